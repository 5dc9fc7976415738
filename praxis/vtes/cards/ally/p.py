"""Ally cards: P."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import beast

card(101411, "Political Ally", permanent(), digest="90d4cac5b567")
card(
    101419,
    "Ponticulus",
    permanent(),
    gives(INTERCEPT, 1, ME, if_=directed_at(YOU)),
    ability(DURING_ACTION, mod(INTERCEPT, 1, BLOCKING), cost=locking(), if_=is_(BLOCKING, clan("Tremere"))),
    gives(IMMUNE, NOT_AGGRAVATED, ME),
    cannot(rule.ACT, ME),
    cannot(rule.BEAR, ME, EQUIPMENT),
    digest="f2865060b4b5",
)
card(
    101491,
    "Procurer",
    permanent(),
    act(gain(1, BLOOD, a(VAMPIRE, READY, MINE)), stealth=2),
    digest="8a13224162c1",
)
card(
    101519,
    "Puppeteer",
    *beast("nec"),
    act(control(a(MINION, IN_PLAY, OTHERS, ALLY | capacity(most=4)), borrowed=True)),
    digest="f3bb4e77a289",
)
