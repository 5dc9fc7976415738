"""Crypt cards: Brujah antitribu."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    201190,
    "Rigby, Crusade Vanguard",
    on(
        fact.BLOCK_FAILED,
        take(1, BLOOD, SELF, pick(VAMPIRE, title("bishop"), of(PREDATOR), NOT_FULL)),
        of=SELF,
        if_=is_(ACTING, VAMPIRE, SABBAT) & exists(VAMPIRE, title("bishop"), of(PREDATOR), NOT_FULL),
    ),
    digest="e8c43b3b956e",
)
