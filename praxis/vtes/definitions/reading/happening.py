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
    g.row("then", "you gain {n} pool", lambda n: gain(n))
    g.row("then", "~ burns {n} blood", lambda n: burn(n, BLOOD, ME))
    g.row("then", "~ gains {n} blood", lambda n: gain(n, BLOOD))
    g.row("then", "their controller burns {n} pool", lambda n: burn(n, POOL, controller(IT)))
    for words, options in EVENTS.items():
        for head in ("after", "if", "when", "whenever"):
            g.row("sentence", f"{head} {words}, {{then}}", _follows(options))
            g.row("sentence", f"{head} {words}, {{may}} {{does}}", _may_follow(options))
        g.row("sentence", f"{{then}} after {words}", _follows(options))
        g.row("sentence", f"{{may}} {{does}} after {words}", _may_follow(options))
    _in_phases(g)
    _combats(g)
    _later(g)
    _once(g)


def _once(g: Grammar) -> None:
    """Sentences about what happens by itself, or is offered once."""
    for when in ("if", "when"):
        for gets in ("get", "gain"):
            g.row(
                "sentence",
                f"{when} you burn the edge for a vote, you {gets} + {{n}} vote",
                lambda n: (gives(EDGE_VOTES, n, YOU),),
            )


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


def _combats(g: Grammar) -> None:
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
    phases = {"unlock": fact.UNLOCK_PHASE, "master": fact.MASTER_PHASE, "discard": fact.DISCARD_PHASE}
    for word, phase in phases.items():
        during = f"during your {word} phase"
        g.row("sentence", f"{during}, if {{w:while}}, {{then}}", _at(phase))
        g.row(
            "sentence",
            f"if {{w:while}} {during}, {{any}} can gain {{n}} blood",
            _may_gain(phase),
        )


def _at(phase: int) -> Callable[..., Any]:
    return lambda then, w=None: (at(phase, then, whose=YOU, if_=w),)


def _may_gain(phase: int) -> Callable[..., Any]:
    return lambda w, any, n: (at(phase, _may(gain(n, BLOOD, pick(any)), None), whose=YOU, if_=w),)


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
