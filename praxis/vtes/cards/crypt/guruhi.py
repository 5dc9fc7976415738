"""Crypt cards: Guruhi."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200130,
    "Aren, Priest of Eshu",
    gives(STEALTH, 1, ME, kind("political")),
    on(fact.POLLED, burn(1, BLOOD, all_(VAMPIRE, voted("against"))), of=SELF),
    digest="800eddb7f9c7",
)
card(
    200448,
    "Eze, The Demon Prince",
    gives(VOTES, 1, ME),
    on(
        fact.OVER,
        if_(~is_(SELF, noted("rested")), do(note("rested", SELF), unlock(SELF))),
        of=SELF,
        if_=happened(fact.SUCCEEDED, SELF, span=ACTION) & ~kind("hunt"),
    ),
    digest="0d98d9638f52",
)
card(
    201035,
    "Nana Buruku",
    gives(TWO_MASTERS, 1, YOU, is_(SELF, READY)),
    gives(HAND_SIZE, 1, YOU, is_(SELF, READY)),
    digest="09502eb75d90",
)
