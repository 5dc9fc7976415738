"""Types of fields that several events share."""

from __future__ import annotations

from typing import Annotated, Final, Literal

Face = Annotated[int, "face"]
"""The key of what is printed on a card; see `Face.key`."""
HowFar = Literal["close", "long"]
LEFT_WITH_HER: Final = "end.oust.controlled-cards"
"""The clause by which cards leave the game with the Methuselah who controlled them. One line tells of all of them."""
