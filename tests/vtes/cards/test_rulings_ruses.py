"""Rulings on modifiers and reactions around a combat, and after the resolution of an action."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_combat import on
from tests.vtes.cards.test_replies import to_the_end, until

# -- another combat follows -------------------------------------------------------------------------------------------

PACK = "clan:Gangrel-antitribu"
FOLLOWS = [
    # card, who plays it, those of seat a, those of seat b
    ("Hidden Lurker", "Ines", ["Mira 6/8 CEL PRE", "Ines 6/8 obf", "Ivo 6/8 obf"], ["Oskar 8/9"]),
    ("Follow the Alpha", "Ines", [f"Mira 6/8 CEL PRE {PACK}", f"Ines 6/8 {PACK}"], ["Oskar 8/9"]),
    ("Fast Reaction", "Olga", ["Mira 6/8"], ["Oskar 8/9 CEL PRE", "Olga 6/8 aus", "Otto 6/8 aus"]),
]


def follows(card: str, who: str, own: list[Item], foes: list[Item], *more: str) -> Table:
    """Mira's bleed is blocked by Oskar: their combat begins. Two copies of the card are there to be played after it."""
    mine = who != "Olga"
    hand = [card, card, *more]
    t = position(seat(ready=own, hand=hand if mine else []), seat(ready=foes, hand=[] if mine else hand), bystander())
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    return t


@rules_on("Hidden Lurker", "RTR 20020501")
@rules_on("Follow the Alpha", "RTR 20020501")
@rules_on("Fast Reaction", "RTR 20020501")
@pytest.mark.parametrize(("card", "who", "own", "foes"), FOLLOWS)
def test_nobody_follows_while_a_combat_is_to_follow(card: str, who: str, own: list[Item], foes: list[Item]) -> None:
    """Neither when Psyche! has begun another combat of the two, nor a second one when the first has come."""
    fighter = "Oskar" if who == "Olga" else "Mira"
    t = follows(card, who, own, foes, "Psyche!")
    on(t, "would-end")
    assert not t.ever_offered(f"play {card}")
    t.does(f"play Psyche! {fighter} 1")
    on(t, "after-combat")
    assert len(t.told("combat")) == 2  # not after the first
    t.does(f"play {card} {who} 0")
    since = len(t.asked)
    on(t)
    assert len(t.told("combat")) == 3
    assert not t.ever_offered(f"play {card}#2", since)
    t.is_quiet()


@rules_on("Hidden Lurker", "LSJ 19980109", "RTR 20020501")
@rules_on("Follow the Alpha", "LSJ 19980109", "RTR 20020501")
@rules_on("Fast Reaction", "LSJ 19980109", "RTR 20020501")
@pytest.mark.parametrize(("card", "who", "own", "foes"), FOLLOWS)
@pytest.mark.parametrize("played", [True, False])
def test_what_was_to_follow_the_combat_is_lost_if_another_does(
    card: str, who: str, own: list[Item], foes: list[Item], played: bool
) -> None:
    """Catatonic Fear hurts after the combat, but not if somebody goes on with the fight."""
    striker, victim = ("Oskar", "Mira") if who == "Olga" else ("Mira", "Oskar")
    t = follows(card, who, own, foes, "Catatonic Fear")
    on(t, "strike")
    t.does(f"play Catatonic Fear {striker} 1")
    on(t, "after-combat")
    t.does(f"play {card} {who} 0" if played else "pass")
    on(t)
    harm = [told["source"] for told in t.told("damage") if told["card"] == t[victim]]
    assert harm == [t[who] if played else t[striker]]
    t.is_quiet()


@rules_on("Hidden Lurker", "LSJ 20100604-1")
@pytest.mark.parametrize(("strength", "offered"), [(1, True), (9, False)])
def test_nobody_lurks_for_one_on_his_way_to_torpor(strength: int, offered: bool) -> None:
    t = position(
        seat(ready=[f"Mira 6/8 strength:{strength}", "Ines 6/8 obf"], hand=["Hidden Lurker"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on(t)
    assert t.ever_offered("play Hidden Lurker Ines 0") is offered


USELESS = [
    ("Hidden Lurker", "Ines", ["Mira 6/8", "Ines 6/8 obf"], ["Oskar 8/9 cel"], "Oskar"),
    ("Fast Reaction", "Olga", ["Mira 6/8 cel"], ["Oskar 8/9", "Olga 6/8 aus"], "Mira"),
]


@rules_on("Hidden Lurker", "LSJ 19970814-2")
@rules_on("Fast Reaction", "LSJ 19970814-2")
@pytest.mark.parametrize(("card", "who", "own", "foes", "quick"), USELESS)
def test_who_cannot_strike_may_gain_strikes_for_nothing(
    card: str, who: str, own: list[Item], foes: list[Item], quick: str
) -> None:
    mine = who == "Ines"
    t = position(
        seat(ready=own, hand=[card] if mine else ["Blur"]),
        seat(ready=foes, hand=["Blur"] if mine else [card]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on(t, "after-combat")
    t.does(f"play {card} {who} 0")
    on(t, "additional")
    t.does(f"play Blur {quick} 0")
    on(t)
    assert len([told for told in t.told("strike") if told["minion"] == t[quick]]) == 1  # in the first combat
    t.is_quiet()


# -- the combat of a block --------------------------------------------------------------------------------------------


@rules_on("Smoke and Mirrors", "LSJ 20010813", "LSJ 20010819-2")
def test_the_maneuver_of_smoke_and_mirrors_is_for_the_combat_of_the_block() -> None:
    t = position(
        seat(ready=["Mira 6/8 chi CEL sect:Anarch"], hand=["Smoke and Mirrors", "Psyche!"]),
        seat(ready=["Oskar 6/8 intercept:1"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Smoke and Mirrors Mira 0")
    t.does("play Smoke and Mirrors Mira 0", by="a")
    on(t, "maneuver")
    assert (t.who(), t.offers("maneuver")) == ("a", True)
    t.does("pass", by="a")
    on(t, "would-end")
    t.does("play Psyche! Mira 1", by="a")
    since = len(t.asked)
    on(t)
    assert len(t.told("combat")) == 2
    assert not t.ever_offered("maneuver", since)
    t.is_quiet()


@rules_on("Smoke and Mirrors", "LSJ 20010814-2")
def test_the_maneuver_of_smoke_and_mirrors_comes_again_with_a_second_block() -> None:
    t = position(
        seat(ready=["Mira 6/8 chi PRO sect:Anarch"], hand=["Smoke and Mirrors", "Form of Mist"]),
        seat(ready=["Oskar 6/8 intercept:1", "Olga 6/8 intercept:5"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Smoke and Mirrors Mira 0")
    t.does("play Smoke and Mirrors Mira 0", by="a")
    on(t, "maneuver")
    t.does("maneuver", by="a")
    on(t, "strike")
    t.does("play Form of Mist Mira 1", by="a")
    on(t, "may")
    t.does("yes", by="a")
    until(t, "block Olga")
    t.does("block Olga", by="b")
    on(t, "maneuver")
    assert (t.who(), t.offers("maneuver"), len(t.told("combat"))) == ("a", True, 2)


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


# -- after the resolution ---------------------------------------------------------------------------------------------

AFTERWARDS = [
    # card, Mira, another of hers, who plays it, mode, what else is played
    ("Sleep Unseen", "obf for", "Nils 2/4", "Mira", 0, "Freak Drive"),
    ("Domain of Evernight", "TEM obf", "Nils 2/4", "Mira", 2, "Sleep Unseen"),
    ("Seraph's Second", "obf trait:black-hand", "Nils 2/9 trait:black-hand trait:seraph", "Nils", 0, "Sleep Unseen"),
    ("Marked Path", "obf for", "Nils 2/4", "Mira", 0, "Freak Drive"),
    ("Shadow Cast", "OBL for", "Nils 2/4", "Mira", 1, "Freak Drive"),
    ("Shadow Cloak", "OBL for", "Nils 2/4", "Mira", 1, "Freak Drive"),
]


@rules_on("Sleep Unseen", "PIB 20150915", "LSJ 19981028")
@rules_on("Domain of Evernight", "LSJ 19981028", "ANK 20190425")
@rules_on("Seraph's Second", "PIB 20150915", "LSJ 19981028")
@rules_on("Marked Path", "PIB 20150915", "LSJ 19981028")
@rules_on("Shadow Cast", "PIB 20150915", "LSJ 19981028")
@rules_on("Shadow Cloak", "PIB 20150915", "LSJ 19981028")
@pytest.mark.parametrize(("card", "words", "other", "who", "mode", "besides"), AFTERWARDS)
@pytest.mark.parametrize("first", [True, False])
def test_what_comes_after_the_resolution_comes_in_any_order(
    card: str, words: str, other: str, who: str, mode: int, besides: str, first: bool
) -> None:
    t = position(
        seat(ready=[f"Mira 6/8 {words}", other], hand=[card, besides]), seat(ready=["Oskar 2/4 locked"]), bystander()
    )
    t.does("bleed Mira")
    t.passes_until("succeeded")
    assert t.measure("b.pool") == 29
    plays = [f"play {card} {who} {mode}", f"play {besides} Mira 0"]
    for play in plays if first else plays[::-1]:
        t.does(play, by="a")
    t.goes_on()
    assert t.measure("Mira.locked") == 0
    t.is_quiet()


@rules_on("Zephyr", "PIB 20150915", "LSJ 19981028")
@pytest.mark.parametrize("first", [True, False])
def test_a_zephyr_comes_before_or_after_a_freak_drive(first: bool) -> None:
    t = position(
        seat(ready=["Mira 6/8 FOR CEL"], hand=["Zephyr", "Freak Drive"]), seat(ready=["Oskar 6/8"]), bystander()
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on(t, "failed")
    plays = ["play Zephyr Mira 0", "play Freak Drive Mira 1"]
    for play in plays if first else plays[::-1]:
        t.does(play, by="a")
    t.goes_on()
    t.is_quiet()


@rules_on("Zephyr", "ANK 20220218")
@rules_on("CrimethInc.", "LSJ 20070411")
def test_an_action_that_comes_to_nothing_has_not_failed() -> None:
    """So no Zephyr can be played; but what follows a success can."""
    t = position(
        seat(ready=["Mira 6/8 qui pro CEL sect:Anarch"], hand=["Principia Discordia", "Zephyr", "CrimethInc."]),
        seat(ready=["Oskar 4/8"]),
        seat(),
    )
    t.does("play Principia Discordia Mira 1")
    t.does("target Oskar", by="a")
    t.g.lock(t["Oskar"])
    with t.unchanged("Oskar.blood"):
        to_the_end(t)
    assert not t.ever_offered("play Zephyr Mira 1")
    assert t.ever_offered("play CrimethInc. Mira 0")


def veiled_hunt(card: str, discipline: str) -> Table:
    """Nils hunts veiled, and ends his action with a card as Olga attempts to block it."""
    t = position(
        seat(ready=["Mira 6/8", f"Nils 6/8 {discipline}", "Ines 6/8 OBF"], hand=["Veil the Legions", card]),
        seat(ready=["Oskar 6/8", "Olga 6/8 intercept:5"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Veil the Legions Ines 1")
    t.does("play Veil the Legions Ines 1", by="a")
    t.does("amount 1", by="a")
    to_the_end(t)
    t.does("hunt Nils")
    assert t.measure("Nils.stealth") == 2
    until(t, "block Olga")
    t.does("block Olga", by="b")
    until(t, f"play {card} Nils 0")
    t.does(f"play {card} Nils 0", by="a")
    return t


@rules_on("Veil the Legions", "LSJ 20070526", "ANK 20210124")
@rules_on("Tangle Atropos' Hand", "ANK 20210124")
def test_an_action_that_was_taken_back_is_one_of_the_next_actions() -> None:
    t = veiled_hunt("Tangle Atropos' Hand", "pot")
    t.does("hunt Nils")
    assert t.measure("Nils.stealth") == 1
