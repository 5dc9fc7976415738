"""Rulings on what a card gives for the combat that a block leads to, and on set ranges."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, since_2011


def until(t: Table, answer: str) -> None:
    while not t.offers(answer):
        assert t.asks not in t.quiet, f"never offered: {answer}"
        t.does("strike hand" if t.asks == "strike" else "pass")


def ends(t: Table) -> None:
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "no" if t.offers("no") else "pass")


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


@editions
@rules_on("One With the Land", "LSJ 20010813", "LSJ 20010819-2")
def test_who_is_one_with_the_land_strikes_in_the_next_combat(edition: str) -> None:
    t = position(
        seat(ready=["Mira 9/9 CEL"], hand=["Psyche!"]),
        seat(ready=["Oskar 9/9 PRO clan:Tzimisce locked"], hand=["One With the Land"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    until(t, "play One With the Land Oskar 1")
    t.does("play One With the Land Oskar 1", by="b")
    until(t, "play Psyche! Mira 1")
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (9, 9 - t.g.face[t["One With the Land"]].blood)
    before = t.measure("Oskar.blood")
    t.does("play Psyche! Mira 1", by="a")
    ends(t)
    assert (len(t.told("combat")), t.measure("Oskar.blood")) == (2, before - 1)


@editions
@rules_on("One With the Land", "LSJ 20001126")
def test_who_cannot_strike_on_the_land_does_not_maneuver_with_a_gun(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 9/9", [".44 Magnum"])]),
        seat(ready=["Oskar 9/9 PRO clan:Tzimisce locked"], hand=["One With the Land"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    until(t, "play One With the Land Oskar 1")
    t.does("play One With the Land Oskar 1", by="b")
    ends(t)
    assert t.told("combat")
    assert not t.ever_offered("use .44 Magnum Mira")


@editions
@rules_on("Giulia Giovanni Abruzzina", "RTR 19970630", "ANK 20180720", "PIB 20120214")
@pytest.mark.parametrize("first", ["rifle", "giulia"])
def test_a_range_that_is_set_is_not_set_again(first: str, edition: str) -> None:
    """Giulia would make it close, the rifle of the blocker long; the acting Methuselah comes first."""
    t = position(
        seat(ready=["Mira 9/9 clan:Giovanni", "Giulia Giovanni Abruzzina"]),
        seat(ready=[("Oskar 9/9", ["Sniper Rifle"])]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "use Giulia Giovanni Abruzzina")
    if first == "giulia":
        t.does("use Giulia Giovanni Abruzzina", by="a")
        assert not t.offers("use Sniper Rifle Oskar -2")
    else:
        t.passes()
        t.does("use Sniper Rifle Oskar -2", by="b")
        assert not t.offers("use Giulia Giovanni Abruzzina")
    ends(t)
    assert [one["range"] for one in t.told("range")] == ["close" if first == "giulia" else "long"]
    assert t.measure("Giulia Giovanni Abruzzina.locked") == (first == "giulia")
