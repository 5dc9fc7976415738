"""Equipment cards: M."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.equipment import GUN, MELEE, plain_weapon, weapon

weapon(101168, "Mark V", damage(4, GUN | LONG_ONLY), limit=ROUND, digest="750958292085")
plain_weapon(101190, "Meat Cleaver", 1, MELEE, "b4f6bbcfeea4")
card(
    101252,
    "Mummy's Tongue",
    permanent(),
    ability(MASTER, lock(a(VAMPIRE, IN_PLAY)), gain(1, STUN, T), cost=burn(CARD), if_=is_(BEARER, VAMPIRE)),
    covered="a stun counter keeps him locked in his next unlock phase",
    digest="835ebf5f59b5",
)
