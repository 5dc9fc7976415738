"""A bot that finds something to do that costs nothing would do it for ever: at a table it passes after a few times."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Final, Self

import msgspec

from praxis.kernel.decision import PASS, Option
from praxis.kernel.game import DecisionView, FrameView, Game, Header, Kind, Reason, Setting
from praxis.kernel.procedure import DONE, Procedure, Signal, again, ask
from praxis.table.client import Lobby, connect
from praxis.table.client import play as play_game
from praxis.table.game.hosted import HostedGame, HostedGames, RandomBot
from praxis.table.game.words import PlainWords
from praxis.table.hall.bots import OFTEN
from tests.table.games import LastBot
from tests.table.running import config, serving

TURNS: Final = 2
WALKS: Final = OFTEN + 3
"""How often a seat must walk in a turn, which nobody may pass."""
MOST: Final = 4 * OFTEN
"""How often a seat may spin in a turn by the rules; the game would end even if nobody stopped a bot."""


class Mill(Game):
    """In each turn every seat walks so many times, to the left or to the right, and then spins as often as it likes."""

    __slots__ = ("spins", "turn", "walks")

    def __init__(self, seats: int, seed: int) -> None:
        super().__init__(seats, seed)
        self.turn = 0
        self.spins = [0] * seats
        self.walks = [0] * seats
        """To the right."""

    def fork(self) -> Self:
        twin = type(self)(self.seats, self.seed)
        self.fork_into(twin)
        twin.turn, twin.spins, twin.walks = self.turn, self.spins[:], self.walks[:]
        return twin

    def view(self, seat: int) -> MillView:
        return MillView(seat, self.number, self.turn, self.stack_view(seat), self.decision_view(seat))

    def contents(self) -> dict[str, object]:
        return {"turn": self.turn, "spins": self.spins, "walks": self.walks}

    def faults(self) -> list[str]:
        return []

    def scores(self) -> list[float]:
        return [100.0 * walks + spins for walks, spins in zip(self.walks, self.spins, strict=True)]

    def reasons(self, seat: int, option: Option) -> list[Reason]:
        return []


class MillView(msgspec.Struct, frozen=True):
    seat: int
    number: int
    turn: int
    stack: list[FrameView]
    decision: DecisionView | None


class Round(Procedure):
    """One seat after the other, for so many turns. Repeats."""

    __slots__ = ("asked", "seat")
    STEPS = ("walk", "walked", "spin", "spun")
    SHOWS = ("seat", "asked")

    def __init__(self, seat: int, asked: int) -> None:
        super().__init__()
        self.seat = seat
        self.asked = asked
        """How often, in this step."""

    def fork(self) -> Round:
        return self.resumed(Round(self.seat, self.asked))

    def walk(self, game: Mill) -> Signal:
        return ask(self.seat, "walk", [("left",), ("right",)], clause="mill.walk")

    def walked(self, game: Mill) -> Signal:
        game.walks[self.seat] += self.got == ("right",)
        self.asked = (self.asked + 1) % WALKS
        return again("walk" if self.asked else "spin")

    def spin(self, game: Mill) -> Signal:
        options: list[Option] = [PASS, ("spin",)] if self.asked < MOST else [PASS]
        return ask(self.seat, "spin", options, clause="mill.spin")

    def spun(self, game: Mill) -> Signal:
        if self.got != PASS:
            game.spins[self.seat] += 1
            self.asked += 1
            return again("spin")
        self.asked = 0
        self.seat = (self.seat + 1) % game.seats
        game.turn += self.seat == 0
        return again("walk") if game.turn < TURNS else DONE


class MillKind(Kind):
    name = "mill"
    version = 1

    def settings(self) -> list[Setting]:
        return [Setting(3)]

    def begin(self, header: Header) -> Mill:
        game = Mill(header.players, header.seed_number())
        game.start(Round(0, 0))
        return game

    def longest(self, setting: Setting) -> int:
        return TURNS * setting.players * (WALKS + MOST + 1)

    def resample(self, view: msgspec.Struct, seed: int) -> Game:
        raise NotImplementedError


def hosted_games() -> HostedGames:
    return {"mill": HostedGame(MillKind(), PlainWords("mill"), {"random": RandomBot(), "last": LastBot()})}


PATH: Final = "tests.table.test_bots_that_go_round:hosted_games"


def test_a_bot_that_is_asked_the_same_again_and_again_passes(tmp_path: Path) -> None:
    async def play() -> list[float] | None:
        async with serving(config(tmp_path, games=PATH)) as address, Lobby(address) as lobby:
            plan: dict[str, Any] = {"game": "mill", "setting": {"players": 3}, "rules": {"window": 0, "bot_pace": 0}}
            plan |= {"seats": [{"who": "me", "name": "Anna"}, {"who": "last"}, {"who": "last"}], "start": True}
            seated = await lobby.make(plan)
            async with await connect(address, seated.table.id, seated.token) as seat:
                spun = [0, 0]

                def as_often_as_allowed(_: object, decision: Any) -> str:
                    """A person may do the same as often as the rules allow."""
                    spun[seat.view["turn"]] += decision.options[-1].key == "spin"
                    return str(decision.options[-1].key)

                await play_game(seat, as_often_as_allowed)
                assert spun == [MOST, MOST]
                return seat.table.scores

    person = TURNS * (100.0 * WALKS + MOST)
    bot = TURNS * (100.0 * WALKS + OFTEN)  # each bot is counted apart, in each turn anew, and only where it may pass
    assert asyncio.run(play()) == [person, bot, bot]
