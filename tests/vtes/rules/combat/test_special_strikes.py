"""First strike, dodge, combat ends, and stealing blood."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import spans, windows
from praxis.vtes.rules import strike
from tests.vtes.rules.combat.fights import (
    blow,
    card,
    editions,
    equipment,
    fight_of,
    leap,
    retainer,
    strike_card,
    until_2012,
    weapon,
)
from tests.vtes.shorthand import base
from tests.vtes.shorthand import combat as fight
from tests.vtes.shorthand import verbs as do

# -- first strike -----------------------------------------------------------------------------------------------------


@editions
@proves("combat.first-strike.before-normal", "combat.first-strike.opponent-gone")
def test_who_falls_by_a_first_strike_strikes_no_more(edition: str) -> None:
    t = fight_of(edition, "Kurt 5/5", "Ira 1/5", [blow("Quick Blade", 3, strike.FIRST)])
    with t.unchanged("Kurt.blood"):
        t.does("play Quick Blade Kurt")
    assert t.region("Ira") == "torpor"
    t.is_quiet()


@editions
@proves("combat.first-strike.opponent-gone")
def test_an_ally_burned_by_a_first_strike_strikes_no_more(edition: str) -> None:
    t = fight_of(edition, "Kurt 5/5", "Thugs ally 2 strength:2", [blow("Quick Blade", 3, strike.FIRST)])
    with t.unchanged("Kurt.blood"):
        t.does("play Quick Blade Kurt")
    assert t.region("Thugs") == "ash-heap"
    t.is_quiet()


@editions
@proves("combat.first-strike.before-normal")
def test_who_survives_a_first_strike_strikes_back(edition: str) -> None:
    t = fight_of(edition, "Kurt 5/5", "Ira 4/5", [blow("Quick Blade", 3, strike.FIRST)])
    t.does("play Quick Blade Kurt")
    assert (t.measure("Kurt.blood"), t.measure("Ira.blood")) == (4, 1)
    assert [told["card"] for told in t.told("inflicted")] == [t["Ira"], t["Kurt"]]
    t.is_quiet()


@editions
@proves("combat.first-strike.both")
def test_two_first_strikes_are_simultaneous(edition: str) -> None:
    t = fight_of(
        edition,
        "Kurt 1/5",
        "Ira 1/5",
        [blow("Quick Blade", 3, strike.FIRST)],
        [card("Fast Hands", do.modify(spans.FIRST_STRIKE, 1, base.ME, "round"), when=windows.BEFORE_RANGE)],
    )
    t.does_all("play Fast Hands Ira", "play Quick Blade Kurt")
    assert (t.region("Ira"), t.measure("Kurt.blood"), t.region("Kurt")) == ("torpor", 0, "ready")
    t.is_quiet()


@editions
@proves("combat.first-strike.weapon-lost")
@pytest.mark.parametrize("kind", [strike.BURN_EQUIPMENT, strike.STEAL_EQUIPMENT])
def test_who_loses_his_weapon_to_a_first_strike_loses_his_strike(edition: str, kind: str) -> None:
    t = fight_of(
        edition,
        "Kurt 5/5",
        ("Ira 5/5", [weapon("Axe", 3)]),
        [strike_card(f"Disarm {kind}", kind, 0, strike.FIRST)],
        [blow("Bite", 1)],
    )
    t.does(f"play Disarm {kind} Kurt")
    t.does("use Axe Ira", by="b")
    assert t.happened("no-effect", minion=t["Ira"], clause="combat.first-strike.weapon-lost")
    assert (t.measure("Kurt.blood"), t.measure("Ira.blood")) == (5, 5)
    assert len(t.told("strike")) == 2  # he chose none instead
    t.is_quiet()


# -- dodge ------------------------------------------------------------------------------------------------------------


@editions
@proves("combat.dodge.protects", "combat.dodge.vs-first-strike")
@pytest.mark.parametrize("flags", [0, strike.FIRST])
def test_a_dodge_protects_from_a_strike_even_from_a_first_strike(edition: str, flags: int) -> None:
    t = fight_of(
        edition, "Kurt 5/5", "Ira 5/5", [blow(f"Blade {flags}", 3, flags)], [strike_card("Duck", strike.DODGE)]
    )
    t.does_all(f"play Blade {flags} Kurt", "play Duck Ira")
    assert t.happened("dodged", minion=t["Ira"])
    assert (t.measure("Kurt.blood"), t.measure("Ira.blood")) == (5, 5)
    t.is_quiet()


@editions
@proves("combat.dodge.protects")
@pytest.mark.parametrize("kind", [strike.BURN_EQUIPMENT, strike.STEAL_EQUIPMENT, strike.STEAL_BLOOD])
def test_a_dodge_protects_the_blood_and_the_cards_on_the_dodger(edition: str, kind: str) -> None:
    coat = equipment("Long Coat")
    t = fight_of(
        edition,
        "Kurt 3/5",
        ("Ira 5/5", [coat]),
        [strike_card(f"Take {kind}", kind, 2)],
        [strike_card("Duck", strike.DODGE)],
    )
    t.does_all(f"play Take {kind} Kurt", "play Duck Ira")
    assert t.g.on(t["Ira"]) == [t["Long Coat"]]
    assert (t.measure("Kurt.blood"), t.measure("Ira.blood")) == (3, 5)
    t.is_quiet()


@editions
@proves("combat.dodge.any-range")
def test_a_dodge_works_at_long_range_too(edition: str) -> None:
    t = fight_of(
        edition, "Kurt 5/5", "Ira 5/5", [leap(), blow("Shot", 3, strike.RANGED)], [strike_card("Duck", strike.DODGE)]
    )
    t.does_all("play Leap Far Kurt", "play Shot Kurt", "play Duck Ira")
    assert [told["range"] for told in t.told("range")] == ["long"]
    assert t.measure("Ira.blood") == 5
    t.is_quiet()


@editions
@proves("combat.dodge.not-retainers", "combat.retainer.strike-undodgeable")
def test_a_dodge_does_not_protect_the_dodgers_retainers(edition: str) -> None:
    t = fight_of(
        edition,
        "Kurt 5/5",
        ("Ira 5/5", [retainer("Old Dog", 3)]),
        [leap(), blow("Shot", 1, strike.RANGED)],
        [strike_card("Duck", strike.DODGE)],
    )
    t.does_all("play Leap Far Kurt", "play Shot Kurt", "at Old Dog", "play Duck Ira")
    assert t.happened("inflicted", card=t["Old Dog"], ordinary=1)
    assert not t.told("dodged")
    t.is_quiet()


@editions
@proves("combat.dodge.strike-effects-only")
def test_damage_that_no_strike_does_cannot_be_dodged(edition: str) -> None:
    crows = card("Black Birds", fight.swarm(1), when=windows.BEFORE_RANGE)
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [crows, blow("Kick", 3)], [strike_card("Duck", strike.DODGE)])
    t.does_all("play Black Birds Kurt", "play Kick Kurt", "play Duck Ira")
    assert t.told("inflicted") == [{"card": t["Ira"], "ordinary": 1, "aggravated": 0, "source": -1}]
    assert t.measure("Ira.blood") == 4
    t.is_quiet()


@editions
def test_a_strike_that_says_so_cannot_be_dodged(edition: str) -> None:
    sting = blow("Sting", 2, strike.UNDODGEABLE)
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [sting], [strike_card("Duck", strike.DODGE)])
    t.does_all("play Sting Kurt", "play Duck Ira")
    assert t.measure("Ira.blood") == 3
    t.is_quiet()


@editions
def test_such_damage_comes_once_each_round_of_the_combat_whatever_strikes_are_added(edition: str) -> None:
    crows = card("Black Birds", fight.swarm(1), when=windows.BEFORE_RANGE)
    more = card("One More Time", fight.additional(1), when=windows.ADDITIONAL)
    press = card("Give Chase", fight.press_(), when=windows.PRESS)
    t = fight_of(edition, "Kurt 5/5 strength:0", "Ira 5/5 strength:0", [crows, more, press])
    t.does_all("play Black Birds Kurt", "play One More Time Kurt", "play Give Chase Kurt")
    assert [told["number"] for told in t.told("round")] == [1, 2]
    assert t.measure("Ira.blood") == 3
    t.is_quiet()


@editions
@pytest.mark.parametrize(("ranged", "left"), [(True, 4), (False, 5)])
@proves("combat.range.limits-effects")
def test_effects_during_strike_resolution_have_a_range_too(edition: str, ranged: bool, left: int) -> None:
    crows = card(f"Black Birds {ranged}", fight.swarm(1, ranged), when=windows.BEFORE_RANGE)
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [crows, leap()])
    t.does_all(f"play Black Birds {ranged} Kurt", "play Leap Far Kurt")
    assert t.measure("Ira.blood") == left
    t.is_quiet()


# -- combat ends ------------------------------------------------------------------------------------------------------


@editions
@proves("combat.combat-ends.always-first", "combat.combat-ends.preempts", "combat.combat-ends.immediate")
def test_combat_ends_before_even_a_first_strike_and_before_any_other_effect(edition: str) -> None:
    crows = card("Black Birds", fight.swarm(1), when=windows.BEFORE_RANGE)
    press = card("Give Chase", fight.press_(), when=windows.PRESS)
    t = fight_of(
        edition,
        "Kurt 5/5",
        "Ira 5/5",
        [crows, blow("Quick Blade", 3, strike.FIRST), press],
        [strike_card("Vanish", strike.COMBAT_ENDS)],
    )
    with t.unchanged("Ira.blood", "Kurt.blood"):
        t.does_all("play Black Birds Kurt", "play Quick Blade Kurt", "play Vanish Ira")
    assert t.told("combat-ends")
    assert t.measure("a.hand") == 1  # no press was asked for
    t.is_quiet()


@editions
@proves("combat.combat-ends.any-range")
def test_combat_ends_at_long_range_too(edition: str) -> None:
    t = fight_of(
        edition,
        "Kurt 5/5",
        "Ira 5/5",
        [leap(), blow("Shot", 3, strike.RANGED)],
        [strike_card("Vanish", strike.COMBAT_ENDS)],
    )
    t.does_all("play Leap Far Kurt", "play Shot Kurt", "play Vanish Ira")
    assert [told["range"] for told in t.told("range")] == ["long"]
    assert t.measure("Ira.blood") == 5
    t.is_quiet()


@editions
@proves("combat.combat-ends.not-dodgeable")
def test_a_dodge_does_not_stop_combat_from_ending(edition: str) -> None:
    more = card("One More Time", fight.additional(1), when=windows.ADDITIONAL)
    t = fight_of(
        edition,
        "Kurt 5/5",
        "Ira 5/5",
        [strike_card("Duck", strike.DODGE), more],
        [strike_card("Vanish", strike.COMBAT_ENDS)],
    )
    t.does_all("play Duck Kurt", "play Vanish Ira")
    assert t.told("combat-ends")
    assert not t.told("dodged")
    assert t.measure("a.hand") == 1
    t.is_quiet()


# -- stealing blood ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "thief", "life", "steals", "damage", "left"),
    [
        ("2000", "Sarah 3/4", 2, 3, 2, 2),
        ("2011", "Cohn 4/5", 2, 3, 2, 3),
        ("2012", "Cohn 4/5", 2, 3, 2, 3),
        ("2023", "Chrysanthemum 4/5", 2, 2, 1, 4),
    ],
)
@proves("combat.steal-blood.before-heal", "combat.steal-blood.overflow", "combat.steal-blood.moves-counters")
@proves("combat.steal-blood.drained-ally", "combat.steal-blood.simultaneous-return")
def test_the_examples_of_stealing_blood(
    edition: str, thief: str, life: int, steals: int, damage: int, left: int
) -> None:
    """Stolen blood overflows before it heals; the drained ally still strikes, and is burned."""
    theft = strike_card(f"Theft {steals}", strike.STEAL_BLOOD, steals)
    bolt = blow(f"Bolt {damage}", damage, strike.RANGED)
    t = fight_of(edition, thief, f"Mage ally {life}", [theft], [bolt])
    name = thief.split(" ")[0]
    t.does(f"play Theft {steals} {name}", by="a")
    t.does(f"play Bolt {damage} Mage", by="b")
    changes = [told["change"] for told in t.told("blood")]
    assert changes == [-2, 1, -damage]  # 2 off the mage, 1 stays and 1 drains off, then the healing
    assert t.measure(f"{name}.blood") == left
    assert t.region("Mage") == "ash-heap"
    t.is_quiet()


@until_2012
@proves("combat.steal-blood.up-to-available")
def test_no_more_blood_is_stolen_than_there_is(edition: str) -> None:
    t = fight_of(edition, "Cohn 1/9", "Ira 2/5", [strike_card("Theft 3", strike.STEAL_BLOOD, 3)])
    t.does("play Theft 3 Cohn")
    assert (t.measure("Cohn.blood"), t.measure("Ira.blood")) == (2, 0)  # 1 + 2 stolen - 1 for Ira's hand strike
    assert t.region("Ira") == "ready"
    t.is_quiet()


@editions
@proves("combat.steal-blood.not-damage")
def test_prevention_does_not_stop_the_theft_of_blood(edition: str) -> None:
    tough = card("Tough Hide", fight.prevent_(5), when=windows.PREVENT)
    t = fight_of(edition, "Cohn 1/9", "Ira 4/5 strength:0", [strike_card("Theft 3", strike.STEAL_BLOOD, 3)], [tough])
    t.does("play Theft 3 Cohn")
    assert t.measure("b.hand") == 1  # there was nothing to prevent
    assert not t.told("damage")
    assert (t.measure("Cohn.blood"), t.measure("Ira.blood")) == (4, 1)
    t.is_quiet()


@editions
@proves("combat.steal-blood.converts-counter", editions="2023")
@proves("combat.steal-blood.moves-counters")
def test_blood_that_an_ally_steals_becomes_life(edition: str) -> None:
    t = fight_of(edition, "Leech ally 2", "Ira 4/5", [strike_card("Theft 3", strike.STEAL_BLOOD, 3)], [blow("Bite", 4)])
    t.does_all("play Theft 3 Leech", "play Bite Ira")
    assert (t.measure("Leech.blood"), t.region("Leech")) == (1, "ready")  # 2 + 3 - 4
    assert t.measure("Ira.blood") == 1
    t.is_quiet()
