"""Sentences about what is forbidden, and what cards cost, while the vampire is in play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from praxis.effects.filters import Filter
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.reading.grammar import Grammar


def add_forbidden(g: Grammar) -> None:
    _dues(g)
    _forbidden(g)
    _costs(g)


def _dues(g: Grammar) -> None:
    """Sentences about what actions cost."""
    g.row(
        "sentence",
        "rescuing a vampire from torpor costs ~ - {n} blood",
        lambda n: (dues(-n, BLOOD_COST, ME, "rescue"),),
    )
    for other in ("", "other "):
        for paid, kinds in (("blood", BLOOD_COST), ("pool", POOL_COST)):
            g.row("sentence", f"{other}non {{deed}} actions cost ~ + {{n}} {paid}", _otherwise(kinds))


def _otherwise(kinds: int) -> Callable[..., Any]:
    return lambda deed, n: (dues(n, kinds, ME, but=deed),)


def _forbidden(g: Grammar) -> None:
    for what in ("votes and ballots", "votes or ballots"):
        g.row(
            "sentence",
            f"{{np}} must burn {{n}} blood to cast {what} against referendums called by ~",
            lambda np, n: (toll(rule.VOTE_AGAINST, n, np, among(ME)),),
        )
    g.row("sentence", "~ cannot use cards requiring {disc}", lambda disc: (renounces(disc),))
    g.row("sentence", "~ cannot block {all}", lambda all: (cannot(rule.BLOCK, ME, all),))
    g.row("sentence", "~ cannot block undirected actions", lambda: (cannot(rule.BLOCK, ME, if_=~DIRECTED),))
    g.row("sentence", "{np} cannot block ~", lambda np: (cannot(rule.BLOCK, np, among(ME)),))
    g.row("sentence", "~ cannot perform political actions", lambda: (cannot(rule.CALL, ME),))
    g.row("sentence", "~ cannot play {cards}", lambda cards: (cannot(rule.PLAY, ME, cards),))
    for tail in ("as if ~ were a {clan}",):
        g.row(
            "sentence",
            f"you and ~ can play cards requiring a {{clan}} {tail}",
            lambda clan: (as_if(clan, for_you=True),),
        )
    g.row(
        "sentence",
        "you and ~ can play cards requiring a {clan1} or a {clan2} as if ~ were of that required clan",
        lambda clan1, clan2: (as_if(clan1, clan2, for_you=True),),
    )
    g.row("sentence", "~ cannot commit diablerie", lambda: (cannot(rule.DIABLERIZE, ME),))
    g.row("sentence", "blood hunts cannot be called on ~", lambda: (cannot(rule.BLOOD_HUNT, ME),))
    g.row(
        "sentence",
        "if ~ is diablerized, no blood hunt can be called",
        lambda: (cannot(rule.BLOOD_HUNT, VAMPIRE, among(ME)),),
    )
    g.row(
        "sentence",
        "{np} must burn {n} blood to attempt to block ~",
        lambda np, n: (toll(rule.BLOCK, n, np, among(ME)),),
    )
    g.row("sentence", "~ must burn {n} blood to attempt to block {all}", lambda all, n: (toll(rule.BLOCK, n, ME, all),))


def _cheap(once: bool) -> Callable[..., Any]:
    """Cards that cost less; with `once` only as they come into play, and not for whoever asks later what they cost."""
    return lambda cards, n, paid: (costs(-n, paid, ME, cards & ~IN_PLAY if once else cards),)


BY_ITS_ACTION = kind("recruit", "employ") | (MINION_PHASE & YOUR_TURN & ~exists(MINION, IS_ACTING))
"""An ally or retainer is played by an action, or could be; no other card brings it."""


def _costs(g: Grammar) -> None:
    g.words("paid", {"blood": BLOOD_COST, "pool": POOL_COST, "blood or pool": BLOOD_COST | POOL_COST})
    g.words("paid", {"pool or blood": BLOOD_COST | POOL_COST})
    for verb in ("cost", "costs"):
        for tail in ("", " to equip", " to recruit or employ"):
            g.row(
                "sentence",
                f"{{cards}} {verb} ~ - {{n}} {{paid}}{tail}",
                _cheap(once=bool(tail)),
            )
        g.row("sentence", f"{{cards}} {verb} ~ + {{n}} {{paid}}", lambda cards, n, paid: (costs(n, paid, ME, cards),))
    played = {
        "cards": LIBRARY_CARD,
        "combat cards": COMBAT_CARD,
        "reaction cards": REACTION_CARD,
        "action cards": ACTION_CARD,
    }
    for word, what in played.items():
        g.row("sentence", f"{word} requiring {{disc}} cost ~ - {{n}} blood", _dear(what, -1))
        g.row("sentence", f"{word} requiring {{disc}} cost ~ + {{n}} blood", _dear(what, 1))
    is_(ACTING, among(SELF))


def _dear(what: Filter, sign: int) -> Callable[..., Any]:
    """A function for sentences by which cards of a Discipline cost the vampire more or less."""
    return lambda disc, n: (costs(sign * n, BLOOD_COST, ME, what, needs=disc),)
