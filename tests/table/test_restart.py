"""The server goes and comes back, on either database: every table is where it was."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from praxis.kernel import record as records
from praxis.table.client import Gone, connect
from praxis.table.hall.summary import row_of
from praxis.table.server.config import Config
from praxis.table.store import Store
from praxis.table.store.writes import update_table
from tests.kernel.toy import KIND as MARKET
from tests.table.running import config, gathered, market, serving


def settings_for(store_address: str | Path, tmp_path: Path) -> Config:
    if isinstance(store_address, Path):
        return config(store_address.parent)
    return config(tmp_path, database=store_address)


def test_a_game_goes_on_after_a_restart_on_both_databases(store_address: str | Path, tmp_path: Path) -> None:
    settings = settings_for(store_address, tmp_path)

    async def run() -> str:
        async with serving(settings) as address, gathered(address, market(3)) as party:
            anna, bruno, _ = party.seats
            assert anna.decision is not None
            assert anna.decision.options is not None
            await anna.answer(anna.decision.options[0].key)
            await bruno.until(lambda now: now.is_mine)
            before = bruno.view, bruno.decision, bruno.log
            tokens, table = party.tokens, party.id
        async with serving(settings) as address:
            seats = [await connect(address, table, token) for token in tokens]
            assert (seats[1].view, seats[1].decision, seats[1].log) == before
            from praxis.table.client import Lobby, play

            await asyncio.gather(*(play(seat, lambda _, d: (d.options or [])[0].key) for seat in seats))
            for seat in seats:
                await seat.close()
            async with Lobby(address) as lobby:
                return await lobby.record(table)

    record = records.read(asyncio.run(run()))
    assert records.replay(record, MARKET).difference == ""


def test_open_pages_are_told_that_the_server_restarts(tmp_path: Path) -> None:
    async def run() -> str:
        async with serving(config(tmp_path)) as address, gathered(address, market(2)) as party:
            seat = await connect(address, party.id, party.tokens[0])
        with pytest.raises(Gone) as gone:
            await seat.until(lambda _: False, 3)
        await seat.close()
        return gone.value.reason

    assert asyncio.run(run()) == "shutdown"


def test_a_game_of_another_rules_version_says_so_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = config(tmp_path)

    async def run() -> tuple[str, str]:
        async with serving(settings) as address, gathered(address, market(2)) as party:
            table, token = party.id, party.tokens[0]
        monkeypatch.setattr("tests.kernel.toy.MarketKind.version", 2)
        async with (
            serving(settings) as address,
            await connect(address, table, token) as old,
            gathered(address, market(2)) as party,
        ):
            assert party.seats[0].is_mine
            assert old.decision is None
            return old.table.trouble, party.seats[0].table.trouble

    trouble, none = asyncio.run(run())
    assert trouble == "this game cannot go on: begun with rules version 1 of market; this server plays 2"
    assert none == ""


def test_a_finished_game_without_its_record_gets_it_after_a_restart(tmp_path: Path) -> None:
    """Killed between the last answer and the record: the record follows from the answers."""
    settings = config(tmp_path)

    async def run() -> tuple[str, str]:
        async with serving(settings) as address, gathered(address, market(2)) as party:
            await party.play_out()
            table = party.id
            first = await party.lobby.record(table)
        store = await Store.open(tmp_path / "praxis.sqlite")
        from praxis.table.history.facts import Facts

        entries = await store.entries(table)
        with store.engine.begin() as connection:
            connection.exec_driver_sql("DELETE FROM entries WHERE body LIKE '%\"ended\"%'")
            connection.exec_driver_sql("DELETE FROM records")
        facts = Facts.of(table, entries[:-1])
        assert facts.phase == "playing"
        await store.append(table, facts.seq + 1000, [], [update_table(row_of(facts, 1))])
        await store.close()
        async with serving(settings) as address:
            from praxis.table.client import Lobby

            async with Lobby(address) as lobby, await connect(address, table) as watcher:
                await watcher.until(lambda now: now.table.phase == "over")
                return first, await lobby.record(table)

    first, second = asyncio.run(run())
    assert first == second


def test_a_finished_game_still_has_its_story_after_a_restart(tmp_path: Path) -> None:
    """Somebody who missed the last message because the server was killed, or who comes back years later, reads how the
    game ended."""
    settings = config(tmp_path)

    async def run() -> None:
        async with serving(settings) as address, gathered(address, market(2)) as party:
            await party.play_out()
            table, token = party.id, party.tokens[0]
            told, shown = list(party.seats[0].log), party.seats[0].view
        async with serving(settings) as address, await connect(address, table, token) as anna:
            assert anna.table.phase == "over"
            assert len(told) > 1
            assert anna.log == told
            assert anna.view == shown

    asyncio.run(run())


def test_a_quiet_table_sleeps_and_wakes_when_somebody_comes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("praxis.table.hall.hall.IDLE_SECONDS", 0.3)
    monkeypatch.setattr("praxis.table.hall.hall.ROUND_SECONDS", 0.05)

    async def run() -> None:
        async with serving(config(tmp_path)) as address, gathered(address, market(2)) as party:
            for seat in party.seats:
                await seat.close()
            async with asyncio.timeout(5):
                while True:
                    health = await party.lobby.http.get(f"{address}/health")
                    if health.json()["tables"] == 0:
                        break
                    await asyncio.sleep(0.02)
            async with await connect(address, party.id, party.tokens[0]) as anna:
                assert anna.is_mine

    asyncio.run(run())
