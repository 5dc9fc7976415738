"""Sentences about combat: strikes, maneuvers, presses, what is prevented, and what is done before the strikes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from praxis.effects.nodes import Effect
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.reading.grammar import Grammar
from praxis.vtes.model import windows


def add(g: Grammar) -> None:
    g.kind("strikes", Effect)
    _maneuvers(g)
    g.row("strikes", "dodge", lambda: dodge())
    for n in range(1, 4):
        g.row("strikes", f"{n}r damage", _strike(n, 0))
    heads: dict[str, dict[str, Any]] = {
        "": {},
        "once each combat, ": {"limit": COMBAT},
        "once each round, ": {"limit": ROUND},
        "once each round after the first, ": {"limit": ROUND, "if_": ~FIRST_ROUND},
    }
    for head, options in heads.items():
        g.row("sentence", f"{head}~ can strike: {{strikes}}", _struck(options))
        g.row("sentence", f"{head}~ can {{cost}} to strike: {{strikes}}", _struck(options))
    g.row("sentence", "~ can steal {n} blood as a ranged strike", lambda n: (ability(STRIKE, _stealing(n)),))
    _prevention(g)
    _hands(g)


def _strike(n: int, flags: int) -> Callable[..., Any]:
    return lambda: damage(n, RANGED | flags)


def _stealing(n: int) -> Effect:
    return steals(n, RANGED)


def _struck(options: dict[str, Any]) -> Callable[..., Any]:
    def make(strikes: Effect, cost: Effect | None = None) -> Any:
        return (ability(STRIKE, strikes, cost=cost, **options),)

    return make


def _maneuvers(g: Grammar) -> None:
    g.words("step", {"maneuver": 0, "press": 1})
    tails = {
        "each combat": None,
        "during the first round of combat": FIRST_ROUND,
        "on the first round of combat": FIRST_ROUND,
    }
    for tail, if_ in tails.items():
        for optional in ("optional ", ""):
            g.row("sentence", f"~ gets 1 {optional}{{step}} {tail}", _step(if_))
    g.row("sentence", "once each combat, ~ can {cost} to get 1 {step}", _step())
    for strike in (
        "an additional strike (limited)",
        "1 additional strike (limited)",
        "an optional additional strike (limited)",
    ):
        g.row(
            "sentence",
            f"once each round, ~ can {{cost}} to get {strike}",
            lambda cost: (ability(ADDITIONAL, mod(STRIKES, 1), cost=cost, limit=ROUND),),
        )
        for when in ("during", "in", "on"):
            g.row(
                "sentence",
                f"~ gets {strike} {when} the first round of combat",
                lambda: (ability(ADDITIONAL, mod(STRIKES, 1), limit=COMBAT, if_=FIRST_ROUND),),
            )


def _step(if_: Any = None) -> Callable[..., Any]:
    def make(step: int, cost: Effect | None = None) -> Any:
        if step:
            return (ability(PRESS, press(), cost=cost, limit=COMBAT, if_=if_),)
        return (ability(RANGE, maneuver(), cost=cost, limit=COMBAT, if_=if_),)

    return make


def _prevention(g: Grammar) -> None:
    spans = {"each combat": COMBAT, "each round": ROUND}
    for tail, limit in spans.items():
        g.row("sentence", f"~ can prevent {{n}} damage {tail}", _prevents(limit))
    late = BEFORE_RANGE | BEFORE_STRIKES | windows.STRIKES_CHOSEN | PREVENT
    for tail in ("", " for the current round"):
        g.row(
            "sentence",
            f"once each round, ~ can {{cost}} to treat aggravated damage as normal damage{tail}",
            lambda cost: (ability(late, mod(TOUGH, 1, ME, ROUND), by=BY_COMBATANT, cost=cost, limit=ROUND),),
        )


def _prevents(limit: int, aggravated: bool = True) -> Callable[..., Any]:
    return lambda n: (ability(PREVENT, prevent(n, aggravated=aggravated), limit=limit),)


def _hands(g: Grammar) -> None:
    """Sentences about what is done before strikes are resolved."""
    when = BEFORE_RANGE | BEFORE_STRIKES | windows.STRIKES_CHOSEN
    for head, limit in (("once each combat, ", COMBAT), ("once each round, ", ROUND)):
        for tail in ("that round", "for the current round"):
            g.row(
                "sentence",
                f"{head}~ can {{cost}} to make the damage from ~'s hand strikes aggravated {tail}",
                _clawed(when, limit),
            )


def _clawed(when: int, limit: int) -> Callable[..., Any]:
    return lambda cost: (ability(when, mod(AGGRAVATED_HANDS, 1, ME, ROUND), by=BY_COMBATANT, cost=cost, limit=limit),)
