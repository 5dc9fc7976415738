"""Spectators see what happens later, if the host wants it: everything, in the same order, and nothing before."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from praxis.table.measure.virtual_time import VirtualLoop, run
from praxis.table.people.rights import Who
from praxis.table.wire import messages
from praxis.table.wire.messages import DECODE_SERVER
from tests.table.alone import Reader, hall_of, seated
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
