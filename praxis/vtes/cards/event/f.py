"""Event cards: F."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    100709,
    "FBI Special Affairs Division",
    event(put(CARD, PLAY)),
    on(
        fact.BURNED,
        gain(1, BLOOD, CARD),
        later(fact.FOUGHT, inflict(2, ACTING, UNPREVENTABLE), until=COMBAT),
        of=ALLY & FIGHTING,
        if_=is_(ACTING, VAMPIRE, FIGHTING),
    ),
    on(fact.GAINS_BLOOD, burn(CARD), of=CARD, if_=num(BLOOD, CARD) >= 4),
    digest="80634ad52404",
)
