"""Shapes that several reaction cards share. No card is defined here."""

from __future__ import annotations

from typing import Any

from praxis.effects.conditions import Condition
from praxis.effects.nodes import Effect
from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import if_blocks, intercept


def with_rider(official: int, name: str, code: str, digest: str, *rider: Effect, superior: int = 1) -> None:
    """Intercept, and at superior something for the resulting combat."""
    card(
        official,
        name,
        reaction(code, intercept(1)),
        reaction(code.upper(), intercept(superior), if_blocks(*rider)),
        digest=digest,
    )


NO_BLOCK = OPEN | DECLINED
"""While nobody attempts to block."""


def thwarts(code: str, *more: Effect, if_: Condition | None = None, **options: Any) -> Way:
    """A reaction by which the action fails."""
    return reaction(code, outcome(THWARTED), *more, when=NO_BLOCK, if_=if_, **options)


def spoils(code: str, price: int, when_: Condition | None = None, **options: Any) -> Way:
    """A reaction by which the action fails unless the acting minion burns so much blood. An ally has no blood to
    burn."""
    escapes = unless(controller(ACTING), pay(price, BLOOD, ACTING), outcome(THWARTED))
    effect = if_(is_(ACTING, VAMPIRE), escapes, other=outcome(THWARTED))
    return reaction(code, effect, when=NO_BLOCK, if_=when_, **options)


def not_twice(name: str) -> Condition:
    """The minion has not played such a card since the end of his controller's last turn."""
    return ~happened(fact.PLAYED, ME, about=named(name), span=LAST_TURN)


def if_idle(*effects: Effect) -> Effect:
    """Effects after the action, if the minion has not blocked it."""
    return later(fact.OVER, *effects, if_=~happened(fact.BLOCKED, ME, span=ACTION))


UNDEAD = ALLY & (trait("wraith") | trait("zombie"))
