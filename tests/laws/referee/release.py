"""Many games in which all cards meet, judged by the referee: `./check --release` plays them.

Whatever stands in `Outcome.wrong` is either a fault of the engine or a text that the referee does not understand.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterable
from typing import NamedTuple

from praxis.kernel.event import SPECTATOR, Event
from praxis.vtes.catalogue import catalogue
from praxis.vtes.decks.packed import unpack
from tests.laws.referee.ending import differences
from tests.laws.referee.games import KIND, Walk, eager_walk, mixed_game, steps
from tests.laws.referee.referee import Referee, Step
from tests.laws.referee.table import NOBODY, Table

DRAWN = frozenset({"drawn", "drawn-crypt"})
PLAYED = frozenset({"plays", "controlled", "recruited", "in-play", "put-on"})


class Outcome(NamedTuple):
    """What the referee found in some games."""

    games: int
    errors: list[str]
    """Games in which the engine stopped, or whose table at the end is not as told."""
    objections: list[str]
    judged: int
    left_out: int
    dealt: set[int]
    drawn: set[int]
    played: set[int]
    """Cards by their official number."""

    def share(self) -> float:
        """The share of claims judged, of those that the text of a card might change."""
        return self.judged / max(1, self.judged + self.left_out)

    def and_(self, other: Outcome) -> Outcome:
        return Outcome(
            self.games + other.games,
            self.errors + other.errors,
            self.objections + other.objections,
            self.judged + other.judged,
            self.left_out + other.left_out,
            self.dealt | other.dealt,
            self.drawn | other.drawn,
            self.played | other.played,
        )


NONE = Outcome(0, [], [], 0, 0, set(), set(), set())


def judged(number: int) -> Outcome:
    """One game, played to its end."""
    setting, seed = mixed_game(number)
    place = f"mixed game {number} ({setting.label()})"
    referee = Referee(Table(unread=True))
    errors: list[str] = []
    dealt = {card for deck in KIND.header(setting, seed).decks for card in unpack(deck).cards}
    drawn: set[int] = set()
    played: set[int] = set()
    try:
        walk = Walk(eager_walk(setting, seed))
        for step in steps(walk):
            referee.take(step)
            _note(step, referee.table, drawn, played)
        errors.extend(f"{place}: {fault}" for fault in walk.game.faults())
        errors.extend(f"{place}: {difference}" for difference in differences(referee.table, walk.game.view(SPECTATOR)))
        if not referee.table.over:
            errors.append(f"{place} was not told to be over")
    except Exception:  # an error in one game must not stop the others
        errors.append(f"{place}: {traceback.format_exc()}")
    objections = [f"{place} {violation}" for violation in referee.violations]
    table = referee.table
    return Outcome(1, errors, objections, table.judged, table.left_out, dealt, drawn, played)


def _note(step: Step, table: Table, drawn: set[int], played: set[int]) -> None:
    if not isinstance(step, Event) or step.kind not in DRAWN | PLAYED:
        return
    card, mode = step.fields["card"], step.fields.get("mode")
    if isinstance(card, int) and (step.kind != "plays" or mode != NOBODY):  # a card burned for a vote is not played
        (drawn if step.kind in DRAWN else played).add(table.key.get(card, 0))


def in_all(outcomes: Iterable[Outcome]) -> Outcome:
    found = NONE
    for outcome in outcomes:
        found = found.and_(outcome)
    return found


def full_cards() -> dict[int, str]:
    """All cards that are enforced in full, and their names."""
    return {face.id: face.name for face in catalogue.load() if catalogue.coverage_of(face.id) == "full"}
