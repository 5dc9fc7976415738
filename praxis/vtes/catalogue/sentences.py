"""The sentences that official texts share: split from the texts at run time, with names and numbers blanked.

Cards whose texts share a sentence do the same thing, so one law can play them all (`tests/vtes/sentences`). A law names
its sentences by their ids, twelve hex digits made of the blanked words, since no official text is ever kept with
Praxis.
"""

from __future__ import annotations

import ast
import hashlib
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from praxis.vtes.catalogue.catalogue import Catalogue, coverage_of
from praxis.vtes.catalogue.printed import CardFace, TextLine
from praxis.vtes.catalogue.terms import DISCIPLINES, SECTS, VIRTUES

END: Final = re.compile(r"(?<=[.!?])\s+(?=[A-Z+\[(])")
"""Where one sentence ends and the next begins."""
_NUMBER: Final = re.compile(r"\b(?:\d+|one|two|three|four|five|six|seven|eight)(?=R?\b)", re.I)
_CITY: Final = re.compile(r"\b(Prince|Archbishop|Baron) of [A-Z][^.,:]*", re.I)
_PLURAL: Final = "(?:s|es)?"

MARK: Final = "law"
"""The decorator of a law: `@law("1c9a55e0d2f3", ...)`."""


class Use(NamedTuple):
    """A sentence on a card: the card, the line that it stands in, and its words as printed."""

    face: CardFace
    line: TextLine
    words: str

    @property
    def numbers(self) -> list[int]:
        """The numbers of the sentence, in their order."""
        figures = [each.lower() for each in _NUMBER.findall(self.words)]
        return [int(each) if each.isdigit() else _FIGURES[each] for each in figures]


_FIGURES: Final = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8}


class Sentence(NamedTuple):
    """A blanked sentence and the cards whose text has it, in the order of the catalogue."""

    id: str
    blanked: str
    uses: tuple[Use, ...]

    @property
    def faces(self) -> list[CardFace]:
        return list({use.face.id: use.face for use in self.uses}.values())

    @property
    def subjects(self) -> list[str]:
        """What it is about, of the things that need a law even if few cards share it."""
        return [subject for subject, words in SUBJECTS.items() if re.search(words, self.blanked, re.I)]


SUBJECTS: Final = {
    "blocking": r"\bblock",
    "directedness": r"\(D\)|\bdirected|chosen Methuselah|\btarget",
    "torpor": r"\btorpor",
    "replacement": r"\breplace",
    "costs": r"\bcosts?\b|must burn|burn # (blood|pool) to|\bpay",
    "limits": r"\bonly # |\blimited\b|each (turn|combat|round|action)|only one|once ",
}
"""The subjects of which every shared sentence has a law, and how they are known."""


@cache
def _names(clans: frozenset[str]) -> re.Pattern[str]:
    """Clans, sects and Disciplines, the longest first. Sects are written with small letters too."""
    found = {*clans, *SECTS, *(sect.lower() for sect in SECTS), *DISCIPLINES.values(), *VIRTUES.values()}
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, sorted(found, key=len, reverse=True)))}){_PLURAL}\b")


def blanked(face: CardFace, words: str, clans: frozenset[str]) -> str:
    """A sentence without what differs from card to card: the names of cards, clans, sects and cities, and numbers."""
    for name in sorted({face.name, *face.names}, key=len, reverse=True):
        words = words.replace(name, "~")
    words = _names(clans).sub("~", _CITY.sub(r"\1 of ~", words))
    return _NUMBER.sub("#", " ".join(re.sub(r"\b[Aa]n (?=~)", "a ", words).split()))


def id_of(blank: str) -> str:
    return hashlib.sha256(blank.encode()).hexdigest()[:12]


def uses_of(face: CardFace) -> Iterator[Use]:
    """The sentences of a card, without the marks of Disciplines before them."""
    for line in face.lines:
        for words in END.split(line.text):
            if words.strip():
                yield Use(face, line, words.strip())


def shared(catalogue: Catalogue, least: int = 3) -> list[Sentence]:
    """The sentences that so many cards share, of those that are enforced in full; the most common first."""
    found: dict[str, list[Use]] = {}
    clans = frozenset(clan for face in catalogue for clan in face.clans)
    for face in catalogue:
        if coverage_of(face.id) == "full":
            for use in uses_of(face):
                found.setdefault(blanked(face, use.words, clans), []).append(use)
    all_ = [Sentence(id_of(blank), blank, tuple(uses)) for blank, uses in found.items()]
    kept = [each for each in all_ if len(each.faces) >= least]
    return sorted(kept, key=lambda each: (-len(each.faces), each.blanked))


def wants_law(sentence: Sentence, least: int = 10) -> bool:
    """Whether a sentence is to have a law: many cards share it, or it is about one of `SUBJECTS`."""
    return len(sentence.faces) >= least or bool(sentence.subjects)


def laws_of(folder: Path) -> dict[str, list[str]]:
    """The laws in the tests of a folder by the id of the sentence that they are about."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                for ident in _ids(node.decorator_list):
                    found.setdefault(ident, []).append(f"{file.name}::{node.name}")
    return found


def _ids(decorators: Sequence[ast.expr]) -> Iterator[str]:
    for call in decorators:
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == MARK:
            for each in call.args:
                if isinstance(each, ast.Constant) and isinstance(each.value, str):
                    yield each.value
