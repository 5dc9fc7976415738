"""A game in the form in which one reader gets it: masked by the kernel, put into words by the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import msgspec

from praxis.kernel.event import Event, may_see
from praxis.kernel.game import DecisionView, FrameView, Game
from praxis.table.game.hosted import HostedGame
from praxis.table.game.words import Lang, Scene
from praxis.table.wire.messages import ENCODE, Asked, Chance, LogLine, Offer

Fields = dict[str, bytes]
"""A view's top-level fields by their names on the wire, each encoded by itself. They are bytes, because the last view
of every seat at every table is kept to compare with, and the collector need not look through bytes."""


UNTOLD: Final = "number"
"""The field in which a game's view counts all answers, even those to decisions that others may not know of. From one
update to the next it would tell whether somebody had a choice; so it stays on the server."""


def fields_of(view: msgspec.Struct, hosted: HostedGame) -> Fields:
    """The fields of a view, and of the picture that the game makes of it."""
    found = _encoded_fields(view)
    picture = hosted.words.picture(view)
    if picture is not None:
        found |= _encoded_fields(picture)
    return found


def _encoded_fields(of: msgspec.Struct) -> Fields:
    values = msgspec.structs.astuple(of)
    names = of.__struct_encode_fields__
    return {name: ENCODE(value) for name, value in zip(names, values, strict=True) if name != UNTOLD}


def changed(before: Fields, now: Fields) -> Fields:
    return {name: value for name, value in now.items() if before.get(name) != value}


def raw(fields: Fields) -> dict[str, msgspec.Raw]:
    return {name: msgspec.Raw(value) for name, value in fields.items()}


def line(n: int, event: Event, hosted: HostedGame, scene: Scene, open_view: bool = False) -> LogLine:
    """A line of the log for one reader; in an open view, with nothing hidden."""
    fields = event.fields if open_view else event.seen_by(scene.seat)
    said = hosted.words.event(event.kind, fields, scene)
    if said is None:
        return LogLine(n, event.kind, fields)
    return LogLine(n, event.kind, fields, said.text, said.clause, said.mark, said.about)


def lines(story: list[Event], first: int, last: int, hosted: HostedGame, scene: Scene) -> list[LogLine]:
    return [line(n, story[n], hosted, scene) for n in range(first, last)]


class Shown(NamedTuple):
    """The open decision as one reader may know it, and what the table adds to it."""

    decision: DecisionView | None
    number: int = 0
    """The number that the deciding seat sends back."""
    until: int | None = None
    chance: Chance | None = None
    waits: bool = True


def asked(shown: Shown, hosted: HostedGame, scene: Scene) -> Asked | None:
    """The open decision in words."""
    decision = shown.decision
    if decision is None:
        return None
    question = hosted.words.decision(decision, scene)
    options = None
    if decision.options is not None:
        options = list(_offers(decision.options, decision, hosted, scene))
    return Asked(
        decision=shown.number if options is not None else 0,
        seat=decision.seat,
        kind=decision.kind,
        clause=decision.clause,
        source=decision.source,
        text=question.text,
        help=question.help,
        options=options,
        until=shown.until,
        chance=shown.chance,
        waits=shown.waits,
    )


def _offers(keys: Iterable[str], decision: DecisionView, hosted: HostedGame, scene: Scene) -> Iterable[Offer]:
    for key in keys:
        choice = hosted.words.option(key, decision, scene)
        yield Offer(key, choice.text, choice.group, choice.path, choice.amount, choice.price)


class Moment:
    """One state of a game for several readers. What several of them are told alike is said, and encoded, once."""

    def __init__(self, hosted: HostedGame, game: Game, names: tuple[str, ...], seats: Sequence[int]) -> None:
        self.hosted: Final = hosted
        self.game: Final = game
        self.names: Final = names
        self.views: Final = dict(zip(seats, game.views(seats), strict=True))
        self.fields: Final = {seat: fields_of(view, hosted) for seat, view in self.views.items()}
        self._said: dict[tuple[object, ...], msgspec.Raw] = {}

    def scene(self, seat: int, lang: Lang) -> Scene:
        return Scene(lang, self.names, seat, self.views[seat])

    def _reader(self, seat: int) -> int | None:
        return None if self.hosted.words.alike else seat

    def lines(self, story: list[Event], first: int, last: int, seat: int, lang: Lang) -> list[msgspec.Raw]:
        """Lines of the log."""
        return [self._line(n, story[n], seat, lang) for n in range(first, last)]

    def _line(self, n: int, event: Event, seat: int, lang: Lang) -> msgspec.Raw:
        hidden = event.hidden
        seen = None if hidden is None else tuple(may_see(mask, seat) for mask in hidden.values())
        key = (n, lang, self._reader(seat), seen)
        said = self._said.get(key)
        if said is None:
            said = self._said[key] = encoded(line(n, event, self.hosted, self.scene(seat, lang)))
        return said

    def _stack(self, seat: int) -> bytes:
        found = self.fields[seat].get("stack")
        return ENCODE(self.game.stack_view(seat)) if found is None else found

    def doing(self, seat: int, lang: Lang) -> msgspec.Raw:
        """What is going on, as a sentence."""
        key = ("doing", lang, self._reader(seat), self._stack(seat))
        said = self._said.get(key)
        if said is None:
            stack = stack_of(self.game, self.views[seat], seat)
            said = self._said[key] = encoded(self.hosted.words.stack(stack, self.scene(seat, lang)))
        return said

    def asked(self, shown: Shown, seat: int, lang: Lang) -> msgspec.Raw:
        """The open decision in words, as the function `asked` gives it."""
        decision = shown.decision
        if decision is None:
            return _NULL
        if decision.options is not None:
            return encoded(asked(shown, self.hosted, self.scene(seat, lang)))
        about = (decision.seat, decision.kind, decision.clause, decision.source, shown.until)
        key = ("asked", lang, self._reader(seat), about, self._stack(seat))
        said = self._said.get(key)
        if said is None:
            said = self._said[key] = encoded(asked(shown, self.hosted, self.scene(seat, lang)))
        return said


def encoded(value: object) -> msgspec.Raw:
    """The encoded value, for a place in a message that is encoded later."""
    return msgspec.Raw(ENCODE(value))


_NULL: Final = encoded(None)

HIDDEN = DecisionView(None, "", "", 0, None)
"""What a reader is told of a decision that it may not know of."""


def stack_of(game: Game, view: msgspec.Struct, seat: int) -> list[FrameView]:
    """The stack as a seat may know it; most views have it already."""
    found: list[FrameView] | None = getattr(view, "stack", None)
    return found if found is not None else game.stack_view(seat)
