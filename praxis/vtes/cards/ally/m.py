"""Ally cards: M."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.ally import rushes

THUGGEES = (named("Marijava Thuggee"), MINE, IN_PLAY)
card(
    101165,
    "Marijava Thuggee",
    permanent(),
    act(inflict(1, a(VAMPIRE, READY), by_minion=True)),
    at(
        fact.UNLOCK_PHASE,
        if_(count(*THUGGEES) > count(VAMPIRE, MINE, trait("black hand")), lock(all_(*THUGGEES))),
        whose=YOU,
    ),
    as_vampire="obf",
    digest="ac01f5699523",
)
card(
    101197,
    "Member of the Entourage",
    permanent(),
    cannot(rule.ACT, ME),
    ability(DURING_ACTION, mod(INTERCEPT, 1, ME), cost=pay(1, LIFE, ME), by=BY_REACTING, if_=directed_at(YOU)),
    on(fact.BLOCKED, burn(CARD), of=ME, to=VAMPIRE),
    digest="934b90fa387f",
)
card(
    101250,
    "Muddled Vampire Hunter",
    permanent(),
    gives(FIRST_STRIKE, 1, ME),
    rushes(VAMPIRE),
    digest="cd4747dddb02",
)
card(
    101261,
    "Mylan Horseed",
    permanent(),
    ability(STRIKE, dodge(), limit=COMBAT),
    act(unlock(a(VAMPIRE, READY, capacity(8), ~CAMARILLA)), stealth=1),
    cannot(rule.BLOCK, ME, VAMPIRE),
    digest="bf2dc3a9cfbe",
)
