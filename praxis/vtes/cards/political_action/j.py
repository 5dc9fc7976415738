"""Political Action cards: J."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.political_action import purge

purge(101022, "Jericho Founding", LOCATION, "9c0b83cca34c", ~CAMARILLA)
card(
    101031,
    "Justicar Retribution",
    political(burn(all_(VAMPIRE, where(num(BLEED, IT) >= 3))), who=CAMARILLA),
    digest="9bb2f8b87241",
)
