"""Equipment cards: O."""

from __future__ import annotations

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import acts
from tests.vtes.cards.tables import bystander, editions

# -- Orb of Ulain -----------------------------------------------------------------------------------------------------


@editions
def test_the_orb_of_ulain_hides_an_ally(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 6/8 PRE"], hand=["Entrancement"]),
        seat(ready=[("Wolf ally 3", ["Orb of Ulain"]), "Dog ally 3", "Cat ally 3"]),
        bystander(),
        edition=edition,
    )
    t.does("play Entrancement Oskar 1")
    assert (t.offers("target Dog"), t.offers("target Wolf")) == (True, False)
    t = position(
        seat(ready=[("Wolf ally 3 bleed:1", ["Orb of Ulain"])]),
        seat(ready=["Oskar 6/8 AUS"], hand=["Telepathic Misdirection"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Wolf")
    acts(t, "play Telepathic Misdirection Oskar")
    assert t.measure("Oskar.blood") == 6 - t.g.face[t["Telepathic Misdirection"]].blood - 1
