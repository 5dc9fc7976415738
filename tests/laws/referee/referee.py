"""The referee: he hears the events of one game and names each event that breaks a rule of the book."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from praxis.kernel.event import Event
from tests.laws.referee.actions import Actions
from tests.laws.referee.blood import Blood
from tests.laws.referee.chapter import Chapter
from tests.laws.referee.fights import Fights
from tests.laws.referee.offers import Offers
from tests.laws.referee.plays import Plays
from tests.laws.referee.pools import Pools
from tests.laws.referee.score import Score
from tests.laws.referee.table import Table
from tests.laws.referee.torpor import Torpor
from tests.laws.referee.turns import Influence, Turns
from tests.laws.referee.uniqueness import Uniqueness
from tests.laws.referee.voting import Voting

CHAPTERS: tuple[type[Chapter], ...] = (
    Turns,
    Influence,
    Pools,
    Blood,
    Plays,
    Actions,
    Voting,
    Fights,
    Torpor,
    Uniqueness,
    Offers,
    Score,
)


class Violation(NamedTuple):
    place: int
    """The number of the event in the game, from 0."""
    chapter: str
    what: str

    def __str__(self) -> str:
        return f"event {self.place} ({self.chapter}): {self.what}"


class Asked(NamedTuple):
    seat: int
    kind: str
    options: list[tuple[Any, ...]]


class Answered(NamedTuple):
    seat: int
    kind: str
    option: tuple[Any, ...]


Step = Event | Asked | Answered
"""What the referee sees of a game, in order: what happens, what is asked, and what is answered."""


class Referee:
    def __init__(self, table: Table | None = None) -> None:
        self.table = Table() if table is None else table
        self.chapters = [chapter(self.table) for chapter in CHAPTERS]
        self.heard = 0
        self.violations: list[Violation] = []

    def take(self, step: Step) -> None:
        if isinstance(step, Event):
            self.hear(step)
            return
        for chapter in self.chapters:
            if isinstance(step, Asked):
                chapter.sees(*step)
            else:
                chapter.answered(*step)
        self._note(step)

    def hear(self, event: Event) -> None:
        fields = {name: value for name, value in event.fields.items() if name != "clause"}
        self.table.read(event.kind, fields)
        for chapter in self.chapters:
            chapter.hear(event.kind, fields)
        self._note(event)
        self.table.follow(event.kind, fields)

    def _note(self, step: Step) -> None:
        for chapter in self.chapters:
            if chapter.objections:
                name = type(chapter).__name__
                self.violations.extend(Violation(self.heard, name, f"{text}: {step}") for text in chapter.objections)
                chapter.objections.clear()
        self.heard += 1


def violations(steps: Iterable[Step]) -> list[Violation]:
    """Every broken rule of a game, in order."""
    referee = Referee()
    for step in steps:
        referee.take(step)
    return referee.violations
