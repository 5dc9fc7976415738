"""Additional strikes."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import windows
from praxis.vtes.model.face import Face
from praxis.vtes.rules import strike
from tests.vtes.rules.combat.fights import (
    ability,
    blow,
    card,
    editions,
    equipment,
    fight_of,
    gun,
    leap,
    strike_card,
)
from tests.vtes.shorthand import combat as fight


def more(amount: int) -> Face:
    return card(f"More {amount}", fight.additional(amount), when=windows.ADDITIONAL)


@pytest.mark.parametrize(
    ("edition", "acting", "opposing", "bonus"),
    [
        ("2000", "Tiberius", "Cassandra", 1),
        ("2011", "Kurt", "Ira", 2),
        ("2012", "Kurt", "Ira", 2),
        ("2023", "Wauneka", "Flavia", 3),
    ],
)
@proves("combat.additional.procedure", "combat.additional.acting-decides-first", "combat.additional.repeat")
@proves("combat.additional.no-strike-left", "combat.strike.lone-pair", "combat.strike.pairs")
@proves("combat.additional.after-first-pair", "combat.dodge.protects")
def test_the_example_of_additional_strikes(edition: str, acting: str, opposing: str, bonus: int) -> None:
    """A strong blow meets a dodge; one and two additional strikes follow: 1 damage each, then 1 more to the first."""
    strong = strike_card(f"Strong {bonus}", strike.HAND, bonus, strike.WITH_STRENGTH)
    dodge = strike_card("Duck", strike.DODGE)
    t = fight_of(
        edition, f"{acting} 5/5", f"{opposing} 5/5", [strong, more(1), blow("Unused", 3)], [dodge, more(2), dodge]
    )
    assert t.clauses(f"play More 1 {acting} 0", by="a") == ["combat.additional.after-first-pair"]
    t.does(f"play Strong {bonus} {acting}", by="a")
    assert t.clauses(f"play More 2 {opposing} 0", by="b") == ["combat.additional.after-first-pair"]
    t.does(f"play Duck {opposing}", by="b")
    assert (t.measure(f"{acting}.blood"), t.measure(f"{opposing}.blood")) == (5, 5)
    t.does(f"play More 1 {acting}", by="a")
    t.does(f"play More 2 {opposing}", by="b")
    t.does("strike hand", by="a")
    assert t.clauses("strike hand", by="a") == ["combat.strike.choose-order"], "this pair is not his last"
    t.does("strike hand", by="b")
    assert (t.measure(f"{acting}.blood"), t.measure(f"{opposing}.blood")) == (4, 4)
    # The second strikes once more; the first has no strike left, although he holds a strike card.
    assert (t.who(), t.asks) == ("b", "strike")
    assert t.clauses("strike hand", by="a") == ["combat.additional.no-strike-left"]
    assert t.clauses(f"play Unused {acting} 0", by="a") == ["combat.additional.no-strike-left"]
    t.does("strike hand", by="b")
    assert (t.measure(f"{acting}.blood"), t.measure(f"{opposing}.blood")) == (3, 4)
    t.is_quiet()


@editions
@proves("combat.sequence.steps")
def test_while_damage_is_prevented_nobody_strikes_although_it_is_not_his_last_strike(edition: str) -> None:
    tough = card("Tough Hide", fight.prevent_(1), when=windows.PREVENT)
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [more(1)], [tough, tough])
    t.does("play Tough Hide Ira", by="b")  # hands are all they have to strike with
    t.does("play More 1 Kurt", by="a")
    assert (t.asks, t.who()) == ("prevent", "b")
    assert t.clauses("strike hand", by="a") == ["combat.sequence.steps"]
    assert t.clauses("strike hand", by="b") == ["combat.additional.no-strike-left"]
    t.goes_on()
    t.is_quiet()


@editions
@proves("combat.additional.one-source")
def test_each_minion_gains_additional_strikes_from_one_source_a_round(edition: str) -> None:
    bracelet = equipment("Swift Bracelet", ability(fight.additional(1), when=windows.ADDITIONAL))
    t = fight_of(edition, ("Kurt 5/5", [bracelet]), "Ira 5/5", [more(1)], [more(2)])
    t.does("use Swift Bracelet Kurt", by="a")
    assert t.who() == "b"
    assert t.clauses("play More 1 Kurt 0", by="a") == ["combat.additional.one-source"]
    t.does("play More 2 Ira", by="b")
    assert t.measure("a.hand") == 1
    assert len(t.told("strike")) == 2 + 2 + 1
    t.is_quiet()


@editions
@proves("combat.additional.any-strike")
def test_an_additional_strike_is_free_even_if_a_weapon_maneuvered(edition: str) -> None:
    t = fight_of(edition, ("Kurt 5/5", [gun("Good Gun", 2)]), "Ira 5/5", [more(1), blow("Shot", 1, strike.RANGED)])
    t.does("use Good Gun Kurt")
    t.does("play More 1 Kurt")
    assert t.asks == "strike"
    assert {option.split(" ")[0] for option in t.options()} == {"strike", "play", "use"}
    t.does("play Shot Kurt")
    assert t.measure("Ira.blood") == 2
    t.is_quiet()


@editions
@proves("combat.additional.same-range")
def test_additional_strikes_are_made_at_the_range_of_the_round(edition: str) -> None:
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [leap(), leap(), more(1)])
    t.does("play Leap Far Kurt")
    t.does("play More 1 Kurt")
    assert t.measure("a.hand") == 1  # nobody was asked for a maneuver again
    assert len(t.told("range")) == 1
    assert (t.measure("Kurt.blood"), t.measure("Ira.blood")) == (5, 5)  # hands do nothing at long range
    t.is_quiet()


@editions
@proves("combat.additional.after-first-pair")
def test_additional_strikes_are_gained_right_after_the_first_pair_and_not_later(edition: str) -> None:
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [more(2)], [more(1)])
    t.does("play More 2 Kurt", by="a")
    t.does("pass", by="b")
    assert t.measure("b.hand") == 1  # she was not asked again between the additional strikes
    assert (t.measure("Kurt.blood"), t.measure("Ira.blood")) == (4, 2)
    t.is_quiet()
