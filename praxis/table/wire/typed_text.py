"""Text typed by strangers: made harmless for other people's screens, otherwise left as it is."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Final

import msgspec

# Characters that change the reading direction of what follows, and so could make one name look like another's words.
_TURNING: Final = re.compile("[\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_BLANKS: Final = re.compile(r"\s+")


class BadText(Exception):
    """A text cannot be taken; the message says why, in one line."""


NUL: Final = "\0"
NO_NUL: Final = "a text cannot have the character NUL in it"


def has_nul(value: object) -> bool:
    """Whether a text in this value, however deep, has a NUL: PostgreSQL cannot store one, and no person types one."""
    if isinstance(value, str):
        return NUL in value
    if isinstance(value, Mapping):
        return any(has_nul(key) or has_nul(each) for key, each in value.items())
    if isinstance(value, list | tuple | set | frozenset):
        return any(has_nul(each) for each in value)
    if isinstance(value, msgspec.Struct):
        return any(has_nul(getattr(value, field)) for field in value.__struct_fields__)
    return False


def clean(text: str, longest: int, what: str) -> str:
    """The text on one line, without control characters. Markup is not changed: it is shown as the letters that it is
    made of."""
    text = unicodedata.normalize("NFC", _TURNING.sub("", text))
    text = "".join(" " if unicodedata.category(sign) in ("Cc", "Zl", "Zp") else sign for sign in text)
    text = "".join(sign for sign in text if unicodedata.category(sign) not in ("Cs", "Co", "Cn"))
    text = _BLANKS.sub(" ", text).strip()
    if not text:
        raise BadText(f"{what} is empty")
    if len(text) > longest:
        raise BadText(f"{what} has {len(text)} characters; at most {longest} are allowed")
    return text
