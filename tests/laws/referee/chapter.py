"""A chapter of the rulebook as the referee checks it: it hears each event while the table still stands as before.

It is not told which clause the engine names for an event: the events before it must tell the referee why it happens.
"""

from __future__ import annotations

from typing import Any

from tests.laws.referee.table import NOBODY, Table

CAPACITY = (
    r"[+-]\w+ capacity|capacity (is|becomes|by)\b|(increas|reduc|decreas|lower|rais|larger|smaller)\w* [\w ]*capacity"
    r"|capacity [\w ]*(increas|reduc|decreas|larger|smaller)|merged"
)
"""Words of texts that change a capacity."""


class Chapter:
    """Its methods `on_<kind>` are called with the fields of each event of that kind, before the table follows it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.objections: list[str] = []

    def claim(self, holds: bool, otherwise: str) -> None:
        if not holds:
            self.objections.append(otherwise)

    def by_book(
        self,
        holds: bool,
        otherwise: str,
        about: str,
        of: tuple[int, ...] = (),
        seat: int = NOBODY,
        told: bool = False,
        but: int = NOBODY,
    ) -> None:
        """What holds unless the text of a card changes it. Where cards are dealt whose texts he does not know by heart,
        it is judged only as long as no text in force speaks of it; `about` is a pattern of the words it would use, `of`
        and `seat` say whom it would have to concern, `told` that what a card changes for its own minion is told as it
        is played, `but` is the text of one card that the claim has taken into account."""
        if not self.table.unread:
            self.claim(holds, otherwise)
        elif not self.table.speaks_of(about, of, seat, told, but):
            self.table.judged += 1
            self.claim(holds, otherwise)
        else:
            self.table.left_out += 1

    def may_differ(self, about: str, of: tuple[int, ...] = (), seat: int = NOBODY) -> bool:
        """Whether a text in force that the referee does not know may change what the rules say."""
        return self.table.unread and self.table.speaks_of(about, of, seat)

    def hear(self, kind: str, fields: dict[str, Any]) -> None:
        method: Any = getattr(self, "on_" + kind.replace("-", "_"), None)
        if method is not None:
            method(fields)

    def sees(self, seat: int, kind: str, options: list[tuple[Any, ...]]) -> None:
        """Hear that a seat is asked a question."""

    def answered(self, seat: int, kind: str, option: tuple[Any, ...]) -> None:
        """Hear the answer of a seat."""
