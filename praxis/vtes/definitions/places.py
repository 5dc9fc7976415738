"""Where a card is defined and tested. It follows from the card's data: a library card stands in the folder of its first
printed type, in the file of the first letter of its name without the article; a crypt card in the file of its clan.

A test that plays several cards stands with the first of them; `naming` finds the others.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import praxis.vtes.cards
from praxis.vtes.catalogue.names import ascii_fold
from praxis.vtes.catalogue.printed import CardFace

CARDS: Final = Path(praxis.vtes.cards.__file__).parent
CRYPT: Final = "crypt"
DIGITS: Final = "digits"
"""The file of names that begin with a digit."""


def place_of(face: CardFace) -> str:
    """The folder and the file of a card: ``combat/d``, ``crypt/banu_haqim``."""
    if face.crypt:
        return f"{CRYPT}/{_slug(face.clans[0])}"
    first = next(sign for sign in ascii_fold(face.filing_name).lower() if sign.isalnum())
    return f"{_slug(face.types[0])}/{first if first.isalpha() else DIGITS}"


def file_of_definition(face: CardFace) -> str:
    """The file of its definition, by its path in the repository."""
    return f"praxis/vtes/cards/{place_of(face)}.py"


def file_of_tests(face: CardFace) -> str:
    """The file of its tests, by its path in the repository."""
    folder, _, name = place_of(face).partition("/")
    return f"tests/vtes/cards/{folder}/test_{name}.py"


def _slug(words: str) -> str:
    return re.sub(r"[^a-z0-9]+", "_", ascii_fold(words).lower()).strip("_")


@cache
def all_places() -> frozenset[str]:
    """The places at which cards are defined."""
    files = CARDS.glob("*/*.py")
    return frozenset(f"{path.parent.name}/{path.stem}" for path in files if path.stem != "__init__")


def line_of(face: CardFace) -> int:
    """The line at which its definition begins; 0 if it has none."""
    path = CARDS / f"{place_of(face)}.py"
    for node in ast.parse(path.read_text("utf-8")).body if path.is_file() else ():
        call = node.value if isinstance(node, ast.Expr) else None
        if isinstance(call, ast.Call) and call.args:
            first = call.args[0]
            if isinstance(first, ast.Constant) and first.value == face.id:
                return node.lineno
    return 0


def naming(face: CardFace, folder: Path) -> Iterator[tuple[Path, int, str]]:
    """The tests below a folder that name a card in a row or a position: file, line and name of each."""
    words = re.compile(rf"(?<!\w){re.escape(face.name)}(?!\w)")
    for path in sorted(folder.rglob("test_*.py")):
        text = path.read_text("utf-8")
        if words.search(text):
            yield from ((path, line, name) for line, name in _tests_in(text, words))


def _tests_in(text: str, words: re.Pattern[str]) -> Iterator[tuple[int, str]]:
    body = ast.parse(text).body
    rows = {
        target.id
        for node in body
        if isinstance(node, ast.Assign) and words.search(ast.get_source_segment(text, node) or "")
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in body:
        if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
            continue
        named = [part for part in ast.walk(node) if isinstance(part, ast.Name) and part.id in rows]
        strings = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
        if named or any(isinstance(each, str) and words.search(each) for each in strings):
            yield node.lineno, node.name
