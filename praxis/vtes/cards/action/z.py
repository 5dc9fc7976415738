"""Action cards: Z."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action import without

card(
    102206,
    "Zillah's Tears",
    action("", put(CARD, ME), gain(1, BLOOD, ME), note("zillah's tears", CARD), who=SABBAT & without("Zillah's Tears")),
    ability(AT_ANY_TIME, unlock(BEARER), burn(CARD), if_=is_(BEARER, SABBAT) & is_(CARD, ~noted("zillah's tears"))),
    stealth=1,
    covered="from the bank on this minion",
    digest="8f843e5a248b",
)
