"""Trophies: into play by a master phase action, onto a vampire who burns a Red List minion."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import Face
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.rules import strike
from tests.vtes.rules.master.cards import card, medal, since_2011
from tests.vtes.shorthand import build
from tests.vtes.shorthand import combat as fight
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do

before_2023 = pytest.mark.parametrize("edition", ["2011", "2012"])
with_control = pytest.mark.parametrize("edition", ["2012", "2023"])


def sentence() -> Face:
    """A directed action that burns a minion outright."""
    return card("Sentence", faces.ACTION, build.action("", do.burn_card(), target=choose.minions(choose.FOREIGN)))


def carry_out(t: Table) -> None:
    """The action goes through; stop at the first question about trophies or when it is over."""
    while t.asks not in ("trophy", "award", "minion", "influence"):
        t.passes()


@since_2011
@proves("master.trophy.into-play", "master.trophy.no-effect")
def test_a_trophy_takes_a_master_phase_action_and_does_nothing_by_itself(edition: str) -> None:
    t = position(
        seat(hand=[medal(), medal("Ribbon")], ready=["Mira 2/3"]), seat(pool=9), edition=edition, phase="master"
    )
    t.does("play Medal")
    assert t.region("Medal") == "play"
    assert t.asks == "minion"  # that was her master phase action
    assert stats.bleed(t.g, t["Mira"]) == 1
    t.does("bleed Mira")
    t.goes_on()
    assert t.measure("b.pool") == 8


@since_2011
@proves("master.trophy.award", "master.trophy.any-number", "master.trophy.retrieve")
def test_who_burns_a_red_list_minion_fetches_one_and_may_get_all_that_are_in_play(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/3"], hand=[sentence(), medal("Own")], play=[medal("Hers")], library=2),
        seat(ready=["Otto 2/3 locked trait:red-list"], play=[medal("Theirs"), medal("Other")]),
        seat(play=[medal("Third")]),
        edition=edition,
    )
    t.does("play Sentence Mira")
    carry_out(t)
    assert t.region("Otto") == "ash-heap"
    assert (t.asks, t.who()) == ("trophy", "a")
    t.does(f"trophy {medal('Own').key} hand")
    t.does("award Hers", by="a")
    t.does_all("award Theirs", "award Other")
    t.does("award Third", by="c")
    t.goes_on()
    assert {t.g.host[t[name]] for name in ("Own", "Hers", "Theirs", "Other", "Third")} == {t["Mira"]}
    assert stats.bleed(t.g, t["Mira"]) == 6
    t.is_quiet()


@since_2011
@proves("master.trophy.award")
def test_who_burns_a_red_list_minion_of_his_own_controller_gets_nothing(edition: str) -> None:
    """Only combat, diablerie and directed actions earn a trophy; this one is directed at nobody."""
    purge = card("Purge", faces.ACTION, build.action("", do.burn_card(), target=choose.minions(choose.OWN)))
    t = position(
        seat(ready=["Mira 2/3", "Otto 2/3 locked trait:red-list"], hand=[purge, medal("Own")], play=[medal("Hers")]),
        seat(play=[medal("Theirs")]),
        edition=edition,
    )
    t.does("play Purge Mira")
    t.does("target Otto")
    carry_out(t)
    assert t.region("Otto") == "ash-heap"
    assert t.asks in ("minion", "influence"), "nobody fetches or gives a trophy"
    assert (t.region("Own"), t.region("Hers"), t.region("Theirs")) == ("hand", "play", "play")


@since_2011
@proves("master.trophy.award")
def test_each_controller_of_a_trophy_may_keep_it(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/3"], hand=[sentence()]),
        seat(ready=["Otto 2/3 locked trait:red-list"], play=[medal()]),
        edition=edition,
    )
    t.does("play Sentence Mira")
    carry_out(t)
    assert (t.asks, t.who()) == ("award", "b")
    t.passes()
    assert t.region("Medal") == "play"
    t.is_quiet()


@since_2011
@proves("master.trophy.award")
def test_no_trophy_for_a_minion_who_is_not_on_the_list_and_none_for_an_ally(edition: str) -> None:
    for actor, victim in (("Mira 2/3", "Otto 2/3 locked"), ("Mira ally 2", "Olga 2/3 locked trait:red-list")):
        t = position(
            seat(ready=[actor], hand=[sentence()], play=[medal()]), seat(ready=[victim]), seat(), edition=edition
        )
        t.does("play Sentence Mira")
        carry_out(t)
        assert t.region(victim.split()[0]) == "ash-heap"
        assert t.asks not in ("trophy", "award")
        assert t.region("Medal") == "play"


@since_2011
@proves("master.trophy.award", "master.trophy.retrieve")
def test_a_red_list_minion_burned_in_combat_counts_too(edition: str) -> None:
    call = card("Call", faces.ACTION, build.action("", do.enter_combat(), target=choose.minions(choose.FOREIGN)))
    claws = card("Claws", faces.COMBAT, build.strike("", fight.strike_(strike.DAMAGE, 9, strike.AGGRAVATED)))
    t = position(
        seat(ready=["Mira 2/3"], hand=[call, claws], ash_heap=[medal(), medal("Ribbon")]),
        seat(ready=["Otto 1/3 locked trait:red-list"]),
        edition=edition,
    )
    t.does("play Call Mira")
    while t.asks != "strike":
        t.passes()
    t.does("play Claws Mira")
    while t.asks not in ("trophy", "minion", "influence"):
        t.does(t.options()[-1]) if "pass" not in t.options() else t.passes()
    assert t.region("Otto") == "ash-heap"
    assert t.asks == "trophy"
    t.does(f"trophy {medal().key} ash-heap")
    assert t.g.host[t["Medal"]] == t["Mira"]
    while t.asks not in ("minion", "influence"):
        assert t.asks != "trophy"  # only one is fetched, and only once
        t.passes()
    assert len(t.told("put-on")) == 1
    t.is_quiet()


@since_2011
@proves("master.trophy.retrieve")
def test_a_trophy_from_the_library_is_followed_by_a_shuffle(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/3"], hand=[sentence()], library=[medal(), *["Blank Page"] * 12]),
        seat(ready=["Otto 2/3 locked trait:red-list"]),
        edition=edition,
    )
    t.does("play Sentence Mira")
    carry_out(t)
    t.does(f"trophy {medal().key} library")
    assert [event["region"] for event in t.told("shuffled")] == ["library"]
    on = t.g.on(t["Mira"])
    assert [t.g.face[one].name for one in on] == ["Medal"]
    t.is_quiet()


@before_2023
@proves("master.trophy.before-blood-hunt", "master.trophy.award")
def test_trophies_for_a_diablerie_come_ahead_of_the_blood_hunt(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/3"], play=[medal()]), seat(torpor=["Otto 0/3 trait:red-list"]), seat(), edition=edition
    )
    t.does("diablerize Mira Otto")
    while t.asks != "award":
        t.passes()
    assert not t.told("referendum")
    t.does("award Medal")
    assert t.g.host[t["Medal"]] == t["Mira"]
    t.goes_on()
    kinds = [event.kind for event in t.story]
    assert "referendum" in kinds
    assert kinds.index("put-on") < kinds.index("referendum")


@with_control
@proves("master.trophy.control", "master.trophy.once")
def test_an_awarded_trophy_is_the_vampires_controllers_and_stays_with_him(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/3", "Nils 2/3"], hand=[sentence(), sentence()]),
        seat(ready=["Otto 2/3 locked trait:red-list", "Olga 2/3 locked trait:red-list"], play=[medal()]),
        edition=edition,
    )
    t.does_all("play Sentence Mira", "target Otto")
    carry_out(t)
    t.does("award Medal", by="b")
    assert t.g.controller[t["Medal"]] == 0
    t.does("play Sentence#2 Nils")
    carry_out(t)
    assert t.region("Olga") == "ash-heap"
    assert t.asks not in ("trophy", "award")
    assert t.g.host[t["Medal"]] == t["Mira"]


@proves("master.trophy.once", editions="2011")
def test_in_2011_too_a_trophy_on_a_vampire_is_not_awarded_again() -> None:
    t = position(
        seat(ready=[("Nils 2/3", [medal()]), "Mira 2/3"], hand=[sentence()]),
        seat(ready=["Otto 2/3 locked trait:red-list"]),
        edition="2011",
    )
    t.does("play Sentence Mira")
    carry_out(t)
    assert t.asks not in ("trophy", "award")
    assert t.g.host[t["Medal"]] == t["Nils"]


@since_2011
@proves("master.trophy.award")
def test_the_very_first_card_of_the_table_counts_like_any_other(edition: str) -> None:
    t = position(
        seat(ready=["Otto 2/3 locked trait:red-list"]),
        seat(ready=["Mira 2/3"], hand=[sentence(), medal("Own")], library=2),
        edition=edition,
        turn="b",
    )
    assert t["Otto"] == 0
    t.does("play Sentence Mira")
    carry_out(t)
    assert (t.region("Otto"), t.asks, t.who()) == ("ash-heap", "trophy", "b")
