"""Rulings on blocks: intercept and its riders, waking to block, stealth, what is played as an action begins."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander, editions
from tests.vtes.cards.test_rulings_after_actions import does
from tests.vtes.cards.test_rulings_cancelling import full, reaches

# -- what a block brings ----------------------------------------------------------------------------------------------

MANEUVERS = [
    ("Spirit's Touch", "AUS", 1),
    ("Instinctive Reaction", "ANI", 1),
    ("Form of the Bat", "PRO", 1),
    ("Scry the Hearthstone", "vis", 1),
]


@editions
@ruled_alike("card words mode", MANEUVERS, "LSJ 20010819-2")
def test_the_maneuver_of_a_block_is_for_the_combat_of_that_block(
    card: str, words: str, mode: int, edition: str
) -> None:
    carries_nothing_over(card, words, mode, "maneuver", edition)


@editions
@ruled_alike("card words mode", [("Precognition", "AUS", 1)], "LSJ 20010813", "LSJ 20010819-2")
def test_precognition_is_for_the_combat_of_the_block(card: str, words: str, mode: int, edition: str) -> None:
    carries_nothing_over(card, words, mode, "use Precognition", edition)


@editions
@ruled_alike("card words mode", [("Night Terrors", "OBF PRE clan:Ravnos", 1)], "LSJ 20010819-2")
def test_the_way_out_of_night_terrors_is_for_the_combat_of_the_block(
    card: str, words: str, mode: int, edition: str
) -> None:
    carries_nothing_over(card, words, mode, "use Night Terrors", edition)


def carries_nothing_over(card: str, words: str, mode: int, gift: str, edition: str) -> None:
    """What Oskar has for blocking is offered in that combat, and not in the one that Psyche! begins."""
    t = position(
        seat(ready=["Mira 6/7 stealth:1"]),
        seat(ready=[f"Oskar 6/8 CEL {words}"], hand=[card, "Psyche!"]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira")
    if card == "Night Terrors":  # takes the stealth away before the block
        does(t, f"play {card} Oskar {mode}", "block Oskar")
    else:
        does(t, "block Oskar", f"play {card} Oskar {mode}")
    does(t, "play Psyche! Oskar 1")
    assert t.ever_offered(gift)
    before = len(t.asked)
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert len(t.told("combat")) == 2
    assert not t.ever_offered(gift, before)


@editions
@ruled_alike(
    "card words mode gift",
    [
        ("Spirit's Touch", "AUS", 1, "maneuver"),
        ("Instinctive Reaction", "ANI", 1, "maneuver"),
        ("Form of the Bat", "PRO", 1, "maneuver"),
        ("Scry the Hearthstone", "vis", 1, "maneuver"),
        ("Precognition", "AUS", 1, "use Precognition"),
    ],
    "LSJ 20010814-2",
)
def test_a_second_block_of_the_same_action_brings_it_again(
    card: str, words: str, mode: int, gift: str, edition: str
) -> None:
    t = position(
        seat(ready=["Mira 6/7 PRO stealth:1"], hand=["Form of Mist"]),
        seat(ready=[f"Oskar 6/8 aus {words}"], hand=[card, "Wake with Evening's Freshness", "Enhanced Senses"]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "block Oskar", f"play {card} Oskar {mode}", "play Form of Mist Mira 1", "yes")
    does(t, "play Wake with Evening's Freshness Oskar 0", "block Oskar", "play Enhanced Senses Oskar 0")
    assert len(t.told("combat")) == 2
    before = len(t.asked)
    reaches(t, gift)
    assert len(t.asked) >= before


# -- rising to block --------------------------------------------------------------------------------------------------

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


# -- stealth ----------------------------------------------------------------------------------------------------------


@editions
@rules_on("Cloak the Gathering", "LSJ 19990425", "RTR 19941109", "ANK 20200515")
def test_several_others_cloak_the_gathering_locked_or_not_but_only_your_own(edition: str) -> None:
    card = "Cloak the Gathering"
    t = position(
        seat(ready=["Mira 4/8", "Ines 2/4 OBF locked", "Ida 2/4 OBF"], hand=[card, card]),
        seat(ready=[("Oskar 4/8", ["Raven Spy"])]),
        seat(ready=["Vera 4/8 OBF"], hand=[card]),
        edition=edition,
    )
    does(t, "bleed Mira", "block Oskar", f"play {card} Ines 1", f"play {card}#2 Ida 1")
    assert t.measure("Mira.stealth") == 2
    t.goes_on()
    assert not t.ever_offered(f"play {card}#3")
    assert (t.told("blocked"), t.measure("b.pool")) == ([], 29)
    t.is_quiet()


@editions
@rules_on("Bonding", "TOM 19951109", "LSJ 19980824")
@rules_on("Confusion", "ANK 20171023")
@pytest.mark.parametrize(("card", "words"), [("Bonding", "DOM"), ("Confusion", "DEM")])
def test_bleed_with_stealth_is_for_bleeds_that_need_stealth(card: str, words: str, edition: str) -> None:
    for deed, spies, offered in (("bleed", 0, True), ("hunt", 1, False)):
        t = position(
            seat(ready=[f"Mira 4/8 {words}"], hand=[card]),
            seat(ready=[("Oskar 4/8", ["Raven Spy"] * spies)]),
            bystander(),
            edition=edition,
        )
        t.does(f"{deed} Mira")
        assert not t.offers(f"play {card} Mira 1")  # nobody attempts to block
        does(t, "block Oskar")
        assert t.offers(f"play {card} Mira 1") is offered


# -- as the action is announced ---------------------------------------------------------------------------------------


@editions
@ruled_alike(
    "card words mode",
    [("Seduction", "dom", 0), ("Force of Personality", "PRE dom", 1), ("Approximation of Loyalty", "pre dom", 0)],
    "ANK 20190425",
    "ANK 20181208",
)
def test_it_comes_first_in_the_action_and_after_the_card_of_the_action_is_replaced(
    card: str, words: str, mode: int, edition: str
) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words}"], hand=full(["Govern the Unaligned", card, "Conditioning"]), library=5),
        seat(ready=["Oskar 4/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Govern the Unaligned Mira 0")
    assert (t.asks, t.measure("a.hand")) == ("announced", 7)
    assert t.offers(f"play {card} Mira {mode}")
    assert not t.offers("play Conditioning")
    t.passes()
    before = len(t.asked)
    does(t, "play Conditioning Mira 0")
    t.goes_on()
    assert not t.ever_offered(f"play {card} Mira {mode}", before)


# -- cards that are not replaced at once ------------------------------------------------------------------------------


@editions
@ruled_alike(
    "card play target",
    [("Bum's Rush", [], "target Oskar"), ("Arson", ["The Barrens"], "")],
    "LSJ 20001120",
    "LSJ 20101021",
)
def test_it_is_replaced_when_all_of_the_action_is_over(card: str, play: list[str], target: str, edition: str) -> None:
    for blocked in (True, False):
        t = position(
            seat(ready=["Mira 6/8 FOR", "Ines 2/4"], hand=full([card, "Freak Drive"]), library=5),
            seat(ready=["Oskar 4/8"], play=play),
            bystander(),
            edition=edition,
        )
        does(t, f"play {card} Mira 0", *([target] if target else []), *(["block Oskar"] if blocked else []))
        reaches(t, f"play Freak Drive Mira {1 if blocked else 0}")
        assert t.measure("a.hand") == 6
        t.does(f"play Freak Drive Mira {1 if blocked else 0}")
        t.goes_on()
        assert t.measure("a.hand") == 7
        t.is_quiet()


@editions
@rules_on("Into Thin Air", "ANK 20200129")
@rules_on("Legwork", "ANK 20200129")
def test_a_card_for_the_unlock_phase_is_replaced_before_anything_unlocks(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 obf"], hand=full(["Into Thin Air"]), library=5, play=["Port Hunting Ground"]),
        seat(ready=["Oskar 4/8"], hand=full(["Legwork"]), library=5, play=["Fetish Club Hunting Ground"]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "block Oskar", "play Into Thin Air Mira 0", "play Legwork Oskar 0")
    t.goes_on()
    assert (t.measure("a.hand"), t.measure("b.hand")) == (6, 6)
    for seat_, letter in ((1, "b"), (0, "a")):
        while t.g.turn_span().seat != seat_ or t.asks != "unlock":
            t.passes()
        assert t.measure(f"{letter}.hand") == 7
