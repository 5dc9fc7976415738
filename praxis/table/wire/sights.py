"""What the seats of a table see, encoded field by field, so that they can be sent only what has changed.

Five seats see nearly the same, and an answer changes little of it. What two of them see alike is encoded once, and so
is a part of a view as long as nothing of it changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from praxis.kernel.game import Game, Gaze
from praxis.table.game.hosted import HostedGame
from praxis.table.wire.messages import ENCODE

Fields = dict[str, bytes]
"""A view's top-level fields by their names on the wire, each encoded by itself. They are bytes, because the last view
of every seat at every table is kept to compare with, and the collector need not look through bytes."""

UNTOLD: Final = "number"
"""The field in which a game's view counts all answers, even those to decisions that others may not know of. From one
update to the next it would tell whether somebody had a choice; so it stays on the server."""


def fields_of(view: msgspec.Struct, hosted: HostedGame) -> Fields:
    """The fields of a view, and of the picture that the game makes of it."""
    return Sights(Gaze()).fields([view], hosted)[0]


def changed(before: Fields, now: Fields) -> Fields:
    return {name: value for name, value in now.items() if before.get(name) != value}


def raw(fields: Fields) -> dict[str, msgspec.Raw]:
    return {name: msgspec.Raw(value) for name, value in fields.items()}


def joined(fields: Fields) -> bytes:
    """The fields as one object."""
    return b"{%b}" % b",".join([b'"%b":%b' % (name.encode(), value) for name, value in fields.items()])


class Sights:
    """What the seats of one table see, from moment to moment."""

    def __init__(self, gaze: Gaze) -> None:
        self._gaze: Final = gaze
        self._parts: dict[int, tuple[object, bytes]] = {}
        """The parts of views that were encoded last, by the number of the object. The object is kept, so that no other
        can get its number."""

    def views(self, game: Game, seats: Sequence[int]) -> list[msgspec.Struct]:
        return self._gaze.views(game, seats)

    def fields(self, views: Sequence[msgspec.Struct], hosted: HostedGame) -> list[Fields]:
        """The fields of views of one moment, and of the pictures that the game makes of them."""
        parts, self._parts = self._parts, {}
        found = self._encoded(views, parts)
        pictures = [(i, picture) for i, view in enumerate(views) if (picture := hosted.words.picture(view)) is not None]
        if pictures:
            for (i, _), more in zip(pictures, self._encoded([each for _, each in pictures], parts), strict=True):
                found[i].update(more)
        return found

    def _encoded(self, structs: Sequence[msgspec.Struct], parts: dict[int, tuple[object, bytes]]) -> list[Fields]:
        """The fields of some structs of one class. Those that have the same object in a field share its code."""
        names = structs[0].__struct_encode_fields__
        first = msgspec.structs.astuple(structs[0])
        found = [{name: self._field(name, value, parts) for name, value in zip(names, first, strict=True)}]
        found[0].pop(UNTOLD, None)
        for struct in structs[1:]:
            fields = found[0].copy()
            values = msgspec.structs.astuple(struct)
            for name, value, other in zip(names, values, first, strict=True):
                if value is not other and name != UNTOLD:
                    fields[name] = self._field(name, value, parts)
            found.append(fields)
        return found

    def _field(self, name: str, value: object, parts: dict[int, tuple[object, bytes]]) -> bytes:
        if name not in self._gaze.PARTS:
            return ENCODE(value)
        assert isinstance(value, list)
        return b"[%b]" % b",".join([self._part(each, parts) for each in value])

    def _part(self, part: object, parts: dict[int, tuple[object, bytes]]) -> bytes:
        number = id(part)
        kept = self._parts.get(number)
        if kept is None:
            kept = self._parts[number] = parts.get(number) or (part, ENCODE(part))
        return kept[1]
