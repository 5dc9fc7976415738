"""Retainers and allies with moments, targets and strikes of their own."""

from __future__ import annotations

from praxis.vtes.cards.allies import feeds_on_servants, rushes
from praxis.vtes.cards.language import *

BEFORE_BLOCKS = ANNOUNCED | OPEN | DECLINED
"""Of an action: never while somebody attempts to block it, or has blocked it."""
IN_OTHER_MINION_PHASES = AT_ANY_TIME & ~(UNLOCK | MASTER | BETWEEN | INFLUENCE | DISCARD | UNLOCK_OF_OTHERS)
HAND_OF_OPPOSING = show(all_(in_(HAND), of(controller(OPPOSING))))

# -- retainers --------------------------------------------------------------------------------------------------------

card(
    101340,
    "Owl Companion",
    permanent("ani"),
    permanent("ANI", gain(1, LIFE, CARD)),
    on((fact.FIGHTS, fact.DRAWN), HAND_OF_OPPOSING, if_=is_(BEARER, FIGHTING)),
    digest="27c0f61b951a",
)
card(
    100335,
    "Charnas the Imp",
    permanent(on=a(MINION, IN_PLAY)),
    at(fact.UNLOCK_PHASE, inflict(1, BEARER), whose=controller(BEARER)),
    gives(IMMUNE, FROM_EMPLOYER, ME),
    instead(
        fact.BURNED,
        may(put(CARD, pick(MINION, IN_PLAY, ~among(BEARER)))),
        burn(IT),
        of=BEARER,
        if_=exists(MINION, IN_PLAY, ~among(BEARER)),
    ),
    covered="every employ action has 1 stealth, and is directed at another who controls its target",
    digest="c190cdffb4dd",
)
card(
    102360,
    "Szlachta Assistant",
    permanent(),
    ability(
        PAYING,
        cheaper(ALLY_CARD, trait("ghoul"), requires_clan("Tzimisce"), blood=2, pool=2, who=BEARER),
        cost=burn(CARD),
    ),
    digest="39b668abb8fa",
)
card(
    102361,
    "Szlachta Bodyguard",
    permanent(),
    ability(PREVENT, prevent(1, BEARER), cost=locking(), if_=IN_COMBAT),
    ability(BEFORE_BLOCKS, outcome(ENDS), cost=burn(CARD), if_=directed_at(all_(MINION, MINE))),
    digest="b6819ac12daf",
)

# -- allies -----------------------------------------------------------------------------------------------------------

card(
    102365,
    "The Vozhd of Szczecin",
    permanent(),
    feeds_on_servants(),
    rushes(VAMPIRE),
    ability(PREVENT, prevent(2, ME), cost=discarding(requires("pro")), limit=COMBAT),
    ability(
        IN_OTHER_MINION_PHASES,
        unlock(CARD),
        cost=pay(1, BLOOD, a(VAMPIRE, READY, MINE, clan("Tzimisce"), holds(1))),
        if_=~YOUR_TURN,
    ),
    digest="1172e6fb08a5",
)
FIRST_RECRUIT = ~happened(fact.SUCCEEDED, ME, about=ALLY_CARD)
"""This minion has recruited no ally before in this turn."""
card(
    102296,
    "Spectral Servitor",
    permanent("obl", if_(FIRST_RECRUIT, unlock(ME))),
    permanent("OBL", if_(FIRST_RECRUIT, unlock(ME))),
    at(fact.UNLOCK_PHASE, if_(came_by(1), unless(YOU, pay(1, POOL), burn(CARD)), other=burn(CARD)), whose=YOU),
    as_vampire="obl",
    as_vampire_but=ACTION_CARD,
    eager=True,
    digest="48960e094d41",
)
