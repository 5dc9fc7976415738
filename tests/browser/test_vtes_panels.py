"""Every panel of the V:TES board at a table of five: what a player looks for is there, in both sizes, and a picture of
each is left among the artefacts."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import vtes_hand as hand
from tests.browser.axe import findings
from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.vtes_hand import thing
from tests.browser.vtes_moments import moment

Shot = Callable[[Person, str], None]
SIZES: Final = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])

DECK: Final = """library: Pulled Fangs, Giant's Blood, Misdirection, Computer Hacking, Cats' Guidance
crypt: Nik, Basil, Isabel de Leon, Roreca Quaid
"""
OTHERS: Final = f"""[cleo]
pool: 20
ready: Tegyrius, Delilah Easton blood:2 locked
uncontrolled: Creamy Jade blood:1
hand: Bonding
{DECK}[dora]
pool: 11
ready: Uma Hatch, Lucretia, Cardano blood:1
uncontrolled: Creamy Jade blood:1
hand: Bonding
{DECK}[emil]
pool: 3
ready: Mitru the Hunter locked, Sarah Cobbler
uncontrolled: Creamy Jade blood:1
torpor: Didi Meyers blood:0
hand: Bonding
{DECK}"""


def table(anna: str, bob: str, phase: str = "minion") -> str:
    return f"game: vtes\nedition: 2023\nturn: anna, {phase}\n[anna]\n{anna}\n{DECK}[bob]\n{bob}\n{DECK}{OTHERS}"


ANNA: Final = """pool: 14
ready: Anson blood:6 with Sport Bike, Ozmo blood:4, Dollface blood:3 locked
torpor: Zebulon blood:1
uncontrolled: Aleph blood:3, Roland Bishop blood:1
in play: Elder Library
hand: Bum's Rush, Govern the Unaligned, Deflection, Lost in Crowds, Kine Resources Contested, Bonding, Blood Doll"""
BOB: Final = """pool: 9
ready: Theo Bell blood:6, Gilbert Duane blood:5 with .44 Magnum + Flak Jacket
uncontrolled: Normal blood:1
in play: Ventrue Headquarters
hand: Wake with Evening's Freshness, Enhanced Senses, Deflection, Dodge"""
FIGHTER: Final = """pool: 14
ready: Theo Bell blood:6 with Leather Jacket, Ozmo blood:4
uncontrolled: Normal blood:1
hand: Bum's Rush, Torn Signpost, Immortal Grapple, Taste of Vitae, Disarm, Dodge, Psyche!"""
FOE: Final = """pool: 9
ready: Anson blood:6, Gilbert Duane blood:5 with .44 Magnum + Flak Jacket
uncontrolled: Aleph blood:1
hand: Dodge, Majesty, Blur, Rolling with the Punches, Conditioning"""
CALLER: Final = """pool: 14
ready: Anson blood:6 with Sport Bike, Ozmo blood:4, Gilbert Duane
uncontrolled: Aleph blood:1
hand: Kine Resources Contested, Bewitching Oration"""
VOTER: Final = """pool: 9
ready: Theo Bell blood:6, Lodin (Olaf Holte)
uncontrolled: Normal blood:1
hand: Deflection"""
QUIET, FIGHT, POLL = table(ANNA, BOB), table(FIGHTER, FOE), table(CALLER, VOTER)
TRAP: Final = FIGHT.replace("Disarm, Dodge", "Disarm, Trap")
RUSH: Final = ("play Bum's Rush Theo Bell", "target Gilbert Duane")
RUSH_AT_ANSON: Final = ("play Bum's Rush Theo Bell", "target Anson")
BLOCK: Final = (
    *("bleed Ozmo", "till block Gilbert Duane", "block Gilbert Duane"),
    *("till play Lost in Crowds Ozmo", "play Lost in Crowds Ozmo"),
)
CALL: Final = ("play Kine Resources Contested Ozmo", "until terms")
TERMS: Final = (*CALL, "target bob", "target bob", "target bob", "target dora")


def contested(cards: str) -> str:
    return table(
        f"pool: 14\nready: Ozmo\nuncontrolled: Aleph\n{cards}",
        f"pool: 9\nready: Theo Bell\nuncontrolled: Normal\n{cards}",
        "unlock",
    )


PANELS: Final[dict[str, tuple[str, tuple[str, ...], str, str]]] = {
    "master": (table(ANNA, BOB, "master"), (), ".clockwork", "Master"),
    "minion": (QUIET, (), ".question", "take an action"),
    "influence": (table(ANNA, BOB, "influence"), (), ".influence", "4 transfers left"),
    "discard": (table(ANNA, BOB, "discard"), (), ".clockwork", "Discard"),
    "bleed-raised": (QUIET, ("bleed Ozmo", "play Bonding Ozmo"), ".going .act", "9 → 6"),
    "may-block": (QUIET, ("bleed Ozmo", "till block Theo Bell"), ".going .contest", "may block"),
    "block": (QUIET, (*BLOCK, "till play Enhanced Senses Gilbert Duane"), ".going .contest", "tries to block"),
    "combat-range": (FIGHT, (*RUSH, "until maneuver"), ".combat [aria-current]", "Range"),
    "combat-strike": (FIGHT, (*RUSH, "until strike", "strike hand"), ".combat .blow", "Hand strike 1"),
    "combat-additional": (
        FIGHT,
        (*RUSH_AT_ANSON, "until strike", "strike hand", "strike hand", "until additional"),
        ".combat [aria-current]",
        "Strikes",
    ),
    "combat-press": (
        TRAP,
        (*RUSH, "till play Trap Theo Bell", "play Trap Theo Bell", "until press"),
        ".combat [aria-current]",
        "Press",
    ),
    "combat-end": (FIGHT, (*RUSH, "until end-of-round"), ".combat [aria-current]", "End"),
    "terms": (POLL, CALL, ".poll", "Kine Resources Contested"),
    "polling": (POLL, (*TERMS, "until polling"), ".poll .terms", "×3"),
    "blood-hunt": (QUIET, ("diablerize Anson Zebulon", "until polling"), ".poll", "Blood hunt on Anson"),
    "contest-card": (contested("in play: Elder Library contested"), (), ".question", "Pay 1 pool for “Elder Library”"),
}


def sits_at(come: Come, position: str, answers: tuple[str, ...], phone: bool, lang: str = "en-US") -> Person:
    """Somebody at the seat that decides in this moment."""
    text, seat = moment(position, *answers)
    anna = come("Anna", phone=phone, lang=lang)
    anna.plays_from(text, seat=seat)
    assert hand.is_asked(anna)
    return anna


def whole(found: Locator) -> bool:
    """Whether nothing in it is cut off."""
    return bool(
        found.evaluate("all => all.scrollHeight <= all.clientHeight + 1 && all.scrollWidth <= all.clientWidth + 1")
    )


@SIZES
@pytest.mark.parametrize("panel", list(PANELS))
def test_every_panel_tells_what_goes_on(come: Come, shot: Shot, panel: str, phone: bool) -> None:
    position, answers, where, words = PANELS[panel]
    anna = sits_at(come, position, answers, phone)
    page = anna.page
    expect(page.locator(where).first).to_contain_text(words)
    shot(anna, f"vtes-panel-{panel}")
    assert findings(anna) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1440)
    if page.locator(hand.PASS).count():
        expect(page.locator(hand.PASS).first).to_be_in_viewport(ratio=1)
    assert whole(page.locator(".question"))


@SIZES
def test_a_card_that_is_held_up_has_all_of_its_text(come: Come, phone: bool) -> None:
    anna = sits_at(come, QUIET, (), phone)
    for name in ("Deflection", "Lost in Crowds"):
        anna.press(thing(anna, name), left=True)
        card = anna.page.get_by_role("dialog").locator(".card.full")
        expect(card).to_contain_text(name)
        assert whole(card)
        assert whole(card.locator(".text"))
        anna.page.keyboard.press("Escape")
        expect(anna.page.get_by_role("dialog")).to_have_count(0)


@SIZES
def test_cards_on_a_minion_have_names_where_there_is_room(come: Come, phone: bool) -> None:
    """A finger cannot hover, and a gun looks like any other equipment."""
    anna = sits_at(come, table(FIGHTER, FOE), (), phone)
    if not phone:
        magnum = anna.page.locator(".prey [data-title='.44 Magnum']")
        expect(magnum).to_be_visible()
        assert whole(magnum)
    jacket = anna.page.locator(".seat.mine [data-title='Leather Jacket']")
    expect(jacket).to_be_visible()
    assert whole(jacket)


@SIZES
def test_a_minion_who_was_chosen_is_not_named_by_every_button(come: Come, phone: bool) -> None:
    anna = sits_at(come, QUIET, (), phone)
    anna.press(thing(anna, "Anson"))
    expect(anna.page.locator('.question .option[data-key^="bleed"]')).to_have_text(re.compile("Bleed Bot 2$"))


@SIZES
def test_all_who_may_get_points_are_in_sight_at_a_table_of_five(come: Come, phone: bool) -> None:
    anna = sits_at(come, POLL, CALL, phone)
    rows = anna.page.locator(".allocate li")
    expect(rows).to_have_count(5)
    for row in rows.all():
        expect(row).to_be_in_viewport(ratio=1)
    assert whole(anna.page.locator(".question"))
    # Whoever wants to see another seat first presses its chip.
    if phone:
        expect(anna.page.locator(".looked")).to_be_hidden()
        anna.press(anna.page.get_by_role("tab").first)
        expect(anna.page.locator(".looked")).to_be_visible()


def test_four_minions_across_fit_beside_the_log(come: Come) -> None:
    """Of five seats two sit across; with the log open they have the least room."""
    four = "ready: Uma Hatch, Lucretia, Cardano blood:1"
    anna = sits_at(come, QUIET.replace(four, f"{four}, Isabel de Leon"), (), phone=False)
    expect(anna.page.get_by_role("log")).to_be_visible()
    regions = anna.page.locator('.seat[data-seat="3"] .regions')
    expect(regions.locator(".minion")).to_have_count(4)
    anna.until(lambda: whole(regions))


def test_a_minion_with_many_disciplines_and_numbers_is_not_cut(come: Come) -> None:
    """It is taller than others, and the seat is drawn smaller for it."""
    prey = BOB.replace("Theo Bell blood:6", "Alexandra, Anastasz di Zagreb, Lambach")
    anna = sits_at(come, table(ANNA, prey), (), phone=False)
    regions = anna.page.locator(".prey .regions")
    expect(regions.locator(".minion")).to_have_count(4)
    anna.until(lambda: whole(regions))


def test_seats_with_few_minions_are_drawn_larger(come: Come) -> None:
    anna = sits_at(come, QUIET, (), phone=False)
    expect(anna.page.locator(".prey .regions")).to_have_class(re.compile("roomy"))
    for each in anna.page.locator(".vtes .regions").all():
        assert whole(each)


@SIZES
def test_the_page_of_learning_names_the_game_that_is_learned(come: Come, phone: bool) -> None:
    anna = come("Anna", phone=phone)
    page = anna.goes("/learn")
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn Vendetta")
    anna.press(page.get_by_role("button", name="Vampire: The Eternal Struggle"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn Vampire: The Eternal Struggle")


@SIZES
def test_a_time_limit_is_counted_down_in_sight(come: Come, shot: Shot, phone: bool) -> None:
    anna = come("Anna", phone=phone)
    anna.makes_table(["me", "random"], game="vtes", edition="2023", options={"minutes": 120})
    assert hand.is_asked(anna)
    expect(anna.page.get_by_role("timer", name="Time left")).to_have_text(re.compile(r"1:59:\d\d|2:00:00"))
    shot(anna, "vtes-time-limit")
    assert findings(anna) == []


@pytest.mark.parametrize("lang", ["de-DE", "ja-JP"])
@pytest.mark.parametrize("panel", ["block", "combat-strike", "polling"])
def test_panels_in_other_languages(come: Come, shot: Shot, panel: str, lang: str) -> None:
    position, answers, where, _ = PANELS[panel]
    for phone in (False, True):
        anna = sits_at(come, position, answers, phone, lang)
        expect(anna.page.locator(where).first).to_be_visible()
        expect(anna.page.locator(".vtes-hand [data-thing]").first).to_contain_text(",")  # its face is there
        if anna.page.locator(hand.PASS).count():
            expect(anna.page.locator(hand.PASS).first).to_be_in_viewport(ratio=1)
        steps = [each.bounding_box() for each in anna.page.locator(".combat .steps li:not(.round)").all()]
        assert len({box["height"] for box in steps if box}) <= 1  # no word is broken
        shot(anna, f"vtes-panel-{panel}-{lang[:2]}")
        assert findings(anna) == []
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1440)
