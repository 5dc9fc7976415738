"""Rulings about master cards: trifles, contests, who controls what, and what costs nothing."""

from __future__ import annotations

import pytest

from praxis.vtes.model.regions import CONTESTED
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander, editions, passes_to, since_2011
from tests.vtes.cards.test_replies import to_the_end, until

TRIFLES = [
    ("The Coven", "", "play"),
    ("Esgrima", "", "play"),
    ("Failsafe", "", "play"),
    ("Priority Contract", "clan:Banu-Haqim", "on"),
    ("Shakar: the Hunt", "trait:black-hand sect:Sabbat", "on"),
]


@ruled_alike("card words where", TRIFLES, "RBK contested-cards")
@pytest.mark.parametrize("contested", [True, False])
def test_a_trifle_that_is_contested_as_it_is_played_is_still_a_trifle(
    card: str, words: str, where: str, contested: bool
) -> None:
    """A second master card can be played in the same phase."""
    theirs = seat(
        ready=["Oskar 2/4"] if where == "play" or not contested else [("Oskar 2/4", [card])],
        play=[card] if contested and where == "play" else [],
    )
    t = position(
        seat(ready=[f"Mira 4/8 {words}".strip()], hand=[card, "Blood Doll"]), theirs, bystander(), phase="master"
    )
    mine = next(one for one in t.g.hand(0) if t.g.face[one].name == card)
    until(t, f"play {mine}")
    t.does(f"play {mine}")
    while t.asks == "target":
        t.does("target Oskar" if t.offers("target Oskar") else t.options()[0])
    assert (t.g.where[mine] == CONTESTED) is contested
    assert (t.asks, t.who(), t.offers("play Blood Doll")) == ("master", "a", True)
    t.does("play Blood Doll")


# -- The Coven, The Rack ----------------------------------------------------------------------------------------------


@editions
@rules_on("The Coven", "LSJ 20100723")
def test_the_coven_is_the_predators_before_anything_can_be_done_in_the_discard_phase(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], play=["The Coven"], hand=["Blank Page"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    t.passes()
    assert t.told("phase")[-1]["phase"] == "discard"
    assert t.word("The Coven.controller") == "c"
    assert (t.who(), t.offers("use The Coven")) == ("c", True)  # she is asked first


@since_2011
@rules_on("The Rack", "RTR 19960112")
def test_the_rack_chooses_nobody_else_when_the_contest_is_over(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/8", "Ines 2/8"], play=["The Rack"]),
        seat(ready=["Oskar 2/4"], hand=["The Rack"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.g.chosen[t["The Rack"]] = [t["Mira"]]
    passes_to(t, "master", "b")
    mine = next(one for one in t.g.hand(1) if t.g.face[one].name == "The Rack")
    t.does(f"play {mine}")
    rack = next(one for one in range(len(t.g.face)) if t.g.face[one].name == "The Rack" and t.g.owner[one] == 0)
    assert t.g.where[rack] == CONTESTED
    since = len(t.asked)
    while not (t.who() == "a" and t.asks == "minion" and t.g.where[rack] != CONTESTED):
        if t.asks == "contest":
            t.answer(t.options("yield" if t.who() == "b" else "pay")[0])
        elif t.asks == "unlock" and t.offers(f"use {rack}"):
            t.does(f"use {rack}")
        else:
            t.does("pass" if t.offers("pass") else t.options()[0])
    assert not t.ever_offered("pick Ines", since)
    assert t.g.chosen[rack] == [t["Mira"]]


# -- cancelling -------------------------------------------------------------------------------------------------------


@since_2011
@rules_on("Sudden Reversal", "RTR 20001020")
def test_a_reversal_is_for_cards_that_are_played_from_the_hand(edition: str) -> None:
    """A Discipline card that a diablerist finds is put on him, and not played."""
    t = position(
        seat(ready=["Mira 3/6"], library=["Potence", "Blank Page"], hand=["Blank Page"] * 7),
        seat(torpor=["Prey 1/8"], hand=["Sudden Reversal"], ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("diablerize Mira Prey")
    fetched = False
    while t.asks not in t.quiet:
        assert not t.offers("play Sudden Reversal")
        if t.options("discipline"):
            fetched = True
            t.answer(t.options("discipline")[0])
        else:
            t.does("pass" if t.offers("pass") else t.options()[0])
    assert fetched
    assert [t.g.face[card].name for card in t.g.on(t["Mira"])] == ["Potence"]


@since_2011
@rules_on("Wash", "LSJ 20070309-2")
def test_who_is_washed_out_of_turn_plays_no_other_card_out_of_turn_in_that_phase(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Failsafe", "Blood Doll"]),
        seat(ready=["Oskar 4/8"], hand=["Sudden Reversal", "Sudden Reversal", "Blood Doll"]),
        seat(ready=["Vera 2/4"], hand=["Wash"]),
        phase="master",
        edition=edition,
    )
    t.does("play Failsafe")  # a trifle
    until(t, "play Sudden Reversal")
    t.does("play Sudden Reversal", by="b")
    until(t, "play Wash")
    t.does("play Wash", by="c")
    since = len(t.asked)
    while t.asks != "minion":
        t.does("play Blood Doll" if t.offers("play Blood Doll") else "pass" if t.offers("pass") else t.options()[0])
    assert not t.ever_offered("play Sudden Reversal", since)
    assert (t.region("Failsafe"), t.region("Blood Doll")) == ("play", "attached")
    passes_to(t, "master", "b")
    assert t.measure("turn.left") == 1  # what the card out of turn has used up came back


@since_2011
@rules_on("Wash", "ANK 20200129")
def test_wash_is_replaced_before_anything_else_in_the_unlock_phase(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Blood Doll"]),
        seat(ready=["Oskar 2/8"], hand=["Wash", *["Blank Page"] * 6], library=9, play=["Political Hunting Ground"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Blood Doll")
    until(t, "play Wash")
    t.does("play Wash", by="b")
    while not t.offers("use Political Hunting Ground"):
        assert t.measure("b.hand") == 6
        t.does(t.options()[0] if not t.offers("pass") else "pass")
    assert (t.who(), t.measure("b.hand")) == ("b", 7)


# -- others -----------------------------------------------------------------------------------------------------------


@rules_on("Tend the Flock", "ANK 20190511")
def test_the_blood_of_the_flock_comes_from_the_bank() -> None:
    t = position(
        seat(
            ready=["Mira 4/8 clan:Baali trait:infernal"],
            hand=["Tend the Flock"],
            uncontrolled=["Junior 0/5 trait:infernal", "Nobody 0/9"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
    )
    bank = t.g.bank
    with t.unchanged("a.pool", "Mira.blood"), t.changes("Junior.blood", +3):
        t.does("play Tend the Flock")
    assert t.g.bank == bank - 3
    t.is_quiet()


@rules_on("Tension in the Ranks", "LSJ 20060409-2")
def test_an_incapacitated_imbued_causes_no_tension() -> None:
    t = position(
        seat(ready=["Mira 4/8 strength:3"]),
        seat(ready=["Abe 2/2 imbued", "Guard ally 1"], play=["Tension in the Ranks"]),
        bystander(),
        options={"legacy": True},
    )
    t.does("bleed Mira")
    until(t, "block Abe")
    t.does("block Abe", by="b")
    to_the_end(t)
    assert (t.region("Abe"), t.measure("b.pool")) == ("incapacitated", 30)


@since_2011
@rules_on("The Bitter and Sweet Story", "ANK 20230527-2")
def test_the_story_of_one_who_is_ousted_is_over_before_her_predator_draws(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Blank Page"] * 7, library=9),
        seat(ready=["Oskar 2/4 locked"], pool=1, play=["The Bitter and Sweet Story"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    to_the_end(t)
    assert t.g.ousted[1]
    assert (t.g.vps[0], t.measure("a.hand"), t.measure("a.library"), t.told("drawn")) == (1, 7, 9, [])


@rules_on("The Stranger Among Us", "LSJ 20020304-1")
def test_the_crypt_is_shuffled_after_a_stranger_was_found() -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["The Stranger Among Us"], crypt=["Shalmath", "Nobody 0/5", "Nobody 0/6"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
    )
    t.does("play The Stranger Among Us")
    while t.options("find"):
        t.answer(t.options("find")[0])
    assert "Shalmath" in [t.g.face[card].name for card in t.g.uncontrolled(0)]
    assert t.told("shuffled")[-1] == {"seat": 0, "region": "crypt"}


@rules_on("Wider View", "LSJ 20080314")
def test_everybody_sees_what_a_wider_view_removes() -> None:
    t = position(
        seat(ready=["Mira 4/8"], play=["Wider View"], crypt=["Ada 0/5"], uncontrolled=["Nobody 0/9"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
    )
    assert not t.g.seen(t["Nobody"], 1)
    t.does("use Wider View Wider View -1" if t.offers("use Wider View Wider View -1") else "use Wider View -1 -1")
    t.does("pick Nobody")
    assert t.region("Nobody") == "removed"
    assert t.g.seen(t["Nobody"], 1)
    assert t.g.seen(t["Nobody"], 2)


@rules_on("Trophy: Hunting Ground", "ANK 20170430")
def test_a_trophy_that_nobody_has_yet_counts_as_a_hunting_ground() -> None:
    t = position(
        seat(ready=["Mira 2/8 sect:Anarch", "Ines 2/8 sect:Anarch"], play=["Poacher's Hunting Ground"]),
        seat(ready=["Oskar 2/4"], play=["Trophy: Hunting Ground"]),
        bystander(),
        phase="unlock",
    )
    while t.asks != "minion":
        choices = t.options("use") or t.options("pick") or t.options("target") or t.options("trigger")
        t.answer(choices[0] if choices else "pass")
    assert t.measure("Mira.blood") + t.measure("Ines.blood") == 5


@rules_on("Trophy: Diablerie", "LSJ 20050222")
def test_a_trophy_for_a_diablerie_protects_at_once_and_is_burned_at_the_end_of_that_action() -> None:
    t = position(
        seat(ready=["Mira 3/6"], library=["Trophy: Diablerie", "Blank Page"], hand=["Blank Page"] * 7),
        seat(torpor=["Prey 1/8 trait:red-list"], ready=["Oskar 2/4 locked"]),
        bystander(),
    )
    t.does("diablerize Mira Prey")
    while t.asks not in t.quiet:
        found = t.options("trophy")
        t.answer(found[0] if found else "pass" if t.offers("pass") else t.options()[0])
    assert t.region("Mira") == "ready"
    assert not t.told("referendum")
    burned = [t.g.face[told["card"]].name for told in t.told("burned")]
    assert "Trophy: Diablerie" in burned
    assert not t.g.on(t["Mira"])
