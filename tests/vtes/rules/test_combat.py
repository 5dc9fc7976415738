"""Strikes, damage and torpor, by the worked examples of the rulebooks."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes import face as faces
from praxis.vtes import windows
from praxis.vtes.cards import build
from praxis.vtes.effects import combat as fight
from praxis.vtes.effects.base import Definition, Verb
from praxis.vtes.face import Face, made_up
from praxis.vtes.rules import strike
from praxis.vtes.scenario import Table, position, seat

editions = pytest.mark.parametrize("edition", ["2000", "2011", "2012", "2023"])


def card(name: str, *verbs: Verb, when: int = windows.STRIKE) -> Face:
    """A combat card that anybody can play."""
    return made_up(name, faces.COMBAT, definition=Definition(0, (build.combat("", *verbs, when=when),)))


def blow(name: str, amount: int, flags: int = 0) -> Face:
    return card(name, fight.Strike(strike.DAMAGE, amount, flags))


def fight_of(edition: str, acting: str, opposing: str, *hand: Face, other: tuple[Face, ...] = ()) -> Table:
    """The acting minion bleeds and is blocked; the hands are as given."""
    t = position(seat(ready=[acting], hand=hand), seat(ready=[opposing], hand=other), edition=edition)
    t.does_all(f"bleed {acting.split()[0]}", f"block {opposing.split()[0]}")
    return t


@editions
@proves("combat.steal-blood.before-heal", "combat.steal-blood.overflow", "combat.steal-blood.not-damage")
@proves("combat.steal-blood.drained-ally", "combat.steal-blood.simultaneous-return")
def test_stolen_blood_overflows_before_it_heals_and_a_drained_ally_still_strikes(edition: str) -> None:
    # Cohn: 4 blood, capacity 5, steals 3 from a mage with 2 life who strikes for 2: 4+2=6, 1 to the bank, 2 burned.
    steal, bolt = card("Theft", fight.Strike(strike.STEAL_BLOOD, 3)), blow("Bolt", 2, strike.RANGED)
    t = fight_of(edition, "Cohn 4/5", "Mage ally 2", steal, other=(bolt,))
    t.does("play Theft Cohn", by="a")
    t.does("play Bolt Mage", by="b")
    assert t.measure("Cohn.blood") == 3
    assert t.region("Mage") == "ash-heap"
    t.is_quiet()


@editions
@pytest.mark.parametrize(
    ("blood", "ordinary", "aggravated", "left", "where"),
    [
        pytest.param(1, 0, 1, 1, "torpor", marks=proves("damage.aggravated.wounds", "damage.aggravated.cannot-heal")),
        pytest.param(2, 0, 3, 0, "torpor", marks=proves("damage.aggravated.wounded-pays-blood")),
        pytest.param(
            1, 2, 1, 0, "ash-heap", marks=proves("damage.mixed.ordinary-first", "damage.aggravated.wounded-burns")
        ),
        pytest.param(2, 2, 0, 0, "ready", marks=proves("damage.heal.may-empty")),
        pytest.param(1, 2, 0, 0, "torpor", marks=proves("damage.heal.partial-then-wounded", "torpor.enter.unhealed")),
    ],
)
def test_damage_to_a_vampire(edition: str, blood: int, ordinary: int, aggravated: int, left: int, where: str) -> None:
    """The examples of Krid, Milo and Barth (2012), and the two limits of healing."""
    both = card("Mixed Blow", fight.Mixed(ordinary, aggravated))
    t = fight_of(edition, "Mira 5/5", f"Victim {blood}/5 strength:0", both)
    t.does("play Mixed Blow Mira")
    t.goes_on()
    assert t.region("Victim") == where
    assert t.measure("Victim.blood") == left


@editions
@proves("combat.dodge.protects", "combat.dodge.no-damage", "combat.additional.repeat", "combat.strike.lone-pair")
@proves("combat.additional.no-strike-left", "combat.additional.acting-decides-first", "combat.strike.pairs")
def test_additional_strikes_go_in_pairs_until_none_is_left(edition: str) -> None:
    """Kurt against Ira: a dodge meets the first strike; one and two additional strikes follow."""
    one = card("One More", fight.Additional(1), when=windows.ADDITIONAL)
    two = card("Two More", fight.Additional(2), when=windows.ADDITIONAL)
    strength = card("Great Strength", fight.Strike(strike.HAND, 2, strike.WITH_STRENGTH))
    dodge = card("Step Aside", fight.Strike(strike.DODGE))
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", strength, one, other=(dodge, two))
    t.does("play Great Strength Kurt", by="a")
    t.does("play Step Aside Ira", by="b")
    assert t.measure("Ira.blood") == 5
    t.does("play One More Kurt", by="a")
    t.does("play Two More Ira", by="b")
    assert t.measure("Ira.blood") == 4
    assert t.measure("Kurt.blood") == 3
    t.is_quiet()


@editions
@proves("combat.combat-ends.always-first", "combat.combat-ends.preempts", "combat.combat-ends.immediate")
def test_combat_ends_before_even_a_first_strike(edition: str) -> None:
    first, gone = blow("Quick Blade", 3, strike.FIRST), card("Vanish", fight.Strike(strike.COMBAT_ENDS))
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", first, other=(gone,))
    with t.unchanged("Ira.blood", "Kurt.blood"):
        t.does_all("play Quick Blade Kurt", "play Vanish Ira")
    t.is_quiet()


@editions
@proves("combat.first-strike.before-normal", "combat.first-strike.opponent-gone")
def test_who_falls_by_a_first_strike_strikes_no_more(edition: str) -> None:
    t = fight_of(edition, "Kurt 5/5", "Ira 1/5", blow("Quick Blade", 3, strike.FIRST))
    with t.unchanged("Kurt.blood"):
        t.does("play Quick Blade Kurt")
        t.goes_on()
    assert t.region("Ira") == "torpor"


@editions
@proves("combat.range.to-long", "combat.range.back-to-close", "combat.range.decline-not-final")
@proves("combat.range.unlimited-exchange", "combat.range.commits-strike", "combat.range.last-maneuver-sets")
@proves("combat.hand.not-at-long", "combat.range.no-two-in-a-row")
def test_maneuvers_answer_each_other_and_the_gun_that_maneuvered_must_strike(edition: str) -> None:
    """Ira declines, Mazz goes long with his gun, Ira comes back, Mazz goes long again: long range, and the gun hits."""
    t = position(
        seat(ready=["Ira 5/5"], hand=["Leap"]),
        seat(ready=[("Mazz 5/5", ["Rusty Gun"])], hand=["Leap"]),
        edition=edition,
    )
    t.does_all("bleed Ira", "block Mazz")
    t.passes()
    assert t.asks == "maneuver"
    t.does("use Rusty Gun Mazz -2", by="b")
    t.does("play Leap Ira", by="a")
    t.does("play Leap#2 Mazz", by="b")
    t.goes_on()
    assert [told["range"] for told in t.told("maneuver")] == ["long", "close", "long"]
    assert t.measure("Ira.blood") == 3
    assert t.measure("Mazz.blood") == 5


@editions
@proves("combat.press.continue", "combat.press.end", "combat.press.new-round", "combat.press.default-ends")
def test_a_press_goes_on_to_another_round_unless_a_press_answers_it(edition: str) -> None:
    t = position(
        seat(ready=["Kurt 5/5"], hand=["Blood Lust", "Blood Lust"]),
        seat(ready=["Ira 5/5"], hand=["Blood Lust"]),
        edition=edition,
    )
    t.does_all("bleed Kurt", "block Ira", "play Blood Lust Kurt")
    t.passes()
    assert len(t.told("round")) == 2
    t.does_all("play Blood Lust#2 Kurt", "play Blood Lust#3 Ira")
    t.goes_on()
    assert len(t.told("round")) == 2
    assert t.measure("Kurt.blood") == 3
