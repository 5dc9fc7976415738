"""Whole games over the wire, with people, bots and spectators."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from praxis.kernel import record as records
from praxis.table.client import Lobby, Refused, connect
from tests.kernel.toy import KIND as MARKET
from tests.table.running import config, gathered, market, serving


def test_three_people_play_a_whole_game_and_its_record_replays(tmp_path: Path) -> None:
    async def play() -> tuple[str, list[float] | None]:
        async with serving(config(tmp_path)) as address, gathered(address, market(3)) as party:
            await party.play_out()
            return await party.lobby.record(party.id), party.seats[0].table.scores

    text, scores = asyncio.run(play())
    result = records.replay(records.read(text), MARKET)
    assert result.difference == ""
    assert result.game.scores() == scores


def test_everybody_sees_the_same_story_each_from_their_own_side(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            serving(config(tmp_path)) as address,
            gathered(address, market(3)) as party,
            await connect(address, party.id) as spectator,
        ):
            assert spectator.you.seat is None
            await party.play_out()
            await spectator.until(lambda now: now.table.phase == "over")
            stories = [seat.log for seat in [*party.seats, spectator]]
            assert len({tuple(line.kind for line in story) for story in stories}) == 1
            for seat, story in enumerate(stories):
                for line in story:
                    if line.kind == "drew":
                        assert (line.fields["card"] is not None) == (line.fields["seat"] == seat)
            assert spectator.view["hand"] == []

    asyncio.run(play())


def test_one_person_plays_against_bots(tmp_path: Path) -> None:
    async def play() -> list[float] | None:
        async with serving(config(tmp_path)) as address, Lobby(address) as lobby:
            seats = [{"who": "me", "name": "Anna"}, {"who": "random"}, {"who": "last"}, {"who": "broken"}]
            seated = await lobby.make(market(4, seats=seats, start=True))
            assert seated.table.phase == "playing"
            from praxis.table.client import play as play_game

            async with await connect(address, seated.table.id, seated.token) as seat:
                await play_game(seat, lambda _, decision: (decision.options or [])[0].key)
                return seat.table.scores

    scores = asyncio.run(play())
    assert scores is not None
    assert sum(scores) == pytest.approx(1)


def test_refusals_change_nothing_and_say_why(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(config(tmp_path)) as address, gathered(address, market(3)) as party:
            anna, bruno, _ = party.seats
            assert anna.is_mine
            assert anna.decision is not None
            before = anna.decision
            for key, kind in [
                ("offer 99", "illegal"),
                ("bid 1", "illegal"),
                ("Offer;1", "malformed"),
                ("", "malformed"),
            ]:
                with pytest.raises(Refused) as refused:
                    await anna.answer(key)
                assert refused.value.kind == kind
            with pytest.raises(Refused, match=r"market\.offer\.own-hand"):
                await anna.answer("offer 99")
            with pytest.raises(Refused, match="nothing to decide") as refused:
                await bruno.answer("bid 0")
            assert refused.value.kind == "illegal"
            await anna.sync()
            assert anna.decision == before
            key = before.options[0].key if before.options else ""
            await anna.answer(key, before.decision)
            with pytest.raises(Refused) as refused:
                await anna.answer(key, before.decision)
            assert refused.value.kind == "stale"

    asyncio.run(play())


def test_why_not_and_explain(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(config(tmp_path)) as address, gathered(address, market(3)) as party:
            anna, bruno, _ = party.seats
            assert [why.clause for why in await anna.why_not("offer 99")] == ["market.offer.own-hand"]
            assert anna.decision is not None
            assert anna.decision.options is not None
            key = anna.decision.options[0].key
            assert await anna.why_not(key) == []
            assert await anna.explain(key) == key
            with pytest.raises(Refused, match="not one of your options"):
                await anna.explain("offer 99")
            assert len(await bruno.why_not(key)) == 1

    asyncio.run(play())
