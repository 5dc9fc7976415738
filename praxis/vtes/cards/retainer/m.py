"""Retainer cards: M."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.retainer import servant
from praxis.vtes.definitions.shapes.several import beast

card(
    101148,
    "Malajit Chandramouli",
    permanent(),
    ability(DURING_ACTION, mod(STEALTH, 1), later(fact.BLOCKED, burn(CARD), to=BEARER), cost=locking(), by=BY_ACTING),
    digest="41e9cf61bba2",
)
card(
    101164,
    "Marijava Ghoul",
    permanent(),
    gives(STEALTH, 1, if_=is_(BEARER, IS_ACTING) & needs("pre")),
    digest="a612b49e7b19",
)
card(
    101182,
    "Masquer",
    *beast("nec"),
    gives(IMMUNE, NOT_AGGRAVATED, ME),
    gives(INTERCEPT, 1),
    ability(DURING_ACTION, mod(INTERCEPT, 1, BLOCKING), cost=burn(CARD), if_=is_(BLOCKING, MINION)),
    digest="46207947f1e5",
)
servant(101249, "Mr. Winthrop", INTERCEPT, "529e084e579a")
card(101254, "Murder of Crows", *beast("ani"), gives(DEALS, 1), digest="f0c2b279e687")
