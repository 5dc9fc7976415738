"""Sentences about what the vampire or its controller can do: actions, strikes, and what is used in a window."""

from __future__ import annotations

from praxis.effects.nodes import Condition, Effect
from praxis.vtes.cards.language import *
from praxis.vtes.cards.reading.grammar import Grammar


def add(g: Grammar) -> None:
    g.kind("cost", Effect)
    g.kind("strikes", Effect)
    _actions(g)
    _combat(g)
    _costs(g)


def _costs(g: Grammar) -> None:
    g.row("cost", "burn {n} blood", lambda n: pay(n, BLOOD))
    g.row("cost", "lock", lambda: locking(ME))
    g.row("cost", "burn the edge", lambda: burning_edge())


def _actions(g: Grammar) -> None:
    g.words("stealthy", {"a (d) action": 0, "an action": 0, "a +1 stealth action": 1, "a +1 stealth (d) action": 1})
    g.row(
        "sentence",
        "~ can enter combat with {any} as {stealthy}",
        lambda any, stealthy: (act(fight(a(any, READY, OTHERS)), stealth=stealthy),),
    )
    g.row("sentence", "~ can bleed with {d} bleed as a (d) action", lambda d: (act(bleed(d)),))
    g.row(
        "sentence",
        "~ can bleed with {d} bleed as a (d) action that costs {n} blood",
        lambda d, n: (act(bleed(d), blood=n),),
    )


def _combat(g: Grammar) -> None:
    g.row("sentence", "~ gets 1 optional maneuver each combat", lambda: (ability(RANGE, maneuver(), limit=COMBAT),))
    g.row("sentence", "~ gets 1 optional press each combat", lambda: (ability(PRESS, press(), limit=COMBAT),))
    g.row(
        "sentence",
        "~ gets 1 optional maneuver and 1 optional press each combat",
        lambda: (ability(RANGE, maneuver(), limit=COMBAT), ability(PRESS, press(), limit=COMBAT)),
    )
    g.row("strikes", "dodge", lambda: dodge())
    g.row("strikes", "combat ends", lambda: ends())
    g.row("strikes", "{n}r damage", lambda n: damage(n, RANGED))
    g.row("sentence", "~ can strike: {strikes}", lambda strikes: (ability(STRIKE, strikes),))
    g.row(
        "sentence",
        "once each combat, ~ can strike: {strikes}",
        lambda strikes: (ability(STRIKE, strikes, limit=COMBAT),),
    )
    g.row("sentence", "~ can {cost} to strike: {strikes}", lambda cost, strikes: (ability(STRIKE, strikes, cost=cost),))
    g.row(
        "sentence",
        "once each combat, ~ can {cost} to strike: {strikes}",
        lambda cost, strikes: (ability(STRIKE, strikes, cost=cost, limit=COMBAT),),
    )
    g.row(
        "sentence",
        "once each combat, ~ can prevent {n} damage from an opposing minion's strike",
        lambda n: (ability(PREVENT, prevent(n), limit=COMBAT),),
    )


__all__ = ["Condition", "add"]
