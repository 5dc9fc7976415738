"""Strikes that burn or steal equipment."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import spans, windows
from praxis.vtes.rules import strike
from tests.vtes.rules.combat.fights import (
    ability,
    card,
    chase,
    editions,
    equipment,
    fight_of,
    gun,
    leap,
    strike_card,
    weapon,
)
from tests.vtes.shorthand import combat as fight
from tests.vtes.shorthand import damage as hurt
from tests.vtes.shorthand.base import giving

KINDS = [strike.BURN_EQUIPMENT, strike.STEAL_EQUIPMENT]


@editions
@proves("combat.burn-equipment.one-card", "combat.burn-equipment.striker-chooses")
@proves("combat.burn-equipment.choose-at-declaration", editions="2012")
def test_a_strike_burns_one_piece_of_equipment_that_the_striker_names_as_he_announces_it(edition: str) -> None:
    t = fight_of(
        edition,
        "Kurt 5/5",
        ("Ira 5/5", [weapon("Axe", 2), equipment("Long Coat"), equipment("Good Hat")]),
        [strike_card("Smash", strike.BURN_EQUIPMENT)],
    )
    t.does("play Smash Kurt", by="a")
    assert (t.who(), t.asks) == ("a", "at")  # before Ira chooses his strike
    assert t.options() == [f"at {t[name]}" for name in ("Axe", "Long Coat", "Good Hat")]
    t.does("at Long Coat")
    assert t.happened("strike", minion=t["Kurt"], at=t["Long Coat"])
    t.does("strike hand", by="b")
    assert t.region("Long Coat") == "ash-heap"
    assert t.g.on(t["Ira"]) == [t["Axe"], t["Good Hat"]]
    assert (t.measure("Ira.blood"), t.measure("Kurt.blood")) == (5, 4)
    t.is_quiet()


@editions
@proves("combat.steal-equipment.moves", "combat.steal-equipment.kept", "combat.steal-equipment.same-rules")
def test_stolen_equipment_moves_to_the_striker_who_keeps_it(edition: str) -> None:
    t = fight_of(
        edition,
        "Kurt 5/5",
        ("Ira 5/5", [equipment("Long Coat"), equipment("Good Hat")]),
        [strike_card("Snatch", strike.STEAL_EQUIPMENT)],
    )
    t.does_all("play Snatch Kurt", "at Good Hat")
    assert t.g.on(t["Kurt"]) == [t["Good Hat"]]
    assert t.g.on(t["Ira"]) == [t["Long Coat"]]
    assert t.g.controller[t["Good Hat"]] == 0
    assert t.happened("combat-over")
    t.is_quiet()


@editions
@pytest.mark.parametrize("kind", KINDS)
@proves("combat.burn-equipment.weapon-variant", "combat.steal-equipment.same-rules")
def test_if_the_strike_says_weapon_a_weapon_must_be_chosen(edition: str, kind: str) -> None:
    disarm = strike_card(f"Disarm {kind}", kind, 0, strike.WEAPONS_ONLY)
    t = fight_of(
        edition, "Kurt 5/5", ("Ira 5/5", [equipment("Long Coat"), weapon("Axe", 2), weapon("Bow", 1)]), [disarm]
    )
    t.does(f"play Disarm {kind} Kurt")
    assert t.options() == [f"at {t['Axe']}", f"at {t['Bow']}"]
    assert t.clauses("at Long Coat", by="a") == ["combat.burn-equipment.weapon-variant"]
    t.does("at Axe")
    t.does("strike hand", by="b")
    assert t["Axe"] not in t.g.on(t["Ira"])
    assert t["Long Coat"] in t.g.on(t["Ira"])
    t.is_quiet()


@editions
@pytest.mark.parametrize("kind", KINDS)
@proves("combat.burn-equipment.usable-until-resolution", "combat.steal-equipment.same-rules")
@proves("combat.strike.simultaneous")
def test_the_equipment_works_until_the_strike_resolves(edition: str, kind: str) -> None:
    t = fight_of(edition, "Kurt 5/5", ("Ira 5/5", [weapon("Axe", 2)]), [strike_card(f"Grab {kind}", kind)])
    t.does_all(f"play Grab {kind} Kurt", "use Axe Ira")
    assert t.measure("Kurt.blood") == 3  # both strikes resolve at once
    assert t["Axe"] not in t.g.on(t["Ira"])
    t.is_quiet()


@editions
@pytest.mark.parametrize("kind", KINDS)
def test_without_any_equipment_to_take_the_strike_cannot_be_chosen(edition: str, kind: str) -> None:
    """As a ruling on such cards says."""
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [strike_card(f"Grab {kind}", kind)])
    assert not t.ever_offered(f"play Grab {kind} Kurt")
    assert [told["how"] for told in t.told("strike")] == ["hand", "hand"]
    assert (t.measure("Kurt.blood"), t.measure("Ira.blood")) == (4, 4)
    t.is_quiet()


@editions
@proves("combat.steal-equipment.unusable-this-round")
def test_stolen_equipment_is_of_no_use_in_the_same_round(edition: str) -> None:
    more, press = card("One More Time", fight.additional(1), when=windows.ADDITIONAL), chase()
    t = fight_of(
        edition,
        "Kurt 5/5",
        ("Ira 5/5", [gun("Good Gun", 3)]),
        [strike_card("Snatch", strike.STEAL_EQUIPMENT), more, strike_card("Duck", strike.DODGE), press],
    )
    t.does("pass", by="b")  # Ira does not maneuver
    t.does_all("play Snatch Kurt", "strike hand", "play One More Time Kurt")
    assert t.asks == "strike"
    assert not t.offers("use Good Gun")
    assert t.clauses("use Good Gun Kurt -1", by="a") == ["combat.steal-equipment.unusable-this-round"]
    t.does_all("strike hand", "play Give Chase Kurt")
    assert t.asks == "maneuver"  # in the next round it is his
    assert t.offers("use Good Gun Kurt")
    t.does("use Good Gun Kurt")
    assert t.measure("Ira.blood") == 1  # a hand strike, and 3 from the gun
    t.is_quiet()


@editions
@proves("combat.steal-equipment.unusable-this-round")
def test_stolen_equipment_gives_no_strength_and_prevents_nothing_in_the_same_round(edition: str) -> None:
    more = card("One More Time", fight.additional(1), when=windows.ADDITIONAL)
    ring = equipment(
        "Heavy Ring",
        ability(hurt.prevent_(1), when=windows.PREVENT),
        gives=(giving(spans.STRENGTH, 2),),
    )
    t = fight_of(
        edition,
        "Kurt 5/5",
        ("Ira 5/5", [ring]),
        [strike_card("Snatch", strike.STEAL_EQUIPMENT, 0, strike.FIRST), more],
    )
    t.does("play Snatch Kurt")
    assert t.measure("Kurt.blood") == 4  # Ira's bare hand, and the ring did not help Kurt
    t.does("play One More Time Kurt")
    assert t.measure("Ira.blood") == 4
    t.is_quiet()


@editions
def test_equipment_cannot_be_taken_at_long_range_by_a_strike_for_close_range(edition: str) -> None:
    t = fight_of(
        edition,
        "Kurt 5/5",
        ("Ira 5/5", [equipment("Long Coat")]),
        [leap(), strike_card("Smash", strike.BURN_EQUIPMENT)],
    )
    t.does_all("play Leap Far Kurt", "play Smash Kurt")
    assert t.g.on(t["Ira"]) == [t["Long Coat"]]
    t.is_quiet()
