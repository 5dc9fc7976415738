"""Pages about V:TES beside the table: its cards, found by filters, and a replay, stepped through and asked why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser import vtes_hand as hand
from tests.browser.axe import findings
from tests.browser.conftest import Come
from tests.browser.person import Person

Shot = Callable[[Person, str], None]
SIZES: Final = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])


@SIZES
def test_cards_are_found_by_words_and_by_filters(come: Come, shot: Shot, phone: bool) -> None:
    anna = come("Anna", phone=phone)
    page = anna.goes("/cards/vtes")
    page.get_by_role("combobox", name="Type", exact=True).select_option("Equipment")
    page.get_by_role("searchbox").fill("magnum")
    expect(page.get_by_role("status")).to_have_text("1 cards Clear")
    expect(page.locator("li .card.full .name")).to_have_text(".44 Magnum")
    anna.press(page.get_by_role("button", name="Clear"))
    page.get_by_role("combobox", name="Clan", exact=True).select_option("Tremere")
    anna.press(page.get_by_text("More filters"))
    page.get_by_role("textbox", name="Capacity", exact=True).fill("10+")
    expect(page.get_by_role("status")).not_to_have_text("1 cards Clear")
    expect(page.locator("li .card.full").first).to_contain_text("Tremere")
    shot(anna, "vtes-cards")
    assert findings(anna) == []
    page.get_by_role("textbox", name="Capacity", exact=True).fill("many")
    expect(page.get_by_role("status")).to_contain_text("is no capacity; write 5, 3-5 or 8+")
    anna.complaints.clear()  # the browser says that the server has refused


@SIZES
def test_a_replay_goes_by_turn_action_and_decision_and_says_why(come: Come, shot: Shot, phone: bool) -> None:
    anna = come("Anna", phone=phone)
    anna.makes_table(["me", "house"], game="vtes", edition="2023", options={"turns": 4})
    hand.plays(anna)
    page = anna.page
    anna.press(page.get_by_role("link", name="Watch the replay"))
    place = page.get_by_role("slider")
    expect(place).to_have_value("0")
    step = page.get_by_role("button", name="One answer on")
    page.locator("[data-unit]").select_option("round")
    anna.press(step)
    first = int(place.input_value())
    expect(page.locator(".side, .going").first).to_be_attached()
    anna.press(step)
    expect(place).not_to_have_value(str(first))
    second = int(place.input_value())
    assert second > first
    page.locator("[data-unit]").select_option("decision")
    anna.press(step)
    expect(place).to_have_value(str(second + 1))
    anna.press(page.get_by_role("button", name="Why this answer?"))
    expect(page.locator(".why")).to_be_visible()
    shot(anna, "vtes-replay")
    assert findings(anna) == []
