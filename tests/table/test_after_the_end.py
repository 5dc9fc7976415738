"""After the end of a game nothing but reading is accepted, and chat: people thank each other. The table stays as it is,
and what fails in the server does not load it again and again."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, get_args

import pytest

from praxis.table.hall.hall import Hall
from praxis.table.hall.refusing import EXPECTED
from praxis.table.hall.table import FAILED, Table
from praxis.table.measure.virtual_time import VirtualLoop, run
from praxis.table.server.config import INSTALLED
from praxis.table.web import tables_api
from praxis.table.wire import messages
from praxis.table.wire.rest_types import BotInSeat, BringDeck, Contribution, TakeSeat
from tests.table.alone import Reader, hall_of, posed

POSITION = """game: vtes
edition: 2023
turn: Anna, minion
[Anna]
ready: Mira 3/5
[Bob]
pool: 1
"""
ORDERS: Final[list[messages.ClientMessage]] = [
    messages.Yield(id=1, kinds=["*"]),
    messages.Order(id=1, stops=["always"]),
    messages.Hold(id=1),
    messages.ProposeUndo(id=1),
    messages.Answer(id=1, decision=0, key="pass"),
    messages.Vote(id=1, proposal=1, yes=True),
    messages.Contribute(id=1, text="late"),
    messages.Explain(id=1, key="pass"),
    messages.Hello(id=1),
    messages.Ping(id=1),
]
READING: Final[list[messages.ClientMessage]] = [
    messages.WhyNot(id=1, key="pass"),
    messages.Sync(id=1),
    messages.Speak(id=1, lang="de"),
    messages.Learn(id=1),
    messages.AskLog(id=1, before=10),
]
CHAT: Final = messages.Say(id=1, text="thanks")
"""The one deliberate exception: it changes nothing of the game or the table."""


def test_every_kind_of_message_is_tried() -> None:
    tried = [type(message) for message in [*ORDERS, *READING, CHAT]]
    assert sorted(kind.__name__ for kind in tried) == sorted(kind.__name__ for kind in get_args(messages.ClientMessage))


async def ended(hall: Hall) -> tuple[Reader, Reader]:
    """A game of V:TES that has just ended."""
    anna, bob = await posed(hall, "vtes", POSITION, ("Anna", "Bob"))
    for _ in range(40):
        for person in (anna, bob):
            if person.is_mine and anna.table.facts.phase == "playing":
                bleeds = [key for key in person.keys if key.startswith("bleed")]
                await person.answer(bleeds[0] if bleeds else person.keys[-1])
    assert anna.table.facts.phase == "over"
    return anna, bob


@pytest.mark.parametrize("message", ORDERS, ids=lambda message: type(message).__name__)
def test_after_the_end_no_order_is_taken(message: messages.ClientMessage, tmp_path: Path) -> None:
    async def main(loop: VirtualLoop) -> tuple[messages.FromServer | None, bool]:
        async with hall_of(loop, tmp_path, INSTALLED) as hall:
            anna, _ = await ended(hall)
            table = anna.table
            play, seq = table.play, table.facts.seq
            told = await anna.say(message)
            return told, table.play is play and table.facts.seq == seq

    told, same = run(main)
    assert isinstance(told, messages.Refused)
    assert same


def test_after_the_end_people_read_and_talk(tmp_path: Path) -> None:
    async def main(loop: VirtualLoop) -> None:
        async with hall_of(loop, tmp_path, INSTALLED) as hall:
            anna, bob = await ended(hall)
            table = anna.table
            play, seq = table.play, table.facts.seq
            for message in READING:
                told = await anna.say(message)
                assert not isinstance(told, messages.Refused), message
            assert (table.play, table.facts.seq) == (play, seq)
            assert isinstance(await anna.say(CHAT), messages.Accepted)
            assert (table.play, table.facts.seq, table.facts.phase) == (play, seq + 1, "over")
            assert b"thanks" in bob.frames[-1][1]

    run(main)


BODIES: Final[dict[str, Any]] = {
    "take": TakeSeat(name="Carla"),
    "contribute": Contribution(text="late"),
    "bring_deck": BringDeck(deck=""),
    "put_bot": BotInSeat(level="house"),
}
CHANGING: Final = [
    route
    for route in tables_api.ROUTES
    if "GET" not in route.http_methods and any("{table_id:str}" in path for path in route.paths)
]


def as_host(hall: Hall) -> Any:
    state = SimpleNamespace(hall=hall)
    headers = {"authorization": "Bearer token of Anna"}
    return SimpleNamespace(app=SimpleNamespace(state=state), headers=headers, cookies={}, client=None)


@pytest.mark.parametrize("route", CHANGING, ids=lambda route: route.fn.__name__)
def test_after_the_end_no_route_changes_a_table(route: Any, tmp_path: Path) -> None:
    """Not even for the host at her own seat, while a bot answers for it."""

    async def main(loop: VirtualLoop) -> None:
        async with hall_of(loop, tmp_path, INSTALLED) as hall:
            anna, _ = await ended(hall)
            table = anna.table
            table.facts.chairs[0].bot = "house"
            seq = table.facts.seq
            asked = dict.fromkeys(["table_id"], table.facts.id)
            more: dict[str, Any] = {"seat": 0} if "{seat:int}" in next(iter(route.paths)) else {}
            if route.fn.__name__ in BODIES:
                more["data"] = BODIES[route.fn.__name__]
            with pytest.raises(EXPECTED):
                await route.fn(as_host(hall), **asked, **more)
            assert (table.facts.seq, table.facts.phase) == (seq, "over")

    run(main)


# -- the brake ---------------------------------------------------------------------------------------------------------


class Loads:
    """Counts when a table is read anew."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.times: list[float] = []
        reload = Table.reload

        async def counted(table: Table, why: str) -> None:
            self.times.append(asyncio.get_running_loop().time())
            await reload(table, why)

        patch.setattr(Table, "reload", counted)


async def fails() -> None:
    raise IndexError("a fault in the rules")


async def attacked(table: Table, times: int) -> list[str]:
    """Somebody sends every four seconds what fails in the server. Gives what she is told."""
    told: list[str] = []
    for _ in range(times):
        try:
            await table.do(fails)
        except EXPECTED as refused:
            told.append(str(refused))
        await asyncio.sleep(4)
    return told


def test_requests_that_fail_do_not_load_a_table_all_the_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loads = Loads(monkeypatch)

    async def main(loop: VirtualLoop) -> tuple[list[str], messages.FromServer | None, list[float]]:
        async with hall_of(loop, tmp_path, INSTALLED) as hall:
            anna, _ = await posed(hall, "vtes", POSITION, ("Anna", "Bob"))
            told = await attacked(anna.table, 700)
            refused = await anna.say(messages.Hold(id=4))
            before = list(loads.times)
            await asyncio.sleep(1500)
            assert anna.table.trouble == ""
            assert isinstance(await anna.say(messages.Hold(id=5)), messages.Accepted)
            loads.times.clear()
            await attacked(anna.table, 1)
            assert len(loads.times) == 1  # after a quiet time, at once again
            assert isinstance(await anna.say(messages.Hold(id=6, on=False)), messages.Accepted)
            return told, refused, before

    told, refused, times = run(main)
    assert len(told) == 700
    assert all(len(line.splitlines()) == 1 for line in told)
    waits = [round(later - sooner) for sooner, later in pairwise(times)]
    assert waits == sorted(waits)
    assert waits[0] >= 5
    assert max(waits) >= 600
    assert len(times) <= 12
    assert isinstance(refused, messages.Refused)
    assert (refused.kind, refused.message) == ("unavailable", FAILED)
