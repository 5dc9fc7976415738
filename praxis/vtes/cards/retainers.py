"""Retainers: what they give to their employer, and what they do in his combats."""

from __future__ import annotations

from praxis.vtes.cards.build import Way
from praxis.vtes.cards.language import *


def beast(code: str) -> tuple[Way, Way]:
    """A retainer that has one more life at superior."""
    return permanent(code), permanent(code.upper(), gain(1, LIFE, CARD))


card(101254, "Murder of Crows", *beast("ani"), gives(DEALS, 1), digest="f0c2b279e687")
card(
    102317,
    "Dread Mastiff",
    permanent("ani"),
    permanent("ANI"),
    gives(DEALS_CLOSE, 1),
    ability(PRESS, press(), limit=COMBAT, version=1),
    digest="5174b8593f6c",
)
card(
    100568,
    "Dog Pack",
    permanent(),
    cannot(rule.ENDING_STRIKE, OPPOSING, if_=is_(BEARER, FIGHTING)),
    digest="4b6fbde6e01a",
)
card(
    101545,
    "Raptor",
    permanent("ani"),
    permanent("ANI"),
    gives(INTERCEPT, 1),
    gives(HAND_SIZE, -1, controller(OPPOSING), if_=is_(BEARER, FIGHTING), level=1),
    digest="1a1cc1aba0a3",
)
card(
    100476,
    "Crypt's Sons",
    permanent(who=ANARCH),
    ability(BLOCKED, lock(BLOCKING), outcome(GOES_ON), cost=pay(1, LIFE, CARD), by=BY_ACTING, who=ANARCH),
    gives(DEALS, 1),
    digest="b239dd0ef4cd",
)
card(
    102249,
    "Feral Hound",
    permanent("ani", later(fact.DISCARD_PHASE, unlock(ME), until=TURN)),
    permanent("ANI", later(fact.OVER, unlock(ME), until=ACTION)),
    ability(DURING_ACTION, mod(INTERCEPT, 1, BEARER), cost=locking(), by=BY_KEEPER),
    digest="8bd19be2598c",
)
card(102344, "Twisted Bloodhound", permanent(), act(fight(a(MINION, READY, OTHERS))), digest="0b4d395b3c0c")
card(101018, "Jackie Therman", permanent(), ability(RANGE, maneuver(), limit=COMBAT), digest="d56e6fd41647")
