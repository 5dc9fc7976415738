"""Crypt cards: Ventrue antitribu."""

from __future__ import annotations

import pytest

from praxis.effects.scope import Scope
from praxis.vtes.definitions.language import MASTER_ACTIONS, definition, gives
from praxis.vtes.effects.involved import noted
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.model.spans import TurnSpan
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_tables import EVENT, GAZE
from tests.vtes.cards.answering import first_option, to_the_end, until
from tests.vtes.cards.combat_tables import fights
from tests.vtes.cards.crypt_tables import aims, bleed_blocked, calls_against
from tests.vtes.cards.referendum_tables import POLL
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, since_2011

# -- Blackhorse Tanner ------------------------------------------------------------------------------------------------


@rules_on("Blackhorse Tanner", "ANK 20180719-4")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_blackhorse_draws_again_once_a_turn(answer: str) -> None:
    """The card that he does not want goes under the library, and the next one comes."""
    me = "Blackhorse Tanner"
    t = position(
        seat(ready=[me], hand=["Fade", *["Blank Page"] * 6], library=["Blur", "Dodge", "Flash"]),
        seat(),
        bystander(),
        phase="discard",
    )
    t.does("discard Fade")
    t.does(answer, by="a")
    assert t.asks != "may"  # once
    assert t.measure("a.hand") == 7
    assert t.region("Flash") == ("library" if answer == "yes" else "hand")
    assert t.region("Dodge") == ("hand" if answer == "yes" else "library")


def test_nothing_that_is_limited_to_once_a_turn_is_left_between_two_turns() -> None:
    """A hand may be filled there, and Blackhorse Tanner hears of it."""
    t = position(seat(ready=["Blackhorse Tanner"]), seat(), bystander())
    me = t["Blackhorse Tanner"]
    assert not noted("redrawn").passes(t.g, Scope(me, 0), me)
    t.g.stack = [frame for frame in t.g.stack if not isinstance(frame, TurnSpan)]
    t.g.knows_spans = False
    assert noted("redrawn").passes(t.g, Scope(me, 0), me)


# -- Bruce de Guy -----------------------------------------------------------------------------------------------------


def test_bruce_keeps_camarilla_vampires_from_voting() -> None:
    for used in (True, False):
        t = position(
            seat(ready=["Bruce de Guy"], hand=[POLL]),
            seat(ready=["Oskar 4/8 votes:2 sect:Camarilla"]),
            seat(ready=["Vera 2/4 votes:1 sect:Sabbat"]),
        )
        t.does(f"play {POLL} Bruce de Guy")
        while t.asks != "polling":
            if used and t.offers("use Bruce de Guy"):
                t.does("use Bruce de Guy")
            else:
                t.passes()
        t.goes_on()
        assert t.ever_offered("vote Oskar against") is not used
        assert t.ever_offered("vote Vera against")


# -- De Sade ----------------------------------------------------------------------------------------------------------


@rules_on("De Sade", "ANK 20221019")
@pytest.mark.parametrize("side", ["for", "against"])
def test_who_is_made_to_vote_against_de_sade_burns_no_blood(side: str) -> None:
    """Michael Luther of another Methuselah changes votes that were cast."""
    me, other = "De Sade", "Michael Luther"
    t = position(
        seat(ready=[me], hand=[POLL]),
        seat(ready=["Oskar 4/8 votes:2 sect:Camarilla"]),
        seat(ready=[other, "Vera 2/4"]),
    )
    t.does(f"play {POLL} {me}")
    until(t, f"vote Oskar {side}")
    with t.changes("Oskar.blood", -1 if side == "against" else 0):
        t.does(f"vote Oskar {side}", by="b")
    until(t, f"use {other}")
    with t.unchanged("Oskar.blood", "Michael Luther.blood"):
        t.does(f"use {other}", by="c")
        assert t.asks == "way"
        t.does("way 1" if side == "for" else "way 0", by="c")
    assert (t.measure("referendum.favour"), t.measure("referendum.against")) == ((0, 2) if side == "for" else (2, 0))
    to_the_end(t)
    t.is_quiet()


# -- Edward Neally ----------------------------------------------------------------------------------------------------


@rules_on("Edward Neally", "LSJ 20020814")
def test_edward_neally_makes_the_hand_larger_for_each_master_phase_action() -> None:
    more = made_up("More", faces.MASTER, definition=definition(gives(MASTER_ACTIONS, 1)))
    t = position(
        seat(ready=["Edward Neally", "Ines 2/4"], play=[more], hand=["Blank Page"] * 7, library=9),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        phase="master",
    )
    for size in (8, 9):
        t.does("use Edward Neally")
        assert stats.hand_size(t.g, 0) == size
    assert t.asks == "minion"
    t.is_quiet()


# -- Elimelech the Twice-Damned ---------------------------------------------------------------------------------------


@editions
def test_first_strike_and_less_strength_in_the_first_round(edition: str) -> None:
    t = bleed_blocked("Elimelech the Twice-Damned", "Oskar 6/8", edition)
    t.goes_on()
    assert t.measure("Oskar.blood") == 4
    t = bleed_blocked("Lisa Noble blood:1", "Oskar 6/8", edition)
    t.goes_on("may")
    assert t.measure("Oskar.blood") == 6  # no strength in the first round


# -- Gustav Mallenhous ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", ["bishop", "archbishop:Paris"])
@pytest.mark.parametrize("blocked", [False, True])
def test_gustav_removes_the_title_of_a_bishop(words: str, blocked: bool) -> None:
    me = "Gustav Mallenhous"
    t = position(
        seat(ready=[me]), seat(ready=[f"Oskar 4/8 {words}", "Cardinal 2/8 cardinal", "Plain 6/8"]), bystander()
    )
    title = t.word("Oskar.title")
    with t.unchanged(*BYSTANDER, "Oskar.blood", "b.pool"):
        t.does(f"use {me} {me}")
        assert not any(t.offers(f"target {who}") for who in ("Cardinal", "Plain", me))
        if t.asks == "target":
            t.does("target Oskar")
        t.passes_until_offered("block Plain")
        t.does("block Plain" if blocked else "pass")
        to_the_end(t)
    assert t.word("Oskar.title") == (title if blocked else "none")
    assert (title, t.word("Cardinal.title")) == (words.split(":")[0], "cardinal")
    t.is_quiet()


# -- Jesse Menks ------------------------------------------------------------------------------------------------------


@since_2011
def test_jesse_menks_stays_locked_for_the_gehenna_of_others(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[EVENT]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Jesse Menks locked"]),
        phase="discard",
        edition=edition,
    )
    t.does(f"play {EVENT}")
    assert t.measure("Jesse Menks.locked") == 1


# -- Katherine Stoddard -----------------------------------------------------------------------------------------------


def test_katherine_discards_a_card_with_auspex() -> None:
    t = position(
        seat(ready=["Katherine Stoddard"], hand=["Enhanced Senses", "Dodge"]), seat(), bystander(), phase="master"
    )
    t.does("use Katherine Stoddard")
    while t.asks == "discard-cost":
        assert not t.offers("discard Dodge")
        t.does("discard Enhanced Senses")
    assert t.region("Enhanced Senses") == "ash-heap"
    assert not t.offers("use Katherine Stoddard")


# -- Kestrelle Hayes --------------------------------------------------------------------------------------------------


@rules_on("Kestrelle Hayes", "PIB 20150526")
@pytest.mark.parametrize(("first", "second", "n"), [("Sabbat", "Sabbat", 0), ("Sabbat", "Anarch", 1)])
def test_kestrelle_is_stealthier_if_one_of_several_has_no_sabbat_vampire(first: str, second: str, n: int) -> None:
    t = position(
        seat(ready=["Kestrelle Hayes"], hand=[GAZE]),
        seat(ready=[f"Oskar 4/8 sect:{first}"]),
        seat(ready=[f"Vera 4/8 sect:{second}"], hand=["Blank Page"]),
    )
    t.does("play Gaze Kestrelle Hayes 0")
    assert (t.told("action")[-1]["victims"], t.measure("action.stealth")) == ([1, 2], n)


# -- Konrad Fleischer -------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("me", ["Konrad Fleischer", "Merrill Molitor"])
@pytest.mark.parametrize("used", [True, False])
def test_they_take_a_point_of_aggravated_damage_as_normal(edition: str, me: str, used: bool) -> None:
    t = position(
        seat(ready=[f"{me} blood:3"]),
        seat(ready=["Oskar 6/8 PRO"], hand=["Wolf Claws"]),
        bystander(),
        edition=edition,
    )
    fights(t, me)
    for _ in range(60):
        if t.asks in t.quiet:
            break
        if t.offers("play Wolf Claws Oskar 0"):
            t.does("play Wolf Claws Oskar 0")
        elif used and t.offers(f"use {me} {me} -1"):
            t.does(f"use {me} {me} -1")
            assert not t.offers(f"use {me} {me} -1")
        else:
            t.goes_by()
    assert t.region(me) == ("ready" if used else "torpor")
    assert t.measure(f"{me}.blood") == (2 if used else 3)


@editions
def test_konrad_takes_a_point_of_aggravated_damage_as_normal_in_each_round(edition: str) -> None:
    """What he has used up in the first round is not missing in the second."""
    me = "Konrad Fleischer"
    t = position(
        seat(ready=[f"{me} blood:3"]),
        seat(ready=["Oskar 6/8 PRO"], hand=["Wolf Claws", "Wolf Claws"]),
        bystander(),
        edition=edition,
    )
    fights(t, me)
    for claws, blood in (("Wolf Claws", 2), ("Wolf Claws#2", 1)):
        t.passes_until_offered(f"play {claws} Oskar 0")
        t.does(f"play {claws} Oskar 0", by="b")
        t.passes_until_offered(f"use {me} {me} -1")
        t.does(f"use {me} {me} -1", by="a")
        if claws == "Wolf Claws":
            t.passes_until_offered(f"use {me} {me} -2")
            t.does(f"use {me} {me} -2", by="a")
        else:
            t.goes_on()
        assert (t.region(me), t.measure(f"{me}.blood")) == ("ready", blood)
    assert len(t.told("round")) == 2
    t.is_quiet()


def test_konrad_presses_once_a_combat() -> None:
    t = position(seat(ready=["Konrad Fleischer"]), seat(ready=["Oskar 6/8"]), bystander())
    fights(t, "Konrad Fleischer")
    t.passes_until("press")
    assert t.offers("use Konrad Fleischer Konrad Fleischer -2")


# -- Owain Evans, The Wanderer ----------------------------------------------------------------------------------------


@rules_on("Owain Evans, The Wanderer", "LSJ 20040127")
def test_owain_feeds_a_vampire_of_whoever_unlocks() -> None:
    name = "Owain Evans, The Wanderer"
    for turn in ("a", "b"):
        t = position(seat(ready=[name, "Mira 2/4"]), seat(ready=["Oskar 2/4"]), bystander(), phase="unlock", turn=turn)
        while t.asks == "unlock" and not t.offers("yes"):
            t.does(f"trigger {name}")
        t.does("yes", by="a")
        who = "Mira" if turn == "a" else "Oskar"
        if t.asks == "pick":
            t.does(f"pick {who}")
        assert t.measure(f"{who}.blood") == 3
        assert t.measure("Vera.blood") == 2
        assert not t.offers(f"trigger {name}")


@rules_on("Owain Evans, The Wanderer", "LSJ 20100723")
def test_owain_waits_until_she_whose_phase_it_is_has_done_what_she_must() -> None:
    me = "Owain Evans, The Wanderer"
    t = position(
        seat(ready=["Mira 2/8"], play=[]),
        seat(ready=[me], play=["Anarch Revolt"]),
        bystander(),
        phase="unlock",
    )
    while t.asks != "minion":
        if t.offers(f"use {me}"):
            assert t.measure("a.pool") == 29
            t.does(f"use {me}", by="b")
            t.does("target Mira") if t.asks == "target" else None
            break
        t.answer(t.options("trigger")[0] if t.options("trigger") else first_option(t))
    assert t.measure("Mira.blood") == 3


# -- Quentin ----------------------------------------------------------------------------------------------------------


def test_quentin_takes_back_what_a_vampire_has_cast() -> None:
    t = calls_against("Quentin", "")
    t.passes_until("polling")
    with t.changes("referendum.favour", 2):
        t.does("vote Anja for", by="a")
    t.passes_until_offered("use Quentin")
    t.does("use Quentin", by="b")
    if t.asks == "target":
        t.does("target Anja")
    assert t.measure("referendum.favour") == 0
    t.goes_on()


# -- Titus Camille ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("thing", "was"), [("Leather Jacket", "b"), (".44 Magnum", "d")])
@pytest.mark.parametrize("blocked", [False, True])
def test_titus_steals_equipment_of_his_neighbours(thing: str, was: str, blocked: bool) -> None:
    me = "Titus Camille"
    t = position(
        seat(ready=[me, ("Ines 2/4", ["Flak Jacket"])]),
        seat(ready=[("Oskar 6/8", ["Leather Jacket", "Raven Spy"])]),
        seat(ready=[("Mid 2/4", ["Sport Bike"])]),
        seat(ready=[("Vera 6/8", [".44 Magnum"])]),
    )
    bearer, blocker = ("Oskar", "Oskar") if was == "b" else ("Vera", "Vera")
    with t.unchanged("Ines.on", "Mid.on", "b.pool", "c.pool", "d.pool"):
        aims(t, me, thing, "Flak Jacket", "Raven Spy", "Sport Bike")
        t.passes_until_offered(f"block {blocker}")
        t.does(f"block {blocker}" if blocked else "pass")
        to_the_end(t)
    assert t.word(f"{thing}.bearer") == (bearer if blocked else me)
    assert t.word(f"{thing}.controller") == (was if blocked else "a")
    t.is_quiet()
