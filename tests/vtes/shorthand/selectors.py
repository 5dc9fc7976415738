"""Targets and needs by short names, for cards made up in tests."""

from __future__ import annotations

from praxis.effects.filters import Filter
from praxis.vtes.definitions.language import *
from praxis.vtes.effects.filters import Kind
from praxis.vtes.effects.verb import Target
from praxis.vtes.model import face as faces
from tests.vtes.shorthand.base import Need

ANYBODY = 0
OWN = 1
FOREIGN = 2


def whose_filters(whose: int) -> list[Filter]:
    filters: tuple[list[Filter], ...] = ([], [MINE], [OTHERS])
    return filters[whose]


def minions(whose: int = ANYBODY, types: int = faces.CRYPT | faces.ALLY, ready: bool = True) -> Target:
    return a(Kind(types, "minion"), *([READY] if ready else []), *whose_filters(whose))


def monsters() -> Target:
    return a(MONSTER)


def younger() -> Target:
    return a(VAMPIRE, READY, YOUNGER)


def lacking(code: str) -> Target:
    return a(VAMPIRE, ~has(code.upper()))


def uncontrolled_vampires(younger: bool = False, least: int = 0) -> Target:
    return a(VAMPIRE, UNCONTROLLED, MINE, *([YOUNGER] if younger else []), capacity(least))


def permanents(word: str, whose: int = ANYBODY) -> Target:
    return a(trait(word), *whose_filters(whose))


def methuselahs(others: bool = True, not_acting: bool = False) -> Target:
    return a(SEAT, *([OTHERS] if others else []), *([~among(ACTOR)] if not_acting else []))


def all_others() -> Target:
    return every_other()


def in_ash_heap(types: int, whose: int = OWN) -> Target:
    return a(Kind(types, "card"), ASH, *whose_filters(whose))


def titled(*titles: str) -> Need:
    return title(*titles) if titles else TITLED


def of_sect(word: str) -> Need:
    return sect(word)
