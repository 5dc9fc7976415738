"""Servers for tests: in this process, on a port of their own."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final

from praxis.table.client import Lobby, Seat, connect
from praxis.table.server.config import Config
from praxis.table.server.limits import BUDGETS, Limits
from praxis.table.server.process import web_server
from praxis.table.web.app import open_app
from praxis.table.wire.rest_types import Seated
from tests.table.games import MARKET_SETTING, PATH

UNLIMITED: Final = dict.fromkeys(BUDGETS, 1_000_000.0)
"""No limits: tests come from one address and without pauses. Tests of limits name the limit."""


def config(data: Path, **more: Any) -> Config:
    limits = {**UNLIMITED, **more.pop("limits", {})}
    return Config(data=data, **{"games": PATH, "limits": limits, **more})


@asynccontextmanager
async def serving(settings: Config) -> AsyncIterator[str]:
    """A real server in this event loop. Gives its address."""
    limits = Limits(settings.limits)
    app = await open_app(settings, limits)
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    server = web_server(app, settings, limits)
    server.config.timeout_graceful_shutdown = 1
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.005)
        if task.done():
            task.result()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await task
        listening.close()


def market(players: int = 3, **more: Any) -> dict[str, Any]:
    """Make a table of the Blood Market at which the host sits at seat 0."""
    rules = {"window": 0, "bot_pace": 0, **more.pop("rules", {})}
    plan = {"seats": [{"who": "me", "name": "Anna"}], **more}
    return {"game": "market", "setting": {"players": players, **MARKET_SETTING}, "rules": rules, **plan}


def ambush(players: int, traps: int, **more: Any) -> dict[str, Any]:
    rules = {"window": 200, "bot_pace": 0, **more.pop("rules", {})}
    plan = {"seats": [{"who": "me", "name": "Anna"}], **more}
    return {"game": "ambush", "setting": {"players": players, "options": {"traps": traps}}, "rules": rules, **plan}


NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fritz")


class Party:
    """A table with a person on every seat, each connected."""

    def __init__(self, lobby: Lobby, host: Seated, tokens: list[str], seats: list[Seat]) -> None:
        self.lobby = lobby
        self.host = host
        self.id = host.table.id
        self.tokens = tokens
        self.seats = seats

    @property
    def address(self) -> str:
        return self.lobby.address

    async def decider(self, seconds: float = 10) -> Seat:
        """The seat that must decide now."""
        async with asyncio.timeout(seconds):
            while True:
                for seat in self.seats:
                    if seat.is_mine:
                        return seat
                await asyncio.sleep(0.002)

    async def play_out(self, choose: Any = None) -> None:
        """Let everybody play to the end."""
        from praxis.table.client import play

        pick = choose or (lambda _, decision: decision.options[-1].key)
        await asyncio.gather(*(play(seat, pick) for seat in self.seats))


@asynccontextmanager
async def gathered(
    address: str, new: dict[str, Any], start: bool = True, contributions: Sequence[str] = ()
) -> AsyncIterator[Party]:
    """Make a table with people at all its seats."""
    async with AsyncExitStack() as stack:
        lobby = await stack.enter_async_context(Lobby(address))
        host = await lobby.make(new)
        tokens = [host.token]
        for seat in range(1, new["setting"]["players"]):
            contribution = contributions[seat] if seat < len(contributions) else ""
            seated = await lobby.take(host.table.id, seat, NAMES[seat], contribution, token="")
            tokens.append(seated.token)
        if start:
            await lobby.start(host.table.id)
        seats = [await stack.enter_async_context(await connect(address, host.table.id, token)) for token in tokens]
        yield Party(lobby, host, tokens, seats)
