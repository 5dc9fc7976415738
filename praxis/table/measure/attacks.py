"""Attacks on a server, each as a program of its own, from one address.

``python -m praxis.table.measure.attacks NAME ADDRESS TABLE FROM SECONDS`` runs one of them and prints what it did. It
attacks only addresses of this machine.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from time import perf_counter
from typing import Final
from urllib.parse import urlsplit

import msgspec

from praxis.vtes.editions import NEWEST

PING: Final = bytes((0x89, 0x80)) + bytes(4)
PONG: Final = bytes((0x8A, 0x80)) + bytes(4)
FIRST_FRAGMENT: Final = bytes((0x01, 0x80)) + bytes(4)
FRAGMENT: Final = bytes((0x00, 0x80)) + bytes(4)
HEAP: Final = 10_000
"""How many empty frames one write has: 60 kB."""
PAUSE: Final = 0.002
"""The pause between two steps of one attacker: a real attack comes over a network, not from a loop without end."""


def text_frame(text: bytes) -> bytes:
    size = len(text)
    head = bytes((0x81, 0x80 | size)) if size < 126 else bytes((0x81, 0xFE)) + size.to_bytes(2, "big")
    return head + bytes(4) + text


class Attacker:
    """One address that attacks one server until its time is up. It counts what it did and what it got."""

    def __init__(self, address: str, table: str, local: str, seconds: float) -> None:
        parts = urlsplit(address)
        assert parts.hostname is not None
        assert parts.hostname.startswith("127."), "only this machine is attacked"
        self.host: Final = parts.hostname
        self.port: Final = parts.port
        self.table: Final = table
        self.local: Final = local
        self.until: Final = perf_counter() + seconds
        self.counts: Final[Counter[str]] = Counter()

    @property
    def goes_on(self) -> bool:
        return perf_counter() < self.until

    async def many(self, count: int, act: Callable[[], Awaitable[None]]) -> None:
        """Run so many copies of an attack at once, each again and again, whatever the server does about it."""

        async def again() -> None:
            while self.goes_on:
                with suppress(OSError, EOFError, asyncio.IncompleteReadError, TimeoutError):
                    async with asyncio.timeout(max(0.01, self.until - perf_counter())):
                        await act()
                await asyncio.sleep(PAUSE)

        await asyncio.gather(*(again() for _ in range(count)))

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        self.counts["connections"] += 1
        return await asyncio.open_connection(self.host, self.port, local_addr=(self.local, 0))

    async def socket(self, hello: bool) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await self.connect()
        writer.write(
            f"GET /ws/tables/{self.table} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            "\r\n".encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head[:20]:
            self.counts["sockets refused"] += 1
            writer.close()
            raise OSError
        if hello:
            writer.write(text_frame(b'{"type":"hello"}'))
        return reader, writer

    async def request(self, method: str, path: str, body: object = None) -> bytes:
        """Make one request on a connection of its own. Gives the body of the answer."""
        reader, writer = await self.connect()
        try:
            content = b"" if body is None else body if isinstance(body, bytes) else msgspec.json.encode(body)
            writer.write(
                f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nConnection: close\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n".encode()
                + content
            )
            answer = await reader.read()
            while more := await reader.read():
                answer += more
        finally:
            writer.close()
        self.counts[answer[9:12].decode() or "cut off"] += 1
        return answer.partition(b"\r\n\r\n")[2]

    # -- frames -------------------------------------------------------------------------------------------------------

    async def flood(self, first: bytes, frames: bytes, hello: bool = False) -> None:
        reader, writer = await self.socket(hello)
        try:
            writer.write(first)
            while self.goes_on:
                writer.write(frames)
                await writer.drain()
                self.counts["kB"] += len(frames) // 1000
                with suppress(TimeoutError):
                    # What the server sends is read and forgotten; the end of it ends this attack.
                    if not await asyncio.wait_for(reader.read(65_536), PAUSE):
                        return
        finally:
            self.counts["closed"] += 1
            writer.close()

    async def pings(self) -> None:
        await self.many(4, lambda: self.flood(b"", PING * HEAP))

    async def pongs(self) -> None:
        await self.many(4, lambda: self.flood(b"", PONG * HEAP))

    async def fragments(self) -> None:
        await self.many(4, lambda: self.flood(FIRST_FRAGMENT, FRAGMENT * HEAP))

    async def messages(self) -> None:
        await self.many(4, lambda: self.flood(b"", text_frame(b'{"type":"ping","id":1,"sent":0}') * 20, hello=True))

    async def syncs(self) -> None:
        await self.many(50, lambda: self.flood(b"", text_frame(b'{"type":"sync","id":1}'), hello=True))

    async def joins(self) -> None:
        async def join() -> None:
            _, writer = await self.socket(hello=True)
            writer.close()

        await self.many(20, join)

    # -- connections --------------------------------------------------------------------------------------------------

    async def idle_connections(self) -> None:
        async def hold() -> None:
            reader, writer = await self.connect()
            try:
                await reader.read()
            finally:
                writer.close()

        await self.many(600, hold)

    async def slow_heads(self) -> None:
        async def drip() -> None:
            reader, writer = await self.connect()
            try:
                writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
                while not reader.at_eof():
                    writer.write(b"X-Slow: yes\r\n")
                    with suppress(TimeoutError):
                        await asyncio.wait_for(reader.read(1), 1.0)
            finally:
                writer.close()

        await self.many(200, drip)

    async def requests(self) -> None:
        await self.many(50, lambda: self._ask("GET", "/api/v1/games"))

    async def long_bodies(self) -> None:
        body = b'{"text":"' + b"x" * 2_400_000 + b'"}'
        await self.many(8, lambda: self._ask("POST", "/api/v1/records", body))

    # -- work ---------------------------------------------------------------------------------------------------------

    async def _ask(self, method: str, path: str, body: object = None) -> None:
        await self.request(method, path, body)

    async def searches(self) -> None:
        paths = ("/api/v1/cards/vtes?q=a", "/api/v1/rules/vtes", "/api/v1/rules/vtes/search?q=blood", "/api/v1/tables")

        async def search() -> None:
            for path in paths:
                await self.request("GET", path)

        await self.many(20, search)

    async def card_searches(self) -> None:
        """Searches that find nearly everything, each another one, so that none was made before."""

        async def search() -> None:
            word = "aeiorst"[os.urandom(1)[0] % 7]
            first = int.from_bytes(os.urandom(2), "big") % 4000
            words = "+".join(word + letter for letter in "aeiou" * 2)
            for asked in (f"q={word}&where=enforced=full;text={word}", f"q={words}", f"q={'a+' * 49}a", "where=cost=1"):
                await self.request("GET", f"/api/v1/cards/vtes/search?{asked}&first={first}&count=120")
            await self.request("GET", f"/api/v1/cards/vtes?q={word}&first={first}&lang=ja")

        await self.many(20, search)

    async def accounts(self) -> None:
        async def register() -> None:
            name = f"x{os.urandom(5).hex()}"
            await self.request("POST", "/api/v1/account", {"name": name, "password": "a long password"})
            await self.request("POST", "/api/v1/session", {"name": name, "password": "another password"})

        await self.many(10, register)

    async def tables(self) -> None:
        seats = [{"who": "me", "name": "X"}, *[{"who": "random"}] * 4]
        setting = {"players": 5, "edition": NEWEST}
        rules = {"bot_pace": 0}
        new = {"game": "vtes", "setting": setting, "seats": seats, "start": True, "rules": rules}
        await self.many(10, lambda: self._ask("POST", "/api/v1/tables", new))

    async def bots_alone(self) -> None:
        for_players = {"players": 5, "edition": NEWEST}
        seats = [{"who": "random"}] * 5
        new = {"game": "vtes", "setting": for_players, "seats": seats, "start": True, "rules": {"bot_pace": 0}}
        await self.many(10, lambda: self._ask("POST", "/api/v1/tables", new))

    async def decks(self) -> None:
        deck = "Heap = " + " ".join(f"99x{card}" for card in (200517, 200538, 100518, 100001, 100002, 100003))
        options = {"format": "any"}
        setting = {"players": 2, "edition": NEWEST, "options": options, "decks": [deck, deck]}
        seats = [{"who": "me", "name": "X"}, {"who": "random"}]
        new = {"game": "vtes", "setting": setting, "seats": seats, "start": True}
        await self.many(10, lambda: self._ask("POST", "/api/v1/tables", new))

    async def uploads(self) -> None:
        bomb = "game: vtes\n[anna]\nready: " + ", ".join(f"V{n} 1/1" for n in range(120_000)) + "\n[bob]\npool: 9\n"
        heavy = "game: vtes\n" + "".join(
            f"[p{seat}]\nready: " + ", ".join(f"V{seat}x{n} 1/1" for n in range(450)) + "\n" for seat in range(5)
        )
        texts = (bomb, heavy)

        async def upload() -> None:
            for text in texts:
                body = {"text": text[:1_990_000], "kind": "position", "game": "vtes"}
                await self.request("POST", "/api/v1/records", body)

        await self.many(8, upload)

    async def replays(self) -> None:
        heavy = "game: vtes\n" + "".join(
            f"[p{seat}]\nready: " + ", ".join(f"V{seat}x{n} 1/1" for n in range(300)) + "\n" for seat in range(5)
        )
        made = await self.request("POST", "/api/v1/records", {"text": heavy, "kind": "position", "game": "vtes"})
        with suppress(msgspec.MsgspecError, KeyError, TypeError):
            record = msgspec.json.decode(made)["record"]["id"]
            await self.many(20, lambda: self._ask("GET", f"/api/v1/records/{record}/frames"))


ATTACKS: Final[Mapping[str, Callable[[Attacker], Awaitable[None]]]] = {
    "pings": Attacker.pings,
    "pongs": Attacker.pongs,
    "fragments": Attacker.fragments,
    "messages": Attacker.messages,
    "syncs": Attacker.syncs,
    "joins": Attacker.joins,
    "idle_connections": Attacker.idle_connections,
    "slow_heads": Attacker.slow_heads,
    "requests": Attacker.requests,
    "long_bodies": Attacker.long_bodies,
    "searches": Attacker.searches,
    "card_searches": Attacker.card_searches,
    "accounts": Attacker.accounts,
    "tables": Attacker.tables,
    "bots_alone": Attacker.bots_alone,
    "decks": Attacker.decks,
    "uploads": Attacker.uploads,
    "replays": Attacker.replays,
}


def main() -> None:
    name, address, table, local, seconds = sys.argv[1:]
    attacker = Attacker(address, table, local, float(seconds))
    asyncio.run(_run(ATTACKS[name](attacker)))
    print(msgspec.json.encode(attacker.counts).decode())


async def _run(attack: Awaitable[None]) -> None:
    await attack


if __name__ == "__main__":
    main()
