"""Event cards: S."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    101697,
    "Scourge of the Enochians",
    event(put(CARD, PLAY)),
    at(
        fact.DISCARD_PHASE,
        each(up_to(1, VAMPIRE, capacity(most=2)), burn(IT)),
        control(CARD, PREDATOR),
        whose=YOU,
    ),
    digest="57bce108f311",
)
