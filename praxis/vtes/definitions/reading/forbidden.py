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
    g.row(
        "sentence",
        "rescuing an older vampire from torpor costs ~ - {n} blood",
        lambda n: (dues(-n, BLOOD_COST, ME, "rescue", at=OLDER),),
    )
    g.row(
        "sentence",
        "~ burns - {n} blood when rescuing a vampire in torpor",
        lambda n: (dues(-n, BLOOD_COST, ME, "rescue"),),
    )
    g.row(
        "sentence",
        "rescuing ~ from torpor costs + {n} blood",
        lambda n: (dues(n, BLOOD_COST, None, "rescue", at=SELF),),
    )
    g.row("sentence", "the leave torpor action costs ~ - {n} blood", lambda n: (dues(-n, BLOOD_COST, ME, "leave"),))
    g.row("sentence", "{deed} actions cost ~ + {n} blood", lambda deed, n: (dues(n, BLOOD_COST, ME, *deed),))
    for other in ("", "other "):
        for paid, kinds in (("blood", BLOOD_COST), ("pool", POOL_COST)):
            g.row("sentence", f"{other}non {{deed}} actions cost ~ + {{n}} {paid}", _otherwise(kinds))
    g.row("sentence", "actions directed at ~ cost + {n} pool", lambda n: (dues(n, POOL_COST, at=SELF),))
    g.row("sentence", "actions directed at ~ cost + {n} blood", lambda n: (dues(n, BLOOD_COST, at=SELF),))
    g.row(
        "sentence",
        "if ~ is ready, {deed} actions cost {np} + {n} blood",
        lambda deed, np, n: (dues(n, BLOOD_COST, np, *deed, if_=is_(SELF, READY)),),
    )


def _otherwise(kinds: int) -> Callable[..., Any]:
    return lambda deed, n: (dues(n, kinds, ME, but=deed),)


def _forbidden(g: Grammar) -> None:
    for what in ("votes and ballots", "votes or ballots"):
        g.row(
            "sentence",
            f"{{np}} must burn {{n}} blood to cast {what} against referendums called by ~",
            lambda np, n: (toll(rule.VOTE_AGAINST, n, np, among(ME)),),
        )
        g.row(
            "sentence",
            f"{{np}} cannot cast {what} against referendums called by ~",
            lambda np: (cannot(rule.VOTE_AGAINST, np, among(ME)),),
        )
        g.row(
            "sentence",
            f"~ cannot cast {what} against blood hunt referendums",
            lambda: (cannot(rule.VOTE_AGAINST, ME, if_=HUNTED),),
        )
    g.row(
        "sentence",
        "{np} must burn {n} blood to attempt to block ~ or to cast votes or ballots against a referendum called by ~",
        lambda np, n: (toll(rule.BLOCK, n, np, among(ME)), toll(rule.VOTE_AGAINST, n, np, among(ME))),
    )
    g.row("sentence", "~ cannot use cards requiring {disc}", lambda disc: (renounces(disc),))
    g.row(
        "sentence",
        "~ treats aggravated damage as normal damage in combat",
        lambda: (gives(TOUGH, 1, ME, is_(SELF, FIGHTING)),),
    )
    for word in ("while", "if"):
        g.row(
            "sentence",
            f"{word} {{w:while}}, blood hunts cannot be called on ~",
            lambda w: (cannot(rule.BLOOD_HUNT, ME, if_=w),),
        )
    g.row(
        "sentence",
        "{np} cannot cast votes or ballots in referendums called by ~",
        lambda np: (cannot(rule.VOTE, np, if_=kind("political") & is_(ACTING, among(SELF))),),
    )
    g.row("sentence", "~ cannot block", lambda: (cannot(rule.BLOCK, ME),))
    g.row("sentence", "~ cannot act or block", lambda: (cannot(rule.ACT, ME), cannot(rule.BLOCK, ME)))
    g.row("sentence", "~ cannot block {all}", lambda all: (cannot(rule.BLOCK, ME, all),))
    g.row("sentence", "~ cannot attempt to block {all}", lambda all: (cannot(rule.BLOCK, ME, all),))
    g.row("sentence", "~ cannot block undirected actions", lambda: (cannot(rule.BLOCK, ME, if_=~DIRECTED),))
    g.row("sentence", "while {w:while}, ~ cannot block {all}", lambda w, all: (cannot(rule.BLOCK, ME, all, w),))
    g.row("sentence", "{np} cannot block ~", lambda np: (cannot(rule.BLOCK, np, among(ME)),))
    g.row("sentence", "~ cannot perform political actions", lambda: (cannot(rule.CALL, ME),))
    g.row("sentence", "~ cannot play {cards}", lambda cards: (cannot(rule.PLAY, ME, cards),))
    g.row(
        "sentence",
        "~ cannot block or play reaction cards",
        lambda: (cannot(rule.BLOCK, ME), cannot(rule.PLAY, ME, REACTION_CARD)),
    )
    for who in ("{np} in combat with ~", "{np} opposing ~ in combat", "{np} opposing ~"):
        for verb in ("cannot strike: combat ends", "cannot end combat as a strike"):
            g.row("sentence", f"{who} {verb}", lambda np: (cannot(rule.ENDING_STRIKE, among(OPPOSING) & np),))
        g.row(
            "sentence",
            f"{who} cannot use weapons",
            lambda np: (cannot(rule.USE, among(OPPOSING) & np, EQUIPMENT & trait("weapon")),),
        )
        g.row(
            "sentence",
            f"{who} cannot play cards requiring {{disc1}} or {{disc2}}",
            lambda np, disc1, disc2: (cannot(rule.PLAY, among(OPPOSING) & np, requires(disc1) | requires(disc2)),),
        )
    g.row("sentence", "~ cannot use weapons", lambda: (cannot(rule.USE, ME, EQUIPMENT & trait("weapon")),))
    for tail in ("as if ~ were a {clan}",):
        g.row(
            "sentence",
            f"you and ~ can play cards requiring a {{clan}} {tail}",
            lambda clan: (as_if(clan, for_you=True),),
        )
        g.row("sentence", f"~ can play cards requiring a {{clan}} {tail}", lambda clan: (as_if(clan),))
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
    g.row("sentence", "~ must burn {n} blood to attempt to block", lambda n: (toll(rule.BLOCK, n, ME),))
    g.row(
        "sentence",
        "minions must burn {n} blood or life to attempt to block ~",
        lambda n: (toll(rule.BLOCK, n, MINION, among(ME)),),
    )


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
    g.row(
        "sentence",
        "actions to recruit or employ mages cost ~ - {n} {paid}",
        lambda n, paid: (costs(-n, paid, ME, (ALLY_CARD | RETAINER) & trait("mage"), if_=BY_ITS_ACTION),),
    )
    played = {
        "cards": LIBRARY_CARD,
        "combat cards": COMBAT_CARD,
        "reaction cards": REACTION_CARD,
        "action cards": ACTION_CARD,
    }
    for word, what in played.items():
        g.row("sentence", f"{word} requiring {{disc}} cost ~ - {{n}} blood", _dear(what, -1))
        g.row("sentence", f"{word} requiring {{disc}} cost ~ + {{n}} blood", _dear(what, 1))
    g.row("sentence", "{disc} cards cost ~ - {n} blood", _dear(LIBRARY_CARD, -1))
    g.row(
        "sentence",
        "strike cards cost opposing {np} + {n} blood",
        lambda np, n: (costs(n, BLOOD_COST, among(OPPOSING) & np, COMBAT_CARD, strikes=True),),
    )
    g.row(
        "sentence",
        "strike cards requiring {disc} cost ~ + {n} blood",
        lambda disc, n: (costs(n, BLOOD_COST, ME, COMBAT_CARD, needs=disc, strikes=True),),
    )
    g.row(
        "sentence",
        "cards requiring {clan} and/or {disc} cost ~ - {n} blood",
        lambda clan, disc, n: (
            costs(-n, BLOOD_COST, ME, LIBRARY_CARD & requires_clan(clan)),
            costs(-n, BLOOD_COST, ME, LIBRARY_CARD & ~requires_clan(clan), needs=disc),
        ),
    )
    acting = is_(ACTING, among(SELF))
    g.row(
        "sentence",
        "while ~ is acting, reaction cards cost {np} + {n} blood",
        lambda np, n: (costs(n, BLOOD_COST, np, REACTION_CARD, if_=acting),),
    )
    g.row(
        "sentence",
        "while ~ is acting, reaction cards cost + {n} blood",
        lambda n: (costs(n, BLOOD_COST, None, REACTION_CARD, if_=acting),),
    )
    g.row(
        "sentence",
        "while ~ is acting, reaction cards requiring {disc} cost + {n} blood",
        lambda disc, n: (costs(n, BLOOD_COST, None, REACTION_CARD, needs=disc, if_=acting),),
    )
    g.row(
        "sentence",
        "combat cards requiring {disc} cost {np} + {n} blood in combat with ~",
        lambda disc, np, n: (costs(n, BLOOD_COST, among(OPPOSING) & np, COMBAT_CARD, needs=disc),),
    )


def _dear(what: Filter, sign: int) -> Callable[..., Any]:
    """A function for sentences by which cards of a Discipline cost the vampire more or less."""
    return lambda disc, n: (costs(sign * n, BLOOD_COST, ME, what, needs=disc),)
