"""Ally cards: T."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.ally import reborn, shooter
from praxis.vtes.definitions.shapes.several import IN_YOUR_MINION_PHASE

card(
    101930,
    "Talaq, The Immortal",
    permanent(),
    *shooter(1),
    as_vampire="qui tha",
    as_vampire_of=3,
    digest="5bf9fa5780d5",
)
card(
    101963,
    "Thadius Zho",
    permanent(),
    ability(STRIKE, damage(2, RANGED)),
    ability(RANGE, maneuver(), limit=COMBAT),
    act(burn(1, BLOOD, a(VAMPIRE)), stealth=1),
    digest="fd44ac9ef539",
)
card(
    102048,
    "Tutu the Doubly Evil One",
    permanent(),
    ability(STRIKE, dodge(), limit=COMBAT),
    ability(IN_YOUR_MINION_PHASE, unlock(ME), limit=TURN, if_=YOUR_TURN & is_(ME, READY)),
    act(control(a(EQUIPMENT, IN_PLAY, on_(all_(VAMPIRE, TORPOR))), YOU, on=ME)),
    reborn(),
    digest="02ce0958a07a",
)
card(
    102053,
    "Tye Cooper",
    permanent(),
    act(burn(a(MINION, ~READY)), may(put(pick(ASH, of(YOU), LIBRARY_CARD), HAND))),
    gives(IMMUNE, NOT_AGGRAVATED, ME),
    digest="909b07c4235c",
)
