"""Damage is prevented before it is healed, one card at a time."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.definitions import language as say
from praxis.vtes.definitions.build import definition
from praxis.vtes.model import face as faces
from praxis.vtes.model import windows
from praxis.vtes.model.face import Face, made_up, vampire
from praxis.vtes.positions.scenario import position, seat
from praxis.vtes.rules import strike
from tests.vtes.rules.combat.fights import ability, blow, card, editions, fight_of, retainer, since_2011, strike_card
from tests.vtes.rules.damage.strikes import mixed
from tests.vtes.shorthand import base
from tests.vtes.shorthand import combat as fight
from tests.vtes.shorthand import damage as hurt
from tests.vtes.shorthand.base import Definition


def hide(amount: int, aggravated: bool = True) -> Face:
    return card(f"Hide {amount}{aggravated:d}", hurt.prevent_(amount, aggravated=aggravated), when=windows.PREVENT)


@editions
@proves("damage.steps.two", "damage.prevent.one-at-a-time", "damage.inflict.unprevented")
def test_prevention_cards_are_played_one_at_a_time_and_the_rest_is_inflicted(edition: str) -> None:
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5 strength:0", [blow("Kick", 4)], [hide(1), hide(2), hide(2)])
    t.does("play Kick Kurt")
    assert (t.who(), t.asks) == ("b", "prevent")
    t.does("play Hide 11 Ira")
    assert t.asks == "prevent"
    assert t.measure("Ira.blood") == 5  # nothing is healed before she stops
    t.does("play Hide 21 Ira")
    t.passes()
    assert [told["ordinary"] for told in t.told("prevented")] == [1, 2]
    assert t.told("inflicted") == [{"card": t["Ira"], "ordinary": 1, "aggravated": 0, "source": t["Kurt"]}]
    assert t.measure("Ira.blood") == 4
    assert t.measure("b.hand") == 1
    t.is_quiet()


@editions
@proves("damage.prevent.one-at-a-time")
def test_once_all_damage_is_prevented_no_more_cards_are_played(edition: str) -> None:
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5 strength:0", [blow("Kick", 2)], [hide(2), hide(2)])
    t.does("play Kick Kurt")
    t.does("play Hide 21 Ira")
    assert t.measure("b.hand") == 1
    assert t.measure("Ira.blood") == 5
    assert not t.told("inflicted")
    t.is_quiet()


@editions
@proves("damage.steps.two")
def test_both_prevent_before_either_heals_and_the_acting_minion_first(edition: str) -> None:
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [hide(1)], [hide(1)])
    assert t.who() == "a"
    t.does("pass", by="a")
    assert t.measure("Kurt.blood") == 5
    t.does("pass", by="b")
    assert (t.measure("Kurt.blood"), t.measure("Ira.blood")) == (4, 4)
    t.is_quiet()


@editions
def test_nobody_prevents_the_damage_of_another_or_where_there_is_none(edition: str) -> None:
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [hide(1), blow("Kick", 2)], [strike_card("Duck", strike.DODGE)])
    t.does_all("play Kick Kurt", "play Duck Ira")
    assert t.measure("a.hand") == 1
    t.is_quiet()
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5 strength:0", [hide(1), blow("Kick", 2)], [hide(1)])
    t.does("play Kick Kurt")
    assert (t.who(), t.asks) == ("b", "prevent")
    assert t.clauses("play Hide 11 Kurt 0", by="a") == ["damage.prevent.one-at-a-time"]
    t.passes()
    t.is_quiet()


@editions
@proves("damage.aggravated.preventable")
def test_aggravated_damage_can_be_prevented(edition: str) -> None:
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5 strength:0", [blow("Claw", 1, strike.AGGRAVATED)], [hide(1)])
    t.does_all("play Claw Kurt", "play Hide 11 Ira")
    assert t.happened("prevented", card=t["Ira"], ordinary=0, aggravated=1)
    assert (t.measure("Ira.blood"), t.region("Ira")) == (5, "ready")
    t.is_quiet()


@since_2011
@proves("damage.mixed.prevention-order-free")
@pytest.mark.parametrize(("choice", "blood", "region"), [("prevent 1", 3, "ready"), ("prevent 0", 4, "torpor")])
def test_prevention_may_be_used_on_the_aggravated_points_first(
    edition: str, choice: str, blood: int, region: str
) -> None:
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5 strength:0", [mixed(2, 1)], [hide(1)])
    t.does_all("play Mixed 2 1 Kurt", "play Hide 11 Ira")
    assert t.asks == "prevent-aggravated"
    t.does(choice)
    assert (t.measure("Ira.blood"), t.region("Ira")) == (blood, region)
    t.is_quiet()


@editions
def test_what_prevents_damage_that_is_not_aggravated_leaves_the_aggravated(edition: str) -> None:
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5 strength:0", [mixed(2, 1)], [hide(5, aggravated=False)])
    t.does_all("play Mixed 2 1 Kurt", "play Hide 50 Ira")
    assert t.happened("prevented", ordinary=2, aggravated=0)
    assert (t.measure("Ira.blood"), t.region("Ira")) == (5, "torpor")
    t.is_quiet()


@editions
def test_unpreventable_damage_is_not_prevented(edition: str) -> None:
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [blow("Burn", 2, strike.UNPREVENTABLE)], [hide(5)])
    t.does("play Burn Kurt")
    assert t.measure("b.hand") == 1
    assert t.measure("Ira.blood") == 3
    t.is_quiet()


@editions
def test_a_retainer_may_prevent_damage_to_its_employer_once_each_combat(edition: str) -> None:
    guard = retainer("Bodyguard", 1, ability(hurt.prevent_(1, base.BEARER, each="combat"), when=windows.PREVENT))
    press = card("Give Chase", fight.press_(), when=windows.PRESS)
    t = fight_of(edition, "Kurt 5/5", ("Ira 5/5", [guard]), [press])
    t.does("use Bodyguard Ira", by="b")
    t.does("play Give Chase Kurt", by="a")
    assert [told["number"] for told in t.told("round")] == [1, 2]
    assert len(t.told("prevented")) == 1
    assert (t.measure("Kurt.blood"), t.measure("Ira.blood")) == (3, 4)
    t.is_quiet()


@editions
def test_a_vampires_own_text_may_prevent_damage_each_round(edition: str) -> None:
    tough = vampire(
        "Tough One",
        5,
        definition=Definition(0, abilities=(ability(hurt.prevent_(1, each="round"), when=windows.PREVENT),)),
    )
    t = fight_of(edition, "Kurt 5/5 strength:3", tough)
    t.does("use Tough One", by="b")
    assert t.measure("Tough One.blood") == 3
    t.is_quiet()


SHIELD = made_up(
    "Shield",
    faces.ALLY,
    life=2,
    definition=definition(
        say.ability(
            say.PREVENT,
            say.prevent(1, say.all_(say.FIGHTING, say.MINE)),
            cost=say.burn(say.CARD),
            by=say.BY_METHUSELAH,
        )
    ),
)
BLAST = made_up(
    "Blast",
    faces.COMBAT,
    definition=definition(
        say.strike("", say.special(), say.hits(say.inflict(1, say.all_(say.MINION, say.IN_PLAY, ~say.MINE))))
    ),
)


@editions
@proves("damage.inflict.unprevented")
def test_a_victim_that_is_burned_while_damage_is_prevented_suffers_none(edition: str) -> None:
    """A blast hurts all minions of b. The ally that gives its life for Oskar is gone when the damage is inflicted."""
    t = position(
        seat(ready=["Mira 5/5 strength:0"], hand=[BLAST]),
        seat(ready=["Oskar 3/4", SHIELD, "Otto 2/4"]),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    t.passes_until("strike")
    t.does("play Blast Mira")
    shield = t["Shield"]
    assert (t.who(), t.asks) == ("b", "prevent")
    t.does("use Shield")
    assert t.region("Shield") == "ash-heap"
    t.goes_on()
    assert shield not in [told["card"] for told in t.told("inflicted")]
    assert (t.measure("Oskar.blood"), t.measure("Otto.blood")) == (3, 1)
