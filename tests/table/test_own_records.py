"""The games that somebody has finished herself are in her list of records, listed or not; other unlisted games are
not."""

from __future__ import annotations

import asyncio
from pathlib import Path

from praxis.table.client import Lobby
from praxis.table.wire.rest_types import RecordLine
from tests.table.running import config, gathered, market, serving


def test_a_guest_finds_the_game_that_she_has_finished(tmp_path: Path) -> None:
    async def run() -> tuple[list[str], list[str], list[str], str]:
        async with serving(config(tmp_path)) as address:
            async with gathered(address, market(2, rules={"listed": False})) as party:
                await party.play_out()
                record = (await party.lobby.table(party.id)).table.record
            async with Lobby(address) as lobby:
                found = [
                    [line.id for line in await lobby.call("GET", path, list[RecordLine])]
                    for path in ("/records", f"/records?tables={'0' * 16}", f"/records?tables={'0' * 16},{party.id}")
                ]
            return found[0], found[1], found[2], record

    everybody, stranger, own, record = asyncio.run(run())
    assert record
    assert (everybody, stranger, own) == ([], [], [record])


def test_a_listed_game_is_shown_once(tmp_path: Path) -> None:
    async def run() -> list[str]:
        async with serving(config(tmp_path)) as address, gathered(address, market(2)) as party:
            await party.play_out()
            path = f"/records?tables={party.id}"
            return [line.id for line in await party.lobby.call("GET", path, list[RecordLine])]

    assert len(asyncio.run(run())) == 1
