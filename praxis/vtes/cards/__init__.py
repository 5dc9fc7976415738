"""Definitions of official cards, by type. Importing this package loads them all."""

from __future__ import annotations

from praxis.vtes.cards import action, combat, event, imbued, master, modifier, permanent, politics, reaction
from praxis.vtes.cards.build import DEFINITIONS
from praxis.vtes.catalogue import state_coverage
from praxis.vtes.effects.base import NOTHING, Definition

MODULES = (action, combat, event, imbued, master, modifier, permanent, politics, reaction)


def definition_of(card: int) -> Definition:
    """What an official card does; nothing, as long as it has no definition."""
    return DEFINITIONS.get(card, NOTHING)


def coverage(card: int) -> str:
    """How much of a card is enforced."""
    definition = DEFINITIONS.get(card)
    return "manual" if definition is None else definition.coverage


state_coverage(coverage)
