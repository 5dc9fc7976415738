"""Event cards: N."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    101265,
    "Narrow Minds",
    event(put(CARD, PLAY)),
    costs(1, BLOOD_COST, None, MINION_CARD, redirects=True),
    not_replaced="unlock",
    digest="30de54a7c7e1",
)
card(
    101305,
    "NRA PAC",
    event(put(CARD, PLAY)),
    on(fact.SUCCEEDED, later(fact.TURN_ENDS, unlock(T), until=TURN), of=MINION, if_=kind("equip")),
    digest="49358c15cd40",
)
