"""The skeleton of a definition and of its test, from the data of a card: never its text."""

from __future__ import annotations

import re
from typing import Final

from praxis.vtes.catalogue.catalogue import CardFace
from praxis.vtes.catalogue.names import ascii_fold
from praxis.vtes.catalogue.printed import TextLine

_WAYS: Final = {
    "Action": "action",
    "Action Modifier": "modifier",
    "Ally": "permanent",
    "Combat": "combat",
    "Equipment": "permanent",
    "Event": "event",
    "Master": "master",
    "Political Action": "political",
    "Power": "permanent",
    "Reaction": "reaction",
    "Reflex": "reflex",
    "Retainer": "permanent",
}
_WITHOUT_DISCIPLINES: Final = frozenset({"master", "event", "political", "out_of_turn"})


def definition(face: CardFace) -> str:
    """The call that defines it, with a `...` wherever the card's effects are to be said."""
    pieces = _vampire() if face.crypt else _ways(face)
    lines = [
        "card(",
        f"    {face.id},",
        f"    {_quoted(face.name)},",
        *(f"    {piece}," for piece in pieces),
    ]
    return "\n".join([*lines, f'    digest="{face.digest}",', ")"])


def _quoted(name: str) -> str:
    return f"'{name}'" if '"' in name else f'"{name}"'


def _vampire() -> list[str]:
    return ["..."]


def _ways(face: CardFace) -> list[str]:
    modes = [line for line in face.lines if line.is_mode]
    if not modes:
        return [_way(face, TextLine(""), kind) for kind in face.types]
    return [_way(face, line, kind) for line in modes for kind in line.types or face.types]


def _way(face: CardFace, line: TextLine, kind: str) -> str:
    word = _WAYS.get(kind, "action")
    if word == "master" and face.has("out-of-turn"):
        word = "out_of_turn"
    if word in _WITHOUT_DISCIPLINES:
        return f"{word}(...)"
    codes = " ".join(line.disciplines)
    return f'{word}("{codes}", ...)'


def test(face: CardFace) -> str:
    """A test that plays it, in every edition, with the places to fill in marked by `...`."""
    name = re.sub(r"[^a-z0-9]+", "_", ascii_fold(face.name).lower()).strip("_")
    place = "ready" if face.crypt else "hand"
    return "\n".join(
        [
            "from praxis.vtes.positions.scenario import position, seat",
            "from tests.vtes.cards.tables import BYSTANDER, bystander, editions",
            "",
            "",
            "@editions",
            f"def test_{name}_...(edition: str) -> None:",
            f"    mine = seat({place}=[{_quoted(face.unique_name)}], ...)",
            '    t = position(mine, seat(ready=["Oskar 2/4"]), bystander(), edition=edition)',
            "    with t.unchanged(*BYSTANDER), t.changes(..., ...):",
            "        t.does(...)",
            "        t.goes_on()",
            "    assert not t.offers(...)  # where it is refused",
            "    t.is_quiet()",
        ]
    )
