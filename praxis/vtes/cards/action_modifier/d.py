"""Action Modifier cards: D."""

from __future__ import annotations

from praxis.effects.nodes import Effect
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action_modifier import sneak
from praxis.vtes.definitions.shapes.several import (
    FRENZIED,
    cannot_block,
    fails,
    if_blocked,
    less_intercept,
    once_resolved,
)


def burnt(n: int) -> Effect:
    """Inflict damage when the action is over, however it ended; none if it was never resolved."""
    return once_resolved(inflict(n, ME, UNPREVENTABLE | AGGRAVATED))


card(
    100492,
    "Daring the Dawn",
    modifier("for", hang(cannot(rule.BLOCK, VAMPIRE)), burnt(2)),
    modifier("FOR", hang(cannot(rule.BLOCK, VAMPIRE)), burnt(1)),
    digest="aceefbcd5d4c",
)


def in_daylight() -> Effect:
    """All damage to vampires in the resulting combat is aggravated."""
    return if_blocked(mod(SUNLIT, 1, BOTH, COMBAT))


card(
    100501,
    "Dawn Operation",
    modifier("for", in_daylight(), if_(is_(BLOCKING, VAMPIRE), may(block_fails(ONCE_MORE), by=controller(BLOCKING)))),
    modifier("FOR", in_daylight()),
    covered="he may let his attempt fail, at the basic level",
    digest="64a4ed7b856c",
)
TO_TORPOR_AFTER = once_resolved(put(ME, TORPOR))
card(
    100502,
    "Day Operation",
    modifier("for", hang(cannot(rule.BLOCK, VAMPIRE)), TO_TORPOR_AFTER, when=ANNOUNCED),
    modifier("FOR", hang(cannot(rule.BLOCK, VAMPIRE)), TO_TORPOR_AFTER, when=ANNOUNCED | ATTEMPT),
    digest="db550ce7def2",
)
card(
    100513,
    "Deed the Heart's Desire",
    cannot_block("qui", VAMPIRE, YOUNGER),
    modifier("QUI", mod(CANNOT_BLOCK, 1, a(VAMPIRE, READY, YOUNGER)), hang(cannot(rule.PLAY, T, REACTION_CARD))),
    when=ANNOUNCED,
    digest="d996431f2634",
)
card(100524, "Deny", combat("dem", press(), when=PRESS), sneak("DEM"), digest="138234e9a904")
LESSER = is_(BLOCKING, ALLY & ~trait("werewolf") | VAMPIRE & YOUNGER)
card(
    100540,
    "Devil-Channel: Throat",
    FRENZIED,
    fails("abo", LESSER),
    modifier("ABO", block_fails(), lock(BLOCKING), when=ATTEMPT, if_=LESSER),
    digest="abede2133af4",
)
card(
    100571,
    "Domain of Evernight",
    modifier("obf", mod(STEALTH, 1)),
    modifier("tem", in_daylight()),
    modifier("TEM", unlock(ME), when=SUCCEEDED, limit=TURN),
    digest="9236bd9cfd5f",
)
card(
    102316,
    "Dominant Personality",
    *(less_intercept(code) for code in ("pot", "pre")),
    *(cannot_block(code, VAMPIRE) for code in ("POT", "PRE")),
    digest="fdc48795cff9",
)
