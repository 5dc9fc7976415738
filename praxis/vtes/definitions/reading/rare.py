"""Sentences that one or two vampires have about numbers, actions and combat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect, Who
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.reading.grammar import Grammar

_GEAR: Final = EQUIPMENT & ~LOCATION
"""An equipment that is a location in play does not count as equipment there."""


def add(g: Grammar) -> None:
    _numbers(g)
    _acting(g)


def _numbers(g: Grammar) -> None:
    """Sentences about what holds while the vampire is in play."""
    g.row("sentence", "while ~ is controlled, ~ gets {d} capacity", lambda d: (gives(CAPACITY, d, ME),))
    _wounds(g)
    _titles(g)
    g.words("gear", {"equipment": _GEAR, "retainers": RETAINER, "equipment or retainers": _GEAR | RETAINER})
    g.kind("gear", Filter)
    g.row(
        "sentence",
        "~ cannot have or use {gear}",
        lambda gear: (cannot(rule.BEAR, ME, gear), cannot(rule.USE, ME, gear)),
    )


def _wounds(g: Grammar) -> None:
    for who in ("the controller of the minion in combat with ~", "in combat, the controller of the minion opposing ~"):
        g.row("sentence", f"{who} plays with an open hand", _open_hand)


def _of(name: str) -> Filter:
    return VAMPIRE & clan(name)


def _ally(word: str) -> Filter:
    return ALLY & trait(word)


def _open_hand() -> Any:
    """The hand of the opposing Methuselah is shown as the combat begins, and so is each card that she draws in it."""
    fights = is_(SELF, FIGHTING)
    return (
        on(fact.FIGHTS, show(all_(in_(HAND), of(controller(OPPOSING)))), if_=fights),
        on(fact.DRAWN, show(THAT_CARD), of=controller(OPPOSING), if_=fights),
    )


def _titles(g: Grammar) -> None:
    g.row(
        "sentence",
        "a vampire contesting ~'s title must yield during their unlock phase",
        lambda: (cannot(rule.CONTEST, VAMPIRE, among(ME)),),
    )
    frenzy = {
        "frenzy cards cannot be played on ~": trait("frenzy"),
        "contracts cannot be placed on ~": trait("contract"),
    }
    for words, what in frenzy.items():
        g.row("sentence", words, _out_of_reach(what))


def _out_of_reach(what: Filter) -> Callable[..., Any]:
    return lambda: (cannot(rule.AFFECT, ME, what),)


def _acting(g: Grammar) -> None:
    """Sentences about actions."""
    g.row("feat", "steal an ally or retainer", lambda: _lure(a(ALLY | RETAINER, OTHERS)))


def _taken_back() -> Effect:
    """The card that was named, or another copy of it if that one is gone."""
    copy = if_(exists(ASH, MINE, same_as(IT)), put(pick(ASH, MINE, same_as(IT)), HAND))
    return if_(is_(IT, ASH), put(IT, HAND), other=copy)


def _seized(whom: Who) -> Effect:
    """The Methuselah gets the Edge, even if it was burned meanwhile."""
    return each(whom, taking_edge())


def _corrupted() -> Filter:
    return MINION & READY & ~among(SELF) & holds(name="corruption")


def _trained() -> Filter:
    return DISCIPLINED & on_(all_(MINION, READY, ~among(SELF)))


def _plunder(what: Who) -> Effect:
    """Steal equipment or burn a location; with an equipment that is a location, the player chooses."""
    stolen = put(what, ME)
    return if_(
        is_(what, LOCATION, EQUIPMENT, OTHERS),
        choose(burn(what), stolen),
        other=if_(is_(what, LOCATION), burn(what), other=stolen),
    )


def _lure(whom: Who) -> Effect:
    return if_(is_(whom, RETAINER), put(whom, ME), other=control(whom))


def _nursed(n: int, whom: Who) -> Effect:
    return gain(case(is_(whom, VAMPIRE), n, at_most(n, num(START, whom) - num(BLOOD, whom))), BLOOD, whom)


def _raid() -> Any:
    whom = a(SEAT, OTHERS)
    return do(show(all_(in_(HAND), of(whom)), YOU), discard(pick(in_(HAND), of(whom))))
