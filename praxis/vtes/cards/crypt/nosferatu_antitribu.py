"""Crypt cards: Nosferatu antitribu."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200771,
    "Kendrick",
    ability(
        MASTER,
        each(at_random(in_(HAND), of(PREY)), show(IT, YOU), if_(is_(IT, POLITICAL_CARD), discard(IT))),
        if_=is_(SELF, READY) & exists(in_(HAND), of(PREY)),
        limit=TURN,
    ),
    digest="2ec097bd56a2",
)
card(
    201268,
    "Servius Marius Pustula",
    gives(HAND_SIZE, count(VAMPIRE, READY, capacity(8), of(IT)), SEATS),
    digest="05cf83ee033e",
)
