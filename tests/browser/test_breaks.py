"""Pages are reloaded and servers killed: everybody comes back to the same place."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.table.process import ServerProcess


def test_a_reload_in_the_middle_of_a_resolution_shows_the_same_decision(
    come: Come, shot: Callable[[Person, str], None]
) -> None:
    anna = come("Anna")
    anna.makes_table(["me", "house", "house"])
    assert anna.plays(lambda: anna.kind() == "withdraw")
    before = anna.decision()
    anna.frames.clear()
    anna.page.reload()
    assert anna.is_asked()
    shot(anna, "after-reload")
    assert anna.decision() == before
    expect(anna.question).to_have_text(before["text"])
    expect(anna.page.locator(".place.resolving")).to_have_count(1)
    anna.answers()


def test_open_pages_survive_the_death_of_the_server(come: Come, mortal: ServerProcess) -> None:
    anna = come("Anna", to=mortal)
    path = anna.makes_table(["me", "house", "house"])
    watcher = come("Watcher", to=mortal)
    watcher.goes(path)
    watcher.page.locator(".grid").wait_for()
    for moment in ("plan", "withdraw"):
        assert anna.plays(lambda moment=moment: anna.kind() == moment)  # type: ignore[misc]
        before = anna.decision()
        mortal.kill()
        for person in (anna, watcher):
            expect(person.page.get_by_text("The connection is lost")).to_be_visible()
        frames = len(anna.frames)
        mortal.start()
        anna.until(lambda frames=frames: len(anna.frames) > frames)  # type: ignore[misc]
        assert anna.is_asked()
        expect(anna.page.get_by_text("The connection is lost")).to_have_count(0)
        assert anna.decision() == before
        anna.answers()
    expect(watcher.page.get_by_text("The connection is lost")).to_have_count(0)
