"""Damage that is not prevented: vampires heal, are wounded or burned; allies and retainers lose life."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.rules import strike
from tests.vtes.rules.combat.fights import blow, card, editions, fight_of, leap, retainer, since_2011, until_2012
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import combat as fight
from tests.vtes.shorthand import damage as hurt
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand.base import Definition


def struck(edition: str, victim: str, ordinary: int, aggravated: int) -> Table:
    """A victim that does not strike back takes damage."""
    both = card(f"Mixed Blow {ordinary} {aggravated}", fight.mixed(ordinary, aggravated))
    t = fight_of(edition, "Mira 5/5", f"{victim} strength:0", [both])
    t.does(f"play Mixed Blow {ordinary} {aggravated} Mira")
    t.is_quiet()
    return t


@editions
@pytest.mark.parametrize(
    ("blood", "ordinary", "aggravated", "left", "where"),
    [
        pytest.param(
            4, 3, 0, 1, "ready", marks=proves("damage.heal.one-blood-per-point", "damage.inflict.victim-type")
        ),
        pytest.param(2, 2, 0, 0, "ready", marks=proves("damage.heal.may-empty")),
        pytest.param(1, 2, 0, 0, "torpor", marks=proves("damage.heal.partial-then-wounded", "torpor.enter.unhealed")),
        pytest.param(1, 0, 1, 1, "torpor", marks=proves("damage.aggravated.wounds", "damage.aggravated.cannot-heal")),
        pytest.param(2, 0, 3, 0, "torpor", marks=proves("damage.aggravated.wounded-pays-blood")),
        pytest.param(1, 0, 3, 0, "ash-heap", marks=proves("damage.aggravated.wounded-burns")),
        pytest.param(
            1, 2, 1, 0, "ash-heap", marks=proves("damage.mixed.ordinary-first", "damage.aggravated.wounded-burns")
        ),
        pytest.param(3, 2, 1, 1, "torpor", marks=proves("damage.mixed.ordinary-first", "damage.aggravated.wounds")),
    ],
)
def test_damage_to_a_vampire(edition: str, blood: int, ordinary: int, aggravated: int, left: int, where: str) -> None:
    """Among them Krid (1 blood, 1 aggravated), Milo (2 blood, 3 aggravated) and Barth (1 blood, 2 and 1) of 2011 and
    2012, who are Lupo, Royce and Nik in 2000 and Nassir, Tamoszius and Ryan in 2023."""
    t = struck(edition, f"Victim {blood}/5", ordinary, aggravated)
    assert (t.region("Victim"), t.measure("Victim.blood")) == (where, left)


@editions
@proves("damage.wounded.definition", "damage.wounded.torpor-after-all")
@proves("damage.aggravated.straight-to-ash-heap", editions="2011 2012 2023")
@proves("damage.aggravated.not-diablerie", editions="2000 2011 2012")
def test_the_wounded_fall_when_all_damage_is_dealt_with_and_the_burned_never_see_torpor(edition: str) -> None:
    t = struck(edition, "Victim 1/5", 2, 1)
    assert not t.told("torpor")
    assert t.happened("burned", card=t["Victim"], clause="damage.aggravated.wounded-burns")
    assert not t.told("diablerie")
    assert not t.told("referendum")
    t = struck(edition, "Victim 3/5", 1, 2)
    # 1 healed, 1 wounds, 1 burned against destruction: all of it before he falls.
    kinds = [(event.kind, event.fields.get("clause")) for event in t.story if event.kind in ("blood", "torpor")]
    assert kinds == [
        ("blood", "damage.heal.one-blood-per-point"),
        ("blood", "damage.aggravated.wounded-pays-blood"),
        ("torpor", "torpor.enter.unhealed"),
    ]
    assert t.measure("Victim.blood") == 1


def flames(aggravated: bool) -> Face:
    """An action that burns a minion, ready or in torpor."""
    mode = build.action(
        "", hurt.inflict_(2, base.TARGET, aggravated), target=choose.minions(choose.FOREIGN, ready=False)
    )
    return made_up(f"Set Fire {aggravated:d}", faces.ACTION, definition=Definition(0, (mode,)))


@until_2012
@pytest.mark.parametrize(("blood", "left", "where"), [(3, 1, "torpor"), (2, 0, "torpor"), (1, 0, "ash-heap")])
@proves("damage.aggravated.in-torpor", "damage.wounded.definition")
def test_a_vampire_in_torpor_is_wounded_and_pays_for_every_aggravated_point(
    edition: str, blood: int, left: int, where: str
) -> None:
    t = position(seat(ready=["Mira 5/5"], hand=[flames(True)]), seat(torpor=[f"Victim {blood}/5"]), edition=edition)
    t.does("play Set Fire 1 Mira")
    t.goes_on()
    assert (t.region("Victim"), t.measure("Victim.blood")) == (where, left)
    t.is_quiet()


@editions
@pytest.mark.parametrize(("blood", "left"), [(3, 1), (1, 0)])
@proves("damage.inflict.any-source")
def test_ordinary_damage_in_torpor_is_healed_and_does_nothing_more(edition: str, blood: int, left: int) -> None:
    t = position(seat(ready=["Mira 5/5"], hand=[flames(False)]), seat(torpor=[f"Victim {blood}/5"]), edition=edition)
    t.does("play Set Fire 0 Mira")
    t.goes_on()
    assert (t.region("Victim"), t.measure("Victim.blood")) == ("torpor", left)
    t.is_quiet()


@editions
@proves("damage.inflict.any-source", "damage.inflict.victim-type")
@pytest.mark.parametrize(
    ("victim", "left", "where"),
    [("Victim 5/5", 3, "ready"), ("Victim ally 3", 1, "ready"), ("Victim ally 2", 0, "ash-heap")],
)
def test_damage_from_something_else_than_a_strike_costs_blood_or_life_too(
    edition: str, victim: str, left: int, where: str
) -> None:
    t = position(seat(ready=["Mira 5/5"], hand=[flames(False)]), seat(ready=[victim]), edition=edition)
    t.does("play Set Fire 0 Mira")
    t.goes_on()
    assert (t.measure("Victim.blood"), t.region("Victim")) == (left, where)
    t.is_quiet()


@editions
@pytest.mark.parametrize(("ordinary", "aggravated"), [(2, 0), (0, 2), (1, 1)])
@proves("damage.nonvampire.life-per-point", "damage.nonvampire.aggravated-as-ordinary", "damage.inflict.victim-type")
def test_every_point_costs_an_ally_one_life_aggravated_or_not(edition: str, ordinary: int, aggravated: int) -> None:
    t = struck(edition, "Thugs ally 3", ordinary, aggravated)
    assert (t.measure("Thugs.blood"), t.region("Thugs")) == (1, "ready")


@editions
@pytest.mark.parametrize(("ordinary", "aggravated"), [(3, 0), (0, 4)])
@proves("damage.nonvampire.last-life-burned")
def test_an_ally_that_loses_its_last_life_is_burned(edition: str, ordinary: int, aggravated: int) -> None:
    t = struck(edition, "Thugs ally 3", ordinary, aggravated)
    assert t.region("Thugs") == "ash-heap"
    assert t.happened("burned", card=t["Thugs"], clause="damage.nonvampire.last-life-burned")


@editions
@pytest.mark.parametrize(
    ("flags", "life", "where"), [(0, 3, "attached"), (strike.AGGRAVATED, 3, "attached"), (0, 2, "ash-heap")]
)
@proves("damage.nonvampire.life-per-point", "damage.nonvampire.aggravated-as-ordinary")
@proves("damage.nonvampire.last-life-burned")
def test_every_point_costs_a_retainer_one_life_and_without_any_it_is_burned(
    edition: str, flags: int, life: int, where: str
) -> None:
    t = fight_of(
        edition,
        "Kurt 5/5",
        ("Ira 5/5", [retainer(f"Dog {life}", life)]),
        [leap(), blow(f"Shot {flags}", 2, strike.RANGED | flags)],
    )
    t.does_all("play Leap Far Kurt", f"play Shot {flags} Kurt", f"at Dog {life}")
    assert t.region(f"Dog {life}") == where
    assert t.told("inflicted")[0]["card"] == t[f"Dog {life}"]
    t.is_quiet()


@since_2011
@proves("damage.wounded.torpor-after-all")
def test_two_who_wound_each_other_both_go_to_torpor_after_all_is_dealt_with(edition: str) -> None:
    t = fight_of(edition, "Kurt 1/5", "Ira 1/5", [blow("Kick", 2)], [blow("Claw", 1, strike.AGGRAVATED)])
    t.does_all("play Kick Kurt", "play Claw Ira")
    kinds = [event.kind for event in t.story if event.kind in ("inflicted", "torpor")]
    assert kinds == ["inflicted", "inflicted", "torpor", "torpor"]
    assert (t.measure("Kurt.blood"), t.measure("Ira.blood")) == (1, 0)
    t.is_quiet()


@editions
def test_a_vampire_sent_to_torpor_in_combat_keeps_what_is_on_him(edition: str) -> None:
    t = fight_of(edition, "Kurt 5/5", ("Ira 1/5", [retainer("Old Dog", 1)]), [blow("Kick", 2)])
    t.does("play Kick Kurt")
    assert t.g.host[t["Old Dog"]] == t["Ira"]
    assert t.region("Ira") == "torpor"
    t.is_quiet()
