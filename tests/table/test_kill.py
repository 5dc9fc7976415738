"""The server is killed in the middle of games, again and again. Nothing that anyone saw is lost or played twice."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from praxis.kernel import record as records
from praxis.table.client import Lobby, connect
from praxis.vendetta.kind import KIND as VENDETTA
from tests.size import sized
from tests.table.process import ServerProcess
from tests.table.witness import Witness, is_subsequence, new_table

KILLS = sized(quick=2, normal=50, full=150)


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
