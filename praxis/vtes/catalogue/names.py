"""Card names as people type them: accents, articles, suffixes, short names, and the nearest to a name nobody knows.

The rules are those of the community's tools: a bare name means the card that is not advanced, of the lowest group; a
suffix `(ADV)`, `(G6)` or `(G2 ADV)` picks another; deck lists may also tell them apart by clan, group or capacity.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Iterable
from difflib import SequenceMatcher, get_close_matches
from typing import Final

import msgspec

ARTICLES: Final = ("the", "an", "a", "le", "la", "el", "les", "die", "der", "das")

_LETTERS: Final = str.maketrans(
    {
        "œ": "oe",
        "Œ": "OE",
        "æ": "ae",
        "Æ": "AE",
        "ß": "ss",
        "ł": "l",
        "Ł": "L",
        "ø": "o",
        "Ø": "O",
        "đ": "d",
        "Đ": "D",
        "ı": "i",
        "ð": "d",
        "þ": "th",
        "™": "(TM)",
        "®": "(R)",
        "—": "--",
        "–": "-",
        "‐": "-",
        "‑": "-",
        "“": '"',
        "”": '"',
        "„": '"',
        "«": '"',
        "»": '"',
        "‘": "'",
        "’": "'",
        "‚": "'",
        "`": "'",
        "´": "'",
        "ʼ": "'",
        "…": "...",
        "\u00a0": " ",
    }
)


def ascii_fold(text: str) -> str:
    """The text in plain letters.

    >>> ascii_fold("Sacré-Cœur"), ascii_fold("Pentex™")
    ('Sacre-Coeur', 'Pentex(TM)')
    """
    spread = unicodedata.normalize("NFKD", text.translate(_LETTERS))
    return spread.encode("ascii", "ignore").decode()


_TRADE_MARK: Final = re.compile(r"\(?\b(tm|r)\)|(?<=pentex)tm\b")
_LAST_ARTICLE: Final = re.compile(r",\s*(" + "|".join(ARTICLES) + r")\s*$")
_FIRST_ARTICLE: Final = re.compile(r"^(?:" + "|".join(ARTICLES) + r")\s+")


def key(name: str) -> str:
    """What two spellings of a name have in common: letters and digits, the article in front if there is one.

    >>> key("Ankou, The") == key("the ANKOU"), key("Pentex(TM) Subversion") == key("pentex subversion")
    (True, True)
    """
    low = _TRADE_MARK.sub("", ascii_fold(name).lower())
    low = _LAST_ARTICLE.sub(lambda m: "", low) if not (last := _LAST_ARTICLE.search(low)) else _moved(low, last)
    return re.sub(r"[^a-z0-9]", "", low.replace("&", " and "))


def _moved(low: str, last: re.Match[str]) -> str:
    return f"{last[1]} {low[: last.start()]}"


def without_article(name: str) -> str:
    """The key of a name without its article, wherever that stands."""
    low = _LAST_ARTICLE.sub("", ascii_fold(name).lower())
    return key(_FIRST_ARTICLE.sub("", low))


def front_article(name: str) -> str:
    """`Ankou, The` as it is printed: `The Ankou`."""
    match = re.search(r", (The|An|A|Le|La|El|Les|Die|Der|Das)$", name)
    return f"{match[1]} {name[: match.start()]}" if match else name


def filing_form(name: str) -> str:
    """`The Ankou` as it is filed: `Ankou, The`. A suffix stays at the end.

    >>> filing_form("The Dracon (ADV)")
    'Dracon, The (ADV)'
    """
    match = re.match(r"(The|An|A|Le|La|El|Les) (.+?)( \([^()]*\))?$", name)
    return f"{match[2]}, {match[1]}{match[3] or ''}" if match else name


# ------------------------------------------------------------------------------------------------------- suffixes

_SUFFIX: Final = re.compile(
    r"""\s*(?:
        [(\[]\s*(?:g(?:roup)?\s*(?P<group>\d|any))?\s*[,/]?\s*(?P<adv>adv(?:anced)?\.?)?\s*[)\]]
        | [(\[]\s*(?P<adv2>adv(?:anced)?\.?)\s*[,/]?\s*g(?:roup)?\s*(?P<group2>\d)\s*[)\]]
        | [\s,]+(?P<adv3>adv(?:anced)?\.?)
    )\s*$""",
    re.X | re.I,
)


class Asked(msgspec.Struct, frozen=True):
    """A name with what its suffix said."""

    name: str
    group: int = -1
    """The group; -1 if the suffix does not say it."""
    advanced: bool | None = None


def split_suffix(name: str) -> Asked:
    """Takes `(G6)`, `(ADV)`, `(G2 ADV)`, `(Advanced)`, `Adv.`, `(Group 6)` off a name.

    >>> split_suffix("Theo Bell (G2 ADV)")
    Asked(name='Theo Bell', group=2, advanced=True)
    """
    group, advanced = -1, None
    rest = name.strip()
    while (match := _SUFFIX.search(rest)) and match.start() > 0 and (match[0].strip("()[] \t")):
        digits = match["group"] or match["group2"]
        if digits:
            group = 0 if digits.lower() == "any" else int(digits)
            advanced = advanced or False
        if match["adv"] or match["adv2"] or match["adv3"]:
            advanced = True
        rest = rest[: match.start()].rstrip(" ,")
    return Asked(rest, group, advanced)


# ---------------------------------------------------------------------------------------------- known other names

_ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
_ORDINAL_DIGITS: Final = ("1st", "2nd", "3rd", "4th", "5th", "6th")

SHORT_NAMES: Final[dict[str, int]] = {
    "wwef": 102137,
    "wake": 102137,
    "wmrh": 102189,
    "govern": 100845,
    "dreams": 100588,
    "krcg": 101067,
    "delaying": 100519,
    "sudden": 101896,
    "golconda": 100842,
    "foreshadowing": 100765,
    "heidelberg": 100908,
    "info highway": 100984,
    "laptop": 101073,
    "voter cap": 102131,
    "carlton": 100298,
    "mister winthrop": 101249,
    "mask of 1000 faces": 101179,
    "qui vive": 101321,
    "kine resources": 101056,
    "bang nakh": 100130,
    "felix fix": 100719,
    "patagia": 101357,
}
"""Names that players write and the card data does not carry."""

_ABBREVIATIONS: Final = (
    (re.compile(r"^PB:\s*", re.I), "Powerbase: "),
    (re.compile(r"\bHG\b"), "Hunting Ground"),
)


def spellings(name: str) -> list[str]:
    """The name and, if it holds a known abbreviation, the name written out."""
    full = name
    for pattern, meaning in _ABBREVIATIONS:
        full = pattern.sub(meaning, full)
    low = full.lower().removeprefix("the ")
    for digits, ordinal in zip(_ORDINAL_DIGITS, _ORDINALS, strict=True):
        if low.startswith(f"{digits} tradition"):
            full = ordinal + low[len(digits) :]
    return [name] if full == name else [full, name]


# ----------------------------------------------------------------------------------------------------- the index


class NameIndex(msgspec.Struct, frozen=True):
    """From a key to the ids of all cards that bear the name, the one meant by the bare name first."""

    exact: dict[str, list[int]]
    """Names and aliases with their article."""
    bare: dict[str, list[int]]
    """Without article."""
    short: dict[str, list[int]]
    """Names cut at a comma or a colon, without a bracketed or quoted part."""
    ordered: list[str]
    """The keys of `bare` in order."""

    def ids(self, name: str) -> list[int]:
        """All cards that the name (without suffix) may mean; empty if it means none or names too many."""
        for spelling in spellings(name):
            found = self.exact.get(key(spelling)) or self.bare.get(without_article(spelling))
            if found:
                return found
        for spelling in spellings(name):
            found = self.short.get(without_article(spelling)) or self._cut_off(without_article(spelling))
            if found:
                return found
        return []

    def knows(self, name: str) -> bool:
        """Whether this is the whole of a name or alias."""
        return key(name) in self.exact or without_article(name) in self.bare

    def _cut_off(self, start: str) -> list[int]:
        """The cards of the only name that begins so: lists cut long names at a column."""
        if len(start) < 7:
            return []
        at = bisect_left(self.ordered, start)
        found: list[int] = []
        while at < len(self.ordered) and self.ordered[at].startswith(start):
            ids = self.bare[self.ordered[at]]
            if found and ids != found:
                return []
            found, at = ids, at + 1
        return found


_CUTS: Final = (
    re.compile(r",.*$"),
    re.compile(r":.*$"),
    re.compile(r"\s*\([^)]*\)"),
    re.compile(r'\s*"[^"]*"'),
    re.compile(r"\s+--.*$"),
)


def build_index(names: Iterable[tuple[int, tuple[str, ...]]]) -> NameIndex:
    """`names` gives each card's id with its names, main name first, in the order in which a bare name is meant."""
    exact: dict[str, list[int]] = {}
    bare: dict[str, list[int]] = {}
    cuts: dict[str, dict[str, list[int]]] = {}
    for card, own in names:
        for name in own:
            _put(exact, key(name), card)
            _put(bare, without_article(name), card)
        for cut in _CUTS:
            if (piece := cut.sub("", ascii_fold(own[0]).strip())) != ascii_fold(own[0]):
                _put(cuts.setdefault(without_article(piece), {}), key(own[0]), card)
    for alias, card in SHORT_NAMES.items():
        if any(card in found for found in exact.values()):
            _put(exact, key(alias), card)
    short = {name: next(iter(meant.values())) for name, meant in cuts.items() if len(meant) == 1 and name}
    return NameIndex(exact, bare, short, sorted(bare))


def _put(table: dict[str, list[int]], name: str, card: int) -> None:
    known = table.setdefault(name, [])
    if card not in known:
        known.append(card)


def nearest(name: str, index: NameIndex, count: int = 3) -> list[int]:
    """The ids of the cards whose names are most like the given one, best first."""
    wanted = without_article(split_suffix(name).name[:80])
    close = get_close_matches(wanted, index.bare, n=count + 2, cutoff=0.65)
    if len(close) < count and len(wanted) >= 4:
        inside = sorted((known for known in index.bare if wanted in known and known not in close), key=len)
        close += inside[: count - len(close)]
    close.sort(key=lambda known: -SequenceMatcher(None, wanted, known).ratio())
    return list(dict.fromkeys(index.bare[known][0] for known in close))[:count]
