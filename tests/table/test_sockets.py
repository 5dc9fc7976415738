"""Sockets of our own: guarded against another version of the library that they know from the inside, and measured."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest
import uvicorn
from websockets.asyncio.client import connect

from praxis.table.measure import sockets
from praxis.table.web.quick_socket import KNOWN_VERSIONS, Hear, QuickSocket
from praxis.table.wire.messages import ENCODE, Hello, WhyNot
from tests.table.running import config, gathered, market, serving


def posts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, **settings: bool) -> int:
    """Play a game; gives how many messages took the short way out."""
    count = 0
    usual = QuickSocket.post

    def post(self: QuickSocket, text: bytes) -> bool:
        nonlocal count
        count += 1
        return usual(self, text)

    monkeypatch.setattr(QuickSocket, "post", post)

    async def run() -> None:
        async with serving(config(tmp_path, **settings)) as address, gathered(address, market(2)) as party:
            await party.play_out()

    asyncio.run(run())
    return count


def test_messages_take_the_short_way_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After an upgrade of uvicorn: look at its WebSocket, run `praxis bench --table`, and add the version."""
    assert uvicorn.__version__.startswith(KNOWN_VERSIONS)
    assert posts(tmp_path, monkeypatch) > 10


def heard(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Gives, for each part of a stream that arrives between frames, whether it was heard at once."""
    found: list[bool] = []
    usual = QuickSocket._is_heard

    def is_heard(self: QuickSocket, data: bytes, hear: Hear) -> bool:
        found.append(usual(self, data, hear))
        return found[-1]

    monkeypatch.setattr(QuickSocket, "_is_heard", is_heard)
    return found


def test_messages_take_the_short_way_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = heard(monkeypatch)
    posts(tmp_path, monkeypatch)
    assert found.count(True) > 5


def test_messages_of_all_shapes_are_heard_and_answered_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Long ones, some that are not ASCII, some in fragments, and many in one packet: by the short way in or not."""
    found = heard(monkeypatch)
    asks = ["short", "long " * 80, "später, 後で", "x" * 125]

    async def run() -> list[int]:
        async with serving(config(tmp_path)) as address, gathered(address, market(2)) as party:
            url = address.replace("http", "ws") + f"/ws/tables/{party.id}"
            async with connect(url, proxy=None, compression=None) as anna:
                await anna.send(ENCODE(Hello(token=party.tokens[0])).decode())
                sent = 0
                for text in asks * 3:
                    sent += 1
                    await anna.send(ENCODE(WhyNot(id=sent, key=text)).decode())
                    await asyncio.sleep(0.05)
                parts = ENCODE(WhyNot(id=sent + 1, key="in pieces")).decode()
                await anna.send([parts[:9], parts[9:]])
                for more in (2, 3, 4, 5):
                    await anna.send(ENCODE(WhyNot(id=sent + more, key="at once")).decode())
                replies: list[int] = []
                async with asyncio.timeout(20):
                    while len(replies) < sent + 5:
                        reply = msgspec.json.decode(await anna.recv())
                        if "re" in reply:
                            replies.append(reply["re"])
                await anna.send("y" * 60_000)
                await asyncio.wait_for(anna.wait_closed(), 20)
                return replies

    replies = asyncio.run(run())
    assert replies == list(range(1, len(replies) + 1))
    assert True in found
    assert False in found


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x81",
        b"\x81\x82",
        b"\x81\x02hi1234",  # not masked
        b"\x82\x82\0\0\0\0hi",  # not text
        b"\x01\x82\0\0\0\0hi",  # not the last part
        b"\x81\x83\0\0\0\0hi",  # not all of it
        b"\x81\x81\0\0\0\0hi",  # more than one frame
        b"\x81\xff" + b"\0" * 131,  # a size of eight bytes
        b"\x81\xfe\x40\x01\0\0\0\0" + b"x" * 16_385,  # too long
        b"\x81\x82\0\0\0\0\xc3\xa4",  # for the library to read
    ],
)
def test_what_is_not_one_whole_simple_message_takes_the_usual_way(data: bytes) -> None:
    assert not is_heard(data, [])


def test_a_whole_simple_message_is_unmasked() -> None:
    texts: list[bytes] = []
    assert is_heard(b"\x81\x82\x01\x02\x03\x04ik", texts)
    assert is_heard(b"\x81\xfe\x00\x7e\0\0\0\0" + b"x" * 126, texts)
    assert texts == [b"hi", b"x" * 126]


def is_heard(data: bytes, texts: list[bytes]) -> bool:
    """Whether a socket on which nothing else happens hears the data at once."""
    socket = QuickSocket.__new__(QuickSocket)
    socket.frames, socket.queue = [], asyncio.Queue()
    socket.read_paused = socket.close_sent = socket.disconnected = False
    socket.transport = cast("asyncio.Transport", SimpleNamespace(is_closing=lambda: False))

    def hear(text: bytes) -> bool:
        texts.append(text)
        return True

    return socket._is_heard(data, hear)


def test_with_another_uvicorn_or_if_so_set_every_message_takes_the_usual_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = heard(monkeypatch)
    assert posts(tmp_path, monkeypatch, quick_sockets=False) == 0
    monkeypatch.setattr(uvicorn, "__version__", "99.0.0")
    assert posts(tmp_path, monkeypatch) == 0
    assert not found


def test_the_gain_of_the_clients_socket_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MESSAGES", 100)
    found = sockets.lean_client()
    assert found.keys() == {"us_per_message", "websockets_us_per_message"}
    assert all(value > 0 for value in found.values())
