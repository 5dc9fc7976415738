"""V:TES on its board: whole games, the panels, and what each of them offers, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser import vtes_hand as hand
from tests.browser.axe import findings
from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.vtes_hand import thing

Shot = Callable[[Person, str], None]
SIZES: Final = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])

FIGHT: Final = """game: vtes
edition: 2023
turn: anna, minion
[anna]
pool: 14
ready: Gilbert Duane blood:5 with .44 Magnum, Ozmo blood:4
torpor: Zebulon blood:0
hand: Bum's Rush, Govern the Unaligned, Deflection, Bonding, Blood Doll, Blood Doll, Kine Resources Contested
library: Bonding, Bonding, Bonding
[bob]
pool: 1
ready: Theo Bell blood:6 locked
library: Bonding
[cleo]
pool: 20
ready: Dollface blood:3 locked
library: Bonding
"""
"""Nobody but Anna can do anything, so that bots that play by chance change nothing."""

INFLUENCE: Final = """game: vtes
edition: 2023
turn: anna, influence
[anna]
pool: 5
ready: Gilbert Duane blood:5
uncontrolled: Aleph blood:3, Roland Bishop blood:1
library: Bonding, Bonding
ash heap: Bonding, Deflection, Blood Doll, Majesty, Conditioning, Seduction, Lost in Crowds
[bob]
ready: Theo Bell blood:6
library: Bonding
[cleo]
library: Bonding
"""


@SIZES
def test_a_table_of_vtes_made_by_hand(come: Come, phone: bool) -> None:
    anna = come("Anna", phone=phone)
    page = anna.goes("/new")
    page.get_by_label("Which game").select_option(label="Vampire: The Eternal Struggle")
    page.get_by_role("combobox", name="Players", exact=True).select_option("2")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("combobox", name="Seat 2").select_option(label="Bot (random)")
    page.get_by_role("combobox", name="Speed of bots").select_option(label="Quick")
    anna.press(page.get_by_role("button", name="Make the table"))
    assert hand.is_asked(anna)
    expect(page.get_by_role("group", name="Hand").locator("[data-thing]")).to_have_count(7)


@SIZES
def test_a_whole_game_against_bots(come: Come, shot: Shot, phone: bool) -> None:
    anna = come("Anna", phone=phone)
    anna.makes_table(["me", "random", "random"], game="vtes", edition="2023", options={"turns": 24})
    assert hand.plays(anna) > 10
    expect(anna.page.get_by_role("row").filter(has_text="Anna")).to_be_visible()
    expect(anna.page.locator(".spotlight .why")).to_have_text(re.compile("24 turns|last Methuselah|No Methuselah"))
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1440)
    shot(anna, "vtes-result")
    assert findings(anna) == []


@SIZES
def test_a_combat_is_fought_and_reloaded_in_its_middle(come: Come, shot: Shot, phone: bool) -> None:
    anna = come("Anna", phone=phone)
    anna.plays_from(FIGHT)
    page = anna.page
    assert hand.is_asked(anna)
    anna.press(thing(anna, "Bum's Rush"), left=True)
    anna.press(thing(anna, "Gilbert Duane"))
    expect(page.locator(".going .act")).to_contain_text("Gilbert Duane")
    expect(page.locator(".question")).to_contain_text("choose the target")
    assert findings(anna) == []
    shot(anna, "vtes-target")
    anna.press(thing(anna, "Theo Bell"))
    anna.until(lambda: anna.kind() == "maneuver")
    fight = page.locator(".going .combat")
    expect(fight).to_contain_text("close range")
    # However much is told above it, what can be answered stays in sight.
    expect(page.locator(hand.PASS)).to_be_in_viewport(ratio=1)
    shot(anna, "vtes-combat")
    assert findings(anna) == []
    page.reload()
    expect(fight.locator('[aria-current="step"]')).to_have_text("Range")
    expect(page.locator(".question")).to_contain_text("at close range so far: maneuver?")
    hand.passes(anna)
    anna.until(lambda: anna.kind() == "strike")
    expect(fight.locator('[aria-current="step"]')).to_have_text("Strikes")
    shot(anna, "vtes-strike")
    anna.press(page.locator(".question .option").filter(has_text=".44 Magnum").first)
    anna.until(lambda: anna.kind() != "strike")
    if anna.kind() != "minion":
        hand.passes_until(anna, "minion")
    expect(fight).to_have_count(0)
    assert any(each["kind"] == "damage" and each["fields"]["ordinary"] == 2 for each in hand.events(anna))
    assert findings(anna) == []


@SIZES
def test_an_oust_and_its_victory_point(come: Come, shot: Shot, phone: bool) -> None:
    anna = come("Anna", phone=phone)
    anna.plays_from(FIGHT)
    page = anna.page
    assert hand.is_asked(anna)
    anna.press(thing(anna, "Ozmo"))
    anna.press(page.locator('.question [data-key^="bleed"]'))
    anna.until(lambda: anna.kind() != "minion")
    hand.passes_until(anna, "minion")
    assert any(each["kind"] == "ousted" for each in hand.events(anna))
    expect(page.locator(".chips button, .plate").filter(has_text="Bot 2").first).to_have_class(re.compile(r"\bout\b"))
    shot(anna, "vtes-ousted")
    assert findings(anna) == []


@SIZES
def test_a_referendum_with_allocated_points_and_votes(come: Come, shot: Shot, phone: bool) -> None:
    anna = come("Anna", phone=phone)
    anna.plays_from(FIGHT)
    page = anna.page
    assert hand.is_asked(anna)
    anna.press(thing(anna, "Kine Resources Contested"), left=True)
    anna.press(thing(anna, "Gilbert Duane"))
    anna.until(lambda: anna.kind() != "minion")
    hand.passes_until(anna, "terms")
    more = page.locator(".allocate li").filter(has_text="Bot 3").locator("button").last
    for _ in range(3):
        anna.press(more)
    expect(more).to_be_disabled()  # two at least must get some
    expect(page.locator(".allocate .apart")).to_contain_text("one more")
    expect(page.locator(".allocate > .button")).to_be_disabled()  # of four points one is left
    assert findings(anna) == []
    anna.press(page.locator(".allocate li").filter(has_text="Bot 2").locator("button").last)
    shot(anna, "vtes-terms")
    anna.press(page.locator(".allocate > .button"))
    anna.until(lambda: anna.kind() == "polling")
    terms = page.locator(".poll .terms")
    expect(terms).to_contain_text("Bot 3 ×3")
    expect(terms).to_contain_text("Bot 2")
    shot(anna, "vtes-polling")
    assert findings(anna) == []
    anna.press(page.locator(".votes .row .no.option").first)
    expect(page.locator(".question .warn")).to_contain_text("your own referendum")  # nobody wants that by accident
    anna.press(page.locator(".question .button.main"))
    anna.press(page.locator(".votes .all .no"))
    expect(page.locator(".question .warn")).to_contain_text("your own referendum")
    anna.press(page.locator(".question .button.main"))
    anna.press(page.locator(".votes .all .yes"))
    anna.until(lambda: any(each["kind"] == "result" for each in hand.events(anna)))
    result = next(each["fields"] for each in hand.events(anna) if each["kind"] == "result")
    assert (result["favour"], result["against"], result["result"]) == (3, 0, "passed")


@SIZES
def test_a_rescue_from_torpor(come: Come, shot: Shot, phone: bool) -> None:
    anna = come("Anna", phone=phone)
    anna.plays_from(FIGHT)
    page = anna.page
    assert hand.is_asked(anna)
    torpor = page.locator(".seat.mine .torpor")
    expect(torpor).to_contain_text("Zebulon")
    anna.press(thing(anna, "Gilbert Duane"))
    anna.press(thing(anna, "Zebulon"))
    expect(page.locator('.question [data-key^="diablerize"]')).to_be_visible()  # the other thing one could do to him
    shot(anna, "vtes-torpor")
    assert findings(anna) == []
    anna.press(page.locator('.question [data-key^="rescue"]').first)
    expect(page.locator(".seat.mine .ready")).to_contain_text("Zebulon")
    expect(torpor).to_have_count(0)


@SIZES
def test_transfers_are_one_gesture_with_a_warning(come: Come, shot: Shot, phone: bool) -> None:
    anna = come("Anna", phone=phone)
    anna.plays_from(INFLUENCE)
    page = anna.page
    assert hand.is_asked(anna)
    aleph = page.locator(".influence li").filter(has_text="Aleph")
    anna.press(aleph.locator("button").last)
    expect(aleph).to_contain_text("comes out")
    expect(page.locator(".influence .sum")).to_contain_text("5 → 4")
    shot(anna, "vtes-influence")
    assert findings(anna) == []
    anna.press(page.locator('.influence [data-key="pass"]'))
    expect(page.locator(".seat.mine .ready")).to_contain_text("Aleph")


def test_the_last_transfer_does_not_end_the_discard_phase_too(come: Come) -> None:
    anna = come("Anna")
    anna.plays_from(
        INFLUENCE.replace("Aleph blood:3, Roland Bishop blood:1", "Aleph blood:0").replace(
            "[bob]", "hand: Bonding\n[bob]"
        )
    )
    page = anna.page
    assert hand.is_asked(anna)
    aleph = page.locator(".influence li").filter(has_text="Aleph")
    for _ in range(4):
        anna.press(aleph.locator("button").last)
    expect(aleph).to_contain_text("comes out")
    # The name is not broken letter by letter by what stands beside it.
    assert aleph.evaluate("row => row.getBoundingClientRect().height") < 80
    anna.press(page.locator('.influence [data-key="pass"]'))
    anna.until(lambda: anna.kind() != "influence")
    assert hand.is_asked(anna)
    assert anna.kind() == "discard"


@SIZES
def test_an_ash_heap_is_opened_and_searched(come: Come, shot: Shot, phone: bool) -> None:
    anna = come("Anna", phone=phone)
    anna.plays_from(INFLUENCE)
    page = anna.page
    assert hand.is_asked(anna)
    if phone:
        anna.press(page.get_by_role("button", name="Ash heap of Anna, 7 cards"))
    else:
        page.keyboard.press("e")
    pile = page.get_by_role("dialog")
    expect(pile.locator(".mini")).to_have_count(7)
    pile.get_by_role("searchbox").fill("maj")
    expect(pile.locator(".mini")).to_have_count(1)
    shot(anna, "vtes-ash-heap")
    assert findings(anna) == []


@SIZES
def test_an_unlit_card_says_why_and_the_official_text_is_one_key_away(come: Come, shot: Shot, phone: bool) -> None:
    anna = come("Anna", phone=phone)
    anna.plays_from(FIGHT)
    page = anna.page
    assert hand.is_asked(anna)
    anna.press(thing(anna, "Deflection"), left=True)
    told = page.get_by_role("dialog")
    expect(told.get_by_role("listitem").first).to_be_visible()
    expect(told.get_by_text("Why not?", exact=False).first).to_be_visible()
    if phone:
        anna.press(told.get_by_role("button", name="Official text and rulings"))
    else:
        page.keyboard.press("o")
    expect(told.locator(".official")).to_be_visible()
    shot(anna, "vtes-why")
    assert findings(anna) == []


def test_everything_by_key(come: Come) -> None:
    anna = come("Anna")
    anna.plays_from(FIGHT)
    page = anna.page
    assert hand.is_asked(anna)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Pass, or end the phase")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("h")  # the table waits for her, also in her own action
    expect(page.locator(".pace .on")).to_have_text("Hold")
    page.keyboard.press("m")
    expect(thing(anna, "Gilbert Duane")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".question .picked")).to_have_text("Gilbert Duane")
    page.keyboard.press("Escape")  # a half-made choice is taken back
    expect(page.locator(".question .picked")).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("1")
    expect(page.locator(".going .act")).to_contain_text("Bleed")
    for _ in range(12):
        assert hand.is_asked(anna)
        before = anna.decision().get("decision")
        if anna.kind() == "discard":
            break
        page.keyboard.press("p")
        anna.until(lambda: anna.decision().get("decision") != before)  # noqa: B023 (asked at once)
    assert anna.kind() == "discard"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("1")
    anna.until(lambda: anna.kind() != "discard" or len(anna.decision().get("options") or []) > 0)


@pytest.mark.parametrize(("lang", "bleed"), [("de-DE", "Bleed"), ("ja-JP", "ブリード"), ("it-IT", "Dissanguamento")])
def test_the_board_in_other_languages(come: Come, shot: Shot, lang: str, bleed: str) -> None:
    anna = come("Anna", lang=lang, phone=lang == "ja-JP")
    anna.plays_from(FIGHT)
    page = anna.page
    assert hand.is_asked(anna)
    shot(anna, f"vtes-{lang[:2]}")
    hand.holds(anna)
    anna.press(thing(anna, "Ozmo"))
    anna.press(page.locator('.question [data-key^="bleed"]'))
    expect(page.locator(".going .act")).to_contain_text(bleed)
    assert findings(anna) == []


def test_a_spectator_gets_no_hidden_face(come: Come) -> None:
    anna, eve = come("Anna"), come("Eve")
    path = anna.makes_table(["me", "random", "random"], game="vtes", edition="2023", options={"turns": 3})
    eve.goes(path)
    eve.until(lambda: len(eve.frames) > 0)
    hand.plays(anna)
    eve.until(lambda: eve.page.locator(hand.OVER).count() > 0)
    seen: dict[str, list[object]] = {}
    checked = 0
    for frame in eve.frames:
        view = (frame.get("game") or {}).get("view") if frame["type"] == "whole" else frame.get("view")
        seen |= view or {}
        if "faces" not in seen or frame["type"] not in ("whole", "update"):
            continue
        faces: list[int | None] = seen["faces"]  # type: ignore[assignment]
        regions: list[list[list[int]]] = seen["regions"]  # type: ignore[assignment]
        hidden = [card for region in (0, 1, 2, 3) for cards in regions[region] for card in cards]
        assert all(faces[card] is None for card in hidden)
        checked += len(hidden)
    assert checked > 1_000


def crowd() -> str:
    """Five seats with a hundred and fifty cards in play."""
    minions = ["Gilbert Duane", "Ozmo", "Dollface", "Zebulon", "Aleph", "Roland Bishop", "Normal", "Didi Meyers"]
    lines = ["game: vtes", "edition: 2023", "turn: anna, minion"]
    for n, name in enumerate(("anna", "bob", "cleo", "dora", "emil")):
        # Made up, so that no two of them contest each other.
        ready = [
            f"{each} the {n + 2}th 3/6 DOM aus OBF with Blood Doll + Blood Doll + .44 Magnum" for each in minions[:7]
        ]
        waiting = [f"{each} of house {n} 1/7 dom" for each in minions[:2]]
        lines += [f"[{name}]", "pool: 20", f"ready: {', '.join(ready)}", f"uncontrolled: {', '.join(waiting)}"]
        lines += ["hand: " + ", ".join(["Bonding"] * 7), "library: Bonding, Bonding"]
    return "\n".join(lines)


WATCH: Final = """() => {
  window.work = {nodes: 0, changes: 0};
  new MutationObserver((found) => {
    for (const each of found) {
      window.work.changes += 1;
      window.work.nodes += each.addedNodes.length;
    }
  }).observe(document.querySelector('.vtes'), {subtree: true, childList: true, attributes: true, characterData: true});
}"""


def test_an_update_with_150_cards_in_play_is_little_work(come: Come, shot: Shot) -> None:
    """Counted, not timed: what is drawn anew is what has changed. How long it takes is printed."""
    anna = come("Anna")
    anna.plays_from(crowd())
    page = anna.page
    assert hand.is_asked(anna)
    expect(page.locator(".vtes [data-card]").first).to_be_visible()
    cards = page.locator(".vtes [data-card]").count()
    assert cards >= 150, cards
    shot(anna, "vtes-crowd")
    session = anna.context.new_cdp_session(page)
    session.send(
        "Performance.enable", {"timeDomain": "threadTicks"}
    )  # what the page computes, however busy the machine

    def scripting() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return float(next(each["value"] for each in metrics if each["name"] == "ScriptDuration"))

    page.evaluate(WATCH)
    # Pressed by the page itself a little later, so that nothing of the test's own is measured.
    page.evaluate("press => void setTimeout(() => document.querySelector(press).click(), 400)", hand.PASS)
    before, frames = scripting(), len(anna.frames)
    page.wait_for_timeout(2_000)
    updates = max(1, len([each for each in anna.frames[frames:] if each["type"] == "update"]))
    spent = (scripting() - before) * 1000 / updates
    work = page.evaluate("window.work")
    print(f"{cards} cards, {updates} updates: {spent:.1f} ms of scripting each; {work}")
    assert work["changes"] / updates < 4 * cards
    assert work["nodes"] / updates < cards


@SIZES
def test_the_guided_first_game_explains_each_decision(come: Come, shot: Shot, phone: bool) -> None:
    anna = come("Anna", phone=phone)
    page = anna.goes("/learn")
    anna.press(page.get_by_role("button", name="Vampire: The Eternal Struggle"))
    expect(page.get_by_role("heading", name="Stealth against intercept")).to_be_visible()
    assert findings(anna) == []
    anna.press(page.get_by_role("button", name="Begin a guided game"))
    assert hand.is_asked(anna)
    expect(page.locator(".question .help")).to_contain_text(re.compile(r"\w{4,} \w+"))
    shot(anna, "vtes-guided")
    assert findings(anna) == []


def test_a_position_opens_on_the_board_and_is_played_on(come: Come, shot: Shot) -> None:
    anna = come("Anna")
    answer = anna.context.request.post(
        f"{anna.address}/api/v1/records", data={"text": FIGHT, "kind": "position", "game": "vtes"}
    )
    page = anna.goes(f"/r/{answer.json()['record']['id']}")
    expect(page.locator('.seat[data-seat="1"] .role')).to_have_text("Prey")
    expect(page.locator(".vtes-hand [data-thing]")).to_have_count(7)
    shot(anna, "vtes-replay")
    assert findings(anna) == []
    page.get_by_role("button", name="Play on from here").click()
    assert hand.is_asked(anna)
