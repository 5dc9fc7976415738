"""What a text in force changes, the referee lets pass; without that text he objects to the same events."""

from __future__ import annotations

from typing import Any

import pytest

from praxis.vtes.catalogue import catalogue
from praxis.vtes.events import EVENTS
from tests.laws.referee.books import BOOKS, HAND
from tests.laws.referee.cards import printed
from tests.laws.referee.made import made
from tests.laws.referee.referee import Answered, Referee
from tests.laws.referee.table import Table
from tests.laws.referee.voting import Voting

VAMPIRE, CARD = 3, 7
WITH_OBFUSCATE = "Ashley"
"""A vampire with the basic level of Dominate and Obfuscate, and no text."""
ORDINARY = "Victor Tolliver"
"""A vampire without a text."""


def key(name: str) -> int:
    return next(card.id for card in catalogue.load() if card.name == name)


class Told:
    """A game of two seats, told event by event from the middle; seat 0 has the turn and one vampire."""

    def __init__(self, phase: str, edition: str = "2012", zone: str = "ready", vampire: str = ORDINARY) -> None:
        table = Table(unread=True)
        table.book, table.seats, table.pool, table.vps = BOOKS[edition], 2, [10, 10], [0, 0]
        table.active, table.turn, table.phase = 0, 5, phase
        self.table, self.referee = table, Referee(table)
        self.has(VAMPIRE, vampire, zone)
        table.blood[VAMPIRE] = 3

    def has(self, card: int, name: str, zone: str, by: int = 0) -> None:
        if name:
            self.table.key[card], self.table.face[card] = key(name), printed(key(name))
            self.table.zone[card], self.table.control[card] = zone, by

    def draws(self, seat: int, *cards: int) -> None:
        for card in cards:
            self.tells("drawn", seat=seat, card=card, face=None)

    def tells(self, kind: str, **fields: Any) -> None:
        clause = {"clause": ""} if "clause" not in fields and "clause" in EVENTS[kind].__struct_fields__ else {}
        self.referee.hear(made(kind, {**fields, **clause}))

    def acts(self, action: str, **said: Any) -> None:
        self.tells("locked", card=VAMPIRE)
        usual = {"card": -1, "target": -1, "also": [], "victims": [], "blood": 0, "pool": 0, "stealth": 1}
        self.tells("action", minion=VAMPIRE, action=action, **{**usual, **said})

    def uses(self, card: int, target: int = -1) -> None:
        self.tells("uses", seat=0, card=card, mode=-1, minion=-1, target=target)

    @property
    def objections(self) -> list[str]:
        return [f"{violation.chapter}: {violation.what.partition(': ')[0]}" for violation in self.referee.violations]


@pytest.mark.parametrize(
    ("name", "objections"), [("", ["Actions: leaving torpor costs 2 blood"]), ("Torpid Blood", [])]
)
def test_leaving_torpor_costs_more_by_a_text_only(name: str, objections: list[str]) -> None:
    t = Told("minion", zone="torpor")
    t.has(CARD, name, "play", by=1)
    t.acts("leave", blood=3)
    assert t.objections == objections


@pytest.mark.parametrize(("name", "votes"), [("Arishat", 1), ("Amisa", 2), (ORDINARY, 0), ("Lodin (Olaf Holte)", 2)])
def test_votes_of_his_own_are_a_title_that_no_sect_takes_away(name: str, votes: int) -> None:
    t = Told("minion", vampire=name)
    voting = next(chapter for chapter in t.referee.chapters if isinstance(chapter, Voting))
    assert voting.votes_of(VAMPIRE) == votes
    t.tells("sect", card=VAMPIRE, sect="Sabbat", clause="")
    assert voting.votes_of(VAMPIRE) == (0 if name.startswith("Lodin") else votes)


@pytest.mark.parametrize(
    ("name", "against", "objections"),
    [
        ("Delaying Tactics", 0, []),
        ("Delaying Tactics", 1, ["Voting: a count of votes in a referendum that is cancelled"]),
        ("Wake with Evening's Freshness", 0, ["Voting: nothing cancels the referendum"]),
    ],
)
def test_a_referendum_is_cancelled_by_a_text_only_and_then_not_counted(
    name: str, against: int, objections: list[str]
) -> None:
    t = Told("minion")
    t.has(5, "Kine Resources Contested", "limbo")
    t.tells("referendum", caller=0, of="Kine Resources Contested", card=5, terms=[])
    t.tells("votes", seat=0, votes=1, side="against", source=5)
    t.has(CARD, name, "hand", by=1)
    t.tells("targets", card=CARD, target=5)
    t.tells("result", favour=0, against=against, result="cancelled")
    assert t.objections == objections


@pytest.mark.parametrize(
    ("name", "objections"),
    [("", ["Pools: ('edge',) was chosen and is not done"]), ("Heather Florent, The Opportunist", [])],
)
def test_the_pool_of_the_edge_goes_elsewhere_by_a_text_only(name: str, objections: list[str]) -> None:
    t = Told("unlock")
    t.has(CARD, name, "ready")
    t.referee.take(Answered(0, "unlock", ("edge",)))
    t.referee.take(Answered(0, "way", ("way", 1)))
    assert t.objections == objections


def test_who_flies_plays_what_asks_for_flight() -> None:
    flies = {name for name in ("Alabástrom", "Rusticus", ORDINARY) if "FLIGHT" in printed(key(name)).disciplines}
    assert flies == {"Alabástrom", "Rusticus"}


@pytest.mark.parametrize(
    ("edition", "objections"),
    [("2000", []), ("2012", ["Turns: a card left to draw, and a hand too small since turn 5"])],
)
def test_a_hand_that_an_effect_made_smaller_stays_so_in_2000_only(edition: str, objections: list[str]) -> None:
    t = Told("minion", edition)
    t.draws(1, *range(20, 20 + HAND))
    t.draws(0, *range(30, 30 + HAND))
    t.tells("discarded", seat=1, card=20, face=key("Fame"))
    t.table.phase = "discard"
    t.tells("turn", seat=1, number=6)
    t.draws(1, 28)
    assert t.objections == objections


@pytest.mark.parametrize(
    ("waits", "used", "objections"),
    [
        (True, True, []),
        (True, False, ["Turns: a second discard in one discard phase"]),
        (False, False, ["Turns: a second discard in one discard phase"]),
    ],
)
def test_who_draws_by_a_text_while_a_card_is_still_to_be_replaced_discards_it_besides(
    waits: bool, used: bool, objections: list[str]
) -> None:
    t = Told("discard", vampire="Okulos")
    t.draws(0, *range(20, 20 + HAND))
    if waits:
        t.tells("plays", seat=0, card=20, face=key("Torpid Blood"), mode=0, minion=-1)
    if used:
        t.uses(VAMPIRE)
        t.draws(0, 30)
    t.tells("discarded", seat=0, card=21, face=key("Fame"))
    if not used:
        t.draws(0, 30)
    t.tells("discarded", seat=0, card=22, face=key("Fame"))
    assert t.objections == objections


@pytest.mark.parametrize(
    ("name", "objections"),
    [
        ("Servitor of Irad", []),
        (
            "",
            [
                "Turns: a card drawn to a hand of 7 with a hand size of 7",
                "Turns: a discard in the discard phase of another",
            ],
        ),
    ],
)
def test_who_draws_by_a_text_in_the_discard_phase_of_another_discards_as_many(name: str, objections: list[str]) -> None:
    t = Told("minion")
    t.draws(1, *range(20, 20 + HAND))
    t.tells("plays", seat=1, card=20, face=key("Torpid Blood"), mode=0, minion=-1)
    t.has(CARD, name, "play", by=1)
    t.table.phase = "discard"
    t.draws(1, 30, 31)
    t.tells("discarded", seat=1, card=30, face=key("Fame"))
    t.tells("discarded", seat=1, card=31, face=key("Fame"))
    assert t.objections == objections


@pytest.mark.parametrize(
    ("name", "mode", "objections"),
    [
        ("Mental Maze", 1, []),
        ("Mental Maze", 3, []),
        ("Forgotten Labyrinth", 1, ["Plays: Forgotten Labyrinth asks for ['OBF'], he has ['dom', 'obf']"]),
        ("Coagulate Blood", 1, ["Plays: Coagulate Blood asks for [['QUI'], ['qui']], he has ['dom', 'obf']"]),
    ],
)
def test_a_card_with_more_modes_than_marked_lines_asks_for_one_of_the_lines(
    name: str, mode: int, objections: list[str]
) -> None:
    t = Told("minion", vampire=WITH_OBFUSCATE)
    t.has(CARD, name, "hand")
    t.has(9, ORDINARY, "ready", by=1)
    t.tells("combat", acting=VAMPIRE, opposing=9)
    t.tells("plays", seat=0, card=CARD, face=key(name), mode=mode, minion=VAMPIRE)
    assert t.objections == objections


@pytest.mark.parametrize(
    ("name", "objections"), [("", ["Actions: a hunt brings 1 blood, if there is room"]), ("The Coven", [])]
)
def test_blood_that_a_card_gives_in_a_hunt_is_not_the_hunts(name: str, objections: list[str]) -> None:
    t = Told("minion")
    t.table.blood[VAMPIRE] = 0
    t.has(CARD, name, "play")
    t.acts("hunt")
    if name:
        t.uses(CARD, VAMPIRE)
    t.tells("blood", card=VAMPIRE, change=2, blood=2)
    assert t.objections == objections


def test_a_blocker_who_locks_meanwhile_fails_unless_he_is_awake() -> None:
    for locks, awake, kind in ((False, False, "blocked"), (True, False, "block-failed"), (True, True, "blocked")):
        for told in ("blocked", "block-failed"):
            t = Told("minion")
            t.has(4, ORDINARY, "ready", by=1)
            t.acts("bleed", victims=[1], stealth=0)
            t.tells("block-attempt", seat=1, minion=4, actor=VAMPIRE)
            if awake:
                t.tells("awake", card=4)
            if locks:
                t.tells("locked", card=4)
            t.tells(told, minion=4, actor=VAMPIRE, stealth=0, intercept=0, clause="")
            assert bool(t.objections) == (told != kind), (locks, awake, told)


@pytest.mark.parametrize("zone", ["ready", "contested"])
def test_a_unique_card_on_a_contested_one_is_out_of_play_with_it(zone: str) -> None:
    t = Told("master", zone=zone)
    t.has(5, "Path of the Void", "attached")
    t.has(6, "Path of the Void", "attached", by=1)
    t.has(4, "Lodin (Olaf Holte)", "ready", by=1)
    t.table.host.update({5: VAMPIRE, 6: 4})
    t.tells("phase", phase="minion")
    said = ["Uniqueness: Path of the Void is in play twice"] if zone == "ready" else []
    assert t.objections == said


def test_after_a_gift_the_hunt_still_brings_one_blood() -> None:
    t = Told("minion")
    t.table.blood[VAMPIRE] = 0
    t.has(CARD, "The Coven", "play")
    t.acts("hunt")
    t.uses(CARD, VAMPIRE)
    t.tells("blood", card=VAMPIRE, change=2, blood=2)
    t.tells("blood", card=VAMPIRE, change=2, blood=4)
    assert t.objections == ["Actions: a hunt brings 1 blood, if there is room"]


@pytest.mark.parametrize(
    ("whose", "paid", "objections"),
    [
        (1, True, []),
        (1, False, ["Plays: Sleep Unseen was not paid for"]),
        (0, True, ["Plays: Sleep Unseen was not paid for"]),
    ],
)
def test_what_anothers_minion_gains_as_a_card_is_played_comes_before_the_payment(
    whose: int, paid: bool, objections: list[str]
) -> None:
    t = Told("minion", vampire=WITH_OBFUSCATE)
    t.has(9, ORDINARY, "ready", by=whose)
    t.has(CARD, "Sleep Unseen", "hand")
    t.tells("plays", seat=0, card=CARD, face=key("Sleep Unseen"), mode=0, minion=VAMPIRE)
    t.tells("modified", card=9, what="intercept", amount=1)
    if paid and whose:
        t.tells("blood", card=VAMPIRE, change=-1, blood=2)
    t.tells("put-on", card=CARD, host=VAMPIRE)
    assert t.objections == objections
