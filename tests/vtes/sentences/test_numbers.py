"""Sentences that give stealth, intercept, bleed or strength."""

from __future__ import annotations

from praxis.vtes.dealt.known_faces import official
from tests.vtes.sentences.laws import Case, law
from tests.vtes.sentences.stage import Stage


def _raises(case: Case, path: str, by: int) -> Stage:
    """Play the card, and assert that it changes a number by so much."""
    stage, option = case.ready()
    path = path.replace("ME", stage.name)
    before, told = stage.t.measure(path), len(stage.t.story)
    stage.plays(option)
    after = _now(stage, path, told)
    assert after - before == by, f"{path} is {before}, then {after}: not {by:+d}"
    return stage


def _now(stage: Stage, path: str, since: int) -> int:
    """The number now; if it has decided about a block at once, the number that did."""
    what = path.partition(".")[2]
    for told in stage.t.story[since:]:
        if told.kind in ("blocked", "block-failed") and what in ("stealth", "intercept"):
            return int(told.fields[what])
    return stage.t.measure(path)


def _has(case: Case, what: str, usual: int) -> None:
    """Assert that a crypt card has a number beyond the usual one by its own text."""
    found = case.in_play().measure(f"{official(case.face.id).name}.{what}")
    assert found == usual + case.numbers[-1], f"has {found} {what}, not {usual + case.numbers[-1]}"


def _number(case: Case, what: str, usual: int) -> None:
    if case.face.crypt:
        _has(case, what, usual)
    elif {"Equipment", "Retainer", "Ally"} & set(case.face.types):
        _borne(case, what)
    else:
        _raises(case, f"ME.{what}", case.numbers[-1])


def _borne(case: Case, what: str) -> None:
    """Assert that a card on a minion gives him the number."""
    stage, option = case.ready()
    before = stage.t.measure(f"{stage.name}.{what}")
    stage.plays(option)
    stage.ends()
    found = stage.t.measure(f"{stage.name}.{what}") - before
    assert found == case.numbers[-1], f"gives its bearer {found:+d} {what}, not {case.numbers[-1]:+d}"


@law(
    "0bbb7573d715",
    "f075af315f3d",
    "6a64e40bdb7a",
    but={
        "Founders of the Ebony Kingdom": "the book of 2000 has no Laibon whom it could be put on",
        "Sixth Tradition: Destruction": "its aim has committed diablerie in an earlier turn",
        "Violation of Trust": "it needs a contract that another card has put there",
    },
)
def test_an_action_has_the_stealth_that_it_names(case: Case) -> None:
    stage = case.played()
    found = [told["stealth"] for told in stage.t.told("action")]
    assert found[-1:] == [case.numbers[-1]], f"is announced with stealth {found}, not {case.numbers[-1]}"


@law(
    "ad42819fbded",
    "760279dd7dbb",
    "d39cec84bc04",
    but={
        "Breath of Thanatos": "it is for recruiting or employing a wraith",
        "Marked Path": "it gives the stealth in a later action",
    },
)
def test_stealth(case: Case) -> None:
    _number(case, "stealth", 0)


@law("496e2d5c52fc", but={"Paths in Two Worlds": "it is for recruiting or employing a wraith or zombie"})
def test_stealth_that_is_not_yet_needed(case: Case) -> None:
    stage = _raises(case, "ME.stealth", case.numbers[-1])
    assert not stage.t.happened("block-attempt"), "is offered only when somebody attempts to block"


@law(
    "45b89c892fd5",
    "8e9bc7fb8dd4",
    "89a276f367e6",
    but={
        "Discern": "a power of the Imbued, used when it is in play",
        "The Deadliest Sin": "it is for a diablerie that is attempted",
    },
)
def test_intercept(case: Case) -> None:
    _number(case, "intercept", 0)


@law("c06cfb74a197", "ab6403e89978", "31e8382dd74e")
def test_bleed(case: Case) -> None:
    _number(case, "bleed", 1)


@law(
    "c401b819de39",
    "6fffb219e8d5",
    "33fae037f8d7",
    "966db7bbe000",
    but={"Ivan Krenyenko": "the base card has +1 strength besides"},
)
def test_strength(case: Case) -> None:
    _number(case, "strength", 1)


@law("5d34f186aca4", but={"Camaraderie": "it needs another of the same circle"})
def test_a_bleed_is_reduced(case: Case) -> None:
    stage, option = case.ready()
    before = stage.t.measure("action.bleed")
    stage.plays(option)
    after = stage.t.measure("action.bleed")
    assert before - after == case.numbers[-1], f"reduces a bleed of {before} to {after}, not by {case.numbers[-1]}"


@law("63bb9cfb83bf")
def test_the_blocking_minion_has_less_intercept(case: Case) -> None:
    stage, option = case.ready()
    before = stage.t.measure("Oskar.intercept")
    stage.plays(option)
    after = stage.t.measure("Oskar.intercept")
    assert before - after == case.numbers[-1], f"the blocker's intercept goes from {before} to {after}"


@law("dc05abbe64b0")
def test_votes_for_the_one_who_plays_it(case: Case) -> None:
    _raises(case, "ME.votes", case.numbers[-1])


@law("2cb9ec975c21")
def test_a_larger_hand(case: Case) -> None:
    if case.face.crypt:
        found = case.in_play().measure("a.hand_size")
        assert found == 7 + case.numbers[-1], f"hand size is {found}"
        return
    stage, option = case.ready()
    before = stage.t.measure("a.hand_size")
    stage.plays(option)
    stage.ends()
    found = stage.t.measure("a.hand_size") - before
    assert found == case.numbers[-1], f"hand size changes by {found}"
