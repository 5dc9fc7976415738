"""A game in progress: the contract that every game fulfils, and the machine that is the same for all games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, ClassVar, Final, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from praxis.kernel import moments, rng
from praxis.kernel.decision import TIME, Decision, Option, key, parse
from praxis.kernel.errors import BadSetting, Illegal, Stale
from praxis.kernel.event import Event
from praxis.kernel.procedure import Procedure, advance, has_secrets
from praxis.kernel.sight import SPECTATOR
from praxis.kernel.structs import Deal, DecisionView, FrameView, Header, Reason, Setting, Start

__all__ = [
    "Deal",
    "DecisionView",
    "FrameView",
    "Game",
    "Header",
    "Kind",
    "Reason",
    "Setting",
    "Start",
    "ViewCache",
    "unlinked",
]

G = TypeVar("G", bound="Game")
T = TypeVar("T")

_CANONICAL: Final = msgspec.json.Encoder(order="deterministic")


def unlinked(value: Any) -> Any:
    """A copy of the value and of every list and dict in it: the copy shares nothing that can change."""
    if isinstance(value, list):
        return [unlinked(item) for item in value]
    if isinstance(value, dict):
        return {name: unlinked(item) for name, item in value.items()}
    return value


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game in progress. Its state is data: ids are ints, zones are lists of ids, definitions are frozen and shared by
    all games."""

    __slots__ = ("careful", "decision", "draws", "due", "events", "knows_spans", "number", "seats", "seed", "stack")

    def __init__(self, seats: int, seed: int) -> None:
        self.seats = seats
        self.seed = seed
        self.draws = 0
        self.stack: list[Procedure] = []
        self.decision: Decision | None = None
        self.number = 0
        """How many answers were given. The open decision is named by this number."""
        self.events: list[Event] | None = []
        """What happened since somebody last took the events; None in a game that nobody watches."""
        self.due = False
        """Something may have to be settled before the next step; see `settle`."""
        self.knows_spans = False
        """False if a span has begun or ended since the game last looked for the spans on its stack. Whoever changes the
        stack without a signal sets this."""
        self.careful = False
        """Ask every seat that could have an answer by public facts, even a seat that has none, so that nobody learns
        from a question, or from its absence, what somebody holds. Programs that let people play set this. The answers
        that count and the state after them are the same with it and without it. It is not part of the state, and a fork
        begins without it."""

    # -- what each game writes ---------------------------------------------------------------------------------

    def fork(self: G) -> G:
        """A copy that shares nothing that can change."""
        raise NotImplementedError

    def view(self, seat: int) -> msgspec.Struct:
        """All that a seat may know, by white-list. `SPECTATOR` gets what is public."""
        raise NotImplementedError

    def views(self, seats: Sequence[int]) -> list[msgspec.Struct]:
        """The views of several seats at this moment, each equal to `view(seat)`. A game may share between them what is
        the same in all."""
        return [self.view(seat) for seat in seats]

    def view_cache(self) -> ViewCache:
        """What makes the views of this game from moment to moment. A game may give one of its own, which keeps what has
        not changed."""
        return ViewCache()

    def open_view(self) -> msgspec.Struct:
        """The public view with everything laid open, to tell a game that is over or a position that hides nothing. A
        game whose events carry all that their sentences need gives its public view."""
        return self.view(SPECTATOR)

    def contents(self) -> dict[str, Any]:
        """The whole state of this game's own fields as plain data, for digests and tests."""
        raise NotImplementedError

    def faults(self) -> list[str]:
        """What is wrong with this state: a card in two zones, counters that were lost, a stock below zero."""
        raise NotImplementedError

    def scores(self) -> list[float]:
        """What each seat has won, once the game is over: 1 for each winner and 0 for the others; in V:TES, victory
        points."""
        raise NotImplementedError

    def reasons(self, seat: int, option: Option) -> list[Reason]:
        """Why an option that can be read is not offered."""
        raise NotImplementedError

    def concerns(self, seat: int) -> list[str]:
        """Why the open chance to react concerns a seat, judged by public facts, in words that `Kind.orders` names."""
        return []

    def is_answering(self) -> bool:
        """Whether the open chance answers something that was just done, judged by public facts. Other chances only come
        by in the course of the game."""
        return True

    def call_time(self) -> None:
        """End the game because the agreed time is over; `Illegal` if no time was agreed."""
        raise Illegal("this game has no time limit", "")

    def settle(self) -> None:
        """Do what the rules do at once between two steps. It is called while `due` is set, and must clear it.

        It may cut the stack or push a procedure. That procedure ends with ``done(*kept)``, where `kept` is the `got` of
        the frame beneath it.
        """
        self.due = False

    # -- playing ------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.decision is None

    def answer(self, seat: int, answer: str | Option, number: int | None = None) -> None:
        """Answer the open decision, or be refused with nothing changed."""
        option = parse(answer) if isinstance(answer, str) else answer
        decision = self.decision
        if decision is None:
            raise Stale("the game is over")
        if number is not None and number != self.number:
            raise Stale(f"that answers decision {number}; the open one is {self.number}")
        if option == TIME:
            self.call_time()
            self.number += 1
            return
        if seat != decision.seat:
            raise Illegal(f"seat {seat} has nothing to decide now; seat {decision.seat} decides", decision.clause)
        if option not in decision.options:
            reasons = self.reasons(seat, option)
            if reasons:
                raise Illegal(f"'{key(option)}': {reasons[0].text}", reasons[0].clause)
            raise Illegal(f"'{key(option)}' is not offered in '{decision.kind}'", decision.clause)
        # Take the option as it is offered, not as it was given: True equals 1, but the two are written differently.
        self._answer(decision.options[decision.options.index(option)])

    def _answer(self, option: Option) -> None:
        """The unchecked twin of `answer`, for players that choose among the options offered."""
        self.stack[-1].got = option
        self.decision = None
        self.number += 1
        advance(self)

    def play_out(self, roll: Callable[[], float]) -> None:
        """Answer every question at random until the game is over. `roll` gives numbers from 0 up to, but not including,
        1; all options are equally likely."""
        while (decision := self.decision) is not None:
            options = decision.options
            self._answer(options[int(roll() * len(options))])

    def go_by(self) -> None:
        """Give the only answer to the open question and go on; this does not count as an answer. Only careful games ask
        such questions."""
        assert self.decision is not None
        assert len(self.decision.options) == 1
        self.stack[-1].got = self.decision.options[0]
        self.decision = None
        advance(self)

    def start(self, first: Procedure) -> None:
        self.stack.append(first)
        advance(self)

    def reopen(self) -> None:
        """Ask the open question anew, after hidden parts of the state were filled in (resampling)."""
        if self.stack:
            self.stack[-1].at -= 1
            advance(self, stop=True)

    def why_not(self, seat: int, answer: str | Option) -> list[Reason]:
        """Why this seat cannot give this answer now; an empty list if it can."""
        option = parse(answer) if isinstance(answer, str) else answer
        decision = self.decision
        if decision is not None and decision.seat == seat and option in decision.options:
            return []
        if not 0 <= seat < self.seats:
            return [Reason("", "only a seat at the table answers", "not-seated")]
        return self.reasons(seat, option)

    # -- for rules ------------------------------------------------------------------------------------------------

    def tell(self, event: Event) -> None:
        """Announce an event."""
        if self.events is not None:
            self.events.append(event)

    def draw(self, below: int) -> int:
        return rng.draw(self, below)

    def shuffle(self, items: list[T]) -> None:
        rng.shuffle(self, items)

    def take_events(self) -> list[Event]:
        events = self.events
        if events is None:
            return []
        self.events = []
        return events

    # -- for tools ------------------------------------------------------------------------------------------------

    def fork_into(self, twin: Game) -> None:
        """Copy into a fork what every game has. The fork has no events."""
        twin.draws = self.draws
        twin.stack = [frame.fork() for frame in self.stack]
        twin.decision = self.decision
        twin.number = self.number
        twin.due = self.due
        twin.events = None

    def dump(self) -> dict[str, Any]:
        """The whole state as plain data. `got` is left out: while a decision is open, no step will read it."""
        return {
            "draws": self.draws,
            "number": self.number,
            "decision": self._dump_decision(),
            "stack": [frame.dump() for frame in self.stack],
            **self.contents(),
        }

    def _dump_decision(self) -> list[Any] | None:
        decision = self.decision
        if decision is None:
            return None
        return [decision.seat, decision.kind, decision.source, decision.clause, decision.keys()]

    def digest(self) -> str:
        return blake2b(_CANONICAL.encode(self.dump()), digest_size=8).hexdigest()

    def decision_view(self, seat: int) -> DecisionView | None:
        decision = self.decision
        if decision is None:
            return None
        if decision.seat == seat:
            return DecisionView(seat, decision.kind, decision.clause, decision.source, decision.keys())
        if decision.secret:
            return DecisionView(None, "", "", 0, None)
        return DecisionView(decision.seat, decision.kind, decision.clause, decision.source, None)

    def stack_view(self, seat: int = SPECTATOR) -> list[FrameView]:
        return [FrameView(type(f).__name__, f.at, unlinked(f.shown_to(seat))) for f in self.stack]

    def stack_views(self, seats: Sequence[int]) -> list[list[FrameView]]:
        """The stack views of several seats. Seats that see a frame alike share its view; if no frame has secrets, they
        share the list."""
        if not any(has_secrets(frame) for frame in self.stack):
            return [self.stack_view()] * len(seats)
        stacks: list[list[FrameView]] = [[] for _ in seats]
        for frame in self.stack:
            before: dict[str, Any] | None = None
            for seat, stack in zip(seats, stacks, strict=True):
                shown = frame.shown_to(seat)
                if before is None or shown != before:
                    before = shown
                    view = FrameView(type(frame).__name__, frame.at, unlinked(shown))
                stack.append(view)
        return stacks


@mypyc_attr(allow_interpreted_subclasses=True)
class ViewCache:
    """Makes the views of a game that goes on, for those who look at it at every moment."""

    __slots__ = ()

    PARTS: ClassVar[tuple[str, ...]] = ()
    """The fields of a view that are lists of parts, each of which stays the same object as long as nothing of it
    changes."""

    def views(self, game: Game, seats: Sequence[int]) -> list[msgspec.Struct]:
        """The views of these seats now, each equal to `game.view(seat)`. Parts that are the same as at the last call
        may be the same objects."""
        return game.views(seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What is known of a game before one is played: its name, its settings, how to begin one."""

    name: ClassVar[str]
    version: ClassVar[int]
    """The version of the rules; a record names it. It goes up when the same answers may give other events."""
    fleeting: ClassVar[tuple[str, ...]] = ()
    """The fields of events, such as "revealed.bids", that show for a moment what no view keeps: losing bids, a card
    shown and shuffled back. Law 4 expects that everything else of the hidden that a seat is told is in its view
    afterwards."""

    orders: ClassVar[dict[str, bool]] = {}
    """The reasons why a chance to react can concern a seat (`Game.concerns`), and for each whether the table waits for
    a person who has given no orders."""
    ends: ClassVar[dict[str, tuple[str, ...]]] = {}
    """The spans that a person can yield for, such as "action" or "phase", and the kinds of events that end each of
    them. The word "own" stands for events that name the person's own seat as `seat`."""
    unanswered: ClassVar[dict[str, Option]] = {}
    """The kinds of decision in which a seat agrees to what another seat wants, and how each is declined. Silence is
    never consent: nobody else may agree for a person who does not answer."""
    in_person: ClassVar[frozenset[str]] = frozenset()
    """The words of answers that only a person can say, never a bot."""

    def settings(self) -> list[Setting]:
        """Every combination of edition, variants and number of players, once each."""
        raise NotImplementedError

    def begin(self, header: Header) -> Game:
        """Set up a game and run it to the first decision; `BadSetting` if the header asks for what does not exist."""
        raise NotImplementedError

    def begin_carefully(self, header: Header) -> Game:
        """Begin a game with `Game.careful` set from the first step. A game overrides this if its questions depend on
        hands."""
        game = self.begin(header)
        game.careful = True
        return game

    def open(self, header: Header, careful: bool = False) -> Game:
        """The game that a header describes: dealt, or set up from the header's position."""
        start = header.start
        if isinstance(start, Start) and start.position:
            game = self.position(start.position)[1]
            game.careful = careful
            if not careful and moments.split(start.position)[1]:
                moments.pass_forced(game)
            return game
        return self.begin_carefully(header) if careful else self.begin(header)

    def position(self, text: str) -> tuple[Header, Game]:
        """A game set up from the text of a position, and its header; `BadSetting` if the text describes no game."""
        raise BadSetting(f"positions of {self.name} cannot be opened")

    def exported(self, view: msgspec.Struct, names: Sequence[str]) -> str:
        """The text of a position that one reader's view shows; `BadSetting` if the game has no positions."""
        raise BadSetting(f"positions of {self.name} cannot be written down")

    def resample(self, view: msgspec.Struct, seed: int) -> Game:
        """A whole game in which this view is what its seat sees, with everything else drawn anew."""
        raise NotImplementedError

    def longest(self, setting: Setting) -> int:
        """A number of decisions that no game with this setting reaches."""
        raise NotImplementedError

    def facts(self, game: Game, opening: bool) -> dict[str, list[Any]]:
        """What statistics count by seat, at the beginning of a game and at its end: a clan, a deck, a place in the
        order."""
        return {}

    def deck_names(self, header: Header) -> list[str]:
        """The names of the seats' decks, for statistics; empty in a game without decks."""
        return []

    def patience(self, options: dict[str, str | int | bool], decision: str) -> int | None:
        """After how many seconds without an answer a kind of decision ends, if the players agreed on that. The rules
        have no clock: whoever keeps one passes for all seats that are still asked."""
        return None

    def seconds(self, options: dict[str, str | int | bool]) -> int | None:
        """How long the players have agreed to play. After that, whoever keeps the clock answers `TIME`."""
        return None

    def header(self, setting: Setting, seed: int, names: list[str] | None = None) -> Header:
        return Header(
            game=self.name,
            rules=self.version,
            edition=setting.edition,
            options=dict(setting.options),
            seats=names or [f"Seat {seat}" for seat in range(setting.players)],
            decks=list(setting.decks),
            seed=f"{seed:064x}",
            commitment=rng.commitment(seed),
        )
