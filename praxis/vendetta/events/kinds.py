"""Types of fields that several events share, and the clause of what a card does."""

from __future__ import annotations

from typing import Annotated, Final

Place = Annotated[int, "location"]
BY_CARD: Final = "vendetta.conflict-rule.card-over-rulebook"
