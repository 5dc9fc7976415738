"""Sentences that say where a card goes, and what it is there."""

from __future__ import annotations

from tests.vtes.sentences.laws import Case, law
from tests.vtes.sentences.stage import Stage


def _ended(case: Case) -> Stage:
    stage = case.played()
    stage.ends()
    return stage


def _word(stage: Stage, what: str) -> str:
    return stage.t.measures.word(f"{stage.t.naming.name(stage.card)}.{what}")


@law(
    "d2b3d1fec54c",
    "95361184b9a3",
    but={
        "CrimethInc.": "it follows an action that requires an anarch",
        "Loup": "it is burned after the action",
        "Momentum's Edge": "it needs a victory point",
        "Not to Be": "it cancels an event",
    },
)
def test_it_is_put_in_play(case: Case) -> None:
    """A card that becomes a vampire goes to the ready region."""
    stage = _ended(case)
    assert _word(stage, "region") in ("play", "ready"), f"goes to {_word(stage, 'region')}"


@law(
    "c4db5eebce20",
    "6c9d896a1410",
    but={"Righteous Aura": "it is for a combat in which the opposing minion falls"},
)
def test_it_is_put_on_the_one_who_plays_it(case: Case) -> None:
    stage = _ended(case)
    assert _word(stage, "bearer") == stage.name, f"is on {_word(stage, 'bearer')}"


@law("8242fa3b3a99", "ef45229362f3")
def test_it_is_put_on_a_vampire(case: Case) -> None:
    stage = _ended(case)
    bearer = _word(stage, "bearer")
    assert bearer != "none", "is put on nobody"
    assert stage.t.g.is_vampire(stage.t[bearer]), f"is on {bearer}"


@law("513f0c3eabfe", "9d1d3c3aa8c0")
def test_it_is_put_on_a_vampire_of_hers(case: Case) -> None:
    stage = _ended(case)
    bearer = _word(stage, "bearer")
    assert bearer in ("Mira", "Ines", "Kin", "Idle", "Asleep"), f"is on {bearer}"


@law("47194b30c91f", "73dbc1161f92")
def test_life_strength_and_bleed_of_an_ally(case: Case) -> None:
    stage = _ended(case)
    name = stage.t.naming.name(stage.card)
    found = tuple(stage.t.measure(f"{name}.{what}") for what in ("life", "strength", "bleed"))
    assert found == case.numbers, f"has {found}, not {case.numbers}"
