"""A bot that raises, hangs, cheats or takes its process along: a simpler one plays on, and everybody knows."""

from __future__ import annotations

import asyncio
import logging
import os
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from praxis.kernel.game import DecisionView
from praxis.table.client import Lobby, connect
from praxis.table.client import play as play_game
from praxis.table.game.bot_workers import BotFailed, BotWorkers
from praxis.table.game.hosted import Bot, HostedGame, HostedGames, RandomBot, named
from praxis.table.game.words import PlainWords
from tests.table.games import MARKET, BrokenBot, LastBot
from tests.table.running import config, market, serving


class HangingBot:
    def choose(self, view: msgspec.Struct, decision: DecisionView, seed: int) -> str:
        while True:
            pass


class CheatingBot:
    def choose(self, view: msgspec.Struct, decision: DecisionView, seed: int) -> str:
        return "win"


class DyingBot:
    def choose(self, view: msgspec.Struct, decision: DecisionView, seed: int) -> str:
        os._exit(3)


def hosted_games() -> HostedGames:
    bots: dict[str, Bot] = {
        "random": RandomBot(),
        "last": LastBot(),
        "cheating": CheatingBot(),
        "dying": DyingBot(),
        "broken": BrokenBot(),
        "hanging": HangingBot(),
    }
    return {"market": HostedGame(MARKET, PlainWords("market"), bots, usual="last")}


PATH: Final = "tests.table.test_failing_bots:hosted_games"


@pytest.mark.parametrize(
    ("level", "why", "error"),
    [
        ("broken", "raised", "RuntimeError"),
        ("cheating", "illegal", ""),
        ("hanging", "hung", ""),
        ("dying", "hung", ""),
    ],
)
def test_a_failure_is_told_from_an_answer_and_the_desk_goes_on(level: str, why: str, error: str) -> None:
    async def ask() -> None:
        bot_workers = BotWorkers(named(PATH), PATH, processes=1, longest=0.2)
        game = MARKET.begin(MARKET.header(MARKET.settings()[0], 5))
        assert game.decision is not None
        seat = game.decision.seat
        decision = game.decision_view(seat)
        assert decision is not None
        try:
            with pytest.raises(BotFailed) as failed:
                await bot_workers.choose("market", level, game.view(seat), decision, 1)
            assert (failed.value.why, failed.value.error) == (why, error)
            assert (
                await bot_workers.choose("market", "last", game.view(seat), decision, 1) == (decision.options or [])[-1]
            )
        finally:
            bot_workers.close()

    asyncio.run(ask())


def test_the_table_goes_on_with_a_simpler_bot_and_everybody_is_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> tuple[list[float] | None, list[Any]]:
        async with serving(config(tmp_path, games=PATH)) as address, Lobby(address) as lobby:
            seats = [{"who": "me", "name": "Anna"}, {"who": "last"}, {"who": "broken"}]
            seated = await lobby.make(market(3, seats=seats, start=True))
            async with await connect(address, seated.table.id, seated.token) as seat:
                await play_game(seat, lambda _, decision: (decision.options or [])[0].key)
                return seat.table.scores, seat.chat

    with caplog.at_level(logging.WARNING, logger="praxis.table"):
        scores, chat = asyncio.run(play())
    assert scores is not None
    failed = [record.fields for record in caplog.records if record.getMessage() == "bot.failed"]  # type: ignore[attr-defined]
    levels = [(fields["level"], fields["why"], fields["instead"]) for fields in failed]
    assert levels == [
        ("broken", "raised", "dying"),
        ("dying", "hung", "cheating"),
        ("cheating", "illegal", "last"),
    ]
    assert {fields["seat"] for fields in failed} == {2}
    assert any("'broken' has failed" in line.text for line in chat)
