"""Deck lists in text: tournament-winning decks, the texts of VDB, ARDB, Lackey and JOL, and what people type."""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from typing import Final

from praxis.vtes.catalogue.catalogue import CardFace, Catalogue
from praxis.vtes.decks.deck import Deck, Problem, one_line, several_lines
from praxis.vtes.decks.listing import MOST_COPIES, Line, read_line
from praxis.vtes.decks.twd import read_head
from praxis.vtes.decks.unknown import Suggestions

_REST: Final = (
    r"[\s:()\[\],;=.\-–/+\d]*"
    r"(?:(?:cards?|vampires?|vamps?|minions?|capacity|capacities|min|max|avg|average|total|groups?|trifles?|sum|and)"
    r"[\s:()\[\],;=.\-–/+\d]*)*$"
)
_CRYPT: Final = re.compile(rf"^\W*crypt\b{_REST}", re.I)
_LIBRARY: Final = re.compile(rf"^\W*library\b{_REST}", re.I)
_TYPES: Final = (
    r"political actions?|action modifiers?|actions?|modifiers?|masters?|convictions?|ally|allies|equipments?|retainers?"
    r"|powers?|reactions?|combats?|events?|combos?|mixed|others?|multi-?types?|votes?|disciplines?|miscellaneous|misc"
)
_TYPE: Final = re.compile(rf"^\W*(?:{_TYPES})(?:\s*(?:[/&+,]|and)\s*(?:{_TYPES}))*\b{_REST}", re.I)
_GAP: Final = re.compile(r"[ \t]{9,}")
_RULER: Final = re.compile(r"^\s*[-=_*~]{3,}\s*$")
_COLUMNS: Final = re.compile(r'^"?(?:quantity|count|qty|number|copies)"?\s*[,;\t]\s*"?(?:card ?)?name\b', re.I)
_HEAD_COUNT: Final = re.compile(r"[(\[]\s*(\d+)\s*(?:cards?|vampires?|vamps?)?")
_ASIDE: Final = re.compile(r"^\s*--+\s+(\S.*)$")
_MINUS: Final = re.compile(r"^\s*-\d")
MOST_READ: Final = 99_999
"""Above this a line is complained about and not taken into the deck."""
_FIELD: Final = re.compile(r"^\s*(?:deck ?name|author|created by|description)\s*:", re.I)


LONGEST_LINE: Final = 500
"""A longer line is talk, not a card."""


class TextReader:
    """Reads one list line by line. Everything that is not a card is kept among the deck's words."""

    __slots__ = ("catalogue", "dashes", "deck", "last", "problems", "stray", "suggestions", "wants_counts")

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue: Catalogue = catalogue
        self.deck: Deck = Deck()
        self.problems: list[Problem] = []
        self.stray: list[str] = []
        self.last: int = 0
        self.wants_counts: bool = True
        self.dashes = False
        """Whether every card has a dash before its count, so that it is a bullet and no minus."""
        self.suggestions: Suggestions = Suggestions(catalogue)

    def read(self, text: str) -> tuple[Deck, list[Problem]]:
        rows = text.split("\n")
        start = _body_start(rows)
        if start:
            read_head(rows[:start], self.deck)
        body = rows[start:]
        self.wants_counts = sum(1 for row in body if re.match(r"^\W*\d+\s*[xX×\t ]", row)) > 0
        counted = [row for row in body if re.match(r"^\W*\d", row)]
        self.dashes = len(counted) > 1 and all(_MINUS.match(row) for row in counted)
        crypt: bool | None = None
        for number, row in enumerate(body, start + 1):
            crypt = self._row(row, number, crypt)
        if any(line.strip() for line in self.stray):
            parts = [part for part in (self.deck.comment, several_lines("\n".join(self.stray))) if part]
            self.deck.comment = "\n\n".join(parts)
        self._compare_counts(body, start)
        return self.deck, self.problems

    def _row(self, row: str, number: int, crypt: bool | None) -> bool | None:
        """Takes one row and says which half of the list the next one stands in."""
        if len(row) > LONGEST_LINE:
            self.stray.append(row.strip())
            return crypt
        if not row.strip() or _RULER.match(row) or _COLUMNS.match(row):
            self.last = 0 if not row.strip() else self.last
            return crypt
        if row.lstrip().startswith("#"):
            self.stray.append(row.lstrip().lstrip("#").strip())
        elif _CRYPT.match(row):
            return True
        elif _LIBRARY.match(row):
            return False
        elif (aside := _ASIDE.match(row)) and not _TYPE.match(row):
            self._take_aside(aside[1])
        else:
            self._take(_GAP.sub(" " * 8, row), number, crypt)
        return crypt

    def _take_aside(self, text: str) -> None:
        """Take `-- so many words` under a card as a note on that card."""
        if self.last:
            self.deck.add(self.last, 0, note=one_line(text))
        else:
            self.stray.append(text)

    def _take(self, row: str, number: int, crypt: bool | None) -> None:
        line = read_line(row, self.catalogue, crypt=crypt)
        if line.count < 0 and not self._is_card(row, line):
            self._take_words(row, number, line)
            return
        self.last = 0
        if line.face is None:
            self._unknown(line, number)
            return
        count = 1 if line.count < 0 else line.count
        if count == 0:
            self._count(0, line.face, f"0 copies of {line.face.unique_name}: the line is passed over", number)
            return
        if _MINUS.match(row) and not self.dashes:
            message = f"-{count} copies of {line.face.unique_name}: the line is passed over"
            self._count(-count, line.face, message, number)
            return
        if count > MOST_COPIES:
            message = f"{count} copies of {line.face.unique_name}: is that a slip of the pen?"
            self._count(count, line.face, message, number)
        if count > MOST_READ:
            return
        if crypt is not None and line.face.crypt is not crypt:
            mine, other = ("crypt", "library") if line.face.crypt else ("library", "crypt")
            message = (
                f"{line.face.unique_name} is a {mine} card but stands in the {other}; it is counted with the {mine}"
            )
            self._say("deck.section", message, number, note=True, args={"name": line.face.unique_name})
        self.deck.add(line.face.id, count, note=line.note, line=number)
        self.last = line.face.id

    def _count(self, count: int, face: CardFace, message: str, line: int) -> None:
        args: dict[str, str | int] = {"n": count, "name": face.unique_name}
        self.problems.append(Problem("deck.count", message, line, args=args))

    def _is_card(self, row: str, line: Line) -> bool:
        """Whether a row is a card. Without a count it is one copy if it is a whole name; but a discipline's name heads
        a section."""
        if line.face is None or _TYPE.match(row):
            return False
        if not self.wants_counts:
            return True
        return self.catalogue.is_name(row) and not line.face.has("discipline")

    def _take_words(self, row: str, number: int, line: Line) -> None:
        if _TYPE.match(row):
            self.last = 0
        elif _FIELD.match(row) or (self.wants_counts and not self._is_misspelt(row)):
            self.stray.append(row.strip())
        else:
            self._unknown(line, number)

    def _is_misspelt(self, row: str) -> bool:
        """Whether words without a count are so like a name that they must be meant as one."""
        text = row.strip()
        if len(text) > 60 or len(text.split()) > 8:
            return False
        near = self.suggestions.near(text, 1)
        return bool(near) and SequenceMatcher(None, text.lower(), near[0].lower()).ratio() > 0.9

    def _unknown(self, line: Line, number: int) -> None:
        count = 1 if line.count < 0 else line.count
        name = re.split(r"\s{2,}|\t|\s+--\s", line.text.strip())[0]
        self.suggestions.keep(self.deck, self.problems, name, count, number, line.text)

    def _say(
        self, code: str, message: str, line: int, *, note: bool = False, args: dict[str, str | int] | None = None
    ) -> None:
        self.problems.append(Problem(code, message, line, "note" if note else "error", args or {}))

    def _compare_counts(self, body: list[str], start: int) -> None:
        """Note a problem if the list says that it holds another number of cards than we read."""
        for pattern, crypt in ((_CRYPT, True), (_LIBRARY, False)):
            for number, row in enumerate(body, start + 1):
                stated = _HEAD_COUNT.search(row) if pattern.match(row) else None
                if stated is None:
                    continue
                read = sum(n for card, n in self.deck.cards.items() if self.catalogue[card].crypt is crypt)
                if int(stated[1]) != read:
                    where = "crypt" if crypt else "library"
                    self._say(
                        "deck.header",
                        f"the {where} is said to hold {stated[1]} cards, {read} were read",
                        number,
                        note=True,
                        args={"stated": int(stated[1]), "n": read},
                    )


def _body_start(rows: list[str]) -> int:
    """The first row of the card list: 0 if the list begins at once.

    A description may hold rows that look like a list, so the crypt that counts is the last one with a ruler under it,
    or else the last. Lackey has its `Crypt:` in the middle, after counted cards, and nothing in front.
    """
    heads = [at for at, row in enumerate(rows) if len(row) < LONGEST_LINE and _CRYPT.match(row)]
    if not heads:
        return 0
    ruled = [at for at in heads if at + 1 < len(rows) and _RULER.match(rows[at + 1])]
    start = ruled[-1] if ruled else heads[-1]
    before = [row for row in rows[:start] if row.strip()]
    counted = [
        row
        for row in before
        if re.match(r"^\s*\d+\s*(?:[xX×]\s*|\s)\S", row) and not re.match(r"^\d+R|\d+ players", row)
    ]
    if not ruled and before and len(counted) * 2 > len(before):
        return 0
    return start


def read_text(text: str, catalogue: Catalogue) -> tuple[Deck, list[Problem]]:
    return TextReader(catalogue).read(text)
