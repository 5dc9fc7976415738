"""Sentences about what holds while the vampire is in play: numbers and conditions."""

from __future__ import annotations

from praxis.effects.conditions import Condition
from praxis.effects.filters import Filter
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.reading.forbidden import add_forbidden
from praxis.vtes.definitions.reading.grammar import Grammar


def add(g: Grammar) -> None:
    g.kind("while", Condition)
    g.kind("acts", Condition)
    g.kind("need", Condition)
    numbers = {"stealth": STEALTH, "intercept": INTERCEPT, "bleed": BLEED, "strength": STRENGTH}
    g.words("stat", {**numbers, "vote": VOTES, "votes": VOTES, "ballot": BALLOTS})
    _needs(g)
    _conditions(g)
    _numbers(g)
    _of_others(g)
    _of_methuselahs(g)
    add_forbidden(g)


def _needs(g: Grammar) -> None:
    """Phrases for what the card of an action requires."""
    g.row("need", "requiring {disc}", lambda disc: needs(disc))


def _conditions(g: Grammar) -> None:
    """Phrases for conditions: of the action in progress, and of the table."""
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
    g.row("acts", "during {deed} actions", lambda deed: kind(*deed))
    g.row("acts", "during non {deed} actions", lambda deed: ~kind(*deed))
    g.row("acts", "during directed actions", lambda: DIRECTED)
    g.row("acts", "against directed actions", lambda: DIRECTED)
    g.row("acts", "when blocking directed actions", lambda: DIRECTED)
    g.row("acts", "during undirected actions", lambda: ~DIRECTED)
    g.row("acts", "during actions {need}", lambda need: need)
    g.row("acts", "during actions directed at {any}", lambda any: directed_at(all_(any)))
    g.row(
        "acts",
        "during actions directed at a methuselah controlling {any}",
        lambda any: DIRECTED & exists(any, of(VICTIMS)),
    )
    _at_the_table(g)


def _at_the_table(g: Grammar) -> None:
    g.row("while", "{name} is in your ready region", lambda name: exists(named(name), READY, MINE))
    g.row("while", "you have {n} or fewer pool", lambda n: num(POOL, YOU) <= n)
    g.row("while", "you have the edge", lambda: EDGE)
    g.row("while", "you control the edge", lambda: EDGE)
    g.row("while", "~ is ready", lambda: is_(SELF, READY))
    g.row("while", "~ is in combat", lambda: is_(SELF, FIGHTING))
    g.row("while", "another {np} is a {title}", lambda np, title: exists(~among(SELF) & np, of_title(title)))


def of_title(word: str) -> Filter:
    return title(word)


def _numbers(g: Grammar) -> None:
    """Sentences about numbers of the vampire itself."""
    g.row("sentence", "~ gets {d} {stat}", lambda d, stat: (gives(stat, d, ME),))
    g.row("sentence", "~ gets {d} {stat} on each of ~'s actions", lambda d, stat: (gives(stat, d, ME),))
    g.row("sentence", "~ gets {d} {stat} {acts}", lambda d, stat, acts: (gives(stat, d, ME, acts),))
    g.row(
        "sentence",
        "~ does not get the usual +1 stealth during hunt actions",
        lambda: (gives(STEALTH, -1, ME, kind("hunt") & ~is_(PLAYED_CARD, LIBRARY_CARD)),),
    )
    for word in ("while", "if"):
        g.row("sentence", f"{word} {{w:while}}, ~ gets {{d}} {{stat}}", lambda w, d, stat: (gives(stat, d, ME, w),))
    g.row("sentence", "~ gets {d} intercept against {all}", lambda d, all: (gives(INTERCEPT, d, ME, is_(ACTING, all)),))
    g.row(
        "sentence",
        "~ gets {d} strength in combat with {all}",
        lambda d, all: (gives(STRENGTH, d, ME, is_(OPPOSING, all)),),
    )
    for who in ("a methuselah controlling", "methuselahs who control"):
        g.row(
            "sentence",
            f"~ gets {{d}} bleed against {who} {{any}}",
            lambda d, any: (gives(BLEED, d, ME, exists(any, of(VICTIMS))),),
        )
    g.row(
        "sentence",
        "~ inflicts {d} damage with ranged strikes (even at close range)",
        lambda d: (gives(RANGED_DAMAGE, d, ME),),
    )
    g.row("sentence", "damage from ~'s hand strikes is aggravated", lambda: (gives(AGGRAVATED_HANDS, 1, ME),))
    for words in ("strikes with", "gets"):
        g.row(
            "sentence",
            f"~ {words} first strike in combat with {{all}}",
            lambda all: (gives(FIRST_STRIKE, 1, ME, is_(OPPOSING, all)),),
        )


def _of_others(g: Grammar) -> None:
    """Sentences about numbers that the vampire gives to others."""
    for verb in ("get", "gets"):
        g.row(
            "sentence",
            f"{{all}} {verb} {{d}} intercept against ~",
            lambda all, d: (gives(INTERCEPT, d, all_(all), is_(ACTING, among(SELF))),),
        )
        g.row(
            "sentence",
            f"{{all}} {verb} {{d}} strength in combat with ~",
            lambda all, d: (gives(STRENGTH, d, all_(all), is_(OPPOSING, among(SELF))),),
        )
        g.row(
            "sentence",
            f"{{all}} {verb} {{d}} bleed against you",
            lambda all, d: (gives(BLEED, d, all_(all), directed_at(YOU)),),
        )
    g.row(
        "sentence",
        "{np} get {d} bleed during bleed actions ~'s controller",
        lambda np, d: (gives(BLEED, d, all_(np), directed_at(YOU)),),
    )
    for word in ("while", "if"):
        g.row(
            "sentence",
            f"{word} {{w:while}}, {{np}} get {{d}} {{stat}}",
            lambda w, np, d, stat: (gives(stat, d, all_(np), w),),
        )


def _of_methuselahs(g: Grammar) -> None:
    """Sentences about hand sizes, transfers, and the actions of phases."""
    for word in ("while", "if"):
        g.row("sentence", f"{word} {{w:while}}, you get {{d}} hand size", lambda w, d: (gives(HAND_SIZE, d, YOU, w),))
        for who in ("each methuselah gets", "every methuselah gets"):
            g.row(
                "sentence", f"{word} {{w:while}}, {who} {{d}} hand size", lambda w, d: (gives(HAND_SIZE, d, SEATS, w),)
            )
    start = "at the start of your"
    for what in ("transfers", "transfer"):
        g.row(
            "sentence",
            f"if {{w:while}} {start} influence phase, you get {{d}} {what}",
            lambda w, d: (gives(TRANSFERS, d, YOU, w),),
        )
    for when in (start, "during your"):
        for more in ("+1 discard phase action", "an additional discard phase action"):
            g.row(
                "sentence",
                f"if {{w:while}} {when} discard phase, you get {more}",
                lambda w: (gives(DISCARD_ACTIONS, 1, YOU, w),),
            )
