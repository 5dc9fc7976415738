"""How tables of people fare while bots that look ahead think at other tables of the same server.

The server has one core and the bots' processes share it, which is the worst case; people play from another core. The
same tables are measured before the bots begin, and while they think.
"""

from __future__ import annotations

import asyncio
import random
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


def measure(
    tables: int = 60, seconds: float = 30.0, bot_game: str = "vtes", bot: str = BOT, games: str = INSTALLED
) -> dict[str, Any]:
    """Figures without and with bots that think, for `beside_bots` of `praxis bench --table`."""
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
        calm = await at_pace(playing, seconds, PACE)
        await _let_bots_play(server, bot_game, bot)
        before = _bots_seconds(server)
        beside = await at_pace(playing, seconds, PACE)
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
        "bots_share_of_a_core": round(worked / seconds, 2),
    }


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
    assert server.process is not None
    found = 0.0
    with suppress(OSError):
        children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
        for child in children:
            with suppress(OSError):
                found += server.cpu(int(child))
    return found
