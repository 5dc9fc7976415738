"""Moments at which only cards do anything: each comes when it should, for whom it should, and no event tells of it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from praxis.vtes.model import face as faces
from praxis.vtes.model import windows
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.tables import editions
from tests.vtes.shorthand import base
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import Definition, as_mode


def ear(when: int) -> Face:
    """A card in play by which its controller gains 1 pool, once a turn, at that moment."""
    ability = as_mode((do.gain_pool(1),), when, base.BY_METHUSELAH, once=True)
    return made_up("Ear", faces.MASTER, definition=Definition(abilities=(ability,)))


def table(when: int, edition: str, holder: str = "a", phase: str = "minion", **more: Sequence[str]) -> Table:
    cards = {letter: [ear(when)] if letter == holder else [] for letter in "abc"}
    return position(
        seat(ready=["Mira 4/8", "Nora 2/3"], torpor=["Sleeper 0/4"], play=cards["a"], hand=list(more.get("hand", ()))),
        seat(ready=["Oskar 2/4"], play=cards["b"]),
        seat(ready=["Vera 2/4"], play=cards["c"]),
        edition=edition,
        phase=phase,
    )


def goes_to(t: Table, window: int, *answers: str) -> None:
    """Give these answers where they are offered, and pass, until the window is asked about."""
    wanted = list(answers)
    for _ in range(60):
        if t.asks == windows.name_of(window):
            return
        offered = [answer for answer in wanted if t.offers(answer)]
        if offered:
            t.does(offered[0])
            wanted.remove(offered[0])
        elif t.offers("pass"):
            t.passes()
        else:
            t.does("strike hand")
    raise AssertionError(f"never asked; the last question was '{t.asks}'")


def uses(t: Table, by: str) -> None:
    """The card is used now by that seat, and only once."""
    before = t.measure(f"{by}.pool")
    events = t.does("use Ear", by=by)
    assert t.measure(f"{by}.pool") == before + 1
    assert not [event for event in events if event.kind == "window" and event.fields["window"] == t.asks]
    assert t.asks not in windows.NAMES.values() or not t.offers("use Ear")


@editions
def test_an_action_is_about_to_be_resolved_before_its_pool_is_lost(edition: str) -> None:
    t = table(windows.RESOLVING, edition)
    goes_to(t, windows.RESOLVING, "bleed Mira")
    assert t.measure("b.pool") == 30
    uses(t, "a")
    t.goes_on("blood-hunt")
    assert t.measure("b.pool") == 29
    t.is_quiet()


@editions
def test_a_blocked_action_is_not_about_to_be_resolved(edition: str) -> None:
    t = table(windows.RESOLVING, edition)
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    while t.asks != "minion":
        assert t.asks != windows.name_of(windows.RESOLVING)
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.told("blocked")


@editions
@pytest.mark.parametrize("blocked", [False, True])
def test_an_action_is_over_however_it_ended(edition: str, blocked: bool) -> None:
    t = table(windows.AFTER_ACTION, edition)
    t.does("bleed Mira")
    goes_to(t, windows.AFTER_ACTION, *(["block Oskar"] if blocked else []))
    assert t.g.action() is not None
    assert t.measure("b.pool") == (30 if blocked else 29)
    uses(t, "a")
    t.goes_on("blood-hunt")
    t.is_quiet()


@editions
def test_an_attempt_is_about_to_succeed_and_the_target_may_answer(edition: str) -> None:
    t = table(windows.WOULD_BLOCK, edition, holder="b")
    goes_to(t, windows.WOULD_BLOCK, "bleed Mira", "block Oskar")
    assert not t.told("blocked")
    uses(t, "b")
    assert t.told("blocked")
    t.goes_on("blood-hunt")
    t.is_quiet()


@editions
def test_strikes_are_chosen_and_not_resolved(edition: str) -> None:
    t = table(windows.STRIKES_CHOSEN, edition)
    goes_to(t, windows.STRIKES_CHOSEN, "bleed Mira", "block Oskar")
    assert len(t.told("strike")) == 2
    assert not t.told("damage")
    uses(t, "a")
    t.goes_on("blood-hunt")
    assert t.told("damage")
    t.is_quiet()


@editions
def test_a_combat_is_about_to_end_if_both_are_ready(edition: str) -> None:
    t = table(windows.WOULD_END, edition)
    goes_to(t, windows.WOULD_END, "bleed Mira", "block Oskar")
    assert t.told("inflicted")
    assert not t.told("combat-over")
    uses(t, "a")
    t.goes_on("blood-hunt")
    assert t.told("combat-over")
    t.is_quiet()


@editions
def test_a_vampire_is_about_to_fall(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 strength:3"], play=[ear(windows.FALLING)]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"]),
        edition=edition,
    )
    goes_to(t, windows.FALLING, "bleed Mira", "block Oskar")
    assert t.measure("Oskar.blood") == 0
    assert t.region("Oskar") == "ready"
    uses(t, "a")
    t.goes_on("blood-hunt")
    assert t.region("Oskar") == "torpor"
    t.is_quiet()


@editions
def test_a_blood_hunt_was_called_and_the_diablerist_still_lives(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], torpor=["Sleeper 0/4"], play=[ear(windows.BLOOD_HUNT)]),
        seat(ready=["Oskar 2/4 prince"]),
        seat(ready=["Vera 2/4"]),
        edition=edition,
    )
    goes_to(t, windows.BLOOD_HUNT, "diablerize Mira Sleeper", "blood-hunt", "vote Oskar for")
    assert t.region("Mira") == "ready"
    uses(t, "a")
    t.goes_on("blood-hunt")
    assert t.region("Mira") == "ash-heap"
    t.is_quiet()


@editions
def test_all_votes_are_cast_and_nothing_is_decided(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], torpor=["Sleeper 0/4"], play=[ear(windows.TALLY)]),
        seat(ready=["Oskar 2/4 prince"]),
        seat(ready=["Vera 2/4"]),
        edition=edition,
    )
    goes_to(t, windows.TALLY, "diablerize Mira Sleeper", "blood-hunt", "vote Oskar against")
    assert not t.told("result")
    uses(t, "a")
    t.goes_on("blood-hunt")
    assert t.told("result")
    t.is_quiet()


@editions
def test_between_her_own_actions_she_may_use_what_is_no_action(edition: str) -> None:
    t = table(windows.BETWEEN, edition)
    assert t.asks == "minion"
    t.does("use Ear", by="a")
    assert t.measure("a.pool") == 31
    assert t.asks == "minion"
    assert not t.offers("use Ear")
    assert not t.told("action")
    t.does("bleed Mira")
    t.goes_on("blood-hunt")
    t.is_quiet()


OF_OTHERS = [
    ("unlock", windows.UNLOCK_OF_OTHERS),
    ("master", windows.MASTER_OF_OTHERS),
    ("minion", windows.BETWEEN_OF_OTHERS),
    ("influence", windows.INFLUENCE_OF_OTHERS),
    ("discard", windows.DISCARD_OF_OTHERS),
]


@editions
@pytest.mark.parametrize(("phase", "window"), OF_OTHERS)
def test_others_have_a_chance_in_each_of_her_phases(edition: str, phase: str, window: int) -> None:
    t = table(window, edition, holder="c", phase=phase)
    assert t.asks == windows.name_of(window)
    uses(t, "c")


@editions
@pytest.mark.parametrize(("phase", "window"), OF_OTHERS)
def test_she_herself_has_none_of_those(edition: str, phase: str, window: int) -> None:
    t = table(window, edition, holder="a", phase=phase)
    for _ in range(30):
        assert t.g.turn_span().seat != 0 or not t.offers("use Ear")
        if t.g.turn_span().seat != 0:
            break
        t.passes()
    else:
        raise AssertionError("the turn never ended")


@editions
def test_the_wrong_moment_is_explained(edition: str) -> None:
    t = table(windows.RESOLVING, edition)
    assert t.clauses("use Ear -1 -1", by="a") == ["action.modifier.timing"]
    t = table(windows.INFLUENCE_OF_OTHERS, edition, holder="c")
    assert t.clauses("use Ear -1 -1", by="c") == ["influence.spend.mix-uses"]


@editions
def test_only_what_somebody_has_just_begun_is_answered(edition: str) -> None:
    """The table shows the answer to something new for longer than a chance between phases."""
    t = position(seat(ready=["Mira 4/8"]), seat(ready=["Oskar 2/4"]), edition=edition)
    assert (t.asks, t.g.is_answering()) == ("minion", False)
    t.does("bleed Mira")
    assert t.offers("block Oskar")
    assert t.g.is_answering()
    t.goes_on()
    assert (t.asks, t.g.is_answering()) == ("influence", False)
