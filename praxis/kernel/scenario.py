"""Tools for tests and rules questions, the same for every game: answer by key, look at changes, end quiet.

A game builds on this with its own words for positions: `praxis.vendetta.positions`, `praxis.vtes.positions`.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from praxis.kernel.decision import Option, key, parse
from praxis.kernel.errors import BadSetting, Refusal, nearest
from praxis.kernel.procedure import advance

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from praxis.kernel.event import Event
    from praxis.kernel.game import Game, Reason


class Positioned(Protocol):
    """A position that a text file has set up, as the command line and the library use it: answers in words."""

    @property
    def game(self) -> Game: ...
    @property
    def names(self) -> list[str]: ...
    @property
    def story(self) -> list[Event]: ...
    @property
    def given(self) -> list[tuple[int, str]]: ...
    def seat(self, who: int | str) -> int: ...
    def read(self, words: str, who: int | str | None = None) -> Option: ...
    def words(self, option: Option) -> str: ...
    def give(self, seat: int, option: Option) -> None: ...
    def measure(self, path: str) -> int: ...
    def region(self, name: str) -> str: ...
    def goes_on(self, until: str = "") -> bool: ...


class Scenario:
    """A game that remembers what happened and answers the questions of a test."""

    EVENTS: ClassVar[Mapping[str, type[Event]]] = {}
    """The events that the game has, by kind; empty if they are not known."""

    def __init__(self, game: Game, quiet: tuple[str, ...] = (), stop: bool = False) -> None:
        self.game = game
        self.quiet = quiet
        """The kinds of decision at which nothing is left to do."""
        self.story: list[Event] = game.take_events()
        self.stop = stop
        """Whether a decision with one option stays open, so that reasons can be asked for there."""
        self.given: list[tuple[int, str]] = []
        """The answers so far, each with the seat that gave it."""

    # -- answering ------------------------------------------------------------------------------------------------

    def answer(self, answer: str, seat: int | None = None) -> list[Event]:
        """Give a legal answer, by default for the seat that decides. Returns the events that followed."""
        decision = self.game.decision
        assert decision is not None, f"the game is over, nobody can answer '{answer}'"
        who = decision.seat if seat is None else seat
        assert parse(answer) in decision.options or who != decision.seat, (
            f"'{answer}' is not offered to seat {who} in '{decision.kind}'; offered: {', '.join(decision.keys())}"
        )
        if self.stop and who == decision.seat:
            self._answer_and_stop(decision.options[decision.options.index(parse(answer))])
        else:
            self.game.answer(who, answer)
        self.given.append((who, answer))
        events = self.game.take_events()
        self.story.extend(events)
        return events

    def _answer_and_stop(self, option: Option) -> None:
        """Give an answer and go on to the next decision, even if that has only one option."""
        game = self.game
        game.stack[-1].got = option
        game.decision = None
        game.number += 1
        advance(game, stop=True)

    def give(self, seat: int, option: Option) -> None:
        """Give a legal answer of this seat."""
        self.answer(key(option), seat)

    def answers(self, *several: str) -> None:
        for each in several:
            self.answer(each)

    def refuses(self, answer: str, seat: int | None = None) -> Refusal:
        """Assert that the answer is refused and changes nothing. Returns the refusal."""
        decision = self.game.decision
        assert decision is not None
        before = self.game.digest()
        try:
            self.game.answer(decision.seat if seat is None else seat, answer)
        except Refusal as refusal:
            assert self.game.digest() == before, f"refusing '{answer}' changed the game"
            return refusal
        raise AssertionError(f"'{answer}' was taken, it should be refused")

    # -- asking ---------------------------------------------------------------------------------------------------

    @property
    def decides(self) -> int | None:
        return None if self.game.decision is None else self.game.decision.seat

    @property
    def asks(self) -> str:
        return "" if self.game.decision is None else self.game.decision.kind

    def options(self, word: str = "") -> list[str]:
        """The keys of the options offered now, or of those that begin with a word."""
        decision = self.game.decision
        offered: list[Option] = [] if decision is None else decision.options
        return [key(option) for option in offered if not word or option[0] == word]

    def why_not(self, answer: str, seat: int | None = None) -> list[Reason]:
        who = seat if seat is not None else self.decides
        assert who is not None
        return self.game.why_not(who, answer)

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The fields of all events of a kind so far. `BadSetting` if the game has no such events, so that an empty list
        always means: it has not happened."""
        if self.EVENTS and kind not in self.EVENTS:
            raise BadSetting(f"no event is called '{kind}'{nearest(kind, self.EVENTS)}")
        return [dict(event.fields) for event in self.story if event.kind == kind]

    def happened(self, kind: str, **fields: Any) -> bool:
        known = self.EVENTS[kind].__struct_fields__ if kind in self.EVENTS else tuple(fields)
        if strange := [name for name in fields if name not in known]:
            raise BadSetting(f"the event '{kind}' has no '{strange[0]}'{nearest(strange[0], known)}")
        return any(all(told.get(name) == value for name, value in fields.items()) for told in self.told(kind))

    # -- asserting ------------------------------------------------------------------------------------------------

    def measure(self, path: str) -> int:
        """A number of the state, by a dotted path into its plain form. Games give shorter names for some."""
        found: Any = self.game.dump()
        for part in path.split("."):
            found = found[int(part)] if isinstance(found, list) else found[part]
        return len(found) if isinstance(found, list | dict) else int(found)

    @contextmanager
    def changes(self, path: str, by: int) -> Iterator[None]:
        before = self.measure(path)
        yield
        after = self.measure(path)
        assert after - before == by, f"{path} went from {before} to {after}, not by {by:+d}"

    @contextmanager
    def unchanged(self, *paths: str) -> Iterator[None]:
        before = [self.measure(path) for path in paths]
        yield
        for path, was in zip(paths, before, strict=True):
            now = self.measure(path)
            assert now == was, f"{path} went from {was} to {now}"

    def is_quiet(self) -> None:
        """Assert that nothing is left to do: the game is whole, and is over or at a decision where a turn or a step
        begins."""
        assert not self.game.faults(), self.game.faults()
        decision = self.game.decision
        assert decision is None or decision.kind in self.quiet, (
            f"seat {decision.seat} is still asked '{decision.kind}': {', '.join(decision.keys())}"
        )
