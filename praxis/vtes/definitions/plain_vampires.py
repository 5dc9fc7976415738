"""Crypt cards that need no definition: all that they say is sect, title, traits and fixed bonuses.

These are read from the card data and enforced by the rules: `pool` gives the bonuses, `stats` the titles, `rules.trait`
most traits. A vampire with any other sentence is not plain.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from praxis.vtes.catalogue.printed import CardFace
from praxis.vtes.catalogue.terms import SECTS, TITLES

_MARK: Final = re.compile(r"\s*\[[^\]]*\]")
_END: Final = re.compile(r"[.\n]+|:(?= )|:$")
_TRAIT: Final = re.compile(
    r"black hand|seraph|infernal|scarce|sterile|blood cursed|red list|non-unique|flight"
    r"|[+-]\d+ (bleed|strength|stealth|intercept|hunt|hand size|votes?)"
    r"|\d+ votes?( \(titled\))?"
)
_BELONGS: Final = re.compile(r"([a-z]+ )?([a-z]+ ){1,2}(slave|circle)")
_HEAD_SENTENCES: Final = 3
"""Sect and title stand before all else."""


def sentences(text: str) -> list[str]:
    plain = _MARK.sub("\n", text).replace("D.C.", "DC").lower()
    return [part.strip() for part in _END.split(plain) if part.strip()]


def is_head(sentence: str, clan: str) -> bool:
    """Whether a sentence is sect and title and nothing besides: ``camarilla tremere justicar``, ``sabbat archbishop of
    miami``."""
    return _head(clan.lower()).fullmatch(sentence.removeprefix("advanced, ")) is not None


@cache
def _head(clan: str) -> re.Pattern[str]:
    title = "|".join(re.escape(each) for each in sorted(TITLES, key=len, reverse=True))
    sect = "|".join(each.lower() for each in SECTS)
    return re.compile(rf"advanced|(({sect}) ?)?({re.escape(clan)} ?)?(black hand ?)?(seraph ?)?(({title})( of .+)?)?")


def is_trait(sentence: str) -> bool:
    """Whether a sentence is a trait or bonus that the card data has: ``black hand``, ``+1 bleed``, ``tremere
    slave``."""
    return bool(_TRAIT.fullmatch(sentence) or (_BELONGS.fullmatch(sentence) and "inner circle" not in sentence))


def is_plain(face: CardFace) -> bool:
    """Whether the rules enforce everything that a vampire's text says without a definition."""
    if "Vampire" not in face.types:
        return False
    clan = face.clans[0] if face.clans else ""
    for at, sentence in enumerate(sentences(face.text)):
        if is_trait(sentence):
            continue
        if at >= _HEAD_SENTENCES or not is_head(sentence, clan):
            return False
    return True
