"""What the referee judges and what he leaves out if he does not know the texts of all cards dealt."""

from __future__ import annotations

import pytest

from praxis.vtes.catalogue import catalogue
from tests.laws.referee import texts
from tests.laws.referee.actions import STEALTH
from tests.laws.referee.books import HAND
from tests.laws.referee.breaks import BREAKS, broken
from tests.laws.referee.chapter import CAPACITY
from tests.laws.referee.scenes import EDITIONS, SCENES, judged
from tests.laws.referee.table import Table
from tests.laws.referee.texts import ALL, MINE, OWN


def key(name: str) -> int:
    return next(card.id for card in catalogue.load() if card.name == name)


def told_of(table: Table, zone: str, name: str) -> None:
    """A table with this card alone in play."""
    table.read("in-play", {"card": 7, "face": key(name)})
    table.zone[7] = zone


def test_a_text_is_in_force_while_its_card_is_in_play_and_in_the_action_in_which_something_was_told_of_it() -> None:
    table = Table(unread=True)
    told_of(table, "attached", "Raven Spy")
    assert table.speaks_of("intercept")
    assert not table.speaks_of("bleed")
    table.zone[7] = "ash heap"
    assert table.speaks_of("intercept"), "for the rest of the action"
    table.follow("action-over", {"minion": 3})
    assert not table.speaks_of("intercept")


@pytest.mark.parametrize(
    ("words", "turns"),
    [("until the end of the turn", 0), ("until your next unlock phase", 2), ("until the end of the game", 99)],
)
def test_a_text_whose_effect_may_last_is_in_force_as_long_as_it_says(words: str, turns: int) -> None:
    table = Table(unread=True)
    table.seats = 2
    lasting = next(
        card.name
        for card in catalogue.load()
        if "hand size " + words in card.text and card.text.lower().count("until") == 1
    )
    table.read("plays", {"card": 7, "face": key(lasting)})
    table.zone[7] = "ash heap"
    table.follow("phase", {"phase": "master"})
    assert table.speaks_of("hand size")
    for turn in range(1, turns + 1):
        table.follow("turn", {"seat": turn % 2, "number": turn})
        assert table.speaks_of("hand size") or turn == turns != 99
    table.follow("turn", {"seat": 0, "number": turns + 1})
    assert table.speaks_of("hand size") == (turns == 99)


@pytest.mark.parametrize(
    ("name", "words", "reach"),
    [
        ("Laptop Computer", r"\+1 bleed", OWN),
        ("Muse", "intercept", OWN),
        ("Dirk", "intercept", ALL),
        ("Loup", "stealth", ALL),
        ("Art Museum", "uncontrolled", MINE),
        ("Carmelita Neillson", "hand size", MINE),
        ("High Priest Angra Mainyu", "hand size", ALL),
        ("An Anarch Manifesto", r"\+1 stealth", OWN),
        ("Unlicensed Taxicab", r"additional \+1 stealth", ALL),
        ("Mylan Horseed", "cannot block", OWN),
        ("Mylan Horseed", STEALTH, -1),
        ("Fidus, The Shrunken Beast", STEALTH, OWN),
        ("Elizabeth Dimitros", "cannot block", OWN),
        ("Cloak of the Abalone", "cannot block", OWN),
    ],
)
def test_whom_a_sentence_can_concern(name: str, words: str, reach: int) -> None:
    assert texts.reach(key(name), words) == reach


@pytest.mark.parametrize(
    ("name", "words"),
    [("Auspex", CAPACITY), ("Obtenebration", CAPACITY), ("Mylan Horseed", "strength"), ("Elder Library", "hand size")],
)
def test_a_sentence_that_only_says_a_number_he_counts_himself_leaves_everything_to_be_judged(
    name: str, words: str
) -> None:
    assert words == CAPACITY or words in catalogue.load()[key(name)].text
    assert texts.reach(key(name), words) == -1


def test_he_counts_what_texts_add_to_a_hand() -> None:
    table = Table(unread=True)
    table.key.update({7: key("Elder Library"), 8: key("Trophy: Library"), 9: key("Shaal Fragment")})
    table.zone.update({3: "ready", 7: "play", 8: "attached", 9: "attached"})
    table.host.update({8: 3, 9: 3})
    table.control.update({3: 0, 7: 1, 8: 1, 9: 0})
    assert (table.lasting_hand_size(0), table.lasting_hand_size(1)) == (HAND + 2, HAND + 1)
    table.zone[8] = "ash heap"
    table.control[7] = 0
    assert (table.lasting_hand_size(0), table.lasting_hand_size(1)) == (HAND + 1, HAND)


def test_a_text_that_delays_its_own_replacement_does_not_last_by_that() -> None:
    assert texts.lasting(key("Liquidation")) == (False, False, False)


@pytest.mark.parametrize(("before", "zone"), [("hand", "kept"), ("limbo", "attached")])
def test_what_a_text_keeps_out_of_play_is_not_in_play_unless_it_was_played(before: str, zone: str) -> None:
    table = Table(unread=True)
    told_of(table, "play", "Storage Annex")
    table.zone[8] = before
    table.follow("put-on", {"card": 8, "host": 7})
    assert (table.zone[8], table.host[8]) == (zone, 7)


def test_a_text_concerns_its_own_minion_and_leaves_others_to_be_judged() -> None:
    table = Table(unread=True)
    table.key[7], table.zone[7], table.host[7] = key("Laptop Computer"), "attached", 3
    table.zone.update({3: "ready", 4: "ready"})
    table.control.update({3: 0, 4: 0, 7: 0})
    assert table.speaks_of(r"\+1 bleed", of=(3,))
    assert not table.speaks_of(r"\+1 bleed", of=(4,))


ONLY_BY_TEXT = (
    "a rescue of one's own has no stealth",
    "an action costs no pool",
    "one minion is never offered a block",
    "a block needs more than the stealth",
    "who blocks does not lock",
    "everybody strikes twice",
    "another round without a press",
    "the wounded stay ready",
    "titles have a vote more",
    "cards need no clan",
    "five transfers",
    "two discards",
    "not everything unlocks",
)
"""Breaks that a referee notices only if he judges claims that the text of a card may change."""


@pytest.mark.parametrize("name", ONLY_BY_TEXT)
def test_what_no_text_in_force_speaks_of_is_judged_among_unread_cards_too(name: str) -> None:
    one = next(each for each in BREAKS if each.name == name)
    with broken(one):
        assert any(judged(0, scene, edition, unread=True) for edition in EDITIONS for scene in range(len(SCENES)))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("scene", range(len(SCENES)), ids=lambda number: SCENES[number].__name__.strip("_"))
def test_a_sound_engine_gives_no_cause_to_object_among_unread_cards(scene: int, edition: str) -> None:
    for number in range(2):
        assert judged(number, scene, edition, unread=True) == []
