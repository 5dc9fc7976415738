"""Action cards: O."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    101316,
    "Off Kilter",
    action("", gain(1), if_(EDGE, may(gain(1), cost=burning_edge()), other=taking_edge()), stealth=1),
    digest="2767e837afd9",
)
card(
    101324,
    "Open War",
    action("", put(CARD, PLAY), who=title("baron"), limit=GAME, stealth=1),
    act(fight(a(MINION, READY, OTHERS)), who=ANARCH, open=FOR_ANYBODY),
    act(burn(a(LOCATION)), who=ANARCH, open=FOR_ANYBODY, pool=2),
    ability(
        MASTER,
        mod(MASTER_ACTIONS, -1),
        take(1, POOL, YOU, CARD),
        if_(num(BLOOD, CARD) >= 4, gain(4, POOL, controller(CARD)), burn(CARD)),
        open=FOR_ANYBODY,
    ),
    digest="0af2e9da2bdb",
)
