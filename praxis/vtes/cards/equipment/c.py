"""Equipment cards: C."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.equipment import GUN, RESCUING, estate, superior, weapon

card(
    100287,
    "Camera Phone",
    permanent(),
    act(bleed(1, mod(UNAIDED, 1, ACTING))),
    digest="71e842e20131",
)
estate(
    100306,
    "Catacombs",
    gives(STEALTH, 1, if_=RESCUING),
    dues(-1, BLOOD_COST, BEARER, "rescue"),
    digest="224a603a1a02",
)
superior(
    100325,
    "Changeling Skin Mask",
    "obf",
    ability(DURING_ACTION, mod(INTERCEPT, 2, ME), cost=burn(CARD), by=BY_REACTING, who=VAMPIRE),
    digest="ef18afa70f10",
)
card(
    100361,
    "Cloak of the Abalone",
    permanent(),
    cannot(rule.BLOCK, clan("Toreador", "Toreador antitribu"), BEARER),
    digest="1aa87dbfbc98",
)
card(
    100374,
    "Codex of the Edenic Groundskeepers",
    permanent(),
    gives(STEALTH, -2, BEARER, if_=kind("bleed") & is_(BEARER, IS_ACTING)),
    act(
        bleed(0, hang(gives(BLEED, 3, ME, if_=~exists(MINION, READY, UNLOCKED, of(VICTIMS))))),
        who=VAMPIRE,
        blood=1,
    ),
    digest="81b9842c1e36",
)
weapon(100379, "Combat Shotgun", damage(3, GUN), limit=ROUND, digest="5969882e01f9")
card(
    100394,
    "Concoction of Vitality",
    permanent(),
    ability(
        ANNOUNCED,
        hang(cannot(rule.BLOCK, VAMPIRE)),
        hang(cannot(rule.PLAY, ME, DISCIPLINED)),
        cost=burn(CARD),
        by=BY_ACTING,
        who=VAMPIRE,
    ),
    digest="0d89d29a5ca3",
)
card(
    100422,
    "Cooler",
    permanent("", gain(4, BLOOD, CARD)),
    ability(UNLOCK, take(1, BLOOD, CARD, BEARER), if_=is_(BEARER, READY, VAMPIRE), limit=TURN),
    on(fact.LOSES_BLOOD, burn(CARD), of=CARD, if_=num(BLOOD, CARD) <= 0),
    digest="ed259e97833c",
)
