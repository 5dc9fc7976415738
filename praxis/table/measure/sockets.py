"""What our own sockets gain over those of the libraries: the server's quick way of sending, and the client of the
bench."""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from time import process_time
from typing import Any, Final

from websockets.asyncio.client import connect
from websockets.utils import accept_key

from praxis.table.measure.bench import on_cores, run
from praxis.table.measure.lean_socket import LeanSocket
from praxis.table.measure.load import at_pace, open_tables, share
from praxis.table.measure.server import Server
from praxis.table.server.config import INSTALLED

TABLES: Final = 20
SECONDS: Final = 4.0
MESSAGES: Final = 5_000
_UPDATE: Final = b'{"type":"update","seq":1,"view":"' + b"x" * 3_000 + b'"}'
_FRAME: Final = b"\x81\x7e" + len(_UPDATE).to_bytes(2, "big") + _UPDATE
_ACCEPTED: Final = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"


def measure(game: str = "vendetta", games: str = INSTALLED) -> dict[str, Any]:
    """All figures of sockets, for `praxis bench --table`."""
    with on_cores() as cores, tempfile.TemporaryDirectory(prefix="praxis-sockets-") as directory:
        return {"short_way_out": short_way_out(Path(directory), game, games, cores), "lean_client": lean_client()}


def short_way_out(data: Path, game: str, games: str, cores: Sequence[int]) -> dict[str, Any]:
    """The server with and without `praxis.table.web.quick_socket`'s way of writing: twenty tables that answer without
    pause."""
    return {
        name: _played(data / f"sockets-{name}", game, games, cores, quick)
        for name, quick in (("with", True), ("without", False))
    }


def _played(data: Path, game: str, games: str, cores: Sequence[int], quick: bool) -> dict[str, float]:
    server = Server(data, games, cores, quick=quick)
    server.start()

    async def play() -> dict[str, float]:
        tables = await open_tables(server.address, game, TABLES, random.Random(9))
        busy = server.cpu()
        latencies = await at_pace(tables, SECONDS, (0.0, 0.01))
        for table in tables:
            await table.close()
        spent = (server.cpu() - busy) * 1000 / max(1, len(latencies))
        return {"server_cpu_ms_per_answer": round(spent, 2), "p50_ms": round(share(latencies, 0.5), 2)}

    try:
        return run(play())
    finally:
        server.kill()


def lean_client() -> dict[str, float]:
    """The microseconds of processor time for one message of 3 kB: with the bench's own client, and with that of
    `websockets`."""
    return {"us_per_message": round(run(_read(_lean)), 1), "websockets_us_per_message": round(run(_read(_usual)), 1)}


async def _read(client: Callable[[str], Awaitable[None]]) -> float:
    """Let a client read many messages from a server that has them ready."""

    ended = asyncio.Event()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        key = next(line[19:] for line in head.decode().split("\r\n") if line.lower().startswith("sec-websocket-key:"))
        writer.write(_ACCEPTED + f"Sec-WebSocket-Accept: {accept_key(key)}\r\n\r\n".encode())
        for _ in range(MESSAGES // 50):
            writer.write(_FRAME * 50)
            await writer.drain()
        await reader.read()
        writer.close()
        ended.set()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with server:
        began = process_time()
        await client(f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}/")
        spent = process_time() - began
        await ended.wait()
        await asyncio.sleep(0)
        return spent * 1e6 / MESSAGES


async def _lean(url: str) -> None:
    left = MESSAGES
    done = asyncio.Event()

    def hear(_: bytes, __: float) -> None:
        nonlocal left
        left -= 1
        if not left:
            done.set()

    socket = await LeanSocket.connect(url, hear)
    await done.wait()
    socket.close()


async def _usual(url: str) -> None:
    async with connect(url, proxy=None, compression=None, max_queue=None) as socket:
        for _ in range(MESSAGES):
            await socket.recv(decode=False)
        socket.transport.abort()
