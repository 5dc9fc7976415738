"""Which clause is cited for what has happened, in the book of the edition that is played."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from praxis.clauses import load
from praxis.kernel.game import Reason

ELSEWHERE: Final[dict[str, str]] = {
    "turn.order.clockwise": "turn.phases.five",
    "card.counter.gain-from-bank": "setup.bank.common",
    "card.play.declare": "card.play.procedure",
    "card.requirement.vampire-only": "card.requirement.minion",
    "card.wording.tap-to": "card.golden.overrides-rules",
    "card.wording.during-once": "card.golden.overrides-rules",
    "block.attempt.one-at-a-time": "block.attempt.same-or-other",
    "action.announce.as-announced-first": "action.announce.details",
}
"""For a clause that not every book has: the one that speaks of the same thing in the others. Where a book says nothing
of it, no clause is cited."""
AGREED: Final = ("imbued.",)
"""The chapters of rules that a table may agree on although its edition lacks them."""

LACKING: Final = "not-in-edition"
TEXTS: Final = {LACKING: "the rulebook of this edition has no such rule"}


@cache
def in_book(clause: str, edition: str) -> str:
    """The clause to cite in an edition for one that the rules name; empty if its book says nothing of the matter."""
    if not clause or clause.startswith(AGREED):
        return clause
    row = load("vtes").get(clause)
    if row is None or row.holds_in(edition):
        return clause
    return in_book(ELSEWHERE.get(clause, ""), edition)


def cited(reason: Reason, edition: str) -> Reason:
    """A reason with the clause that the book of an edition has for it; its words stay those of the clause that the
    rules name. If the book lacks the whole matter, the reason says so, with the clause that tells of the difference."""
    clause = in_book(reason.clause, edition)
    if clause == reason.clause:
        return reason
    if clause:
        return msgspec.structs.replace(reason, clause=clause, code=reason.clause)
    return Reason(reason.clause, TEXTS[LACKING], LACKING)


def named(reason: Reason) -> str:
    """The clause that the rules name for a reason, whichever the book of the edition has."""
    return reason.clause if reason.code in ("", LACKING) else reason.code
