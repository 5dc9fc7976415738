"""Sentences about what follows when something happens: after a bleed, a block, a referendum, on the way to torpor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from praxis.effects.nodes import Effect
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.reading.grammar import Grammar

EVENTS: Final[dict[str, dict[str, Any]]] = {
    "~ successfully bleeds": {"kind": fact.BLED, "of": SELF},
    "~ successfully bleeds your prey": {"kind": fact.BLED, "of": SELF, "to": PREY},
    "~ goes to torpor": {"kind": fact.TO_TORPOR, "of": SELF},
    "~ is burned": {"kind": fact.BURNED, "of": SELF},
    "~ is burned in combat": {"kind": fact.BURNED, "of": SELF, "if_": is_(SELF, FIGHTING)},
    "you play a gehenna card": {"kind": fact.PLAYED, "to": YOU, "about": trait("gehenna")},
    "~ successfully bleeds a methuselah": {"kind": fact.BLED, "of": SELF},
    "a referendum called by ~ passes": {"kind": fact.ENACTED, "of": SELF},
    "a referendum ~ calls passes": {"kind": fact.ENACTED, "of": SELF},
    # at once: nothing of the turn comes after the oust of a predator (LSJ 20090115-2)
    "a referendum called by your predator passes": {"kind": fact.PASSED, "of": of(PREDATOR)},
    "the referendum of a political action passes": {"kind": fact.ENACTED, "if_": kind("political")},
    "a minion in combat with ~ leaves the ready region": {"kind": (fact.TO_TORPOR, fact.BURNED), "of": OPPOSING},
    "a vampire in combat with ~ goes to torpor": {"kind": fact.TO_TORPOR, "of": OPPOSING},
    "~ diablerizes a vampire": {"kind": fact.DIABLERIE, "of": SELF},
    "~ diablerizes an older vampire": {"kind": fact.DIABLERIE, "of": SELF, "to": OLDER},
    "any methuselah plays a gehenna event": {"kind": fact.PLAYED, "about": EVENT_CARD & trait("gehenna")},
    "a gehenna event is played": {"kind": fact.PLAYED, "about": EVENT_CARD & trait("gehenna")},
    "a vampire controlled by your predator or prey is burned": {
        "kind": fact.BURNED,
        "of": VAMPIRE & (of(PREDATOR) | of(PREY)),
    },
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
    g.row("then", "move {n} blood to ~", lambda n: gain(n, BLOOD))
    g.row("then", "discard {n} cards at random", lambda n: discard(at_random(in_(HAND), MINE, n=n)))
    g.row("then", "~ unlocks", lambda: unlock(ME))
    g.row("then", "unlock ~", lambda: unlock(ME))
    g.row("then", "their controller burns {n} pool", lambda n: burn(n, POOL, controller(IT)))
    for words, options in EVENTS.items():
        for head in ("after", "if", "when", "whenever"):
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
    _in_phases(g)
    _combats(g)
    _entering(g)
    _later(g)
    _once(g)


def _once(g: Grammar) -> None:
    """Sentences about what happens by itself, or is offered once."""
    g.row("then", "~ goes to torpor", lambda: put(ME, TORPOR))
    g.row(
        "sentence",
        "if the referendum of a political action called by ~ is canceled or fails, {then} after resolution",
        lambda then: (on((fact.REJECTED, fact.CALLED_OFF), later(fact.OVER, then), of=SELF, if_=kind("political")),),
    )
    g.row("sentence", "if a referendum fails, {then}", lambda then: (on(fact.REJECTED, then),))
    for words in ("if any methuselah burns the edge for a vote", "after a methuselah burns the edge for a vote"):
        g.row("sentence", f"{words}, {{then}}", lambda then: (on(fact.EDGE_BURNED, then),))
    g.row(
        "sentence",
        "in a referendum, ~ gets {d} vote after a methuselah burns the edge for a vote",
        lambda d: (on(fact.EDGE_BURNED, mod(VOTES, d, ME)),),
    )
    for when in ("if", "when"):
        for gets in ("get", "gain"):
            g.row(
                "sentence",
                f"{when} you burn the edge for a vote, you {gets} + {{n}} vote",
                lambda n: (gives(EDGE_VOTES, n, YOU),),
            )
    g.row(
        "sentence",
        "as a minion announces an action directed at ~, flip a coin; if it is tails, the action fails",
        lambda: (on(fact.ACTED, random(do(), outcome(THWARTED)), of=OTHERS, to=SELF),),
    )
    g.row(
        "sentence",
        "if ~ is ready during your unlock phase, your prey chooses a ready minion they control; "
        "the chosen minion takes {n} unpreventable damage",
        lambda n: (
            at(
                fact.UNLOCK_PHASE,
                inflict(n, pick(MINION, READY, of(PREY), by=PREY), UNPREVENTABLE),
                whose=YOU,
                if_=is_(SELF, READY),
            ),
        ),
    )
    g.row(
        "sentence",
        "if ~ is ready during your master phase, you can {does} after playing a master card",
        lambda does: (
            on(
                fact.FINISHED,
                may(does, note("rested", SELF)),  # once in the phase (ANK 20220617)
                to=YOU,
                about=MASTER_CARD,
                if_=YOUR_TURN & is_(SELF, READY) & ~is_(SELF, noted("rested")),
            ),
        ),
    )
    for who in ("if ~ is ready and unlocked, ",):
        g.row(
            "sentence",
            f"{who}minions burn {{n}} blood or life after bleeding you successfully",
            lambda n: (on(fact.BLED, burn(n, BLOOD, IT), to=YOU, if_=is_(SELF, READY, UNLOCKED)),),
        )
    g.row(
        "sentence",
        "after combat with ~, the opposing minion burns {n} blood or life",
        lambda n: (  # the combat is over by then, so nobody is the opposing minion
            on(fact.FOUGHT, burn(n, BLOOD, IT), to=SELF),
            on(fact.FOUGHT, burn(n, BLOOD, THAT_CARD), of=SELF),
        ),
    )


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
    """Sentences about what happens when a block has succeeded, before the combat."""
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


def _combats(g: Grammar) -> None:
    for who in ("minions opposing ~",):
        g.row(
            "sentence",
            f"{who} take {{n}} environmental damage each round during normal strike resolution at close range",
            lambda n: (on(fact.FIGHTS, mod(SWARM_CLOSE, n, OPPOSING, COMBAT), if_=is_(SELF, FIGHTING)),),
        )
        g.row(
            "sentence",
            f"{who} in combat take an additional point of damage during strike resolution if the range is close",
            lambda: (on(fact.FIGHTS, mod(SWARM_CLOSE, 1, OPPOSING, COMBAT), if_=is_(SELF, FIGHTING)),),
        )
    g.row(
        "sentence",
        "if you play a gehenna card and ~ is ready, {then}",
        lambda then: (on(fact.PLAYED, then, to=YOU, about=trait("gehenna"), if_=is_(SELF, READY)),),
    )
    g.row(
        "sentence",
        "{all} who attempt to block ~ and fails burns {n} blood or life before action resolution",
        lambda all, n: (on(fact.BLOCK_FAILED, burn(n, BLOOD, IT), of=all, to=SELF),),
    )
    for tail in ("", " from your hand"):
        g.row(
            "sentence",
            f"once each combat, before range is determined, ~ can equip with a weapon{tail}",
            lambda: (
                ability(
                    BEFORE_RANGE,
                    equip(a(in_(HAND), MINE, EQUIPMENT, trait("weapon"), FITS)),
                    by=BY_COMBATANT,
                    limit=COMBAT,
                ),
            ),
        )


def _in_phases(g: Grammar) -> None:
    """Sentences about what must be done in a phase."""
    g.row("then", "lock ~", lambda: lock(ME))
    g.row("then", "{any} gains {n} blood", lambda any, n: gain(n, BLOOD, pick(any)))
    phases = {"unlock": fact.UNLOCK_PHASE, "master": fact.MASTER_PHASE, "discard": fact.DISCARD_PHASE}
    for word, phase in phases.items():
        during = f"during your {word} phase"
        g.row("sentence", f"{during}, if {{w:while}}, {{then}}", _at(phase))
        g.row("sentence", f"if {{w:while}} {during}, {{then}}", _at(phase))
        g.row("sentence", f"{during}, {{then}}", _at(phase))
        g.row(
            "sentence",
            f"if {{w:while}} {during}, {{any}} can gain {{n}} blood",
            _may_gain(phase),
        )


def _at(phase: int) -> Callable[..., Any]:
    return lambda then, w=None: (at(phase, then, whose=YOU, if_=w),)


def _may_gain(phase: int) -> Callable[..., Any]:
    return lambda w, any, n: (at(phase, _may(gain(n, BLOOD, pick(any)), None), whose=YOU, if_=w),)


def _entering(g: Grammar) -> None:
    g.row("sentence", "{then} as ~ enters play", lambda then: (on(fact.ENTERS, then, of=SELF),))
    g.row("sentence", "as ~ enters play, {then}", lambda then: (on(fact.ENTERS, then, of=SELF),))
    g.row(
        "sentence",
        "as ~ enters play, you can {does}",
        lambda does: (on(fact.ENTERS, _may(does, None), of=SELF),),
    )


def _later(g: Grammar) -> None:
    """Sentences about what a successful action allows in the discard phase."""
    deeds = {"equip": EQUIPMENT, "recruit": ALLY_CARD, "employ": RETAINER, "recruit or employ": ALLY_CARD | RETAINER}
    for word, what in deeds.items():
        for when in ("the next discard phase", "the discard phase"):
            g.row("sentence", f"if ~ performs a successful {word} action, ~ can unlock during {when}", _rests(what))


def _rests(what: Any) -> Callable[..., Any]:
    return lambda: (
        ability(DISCARD, unlock(ME), limit=TURN, if_=happened(fact.SUCCEEDED, SELF, about=what, span=TURN)),
    )
