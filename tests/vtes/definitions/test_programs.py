"""The effects of a definition, numbered: what it asks has a slot, and nodes may be shared by several definitions."""

from __future__ import annotations

import pytest

from praxis.effects.work import Program
from praxis.vtes.definitions.build import definition
from praxis.vtes.definitions.language import (
    BLOOD,
    HAND,
    MINE,
    MINION,
    MOVED,
    NOT_FULL,
    POOL,
    PREY,
    READY,
    SEAT,
    VAMPIRE,
    YOU,
    a,
    action,
    burn,
    gain,
    in_,
    lock,
    master,
    of,
    pick,
    put,
    up_to,
)
from praxis.vtes.model.face import ACTION, MASTER, made_up
from praxis.vtes.model.regions import ASH_HEAP
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.tables import editions


def test_a_question_keeps_its_slot_in_every_definition_that_shares_it() -> None:
    shared = burn(1, BLOOD, pick(VAMPIRE, READY, MINE))
    first, second = Program(), Program()
    first.add((shared,))
    second.add((shared, shared))
    for program in (first, second):
        assert list(program.asked) == [0]
        assert [question.slot for question in program.asked.values()] == [0]


def test_a_shared_question_cannot_stand_beside_another_one() -> None:
    """Its slot is taken there: the first definition would be asked something else."""
    shared = burn(1, BLOOD, pick(VAMPIRE, READY, MINE))
    Program().add((shared,))
    other = Program()
    other.add((burn(1, POOL, pick(SEAT)),))
    with pytest.raises(ValueError, match="write it anew"):
        other.add((shared,))


@editions
def test_what_is_chosen_only_as_a_card_resolves_is_not_judged_before(edition: str) -> None:
    """A target named as the card is played must be able to take the blood; one that is picked later need not."""
    named = definition(master(gain(1, BLOOD, a(VAMPIRE, READY, MINE, NOT_FULL))))
    picked = definition(master(gain(1, BLOOD, pick(VAMPIRE, READY, MINE))))
    cards = [made_up(name, MASTER, definition=what) for name, what in (("Named", named), ("Picked", picked))]
    t = position(seat(ready=["Mira 5/5", "Ira 4/4"], hand=cards), seat(), edition=edition, phase="master")
    assert not t.offers("play Named")
    t.does("play Picked")
    t.does("pick Ira")
    assert (t.measure("Mira.blood"), t.measure("Ira.blood")) == (5, 4)
    t.is_quiet()


@editions
@pytest.mark.parametrize(("discipline", "offered"), [("pre", False), ("obf", True)])
def test_what_an_action_of_some_disciplines_cannot_target_its_effect_does_not_choose(
    edition: str, discipline: str, offered: bool
) -> None:
    """The corpse is no target of actions that require Presence."""
    does = definition(action(discipline, lock(pick(MINION, READY, of(PREY)))))
    call = made_up("Call", ACTION, definition=does)
    t = position(
        seat(ready=[f"Mira 3/5 {discipline}"], hand=[call]),
        seat(ready=["Oskar 2/4", "Olga 2/4", "Aggressive Corpse"]),
        edition=edition,
    )
    t.does("play Call Mira 0")
    t.passes_until("pick")
    assert t.offers("pick Aggressive Corpse") is offered
    t.does("pick Oskar")
    assert (t.measure("Oskar.locked"), t.measure("Aggressive Corpse.locked")) == (1, 0)
    t.goes_on()
    t.is_quiet()


@editions
@pytest.mark.parametrize("moved", [0, 1, 2])
def test_a_card_counts_the_cards_that_it_has_put_somewhere(edition: str, moved: int) -> None:
    dig = definition(master(put(up_to(2, in_(ASH_HEAP), MINE), HAND), gain(MOVED, POOL, YOU)))
    t = position(
        seat(hand=[made_up("Dig", MASTER, definition=dig)], ash_heap=["Blank Page", "Blank Page"], pool=10),
        seat(),
        edition=edition,
        phase="master",
    )
    t.does("play Dig")
    for name in ("Blank Page", "Blank Page#2")[:moved]:
        t.does(f"pick {name}")
    t.passes() if moved < 2 else None
    assert (t.measure("a.pool"), t.measure("a.hand")) == (10 + moved, moved)
