"""What nobody does by accident: the page asks once more, the answer can be taken back, and who insists gets it."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser import vtes_hand as hand
from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.vtes_hand import thing

SIZES: Final = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
OTHERS: Final = """[bob]
pool: 9
library: Bonding
[cleo]
pool: 20
library: Bonding
"""
"""The other seats have no ready minion, so nobody blocks."""


def begins(come: Come, phone: bool, phase: str, hers: str, edge: str = "") -> Person:
    """Anna's turn, with what the lines say of her."""
    anna = come("Anna", phone=phone)
    head = f"game: vtes\nedition: 2023\nturn: anna, {phase}\n{edge}[anna]\n"
    anna.plays_from(f"{head}{hers}\nlibrary: Bonding, Bonding, Bonding\n{OTHERS}")
    assert hand.is_asked(anna)
    return anna


def is_warned(person: Person, words: str) -> None:
    expect(person.page.locator(".question .warn")).to_contain_text(words)


def thinks_again(person: Person) -> None:
    """Takes it back: the same decision is open, and nothing was answered."""
    before = person.decision().get("decision")
    person.press(person.page.get_by_role("button", name="Back", exact=True))
    expect(person.page.locator(".question .warn")).to_have_count(0)
    assert person.decision().get("decision") == before


def insists(person: Person) -> None:
    before = person.decision().get("decision")
    person.press(person.page.get_by_role("button", name="Do it all the same"))
    person.until(lambda: person.decision().get("decision") != before)


def presses_option(person: Person, key: str) -> None:
    person.press(person.page.locator(f'.question.mine .option[data-key^="{key}"]').first)


@SIZES
def test_paying_the_last_pool_for_a_card_is_warned_of(come: Come, phone: bool) -> None:
    anna = begins(come, phone, "master", "pool: 2\nready: Gilbert Duane blood:5\nhand: Asylum Hunting Ground")
    anna.press(thing(anna, "Asylum Hunting Ground"), left=True)
    presses_option(anna, "play ")
    is_warned(anna, "This takes your last pool: you would be ousted.")
    thinks_again(anna)
    assert not [event for event in hand.events(anna) if event["kind"] == "pool"]
    anna.press(thing(anna, "Asylum Hunting Ground"), left=True)
    presses_option(anna, "play ")
    insists(anna)
    anna.until(lambda: any(event["kind"] == "ousted" for event in hand.events(anna)))


@SIZES
def test_transferring_the_last_pool_is_warned_of_before_it_is_confirmed(come: Come, phone: bool) -> None:
    anna = begins(come, phone, "influence", "pool: 3\nready: Gilbert Duane blood:5\nuncontrolled: Aleph blood:3")
    more = anna.page.locator(".influence .stepper button:last-child")
    expect(anna.page.locator(".influence .warn")).to_have_count(0)
    anna.press(more.first)
    anna.press(more.first)
    expect(anna.page.locator(".influence .warn")).to_have_count(0)
    anna.press(more.first)
    expect(anna.page.locator(".influence .warn")).to_contain_text("ousted")
    anna.press(anna.page.locator(".influence .stepper button:first-child").first)
    expect(anna.page.locator(".influence .warn")).to_have_count(0)


@SIZES
def test_a_bleed_for_nothing_is_warned_of(come: Come, phone: bool) -> None:
    anna = begins(come, phone, "minion", "pool: 14\nready: Thug ally 2 bleed:0, Ozmo blood:2")
    anna.press(thing(anna, "Thug"))
    presses_option(anna, "bleed ")
    is_warned(anna, "This bleed is for nothing as it stands.")
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".question .warn")).to_have_count(0)
    anna.press(thing(anna, "Ozmo"))
    presses_option(anna, "bleed ")
    anna.until(lambda: any(event["kind"] == "edge" for event in hand.events(anna)))


@SIZES
def test_a_hunt_by_who_is_full_is_warned_of(come: Come, phone: bool) -> None:
    anna = begins(come, phone, "minion", "pool: 14\nready: Mira 5/5, Ozmo blood:1")
    anna.press(thing(anna, "Mira"))
    presses_option(anna, "hunt ")
    is_warned(anna, "all the blood")
    thinks_again(anna)


@SIZES
def test_forgetting_the_edge_is_warned_of(come: Come, phone: bool) -> None:
    anna = begins(come, phone, "unlock", "pool: 14\nready: Ozmo blood:1", edge="edge: anna\n")
    assert anna.kind() == "unlock"
    anna.press(anna.page.locator(hand.PASS))
    is_warned(anna, "You have the Edge")
    thinks_again(anna)
    presses_option(anna, "edge")
    anna.until(lambda: any(event["kind"] == "pool" for event in hand.events(anna)))


@SIZES
def test_voting_for_a_blood_hunt_on_ones_own_vampire_is_warned_of(come: Come, phone: bool) -> None:
    hers = "pool: 14\nready: Mira 3/7 sect:Camarilla title:prince city:Chicago, Nils 2/5\ntorpor: Vera 0/3"
    anna = begins(come, phone, "minion", hers)
    anna.press(thing(anna, "Nils"))
    anna.press(thing(anna, "Vera"))
    presses_option(anna, "diablerize ")
    anna.until(lambda: anna.kind() == "polling")
    expect(anna.page.locator(".poll")).to_contain_text("Blood hunt on Nils")
    anna.press(anna.page.locator('.question.mine [data-key$=" for"]').first)
    is_warned(anna, "This is a blood hunt on your own vampire.")
    thinks_again(anna)


@SIZES
def test_a_withdrawal_is_warned_of(come: Come, phone: bool) -> None:
    anna = come("Anna", phone=phone)
    head = "game: vtes\nedition: 2023\nturn: anna, unlock\nstop: yes\n"
    anna.plays_from(f"{head}[anna]\npool: 14\nready: Ozmo blood:1\nlibrary: none\n{OTHERS}")
    assert hand.is_asked(anna)
    presses_option(anna, "withdraw")
    is_warned(anna, "This announces your withdrawal")
    thinks_again(anna)


CONTESTED: Final = "[bob]\npool: 9\nready: Anson locked\nin play: Elder Library\nlibrary: Bonding\n"


def contests(come: Come, phone: bool, phase: str, hers: str) -> Person:
    """Anna's turn while Bob has Anson and Elder Library in play."""
    anna = come("Anna", phone=phone)
    head = f"game: vtes\nedition: 2023\nturn: anna, {phase}\n[anna]\n{hers}\nlibrary: Bonding, Bonding\n"
    anna.plays_from(f"{head}{CONTESTED}")
    assert hand.is_asked(anna)
    return anna


@SIZES
def test_a_card_that_would_be_contested_is_warned_of(come: Come, phone: bool) -> None:
    anna = contests(come, phone, "master", "pool: 14\nready: Gilbert Duane blood:5\nhand: Elder Library")
    anna.press(anna.page.locator(".vtes-hand [data-thing]").first, left=True)
    expect(anna.page.locator(".question .against")).to_have_text("contested with Bot 2")
    presses_option(anna, "play ")
    is_warned(anna, "Contested with Bot 2")
    thinks_again(anna)
    presses_option(anna, "play ")
    insists(anna)
    anna.until(lambda: any(event["kind"] == "contested" for event in hand.events(anna)))


@SIZES
def test_a_vampire_who_would_be_contested_is_warned_of_while_pool_goes_on_him(come: Come, phone: bool) -> None:
    anna = contests(
        come, phone, "influence", "pool: 14\nready: Gilbert Duane blood:5\nuncontrolled: Anson blood:1, Aleph"
    )
    told = anna.page.locator(".influence em:not(.unsaid)")
    expect(told).to_have_count(1)
    expect(told).to_have_text("contested with Bot 2")


@SIZES
def test_three_quick_presses_put_three(come: Come, phone: bool) -> None:
    """Nothing in the panel moves under the mouse."""
    hers = "pool: 14\nready: Gilbert Duane blood:5\nuncontrolled: Aleph blood:1, Roland Bishop blood:1"
    anna = begins(come, phone, "influence", hers)
    more = anna.page.locator(".influence .stepper button:last-child").first
    more.scroll_into_view_if_needed()
    box = more.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for _ in range(3):
        anna.page.mouse.click(*middle)
    expect(anna.page.locator(".influence [role=spinbutton]").first).to_have_text("3")
    assert more.bounding_box() == box


def test_a_vampire_who_has_grown_is_held_up_with_the_capacity_that_he_has(come: Come) -> None:
    anna = begins(come, False, "minion", "pool: 14\nready: Gilbert Duane blood:5 locked with Celerity")
    anna.press(thing(anna, "Gilbert Duane"))
    expect(anna.page.get_by_role("dialog").locator(".card.full .capacity")).to_contain_text("8")


@SIZES
def test_who_is_alone_among_bots_is_asked_about_her_own_bleed(come: Come, phone: bool) -> None:
    """Conditioning in hand, no order given: the bleed waits for her, and the card says what it adds."""
    anna = begins(come, phone, "minion", "pool: 14\nready: Ozmo blood:4\nhand: Conditioning")
    anna.press(thing(anna, "Ozmo"))
    presses_option(anna, "bleed ")
    asked = anna.page.locator('.question.mine .option[data-key^="play "]').first
    expect(asked).to_contain_text("Conditioning")
    assert not [event for event in hand.events(anna) if event["kind"] == "bleeds"]
    anna.press(asked)
    anna.until(lambda: any(event["kind"] == "bleeds" and event["fields"]["amount"] >= 3 for event in hand.events(anna)))
    expect(anna.page.locator(".going .pools", has_text="→")).to_have_count(0)
