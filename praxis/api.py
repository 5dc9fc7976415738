"""Praxis as a library: a game, a position, a record, bots, many games, and a client of a server.

`import praxis` gives all of it: `praxis.game`, `praxis.position` and so on. Whoever writes a program on Praxis needs no
other module; what stands elsewhere may change from one version to the next.

>>> import praxis
>>> game = praxis.game("vendetta", players=4, seed=7)
>>> game.decision.seat, game.decision.kind, game.decision.keys()[:2]
(2, 'clan', ['clan brujah', 'clan malkavian'])
>>> points = game.play("house")
>>> game.over, len(points)
(True, 4)
>>> praxis.replay(game.save()).scores() == points
True
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from praxis import games
from praxis.bots.player import Player, bots_for, make, usual_bot
from praxis.kernel import record as records
from praxis.kernel.decision import Decision, Option, key, parse
from praxis.kernel.errors import BadRecord, BadSetting, Illegal, Malformed, Refusal, Stale
from praxis.kernel.event import Event
from praxis.kernel.game import Game as Engine
from praxis.kernel.record import Answer, Record
from praxis.kernel.rng import derive
from praxis.kernel.sight import SPECTATOR
from praxis.kernel.structs import Header, Reason, Setting
from praxis.kernel.words import Scene

if TYPE_CHECKING:
    import msgspec

    from praxis.arena.simulate import Result
    from praxis.kernel.scenario import Positioned
    from praxis.vtes.positions.scenario import SeatOf

__all__ = (
    "SPECTATOR",
    "Answer",
    "BadRecord",
    "BadSetting",
    "Decision",
    "Event",
    "Game",
    "Header",
    "Illegal",
    "Malformed",
    "Option",
    "Player",
    "Position",
    "Reason",
    "Record",
    "Refusal",
    "Setting",
    "Stale",
    "bot",
    "bot_names",
    "game",
    "game_names",
    "position",
    "replay",
    "seat",
    "simulate",
)

Value = str | int | bool


class _Played:
    """What a dealt game and a position have in common."""

    def __init__(self, name: str, engine: Engine, seats: Sequence[str]) -> None:
        self.name: Final = name
        """The name of the game: "vtes" or "vendetta"."""
        self.engine: Final = engine
        """The engine's own game, with the whole state and nothing hidden. It is not part of what stays the same."""
        self.seats: Final = tuple(seats)
        """The names of the players."""
        self.events: list[Event] = engine.take_events()
        """All that has happened."""

    @property
    def decision(self) -> Decision | None:
        """The open question: whose it is and what can be answered; None if the game is over."""
        return self.engine.decision

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.engine.over

    def view(self, seat: int = SPECTATOR) -> msgspec.Struct:
        """All that a seat may know, or what everybody may know."""
        return self.engine.view(seat)

    def why_not(self, answer: str | Option, seat: int | None = None) -> list[Reason]:
        """Why an answer cannot be given now, with the clauses that forbid it; empty if it can be."""
        return self.engine.why_not(self._seat(seat), answer)

    def scores(self) -> list[float]:
        """What each seat has won, once the game is over; in V:TES, victory points."""
        return self.engine.scores()

    def told(self, lang: str = "en", seat: int = SPECTATOR, since: int = 0) -> list[str]:
        """The log in words from event number `since` on: as a seat reads it, or with everything laid open.

        >>> game("vendetta", seed=7).told()[0]
        'Seat 2 takes the ambition token.'
        """
        place = games.entry(self.name).words
        if not place:
            return [repr(event) for event in self.events[since:]]
        words = games.part(place)
        view = self.engine.open_view() if seat == SPECTATOR else self.engine.view(seat)
        scene = Scene(lang, self.seats, seat, view)
        lines = [
            words.event(event.kind, event.fields if seat == SPECTATOR else event.seen_by(seat), scene)
            for event in self.events[since:]
        ]
        return [line.text for line in lines if line is not None]

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        if self.decision is None:
            raise Stale("the game is over")
        return self.decision.seat


class Game(_Played):
    """A game in progress and its record. `praxis.game` deals one, `praxis.replay` plays one again."""

    def __init__(self, header: Header, engine: Engine, answers: Iterable[Answer] = ()) -> None:
        super().__init__(header.game, engine, header.seats)
        self.record: Final = Record(header, list(answers), {}, engine.over)
        """How the game began, and all answers so far."""

    def answer(self, answer: str | Option, seat: int | None = None) -> list[Event]:
        """Answer the open decision, for the seat that decides, and return what happened. `Illegal` if the answer is not
        offered: then nothing has changed."""
        who = self._seat(seat)
        option = parse(answer) if isinstance(answer, str) else answer
        self.engine.answer(who, option)
        self.record.add(self.engine, who, key(option))
        happened = self.engine.take_events()
        self.events += happened
        return happened

    def play(self, *players: Player | str, seed: int = 0) -> list[float]:
        """Let bots play the game to its end: one for each seat, or fewer that take the seats in turn. Returns the
        scores."""
        seated = [each if not isinstance(each, str) else None for each in players]
        if not seated:
            raise BadSetting("name at least one bot to play")
        sitting = [
            seated[n % len(seated)] or bot(str(players[n % len(players)]), self.name, derive("bot", seed, n))
            for n in range(len(self.seats))
        ]
        while (decision := self.decision) is not None:
            player = sitting[decision.seat]
            view = self.engine.view(decision.seat) if player.needs_view else None
            self.answer(player.choose(view, decision.options))
        return self.scores()

    def save(self) -> str:
        """The record as text, for a file. `praxis.replay` and the command `praxis replay` read it."""
        return records.write(self.record)


class Position(_Played):
    """A position that was set up to settle a question, with answers in words. `praxis.position` sets one up."""

    def __init__(self, name: str, table: Positioned) -> None:
        super().__init__(name, table.game, table.names)
        self._table: Final = table
        self.events = table.story

    @property
    def decides(self) -> str:
        """The name of the player who decides; empty if the game is over."""
        return "" if self.decision is None else self.seats[self.decision.seat]

    def options(self) -> list[str]:
        """What is legal now, in words."""
        return [] if self.decision is None else [self._table.words(option) for option in self.decision.options]

    def does(self, words: str, by: str = "") -> list[Event]:
        """Answer in words, such as "bleed Mira", and return what happened. `Illegal` says which clause forbids it."""
        seat = self._table.seat(by) if by else self._seat(None)
        option = self._table.read(words, seat)
        decision = self.decision
        if decision is None or decision.seat != seat or option not in decision.options:
            reasons = self.engine.why_not(seat, option)
            found = reasons[0] if reasons else Reason("", "it is not offered now")
            raise Illegal(f"'{words}': {found.text}", found.clause)
        before = len(self.events)
        self._table.give(seat, option)
        return self.events[before:]

    def clauses(self, words: str, by: str = "") -> list[str]:
        """The clauses that forbid an answer to a player, by default the one who decides; none if it is legal."""
        seat = self._table.seat(by) if by else self._seat(None)
        return [reason.clause for reason in self.engine.why_not(seat, self._table.read(words, seat))]

    def goes_on(self, until: str = "end") -> None:
        """Let everybody pass until such a decision or such an answer is open; "end" is the next step of the turn."""
        self._table.goes_on(until)

    def measure(self, path: str) -> int:
        """A number of the table: "b.pool", "Mira.blood", "action.stealth"; `docs/scenarios.md` has the list."""
        return self._table.measure(path)

    def region(self, card: str) -> str:
        """The region in which a card lies, in a word."""
        return self._table.region(card)


def game_names() -> list[str]:
    """The games that can be played: ours, and those of other packages.

    >>> game_names()
    ['vendetta', 'vtes']
    """
    return games.names()


def game(
    name: str,
    *,
    players: int = 0,
    edition: str = "",
    decks: Sequence[str] = (),
    options: Mapping[str, Value] | None = None,
    seed: int = 0,
    names: Sequence[str] = (),
) -> Game:
    """Deal a game and run it to its first decision. What is left out is as usual for the game: for V:TES five players,
    the newest rulebook, and decks of the house.

    A deck is a list in any format that deck tools write, or the name of a known deck; there is one for each seat, or
    fewer that are given out in turn. The same seed deals the same game. `BadSetting` says in one line what cannot be.

    >>> duel = game("vtes", players=2, seed=1, names=["Anna", "Bela"])
    >>> duel.seats, duel.decision.kind
    (('Anna', 'Bela'), 'influence')
    """
    kind = games.kind(name)
    setting = _setting(name, players or len(names), edition, decks, options)
    if names and len(names) != setting.players:
        raise BadSetting(f"{len(names)} names for {setting.players} players")
    header = kind.header(setting, seed, list(names) or None)
    return Game(header, kind.begin(header))


def _setting(
    name: str, players: int, edition: str, decks: Sequence[str], options: Mapping[str, Value] | None
) -> Setting:
    usual = games.entry(name).usual
    agreed = {**usual.options, **(options or {})}
    seats = players or usual.players
    rulebook = edition or usual.edition
    if len(decks) > seats:
        raise BadSetting(f"{len(decks)} decks for {seats} players; give at most one for each seat")
    lines = [_deck(name, deck, seats, rulebook, agreed) for deck in decks]
    return Setting(seats, rulebook, agreed, [lines[seat % len(lines)] for seat in range(seats)] if lines else [])


def _deck(game: str, deck: str, players: int, edition: str, options: dict[str, Value]) -> str:
    """A deck in one line, as a header carries it."""
    from praxis.kernel.decks import DeckBox, Demands

    place = games.entry(game).deck_box
    if not place:
        raise BadSetting(f"{game} is played without decks")
    box: DeckBox = games.part(place)
    demands = Demands(edition, players, options)
    if "\n" not in deck:
        return box.check(deck, demands)
    found = box.look(deck, demands, "en")
    problems = [each for each in (*found.problems, *found.refused) if each.level == "error"]
    if problems or not found.deck:
        raise BadSetting(problems[0].text if problems else "no deck can be read in this text")
    return found.deck


def position(*what: str | SeatOf, edition: str = "", turn: str = "", phase: str = "", **more: Any) -> Position:
    """Set up a position: from the text of a file, for either game, or from seats, for V:TES.

    In seats, players are called a, b, c and so on; `more` is what a position can have besides, such as cards made up
    for it, by name. `docs/scenarios.md` explains the words.

    >>> table = position(seat(pool=12, ready=["Mira 3/5 DOM obf"]), seat(pool=9, ready=["Oskar 2/4 aus locked"]))
    >>> _ = table.does("bleed Mira")
    >>> table.clauses("block Oskar", by="b")
    ['term.blocking-minion.scope']
    >>> table.goes_on()
    >>> table.measure("b.pool")
    8
    """
    if len(what) == 1 and isinstance(what[0], str):
        if edition or turn or phase or more:
            raise BadSetting("a position as text says everything itself, edition and turn too")
        return _from_text(what[0])
    from praxis.vtes.positions.scenario import position as set_up
    from praxis.vtes.positions.session import Posed

    named: dict[str, Any] = {"edition": edition, "turn": turn, "phase": phase}
    seats = [each for each in what if not isinstance(each, str)]
    if len(seats) != len(what):
        raise BadSetting("a position is one text, or one seat for each player")
    return Position("vtes", Posed(set_up(*seats, **{word: said for word, said in named.items() if said}, **more)))


def _from_text(text: str) -> Position:
    lines = text.splitlines()
    if any(line.strip() == "[then]" for line in lines):
        lines = lines[: next(n for n, line in enumerate(lines) if line.strip() == "[then]")]
    said = next((line.partition(":")[2].strip() for line in lines if line.strip().startswith("game:")), "")
    module = games.entry(said).positions if said in games.names() else ""
    if not module:
        raise BadSetting(f"a position begins with a line 'game: NAME'; games are {', '.join(games.names())}")
    return Position(said, import_module(module).read("\n".join(lines) + "\n").table())


def seat(**has: Any) -> SeatOf:
    """What one player of V:TES has in a position: `pool`, `edge`, and lists of cards by region (`ready`, `torpor`,
    `uncontrolled`, `play`, `hand`, `library`, `crypt`, `ash_heap`)."""
    from praxis.vtes.positions.scenario import seat as described

    try:
        return described(**has)
    except TypeError as error:
        raise BadSetting(f"a seat has no {str(error).rpartition(' ')[2]}") from None


def replay(text: str | bytes | Record, stop: int | None = None) -> Game:
    """Play a record again, whole or up to answer number `stop`. `BadRecord` says in one line where it cannot be read,
    or where the game goes another way than the record.

    >>> before = game("vendetta", seed=3)
    >>> _ = before.play("random")
    >>> replay(before.save(), stop=5).engine.number
    5
    """
    record = text if isinstance(text, Record) else records.read(text)
    if record.header.game not in games.names():
        raise BadRecord(f"a record of '{record.header.game}'; games are {', '.join(games.names())}")
    events: list[Event] = []
    found = records.replay(
        record, games.kind(record.header.game), lambda game, _: events.extend(game.take_events()), stop
    )
    if found.difference:
        raise BadRecord(found.difference)
    replayed = Game(record.header, found.game, record.answers[: found.good])
    replayed.record.digests = {n: digest for n, digest in record.digests.items() if n <= found.good}
    replayed.events = events + replayed.events
    return replayed


def bot_names(game: str) -> list[str]:
    """The names of the bots that play a game, the best last."""
    return bots_for(game)


def bot(name: str = "", game: str = "vtes", seed: int = 0) -> Player:
    """A bot by its name, such as "house", "house+bleed" or "search@0.1"; the usual one if none is named.

    A bot of one's own is any object that fits `Player`: it has `needs_view`, and ``choose(view, options)`` gives one of
    the options.
    """
    return make(name or usual_bot(game), game, seed)


def simulate(
    name: str,
    *,
    bots: Sequence[str] = (),
    games_played: int = 100,
    players: int = 0,
    edition: str = "",
    decks: Sequence[str] = (),
    options: Mapping[str, Value] | None = None,
    seed: int = 0,
    processes: int = 1,
) -> list[Result]:
    """Let bots play many games and return how each came out: its scores, bots, decisions, and facts by seat.

    >>> [len(result.scores) for result in simulate("vendetta", bots=["house", "random"], games_played=2)]
    [4, 4]
    """
    from praxis.arena.simulate import Task, run

    setting = _setting(name, players, edition, decks, options)
    playing = list(bots) or [usual_bot(name)]
    for each in playing:
        make(each, name, 0)
    kind = games.kind(name)
    kind.begin(kind.header(setting, seed))  # refuse in one line what cannot be dealt, before a process is started
    return list(run(Task(game=name, setting=setting, bots=playing, games=games_played, seed=seed), processes))
