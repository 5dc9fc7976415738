"""Sentences that say when a card can be played."""

from __future__ import annotations

from collections.abc import Callable

from praxis.kernel.decision import Option
from tests.vtes.sentences.laws import Case, law
from tests.vtes.sentences.stage import Stage


def _only(case: Case, fits: Callable[[Stage], bool], what: str) -> None:
    """Assert that the card is offered at such a moment, and at no other."""
    found = False
    for stage, _ in case.moments():
        assert fits(stage), f"is offered in '{stage.t.asks}' of '{stage.scene.name}', not only {what}"
        found = True
    assert found, f"is never offered {what}"


def _by(case: Case, fits: Callable[[Stage, Option], bool], what: str) -> None:
    found = False
    for stage, offered in case.moments():
        for option in offered:
            assert fits(stage, option), f"is offered in '{stage.t.asks}' of '{stage.scene.name}', not only to {what}"
            found = True
    assert found, f"is never offered to {what}"


def _word(stage: Stage, path: str) -> str:
    return stage.t.measures.word(path)


@law("879f5154255a", "a53c1f84b786", but={"Octopod": "it needs another of the same circle in combat"})
def test_before_range_means_before_range(case: Case) -> None:
    _only(case, lambda stage: stage.t.asks == "before-range", "before range")


@law("e552a909f516", "8ad7d0e8f8cf")
def test_before_range_on_the_first_round(case: Case) -> None:
    _only(
        case,
        lambda stage: stage.t.asks == "before-range" and stage.t.measure("combat.round") == 1,
        "before range in the first round",
    )


@law("da79cf5625b2")
def test_at_long_range_only(case: Case) -> None:
    _only(case, lambda stage: stage.t.measure("combat.long") == 1, "at long range")


@law("8954f7d7f415")
def test_at_close_range_only(case: Case) -> None:
    _only(case, lambda stage: stage.t.measure("combat.long") == 0, "at close range")


@law("3eb60fda8ab7")
def test_during_a_bleed_means_no_other_action(case: Case) -> None:
    _only(case, lambda stage: _word(stage, "action.kind") == "bleed", "in a bleed")


@law("75b1f28f93ca", "1335f1da3a18")
def test_as_the_action_is_announced(case: Case) -> None:
    _only(case, lambda stage: stage.t.asks == "announced", "as an action is announced")


@law("45c1aa6fc245")
def test_during_the_polling_step(case: Case) -> None:
    _only(case, lambda stage: stage.t.asks in ("before-votes", "polling"), "during the polling")


@law("6e87e8b9ec5f")
def test_before_votes_and_ballots_are_cast(case: Case) -> None:
    _only(case, lambda stage: not stage.t.happened("votes"), "before votes are cast")


@law("91684ec68024")
def test_during_a_referendum(case: Case) -> None:
    _only(case, lambda stage: bool(stage.t.told("terms")) and not stage.t.told("result"), "in a referendum")


@law("56a4507470ea")
def test_only_while_a_minion_attempts_to_block(case: Case) -> None:
    _only(case, lambda stage: _word(stage, "action.blocker") != "none", "while a minion attempts to block")


@law("54c3c6b417ba")
def test_only_during_an_action_directed_at_its_player(case: Case) -> None:
    _only(case, lambda stage: "b" in _word(stage, "action.victims").split(", "), "against an action directed at her")


@law("b23b9863d3e9")
def test_only_against_a_bleed_that_nobody_blocks(case: Case) -> None:
    _only(
        case,
        lambda stage: stage.t.asks == "declined" and _word(stage, "action.kind") == "bleed",
        "against a bleed, after blocks are declined",
    )


@law("165066dd52b1")
def test_only_a_locked_vampire_plays_it(case: Case) -> None:
    _by(case, lambda stage, option: stage.t.g.locked[int(option[2])] == 1, "a locked vampire")


@law("60902273a9d2", but={"Cardinal Sin: Insubordination": "it follows a combat with an untitled vampire"})
def test_a_locked_vampire_plays_it_too(case: Case) -> None:
    both = {stage.t.g.locked[int(option[2])] for stage, offered in case.moments() for option in offered}
    assert both == {0, 1}, f"is offered to {'a locked' if both == {1} else 'an unlocked' if both else 'no'} vampire"


@law("675bab58faa3", "acc6b409a9e5")
def test_only_after_a_successful_action(case: Case) -> None:
    _only(case, lambda stage: _word(stage, "action.outcome") == "succeeded", "after a successful action")


@law("f077e68ccf3b")
def test_only_after_a_referendum_that_passed(case: Case) -> None:
    def passed(stage: Stage) -> bool:
        return _word(stage, "action.kind") == "political" and stage.t.told("result")[-1]["result"] == "passed"

    _only(case, passed, "after a referendum that passed")
