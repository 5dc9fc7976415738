"""Sentences about who may block, and at what price."""

from __future__ import annotations

from tests.vtes.sentences.laws import Case, law
from tests.vtes.sentences.stage import Laid


@law("42c5b2c31caa", but={"True Love's Face": "the blocker's controller may burn pool to go on"})
def test_the_attempt_fails_and_cannot_be_made_again(case: Case) -> None:
    stage = case.played()
    assert stage.t.told("block-attempt")[-1]["minion"] == stage.t["Oskar"]
    assert stage.t.happened("baffled", minion=stage.t["Oskar"]), "the attempt does not fail"
    again = stage.blockers()
    assert "Oskar" not in again, "the same minion may attempt to block once more"


@law("9cf1b74c4d0e")
def test_the_one_chosen_cannot_block(case: Case) -> None:
    stage, option = case.ready()
    stage.plays(option, prefers="target Oskar")
    chosen = stage.t.naming.name(stage.t.told("targets")[-1]["target"])
    free = stage.blockers()
    assert chosen not in free, f"{chosen} was chosen and may block"
    assert "Bruno" in free, "nobody else may block either"


@law("cc3f8fa169a9")
def test_vampires_cannot_block(case: Case) -> None:
    stage = case.played()
    assert stage.blockers() == {"Thug"}, "not just the ally may block"


@law("b0a5578c9b47")
def test_vampires_burn_blood_to_attempt_to_block(case: Case) -> None:
    stage, option = case.ready()
    stage.plays(option)
    t = stage.t
    while not t.offers("block Bruno"):
        stage.goes_by()
    with t.changes("Bruno.blood", -case.numbers[-1]):
        t.does("block Bruno")


@law("358f599d32c5")
def test_a_maneuver_in_the_combat_if_it_blocks(case: Case) -> None:
    stage = case.played()
    t = stage.t
    while t.asks not in t.quiet:
        if t.asks == "maneuver" and t.offers("maneuver"):
            assert t.decides == stage.holder, "the other one may maneuver"
            return
        if t.offers("block Oskar"):
            t.does("block Oskar")
        else:
            stage.goes_by()
    raise AssertionError("no maneuver is offered")


@law("22069218d8df")
def test_a_bleed_goes_to_another_methuselah(case: Case) -> None:
    stage, option = case.ready()
    stage.t.answer(" ".join(map(str, option)))
    if stage.t.asks == "target":
        assert stage.t.options() == ["target 2"], "another than seat c can be chosen"
        stage.t.answer("target 2")
    assert stage.t.told("redirected")[-1]["seat"] == 2, "does not go to seat c"
    assert stage.blockers() == {"Vera"}, "not just her minions may block it now"


@law("b9443496d6c2")
def test_a_locked_vampire_wakes(case: Case) -> None:
    stage = case.played(when=lambda stage: stage.scene.locked)
    assert stage.t.measure("Oskar.locked") == 1, "unlocks"
    assert stage.t.measure("Oskar.awake") == 1, "does not wake"
    assert "Oskar" in stage.blockers(), "cannot attempt to block"


@law("ab700ebb1b2e")
def test_unlocks_and_attempts_to_block(case: Case) -> None:
    stage = case.played()
    assert stage.t.happened("block-attempt", minion=stage.t["Oskar"]), "does not attempt to block"
    assert stage.t.happened("unlocked", card=stage.t["Oskar"]), "does not unlock"


@law("e3ac4604527a")
def test_allies_and_younger_vampires_have_less_intercept(case: Case) -> None:
    stage, option = case.ready()
    names = ("Oskar", "Thug")
    before = [stage.t.measure(f"{name}.intercept") for name in names]
    stage.plays(option)
    after = [stage.t.measure(f"{name}.intercept") for name in names]
    assert [b - a for a, b in zip(after, before, strict=True)] == [case.numbers[-1]] * 2, f"{before} to {after}"


@law("04dba0bf77ff")
def test_blood_is_burned_for_stealth(case: Case) -> None:
    stage, option = case.ready(Laid(blood=6))
    who = stage.t.naming.name(int(option[2]))
    printed = stage.t.g.face[stage.card].blood
    with stage.t.changes(f"{who}.blood", -case.numbers[0] - printed):
        stage.plays(option)
    poor = Laid(blood=case.numbers[0] - 1 + printed)
    for stage, offered in case.moments(poor):
        assert all(int(one[2]) != stage.minion for one in offered), "is offered to a vampire without that blood"
