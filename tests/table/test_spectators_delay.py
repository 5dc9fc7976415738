"""Spectators see what happens later, if the host wants it: everything, in the same order, and nothing before."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec

from praxis.table.hall import seating
from praxis.table.hall.hall import Hall
from praxis.table.measure.virtual_time import VirtualLoop, run
from praxis.table.people.rights import Who
from praxis.table.web import tables_api
from praxis.table.wire import messages
from praxis.table.wire.messages import DECODE_SERVER
from praxis.table.wire.rest_types import TableInfo
from tests.table.alone import Reader, hall_of, leaves, seated
from tests.table.running import market

DELAY = 20.0


def events(reader: Reader) -> list[tuple[float, int]]:
    """When each event was told, by its number in the game."""
    found: list[tuple[float, int]] = []
    for at, text in reader.frames:
        message = DECODE_SERVER.decode(text)
        if isinstance(message, messages.Update) and message.events is not msgspec.UNSET:
            found += [(at, line.n) for line in message.events]
        elif isinstance(message, messages.Whole) and message.game is not None:
            found += [(at, line.n) for line in message.game.log.lines]
    return found


def test_a_spectator_sees_everything_so_much_later(tmp_path: Path) -> None:
    new = market(2, rules={"delay": int(DELAY * 1000)}, seats=[{"who": "open"}, {"who": "open"}])

    async def main(loop: VirtualLoop) -> tuple[list[Reader], Reader, list[Any]]:
        async with hall_of(loop, tmp_path) as hall:
            readers = await seated(hall, new, [0, 1])
            anna, bruno, _ = readers
            for _ in range(8):
                await asyncio.sleep(1)
                for person in (anna, bruno):
                    if person.is_mine:
                        await person.answer(person.keys[-1])
            late = Reader(anna.table, Who(watching=True))
            await late.join()
            asked = len(late.frames)
            log = await late.say(messages.AskLog(id=3, before=100_000))
            first = [asked, log]
            await asyncio.sleep(DELAY + 1)
            return readers, late, first

    (anna, _, eve), late, (asked, log) = run(main)
    seen, public = events(anna), events(eve)
    assert [n for _, n in public] == [n for _, n in seen]  # everything, in the same order
    assert len(seen) > 8
    assert all(round(later - at, 6) == DELAY for (at, _), (later, _) in zip(seen, public, strict=True))
    # Who comes in the middle is told who sits there at once, and the game late; so is the log that she asks for.
    assert asked == 1
    assert log is None
    first, second = (DECODE_SERVER.decode(text) for _, text in late.frames[:2])
    assert isinstance(first, messages.Whole)
    assert first.game is None
    assert isinstance(second, messages.Whole)
    assert second.game is not None
    assert round(late.frames[1][0] - late.frames[0][0], 6) == DELAY
    assert any(isinstance(reply, messages.LogPart) for reply in late.replies)
    assert [message.seq for message in (first, second)] == [1, 2]


def test_before_the_game_nobody_waits(tmp_path: Path) -> None:
    from praxis.table.wire.rest_types import NewTable

    new = market(2, rules={"delay": int(DELAY * 1000)}, seats=[{"who": "open"}, {"who": "open"}])

    async def main(loop: VirtualLoop) -> int:
        async with hall_of(loop, tmp_path) as hall:
            table, _, _ = await hall.make(msgspec.convert(new, NewTable), Who())
            eve = Reader(table, Who(watching=True))
            await eve.join()
            return len(eve.frames)

    assert run(main) >= 1  # at once: no time has passed


def states(reader: Reader) -> list[tuple[float, messages.TableState]]:
    """When a reader was told which state of the table."""
    found: list[tuple[float, messages.TableState]] = []
    for at, text in reader.frames:
        message = DECODE_SERVER.decode(text)
        if isinstance(message, messages.Whole | messages.Update) and message.table is not msgspec.UNSET:
            found.append((at, message.table))
    return found


def chat_of(reader: Reader) -> list[tuple[float, messages.ChatLine]]:
    found: list[tuple[float, messages.ChatLine]] = []
    for at, text in reader.frames:
        message = DECODE_SERVER.decode(text)
        if isinstance(message, messages.Whole | messages.Update) and message.chat is not msgspec.UNSET:
            found += [(at, line) for line in message.chat]
    return found


def asked_over_rest(hall: Hall) -> Any:
    """A request of a stranger, as the routes read it."""
    state = SimpleNamespace(hall=hall)
    return SimpleNamespace(app=SimpleNamespace(state=state), headers={}, cookies={}, client=None)


async def busy(
    hall: Hall, readers: list[Reader], late: list[Reader], rest: list[tuple[float, messages.TableState]]
) -> None:
    """Half a minute in which people talk, come and go, ask for take-backs and are kept by bots; every second somebody
    comes to watch, and asks over REST."""
    anna, bruno, _ = readers
    table = anna.table
    for second in range(30):
        await asyncio.sleep(1)
        for person in (anna, bruno):
            if person.is_mine and second % 6 == 2:
                await person.answer(person.keys[-1])
        await anna.say(messages.Say(id=9, text=f"line {second}"))
        if second % 7 == 3:
            await anna.say(messages.ProposeUndo(id=9))
        if second % 7 == 5 and table.undo is not None:
            await bruno.say(messages.Vote(id=9, proposal=table.undo.proposal, yes=False))
        if second % 10 == 6:
            await leaves(bruno)
        if second % 10 == 8:
            await bruno.join()
        if second == 15:
            await table.do(lambda: seating.put_bot(table, bruno.connection.who, 1, table.hosted.usual_bot))
        if second == 17:
            await table.do(lambda: seating.take_back(table, bruno.connection.who, 1))
        late.append(Reader(table, Who(watching=True)))
        await late[-1].join()
        found = await tables_api.one.fn(asked_over_rest(hall), table.facts.id, "en")
        rest.append((asyncio.get_running_loop().time(), found.table))


def test_whatever_a_delayed_reader_gets_is_so_old(tmp_path: Path) -> None:
    """By a socket that was there, by one that comes, and over REST: every state of the table was the state so long ago,
    and every line of the chat was said so long ago."""
    new = market(2, rules={"delay": int(DELAY * 1000)}, seats=[{"who": "open"}, {"who": "open"}])
    late: list[Reader] = []
    rest: list[tuple[float, messages.TableState]] = []

    async def main(loop: VirtualLoop) -> list[Reader]:
        async with hall_of(loop, tmp_path) as hall:
            readers = await seated(hall, new, [0, 1])
            await busy(hall, readers, late, rest)
            assert readers[0].table.facts.phase == "playing"
            await asyncio.sleep(DELAY + 1)
            return readers

    anna, _, eve = run(main)
    live = states(anna)
    said = {line.n: at for at, line in chat_of(anna)}
    assert {state.undo is not None for _, state in live} == {True, False}
    assert {seat.bot for _, state in live for seat in state.seats} > {""}
    assert {seat.present for _, state in live for seat in state.seats} == {True, False}
    seen = rest + [told for reader in [eve, *late] for told in states(reader)]
    assert any(state.undo is not None for _, state in seen)
    for at, state in seen:
        old = [known for since, known in live if since <= at - DELAY + 1e-6]
        assert state in old or state.phase == "gathering", f"told at {at}: {state}"
    told = [(at, line) for reader in [eve, *late] for at, line in chat_of(reader)]
    assert len(told) > 100
    assert all(at >= said[line.n] + DELAY - 1e-6 for at, line in told)
    assert any(len(chat_of(reader)) and chat_of(reader)[0][0] == reader.frames[0][0] for reader in late)


def test_after_waking_a_delayed_reader_knows_only_what_never_changes(tmp_path: Path) -> None:
    new = market(2, rules={"delay": int(DELAY * 1000)}, seats=[{"who": "open"}, {"who": "open"}])

    async def main(loop: VirtualLoop) -> messages.TableState:
        async with hall_of(loop, tmp_path) as hall:
            anna, bruno, _ = await seated(hall, new, [0, 1])
            table, who = anna.table, bruno.connection.who
            await table.do(lambda: seating.put_bot(table, who, 1, table.hosted.usual_bot))
            name = table.facts.id
        async with hall_of(loop, tmp_path) as hall:
            found: TableInfo = await tables_api.one.fn(asked_over_rest(hall), name, "en")
            return found.table

    state = run(main)
    assert state.phase == "playing"
    assert [(seat.who, seat.bot, seat.away_since) for seat in state.seats] == [("person", "", None)] * 2


def test_no_route_tells_the_present_state() -> None:
    """Every answer over REST with a table's state goes by `state_for`."""
    web = Path(tables_api.__file__).parent
    assert not [
        path.name
        for path in web.glob("*.py")
        if ".state(lang" in path.read_text() or "table_state(" in path.read_text()
    ]
