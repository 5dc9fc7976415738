"""Definitions of official cards, by type. They are loaded when the first one is asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Final

from praxis.vtes.catalogue.catalogue import load, state_coverage
from praxis.vtes.effects.base import NOTHING, Definition

FILES: Final = (
    "action",
    "combat",
    "event",
    "imbued",
    "lasting",
    "master",
    "modifier",
    "permanent",
    "politics",
    "reaction",
    "reductions",
    "unseen",
    "vampires",
)
"""The modules of this package that define cards."""


@cache
def modules() -> tuple[ModuleType, ...]:
    """All of them, loaded."""
    return tuple(import_module(f"{__name__}.{name}") for name in FILES)


def definitions() -> dict[int, Definition]:
    """What each official card does that has a definition."""
    from praxis.vtes.cards.build import DEFINITIONS

    modules()
    return DEFINITIONS


def definition_of(card: int) -> Definition:
    """What an official card does; nothing, as long as it has no definition."""
    return definitions().get(card, NOTHING)


def coverage(card: int) -> str:
    """How much of a card is enforced: all, if it is a vampire whose text has nothing but what the rules read."""
    from praxis.vtes.cards.crypt import is_plain

    definition = definitions().get(card)
    if definition is not None:
        return definition.coverage
    face = load().get(card)
    return "full" if face is not None and face.crypt and is_plain(face) else "manual"


state_coverage(coverage)
