"""One table at human pace during an attack on the server: how long its answers take, and whether any is lost.

The server runs with its usual limits in a process of its own on one core; players and attackers share the other cores,
in processes of their own, and the attackers come from another address of this machine.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec

from praxis.table.client import Lobby
from praxis.table.measure.attacks import ATTACKS
from praxis.table.measure.bench import on_cores, run
from praxis.table.measure.load import LoadTable, new_table, share
from praxis.table.measure.server import Server
from praxis.table.server.config import INSTALLED

PACE: Final = (0.3, 0.9)
"""The shortest and the longest time that a person thinks, in seconds: five people who know the game."""
CALM_SECONDS: Final = 25.0
"""How many seconds memory has to come back. The server collects all garbage every 20 seconds."""
RATIO: Final = 1.1


class Played(msgspec.Struct):
    latencies: list[float] = []
    """The seconds that each answer took."""
    own: list[float] = []
    """The seconds that each answer took, without the time in which other programs of this machine had the processor."""
    lost: int = 0


class Victim:
    """The table whose people want to play. When a game is over, they begin another one."""

    def __init__(self, server: Server, game: str) -> None:
        self.server = server
        self.address = server.address
        self.game = game
        self.dice = random.Random(5)
        self.table: LoadTable | None = None
        self.id = ""

    async def sit(self) -> None:
        async with Lobby(self.address) as lobby:
            self.table = await new_table(lobby, self.game, self.dice)
            self.id = self.table.id

    async def play(self, until: Callable[[], bool]) -> Played:
        """Answer at human pace."""
        played = Played()
        while not until():
            if self.table is None or self.table.over:
                await self.leave()
                await self.sit()
            assert self.table is not None
            waited = self.server.waited()
            latency = await self.table.answer()
            if latency is not None:
                played.latencies.append(latency)
                played.own.append(max(0.0, latency - (self.server.waited() - waited)))
            elif not self.table.ended:
                played.lost += 1
            await asyncio.sleep(self.dice.uniform(*PACE))
        return played

    async def leave(self) -> None:
        if self.table is not None:
            await self.table.close()
            self.table = None


def measure(
    seconds: float = 20.0,
    attacks: Sequence[str] = tuple(ATTACKS),
    game: str = "vendetta",
    games: str = INSTALLED,
    calm: float = CALM_SECONDS,
    say: Callable[[str], None] = lambda _: None,
) -> dict[str, dict[str, Any]]:
    """Figures by attack, for `praxis bench --hostile`; `none` is the same table without an attack."""
    with on_cores() as cores, tempfile.TemporaryDirectory(prefix="praxis-hostile-") as directory:
        server = Server(Path(directory), games, cores, usual=True)
        try:
            server.start()
            return run(_measure(server, game, attacks, seconds, calm, say))
        finally:
            server.kill()


async def _measure(
    server: Server, game: str, attacks: Sequence[str], seconds: float, calm: float, say: Callable[[str], None]
) -> dict[str, dict[str, Any]]:
    victim = Victim(server, game)
    await victim.sit()
    # What is made once for everybody, at the first request, is no trace of an attack.
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
        for path in ("cards/vtes?q=a", "cards/vendetta", "rules/vtes", "rules/vtes/search?q=blood"):
            await http.get(f"/api/v1/{path}")
    found: dict[str, dict[str, Any]] = {}
    try:
        # One quiet round, to compare with, and to load everything that is loaded once.
        for number, name in enumerate(["none", *attacks]):
            say(name)
            found[name] = await _under(server, victim, name, f"127.0.0.{10 + number}", seconds, calm)
    finally:
        await victim.leave()
    return found


async def _under(server: Server, victim: Victim, name: str, local: str, seconds: float, calm: float) -> dict[str, Any]:
    before = server.memory()
    attack = _start(name, server.address, victim.id, local, seconds) if name != "none" else None
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds

    def over() -> bool:
        return loop.time() >= end if attack is None else attack.poll() is not None

    played = await victim.play(over)
    most = server.memory()
    after = await _calm(server, before, calm)
    counts = msgspec.json.decode(attack.communicate()[0] or "{}") if attack is not None else {}
    return {
        "p99_ms": round(share(played.latencies, 0.99), 2),
        "p50_ms": round(share(played.latencies, 0.5), 2),
        "p99_own_ms": round(share(played.own, 0.99), 2),
        "answers": len(played.latencies),
        "lost": played.lost,
        "memory_mb": [round(value / 1e6, 1) for value in (before, most, after)],
        "memory_ratio": round(after / before, 3),
        "did": counts,
    }


def _start(name: str, address: str, table: str, local: str, seconds: float) -> subprocess.Popen[str]:
    arguments = [name, address, table, local, str(seconds)]
    return subprocess.Popen(
        [sys.executable, "-m", "praxis.table.measure.attacks", *arguments],
        stdout=subprocess.PIPE,
        text=True,
        # The players' own program comes first on the core that it shares with the attackers.
        preexec_fn=lambda: os.nice(10) and None,
    )


async def _calm(server: Server, before: int, seconds: float) -> int:
    """The server's memory when it has come back, or after so many seconds."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while server.memory() > before * RATIO and loop.time() < end:
        await asyncio.sleep(0.5)
    return server.memory()
