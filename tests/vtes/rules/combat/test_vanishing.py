"""What happens to a combat when somebody or something in it is gone midway."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, windows
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import position, seat
from praxis.vtes.rules import strike
from tests.vtes.rules.combat.fights import (
    Called,
    blow,
    card,
    chase,
    editions,
    fight_of,
    gun,
    leap,
    retainer,
    since_2011,
    weapon,
)
from tests.vtes.shorthand import base, build, keeping
from tests.vtes.shorthand import combat as fight
from tests.vtes.shorthand import damage as hurt
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import Definition, Verb, aim_at

MOMENTS: dict[str, tuple[int, Verb]] = {
    "before range": (windows.BEFORE_RANGE, do.modify(spans.STRENGTH, 1, base.ME, "combat")),
    "maneuver": (windows.RANGE, fight.maneuver_()),
    "before strikes": (windows.BEFORE_STRIKES, do.modify(spans.STRENGTH, 1, base.ME, "combat")),
    "strike": (windows.STRIKE, fight.strike_(strike.DAMAGE, 2)),
    "prevention": (windows.PREVENT, hurt.prevent_(1)),
    "additional strike": (windows.ADDITIONAL, fight.additional(1)),
    "press": (windows.PRESS, fight.press_()),
}


def aimed(name: str, verb: Verb, at: str, when: int) -> Face:
    mode = build.combat("", verb, when=when)
    aim_at(mode, Called(at))
    return made_up(name, faces.COMBAT, definition=Definition(0, (mode,)))


@editions
@proves("combat.sequence.not-ready-ends")
@pytest.mark.parametrize("when", [windows.BEFORE_STRIKES])
def test_when_a_combatant_falls_in_a_step_nothing_more_is_used_in_that_step(edition: str, when: int) -> None:
    scorch = card(f"Scorch {when}", hurt.inflict_(9), when=when)
    flex = card(f"Flex {when}", do.modify(spans.STRENGTH, 1, base.ME, "combat"), when=when)
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [scorch, flex], [flex])
    assert t.offers(f"play Flex {when} Kurt")
    t.does(f"play Scorch {when} Kurt")
    assert t.region("Ira") == "torpor"
    assert t.asks == "influence"  # neither has been asked again, though both hold a card for this step
    assert not t.told("strike")
    t.is_quiet()


@editions
@proves("combat.sequence.not-ready-ends")
def test_what_is_inflicted_before_the_range_waits_for_what_else_is_played_then(edition: str) -> None:
    """By the ruling ANK 20170930 on cards such as Weather Control: all of it is inflicted together."""
    scorch = card("Scorch early", hurt.inflict_(9), when=windows.BEFORE_RANGE)
    flex = card("Flex early", do.modify(spans.STRENGTH, 1, base.ME, "combat"), when=windows.BEFORE_RANGE)
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [scorch], [flex])
    t.does("play Scorch early Kurt")
    assert (t.region("Ira"), t.who()) == ("ready", "b")
    t.does("play Flex early Ira", by="b")
    assert (t.region("Ira"), t.asks) == ("torpor", "influence")
    assert not t.told("strike")
    t.is_quiet()


@editions
@proves("combat.sequence.not-ready-ends", "combat.combat-ends.immediate")
@pytest.mark.parametrize("when", [windows.BEFORE_RANGE, windows.BEFORE_STRIKES, windows.ADDITIONAL])
def test_when_a_card_ends_the_combat_nothing_more_is_used_in_that_step(edition: str, when: int) -> None:
    stop = card(f"Stop {when}", fight.end_combat(), when=when)
    flex = card(f"Flex {when}", do.modify(spans.STRENGTH, 1, base.ME, "combat"), when=when)
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [stop, flex], [flex])
    t.does(f"play Stop {when} Kurt")
    assert t.asks == "influence"
    t.is_quiet()


@editions
@proves("combat.range.commits-strike", "combat.strike.default-hand")
def test_a_weapon_lost_after_its_maneuver_and_before_the_strikes_leaves_a_free_choice(edition: str) -> None:
    """The strike was chosen by the maneuver, but it can no longer be made."""
    smash = aimed("Smash", do.burn_card(base.TARGET), "Good Gun", windows.BEFORE_STRIKES)
    t = fight_of(edition, "Ira 5/5", ("Mazz 5/5", [gun("Good Gun", 2)]), [smash], [blow("Jab", 1, strike.RANGED)])
    t.does("use Good Gun Mazz", by="b")
    t.does("play Smash Ira", by="a")
    assert t.options() == ["strike hand", f"play {t['Jab']} {t['Mazz']} 0"]
    t.does("play Jab Mazz", by="b")
    assert t.measure("Ira.blood") == 4
    t.is_quiet()


@editions
@proves("combat.steal-equipment.unusable-this-round", "combat.additional.any-strike")
def test_a_weapon_stolen_in_the_first_pair_serves_nobody_in_the_additional_ones(edition: str) -> None:
    grab = card("Grab", fight.strike_(strike.STEAL_EQUIPMENT))
    blur = card("Hurry", fight.additional(1), when=windows.ADDITIONAL)
    t = fight_of(edition, "Kurt 9/9", ("Ira 9/9", [weapon("Club", 3)]), [grab, blur, chase()], [blur])
    t.does("play Grab Kurt", by="a")
    t.does("use Club Ira", by="b")  # until the strike resolves it is still his
    assert (t.measure("Kurt.blood"), t.g.host[t["Club"]]) == (6, t["Kurt"])
    t.does("play Hurry Kurt", by="a")
    t.does("play Hurry#2 Ira", by="b")  # both then have nothing but their hands
    assert t.clauses("use Club Kurt -1", by="a")[-1] == "combat.steal-equipment.unusable-this-round"
    assert (t.measure("Kurt.blood"), t.measure("Ira.blood")) == (5, 8)
    t.does("play Give Chase Kurt", by="a")
    assert t.offers("use Club Kurt")  # a new round
    t.does("use Club Kurt", by="a")
    assert (t.measure("Kurt.blood"), t.measure("Ira.blood")) == (4, 5)
    t.is_quiet()


@editions
@proves("combat.participants.no-own-minions", "combat.sequence.not-ready-ends")
def test_a_combatant_who_changes_sides_ends_the_combat(edition: str) -> None:
    charm = aimed("Charm", keeping.take_control(), "Ira", windows.BEFORE_STRIKES)
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [charm, leap()], [blow("Kick", 3)])
    t.does("pass", by="a")
    t.does("play Charm Kurt", by="a")
    assert t.g.controller[t["Ira"]] == 0
    assert not t.told("strike")
    t.is_quiet()


@editions
@proves("end.oust.own-payment", "combat.sequence.not-ready-ends", "end.vp.no-matter-who")
@pytest.mark.parametrize("moment", MOMENTS)
def test_who_pays_her_last_pool_in_a_combat_is_ousted_and_the_combat_is_over(edition: str, moment: str) -> None:
    when, verb = MOMENTS[moment]
    mode = build.combat("", verb, when=when)
    dear = made_up(f"Dear {moment}", faces.COMBAT, pool=3, definition=Definition(0, (mode,)))
    t = position(
        seat(pool=9, ready=["Kurt 5/5"]),
        seat(pool=3, ready=["Ira 5/5"], hand=[dear]),
        seat(ready=["Vera 2/4"]),
        edition=edition,
    )
    t.does("bleed Kurt", by="a")
    t.does("block Ira", by="b")
    t.does(f"play Dear {moment} Ira", by="b")
    assert (t.g.ousted, t.g.vps, t.g.pool) == ([0, 1, 0], [1, 0, 0], [15, 0, 30])
    assert t.region("Ira") == ("ash-heap" if edition == "2000" else "removed")
    assert not t.happened("press", minion=t["Ira"])
    t.is_quiet()


@editions
@proves("end.oust.own-payment", "combat.sequence.not-ready-ends")
@pytest.mark.parametrize("moment", MOMENTS)
def test_if_the_acting_methuselah_pays_her_last_pool_her_turn_is_over_with_the_combat(
    edition: str, moment: str
) -> None:
    when, verb = MOMENTS[moment]
    mode = build.combat("", verb, when=when)
    dear = made_up(f"Dear {moment}", faces.COMBAT, pool=3, definition=Definition(0, (mode,)))
    t = position(
        seat(pool=3, ready=["Kurt 5/5"], hand=[dear]),
        seat(pool=9, ready=["Ira 5/5"]),
        seat(ready=["Vera 2/4"]),
        edition=edition,
    )
    t.does("bleed Kurt", by="a")
    t.does("block Ira", by="b")
    t.does(f"play Dear {moment} Kurt", by="a")
    assert (t.g.ousted, t.g.vps, t.g.pool) == ([1, 0, 0], [0, 0, 1], [0, 9, 36])
    assert t.g.turn_span().seat == 1
    assert t.g.combat() is None
    t.goes_on()
    t.is_quiet()


@editions
@proves("combat.first-strike.opponent-gone", "combat.strike.simultaneous")
def test_the_birds_of_one_who_was_struck_down_first_do_not_come(edition: str) -> None:
    """Damage in the normal resolution of strikes does not happen once a first strike has ended the combat."""
    birds = card("Black Birds", fight.swarm(2), when=windows.BEFORE_RANGE)
    t = fight_of(edition, "Kurt 5/5", "Ira 2/5", [blow("Quick Kick", 3, strike.FIRST)], [birds])
    t.does("play Black Birds Ira", by="b")
    t.does("play Quick Kick Kurt", by="a")
    assert (t.region("Ira"), t.measure("Kurt.blood")) == ("torpor", 5)
    t.is_quiet()


@since_2011
@proves("combat.sequence.not-ready-ends", "card.cancel.reflex")
@pytest.mark.parametrize("cancels", [True, False])
def test_a_reflex_that_ends_the_combat_leaves_no_strike_to_aim(edition: str, cancels: bool) -> None:
    """At long range, against a minion with a retainer: the striker would be asked whom he aims at."""
    verbs = (do.cancel_card(faces.COMBAT), fight.end_combat()) if cancels else (fight.end_combat(),)
    slip = made_up(f"Slip {cancels}", faces.COMBAT, definition=Definition(0, (build.reflex("", *verbs),)))
    t = fight_of(
        edition,
        "Kurt 5/5",
        ("Ira 5/5", [retainer("Old Dog", 2)]),
        [leap(), blow("Shot", 2, strike.RANGED)],
        [slip],
    )
    t.does("play Leap Far Kurt", by="a")
    if t.asks == "as-played":
        t.does("pass", by="b")
    t.does("play Shot Kurt", by="a")
    t.does(f"play Slip {cancels} Ira", by="b")
    assert not t.told("strike")
    assert (t.measure("Ira.blood"), t.measure("Old Dog.blood"), t.asks) == (5, 2, "influence")
    t.is_quiet()


@editions
@proves("combat.first-strike.before-normal", "combat.sequence.not-ready-ends")
def test_a_combat_that_ends_in_the_damage_of_a_first_strike_sees_no_other_strike(edition: str) -> None:
    flee = card("Roll Away", hurt.prevent_(1), fight.end_combat(), when=windows.PREVENT)
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [blow("Quick Kick", 2, strike.FIRST), chase()], [flee])
    t.does("play Quick Kick Kurt", by="a")
    t.does("play Roll Away Ira", by="b")
    assert (t.measure("Ira.blood"), t.measure("Kurt.blood")) == (4, 5)  # his own hand strike never comes
    assert (t.measure("a.hand"), t.asks) == (1, "influence")
    t.is_quiet()
