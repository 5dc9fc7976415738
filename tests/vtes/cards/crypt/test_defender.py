"""Crypt cards: Defender."""

from __future__ import annotations

from tests.vtes.cards.imbued_tables import JACK, fight_of
from tests.vtes.cards.tables import since_2011

# -- Jack "Hannibal137" Harmon ----------------------------------------------------------------------------------------


@since_2011
def test_jack_maneuvers_once_in_the_first_round_alone(edition: str) -> None:
    t = fight_of(JACK, edition)
    while not t.offers(f"use {JACK}"):
        t.answer("pass")
    assert t.asks == "maneuver"
    t.does(f"use {JACK}", by="b")
    assert t.told("maneuver")[0]["range"] == "long"
    assert not t.offers(f"use {JACK}")
    assert "card.golden.overrides-rules" in t.clauses(f"use {JACK} {JACK} -1", by="b")
    while not t.told("range"):
        t.answer("pass")
    assert t.told("range")[0]["range"] == "long"
