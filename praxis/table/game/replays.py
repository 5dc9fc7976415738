"""Records as people watch them: frame by frame, from one seat or with nothing hidden. This module is pure."""

from __future__ import annotations

from typing import Final, Literal

from praxis.bots.reason import of_choice
from praxis.kernel import record as records
from praxis.kernel.decision import key, parse
from praxis.kernel.errors import BadRecord, BadSetting
from praxis.kernel.event import SPECTATOR, Event
from praxis.kernel.game import Game, Header
from praxis.kernel.record import Record
from praxis.table.game.hosted import HostedGame, HostedGames
from praxis.table.game.words import Lang, Scene
from praxis.table.wire.messages import LogLine
from praxis.table.wire.render import Shown, asked, line
from praxis.table.wire.rest_types import Frame, Frames, GivenReason, Mark
from praxis.table.wire.view_diffs import Fields, changed, fields_of, raw

Watcher = int | Literal["open"]
"""Who watches: a seat, `SPECTATOR`, or a reader from whom nothing is hidden."""

MOST_FRAMES: Final = 200
LONGEST_POSITION: Final = 60_000
"""In characters. A game of ten players with every card named takes less than half of it."""


class Watched:
    """A record or position, replayed once. `BadRecord` if the text is neither, or is longer than any game."""

    __slots__ = ("difference", "events", "good", "hosted", "names", "position", "record")

    def __init__(self, hosted_games: HostedGames, text: str, kind: str = "record", game: str = "") -> None:
        self.position = text if kind == "position" else ""
        self.events: list[list[Event]] = []
        """For each answer, the events that it brought about; the first entry is the beginning."""
        if self.position:
            if len(text) > LONGEST_POSITION:
                raise BadRecord(f"a position has at most {LONGEST_POSITION:,} characters, this one has {len(text):,}")
            self.hosted = hosted = _hosted(hosted_games, game)
            header, begun = _open(hosted, text)
            self.record = Record(header)
            self.events.append(begun.take_events())
            self.good, self.difference = 0, ""
        else:
            self.record = records.read(text)
            self.hosted = hosted = _hosted(hosted_games, self.record.header.game)
            _check_length(hosted, self.record)
            result = records.replay(self.record, hosted.kind, self._note)
            self.events.append(result.game.take_events())
            self.good, self.difference = result.good, result.difference
            del self.events[self.good + 1 :]
        self.names = tuple(self.record.header.seats)

    def _note(self, game: Game, _: int) -> None:
        self.events.append(game.take_events())

    def marks(self, lang: Lang) -> list[Mark]:
        """The frames at which rounds and phases begin."""
        found: list[Mark] = []
        scene = Scene(lang, self.names, SPECTATOR, self._begin().view(SPECTATOR))
        for at, events in enumerate(self.events):
            for event in events:
                said = self.hosted.words.event(event.kind, event.seen_by(SPECTATOR), scene)
                if said is not None and said.mark:
                    found.append(Mark(at, said.mark, said.text))
        return found

    def frames(self, watcher: Watcher, first: int, count: int, lang: Lang) -> Frames:
        """A number of frames, beginning with the given one."""
        total = self.good + 1
        last = min(total, first + min(count, MOST_FRAMES))
        game = self._begin()
        frames: list[Frame] = []
        before: list[Fields] = []
        for at in range(last):
            if at:
                answer = self.record.answers[at - 1]
                game.answer(answer.seat, answer.key)
            if at >= first:
                frame, before = self._frame(game, at, watcher, lang, before)
                frames.append(frame)
        return Frames(first, total, frames)

    def exported(self, watcher: Watcher, at: int) -> str:
        """The game after so many answers, as the text of a position."""
        game = self._begin()
        for answer in self.record.answers[: min(at, self.good)]:
            game.answer(answer.seat, answer.key)
        view = game.open_view() if watcher == "open" else game.view(watcher)
        return self.hosted.kind.exported(view, self.names)

    def reason(self, watcher: Watcher, at: int, lang: Lang) -> GivenReason:
        """Why the last of so many answers was given, as the house bot weighs it. The reason can name what only the seat
        that answered could see, so only that seat gets it, or a reader from whom nothing is hidden."""
        if not 0 < at <= self.good or not self._shows(self.record.answers[at - 1].seat, watcher):
            return GivenReason("")
        game = self._begin()
        for answer in self.record.answers[: at - 1]:
            game.answer(answer.seat, answer.key)
        given, decision = self.record.answers[at - 1], game.decision
        chosen = parse(given.key)
        if decision is None or chosen not in decision.options:
            return GivenReason("")
        view = game.view(given.seat)
        found = of_choice(self.record.header.game, view, decision.options, chosen)
        asked_ = game.decision_view(given.seat)
        if found is None or asked_ is None:
            return GivenReason("")
        than = self.hosted.words.option(key(found.than), asked_, Scene(lang, self.names, given.seat, view)).text
        return GivenReason(found.ground, than, found.gain)

    def _begin(self) -> Game:
        if self.position:
            return _open(self.hosted, self.position)[1]
        return self.hosted.kind.open(self.record.header)

    def _frame(
        self, game: Game, at: int, watcher: Watcher, lang: Lang, before: list[Fields]
    ) -> tuple[Frame, list[Fields]]:
        seat = SPECTATOR if watcher == "open" else watcher
        view = game.view(seat)
        scene = Scene(lang, self.names, seat, view)
        seats = [view, *(game.view(each) for each in range(game.seats))] if watcher == "open" else [view]
        now = [fields_of(each, self.hosted) for each in seats]
        patches = [changed(old, new) for old, new in zip(before or [{}] * len(now), now, strict=True)]
        # The open view tells the decision as the seat that decides knows it.
        decider = seat
        if watcher == "open" and game.decision is not None:
            decider = game.decision.seat
        decision = game.decision_view(decider)
        reader = Scene(lang, self.names, decider, game.view(decider))
        answer = self.record.answers[at - 1] if at else None
        frame = Frame(
            at=at,
            seat=answer.seat if answer is not None and self._shows(answer.seat, watcher) else None,
            answer=answer.key if answer is not None and self._shows(answer.seat, watcher) else "",
            events=self._lines(at, watcher, scene),
            view=raw(patches[0]),
            views=[raw(patch) for patch in patches[1:]],
            decision=asked(Shown(decision, game.number + 1), self.hosted, reader),
            doing=self.hosted.words.stack(game.stack_view(seat), scene),
        )
        return frame, now

    def _shows(self, seat: int, watcher: Watcher) -> bool:
        """Whether the watcher may read an answer's own words, which may name a hidden card: only the seat that gave it,
        and everybody in the open view."""
        return watcher == "open" or watcher == seat

    def _lines(self, at: int, watcher: Watcher, scene: Scene) -> list[LogLine]:
        first = sum(len(events) for events in self.events[:at])
        return [
            line(first + n, event, self.hosted, scene, open_view=watcher == "open")
            for n, event in enumerate(self.events[at])
        ]


def _hosted(hosted_games: HostedGames, game: str) -> HostedGame:
    found = hosted_games.get(game)
    if found is None:
        raise BadRecord(f"no game is called {game[:20]!r}; there are {', '.join(hosted_games)}")
    return found


def _check_length(hosted: HostedGame, record: Record) -> None:
    longest = hosted.kind.longest(record.header.setting())
    if len(record.answers) > longest:
        raise BadRecord(f"{len(record.answers):,} answers; no game with this setting has more than {longest:,}")


def _open(hosted: HostedGame, text: str) -> tuple[Header, Game]:
    try:
        return hosted.kind.position(text)
    except BadSetting as error:
        raise BadRecord(f"not a position: {error}") from None
