"""Which clause is cited for what has happened, in the book of the edition that is played."""

from __future__ import annotations

from functools import cache
from typing import Final

from praxis.clauses import load

ELSEWHERE: Final[dict[str, str]] = {
    "turn.order.clockwise": "turn.phases.five",
    "card.counter.gain-from-bank": "setup.bank.common",
    "card.play.declare": "card.play.procedure",
}
"""For a clause that not every book has: the one that speaks of the same thing in the others. Where a book says nothing
of it, no clause is cited."""
AGREED: Final = ("imbued.",)
"""The chapters of rules that a table may agree on although its edition lacks them."""


@cache
def in_book(clause: str, edition: str) -> str:
    """The clause to cite in an edition for one that the rules name; empty if its book says nothing of the matter."""
    if not clause or clause.startswith(AGREED):
        return clause
    row = load("vtes").get(clause)
    if row is None or row.holds_in(edition):
        return clause
    return in_book(ELSEWHERE.get(clause, ""), edition)
