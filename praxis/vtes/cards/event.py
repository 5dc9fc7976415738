"""Events."""

from __future__ import annotations

from praxis.vtes.cards.language import *

card(
    102079,
    "The Unmasking",
    event(put(CARD, PLAY)),
    gives(INTERCEPT, 1, all_(ALLY), if_=is_(ACTING, VAMPIRE)),
    digest="6268f1cd6ff7",
    note="it is replaced at once",
)
