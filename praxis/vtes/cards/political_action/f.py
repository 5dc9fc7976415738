"""Political Action cards: F."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.political_action import TITLES_WORTH_LESS
from praxis.vtes.definitions.shapes.several import IN_YOUR_MINION_PHASE

card(
    100700,
    "Fanfare for Elysium",
    political(gain(1, BLOOD, some(VAMPIRE, OLDER, least=0, most=5)), disciplines="mel"),
    political(gain(1, BLOOD, some(VAMPIRE, OLDER, least=0, most=5)), put(CARD, PLAY), disciplines="MEL"),
    ability(BEFORE_RANGE, outcome(COMBAT_OVER), cost=burn(CARD), by=BY_METHUSELAH),
    digest="7b3a4c095894",
)
card(
    100732,
    "Finding the Path",
    political(
        each(some(SEAT, least=(count(of=SEATS) + 1) // 2), burn(1, POOL, IT)),
        each(all_(SEAT, where(allotted(IT) <= 0)), gain(1, POOL, IT)),
    ),
    digest="67513c4e149b",
)
card(
    100736,
    "Firebrand",
    political(put(CARD, ME), who=ANARCH & ~with_(named("Firebrand"))),
    gives(VOTES, 1, if_=kind("political")),
    ability(
        IN_YOUR_MINION_PHASE,
        unlock(a(VAMPIRE, READY, LOCKED, ANARCH, where(num(CAPACITY, IT) < num(CAPACITY, BEARER)))),
        cost=pay(1, BLOOD, BEARER),
        if_=is_(BEARER, READY) & YOUR_TURN,
    ),
    on(fact.TO_TORPOR, burn(CARD), of=BEARER),
    digest="8e11be8dafd1",
)
card(
    100790,
    "Free States Rant",
    political(
        each(allocated((num(CAPACITY, ME) + 1) // 2, VAMPIRE, READY, each=3), burn(allotted(IT), BLOOD, IT)),
        who=(INDEPENDENT | ANARCH) & VAMPIRE,
        during=TITLES_WORTH_LESS,
    ),
    digest="b4d25898c629",
)
