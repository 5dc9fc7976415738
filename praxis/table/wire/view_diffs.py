"""What the seats of a table see, encoded field by field, so that they can be sent only what has changed.

Five seats see nearly the same, and an answer changes little of it. What two of them see alike is encoded once, and so
is a part of a view as long as nothing of it changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from praxis.kernel.game import Game, ViewCache
from praxis.table.game.hosted import HostedGame
from praxis.table.wire.messages import ENCODE

Fields = dict[str, bytes]
"""A view's top-level fields by their names on the wire, each encoded by itself. They are bytes, because the last view
of every seat at every table is kept to compare with, and the collector need not look through bytes."""

NEVER_SENT: Final = ("number", "decision")
"""The fields of a game's view that stay on the server. The number counts all answers, even those to decisions that
others may not know of: from one update to the next it would tell whether somebody had a choice. The decision is told
in words beside the view."""


def fields_of(view: msgspec.Struct, hosted: HostedGame) -> Fields:
    """The fields of a view, and of the picture that the game makes of it."""
    found = EncodedViews(()).fields([view])[0]
    picture = hosted.words.picture(view)
    return found if picture is None else found | EncodedViews(()).fields([picture])[0]


def changed(before: Fields, now: Fields) -> Fields:
    return {name: value for name, value in now.items() if before.get(name) != value}


def raw(fields: Fields) -> dict[str, msgspec.Raw]:
    return {name: msgspec.Raw(value) for name, value in fields.items()}


def joined(fields: Fields) -> bytes:
    """The fields as one object."""
    return b"{%b}" % b",".join([b'"%b":%b' % (name.encode(), value) for name, value in fields.items()])


class EncodedViews:
    """Structs of one class, one for each seat, encoded from moment to moment."""

    __slots__ = ("_kept", "_parts")

    def __init__(self, parts: tuple[str, ...]) -> None:
        self._parts = parts
        """The fields that are lists of parts; see `ViewCache.PARTS`."""
        self._kept: dict[int, tuple[object, bytes]] = {}
        """The parts that were encoded last, by the number of the object. The object is kept, so that no other can get
        its number."""

    def fields(self, structs: Sequence[msgspec.Struct]) -> list[Fields]:
        """All fields of the first struct, and for each of the others those in which it has another object."""
        before, self._kept = self._kept, {}
        names = structs[0].__struct_encode_fields__
        first = msgspec.structs.astuple(structs[0])
        none: tuple[Any, ...] = (self,) * len(first)
        found = [self._fields(names, first, none, before)]
        for struct in structs[1:]:
            found.append(self._fields(names, msgspec.structs.astuple(struct), first, before))
        return found

    def _fields(
        self,
        names: tuple[str, ...],
        values: tuple[Any, ...],
        known: tuple[Any, ...],
        before: dict[int, tuple[object, bytes]],
    ) -> Fields:
        """The fields whose objects are not known."""
        parts = self._parts
        return {
            name: self._list(value, before) if name in parts else ENCODE(value)
            for name, value, other in zip(names, values, known, strict=True)
            if value is not other and name not in NEVER_SENT
        }

    def _list(self, parts: list[object], before: dict[int, tuple[object, bytes]]) -> bytes:
        kept = self._kept
        codes: list[bytes] = []
        for part in parts:
            number = id(part)
            code = kept.get(number)
            if code is None:
                code = kept[number] = before.get(number) or (part, ENCODE(part))
            codes.append(code[1])
        return b"[%b]" % b",".join(codes)


class ViewDiffs:
    """What the seats of one table see, from moment to moment, and what each of them was last shown."""

    def __init__(self) -> None:
        self._cache: ViewCache | None = None
        self._views = EncodedViews(())
        self._pictures: Final = EncodedViews(())
        self._shown: dict[int, Fields] = {}
        """The view that each connected seat was last shown."""
        self._common: Fields = {}
        """The fields of the first seat at the last look."""
        self._news: set[str] = set()
        """Those of them that have changed since the look before."""
        self._own: dict[int, Fields] = {}
        """For each seat at the last look, the fields in which it may differ from the first."""
        self._before: dict[int, Fields] = {}
        """The same of the look before."""

    def look(self, game: Game, hosted: HostedGame, seats: Sequence[int]) -> dict[int, msgspec.Struct]:
        """The views of seats now. `patch` then tells what is new in them."""
        if self._cache is None:
            self._cache = game.view_cache()
            self._views = EncodedViews(self._cache.PARTS)
        views = self._cache.views(game, seats)
        found = self._views.fields(views)
        pictures = [picture for view in views if (picture := hosted.words.picture(view)) is not None]
        if len(pictures) == len(views):  # if the picture of one seat fails, nobody gets a new one
            for fields, more in zip(found, self._pictures.fields(pictures), strict=True):
                fields.update(more)
        before, self._common = self._common, found[0]
        self._news = {name for name, code in found[0].items() if before.get(name) != code}
        self._before, self._own = self._own, dict(zip(seats, [{}, *found[1:]], strict=True))
        return dict(zip(seats, views, strict=True))

    def field(self, seat: int, name: str) -> bytes | None:
        """One field of a seat's view at the last look; None if the views have none of this name."""
        return self._own[seat].get(name) or self._common.get(name)

    def patch(self, seat: int) -> Fields:
        """The fields that have changed since the seat was last shown its view. It counts as shown now."""
        own, own_before = self._own[seat], self._before.get(seat)
        before, now = self._shown.get(seat), self._common | own
        self._shown[seat] = now
        if before is None or own_before is None:
            return now if before is None else changed(before, now)
        # Nothing else can have changed for a seat that has followed from look to look.
        names = self._news.union(own, own_before)
        return {name: now[name] for name in names if before.get(name) != now[name]}

    def note(self, seat: int, fields: Fields) -> None:
        """Note that a seat was shown its whole view."""
        self._shown[seat] = fields
        self._own.pop(seat, None)

    def leave(self, seat: int) -> None:
        """Forget what a seat was shown: nobody is connected there any more."""
        self._shown.pop(seat, None)
