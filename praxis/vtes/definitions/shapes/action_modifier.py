"""Shapes that several action modifier cards share. No card is defined here."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from praxis.effects.amounts import Amount
from praxis.effects.conditions import Condition
from praxis.effects.nodes import Effect
from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import *


def more(code: str, n: int, *besides: Effect) -> Way:
    """An action modifier that raises the bleed, within the limit of one raise. [action.bleed.limited]"""
    return modifier(code, mod(BLEED, n), *besides, limited=True)


def or_stealthy(code: str, *besides: Effect) -> tuple[Way, Way]:
    """One more bleed, with or without one more stealth."""
    return more(code, 1, *besides), more(code, 1, mod(STEALTH, 1), *besides)


def lured(*more: Effect) -> tuple[Effect, ...]:
    """The attempt to block fails, and the minion who made it is locked."""
    return block_fails(), *more, lock(a(MINION, among(BLOCKING)))


def they_fight() -> Effect:
    """The acting minion enters combat with the chosen one after the action, if the action was resolved."""
    return later(fact.RESOLVES, later(fact.OVER, fight(T, who=ME)))


def sneak(code: str) -> Way:
    """A modifier with 1 stealth: the other half of many of these cards."""
    return modifier(code, mod(STEALTH, 1))


def more_bleed(official: int, name: str, code: str, basic: int, superior: int, digest: str, clan_: str = "") -> None:
    """More bleed, and one more for minions of the clan. [action.bleed.limited]"""

    def amount(n: int) -> Amount | int:
        return n + case(is_(ACTING, clan(clan_)), 1) if clan_ else n

    ways = [modifier(each_, mod(BLEED, amount(n))) for each_, n in ((code, basic), (code.upper(), superior))]
    card(official, name, *ways, limited=True, digest=digest)


def bleed_or_stealth(official: int, name: str, code: str, digest: str) -> None:
    superior = modifier(code.upper(), above, mod(STEALTH, 1))
    card(official, name, modifier(code, mod(BLEED, 1)), superior, limited=True, digest=digest)


def more_stealth(
    official: int,
    name: str,
    code: str,
    digest: str,
    basic: int = 1,
    superior: int = 2,
    if_: Condition | None = None,
) -> None:
    """A modifier with stealth at each level. [block.stealth.when-needed]"""
    ways = [modifier(each_, mod(STEALTH, n)) for each_, n in ((code, basic), (code.upper(), superior))]
    card(official, name, *ways, if_=if_, digest=digest)


CARRIED = happened(fact.PASSED, span=ACTION)
UNBLOCKABLE = hang(cannot(rule.BLOCK, MINION))


def together(codes: str, makes: Callable[[str], Effect], way: Callable[..., Way]) -> tuple[Way, ...]:
    """A way for each choice of one or more of these Disciplines."""
    each_code = codes.split()
    chosen = [some for n in range(1, len(each_code) + 1) for some in combinations(each_code, n)]
    return tuple(way(" ".join(some), *(makes(code) for code in some)) for some in chosen)


def stealth(code: str, n: int = 1) -> Way:
    return modifier(code, mod(STEALTH, n))
