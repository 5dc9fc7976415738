"""Sentences about what the vampire or its controller can do: actions, combat, and what is used at a moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from praxis.effects.nodes import Effect, Filter, Who
from praxis.vtes.cards.language import *
from praxis.vtes.cards.reading.grammar import Grammar
from praxis.vtes.model import windows

IN_MINION_PHASE: Final = BETWEEN | ANNOUNCED | DURING_ACTION | SUCCEEDED
IN_TURN: Final = UNLOCK | MASTER | INFLUENCE | DISCARD | IN_MINION_PHASE
PHASES: Final = {
    "your unlock phase": UNLOCK,
    "your master phase": MASTER,
    "your influence phase": INFLUENCE,
    "your discard phase": DISCARD,
}


def add(g: Grammar) -> None:
    for kind in ("cost", "strikes", "does", "feat"):
        g.kind(kind, Effect)
    g.words("may", {"~ can": 0, "you can": 0})
    _costs(g)
    _deeds(g, "does", _picked)
    _deeds(g, "feat", _aimed)
    _feats(g)
    _actions(g)
    _in_phases(g)
    _in_actions(g)
    _in_referendums(g)
    _after_actions(g)
    _combat(g)


def _costs(g: Grammar) -> None:
    g.row("cost", "burn {n} blood", lambda n: pay(n, BLOOD))
    g.row("cost", "burn {n} pool", lambda n: pay(n, POOL))
    g.row("cost", "lock", lambda: locking(ME))
    g.row("cost", "lock ~", lambda: locking(ME))
    g.row("cost", "burn the edge", lambda: burning_edge())
    g.row("cost", "discard {card}", lambda card: discarding(card))


# -- deeds: with something picked as it happens, or aimed at as the action is announced -------------------------------


def _picked(*what: Filter) -> Who:
    return pick(*what)


def _aimed(*what: Filter) -> Who:
    return a(*what)


def _deeds(g: Grammar, kind: str, one: Callable[..., Who]) -> None:
    g.row(kind, "unlock {any}", lambda any: unlock(one(any, LOCKED)))
    g.row(kind, "lock {any}", lambda any: lock(one(any, UNLOCKED)))
    g.row(kind, "move {n} blood from ~ to {any}", lambda n, any: take(n, BLOOD, ME, one(any)))
    g.row(kind, "move up to {n} blood from ~ to {any}", lambda n, any: take(any_(1, n), BLOOD, ME, one(any)))
    g.row(kind, "move {n} blood from {any} to ~", lambda n, any: take(n, BLOOD, one(any, holds(1)), ME))
    for verb in ("add", "move"):
        g.row(kind, f"{verb} {{n}} blood to {{any}}", lambda n, any: gain(n, BLOOD, one(any)))
    g.row(kind, "put {n} corruption counter on {any}", lambda n, any: gain(n, CORRUPTION, one(any)))
    g.row(kind, "draw {n} card", lambda n: draw(n))
    g.row(kind, "draw {n} cards", lambda n: draw(n))
    g.row(kind, "gain {n} pool", lambda n: gain(n))


def _feats(g: Grammar) -> None:
    """Deeds of actions only."""
    g.row("feat", "enter combat with {any}", lambda any: fight(a(any, READY, OTHERS)))
    g.row("feat", "bleed with {d} bleed", lambda d: bleed(d))
    g.row("feat", "bleed your predator", lambda: bleed(at=a(SEAT, of(PREDATOR))))
    g.row("feat", "bleed any methuselah", lambda: bleed(at=a(SEAT, OTHERS)))
    g.row("feat", "hunt with {d} hunt", lambda d: hunt(d))
    g.row("feat", "steal {n} blood from {any}", lambda n, any: take(n, BLOOD, a(any, holds(1)), ME))
    g.row("feat", "steal up to {n} blood from {any}", lambda n, any: take(any_(1, n), BLOOD, a(any, holds(1)), ME))
    g.row("feat", "burn {n} blood from {any}", lambda n, any: burn(n, BLOOD, a(any, holds(1))))
    g.row("feat", "burn {n} blood or life from {any}", lambda n, any: burn(n, BLOOD, a(any, holds(1))))
    g.row("feat", "steal an equipment", lambda: put(a(EQUIPMENT, OTHERS), ME))
    g.row("feat", "burn {any}", lambda any: burn(a(any)))
    g.row("feat", "inflict {n} damage on {any}", lambda n, any: inflict(n, a(any), by_minion=True))
    g.row(
        "feat",
        "inflict {n} unpreventable damage on {any}",
        lambda n, any: inflict(n, a(any), UNPREVENTABLE, by_minion=True),
    )
    for tail in ("", " and shuffle afterward"):
        g.row(
            "feat",
            f"search your library for {{card}}, reveal it and move it to your hand{tail}",
            lambda card: search(LIBRARY, card, shown=True),
        )
    g.row("feat", "search your library for {card} and move it to your hand", lambda card: search(LIBRARY, card))


def _actions(g: Grammar) -> None:
    stealth = {"a (d) action": 0, "an action": 0}
    for n in (1, 2):
        stealth |= {f"a +{n} stealth action": n, f"a +{n} stealth (d) action": n}
    g.words("as", stealth)
    g.words("price", {f"that costs {n} blood": (n, 0) for n in range(1, 6)})
    g.words("price", {f"that costs {n} pool": (0, n) for n in range(1, 6)})
    g.row("sentence", "~ can {feat} as {as_:as}", lambda feat, as_: (_act(feat, as_),))
    g.row("sentence", "~ can {feat} as {as_:as} {price}", lambda feat, as_, price: (_act(feat, as_, price),))
    g.row("sentence", "as {as_:as}, ~ can {feat}", lambda feat, as_: (_act(feat, as_),))
    g.row("sentence", "~ can perform {as_:as} to {feat}", lambda feat, as_: (_act(feat, as_),))
    g.row(
        "sentence",
        "~ can enter combat with {any} as {as_:as} and gets 1 optional maneuver during that combat",
        lambda any, as_: (_act(fight(a(any, READY, OTHERS), mod(MANEUVERS, 1, ME)), as_),),
    )
    for who in ("any {np}", "{np}", "a {np}"):
        g.row(
            "sentence",
            f"{who} can enter combat with ~ as {{as_:as}}",
            lambda np, as_: (act(fight(SELF), who=np, open=FOR_OTHERS, stealth=as_ or None, if_=is_(SELF, READY)),),
        )


def _act(feat: Effect, stealth: int, price: tuple[int, int] = (0, 0)) -> Any:
    blood, pool = price
    return act(feat, stealth=stealth or None, blood=blood or None, pool=pool or None)


# -- moments ---------------------------------------------------------------------------------------------------------


def _in_phases(g: Grammar) -> None:
    g.words("phase", PHASES)
    g.row("does", "unlock", lambda: unlock(ME))
    g.row("does", "unlock ~", lambda: unlock(ME))
    g.row("does", "lock or unlock {any}", lambda any: choose(lock(pick(any, UNLOCKED)), unlock(pick(any, LOCKED))))
    g.row("does", "gain {n} blood", lambda n: gain(n, BLOOD))
    g.row("does", "give ~ {n} blood", lambda n: gain(n, BLOOD))
    g.row("does", "move {n} blood from ~ to your pool", lambda n: take(n, BLOOD, ME, YOU))
    g.row("does", "burn {n} pool from your prey", lambda n: burn(n, POOL, PREY))
    g.row("does", "get +1 master phase action", lambda: mod(MASTER_ACTIONS, 1))
    g.row("does", "discard 1 card", lambda: discard())
    heads = {
        "during {phase}, ": None,
        "if ~ is ready during {phase}, ": is_(SELF, READY),
        "during {phase}, if ~ is ready, ": is_(SELF, READY),
        "if ~ is ready and you have the edge during {phase}, ": is_(SELF, READY) & EDGE,
        "if ~ is in torpor during {phase}, ": is_(SELF, TORPOR),
    }
    for head, if_ in heads.items():
        g.row("sentence", head + "{may} {does}", _used(if_=if_, limit=TURN))
        g.row("sentence", head + "{may} {cost} to {does}", _used(if_=if_, limit=TURN))
    for word in ("~", "you"):
        g.row("sentence", f"{word} can {{cost}} to {{does}} during {{phase}}", _used(limit=TURN))
        g.row("sentence", f"{word} can {{cost}} during {{phase}} to {{does}}", _used(limit=TURN))
    g.row("sentence", "during {phase}, you can {cost} to {does} if ~ is ready", _used(if_=is_(SELF, READY), limit=TURN))
    turn = {
        "during your turn, ": (IN_TURN, YOUR_TURN),
        "once during your turn, ": (IN_TURN, YOUR_TURN),
        "if ~ is ready during your turn, ": (IN_TURN, YOUR_TURN & is_(SELF, READY)),
        "during your minion phase, ": (IN_MINION_PHASE, YOUR_TURN),
        "if ~ is ready during your minion phase, ": (IN_MINION_PHASE, YOUR_TURN & is_(SELF, READY)),
    }
    for head, (when, if_) in turn.items():
        g.row("sentence", head + "{may} {does}", _used(when, if_=if_, limit=TURN))
        g.row("sentence", head + "{may} {cost} to {does}", _used(when, if_=if_, limit=TURN))
    g.row(
        "sentence", "~ can {cost} to {does} during your minion phase", _used(IN_MINION_PHASE, if_=YOUR_TURN, limit=TURN)
    )


def _used(when: int = 0, **options: Any) -> Callable[..., Any]:
    """What is used at some moment, with a cost or without."""

    def make(does: Effect, phase: int = 0, cost: Effect | None = None, may: int = 0, **more: Any) -> Any:
        return (ability(when or phase, does, cost=cost, **options),)

    return make


def _in_actions(g: Grammar) -> None:
    own = {"stealth": (STEALTH, base_acting), "bleed": (BLEED, base_acting), "intercept": (INTERCEPT, base_reacting)}
    for word, (what, by) in own.items():
        for head, limit in (
            ("during an action, ", ACTION),
            ("once each action, ", ACTION),
            ("once each turn, ", TURN),
            ("", 0),
        ):
            for tail in ("", " for the current action"):
                g.row("sentence", f"{head}~ can {{cost}} to get {{d}} {word}{tail}", _changed(what, by, limit))
    g.row("sentence", "during a bleed action, ~ can {cost} to get {d} bleed", _changed(BLEED, base_acting, ACTION))
    g.row(
        "sentence",
        "during a directed action, ~ can {cost} to get {d} stealth",
        _changed(STEALTH, base_acting, ACTION, DIRECTED),
    )
    g.row(
        "sentence",
        "during an action, ~ can {cost} to get {d1} intercept or {d2} stealth",
        lambda cost, d1, d2: (
            ability(DURING_ACTION, mod(INTERCEPT, d1, ME), by=BY_REACTING, cost=cost, limit=ACTION),
            ability(DURING_ACTION, mod(STEALTH, d2), by=BY_ACTING, cost=cost, limit=ACTION),
        ),
    )
    given = {"stealth": STEALTH, "bleed": BLEED}
    for word, what in given.items():
        for head, limit in (("during an action, ", ACTION), ("once each action, ", ACTION), ("", 0)):
            g.row("sentence", f"{head}~ can {{cost}} to give {{any}} {{d}} {word}", _given(what, limit))
            g.row("sentence", f"{head}~ can {{cost}} to give the acting minion {{d}} {word}", _given_all(what, limit))
    g.row("sentence", "during a bleed action, ~ can {cost} to give {any} {d} bleed", _given(BLEED, ACTION))
    g.row(
        "sentence",
        "during a bleed action, ~ can {cost} to give the acting {np} {d} bleed",
        lambda cost, np, d: _given(BLEED, ACTION)(cost, np, d),
    )
    g.row(
        "sentence",
        "if ~ is ready during your turn, you can {cost} to give {any} {d} stealth for the current action",
        lambda cost, any, d: (
            ability(
                DURING_ACTION,
                mod(STEALTH, d),
                by=BY_METHUSELAH,
                cost=cost,
                limit=TURN,
                if_=is_(SELF, READY) & is_(ACTING, any),
            ),
        ),
    )
    g.row(
        "sentence",
        "~ can {cost} to give a blocking minion {d} intercept",
        lambda cost, d: (ability(ATTEMPT, mod(INTERCEPT, d, BLOCKING), by=BY_METHUSELAH, cost=cost),),
    )
    for head in ("during an action, ", "once each action, "):
        g.row(
            "sentence",
            f"{head}~ can {{cost}} to give {{any}} {{d}} intercept",
            lambda cost, any, d: (
                ability(
                    ATTEMPT,
                    mod(INTERCEPT, d, BLOCKING),
                    by=BY_METHUSELAH,
                    cost=cost,
                    limit=ACTION,
                    if_=is_(BLOCKING, any),
                ),
            ),
        )


base_acting: Final = BY_ACTING
base_reacting: Final = BY_REACTING


def _changed(what: int, by: int, limit: int, if_: Any = None) -> Callable[..., Any]:
    who = ME if what == INTERCEPT else None
    return lambda cost, d: (ability(DURING_ACTION, mod(what, d, who), by=by, cost=cost, limit=limit or None, if_=if_),)


def _given(what: int, limit: int) -> Callable[..., Any]:
    """To the acting minion, if it is such a one."""

    def make(cost: Effect, any: Filter, d: Any) -> Any:
        return (
            ability(
                DURING_ACTION, mod(what, d), by=BY_METHUSELAH, cost=cost, limit=limit or None, if_=is_(ACTING, any)
            ),
        )

    return make


def _given_all(what: int, limit: int) -> Callable[..., Any]:
    return lambda cost, d: (ability(DURING_ACTION, mod(what, d), by=BY_METHUSELAH, cost=cost, limit=limit or None),)


def _in_referendums(g: Grammar) -> None:
    called = kind("political")
    heads = {
        "during the polling step of any referendum, ": (POLLING, None),
        "during the polling step of a political action, ": (POLLING, called),
        "during a referendum, ": (DURING_REFERENDUM, None),
    }
    for vote in ("vote", "votes"):
        for head, (when, if_) in heads.items():
            g.row("sentence", f"{head}~ can {{cost}} to get {{d}} {vote}", _votes(when, if_))
        g.row(
            "sentence",
            f"~ can {{cost}} during the polling step of any referendum to get {{d}} {vote}",
            _votes(POLLING, None),
        )


def _votes(when: int, if_: Any) -> Callable[..., Any]:
    return lambda cost, d: (
        ability(when, mod(VOTES, d, ME), by=BY_METHUSELAH, cost=cost, limit=REFERENDUM, if_=_ready_and(if_)),
    )


def _ready_and(if_: Any) -> Any:
    ready = is_(SELF, READY)
    return ready if if_ is None else ready & if_


def _after_actions(g: Grammar) -> None:
    g.kind("done", type(YOUR_TURN).__mro__[1])
    g.row("done", "performing a successful action", lambda: is_(ACTING, among(SELF)))
    g.row("done", "performing a successful action {need}", lambda need: is_(ACTING, among(SELF)) & need)
    g.row(
        "done",
        "performing a successful {deed} action",
        lambda deed: is_(ACTING, among(SELF)) & kind(*deed),
    )
    g.row(
        "done",
        "performing a successful political action (even if the referendum failed)",
        lambda: is_(ACTING, among(SELF)) & kind("political"),
    )
    g.row("done", "successfully hunting", lambda: is_(ACTING, among(SELF)) & kind("hunt"))
    g.row("done", "{any} performs a successful action", lambda any: is_(ACTING, any))
    g.row("done", "~ performs a successful action {need}", lambda need: is_(ACTING, among(SELF)) & need)
    g.row("done", "~ performs a successful {deed} action", lambda deed: is_(ACTING, among(SELF)) & kind(*deed))
    for head, limit, if_ in (
        ("", ACTION, None),
        ("once each turn, ", TURN, None),
        ("during your minion phase, ", TURN, YOUR_TURN),
        ("during your turn, ", TURN, YOUR_TURN),
    ):
        g.row("sentence", head + "{may} {does} after {done}", _afterwards(limit, if_))
        g.row("sentence", head + "{may} {cost} to {does} after {done}", _afterwards(limit, if_))


def _afterwards(limit: int, if_: Any) -> Callable[..., Any]:
    def make(does: Effect, done: Any, cost: Effect | None = None, may: int = 0) -> Any:
        so = done if if_ is None else done & if_
        return (ability(SUCCEEDED, does, by=BY_METHUSELAH, cost=cost, limit=limit, if_=so),)

    return make


# -- combat ------------------------------------------------------------------------------------------------------------


def _combat(g: Grammar) -> None:
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
    g.row("sentence", "~ can steal equipment as a strike", lambda: (ability(STRIKE, disarms()),))
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
        g.row("sentence", f"~ can prevent {{n}} non aggravated damage {tail}", _prevents(limit, aggravated=False))
    g.row("sentence", "once each combat, ~ can prevent {n} damage from an opposing minion's strike", _prevents(COMBAT))


def _prevents(limit: int, aggravated: bool = True) -> Callable[..., Any]:
    return lambda n: (ability(PREVENT, prevent(n, aggravated=aggravated), limit=limit),)


def _hands(g: Grammar) -> None:
    """Before the strikes are resolved."""
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
