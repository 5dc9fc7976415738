"""Ally cards: S."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.ally import FIRST_RECRUIT, raised, reborn, rushes

SETITE = (MINE, clan("Ministry"))
card(
    101665,
    "Saatet-ta",
    permanent(),
    ability(DURING_ACTION, mod(STEALTH, 1), cost=locking(), if_=is_(ACTING, *SETITE)),
    ability(DURING_ACTION, mod(INTERCEPT, 1, BLOCKING), cost=locking(), if_=is_(BLOCKING, *SETITE)),
    ability(DURING_ACTION, mod(BLEED, 1), cost=locking(), if_=is_(ACTING, *SETITE) & kind("bleed")),
    reborn(),
    digest="12889337dab8",
)
card(
    102292,
    "Screamer",
    permanent(),
    ability(
        DURING_ACTION,
        mod(STEALTH, -1),
        cost=burn(CARD),
        if_=is_(ACTING, of(PREY)) | is_(ACTING, of(PREDATOR)),
    ),
    ability(ANNOUNCED, outcome(THWARTED), cost=burn(CARD), if_=directed_at(all_(ALLY, MINE))),
    digest="ccecd9424abf",
)
card(
    101751,
    "Shambling Hordes",
    permanent("nec"),
    permanent("NEC", gain(1, LIFE, CARD)),
    raised(),
    gives(STRENGTH, num(LIFE, ME), ME),
    rushes(MINION),
    instead(
        fact.GAINS_BLOOD,
        of=ME,
        if_=(num(LIFE, ME) >= 1) & ~happened(fact.ENTERS, among(CARD), span=ACTION),
    ),
    digest="ca1534e1c1f8",
)
card(101799, "The Slashers", permanent(), ability(STRIKE, damage(1, RANGED)), digest="9d38af795700")
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
card(
    101892,
    "Succubus",
    permanent(),
    gives(AGGRAVATED_HANDS, 1, ME),
    act(take(1, BLOOD, a(MINION, IN_PLAY, OTHER), ME), stealth=1),
    ability(DURING_ACTION, mod(BLEED, 1), cost=pay(1, LIFE, ME), by=BY_ACTING, if_=kind("bleed"), limit=TURN),
    digest="63ca9392d9eb",
)
