"""The effects of a definition, numbered: what it asks has a slot, and nodes may be shared by several definitions."""

from __future__ import annotations

import pytest

from praxis.effects.work import Program
from praxis.vtes.cards.build import definition
from praxis.vtes.cards.language import BLOOD, MINE, NOT_FULL, POOL, READY, SEAT, VAMPIRE, a, burn, gain, master, pick
from praxis.vtes.model.face import MASTER, made_up
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
