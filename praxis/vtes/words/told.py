"""What a definition says, as trees that belong to no language: one for each mode, each ability and each standing
part."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from praxis.effects.nodes import Effect, Tree, tree
from praxis.kernel.words import Lang
from praxis.languages import folders
from praxis.languages.rows import Rows
from praxis.languages.speaker import MISSING
from praxis.languages.vtes_speaker import VtesSpeaker
from praxis.vtes.catalogue.terms import DISCIPLINES, VIRTUES, discipline_name, reword
from praxis.vtes.effects import how_often, who_plays
from praxis.vtes.effects.definition import Definition
from praxis.vtes.effects.hanging import Hang
from praxis.vtes.effects.mode import Ability, Mode
from praxis.vtes.model import windows
from praxis.vtes.words.languages import NEWEST, old_words

_BY: Final[dict[int, str]] = {
    who_plays.BY_OTHER: "other",
    who_plays.BY_LOCKED: "locked",
    who_plays.BY_TORPID: "torpid",
    who_plays.BY_BYSTANDER: "bystander",
    who_plays.BY_ONLOOKER: "onlooker",
    who_plays.BY_KEEPER: "keeper",
    who_plays.BY_ALERT: "alert",
}
"""Who uses a mode, where the kind of card does not say so already."""
_UNSAID: Final = windows.RANGE | windows.STRIKE | windows.ADDITIONAL | windows.PREVENT | windows.PRESS | windows.MINION
"""Windows that the effects themselves tell."""
_TOGETHER: Final[dict[int, str]] = {
    windows.REFERENDUM: "referendum",
    windows.BEFORE_RANGE | windows.BEFORE_STRIKES | windows.STRIKES_CHOSEN: "before-resolution",
}
"""Windows that have one name together."""


def told(definition: Definition) -> tuple[Tree, ...]:
    """The trees of all that a definition says."""
    return (
        *(way(mode) for mode in definition.modes),
        *(tree("teaches", code=code) for code in definition.adds_disciplines),
        *(part.tree() for part in definition.gives),
        *(way(mode) for mode in definition.abilities if not mode.granted),
        *(part.tree() for part in definition.parts),
        *_of_the_card(definition),
    )


def _of_the_card(definition: Definition) -> Iterator[Tree]:
    """What a definition says of the card itself, besides what it does."""
    if definition.stands_as:
        yield tree("stands-as", traits=definition.stands_as)
    if definition.rises_as:
        kind, first, *more = definition.rises_as.split()
        if kind == "vampire":
            yield tree("rises-as", kind=kind, capacity=int(first), codes=tuple(more))
        else:
            yield tree("rises-as", kind=kind, life=int(first), strength=int(more[0]), bleed=int(more[1]))
    if definition.as_vampire:
        yield tree(
            "as-vampire",
            codes=definition.as_vampire,
            capacity=definition.as_vampire_of,
            but=definition.as_vampire_but,
            level=definition.as_vampire_level,
        )
    flags = {"eager": definition.eager, "heirloom": definition.heirloom, "remains": definition.remains}
    for word, holds in {**flags, "removed-once-played": definition.removed}.items():
        if holds:
            yield tree(word)
    if definition.not_replaced:
        yield tree("not-replaced", until=definition.not_replaced)


def way(mode: Mode) -> Tree:
    in_play = isinstance(mode, Ability)
    limit = mode.limit & ~(how_often.BY_NAME | how_often.FOR_ALL)
    announced = any(isinstance(effect, Hang) and effect.until == how_often.ACTION for effect in mode.during)
    return tree(
        "way",
        effects=(*mode.during, *mode.do) if announced else mode.do,
        then=mode.then,
        during=() if announced else mode.during,  # of a referendum
        cost=mode.cost,
        disciplines=mode.disciplines,
        who=mode.who,
        if_=mode.if_,
        when=_when(mode, in_play),
        by=_BY.get(mode.by, ""),
        blood=max(0, mode.blood),
        price=mode.price,
        pool=max(0, mode.pool),
        conviction=mode.conviction,
        stealth=mode.stealth,
        limit=how_often.SPAN_WORDS.get(limit, ""),
        action=in_play and mode.when == windows.MINION,
        limited=mode.limited,
        calls=in_play and mode.reach == "political",
        open=mode.open,
    )


def _when(mode: Mode, in_play: bool) -> tuple[str, ...]:
    """The windows of a mode, if the kind of card or effect does not tell them."""
    usual = windows.DURING_ACTION | windows.AS_PLAYED
    if not in_play:
        usual |= windows.MASTER | windows.DISCARD | windows.OUT_OF_TURN
    left = mode.when & ~(_UNSAID | usual) if mode.when & ~windows.ATTEMPT != 0 else mode.when
    several = bin(mode.when & ~_UNSAID).count("1") > 3
    names: list[str] = []
    for together, name in _TOGETHER.items():
        if left & together == together:
            names.append(name)
            left &= ~together
    return () if several else (*names, *[name for bit, name in windows.NAMES.items() if left & bit])


@cache
def teller(lang: Lang, edition: str = NEWEST) -> VtesSpeaker:
    """Who says trees in a language, with the words of an edition; in English if the language has no words for cards."""
    grammar, path = folders.texts(lang, "vtes")
    rule = folders.language(lang).rule
    found = grammar(
        Rows(path, old_words(lang, edition)),
        lambda number: rule(abs(number)),
        lambda code: _named(code, edition),
        lambda word: reword(word, edition),
    )
    assert isinstance(found, VtesSpeaker)
    return found


def _named(code: str, edition: str) -> str:
    """The name of a Discipline or virtue; a clan or sect as it is."""
    return discipline_name(code, edition) if code.lower() in DISCIPLINES | VIRTUES else reword(code, edition)


def text(definition: Definition, lang: Lang, edition: str = NEWEST) -> str:
    """The whole text of a card."""
    return teller(lang, edition).text(told(definition))


def ways(mode: Mode, lang: Lang, edition: str = NEWEST) -> str:
    """What one mode does, without who uses it and when."""
    return said((*mode.do, *mode.then), lang, edition)


def said(effects: tuple[Effect, ...], lang: Lang, edition: str = NEWEST) -> str:
    return teller(lang, edition).phrase(tuple([effect.tree() for effect in effects]))


def unsaid(definitions: Iterable[Definition], lang: Lang) -> list[str]:
    """The words of definitions for which a language has no row."""
    missing = re.compile(MISSING.format("([^›]*)"))
    return sorted({word for each in definitions for word in missing.findall(text(each, lang))})
