"""Sentences about strikes, maneuvers, presses and prevention."""

from __future__ import annotations

from praxis.vtes.effects.striking import RANGED
from tests.vtes.sentences.laws import Case, law
from tests.vtes.sentences.stage import Stage, in_combat


def _struck(case: Case) -> tuple[Stage, dict[str, object]]:
    """Play it as a strike, and give what was told of the strike."""
    stage, option = case.ready(when=lambda stage: stage.t.asks in ("strike", "before-strikes"))
    stage.plays(option)
    for _ in range(10):
        mine = [told for told in stage.t.told("strike") if told["minion"] == option[2]]
        if mine:
            return stage, mine[-1]
        stage.goes_by()
    raise AssertionError("makes no strike")


def _shot(case: Case) -> dict[str, object]:
    """Strike with the weapon, and give what was told of the strike."""
    t = in_combat(case.face, case.edition)
    while t.asks != "strike" or t.decides != 0:
        t.answer("pass")
    t.answer(t.options("use")[0])
    return next(told for told in t.told("strike") if told["minion"] == t["Mira"])


@law("654c369f12df")
def test_a_strike_that_ends_combat(case: Case) -> None:
    stage, told = _struck(case)
    stage.ends()
    assert stage.t.happened("combat-ends"), f"does not end the combat, but {told['how']}"
    assert not stage.t.happened("inflicted"), "damage is inflicted all the same"


@law("c117d7eecb4c", "b633548505be")
def test_a_strike_that_dodges(case: Case) -> None:
    stage, told = _struck(case)
    stage.ends()
    assert told["how"] == "dodge", f"is a strike by {told['how']}"
    assert not stage.t.happened("inflicted", card=told["minion"]), "is hit all the same"


@law("06f5ee192312")
def test_a_hand_strike_at_more_damage(case: Case) -> None:
    _, told = _struck(case)
    assert (told["how"], told["amount"]) == ("hand", case.numbers[-1]), f"is {told['how']} at +{told['amount']}"


@law("2c5702f78770", "9aa2db3cf300", "a429e898b6b4")
def test_ranged_damage(case: Case) -> None:
    told = _shot(case) if "Equipment" in case.face.types else _struck(case)[1]
    assert told["amount"] == case.numbers[0], f"inflicts {told['amount']}, not {case.numbers[0]}"
    assert int(str(told["flags"])) & RANGED, "is not ranged"


@law("44592cb7a72a", "477b64b82b64", "cfc100492905")
def test_a_maneuver(case: Case) -> None:
    stage, option = case.ready(when=lambda stage: stage.t.asks == "maneuver")
    stage.plays(option)
    assert stage.t.happened("maneuver", minion=option[2]), "does not maneuver"


@law("21d9cf17d33d")
def test_a_press(case: Case) -> None:
    stage, option = case.ready(when=lambda stage: stage.t.asks == "press")
    stage.plays(option)
    assert stage.t.happened("press", minion=option[2], to="continue"), "does not press"
    assert stage.t.told("round")[-1]["number"] == 2, "leads to no second round"


@law("f5c1990e21e2")
def test_a_press_to_continue(case: Case) -> None:
    stage, option = case.ready(when=lambda stage: stage.t.asks == "press")
    stage.plays(option)
    assert stage.t.happened("press", minion=option[2], to="continue"), "does not press"


@law("0c3e68e733b6", "207c14dc7538")
def test_damage_is_prevented(case: Case) -> None:
    stage, option = case.ready(when=lambda stage: stage.t.asks == "prevent")
    told = [each for each in stage.t.told("damage") if each["card"] == option[2]][-1]
    whole = told["ordinary"] + told["aggravated"]
    stage.plays(option)
    if stage.t.options("prevent"):
        stage.t.answer(stage.t.options("prevent")[-1])
    prevented = sum(each["ordinary"] + each["aggravated"] for each in stage.t.told("prevented"))
    assert prevented == min(whole, case.numbers[0]), f"prevents {prevented} of {whole}"
