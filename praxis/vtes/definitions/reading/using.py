"""Sentences about what the vampire or its controller can do: actions, combat, and what is used at a moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect, Node, Who
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.reading.grammar import Grammar
from praxis.vtes.definitions.shapes.crypt import IN_MINION_PHASE, IN_TURN
from praxis.vtes.model import windows

PHASES: Final = {
    "your unlock phase": UNLOCK,
    "your master phase": MASTER,
    "your influence phase": INFLUENCE,
    "your discard phase": DISCARD,
}


def add(g: Grammar) -> None:
    for kind in ("cost", "does", "feat"):
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


def _costs(g: Grammar) -> None:
    g.row("cost", "burn {n} blood", lambda n: pay(n, BLOOD))
    g.row("cost", "burn {n} pool", lambda n: pay(n, POOL))
    g.row("cost", "lock ~", lambda: locking(ME))


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


def _feats(g: Grammar) -> None:
    """Phrases for deeds that only actions do."""
    g.row(
        "feat", "enter combat with {any}", lambda any: None if _asks_for(LOCKED, any) else fight(a(any, READY, OTHERS))
    )
    for article in ("a", "any"):
        g.row(  # who has unlocked meanwhile is not attacked (LSJ 20070411)
            "feat",
            f"enter combat with {article} locked {{np}}",
            lambda np: if_(is_(a(LOCKED & np, READY, OTHERS), LOCKED), fight(T)),
        )
    g.row("feat", "bleed with {d} bleed", lambda d: bleed(d))
    g.row("feat", "bleed your predator", lambda: bleed(at=a(SEAT, of(PREDATOR))))
    g.row("feat", "steal an equipment", lambda: put(a(EQUIPMENT, OTHERS), ME))
    g.row("feat", "burn {any}", lambda any: burn(a(any)))
    g.row("feat", "inflict {n} damage on {any}", lambda n, any: inflict(n, a(any), by_minion=True))
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
    g.words("price", {f"that costs {n} conviction": (0, 0, n) for n in range(1, 3)})
    g.row("sentence", "~ can {feat} as {as_:as}", lambda feat, as_: (taken(feat, as_),))
    g.row("sentence", "~ can {feat} as {as_:as} {price}", lambda feat, as_, price: (taken(feat, as_, price),))
    g.row("sentence", "as {as_:as}, ~ can {feat}", lambda feat, as_: (taken(feat, as_),))
    g.row("sentence", "~ can perform {as_:as} to {feat}", lambda feat, as_: (taken(feat, as_),))
    for who in ("any {np}", "{np}", "a {np}"):
        g.row(
            "sentence",
            f"{who} can enter combat with ~ as {{as_:as}}",
            lambda np, as_: (act(fight(SELF), who=np, open=FOR_OTHERS, stealth=as_ or None, if_=is_(SELF, READY)),),
        )


def _asks_for(flag: Filter, within: Node) -> bool:
    return within is flag or any(_asks_for(flag, part) for part in within.parts())


def taken(feat: Effect, stealth: int, price: tuple[int, ...] = (0, 0)) -> Any:
    blood, pool, conviction = (*price, 0)[:3]
    return act(feat, stealth=stealth or None, blood=blood or None, pool=pool or None, conviction=conviction or None)


# -- moments ---------------------------------------------------------------------------------------------------------


def _in_phases(g: Grammar) -> None:
    g.words("phase", PHASES)
    g.row("does", "unlock", lambda: unlock(ME))
    g.row("does", "unlock ~", lambda: unlock(ME))
    g.row("does", "lock or unlock {any}", lambda any: choose(lock(pick(any, UNLOCKED)), unlock(pick(any, LOCKED))))
    g.row("does", "gain {n} blood", lambda n: gain(n, BLOOD))
    g.row("does", "give ~ {n} blood", lambda n: gain(n, BLOOD))
    g.row("does", "look at your prey's hand", lambda: show(all_(in_(HAND), of(PREY)), YOU))
    g.row("does", "look at the top card of your crypt", lambda: show(top(YOU), YOU))
    heads = {
        "during {phase}, ": None,
        "if ~ is ready during {phase}, ": is_(SELF, READY),
        "during {phase}, if ~ is ready, ": is_(SELF, READY),
        "if ~ is ready and you have the edge during {phase}, ": is_(SELF, READY) & EDGE,
        "if ~ is in torpor during {phase}, ": is_(SELF, TORPOR),
        "if there are any gehenna events in play during {phase}, ": exists(EVENT_CARD & trait("gehenna"), IN_PLAY),
    }
    for move in ("move to your ready region", "move ~ to your ready region"):
        g.row("does", move, lambda: put(ME, READY))
    g.row("does", "look at that methuselah's hand", lambda: show(all_(in_(HAND), of(VICTIMS)), YOU))
    for head, if_ in heads.items():
        g.row("sentence", head + "{may} {does}", _used(if_=if_, limit=TURN))
        g.row("sentence", head + "{may} {cost} to {does}", _used(if_=if_, limit=TURN))
    for word in ("~", "you"):
        g.row("sentence", f"{word} can {{cost}} to {{does}} during {{phase}}", _used(limit=TURN))
    turn: dict[str, tuple[int, Any]] = {
        "during your turn, ": (IN_TURN, YOUR_TURN),
        "once during your turn, ": (IN_TURN, YOUR_TURN),
        "once during your turn, if ~ is ready, ": (IN_TURN, YOUR_TURN & is_(SELF, READY)),
        "if ~ is in torpor during another methuselah's discard phase, ": (
            windows.DISCARD_OF_OTHERS,
            is_(SELF, TORPOR),
        ),
        "if ~ is ready during your turn, ": (IN_TURN, YOUR_TURN & is_(SELF, READY)),
        "during your minion phase, ": (IN_MINION_PHASE, YOUR_TURN),
        "if ~ is ready during your minion phase, ": (IN_MINION_PHASE, YOUR_TURN & is_(SELF, READY)),
    }
    whenever = windows.AT_ANY_TIME
    turn |= {
        "during any methuselah's discard phase, ": (DISCARD | windows.DISCARD_OF_OTHERS, None),
        "during another methuselah's discard phase, ": (windows.DISCARD_OF_OTHERS, None),
        "during any methuselah's unlock phase, ": (UNLOCK | windows.UNLOCK_OF_OTHERS, None),
        "during any methuselah's minion phase, ": (IN_MINION_PHASE | windows.BETWEEN_OF_OTHERS, None),
        "during each methuselah's minion phase, ": (IN_MINION_PHASE | windows.BETWEEN_OF_OTHERS, None),
        "once each turn, ": (whenever, None),
    }
    for head in ("while ~ is ready, ", "if ~ is ready, "):
        g.row("sentence", head + "you can look at the top card of your crypt", lambda: _look(top(YOU)))
    for head, (when, if_) in turn.items():
        g.row("sentence", head + "{may} {does}", _used(when, if_=if_, limit=TURN))
        g.row("sentence", head + "{may} {cost} to {does}", _used(when, if_=if_, limit=TURN))


def _look(at: Who) -> Any:
    """An ability to look at a card, as often as the controller likes."""
    return (ability(windows.AT_ANY_TIME, show(at, YOU), if_=is_(SELF, READY)),)


def _used(when: int = 0, **options: Any) -> Callable[..., Any]:
    """A function for what is used at some moment, with a cost or without."""

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
    g.words(
        "card", {"a gehenna card": trait("gehenna"), "an action card": ACTION_CARD, "a reaction card": REACTION_CARD}
    )
    given = {"stealth": STEALTH, "bleed": BLEED}
    for word, what in given.items():
        for head, limit in (("during an action, ", ACTION), ("once each action, ", ACTION), ("", 0)):
            g.row("sentence", f"{head}~ can {{cost}} to give {{any}} {{d}} {word}", _given(what, limit))
            g.row("sentence", f"{head}~ can {{cost}} to give the acting minion {{d}} {word}", _given_all(what, limit))


base_acting: Final = BY_ACTING
base_reacting: Final = BY_REACTING


def _changed(what: int, by: int, limit: int, if_: Any = None) -> Callable[..., Any]:
    who = ME if what == INTERCEPT else None
    return lambda cost, d: (ability(DURING_ACTION, mod(what, d, who), by=by, cost=cost, limit=limit or None, if_=if_),)


def _given(what: int, limit: int) -> Callable[..., Any]:
    """A function for a number that is given to the acting minion, if he passes a filter."""

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


def _votes(when: int, if_: Any) -> Callable[..., Any]:
    """Ruling: in torpor too, though he casts no votes there."""
    return lambda cost, d: (ability(when, mod(VOTES, d, ME), by=BY_METHUSELAH, cost=cost, limit=REFERENDUM, if_=if_),)


def _after_actions(g: Grammar) -> None:
    g.kind("done", type(YOUR_TURN).__mro__[1])
    g.row("done", "performing a successful action", lambda: is_(ACTING, among(SELF)))
    g.row("done", "successfully hunting", lambda: is_(ACTING, among(SELF)) & kind("hunt"))
    for head, limit, if_ in (
        ("", ACTION, None),
        ("once each turn, ", TURN, None),
        ("during your minion phase, ", TURN, YOUR_TURN),
        ("during your turn, ", TURN, YOUR_TURN),
    ):
        g.row("sentence", head + "{may} {does} after {done}", _afterwards(limit, if_))


def _afterwards(limit: int, if_: Any) -> Callable[..., Any]:
    def make(does: Effect, done: Any, cost: Effect | None = None, may: int = 0) -> Any:
        so = done if if_ is None else done & if_
        return (ability(SUCCEEDED, does, by=BY_METHUSELAH, cost=cost, limit=limit, if_=so),)

    return make
