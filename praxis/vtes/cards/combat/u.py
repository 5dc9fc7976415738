"""Combat cards: U."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.combat import after_combat, blows
from praxis.vtes.definitions.shapes.several import keeps_one

blows(102061, "Undead Strength", 1, 2, "37979017eb58")
card(
    102071,
    "Unflinching Persistence",
    combat("for", prevent(1), when=PREVENT),
    combat("FOR", maneuver(), keeps_one(), when=RANGE),
    digest="37d7c5ffa422",
)
card(
    102072,
    "Unholy Penance",
    strike("pre", ends()),
    strike(
        "PRE",
        ends(),
        after_combat(put(CARD, T), remember(ME)),
        if_=~is_(OPPOSING, with_(named("Unholy Penance"))),
    ),
    gives(BLEED, 1, all_(among(CHOSEN)), if_=kind("bleed") & directed_at(controller(BEARER))),
    act(burn(CARD), stealth=1),
    digest="f479eab992cc",
)
