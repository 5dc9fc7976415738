"""Several people at one table: five browsers, spectators, links, taking back, chat."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.person import HAND, Person

HIDDEN = -1


def test_five_browsers_play_at_one_table(come: Come) -> None:
    anna = come("Anna")
    path = anna.makes_table(["me", "open", "open", "open", "open"])
    people = [anna]
    for seat, name in enumerate(("Bela", "Cleo", "Dora", "Emil"), start=1):
        guest = come(name, phone=seat % 2 == 0)
        page = guest.goes(path)
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit here").first.click()
        expect(page.get_by_role("button", name="Stand up")).to_be_visible()
        people.append(guest)
    anna.page.get_by_role("button", name="Start the game").click()
    play_until(people, lambda: any(person.kind() == "deploy" for person in people))
    for person in people:
        for name in ("Anna", "Bela", "Cleo", "Dora", "Emil"):
            expect(person.page.locator(".plate .name").filter(has_text=name)).to_be_visible()
    views = [last_view(person) for person in people]
    assert [view["seat"] for view in views] == [0, 1, 2, 3, 4]
    for seat, view in enumerate(views):
        for other, player in enumerate(view["players"]):
            assert (HIDDEN in player["hand"]) == (seat != other) or not player["hand"]
    anna.page.get_by_role("button", name="Chat").click()
    anna.page.get_by_label("Say something").fill("<b>good</b> evening")
    anna.page.keyboard.press("Enter")
    people[1].page.get_by_role("button", name="Chat").click()
    people[1].sees("<b>good</b> evening")


def last_view(person: Person) -> dict[str, Any]:
    view: dict[str, Any] = {}
    for frame in person.frames:
        if frame["type"] == "whole" and frame["game"]:
            view = frame["game"]["view"]
        elif frame["type"] == "update":
            view = {**view, **frame.get("view", {})}
    return view


def play_until(people: list[Person], stop: Any, turns: int = 60) -> None:
    """Whoever is asked answers, until `stop`."""
    for _ in range(turns):
        people[0].until(lambda: any(is_open(person) for person in people))
        if stop():
            return
        for person in people:
            if is_open(person):
                person.answers()
                break
    raise AssertionError(f"not there after {turns} answers")


def is_open(person: Person) -> bool:
    person.page.wait_for_timeout(10)  # lets this page's messages in
    return person.shows_decision()


def hidden_cards(frame: dict[str, Any]) -> Iterator[str]:
    """Every card in a message that only its owner may know."""
    view = frame.get("view") or (frame.get("game") or {}).get("view") or {}
    for player in view.get("players", []):
        for zone in ("hand", "deck"):
            yield from (f"{zone} of seat {player['seat']}: {card}" for card in player[zone] if card != HIDDEN)
    for line in [*frame.get("events", []), *((frame.get("game") or {}).get("log") or {}).get("lines", [])]:
        fields = line["fields"]
        secret = {"drawn": "cards", "put-under": "cards", "kept": "card", "drew": "card"}.get(line["kind"])
        if line["kind"] == "played" and fields["face"] == "down":
            secret = "card"
        if secret and fields[secret] is not None:
            yield f"{line['kind']}: {fields[secret]}"
    decision = frame.get("decision") or (frame.get("game") or {}).get("decision") or {}
    if decision.get("options") is not None:
        yield f"options of seat {decision['seat']}"


def test_a_spectator_never_receives_a_hidden_card(come: Come) -> None:
    anna, watcher = come("Anna"), come("Watcher")
    path = anna.makes_table(["me", "house", "house"])
    watcher.goes(path)
    watcher.page.locator(".grid").wait_for()
    anna.plays(lambda: anna.kind() == "withdraw" and round_of(anna) >= 2, face="down")
    # She may not be asked in the second round; where she has come to, the watcher comes too.
    watcher.until(lambda: round_of(watcher) >= round_of(anna) >= 2)
    assert [found for frame in watcher.frames for found in hidden_cards(frame)] == []
    face_down = [line for line in lines(watcher) if line["kind"] == "played" and line["fields"]["face"] == "down"]
    assert face_down
    # The same search on the wire of the one who plays does find them: it can fail.
    assert [found for frame in anna.frames for found in hidden_cards(frame)]
    expect(watcher.page.locator(".question .option")).to_have_count(0)


def round_of(person: Person) -> int:
    return int(last_view(person).get("round", 0))


def lines(person: Person) -> list[dict[str, Any]]:
    return [line for frame in person.frames for line in frame.get("events", [])]


def test_taking_back_needs_consent(come: Come) -> None:
    anna, bela = come("Anna"), come("Bela")
    path = anna.makes_table(["me", "open", "house"], undo="everyone")
    page = bela.goes(path)
    page.get_by_label("Your name").fill("Bela")
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    anna.page.get_by_role("button", name="Start the game").click()
    people = [anna, bela]
    play_until(people, lambda: is_open(anna) and anna.kind() == "plan")
    hand = last_view(anna)["players"][0]["hand"]
    # What somebody says meanwhile does not take a card out of her hand.
    anna.page.get_by_role("button", name="Chat").click()
    anna.press(anna.page.locator(HAND).first, left=True)
    expect(anna.page.locator(".slot.selected")).to_have_count(1)
    bela.page.get_by_role("button", name="Chat").click()
    bela.page.get_by_label("Say something").fill("take your time")
    bela.page.keyboard.press("Enter")
    anna.sees("take your time")
    expect(anna.page.locator(".slot.selected")).to_have_count(1)
    anna.page.keyboard.press("Escape")
    anna.answers()
    assert anna.kind() != "plan" or last_view(anna)["players"][0]["hand"] != hand
    anna.page.get_by_role("button", name="Ask to take back").click()
    bela.sees("Anna would like to take back")
    expect(bela.page.get_by_role("button", name="Agree")).to_be_visible()
    bela.page.get_by_role("button", name="Agree").click()
    anna.until(lambda: last_view(anna)["players"][0]["hand"] == hand)
    assert anna.is_asked()
    assert anna.kind() == "plan"


def test_a_guest_link_opened_twice_is_the_same_seat(come: Come) -> None:
    anna = come("Anna")
    path = anna.makes_table(["me", "open", "house"])
    anna.page.get_by_role("button", name="Invite").click()
    expect(anna.page.locator("code").first).to_contain_text(anna.address + path + "#")
    link = anna.page.locator("code").first.text_content() or ""
    first, second = come("Bela"), come("Bela at home")
    first.goes(link)
    expect(first.page).to_have_url(anna.address + path)  # the token is not left where a neighbour could read it
    first.page.get_by_label("Your name").fill("Bela")
    first.page.get_by_role("button", name="Sit here").click()
    expect(first.page.get_by_role("button", name="Stand up")).to_be_visible()
    second.goes(link)
    expect(second.page.get_by_role("button", name="Stand up")).to_be_visible()
    # Whoever sits adds words of their own to the shuffle; that they did is seen by all.
    anna.page.get_by_label("Your own words").fill("the rain in Turin")
    anna.page.get_by_role("button", name="Add", exact=True).click()
    expect(first.page.locator("li").filter(has_text="Anna")).to_contain_text("has added to the shuffle")
    anna.page.get_by_role("button", name="Start the game").click()
    play_until([anna, first], lambda: is_open(first) and first.kind() == "plan")
    second.until(lambda: second.decision().get("decision") == first.decision()["decision"])
    assert second.is_asked()
    first.answers()
    second.until(lambda: second.decision().get("decision") == first.decision().get("decision"))
    assert not second.complaints


def test_a_bot_takes_over_a_seat_and_gives_it_back(come: Come) -> None:
    anna = come("Anna")
    anna.makes_table(["me", "house", "house"], bot_pace=300)
    assert anna.is_asked()
    page = anna.page
    page.get_by_role("button", name="At the table").click()
    page.get_by_role("button", name="Leave, and let a bot play").click()
    expect(page.get_by_text("A bot answers for you.")).to_be_visible()
    before = len(lines(anna))
    anna.until(lambda: len(lines(anna)) > before)
    page.get_by_role("button", name="Play again myself").click()
    expect(page.get_by_text("A bot answers for you.")).to_have_count(0)
    assert anna.is_asked()
    anna.answers()


def test_clocks_run_where_the_table_wants_them(come: Come) -> None:
    anna = come("Anna")
    anna.makes_table(["me", "house", "house"], clock={"kind": "bank", "seconds": 600, "increment": 0})
    assert anna.is_asked()
    mine = anna.page.locator(".plate.decides [role=timer]")
    expect(anna.page.locator("[role=timer]")).to_have_count(3)
    # Whatever it shows when first looked at, it goes on from there.
    expect(mine).to_have_text(re.compile(r"^9:[0-5]\d$"))
    shown = mine.text_content() or ""
    expect(mine).not_to_have_text(shown)
    assert (mine.text_content() or "") < shown
