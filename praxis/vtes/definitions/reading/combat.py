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
    g.row("strikes", "combat ends", lambda: ends())
    for n in range(1, 4):
        g.row("strikes", f"{n}r damage", _strike(n, 0))
        g.row("strikes", f"{n}r aggravated damage", _strike(n, AGGRAVATED))
    heads: dict[str, dict[str, Any]] = {
        "": {},
        "once each combat, ": {"limit": COMBAT},
        "once each round, ": {"limit": ROUND},
        "once each round after the first, ": {"limit": ROUND, "if_": ~FIRST_ROUND},
    }
    for head, options in heads.items():
        g.row("sentence", f"{head}~ can strike: {{strikes}}", _struck(options))
        g.row("sentence", f"{head}~ can {{cost}} to strike: {{strikes}}", _struck(options))
    g.row(
        "sentence",
        "~ can strike: {strikes} in combat with {all}",
        lambda strikes, all: (ability(STRIKE, strikes, if_=is_(OPPOSING, all)),),
    )
    g.row("sentence", "once each combat, ~ can dodge as a strike", lambda: (ability(STRIKE, dodge(), limit=COMBAT),))
    g.row("sentence", "~ can steal {n} blood as a ranged strike", lambda n: (ability(STRIKE, _stealing(n)),))
    g.row("sentence", "~ can steal a weapon as a strike", lambda: (ability(STRIKE, disarms(WEAPONS_ONLY)),))
    g.row(
        "sentence",
        "once each round, if the range is long, ~ can strike: {strikes}",
        lambda strikes: (ability(STRIKE, strikes, limit=ROUND, if_=LONG),),
    )
    g.row("sentence", "~ can inflict 1r damage as a strike", lambda: (ability(STRIKE, damage(1, RANGED)),))
    g.row(
        "sentence",
        "once each combat, ~ can dodge as a strike that costs {n} blood",
        lambda n: (ability(STRIKE, dodge(), cost=pay(n, BLOOD), limit=COMBAT),),
    )
    g.row("sentence", "~ can steal equipment as a strike", lambda: (ability(STRIKE, disarms()),))
    _prevention(g)
    _hands(g)
    _bystanders(g)
    g.row(
        "sentence",
        "once each combat, ~ can discard a card at random to strike: {strikes}",
        lambda strikes: (
            ability(
                STRIKE,
                strikes,
                cost=discard(at_random(in_(HAND), MINE)),
                limit=COMBAT,
                if_=exists(in_(HAND), MINE),
            ),
        ),
    )
    g.row(
        "sentence",
        "~ gets 1 press (mandatory) each combat, only usable to continue combat",
        lambda: (on(fact.FIGHTS, mod(PRESSES_OWED, 1, ME, COMBAT), if_=is_(SELF, FIGHTING)),),
    )


def _bystanders(g: Grammar) -> None:
    """Sentences about what is done in the combats of others."""
    g.row(
        "sentence",
        "once each combat involving another minion you control, if ~ is ready, ~ can {cost} to prevent {n} damage to "
        "that minion",
        lambda cost, n: (
            ability(
                PREVENT,
                prevent(n, all_(FIGHTING, MINE, ~among(SELF))),
                by=BY_BYSTANDER,
                cost=cost,
                limit=COMBAT,
            ),
        ),
    )
    g.row(
        "sentence",
        "once each combat involving a vampire you control, ~ can {cost} to prevent up to {n} non aggravated damage to "
        "that vampire from the opposing minion's strike",
        lambda cost, n: (
            ability(
                PREVENT,
                prevent(n, all_(FIGHTING, VAMPIRE, MINE), aggravated=False, only=OF_STRIKE),
                by=BY_METHUSELAH,
                cost=cost,
                limit=COMBAT,
            ),
        ),
    )
    g.row(
        "sentence",
        "once each turn, if ~ is ready, ~ can {cost} before range is determined in a combat involving {any} to end "
        "that combat",
        lambda cost, any: (
            ability(
                BEFORE_RANGE,
                outcome(COMBAT_OVER),
                by=BY_METHUSELAH,
                cost=cost,
                limit=TURN,
                if_=is_(SELF, READY) & exists(FIGHTING, any),
            ),
        ),
    )
    g.row(
        "sentence",
        "once each combat involving another vampire you control, ~ can {cost} to give that vampire 1 press",
        lambda cost: (
            ability(
                PRESS,
                mod(PRESSES, 1, all_(FIGHTING, VAMPIRE, MINE, ~among(SELF))),
                by=BY_BYSTANDER,
                cost=cost,
                limit=COMBAT,
                if_=exists(FIGHTING, VAMPIRE, MINE),
            ),
        ),
    )


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
    g.row(
        "sentence",
        "~ gets 1 optional maneuver and 1 optional press each combat",
        lambda: (ability(RANGE, maneuver(), limit=COMBAT), ability(PRESS, press(), limit=COMBAT)),
    )
    g.row(
        "sentence",
        "~ gets 1 optional maneuver and 1 optional press in combat with {all}",
        lambda all: (
            ability(RANGE, maneuver(), limit=COMBAT, if_=is_(OPPOSING, all)),
            ability(PRESS, press(), limit=COMBAT, if_=is_(OPPOSING, all)),
        ),
    )
    g.row("sentence", "once each combat, ~ can {cost} to get 1 {step}", _step())
    g.row("sentence", "once each combat, ~ can {cost} for 1 {step}", _step())
    g.row(
        "sentence", "once each combat, ~ can press to end combat", lambda: (ability(PRESS, press("end"), limit=COMBAT),)
    )
    g.row(
        "sentence",
        "~ gets 1 optional press per combat, only usable to continue combat, in combat with {all}",
        lambda all: (ability(PRESS, press("continue"), limit=COMBAT, if_=is_(OPPOSING, all)),),
    )
    for head in ("during the first round of combat, ~ gets", "~ gets"):
        tail = "" if head.startswith("during") else " during the first round of combat"
        g.row(
            "sentence",
            f"{head} 1 optional additional strike that does not count against the limit{tail}",
            lambda: (ability(ADDITIONAL, mod(FREE_STRIKES, 1), limit=COMBAT, if_=FIRST_ROUND),),
        )
    g.row(
        "sentence",
        "once each combat, ~ can {cost} to get 1 additional strike that does not count against the limit",
        lambda cost: (ability(ADDITIONAL, mod(FREE_STRIKES, 1), cost=cost, limit=COMBAT),),
    )
    for opposing in ("the opposing minion's controller's hand",):
        seen = "~ can {cost} before range is determined during the first round of combat to allow you to look at "
        g.row("sentence", f"when ~ is in combat, {seen}{opposing}", lambda cost: (_peek(cost),))
        g.row(
            "sentence",
            f"when ~ is in combat, before range is chosen on the first round, you can look at {opposing}",
            lambda: (_peek(None),),
        )
        g.row(
            "sentence",
            f"if ~ is in combat with {{all}}, you can look at {opposing} before range is determined during the first "
            "round",
            lambda all: (_peek(None, is_(OPPOSING, all)),),
        )
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


def _peek(cost: Effect | None, if_: Any = None) -> Any:
    so = FIRST_ROUND if if_ is None else FIRST_ROUND & if_
    seen = show(all_(in_(HAND), of(controller(OPPOSING))), YOU)
    return ability(BEFORE_RANGE, seen, by=BY_COMBATANT, cost=cost, limit=COMBAT, if_=so)


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
        g.row("sentence", f"~ can prevent {{n}} non aggravated damage {tail}", _prevents(limit, aggravated=False))
    g.row("sentence", "once each combat, ~ can prevent {n} damage from an opposing minion's strike", _prevents(COMBAT))
    g.row(
        "sentence",
        "once each combat, ~ can {cost} to prevent all damage from an opposing minion's strike",
        lambda cost: (ability(PREVENT, prevent(ALL), cost=cost, limit=COMBAT),),
    )
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
    for tail in ("that combat", "for the remainder of combat"):
        for head in ("once each combat, before range is determined, ~ can {cost} to get {d} strength ",):
            g.row("sentence", head + tail, _stronger())
        g.row(
            "sentence",
            f"once each combat, ~ can {{cost}} before range is determined to get {{d}} strength {tail}",
            _stronger(),
        )


def _clawed(when: int, limit: int) -> Callable[..., Any]:
    return lambda cost: (ability(when, mod(AGGRAVATED_HANDS, 1, ME, ROUND), by=BY_COMBATANT, cost=cost, limit=limit),)


def _stronger() -> Callable[..., Any]:
    return lambda cost, d: (
        ability(BEFORE_RANGE, mod(STRENGTH, d, ME, COMBAT), by=BY_COMBATANT, cost=cost, limit=COMBAT),
    )
