"""Games for the tests of the table: the Blood Market of the kernel's tests, and one with windows for hidden cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Self

import msgspec

from praxis.kernel.decision import PASS, Option
from praxis.kernel.errors import BadSetting
from praxis.kernel.event import Event, Hiding, Seat, only
from praxis.kernel.game import DecisionView, FrameView, Game, Header, Kind, Reason, Setting, Start
from praxis.kernel.procedure import DONE, NEXT, Procedure, Signal, again, ask, run
from praxis.table.game.hosted import Bot, HostedGame, HostedGames, RandomBot
from praxis.table.game.words import Line, PlainWords, Scene
from tests.kernel.toy import MarketKind

ROUNDS: Final = 6


class Turn(Event, frozen=True):
    turn: int
    seat: Seat


class Declared(Event, frozen=True):
    seat: Seat
    move: int


class Sprung(Event, frozen=True):
    seat: Seat
    on: Seat


class Dealt(Hiding, frozen=True):
    seat: Seat
    trap: int
    hides = ("trap",)


class Ambush(Game):
    """Each seat in turn declares a move; every other seat that holds a trap (nobody knows who does) may spring it.

    A seat that is trapped loses a point. `traps` says which seats hold a trap, for ever; each seat knows only its own.
    """

    __slots__ = ("points", "traps")

    def __init__(self, seats: int, seed: int, traps: int) -> None:
        super().__init__(seats, seed)
        self.traps = traps
        """A bit for each seat."""
        self.points = [ROUNDS] * seats

    def fork(self) -> Self:
        twin = type(self)(self.seats, self.seed, self.traps)
        self.fork_into(twin)
        twin.points = self.points[:]
        return twin

    def view(self, seat: int) -> AmbushView:
        return AmbushView(
            seat=seat,
            number=self.number,
            points=self.points[:],
            trap=seat >= 0 and bool(self.traps >> seat & 1),
            stack=self.stack_view(seat),
            decision=self.decision_view(seat),
        )

    def contents(self) -> dict[str, object]:
        return {"points": self.points, "traps": self.traps}

    def faults(self) -> list[str]:
        return []

    def scores(self) -> list[float]:
        best = max(self.points)
        return [1.0 if points == best else 0.0 for points in self.points]

    def reasons(self, seat: int, option: Option) -> list[Reason]:
        if option == ("spring",) and not self.traps >> seat & 1:
            return [Reason("ambush.spring.own-trap", "you have no trap")]
        return []


class AmbushView(msgspec.Struct, frozen=True):
    seat: int
    number: int
    points: list[int]
    trap: bool
    stack: list[FrameView]
    decision: DecisionView | None


class Walk(Procedure):
    """Turns, clockwise. It repeats for each turn."""

    __slots__ = ("turn",)
    STEPS = ("declare", "react", "pass_on")
    SHOWS = ("turn",)

    def __init__(self, turn: int) -> None:
        super().__init__()
        self.turn = turn

    def fork(self) -> Walk:
        return self.resumed(Walk(self.turn))

    def declare(self, game: Ambush) -> Signal:
        game.tell(Turn(self.turn, self.turn % game.seats))
        return ask(self.turn % game.seats, "declare", [("move", n) for n in (1, 2)], clause="ambush.declare")

    def react(self, game: Ambush) -> Signal:
        mover = self.turn % game.seats
        game.tell(Declared(mover, int(self.got[1])))
        return run(Reactions(mover, [(mover + n) % game.seats for n in range(1, game.seats)]))

    def pass_on(self, game: Ambush) -> Signal:
        self.turn += 1
        return again("declare") if self.turn < ROUNDS * game.seats else DONE


class Reactions(Procedure):
    """Every other seat may spring a trap. All are asked, so that a seat without one passes unseen. It repeats for each
    seat."""

    __slots__ = ("mover", "waiting")
    STEPS = ("offer", "spring")
    SHOWS = ("mover", "waiting")

    def __init__(self, mover: int, waiting: list[int]) -> None:
        super().__init__()
        self.mover = mover
        self.waiting = waiting

    def fork(self) -> Reactions:
        return self.resumed(Reactions(self.mover, self.waiting[:]))

    def offer(self, game: Ambush) -> Signal:
        seat = self.waiting[0]
        options = [PASS, ("spring",)] if game.traps >> seat & 1 else [PASS]
        return ask(seat, "react", options, clause="ambush.react", secret=True, chance=True)

    def spring(self, game: Ambush) -> Signal:
        seat = self.waiting.pop(0)
        if self.got != PASS:
            game.points[self.mover] -= 1
            game.tell(Sprung(seat, self.mover))
            return DONE
        return again("offer") if self.waiting else NEXT


class AmbushKind(Kind):
    name = "ambush"
    version = 1

    def settings(self) -> list[Setting]:
        return [Setting(players, options={"traps": traps}) for players in (2, 3, 5) for traps in range(1 << players)]

    def patience(self, options: dict[str, str | int | bool], decision: str) -> int | None:
        return int(options["patience"]) if "patience" in options and decision == "declare" else None

    def begin(self, header: Header) -> Ambush:
        game = Ambush(header.players, header.seed_number(), int(header.options.get("traps", 0)))
        for seat in range(game.seats):
            game.tell(Dealt(seat, game.traps >> seat & 1, audience=only(seat)))
        game.start(Walk(0))
        return game

    def longest(self, setting: Setting) -> int:
        return ROUNDS * setting.players * (1 + setting.players)

    def resample(self, view: msgspec.Struct, seed: int) -> Game:
        raise NotImplementedError


class LastBot:
    """A bot that takes the last option. It thinks in another process, as real bots do."""

    def choose(self, view: msgspec.Struct, decision: DecisionView, seed: int) -> str:
        assert decision.options
        return decision.options[-1]


class BrokenBot:
    """A bot that fails."""

    def choose(self, view: msgspec.Struct, decision: DecisionView, seed: int) -> str:
        raise RuntimeError("this bot has a bug")


class MarkedWords(PlainWords):
    """Plain words that mark where a sale or a turn is."""

    def event(self, kind: str, fields: Mapping[str, Any], scene: Scene) -> Line | None:
        line = super().event(kind, fields, scene)
        marks = {"sold": "sale", "turn": "turn"}
        return line if line is None else Line(line.text, mark=marks.get(kind, ""))


class PosedMarketKind(MarketKind):
    """The Blood Market with positions: ``market PLAYERS``, the first card is on offer."""

    def position(self, text: str) -> tuple[Header, Game]:
        words = text.split()
        if len(words) != 2 or words[0] != "market" or words[1] not in ("2", "3", "4"):
            raise BadSetting(f"{text[:40]!r} should be 'market PLAYERS'")
        header = self.header(Setting(int(words[1]), options={"price": "first", "spies": False}), 5)
        game = self.begin(header)
        assert game.decision is not None
        game._answer(game.decision.options[0])
        game.number = 0
        return msgspec.structs.replace(header, start=Start(text)), game


MARKET: Final = PosedMarketKind()
AMBUSH: Final = AmbushKind()


def hosted_games() -> HostedGames:
    bots: dict[str, Bot] = {"random": RandomBot(), "broken": BrokenBot(), "last": LastBot()}
    return {
        "market": HostedGame(MARKET, MarkedWords("market"), bots),
        "ambush": HostedGame(AMBUSH, MarkedWords("ambush"), bots),
    }


PATH: Final = "tests.table.games:hosted_games"
MARKET_SETTING: Final = {"options": {"price": "first", "spies": False}}
