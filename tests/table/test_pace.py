"""Time at the table tells nothing about anybody's hand; clocks run; absent people are answered for."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

from praxis.table.client import Lobby, Refused, Seat, connect
from tests.size import sized
from tests.table.running import Party, ambush, config, gathered, market, serving

TURNS = sized(quick=2, normal=2, full=6)


async def observed(party: Party, pass_after: float | None) -> list[float]:
    """How long seat 0 waits, each time, from its declared move to the next declaration."""
    mover, others = party.seats[0], party.seats[1:]

    async def react(seat: Seat) -> None:
        while True:
            await seat.until(lambda now: now.is_mine, 60)
            decision = seat.decision
            assert decision is not None
            if decision.kind == "declare":
                await seat.answer("move 1")
            elif pass_after is not None:
                await asyncio.sleep(pass_after)
                await seat.answer("pass", decision.decision)
            await seat.moved_on(decision)

    reacting = [asyncio.create_task(react(seat)) for seat in others]
    delays = []
    for _ in range(TURNS):
        await mover.until(lambda now: now.is_mine and now.decision is not None and now.decision.kind == "declare", 60)
        turns = sum(1 for line in mover.log if line.kind == "turn")
        began = perf_counter()
        await mover.answer("move 1")
        await mover.until(lambda now: sum(1 for line in now.log if line.kind == "turn") > turns, 60)  # noqa: B023
        delays.append(perf_counter() - began)
    for task in reacting:
        task.cancel()
    return delays


def delays_with(tmp_path: Path, traps: int, pass_after: float | None, yielding: bool) -> list[float]:
    async def play() -> list[float]:
        new = ambush(3, traps, rules={"window": 120})
        async with serving(config(tmp_path)) as address, gathered(address, new) as party:
            if yielding:
                for seat in party.seats[1:]:
                    await seat.yield_to(["react"])
            return await observed(party, pass_after)

    return asyncio.run(play())


def assert_alike(measure: Callable[[int, Path], list[float]], hands: list[int], within: float, tmp_path: Path) -> float:
    """The shortest delays are the same for all hands. A busy machine only lengthens delays, so that more tries can
    excuse noise but never a difference in what the server does. Gives the shortest of all."""
    shortest = dict.fromkeys(hands, 3600.0)
    for attempt in range(6):
        for hand in hands:
            shortest[hand] = min(shortest[hand], *measure(hand, tmp_path / f"{hand}-{attempt}"))
        if max(shortest.values()) - min(shortest.values()) < within:
            break
    assert max(shortest.values()) - min(shortest.values()) < within, shortest
    return min(shortest.values())


@pytest.mark.parametrize(
    ("pass_after", "yielding"),
    [(0.0, False), (None, False), (0.0, True)],
    ids=["quick passes", "no answer at all", "standing yields"],
)
def test_the_delay_does_not_depend_on_the_hand(tmp_path: Path, pass_after: float | None, yielding: bool) -> None:
    def measure(hand: int, data: Path) -> list[float]:
        return delays_with(data, hand, pass_after, yielding)

    shortest = assert_alike(measure, [0b000, 0b110, 0b100], 0.006, tmp_path)
    # Two people's windows, or one beat for both who yield; a busy machine may make them longer, never shorter.
    assert shortest >= (0.04 if yielding else 0.24)
    assert shortest < (0.04 if yielding else 0.24) + 0.1


def test_the_delay_does_not_depend_on_a_bots_hand(tmp_path: Path) -> None:
    async def play(traps: int, data: Path) -> list[float]:
        seats = [{"who": "me", "name": "Anna"}, {"who": "last"}, {"who": "last"}]
        async with serving(config(data)) as address, Lobby(address) as lobby:
            seated = await lobby.make(ambush(3, traps, seats=seats, start=True))
            async with await connect(address, seated.table.id, seated.token) as anna:
                delays = []
                for turn in range(TURNS + 1):
                    await anna.until(lambda now: now.is_mine)
                    began = perf_counter()
                    turns = sum(1 for line in anna.log if line.kind == "turn")
                    await anna.answer("move 1")
                    await anna.until(lambda now: sum(1 for line in now.log if line.kind == "turn") > turns)  # noqa: B023
                    if turn:  # the bots' process starts with the first
                        delays.append(perf_counter() - began)
                return delays

    # The bot that holds a trap springs it: what others see then is the trap, after the same beat.
    assert_alike(lambda traps, data: asyncio.run(play(traps, data)), [0b000, 0b100], 0.02, tmp_path)


def test_nothing_on_the_wire_differs_with_the_hand(tmp_path: Path) -> None:
    """What a bystander is sent while others pass is the same, byte for byte, whoever holds a trap."""

    async def heard(traps: int, data: Path) -> list[str]:
        async with (
            serving(config(data)) as address,
            gathered(address, ambush(3, traps, rules={"window": 100})) as party,
            await connect(address, party.id) as spectator,
        ):
            told: list[str] = []
            spectator.heard = told.append
            await observed(party, 0.0)
            return told

    def plain(messages: list[str]) -> list[str]:
        return [re.sub(r'"(at|until|created|traps)":\d+|"id":"\w+"|"[0-9a-f]{64}"', "", text) for text in messages]

    assert plain(asyncio.run(heard(0b000, tmp_path / "none"))) == plain(asyncio.run(heard(0b110, tmp_path / "all")))


def test_something_visible_takes_effect_at_once(tmp_path: Path) -> None:
    async def play() -> float:
        # A window long enough that nobody could mistake its end for something that took effect.
        plan = ambush(3, 0b110, rules={"window": 20_000})
        async with serving(config(tmp_path)) as address, gathered(address, plan) as party:
            anna, bruno, _ = party.seats
            await anna.answer("move 1")
            await bruno.until(lambda now: now.is_mine)
            began = perf_counter()
            await bruno.answer("spring")
            await anna.until(lambda now: any(line.kind == "sprung" for line in now.log))
            return perf_counter() - began

    assert asyncio.run(play()) < 5


def test_a_window_takes_one_answer_and_none_after_its_end(tmp_path: Path) -> None:
    async def play() -> None:
        plan = ambush(3, 0b010, rules={"window": 2_000})
        async with serving(config(tmp_path)) as address, gathered(address, plan) as party:
            anna, bruno, carla = party.seats
            await anna.answer("move 1")
            await bruno.until(lambda now: now.is_mine)
            decision = bruno.decision
            assert decision is not None
            assert carla.decision is not None
            assert (carla.decision.seat, carla.decision.options) == (None, None)
            await bruno.answer("pass")
            await bruno.until(lambda now: not now.is_mine)
            with pytest.raises(Refused) as refused:
                await bruno.answer("spring", decision.decision)
            assert refused.value.kind == "stale"

    asyncio.run(play())


def test_windows_leave_a_record_that_replays_and_a_table_that_comes_back(tmp_path: Path) -> None:
    """Passes of people, of the table and of yields, each written once."""
    settings = config(tmp_path)

    async def run() -> None:
        async with (
            serving(settings) as address,
            gathered(address, ambush(3, 0b110, rules={"window": 100})) as party,
        ):
            await party.seats[2].yield_to(["react"])
            await observed(party, 0.0)
            table, token = party.id, party.tokens[0]
            await asyncio.sleep(0.3)
            told = [line.kind for line in party.seats[0].log]
            assert told.count("turn") > 3
        async with serving(settings) as address, await connect(address, table, token) as anna:
            assert [line.kind for line in anna.log][: len(told)] == told
            assert anna.table.trouble == ""

    asyncio.run(run())


def test_a_clock_answers_with_what_the_table_logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("praxis.table.hall.pace.LEAST", 0)
    monkeypatch.setattr("praxis.table.hall.hall.LEAST_CLOCK", 1)
    clock = {"kind": "decision", "seconds": 1}

    async def play() -> None:
        async with serving(config(tmp_path)) as address, gathered(address, market(3, rules={"clock": clock})) as party:
            anna, bruno, _ = party.seats
            assert anna.clock is not None
            assert anna.clock.running == 0
            assert anna.clock.left[1] == 1000
            assert anna.decision is not None
            assert anna.decision.until is not None
            await bruno.until(lambda now: now.is_mine, 10)
            assert any("time is up" in line.text for line in bruno.chat)

    began = perf_counter()
    asyncio.run(play())
    assert perf_counter() - began > 0.9


def test_a_bank_runs_only_for_the_seat_that_decides(tmp_path: Path) -> None:
    clock = {"kind": "bank", "seconds": 100, "increment": 2}

    async def play() -> None:
        async with serving(config(tmp_path)) as address, gathered(address, market(3, rules={"clock": clock})) as party:
            anna, bruno, _ = party.seats
            await asyncio.sleep(0.3)
            assert anna.decision is not None
            assert anna.decision.options is not None
            await anna.answer(anna.decision.options[0].key)
            await bruno.until(lambda now: now.is_mine)
            assert bruno.clock is not None
            left = bruno.clock.left
            assert left[1:] == [100_000, 100_000]
            assert left[0] is not None
            assert 101_400 < left[0] < 101_800

    asyncio.run(play())


def spying(players: int) -> dict[str, Any]:
    return {**market(players), "setting": {"players": players, "options": {"price": "first", "spies": True}}}


def test_yields_pass_what_can_be_passed_until_changed(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(config(tmp_path)) as address, gathered(address, spying(3)) as party:
            anna, bruno, _ = party.seats
            assert anna.decision is not None
            assert anna.decision.kind == "spy"
            await anna.yield_to(["spy"])
            await anna.until(lambda now: now.decision is not None and now.decision.kind == "offer")
            assert (anna.yields, bruno.yields) == (["spy"], [])
            await anna.sync()
            assert anna.yields == ["spy"]
            await anna.yield_to([])
            await anna.until(lambda now: now.yields == [])

    asyncio.run(play())


def test_yields_end_at_the_mark_they_were_meant_for(tmp_path: Path) -> None:
    async def play() -> list[str]:
        async with serving(config(tmp_path)) as address, gathered(address, spying(2)) as party:
            anna, bruno = party.seats
            await anna.yield_to(["*"], until="sale")
            await anna.until(lambda now: now.decision is not None and now.decision.kind == "offer")
            assert anna.decision is not None
            assert anna.decision.options is not None
            await anna.answer(anna.decision.options[0].key)
            await bruno.until(lambda now: now.is_mine)
            await bruno.answer("bid 0")
            await anna.until(lambda now: now.yields == [])
            await anna.sync()
            return anna.yields

    assert asyncio.run(play()) == []


def test_a_table_does_not_wait_where_its_players_agreed_not_to(tmp_path: Path) -> None:
    """The game says how long, the table keeps the clock; without the agreement it waits."""

    async def play(patience: dict[str, int]) -> float:
        new = ambush(2, 0)
        new["setting"]["options"].update(patience)
        data = tmp_path / str(len(patience))
        async with serving(config(data)) as address, gathered(address, new) as party:
            anna = party.seats[0]
            began, told = perf_counter(), len(anna.log)
            assert anna.decision is not None
            assert (anna.decision.until is None) == (not patience)
            try:
                await anna.until(lambda now: len(now.log) > told, 2.5)
            except TimeoutError:
                return -1
            return perf_counter() - began

    assert asyncio.run(play({"patience": 1})) >= 0.9
    assert asyncio.run(play({})) == -1
