"""A game cannot be brought back for a reason that passes: the table says so, tries again, and the game goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from praxis.table.client import Refused, Seat, connect
from praxis.table.game.driver import Play
from praxis.table.hall.bots import BotsAtTable
from praxis.table.hall.hall import Hall
from praxis.table.hall.recovery import FIRST_SECONDS, MOST_SECONDS, QUIET_SECONDS, Recovery
from praxis.table.hall.table import FAILED, NOT_RESTORED
from praxis.table.history import entries as e
from praxis.table.measure.virtual_time import VirtualLoop, run
from praxis.table.server.config import INSTALLED
from praxis.table.store import Store, StoreTrouble
from tests.table.running import config, gathered, market, serving


class Fault:
    """Lets a method fail, until it is mended."""

    def __init__(self, patch: pytest.MonkeyPatch, owner: type, name: str, error: Exception) -> None:
        self.failures = 0
        self.works = 0
        self.mended = False
        method: Callable[..., Any] = getattr(owner, name)

        def perhaps(*args: Any) -> Any:
            if not self.mended:
                self.failures += 1
                raise error
            self.works += 1
            return method(*args)

        patch.setattr(owner, name, perhaps)

    async def has_failed(self, times: int) -> None:
        async with asyncio.timeout(60):
            while self.failures < times:
                await asyncio.sleep(0.002)

    async def works_again(self) -> None:
        self.mended = True
        async with asyncio.timeout(60):
            while not self.works:
                await asyncio.sleep(0.002)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables try again after a hundredth of a second, not after five."""
    monkeypatch.setattr("praxis.table.hall.recovery.FIRST_SECONDS", 0.01)
    monkeypatch.setattr("praxis.table.hall.recovery.MOST_SECONDS", 0.02)
    monkeypatch.setattr("praxis.table.hall.hall.ROUND_SECONDS", 0.02)


async def answers(seat: Seat) -> None:
    decision = seat.decision
    assert decision is not None
    assert decision.options is not None
    await seat.answer(decision.options[0].key)
    await seat.moved_on(decision)


async def goes_on(seat: Seat) -> None:
    """The seat is asked again, and its answer counts."""
    await seat.until(lambda now: now.is_mine and not now.table.trouble)
    assert seat.log
    await answers(seat)


async def refusal(seat: Seat) -> str:
    with pytest.raises(Refused) as refused:
        await seat.answer("buy", 1)
    assert refused.value.kind == "unavailable"
    return refused.value.message


@pytest.mark.usefixtures("quick")
def test_a_game_that_could_not_be_brought_back_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = config(tmp_path)

    async def run() -> None:
        async with serving(settings) as address, gathered(address, market(2)) as party:
            table, token = party.id, party.tokens[0]
        fault = Fault(monkeypatch, Play, "restore", MemoryError())
        async with serving(settings) as address, await connect(address, table, token) as anna:
            assert anna.table.phase == "playing"
            assert (anna.table.trouble, anna.view, anna.decision) == (NOT_RESTORED, {}, None)
            assert await refusal(anna) == NOT_RESTORED
            await fault.has_failed(3)
            fault.mended = True
            await goes_on(anna)
            assert fault.works == 1

    asyncio.run(run())


@pytest.mark.usefixtures("quick")
def test_a_table_that_cannot_read_the_store_waits_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = "this game could not be read (the disk is away); nothing is lost, and the table tries again by itself"

    async def run() -> None:
        async with serving(config(tmp_path)) as address, gathered(address, market(2)) as party:
            anna = party.seats[0]
            write = Fault(monkeypatch, Store, "begin", RuntimeError("broken"))
            read = Fault(monkeypatch, Store, "entries", StoreTrouble("the disk is away"))
            with pytest.raises(Refused, match="this failed in the server"):
                await answers(anna)
            await anna.until(lambda now: now.table.trouble == said)
            assert await refusal(anna) == said
            await read.has_failed(3)
            write.mended = read.mended = True
            await goes_on(anna)

    asyncio.run(run())


@pytest.mark.usefixtures("quick")
def test_a_table_whose_own_work_fails_says_so_and_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = config(tmp_path)

    async def run() -> None:
        async with serving(settings) as address, gathered(address, market(2)) as party:
            table, token = party.id, party.tokens[0]
        fault = Fault(monkeypatch, BotsAtTable, "ask_if_any", RuntimeError("broken"))
        async with serving(settings) as address, await connect(address, table, token) as anna:
            await fault.has_failed(3)
            await anna.until(lambda now: now.table.trouble == FAILED)
            fault.mended = True
            await goes_on(anna)

    asyncio.run(run())


@pytest.mark.usefixtures("quick")
def test_a_table_that_could_not_be_woken_is_woken_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of bots goes on although nobody asks for it."""
    settings = config(tmp_path)

    async def run() -> None:
        async with serving(settings) as address, gathered(address, market(2)) as party:
            table, token = party.id, party.tokens[0]
        fault = Fault(monkeypatch, Store, "entries", StoreTrouble("the disk is away"))
        async with serving(settings) as address:
            await fault.has_failed(3)
            await fault.works_again()
            async with await connect(address, table, token) as anna:
                await goes_on(anna)

    asyncio.run(run())


@pytest.mark.usefixtures("quick")
def test_a_round_that_cannot_read_the_store_is_not_the_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        fault = Fault(monkeypatch, Hall, "close_disabled", StoreTrouble("the disk is away"))
        async with serving(config(tmp_path)):
            await fault.has_failed(2)
            await fault.works_again()

    asyncio.run(run())


class Timers:
    """A table that only notes after how many seconds it shall do something."""

    def __init__(self) -> None:
        self.asked: list[float] = []

    def later(self, seconds: float, _: object) -> asyncio.TimerHandle:
        self.asked.append(seconds)
        return asyncio.get_running_loop().call_later(3600, lambda: None)


def test_attempts_become_rare_and_begin_anew_after_a_quiet_time() -> None:
    """A success alone does not count: what fails whenever it is tried would be tried all the time."""

    async def main(loop: VirtualLoop) -> None:
        timers = Timers()
        recovery = Recovery(timers)  # type: ignore[arg-type]
        for _ in range(10):
            recovery.plan()
        assert timers.asked[:4] == [0, FIRST_SECONDS, 2 * FIRST_SECONDS, 4 * FIRST_SECONDS]
        assert timers.asked[-1] == MOST_SECONDS
        assert recovery.is_planned
        recovery.succeeded()
        assert [recovery.is_planned] == [False]
        await asyncio.sleep(QUIET_SECONDS - 1)
        recovery.plan()
        assert timers.asked[-1] == MOST_SECONDS
        recovery.succeeded()
        await asyncio.sleep(QUIET_SECONDS)
        recovery.plan()
        assert timers.asked[-1] == 0
        recovery.cancel()

    run(main)


class FailsFirst:
    """Lets the store refuse every answer when it is written for the first time."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.refused: set[int] = set()
        begin = Store.begin

        def perhaps(
            store: Store, table: str, seq: int, entries: list[e.AnyEntry], also: Sequence[Any] = ()
        ) -> asyncio.Future[None]:
            if seq in self.refused or not any(isinstance(entry, e.Answered) for entry in entries):
                return begin(store, table, seq, entries, also)
            self.refused.add(seq)
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            future.set_exception(StoreTrouble("the disk is full"))
            return future

        patch.setattr(Store, "begin", perhaps)


def test_an_answer_that_is_not_saved_changes_nothing_and_can_be_given_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a game of Vendetta every answer is refused once. The game goes on as the answers make it."""
    fault = FailsFirst(monkeypatch)
    new = {
        "game": "vendetta",
        "setting": {"players": 3},
        "seats": [{"who": "me", "name": "Anna"}],
        "rules": {"window": 0, "bot_pace": 0, "undo": "never"},
    }

    settings = config(tmp_path, games=INSTALLED)

    async def run() -> None:
        async with serving(settings) as address, gathered(address, new) as party:
            for given in range(40):
                seat = await party.decider()
                decision, view, told = seat.decision, dict(seat.view), len(seat.log)
                assert decision is not None
                assert decision.options is not None
                chosen = decision.options[given % len(decision.options)].key
                with pytest.raises(Refused, match="nothing was changed: the disk is full"):
                    await seat.answer(chosen)
                await seat.until(lambda now: now.is_mine)
                assert (seat.decision, seat.view, len(seat.log)) == (decision, view, told)
                await seat.answer(chosen)
                await seat.moved_on(decision)
            assert len(fault.refused) == 40
            await party.decider()
            seen = [(seat.log, seat.view) for seat in party.seats]
        async with serving(settings) as address:
            for token, told_and_seen in zip(party.tokens, seen, strict=True):
                async with await connect(address, party.id, token) as again:
                    assert (again.log, again.view) == told_and_seen

    asyncio.run(run())
