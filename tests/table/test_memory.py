"""Tables that sleep and connections that end leave nothing behind, while others are connected."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from praxis.table.client import Refused
from praxis.table.game.driver import Play
from praxis.table.hall.table import Table
from praxis.table.server.garbage import Collector
from praxis.table.wire.audience import Audience
from praxis.table.wire.connection import Connection
from tests.kernel.toy import Market
from tests.table.running import config, gathered, market, serving

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
    collector = Collector()
    collector.begin()
    monkeypatch.setattr("praxis.table.server.garbage.sys.getallocatedblocks", lambda: 10**9)
    assert not collector.look(alone=False), "what start-up took tells that this takes longer than one answer may"
    assert collector.look(alone=True)
    assert not collector.look(alone=False), "it took 0.3 seconds, and somebody waits"
    assert collector.look(alone=True)
