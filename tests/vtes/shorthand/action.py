"""Effects of actions by short names, for cards made up in tests."""

from __future__ import annotations

from praxis.effects.nodes import Effect
from praxis.vtes.definitions.language import *


def attempt_(anybody: bool = False) -> Effect:
    return attempt(anybody)


def end_action() -> Effect:
    return outcome(ENDS)


def targets_burn_pool(n: int) -> Effect:
    return burn(n, POOL, VICTIMS)


def bring_in() -> Effect:
    return bring(T)


def remove_from_game() -> Effect:
    return put(T, REMOVED)
