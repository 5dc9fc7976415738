"""Reaction cards: G."""

from __future__ import annotations

from praxis.effects.nodes import Effect
from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import BLEEDS_YOU, a_maneuver, if_blocks

card(
    100835,
    "Glare of Lies",
    reaction("aus obe", show(all_(in_(HAND), of(ACTOR)), YOU)),
    reaction(
        "AUS OBE",
        show(all_(in_(HAND), of(ACTOR)), YOU),
        mod(BLEED, 0 - count(MODIFIER_CARD, in_(HAND), of(ACTOR))),
    ),
    if_=BLEEDS_YOU,
    digest="f332c9aa905b",
)
card(
    100863,
    "Guard Dogs",
    rises("ani", unlock(ME)),
    rises("ANI", above, if_blocks(a_maneuver())),
    if_=BLEEDS_YOU,
    digest="3c93659433fd",
)


def vigil(codes: str, *effects: Effect) -> Way:
    """A reaction that attempts to block, with 1 intercept if it is played with Auspex."""
    return reaction(codes, attempt(intercept=1 if "aus" in codes else 0), *effects)


card(
    100868,
    "Guardian Vigil",
    vigil("aus"),
    vigil("cel", if_blocks(a_maneuver())),
    vigil("for", mod(STAYS_UNLOCKED, 1, ME)),
    vigil("aus cel", if_blocks(a_maneuver())),
    vigil("aus for", mod(STAYS_UNLOCKED, 1, ME)),
    vigil("cel for", if_blocks(a_maneuver()), mod(STAYS_UNLOCKED, 1, ME)),
    vigil("aus cel for", if_blocks(a_maneuver()), mod(STAYS_UNLOCKED, 1, ME)),
    digest="4722c3829cea",
)
