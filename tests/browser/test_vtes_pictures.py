"""Pictures of cards that a host has: shown where they are, and our own drawing where one is missing."""

from __future__ import annotations

from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from praxis.table.server.config import INSTALLED
from praxis.vtes.catalogue import catalogue
from tests.browser import vtes_hand as hand
from tests.browser.conftest import Come
from tests.browser.vtes_hand import thing
from tests.table.process import ServerProcess

POSITION: Final = """game: vtes
edition: 2023
turn: anna, minion
[anna]
pool: 14
ready: Gilbert Duane blood:5
hand: Govern the Unaligned, Deflection
library: Bonding, Bonding
[bob]
pool: 9
library: Bonding
"""
MISSING: Final = "Deflection"
PICTURE: Final = (
    b"<svg xmlns='http://www.w3.org/2000/svg' width='358' height='500'><rect width='358' height='500' fill='#7a1f2b'/>"
    b"<circle cx='179' cy='250' r='90' fill='#e9bd68'/></svg>"
)


class PictureHost(BaseHTTPRequestHandler):
    """Has a picture of every card but one, and writes down what it was asked for."""

    asked: Final[list[str]] = []
    lacks = ""

    def do_GET(self) -> None:
        self.asked.append(self.path)
        there = self.path != self.lacks
        self.send_response(200 if there else 404)
        self.send_header("content-type", "image/svg+xml")
        self.end_headers()
        self.wfile.write(PICTURE if there else b"")

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


@pytest.fixture
def host() -> Iterator[str]:
    """The address of a host of pictures."""
    PictureHost.asked.clear()
    PictureHost.lacks = f"/{catalogue.find(MISSING).id}.svg"
    server = ThreadingHTTPServer(("127.0.0.1", 0), PictureHost)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_pictures_of_a_host_are_shown(
    come: Come, browser: Browser, page_is_built: None, tmp_path: Path, host: str, phone: bool
) -> None:
    with ServerProcess(tmp_path, games=INSTALLED, log="warning", images=f"{host}/{{id}}.svg") as server:
        anna = come("Anna", phone=phone, to=server)
        anna.plays_from(POSITION)
        assert hand.is_asked(anna)
        govern = catalogue.find("Govern the Unaligned").id
        shown = thing(anna, "Govern the Unaligned").locator(f'img[src="{host}/{govern}.svg"]').first
        expect(shown).to_be_visible()
        anna.until(lambda: bool(shown.evaluate("picture => picture.complete && picture.naturalWidth > 0")))
        # Where the host has none, our drawing stays, and the words are there for all who cannot see pictures.
        anna.until(lambda: PictureHost.lacks in PictureHost.asked)
        expect(thing(anna, MISSING).locator("img")).to_have_count(0)
        expect(thing(anna, "Govern the Unaligned")).to_contain_text("Govern the Unaligned")
        anna.complaints[:] = [each for each in anna.complaints if host not in each]


def test_without_such_a_host_no_page_asks_for_pictures(come: Come) -> None:
    anna = come("Anna")
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    anna.plays_from(POSITION)
    assert hand.is_asked(anna)
    expect(anna.page.locator(".vtes img")).to_have_count(0)
    assert all(url.startswith((anna.address, "data:")) for url in asked)
