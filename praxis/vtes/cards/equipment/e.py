"""Equipment cards: E."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

PUPPETEER = is_(BEARER, clan("Malkavian antitribu"))
card(
    100641,
    "Enchanted Marionette",
    permanent(),
    gives(BLEED, 1, if_=PUPPETEER),
    gives(STEALTH, 1, if_=PUPPETEER & is_(BEARER, IS_ACTING) & kind("bleed")),
    digest="8841d57f221e",
)
card(
    100657,
    "Erebus Mask",
    permanent(),
    gives(STEALTH, 1, BEARER, if_=is_(BEARER, clan("Harbinger of Skulls"))),
    digest="6eef76804e85",
)
