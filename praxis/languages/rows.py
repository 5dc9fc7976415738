r"""Rows of phrases, from which card texts are made: a plain text file that a translator edits.

A row has a head and a phrase. The head is the word of a tree and what its slots must hold; of the rows of a word, the
first that fits is used::

    gain what=pool who=you = gain {n*what@stat}
    gain what=pool         = {who} {who~gains|gain} {n*what@stat}

In a head, ``who`` asks that the slot is filled, ``-who`` that it is not, ``who=you|them`` and ``who!=you`` that it
holds one of these or none of them; ``n.what`` is a slot of what stands in a slot. A head such as ``stat/blood`` is an
entry of a table; it may ask for slots as well. In a phrase::

    {who}            what stands in the slot               {who:A}     in a case or form of the language
    {what@stat}      its entry in a table                  {what@stat#n}   in the number of another slot
    {n*what@stat}    so much of something                  {+n}        with its sign
    {who~is|are|are} by the number and person of a slot: one, several, you
    [, if {if}]      said if the slots in it are filled    [?who=you: so]  said if that holds
    [[…][…]]         those of several that are said, with commas between them
    \[ \] \{ \}      the signs themselves                  @adj …      where it stands beside a noun
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from praxis.effects.nodes import Tree

_GAP: Final = re.compile(
    r"(?P<sign>\+?)(?P<path>[\w.-]+)(?:@(?P<table>[\w-]+))?(?:\*(?P<unit>[\w.-]+)@(?P<unit_table>[\w-]+))?"
    r"(?:\#(?P<number>[\w.-]+))?(?::(?P<how>[\w-]+))?(?:~(?P<forms>.+))?"
)
_GUARD: Final = re.compile(r"(?P<no>-?)(?P<path>[\w.]+(?:-[\w.]+)*)(?:(?P<sign>!?=)(?P<values>\S+))?")
_HEAD: Final = re.compile(r"(?P<head>\S+(?: +[^\s=]\S*)*) +=(?: +|$)(?P<phrase>.*)", re.DOTALL)
_PLACE: Final = re.compile(r"@(\w+) ?")


class BadRows(ValueError):
    """A file of rows that cannot be read; the message says where and why."""


class Guard(msgspec.Struct, frozen=True):
    """What a slot must hold."""

    path: str
    holds: bool = True
    values: tuple[str, ...] = ()
    """Any of these; empty if it need only be filled."""

    def fits(self, slots: Mapping[str, Any]) -> bool:
        found = found_at(slots, self.path)
        if not self.values:
            return bool(found) == self.holds
        return any(value in self.values for value in names_of(found)) == self.holds

    def __str__(self) -> str:
        sign = "=" if self.holds else "!="
        return f"{self.path}{sign}{'|'.join(self.values)}" if self.values else f"{'' if self.holds else '-'}{self.path}"


class Gap(msgspec.Struct, frozen=True):
    """A place that is filled from a slot."""

    path: str
    table: str = ""
    unit: str = ""
    unit_table: str = ""
    number: str = ""
    how: str = ""
    forms: tuple[str, ...] = ()
    signed: bool = False


class Group(msgspec.Struct, frozen=True):
    """A piece that is said only under conditions, or several with commas between them."""

    pieces: tuple[Any, ...]
    guards: tuple[Guard, ...] = ()
    asked: bool = False
    """Whether the guards decide, not the gaps."""
    listed: bool = False


Piece = str | Gap | Group


class Row(msgspec.Struct, frozen=True):
    head: str
    guards: tuple[Guard, ...]
    pieces: tuple[Piece, ...]
    place: str
    """Where it stands beside a noun; empty for all that is no part of a noun."""
    line: int

    def fits(self, slots: Mapping[str, Any]) -> bool:
        return all(guard.fits(slots) for guard in self.guards)

    @property
    def slots(self) -> frozenset[str]:
        """The slots that the row asks for or says."""
        return frozenset([*(guard.path.split(".")[0] for guard in self.guards), *_slots_in(self.pieces)])

    @property
    def title(self) -> str:
        return " ".join([self.head, *(str(guard) for guard in self.guards)])


def found_at(slots: Mapping[str, Any], path: str) -> Any:
    """What stands at a path of slots, such as ``n.what``; None if nothing does."""
    found: Any = slots
    for name in path.split("."):
        if isinstance(found, Tree):
            found = found.slots
        if not isinstance(found, Mapping):
            return None
        found = found.get(name, found.get(f"{name}_"))
    return found


def names_of(value: Any) -> Iterator[str]:
    """How a guard can name what stands in a slot."""
    if isinstance(value, Tree):
        yield value.word
        if value.word == "number":
            yield str(value.slots["n"])
    elif isinstance(value, tuple):
        for each in value:
            yield from names_of(each)
    elif isinstance(value, bool):
        yield "true" if value else "false"
    elif value is not None:
        yield key_of(str(value))


def key_of(value: str) -> str:
    """A value as heads write it: without blanks."""
    return value.replace(" ", "-")


class Rows:
    """The rows of a file, by the words of their heads."""

    def __init__(self, path: Path, swap: Callable[[str], str] | None = None) -> None:
        self.path: Final = path
        self.swap: Final = swap
        self.by_head: dict[str, list[Row]] = {}
        for line, text in _lines(path.read_text(encoding="utf-8")):
            row = self._read(line, text)
            self.by_head.setdefault(row.head, []).append(row)

    def find(self, head: str, slots: Mapping[str, Any]) -> Row | None:
        return next((row for row in self.by_head.get(head, ()) if row.fits(slots)), None)

    def __contains__(self, head: str) -> bool:
        return head in self.by_head

    def entries(self, table: str) -> dict[str, list[Row]]:
        """The rows of a table, by their keys."""
        begins = f"{table}/"
        return {head.removeprefix(begins): rows for head, rows in self.by_head.items() if head.startswith(begins)}

    def tables(self) -> set[str]:
        """The names of the tables that the file has."""
        return {head.partition("/")[0] for head in self.by_head if "/" in head}

    def asked(self) -> set[str]:
        """The tables that rows ask for."""
        return {table for rows in self.by_head.values() for row in rows for table in _tables_in(row.pieces)}

    def faults(self) -> Iterator[tuple[int, str]]:
        """Rows that stand twice, and rows that no tree can reach."""
        for rows in self.by_head.values():
            seen: dict[frozenset[Guard], int] = {}
            for row in rows:
                asked = frozenset(row.guards)
                if asked in seen:
                    yield row.line, f"'{row.title}' is there already, in line {seen[asked]}"
                elif frozenset() in seen:
                    yield row.line, f"'{row.title}' is never reached, because of line {seen[frozenset()]}"
                seen.setdefault(asked, row.line)

    def _read(self, line: int, text: str) -> Row:
        match = _HEAD.fullmatch(text)
        if match is None:
            raise BadRows(f"{self.path}:{line}: a row is written: word slot=value = phrase")
        head, *asked = match["head"].split()
        phrase = match["phrase"].strip()
        place = _PLACE.match(phrase)
        if place is not None:
            phrase = phrase[place.end() :]
        if len(phrase) > 1 and phrase[0] == phrase[-1] == '"':
            phrase = phrase[1:-1]  # blanks at its ends belong to it
        try:
            guards = tuple(_guard(each) for each in asked)
            pieces, end = _pieces(phrase, 0, "", self.swap)
            if end < len(phrase):
                raise BadRows("a ] that closes nothing")
        except BadRows as error:
            raise BadRows(f"{self.path}:{line}: {error}") from None
        return Row(head, guards, tuple(pieces), place[1] if place else "", line)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The rows of a file with their lines. A line that begins with a blank goes on with the row before it, without a
    blank between them if it begins with a bracket."""
    row, begins = "", 0
    for number, line in enumerate(text.splitlines(), start=1):
        if line[:1].isspace() and row and line.strip():
            row += line.strip() if line.strip().startswith("[") else f" {line.strip()}"
            continue
        if row:
            yield begins, row
        row, begins = ("" if line.startswith("#") else line.rstrip()), number
    if row:
        yield begins, row


def _guard(text: str) -> Guard:
    match = _GUARD.fullmatch(text)
    if match is None:
        raise BadRows(f"'{text}' is no condition on a slot")
    if match["sign"]:
        return Guard(match["path"], match["sign"] == "=", tuple(match["values"].split("|")))
    return Guard(match["path"], not match["no"])


def _pieces(text: str, at: int, end: str, swap: Callable[[str], str] | None) -> tuple[list[Piece], int]:
    """The pieces of a phrase from a place on, up to a closing sign."""
    found: list[Piece] = []
    plain = ""
    while at < len(text) and text[at] != end:
        sign = text[at]
        if sign == "\\":
            plain, at = plain + text[at + 1 : at + 2], at + 2
            continue
        if sign not in "{[":
            if sign == "]":
                break
            plain, at = plain + sign, at + 1
            continue
        if plain:
            found.append(swap(plain) if swap else plain)
        plain = ""
        piece, at = _gap(text, at, swap) if sign == "{" else _group(text, at, swap)
        found.append(piece)
    if plain:
        found.append(swap(plain) if swap else plain)
    return found, at


def _gap(text: str, at: int, swap: Callable[[str], str] | None) -> tuple[Gap, int]:
    end = text.find("}", at)
    match = _GAP.fullmatch(text[at + 1 : end]) if end > 0 else None
    if match is None:
        raise BadRows(f"'{text[at:]}' does not begin with a gap")
    forms = tuple(swap(each) if swap else each for each in match["forms"].split("|")) if match["forms"] else ()
    gap = Gap(
        match["path"],
        match["table"] or "",
        match["unit"] or "",
        match["unit_table"] or "",
        match["number"] or "",
        match["how"] or "",
        forms,
        bool(match["sign"]),
    )
    return gap, end + 1


def _group(text: str, at: int, swap: Callable[[str], str] | None) -> tuple[Group, int]:
    begins, guards, asked = at + 1, [], False
    if text.startswith("?", begins):
        asks, colon, _ = text[begins + 1 :].partition(":")
        if not colon:
            raise BadRows(f"'{text[at:]}' has no colon after its condition")
        guards, asked = [_guard(each) for each in asks.split()], True
        begins += len(asks) + 2
        begins += text.startswith(" ", begins)
    pieces, end = _pieces(text, begins, "]", swap)
    if end >= len(text):
        raise BadRows(f"'{text[at:]}' is not closed")
    listed = not asked and len(pieces) > 0 and all(isinstance(each, Group) for each in pieces)
    return Group(tuple(pieces), tuple(guards), asked, listed), end + 1


def _slots_in(pieces: tuple[Piece, ...]) -> Iterator[str]:
    for piece in pieces:
        if isinstance(piece, Gap):
            yield piece.path.split(".")[0]
            yield from (path.split(".")[0] for path in (piece.unit, piece.number) if path)
        elif isinstance(piece, Group):
            yield from (guard.path.split(".")[0] for guard in piece.guards)
            yield from _slots_in(piece.pieces)


def _tables_in(pieces: tuple[Piece, ...]) -> Iterator[str]:
    for piece in pieces:
        if isinstance(piece, Gap):
            yield from (table for table in (piece.table, piece.unit_table) if table)
        elif isinstance(piece, Group):
            yield from _tables_in(piece.pieces)
