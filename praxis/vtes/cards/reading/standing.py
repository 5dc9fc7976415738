"""Sentences about what holds while the vampire is in play: numbers, what is forbidden, what cards cost."""

from __future__ import annotations

from praxis.effects.nodes import Condition
from praxis.vtes.cards.language import *
from praxis.vtes.cards.reading.grammar import Grammar


def add(g: Grammar) -> None:
    g.kind("while", Condition)
    g.kind("acts", Condition)
    numbers = {"stealth": STEALTH, "intercept": INTERCEPT, "bleed": BLEED, "strength": STRENGTH}
    g.words("stat", {**numbers, "vote": VOTES, "votes": VOTES})
    _conditions(g)
    _numbers(g)
    _forbidden(g)
    _costs(g)


def _conditions(g: Grammar) -> None:
    """What must be so: in the action that goes on, and at the table."""
    kinds = {
        "bleed": ("bleed",),
        "hunt": ("hunt",),
        "political": ("political",),
        "equip": ("equip",),
        "employ": ("employ",),
        "recruit": ("recruit",),
        "diablerie": ("diablerize",),
        "recruit and employ": ("recruit", "employ"),
        "employ and recruit": ("employ", "recruit"),
    }
    g.words("deed", kinds)
    g.row("acts", "{deed} actions", lambda deed: kind(*deed))
    g.row("acts", "directed actions", lambda: DIRECTED)
    g.row("acts", "undirected actions", lambda: ~DIRECTED)
    g.row("while", "you control {any}", lambda any: exists(any, MINE))
    g.row("while", "you control no {np}", lambda np: ~exists(np, MINE))
    g.row("while", "you control {n} or more {np}", lambda np, n: count(np, MINE) >= n)
    g.row("while", "you have {n} or fewer pool", lambda n: num(POOL, YOU) <= n)
    g.row("while", "{seats} has {n} or fewer pool", lambda seats, n: num(POOL, seats) <= n)
    g.row("while", "you have the edge", lambda: EDGE)
    g.row("while", "~ is ready", lambda: is_(ME, READY))
    g.row("while", "~ is locked", lambda: is_(ME, LOCKED))
    g.row("while", "~ is unlocked", lambda: is_(ME, UNLOCKED))
    g.row("while", "~ has no title", lambda: ~is_(ME, TITLED))
    g.row("while", "{seats} controls {any}", lambda seats, any: exists(any, of(seats)))
    g.row("while", "{seats} controls no {np}", lambda seats, np: ~exists(np, of(seats)))


def _numbers(g: Grammar) -> None:
    g.row("sentence", "~ gets {d} {stat}", lambda d, stat: (gives(stat, d, ME),))
    g.row("sentence", "~ gets {d} {stat} during {acts}", lambda d, stat, acts: (gives(stat, d, ME, acts),))
    g.row(
        "sentence",
        "~ gets {d1} {stat1} during {acts1} and {d2} {stat2} during {acts2}",
        lambda d1, stat1, acts1, d2, stat2, acts2: (gives(stat1, d1, ME, acts1), gives(stat2, d2, ME, acts2)),
    )
    g.row("sentence", "while {while_:while}, ~ gets {d} {stat}", lambda while_, d, stat: (gives(stat, d, ME, while_),))
    g.row("sentence", "if {while_:while}, ~ gets {d} {stat}", lambda while_, d, stat: (gives(stat, d, ME, while_),))
    g.row(
        "sentence",
        "while {while_:while}, ~ gets {d1} {stat1} and {d2} {stat2}",
        lambda while_, d1, stat1, d2, stat2: (gives(stat1, d1, ME, while_), gives(stat2, d2, ME, while_)),
    )
    g.row(
        "sentence", "while {while_:while}, you get {d} hand size", lambda while_, d: (gives(HAND_SIZE, d, YOU, while_),)
    )
    g.row("sentence", "~ gets {d} intercept against {all}", lambda d, all: (gives(INTERCEPT, d, ME, is_(ACTING, all)),))
    g.row(
        "sentence",
        "~ gets {d1} intercept against {all1} and {d2} intercept against {all2}",
        lambda d1, all1, d2, all2: (
            gives(INTERCEPT, d1, ME, is_(ACTING, all1)),
            gives(INTERCEPT, d2, ME, is_(ACTING, all2)),
        ),
    )
    g.row(
        "sentence",
        "~ gets {d} strength in combat with {all}",
        lambda d, all: (gives(STRENGTH, d, ME, is_(OPPOSING, all)),),
    )
    g.row(
        "sentence",
        "~ gets {d} bleed against a methuselah controlling {any}",
        lambda d, any: (gives(BLEED, d, ME, exists(any, of(VICTIMS))),),
    )
    g.row(
        "sentence",
        "{np} get {d} intercept against ~",
        lambda np, d: (gives(INTERCEPT, d, all_(np), is_(ACTING, among(CARD))),),
    )
    g.row(
        "sentence",
        "{np} get {d} strength in combat with ~",
        lambda np, d: (gives(STRENGTH, d, all_(np), is_(OPPOSING, among(CARD))),),
    )
    g.row(
        "sentence",
        "{np} get {d} bleed against you",
        lambda np, d: (gives(BLEED, d, all_(np), directed_at(YOU)),),
    )


def _forbidden(g: Grammar) -> None:
    g.row("sentence", "~ cannot block", lambda: (cannot(rule.BLOCK, ME),))
    g.row("sentence", "~ cannot block {all}", lambda all: (cannot(rule.BLOCK, ME, all),))
    g.row("sentence", "~ cannot attempt to block {all}", lambda all: (cannot(rule.BLOCK, ME, all),))
    g.row("sentence", "{np} cannot block ~", lambda np: (cannot(rule.BLOCK, np, among(ME)),))
    g.row("sentence", "~ cannot perform political actions", lambda: (cannot(rule.CALL, ME),))
    g.row(
        "sentence",
        "{np} must burn {n} blood to attempt to block ~",
        lambda np, n: (toll(rule.BLOCK, n, np, among(ME)),),
    )
    g.row(
        "sentence",
        "minions must burn {n} blood or life to attempt to block ~",
        lambda n: (toll(rule.BLOCK, n, MINION, among(ME)),),
    )


def _costs(g: Grammar) -> None:
    g.words("paid", {"blood": BLOOD_COST, "pool": POOL_COST, "blood or pool": BLOOD_COST | POOL_COST})
    g.words("paid", {"pool or blood": BLOOD_COST | POOL_COST})
    g.row("sentence", "{cards} cost ~ - {n} {paid}", lambda cards, n, paid: (costs(-n, paid, ME, cards),))
    g.row("sentence", "{cards} cost ~ + {n} {paid}", lambda cards, n, paid: (costs(n, paid, ME, cards),))
