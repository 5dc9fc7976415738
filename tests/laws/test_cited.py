"""A clause that the log cites is in the book of the edition that is played, and is about what has happened."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

import pytest

from praxis import games
from praxis.clauses import game_of, load
from praxis.kernel.event import Event
from praxis.kernel.game import Kind, Setting
from praxis.kernel.words import Scene
from praxis.table.game.installed import words_of
from praxis.vtes import events
from praxis.vtes.model import face as faces
from praxis.vtes.model.state import Vtes
from tests.size import sized

LONGEST: Final = 600
"""Answers of a game that are looked at."""


class Course:
    """What is under way in a game of V:TES, by what was told."""

    def __init__(self, game: Vtes) -> None:
        self.game = game
        self.turn = 0
        self.phase = ""
        self.actions: list[str] = []
        self.fights = 0
        self.referendums = 0

    def before(self, event: Event) -> None:
        if isinstance(event, events.Turn):
            self.turn = event.number
        elif isinstance(event, events.Phase):
            self.phase = event.phase
        elif isinstance(event, events.Action):
            self.actions.append(event.action)
        elif isinstance(event, events.Combat):
            self.fights += 1
        elif isinstance(event, events.Referendum):
            self.referendums += 1

    def after(self, event: Event) -> None:
        if isinstance(event, events.ActionOver) and self.actions:
            self.actions.pop()
        elif isinstance(event, events.CombatOver):
            self.fights -= 1
        elif isinstance(event, events.Result):
            self.referendums -= 1

    def is_of(self, event: Any, types: int) -> bool:
        return bool(self.game.face[event.card].types & types)

    def is_vampire(self, card: int) -> bool:
        return bool(self.game.face[card].types & faces.VAMPIRE)


ABOUT: Final[dict[str, Callable[[Course, Any], bool]]] = {
    "setup.draw.": lambda course, event: course.turn == 0,
    "discard.action.": lambda course, event: course.phase == "discard",
    "influence.spend.": lambda course, event: course.phase == "influence",
    "influence.spend.one-to-invest": lambda course, event: event.amount > 0,
    "influence.spend.two-to-retrieve": lambda course, event: event.amount < 0,
    "influence.spend.four-to-draw-crypt": lambda course, event: event.kind in ("pool", "drawn-crypt"),
    "unlock.edge.": lambda course, event: course.phase == "unlock",
    "card.play.minion-card-burned": lambda course, event: not course.is_of(event, faces.MASTER),
    "master.other.discarded": lambda course, event: course.is_of(event, faces.MASTER),
    "action.ally.": lambda course, event: course.is_of(event, faces.ALLY),
    "action.retainer.": lambda course, event: course.is_of(event, faces.RETAINER),
    "action.hunt.": lambda course, event: course.actions[-1:] == ["hunt"] and course.is_vampire(event.card),
    "block.": lambda course, event: bool(course.actions),
    "combat.": lambda course, event: course.fights > 0,
    "combat.press.": lambda course, event: getattr(event, "number", 2) > 1,
    "damage.heal.": lambda course, event: course.is_vampire(event.card),
    "damage.aggravated.": lambda course, event: course.is_vampire(event.card),
    "damage.nonvampire.": lambda course, event: not course.is_vampire(event.card),
    "torpor.": lambda course, event: course.is_vampire(event.card),
    "diablerie.victim.": lambda course, event: course.is_vampire(event.card),
    "politics.": lambda course, event: course.referendums > 0,
    "politics.result.majority-passes": lambda course, event: event.result == "passed",
    "politics.result.fails-no-effect": lambda course, event: event.result == "failed",
    "politics.terms.": lambda course, event: event.card >= 0,
    "bloodhunt.referendum.": lambda course, event: event.card < 0,
    "imbued.": lambda course, event: not course.is_vampire(event.card),
}
"""What has happened where clauses that begin so are cited."""


def failures(story: list[tuple[Event, str]]) -> list[str]:
    """The cards of actions that are burned as those of failed ones, although the action has succeeded."""
    found: list[str] = []
    failing = False
    for event, clause in story:
        if clause == "action.resolve.failed-card-burned":
            failing = True
        elif isinstance(event, events.ActionOver):
            if failing and event.outcome == events.SUCCEEDED:
                found.append("failed-card-burned cited for an action that succeeded")
            failing = False
    return found


def wrong(kind: Kind, setting: Setting, seed: int) -> list[str]:
    """What is wrong with the clauses that the log of a random game cites."""
    game, dice = kind.begin(kind.header(setting, seed)), random.Random(seed)
    words, names = words_of(kind.name), tuple(f"player {seat}" for seat in range(setting.players))
    course = Course(game) if isinstance(game, Vtes) else None
    found: list[str] = []
    story: list[tuple[Event, str]] = []
    for _ in range(LONGEST):
        scene = Scene("en", names, -1, game.open_view(), -1)
        for event in game.take_events():
            if course is not None:
                course.before(event)
            line = words.event(event.kind, event.fields, scene)
            clause = line.clause if line is not None else ""
            story.append((event, clause))
            if clause and (fault := misplaced(clause, setting, course, event)):
                found.append(f"{setting.label()}: {fault}: {line.text if line else ''} [{clause}]")
            if course is not None:
                course.after(event)
        if game.decision is None:
            break
        game.answer(game.decision.seat, dice.choice(game.decision.options))
    return found + failures(story)


def misplaced(clause: str, setting: Setting, course: Course | None, event: Event) -> str:
    matrix = load(game_of(clause))
    if clause not in matrix:
        return "no such clause"
    agreed = clause.startswith("imbued.") and bool(setting.options.get("legacy"))
    edition = setting.edition or matrix.editions[0]
    if not matrix[clause].holds_in(edition) and not agreed:
        return "not in this book"
    if course is None:
        return ""
    return "" if all(fits(course, event) for stem, fits in ABOUT.items() if clause.startswith(stem)) else "beside it"


@pytest.mark.parametrize("game", games.OWN)
def test_every_clause_in_a_log_is_in_the_book_and_about_what_happened(game: str) -> None:
    kind = games.kind(game)
    found: list[str] = []
    for number, setting in enumerate(kind.settings() * sized(quick=1, normal=1, full=20)):
        found += wrong(kind, setting, number)
    assert found == []
