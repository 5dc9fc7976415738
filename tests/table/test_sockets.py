"""Sockets of our own: guarded against another version of the library that they know from the inside, and measured."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import uvicorn

from praxis.table.measure import sockets
from praxis.table.web.quick_socket import KNOWN_VERSIONS, QuickSocket
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


def test_with_another_uvicorn_or_if_so_set_every_message_takes_the_usual_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert posts(tmp_path, monkeypatch, quick_sockets=False) == 0
    monkeypatch.setattr(uvicorn, "__version__", "99.0.0")
    assert posts(tmp_path, monkeypatch) == 0


def test_the_gain_of_the_clients_socket_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MESSAGES", 100)
    found = sockets.lean_client()
    assert found.keys() == {"us_per_message", "websockets_us_per_message"}
    assert all(value > 0 for value in found.values())
