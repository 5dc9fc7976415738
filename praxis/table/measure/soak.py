"""A soak: people come and go at a server for many minutes while others play, and the slope of its memory is measured.

The server runs with its usual collector in a process of its own. Tables that nobody uses sleep after a minute instead
of ten, so that what sleeps and what wakes balance within a short soak. The first third is warm-up and does not count.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec

from praxis.table.client import Lobby, Refused
from praxis.table.measure.bench import on_cores, run
from praxis.table.measure.lean_socket import LeanSocket
from praxis.table.measure.load import LoadTable, new_table
from praxis.table.measure.server import Server
from praxis.table.server.config import INSTALLED
from praxis.table.wire.messages import ENCODE, AskLog, Hello, Say, Sync

TABLES: Final = 5
"""How many tables are played at all the time."""
VISITORS: Final = 16
"""How many people come and go."""
PACE: Final = (0.5, 1.5)
STAY: Final = (1.0, 6.0)
"""The shortest and the longest time that a visitor stays, in seconds. Who stays for two seconds is old for Python's
collector."""
IDLE_SECONDS: Final = 60.0
SAMPLE_SECONDS: Final = 5.0
LOOKS: Final = 10
"""How often memory is looked at for one sample, which is the least of them: while a password is checked, it needs 64 MB
more."""
WARM_UP: Final = 1 / 3
"""The share of the samples that does not count for the slope."""
NAME: Final = "Visitor"
PASSWORD: Final = "a raven by the lake"


def slope(samples: Sequence[tuple[float, float]]) -> float:
    """By how much a value rises in a unit of time, as the line of least squares has it."""
    if len(samples) < 2:
        return 0.0
    at = sum(time for time, _ in samples) / len(samples)
    mean = sum(value for _, value in samples) / len(samples)
    spread = sum((time - at) ** 2 for time, _ in samples)
    return sum((time - at) * (value - mean) for time, value in samples) / spread if spread else 0.0


def counted(samples: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """The samples after the warm-up."""
    return list(samples[int(len(samples) * WARM_UP) :])


class Soak:
    """The people of one soak."""

    def __init__(self, server: Server, game: str, minutes: float) -> None:
        self.server = server
        self.game = game
        self.seconds = minutes * 60
        self.dice = random.Random(7)
        self.did: Counter[str] = Counter()
        self.steady: list[LoadTable] = []
        self.samples: list[tuple[float, float]] = []
        """Minutes since the start, and megabytes."""

    async def run(self) -> None:
        async with Lobby(self.server.address) as lobby:
            await lobby.register(NAME, PASSWORD)
        loop = asyncio.get_running_loop()
        self.end = loop.time() + self.seconds
        people = [self._play() for _ in range(TABLES)] + [self._visit(number) for number in range(VISITORS)]
        await asyncio.gather(self._sample(), *people)

    @property
    def goes_on(self) -> bool:
        return asyncio.get_running_loop().time() < self.end

    async def _sample(self) -> None:
        began = asyncio.get_running_loop().time()
        while self.goes_on:
            least = self.server.memory()
            for _ in range(LOOKS):
                await asyncio.sleep(min(SAMPLE_SECONDS, self.seconds / 12) / LOOKS)
                least = min(least, self.server.memory())
            minutes = (asyncio.get_running_loop().time() - began) / 60
            self.samples.append((minutes, least / 1e6))

    async def _play(self) -> None:
        """A table whose people stay, and begin another game when one is over."""
        while self.goes_on:
            async with Lobby(self.server.address) as lobby:
                table = await new_table(lobby, self.game, self.dice)
            self.steady.append(table)
            while self.goes_on and not table.over:
                self.did["answers"] += await table.answer() is not None
                await asyncio.sleep(self.dice.uniform(*PACE))
            self.steady.remove(table)
            await table.close()
            self.did["games"] += 1

    async def _visit(self, number: int) -> None:
        """Somebody who comes and goes in all the ways there are, one after another."""
        ways = list(WAYS.items())
        while self.goes_on:
            name, way = ways[number % len(ways)]
            number += 1
            with suppress(OSError, httpx.HTTPError, Refused):
                await way(self)
                self.did[name] += 1
            await asyncio.sleep(self.dice.uniform(0.0, 0.5))

    async def stay(self) -> None:
        left = self.end - asyncio.get_running_loop().time()
        await asyncio.sleep(max(0.0, min(left, self.dice.uniform(*STAY))))

    async def socket(self, table: str, token: str = "") -> LeanSocket:
        url = self.server.address.replace("http", "ws", 1) + f"/ws/tables/{table}"
        socket = await LeanSocket.connect(url, lambda _, __: None)
        socket.send(ENCODE(Hello(token=token)))
        return socket


async def _watch(soak: Soak) -> None:
    """A spectator of a table that is played at."""
    if soak.steady:
        socket = await soak.socket(soak.dice.choice(soak.steady).id)
        await soak.stay()
        socket.send(ENCODE(Sync(id=1)))
        socket.send(ENCODE(AskLog(id=2, before=100)))
        await asyncio.sleep(0.2)
        socket.close()


async def _guest(soak: Soak) -> None:
    """A guest makes a table with bots, answers a little, reloads the page, and is gone."""
    async with Lobby(soak.server.address) as lobby:
        seats = [{"who": "me", "name": "Guest"}, *[{"who": "random"}] * 3]
        rules = {"bot_pace": 0, "listed": False}
        new = {"game": soak.game, "setting": {"players": 4}, "seats": seats, "start": True, "rules": rules}
        made = msgspec.json.decode(await lobby.call("POST", "/tables", msgspec.Raw, new))
        for _ in range(3):
            socket = await soak.socket(made["table"]["id"], made["token"])
            await soak.stay()
            socket.send(ENCODE(Say(id=1, text="Good evening.")))
            await asyncio.sleep(0.1)
            socket.close()
        if soak.dice.random() < 0.5:
            await lobby.call("DELETE", f"/tables/{made['table']['id']}", type(None), token=made["token"])


async def _member(soak: Soak) -> None:
    """Somebody signs in, at the second attempt, and out again."""
    async with Lobby(soak.server.address) as lobby:
        with suppress(Refused):
            await lobby.sign_in(NAME, "another password")
        await lobby.sign_in(NAME, PASSWORD)
        await soak.stay()
        await lobby.call("DELETE", "/session", type(None))


async def _stumble(soak: Soak) -> None:
    """Requests and messages that are refused."""
    async with httpx.AsyncClient(base_url=soak.server.address, timeout=60) as http:
        for path in ("/api/v1/tables/none", "/api/v1/records/none", "/no/such/page", "/api/v1/cards/chess"):
            await http.get(path)
        await http.post("/api/v1/tables", json={"game": soak.game, "setting": {"players": 99}})
        await http.post("/api/v1/account", content=b"{")
    if soak.steady:
        socket = await soak.socket(soak.dice.choice(soak.steady).id, "no token of anybody")
        await asyncio.sleep(0.2)
        socket.close()
        socket = await soak.socket(soak.dice.choice(soak.steady).id)
        for _ in range(3):
            socket.send(b'{"type":"nonsense"}')
        await soak.stay()
        socket.close()


async def _read(soak: Soak) -> None:
    """Somebody who reads lists, cards and rules."""
    async with httpx.AsyncClient(base_url=soak.server.address, timeout=60) as http:
        word = soak.dice.choice(("blood", "hunt", "prince", "bleed", "torpor", "vote", "night", "steal"))
        for path in (f"rules/{soak.game}/search?q={word}", "tables", "records", "games", f"cards/{soak.game}?q={word}"):
            await http.get(f"/api/v1/{path}")
        await soak.stay()


WAYS: Final[dict[str, Callable[[Soak], Awaitable[None]]]] = {
    "spectators": _watch,
    "guests": _guest,
    "sign_ins": _member,
    "refusals": _stumble,
    "readers": _read,
}


def measure(minutes: float = 30.0, game: str = "vendetta", games: str = INSTALLED) -> dict[str, Any]:
    """The figures of `praxis bench --soak MINUTES`."""
    with on_cores() as cores, tempfile.TemporaryDirectory(prefix="praxis-soak-") as directory:
        server = Server(Path(directory), games, cores, more={"idle_seconds": IDLE_SECONDS})
        try:
            server.start()
            soak = Soak(server, game, minutes)
            run(soak.run())
            return _figures(soak)
        finally:
            server.kill()


def _figures(soak: Soak) -> dict[str, Any]:
    every = max(1, len(soak.samples) // 30)
    return {
        "minutes": round(soak.samples[-1][0], 1),
        "slope_mb_a_minute": round(slope(counted(soak.samples)), 3),
        "memory_mb": [round(value, 1) for _, value in soak.samples[::every]],
        "did": dict(soak.did),
    }
