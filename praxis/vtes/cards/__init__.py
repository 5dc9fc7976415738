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
    "against_bleeds",
    "allies",
    "arms",
    "assaults",
    "bleeding",
    "bleeds",
    "blows",
    "burdens",
    "cancelling",
    "combat",
    "creatures",
    "curses",
    "errands",
    "estates",
    "event",
    "feints",
    "foiled_blocks",
    "footwork",
    "guards",
    "gambits",
    "gear",
    "gifts",
    "holdings",
    "imbued",
    "intercepts",
    "lasting",
    "legions",
    "locations",
    "master",
    "modifier",
    "motions",
    "notables",
    "omens",
    "openings",
    "on_minions",
    "pacts",
    "permanent",
    "politics",
    "polling",
    "precons",
    "progeny",
    "prologues",
    "reaction",
    "reductions",
    "relics",
    "referendums",
    "replies",
    "retainers",
    "ruses",
    "schemes",
    "servants",
    "stamina",
    "stealthy",
    "steps",
    "strikes",
    "thefts",
    "turning_points",
    "undertakings",
    "unseen",
    "vampires",
    "waking",
    "weapons",
    "workings",
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
    """What an official card does: as defined, or as read from the text of a vampire; nothing if it is neither."""
    found = definitions().get(card) or read(card)
    return NOTHING if found is None else found


def read(card: int) -> Definition | None:
    """What a vampire does by its text, if the grammar reads all of it. It is read when it is first asked for."""
    face = load().get(card)
    if face is None or not face.crypt:
        return None
    from praxis.vtes.cards.reading.vampires import read as read_text

    return read_text(card)


def coverage(card: int) -> str:
    """How much of a card is enforced: all, if it is a vampire whose text the rules or the grammar read."""
    from praxis.vtes.cards.crypt import is_plain

    definition = definitions().get(card)
    if definition is not None:
        return definition.coverage
    face = load().get(card)
    if face is None or not face.crypt:
        return "manual"
    return "full" if is_plain(face) or read(card) is not None else "manual"


state_coverage(coverage)
