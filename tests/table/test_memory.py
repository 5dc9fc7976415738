"""Tables that sleep and connections that end leave nothing behind, while others are connected."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from praxis.table.client import Lobby, Refused, connect
from praxis.table.game.driver import Play
from praxis.table.hall.table import Table
from praxis.table.server.garbage import Collector
from praxis.table.server.process import quick_loop
from praxis.table.wire.audience import Audience
from praxis.table.wire.connection import Connection
from tests.kernel.toy import Market
from tests.table.running import Party, config, gathered, market, serving

KINDS = (Table, Play, Audience, Market, Connection)


@pytest.fixture
def no_collector() -> Iterator[None]:
    """Turn the garbage collector off: only what reference counting frees is freed, as on a busy server."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def alive() -> Counter[str]:
    return Counter(type(found).__name__ for found in gc.get_objects() if type(found) in KINDS)


@pytest.mark.usefixtures("no_collector")
def test_a_table_that_sleeps_is_freed_while_others_are_connected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("praxis.table.hall.hall.IDLE_SECONDS", 0.5)
    monkeypatch.setattr("praxis.table.hall.hall.ROUND_SECONDS", 0.02)
    monkeypatch.setattr("praxis.table.hall.hall.COLLECT_SECONDS", 1000.0)
    monkeypatch.setattr("praxis.table.hall.hall.Collector.look", lambda *_, **__: False)

    async def run() -> None:
        async with serving(config(tmp_path)) as address, gathered(address, market(2)) as others:
            async with gathered(address, market(3)) as party:
                seat = await party.decider()
                assert seat.decision is not None
                await seat.answer((seat.decision.options or [])[0].key)
                with pytest.raises(Refused):
                    await seat.answer("nothing of the sort")
                assert alive() == {"Table": 2, "Play": 2, "Audience": 2, "Market": 2, "Connection": 5}
            await until_one_is_awake(address)
            await asyncio.sleep(0.05)
            assert alive() == {"Table": 1, "Play": 1, "Audience": 1, "Market": 1, "Connection": 2}
            assert (await others.decider()).is_mine

    asyncio.run(run())


async def until_one_is_awake(address: str) -> None:
    async with httpx.AsyncClient() as http:
        for _ in range(1000):
            if (await http.get(f"{address}/health")).json()["tables"] == 1:
                return
            await asyncio.sleep(0.01)


def test_everything_is_looked_through_when_it_is_soon_done_or_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("praxis.table.server.garbage.perf_counter", lambda: now[0])
    monkeypatch.setattr("praxis.table.server.garbage.gc.collect", lambda *_: now.__setitem__(0, now[0] + 0.3))
    monkeypatch.setattr("praxis.table.server.garbage.gc.freeze", lambda: None)
    monkeypatch.setattr("praxis.table.server.garbage.gc.set_threshold", lambda *_: None)
    blocks = [1_000_000]
    monkeypatch.setattr("praxis.table.server.garbage.sys.getallocatedblocks", lambda: blocks[0])
    collector = Collector()
    collector.begin()
    blocks[0] = 1_100_000
    assert not collector.look(alone=False), "what start-up took tells that this takes longer than one answer may"
    assert collector.look(alone=True)
    assert not collector.look(alone=False), "it took 0.3 seconds, and somebody waits"
    assert collector.look(alone=True)
    blocks[0] = 1_370_000
    assert not collector.look(alone=False), "memory has not grown by a quarter"
    blocks[0] = 1_380_000
    assert collector.look(alone=False), "memory has grown by a quarter, and nobody knows by what"
    assert not collector.look(alone=False), "once is enough"


OURS = ("praxis.", "uvicorn.", "litestar.", "websockets.server", "httptools.")
"""Modules whose objects a connection or a request needs on the side of the server."""
ROUNDS = 3


def of_the_server() -> Counter[str]:
    """How many objects of each type are alive that the server made."""
    found = (f"{type(each).__module__}.{type(each).__qualname__}" for each in gc.get_objects())
    return Counter(name for name in found if name.startswith(OURS) and not name.startswith("praxis.table.client"))


async def nobody_but(address: str, count: int) -> None:
    """Wait until so many sockets are connected."""
    async with httpx.AsyncClient() as http:
        for _ in range(1000):
            if (await http.get(f"{address}/health")).json()["connections"] == count:
                break
            await asyncio.sleep(0.01)
    await asyncio.sleep(0.05)


async def come_and_go(address: str, party: Party) -> None:
    """One round of people who connect, join, are refused an answer, and leave."""
    for _ in range(4):
        async with await connect(address, party.id, party.tokens[1]) as again:
            await again.sync()
            with pytest.raises(Refused):
                await again.answer("nothing of the sort", 0)
        async with await connect(address, party.id) as spectator:
            await spectator.earlier_log(5)


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize("quick", [False, True])
def test_people_who_come_and_go_leave_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quick: bool
) -> None:
    """The collector sees only what is young, and whoever stays for a second is old: so connections are freed by
    counting references alone."""
    monkeypatch.setattr("praxis.table.hall.hall.COLLECT_SECONDS", 1000.0)
    monkeypatch.setattr("praxis.table.hall.hall.Collector.look", lambda *_, **__: False)

    async def run() -> None:
        async with serving(config(tmp_path)) as address, gathered(address, market(3)) as party:
            counts = []
            for _ in range(ROUNDS):
                await come_and_go(address, party)
                await nobody_but(address, 3)
                counts.append(of_the_server())
            assert counts[-1] - counts[1] == Counter()

    with asyncio.Runner(loop_factory=quick_loop() if quick else None) as runner:
        runner.run(run())


async def all_that_ends(address: str, party: Party) -> None:
    """One round of tables, guests, accounts and refused requests that come to an end."""
    await come_and_go(address, party)
    async with gathered(address, market(2)) as other:
        await other.play_out()
    async with gathered(address, market(2)) as other:
        await other.lobby.close(other.id)
    async with Lobby(address) as lobby:
        with pytest.raises(Refused):
            await lobby.sign_in("Anna", "another password")
        await lobby.sign_in("Anna", "a raven by the lake")
        await lobby.call("DELETE", "/session", type(None))
        for path in ("/tables/none", "/records/none", "/cards/chess", "/nothing"):
            with pytest.raises(Refused):
                await lobby.call("GET", path, type(None))
        with pytest.raises(Refused):
            await lobby.call("POST", "/tables", type(None), {"game": "market", "setting": {"players": 99}})


def test_nothing_that_has_ended_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the collector: what is left after a round is left after every round."""
    monkeypatch.setattr("praxis.table.hall.hall.IDLE_SECONDS", 0.5)
    monkeypatch.setattr("praxis.table.hall.hall.ROUND_SECONDS", 0.02)

    async def run() -> None:
        async with serving(config(tmp_path)) as address, gathered(address, market(3)) as party:
            async with Lobby(address) as lobby:
                await lobby.register("Anna", "a raven by the lake")
            counts = []
            for _ in range(ROUNDS):
                await all_that_ends(address, party)
                await nobody_but(address, 3)
                await until_one_is_awake(address)
                gc.collect()
                counts.append(of_the_server())
            assert counts[-1] - counts[1] == Counter()

    try:
        asyncio.run(run())
    finally:
        gc.unfreeze()
