"""Whole games through the page, by mouse, by touch and by key."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.person import HAND, OPTIONS, OVER, Person

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
    for cells in (row.get_by_role("cell").all_text_contents() for row in page.locator(f"{OVER} tbody tr").all()):
        if cells[0] != "–":  # who was eliminated has nothing to add up
            gained, allies, diablerie, influence, _blood = (int(cell.replace("−", "-")) for cell in cells)
            assert gained + allies + diablerie == influence
    # And at once another one: the same table, dealt anew.
    before = page.url
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(before)
    assert anna.is_asked()
    assert anna.kind() == "clan"


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


def test_a_card_is_carried_to_a_location(come: Come) -> None:
    anna = come("Anna")
    anna.makes_table(["me", "house", "house"])
    assert anna.plays(lambda: anna.kind() == "plan")
    page = anna.page
    first = page.locator(HAND).first
    card = first.get_attribute("data-card")
    carry(anna, first, page.locator('.head[data-place="1"]'))
    # Put down at a location: only the side is left to say, and only there.
    expect(page.locator(".question .option[data-key]")).to_have_count(2)
    expect(page.locator(f'.question .option[data-key="play {card} 1 down"]')).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".slot.selected")).to_have_count(0)
    # Let go over nothing: it is back in the hand.
    carry(anna, first, page.locator(".tools"))
    expect(page.locator(".slot.selected")).to_have_count(0)
    expect(page.locator(".carried")).to_have_count(0)
    # Put down on one of the two ways: that is the answer.
    before = anna.decision()["decision"]
    carry(anna, first, page.locator(f'.spot.mine [data-key="play {card} 2 up"]'))
    anna.until(lambda: anna.decision().get("decision") != before)
    played = next(frame["fields"] for frame in reversed(events(anna)) if frame["kind"] == "played")
    assert (str(played["card"]), played["location"], played["face"]) == (card, 2, "up")


def carry(person: Person, card: Locator, to: Locator) -> None:
    """With the mouse, from the hand; where it can be put down shows only on the way."""
    box = card.bounding_box()
    assert box is not None
    mouse = person.page.mouse
    mouse.move(box["x"] + 16, box["y"] + 40)
    mouse.down()
    mouse.move(box["x"] + 40, box["y"] + 10, steps=4)
    expect(person.page.locator(".carried")).to_be_visible()
    there = to.bounding_box()
    assert there is not None
    mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=4)
    mouse.up()


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
