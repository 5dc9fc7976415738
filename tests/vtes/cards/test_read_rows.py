"""Phrases that several read vampires have and that no other table plays, in the editions of all books.

The vampires are official ones of any year: a book that lacks a rule of theirs simply never comes to it.
"""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.rules.costs import blood_cost
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, since_2011

POLL = "Anarchist Uprising"


def bled(actor: str, blocker: str = "Oskar 6/8", edition: str = "2023") -> Table:
    """A bleed that the first of these announces, and the other blocks."""
    t = position(seat(ready=[actor]), seat(ready=[blocker]), bystander(), edition=edition)
    t.does(f"bleed {actor.split(' blood:')[0].split(' 4/8')[0]}")
    t.passes_until_offered(f"block {blocker.split(' 6/8')[0]}")
    t.does(f"block {blocker.split(' 6/8')[0]}")
    return t


# -- numbers -----------------------------------------------------------------------------------------------------------


@editions
def test_what_cards_cost_them(edition: str) -> None:
    for name, card, extra in (
        ("Rosemarie", "Dodge", 1),
        ("Jane Sims", "Dodge", 0),
        ("Jane Sims", "Computer Hacking", 1),
    ):
        t = position(seat(ready=[name], hand=[card]), seat(), bystander(), edition=edition)
        assert blood_cost(t.g, t[card], 0, t[name]) == t.g.face[t[card]].blood + extra


@editions
@pytest.mark.parametrize(
    ("name", "actor", "more"),
    [
        ("Bethany Ray", "Mira 4/8 clan:Toreador", 1),
        ("Bethany Ray", "Mira 4/8 clan:Ventrue", 0),
        ("Freddy Gage", "Mira 4/8 prince", 1),
        ("Freddy Gage", "Mira 4/8", 0),
        ("Sir Ralph Hamilton", "Mira 4/8 clan:Ministry", 1),
    ],
)
def test_some_bleed_their_methuselahs_harder(edition: str, name: str, actor: str, more: int) -> None:
    t = position(seat(ready=[actor]), seat(ready=[name]), bystander(), edition=edition)
    with t.changes("b.pool", -1 - more), t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        t.goes_on()


@editions
def test_bleeds_against_those_who_control_nobody_of_a_kind(edition: str) -> None:
    for name, other, n in (
        ("Zubeida", "Oskar 4/6", 2),
        ("Zubeida", "Oskar 4/7", 1),
        ("Martin Franckel", "Oskar 4/6", 0),
        ("Martin Franckel", "Oskar 4/6 clan:Tremere", 1),
        ("Martin Franckel", "Oskar 4/6 clan:Tremere-antitribu", 1),
    ):
        t = position(seat(ready=[name]), seat(ready=[other]), bystander(), edition=edition)
        with t.changes("b.pool", -n):
            t.does(f"bleed {name}")
            t.goes_on()


@editions
def test_hunting_without_stealth(edition: str) -> None:
    t = position(seat(ready=["Igo the Hungry", "Mira 2/4"]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    t.does("hunt Igo the Hungry")
    assert stats.stealth(t.g, t["Igo the Hungry"]) == 0


@editions
def test_numbers_of_others_while_they_are_ready(edition: str) -> None:
    for region, n in (("ready", 0), ("torpor", 2)):
        theirs = {region: ["Mary Anne Blaire"]}
        t = position(
            seat(ready=["Mira 9/9 sect:Camarilla inner-circle bleed:2"]),
            seat(**theirs),  # type: ignore[arg-type]
            bystander(),
            edition=edition,
        )
        assert stats.bleed(t.g, t["Mira"]) == n


@editions
def test_hand_sizes_of_everybody_and_of_the_prey(edition: str) -> None:
    t = position(seat(ready=["Aristotle de Laurent"]), seat(), bystander(), edition=edition)
    assert [stats.hand_size(t.g, at) for at in range(3)] == [8, 8, 8]
    for sect, n in (("Sabbat", 8), ("Camarilla", 7)):
        t = position(seat(ready=["Tomaine"]), seat(ready=[f"Oskar 2/4 sect:{sect}"]), bystander(), edition=edition)
        assert [stats.hand_size(t.g, at) for at in range(3)] == [7, n, 7]


@editions
def test_votes_and_a_bleed_while_the_prey_is_of_another_sect(edition: str) -> None:
    for sect, more in (("Sabbat", 1), ("Camarilla", 0)):
        t = position(
            seat(ready=["Molly MacDonald"]), seat(ready=[f"Oskar 2/4 sect:{sect}"]), bystander(), edition=edition
        )
        assert stats.bleed(t.g, t["Molly MacDonald"]) == 1 + more
        assert stats.votes(t.g, t["Molly MacDonald"]) == 3 + more


@editions
def test_one_more_vote_in_her_own_referendum(edition: str) -> None:
    for caller, n in (("Imanna", 2), ("Mira", 1)):
        t = position(seat(ready=["Imanna", "Mira 4/8"], hand=[POLL]), seat(), bystander(), edition=edition)
        t.does(f"play {POLL} {caller}")
        t.passes_until("polling")
        assert stats.votes(t.g, t["Imanna"]) == n


# -- what they cannot do -----------------------------------------------------------------------------------------------


@editions
def test_no_diablerie_by_pedrag(edition: str) -> None:
    t = position(seat(ready=["Pedrag Hasek", "Mira 2/8"]), seat(torpor=["Oskar 0/4"]), bystander(), edition=edition)
    assert t.offers("diablerize Mira Oskar")
    assert not t.offers("diablerize Pedrag Hasek Oskar")


@editions
def test_whom_they_block(edition: str) -> None:
    for name, actor, offered in (
        ("Volker, The Puppet Prince", "Mira 4/8 sect:Camarilla primogen", False),
        ("Volker, The Puppet Prince", "Mira 4/8 sect:Camarilla prince", True),
        ("Angela Preston blood:0", "Mira 4/8", False),
        ("Angela Preston blood:1", "Mira 4/8", True),
        ("Angela Preston blood:0", "Mira 4/4", True),
    ):
        t = position(seat(ready=[actor]), seat(ready=[name]), bystander(), edition=edition)
        t.does("bleed Mira")
        assert t.offers(f"block {name.split(' blood')[0]}") is offered


@editions
def test_howler_uses_no_weapon(edition: str) -> None:
    for name, offered in (("Howler", False), ("Mira 8/8", True)):
        me = name.split(" 8/8")[0]
        t = position(
            seat(ready=[(name, ["Saturday-Night Special"])]),
            seat(ready=["Oskar 6/8"], hand=["Dodge"]),
            bystander(),
            edition=edition,
        )
        t.does(f"bleed {me}")
        t.passes_until_offered("block Oskar")
        t.does("block Oskar")
        while t.asks not in t.quiet:
            t.goes_by("strike")
        assert t.ever_offered(f"use Saturday-Night Special {me}") is offered


# -- what they can do --------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("name", ["Marty Lechtansi", "Terry"])
def test_a_press_for_blood(edition: str, name: str) -> None:
    t = bled(name, edition=edition)
    assert t.asks == "press"
    with t.changes(f"{name}.blood", -2):  # one in the round that follows
        t.does(f"use {name} {name}", by="a")
        assert t.told("press")[-1]["to"] == "continue"
        if t.g.combat() is not None:
            assert not t.offers(f"use {name} {name}")  # once each combat


@editions
@pytest.mark.parametrize("name", ["Hektor", "Samantha"])
def test_hands_that_wound(edition: str, name: str) -> None:
    t = bled(name, edition=edition)
    t.goes_on("diablerize", "commit-diablerie", "may")
    assert t.region("Oskar") == "torpor"


@editions
def test_first_strike_and_less_strength_in_the_first_round(edition: str) -> None:
    t = bled("Elimelech the Twice-Damned", "Oskar 6/8", edition)
    t.goes_on()
    assert t.measure("Oskar.blood") == 4
    t = bled("Lisa Noble blood:1", "Oskar 6/8", edition)
    t.goes_on("may")
    assert t.measure("Oskar.blood") == 6  # no strength in the first round


@editions
def test_intercept_once_a_turn(edition: str) -> None:
    t = position(seat(ready=["Mira 2/4"]), seat(ready=["Aisha"]), bystander(), edition=edition)
    t.does("hunt Mira")
    t.passes_until_offered("block Aisha")
    t.does("block Aisha")
    t.passes_until_offered("use Aisha Aisha")
    with t.changes("Aisha.blood", -2):  # one in the combat
        t.does("use Aisha Aisha", by="b")
        t.goes_on()
    assert t.told("blocked")


@editions
def test_one_more_transfer_and_discard(edition: str) -> None:
    t = position(seat(ready=["Len Konopka"]), seat(), bystander(), phase="influence", edition=edition)
    assert t.measure("turn.left") == 5
    t = position(
        seat(ready=["Cicatriz"], hand=["Dodge", "Blur"]), seat(), bystander(), phase="discard", edition=edition
    )
    t.does("discard Dodge")
    assert (t.who() == "a" and t.asks == "discard") is (edition != "2000")  # where it is always one


@editions
def test_another_vampire_gains_blood_in_the_unlock_phase(edition: str) -> None:
    t = position(
        seat(ready=["Nahum Enosh blood:1", "Mira 2/4"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.does("trigger Nahum Enosh")
    with t.changes("Mira.blood", 1), t.unchanged("Nahum Enosh.blood", *BYSTANDER):
        t.does("yes", by="a")
        if t.asks == "pick":
            t.does("pick Mira")


@editions
def test_votes_for_a_lock_or_blood(edition: str) -> None:
    for name, cost, n in (("Gustav Breidenstein", "locked", 5), ("Joseph O'Grady", "blood", 1)):
        t = position(seat(ready=["Mira 4/8"], hand=[POLL]), seat(ready=[name]), bystander(), edition=edition)
        t.does(f"play {POLL} Mira")
        while t.asks not in t.quiet and not t.offers(f"use {name}"):
            t.passes()
        before = stats.votes(t.g, t[name])
        with t.changes(f"{name}.{cost}", 1 if cost == "locked" else -1):
            t.does(f"use {name}", by="b")
        assert stats.votes(t.g, t[name]) == before + n
        assert not t.offers(f"use {name}")


@editions
def test_zygodat_burns_the_top_of_a_library(edition: str) -> None:
    t = position(
        seat(ready=["Zygodat"]),
        seat(hand=["Blank Page"] * 7, library=["Dodge", "Blur", "Flash"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Zygodat")
    t.passes_until("may")
    t.does("yes", by="a")
    assert [t.region(name) for name in ("Dodge", "Blur", "Flash")] == ["library", "ash-heap", "ash-heap"]


# -- the rare ones in older books --------------------------------------------------------------------------------------


@since_2011
def test_the_convert_in_older_books(edition: str) -> None:
    """Up to 2012 an anarch keeps his sect and is called an anarch besides."""
    t = position(
        seat(ready=["Mira 4/8"], uncontrolled=["Anarch Convert blood:1"], crypt=["Anvil"]),
        seat(),
        bystander(),
        phase="influence",
        edition=edition,
    )
    t.brings_out("Anarch Convert")
    while t.asks == "influence":
        t.passes()
    t.does("yes", by="a")
    if t.asks == "pick":
        t.does("pick Mira")
    t.does("way 0", by="a")
    assert stats.is_anarch(t.g, t["Mira"])
    assert t.region("Anarch Convert") == "removed"


@editions
def test_tupdogs_in_all_books(edition: str) -> None:
    t = position(seat(ready=["Tupdog", "Tupdog"], crypt=5), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    while t.asks != "influence":  # she chooses which of them goes first
        t.goes_by("trigger")
    assert not t.g.ready(0)
    assert len(t.g.uncontrolled(0)) == 3


@editions
def test_lasting_hands_in_all_books(edition: str) -> None:
    t = position(
        seat(ready=["Fotini Katsikaris"], hand=["Blank Page"] * 7, library=9),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Fotini Katsikaris")
    t.goes_on()
    assert stats.hand_size(t.g, 0) == 8
    while stats.hand_size(t.g, 0) == 8:
        assert t.g.turn == 20
        t.passes()
    assert t.asks in ("discard", "discard-down", "minion", "influence", "unlock")
