"""A person's hand on the V:TES board: answers given only by what is lit on the screen."""

from __future__ import annotations

import random
from typing import Any, Final

from playwright.sync_api import Locator, expect

from tests.browser.person import PATIENCE, Person

LIT: Final = ".vtes [data-thing].vt-lit:visible"
OPTION: Final = ".question.mine .option[data-key]:not([disabled]):visible"
PASS: Final = '.question.mine .option[data-key="pass"]:not([disabled])'
OVER: Final = ".spotlight.over"


def thing(person: Person, name: str) -> Locator:
    """A card, minion or seat on the board, by what a screen reader calls it."""
    return person.page.locator(".vtes [data-thing]").filter(has_text=name).first


def is_asked(person: Person) -> bool:
    """Wait until this person's decision is shown. False if the game is over instead."""
    over = person.page.locator(OVER)
    person.until(lambda: over.count() > 0 or shows(person))
    return over.count() == 0


def shows(person: Person) -> bool:
    decision = person.decision()
    if not decision.get("options"):
        return False
    return person.page.locator(f'.vtes[data-decision="{decision["decision"]}"]').count() > 0


def answers(person: Person, chance: random.Random) -> None:
    """Give any answer that the board offers, by pressing it."""
    page, before = person.page, person.decision().get("decision")
    page.locator(f".question.mine, {OVER}").first.wait_for()
    if page.locator(OVER).count():  # the last chance has gone by, and the game is over
        return
    if page.locator(".influence").count():
        _spread(person)
    elif page.locator(".allocate").count():
        _allocate(person)
    elif page.locator(".question .stepper").count() and page.locator(OPTION).count():
        person.press(page.locator(".question.mine .option.main").first)
    elif page.locator(LIT).count() and (chance.random() < 0.8 or not page.locator(PASS).count()):
        _press_lit(person, chance)
    elif page.locator(PASS).count():
        person.press(page.locator(PASS).first)
    else:
        person.press(page.locator(OPTION).first)
    _insists(person, before)


def _insists(person: Person, before: Any) -> None:
    """Wait for the next decision, or for the end of the game. If the page warns instead, insist on the answer."""
    warned, over = person.page.locator(".question .warn"), person.page.locator(OVER)

    def goes_on() -> bool:
        return bool(person.decision().get("decision") != before or over.count())

    person.until(lambda: goes_on() or warned.count() > 0)
    if not goes_on():
        person.press(person.page.locator(".question .button").first)
    person.until(goes_on)


def _spread(person: Person) -> None:
    """Give all transfers to the first vampire who takes any, then end the phase."""
    page = person.page
    more = page.locator(".influence .stepper button:last-child:not([disabled])")
    for _ in range(3):
        if not more.count():
            break
        person.press(more.first)
    if page.locator(".influence .warn").count():
        person.press(page.locator(".influence .stepper button:first-child:not([disabled])").first)
    person.press(page.locator('.influence [data-key="pass"]'))
    # The page gives the transfers one after the other and then ends the phase.
    person.until(lambda: person.kind() != "influence")


def _allocate(person: Person) -> None:
    """Give all that is possible to the last target, then the rest to the others: the page must not accept an unlawful
    plan."""
    more = person.page.locator(".allocate .stepper button:last-child:not([disabled])")
    while more.count():
        person.press(more.last)
    person.press(person.page.locator(".allocate > .button"))
    person.until(lambda: person.kind() != "terms")


def _press_lit(person: Person, chance: random.Random) -> None:
    """Press one lit thing after the other until the answer is complete or stands in the bar."""
    page, before = person.page, person.decision().get("decision")
    for _ in range(4):
        lit = page.locator(LIT)
        if not lit.count():
            break
        found = lit.nth(chance.randrange(lit.count()))
        person.press(found, left=found.get_attribute("data-zone") == "hand")
        page.wait_for_timeout(60)
        options = page.locator(OPTION)
        wanted = [key for key in (each.get_attribute("data-key") for each in options.all()) if key and key != "pass"]
        if page.locator('.question [aria-label^="Take back"]').count() and wanted:
            key = chance.choice(wanted)
            person.press(page.locator(f'.question.mine .option[data-key="{key}"]').first)
            warned = page.locator(".question .warn")
            page.wait_for_timeout(40)
            if warned.count():
                person.press(page.locator(".question .button").first)
            return
        if person.decision().get("decision") != before or page.locator(".question [disabled]").count():
            return
    if person.decision().get("decision") == before and page.locator(PASS).count():
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        person.press(page.locator(PASS).first)


def events(person: Person) -> list[dict[str, Any]]:
    """All events that came over the wire."""
    return [event for frame in person.frames for event in frame.get("events") or []]


def holds(person: Person) -> None:
    """Ask the table to wait for this person until what is going on is over."""
    button = person.page.locator(".pace .tool").first
    person.press(button)
    expect(button).to_have_attribute("aria-pressed", "true")


def passes_until(person: Person, *kinds: str) -> None:
    """Pass, by button, until one of these decisions comes."""
    for _ in range(30):
        assert is_asked(person)
        if person.kind() in kinds:
            return
        passes(person)
    raise AssertionError(f"{kinds} did not come")


def passes(person: Person) -> None:
    before = person.decision().get("decision")
    person.press(person.page.locator(PASS))
    _insists(person, before)


def plays(person: Person, seed: int = 1, seconds: float = 8 * PATIENCE) -> int:
    """Play on until the game is over. Gives the number of answers."""
    chance, count = random.Random(seed), 0
    while is_asked(person):
        answers(person, chance)
        count += 1
        assert count < 2_000
    return count
