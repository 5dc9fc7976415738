"""Crypt cards: Tremere."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.crypt import ANY_PART_OF_COMBAT

card(
    200086,
    "Andrew Stuart",
    on(
        fact.DECLARED,
        show(top(YOU, LIBRARY)),
        if_(is_(top(YOU, LIBRARY), requires("tha")), do(cancel(LIBRARY_CARD), burn(1, BLOOD, SELF))),
        of=SELF,
        about=requires("tha"),
    ),
    digest="a7920544e0e3",
)
card(201621, "Karl Schrekt", as_if("justicar"), covered="the votes are read from the card data", digest="4a6b27625adb")
card(
    200979,
    "Merrill Molitor",
    ability(ANY_PART_OF_COMBAT, mod(SOFTENED, 1, ME), by=BY_COMBATANT, limit=COMBAT),
    digest="dc86878c3738",
)
SPENT = x(3, num(BLOOD, ME))
card(
    201310,
    "Spiridonas",
    ability(
        ANNOUNCED | DURING_ACTION,
        mod(BLEED, SPENT - 2),
        cost=pay(SPENT, BLOOD, ME),
        by=BY_ACTING,
        limit=TURN,
        if_=kind("bleed") & (num(BLOOD, ME) >= 3),
    ),
    digest="16ecfeffc094",
)
