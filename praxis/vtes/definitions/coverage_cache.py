"""How much of each card is enforced, and what is not, kept between runs, so that a command that shows cards need not
load definitions.

The file is only a cache: if it is missing, old, cut or not ours, the definitions are asked. It is keyed by the sources
of the definitions and of the language they are written in, and by the card data.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from praxis.vtes.catalogue.cache import cache_folder, write_whole
from praxis.vtes.catalogue.source import find_folder, fingerprint

_HERE: Final = Path(__file__).parent
_SOURCES: Final = (_HERE, _HERE.parent / "cards", _HERE.parent / "effects", _HERE.parent.parent / "effects")
_FILE: Final = "vtes-enforced.msgpack"


class Enforced(msgspec.Struct, frozen=True, array_like=True):
    """How much of a card is enforced (`full`, `partial` or `manual`), and what is not."""

    coverage: str
    note: str


class Remembered(msgspec.Struct):
    """What the file holds: by card id, for the cards about which somebody has asked."""

    key: str
    cards: dict[int, Enforced]


_fresh: Final[dict[int, Enforced]] = {}
"""What this run has found out and the file has not."""


def source_digest() -> str:
    """The digest of all sources that decide how much of a card is enforced. The card data is not among them."""
    code = hashlib.sha256()
    for folder in _SOURCES:
        for path in sorted(folder.rglob("*.py")):
            code.update(str(path.relative_to(folder)).encode())
            code.update(path.read_bytes())
    return code.hexdigest()[:16]


@cache
def _kept() -> Remembered:
    """The file, if it is good; else one without cards."""
    key = f"{fingerprint(find_folder())}-{source_digest()}"
    with contextlib.suppress(OSError, msgspec.MsgspecError, ValueError):
        kept = msgspec.msgpack.decode((cache_folder() / _FILE).read_bytes(), type=Remembered)
        if kept.key == key:
            return kept
    return Remembered(key, {})


def is_open() -> bool:
    """Whether this run has looked into the file."""
    return _kept.cache_info().currsize > 0


def is_remembered(card: int) -> bool:
    """Whether somebody has asked about a card before, in this run or an earlier one."""
    return card in _kept().cards or card in _fresh


def recall(card: int, find_out: Callable[[int], Enforced]) -> Enforced:
    """What is known of a card, found out if nobody has asked before."""
    found = _kept().cards.get(card) or _fresh.get(card)
    if found is None:
        found = _fresh[card] = find_out(card)
    return found


def keep(more: dict[int, Enforced]) -> None:
    """Write what this run has found out, and `more`, for the next run.

    The last process to write wins; what another one has found out meanwhile is found out again.
    """
    if not _fresh:
        return
    kept = _kept()
    kept.cards.update({**more, **_fresh})
    _fresh.clear()
    with contextlib.suppress(OSError):
        write_whole(cache_folder() / _FILE, msgspec.msgpack.encode(kept))
