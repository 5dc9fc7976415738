"""Master cards: O."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.master import IN_PLAY_AT_ONCE, POLITICAL, discipline, hides, laid_on

discipline(101310, "Obfuscate", "obf", "f59c6a2a576d")
discipline(102277, "Oblivion", "obl", "21a331da3851")
card(
    101311,
    "Obsession",
    laid_on(VAMPIRE, READY, clan("Toreador antitribu")),
    cannot(rule.UNLOCK, BEARER),
    at(
        fact.UNLOCK_PHASE,
        unless(controller(BEARER), pay(1, BLOOD, BEARER), burn(BEARER)),
        unlock(BEARER),
        whose=controller(BEARER),
    ),
    on(fact.TO_TORPOR, burn(CARD), of=BEARER),
    digest="da542610737d",
)
discipline(101312, "Obtenebration", "obt", "c511b1f73d25")
hides(101326, "Opium Den", "600d94b0f1d3", MINE, clan("Ministry"))
BURNED_POOL = x(1, num(POOL, YOU))
card(
    101341,
    "Oxford University, England",
    IN_PLAY_AT_ONCE,
    ability(POLLING, mod(VOTES, BURNED_POOL * 2, YOU), cost=(locking(), pay(BURNED_POOL, POOL)), if_=POLITICAL),
    digest="3ab70268e4b6",
)
