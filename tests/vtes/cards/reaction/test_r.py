"""Reaction cards: R."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_tables import blocked_by
from tests.vtes.cards.answering import does
from tests.vtes.cards.reaction_tables import bled_by_mira
from tests.vtes.cards.rulings import ruled_alike
from tests.vtes.cards.tables import bystander, editions

# -- Read the Winds ---------------------------------------------------------------------------------------------------


@editions
def test_who_reads_the_winds_does_not_lock_for_the_block(edition: str) -> None:
    t = blocked_by("Read the Winds", "ani aus", 0, edition)
    t.goes_on()
    assert t.measure("Oskar.locked") == 0
    t.is_quiet()


@editions
def test_who_is_locked_rises_by_read_the_winds(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/7 stealth:1"]),
        seat(ready=["Oskar 6/8 ANI AUS locked"], hand=["Read the Winds"], library=2),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    with t.unchanged("c.pool", "b.pool"):
        t.does("play Read the Winds Oskar 1", by="b")
        assert t.told("blocked")[0]["intercept"] == 1
        t.goes_on()
    assert t.measure("Oskar.locked") == 1
    t.is_quiet()


RISES = [("Read the Winds", "ANI AUS", 1), ("Speak with Spirits", "SPI", 2)]


@editions
@ruled_alike("card words mode", RISES, "LSJ 20010714-2")
def test_nobody_rises_who_cannot_block(card: str, words: str, mode: int, edition: str) -> None:
    for dawn in (True, False):
        t = position(
            seat(ready=["Mira 4/8 for"], hand=["Daring the Dawn"]),
            seat(ready=[f"Oskar 4/8 {words} locked"], hand=[card]),
            bystander(),
            edition=edition,
        )
        does(t, "bleed Mira", *(["play Daring the Dawn Mira 0"] if dawn else []))
        before = len(t.asked)
        t.goes_on()
        assert t.ever_offered(f"play {card} Oskar {mode}", before) is not dawn


@editions
@ruled_alike("card words mode", RISES, "ANK 20180623")
def test_nobody_rises_against_an_action_that_is_not_directed_at_him(
    card: str, words: str, mode: int, edition: str
) -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=["Oskar 4/8"]),
        seat(ready=[f"Vera 4/8 {words} locked"], hand=[card]),
        edition=edition,
    )
    does(t, "bleed Mira")
    t.goes_on()
    assert not t.ever_offered(f"play {card} Vera {mode}")


@editions
@ruled_alike("card words mode", RISES, "ANK 20181122-2")
def test_whoever_is_awake_and_attempts_to_block_can_still_rise(card: str, words: str, mode: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 stealth:1"]),
        seat(ready=[f"Oskar 4/8 {words} locked"], hand=[card, "Wake with Evening's Freshness"]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "play Wake with Evening's Freshness Oskar 0", "block Oskar")
    assert t.asks == "attempt"
    t.does(f"play {card} Oskar {mode}", by="b")
    if card == "Speak with Spirits":
        does(t, f"use {card}")
    assert t.told("blocked")


@editions
@ruled_alike("card words mode", RISES, "LSJ 20090514")
def test_whoever_rises_from_an_ambush_still_blocks_it(card: str, words: str, mode: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Ambush"]),
        seat(ready=[f"Oskar 4/8 {words} locked"], hand=[card]),
        bystander(),
        edition=edition,
    )
    does(t, "play Ambush Mira 0", f"play {card} Oskar {mode}")
    t.goes_on()
    assert (len(t.told("blocked")), len(t.told("combat"))) == (1, 1)


# -- Redirection ------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode", "capacity", "offered"),
    [
        ("Redirection", "dom", 0, 5, True),
        ("Redirection", "dom", 0, 6, False),
        ("Redirection", "DOM", 1, 9, True),
        ("Murmur of the False Will", "DOM", 1, 5, True),
        ("Murmur of the False Will", "DOM", 1, 6, False),
        ("Bait and Switch", "prince", 0, 5, False),
    ],
)
def test_age_and_title_count(card: str, words: str, mode: int, capacity: int, offered: bool, edition: str) -> None:
    t = bled_by_mira(card, words, edition, capacity)
    t.passes()
    assert t.offers(f"play {card} Oskar {mode}") is offered
