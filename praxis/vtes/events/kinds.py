"""Types of fields that several events share."""

from __future__ import annotations

from typing import Annotated, Literal

Face = Annotated[int, "face"]
"""The key of what is printed on a card; see `Face.key`."""
HowFar = Literal["close", "long"]
