"""The skeleton of a definition and of its test, from the data of a card: never its text; and where it is written."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

from praxis.vtes.catalogue.catalogue import CardFace, load
from praxis.vtes.catalogue.names import ascii_fold
from praxis.vtes.catalogue.printed import TextLine
from praxis.vtes.definitions.places import file_of_definition, file_of_tests

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


def write(face: CardFace, root: Path) -> None:
    """Put both skeletons into their files: the definition in the order of names, the test at the end."""
    path = root / file_of_definition(face)
    text = path.read_text("utf-8") if path.is_file() else f'"""{_title(face)}"""\n\n{_HEAD}'
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(_inserted(text, face), encoding="utf-8")
    path = root / file_of_tests(face)
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.is_file():
        text = f"{path.read_text('utf-8')}\n\n{test(face).partition(_GAP)[2]}\n"
    else:
        text = f'"""{_title(face)}"""\n\nfrom __future__ import annotations\n\n{test(face)}\n'
    path.write_text(text, encoding="utf-8")


_GAP: Final = "\n\n\n"
"""What stands between the imports and the test."""
_HEAD: Final = "from __future__ import annotations\n\nfrom praxis.vtes.definitions.language import *\n"


def _title(face: CardFace) -> str:
    """The first line of the file that a card belongs to."""
    if face.crypt:
        return f"Crypt cards: {face.clans[0]}."
    return f"{face.types[0]} cards: {Path(file_of_definition(face)).stem.upper()}."


def _inserted(text: str, face: CardFace) -> str:
    """A file of definitions with that of a card, before the first one whose name comes later."""
    lines = text.splitlines()
    for node in ast.parse(text).body:
        call = node.value if isinstance(node, ast.Expr) else None
        first = call.args[0] if isinstance(call, ast.Call) and call.args else None
        other = load().get(first.value) if isinstance(first, ast.Constant) and isinstance(first.value, int) else None
        if other is not None and _order(other) > _order(face):
            return "\n".join([*lines[: node.lineno - 1], definition(face), *lines[node.lineno - 1 :]]) + "\n"
    return "\n".join([*lines, definition(face)]) + "\n"


def _order(face: CardFace) -> str:
    return ascii_fold(face.filing_name).lower()


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
