"""Crypt cards: Tremere antitribu."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200152,
    "Ayelea, The Manipulator",
    act(control(a(VAMPIRE, OTHERS, clan("Tremere antitribu")), longer=True)),
    digest="2870ee566566",
)
card(
    201084,
    "Orlando Oriundus",
    gives(DOUBLED, 1, all_(VAMPIRE, MINE), if_=is_(SELF, READY)),
    digest="44cdc6f34ef6",
)
card(
    201182,
    "Reverend Blackwood",
    gives(STRIKE_DAMAGE, 1, ME, if_=is_(STRIKING_CARD, requires("tha"))),
    digest="e69ad97d5057",
)
