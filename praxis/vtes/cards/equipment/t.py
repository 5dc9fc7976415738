"""Equipment cards: T."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    102015,
    "Treasured Samadji",
    permanent(),
    gives(BLEED, 1, BEARER, if_=is_(BEARER, clan("Ravnos"))),
    ability(STRIKE, dodge(), limit=COMBAT, who=clan("Ravnos")),
    digest="fbc2d2b41ac0",
)
