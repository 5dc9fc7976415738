"""Crypt cards: Ministry."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import IN_YOUR_MINION_PHASE

card(
    200231,
    "Cagliostro, The Grand Copht",
    on(fact.DISCARD_PHASE, mod(DISCARD_ACTIONS, 1, YOU), of=YOU, if_=is_(SELF, READY)),
    on(fact.BLOCKED, later(fact.FOUGHT, may(gain(1, CORRUPTION, T))), to=SELF),
    digest="73c0c4c8bac8",
)
card(
    201033,
    "Nakhthorheb",
    ability(IN_YOUR_MINION_PHASE, unlock(ME), if_=YOUR_TURN),
    cannot(rule.BLOCK, holds(name="corruption", yours=True), among(ME)),
    digest="f849167a8f15",
)
card(201042, "Nefertiti", act(gain(1, CORRUPTION, a(MINION, of(PREY))), stealth=1, blood=1), digest="11b81029e97b")
card(
    201109,
    "Pentweret",
    ability(
        STRIKE,
        special(),
        hits(control(OPPOSING)),
        cost=pay(2, BLOOD),
        if_=is_(OPPOSING, ALLY | VAMPIRE, where(num(WORTH, IT) <= 3)),
    ),
    digest="f80a8a881d81",
)
card(
    201662,
    "Sergio Bueno",
    toll(rule.BLOCK, 1, MINION & holds(name="corruption", yours=True), among(ME)),
    digest="3865f46c1047",
)
card(
    201282,
    "Shemti",
    on(
        fact.SUCCEEDED,
        choose(inflict(1, IT), later(fact.OVER, inflict(1, T)), by=controller(IT)),  # before or after what else follows
        of=MINION,
        if_=directed_at(YOU) & is_(SELF, READY, UNLOCKED),
    ),
    digest="d94a32efc378",
)
