"""Reaction cards: G."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_tables import before
from tests.vtes.cards.answering import to_the_end, until
from tests.vtes.cards.combat_tables import ends, on_to
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, in_editions, reacting, since_2011

# -- Glare of Lies ----------------------------------------------------------------------------------------------------


@in_editions("words mode less", [("aus obe", 0, 0), ("AUS OBE", 1, 2)])
def test_the_glare_of_lies_sees_the_hand(edition: str, words: str, mode: int, less: int) -> None:
    t = before(
        "Glare of Lies",
        who=words,
        actor="Mira 4/8 bleed:3",
        answers=["Conditioning", "Cloak the Gathering", "Dodge"],
        edition=edition,
    )
    until(t, "play Glare of Lies")
    t.does(f"play Glare of Lies Oskar {mode}", by="b")
    assert len(t.told("looks-at")) == 3
    to_the_end(t)
    assert t.measure("b.pool") == 30 - 3 + less


# -- Guard Dogs -------------------------------------------------------------------------------------------------------


@editions
@rules_on("Guard Dogs", "LSJ 20010813", "LSJ 20010819-2")
def test_the_maneuver_of_guard_dogs_is_for_one_combat(edition: str) -> None:
    t = position(
        seat(ready=["Mira 9/9 CEL"], hand=["Psyche!"]),
        seat(ready=["Oskar 9/9 ANI locked"], hand=["Guard Dogs"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    until(t, "play Guard Dogs Oskar 1")
    t.does("play Guard Dogs Oskar 1", by="b")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "maneuver")
    t.passes()
    until(t, "play Psyche! Mira 1")
    t.does("play Psyche! Mira 1", by="a")
    since = len(t.asked)
    ends(t)
    assert len(t.told("combat")) == 2
    assert not t.ever_offered("maneuver", since)


@since_2011
@rules_on("Guard Dogs", "LSJ 20010814-2")
@rules_on("Beast Meld", "LSJ 20010814-2")
@pytest.mark.parametrize("card", ["Guard Dogs", "Beast Meld"])
def test_a_second_block_gives_it_again(card: str, edition: str) -> None:
    """The action goes on out of the first combat, and Oskar, awake, blocks it once more."""
    dogs = card == "Guard Dogs"
    t = position(
        seat(ready=["Mira 9/9 PRO ani"], hand=["Form of Mist", *([] if dogs else [card])]),
        seat(
            ready=[("Oskar 9/9 ANI locked", ["Raven Spy"] * 3)],
            hand=["Wake with Evening's Freshness", *([card] if dogs else [])],
        ),
        bystander(),
        edition=edition,
    )
    use = "maneuver" if dogs else "use Beast Meld"
    t.does("bleed Mira")
    plays = [
        "play Wake with Evening's Freshness Oskar 0",
        *(["play Guard Dogs Oskar 1"] if dogs else []),
        "block Oskar",
    ]
    for answer in [*plays, *([] if dogs else ["play Beast Meld Mira 0"])]:
        until(t, answer)
        t.does(answer)
    if dogs:
        until(t, use)
        t.passes()
    until(t, "play Form of Mist Mira 1")
    t.does("play Form of Mist Mira 1", by="a")
    until(t, "yes")
    t.does("yes", by="a")
    since = len(t.asked)
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    ends(t)
    assert (len(t.told("blocked")), t.ever_offered(use, since)) == (2, True)


UNLOCKS = [
    ("Guard Dogs", "ani", 0),
    ("Guard Dogs", "ANI", 1),
    ("Rat's Warning", "ani", 0),
    ("Rat's Warning", "ANI", 1),
    ("Forced Vigilance", "FOR", 1),
    ("Predator's Communion", "ABO", 2),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode"), UNLOCKS)
def test_a_locked_vampire_unlocks_and_may_block(edition: str, card: str, words: str, mode: int) -> None:
    t = reacting(card, who=f"{words} locked", edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        t.does(f"play {card} Oskar {mode}", by="b")
        assert t.measure("Oskar.locked") == 0
        t.does("block Oskar", by="b")
        t.goes_on("maneuver", "press")
    assert t.told("blocked")
    assert t.measure("b.pool") == 30
    t.is_quiet()


@editions
@pytest.mark.parametrize(("card", "words", "mode"), [row for row in UNLOCKS if row[0] != "Predator's Communion"])
def test_he_does_not_unlock_for_an_action_that_is_not_against_her(
    edition: str, card: str, words: str, mode: int
) -> None:
    t = reacting(card, who=f"{words} locked", edition=edition)
    t.does("hunt Mira")
    t.goes_on()
    assert not t.ever_offered("play")


@editions
@pytest.mark.parametrize(("card", "asks"), [("Guard Dogs", "maneuver"), ("Rat's Warning", "press")])
def test_who_was_called_by_animals_fights_better(edition: str, card: str, asks: str) -> None:
    t = reacting(card, who="ANI locked", edition=edition)
    t.does("bleed Mira")
    t.does(f"play {card} Oskar 1", by="b")
    t.does("block Oskar", by="b")
    while t.asks != asks:
        t.passes()
    assert t.options() == [asks, "pass"]
    t.goes_on()
    t.is_quiet()


# -- Guardian Vigil ---------------------------------------------------------------------------------------------------


@rules_on("Guardian Vigil", "ANK 20180926", "ANK 20181122-2")
def test_a_vigil_is_kept_by_who_attempts_already_and_before_the_block_succeeds() -> None:
    t = position(
        seat(ready=["Mira 6/8 obf"], hand=["Faceless Night"]),
        seat(ready=["Oskar 6/8 aus for sect:Anarch"], hand=["Guardian Vigil"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    t.does("pass", by="a")  # she adds no stealth
    until(t, "play Guardian Vigil Oskar 2")
    assert not t.told("blocked")
    t.does("play Guardian Vigil Oskar 2", by="b")
    to_the_end(t)
    assert (len(t.told("blocked")), t.measure("Oskar.locked")) == (1, 0)
    t.is_quiet()


@rules_on("Guardian Vigil", "LSJ 20010714-2", "ANK 20180623")
@pytest.mark.parametrize(("who", "day", "offered"), [("b", False, True), ("b", True, False), ("c", False, False)])
def test_a_vigil_is_for_who_may_block(who: str, day: bool, offered: bool) -> None:
    """Vampires cannot block a Day Operation; and the predator cannot block a bleed of the prey."""
    keeper = "Wanda 6/8 aus sect:Anarch"
    t = position(
        seat(ready=["Mira 6/8 for"], hand=["Day Operation"]),
        seat(
            ready=["Oskar 2/4 locked", *([keeper] if who == "b" else [])], hand=["Guardian Vigil"] if who == "b" else []
        ),
        seat(ready=["Vera 2/4", *([keeper] if who == "c" else [])], hand=["Guardian Vigil"] if who == "c" else []),
    )
    t.does("bleed Mira")
    assert t.asks == "announced"
    t.does("play Day Operation Mira 0" if day else "pass", by="a")
    t.goes_on()
    assert t.ever_offered("play Guardian Vigil Wanda 0") is offered
    t.is_quiet()


@rules_on("Guardian Vigil", "ANK 20181127", "LSJ 20010813")
@pytest.mark.parametrize(("words", "mode"), [("aus", 0), ("cel", 1), ("for", 2), ("aus cel for", 6)])
def test_a_vigil_is_kept_by_one_discipline_or_several(words: str, mode: int) -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=[f"Oskar 4/8 {words} sect:Anarch"], hand=["Guardian Vigil"]),
        bystander(),
    )
    t.does("hunt Mira" if "aus" in words else "bleed Mira")
    until(t, "play Guardian Vigil")
    t.does(f"play Guardian Vigil Oskar {mode}", by="b")
    on_to(t, "maneuver", "influence")
    assert t.told("blocked")
    assert (t.asks == "maneuver" and t.offers("maneuver")) is ("cel" in words)
    to_the_end(t)
    assert t.measure("Oskar.locked") == (0 if "for" in words else 1)
    t.is_quiet()
