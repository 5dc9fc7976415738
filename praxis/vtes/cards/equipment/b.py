"""Equipment cards: B."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.equipment import BLADE, MELEE, plain_weapon, thrown, weapon
from praxis.vtes.definitions.shapes.several import BEFORE_BLOCKS, only_one

plain_weapon(100130, "Bang Nakh — Tiger's Claws", 2, MELEE, "853d24164ea5")
HURTS_KIASYD = is_(OPPOSING, clan("Kiasyd"))
card(
    100133,
    "Banshee Ironwail",
    permanent(),
    ability(STRIKE, damage(2, WITH_STRENGTH | WEAPON), if_=~HURTS_KIASYD),
    ability(STRIKE, damage(2, WITH_STRENGTH | WEAPON | AGGRAVATED), if_=HURTS_KIASYD),
    gives(STEALTH, -1),
    on(fact.BLOCKED, burn(1, BLOOD, ACTING), of=BEARER),
    digest="2598264dad0d",
)
card(
    100137,
    "Baseball Bat",
    permanent("", if_(kind("equip") & UNBLOCKED, later(fact.TURN_ENDS, unlock(ME), until=TURN))),
    ability(STRIKE, damage(1, BLADE)),
    not_replaced="action",
    digest="5e1d843c6675",
)
plain_weapon(100139, "Bastard Sword", 1, MELEE, "b4f6bbcfeea4")
weapon(
    100175,
    "Blade of Bellona",
    damage(1, BLADE),
    ability(RANGE, aiming(only="close"), limit=COMBAT),
    digest="9c0f9b1cbf8f",
)
card(
    100212,
    "Blood Tears of Kephran",
    permanent(),
    ability(PREVENT, prevent(2, ME), cost=burn(CARD), who=VAMPIRE),
    ability(AT_ANY_TIME, gain(2, BLOOD, BEARER), burn(CARD), if_=is_(BEARER, VAMPIRE)),
    digest="d5b5759dd6df",
)
weapon(100226, "Blow Torch", damage(1, WEAPON | AGGRAVATED), digest="56f6da20c230")
card(
    100229,
    "Body Bag",
    permanent(),
    ability(
        BEFORE_BLOCKS,
        outcome(THWARTED),
        cost=pay(2, BLOOD, BEARER),
        if_=directed_at(BEARER) & is_(BEARER, READY, ANARCH),
    ),
    only_one(trait("haven")),
    digest="c6b78e14975a",
)
thrown(100233, "Bomb", 5, inflict(5, ME), act(burn(a(LOCATION, IN_PLAY)), burn(CARD)), digest="93231d8a12c0")
card(
    100243,
    "Bowl of Convergence",
    permanent(),
    gives(INTERCEPT, 1, BEARER, if_=is_(BEARER, has("aus"))),
    ability(
        DURING_ACTION,
        mod(INTERCEPT, 1, BEARER),
        cost=pay(1, BLOOD, BEARER),
        by=BY_REACTING,
        who=has("AUS"),
        limit=ACTION,
    ),
    digest="607d483766b4",
)
weapon(100246, "Brass Knuckles", damage(1, BLADE), limit=COMBAT, digest="5dd7e634c3b7")
