"""The card catalogue: every official V:TES card as a frozen record, found by id or by whatever people call it.

    from praxis.vtes import catalogue
    face = catalogue.find("deflection")      # or catalogue.load()[100518]

The data is read from the installed `krcg` package at run time (see `source`) and never stored with Praxis.
"""

from __future__ import annotations

import importlib
import importlib.util
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Final

import msgspec

from praxis.kernel.lines import is_number
from praxis.vtes.catalogue.cache import Snapshot, load_snapshot
from praxis.vtes.catalogue.names import NameIndex, ascii_fold, nearest, split_suffix
from praxis.vtes.catalogue.printed import (
    ANY_GROUP,
    NO_GROUP,
    NONE,
    CardFace,
    Cost,
    MergedPart,
    Printing,
    Requirement,
    TextLine,
    X,
)
from praxis.vtes.catalogue.source import CardDataMissing, find_folder
from praxis.vtes.catalogue.terms import VOCABULARY, clan_name, discipline_name, reword, word

__all__ = [
    "ANY_GROUP",
    "NONE",
    "NO_GROUP",
    "VOCABULARY",
    "CardDataMissing",
    "CardFace",
    "Catalogue",
    "Cost",
    "MergedPart",
    "Printing",
    "Requirement",
    "Ruling",
    "TextLine",
    "UnknownCard",
    "X",
    "coverage_of",
    "discipline_name",
    "find",
    "learn_coverage",
    "load",
    "reword",
    "state_coverage",
    "word",
]


class UnknownCard(LookupError):
    """No card has that name; the message is one line with the nearest names."""

    def __init__(self, name: str, nearest_names: list[str]) -> None:
        self.name: str = name
        self.nearest: list[str] = nearest_names
        hint = f"; did you mean {_either(nearest_names)}?" if nearest_names else ""
        super().__init__(f"no card is called {name!r}{hint}")


def _either(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"


class Ruling(msgspec.Struct, frozen=True):
    """One official ruling on a card, with its sources such as `LSJ 20040518` or `RBK equip`."""

    text: str
    references: tuple[str, ...]
    group: str = ""
    """The group of cards that the ruling is for, if not for this card alone."""


class Catalogue:
    """All cards. Load it once with `load()` and hold on to it."""

    __slots__ = ("_faces", "_index", "_rulings", "_words", "sets", "version")

    def __init__(
        self, faces: Iterable[CardFace], index: NameIndex, version: str, sets: dict[str, str] | None = None
    ) -> None:
        self._faces: dict[int, CardFace] = {face.id: face for face in faces}
        self._index: NameIndex = index
        self._rulings: dict[int, tuple[Ruling, ...]] | None = None
        self._words: list[tuple[CardFace, str, str]] = []
        self.version: str = version
        """Twelve hex digits naming this card data in records."""
        self.sets: dict[str, str] = sets or {}
        """The full name of each set by the short one that printings carry."""

    @classmethod
    def of(cls, snapshot: Snapshot) -> Catalogue:
        return cls(snapshot.faces, snapshot.index, snapshot.version, snapshot.sets)

    def __getitem__(self, card: int) -> CardFace:
        return self._faces[card]

    def __contains__(self, card: object) -> bool:
        return card in self._faces

    def __iter__(self) -> Iterator[CardFace]:
        return iter(self._faces.values())

    def __len__(self) -> int:
        return len(self._faces)

    def get(self, card: int) -> CardFace | None:
        return self._faces.get(card)

    def lookup(
        self,
        name: str,
        *,
        crypt: bool | None = None,
        group: int = -1,
        clan: str = "",
        capacity: int = 0,
    ) -> CardFace | None:
        """The card with this name, or None. A suffix in the name is binding.

        The other arguments are what a deck list tells besides the name. Each one chooses among cards of the same name
        and is ignored if none of them fits it.
        """
        asked = split_suffix(name)
        if is_number(asked.name) and int(asked.name) in self._faces:
            return self._faces[int(asked.name)]
        meant = [self._faces[card] for card in self._index.ids(asked.name)]
        if asked.group >= 0:
            meant = [face for face in meant if face.group == asked.group]
        if asked.advanced is not None and asked.group < 0:
            meant = [face for face in meant if face.advanced is asked.advanced]
        elif asked.advanced is not None:
            meant = [face for face in meant if face.advanced is asked.advanced] or meant
        for fits in (
            lambda face: crypt is None or face.crypt is crypt,
            lambda face: group < 0 or face.group in (group, ANY_GROUP),
            lambda face: not clan or clan_name(clan) in face.clans,
            lambda face: not capacity or face.capacity == capacity,
        ):
            meant = [face for face in meant if fits(face)] or meant
        return meant[0] if meant else None

    def is_name(self, text: str) -> bool:
        """Whether the text is the whole name of a card, not only the beginning of one or a word for it."""
        return self._index.knows(split_suffix(text).name)

    def find(self, name: str) -> CardFace:
        """The card with this name; `UnknownCard` with the nearest names if there is none."""
        face = self.lookup(name)
        if face is None:
            raise UnknownCard(name, self.nearest(name))
        return face

    def nearest(self, name: str, count: int = 3) -> list[str]:
        """The names most like one that is not known."""
        homonyms = [self._faces[card].full_name for card in self._index.ids(split_suffix(name).name)]
        if homonyms:  # the name is known: only its suffix was wrong
            return homonyms[:count]
        return [self._faces[card].name for card in nearest(name, self._index, count)]

    def search(self, words: str, *, limit: int = 0) -> list[CardFace]:
        """Cards with all the words in name, kind, clan, discipline, trait or text; matching names come first."""
        wanted = re.findall(r"[a-z0-9]+", ascii_fold(words).lower())
        found: list[tuple[int, str, CardFace]] = []
        if not self._words:
            self._words += [(face, ascii_fold(face.full_name).lower(), _searchable(face)) for face in self]
        for face, name, text in self._words if wanted else ():
            rank = _rank(wanted, name, text)
            if rank >= 0:
                found.append((rank, name, face))
        found.sort(key=lambda one: one[:2])
        faces = [face for _, _, face in found]
        return faces[:limit] if limit else faces

    def rulings(self, card: int) -> tuple[Ruling, ...]:
        """The official rulings on a card, read from the package when first asked for."""
        if self._rulings is None:
            self._rulings = read_rulings()
        return self._rulings.get(card, ())


def _rank(wanted: list[str], name: str, text: str) -> int:
    """How well a card matches: 0 if its name begins with the words, 1 if its name has them, 2 if its text has them, 3
    if its text has words that begin with them; else -1."""
    in_name = _WORD.findall(name)
    if all(word in in_name for word in wanted):
        return 0 if in_name[: len(wanted)] == wanted else 1
    if not all(word in text for word in wanted):
        return -1
    words = set(_WORD.findall(text))
    if words.issuperset(wanted):
        return 2
    return 3 if all(any(word.startswith(each) for word in words) for each in wanted) else -1


_WORD: Final = re.compile(r"[a-z0-9]+")


def _searchable(face: CardFace) -> str:
    parts = (
        face.full_name,
        *face.aka,
        *face.types,
        *face.clans,
        face.path,
        face.sect,
        face.title,
        *face.traits,
        *(discipline_name(code) for code in (*face.disciplines, *face.requirement.disciplines)),
        *face.disciplines,
        *face.requirement.disciplines,
        face.text,
    )
    return ascii_fold(" ".join(parts)).lower()


@cache
def load() -> Catalogue:
    """The catalogue of this machine; `CardDataMissing` with one clear line if there is no card data."""
    return Catalogue.of(load_snapshot())


def find(name: str) -> CardFace:
    """`load().find(name)`."""
    return load().find(name)


# -------------------------------------------------------------------------------------------------------- rulings

_REFERENCE: Final = re.compile(r"\s*\[([A-Z]{3} \d{8}(?:-\d+)?|RBK [a-z0-9-]+)\]")
"""A message of a rules director with its date, or a place in the rulebook."""
_BRACED: Final = re.compile(r"\{(?:\d+\|)?([^{}]*)\}")


def _ruling(entry: object, group: str = "") -> Ruling:
    """Read a ruling. In newer files some are one-entry tables, as a colon in the text was not quoted."""
    text = "; ".join(f"{k}: {v}" for k, v in entry.items()) if isinstance(entry, dict) else str(entry)
    text = " ".join(text.split())
    return Ruling(_BRACED.sub(r"\1", _REFERENCE.sub("", text)).strip(), tuple(_REFERENCE.findall(text)), group)


def read_rulings() -> dict[int, tuple[Ruling, ...]]:
    """The rulings by card id, with those of the groups that a card is in; empty if the data comes without rulings."""
    import yaml  # type: ignore[import-untyped]

    folder = find_folder()
    tables: dict[str, dict[str, object]] = {}
    for name in ("rulings", "groups"):
        path = folder / f"{name}.yaml"
        if not path.is_file():
            return {}
        try:
            with path.open(encoding="utf-8") as file:
                tables[name] = yaml.load(file, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)) or {}
        except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
            raise CardDataMissing(f"cannot read the rulings {path}: {' '.join(str(error).split())}") from error
    found: dict[int, list[Ruling]] = {}
    for key, entries in tables["rulings"].items():
        ident, _, name = key.partition("|")
        if not isinstance(entries, list):
            continue
        if ident.isdigit():
            found.setdefault(int(ident), []).extend(_ruling(entry) for entry in entries)
            continue
        members = tables["groups"].get(key)
        for member in members if isinstance(members, dict) else ():
            found.setdefault(int(member.partition("|")[0]), []).extend(_ruling(entry, name) for entry in entries)
    return {card: tuple(rulings) for card, rulings in found.items()}


# ------------------------------------------------------------------------------------------------------- coverage

_DEFINITIONS: Final = "praxis.vtes.definitions"
_coverage: list[Callable[[int], str]] = []
_ahead: list[Callable[[Sequence[int], int], bool]] = []


def state_coverage(source: Callable[[int], str], ahead: Callable[[Sequence[int], int], bool] | None = None) -> None:
    """The card definitions call this once with the function that tells `full`, `partial` or `manual` for a card id, and
    with the one that finds this out for many cards."""
    _coverage[:] = [source]
    if ahead is not None:
        _ahead[:] = [ahead]


@cache
def _load_definitions() -> None:
    if importlib.util.find_spec(_DEFINITIONS) is not None:
        importlib.import_module(_DEFINITIONS)


def coverage_of(card: int) -> str:
    """How much of a card the engine enforces: `full`, `partial`, or `manual` as long as there is no definition."""
    if not _coverage:
        _load_definitions()
    return _coverage[0](card) if _coverage else "manual"


def learn_coverage(cards: Sequence[int], count: int) -> bool:
    """Find out the coverage of so many of these cards of which it is not known. Returns whether it is known of all."""
    if not _ahead:
        _load_definitions()
    return _ahead[0](cards, count) if _ahead else True
