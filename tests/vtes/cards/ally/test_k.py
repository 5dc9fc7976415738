"""Ally cards: K."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import acts
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.tables import BYSTANDER, bystander, editions

# -- Kherebutu --------------------------------------------------------------------------------------------------------


@editions
def test_kherebutu_takes_a_young_tremere_with_him(edition: str) -> None:
    t = position(
        seat(ready=["Kherebutu"]),
        seat(ready=["Oskar 2/4 clan:Tremere", "Kin 2/5 clan:Tremere", "Alien 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("use Kherebutu Kherebutu -1")
    acts(t)
    assert (t.region("Oskar"), t.region("Kin"), t.region("Alien")) == ("ash-heap", "ready", "ready")
    assert t.g.ready(0) == []


# -- The Knights ------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "bleed", "strength", "stealth"),
    [
        ("The Knights", 0, 2, 0),
        ("Loyal Street Gang", 0, 1, 0),
        ("Political Ally", 3, 0, 0),
        ("Gypsies", 1, 1, 1),
        ("The Slashers", 0, 0, 0),
        ("Procurer", 0, 1, 0),
        ("Carlton Van Wyk", 0, 0, 0),
        ("Vagabond Mystic", 0, 0, 0),
        ("Double Deuce", 1, 1, 1),
        ("Thadius Zho", 2, 0, 0),
        ("47th Street Royals", 0, 1, 0),
        ("City Star Taxi", 0, 0, 0),
        ("Screamer", 1, 1, 0),
        ("Mylan Horseed", 1, 0, 0),
        ("Leonardo, Mortician", 0, 1, 0),
        ("Gregory Winter", 1, 1, 0),
        ("Impundulu", 0, 1, 0),
        ("Young Bloods", 0, 2, 0),
        ("Saatet-ta", 1, 2, 0),
        ("Aggressive Corpse", 0, 2, 0),
        ("Freakish Conglomeration", 1, 3, 0),
        ("Fiorella, Empty One", 1, 1, 0),
        ("Heartrender", 1, 1, 0),
    ],
)
def test_an_ally_has_its_printed_numbers(card: str, bleed: int, strength: int, stealth: int, edition: str) -> None:
    t = position(seat(ready=[card]), seat(ready=["Oskar 4/6"]), bystander(), edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does(f"bleed {card}")
        t.does("block Oskar", by="b")
        on_to(t)
    told = t.told("blocked") or t.told("block-failed")
    assert told[0]["stealth"] == stealth
    assert t.measure("b.pool") == (30 - bleed if stealth else 30)
    assert t.measure("Oskar.blood") == (4 if stealth else 4 - strength)
    t.is_quiet()
