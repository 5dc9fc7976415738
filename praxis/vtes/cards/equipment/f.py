"""Equipment cards: F."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.equipment import automatic, plain_weapon, unique_blade

unique_blade(100720, "Femur of Toomler")
card(100739, "Flak Jacket", permanent(), ability(PREVENT, prevent(1, BEARER), limit=COMBAT), digest="aafcfc9f8ed9")
plain_weapon(100742, "Flamethrower", 2, RANGED | AGGRAVATED, "2186142aaafe")
card(
    100743,
    "Flaming Candle",
    permanent(limit=GAME),
    ability(
        ANNOUNCED,
        hang(cannot(rule.BLOCK, VAMPIRE)),
        cost=(pay(1, BLOOD, ME), burn(CARD)),
        by=BY_ACTING,
        who=VAMPIRE,
    ),
    digest="7f91d340e5b0",
)
automatic(100754, "Foldable Machine Gun", 1, "9600dc58efb8", if_=~FIRST_ROUND)
