"""All card sets: the house set, and packs that somebody has loaded."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from praxis import languages
from praxis.kernel.errors import BadSetting
from praxis.vendetta.cards import CardSet
from praxis.vendetta.packs import PackReader, Problem

HOUSE: Final = "house"
HOUSE_FOLDER: Final = Path(__file__).with_name("data") / "house"
_loaded: dict[str, CardSet] = {}


def card_set(name: str = HOUSE) -> CardSet:
    """The set with this name."""
    found = _loaded.get(name)
    if found is not None:
        return found
    if name != HOUSE:
        raise BadSetting(f"no card set '{name}' is loaded; there is {', '.join(names())}")
    return add(_read_house())


def names() -> list[str]:
    """The names of the sets that can be played with, the house set first. Sets of positions, marked by ~, are not for
    new tables."""
    return [HOUSE, *sorted(name for name in _loaded if name != HOUSE and not name.startswith("~"))]


def add(cards: CardSet) -> CardSet:
    """Add a set, so that games find it by its name."""
    _loaded[cards.name] = cards
    return cards


def read_pack(name: str, files: dict[str, str], partial: bool = False) -> tuple[CardSet | None, list[Problem]]:
    """Read a pack from the texts of its files. Gives the set, or None and all that is wrong with the pack.

    If the pack lies over the house set, the cards that it lacks are those of the house set, unless it is read as
    `partial`.
    """
    reader = PackReader()
    if name == HOUSE:
        reader.problems.append(Problem(name, 0, f"a pack cannot be called '{HOUSE}'; rename its folder"))
    for file in sorted(files):
        reader.read(file, files[file])
    if reader.over and not partial:
        for file, text in house_files().items():
            reader.read(file, text, under=True)
    return reader.finish(name, partial=partial), reader.problems


@cache
def house_files() -> dict[str, str]:
    """The texts of the house set by file name, with the names that the languages' folders give the cards."""
    files = sorted(HOUSE_FOLDER.glob("*.txt"))
    names, head = _names(), re.compile(r"^\[(.+)\]$", re.MULTILINE)
    texts = {file.name: file.read_text(encoding="utf-8") for file in files}
    return {name: head.sub(lambda card: card[0] + names.get(card[1], ""), text) for name, text in texts.items()}


def _names() -> dict[str, str]:
    """Lines with the names of the house set's cards, by their codes: ``name.de: …``, ``title.de: …``."""
    found: dict[str, str] = {}
    for lang in languages.known():
        for row in languages.table(lang, "vendetta_names.tsv"):
            lines = [f"\n{text}.{lang}: {row[text]}" for text in ("name", "title") if row[text]]
            found[row["code"]] = found.get(row["code"], "") + "".join(lines)
    return found


def read_house(files: dict[str, str] | None = None) -> tuple[CardSet | None, list[Problem]]:
    """Read the house set, or other files if somebody is changing it. Gives the set, or None and all that is wrong with
    it."""
    reader = PackReader()
    for file, text in (house_files() if files is None else files).items():
        reader.read(file, text)
    return reader.finish(HOUSE, house=True), reader.problems


def _read_house() -> CardSet:
    found, problems = read_house()
    if found is None:
        raise BadSetting(f"the house set is broken: {problems[0]}")
    return found
