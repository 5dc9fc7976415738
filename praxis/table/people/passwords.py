"""Which passwords are refused: those that a guesser tries first. The rules and the short list are our own.

Only new passwords are judged. Whoever has a weak one can still sign in with it.
"""

from __future__ import annotations

import unicodedata
from typing import Final, Literal

Weakness = Literal["control", "blank", "repeated", "run", "common", "name"]

_ROWS: Final = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiop",
    "qwertzuiop",
    "azertyuiop",
    "asdfghjkl",
    "qsdfghjklm",
    "zxcvbnm",
    "yxcvbnm",
    "wxcvbn",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
)
"""Signs that stand beside each other, in the alphabet or on a keyboard."""
_COMMON: Final = frozenset(
    """
    password passwort passwd kennwort parola parolachiave contrasena motdepasse secret geheim segreto
    letmein welcome willkommen benvenuto hello hallo bonjour admin administrator root guest user test testing
    default changeme iloveyou ichliebedich tiamo trustno master monkey dragon shadow sunshine princess football
    baseball superman batman starwars pokemon summer sommer winter spring schalke borussia juventus computer internet
    vampire vampires masquerade camarilla sabbat methuselah praxis bloodlines ventrue tremere malkavian
    """.split()
)
"""Words that people take first, in the languages of the page."""
_LEET: Final = str.maketrans({"0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", "$": "s", "!": "i"})
_FEW_SIGNS: Final = 4
"""How many different signs a password has at least."""
_MOST_BREAKS: Final = 1
_REST: Final = 4
"""How many signs besides the name of the account make no password."""


def weakness(password: str, name: str = "") -> Weakness | None:
    """Why a password is too easy to guess for the account of this name; None if it is not."""
    if any(unicodedata.category(sign) == "Cc" for sign in password):
        return "control"
    plain = _plain(password)
    if not plain:
        return "blank"
    if len(set(plain)) < _FEW_SIGNS or _is_repeated(plain):
        return "repeated"
    if _breaks(plain) <= _MOST_BREAKS:
        return "run"
    if _is_common(plain):
        return "common"
    if _is_name(plain, _plain(name)):
        return "name"
    return None


def _plain(text: str) -> str:
    """The signs that count, whatever their width and case: blanks and what cannot be seen do not."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    return "".join(sign for sign in folded if not sign.isspace() and unicodedata.category(sign) not in ("Cf", "Cn"))


def _is_repeated(text: str) -> bool:
    """Whether a text is the same piece again and again, at the end perhaps only its beginning."""
    pieces = (text[:size] for size in range(1, len(text) // 2 + 1))
    return any((piece * len(text))[: len(text)] == text for piece in pieces)


def _breaks(text: str) -> int:
    """How often a sign does not stand beside the one before it, in the same direction of the same row."""
    count, at = 0, 0
    while at < len(text):
        end = at + 1
        for row in (*_ROWS, *(row[::-1] for row in _ROWS)):
            longest = at + 1
            while longest < len(text) and text[at : longest + 1] in row:
                longest += 1
            end = max(end, longest)
        at = end
        count += at < len(text)
    return count


def _is_common(text: str) -> bool:
    bare = text.strip("0123456789!?.,;:-_*+#$%&@=/\\()[]'\"")
    return any(word in _COMMON for word in (text, bare, text.translate(_LEET), bare.translate(_LEET)))


def _is_name(text: str, name: str) -> bool:
    return bool(name) and name in text and len(text.replace(name, "")) <= _REST
