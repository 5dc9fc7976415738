"""Sentences that one or two vampires have about what is used at some moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect, Who
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.reading.grammar import Grammar


def add(g: Grammar) -> None:
    _using(g)
    _cancelling(g)
    _phases(g)


def _using(g: Grammar) -> None:
    """Sentences about what is used at a moment."""
    {
        "you can use a discard phase action to ": (DISCARD, DISCARD_ACTIONS, None),
        "if ~ is ready, you can use a discard phase action to ": (DISCARD, DISCARD_ACTIONS, is_(SELF, READY)),
        "if ~ is ready, you can use a master phase action to ": (MASTER, MASTER_ACTIONS, is_(SELF, READY)),
        "during your master phase, you can use a master phase action to ": (MASTER, MASTER_ACTIONS, None),
    }


def _cancelling(g: Grammar) -> None:
    """Sentences about cards cancelled as they are played."""
    for head in ("once each action ~ performs, ", "during an action ~ performs, "):
        g.row(
            "sentence",
            f"{head}~ can {{cost}} to cancel a reaction card as it is played by {{any}}, and its cost is not paid",
            lambda cost, any: (
                ability(
                    AS_PLAYED,
                    cancel(REACTION_CARD, played_by(any), free=True),
                    by=BY_ACTING,
                    cost=cost,
                    limit=ACTION,
                ),
            ),
        )


def _phases(g: Grammar) -> None:
    """Sentences about what is used in phases, and as bleeds are resolved."""
    for found, what in {
        "a card named tajdid": named("Tajdid"),
        "a non location equipment card": EQUIPMENT & ~LOCATION,
    }.items():
        g.row("does", f"search your library for {found}, reveal it and move it to your hand", _sought(what))


def _of(name: str) -> Filter:
    return VAMPIRE & clan(name)


def _sought(what: Filter) -> Callable[..., Any]:
    return lambda: search(LIBRARY, what, shown=True)


def _older(name: str) -> Filter:
    return VAMPIRE & OLDER & clan(name)


def _swayed(whom: Who) -> Effect:
    return choose(recast(whom, "for"), recast(whom, "against"))


def _spending(when: int, what: int, if_: Any) -> Callable[..., Any]:
    return lambda does: (ability(when, does, cost=mod(what, -1), if_=if_),)


def _top_removed() -> Any:
    return put(top(YOU), REMOVED)


def _crypt() -> Any:
    return is_(YOU, has_cards(CRYPT))
