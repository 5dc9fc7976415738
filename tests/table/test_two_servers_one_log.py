"""Two servers in this process on one PostgreSQL: whoever goes from one to the other is never shown less than before."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from praxis.table.client import connect
from praxis.table.hall.hall import Hall
from tests.table.databases import database as database
from tests.table.running import config, gathered, market, serving


@pytest.mark.parametrize("joins", ["spectator", "player"])
def test_a_reader_who_reconnects_at_another_server_has_the_whole_log(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch, joins: str
) -> None:
    """What a server tells the others is still on its way: they hear nothing of it."""
    monkeypatch.setattr(Hall, "_take_note", lambda *_: None)
    one, two = (config(tmp_path / name, database=database) for name in ("one", "two"))

    async def run() -> None:
        async with serving(one) as here, serving(two) as there, gathered(here, market(2)) as party:
            token = party.tokens[1] if joins == "player" else ""
            async with await connect(there, party.id, token):
                pass  # the other server has a copy of the table now
            reader = await connect(here, party.id, token)
            for _ in range(3):
                seat = await party.decider()
                assert seat.decision is not None
                before = seat.decision
                await seat.answer((before.options or [])[-1].key, before.decision)
                await seat.moved_on(before)
            await reader.until(lambda now: len(now.log) == len(party.seats[0].log))
            seen = [line.n for line in reader.log]
            assert len(seen) > 3
            await reader.close()
            async with await connect(there, party.id, token) as again:
                assert [line.n for line in again.log][: len(seen)] == seen

    asyncio.run(run())
