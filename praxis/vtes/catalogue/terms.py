"""The words of the game: disciplines by their three letters, clans by either name, and what each edition calls them."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from praxis.vtes.catalogue.clan_names import clan_name
from praxis.vtes.editions import EDITIONS

__all__ = (
    "DISCIPLINES",
    "FLIGHT",
    "SECTS",
    "TITLES",
    "VIRTUES",
    "VOCABULARY",
    "clan_name",
    "discipline_code",
    "discipline_name",
    "reword",
    "word",
)

DISCIPLINES: Final[dict[str, str]] = {
    "abo": "Abombwe",
    "ani": "Animalism",
    "aus": "Auspex",
    "cel": "Celerity",
    "chi": "Chimerstry",
    "dai": "Daimoinon",
    "dem": "Dementation",
    "dom": "Dominate",
    "for": "Fortitude",
    "mal": "Maleficia",
    "mel": "Melpominee",
    "myt": "Mytherceria",
    "nec": "Necromancy",
    "obe": "Obeah",
    "obf": "Obfuscate",
    "obl": "Oblivion",
    "obt": "Obtenebration",
    "pot": "Potence",
    "pre": "Presence",
    "pro": "Protean",
    "qui": "Quietus",
    "san": "Sanguinus",
    "ser": "Serpentis",
    "spi": "Spiritus",
    "str": "Striga",
    "tem": "Temporis",
    "tha": "Blood Sorcery",
    "thn": "Thanatosis",
    "val": "Valeren",
    "vic": "Vicissitude",
    "vis": "Visceratika",
}

VIRTUES: Final[dict[str, str]] = {
    "def": "Defense",
    "inn": "Innocence",
    "jud": "Judgment",
    "mar": "Martyrdom",
    "red": "Redemption",
    "ven": "Vengeance",
    "viz": "Vision",
}
"""What the Imbued have in place of disciplines."""

FLIGHT: Final = "flight"
"""Stands in the discipline column of cards for flyers, but is a trait of the minion."""

_ALSO: Final[dict[str, str]] = {
    "thaumaturgy": "tha",
    "fli": FLIGHT,
    "flight": FLIGHT,
    "vin": "viz",
    "vsn": "viz",
    "justice": "jud",
}

_DISCIPLINE_CODES: Final[dict[str, str]] = (
    {name.lower(): code for code, name in {**DISCIPLINES, **VIRTUES}.items()}
    | {code: code for code in {**DISCIPLINES, **VIRTUES}}
    | _ALSO
)

SECTS: Final = ("Camarilla", "Sabbat", "Independent", "Anarch", "Laibon")

TITLES: Final = (
    "primogen",
    "prince",
    "justicar",
    "inner circle",
    "imperator",
    "bishop",
    "archbishop",
    "priscus",
    "cardinal",
    "regent",
    "baron",
    "magaji",
    "kholo",
    "1 vote",
    "2 votes",
)


def discipline_code(word: str) -> str:
    """The three letters of a discipline or virtue given by name or by letters; `KeyError` if there is none."""
    return _DISCIPLINE_CODES[word.strip().lower()]


VOCABULARY: Final[tuple[tuple[str, str], ...]] = (
    ("Banu Haqim", "Assamite"),
    ("Ministry", "Follower of Set"),
    ("Blood Sorcery", "Thaumaturgy"),
    ("lock", "tap"),
    ("locks", "taps"),
    ("locked", "tapped"),
    ("locking", "tapping"),
    ("unlock", "untap"),
    ("unlocks", "untaps"),
    ("unlocked", "untapped"),
    ("unlocking", "untapping"),
)
"""The fifth edition's word, and the word of the books before it."""

_PLURALS: Final = (("Ministries", "Followers of Set"), ("Banu Haqim", "Assamites"))


def _pattern(words: list[str]) -> re.Pattern[str]:
    ordered = sorted(words, key=len, reverse=True)
    # The card Minion Tap has kept its name.
    return re.compile(
        r"(?<!Minion )\b(?:(?P<article>[Aa]n?) )?(?P<word>" + "|".join(map(re.escape, ordered)) + r")\b", re.I
    )


_TO_OLD: Final = {new.lower(): old for new, old in (*_PLURALS[:1], *VOCABULARY)}
_TO_NEW: Final = {old.lower(): new for new, old in (("Ministry", "Followers of Set"), *_PLURALS[1:], *VOCABULARY)}
_OLD_WORDS: Final = _pattern(list(_TO_NEW))
_NEW_WORDS: Final = _pattern(list(_TO_OLD))


@cache
def _is_modern(edition: str) -> bool:
    return not edition or (edition in EDITIONS and not EDITIONS[edition].says_tap)


def reword(text: str, edition: str) -> str:
    """The text with the words of that edition, or of the newest, whichever edition's words it came with.

    >>> reword("Unlock a Banu Haqim.", "2012")
    'Untap an Assamite.'
    >>> reword("An Assamite with Thaumaturgy taps.", "2023")
    'A Banu Haqim with Blood Sorcery locks.'
    """
    modern = _is_modern(edition)
    table = _TO_NEW if modern else _TO_OLD

    def swap(match: re.Match[str]) -> str:
        found = match["word"]
        word = table[found.lower()]
        if found[0].isupper():
            word = word[0].upper() + word[1:]
        article = match["article"]
        if article is None:
            return word
        fitting = article[0] + ("n" if word[0] in "AEIOUaeiou" else "")
        return f"{fitting} {word}"

    return (_OLD_WORDS if modern else _NEW_WORDS).sub(swap, text)


def word(term: str, edition: str) -> str:
    """What an edition calls a thing: `word("lock", "2011")` is `tap`."""
    return reword(term, edition)


def discipline_name(code: str, edition: str = "") -> str:
    """The name of a discipline or virtue, as that edition prints it.

    >>> discipline_name("THA", "2000"), discipline_name("tha")
    ('Thaumaturgy', 'Blood Sorcery')
    """
    low = code.lower()
    if low == FLIGHT:
        return "Flight"
    return reword((DISCIPLINES | VIRTUES)[low], edition)
