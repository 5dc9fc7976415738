"""The referee: hears the events of one game and says at which one a rule of the book was broken."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from praxis.kernel.event import Event
from tests.laws.referee.actions import Actions
from tests.laws.referee.blood import Blood
from tests.laws.referee.chapter import Chapter
from tests.laws.referee.fights import Fights
from tests.laws.referee.pools import Pools
from tests.laws.referee.score import Score
from tests.laws.referee.table import Table
from tests.laws.referee.torpor import Torpor
from tests.laws.referee.turns import Influence, Turns
from tests.laws.referee.voting import Voting

CHAPTERS: tuple[type[Chapter], ...] = (Turns, Influence, Pools, Blood, Actions, Voting, Fights, Torpor, Score)


class Violation(NamedTuple):
    place: int
    """Which event of the game, from 0."""
    chapter: str
    what: str

    def __str__(self) -> str:
        return f"event {self.place} ({self.chapter}): {self.what}"


class Referee:
    def __init__(self) -> None:
        self.table = Table()
        self.chapters = [chapter(self.table) for chapter in CHAPTERS]
        self.heard = 0
        self.violations: list[Violation] = []

    def hear(self, event: Event) -> None:
        for chapter in self.chapters:
            chapter.hear(event)
            if chapter.objections:
                name = type(chapter).__name__
                self.violations.extend(Violation(self.heard, name, f"{text}: {event}") for text in chapter.objections)
                chapter.objections.clear()
        self.table.follow(event)
        self.heard += 1


def violations(events: Iterable[Event]) -> list[Violation]:
    """All that was wrong in a game, in order."""
    referee = Referee()
    for event in events:
        referee.hear(event)
    return referee.violations
