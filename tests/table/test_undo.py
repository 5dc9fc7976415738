"""Taking back: by the table's rule, and past anything revealed only with everyone's yes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from praxis.table.client import Refused, Seat
from tests.table.running import Party, config, gathered, market, serving


async def offer(party: Party) -> str:
    """Seat 0 offers its first card; gives the answer."""
    anna = party.seats[0]
    assert anna.decision is not None
    assert anna.decision.options is not None
    key = anna.decision.options[0].key
    await anna.answer(key)
    return key


async def bid(seat: Seat, amount: int) -> None:
    await seat.until(lambda now: now.is_mine)
    await seat.answer(f"bid {amount}")


def test_a_sealed_bid_is_taken_back_by_the_majority(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(config(tmp_path)) as address, gathered(address, market(4)) as party:
            anna, bruno, carla, dario = party.seats
            await offer(party)
            await bid(bruno, 1)
            await carla.until(lambda now: now.is_mine)
            await bruno.propose_undo()
            for seat in party.seats:
                await seat.until(lambda now: now.table.undo is not None)
            undo = carla.table.undo
            assert undo is not None
            # A sealed bid tells nobody anything.
            assert (undo.seat, undo.reveals, undo.needed) == (1, False, 2)
            await anna.vote(undo.proposal, True)
            assert not bruno.is_mine
            await dario.vote(undo.proposal, True)
            await bruno.until(lambda now: now.is_mine)
            assert bruno.table.undo is None
            await carla.until(lambda now: not now.is_mine)
            for seat in party.seats:
                assert [line.kind for line in seat.log if line.kind == "sealed"] == []
            await bid(bruno, 0)
            await party.play_out()

    asyncio.run(play())


def test_past_a_revealed_card_everyone_must_agree(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(config(tmp_path)) as address, gathered(address, market(3)) as party:
            anna, bruno, carla = party.seats
            await offer(party)
            await bruno.until(lambda now: now.is_mine)
            await anna.propose_undo()
            await bruno.until(lambda now: now.table.undo is not None)
            undo = bruno.table.undo
            assert undo is not None
            # The others now know a card of Anna's hand, which they could not know.
            assert (undo.reveals, undo.needed) == (True, 2)
            await bruno.vote(undo.proposal, True)
            await carla.vote(undo.proposal, False)
            await anna.until(lambda now: now.table.undo is None)
            assert bruno.is_mine

    asyncio.run(play())


def test_with_everyones_yes_it_goes_past_anything(tmp_path: Path) -> None:
    async def play() -> tuple[list[str], list[str]]:
        async with serving(config(tmp_path)) as address, gathered(address, market(3)) as party:
            anna, bruno, carla = party.seats
            assert anna.decision is not None
            before = [option.key for option in anna.decision.options or []]
            await offer(party)
            await bid(bruno, 2)
            await bid(carla, 1)
            await bruno.until(lambda now: now.is_mine)
            await anna.propose_undo()
            await bruno.until(lambda now: now.table.undo is not None)
            undo = bruno.table.undo
            assert undo is not None
            assert undo.reveals
            await bruno.vote(undo.proposal, True)
            await carla.vote(undo.proposal, True)
            await anna.until(lambda now: now.is_mine)
            assert anna.decision is not None
            return before, [option.key for option in anna.decision.options or []]

    before, after = asyncio.run(play())
    assert before == after


def test_against_bots_alone_nobody_need_be_asked(tmp_path: Path) -> None:
    async def play() -> None:
        seats = [{"who": "me", "name": "Anna"}, {"who": "random"}]
        async with serving(config(tmp_path)) as address:
            from praxis.table.client import Lobby, connect

            async with Lobby(address) as lobby:
                seated = await lobby.make(market(2, seats=seats, start=True))
                async with await connect(address, seated.table.id, seated.token) as anna:
                    assert anna.decision is not None
                    first = anna.decision
                    assert first.options is not None
                    await anna.answer(first.options[0].key)
                    await anna.propose_undo()
                    await anna.until(lambda now: now.is_mine and now.wholes > 1)
                    assert anna.decision is not None
                    assert [o.key for o in anna.decision.options or []] == [o.key for o in first.options]
                    # The same question, but another decision: an answer to the first one is out of date.
                    with pytest.raises(Refused) as refused:
                        await anna.answer(first.options[0].key, first.decision)
                    assert refused.value.kind == "stale"

    asyncio.run(play())


def test_what_cannot_be_taken_back_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(config(tmp_path)) as address:
            async with gathered(address, market(3, rules={"undo": "never"})) as party:
                await offer(party)
                with pytest.raises(Refused, match="nothing is taken back"):
                    await party.seats[0].propose_undo()
            async with gathered(address, market(3)) as party:
                anna, bruno, carla = party.seats
                with pytest.raises(Refused, match="given 0 answers"):
                    await bruno.propose_undo()
                await offer(party)
                with pytest.raises(Refused, match="given 1 answers"):
                    await anna.propose_undo(2)
                await anna.propose_undo()
                with pytest.raises(Refused, match="already proposed"):
                    await anna.propose_undo()
                await bruno.until(lambda now: now.table.undo is not None)
                undo = bruno.table.undo
                assert undo is not None
                with pytest.raises(Refused, match="no longer"):
                    await bruno.vote(undo.proposal + 1, True)
                with pytest.raises(Refused, match="not yours"):
                    await anna.vote(undo.proposal, True)
                await bruno.vote(undo.proposal, True)
                with pytest.raises(Refused, match="you have voted"):
                    await bruno.vote(undo.proposal, True)
                # The game moves on: the proposal lapses.
                await bid(bruno, 0)
                await carla.until(lambda now: now.table.undo is None)

    asyncio.run(play())


def test_an_undo_is_still_undone_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        settings = config(tmp_path)
        async with serving(settings) as address, gathered(address, market(3)) as party:
            anna, bruno, carla = party.seats
            await offer(party)
            await bid(bruno, 2)
            await carla.until(lambda now: now.is_mine)
            await bruno.propose_undo()
            await carla.until(lambda now: now.table.undo is not None)
            assert carla.table.undo is not None
            await carla.vote(carla.table.undo.proposal, True)
            await anna.vote(carla.table.undo.proposal, True)
            await bruno.until(lambda now: now.is_mine)
            kept, tokens, table = bruno.log, party.tokens, party.id
        async with serving(settings) as address:
            from praxis.table.client import connect

            async with await connect(address, table, tokens[1]) as bruno:
                assert bruno.is_mine
                assert bruno.log == kept

    asyncio.run(play())
