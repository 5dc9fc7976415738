"""Equipment cards: R."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.equipment import GUN, RESCUING, estate, weapon
from praxis.vtes.definitions.shapes.several import only_one

card(
    101599,
    "Reliquary: Trinket",
    permanent(),
    gives(HAND_SIZE, 1, if_=is_(BEARER, READY, LAIBON)),
    act(discard(up_to(3, in_(HAND), MINE)), who=LAIBON, stealth=1),
    only_one(named("Reliquary: Trinket")),
    digest="2dd5e4eb3dba",
)
card(
    102359,
    "Righteous Blade",
    permanent(),
    ability(STRIKE, damage(1, WITH_STRENGTH | WEAPON)),
    ability(PRESS, press("continue"), limit=COMBAT),
    digest="9ad349c537be",
)
card(
    102243,
    "Ritual Goblet",
    permanent(),
    teaches("tha"),
    dues(-1, BLOOD_COST, BEARER, "rescue"),
    ability(SUCCEEDED, unlock(BEARER), if_=RESCUING & is_(BEARER, VAMPIRE), limit=TURN),
    digest="492da39f8e81",
)
card(
    101643,
    "Ritual Scalpel",
    permanent(),
    gives(HUNT, 1, if_=is_(BEARER, clan("Nagaraja"))),
    act(
        inflict(1, a(ALLY | RETAINER, IN_PLAY, trait("mortal")), UNPREVENTABLE, by_minion=True),
        gain(2, BLOOD, ME),
        who=clan("Nagaraja"),
    ),
    digest="9496ef6d909d",
)
weapon(101656, "RPG Launcher", damage(6, GUN | LONG_ONLY), if_=~FIRST_ROUND, digest="9bece0ae38b5")
estate(
    101658,
    "Ruins of Ceoris",
    ability(RANGE, maneuver(), limit=COMBAT | BY_NAME, who=clan("Tremere antitribu")),
    ability(PRESS, press(), limit=COMBAT | BY_NAME, who=clan("Tremere antitribu")),
    digest="13d0616db286",
)
X_BLOOD = x(1, num(BLOOD, ME))
estate(
    101660,
    "Ruins of Villers Abbey, Belgium",
    ability(
        BEFORE_RANGE,
        mod(MANEUVERS, X_BLOOD, ME, COMBAT),
        cost=pay(X_BLOOD, BLOOD, ME),
        by=BY_COMBATANT,
        who=VAMPIRE,
        if_=FIRST_ROUND,
    ),
    digest="3d29eb1f9bf4",
)
