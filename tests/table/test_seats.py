"""Seats: links, tabs, bots that come and go, hosts, spectators, chat."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from praxis.table.client import Gone, Lobby, Refused, connect, play
from tests.table.running import config, gathered, market, serving


def test_a_seat_link_opened_twice_is_the_same_seat_in_two_tabs(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path)) as address, Lobby(address) as lobby:
            host = await lobby.make(market(2))
            link = await lobby.link(host.table.id, 1)
            assert link.path == f"/t/{host.table.id}#{link.token}"
            async with (
                await connect(address, host.table.id, link.token) as first,
                await connect(address, host.table.id, link.token) as second,
            ):
                assert first.you.seat == second.you.seat == 1
                seated = await lobby.take(host.table.id, 1, "Bruno", token=link.token)
                assert seated.token == link.token
                await first.until(lambda now: now.table.seats[1].name == "Bruno")
                await lobby.start(host.table.id)
                async with await connect(address, host.table.id, host.token) as anna:
                    assert anna.decision is not None
                    assert anna.decision.options is not None
                    await anna.answer(anna.decision.options[0].key)
                    for tab in (first, second):
                        await tab.until(lambda now: now.is_mine)
                    assert first.decision is not None
                    number = first.decision.decision
                    await second.answer("bid 1", number)
                    with pytest.raises(Refused) as refused:
                        await first.answer("bid 2", number)
                    assert refused.value.kind == "stale"
                    await first.until(lambda now: not now.is_mine or now.decision.decision != number)  # type: ignore[union-attr]

    asyncio.run(run())


def test_a_new_link_ends_the_one_before(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path)) as address, Lobby(address) as lobby:
            host = await lobby.make(market(2))
            old = await lobby.link(host.table.id, 1)
            async with await connect(address, host.table.id, old.token) as tab:
                await lobby.link(host.table.id, 1)
                with pytest.raises(Gone) as gone:
                    await tab.until(lambda _: False)
                assert gone.value.reason == "expired"
            with pytest.raises(Gone, match="not valid"):
                await connect(address, host.table.id, old.token)

    asyncio.run(run())


def test_no_bot_takes_over_while_the_absent_may_still_come_back(tmp_path: Path) -> None:
    async def run() -> None:
        new = market(2, rules={"takeover": 86_400_000})
        async with serving(config(tmp_path)) as address, gathered(address, new) as party:
            anna, bruno = party.seats
            await anna.close()
            await bruno.until(lambda now: not now.table.seats[0].present)
            assert bruno.table.seats[0].away_since is not None
            with pytest.raises(Refused, match="may still come back"):
                await party.lobby.put_bot(party.id, 0, "random", token=party.tokens[1])

    asyncio.run(run())


def test_a_bot_takes_over_for_the_absent_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def run() -> None:
        new = market(2, rules={"takeover": 0})
        async with serving(config(tmp_path, least_takeover=0)) as address, gathered(address, new) as party:
            anna, bruno = party.seats
            lobby, table = party.lobby, party.id
            with pytest.raises(Refused, match="is here and answers"):
                await lobby.put_bot(table, 0, "random", token=party.tokens[1])
            await anna.close()
            await bruno.until(lambda now: not now.table.seats[0].present)
            await lobby.put_bot(table, 0, "random", token=party.tokens[1])
            # The bot plays Anna's turn.
            await bruno.until(lambda now: now.is_mine)
            assert bruno.table.seats[0].bot == "random"
            assert (bruno.table.seats[0].who, bruno.table.seats[0].name) == ("person", "Anna")
            async with await connect(address, table, party.tokens[0]) as back:
                assert back.you.seat == 0
                with pytest.raises(Refused, match="only the seat itself"):
                    await lobby.take_back(table, 0, token=party.tokens[1])
                await lobby.take_back(table, 0, token=party.tokens[0])
                await bruno.answer("bid 0")
                await asyncio.gather(
                    *(play(seat, lambda _, decision: (decision.options or [])[0].key) for seat in (back, bruno))
                )

    asyncio.run(run())


def test_who_leaves_during_a_game_is_played_on_by_a_bot(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path)) as address, gathered(address, market(2)) as party:
            _, bruno = party.seats
            await party.lobby.leave(party.id, 0, token=party.tokens[0])
            await bruno.until(lambda now: now.is_mine)
            assert bruno.table.seats[0].bot == "last"

    asyncio.run(run())


def test_before_the_game_seats_are_taken_left_cleared_and_given_to_bots(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path)) as address, Lobby(address) as lobby:
            host = await lobby.make(market(3))
            table = host.table.id
            bruno = await lobby.take(table, 1, "Bruno", token="")
            with pytest.raises(Refused, match="seat 1 is taken"):
                await lobby.take(table, 1, "Carla", token="")
            with pytest.raises(Refused, match="you already have seat 1"):
                await lobby.take(table, 2, "Bruno", token=bruno.token)
            with pytest.raises(Refused, match="nobody sits on seat 2"):
                await lobby.start(table)
            with pytest.raises(Refused, match="no seat 9"):
                await lobby.take(table, 9, "Carla", token="")
            with pytest.raises(Refused, match="no bot is called 'genius'"):
                await lobby.put_bot(table, 2, "genius")
            await lobby.put_bot(table, 2, "random")
            async with await connect(address, table, bruno.token) as seat:
                await lobby.leave(table, 1)
                with pytest.raises(Gone) as gone:
                    await seat.until(lambda _: False)
                assert gone.value.reason == "removed"
            await lobby.take_back(table, 2)
            info = await lobby.table(table)
            assert [seat.who for seat in info.table.seats] == ["person", "empty", "empty"]

    asyncio.run(run())


def test_spectators_are_counted_and_silent_and_can_be_shut_out(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path)) as address:
            async with gathered(address, market(2)) as party, await connect(address, party.id) as spectator:
                await party.seats[0].until(lambda now: now.table.spectators == 1)
                with pytest.raises(Refused) as refused:
                    await spectator.say_in_chat("I see everything")
                assert refused.value.kind == "forbidden"
                assert spectator.decision is not None
                assert spectator.decision.options is None
            async with gathered(address, market(2, rules={"spectators": False})) as party:
                with pytest.raises(Gone, match="no spectators"):
                    await connect(address, party.id)

    asyncio.run(run())


def test_chat_reaches_everybody_and_is_kept(tmp_path: Path) -> None:
    async def run() -> None:
        settings = config(tmp_path)
        async with serving(settings) as address, gathered(address, market(2)) as party:
            anna, bruno = party.seats
            await anna.say_in_chat("  Guten\tAbend,  <b>Bruno</b>\n吸血鬼 ")
            await bruno.until(lambda now: now.chat)
            line = bruno.chat[0]
            assert (line.seat, line.name, line.text) == (0, "Anna", "Guten Abend, <b>Bruno</b> 吸血鬼")
            table, token = party.id, party.tokens[1]
        async with serving(settings) as address, await connect(address, table, token) as bruno:
            assert bruno.chat == [line]

    asyncio.run(run())


def test_the_lobby_lists_what_is_listed(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path)) as address, Lobby(address) as lobby:
            shown = await lobby.make(market(2, name="Elysium"))
            await lobby.make(market(2, rules={"listed": False}))
            lines = await lobby.tables()
            assert [(line.id, line.name, line.free, line.names) for line in lines] == [
                (shown.table.id, "Elysium", 1, ["Anna", ""])
            ]
            await lobby.take(shown.table.id, 1, "Bruno", token="")
            await lobby.call("POST", f"/tables/{shown.table.id}/start", type(None), token=shown.token)
            assert await lobby.tables() == []
            assert [line.id for line in await lobby.tables("playing")] == [shown.table.id]

    asyncio.run(run())


def test_a_closed_table_says_goodbye(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path)) as address, gathered(address, market(2)) as party:
            await party.lobby.close(party.id)
            with pytest.raises(Gone) as gone:
                await party.seats[1].until(lambda _: False)
            assert gone.value.reason == "closed"
            info = await party.lobby.table(party.id)
            assert info.table.phase == "closed"
            with pytest.raises(Refused, match="closed already"):
                await party.lobby.close(party.id)

    asyncio.run(run())


def test_language_is_each_readers_own(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path)) as address, gathered(address, market(2)) as party:
            anna, _ = party.seats
            before = anna.decision
            await anna.speak("ja")
            assert anna.decision == before
            assert anna.wholes == 2

    asyncio.run(run())


def test_the_log_comes_in_parts(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path)) as address, gathered(address, market(2)) as party:
            await party.play_out()
            anna = party.seats[0]
            part = await anna.earlier_log(5)
            assert part.lines == anna.log[:5]
            assert (await anna.ping()).at > 0

    asyncio.run(run())
