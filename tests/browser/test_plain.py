"""A game that has no board of its own yet is played all the same."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.test_pages import findings


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_vtes_is_played_in_words(come: Come, shot: Callable[[Person, str], None], phone: bool) -> None:
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
    expect(page.get_by_role("row").filter(has_text="Anna")).to_be_visible()
    expect(page.get_by_role("row").filter(has_text="Bot 2")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1440)
    assert findings(anna) == []
    shot(anna, "vtes")
