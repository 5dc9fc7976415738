"""One line of a deck list: how many of what, whatever tool or person wrote it.

Traps that this module knows: names that begin with digits (`419 Operation`, `47th Street Royals`) or end with them
(`Channel 10`), a name with the comment sign in it (`Bang Nakh -- Tiger's Claws`), and crypt lines that go on after the
name with capacity, disciplines, title, and clan with group.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from praxis.vtes.catalogue.catalogue import CardFace, Catalogue
from praxis.vtes.catalogue.clan_names import clan_name
from praxis.vtes.catalogue.terms import DISCIPLINES, VIRTUES

MOST_COPIES: Final = 99
"""Above this a count is taken for a slip of the pen: the rules know no limit, but no deck is that large."""


class Line(msgspec.Struct, frozen=True):
    """What a line says. `count` is -1 if it gives no count."""

    count: int
    text: str
    face: CardFace | None = None
    note: str = ""


_FRONT: Final = tuple(
    re.compile(pattern)
    for pattern in (
        r"^[\s*•·-]*(\d{1,5})[xX×*]\s*(?=\S)",  # 2x Name, 2xName
        r"^[\s*•·-]*(\d{1,5})\s+[xX×*]\s+(?=\S)",  # 2 x Name
        r"^\s*(\d{1,5})\t+\s*(?=\S)",  # Lackey
        r"^[\s*•·-]*(\d{1,2})(?!\d|\.|st\b|nd\b|rd\b|th\b)\s*(?=\S)",  # 2 Name, also 2Xaviar
    )
)
_LARGE: Final = re.compile(r"^[\s*•·-]*(\d{3,})\s+(?=\S)")
"""1000 Name: no deck has so many, but whoever wrote it wants to hear so. 419 Operation is a name."""
_AFTER: Final = re.compile(r"^(.*\S)\s+[xX×]\s*(\d{1,3})\s*$")

_CODES: Final = "|".join((*DISCIPLINES, *VIRTUES, "vin", "vsn"))
_CLAN: Final = re.compile(
    r"(?:^|\s)(?P<clan>[A-Z][\w'.]*(?: (?:of |antitribu|[A-Z])[\w']*)*)?\s*:\s*(?P<group>\d|ANY)\s*$", re.I
)
_TAIL: Final = re.compile(rf"\s+(?P<capacity>\d{{1,2}})(?:\s+(?:-none-|(?:{_CODES})\b).*|\s*)$", re.I)
_IN_BRACKETS: Final = re.compile(r"^(?P<name>.*\S)\s*\((?P<clan>[^()]+)\)$")
_FIELD: Final = re.compile(r'^[,;]\s*"(?P<name>[^"]+)"')
_ADDRESS: Final = re.compile(r"^\[(?P<name>[^\[\]]+)\]\(\S+\)$")
_COMMENT: Final = re.compile(r"\s+--\s*|\s*//\s+|\s+#\s+")


def _counts(line: str) -> list[tuple[int, str]]:
    """Every way to tell a count from the name, the likeliest first: in front of it, behind it, or no count (-1)."""
    found = [(int(match[1]), line[match.end() :].strip()) for form in _FRONT if (match := form.match(line))]
    if match := _AFTER.match(line):
        found.append((int(match[2]), match[1].strip()))
    found.append((-1, line.strip()))
    if match := _LARGE.match(line):
        found.append((int(match[1][:9]), line[match.end() :].strip()))
    return found


def read_line(line: str, catalogue: Catalogue, *, crypt: bool | None = None) -> Line:
    """Reads a line as a card line. `crypt` says which half of the list it stands in."""
    ways = _counts(line)
    for count, rest in ways:
        for name, note in _name_and_note(rest):
            # A name with a comment sign in it is a card only if that is its whole name.
            signed = _COMMENT.search(name) is not None
            face = catalogue.lookup(name, crypt=crypt) if signed else _read_name(name, catalogue, crypt)
            if face is not None:
                return Line(count, rest, face, note)
    return Line(*ways[0])


def _name_and_note(rest: str) -> list[tuple[str, str]]:
    """Every way to cut a comment off, the longest name first."""
    cuts = [(rest, "")]
    for match in reversed(list(_COMMENT.finditer(rest))):
        if re.search(r"\w", rest[match.end() :]) is None:  # `-- ?!?` adds nothing that a name lookup would notice
            cuts.clear()
        cuts.append((rest[: match.start()], " ".join(rest[match.end() :].split())))
    return cuts


def _read_name(text: str, catalogue: Catalogue, crypt: bool | None) -> CardFace | None:
    """The card of `Name`, or of `Name  7  DOM pre  prince  Ventrue:6`."""
    if not text or len(text) > 200:
        return None
    group, clan, capacity = -1, "", 0
    name = text
    if place := _CLAN.search(text):
        group = int(place["group"]) if place["group"].isdigit() else 0
        clan = place["clan"] or ""
        name = text[: place.start()]
    columns = re.split(r"\s{2,}|\t+", name.strip(), maxsplit=1)
    if len(columns) > 1 and (number := re.match(r"(\d{1,2})\b", columns[1])):
        name, capacity = columns[0], int(number[1])
    elif tail := _TAIL.search(name):
        name, capacity = name[: tail.start()], int(tail["capacity"])
    elif len(columns) > 1:
        name = columns[0]
    if (place or capacity) and crypt is not False:
        found = catalogue.lookup(name, crypt=True, group=group, clan=clan, capacity=capacity)
        if found is not None:
            return found
    return catalogue.lookup(text, crypt=crypt) or _read_odd_name(text, catalogue, crypt)


def _read_odd_name(text: str, catalogue: Catalogue, crypt: bool | None) -> CardFace | None:
    """The card of a line that no tool we know writes: columns in another order, the clan in brackets, a field of a
    table in quotes, a name with its address."""
    columns = re.split(r"\s{2,}|\t+", text.strip(), maxsplit=1)
    if len(columns) > 1 and crypt is not False:
        number = re.search(r"\b\d{1,2}\b", columns[1])
        clan = re.split(r"[,\s]{2,}|\t+|,\s*", columns[1])[-1].partition(":")[0]
        capacity = int(number[0]) if number else 0
        if found := catalogue.lookup(columns[0], crypt=True, clan=clan, capacity=capacity):
            return found
    if (odd := _FIELD.match(text) or _ADDRESS.match(text)) is not None:
        return catalogue.lookup(odd["name"], crypt=crypt)
    if bracket := _IN_BRACKETS.match(text):
        found = catalogue.lookup(bracket["name"], crypt=crypt, clan=bracket["clan"])
        return found if found and clan_name(bracket["clan"]) in found.clans else None
    return None
