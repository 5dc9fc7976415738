"""Combat cards: Z."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

BACKFIRES = later(fact.STRIKES, inflict(1, BEARER), of=BEARER, about=among(CARD), until=COMBAT)
card(
    102208,
    "Zip Gun",
    combat("", put(CARD, ME), BACKFIRES, when=BEFORE_RANGE),
    on(fact.FIGHTS, BACKFIRES, of=BEARER),
    on(fact.FIGHTS, BACKFIRES, to=BEARER),
    ability(STRIKE, damage(1, RANGED | WEAPON)),
    ability(RANGE, aiming(), limit=COMBAT),
    stands_as="equipment, weapon, gun",
    digest="6dc9e813c91b",
)
