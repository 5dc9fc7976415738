"""The effects of a definition, numbered: what it asks has a slot, and nodes may be shared by several definitions."""

from __future__ import annotations

import pytest

from praxis.effects.work import Program
from praxis.vtes.cards.language import BLOOD, MINE, POOL, READY, SEAT, VAMPIRE, burn, pick


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
