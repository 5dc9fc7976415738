"""Saved games: a record and who sits where, written after every answer, so that nothing is lost whatever happens."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

import msgspec

from praxis import languages
from praxis.cli.errors import BadInput
from praxis.kernel import record as records
from praxis.kernel.errors import BadRecord
from praxis.places import data_directory

if TYPE_CHECKING:
    from pathlib import Path

    from praxis.kernel.record import Record

_NAME = re.compile(r"[\w][\w .-]{0,39}\Z")


class Seating(msgspec.Struct, frozen=True):
    """Who plays which seat of a saved game."""

    you: int
    bots: list[str]
    """A bot's name for each seat; empty for the person's own seat."""
    lang: str = "en"
    pack: str = ""
    """The folder of the cards that the game is played with, if they are not the house's."""


def folder() -> Path:
    return data_directory() / "saves"


def _file(name: str, ending: str) -> Path:
    if not _NAME.match(name):
        raise BadInput(f"'{name}' cannot be the name of a saved game; use letters, digits, blanks, at most 40")
    return folder() / f"{name}.{ending}"


def names() -> list[str]:
    """Saved games, the latest first."""
    found = sorted(folder().glob("*.record"), key=lambda path: path.stat().st_mtime, reverse=True)
    return [path.stem for path in found]


def exists(name: str) -> bool:
    return _file(name, "record").exists()


def save(name: str, record: Record, seating: Seating) -> None:
    folder().mkdir(parents=True, exist_ok=True)
    _write(_file(name, "seats.json"), msgspec.json.encode(seating))
    _write(_file(name, "record"), records.write(record).encode())


def _write(path: Path, data: bytes) -> None:
    """Write a file whole: if this is interrupted, the old file stays."""
    draft = path.with_suffix(path.suffix + ".new")
    with draft.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def load(name: str, lang: str = "") -> tuple[Record, Seating]:
    """Load a saved game, to go on in its own language or in another."""
    path = _file(name, "record")
    if not path.exists():
        known = ", ".join(names()[:5])
        raise BadInput(f"no saved game '{name}'; " + (f"there is {known}" if known else "none is saved yet"))
    try:
        record = records.read(path.read_text(encoding="utf-8"))
        seating = msgspec.json.decode(_file(name, "seats.json").read_bytes(), type=Seating)
    except (BadRecord, UnicodeDecodeError, msgspec.MsgspecError) as error:
        raise BadInput(f"the saved game '{name}' cannot be read: {error}") from None
    spoken = lang or (seating.lang if seating.lang in languages.known() else languages.ENGLISH)
    return record, msgspec.structs.replace(seating, lang=spoken)


def pack_beside(record: Path) -> str:
    """The folder of the cards of a record that lies among the saved games; empty if none is remembered."""
    try:
        return msgspec.json.decode(record.with_suffix(".seats.json").read_bytes(), type=Seating).pack
    except (OSError, msgspec.MsgspecError):
        return ""


def remove(name: str) -> None:
    for ending in ("record", "seats.json"):
        _file(name, ending).unlink(missing_ok=True)


def fresh_name(game: str) -> str:
    """A name that no saved game has yet: vendetta-1, vendetta-2 …"""
    number = 1
    while exists(f"{game}-{number}"):
        number += 1
    return f"{game}-{number}"
