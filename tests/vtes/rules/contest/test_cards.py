"""Contested cards: what is unique, who contests, at what price, who yields, who wins."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import Face
from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.rules.action.cards import card, editions, knife, since_2011
from tests.vtes.rules.master.cards import coin
from tests.vtes.shorthand import build, crypt
from tests.vtes.shorthand import keeping as keep
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do


def hall(name: str = "Hall", unique: bool = True) -> Face:
    """A location."""
    return card(name, faces.MASTER, build.master(do.put_in_play()), traits=("location",), unique=unique)


def arrival(edition: str, first: Item = "Ash 3/5", third: Item = "Nobody 0/9") -> Table:
    """Ash of seat a is influenced into play while seat b has him; seat c may hold a third copy."""
    t = position(
        seat(uncontrolled=["Ash 5/5"]),
        seat(ready=[first]),
        seat(uncontrolled=[third]),
        edition=edition,
        phase="influence",
    )
    t.brings_out("Ash")
    while t.who() == "a":
        t.passes()
    return t


@editions
@proves("contest.card.which-unique", "contest.card.one-in-play", "contest.card.start", "contest.card.face-down")
def test_a_second_copy_of_a_vampire_makes_both_contested_and_out_of_play(edition: str) -> None:
    t = arrival(edition)
    assert (t.region("Ash"), t.region("Ash#2")) == ("contested", "contested")
    assert [told["card"] for told in t.told("contested")] == [t["Ash#2"], t["Ash"]]
    assert t.g.ready(0) == t.g.ready(1) == []
    t.does("pay Ash#2", by="b")
    t.passes_until("influence")
    assert (t.who(), t.options("bleed")) == ("b", []), "he does not act"


@editions
@proves("contest.card.which-unique", "contest.card.start")
@pytest.mark.parametrize("unique", [True, False])
def test_a_library_card_is_contested_only_if_it_says_unique(edition: str, unique: bool) -> None:
    t = position(seat(hand=[hall(unique=unique)]), seat(play=[hall(unique=unique)]), edition=edition, phase="master")
    t.does("play Hall")
    assert t.region("Hall") == t.region("Hall#2") == ("contested" if unique else "play")


@editions
@proves("contest.card.join")
def test_a_third_copy_joins_the_contest_at_once(edition: str) -> None:
    t = arrival(edition, third="Ash 5/5")
    t.does("pay Ash#2", by="b")
    while t.who() == "b":
        t.passes()
    t.passes_until("influence")
    assert t.who() == "c"
    t.brings_out("Ash#3")
    while t.region("Ash#3") == "uncontrolled":
        t.passes()
    assert t.region("Ash#3") == "contested"
    assert [told["card"] for told in t.told("contested")] == [t["Ash#2"], t["Ash"], t["Ash#3"]]


@editions
@proves("contest.card.cost", "contest.choice.pay-or-yield")
def test_each_contested_card_costs_its_controller_one_pool_in_each_of_her_unlock_phases(edition: str) -> None:
    t = position(
        seat(hand=[hall(), hall("Mill")], ready=["Ira 3/5"], library=9),
        seat(play=[hall(), hall("Mill")], pool=10, library=9),
        edition=edition,
        phase="master",
    )
    t.does("play Hall", by="a")
    t.passes_until("contest")
    assert t.options() == [f"{word} {t['Hall#2']}" for word in ("pay", "yield")]
    with t.changes("b.pool", -1), t.unchanged("a.pool"):
        t.does("pay Hall#2", by="b")
    t.passes_until("contest")
    with t.changes("a.pool", -1), t.unchanged("b.pool"):
        t.does("pay Hall", by="a")
    t.passes_until("master")
    t.does("play Mill", by="a")
    t.passes_until("contest")
    with t.changes("b.pool", -2):
        t.does_all("pay Hall#2", "pay Mill#2")
    assert t.told("pool")[-1]["clause"] == "contest.card.cost"


@editions
@proves("contest.card.yield", "contest.card.yield-stack", "contest.card.keep-stack", "contest.card.win")
def test_what_is_on_a_contested_card_stays_until_he_is_yielded_and_the_other_comes_back(edition: str) -> None:
    t = arrival(edition, ("Ash 3/5", [knife()]))
    assert (t.measure("Ash.blood"), t.measure("Ash#2.blood"), t.g.on(t["Ash#2"])) == (5, 3, [t["Knife"]])
    with t.unchanged("b.pool"):
        t.does("yield Ash#2", by="b")
    assert t.happened("burned", card=t["Ash#2"], clause="contest.card.yield")
    assert (t.region("Ash#2"), t.region("Knife")) == ("ash-heap", "ash-heap")
    assert t.measure("Ash#2.blood") == 0
    assert t.region("Ash") == "contested", "not before the next unlock phase of his controller"
    while not t.happened("contest-won"):
        t.passes()
    assert (t.region("Ash"), t.measure("Ash.locked"), t.measure("Ash.blood")) == ("ready", 0, 5)
    t.passes_until("minion")
    assert (t.who(), t.offers("bleed Ash")) == ("a", True)
    t.is_quiet()


@editions
@proves("contest.card.keep-stack", "contest.card.yield-stack")
def test_a_winner_still_has_his_counters_and_cards(edition: str) -> None:
    t = arrival(edition, ("Ash 3/5", [knife()]))
    t.does("pay Ash#2", by="b")
    t.passes_until("contest")
    t.does("yield Ash", by="a")
    while not t.happened("contest-won"):
        t.passes()
    assert (t.measure("Ash#2.blood"), t.g.on(t["Ash#2"])) == (3, [t["Knife"]])
    assert stats.strength(t.g, t["Ash#2"]) == 2
    t.is_quiet()


@editions
@proves("contest.card.face-down", "contest.card.keep-stack", "contest.card.win")
def test_what_is_on_a_contested_card_does_nothing_until_he_comes_back(edition: str) -> None:
    """Path of the Void makes the controller of its vampire discard a master card in the unlock phase, or lock him."""
    t = position(
        seat(uncontrolled=["Ash 5/5"]),
        seat(ready=[("Ash 3/5", ["Path of the Void"])], hand=["Fame"]),
        edition=edition,
        phase="influence",
    )
    t.brings_out("Ash")
    while t.asks != "contest":
        t.passes()
    assert (t.who(), t.options("trigger")) == ("b", [])
    t.does("pay Ash#2")
    t.passes_until("discard")
    assert (t.who(), t.measure("b.hand")) == ("b", 1)
    t.passes_until("contest")
    t.does("yield Ash", by="a")
    while not t.options("trigger"):
        t.passes()
    assert (t.who(), t.region("Ash#2")) == ("b", "ready")
    t.answer(t.options("trigger")[0])
    t.does("no")
    assert (t.measure("Ash#2.locked"), t.measure("b.hand")) == (1, 1)
    t.is_quiet()


@editions
@proves("contest.card.face-down", "contest.card.win")
def test_contested_equipment_is_of_no_use_and_comes_back_to_its_bearer(edition: str) -> None:
    sword = card("Sword", faces.EQUIPMENT, build.permanent(), gives=knife().definition.gives, unique=True)
    t = position(seat(ready=["Ira 3/5"], hand=[sword]), seat(ready=[("Oskar 2/4", [sword])]), edition=edition)
    assert stats.strength(t.g, t["Oskar"]) == 2
    mine, hers = t["Sword"], t["Sword#2"]
    t.does("play Sword Ira")
    t.goes_on()
    assert t.region("Sword") == t.region("Sword#2") == "contested"
    assert stats.strength(t.g, t["Ira"]) == stats.strength(t.g, t["Oskar"]) == 1
    t.passes_until("contest")
    t.answer(f"pay {hers}")
    t.passes_until("contest")
    t.answer(f"yield {mine}")
    while not t.happened("contest-won"):
        t.passes()
    assert t.g.on(t["Oskar"]) == [hers]
    assert stats.strength(t.g, t["Oskar"]) == 2
    t.is_quiet()


@editions
@proves("contest.card.win", "card.control.on-minion", "card.control.master")
@pytest.mark.parametrize("kind", ["equipment", "master"])
def test_a_card_contested_on_a_minion_who_changed_hands_comes_back_to_his_new_controller(
    edition: str, kind: str
) -> None:
    """A master card stays hers who played it."""
    types = faces.EQUIPMENT if kind == "equipment" else faces.MASTER
    mode = build.permanent() if kind == "equipment" else build.master(do.put_on(), target=choose.minions())
    rare = card("Rare", types, mode, unique=True)
    theft = card("Theft", faces.MASTER, build.master(keep.take_control(), target=choose.minions()))
    t = position(
        seat(ready=["Ira 3/5"], hand=[rare]),
        seat(ready=[("Oskar 2/4", [rare])]),
        seat(hand=[theft]),
        edition=edition,
        phase="minion" if kind == "equipment" else "master",
    )
    mine, hers = t["Rare"], t["Rare#2"]
    t.does("play Rare")
    if kind == "master":
        t.does("target Ira")
    t.passes_until("contest")
    t.does("pay Rare#2", by="b")
    t.passes_until("master")
    while t.who() != "c":
        t.passes()
    t.does("play Theft", by="c")
    t.does("target Oskar")
    assert t.g.controller[t["Oskar"]] == 2
    t.passes_until("contest")
    t.answer(f"yield {mine}")
    while not t.happened("contest-won"):
        t.passes()
    assert t.g.on(t["Oskar"]) == [hers]
    assert t.g.controller[hers] == (2 if kind == "equipment" else 1)
    t.goes_on()
    t.is_quiet()


@editions
def test_contested_equipment_is_burned_with_the_minion_it_lay_on(edition: str) -> None:
    sword = card("Sword", faces.EQUIPMENT, build.permanent(), unique=True)
    doom = card("Doom", faces.MASTER, build.master(do.burn_card(), target=choose.minions()))
    t = position(
        seat(ready=["Ira 3/5", ("Sol 3/5", [sword])], hand=[doom]),
        seat(ready=["Oskar 2/4"], hand=[sword]),
        edition=edition,
        phase="minion",
        turn="b",
    )
    t.answer(t.options("play")[0])
    t.goes_on()
    t.passes_until("contest")
    t.does("pay Sword", by="a")
    t.passes_until("master")
    t.does("play Doom")
    t.does("target Sol")
    assert (t.region("Sol"), t.region("Sword")) == ("ash-heap", "ash-heap")
    t.is_quiet()


@editions
def test_a_vampire_contested_in_torpor_comes_back_to_torpor(edition: str) -> None:
    t = position(seat(uncontrolled=["Ash 5/5"]), seat(torpor=["Ash 3/5"]), edition=edition, phase="influence")
    t.brings_out("Ash")
    t.passes_until("contest")
    t.does("pay Ash#2", by="b")
    t.passes_until("contest")
    t.does("yield Ash", by="a")
    while not t.happened("contest-won"):
        t.passes()
    assert t.region("Ash#2") == "torpor"


@editions
@proves("contest.card.not-with-self", "contest.card.one-controlled")
def test_nobody_plays_a_second_copy_of_her_own_but_in_2000_she_contests_it_with_herself(edition: str) -> None:
    t = position(seat(hand=[hall(), coin()], play=[hall()]), seat(), edition=edition, phase="master")
    new, old = sorted((t["Hall"], t["Hall#2"]), key=lambda one: t.g.where[one])
    if edition != "2000":
        assert t.options() == [f"play {t['Coin']} -1 0", "pass"]
        assert [reason.clause for reason in t.g.why_not(0, f"play {new} -1 0")] == ["contest.card.not-with-self"]
        t.is_quiet()
        return
    t.answer(f"play {new} -1 0")
    assert t.asks != "master", "one master card a phase"
    assert sorted(told["card"] for told in t.told("contested")) == sorted((new, old))
    t.passes_until("contest")
    assert t.who() == "a"
    with t.changes("a.pool", -1):
        t.answer(f"pay {old}")
    t.answer(f"yield {new}")
    won = t.told("contest-won")
    assert won == []
    while not t.happened("contest-won"):
        t.passes()
    assert t.g.in_play(0) == [old]
    t.is_quiet()


@since_2011
@proves("contest.card.not-with-self", "contest.card.one-controlled")
@pytest.mark.parametrize("kind", ["equipment", "ally"])
def test_no_minion_brings_in_what_is_unique_and_hers_already(edition: str, kind: str) -> None:
    types = faces.EQUIPMENT if kind == "equipment" else faces.ALLY
    rare = card("Rare", types, build.permanent(), unique=True, life=1 if kind == "ally" else 0)
    ready: list[Item] = ["Mira 3/5", ("Ira 2/4", [rare])] if kind == "equipment" else ["Mira 3/5", rare]
    t = position(seat(ready=ready, hand=[rare]), seat(), edition=edition)
    new = t.g.hand(0)[0]
    assert not [option for option in t.options("play") if option.startswith(f"play {new} ")]
    assert [reason.clause for reason in t.g.why_not(0, f"play {new} {t['Mira']} 0")] == ["contest.card.not-with-self"]


@since_2011
@proves("contest.card.not-with-self")
def test_a_copy_she_contests_with_another_counts_as_hers(edition: str) -> None:
    t = position(seat(hand=[hall(), hall()]), seat(play=[hall()]), edition=edition, phase="master")
    t.answer(t.options("play")[0])
    assert len(t.told("contested")) == 2
    assert len(t.g.hand(0)) == 1
    left = t.g.hand(0)[0]
    assert "contest.card.not-with-self" in [reason.clause for reason in t.g.why_not(0, f"play {left} -1 0")]


@since_2011
@proves("contest.card.not-with-self")
def test_a_vampire_whom_she_controls_already_is_burned_if_an_effect_brings_him_again(edition: str) -> None:
    """Up to 2012 who has enough counters comes out, like it or not; in 2023 she cannot bring him out herself."""
    out = card("Rebirth", faces.ACTION, build.action("", crypt.bring_out(), target=choose.uncontrolled_vampires()))
    ash = "5 prince city:Paris"
    t = position(seat(ready=[f"Ash 3/{ash}"], uncontrolled=[f"Ash 5/{ash}"], hand=[out]), seat(), edition=edition)
    coming = next(one for one in (t["Ash"], t["Ash#2"]) if one in t.g.uncontrolled(0))
    staying = next(one for one in (t["Ash"], t["Ash#2"]) if one in t.g.ready(0))
    if edition == "2023":
        t.answer("pass")
        assert (t.asks, t.options("out")) == ("influence", [])
        assert [reason.clause for reason in t.g.why_not(0, f"out {coming}")] == ["contest.card.not-with-self"]
        t.is_quiet()
        t = position(seat(ready=[f"Ash 3/{ash}"], uncontrolled=[f"Ash 5/{ash}"], hand=[out]), seat(), edition=edition)
        t.answer(t.options("play")[0])
        if t.asks == "target":
            t.answer(f"target {coming}")
    while t.who() == "a":
        t.passes()
    assert t.happened("burned", card=coming, clause="contest.card.not-with-self")
    assert t.g.ready(0) == [staying]
    assert not t.g.contesting, "who is burned claims no title"


@since_2011
@proves("contest.card.not-with-self")
def test_a_unique_card_that_does_not_come_into_play_is_played_beside_its_copy(edition: str) -> None:
    both = card("Rite", faces.MASTER, build.master(do.put_in_play()), build.master(do.gain_pool(2)), unique=True)
    t = position(seat(hand=[both], play=[both]), seat(), edition=edition, phase="master")
    new = t.g.hand(0)[0]
    assert t.options("play") == [f"play {new} -1 1"]
    with t.changes("a.pool", 2):
        t.answer(f"play {new} -1 1")
    assert t.g.where[new] != t.g.where[t.g.in_play(0)[0]]
    t.is_quiet()


@editions
@proves("contest.choice.pay-or-yield", "unlock.effects.order")
def test_the_pool_of_the_edge_may_come_before_the_contest_is_paid(edition: str) -> None:
    t = position(
        seat(hand=[hall()]),
        seat(play=[hall()], pool=1, edge=True),
        edition=edition,
        phase="master",
    )
    t.does("play Hall", by="a")
    t.passes_until("contest")
    assert "pass" not in t.options()
    t.does("edge", by="b")
    t.does("pay Hall#2", by="b")
    assert t.measure("b.pool") == 1
    assert not t.happened("ousted")
    t.is_quiet()
