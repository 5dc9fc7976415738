"""Cards that the rules do not know. They are found in the card data, because more and more cards are defined."""

from __future__ import annotations

from functools import cache

import pytest

from praxis.vtes.catalogue import catalogue
from praxis.vtes.catalogue.printed import CardFace


@cache
def manual(kind: str, cost: str = "") -> CardFace:
    """A card of some type that is played by hand and requires no more than its type does."""
    for card in catalogue.load():
        plain = not card.requirement and not card.clans and card.cost.kind == cost and card.cost.amount != 1
        if card.types == (kind,) and plain and not card.traits and catalogue.coverage_of(card.id) == "manual":
            return card
    pytest.skip(f"every plain card of the type {kind} is enforced by now")
