"""Effects of cards and costs by short names, for cards made up in tests."""

from __future__ import annotations

from praxis.effects.nodes import Effect, Who
from praxis.vtes.definitions.language import *
from praxis.vtes.effects.filters import Kind


def take_control(who: Who = T) -> Effect:
    return control(who)


def search_(types: int = ~0, region: int = LIBRARY, shown: bool = False) -> Effect:
    return search(region, Kind(types, "card"), shown=shown)


def discard_card() -> Effect:
    return discarding()


def burn_edge() -> Effect:
    return burning_edge()


def reduce_cost(types: int, pool: int = 0, blood: int = 0) -> Effect:
    return cheaper(Kind(types, "card"), pool=pool, blood=blood)
