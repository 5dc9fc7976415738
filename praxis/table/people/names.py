"""Names of people: invisible characters are removed, and names are compared as a reader's eye compares them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from confusable_homoglyphs import confusables  # type: ignore[import-untyped]

from praxis.table.wire.messages import LONGEST_NAME
from praxis.table.wire.typed_text import BadText, clean

_BLANK_LETTERS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that are no format characters by their category and still show nothing."""
_MOST_MARKS: Final = 2
"""How many accents one letter may have; more would cover the lines above and below."""
_LIKE_ASCII: Final = str.maketrans({"I": "l", "1": "l", "|": "l", "0": "o", "O": "o"})


def clean_name(name: str) -> str:
    """A name of visible characters on one line; `BadText` if nothing is left or it is too long."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", name):
        category = unicodedata.category(sign)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category == "Cf" or sign in _BLANK_LETTERS or _is_variation(sign) or marks > _MOST_MARKS:
            continue
        kept.append(sign)
    return clean("".join(kept), LONGEST_NAME, "the name")


def _is_variation(sign: str) -> bool:
    return "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"


def key_of(name: str) -> str:
    """The key of a name. Two names are the same if they differ only in case, width, the spelling of accents, or letters
    of other scripts that look Latin."""
    return "".join(_latin(sign) for sign in unicodedata.normalize("NFKC", clean_name(name))).casefold()


def legacy_key_of(name: str) -> str:
    """The key under which accounts of the first version are stored."""
    return unicodedata.normalize("NFKC", name).casefold()


def looks_like(name: str, other: str) -> bool:
    """Whether a reader could confuse two names, even by a capital I for a small L or a zero for an O."""
    if key_of(name) == key_of(other):
        return True
    return _drawn_alike(name) == _drawn_alike(other)


def _drawn_alike(name: str) -> str:
    latin = "".join(_latin(sign) for sign in unicodedata.normalize("NFKC", clean_name(name)))
    return latin.translate(_LIKE_ASCII).casefold()


def _latin(sign: str) -> str:
    """The ASCII letter that a character of another script looks like; the character itself if there is none."""
    if sign.isascii():
        return sign
    found = confusables.is_confusable(sign, preferred_aliases=[]) or []
    drawn: list[str] = [each["c"] for group in found for each in group["homoglyphs"]]
    return next((letter for letter in drawn if len(letter) == 1 and letter.isascii()), sign)


def require_distinct(name: str, others: Iterable[str]) -> None:
    """Raise `BadText` if another person at the table has a name that could be confused with this one."""
    for other in others:
        if other and looks_like(name, other):
            raise BadText(f"{other!r} sits at this table already; choose a name that cannot be mistaken for it")
