"""The server is killed in the middle of games, again and again. Nothing that anyone saw is lost or played twice."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from websockets.exceptions import WebSocketException

from praxis.kernel import record as records
from praxis.table.client import Gone, Lobby, Refused, Seat, connect
from praxis.table.wire.messages import LogLine
from praxis.table.wire.rest_types import Seated
from praxis.vendetta.kind import KIND as VENDETTA
from tests.size import sized
from tests.table.process import ServerProcess
from tests.table.running import NAMES

KILLS = sized(quick=2, normal=50, full=150)
SEATS = 5


class Witness:
    """One player, who remembers everything that was shown and everything that was accepted."""

    def __init__(self, address: str, table: str, seat: int, token: str, dice: random.Random) -> None:
        self.address = address
        self.table = table
        self.seat = seat
        self.token = token
        self.dice = dice
        self.log: list[LogLine] = []
        self.accepted: list[str] = []
        self.doubtful = 0
        self.returns = 0
        self.over = False

    async def play(self) -> None:
        while not self.over:
            try:
                async with await connect(self.address, self.table, self.token) as seat:
                    self.returns += 1
                    await self.compare(seat)
                    await self.play_connected(seat)
            except (Gone, OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.02)

    async def compare(self, seat: Seat) -> None:
        """What was seen before must still be so."""
        while seat.first:
            earlier = await seat.earlier_log(seat.first)
            seat.log, seat.first = [*earlier.lines, *seat.log], earlier.first
        assert seat.log[: len(self.log)] == self.log, (
            f"something that was shown has changed or is lost: seat {self.seat} of table {self.table} had seen "
            f"{len(self.log)} lines, came back {self.returns} times and sees {len(seat.log)}; "
            f"the table is {seat.table.phase}, {'has' if seat.view else 'lacks'} its game; {seat.table.trouble}"
        )
        self.log = seat.log

    async def play_connected(self, seat: Seat) -> None:
        while (decision := await seat.my_turn(3600)) is not None:
            assert decision.options is not None
            key = self.dice.choice(decision.options).key
            await asyncio.sleep(self.dice.random() * 0.01)
            self.doubtful += 1
            try:
                await seat.answer(key, decision.decision)
            except Refused as refused:
                if refused.kind != "stale":
                    raise
            else:
                self.accepted.append(key)
            self.doubtful -= 1
            await seat.moved_on(decision)
        self.log = seat.log
        self.over = True


async def new_table(address: str) -> tuple[str, list[str]]:
    rules = {"bot_pace": 0, "undo": "never"}
    new = {
        "game": "vendetta",
        "setting": {"players": SEATS},
        "seats": [{"who": "me", "name": NAMES[0]}],
        "rules": rules,
    }
    async with Lobby(address) as lobby:
        host: Seated = await lobby.make(new)
        tokens = [host.token]
        for seat in range(1, SEATS):
            tokens.append((await lobby.take(host.table.id, seat, NAMES[seat], token="")).token)
        await lobby.start(host.table.id)
    return host.table.id, tokens


async def in_the_middle(playing: asyncio.Future[list[None]], witnesses: list[Witness], dice: random.Random) -> None:
    """Until somebody has answered again since the last kill, and any moment after that."""
    before = sum(len(witness.accepted) for witness in witnesses)
    while not playing.done() and sum(len(witness.accepted) for witness in witnesses) == before:
        await asyncio.sleep(0.005)
    await asyncio.wait([playing], timeout=dice.random() * 0.3)


async def killed_games(server: ServerProcess, dice: random.Random) -> tuple[int, list[list[Witness]]]:
    kills = 0
    games: list[list[Witness]] = []
    while kills < KILLS:
        table, tokens = await new_table(server.address)
        witnesses = [Witness(server.address, table, seat, token, dice) for seat, token in enumerate(tokens)]
        games.append(witnesses)
        playing = asyncio.gather(*(witness.play() for witness in witnesses))
        while kills < KILLS and not playing.done():
            await in_the_middle(playing, witnesses, dice)
            if not playing.done():
                await server.restart()
                kills += 1
        await asyncio.wait_for(playing, 120)
    return kills, games


async def after_the_end(server: ServerProcess, games: list[list[Witness]]) -> None:
    """Kill the server once more, when all games are over. Everybody still finds the whole story."""
    await server.restart()
    for witnesses in games:
        for witness in witnesses:
            async with await connect(witness.address, witness.table, witness.token) as seat:
                await witness.compare(seat)
                assert seat.table.phase == "over"


async def check(server: ServerProcess, games: list[list[Witness]]) -> None:
    async with Lobby(server.address) as lobby:
        for witnesses in games:
            text = await lobby.record(witnesses[0].table)
            record = records.read(text)
            assert records.replay(record, VENDETTA).difference == ""
            for witness in witnesses:
                played = [answer.key for answer in record.answers if answer.seat == witness.seat]
                assert is_subsequence(witness.accepted, played), "an accepted answer is lost or out of order"
                # Every answer in the record was given; those without a reply were given once each.
                assert len(played) - len(witness.accepted) <= witness.doubtful + witness.returns
            stories = {tuple(line.kind for line in witness.log) for witness in witnesses}
            assert len(stories) == 1


def is_subsequence(some: list[str], whole: list[str]) -> bool:
    rest = iter(whole)
    return all(any(key == other for other in rest) for key in some)


def test_no_kill_loses_or_repeats_anything(tmp_path: Path) -> None:
    dice = random.Random(4)

    async def run() -> tuple[int, int, int]:
        with ServerProcess(tmp_path, games="praxis.table.game.installed:hosted_games", log="info") as server:
            kills, games = await killed_games(server, dice)
            await after_the_end(server, games)
            await check(server, games)
            returns = sum(witness.returns for witnesses in games for witness in witnesses)
            answers = sum(len(witness.accepted) for witnesses in games for witness in witnesses)
            return kills, returns, answers

    kills, returns, answers = asyncio.run(run())
    assert kills == KILLS
    assert returns > kills * 3
    assert answers > kills
