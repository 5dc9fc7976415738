"""Sentences that say when a card is replaced."""

from __future__ import annotations

from tests.vtes.sentences.laws import Case, law
from tests.vtes.sentences.stage import Stage


def _drawn(stage: Stage) -> list[int]:
    """Where in the story its holder has drawn a card."""
    return [n for n, told in enumerate(stage.t.story) if told.kind == "drawn" and told.fields["seat"] == stage.holder]


def _ends_of(stage: Stage, kind: str) -> list[int]:
    return [n for n, told in enumerate(stage.t.story) if told.kind == kind]


def _until(case: Case, kind: str) -> None:
    """Assert that its player draws for it only after such an event, and then does."""
    stage = case.played()
    stage.ends()
    over, drawn = _ends_of(stage, kind), _drawn(stage)
    assert over, f"'{kind}' never came"
    assert drawn, f"is not replaced after '{kind}'"
    assert drawn[0] > over[0], f"is replaced before '{kind}'"


@law("484ab356e36b")
def test_not_until_the_action_is_over(case: Case) -> None:
    _until(case, "action-over")


@law("3bb6e705ce65")
def test_not_until_the_combat_is_over(case: Case) -> None:
    _until(case, "combat-over")


def _until_phase(case: Case, phase: str) -> None:
    """Assert that its player draws for it only in the next such phase of hers."""
    stage = case.played()
    t = stage.t
    for _ in range(300):
        if drawn := _drawn(stage):
            before = t.story[: drawn[0]]
            phases = [told.fields["phase"] for told in before if told.kind == "phase"]
            turns = [told.fields["seat"] for told in before if told.kind == "turn"]
            turn = turns[-1] if turns else 0
            own = turn == stage.holder and phases[-1:] == [phase]
            assert own, f"is replaced in the phase {phases[-1:]} of seat {turn}"
            return
        t.answer("pass" if "pass" in t.options() else t.options()[0])
    raise AssertionError("is never replaced")


@law("7d35085c4d6e")
def test_not_until_the_next_unlock_phase(case: Case) -> None:
    _until_phase(case, "unlock")


@law("67c1c85ec669", but={"Becoming of Ennoia": "the Gehenna cards must be those of several others"})
def test_not_until_the_next_discard_phase(case: Case) -> None:
    _until_phase(case, "discard")


@law("3533d6c460d0")
def test_not_as_long_as_it_is_in_play(case: Case) -> None:
    stage = case.played()
    stage.ends()
    assert stage.t.region(stage.t.naming.name(stage.card)) in ("play", "attached"), "does not stay in play"
    assert not _drawn(stage), "is replaced while it is in play"
