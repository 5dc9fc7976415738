"""How tables of people fare while bots that look ahead think at other tables of the same server.

The server has one core and the bots' processes share it, which is the worst case; people play from another core. The
same tables are measured in turns while the bots think and while their processes are stopped, so that whatever else the
machine does meanwhile is in both figures.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from praxis.table.client import Lobby
from praxis.table.measure.bench import PACE, on_cores, run
from praxis.table.measure.load import LoadTable, at_pace, open_tables, share
from praxis.table.measure.server import Server
from praxis.table.server.config import INSTALLED
from praxis.table.server.limits import BOT_TABLES_AN_ADDRESS

BOT: Final = "search"
STARTING: Final = 90.0
"""Seconds within which the bots must have begun to think."""
BEGUN: Final = 3.0
"""Seconds of processor time after which a bots' process has loaded the cards and thinks."""


TURN: Final = 4.0
"""Seconds until the bots are stopped, or go on."""
SETTLING: Final = 0.3
"""Seconds after each change whose answers do not count."""
DRAWN: Final = 400
"""How often the answers are drawn anew to see how much the figures vary by chance."""


def measure(
    tables: int = 150, seconds: float = 40.0, bot_game: str = "vtes", bot: str = BOT, games: str = INSTALLED
) -> dict[str, Any]:
    """Figures without and with bots that think, for `beside_bots` of `praxis bench --table`: `seconds` of each."""
    with on_cores() as cores, tempfile.TemporaryDirectory(prefix="praxis-bots-") as directory:
        server = Server(Path(directory), games, cores)
        try:
            server.start()
            return run(_measure(server, tables, seconds, bot_game, bot))
        finally:
            server.kill()


async def _measure(server: Server, tables: int, seconds: float, bot_game: str, bot: str) -> dict[str, Any]:
    dice = random.Random(11)
    playing: list[LoadTable] = await open_tables(server.address, "vendetta", tables, dice)
    try:
        await at_pace(playing, min(3.0, seconds), PACE)
        await _let_bots_play(server, bot_game, bot)
        before = _bots_seconds(server)
        calm, beside = await _in_turns(server, playing, seconds)
        worked = _bots_seconds(server) - before
    finally:
        for table in playing:
            await table.close()
    alone, shared = share(calm, 0.99), share(beside, 0.99)
    return {
        "tables": tables,
        "bots": f"{BOT_TABLES_AN_ADDRESS} tables of {bot_game}, all seats {bot}",
        "answers": [len(calm), len(beside)],
        "p50_ms": [round(share(calm, 0.5), 2), round(share(beside, 0.5), 2)],
        "p99_ms": [round(alone, 2), round(shared, 2)],
        "p99_ratio": round(shared / alone, 2),
        "p99_ratio_by_chance": _ratio_by_chance(calm, beside, dice),
        "bots_share_of_a_core": round(worked / seconds, 2),
    }


async def _in_turns(server: Server, playing: list[LoadTable], seconds: float) -> tuple[list[float], list[float]]:
    """The latencies of answers while the bots are stopped, and while they think."""
    calm: list[float] = []
    beside: list[float] = []
    now: list[float] | None = None
    """Where the answers of this turn are counted; None while it settles."""

    async def play(table: LoadTable) -> None:
        while not table.over:
            await asyncio.sleep(table.dice.uniform(*PACE))
            turn = now
            latency = await table.answer()
            if latency is not None and turn is not None and turn is now:
                turn.append(latency)

    people = [asyncio.create_task(play(table)) for table in playing]
    try:
        for turn in range(2 * max(1, round(seconds / TURN))):
            _signal_bots(server, signal.SIGCONT if turn % 2 else signal.SIGSTOP)
            now = None
            await asyncio.sleep(SETTLING)
            now = beside if turn % 2 else calm
            await asyncio.sleep(TURN)
    finally:
        _signal_bots(server, signal.SIGCONT)  # a stopped process would not end with the server
        for person in people:
            person.cancel()
        await asyncio.gather(*people, return_exceptions=True)
    return calm, beside


def _ratio_by_chance(calm: list[float], beside: list[float], dice: random.Random) -> list[float]:
    """Between which values nine tenths of the ratios lie if the same answers are drawn anew, again and again."""

    def drawn(values: list[float]) -> float:
        return share(dice.choices(values, k=len(values)), 0.99)

    ratios = sorted(drawn(beside) / drawn(calm) for _ in range(DRAWN)) if calm and beside else []
    return [round(ratios[int(len(ratios) * at)], 2) for at in (0.05, 0.95)] if ratios else []


async def _let_bots_play(server: Server, game: str, bot: str) -> None:
    """Begin as many games of bots alone as an address may, and wait until the bots think."""
    from praxis import games

    usual = games.entry(game).usual
    order = {
        "game": game,
        "setting": {"players": usual.players, "edition": usual.edition},
        "seats": [{"who": bot}] * usual.players,
        "rules": {"bot_pace": 0, "undo": "never", "listed": False},
        "start": True,
    }
    async with Lobby(server.address) as lobby:
        for _ in range(BOT_TABLES_AN_ADDRESS):
            await lobby.make(order)
    async with asyncio.timeout(STARTING):
        while _bots_seconds(server) < BEGUN:
            await asyncio.sleep(0.2)


def _bots_seconds(server: Server) -> float:
    """The seconds of processor time of all processes that the server has started."""
    found = 0.0
    for child in _children(server):
        with suppress(OSError):
            found += server.cpu(child)
    return found


def _signal_bots(server: Server, which: signal.Signals) -> None:
    """Stop all processes that the server has started, or let them go on."""
    for child in _children(server):
        with suppress(ProcessLookupError):
            os.kill(child, which)


def _children(server: Server) -> list[int]:
    assert server.process is not None
    with suppress(OSError):
        found = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text()
        return [int(child) for child in found.split()]
    return []
