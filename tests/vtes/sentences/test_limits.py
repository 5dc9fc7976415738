"""Sentences that say how often, or how many."""

from __future__ import annotations

from praxis.vtes.dealt.known_faces import official
from praxis.vtes.picture.in_progress import Acting, in_progress
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.sentences.laws import Case, law
from tests.vtes.sentences.stage import Laid, Stage, in_combat


def _bearer(stage: Stage) -> str:
    return stage.t.measures.word(f"{stage.t.naming.name(stage.card)}.bearer")


# -- how many a minion can have ---------------------------------------------------------------------------------------


def _only_one(case: Case, other: str) -> None:
    """Assert that the card is put on somebody, and that nobody who has that other one already is given it."""
    stage = case.played()
    stage.ends()
    bearer = _bearer(stage)
    assert bearer != "none", "is put on nobody"
    laid = Laid(on=(other,)) if bearer == stage.name else Laid(attached=((bearer, other),))
    for again, offered in case.moments(laid):
        for option in offered:
            assert not (bearer == again.name == again.t.naming.name(int(option[2])) and _is_for_oneself(case)), (
                f"is offered to {bearer}, who has one"
            )
        again.plays(offered[0], prefers=f"target {bearer}")
        again.ends()
        alike = {official(case.face.id).name, other}
        on = [card for card in again.t.g.on(again.t[bearer]) if again.t.g.face[card].name in alike]
        assert len(on) <= 1, f"{bearer} has {len(on)} of them"
        return


def _is_for_oneself(case: Case) -> bool:
    return "this vampire" in case.line.text or "acting" in case.line.text


@law(
    "d5a6f7c81a15",
    "298a2a3450b6",
    "e2c3c1f70fa7",
    "90696bae43b8",
    but={
        "Disarm": "it follows a round in which somebody has inflicted more damage",
        "Pulled Fangs": "it follows a round in which somebody has inflicted more damage",
        "Righteous Aura": "it is for a combat in which the opposing minion falls",
        "Pillars Fall": "it is for a combat in which the opposing vampire falls",
        "Dogged Pursuit": "it is put on a vampire who did not block",
        "Trophy: Revered": "a trophy is awarded",
        "Pack Alpha": "it needs an animal that is employed already",
    },
)
def test_only_one_copy_on_a_minion(case: Case) -> None:
    _only_one(case, case.face.unique_name)


@law("829027ebc5e4")
def test_only_one_archetype_on_a_vampire(case: Case) -> None:
    _only_one(case, "Perfectionist" if case.face.name != "Perfectionist" else "Bravo")


@law("83452515c3fe")
def test_only_one_vehicle_on_a_minion(case: Case) -> None:
    other = "Helicopter" if case.face.name != "Helicopter" else "Hawg"
    for stage, offered in case.moments(Laid(on=(other,))):
        stage.plays(offered[0])
        stage.ends()
        vehicles = [card for card in stage.t.g.on(stage.minion) if "vehicle" in stage.t.g.face[card].traits]
        assert len(vehicles) <= 1, "has two vehicles"
        return


# -- how often it is played -------------------------------------------------------------------------------------------


def _once_in(case: Case, over: str) -> None:
    """Assert that the same vampire is not offered another copy before such an event."""
    stage, option = case.ready(Laid(copies=2))
    who = option[2]
    stage.plays(option)
    since = len(stage.t.story)
    for offered in stage.moments():
        if any(told.kind == over for told in stage.t.story[since:]):
            return
        again = [one for one in offered if one[2] == who and one[3] in case.modes]
        assert not again, f"is offered once more in '{stage.t.asks}'"


@law(
    "57e56b863186",
    "6bce06872d7d",
    but={"The Jones": "it cancels a strike card"},
)
def test_once_in_a_round(case: Case) -> None:
    _once_in(case, "round")


@law("bb3f710df67f", "98f3d1de231b", "d86745efb22e")
def test_once_in_a_combat(case: Case) -> None:
    _once_in(case, "combat-over")


@law("c6b26c5d0fff", "e8b464479679", "e322b091fd82", but={"From a Sinking Ship": "it needs somebody with little pool"})
def test_once_in_a_turn_or_game(case: Case) -> None:
    stage, option = case.ready(Laid(copies=2))
    stage.plays(option)
    stage.ends()
    t = stage.t
    for _ in range(12):
        assert not stage.offers(), f"is offered once more in '{t.asks}'"
        if t.happened("turn"):
            return
        t.answer("pass" if "pass" in t.options() else t.options()[0])


# -- bleeds and strikes -----------------------------------------------------------------------------------------------


@law("1c257b309a0f", "8bd7e9211ebb")
def test_a_limited_raise_of_a_bleed(case: Case) -> None:
    """It counts as a raise of the bleed, after which the book of 2023 allows no other. [action.bleed.limited]"""
    stage, option = case.ready()
    before = stage.t.measure("action.bleed")
    stage.plays(option)
    found = stage.t.measure("action.bleed") - before
    assert found == case.numbers[-1], f"raises the bleed by {found}, not by {case.numbers[-1]}"
    g = stage.t.g
    raised = [each.raised for each in in_progress(g, g.open_view()) if isinstance(each, Acting)]
    assert raised == [True], "does not count against the limit"


@law("b206704ab38a")
def test_an_additional_strike(case: Case) -> None:
    stage, option = case.ready()
    stage.plays(option)
    told = [each for each in stage.t.told("additional") if each["minion"] == option[2]]
    assert [each["amount"] for each in told] == [1], f"gives {told}"


# -- hunting grounds --------------------------------------------------------------------------------------------------


def _feeding(case: Case, *more: str) -> Table:
    """The unlock phase of seat a, who has hunting grounds, Mira and Ines."""
    words = "clan:" + case.face.clans[0].replace(" ", "-") if case.face.clans else ""
    grounds = [case.face.unique_name, *more]
    mine = seat(ready=[f"Mira 2/8 {words}".strip(), f"Ines 2/8 {words}".strip()], play=grounds)
    return position(mine, seat(ready=["Oskar 2/4"]), phase="unlock", edition=case.edition)


def _feeds(t: Table, name: str) -> set[str]:
    """Whom a hunting ground can feed now: the ones that its use would let choose."""
    ground = next(card for card in t.g.in_play(0) if t.g.face[card].name == name)
    uses = [option for option in t.options("use") if int(option.split()[1]) == ground]
    if not uses:
        return set()
    t.answer(uses[0])
    return {t.naming.name(int(option.split()[1])) for option in t.options("target") or t.options("pick")}


@law("c5c52256d221", "3887d7d701f4")
def test_a_ready_vampire_is_fed(case: Case) -> None:
    t = _feeding(case)
    assert _feeds(t, official(case.face.id).name) == {"Mira", "Ines"}, "cannot feed both"
    with t.changes("Ines.blood", case.numbers[0]), t.unchanged("Mira.blood"):
        t.answer(next(option for option in t.options() if option.endswith(f" {t['Ines']}")))


@law(
    "6e294ec345ec",
    "cddcee896d06",
    but={
        "Carfax Abbey": "it feeds anarchs",
        "Papillon": "it feeds the titled",
        "Burial Site Hunting Ground": "it feeds followers of a path",
        "Jungle Hunting Ground": "it feeds from the blood that it has gathered",
        "Poacher's Hunting Ground": "it feeds anarchs",
        "Threestar Cab Company": "it feeds from the blood that it has gathered",
        "Trophy: Hunting Ground": "a trophy is awarded",
    },
)
def test_a_vampire_is_fed_by_one_hunting_ground_in_a_turn(case: Case) -> None:
    name = official(case.face.id).name
    other = "Zoo Hunting Ground" if name != "Zoo Hunting Ground" else "Academic Hunting Ground"
    t = _feeding(case, other)
    assert "Ines" in _feeds(t, name), "cannot feed"
    t.answer(next(option for option in t.options() if option.endswith(f" {t['Ines']}")))
    assert "Ines" not in _feeds(t, other), "the same vampire is fed twice"


# -- maneuvers and presses of the combat ------------------------------------------------------------------------------


def _times(t: Table, kind: str, word: str) -> int:
    """How often seat a is offered that in the combat, if she takes it each time."""
    found = 0
    for _ in range(60):
        if t.asks in t.quiet or t.game.decision is None:
            break
        ways = [option for option in t.options() if option.split()[0] in (word, "use")] if t.asks == kind else []
        if ways and t.decides == 0:
            found += 1
            t.answer(ways[0])
        else:
            t.answer("pass" if "pass" in t.options() else t.options()[0])
    return found


@law(
    "23e6d92f2c2e",
    "e85c4a554831",
    "a2adb8d2d30d",
    "ea2d9771c165",
    but={"Foldable Machine Gun": "not in the first round"},
)
def test_one_maneuver_in_a_combat(case: Case) -> None:
    found = _times(in_combat(case.face, case.edition), "maneuver", "maneuver")
    assert found == 1, f"gives {found} maneuvers"


@law("a55114b2f2ea")
def test_one_press_in_a_combat(case: Case) -> None:
    found = _times(in_combat(case.face, case.edition), "press", "press")
    assert found == 1, f"gives {found} presses"
