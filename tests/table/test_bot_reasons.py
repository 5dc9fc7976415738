"""Why bots choose as they do is told while the game is on to those who want to know, and to nobody else."""

from __future__ import annotations

import asyncio
from pathlib import Path

from praxis.table.client import Lobby, Seat, connect
from praxis.table.server.config import INSTALLED
from tests.table.running import config, serving

SEATS = [{"who": "me", "name": "Anna"}, {"who": "house"}, {"who": "house"}]


async def plays_on(anna: Seat, reasons: int) -> None:
    """Passes where that is offered, until so many reasons were told or the game is over."""
    while len(anna.bot_reasons) < reasons and anna.table.phase == "playing":
        decision = anna.decision
        if decision is None or not anna.is_mine:
            await anna.changed()
            continue
        keys = [option.key for option in decision.options or []]
        await anna.answer("pass" if "pass" in keys else keys[0])
        await anna.moved_on(decision)


def test_a_learner_is_told_why_and_nobody_else(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path, games=INSTALLED)) as address, Lobby(address) as lobby:
            setting = {"players": 3, "edition": "2023", "options": {"turns": 40}}
            rules = {"bot_pace": 0, "window": 0}
            new = {"game": "vtes", "setting": setting, "seats": SEATS, "rules": rules, "start": True}
            made = await lobby.make(new)
            watching = connect(address, made.table.id, "")
            async with await connect(address, made.table.id, made.token) as anna, await watching as watcher:
                await anna.learn()
                await plays_on(anna, reasons=3)
                assert len(anna.bot_reasons) >= 3
                lines = {line.n: line for line in anna.log}
                for reason in anna.bot_reasons:
                    assert reason.n in lines
                    assert reason.seat in (1, 2)
                    assert reason.than
                    assert reason.gain >= 0
                assert watcher.bot_reasons == []

    asyncio.run(run())
