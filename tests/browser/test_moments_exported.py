"""Settle this question: a moment in the middle of whatever is going on is written down and opened on a board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import vtes_hand as hand
from tests.browser.conftest import Come
from tests.browser.person import Person


def opens_this_moment(person: Person) -> None:
    """Two presses: the scales, then the board."""
    page = person.page
    person.press(page.get_by_role("button", name="Export this position"))
    text = page.get_by_role("dialog").locator("textarea")
    expect(text).to_have_value(re.compile(r"\[moment [0-9a-f]{12}\]"))
    person.press(page.get_by_role("button", name="Open and play it"))
    expect(page).to_have_url(re.compile(r"/r/[0-9a-f]{16}"))


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_moment_of_vendetta_is_opened_on_the_board(come: Come, phone: bool) -> None:
    anna = come("Anna", phone=phone)
    anna.makes_table(["me", "random", "random"])
    assert anna.is_asked()
    opens_this_moment(anna)
    expect(anna.page.locator(".table").first).to_be_visible()
    expect(anna.page.get_by_text("anna", exact=False).first).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_moment_of_a_turn_of_vtes_is_opened_on_the_board(come: Come, phone: bool) -> None:
    anna = come("Anna", phone=phone)
    anna.makes_table(["me", "random"], game="vtes", edition="2023", options={"turns": 20})
    assert hand.is_asked(anna)
    cards = anna.page.locator(".vtes-hand .held > .unseen")

    def held() -> list[str]:
        return sorted(cards.all_text_contents())

    expect(cards).to_have_count(7)
    anna.until(lambda: all(", " in name for name in held()))  # what the cards are comes after how many there are
    names = held()
    opens_this_moment(anna)
    expect(anna.page.locator(".vtes")).to_be_visible()
    expect(cards).to_have_count(7)
    anna.until(lambda: held() == names)


MADE_UP = """game: vtes
edition: 2023
turn: anna, minion
[cards]
Veil: modifier, stealth 1
[anna]
pool: 9
ready: Mira 3/5
hand: Veil
library: Bonding
[bob]
pool: 9
library: Bonding
"""


def test_a_game_with_made_up_cards_says_that_only_its_lines_are_kept(come: Come) -> None:
    anna = come("Anna")
    anna.plays_from(MADE_UP)
    assert hand.is_asked(anna)
    anna.press(anna.page.get_by_role("button", name="Export this position"))
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_contain_text("only the lines can be kept")
    expect(dialog.locator("textarea")).to_have_value(re.compile("Mira"))
