"""A table of V:TES made by hand in the lobby, and played on its board."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.test_pages import findings


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_table_of_vtes_made_by_hand(come: Come, shot: Callable[[Person, str], None], phone: bool) -> None:
    anna = come("Anna", phone=phone)
    page = anna.goes("/new")
    page.get_by_label("Which game").select_option(label="Vampire: The Eternal Struggle")
    page.get_by_role("combobox", name="Players", exact=True).select_option("2")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("combobox", name="Seat 2").select_option(label="Bot (random)")
    page.get_by_role("combobox", name="Speed of bots").select_option(label="Quick")
    anna.press(page.get_by_role("button", name="Make the table"))
    assert anna.is_asked()
    anna.makes_table(["me", "random"], game="vtes", edition="2023")  # the same without time to react
    for _ in range(8):
        assert anna.is_asked()
        anna.answers()
    assert anna.is_asked()
    expect(page.get_by_role("group", name="Hand").locator("[data-thing]")).to_have_count(7)
    assert page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1440)
    assert findings(anna) == []
    shot(anna, "vtes")
