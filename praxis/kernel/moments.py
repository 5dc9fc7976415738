"""A moment of a game, exactly as one reader sees it, as a block of text below a position that people can read.

The block begins with ``[moment DIGEST]`` and holds the packed view. The digest is that of the text above the block. If
somebody changes a line there, the text counts and the block does not.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from binascii import Error as NotBase64
from hashlib import blake2b
from textwrap import wrap
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from praxis.kernel.errors import BadSetting

if TYPE_CHECKING:
    from praxis.kernel.game import Game, Kind

_WRITTEN: Final = msgspec.json.Encoder(order="deterministic")
V = TypeVar("V", bound=msgspec.Struct)

_HEAD: Final = "[moment "
_WIDTH: Final = 100
_LARGEST: Final = 1_000_000
"""The greatest size of an unpacked view, in bytes. A view of ten players has less than a tenth of it."""
_SEED: Final = 1
"""The seed with which everything is drawn that the reader could not see, so that the same text gives the same game."""
_NOTE: Final = (
    "# [moment] below is the game exactly as its writer saw it; what was hidden is drawn anew.\n"
    "# Whoever changes a line above it gets what the lines say instead.\n"
)
UNTOLD: Final = "number"
"""The field in which a view counts all answers, those that the reader may not know of among them. It is left out of the
block."""


def with_moment(text: str, view: msgspec.Struct) -> str:
    """A position with the exact moment below it."""
    text = f"{_NOTE}{text}"
    told = msgspec.structs.replace(view, **{UNTOLD: 0})
    block = b64encode(zlib.compress(msgspec.json.encode(told), 9)).decode()
    return "\n".join([text.rstrip("\n"), "", f"{_HEAD}{_digest(text)}]", *wrap(block, _WIDTH), ""])


def split(text: str) -> tuple[str, str]:
    """The text above the block, and the block; the block is empty if it does not count."""
    position = text.partition("\n[then]")[0]
    above, found, below = position.partition(f"\n{_HEAD}")
    digest, _, block = below.partition("]")
    return above, "".join(block.split()) if found and digest == _digest(above) else ""


def _digest(text: str) -> str:
    lines = [line.strip() for line in text.strip().splitlines()]
    return blake2b("\n".join(lines).encode(), digest_size=6).hexdigest()


def opened(kind: Kind, shape: type[V], block: str) -> tuple[V, Game]:
    """The view in a block, and a game that looks so to its reader; `BadSetting` if there can be none."""
    try:
        unpacking = zlib.decompressobj()
        data = unpacking.decompress(b64decode(block, validate=True), _LARGEST)
        if unpacking.unconsumed_tail:
            raise BadSetting("[moment]: more than a game can have")
        view = msgspec.json.decode(data, type=shape)
        game = kind.resample(view, _SEED)
        faults = game.faults()
        fits = not faults and _looks_so(game, view)
    except (NotBase64, zlib.error, msgspec.DecodeError):
        raise BadSetting("[moment]: this is not what was written; delete it and what is above counts") from None
    except (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError):
        fits = False  # Somebody made up a view that the rules cannot read.
    if not fits:
        raise BadSetting("[moment]: no game can stand so; delete it and what is above counts")
    return view, game


def pass_forced(game: Game) -> None:
    """Give the only answer as long as a decision has one option. Records leave such answers out."""
    while game.decision is not None and len(game.decision.options) == 1:
        game.answer(game.decision.seat, game.decision.options[0])


def _looks_so(game: Game, view: msgspec.Struct) -> bool:
    """Whether the game shows its reader this view. The fields in which an open view differs from a spectator's are not
    compared."""
    fields = ("seat", "faces", UNTOLD)
    seen = game.view(getattr(view, "seat"))  # noqa: B009 (every game's view has one)
    kept = {name: getattr(view, name) for name in fields if hasattr(view, name)}
    # Compare what is written: a view that was read has lists where a game may have tuples.
    return _WRITTEN.encode(msgspec.structs.replace(seen, **kept)) == _WRITTEN.encode(view)
