"""Whole games through the page, by mouse, by touch and by key."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.person import OPTIONS, OVER, Person

Shot = Callable[[Person, str], None]


def test_a_guest_plays_a_whole_game_of_three_rounds_against_bots(come: Come, shot: Shot) -> None:
    anna = come("Anna")
    page = anna.goes("/new")
    page.get_by_role("combobox", name="Players", exact=True).select_option("3")
    page.get_by_label("Your name").fill("Anna")
    for seat in (2, 3):
        page.get_by_role("combobox", name=f"Seat {seat}").select_option(label="Bot (house)")
    page.get_by_role("combobox", name="Speed of bots").select_option(label="Quick")
    shot(anna, "new-table")
    page.get_by_role("button", name="Make the table").click()
    seen: set[str] = set()

    def look() -> bool:
        kind = anna.kind()
        if kind not in seen:
            seen.add(kind)
            shot(anna, f"decision-{kind}")
        return False

    assert not anna.plays(look)
    assert {"clan", "keep", "plan", "deploy", "withdraw"} <= seen
    expect(page.locator(OVER)).to_be_visible()
    expect(page.get_by_role("row")).to_have_count(4)
    assert [frame["fields"]["number"] for frame in events(anna) if frame["kind"] == "round"] == [1, 2, 3]
    shot(anna, "over")


def events(person: Person) -> list[dict[str, Any]]:
    found = []
    for frame in person.frames:
        if frame["type"] == "update":
            found += frame.get("events", [])
    return found


def test_three_clicks_from_the_lobby_to_the_first_decision(come: Come, shot: Shot) -> None:
    anna = come("Anna")
    page = anna.goes("/")
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    shot(anna, "lobby")
    page.get_by_role("button", name="Play now").click()
    assert anna.is_asked()
    shot(anna, "clan")


def test_a_game_is_played_by_touch_on_a_phone(come: Come, shot: Shot) -> None:
    anna = come("Anna", phone=True)
    anna.makes_table(["me", "house", "house"])
    seen: set[str] = set()

    def look() -> bool:
        kind = anna.kind()
        if kind not in seen:
            seen.add(kind)
            shot(anna, f"decision-{kind}")
            assert_nothing_is_cut_off(anna)
        return False

    assert not anna.plays(look)
    shot(anna, "over")


def assert_nothing_is_cut_off(person: Person) -> None:
    """The page is as wide as the screen, and every option can be scrolled into it."""
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 390
    for option in person.page.locator(OPTIONS).all():
        option.scroll_into_view_if_needed()
        box = option.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert box["height"] >= 36


def test_a_round_is_played_with_the_keyboard_alone(come: Come) -> None:
    anna = come("Anna")
    page = anna.goes("/")
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    reach(anna, "Play now")
    page.keyboard.press("Enter")
    assert anna.is_asked()
    anna.makes_table(["me", "house", "house"])  # the same with bots that do not take their time
    kinds: set[str] = set()
    while "withdraw" not in kinds or anna.kind() == "withdraw":
        assert anna.is_asked()
        kind = anna.kind()
        kinds.add(kind)
        before = anna.decision()["decision"]
        page.keyboard.press("1")
        if kind == "plan":  # the first digit takes a card, the second a place
            page.locator(".slot.selected").wait_for()
            page.keyboard.press("1")
        anna.until(lambda before=before: anna.decision().get("decision") != before)  # type: ignore[misc]
    assert {"clan", "keep", "plan", "deploy"} <= kinds


def reach(person: Person, name: str) -> None:
    """Tab until the control of that name has the focus."""
    for _ in range(40):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("document.activeElement?.textContent?.trim()") == name:
            return
    raise AssertionError(f"{name} cannot be reached by key")


def test_what_cannot_be_done_says_why_with_its_clause(come: Come, shot: Shot) -> None:
    anna = come("Anna")
    anna.makes_table(["me", "house", "house"])
    assert anna.plays(lambda: anna.kind() == "deploy")
    page = anna.page
    page.locator(".mine-hand .slot").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("you have played your card of this turn")).to_be_visible()
    shot(anna, "why-not")
    dialog.get_by_role("button", name="vendetta.planning.must-play-one-card").click()
    expect(page.get_by_role("dialog")).to_contain_text("vendetta.planning.must-play-one-card")
    expect(page.get_by_role("dialog").locator("p").nth(1)).not_to_be_empty()
    shot(anna, "clause")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_my_decision_is_marked_in_the_title(come: Come) -> None:
    anna = come("Anna")
    anna.makes_table(["me", "house", "house"])
    assert anna.is_asked()
    expect(anna.page).to_have_title(re.compile("^● "))
