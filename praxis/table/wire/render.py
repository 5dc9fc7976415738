"""A game in the form in which one reader gets it: masked by the kernel, put into words by the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from praxis.kernel.event import Event, may_see
from praxis.kernel.game import DecisionView, FrameView, Game
from praxis.table.game.hosted import HostedGame
from praxis.table.game.words import Lang, Scene
from praxis.table.wire.messages import ENCODE, Asked, Chance, LogLine, Offer
from praxis.table.wire.view_diffs import ViewDiffs


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
        options = _offers(decision.options, decision, hosted, scene)
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


def _offers(keys: Sequence[str], decision: DecisionView, hosted: HostedGame, scene: Scene) -> list[Offer]:
    said = hosted.words.options(keys, decision, scene)
    return [
        Offer(key, choice.text, choice.group, choice.path, choice.amount, choice.price, choice.warning)
        for key, choice in zip(keys, said, strict=True)
    ]


class Moment:
    """One state of a game for several readers. What several of them are told alike is said, and encoded, once."""

    def __init__(
        self, hosted: HostedGame, game: Game, names: tuple[str, ...], seats: Sequence[int], diffs: ViewDiffs
    ) -> None:
        self.hosted: Final = hosted
        self.game: Final = game
        self.names: Final = names
        self.views: Final = diffs.look(game, hosted, seats)
        self._diffs: Final = diffs
        self._alike: Final = hosted.words.alike
        self._said: dict[tuple[object, ...], bytes] = {}
        self._told: dict[tuple[object, ...], tuple[bytes, bytes]] = {}

    def scene(self, seat: int, lang: Lang) -> Scene:
        return Scene(lang, self.names, seat, self.views[seat])

    def _reader(self, seat: int) -> int | None:
        return None if self._alike else seat

    def told(self, news: News, shown: Shown, seat: int, lang: Lang) -> tuple[bytes, bytes]:
        """Two parts of an update: the events; and the open decision, with what is going on. Seats that know the same
        are told the same, if they are given the same `shown`."""
        key = (lang, self._reader(seat), news.seen_by(seat), id(shown), self._stack(seat))
        found = self._told.get(key)
        if found is None:
            events = [self._line(n, event, seat, lang) for n, event in news.events]
            said = self.asked(shown, seat, lang), self.doing(shown, seat, lang)
            found = self._told[key] = (
                b',"events":[%b]' % b",".join(events) if events else b"",
                b',"decision":%b,"doing":%b' % said,
            )
        return found

    def _line(self, n: int, event: Event, seat: int, lang: Lang) -> bytes:
        hidden = event.hidden
        seen = None if hidden is None else tuple(may_see(mask, seat) for mask in hidden.values())
        key = (n, lang, self._reader(seat), seen)
        said = self._said.get(key)
        if said is None:
            said = self._said[key] = ENCODE(line(n, event, self.hosted, self.scene(seat, lang)))
        return said

    def _stack(self, seat: int) -> bytes:
        found = self._diffs.field(seat, "stack")
        return ENCODE(self.game.stack_view(seat)) if found is None else found

    def doing(self, shown: Shown, seat: int, lang: Lang) -> bytes:
        """What is going on, as a sentence."""
        is_asked = not self._alike and shown.decision is not None and shown.decision.options is not None
        key = ("doing", lang, self._reader(seat), self._stack(seat), id(shown) if is_asked else 0)
        said = self._said.get(key)
        if said is None:
            scene = asked_in(shown, self.scene(seat, lang))
            stack = stack_of(self.game, self.views[seat], seat)
            said = self._said[key] = ENCODE(self.hosted.words.stack(stack, scene))
        return said

    def asked(self, shown: Shown, seat: int, lang: Lang) -> bytes:
        """The open decision in words, as the function `asked` gives it."""
        decision = shown.decision
        if decision is None:
            return b"null"
        if decision.options is not None:
            return ENCODE(asked(shown, self.hosted, self.scene(seat, lang)))
        about = (decision.seat, decision.kind, decision.clause, decision.source, shown.until)
        key = ("asked", lang, self._reader(seat), about, self._stack(seat))
        said = self._said.get(key)
        if said is None:
            said = self._said[key] = ENCODE(asked(shown, self.hosted, self.scene(seat, lang)))
        return said


class News:
    """The events that have not been told yet, by their numbers in the story."""

    __slots__ = ("_secret", "events")

    def __init__(self, story: list[Event], first: int, last: int) -> None:
        self.events = [(n, story[n]) for n in range(first, last)]
        hidden = [event.hidden for _, event in self.events]
        self._secret = [mask for masks in hidden if masks is not None for mask in masks.values()]

    def seen_by(self, seat: int) -> tuple[bool, ...]:
        """What a seat may know of that which not everybody may. Seats with the same answer are told the same."""
        return tuple([may_see(mask, seat) for mask in self._secret]) if self._secret else ()


HIDDEN = DecisionView(None, "", "", 0, None)
"""What a reader is told of a decision that it may not know of."""


def asked_in(shown: Shown, scene: Scene) -> Scene:
    """The scene of a reader who is asked something, also while others are asked too and the game itself is at the
    decision of one of these."""
    decision, view = shown.decision, scene.view
    if decision is None or decision.options is None or not hasattr(view, "decision"):
        return scene
    assert view is not None
    return msgspec.structs.replace(scene, view=msgspec.structs.replace(view, decision=decision))


def stack_of(game: Game, view: msgspec.Struct, seat: int) -> list[FrameView]:
    """The stack as a seat may know it; most views have it already."""
    found: list[FrameView] | None = getattr(view, "stack", None)
    return found if found is not None else game.stack_view(seat)
