"""A table is patient with a person who is away, and the host no less than all others."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from praxis.table.client import Refused
from praxis.table.hall import seating
from praxis.table.hall.hall import Hall
from praxis.table.measure.virtual_time import VirtualLoop, run
from praxis.table.people.rights import ALLOWED, Act, Forbidden, Who
from praxis.table.server.limits import LEAST_TAKEOVER
from praxis.table.wire.rest_types import NewTable
from praxis.table.wire.typed_text import BadText
from tests.table.alone import hall_of, leaves, posed
from tests.table.running import config, gathered, market, serving

OTHERS = {
    "host": Who(host=True),
    "admin": Who(admin=True),
    "other": Who(seat=2),
    "host at seat 2": Who(seat=2, host=True),
}


@pytest.mark.parametrize("role", OTHERS)
@pytest.mark.parametrize("takeover", [0, 300, LEAST_TAKEOVER, 400_000])
def test_nobody_takes_a_seat_over_before_the_tables_patience_ends(role: str, takeover: int, tmp_path: Path) -> None:
    """Also at tables that were made when their rules could say less."""
    patience = max(takeover, LEAST_TAKEOVER) / 1000

    async def main(loop: VirtualLoop) -> list[str]:
        async with hall_of(loop, tmp_path) as hall:
            _, bruno, _ = await posed(hall, "market", "market 3", ("Anna", "Bruno", "Carla"), takeover=takeover)
            table, found = bruno.table, []

            async def tries() -> None:
                try:
                    await table.do(lambda: seating.put_bot(table, OTHERS[role], 1, "random"))
                except Forbidden as refused:
                    found.append(str(refused))
                else:
                    found.append(table.facts.chairs[1].bot)

            await tries()
            await leaves(bruno)
            await asyncio.sleep(0.3)
            await tries()
            await asyncio.sleep(patience - 1)
            await tries()
            await asyncio.sleep(1)
            await tries()
            return found

    assert run(main) == [
        "Bruno is here and answers; only they can let a bot answer",
        f"Bruno may still come back; in {patience:.0f} s a bot can take over",
        "Bruno may still come back; in 1 s a bot can take over",
        "random",
    ]


def test_all_who_may_let_a_bot_answer_for_somebody_else_are_tried_here() -> None:
    assert ALLOWED[Act.BOT_FOR] - {"own"} == set(OTHERS) & ALLOWED[Act.BOT_FOR]


def test_a_table_is_patient_for_some_minutes_at_least(tmp_path: Path) -> None:
    said = "the time before a bot takes over should be at least 120000 milliseconds, not 119999"

    async def make(hall: Hall, takeover: int) -> None:
        await hall.make(msgspec.convert(market(2, rules={"takeover": takeover}), NewTable), Who())

    async def main(loop: VirtualLoop) -> None:
        async with hall_of(loop, tmp_path) as hall:
            await make(hall, LEAST_TAKEOVER)
            with pytest.raises(BadText) as refused:
                await make(hall, LEAST_TAKEOVER - 1)
            assert str(refused.value) == said

    run(main)

    async def served() -> str:
        async with serving(config(tmp_path / "served")) as address:
            with pytest.raises(Refused) as refused:
                async with gathered(address, market(2, rules={"takeover": LEAST_TAKEOVER - 1})):
                    pass
            assert refused.value.kind == "400"
            return refused.value.message

    assert asyncio.run(served()) == said
