"""Crypt cards: Samedi."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200843,
    "Lithrac",
    on(fact.CALLED, mod(VOTES, 2, YOU), if_=HUNTED & is_(SELF, IN_TERMS)),
    gives(STEALTH, 1, ME, if_=ATTACK),
    digest="7a20c56117a2",
)
