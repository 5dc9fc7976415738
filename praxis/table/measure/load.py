"""Tables with scripted players that answer at a pace: the load under which a server is measured."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from time import perf_counter
from typing import Final

import msgspec

from praxis.table.client import Lobby
from praxis.table.measure.lean_socket import LeanSocket
from praxis.table.wire.messages import ENCODE, Answer, Hello

SEATS: Final = 5


class _Option(msgspec.Struct):
    key: str


class _Asked(msgspec.Struct):
    decision: int
    options: list[_Option] | None = None


class _Game(msgspec.Struct):
    decision: _Asked | None = None


class _Table(msgspec.Struct):
    phase: str


class _Seen(msgspec.Struct):
    """The part of a message that the load needs."""

    type: str
    decision: _Asked | msgspec.UnsetType | None = msgspec.UNSET
    game: _Game | None = None
    table: _Table | None = None


_SEE: Final = msgspec.json.Decoder(_Seen)


class LoadTable:
    """Five connections to one table, and the time until all of them have seen an answer's effect."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.sockets: list[LeanSocket] = []
        self.asked: tuple[int, _Asked] | None = None
        self.id = ""
        self.over = False
        """Whether no more answers can be given."""
        self.ended = False
        """Whether that is because the game has ended."""
        self.taken = 0
        self._wholes = 0
        self._seated = asyncio.Event()
        self._behind = 0
        self._last = 0.0
        self._seen = asyncio.Event()
        self.ready = asyncio.Event()

    async def sit(self, address: str, table: str, tokens: list[str]) -> None:
        url = address.replace("http", "ws", 1) + f"/ws/tables/{table}"
        for seat, token in enumerate(tokens):
            socket = await LeanSocket.connect(url, partial(self._hear, seat))
            socket.send(ENCODE(Hello(token=token)))
            self.sockets.append(socket)
        # An answer before the last player sees the table would not reach everybody.
        async with asyncio.timeout(30):
            await self._seated.wait()

    def _hear(self, seat: int, text: bytes, at: float) -> None:
        message = _SEE.decode(text)
        if message.table is not None and message.table.phase == "over":
            self.over = self.ended = True
            self.ready.set()
            self._seen.set()
        if message.type == "whole":
            self._wholes += 1
            if self._wholes == SEATS:
                self._seated.set()
            decision = message.game.decision if message.game is not None else None
        elif message.type == "update" and message.decision is not msgspec.UNSET:
            decision = message.decision
            self._behind -= 1
            self._last = at
            if self._behind <= 0:
                self._seen.set()
        else:
            return
        if decision is not None and decision.options:
            self.asked = (seat, decision)
            self.ready.set()

    async def answer(self, timeout: float = 30.0) -> float | None:
        """Give one answer. Gives the seconds until the last of the five has seen its effect; None when the game is
        over."""
        try:
            async with asyncio.timeout(timeout):
                await self.ready.wait()
                if self.over or self.asked is None:
                    return None
                seat, decision = self.asked
                options = decision.options or []
                self.ready.clear()
                self._seen.clear()
                self._behind = SEATS
                message = ENCODE(Answer(id=1, decision=decision.decision, key=self.dice.choice(options).key))
                began = perf_counter()
                self.sockets[seat].send(message)
                await self._seen.wait()
                self.taken += 1
                return self._last - began
        except TimeoutError:
            self.over = True
            return None

    async def close(self) -> None:
        for socket in self.sockets:
            socket.close()


async def new_table(lobby: Lobby, game: str, dice: random.Random) -> LoadTable:
    me = {"who": "me", "name": "Seat 1"}
    rules = {"bot_pace": 0, "undo": "never", "listed": False}
    host = await lobby.call(
        "POST", "/tables", msgspec.Raw, {"game": game, "setting": {"players": SEATS}, "seats": [me], "rules": rules}
    )
    made = msgspec.json.decode(host)
    table, tokens = made["table"]["id"], [made["token"]]
    for seat in range(1, SEATS):
        seated = await lobby.take(table, seat, f"Seat {seat + 1}", token="")
        tokens.append(seated.token)
    await lobby.call("POST", f"/tables/{table}/start", msgspec.Raw, token=tokens[0])
    found = LoadTable(dice)
    found.id = table
    await found.sit(lobby.address, table, tokens)
    return found


@asynccontextmanager
async def lobby_at(address: str) -> AsyncIterator[Lobby]:
    async with Lobby(address) as lobby:
        yield lobby


async def open_tables(address: str, game: str, count: int, dice: random.Random) -> list[LoadTable]:
    tables: list[LoadTable] = []
    async with lobby_at(address) as lobby:
        while len(tables) < count:
            batch = min(10, count - len(tables))
            tables += await asyncio.gather(*(new_table(lobby, game, dice) for _ in range(batch)))
    return tables


async def at_pace(tables: list[LoadTable], seconds: float, pace: tuple[float, float]) -> list[float]:
    """The latencies of all answers within some seconds, each table answering at its own pace."""
    found: list[float] = []
    until = perf_counter() + seconds

    async def play(table: LoadTable) -> None:
        await asyncio.sleep(table.dice.random() * pace[1])
        while perf_counter() < until and not table.over:
            latency = await table.answer()
            if latency is not None:
                found.append(latency)
            await asyncio.sleep(table.dice.uniform(*pace))

    await asyncio.gather(*(play(table) for table in tables))
    return found


def share(values: Sequence[float], at: float) -> float:
    """The value in milliseconds below which this share of all values lies."""
    if not values:
        return float("nan")
    return sorted(values)[min(len(values) - 1, int(len(values) * at))] * 1000


async def close_all(tables: list[LoadTable]) -> None:
    await asyncio.gather(*(table.close() for table in tables))
