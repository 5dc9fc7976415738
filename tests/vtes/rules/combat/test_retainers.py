"""Retainers in their employer's combat."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import windows
from praxis.vtes.model.face import made_up
from praxis.vtes.rules import strike
from tests.vtes.rules.combat.fights import (
    Called,
    ability,
    blow,
    chase,
    editions,
    fight_of,
    leap,
    retainer,
    until_2012,
)
from tests.vtes.shorthand import base
from tests.vtes.shorthand import damage as hurt
from tests.vtes.shorthand.base import Definition, as_mode

SHOT = blow("Shot", 1, strike.RANGED)


@editions
@proves("combat.retainer.not-harmed")
def test_retainers_are_not_harmed_by_what_hits_their_employer(edition: str) -> None:
    t = fight_of(edition, "Kurt 5/5", ("Ira 1/5", [retainer("Old Dog", 2)]), [blow("Kick", 3)])
    t.does("play Kick Kurt")
    assert t.region("Ira") == "torpor"
    assert (t.measure("Old Dog.blood"), t.g.host[t["Old Dog"]]) == (2, t["Ira"])
    t.is_quiet()


@editions
@proves("combat.retainer.target-instead", "combat.retainer.announce-target")
def test_a_strike_may_be_aimed_at_a_retainer_as_it_is_announced(edition: str) -> None:
    t = fight_of(
        edition,
        "Kurt 5/5",
        ("Ira 5/5", [retainer("Old Dog", 2), retainer("Grey Cat", 1)]),
        [leap(), SHOT],
        [blow("Bite", 1)],
    )
    t.does_all("play Leap Far Kurt", "play Shot Kurt")
    assert (t.who(), t.asks) == ("a", "at")
    assert t.options() == [f"at {t[name]}" for name in ("Ira", "Old Dog", "Grey Cat")]
    t.does("at Grey Cat")
    assert t.happened("strike", minion=t["Kurt"], at=t["Grey Cat"])
    assert t.asks == "strike"  # only now does Ira choose
    t.does("strike hand", by="b")
    assert t.region("Grey Cat") == "ash-heap"
    assert (t.measure("Ira.blood"), t.measure("Old Dog.blood")) == (5, 2)
    t.is_quiet()


@editions
@proves("combat.retainer.long-range-only")
def test_at_close_range_no_retainer_can_be_struck(edition: str) -> None:
    t = fight_of(edition, "Kurt 5/5", ("Ira 5/5", [retainer("Old Dog", 2)]), [SHOT], [blow("Bite", 1)])
    t.does("play Shot Kurt")
    assert (t.who(), t.asks) == ("b", "strike")  # Kurt was not asked where to shoot
    assert t.clauses("at Old Dog", by="a") == ["combat.retainer.long-range-only"]
    t.does("strike hand")
    assert (t.measure("Ira.blood"), t.measure("Old Dog.blood")) == (4, 2)
    t.is_quiet()


@until_2012
@proves("combat.retainer.long-effective-strike")
def test_only_a_strike_that_works_at_long_range_can_be_aimed_at_a_retainer(edition: str) -> None:
    t = fight_of(
        edition, "Kurt 5/5", ("Ira 5/5", [retainer("Old Dog", 2)]), [leap(), blow("Kick", 2)], [blow("Bite", 1)]
    )
    t.does_all("play Leap Far Kurt", "play Kick Kurt")
    assert (t.who(), t.asks) == ("b", "strike")
    assert t.clauses("at Old Dog", by="a") == ["combat.retainer.long-effective-strike"]
    t.does("strike hand")
    assert (t.measure("Ira.blood"), t.measure("Old Dog.blood")) == (5, 2)
    t.is_quiet()


@editions
@proves("combat.retainer.damage-unpreventable", editions="2000 2011")
@proves("damage.prevent.minions-only", editions="2000")
def test_damage_of_a_strike_aimed_at_a_retainer_can_be_prevented_since_2012(edition: str) -> None:
    armoured = retainer("Armoured Dog", 3, ability(hurt.prevent_(1, base.CARD), when=windows.PREVENT))
    t = fight_of(edition, "Kurt 5/5", ("Ira 5/5", [armoured]), [leap(), blow("Shots", 2, strike.RANGED), chase()])
    t.does_all("play Leap Far Kurt", "play Shots Kurt", "at Armoured Dog")
    if edition in ("2012", "2023"):
        t.does("use Armoured Dog", by="b")
        assert t.happened("prevented", card=t["Armoured Dog"], ordinary=1)
        t.passes()
    assert t.asks == "press"
    assert t.measure("Armoured Dog.blood") == (2 if edition in ("2012", "2023") else 1)
    t.passes()
    t.is_quiet()


@editions
@proves("damage.prevent.minions-only", "combat.retainer.damage-unpreventable")
def test_other_damage_to_a_retainer_can_be_prevented_but_not_by_the_book_of_2000(edition: str) -> None:
    armoured = retainer("Armoured Dog", 3, ability(hurt.prevent_(1, base.CARD, each="combat"), when=windows.PREVENT))
    mode = as_mode(
        (hurt.inflict_(2, base.TARGET),), windows.BEFORE_RANGE, base.BY_COMBATANT, target=Called("Armoured Dog")
    )
    sting = made_up("Sting The Dog", faces.COMBAT, definition=Definition(0, (mode,)))
    t = fight_of(edition, "Kurt 5/5", ("Ira 5/5", [armoured]), [sting, chase()])
    t.does("play Sting The Dog Kurt")
    if edition != "2000":
        t.does("use Armoured Dog", by="b")
    assert t.asks == "press"
    assert t.measure("Armoured Dog.blood") == (1 if edition == "2000" else 2)
    t.passes()
    t.is_quiet()


@editions
@proves("combat.retainer.recovers-life")
@pytest.mark.parametrize("damage", [1, 2])
def test_a_retainer_that_survives_the_combat_recovers_by_the_book_of_2000_only(edition: str, damage: int) -> None:
    t = fight_of(
        edition,
        "Kurt 5/5",
        ("Ira 5/5", [retainer("Old Dog", 2)]),
        [leap(), blow(f"Shot {damage}", damage, strike.RANGED), chase()],
    )
    t.does_all("play Leap Far Kurt", f"play Shot {damage} Kurt", "at Old Dog")
    assert t.asks == "press"
    if damage == 2:
        assert t.region("Old Dog") == "ash-heap"
        t.passes()
    else:
        assert t.measure("Old Dog.blood") == 1  # not before the end of the combat
        t.passes()
        assert t.measure("Old Dog.blood") == (2 if edition == "2000" else 1)
        assert t.happened("blood", card=t["Old Dog"], change=1) == (edition == "2000")
    t.is_quiet()
