"""Chances to react, orders, holds, clocks: by a clock of their own, so that every moment is exact."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from praxis.kernel.game import DecisionView
from praxis.table.hall.hall import Hall
from praxis.table.measure.virtual_time import VirtualLoop, run
from praxis.table.people.rights import Who
from praxis.table.wire import messages
from praxis.table.wire.messages import Accepted, Refused
from tests.table.alone import Reader, hall_of, seated
from tests.table.running import ambush, market

WINDOW = 400
TRAPS = [0b000, 0b010, 0b100, 0b110]

Act = Callable[[Hall, list[Reader]], Awaitable[Any]]


def played(data: Path, new: dict[str, Any], act: Act, people: Sequence[int] = (0, 1, 2)) -> Any:
    """Do something at a table with these people and a spectator, by a clock that skips waiting."""
    new["seats"] = [{"who": seat["who"]} if seat["who"] != "me" else {"who": "open"} for seat in new["seats"]]

    async def main(loop: VirtualLoop) -> Any:
        async with hall_of(loop, data) as hall:
            return await act(hall, await seated(hall, new, people))

    return run(main)


def react(traps: int, **rules: Any) -> dict[str, Any]:
    return ambush(3, traps, rules={"window": WINDOW, **rules})


def now() -> float:
    return round(asyncio.get_running_loop().time(), 3)


def kinds(reader: Reader) -> list[str]:
    """The events that a reader was told of."""
    found: list[str] = []
    for _, text in reader.frames:
        message = messages.DECODE_SERVER.decode(text)
        if isinstance(message, messages.Update) and message.events is not msgspec.UNSET:
            found += [line.kind for line in message.events]
    return found


async def until(condition: Callable[[], object], seconds: float = 100) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.001)


# -- how long ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("traps", TRAPS)
def test_a_chance_that_nobody_takes_lasts_one_common_beat_whoever_holds_a_trap(tmp_path: Path, traps: int) -> None:
    async def act(_: Hall, readers: list[Reader]) -> float:
        await readers[0].answer("move 1")
        began = now()
        await until(lambda: kinds(readers[-1]).count("turn") == 1)
        return round(now() - began, 3)

    assert played(tmp_path, react(traps), act) == pytest.approx(WINDOW / 1000, abs=0.002)


def test_after_all_have_declined_the_result_comes_at_once(tmp_path: Path) -> None:
    async def act(_: Hall, readers: list[Reader]) -> float:
        await readers[0].answer("move 1")
        began = now()
        assert readers[1].keys == ["pass", "spring"]
        assert readers[2].keys == ["pass"]  # asked at the same time, though she has nothing
        await readers[2].answer("pass")
        assert "turn" not in kinds(readers[0])
        await readers[1].answer("pass")
        assert "turn" in kinds(readers[0])
        return now() - began

    assert played(tmp_path, react(0b010), act) == 0


@pytest.mark.parametrize("script", ["nobody", "passes", "holds", "orders"])
def test_what_others_are_sent_and_when_is_the_same_whoever_holds_a_trap(tmp_path: Path, script: str) -> None:
    async def act(_: Hall, readers: list[Reader]) -> list[tuple[float, bytes]]:
        for turn in range(2):
            await readers[turn].answer("move 1")
            for seat, reader in enumerate(readers[:3]):
                if seat == turn:
                    continue
                await asyncio.sleep(0.1)
                if script == "holds":
                    await reader.say(messages.Hold())
                if script == "orders":
                    await reader.say(messages.Order(stops=["always"]))
                    await reader.say(messages.Yield(kinds=["react"]))
                if script in ("passes", "holds"):
                    await reader.answer("pass")
            await until(lambda turn=turn: kinds(readers[0]).count("turn") > turn)  # type: ignore[misc]
        return readers[-1].plain()

    told = [_without_traps(played(tmp_path / str(traps), react(traps), act)) for traps in TRAPS]
    assert told[0] == told[1] == told[2] == told[3]


def _without_traps(frames: list[tuple[float, bytes]]) -> list[tuple[float, bytes]]:
    """The toy names its traps in the setting, which is public."""
    return [(at, b"".join(text.split(b'"traps":')[0:1]) if b'"traps":' in text else text) for at, text in frames]


# -- in the order of the rules ---------------------------------------------------------------------------------------


def test_of_several_who_do_something_the_first_in_order_comes_first(tmp_path: Path) -> None:
    async def act(_: Hall, readers: list[Reader]) -> list[str]:
        await readers[0].answer("move 1")
        await readers[2].answer("spring")
        assert "sprung" not in kinds(readers[0])  # she comes after seat 1, who has not answered
        assert readers[1].is_mine
        await readers[1].answer("spring")
        return [text.decode() for _, text in readers[-1].frames if b'"sprung"' in text]

    (told,) = played(tmp_path, react(0b110), act)
    assert '"sprung","fields":{"seat":1,"on":0}' in told


def test_a_later_one_is_done_as_soon_as_those_before_have_passed(tmp_path: Path) -> None:
    async def act(_: Hall, readers: list[Reader]) -> float:
        await readers[0].answer("move 1")
        began = now()
        await readers[2].answer("spring")
        await readers[1].answer("pass")
        assert "sprung" in kinds(readers[0])
        return now() - began

    assert played(tmp_path, react(0b100), act) == 0


def test_a_chance_takes_one_answer_and_tells_nobody_of_it(tmp_path: Path) -> None:
    async def act(_: Hall, readers: list[Reader]) -> None:
        await readers[0].answer("move 1")
        bruno, carla, spectator = readers[1:]
        decision = bruno.decision
        assert decision is not None
        assert decision.chance is not None
        assert (decision.chance.seats, decision.waits) == ([1, 2], False)
        told = len(carla.frames), len(spectator.frames)
        assert isinstance(await bruno.answer("pass"), Accepted)
        assert (len(carla.frames), len(spectator.frames)) == told
        again = await bruno.say(messages.Answer(decision=decision.decision, key="spring"))
        assert isinstance(again, Refused)
        assert again.kind == "stale"
        assert spectator.decision is not None
        assert (spectator.decision.seat, spectator.decision.options) == (None, None)

    played(tmp_path, react(0b010), act)


# -- holds, orders, yields --------------------------------------------------------------------------------------------


def test_who_holds_is_waited_for_and_seen(tmp_path: Path) -> None:
    async def act(_: Hall, readers: list[Reader]) -> float:
        await readers[0].answer("move 1")
        began = now()
        await readers[2].say(messages.Hold())
        spectator = readers[-1]
        assert spectator.decision is not None
        assert spectator.decision.chance is not None
        assert spectator.decision.chance.holds == [2]
        await asyncio.sleep(10)
        assert readers[2].is_mine
        assert readers[2].decision is not None
        assert readers[2].decision.waits
        assert not readers[1].decision or "turn" not in kinds(readers[0])
        await readers[2].answer("pass")
        assert "turn" in kinds(readers[0])
        return now() - began

    assert played(tmp_path, react(0b000), act) == 10


def test_who_holds_ahead_is_waited_for_too(tmp_path: Path) -> None:
    async def act(_: Hall, readers: list[Reader]) -> None:
        told = len(readers[-1].frames)
        await readers[1].say(messages.Hold())
        assert len(readers[-1].frames) == told  # nothing is open: nobody need know
        await readers[0].answer("move 1")
        await asyncio.sleep(5)
        assert readers[1].is_mine
        await readers[1].say(messages.Hold(on=False))
        assert "turn" in kinds(readers[0])

    played(tmp_path, react(0b010), act)


def test_who_orders_it_is_always_waited_for(tmp_path: Path) -> None:
    async def act(_: Hall, readers: list[Reader]) -> None:
        assert isinstance(await readers[1].say(messages.Order(stops=["always"])), Accepted)
        refused = await readers[1].say(messages.Order(stops=["target"]))
        assert isinstance(refused, Refused)
        await readers[0].answer("move 1")
        await asyncio.sleep(5)
        assert readers[1].is_mine
        assert "turn" not in kinds(readers[0])

    played(tmp_path, react(0b000), act)


def test_where_all_yield_a_chance_takes_no_time(tmp_path: Path) -> None:
    async def act(_: Hall, readers: list[Reader]) -> float:
        for reader in readers[1:3]:
            told = [len(other.frames) for other in readers if other is not reader]
            await reader.say(messages.Yield(kinds=["react"]))
            assert [len(other.frames) for other in readers if other is not reader] == told  # nobody else is told
        began = now()
        await readers[0].answer("move 1")
        assert "turn" in kinds(readers[0])
        return now() - began

    assert played(tmp_path, react(0b110), act) == 0


# -- what else could tell ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("traps", TRAPS)
def test_a_proposed_take_back_lapses_when_the_game_goes_on_whether_or_not_there_was_a_choice(
    tmp_path: Path, traps: int
) -> None:
    async def act(_: Hall, readers: list[Reader]) -> bool:
        await readers[0].answer("move 1")
        assert isinstance(await readers[0].say(messages.ProposeUndo()), Accepted)
        table = readers[0].table
        assert table.undo is not None
        assert table.undo.proposal > 1_000_000  # a time, not a count of what was written
        await until(lambda: "turn" in kinds(readers[0]))
        return table.undo is None

    assert played(tmp_path, react(traps, undo="everyone"), act)


def asked(reader: Reader) -> list[list[str]]:
    """The options of every decision that a reader was asked."""
    found: list[list[str]] = []
    for _, text in reader.frames:
        message = messages.DECODE_SERVER.decode(text)
        decision = message.decision if isinstance(message, messages.Update) else None
        if isinstance(decision, messages.Asked) and decision.options is not None:
            found.append([option.key for option in decision.options])
    return found


@pytest.mark.parametrize(("traps", "order"), [(0b000, []), (0b001, []), (0b000, ["always"])])
def test_who_plays_with_bots_alone_is_asked_only_what_has_two_answers(
    tmp_path: Path, traps: int, order: list[str]
) -> None:
    """Nobody is there to whom it could tell anything; who wants to be asked always is asked."""

    async def act(hall: Hall, readers: list[Reader]) -> list[list[str]]:
        async def choose(game: str, level: str, view: object, decision: DecisionView, seed: int, *whose: object) -> str:
            return (decision.options or [])[0]

        hall.bot_workers.choose = choose  # type: ignore[assignment,method-assign]
        await readers[0].say(messages.Order(stops=order))
        await readers[0].answer("move 1")
        await until(lambda: kinds(readers[0]).count("turn") == (1 if traps or order else 3))
        await asyncio.sleep(1)
        return asked(readers[0])

    new = ambush(3, traps, seats=[{"who": "open"}, {"who": "last"}, {"who": "last"}])
    new["rules"] = {"window": WINDOW, "bot_pace": 0}
    found = played(tmp_path, new, act, people=(0,))
    forced = [keys for keys in found if len(keys) == 1]
    assert bool(forced) == bool(order)
    assert any(keys == ["pass", "spring"] for keys in found) == bool(traps)


async def _first(game: str, level: str, view: object, decision: DecisionView, seed: int, *whose: object) -> str:
    return (decision.options or [])[0]


def alone(traps: int) -> dict[str, Any]:
    """A table of one person and two bots, who do nothing that can be left."""
    new = ambush(3, traps, seats=[{"who": "open"}, {"who": "last"}, {"who": "last"}])
    new["rules"] = {"window": WINDOW, "bot_pace": 0}
    return new


@pytest.mark.parametrize("away", [False, True])
def test_who_plays_with_bots_alone_and_can_do_something_is_waited_for_without_end(tmp_path: Path, away: bool) -> None:
    async def act(hall: Hall, readers: list[Reader]) -> tuple[list[str], bool]:
        hall.bot_workers.choose = _first  # type: ignore[assignment,method-assign]
        anna = readers[0]
        await anna.answer("move 1")
        if away:
            await anna.table.leave_soon(anna.connection)
        await asyncio.sleep(100)
        ask = anna.table.progress.ask_of(0)
        return anna.table.orders_of(0).stops, ask is not None and ask.is_choice

    assert played(tmp_path, alone(0b001), act, people=(0,)) == (["able"], True)


def test_who_plays_with_bots_alone_can_do_without_being_asked(tmp_path: Path) -> None:
    async def act(hall: Hall, readers: list[Reader]) -> int:
        hall.bot_workers.choose = _first  # type: ignore[assignment,method-assign]
        assert isinstance(await readers[0].say(messages.Order(stops=[])), Accepted)
        await readers[0].answer("move 1")
        await until(lambda: kinds(readers[0]).count("turn") == 3)
        return kinds(readers[0]).count("sprung")

    assert played(tmp_path, alone(0b001), act, people=(0,)) == 0


def test_among_people_no_order_asks_for_what_a_seat_holds(tmp_path: Path) -> None:
    """It would tell the others by the time that the table waits. It lapses, too, where somebody takes a bot's seat."""

    async def act(_: Hall, readers: list[Reader]) -> None:
        table = readers[0].table
        refused = await readers[1].say(messages.Order(stops=["able"]))
        assert isinstance(refused, Refused)
        assert "able" not in table.orders_of(1).words
        table.facts.chairs[1].stops = ["able"]
        assert table.orders_of(1).stops == []
        await readers[0].answer("move 1")
        await until(lambda: "turn" in kinds(readers[0]), 1)

    played(tmp_path, react(0b010), act)


def test_a_bots_thinking_time_is_not_seen(tmp_path: Path) -> None:
    def told(seconds: float) -> list[float]:
        async def act(hall: Hall, readers: list[Reader]) -> list[float]:
            async def choose(
                game: str, level: str, view: object, decision: DecisionView, seed: int, *whose: object
            ) -> str:
                await asyncio.sleep(seconds)
                return (decision.options or [])[0]

            hall.bot_workers.choose = choose  # type: ignore[assignment,method-assign]
            await readers[0].answer("move 1")
            await until(lambda: kinds(readers[0]).count("turn") == 3)
            return [round(at, 3) for at, _ in readers[-1].frames]

        new = ambush(3, 0b110, seats=[{"who": "open"}, {"who": "last"}, {"who": "last"}])
        new["rules"] = {"window": WINDOW, "bot_pace": 700}
        return played(tmp_path / str(seconds), new, act, people=(0,))  # type: ignore[no-any-return]

    quick = told(0.0)
    assert quick == told(0.02) == told(0.1)
    assert quick[-1] > 1.5


def test_an_answered_chance_is_still_answered_after_a_restart(tmp_path: Path) -> None:
    """An accepted answer is durable, though it has not taken effect; the record replays."""

    async def act(hall: Hall, readers: list[Reader]) -> str:
        await readers[0].answer("move 1")
        await readers[1].say(messages.Hold())
        assert isinstance(await readers[2].answer("pass"), Accepted)
        return readers[0].table.facts.id

    table_id = played(tmp_path, react(0b110), act)

    async def main(loop: VirtualLoop) -> None:
        async with hall_of(loop, tmp_path) as hall:
            table = await hall.table(table_id)
            people = [Reader(table, Who(seat=seat)) for seat in range(3)]
            for reader in people:
                await reader.join()
            assert (people[1].is_mine, people[2].is_mine) == (True, False)
            await people[1].answer("pass")
            assert table.trouble == ""
            assert [answer.key for answer in table.facts.answers] == ["move 1", "pass", "pass"]

    run(main)


# -- clocks -----------------------------------------------------------------------------------------------------------


def test_a_clock_answers_with_what_the_table_logs(tmp_path: Path) -> None:
    async def act(_: Hall, readers: list[Reader]) -> float:
        await until(lambda: readers[1].is_mine)
        chat = [line.text for line in readers[0].table.facts.chat]
        assert len(chat) == 1
        assert "time is up" in chat[0]
        return now()

    new = market(3, rules={"clock": {"kind": "decision", "seconds": 7}})
    assert played(tmp_path, new, act) == pytest.approx(7, abs=0.01)


def test_a_bank_runs_only_for_the_seat_that_decides(tmp_path: Path) -> None:
    async def act(_: Hall, readers: list[Reader]) -> list[int | None]:
        await asyncio.sleep(0.5)
        await readers[0].answer(readers[0].keys[0])
        clock = readers[0].table.clock_state()
        assert clock is not None
        return clock.left

    new = market(3, rules={"clock": {"kind": "bank", "seconds": 100, "increment": 2}})
    assert played(tmp_path, new, act) == [101_500, 100_000, 100_000]


def spying(blood: int) -> dict[str, Any]:
    new = market(2, rules={"clock": {"kind": "bank", "seconds": 100, "increment": 2}})
    return {**new, "setting": {"players": 2, "options": {"price": "first", "spies": True}}}


def test_yields_pass_what_can_be_passed_until_changed(tmp_path: Path) -> None:
    async def act(_: Hall, readers: list[Reader]) -> None:
        anna = readers[0]
        assert anna.decision is not None
        assert anna.decision.kind == "spy"
        await anna.say(messages.Yield(kinds=["spy"]))
        assert anna.decision.kind == "offer"
        assert anna.yields == ["spy"]
        await anna.say(messages.Yield(kinds=[]))
        assert anna.yields == []

    played(tmp_path, spying(1), act, people=(0, 1))


def test_yields_end_at_the_mark_they_were_meant_for(tmp_path: Path) -> None:
    async def act(_: Hall, readers: list[Reader]) -> None:
        anna, bruno = readers[:2]
        await anna.say(messages.Yield(kinds=["*"], until="sale"))
        assert anna.decision is not None
        assert anna.decision.kind == "offer"
        await anna.answer(anna.keys[0])
        assert anna.yields == ["*"]
        await bruno.answer("bid 0")
        assert anna.yields == []

    played(tmp_path, spying(1), act, people=(0, 1))


@pytest.mark.parametrize("patience", [0, 3])
def test_a_table_does_not_wait_where_its_players_agreed_not_to(tmp_path: Path, patience: int) -> None:
    """The game says how long, the table keeps the clock; without the agreement it waits."""

    async def act(_: Hall, readers: list[Reader]) -> float:
        try:
            await until(lambda: "declared" in kinds(readers[0]), 50)
        except TimeoutError:
            return 0
        return now()

    new = react(0)
    if patience:
        new["setting"]["options"]["patience"] = patience
    assert played(tmp_path, new, act) == pytest.approx(patience, abs=0.01)
