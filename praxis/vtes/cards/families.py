"""Shapes that many modifiers and reactions share. No card is defined here."""

from __future__ import annotations

from typing import Any, Final

from praxis.effects.conditions import Condition
from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect
from praxis.vtes.cards.build import Way
from praxis.vtes.cards.language import *

__all__ = [
    "BLEEDS_YOU",
    "WEAKER",
    "WEAKER_ACTS",
    "a_maneuver",
    "a_press",
    "a_prevention",
    "a_way_out",
    "cannot_block",
    "either",
    "fails",
    "if_blocked",
    "if_blocks",
    "intercept",
    "less_bleed",
    "less_intercept",
    "maneuver_or_press",
    "modifier_and_reaction",
    "once_resolved",
    "sends_on",
    "taxed",
]

WEAKER: Final = ALLY | VAMPIRE & YOUNGER
"""An ally, or a vampire who is younger than the one who plays the card."""
WEAKER_ACTS: Final = is_(ACTING, WEAKER)
BLEEDS_YOU: Final = kind("bleed") & directed_at(YOU)


def either(codes: str, *effects: Effect, way: Any = modifier, **options: Any) -> tuple[Way, ...]:
    """The same way with one Discipline or with the other: ``either("pot pre", ...)``."""
    return tuple(way(code, *effects, **options) for code in codes.split())


def modifier_and_reaction(codes: str, *effects: Effect, **options: Any) -> tuple[Way, Way]:
    """A card of both types: the acting minion can play it, and a reacting one."""
    return modifier(codes, *effects, **options), reaction(codes, *effects, **options)


# -- intercept and bleeds ---------------------------------------------------------------------------------------------


def intercept(n: int) -> Effect:
    return mod(INTERCEPT, n, ME)


def less_bleed(code: str, n: int, if_: Condition | None = None, **options: Any) -> Way:
    """A reaction that reduces a bleed against oneself."""
    bled = BLEEDS_YOU & (num(BLEED, ACTING) >= 1)
    return reaction(code, mod(BLEED, -n), if_=bled if if_ is None else bled & if_, **options)


def sends_on(
    code: str, if_: Condition | None = None, locks: bool = True, who: Filter | None = None, **options: Any
) -> Way:
    """A reaction that redirects a bleed to another Methuselah."""
    goes = redirect(a(SEAT, OTHERS, ~among(ACTOR)))
    return reaction(code, *((goes, lock(ME)) if locks else (goes,)), when=DECLINED, if_=if_, who=who, **options)


# -- the combat that follows on a block -------------------------------------------------------------------------------


def if_blocks(*effects: Effect) -> Effect:
    """Effects in the combat that results if this minion blocks; in each one, if the action goes on and he blocks
    again."""
    return hang(on(fact.RESOLVES, later(fact.FIGHTS, *effects, if_=FROM_BLOCK), to=ME))


def if_blocked(*effects: Effect) -> Effect:
    """Effects in the combat that results if the action is blocked."""
    return hang(on(fact.RESOLVES, later(fact.FIGHTS, *effects, if_=FROM_BLOCK), to=MINION))


def a_maneuver() -> Effect:
    return mod(MANEUVERS, 1, ME, COMBAT)


def a_press() -> Effect:
    return mod(PRESSES, 1, ME, COMBAT)


def maneuver_or_press() -> Effect:
    """A maneuver or a press, once."""
    return do(
        grant(ability(RANGE, maneuver(), limit=COMBAT | BY_NAME), COMBAT),
        grant(ability(PRESS, press(), limit=COMBAT | BY_NAME), COMBAT),
    )


def a_prevention(if_: Condition | None = None) -> Effect:
    return grant(ability(PREVENT, prevent(1), limit=COMBAT, if_=if_), COMBAT)


def a_way_out() -> Effect:
    """The minion can strike to end the combat in its first round."""
    return grant(ability(STRIKE, ends(), if_=FIRST_ROUND), COMBAT)


# -- against blocks ---------------------------------------------------------------------------------------------------


def fails(codes: str, if_: Condition | None = None, **options: Any) -> Way:
    """The attempt to block fails, and the minion cannot attempt to block again."""
    return modifier(codes, block_fails(), when=ATTEMPT, if_=if_, **options)


def less_intercept(codes: str, **options: Any) -> Way:
    """A modifier that reduces the intercept of the minion that attempts to block."""
    return modifier(codes, mod(INTERCEPT, -1, BLOCKING), when=ATTEMPT, **options)


def cannot_block(codes: str, *whom: Filter, **options: Any) -> Way:
    """A modifier, played as the action is announced, that chooses a minion who cannot block it."""
    return modifier(codes, mod(CANNOT_BLOCK, 1, a(*whom, READY)), when=ANNOUNCED, **options)


def taxed(who: Filter, allies: bool) -> tuple[Effect, ...]:
    """Minions must burn a counter to attempt to block, now or later; one who attempts already can give up instead.

    Allies cannot burn blood, but with `allies` they can burn life.
    """
    pays = unless(controller(BLOCKING), pay(1, BLOOD, BLOCKING), block_fails(ONCE_MORE))
    meant = who if allies else who & VAMPIRE
    barred = () if allies else (hang(cannot(rule.BLOCK, who & ALLY)),)
    return hang(toll(rule.BLOCK, 1, meant)), *barred, if_(is_(BLOCKING, meant), pays)


def once_resolved(*effects: Effect) -> Effect:
    """What follows an action that came to its resolution. One that was blocked did, also if it then ended before the
    combat."""
    reached = happened(fact.RESOLVES, span=ACTION) | happened(fact.BLOCKED, span=ACTION)
    return later(fact.OVER, *effects, if_=reached)
