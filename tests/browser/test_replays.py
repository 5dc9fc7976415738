"""Records in the browser: watched, shared, checked, played on."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.person import PATIENCE, Person

POSITIONS = Path(__file__).parent.parent.parent / "examples" / "positions"
VENDETTA = """
game: vendetta
cards: plain
turn: claudia, 1 left
[claudia]
blood: 3
hand: Hunt, Five
[louis]
at 1: down Five, 2 blood
"""


def finished_game(person: Person) -> str:
    """A game among bots, and the id of its record."""
    path = person.makes_table(["house", "random", "house"])
    person.until(lambda: any(frame.get("table", {}).get("record") for frame in person.frames), seconds=2 * PATIENCE)
    del path
    return str(next(frame["table"]["record"] for frame in reversed(person.frames) if frame.get("table")))


def test_a_replay_is_watched_shared_and_played_on(come: Come, shot: Callable[[Person, str], None]) -> None:
    anna, bela = come("Anna"), come("Bela", phone=True)
    record = finished_game(anna)
    page = anna.goes(f"/r/{record}")
    scrub = page.get_by_label("Place in the game")
    expect(scrub).to_be_visible()
    expect(page.locator(".grid")).to_be_visible()
    page.get_by_label("Go to …").select_option(index=8)
    expect(scrub).not_to_have_value("0")
    shot(anna, "replay")
    at = int(scrub.input_value())
    page.keyboard.press("ArrowRight")
    expect(scrub).to_have_value(str(at + 1))
    page.get_by_label("Whose view").select_option(label="What everyone saw")
    expect(scrub).to_have_value(str(at + 1))
    page.get_by_role("button", name="Share").click()
    expect(page).to_have_url(re.compile(rf"/r/{record}\?view=public&at={at + 1}$"))
    bela.goes(page.url)
    expect(bela.page.get_by_label("Place in the game")).to_have_value(str(at + 1))
    expect(bela.page.get_by_label("Whose view")).to_have_value("public")
    shot(bela, "replay")
    with bela.page.expect_navigation():
        bela.page.get_by_role("button", name="Play on from here").tap()
    bela.page.wait_for_url(re.compile(r"/t/[0-9a-f]{16}$"))
    assert bela.is_asked()
    bela.answers()


def test_a_replay_plays_by_itself_and_can_be_downloaded(come: Come) -> None:
    anna = come("Anna")
    record = finished_game(anna)
    page = anna.goes(f"/r/{record}")
    scrub = page.get_by_label("Place in the game")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(scrub).not_to_have_value("0")
    page.get_by_role("button", name="Pause").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    text = download.value.path().read_text(encoding="utf-8")
    assert "vendetta" in text[:2000]
    # Brought back as a file, the same game opens again.
    anna.goes("/records")
    page.locator('input[type="file"]').set_input_files(
        {"name": "mine.record", "mimeType": "text/plain", "buffer": text.encode()}
    )
    page.wait_for_url(re.compile(r"/r/[0-9a-f]{16}$"))
    expect(page.get_by_label("Place in the game")).to_be_visible()


def test_the_page_checks_the_shuffle_itself(come: Come, shot: Callable[[Person, str], None]) -> None:
    anna = come("Anna")
    record = finished_game(anna)
    page = anna.goes(f"/fair/{record}")
    expect(page.locator("li.ok")).to_have_count(5)
    shot(anna, "fairness")


@pytest.mark.parametrize("game", ["vtes", "vendetta"])
def test_a_position_from_a_file_is_opened_and_played_on(come: Come, game: str) -> None:
    text = VENDETTA if game == "vendetta" else (POSITIONS / "first-strike.txt").read_text(encoding="utf-8")
    anna = come("Anna")
    page = anna.goes("/records")
    page.locator('input[type="file"]').set_input_files(
        {"name": "mine.txt", "mimeType": "text/plain", "buffer": text.encode()}
    )
    page.wait_for_url(re.compile(r"/r/[0-9a-f]{16}$"))
    expect(page.get_by_label("Place in the game")).to_be_visible()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile(r"/t/[0-9a-f]{16}$"))
    assert anna.is_asked()


def test_a_file_that_is_neither_is_refused_in_one_line(come: Come) -> None:
    anna = come("Anna")
    page = anna.goes("/records")
    page.locator('input[type="file"]').set_input_files(
        {"name": "cat.txt", "mimeType": "text/plain", "buffer": b"a picture of my cat"}
    )
    expect(page.locator(".problem")).not_to_be_empty()
    assert [complaint for complaint in anna.complaints if not complaint.startswith("400 ")] == []
    anna.complaints.clear()  # refused, as it should be
