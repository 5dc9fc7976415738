"""The languages that exist: each folder with a file `language.ftl` is one."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import cache
from gettext import c2py
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final
from zlib import crc32

import msgspec

from praxis.kernel.words import Lang
from praxis.languages.fluent import BadMessages, Source

ENGLISH: Final[Lang] = "en"
"""The language that is used for messages that another language lacks."""
VARIABLE: Final = "PRAXIS_LANGUAGES"
_HERE: Final = Path(__file__).parent
_SIGN: Final = "language.ftl"
YOU: Final = "you"
OTHER: Final = "other"
"""Stands for a third person in a message: the ways of ``{ $who-is -> … }``."""


class NoLanguage(LookupError):
    """No folder has this language; the message names the languages that exist."""


class Language(msgspec.Struct, frozen=True):
    """A language and where it is written."""

    lang: Lang
    folder: Path
    name: str
    """The name of the language in the language itself."""
    you: str
    """The name of a reader who has none, as the subject of a sentence."""
    you_listed: str
    """The name of such a reader in a list of names."""
    you_object: str
    """The name of such a reader as the object of a sentence."""
    player: str
    """The name of any other player who has none; `n` is the number of the seat."""
    forms: tuple[str, ...]
    """The plural forms, such as one and other."""
    rule: Callable[[int], int]
    """A function that says which of the forms a number takes."""

    def plural(self, number: int) -> str:
        return self.forms[self.rule(abs(number))]


def _roots() -> tuple[Path, ...]:
    brought = os.environ.get(VARIABLE, "")
    return (_HERE, *(Path(part) for part in brought.split(os.pathsep) if part))


def languages() -> dict[Lang, Language]:
    """All languages by their codes, English first."""
    return _found(_roots())


@cache
def _found(roots: tuple[Path, ...]) -> dict[Lang, Language]:
    signs = [sign for root in roots for sign in root.glob(f"*/{_SIGN}")]
    folders = {sign.parent.name: sign.parent for sign in signs}
    order = sorted(folders, key=lambda lang: (lang != ENGLISH, lang))
    return {lang: _read(lang, folders[lang]) for lang in order}


def _read(lang: Lang, folder: Path) -> Language:
    source = Source(folder / _SIGN)

    def said(name: str) -> str:
        if name not in source:
            raise BadMessages(f"{source.path}: '{name}' is missing")
        text = source.text(name, None)
        assert isinstance(text, str)
        return text

    forms = tuple(said("plural-forms").split())
    rule = c2py(said("plural-rule"))
    return Language(
        lang, folder, said("name"), said("you"), said("you-listed"), said("you-object"), said("player"), forms, rule
    )


def known() -> tuple[Lang, ...]:
    """The codes of all languages, English first."""
    return tuple(languages())


def language(lang: Lang) -> Language:
    return languages()[lang]


def spoken(lang: str) -> Lang:
    """The language with this code; `NoLanguage` if there is none."""
    if lang not in languages():
        raise NoLanguage(f"no language '{lang}'; there are {', '.join(known())}")
    return lang


def table(lang: Lang, name: str) -> list[dict[str, str]]:
    """A table of a language's folder, row by row; empty if the language has none."""
    path = language(lang).folder / name
    if not path.exists():
        return []
    head, *rows = [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines() if line]
    return [dict(zip(head, row, strict=True)) for row in rows]


def texts(lang: Lang, game: str) -> tuple[type[Any], Path]:
    """The grammar of a language and the rows of a game's card texts in it; both of English if it has none."""
    folder = language(lang).folder
    found = folder if (folder / f"{game}_cards.rows").exists() else language(ENGLISH).folder
    return _module(found, "grammar").Grammar, found / f"{game}_cards.rows"


def grammar(lang: Lang, name: str) -> Any:
    """``GRAMMAR`` of a Python file of the language's folder, or of English if the language has none."""
    folder = language(lang).folder
    found = folder if (folder / f"{name}.py").exists() else language(ENGLISH).folder
    return _module(found, name).GRAMMAR


@cache
def _module(folder: Path, name: str) -> ModuleType:
    """A Python file of a language's folder. It imports its neighbours relatively, so that a copied folder works at
    once."""
    package = f"{__package__}.{folder.name}"
    if folder.parent != _HERE:  # a folder that `PRAXIS_LANGUAGES` names becomes a package of its own
        package = f"praxis_language_{folder.name}_{crc32(bytes(folder)):x}"
        home = ModuleType(package)
        home.__path__ = [str(folder)]
        sys.modules[package] = home
    return import_module(f"{package}.{name}")
