"""Equipment cards: A."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.equipment import automatic, gun
from praxis.vtes.definitions.shapes.several import only_one

card(100003, "Aaron's Feeding Razor", permanent(), gives(HUNT, 1), digest="eb7b44a68a2c")
automatic(100032, "AK-47", 2, "18c5b616de78")
card(
    100053,
    "An Anarch Manifesto",
    permanent(),
    gives(STEALTH, 1, if_=is_(BEARER, ANARCH, IS_ACTING) & needs("Anarch")),
    gives(STRENGTH, 1, all_(FIGHTING, VAMPIRE, TITLED, ~ANARCH, ~among(BEARER)), if_=is_(BEARER, FIGHTING)),
    only_one(named("An Anarch Manifesto")),
    digest="d2b6348a71be",
)
card(
    100071,
    "The Ankara Citadel, Turkey",
    permanent(),
    costs(0, BLOOD_COST, BEARER, ~MODIFIER_CARD, half=True),
    stands_as="location",
    digest="668a69daccf8",
)
card(
    100086,
    "Argent Baton",
    permanent(),
    ability(STRIKE, damage(1, WITH_STRENGTH | WEAPON)),
    ability(STRIKE, special(RANGED | WEAPON), hits(burn(4, LIFE, OPPOSING)), if_=is_(OPPOSING, trait("werewolf"))),
    digest="4cd0fae192af",
)
gun(100107, "Assault Rifle", 4, "f55ffca00948")
