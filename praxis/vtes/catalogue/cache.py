"""The parsed cards kept between runs, so that a command starts in a blink instead of a second.

The file is only a cache: if it is missing, old, cut or not ours, the cards are read again from the data.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
from pathlib import Path
from typing import Final

import msgspec

from praxis.vtes.catalogue.names import NameIndex, build_index
from praxis.vtes.catalogue.printed import CardFace
from praxis.vtes.catalogue.source import find_folder, fingerprint, read_cards, read_set_names

CACHE_VARIABLE: Final = "PRAXIS_CACHE"
_CODE: Final = ("printed", "terms", "official_text", "names", "source", "cache")


class Snapshot(msgspec.Struct, frozen=True):
    """What the cache keeps."""

    key: str
    """A fingerprint of the data files and of the code that read them."""
    version: str
    faces: list[CardFace]
    index: NameIndex
    sets: dict[str, str]
    """Full names of sets by their short ones."""


def cache_folder() -> Path:
    """The user's cache directory for Praxis, which `PRAXIS_CACHE` overrides."""
    chosen = os.environ.get(CACHE_VARIABLE)
    if chosen:
        return Path(chosen).expanduser()
    import platformdirs

    return platformdirs.user_cache_path("praxis", appauthor=False)


def _key(folder: Path) -> str:
    code = hashlib.sha256()
    here = Path(__file__)
    for part in _CODE:
        path = here.with_name(f"{part}.py")
        code.update(path.read_bytes() if path.exists() else part.encode())
    return f"{fingerprint(folder)}-{code.hexdigest()[:16]}"


def data_version(faces: list[CardFace]) -> str:
    """The name of this card data in a game's record. It changes when a card is added or the meaning of a text may have
    changed."""
    lines = "\n".join(f"{face.id} {face.digest}" for face in faces)
    return hashlib.sha256(lines.encode()).hexdigest()[:12]


def _bare_name_order(face: CardFace) -> tuple[bool, int, int]:
    """The order in which cards of the same name are meant by the bare name: not the advanced one, and of the lowest
    group."""
    return face.advanced, face.group, face.id


def take_snapshot(folder: Path, key: str = "") -> Snapshot:
    faces = read_cards(folder)
    ordered = sorted(faces, key=_bare_name_order)
    index = build_index((face.id, (face.name, *face.aka)) for face in ordered)
    return Snapshot(key, data_version(faces), faces, index, read_set_names(folder))


def load_snapshot() -> Snapshot:
    """The cards of this machine, from the cache if it is good."""
    folder = find_folder()
    key = _key(folder)
    path = cache_folder() / "vtes-cards.msgpack"
    with contextlib.suppress(OSError, msgspec.MsgspecError, ValueError):
        kept = msgspec.msgpack.decode(path.read_bytes(), type=Snapshot)
        if kept.key == key:
            return kept
    fresh = take_snapshot(folder, key)
    with contextlib.suppress(OSError):
        write_whole(path, msgspec.msgpack.encode(fresh))
    return fresh


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that another process that reads it meanwhile sees the old file or the new one, never half of
    one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        os.replace(name, path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise
