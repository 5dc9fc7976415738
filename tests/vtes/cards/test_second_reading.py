"""Sentences of cards whose first definitions were wrong."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, fighting
from tests.vtes.cards.test_bleeds import acts
from tests.vtes.cards.test_combat import on

# -- after the acting vampire leaves the ready region -----------------------------------------------------------------


@pytest.mark.parametrize(
    "card", ["Sensory Deprivation", "Nightmare Curse", "Consignment to Duat", "Slaughtering the Herd"]
)
def test_a_curse_ends_as_its_maker_is_banished(card: str) -> None:
    """Any way out of the ready region will do; the bearer keeps nothing."""
    t = position(
        seat(ready=["Mira 1/5"]),
        seat(ready=["Oskar 6/9 justicar", ("Kin 4/4", [card])], hand=["Banishment"]),
        bystander(),
        turn="b",
    )
    t.g.chosen = {t[card]: [t["Mira"]]}
    t.does("play Banishment Oskar 0")
    while t.asks != "minion":
        t.does(next(text for text in ("target Mira", "vote Oskar for", "pass") if t.offers(text)))
    assert (t.region("Mira"), t.region(card)) == ("uncontrolled", "ash-heap")


# -- a Baseball Bat ---------------------------------------------------------------------------------------------------


@rules_on("Baseball Bat", "LSJ 20080702-2")
def test_a_baseball_bat_drawn_in_combat_unlocks_nobody_and_is_replaced_at_once() -> None:
    """It says so only of the action to equip with it."""
    t = position(
        seat(ready=["Mira 6/8"], hand=["Concealed Weapon", "Baseball Bat", *["Blank Page"] * 5], library=9),
        seat(ready=["Oskar 6/8"]),
        bystander(),
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Concealed Weapon Mira 0", by="a")
    assert (t.region("Baseball Bat"), t.measure("a.hand")) == ("attached", 7)
    on(t)
    while t.g.turn_span().seat == 0:
        t.passes()
    assert t.measure("Mira.locked") == 1


# -- Riddle Phantastique ----------------------------------------------------------------------------------------------


@rules_on("Riddle Phantastique", "LSJ 20070307")
@pytest.mark.parametrize(("capacity", "region"), [(1, "ash-heap"), (2, "attached")])
def test_a_riddle_without_counters_burns_at_once(capacity: int, region: str) -> None:
    """Half of a capacity of 1 is nothing; The Line makes the price low enough for it."""
    t = position(
        seat(ready=[f"Mira {capacity}/{capacity} clan:Kiasyd"], hand=["Riddle Phantastique"], play=["The Line"]),
        seat(ready=["Dog ally 3"]),
        bystander(),
    )
    acts(t, "play Riddle Phantastique Mira 0")
    assert t.region("Riddle Phantastique") == region


# -- during a minion phase --------------------------------------------------------------------------------------------


def in_combat(t: Table) -> None:
    """Mira's bleed is blocked, and the combat has begun."""
    t.does("bleed Mira")
    while not t.offers("block Oskar"):
        t.answer("pass")
    t.does("block Oskar", by="b")
    while not t.told("combat"):
        t.answer("pass")


@pytest.mark.parametrize("whose", ["a", "b"])
def test_a_command_performance_comes_in_the_middle_of_an_action(whose: str) -> None:
    card = "Command Performance"
    t = position(
        seat(ready=["Mira 6/8", "Ida 2/4 clan:Daughter-of-Cacophony locked"], play=[card] if whose == "a" else []),
        seat(ready=["Oskar 6/8"], play=[card] if whose == "b" else []),
        bystander(),
    )
    in_combat(t)
    while t.asks not in t.quiet and not t.offers(f"use {card}"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.offers(f"use {card}") is (whose == "a")
    if whose == "a":
        t.does(f"use {card}", by="a")
        assert t.measure("Ida.locked") == 0


def test_als_army_finds_a_weapon_for_a_combat() -> None:
    t = position(
        seat(
            ready=["Mira 6/8"],
            hand=["Concealed Weapon", *["Blank Page"] * 6],
            library=["Baseball Bat"],
            play=["Al's Army Apparatus"],
        ),
        seat(ready=["Oskar 6/8"]),
        bystander(),
    )
    in_combat(t)
    t.does("use Al's Army Apparatus", by="a")
    while t.asks in ("pick", "discard-down", "search"):
        t.answer(t.options()[0])
    assert t.region("Baseball Bat") == "hand"


def test_the_herd_is_bought_off_in_the_middle_of_an_action() -> None:
    card = "Slaughtering the Herd"
    t = position(seat(ready=[("Mira 8/8", [card])]), seat(ready=["Oskar 6/8"]), bystander())
    t.g.chosen = {t[card]: [t["Oskar"]]}
    in_combat(t)
    assert t.measure("Mira.blood") == 7  # announcing the bleed has cost one
    t.does(f"use {card}", by="a")
    on(t)
    assert (t.measure("Mira.blood"), t.region(card)) == (7 - 4 - 1, "ash-heap")  # and one for the fist


# -- Bonecraft --------------------------------------------------------------------------------------------------------


@rules_on("Bonecraft", "LSJ 19990106-2")
@pytest.mark.parametrize(("answer", "attached"), [("strike hand", True), ("play Dodge Oskar 0", False)])
def test_bonecraft_weakens_only_after_the_strikes_are_resolved(answer: str, attached: bool) -> None:
    t = fighting("Bonecraft", who="VIC", answers=["Dodge"], other="Oskar 6/8 strength:2")
    on(t, "strike")
    t.does("play Bonecraft Mira 1", by="a")
    t.does(answer, by="b")
    on(t)
    assert (t.region("Bonecraft") == "attached") is attached
    assert t.measure("Mira.blood") == 6 - t.g.face[t["Bonecraft"]].blood - (2 if attached else 0)
    t.is_quiet()


@rules_on("Bonecraft", "LSJ 19990106-2")
def test_bonecraft_stays_where_its_damage_is_prevented() -> None:
    t = fighting("Bonecraft", who="vic", answers=["Soak"], other="Oskar 6/8 for")
    on(t, "strike")
    t.does("play Bonecraft Mira 0", by="a")
    on(t, "prevent")
    t.does("play Soak Oskar 0", by="b")
    on(t)
    assert (t.g.host[t["Bonecraft"]], t.measure("Oskar.blood")) == (t["Oskar"], 6 - t.g.face[t["Soak"]].blood)
    t.is_quiet()


# -- Sabbat Inquisitor ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("whose", "victims"), [("a", []), ("b", [1])])
def test_an_inquisitor_looks_into_any_crypt_even_her_own(whose: str, victims: list[int]) -> None:
    t = position(
        seat(ready=[("Mira 4/8 sect:Sabbat", ["Sabbat Inquisitor"])], crypt=["Young 0/5 tha"]),
        seat(ready=["Oskar 2/4 locked"], crypt=["Thief 0/5 tha"]),
        bystander(),
    )
    t.does("use Sabbat Inquisitor Mira -1")
    t.does(f"target {whose}")
    assert t.told("action")[0]["victims"] == victims
    while t.asks not in t.quiet:
        t.answer("pass")
    burned = "Young" if whose == "a" else "Thief"
    assert t.region(burned) == "ash-heap"
