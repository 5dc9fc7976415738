"""Event cards: H."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    100944,
    "Hunger Moon",
    event(put(CARD, PLAY)),
    on(fact.HUNTED, take(1, BLOOD, IT, CARD), of=VAMPIRE, if_=HOW_MUCH >= 1),
    on(fact.GAINS_BLOOD, burn(CARD), of=CARD, if_=num(BLOOD, CARD) >= 5),
    digest="375907785c8a",
)
