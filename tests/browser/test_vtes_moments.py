"""Moments of V:TES that a whole game may not bring: each from a position in which it must come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from praxis.vtes.editions import EDITIONS
from tests.browser import vtes_hand as hand
from tests.browser.axe import findings
from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.vtes_hand import thing
from tests.vtes.by_hand.manual import manual

Shot = Callable[[Person, str], None]
SIZES: Final = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])

TORPOR: Final = """game: vtes
edition: 2023
turn: anna, minion
[anna]
pool: 14
ready: Gilbert Duane blood:5, Ozmo blood:4
torpor: Zebulon blood:1
library: Bonding, Bonding, Bonding
[bob]
pool: 9
torpor: Theo Bell blood:3
library: Bonding
[cleo]
pool: 20
library: Bonding
"""
"""Nobody else is ready: nothing of what Anna does is blocked, and nobody votes."""

TITLE: Final = """game: vtes
edition: 2023
turn: anna, unlock
[anna]
pool: 14
ready: Mira 3/7 sect:Camarilla title:prince city:Chicago, Ozmo blood:4
library: Bonding, Bonding, Bonding
[bob]
pool: 9
ready: Oskar 4/8 sect:Camarilla title:prince city:Chicago
library: Bonding
[cleo]
pool: 20
library: Bonding
"""


def chooses(person: Person, minion: str, option: str, target: str = "", of_prey: bool = False) -> None:
    """Presses a minion, whom he acts on, and if several things can be done there, the one that is meant. A small screen
    first looks at the seat of the target."""
    before = person.decision().get("decision")
    person.press(thing(person, minion))
    if target:
        if person.phone and of_prey:
            person.press(person.page.get_by_role("tab").first)
        person.press(thing(person, target))
    found = person.page.locator(f'.question.mine .option[data-key^="{option} "]')
    person.until(lambda: person.decision().get("decision") != before or found.count() > 0)
    if person.decision().get("decision") == before:
        person.press(found.first)
    person.until(lambda: person.decision().get("decision") != before)


@SIZES
def test_a_vampire_is_rescued_from_torpor(come: Come, shot: Shot, phone: bool) -> None:
    anna = come("Anna", phone=phone)
    anna.plays_from(TORPOR)
    assert hand.is_asked(anna)
    expect(anna.page.get_by_role("group", name="Torpor").first).to_be_visible()
    shot(anna, "vtes-torpor")
    assert findings(anna) == []
    chooses(anna, "Gilbert Duane", "rescue", "Zebulon")
    anna.until(lambda: any(event["kind"] == "leaves-torpor" for event in hand.events(anna)))


@SIZES
def test_a_vampire_in_torpor_is_diablerized(come: Come, shot: Shot, phone: bool) -> None:
    anna = come("Anna", phone=phone)
    anna.plays_from(TORPOR)
    assert hand.is_asked(anna)
    chooses(anna, "Gilbert Duane", "diablerize", "Theo Bell", of_prey=True)
    anna.until(lambda: any(event["kind"] == "diablerie" for event in hand.events(anna)))
    expect(anna.page.locator(".poll")).to_contain_text("Blood hunt on Gilbert Duane")
    shot(anna, "vtes-diablerie")
    assert findings(anna) == []
    burned = [event["fields"]["card"] for event in hand.events(anna) if event["kind"] == "burned"]
    assert len(burned) >= 1
    blood = [event for event in hand.events(anna) if event["kind"] == "blood" and event["fields"]["change"] > 0]
    assert blood, "the blood of the victim is the diablerist's"


@SIZES
def test_a_contested_title_is_paid_for_and_shown(come: Come, shot: Shot, phone: bool) -> None:
    anna = come("Anna", phone=phone)
    anna.plays_from(TITLE)
    assert hand.is_asked(anna)
    assert anna.kind() == "contest"
    panel = anna.page.locator(".going .contested")
    expect(panel).to_contain_text("Chicago")
    expect(panel.locator(".claim")).to_have_count(2)
    shot(anna, "vtes-contest")
    assert findings(anna) == []
    before = anna.decision().get("decision")
    anna.press(anna.page.locator('.question.mine .option[data-key^="pay "]').first)
    anna.until(lambda: anna.decision().get("decision") != before)
    paid = [event for event in hand.events(anna) if event["kind"] == "blood" and event["fields"]["change"] < 0]
    assert len(paid) == 1


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_each_edition_is_played_on_the_page(come: Come, edition: str) -> None:
    """A turn of it: the words are those of the edition, and the board takes every answer that it offers."""
    anna = come("Anna")
    anna.plays_from(TORPOR.replace("edition: 2023", f"edition: {edition}"))
    assert hand.is_asked(anna)
    chooses(anna, "Ozmo", "bleed")
    anna.until(lambda: any(event["kind"] == "edge" for event in hand.events(anna)))
    assert hand.is_asked(anna)
    hand.passes_until(anna, "influence", "discard")
    said = " ".join(event.get("text", "") for event in hand.events(anna))
    old = EDITIONS[edition].says_tap
    assert (" taps" in said) == old
    assert (" locks" in said) == (not old)
    assert findings(anna) == []


# -- cards by hand ----------------------------------------------------------------------------------------------------


def by_hand(consent: str) -> str:
    return f"""game: vtes
edition: 2023
turn: anna, master
options: enforced=by-hand, consent={consent}
[anna]
pool: 14
ready: Gilbert Duane blood:5, Ozmo blood:4
hand: {manual("Master").name}
library: Bonding, Bonding, Bonding
ash heap: Blood Doll, Deflection
[bob]
pool: 9
ready: Theo Bell blood:3
library: Bonding
[cleo]
pool: 20
library: Bonding
"""


@SIZES
def test_a_card_is_carried_out_by_hand(come: Come, shot: Shot, phone: bool) -> None:
    anna = come("Anna", phone=phone)
    anna.plays_from(by_hand("none"))
    page = anna.page
    assert hand.is_asked(anna)
    anna.press(thing(anna, manual("Master").name), left=True)
    anna.press(page.locator('.question.mine .option[data-key^="play "]').first)
    anna.until(lambda: anna.kind() == "adjust")
    expect(page.locator(".byhand")).to_contain_text("Move a card")
    shot(anna, "vtes-by-hand")
    assert findings(anna) == []
    anna.press(page.locator('[data-key="adjust lock"]'))
    anna.until(lambda: anna.kind() == "adjust-card")
    if phone:
        anna.press(page.get_by_role("tab").first)
    shot(anna, "vtes-by-hand-card")
    anna.press(thing(anna, "Theo Bell"))
    anna.until(lambda: anna.kind() == "adjust")
    assert any(event["kind"] == "locked" for event in hand.events(anna))
    anna.press(page.locator('[data-key="adjust back"]'))
    anna.until(lambda: any(event["kind"] == "unlocked" for event in hand.events(anna)))
    anna.until(lambda: anna.kind() == "adjust")
    anna.press(page.locator('[data-key="adjust gain-pool"]'))
    anna.until(lambda: anna.kind() == "adjust-seat")
    anna.press(page.locator('.question.mine .option[data-key="adjust-seat 0"]'))
    anna.until(lambda: anna.kind() == "adjust-amount")
    expect(page.locator(".question .stepper")).to_be_in_viewport(ratio=1)
    expect(page.locator(".question.mine .option.main")).to_be_in_viewport(ratio=1)
    shot(anna, "vtes-by-hand-amount")
    anna.press(page.locator(".question.mine .option.main").first)
    anna.until(lambda: anna.kind() == "adjust")
    hand.passes(anna)
    assert any(event["kind"] == "pool" and event["fields"]["seat"] == 0 for event in hand.events(anna))
    assert findings(anna) == []


def test_seven_minions_across_fit(come: Come) -> None:
    """Of five seats two sit across and have the least room."""
    crowd = "Uma Hatch, Delilah Easton, Normal, Cardano, Lucretia, Mitru the Hunter locked, Sarah Cobbler"
    across = f"ready: {crowd.replace(',', ' blood:1,')} blood:1\nin play: The Barrens, Elder Library\n"
    seats = [
        f"[{name}]\npool: 9\n{across if name == 'cleo' else ''}library: Bonding\n"
        for name in ("bob", "cleo", "dora", "eve")
    ]
    anna = come("Anna")
    anna.plays_from(
        "game: vtes\nedition: 2023\nturn: anna, minion\n"
        f"[anna]\npool: 9\nready: Gilbert Duane blood:5\nlibrary: Bonding\n{''.join(seats)}"
    )
    assert hand.is_asked(anna)
    regions = anna.page.locator(".across .seat .regions").first
    expect(regions.locator(".minion")).to_have_count(7)
    expect(regions).to_have_js_property("scrollTop", 0)
    assert regions.evaluate("all => all.scrollHeight <= all.clientHeight")


POLL: Final = """game: vtes
edition: 2023
turn: anna, minion
[anna]
pool: 14
ready: Mira 7/7 sect:Camarilla title:prince city:Chicago, Petra 6/6 sect:Camarilla title:primogen,
  Quentin 5/5 sect:Camarilla title:primogen, Gilbert Duane blood:5
hand: Kine Resources Contested
library: Bonding, Bonding, Bonding
"""


@SIZES
def test_all_votes_of_a_table_of_five_are_in_sight(come: Come, phone: bool) -> None:
    """Nothing is scrolled away: the points with their button, each vote, and how to stop voting."""
    seats = "".join(f"[{name}]\npool: 9\nlibrary: Bonding\n" for name in ("bob", "cleo", "dora", "eve"))
    anna = come("Anna", phone=phone)
    anna.plays_from(POLL.replace(",\n  ", ", ") + seats)
    page = anna.page
    assert hand.is_asked(anna)
    if not phone:
        expect(page.get_by_role("log")).to_be_visible()  # it takes its room from the table
    anna.press(thing(anna, "Kine Resources Contested"), left=True)
    expect(page.locator(".question .picked")).to_have_text("Kine Resources Contested")
    expect(page.locator(".question .text")).to_contain_text("take an action")  # what is asked is still there
    anna.press(thing(anna, "Gilbert Duane"))
    anna.until(lambda: anna.kind() != "minion")
    hand.passes_until(anna, "terms")
    confirm = page.locator(".allocate > .button")
    expect(confirm).to_be_in_viewport(ratio=1)
    for name, points in (("Bot 2", 3), ("Bot 3", 1)):
        for _ in range(points):
            anna.press(page.locator(".allocate li").filter(has_text=name).locator("button").last)
    anna.press(confirm)
    anna.until(lambda: anna.kind() == "polling")
    expect(page.locator(".votes .row")).to_have_count(6)  # all at once, four minions, and the card that called
    expect(page.locator(hand.PASS)).to_be_in_viewport(ratio=1)
    if not phone:
        for option in page.locator(".votes .option").all():
            expect(option).to_be_in_viewport(ratio=1)
    assert findings(anna) == []


@SIZES
def test_a_card_pressed_among_many_votes_shows_the_minion_who_can_play_it(come: Come, phone: bool) -> None:
    """On a phone the list of votes has the place of the minions."""
    poll = POLL.replace(",\n  ", ", ").replace("Gilbert Duane blood:5", "Ada 5/7 PRE")
    anna = come("Anna", phone=phone)
    held = poll.replace("Contested\n", "Contested, Bewitching Oration\n")
    anna.plays_from(held + "[bob]\npool: 9\nlibrary: Bonding\n")
    assert hand.is_asked(anna)
    anna.press(thing(anna, "Kine Resources Contested"), left=True)
    anna.press(thing(anna, "Ada"))
    anna.until(lambda: anna.kind() != "minion")
    hand.passes_until(anna, "terms")
    for name, points in (("Bot 2", 3), ("Anna", 1)):
        for _ in range(points):
            anna.press(anna.page.locator(".allocate li").filter(has_text=name).locator("button").last)
    anna.press(anna.page.locator(".allocate > .button"))
    anna.until(lambda: anna.kind() == "polling")
    anna.press(thing(anna, "Bewitching Oration"), left=True)
    expect(anna.page.locator(".question .picked")).to_have_text("Bewitching Oration")
    expect(anna.page.locator(hand.LIT)).to_have_count(1)
    expect(anna.page.locator(hand.LIT)).to_be_in_viewport()
    anna.press(anna.page.locator(hand.LIT))
    anna.press(anna.page.locator(hand.OPTION).filter(has_text="+4"))
    expect(anna.page.locator(".votes .row").filter(has_text="Ada")).to_contain_text("4")
    assert anna.kind() == "polling"
    assert findings(anna) == []
