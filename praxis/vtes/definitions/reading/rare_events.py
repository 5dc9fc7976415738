"""Sentences that one or two vampires have about what follows when something happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from praxis.effects.conditions import Condition
from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.reading.grammar import Grammar


def add(g: Grammar) -> None:
    _following(g)
    _leaving(g)
    _cards_back(g)


def _following(g: Grammar) -> None:
    """Sentences about what follows when something happens."""
    for words, options in {
        "if ~ successfully hunts": {"kind": fact.HUNTED, "of": SELF, "if_": HOW_MUCH >= 1},
        "after ~ successfully bleeds a methuselah controlling a ready titled vampire": {
            "kind": fact.BLED,
            "of": SELF,
            "if_": exists(VAMPIRE, READY, TITLED, of(VICTIMS)),
        },
    }.items():
        g.row(
            "sentence",
            f"{words}, ~ does not unlock as normal during ~'s next unlock phase",
            _stunned(options),
        )
    g.row(
        "sentence",
        "after you replace a card requiring {disc} ~ played, you can draw 1 additional card",
        lambda disc: (_one_more(requires(disc)),),
    )
    g.row(
        "sentence",
        "if you control {n} or more {np}, burn ~",
        lambda n, np: (on((fact.ENTERS, fact.CONTROL), burn(SELF), if_=count(np, MINE) >= n),),
    )


def _cards_back(g: Grammar) -> None:
    """Sentences about cards that come back, and hands that grow."""
    (put(THAT_CARD, TOP), shuffle(LIBRARY))


def _unlocks(done: Condition) -> Any:
    return on(
        fact.OVER,
        if_(~is_(SELF, noted("rested")), do(note("rested", SELF), unlock(SELF))),
        of=SELF,
        if_=happened(fact.SUCCEEDED, SELF, span=ACTION) & done,
    )


def _stays(cost: Effect) -> Any:
    return on(
        fact.BLOCKED,
        may(mod(STAYS_UNLOCKED, 1, ME), note("rested", SELF), cost=cost),
        of=SELF,
        if_=~is_(SELF, noted("rested")),
    )


def _with(word: str) -> Filter:
    return (ALLY | RETAINER) & trait(word)


def _leaving(g: Grammar) -> None:
    """Sentences about vampires that do not stay in play."""
    for where in (
        "if ~ is ready during your unlock phase",
        "if there are any gehenna cards in play during your unlock phase",
    ):
        so = is_(SELF, READY) if "ready" in where else exists(trait("gehenna"), IN_PLAY)
        g.row(
            "sentence",
            f"{where}, you can remove ~ from the game to gain {{n}} pool",
            _cashed(so),
        )


def _cashed(if_: Any) -> Callable[..., Any]:
    return lambda n: (ability(UNLOCK, gain(n), cost=put(SELF, REMOVED), if_=if_),)


def _one_more(what: Filter) -> Any:
    """A draw besides the card that replaces the one played."""
    return on(fact.PLAYED, later(fact.DRAWN, may(draw(1)), of=YOU, until=TURN), of=SELF, about=what)


def _stunned(options: dict[str, Any]) -> Callable[..., Any]:
    def make() -> Any:
        given = dict(options)
        return (on(given.pop("kind"), gain(1, STUN, SELF), **given),)

    return make
