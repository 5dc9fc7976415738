"""Ally cards: G."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    100821,
    "Ghouled Street Thug",
    permanent(),
    ability(STRIKE, damage(1, RANGED)),
    as_vampire="pot",
    as_vampire_of=2,
    digest="a15f04466d94",
)
card(
    100832,
    "Giulia Giovanni Abruzzina",
    permanent(),
    ability(BEFORE_RANGE, set_range("close"), cost=locking(), if_=exists(FIGHTING, MINE, clan("Giovanni"))),
    digest="8e1787e19f46",
)
ANOTHER_DRONE = (named("Gravebound Drone"), MINE, IN_PLAY, ~among(CARD))
card(
    102326,
    "Gravebound Drone",
    permanent("obl"),
    permanent("OBL"),
    cannot(rule.BEAR, ME, EQUIPMENT),
    ability(PREVENT, prevent(1, all_(FIGHTING, *ANOTHER_DRONE)), cost=pay(1, LIFE, CARD), by=BY_METHUSELAH),
    ability(
        DURING_ACTION,
        mod(BLEED, 1),
        cost=pay(1, LIFE, pick(*ANOTHER_DRONE)),
        if_=is_(ACTING, among(CARD)) & kind("bleed") & exists(*ANOTHER_DRONE),
        version=1,
    ),
    digest="8fd458225469",
)
card(
    100855,
    "Gregory Winter",
    permanent(),
    act(take(1, BLOOD, a(VAMPIRE, OTHERS), ME), stealth=1),
    act(burn(a(VAMPIRE, TORPOR)), gain(2, LIFE, ME)),
    at(fact.UNLOCK_PHASE, burn(1, LIFE, CARD), whose=YOU),
    digest="2eec9820ad7f",
)
card(100875, "Gypsies", permanent(), gives(STEALTH, 1, ME), digest="df9597755cb8")
