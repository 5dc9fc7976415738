"""Equipment cards: I."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.equipment import GUN, estate, plain_weapon, weapon

weapon(
    100964,
    "Improvised Flamethrower",
    damage(2, GUN | AGGRAVATED),
    on(
        fact.INFLICTS,
        inflict(2, BEARER, AGGRAVATED),
        burn(CARD),
        of=BEARER,
        to=OPPOSING,
        if_=LONG & (HOW_MUCH >= 1),
    ),
    limit=COMBAT,
    digest="345514169d62",
)
card(
    100972,
    "Incriminating Videotape",
    permanent("", remember(pick(MINION, of(PREY)))),
    cannot(rule.BLOCK, CHOSEN, BEARER),
    covered="of one's prey: controlled by it",
    digest="9a53c3c3494a",
)
estate(
    101002,
    "Inveraray, Scotland",
    act(take(1, BLOOD, ME, CARD), who=VAMPIRE, if_=num(BLOOD, CARD) <= 2),
    gives(BLEED, num(BLOOD, CARD), if_=is_(BEARER, VAMPIRE)),
    digest="103a46139dd6",
)
card(101007, "IR Goggles", permanent(), ability(RANGE, maneuver(), limit=COMBAT), digest="53fb4e194986")
plain_weapon(101014, "Ivory Bow", 1, RANGED | AGGRAVATED, "cd38ac346d20")
