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
    g.row("need", "requiring a {clan}", lambda clan: needs(clans=(clan,)))
    g.row("need", "requiring a {clan} or {disc}", lambda clan, disc: needs(disc, clans=(clan,)))
    g.row("need", "requiring {clan} or {disc}", lambda clan, disc: needs(disc, clans=(clan,)))


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
    g.row("acts", "during each {deed} action", lambda deed: kind(*deed))
    g.row("acts", "against {deed} actions", lambda deed: kind(*deed))
    g.row("acts", "during non {deed} actions", lambda deed: ~kind(*deed))
    g.row("acts", "during directed actions", lambda: DIRECTED)
    g.row("acts", "against directed actions", lambda: DIRECTED)
    g.row("acts", "when blocking directed actions", lambda: DIRECTED)
    g.row(
        "acts",
        "during actions directed at a methuselah who doesn't control {any}",
        lambda any: exists(SEAT, among(VICTIMS), where(~exists(any, of(IT)))),
    )
    g.row("acts", "during undirected actions", lambda: ~DIRECTED)
    g.row("acts", "during actions {need}", lambda need: need)
    for attack in ("during actions to enter combat", "when taking an action to enter combat with another minion"):
        g.row("acts", attack, lambda: ATTACK)
    g.row("acts", "during actions to put vampires in play", lambda: EMBRACE)
    g.row("acts", "during actions directed at {any}", lambda any: directed_at(all_(any)))
    g.row(
        "acts",
        "during actions directed at a methuselah controlling {any}",
        lambda any: DIRECTED & exists(any, of(VICTIMS)),
    )
    g.row(
        "acts",
        "during actions directed at a methuselah controlling no {np}",
        lambda np: DIRECTED & ~exists(np, of(VICTIMS)),
    )
    g.row(
        "acts",
        "during bleed actions directed at a methuselah controlling no {np}",
        lambda np: kind("bleed") & ~exists(np, of(VICTIMS)),
    )
    _at_the_table(g)


def _at_the_table(g: Grammar) -> None:
    g.row("while", "you control {any}", lambda any: exists(any, MINE))
    g.row("while", "{seats} has {any}", lambda seats, any: exists(any, of(seats)))
    g.row("while", "there are any gehenna cards in play", lambda: exists(trait("gehenna"), IN_PLAY))
    g.row("while", "there are any gehenna events in play", lambda: exists(EVENT_CARD & trait("gehenna"), IN_PLAY))
    g.row("while", "~ is ready and has no blood", lambda: is_(SELF, READY) & is_(SELF, holds(0, most=0)))
    g.row("while", "{name} is ready", lambda name: exists(named(name), READY))
    g.row("while", "{name} is in your ready region", lambda name: exists(named(name), READY, MINE))
    g.row("while", "~ is in torpor", lambda: is_(SELF, TORPOR))
    g.row("while", "you control no {np}", lambda np: ~exists(np, MINE))
    g.row("while", "you control {n} or more {np}", lambda np, n: count(np, MINE) >= n)
    g.row("while", "you have {n} or fewer pool", lambda n: num(POOL, YOU) <= n)
    g.row("while", "{seats} has {n} or fewer pool", lambda seats, n: num(POOL, seats) <= n)
    g.row("while", "you have the edge", lambda: EDGE)
    g.row("while", "you control the edge", lambda: EDGE)
    g.row("while", "~ is ready", lambda: is_(SELF, READY))
    g.row("while", "~ is ready and {while_:while}", lambda while_: is_(SELF, READY) & while_)
    g.row("while", "~ is ready and {sect}", lambda sect: is_(SELF, READY) & is_(SELF, sect))
    g.row("while", "~ is ready and a {title}", lambda title: is_(SELF, READY) & is_(SELF, of_title(title)))
    g.row("while", "~ is locked", lambda: is_(SELF, LOCKED))
    g.row("while", "~ is unlocked", lambda: is_(SELF, UNLOCKED))
    g.row("while", "~ is ready and unlocked", lambda: is_(SELF, READY, UNLOCKED))
    g.row("while", "~ is in combat", lambda: is_(SELF, FIGHTING))
    g.row("while", "~ has no title", lambda: ~is_(SELF, TITLED))
    g.row("while", "~ is a {title}", lambda title: is_(SELF, of_title(title)))
    g.row("while", "{seats} controls {any}", lambda seats, any: exists(any, of(seats)))
    g.row("while", "{seats} controls no {np}", lambda seats, np: ~exists(np, of(seats)))
    g.row("while", "another {np} is a {title}", lambda np, title: exists(~among(SELF) & np, of_title(title)))
    g.row(
        "while",
        "your predator controls more {np} than you",
        lambda np: count(np, of(PREDATOR)) > count(np, MINE),
    )


def of_title(word: str) -> Filter:
    return title(word)


def _numbers(g: Grammar) -> None:
    """Sentences about numbers of the vampire itself."""
    g.row("sentence", "~ gets {d} {stat}", lambda d, stat: (gives(stat, d, ME),))
    g.row("sentence", "~ gets {d} {stat} on each of ~'s actions", lambda d, stat: (gives(stat, d, ME),))
    g.row("sentence", "~ gets {d} {stat} {acts}", lambda d, stat, acts: (gives(stat, d, ME, acts),))
    g.row(
        "sentence",
        "~ gets {d1} {stat1} {acts1} and {d2} {stat2} {acts2}",
        lambda d1, stat1, acts1, d2, stat2, acts2: (gives(stat1, d1, ME, acts1), gives(stat2, d2, ME, acts2)),
    )
    g.row(
        "sentence",
        "~ does not get the usual +1 stealth during hunt actions",
        lambda: (gives(STEALTH, -1, ME, kind("hunt") & ~is_(PLAYED_CARD, LIBRARY_CARD)),),
    )
    for word in ("while", "if"):
        g.row("sentence", f"{word} {{w:while}}, ~ gets {{d}} {{stat}}", lambda w, d, stat: (gives(stat, d, ME, w),))
        g.row(
            "sentence",
            f"{word} {{w:while}}, ~ gets {{d}} {{stat}} {{acts}}",
            lambda w, d, stat, acts: (gives(stat, d, ME, w & acts),),
        )
        g.row(
            "sentence",
            f"{word} {{w:while}}, ~ gets {{d1}} {{stat1}} and {{d2}} {{stat2}}",
            lambda w, d1, stat1, d2, stat2: (gives(stat1, d1, ME, w), gives(stat2, d2, ME, w)),
        )
        g.row(
            "sentence",
            f"{word} {{w:while}}, ~ gets +1 {{stat}} for each {{np}}",
            lambda w, stat, np: (gives(stat, count(np), ME, w),),
        )
    g.row("sentence", "~ gets {d} {stat} if {w:while}", lambda w, d, stat: (gives(stat, d, ME, w),))
    g.row(
        "sentence", "~ gets {d} {stat} on each of ~'s actions if {w:while}", lambda w, d, stat: (gives(stat, d, ME, w),)
    )
    g.row(
        "sentence",
        "~ gets {d1} {stat1} and {d2} {stat2} if {w:while}",
        lambda w, d1, stat1, d2, stat2: (gives(stat1, d1, ME, w), gives(stat2, d2, ME, w)),
    )
    g.row("sentence", "~ gets +1 {stat} for each {np}", lambda stat, np: (gives(stat, count(np), ME),))
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
        "~ gets {d1} intercept against {all1} and {d2} strength in combat with {all2}",
        lambda d1, all1, d2, all2: (
            gives(INTERCEPT, d1, ME, is_(ACTING, all1)),
            gives(STRENGTH, d2, ME, is_(OPPOSING, all2)),
        ),
    )
    for when in ("on the first round of combat", "during the first round of combat"):
        g.row("sentence", f"~ gets {{d}} strength {when}", lambda d: (gives(STRENGTH, d, ME, FIRST_ROUND),))
    for who in ("a methuselah controlling", "methuselahs who control"):
        g.row(
            "sentence",
            f"~ gets {{d}} bleed against {who} {{any}}",
            lambda d, any: (gives(BLEED, d, ME, exists(any, of(VICTIMS))),),
        )
    g.row(
        "sentence",
        "~ gets {d} bleed against a methuselah controlling no {np}",
        lambda d, np: (gives(BLEED, d, ME, kind("bleed") & ~exists(np, of(VICTIMS))),),
    )
    g.row(
        "sentence",
        "~ gets {d} bleed against a methuselah controlling neither {any1} nor {any2}",
        lambda d, any1, any2: (
            gives(BLEED, d, ME, kind("bleed") & ~exists(any1, of(VICTIMS)) & ~exists(any2, of(VICTIMS))),
        ),
    )
    g.row(
        "sentence",
        "~ gets {d1} {stat1} and {d2} {stat2} against a methuselah controlling {any}",
        lambda d1, stat1, d2, stat2, any: (
            gives(stat1, d1, ME, DIRECTED & exists(any, of(VICTIMS))),
            gives(stat2, d2, ME, DIRECTED & exists(any, of(VICTIMS))),
        ),
    )
    for which in ("in referendums ~ calls", "in referendums called by ~"):
        g.row(
            "sentence",
            f"~ gets {{d}} {{stat}} {which}",
            lambda d, stat: (gives(stat, d, ME, kind("political") & is_(ACTING, among(SELF))),),
        )
    g.row(
        "sentence",
        "~ inflicts {d} damage with ranged strikes (even at close range)",
        lambda d: (gives(RANGED_DAMAGE, d, ME),),
    )
    g.row("sentence", "~ inflicts {d} damage with melee weapons", lambda d: (gives(MELEE_DAMAGE, d, ME),))
    g.row("sentence", "damage from ~'s hand strikes is aggravated", lambda: (gives(AGGRAVATED_HANDS, 1, ME),))
    g.row(
        "sentence",
        "damage from ~'s hand strikes is aggravated in combat with {all}",
        lambda all: (gives(AGGRAVATED_HANDS, 1, ME, is_(OPPOSING, all)),),
    )
    for words in ("strikes with", "gets"):
        g.row("sentence", f"~ {words} first strike", lambda: (gives(FIRST_STRIKE, 1, ME),))
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
        g.row("sentence", f"{{all}} {verb} {{d}} {{stat}}", lambda all, d, stat: (gives(stat, d, all_(all)),))
        g.row(
            "sentence",
            f"{{all}} {verb} {{d}} {{stat}} {{acts}}",
            lambda all, d, stat, acts: (gives(stat, d, all_(all), acts),),
        )
    g.row(
        "sentence",
        "{np} get {d} bleed during bleed actions you",
        lambda np, d: (gives(BLEED, d, all_(np), directed_at(YOU)),),
    )
    g.row(
        "sentence",
        "{np} get {d} bleed during bleed actions ~'s controller",
        lambda np, d: (gives(BLEED, d, all_(np), directed_at(YOU)),),
    )
    g.row("sentence", "{np} get {d} {stat} when {w:while}", lambda np, d, stat, w: (gives(stat, d, all_(np), w),))
    g.row("sentence", "{name} cannot block ~", lambda name: (cannot(rule.BLOCK, named(name), among(ME)),))
    g.row(
        "sentence",
        "while {w:while}, cards requiring {disc} cost {np} - {n} blood",
        lambda w, disc, np, n: (costs(-n, BLOOD_COST, np, LIBRARY_CARD, needs=disc, if_=w),),
    )
    g.row(
        "sentence",
        "{np} get {d} vote in referendums called by ~",
        lambda np, d: (gives(VOTES, d, all_(np), kind("political") & is_(ACTING, among(SELF))),),
    )
    g.row(
        "sentence",
        "other {np} get {d} intercept during actions directed at ~",
        lambda np, d: (gives(INTERCEPT, d, all_(~among(SELF) & np), directed_at(SELF)),),
    )
    for word in ("while", "if"):
        g.row(
            "sentence",
            f"{word} {{w:while}}, {{np}} get {{d}} {{stat}}",
            lambda w, np, d, stat: (gives(stat, d, all_(np), w),),
        )
        g.row(
            "sentence",
            f"{word} {{w:while}}, all {{np}} get {{d}} {{stat}}",
            lambda w, np, d, stat: (gives(stat, d, all_(np), w),),
        )
        g.row(
            "sentence",
            f"{word} {{w:while}}, your minions get {{d}} {{stat}} {{acts}}",
            lambda w, d, stat, acts: (gives(stat, d, all_(MINION, MINE), w & acts),),
        )
        g.row(
            "sentence",
            f"{word} {{w:while}}, {{np}} get {{d}} {{stat}} {{acts}}",
            lambda w, np, d, stat, acts: (gives(stat, d, all_(np), w & acts),),
        )
        g.row(
            "sentence",
            f"{word} {{w:while}}, {{np}} get {{d}} bleed against you",
            lambda w, np, d: (gives(BLEED, d, all_(np), w & directed_at(YOU)),),
        )
        g.row(
            "sentence",
            f"{word} {{w:while}}, {{cards}} cost ~ + {{n}} blood",
            lambda w, cards, n: (costs(n, BLOOD_COST, ME, cards, if_=w),),
        )
        for every in ("", "all "):
            g.row(
                "sentence",
                f"{word} {{w:while}}, {every}{{np}} get {{d}} bleed against a methuselah controlling {{any}}",
                lambda w, np, d, any: (gives(BLEED, d, all_(np), w & exists(any, of(VICTIMS))),),
            )


def _of_methuselahs(g: Grammar) -> None:
    """Sentences about hand sizes, transfers, and the actions of phases."""
    for word in ("while", "if"):
        g.row("sentence", f"{word} {{w:while}}, you get {{d}} hand size", lambda w, d: (gives(HAND_SIZE, d, YOU, w),))
        g.row(
            "sentence",
            f"{word} {{w:while}}, you get +1 hand size for each {{np}}",
            lambda w, np: (gives(HAND_SIZE, count(np), YOU, w),),
        )
        g.row(
            "sentence",
            f"{word} {{w:while}}, {{seats}} gets {{d}} hand size",
            lambda w, seats, d: (gives(HAND_SIZE, d, seats, w),),
        )
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
        g.row(
            "sentence",
            f"if {{w:while}} {when} master phase, you get +1 master phase action",
            lambda w: (gives(MASTER_ACTIONS, 1, YOU, w),),
        )
        g.row(
            "sentence",
            f"if {{w:while}} {when} master phase, you get 2 master phase actions (instead of 1)",
            lambda w: (gives(TWO_MASTERS, 1, YOU, w),),
        )
    g.row(
        "sentence",
        "while {w:while}, you get 2 master phase actions (instead of 1) each master phase and {d} hand size",
        lambda w, d: (gives(TWO_MASTERS, 1, YOU, w), gives(HAND_SIZE, d, YOU, w)),
    )
    g.row(
        "sentence",
        "while {w:while}, you get +1 discard phase action at the start of your discard phase, and {d} hand size",
        lambda w, d: (gives(DISCARD_ACTIONS, 1, YOU, w), gives(HAND_SIZE, d, YOU, w)),
    )
