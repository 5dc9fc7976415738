"""Sentences about what follows on something: after a bleed, a block, a referendum, on the way to torpor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from praxis.effects.nodes import Effect
from praxis.vtes.cards.language import *
from praxis.vtes.cards.reading.grammar import Grammar

EVENTS: Final[dict[str, dict[str, Any]]] = {
    "~ successfully bleeds": {"kind": fact.BLED, "of": SELF},
    "~ successfully bleeds your prey": {"kind": fact.BLED, "of": SELF, "to": PREY},
    "~ goes to torpor": {"kind": fact.TO_TORPOR, "of": SELF},
    "~ is burned": {"kind": fact.BURNED, "of": SELF},
    "a referendum called by ~ passes": {"kind": fact.POLLED, "of": SELF, "if_": HOW_MUCH >= 1},
    "a referendum ~ calls passes": {"kind": fact.POLLED, "of": SELF, "if_": HOW_MUCH >= 1},
    "a referendum called by your predator passes": {"kind": fact.POLLED, "of": of(PREDATOR), "if_": HOW_MUCH >= 1},
    "the referendum of a political action passes": {"kind": fact.POLLED, "if_": kind("political") & (HOW_MUCH >= 1)},
    "a minion in combat with ~ leaves the ready region": {"kind": (fact.TO_TORPOR, fact.BURNED), "of": OPPOSING},
    "a vampire in combat with ~ goes to torpor": {"kind": fact.TO_TORPOR, "of": OPPOSING},
    "~ diablerizes a vampire": {"kind": fact.DIABLERIE, "of": SELF},
    "~ diablerizes an older vampire": {"kind": fact.DIABLERIE, "of": SELF, "to": OLDER},
    "any methuselah plays a gehenna event": {"kind": fact.PLAYED, "about": EVENT_CARD & trait("gehenna")},
    "a gehenna event is played": {"kind": fact.PLAYED, "about": EVENT_CARD & trait("gehenna")},
    "you play a master card": {"kind": fact.PLAYED, "to": YOU, "about": MASTER_CARD},
    "another methuselah plays a master card": {"kind": fact.PLAYED, "to": OTHER_SEATS, "about": MASTER_CARD},
}
"""What may happen, in words that stand after *after*."""


def add(g: Grammar) -> None:
    g.kind("then", Effect)
    g.row("then", "burn {n} pool", lambda n: burn(n))
    g.row("then", "you burn {n} pool", lambda n: burn(n))
    g.row("then", "you gain {n} pool", lambda n: gain(n))
    g.row("then", "your prey burns {n} pool", lambda n: burn(n, POOL, PREY))
    g.row("then", "each methuselah burns {n} pool", lambda n: burn(n, POOL, SEATS))
    g.row("then", "~ burns {n} blood", lambda n: burn(n, BLOOD, ME))
    g.row("then", "~ gains {n} blood", lambda n: gain(n, BLOOD))
    g.row("then", "burn ~", lambda: burn(SELF))
    g.row("then", "~ unlocks", lambda: unlock(ME))
    g.row("then", "unlock ~", lambda: unlock(ME))
    g.row("then", "their controller burns {n} pool", lambda n: burn(n, POOL, controller(IT)))
    for words, options in EVENTS.items():
        for head in ("after", "if", "when"):
            g.row("sentence", f"{head} {words}, {{then}}", _follows(options))
            g.row("sentence", f"{head} {words}, {{may}} {{does}}", _may_follow(options))
            g.row("sentence", f"{head} {words}, {{may}} {{cost}} to {{does}}", _may_follow(options))
        g.row("sentence", f"{{then}} after {words}", _follows(options))
        g.row("sentence", f"{{may}} {{does}} after {words}", _may_follow(options))
        g.row("sentence", f"{{may}} {{cost}} to {{does}} after {words}", _may_follow(options))
        ready = {**options, "if_": _and(is_(SELF, READY), options.get("if_"))}
        g.row("sentence", f"if ~ is ready, {{then}} after {words}", _follows(ready))
        g.row("sentence", f"if ~ is ready, {{may}} {{does}} after {words}", _may_follow(ready))
    _blocks(g)
    _entering(g)
    _later(g)


def _and(first: Any, second: Any) -> Any:
    return first if second is None else first & second


def _follows(options: dict[str, Any]) -> Callable[..., Any]:
    def make(then: Effect) -> Any:
        given = dict(options)
        return (on(given.pop("kind"), then, **given),)

    return make


def _may_follow(options: dict[str, Any]) -> Callable[..., Any]:
    def make(does: Effect, cost: Effect | None = None, may: int = 0) -> Any:
        given = dict(options)
        return (on(given.pop("kind"), _may(does, cost), **given),)

    return make


def _may(does: Effect, cost: Effect | None) -> Effect:
    return may(does, cost=cost)


def _blocks(g: Grammar) -> None:
    """When a block has succeeded, before anything comes of it."""
    tail = " before block resolution"
    g.row("then", "the blocking minion's controller burns {n} pool", lambda n: burn(n, POOL, controller(BLOCKING)))
    g.row("then", "the blocking vampire burns {n} blood", lambda n: burn(n, BLOOD, BLOCKING))
    g.row("sentence", f"if ~ is blocked, {{then}}{tail}", lambda then: (on(fact.BLOCKED, then, to=SELF),))
    g.row(
        "sentence",
        f"if ~ is blocked by {{any}}, {{then}}{tail}",
        lambda any, then: (on(fact.BLOCKED, then, of=any, to=SELF),),
    )
    for who in ("a vampire blocking", "vampires blocking"):
        for verb in ("burns", "burn"):
            g.row(
                "sentence",
                f"{who} ~ {verb} {{n}} blood{tail}",
                lambda n: (on(fact.BLOCKED, burn(n, BLOOD, BLOCKING), of=VAMPIRE, to=SELF),),
            )
    g.row(
        "sentence",
        f"when ~ successfully blocks, {{then}}{tail}",
        lambda then: (on(fact.BLOCKED, then, of=SELF),),
    )


def _entering(g: Grammar) -> None:
    g.row("sentence", "{then} as ~ enters play", lambda then: (on(fact.ENTERS, then, of=SELF),))
    g.row("sentence", "as ~ enters play, {then}", lambda then: (on(fact.ENTERS, then, of=SELF),))
    g.row(
        "sentence",
        "as ~ enters play, you can {does}",
        lambda does: (on(fact.ENTERS, _may(does, None), of=SELF),),
    )


def _later(g: Grammar) -> None:
    """What a successful action allows in the discard phase."""
    deeds = {"equip": EQUIPMENT, "recruit": ALLY_CARD, "employ": RETAINER, "recruit or employ": ALLY_CARD | RETAINER}
    for word, what in deeds.items():
        for when in ("the next discard phase", "the discard phase"):
            g.row("sentence", f"if ~ performs a successful {word} action, ~ can unlock during {when}", _rests(what))


def _rests(what: Any) -> Callable[..., Any]:
    return lambda: (
        ability(DISCARD, unlock(ME), limit=TURN, if_=happened(fact.SUCCEEDED, SELF, about=what, span=TURN)),
    )
