"""Several servers on one PostgreSQL: people at each of them play together, and when one dies the others go on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from praxis.kernel import record as records
from praxis.table.client import Lobby, Seat, connect, play
from praxis.table.wire.messages import Asked
from praxis.vendetta.kind import KIND as VENDETTA
from tests.table.databases import database as database
from tests.table.process import ServerProcess
from tests.table.running import NAMES, ambush, market
from tests.table.witness import Witness, is_subsequence, new_table


@contextmanager
def two_servers(tmp_path: Path, database: str, **settings: Any) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    with (
        ServerProcess(tmp_path / "one", database=database, **settings) as one,
        ServerProcess(tmp_path / "two", database=database, **settings) as two,
    ):
        yield one, two


@asynccontextmanager
async def spread(one: ServerProcess, two: ServerProcess, new: dict[str, Any]) -> AsyncIterator[tuple[str, list[Seat]]]:
    """A table of three whose people are connected to both servers in turn."""
    async with AsyncExitStack() as stack:
        lobby = await stack.enter_async_context(Lobby(one.address))
        host = await lobby.make(new)
        tokens = [host.token]
        other = await stack.enter_async_context(Lobby(two.address))
        for seat in range(1, new["setting"]["players"]):
            # At the other server: what it writes, the first one must hear of before it starts the game.
            tokens.append((await other.take(host.table.id, seat, NAMES[seat], token="")).token)
        async with asyncio.timeout(10):
            while any(seat.who == "empty" for seat in (await lobby.table(host.table.id)).table.seats):
                await asyncio.sleep(0.02)
        await lobby.start(host.table.id)
        addresses = [one.address, two.address]
        seats = [
            await stack.enter_async_context(await connect(addresses[n % 2], host.table.id, token))
            for n, token in enumerate(tokens)
        ]
        yield host.table.id, seats


def last_of(_: object, decision: Asked) -> str:
    assert decision.options is not None
    return decision.options[-1].key


async def eventually(true: Any, seconds: float = 10) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


def test_a_game_goes_on_when_the_server_of_half_the_table_is_killed(tmp_path: Path, database: str) -> None:
    async def run(one: ServerProcess, two: ServerProcess) -> None:
        dice = random.Random(11)
        table, tokens = await new_table(one.address)
        addresses = [one.address, two.address]
        witnesses = [Witness(addresses[n % 2], table, n, token, dice) for n, token in enumerate(tokens)]
        playing = [asyncio.create_task(witness.play()) for witness in witnesses]
        await eventually(lambda: sum(len(witness.accepted) for witness in witnesses) >= 40, 60)
        assert all(witness.accepted for witness in witnesses)
        # The first has made the table and answers for it. Its people find the other one.
        for witness in witnesses:
            witness.address = two.address
        await asyncio.to_thread(one.kill)
        await asyncio.wait_for(asyncio.gather(*playing), 90)
        async with Lobby(two.address) as lobby:
            record = records.read(await lobby.record(table))
        assert records.replay(record, VENDETTA).difference == ""
        for witness in witnesses:
            played = [answer.key for answer in record.answers if answer.seat == witness.seat]
            assert is_subsequence(witness.accepted, played), "an accepted answer is lost or out of order"
        assert len({tuple(line.kind for line in witness.log) for witness in witnesses}) == 1

    with two_servers(tmp_path, database, games="praxis.table.game.installed:hosted_games") as (one, two):
        asyncio.run(run(one, two))


def test_what_is_said_who_is_there_and_what_is_taken_back_reaches_the_other_server(
    tmp_path: Path, database: str
) -> None:
    async def run(one: ServerProcess, two: ServerProcess) -> None:
        async with spread(one, two, market(rules={"undo": "everyone"})) as (_, seats):
            anna, bruno, carla = seats
            await eventually(lambda: all(all(s.present for s in seat.table.seats) for seat in seats))
            await bruno.say_in_chat("Good evening.")
            await eventually(lambda: all(seat.chat and seat.chat[-1].text == "Good evening." for seat in seats))
            mover = next(seat for seat in seats if seat.is_mine)
            decision = mover.decision
            assert decision is not None
            assert decision.options is not None
            await mover.answer(decision.options[0].key)
            await mover.propose_undo()
            await eventually(lambda: all(seat.table.undo is not None for seat in seats))
            undo = mover.table.undo
            assert undo is not None
            for seat in seats:
                if seat is not mover:
                    await seat.vote(undo.proposal, True)
            await eventually(lambda: all(seat.table.undo is None for seat in seats))
            await eventually(lambda: mover.is_mine)
            await carla.close()
            await eventually(lambda: not anna.table.seats[2].present and not bruno.table.seats[2].present)

    with two_servers(tmp_path, database) as (one, two):
        asyncio.run(run(one, two))


def test_bots_and_windows_go_on_when_their_server_is_killed(tmp_path: Path, database: str) -> None:
    """The one who is left plays at the other server; the bots were the dead server's."""

    async def run(one: ServerProcess, two: ServerProcess) -> None:
        seats = [{"who": "me", "name": "Anna"}, {"who": "last"}, {"who": "last"}]
        async with Lobby(one.address) as lobby:
            host = await lobby.make(ambush(3, 0b110, seats=seats, start=True, rules={"window": 100}))
        async with await connect(two.address, host.table.id, host.token) as anna:
            decision = await anna.my_turn(10)
            assert decision is not None
            await anna.answer("move 1", decision.decision)
            await anna.moved_on(decision)
            await asyncio.to_thread(one.kill)
            await asyncio.wait_for(play(anna, last_of), 60)
            await eventually(lambda: anna.table.phase == "over")
            assert anna.table.record

    with two_servers(tmp_path, database) as (one, two):
        asyncio.run(run(one, two))
