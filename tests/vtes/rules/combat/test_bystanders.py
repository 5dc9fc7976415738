"""Cards of minions that are not in the combat, among the maneuvers and presses of those who are."""

from __future__ import annotations

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import windows
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.rules.combat.fights import Called, chase, editions, fight_of, leap
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import combat as fight
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import Definition, Verb, as_mode


def for_onlookers(name: str, *verbs: Verb, when: int, target: str = "") -> Face:
    chosen = Called(target) if target else None
    mode = build.bystander("", *verbs, when=when, target=chosen)
    return made_up(name, faces.COMBAT, definition=Definition(0, (mode,)))


SHOUT = for_onlookers("Shout", do.gain_pool(1), when=windows.RANGE)
URGE = for_onlookers("Urge", fight.gain_press(mandatory=True, who=base.TARGET), when=windows.PRESS, target="Kurt")


def watched(edition: str, hand: tuple[Face, ...] = (), other: tuple[Face, ...] = (), third: Face = SHOUT) -> Table:
    """Kurt of seat a is blocked by Ira of seat b; Nina of seat a and Vera of seat c look on."""
    t = position(
        seat(ready=["Kurt 5/5", "Nina 3/3"], hand=hand),
        seat(ready=["Ira 5/5"], hand=other),
        seat(ready=["Vera 2/4"], hand=[third]),
        edition=edition,
    )
    t.does("bleed Kurt", by="a")
    t.does("block Ira", by="b")
    return t


@editions
@proves("combat.cards.non-combatant", "sequence.order.defender-next", "sequence.order.others-clockwise")
def test_a_minion_that_looks_on_has_its_chance_after_both_combatants(edition: str) -> None:
    t = watched(edition, (leap(),), (leap(),))
    assert (t.who(), t.asks) == ("a", "maneuver")
    t.passes()
    assert t.who() == "b"
    t.passes()
    assert (t.who(), t.options("play")) == ("c", [f"play {t['Shout']} {t['Vera']} 0"])
    t.does("play Shout Vera")
    assert t.measure("c.pool") == 31
    # Something has been used, so the acting minion may think again, and it was no maneuver that bars anybody.
    assert t.who() == "a"
    t.does("play Leap Far Kurt")
    assert t.who() == "b"
    t.does("play Leap Far#2 Ira")
    assert t.told("range")[-1]["range"] == "close"
    t.is_quiet()


@editions
@proves("combat.cards.non-combatant", "combat.range.no-two-in-a-row")
def test_who_has_just_maneuvered_may_still_have_another_minion_play_its_card(edition: str) -> None:
    t = watched(edition, (leap(), leap(), SHOUT), (leap(),), third=chase())
    assert t.options("play") == [
        f"play {t['Leap Far']} {t['Kurt']} 0",
        f"play {t['Leap Far#2']} {t['Kurt']} 0",
        f"play {t['Shout']} {t['Nina']} 0",
    ]
    t.does("play Leap Far Kurt")
    assert (t.who(), t.options("play")) == ("a", [f"play {t['Shout']} {t['Nina']} 0"])
    assert t.clauses("play Leap Far#2 Kurt 0", by="a") == ["combat.range.no-two-in-a-row"]
    t.does("play Shout Nina")
    assert (t.who(), t.asks) == ("b", "maneuver")
    t.passes()
    t.goes_on()
    assert (t.told("range")[-1]["range"], t.measure("a.pool")) == ("long", 31)
    t.is_quiet()


@editions
@proves("combat.cards.non-combatant", "combat.press.new-round", "combat.press.end")
def test_a_mandatory_press_from_one_who_looks_on_is_used_and_can_be_answered(edition: str) -> None:
    t = watched(edition, other=(chase(),), third=URGE)
    assert (t.who(), t.asks) == ("b", "press")  # Kurt has no press of his own, Ira declines
    t.passes()
    t.does("play Urge Vera", by="c")
    assert t.told("press") == [{"minion": t["Kurt"], "to": "continue"}]
    t.does("play Give Chase Ira", by="b")
    assert t.told("press")[-1] == {"minion": t["Ira"], "to": "end"}
    assert len(t.told("round")) == 1
    t.is_quiet()


@editions
@proves("combat.press.new-round")
def test_a_mandatory_press_that_nobody_answers_leads_to_another_round(edition: str) -> None:
    t = watched(edition, third=URGE)
    t.does("play Urge Vera", by="c")
    assert (len(t.told("round")), t.measure("Kurt.blood"), t.measure("Ira.blood")) == (2, 3, 3)
    t.is_quiet()


@editions
@proves("combat.range.sources")
def test_a_card_in_play_of_a_methuselah_can_be_used_among_the_maneuvers(edition: str) -> None:
    """A location that anybody may lock in the determine range step, whoever fights."""
    tower = made_up(
        "Watch Tower",
        faces.MASTER,
        definition=Definition(0, abilities=(as_mode((do.lock_card(base.CARD), do.gain_pool(1)), windows.RANGE),)),
    )
    t = position(
        seat(ready=["Kurt 5/5"]),
        seat(ready=["Ira 5/5"]),
        seat(ready=["Vera 2/4"], play=[tower]),
        edition=edition,
    )
    t.does("bleed Kurt", by="a")
    t.does("block Ira", by="b")
    assert (t.who(), t.asks) == ("c", "maneuver")
    t.does("use Watch Tower")
    assert t.measure("c.pool") == 31
    t.is_quiet()


@editions
@proves("combat.cards.non-combatant")
def test_an_onlookers_card_that_ends_the_combat_leaves_no_more_maneuvers(edition: str) -> None:
    stop = for_onlookers("Part Them", fight.end_combat(), when=windows.RANGE)
    t = watched(edition, (leap(),), third=stop)
    t.does("pass", by="a")
    t.does("play Part Them Vera", by="c")
    assert not t.told("maneuver")
    assert (t.measure("Kurt.blood"), t.measure("Ira.blood")) == (5, 5)
    t.is_quiet()


@editions
def test_a_choice_of_younger_vampires_is_open_to_onlookers(edition: str) -> None:
    """The selector asks for the onlooker, not for a combatant."""
    mode = build.bystander("", do.gain_blood(1, base.TARGET), when=windows.PRESS, target=choose.younger())
    t = watched(edition, third=made_up("Nod", faces.COMBAT, definition=Definition(0, (mode,))))
    t.does("play Nod Vera", by="c")
    assert t.measure("Nina.blood") == 3  # the only one younger than Vera is full
    t.is_quiet()


@editions
def test_a_combat_without_onlookers_asks_only_the_two(edition: str) -> None:
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [leap()], [leap()], ["Vera 2/4"], [leap()])
    assert t.who() == "a"
    t.passes()
    assert t.who() == "b"
    t.passes()
    t.is_quiet()
