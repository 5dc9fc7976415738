"""Definitions of official cards, by type. Importing this package loads them all."""

from __future__ import annotations

from praxis.vtes.cards import (
    action,
    combat,
    event,
    imbued,
    master,
    modifier,
    permanent,
    politics,
    reaction,
    unseen,
    vampires,
)
from praxis.vtes.cards.build import DEFINITIONS
from praxis.vtes.cards.crypt import is_plain
from praxis.vtes.catalogue.catalogue import load, state_coverage
from praxis.vtes.effects.base import NOTHING, Definition

MODULES = (action, combat, event, imbued, master, modifier, permanent, politics, reaction, unseen, vampires)


def definition_of(card: int) -> Definition:
    """What an official card does; nothing, as long as it has no definition."""
    return DEFINITIONS.get(card, NOTHING)


def coverage(card: int) -> str:
    """How much of a card is enforced: all, if it is a vampire whose text has nothing but what the rules read."""
    definition = DEFINITIONS.get(card)
    if definition is not None:
        return definition.coverage
    face = load().get(card)
    return "full" if face is not None and face.crypt and is_plain(face) else "manual"


state_coverage(coverage)
