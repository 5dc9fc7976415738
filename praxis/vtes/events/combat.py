"""Events of combat: range, strikes, rounds."""

from __future__ import annotations

from typing import ClassVar, Literal

from praxis.kernel.event import Card, Clause, Event, Fields
from praxis.vtes.events.kinds import HowFar


class Combat(Event, frozen=True):
    """A combat begins."""

    acting: Card
    opposing: Card
    follows = "combat.sequence.rounds"


class Round(Event, frozen=True):
    """A round of combat begins."""

    number: int
    follows = "combat.press.new-round"
    case_in = "number"
    cases: ClassVar = {"1": "combat.sequence.steps"}


class Maneuver(Event, frozen=True):
    """A minion maneuvers to a range."""

    minion: Card
    range: HowFar


class Range(Event, frozen=True):
    """The range of the round is determined."""

    range: HowFar
    clause: Clause


class Strike(Event, frozen=True):
    """A minion's strike is chosen; `card` is its source, `at` what it is aimed at."""

    minion: Card
    how: str
    amount: int
    card: Card
    flags: int
    at: Card
    follows = "combat.strike.sources"


class Additional(Event, frozen=True):
    """A minion gets additional strikes."""

    minion: Card
    amount: int


class Dodged(Event, frozen=True):
    """A minion dodges."""

    minion: Card
    clause: Clause


class NoEffect(Event, frozen=True):
    """A minion's strike does nothing."""

    minion: Card
    clause: Clause


class Press(Event, frozen=True):
    """A minion presses, to go on or to end combat."""

    minion: Card
    to: Literal["continue", "end"]

    @staticmethod
    def variant(fields: Fields) -> str:
        return f".{fields['to']}"


class CombatEnds(Event, frozen=True):
    """An effect ends combat."""

    clause: Clause


class CombatOver(Event, frozen=True):
    """A combat is over."""

    acting: Card
    opposing: Card
