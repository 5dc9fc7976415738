"""Official rulings on the end of a round, also of one that ends before range is determined."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.definitions.language import (
    BEFORE_RANGE,
    BLOOD,
    END_OF_ROUND,
    ME,
    OPPOSING,
    combat,
    definition,
    gain,
    inflict,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_rulings_odds import to_the_end, until

BITE = made_up(
    "Bite", faces.COMBAT, definition=definition(combat("", inflict(2, OPPOSING, by_minion=True), when=BEFORE_RANGE))
)
"""Two damage before range is determined."""


def fought(mira: Item, hand: list[Item], oskar: Item, his: list[Item], mine: list[Item], *first: str) -> Table:
    """Mira bleeds, and Oskar blocks; these answers are given before that."""
    t = position(
        seat(ready=[mira], hand=hand, play=mine),
        seat(ready=[oskar], hand=his),
        bystander(),
    )
    t.does("bleed Mira")
    for text in (*first, "block Oskar"):
        until(t, text)
        t.does(text)
    return t


# -- Disarm, and what keeps a combat from ending ----------------------------------------------------------------------


@rules_on("Disarm", "LSJ 20021113", "ANK 20191219", "ANK 20180910-1")
@pytest.mark.parametrize(("card", "words"), [("Telepathic Tracking", "AUS"), ("Psyche!", "CEL")])
@pytest.mark.parametrize("whose", ["a", "b"])
@pytest.mark.parametrize("late", [True, False])
def test_disarm_comes_before_or_after_what_would_keep_the_combat_going(
    card: str, words: str, whose: str, late: bool
) -> None:
    """Whoever is sent to torpor fights no more, whatever was to follow."""
    mine, his = ([card], []) if whose == "a" else ([], [card])
    t = fought(
        f"Mira 6/8 pot strength:3{f' {words}' if whose == 'a' else ''}",
        ["Disarm", *mine],
        f"Oskar 6/8{f' {words}' if whose == 'b' else ''}",
        list(his),
        [],
    )
    who = "Mira" if whose == "a" else "Oskar"
    until(t, "play Disarm Mira 0")
    if late:
        until(t, f"play {card} {who} 1")
        t.does(f"play {card} {who} 1", by=whose)
        until(t, "play Disarm Mira 0")
        assert (len(t.told("round")), len(t.told("combat"))) == (1, 1)
    t.does("play Disarm Mira 0", by="a")
    to_the_end(t)
    assert (t.region("Oskar"), t.g.host[t["Disarm"]]) == ("torpor", t["Oskar"])
    assert (len(t.told("round")), len(t.told("combat")), len(t.told("combat-over"))) == (1, 1, 1)
    assert t.region(card) == ("ash-heap" if late else "hand")
    t.is_quiet()


GROPE = made_up("Grope", faces.COMBAT, definition=definition(combat("", gain(1, BLOOD, ME), when=END_OF_ROUND)))
"""A card for the end of a round."""


@proves("combat.end-of-round.after-combat-ends")
@pytest.mark.parametrize(("edition", "offered"), [("2012", False), ("2023", True)])
def test_after_a_combat_that_was_ended_cards_for_the_end_of_the_round_come_once_more_in_2023(
    edition: str, offered: bool
) -> None:
    """Oskar ends the combat, and Psyche! makes another one follow."""
    t = position(
        seat(ready=["Mira 5/8 CEL"], hand=["Psyche!", GROPE]),
        seat(ready=["Oskar 6/8"], hand=["Flee"]),
        bystander(),
        cards={"Flee": "combat, strike combat-ends"},
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    until(t, "play Flee Oskar 0")
    t.does("play Flee Oskar 0", by="b")
    until(t, "play Psyche! Mira 1")
    assert t.ever_offered("play Grope Mira 0") is offered
    t.does("play Psyche! Mira 1", by="a")
    assert t.offers("play Grope Mira 0"), "in 2012 only at the end of the next combat"
    assert len(t.told("combat")) == (1 if offered else 2)


# -- before range is determined ---------------------------------------------------------------------------------------


@ruled_alike("card words", [("Disarm", "pot"), ("Pulled Fangs", "")], "LSJ 20100709")
@pytest.mark.parametrize("range_", ["default", "set by who acts", "set by who blocks"])
def test_the_range_of_a_round_that_ends_before_it_is_determined_is_close_unless_it_was_set(
    card: str, words: str, range_: str
) -> None:
    guarded = ["Neutral Guard"] if range_ == "set by who acts" else []
    rifle = ["Sniper Rifle"] if range_ == "set by who blocks" else []
    t = fought(
        f"Mira 6/8 ANI FOR obe {words}".strip(),
        [card, BITE, "Alpha Glint", *guarded],
        ("Oskar 6/7", list(rifle)),
        [],
        [],
        *(["play Neutral Guard Mira 1"] if guarded else []),
    )
    if rifle:
        until(t, "use Sniper Rifle Oskar")
        t.does("use Sniper Rifle Oskar", by="b")
    for text in ("play Bite Mira 0", "play Alpha Glint Mira 1"):
        until(t, text)
        t.does(text, by="a")
    to_the_end(t)
    assert not t.told("strike")
    assert t.ever_offered(f"play {card} Mira 0") is (range_ == "default")
    t.is_quiet()


@rules_on("Elysium: The Arboretum", "RTR 20001020", "LSJ 20001024")
def test_what_is_played_at_the_end_of_a_round_is_played_in_the_arboretum_too() -> None:
    garden = "Elysium: The Arboretum"
    t = fought(
        "Mira 5/8 pot sect:Camarilla",
        ["Disarm", "Taste of Vitae", BITE],
        "Oskar 6/7 sect:Camarilla",
        [],
        [garden],
    )
    for text in ("play Bite Mira 0", f"use {garden}"):
        until(t, text)
        t.does(text, by="a")
    until(t, "play Taste of Vitae Mira")
    assert t.offers("play Disarm Mira 0")
    t.does("play Taste of Vitae Mira", by="a")
    assert t.measure("Mira.blood") == 7
    t.does("play Disarm Mira 0", by="a")
    to_the_end(t)
    assert (t.region("Oskar"), t.told("strike")) == ("torpor", [])
    t.is_quiet()
