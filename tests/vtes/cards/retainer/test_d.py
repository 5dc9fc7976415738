"""Retainer cards: D."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import RETAINER, STRIKES_CHOSEN, combat, definition, equip, trait
from praxis.vtes.definitions.shapes.combat import in_hand
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import to_the_end, until
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.gear_tables import begins_to_fight
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, fighting, in_editions

# -- Dog Pack ---------------------------------------------------------------------------------------------------------


@editions
def test_nobody_ends_a_combat_with_whom_a_dog_pack_serves(edition: str) -> None:
    t = fighting(
        "Majesty", who="pre", answers=["Majesty", "Dodge"], other="Oskar 6/8 pre", on_mira=["Dog Pack"], edition=edition
    )
    on_to(t, "strike")
    assert t.offers("play Majesty Mira")  # her own may
    t.does("strike hand")
    assert t.offers("play Dodge Oskar")
    assert not t.offers("play Majesty Oskar")


@rules_on("Dog Pack", "ANK 20190412")
@pytest.mark.parametrize("comes", [True, False])
def test_a_pack_that_comes_late_keeps_a_strike_from_ending_the_combat(comes: bool) -> None:
    call = made_up(
        "Call",
        faces.COMBAT,
        definition=definition(combat("", equip(in_hand(RETAINER, trait("animal"))), when=STRIKES_CHOSEN)),
    )
    t = begins_to_fight("Mira 6/8 clan:Gangrel", [call, "Dog Pack"], "Oskar 6/8 pre", ["Majesty"])
    until(t, "play Majesty Oskar")
    t.does("play Majesty Oskar 0", by="b")
    until(t, "play Call Mira")
    t.does("play Call Mira" if comes else "pass", by="a")
    to_the_end(t)
    assert t.measure("Oskar.blood") == (4 if comes else 5)  # a blood for his card, and one by the hand of Mira
    t.is_quiet()


# -- Dread Mastiff ----------------------------------------------------------------------------------------------------


@in_editions("mode has", [(0, False), (1, True)])
def test_a_dread_mastiff_gives_a_press_if_it_was_employed_at_superior(edition: str, mode: int, has: bool) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Dread Mastiff"])]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        edition=edition,
    )
    t.g.versions[t["Dread Mastiff"]] = mode
    t.does_all("bleed Mira", "block Oskar")
    on_to(t, "press")
    assert t.offers("use Dread Mastiff Mira -1") is has
