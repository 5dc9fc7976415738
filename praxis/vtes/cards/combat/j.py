"""Combat cards: J."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.combat import press_out
from praxis.vtes.definitions.shapes.several import WEAKER, foils

card(
    101023,
    "The Jones",
    strike("ser", dodge(), press_out()),
    foils("SER", STRIKE_CARD, limit=ROUND),
    if_=is_(OPPOSING, WEAKER),
    digest="ec7d85fe17d6",
)
