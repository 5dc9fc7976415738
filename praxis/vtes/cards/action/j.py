"""Action cards: J."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    101021,
    "Jar the Soul",
    action("nec", lock(a(MINION, READY))),
    action("NEC", above, burn(1, BLOOD, T)),
    stealth=1,
    digest="ffdc0a6fbf0d",
)
card(
    101028,
    "Judgment: Camarilla Segregation",
    action("", put(CARD, PLAY), who=title("prince", "justicar"), stealth=1),
    at(fact.UNLOCK_PHASE, if_(exists(VAMPIRE, ~CAMARILLA, of(THEM)), burn(1, POOL, THEM))),
    ability(MASTER, burn(a(VAMPIRE, MINE, ~CAMARILLA)), burn(CARD), open=FOR_ANYBODY),
    digest="29444126ec32",
)
