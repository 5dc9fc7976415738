"""Combat cards: N."""

from __future__ import annotations

import pytest

from tests.vtes.cards.answering import until
from tests.vtes.cards.combat_tables import on_to, to_long
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import editions, fighting, in_editions

# -- Necrosis ---------------------------------------------------------------------------------------------------------


@rules_on("Necrosis", "ANK 20200517")
@editions
@pytest.mark.parametrize("dodged", [False, True])
def test_necrosis_rots_on_in_the_press_step(edition: str, dodged: bool) -> None:
    t = fighting("Necrosis", who="THN", answers=["Dodge"], edition=edition)
    on_to(t, "strike")
    t.does("play Necrosis Mira 2", by="a")
    t.does("play Dodge Oskar 0" if dodged else "strike hand", by="b")
    on_to(t)
    assert t.measure("Oskar.blood") == (6 if dodged else 6 - 3 - 1)
    t.is_quiet()


@rules_on("Necrosis", "ANK 20201228-2")
def test_an_aim_adds_nothing_to_what_rots_on() -> None:
    t = fighting("Necrosis", "Target Vitals", who="THN", other="Oskar 9/9")
    until(t, "play Target Vitals Mira 0")
    t.does("play Target Vitals Mira 0", by="a")
    if t.asks == "may":
        t.does("no", by="b")
    on_to(t, "strike")
    t.does("play Necrosis Mira 2", by="a")
    on_to(t)
    assert t.measure("Oskar.blood") == 9 - (1 + 2 + 2) - 1
    t.is_quiet()


# -- Nimble Feet ------------------------------------------------------------------------------------------------------


@in_editions("card words mode", [("Nimble Feet", "CEL", 1), ("Torrent", "cel", 0)])
def test_an_additional_strike(edition: str, card: str, words: str, mode: int) -> None:
    t = fighting(card, who=words, edition=edition)
    on_to(t, "additional")
    t.does(f"play {card} Mira {mode}", by="a")
    on_to(t)
    assert t.measure("Oskar.blood") == 4
    t.is_quiet()


# -- No Trace ---------------------------------------------------------------------------------------------------------


@editions
def test_no_trace_at_basic_needs_long_range(edition: str) -> None:
    t = fighting("No Trace", "Fake Out", who="obf", edition=edition)
    on_to(t, "strike")
    assert not t.options("play")
    t = fighting("No Trace", "Fake Out", who="obf", edition=edition)
    to_long(t)
    on_to(t, "strike")
    t.does("play No Trace Mira 0", by="a")
    on_to(t)
    assert t.told("combat-ends")
    t.is_quiet()
