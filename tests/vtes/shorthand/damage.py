"""Effects of damage by short names, for cards made up in tests."""

from __future__ import annotations

from praxis.effects.amounts import Amount
from praxis.effects.nodes import Effect, Who
from praxis.vtes.definitions.language import *
from praxis.vtes.effects.how_often import SPAN_WORDS
from tests.vtes.shorthand.base import limited_to

_SPANS = {word: span for span, word in SPAN_WORDS.items()}
ANYONE = BOTH


def prevent_(n: int | Amount, who: Who = ME, aggravated: bool = True, each: str = "") -> Effect:
    return limited_to(each, prevent(n, who, aggravated))


def inflict_(
    n: int, who: Who = OPPOSING, aggravated: bool = False, unpreventable: bool = False, by_minion: bool = False
) -> Effect:
    return inflict(n, who, AGGRAVATED * aggravated | UNPREVENTABLE * unpreventable, by_minion)


def immune_(kinds: int = 0, until: str = "round", source: Who | None = None) -> Effect:
    return immune(kinds, source, until=_SPANS[until])
