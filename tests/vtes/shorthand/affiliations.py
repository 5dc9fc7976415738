"""Affiliations by short names, for cards made up in tests."""

from __future__ import annotations

from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect, Who
from praxis.vtes.definitions.language import *
from praxis.vtes.effects.verb import Target
from tests.vtes.shorthand.base import Need
from tests.vtes.shorthand.selectors import whose_filters


def give_title(title_: str, place: str = "", who: Who = ME) -> Effect:
    return becomes(who, title=title_, place=place)


def lose_title(who: Who = T) -> Effect:
    return becomes(who, loses_title=True)


def change_sect(sect_: str, who: Who = T) -> Effect:
    return becomes(who, sect=sect_)


def change_clan(clan_: str, who: Who = T) -> Effect:
    return becomes(who, clan=clan_)


def gain_votes(n: int) -> Effect:
    return mod(VOTES, n, YOU)


def burn_allocated() -> Effect:
    return each(SEATS, burn(allotted(IT), POOL, IT))


def points(number: int, among: int = 1) -> Target:
    return allocated(number or count(of=SEATS), among=among)


def vampires(
    whose: int = 0,
    sect: str = "",
    not_sect: str = "",
    clan: str = "",
    title: str = "",
    untitled: bool = False,
    ready: bool = True,
) -> Target:
    from praxis.vtes.definitions import language as words

    found: list[Filter] = [VAMPIRE, *whose_filters(whose)]
    if ready:
        found.append(READY)
    if sect:
        found.append(words.sect(sect))
    if not_sect:
        found.append(~words.sect(not_sect))
    if clan:
        found.append(words.clan(clan))
    if title:
        found.append(words.title(title))
    if untitled:
        found.append(~TITLED)
    return a(*found)


def same_circle() -> Target:
    return a(VAMPIRE, READY, OTHER, SAME_CIRCLE)


def with_trait(word: str) -> Need:
    return trait(word)


def not_of_sect(word: str) -> Need:
    return VAMPIRE & ~sect(word)
