"""Crypt cards: Caitiff."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200312,
    "Dan Murdock",
    act(search(LIBRARY, named("Giant's Blood"), shown=True, down=True)),
    digest="cfb91fbb6c8f",
)
card(
    200641,
    "Iris Bennett",
    on(
        fact.BLOCKED,
        may(show(all_(in_(HAND), of(YOU)), controller(IT)), by=controller(IT)),
        to=SELF,
        of=VAMPIRE & OLDER,
    ),
    digest="9801967d7eda",
)
card(
    201415,
    "Uriah Winter",
    at(fact.UNLOCK_PHASE, control(SELF, PREY), whose=YOU, if_=num(POOL, PREY) > num(POOL, YOU)),
    digest="f5dd3b76a91a",
)
