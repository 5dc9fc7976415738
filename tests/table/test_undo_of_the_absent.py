"""A take-back asks the people who held a seat when the last answer was given, whoever answers for them now."""

from __future__ import annotations

import asyncio
from pathlib import Path

from praxis.table.hall import seating
from praxis.table.measure.virtual_time import VirtualLoop, run
from praxis.table.people.rights import Who
from praxis.table.wire import messages
from tests.table.alone import Reader, hall_of, leaves, posed

PEOPLE = ("Anna", "Bruno", "Carla")
AWAY = 121.0


async def bot_for(reader: Reader, who: Who) -> None:
    table, seat = reader.table, reader.connection.who.seat
    assert seat is not None
    await table.do(lambda: seating.put_bot(table, who, seat, "random"))


def asked(reader: Reader) -> list[int] | None:
    undo = reader.table.undo
    return None if undo is None else undo.asked


def test_nothing_is_taken_back_while_the_others_are_offline(tmp_path: Path) -> None:
    """The attack: others go offline, a bot is seated, and an answer is taken back. Nobody has agreed."""

    async def main(loop: VirtualLoop) -> None:
        async with hall_of(loop, tmp_path) as hall:
            readers = await posed(hall, "market", "market 3", PEOPLE)
            table = readers[0].table
            mine = next(each for each in readers if each.is_mine)
            await mine.answer(mine.keys[0])
            others = [each for each in readers if each is not mine]
            for each in others:
                await leaves(each)
            await asyncio.sleep(AWAY)
            waiting = next(each for each in others if not each.is_mine)
            await bot_for(waiting, Who(host=True))  # after the last answer
            seats = sorted(each.connection.seat for each in others)
            before = len(table.facts.answers)
            assert isinstance(await mine.say(messages.ProposeUndo(id=1)), messages.Accepted)
            assert asked(mine) == seats
            proposal = table.undo.proposal if table.undo is not None else 0
            for who in (Who(host=True), mine.connection.who):
                told = await Reader(table, who).say(messages.Vote(id=2, proposal=proposal, yes=True))
                assert isinstance(told, messages.Refused)
            await asyncio.sleep(61)
            assert asked(mine) is None
            assert (table.facts.undos, len(table.facts.answers)) == (0, before)
            silent = ", ".join(PEOPLE[seat] for seat in seats)
            assert table.facts.chat[-1].text == f"the take-back is not granted: no answer from {silent}"
            # Whoever comes back may vote, also before she takes her seat back from the bot.
            await mine.say(messages.ProposeUndo(id=3))
            for each in others:
                again = Reader(table, each.connection.who)
                await again.join()
                if table.undo is not None:
                    await again.say(messages.Vote(id=4, proposal=table.undo.proposal, yes=True))
            assert table.facts.undos == 1

    run(main)


def test_who_gave_her_seat_to_a_bot_is_asked_about_answers_of_her_time_only(tmp_path: Path) -> None:
    async def main(loop: VirtualLoop) -> None:
        async with hall_of(loop, tmp_path) as hall:
            readers = await posed(hall, "market", "market 3", PEOPLE)
            anna, bruno, carla = readers
            table = anna.table

            async def until(reader: Reader) -> None:
                for _ in range(100):
                    if reader.is_mine:
                        return
                    mine = [each for each in readers if each.is_mine]
                    if mine:
                        await mine[0].answer(mine[0].keys[0])
                    await asyncio.sleep(0.1)

            await until(anna)
            await anna.answer(anna.keys[0])
            await until(bruno)
            await bot_for(carla, carla.connection.who)  # her own wish, after the last answer
            assert table.facts.voters(0) == [1, 2]
            await bruno.answer(bruno.keys[0])
            await until(anna)
            assert table.facts.voters(0) == [1]
            # After a restart it is the same; and with her seat she gets her vote back.
            hall.tables.clear()
            again = await hall.table(table.facts.id)
            assert again.facts.voters(0) == [1]
            await again.do(lambda: seating.take_back(again, carla.connection.who, 2))
            assert again.facts.voters(0) == [1, 2]
            await again.sleep()
            hall.tables[table.facts.id] = table

    run(main)


def test_an_earlier_proposal_does_not_end_a_later_one(tmp_path: Path) -> None:
    async def main(loop: VirtualLoop) -> list[bool]:
        async with hall_of(loop, tmp_path) as hall:
            anna, bruno, carla = await posed(hall, "market", "market 3", PEOPLE)
            table, found = anna.table, []
            mine = next(each for each in (anna, bruno, carla) if each.is_mine)
            await mine.answer(mine.keys[0])
            await mine.say(messages.ProposeUndo(id=1))
            assert table.undo is not None
            await asyncio.sleep(40)
            await mine.say(messages.Vote(id=2, proposal=table.undo.proposal, yes=False))  # withdrawn
            await mine.say(messages.ProposeUndo(id=3))
            for seconds in (30, 31):
                await asyncio.sleep(seconds)
                found.append(table.undo is not None)
            return found

    assert run(main) == [True, False]
