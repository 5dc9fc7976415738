"""Crypt cards: Gangrel antitribu."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import until
from tests.vtes.cards.combat_tables import fights, on_to
from tests.vtes.cards.crypt_tables import met, polled_by_first, stands
from tests.vtes.cards.referendum_tables import CHALLENGE
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, passes_to

# -- Aksinya Daclau ---------------------------------------------------------------------------------------------------


@rules_on("Aksinya Daclau", "LSJ 20000507", "ANK 20211003", "PIB 20130711")
def test_aksinya_redirects_a_bleed_once_blocks_are_declined() -> None:
    """Not to the one who bleeds, who is no target for it."""
    t = position(
        seat(ready=["Mira 2/4"]),
        seat(ready=["Aksinya Daclau"], hand=["Blood Doll", "Dodge"]),
        seat(ready=["Vera 2/4"]),
    )
    t.does("bleed Mira")
    assert t.offers("block Aksinya Daclau")
    assert not t.offers("use Aksinya Daclau")
    t.passes()
    t.does("use Aksinya Daclau", by="b")
    if t.asks == "target":
        assert not t.offers("target a")
        t.does("target c")
    if t.asks == "discard-cost":
        t.does("discard Blood Doll")
    with t.unchanged("b.pool"):
        t.goes_on()
    assert t.measure("c.pool") == 29
    assert t.region("Blood Doll") == "ash-heap"


def test_aksinya_must_be_unlocked_and_hold_a_master_card() -> None:
    for who, hand in (("Aksinya Daclau locked", ["Blood Doll"]), ("Aksinya Daclau", ["Dodge"])):
        t = position(seat(ready=["Mira 2/4"]), seat(ready=[who], hand=hand), bystander())
        t.does("bleed Mira")
        t.goes_on()
        assert not t.ever_offered("use Aksinya Daclau")


@rules_on("Aksinya Daclau", "LSJ 19980105")
def test_aksinya_sends_a_bleed_on_before_it_is_resolved_and_not_after_a_spying_mission() -> None:
    t = position(
        seat(ready=[("Mira 4/7 OBF bleed:4", ["Spying Mission"])], hand=["Spying Mission"]),
        seat(ready=["Aksinya Daclau"], hand=["Blood Doll"]),
        bystander(),
        seat(ready=["Dora 2/4"]),
    )
    t.does("bleed Mira")
    t.passes_until_offered("use Aksinya Daclau")
    assert t.asks == "declined"
    t.passes_until_offered("play Spying Mission#2 Mira 1")
    assert not t.offers("use Aksinya Daclau")
    t.does("play Spying Mission#2 Mira 1", by="a")
    since = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("use Aksinya Daclau", since)
    assert t.measure("b.pool") == 30


# -- Alex Camille -----------------------------------------------------------------------------------------------------


@editions
def test_blood_for_stealth_or_intercept(edition: str) -> None:
    for name, cost, n in (("Zayyat, The Sandstorm", 2, 2), ("Dmitri Borodin", 1, 1)):
        t = position(seat(ready=[name]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
        t.does(f"bleed {name}")
        t.does("block Oskar", by="b")
        with t.changes(f"{name}.blood", -cost):
            t.does(f"use {name}", by="a")
        assert t.told("block-failed")[0]["stealth"] == n
    t = position(seat(ready=["Mira 2/4"]), seat(ready=["Alex Camille"]), bystander(), edition=edition)
    t.does("hunt Mira")
    t.does("block Alex Camille", by="b")
    t.does("use Alex Camille", by="b")
    assert t.told("blocked")[0]["intercept"] == 1


# -- Céleste Lamontagne -----------------------------------------------------------------------------------------------


def test_intercept_against_camarilla_vampires_of_those_with_gehenna_cards() -> None:
    for sect, event, n in (("Camarilla", True, 1), ("Camarilla", False, 0), ("Sabbat", True, 0)):
        t = position(
            seat(ready=[f"Mira 4/8 sect:{sect}"], play=["Anthelios, The Red Star"] if event else []),
            seat(ready=["Céleste Lamontagne"]),
            bystander(),
        )
        t.does("bleed Mira")
        assert stats.intercept(t.g, t["Céleste Lamontagne"]) == n


# -- Doyle Fincher ----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("blood", "fed"), [(2, 1), (4, 0)])
def test_doyle_fincher_feeds_his_prey_and_himself(blood: int, fed: int, edition: str) -> None:
    t = position(
        seat(ready=["Doyle Fincher"], hand=["Blank Page"]),
        seat(ready=[f"Oskar {blood}/4"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    t.g.blood[t["Doyle Fincher"]] = 3
    with t.unchanged(*BYSTANDER):
        passes_to(t, "discard")
    assert (t.measure("Doyle Fincher.blood"), t.measure("Oskar.blood")) == (3 + fed, blood + fed)


@editions
def test_doyle_fincher_feeds_one_vampire_of_his_prey(edition: str) -> None:
    t = position(
        seat(ready=["Doyle Fincher"], hand=["Blank Page"]),
        seat(ready=["Oskar 2/4", "Ute 2/4", "Brute ally 2"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    t.g.blood[t["Doyle Fincher"]] = 7
    with t.unchanged(*BYSTANDER, "Oskar.blood", "Brute.blood", "Doyle Fincher.blood"):
        t.passes_until("pick")
        assert len(t.options("pick")) == 2
        t.does("pick Ute", by="a")
    assert t.measure("Ute.blood") == 3


# -- Ellen Fence, the Tracker -----------------------------------------------------------------------------------------


@ruled_alike(
    "who", ["Ellen Fence, the Tracker", "Fergus Alexander", "Glycon", "Karsh", "Nathaniel Bordruff"], "LSJ 20070411"
)
@pytest.mark.parametrize("unlocks", [True, False])
def test_a_rush_at_one_who_has_unlocked_succeeds_without_effect(who: str, unlocks: bool) -> None:
    t = position(
        seat(ready=[who, "Ines 2/4"]), seat(ready=["Oskar 4/8 sect:Sabbat locked", "Olga 2/4 sect:Sabbat"]), bystander()
    )
    t.does(f"use {who} {who}")
    assert not t.offers("target Olga")
    t.does("target Oskar") if t.asks == "target" else None
    if unlocks:
        t.g.unlock(t["Oskar"])
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert bool(t.told("combat")) is not unlocks
    assert t.told("action-over")[-1]["outcome"] == 1
    t.is_quiet()


# -- Enkidu, The Noah -------------------------------------------------------------------------------------------------


@rules_on("Enkidu, The Noah", "LSJ 20050315")
def test_enkidu_unlocks_at_the_end_of_the_turn_of_a_new_retainer() -> None:
    me = "Enkidu, The Noah"
    retainer = "J. S. Simmons, Esq."
    t = position(seat(ready=[me], hand=[retainer, "Laptop Computer"]), seat(uncontrolled=["Nobody 0/9"]), bystander())
    assert not t.offers(f"play Laptop Computer {me}")
    t.does(f"play {retainer} {me}")
    t.goes_on()
    assert t.measure(f"{me}.locked")
    while t.g.turn == 20:
        t.passes()
    assert not t.measure(f"{me}.locked")


# -- Genevieve --------------------------------------------------------------------------------------------------------


@ruled_alike("who", ["Genevieve", "Gratiano"], "RBK gaining-votes")
@pytest.mark.parametrize(("side", "other"), [("for", "against"), ("against", "for")])
def test_what_a_priscus_has_beside_the_ballot_goes_to_the_same_side(who: str, side: str, other: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=[CHALLENGE]), seat(ready=[who, "Oskar 4/8"], hand=["Bribes"]), bystander()
    )
    t.does(f"play {CHALLENGE} Mira")
    until(t, f"vote {who} {side}")
    since = len(t.asked)
    t.does(f"vote {who} {side}", by="b")
    t.goes_on()
    assert not t.ever_offered(f"vote {who} {other}", since + 1)
    t.is_quiet()


# -- Hartmut Stover ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Hartmut Stover", "Aren, Priest of Eshu"])
def test_who_votes_against_their_referendums_burns_blood(name: str) -> None:
    for side, burned in (("against", 1), ("for", 0), ("", 0)):
        t = polled_by_first(f"{name} blood:4", side=side)
        t.goes_on()
        assert t.measure("Oskar.blood") == 4 - burned
        assert t.measure("Vera.blood") == 2


# -- Jalan-Aajav ------------------------------------------------------------------------------------------------------


def test_jalan_shrugs_off_aggravated_damage() -> None:
    for used, where in ((True, "ready"), (False, "torpor")):
        t = position(seat(ready=["Jalan-Aajav"]), seat(ready=["Oskar 6/8 PRO"], hand=["Wolf Claws"]), bystander())
        t.does("bleed Jalan-Aajav")
        t.passes_until_offered("block Oskar")
        t.does("block Oskar")
        while t.asks not in t.quiet:
            if t.offers("play Wolf Claws Oskar"):
                t.answer(next(key for key in t.options() if key.startswith("play")))
            elif used and t.offers("use Jalan-Aajav Jalan-Aajav -1") and t.told("plays"):
                t.does("use Jalan-Aajav Jalan-Aajav -1")
            elif t.offers("pass"):
                t.passes()
            else:
                t.answer(t.options()[0])
        assert t.told("plays")
        assert t.region("Jalan-Aajav") == where


# -- Janey Pickman ----------------------------------------------------------------------------------------------------


@editions
@rules_on("Janey Pickman", "RTR 19960112")
@pytest.mark.parametrize("when", ["before-range", "strikes-chosen"])
@pytest.mark.parametrize("name", ["Janey Pickman", "Lambach", "Bajazet al-Nasir"])
def test_hands_that_tear_for_blood(name: str, when: str, edition: str) -> None:
    """Ruling: even after both strikes have been chosen."""
    t = met(name, edition=edition)
    on_to(t, when)
    strength, before = stats.strength(t.g, t[name]), t.measure(f"{name}.blood")
    t.does(f"use {name}", by="a")
    on_to(t)
    assert [told["aggravated"] for told in t.told("inflicted") if told["card"] == t["Oskar"]] == [strength]
    assert t.measure(f"{name}.blood") == before - 2  # and one for the strike of Oskar
    assert t.region("Oskar") == "torpor"


# -- Leo Washington ---------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("other", "offered"), [("Oskar 3/3", True), ("Oskar 2/2", False)])
def test_whoever_is_older_than_leo_washington_maneuvers(other: str, offered: bool, edition: str) -> None:
    t = stands("Leo Washington", other, edition=edition)
    fights(t, "Leo Washington")
    assert ((t.asks, t.who()) == ("maneuver", "b")) is offered


@editions
def test_nobody_younger_and_no_ally_maneuvers_against_leo_washington(edition: str) -> None:
    for other in ("Oskar ally 4", "Oskar 2/2"):
        t = stands("Leo Washington", other, edition=edition)
        since = len(t.asked)
        fights(t, "Leo Washington")
        t.goes_on()
        assert not t.ever_offered("maneuver", since)


# -- Luke Fellows -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Luke Fellows", "Eze, The Demon Prince"])
def test_they_unlock_at_the_end_of_the_action(name: str) -> None:
    t = position(seat(ready=[name]), seat(ready=["Oskar 2/4"]), bystander())
    t.does(f"bleed {name}")
    t.goes_on()
    assert not t.measure(f"{name}.locked")


# -- Mimir ------------------------------------------------------------------------------------------------------------


def test_master_cards_of_others_do_not_reach_mimir() -> None:
    for turn in ("a", "b"):
        t = position(
            seat(ready=["Mimir"], hand=["Potence"]),
            seat(ready=["Oskar 2/4"], hand=["Potence"]),
            bystander(),
            phase="master",
            turn=turn,
        )
        t.does("play Potence")
        if turn == "a":
            assert t.g.on(t["Mimir"]) or t.offers("target Mimir")
        else:
            assert not t.offers("target Mimir")


# -- Sébastien Goulet -------------------------------------------------------------------------------------------------


def test_sebastien_recruits_stealthily() -> None:
    me = "Sébastien Goulet"
    t = position(seat(ready=[f"{me} (ADV)"], hand=["Laptop Computer"]), seat(ready=["Oskar 2/4"]), bystander())
    t.does(f"play Laptop Computer {me}")
    equipping = stats.stealth(t.g, t[me])
    t = position(seat(ready=[f"{me} (ADV)"], hand=["J. S. Simmons, Esq."]), seat(ready=["Oskar 2/4"]), bystander())
    t.does(f"play J. S. Simmons, Esq. {me}")
    assert stats.stealth(t.g, t[me]) == equipping + 1


# -- Soldat -----------------------------------------------------------------------------------------------------------


@editions
def test_soldat_gives_a_maneuver_for_the_edge(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 trait:black-hand", "Soldat"], edge=True),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    fights(t, "Mira")
    t.passes_until_offered("use Soldat -1 -1")
    t.does("use Soldat -1 -1", by="a")
    assert t.g.edge != 0
    assert (t.who(), t.options()) == ("a", ["maneuver", "pass"])


@editions
@pytest.mark.parametrize(
    ("who", "edge", "offered"),
    [("Oskar", True, True), ("", True, False), ("Oskar", False, False)],
)
def test_soldat_helps_any_black_hand_vampire_for_the_edge(who: str, edge: bool, offered: bool, edition: str) -> None:
    """One of another Methuselah, too; nobody else."""
    other = "Oskar 2/4 trait:black-hand" if who else "Oskar 2/4"
    t = position(seat(ready=["Mira 6/8", "Soldat"], edge=edge), seat(ready=[other]), bystander(), edition=edition)
    fights(t, "Mira")
    since = len(t.asked)
    if offered:
        t.passes_until_offered("use Soldat -1 -1")
        t.does("use Soldat -1 -1", by="a")
        t.passes_until_offered("maneuver")
        assert t.who() == "b"
    t.goes_on()
    assert t.ever_offered("use Soldat -1 -1", since - 1) is offered
