"""Range: close unless a maneuver changes it, and what gives maneuvers."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import windows
from praxis.vtes.model.face import made_up, vampire
from praxis.vtes.rules import strike
from tests.vtes.rules.combat.fights import (
    ability,
    blow,
    card,
    chase,
    editions,
    fight_of,
    gun,
    leap,
    since_2011,
    strike_card,
    weapon,
)
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import combat as fight
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import Definition


@editions
@proves("combat.range.default-close", "combat.range.two-values", "combat.range.none-by-default")
def test_a_round_is_fought_at_close_range_unless_somebody_has_a_maneuver(edition: str) -> None:
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [chase()])
    assert t.asks == "press"  # nobody was asked for a maneuver, and the hands have hit
    assert t.told("range") == [{"range": "close", "clause": "combat.range.last-maneuver-sets"}]
    assert t.clauses("maneuver", by="a") == ["combat.sequence.steps"]
    assert (t.measure("Kurt.blood"), t.measure("Ira.blood")) == (4, 4)
    t.passes()
    t.is_quiet()


@editions
@proves("combat.range.default-close")
def test_a_new_round_begins_at_close_range_again(edition: str) -> None:
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [leap(), chase()])
    t.does("play Leap Far Kurt")
    t.does("play Give Chase Kurt")
    assert [told["range"] for told in t.told("range")] == ["long", "close"]
    assert (t.measure("Kurt.blood"), t.measure("Ira.blood")) == (4, 4)  # nothing at long range, one blow at close
    t.is_quiet()


@editions
@pytest.mark.parametrize("damage", [3, 2])
@proves("combat.range.to-long", "combat.range.back-to-close", "combat.range.decline-not-final")
@proves("combat.range.unlimited-exchange", "combat.range.last-maneuver-sets", "combat.hand.not-at-long")
@proves("combat.range.commits-strike", "combat.range.sources")
def test_maneuvers_answer_each_other_and_the_gun_that_maneuvered_must_strike(edition: str, damage: int) -> None:
    """Mazz blocks Ira and has a submachine gun for 3 (2023: Ayelech a magnum for 2): long, close, long again."""
    t = fight_of(edition, "Ira 5/5", ("Mazz 5/5", [gun("Good Gun", damage)]), [leap()], [leap(), blow("Jab", 1)])
    t.does("pass", by="a")  # Ira declines
    t.does("use Good Gun Mazz", by="b")
    t.does("play Leap Far Ira", by="a")
    t.does("play Leap Far#2 Mazz", by="b")
    assert [told["range"] for told in t.told("maneuver")] == ["long", "close", "long"]
    assert [told["range"] for told in t.told("range")] == ["long"]
    # Mazz was not asked for his strike although he holds another one: the gun was chosen by its maneuver.
    assert t.told("strike")[1]["card"] == t["Good Gun"]
    assert (t.measure("Ira.blood"), t.measure("Mazz.blood")) == (5 - damage, 5)
    t.is_quiet()


@editions
@proves("combat.range.no-two-in-a-row")
def test_nobody_maneuvers_twice_in_a_row(edition: str) -> None:
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [leap(), leap()], [leap()])
    t.does("play Leap Far Kurt", by="a")
    assert t.who() == "b"
    assert t.clauses("play Leap Far#2 Kurt 0", by="a") == ["combat.range.no-two-in-a-row"]
    t.passes()
    assert t.asks != "maneuver"
    assert [told["range"] for told in t.told("range")] == ["long"]
    t.is_quiet()


@editions
@proves("combat.range.sources")
def test_maneuvers_come_from_combat_cards_weapons_and_other_cards_in_play(edition: str) -> None:
    nimble = vampire(
        "Nimble", 5, definition=Definition(0, abilities=(ability(fight.maneuver_(each="round"), when=windows.RANGE),))
    )
    t = fight_of(edition, (nimble, [gun("Good Gun", 2)]), "Ira 5/5", [leap()], [chase()])
    assert {option.split(" ")[0] for option in t.options()} == {"play", "use", "pass"}
    assert {int(option.split(" ")[1]) for option in t.options() if " " in option} == {
        t["Nimble"],
        t["Good Gun"],
        t["Leap Far"],
    }
    t.does("use Nimble")
    t.does("strike hand", by="a")
    t.does("play Give Chase Ira", by="b")
    assert t.asks == "maneuver"
    assert t.offers("use Nimble")  # each round one
    t.goes_on()
    t.does("strike hand")
    t.is_quiet()


@editions
@proves("combat.range.one-strike-source", "combat.range.sources")
def test_one_strike_card_or_weapon_gives_a_maneuver_each_round_but_other_maneuvers_stay_usable(edition: str) -> None:
    thrown = strike_card("Thrown Gate", strike.DAMAGE, 1, strike.RANGED, fight.OPTIONAL)
    t = fight_of(
        edition,
        ("Kurt 5/5", [gun("First Gun", 2), gun("Second Gun", 2)]),
        "Ira 5/5",
        [thrown, leap()],
        [leap()],
    )
    t.does("use First Gun Kurt", by="a")
    t.does("play Leap Far#2 Ira", by="b")
    assert t.options() == [f"play {t['Leap Far']} {t['Kurt']} 0", "pass"]
    assert t.clauses("use Second Gun Kurt -2", by="a") == ["combat.range.one-strike-source"]
    assert t.clauses("play Thrown Gate Kurt 0", by="a") == ["combat.range.one-strike-source"]
    t.does("play Leap Far Kurt")
    t.goes_on()
    assert t.measure("Ira.blood") == 3
    t.is_quiet()


@editions
@pytest.mark.parametrize(("name", "damage"), [("Good Gun", 1), (".44 Magnum", 2)])
def test_a_gun_maneuvers_once_each_combat(edition: str, name: str, damage: int) -> None:
    """So its text says, whatever the number of rounds."""
    iron = gun(name, damage) if name == "Good Gun" else name
    t = fight_of(edition, ("Kurt 5/5", [iron]), "Ira 5/5", [chase()])
    t.does(f"use {name} Kurt -2")
    t.does("play Give Chase Kurt")
    assert [told["number"] for told in t.told("round")] == [1, 2]
    assert t.asks == "strike"  # no maneuver was offered in the second round
    assert t.clauses(f"use {name} Kurt -2", by="a") == ["combat.sequence.steps", "card.golden.overrides-rules"]
    t.does(f"use {name} Kurt -1")
    assert t.measure("Ira.blood") == 5 - 2 * damage
    t.is_quiet()


@editions
@proves("combat.range.strike-card-early", "combat.range.commits-strike")
def test_a_strike_card_is_played_in_the_determine_range_step_for_its_maneuver(edition: str) -> None:
    thrown = strike_card("Thrown Gate", strike.DAMAGE, 2, strike.RANGED, fight.OPTIONAL)
    t = fight_of(edition, ("Kurt 5/5", [gun("Good Gun", 1)]), "Ira 5/5", [thrown, blow("Jab", 1)])
    t.does("play Thrown Gate Kurt")
    assert t.told("maneuver") == [{"minion": t["Kurt"], "range": "long"}]
    # It is his strike now: neither the other card nor the gun was offered.
    assert [(told["minion"], told["how"], told["card"]) for told in t.told("strike")] == [
        (t["Kurt"], "damage", t["Thrown Gate"]),
        (t["Ira"], "hand", -1),
    ]
    assert (t.measure("Kurt.blood"), t.measure("Ira.blood")) == (5, 3)
    t.is_quiet()


@editions
@proves("combat.range.commits-strike")
def test_who_maneuvered_with_a_strike_cannot_choose_another(edition: str) -> None:
    t = fight_of(edition, "Ira 5/5", ("Mazz 5/5", [gun("Good Gun", 2)]), [leap(), blow("Jab", 1)], [leap()])
    t.does("pass", by="a")
    t.does("use Good Gun Mazz", by="b")
    t.does("pass", by="a")
    assert t.asks == "strike"
    assert t.clauses("strike hand", by="b") == ["combat.range.commits-strike"]
    t.does("strike hand", by="a")
    assert t.told("strike")[1]["card"] == t["Good Gun"]
    t.is_quiet()


@editions
@proves("combat.range.optional-maneuver", editions="2011 2012 2023")
def test_a_strike_card_with_an_optional_maneuver_can_be_played_for_its_strike_alone(edition: str) -> None:
    thrown = strike_card("Thrown Gate", strike.DAMAGE, 2, strike.RANGED, fight.OPTIONAL)
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [thrown])
    t.does("pass", by="a")
    assert t.asks == "strike"
    t.does("play Thrown Gate Kurt")
    assert not t.told("maneuver")
    assert (t.measure("Kurt.blood"), t.measure("Ira.blood")) == (4, 3)
    t.is_quiet()


@editions
@proves("combat.range.optional-maneuver", editions="2011 2012 2023")
def test_an_optional_maneuver_of_a_card_played_before_range_may_be_declined(edition: str) -> None:
    swift = card("Swift Feet", fight.gain_maneuver(), when=windows.BEFORE_RANGE)
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [swift])
    t.does("play Swift Feet Kurt")
    assert t.options() == ["maneuver", "pass"]
    t.passes()
    assert not t.told("maneuver")
    t.is_quiet()


@editions
@proves("combat.range.mandatory-maneuver")
def test_a_maneuver_that_is_not_optional_must_be_used_except_by_the_book_of_2000(edition: str) -> None:
    swift = card("Swept Away", fight.gain_maneuver(optional=False), when=windows.BEFORE_RANGE)
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [swift], [chase()])
    t.does("play Swept Away Kurt", by="a")
    if edition == "2000":
        assert t.options() == ["maneuver", "pass"]
        t.passes()
    assert [told["range"] for told in t.told("range")] == ["close" if edition == "2000" else "long"]
    assert t.asks == "press"
    t.passes()
    t.is_quiet()


@editions
@proves("combat.range.mandatory-maneuver")
def test_a_strike_card_with_a_maneuver_that_is_not_optional_is_played_early_or_not_at_all(edition: str) -> None:
    dive = strike_card("Diving Tackle", strike.DAMAGE, 2, strike.RANGED, fight.MANDATORY)
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [dive, blow("Jab", 1)])
    assert t.asks == "maneuver"
    t.passes()
    assert t.asks == "strike"
    assert t.offers("play Diving Tackle Kurt") == (edition == "2000")
    if edition != "2000":
        assert t.clauses("play Diving Tackle Kurt 0", by="a") == ["combat.range.mandatory-maneuver"]
    t.does("strike hand")
    t.is_quiet()


@editions
@proves("combat.range.limits-effects", "combat.strike.close-only-default", "combat.strike.ranged-any-range")
@pytest.mark.parametrize("far", [False, True])
@pytest.mark.parametrize(("flags", "close", "long"), [(0, 2, 0), (strike.RANGED, 2, 2), (strike.LONG_ONLY, 0, 2)])
def test_some_strikes_work_at_close_range_some_at_long_some_at_both(
    edition: str, far: bool, flags: int, close: int, long: int
) -> None:
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [leap(), blow(f"Blow {flags}", 2, flags)])
    t.does("play Leap Far Kurt" if far else "pass")
    t.does(f"play Blow {flags} Kurt")
    assert t.measure("Ira.blood") == 5 - (long if far else close)
    t.is_quiet()


@editions
@proves("combat.range.limits-effects")
def test_an_effect_for_close_range_cannot_be_used_at_long_range(edition: str) -> None:
    grab = card("Grab Hold", fight.gain_press(), when=windows.BEFORE_STRIKES, needs=(fight.at_range(long=False),))
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [leap(), grab, wait_at_strikes()])
    t.does("play Leap Far Kurt")
    assert t.asks == "before-strikes"
    assert not t.offers("play Grab Hold Kurt")
    assert t.clauses("play Grab Hold Kurt 0", by="a") == ["combat.range.limits-effects"]
    t.passes()
    t.is_quiet()


def wait_at_strikes() -> faces.Face:
    return card("Hold Breath", fight.gain_press(), when=windows.BEFORE_STRIKES)


@since_2011
@proves("combat.range.mandatory-maneuver")
def test_with_a_maneuver_to_make_one_cannot_pass(edition: str) -> None:
    swift = card("Swept Away", fight.gain_maneuver(optional=False), when=windows.BEFORE_RANGE)
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [leap()], [swift])
    t.does("play Swept Away Ira", by="b")
    assert t.asks == "maneuver"
    t.does("pass", by="a")
    # Ira's maneuver is made at once, and Kurt may answer it.
    assert t.told("maneuver") == [{"minion": t["Ira"], "range": "long"}]
    t.does("play Leap Far Kurt", by="a")
    assert [told["range"] for told in t.told("range")] == ["close"]
    t.is_quiet()


@editions
def test_a_maneuver_for_one_range_only_is_not_offered_at_that_range(edition: str) -> None:
    close_in = card("Close In", fight.maneuver_(only="close"), when=windows.RANGE)
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [close_in], [leap()])
    assert t.who() == "b"
    assert t.clauses("play Close In Kurt 0", by="a") == ["card.golden.overrides-rules"]
    t.does("play Leap Far Ira", by="b")
    t.does("play Close In Kurt", by="a")
    assert [told["range"] for told in t.told("range")] == ["close"]
    t.is_quiet()


@since_2011
def test_a_cancelled_maneuver_card_leaves_the_minion_his_turn(edition: str) -> None:
    stop = made_up(
        "Stop That",
        faces.COMBAT,
        definition=Definition(
            0, (build.combat("", do.cancel_card(faces.COMBAT, others=True), when=windows.AS_PLAYED),)
        ),
    )
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [leap(), leap("Leap Farther")], [stop])
    t.does("play Leap Far Kurt", by="a")
    t.does("play Stop That Ira", by="b")
    assert not t.told("maneuver")
    t.does("play Leap Farther Kurt", by="a")
    assert [told["range"] for told in t.told("range")] == ["long"]
    t.is_quiet()


@editions
def test_an_effect_that_ends_combat_ends_the_exchange_of_maneuvers_too(edition: str) -> None:
    flee = card("Flee", fight.end_combat(), when=windows.RANGE)
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [flee], [leap(), chase()])
    t.does("play Flee Kurt", by="a")
    assert not t.told("maneuver")
    assert not t.told("strike")
    assert t.measure("b.hand") == 2
    t.is_quiet()


@editions
def test_a_weapon_lost_before_strikes_frees_the_strike_that_its_maneuver_chose(edition: str) -> None:
    drop = fight.strike_(strike.DAMAGE, 3, strike.WEAPON)
    discard = ability(do.burn_card(base.CARD), when=windows.BEFORE_STRIKES)
    stick = weapon("Spare Stick", 1)
    t = fight_of(
        edition,
        (
            "Kurt 5/5",
            [
                made_up(
                    "Brittle Spear",
                    faces.EQUIPMENT,
                    traits=("weapon",),
                    definition=Definition(
                        0,
                        abilities=(ability(drop), ability(fight.weapon_maneuver(-1), when=windows.RANGE), discard),
                    ),
                ),
                stick,
            ],
        ),
        "Ira 5/5",
    )
    t.does("use Brittle Spear Kurt -2")
    t.does("use Brittle Spear Kurt -3")
    assert t.asks == "strike"
    assert t.options() == ["strike hand", f"use {t['Spare Stick']} {t['Kurt']} -1"]
    t.does("strike hand")
    t.is_quiet()
