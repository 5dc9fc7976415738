"""Master cards: N."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.master import IN_PLAY_AT_ONCE, breeds, discipline

discipline(101267, "Necromancy", "nec", "7d351c53dd09")
card(
    101277,
    "New Carthage",
    IN_PLAY_AT_ONCE,
    gives(BLEED, 1, all_(VAMPIRE, clan("Brujah"), TITLED)),
    gives(VOTES, 1, all_(VAMPIRE, clan("Brujah"), TITLED)),
    gives(VOTES, -1, all_(VAMPIRE, clan("Ventrue"))),
    digest="1ca6a05ac89b",
)
card(
    101294,
    "Nocturn Theater",
    IN_PLAY_AT_ONCE,
    ability(UNLOCK, lock(a(MINION, of(PREY))), cost=(locking(), locking(pick(VAMPIRE, READY, MINE, UNLOCKED)))),
    burnable(VAMPIRE & TITLED),
    digest="eb1b43b18bd9",
)
breeds(101300, "Nosferatu Kingdom", "287bb65ce62a", clan("Nosferatu antitribu"))
card(
    101303,
    "Not to Be",
    out_of_turn(cancel(EVENT_CARD, free=True), put(CARD, PLAY), when=AS_PLAYED),
    gives(MASTER_ACTIONS, 1),
    at(fact.DISCARD_PHASE, mod(DISCARD_ACTIONS, -1, YOU), burn(CARD), whose=YOU),
    covered="one master phase action more while it is in play",
    digest="04ea6086dbc7",
)
