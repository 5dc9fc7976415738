"""The seats and cards that an effect is about, while it is carried out or while a bar is asked for."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from praxis.effects.nodes import NOTHING_TO_DO
from praxis.kernel.procedure import Procedure

NOBODY: Final = -1
_NONE: Final[list[int]] = []
"""The one empty list that all scopes without targets share. It is never changed."""


@mypyc_attr(free_list_len=1)
class Scope(Procedure):
    """What the nodes of a definition read.

    A scope by itself is on no stack: it serves to ask what could be done. `Work` extends it to the procedure that
    carries effects out.
    """

    __slots__ = ("card", "event", "it", "minion", "moved", "paid", "seat", "targets", "them")

    IDLE: ClassVar[str] = NOTHING_TO_DO
    """What `Effect.bar` answers in this game if doing the effect now would change nothing."""

    def __init__(
        self,
        card: int,
        seat: int,
        minion: int = NOBODY,
        targets: list[int] | None = None,
        it: int = NOBODY,
        them: int = NOBODY,
        paid: int = 0,
        moved: int = 0,
        event: list[int] | None = None,
    ) -> None:
        super().__init__()
        self.card = card
        self.seat = seat
        """Your seat: the seat whose card or effect it is."""
        self.minion = minion
        """The minion who plays the card or uses the effect; `NOBODY` if a player does."""
        self.targets: list[int] = _NONE if targets is None else targets
        """The cards or seats that were chosen as the card was played."""
        self.it = it
        """The card or seat that an `each` has come to, or the card that an event is about."""
        self.them = them
        """The seat that an `each` has come to, or the seat whose phase or deed has set off the effect."""
        self.paid = paid
        """How much the last cost was."""
        self.moved = moved
        """How much the last effect has gained, burned or moved."""
        self.event: list[int] = _NONE if event is None else event
        """What has set off a trigger: the kind of event, who did it, to whom, how much, with which card."""

    def fork(self) -> Scope:
        return self.resumed(
            Scope(
                self.card,
                self.seat,
                self.minion,
                self.targets.copy(),
                self.it,
                self.them,
                self.paid,
                self.moved,
                self.event.copy(),
            )
        )
