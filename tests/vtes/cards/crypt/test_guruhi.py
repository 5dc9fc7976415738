"""Crypt cards: Guruhi."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import ME, action, definition, gain, unlock
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import to_the_end
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.turn_tables import ONCE, Turns, deeds_of, errands

# -- Eze, The Demon Prince --------------------------------------------------------------------------------------------


@rules_on("Eze, The Demon Prince", "LSJ 20051211")
@pytest.mark.parametrize("first", ["Spring", "Stroll"])
def test_eze_has_unlocked_for_this_turn_even_if_he_was_unlocked_already(first: str) -> None:
    """One action unlocks him by itself, the other does not."""
    me = "Eze, The Demon Prince"
    deeds = {"Spring": (gain(1), unlock(ME)), "Stroll": (gain(1),)}
    cards = [made_up(name, faces.ACTION, definition=definition(action("", *deeds[name]))) for name in deeds]
    t = position(seat(ready=[me, "Ines 2/4"], hand=cards), seat(ready=["Oskar 4/8 locked"]), bystander())
    t.does(f"play {first} {me} 0")
    to_the_end(t)
    assert t.measure(f"{me}.locked") == 0
    t.does(f"bleed {me}")
    to_the_end(t)
    assert (t.measure(f"{me}.locked"), t.measure("b.pool")) == (1, 29)
    t.is_quiet()


@rules_on("Eze, The Demon Prince", ONCE)
def test_eze_unlocks_after_one_action_of_a_turn() -> None:
    who = "Eze, The Demon Prince"
    t = position(seat(ready=[who], hand=errands()), seat(ready=["Oskar 8/8 locked"]), seat(ready=["Vera 8/8"]))
    turns = Turns(t, who, deeds_of(who))
    assert turns.taken == {20: 2, 23: 2}
