"""Rulings on action modifiers that are played as the action is announced."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, path_for

AS_ANNOUNCED = [
    # card, words, mode
    ("Stealth Ritus", "sect:Sabbat", 0),
    ("Squirrel Balance", "cel", 0),
    ("Virtuosa", "MEL", 3),
    ("Recurring Contemplation", "pre", 0),
    ("Memory Rift", "obf sect:Anarch", 1),
    ("Ni Dieu ni Maître", "for sect:Anarch", 1),
    ("Gang Tactics", "clan:Nosferatu-antitribu", 0),
    ("Nightshades", "obt", 0),
    ("The Sleeping Mind", "DOM", 1),
    ("Dominant Personality", "POT", 2),
    ("Seeds of Terror", "obf", 0),
    ("Strange Day", "sect:Laibon", 0),
    ("Mantle of the Moon", "clan:Ravnos", 0),
    ("Stiff Contempt", "clan:Samedi", 0),
    ("Day Operation", "for", 0),
    ("Deed the Heart's Desire", "qui", 0),
    ("Consign to Oblivion", "obl", 0),
    ("Serenading the Kami", "tha", 0),
]


@rules_on("Stealth Ritus", "ANK 20190425", "ANK 20181208")
@rules_on("Squirrel Balance", "ANK 20190425", "ANK 20181208")
@rules_on("Virtuosa", "ANK 20190425", "ANK 20181208")
@rules_on("Recurring Contemplation", "ANK 20190425", "ANK 20181208")
@rules_on("Memory Rift", "ANK 20190425", "ANK 20181208")
@rules_on("Ni Dieu ni Maître", "ANK 20190425", "ANK 20181208")
@rules_on("Gang Tactics", "ANK 20190425", "ANK 20181208")
@rules_on("Nightshades", "ANK 20190425", "ANK 20181208")
@rules_on("The Sleeping Mind", "ANK 20190425", "ANK 20181208")
@rules_on("Dominant Personality", "ANK 20190425", "ANK 20181208")
@rules_on("Seeds of Terror", "ANK 20190425", "ANK 20181208")
@rules_on("Strange Day", "ANK 20190425", "ANK 20181208")
@rules_on("Mantle of the Moon", "ANK 20190425", "ANK 20181208")
@rules_on("Stiff Contempt", "ANK 20190425", "ANK 20181208")
@rules_on("Day Operation", "ANK 20190425", "ANK 20181208")
@rules_on("Deed the Heart's Desire", "ANK 20190425", "ANK 20181208")
@rules_on("Consign to Oblivion", "ANK 20190425", "ANK 20181208")
@rules_on("Serenading the Kami", "ANK 20190425", "ANK 20181208")
@pytest.mark.parametrize(("card", "words", "mode"), AS_ANNOUNCED)
@pytest.mark.parametrize("waits", [False, True])
def test_it_comes_after_the_draw_and_before_the_other_modifiers(card: str, words: str, mode: int, waits: bool) -> None:
    """The action card is replaced first. Then it can be played; not any more once another modifier can be."""
    t = position(
        seat(
            ready=[f"Mira 6/8 {words} dom {path_for(card)}".strip(), "Ilse 4/5 sect:Sabbat"],
            hand=[card, "Govern the Unaligned", "Conditioning", *["Blank Page"] * 4],
            library=5,
        ),
        seat(ready=["Oskar 2/4", "Olga 2/4 locked", "Brute ally 2"]),
        bystander(),
    )
    t.does("play Govern the Unaligned Mira 0")
    assert (t.asks, t.who(), t.measure("a.hand")) == ("announced", "a", 7)
    assert not t.offers("play Conditioning Mira 0")
    assert t.offers(f"play {card} Mira {mode}")
    if waits:
        t.does("pass", by="a")
        since = len(t.asked)
        t.goes_on()
        assert t.ever_offered("play Conditioning Mira 0", since)
        assert not t.ever_offered(f"play {card} Mira {mode}", since)
    else:
        t.does(f"play {card} Mira {mode}", by="a")
        assert t.region(card) != "hand"
        assert t.measure("a.hand") in (6, 7)  # a target may be to choose before it is replaced
    assert t.region("Govern the Unaligned") != "hand"
