"""V:TES is hosted like any other game: made, played by bots and programs, watched, recorded; the server has no rule."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from praxis.kernel import record as records
from praxis.table.client import Lobby, Seat, connect
from praxis.table.game.words import Card
from praxis.table.server.config import INSTALLED
from praxis.table.wire.messages import Asked
from praxis.table.wire.rest_types import GameInfo
from praxis.vtes.kind import KIND as VTES
from tests.table.running import config, serving

RULES = {"window": 100, "bot_pace": 0, "undo": "never"}


def vtes(players: int, seats: list[dict[str, str]], turns: int) -> dict[str, Any]:
    """A short game with the house's own decks, which need no card data."""
    setting = {"players": players, "edition": "2023", "options": {"turns": turns, "cards": "house"}}
    return {"game": "vtes", "setting": setting, "seats": seats, "rules": RULES, "start": True}


async def play_until(seat: Seat, choose: Callable[[Asked], str], enough: Callable[[], bool]) -> None:
    while not enough() and (decision := await seat.my_turn(60)) is not None:
        await seat.answer(choose(decision), decision.decision)
        await seat.moved_on(decision)


def first_or_pass(decision: Asked) -> str:
    keys = [option.key for option in decision.options or []]
    return "pass" if "pass" in keys else keys[0]


def test_a_game_is_played_to_its_end_and_its_record_replays(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path, games=INSTALLED)) as address, Lobby(address) as lobby:
            games = await lobby.call("GET", "/games", list[GameInfo])
            assert "vtes" in [game.game for game in games if game.positions]
            me = [{"who": "me", "name": "Anna"}, {"who": "random"}, {"who": "random"}]
            made = await lobby.make(vtes(3, me, turns=3))
            async with (
                await connect(address, made.table.id, made.token) as anna,
                await connect(address, made.table.id) as spectator,
            ):
                await anna.yield_to(["*"])
                await asyncio.wait_for(play_until(anna, first_or_pass, lambda: False), 100)
                await spectator.until(lambda now: now.table.phase == "over", 10)
                assert any(line.text for line in anna.log)
                # What the spectator was told is what is public: nobody's hand stands in it.
                assert len(spectator.log) == len(anna.log)
            record = records.read(await lobby.record(made.table.id))
            assert records.replay(record, VTES).difference == ""

    asyncio.run(run())


def test_its_cards_are_listed_and_searched(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path, games=INSTALLED)) as address, Lobby(address) as lobby:
            first = await lobby.call("GET", "/cards/vtes?count=20", list[Card])
            then = await lobby.call("GET", "/cards/vtes?first=10&count=20", list[Card])
            assert first[10:] == then[:10]
            name = first[3].name
            found = await lobby.call("GET", f"/cards/vtes?q={name.replace(' ', '%20')}", list[Card])
            assert name in [card.name for card in found]

    asyncio.run(run())
