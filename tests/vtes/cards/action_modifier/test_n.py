"""Action Modifier cards: N."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import to_the_end, until
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import acting, bystander, editions, in_editions

# -- Neutral Guard ----------------------------------------------------------------------------------------------------


@rules_on("Neutral Guard", "ANK 20180720")
@in_editions("words mode", [("for", 0), ("obe", 1), ("OBE", 2)])
def test_a_neutral_guard_keeps_others_off(edition: str, words: str, mode: int) -> None:
    t = acting("Neutral Guard", who=words, against=["Oskar 4/9" if mode < 2 else "Oskar 4/5"], edition=edition)
    t.does("bleed Mira")
    t.does(f"play Neutral Guard Mira {mode}", by="a")
    assert t.measure("Mira.blood") == 3
    if mode == 2:
        asked = len(t.asked)
        to_the_end(t)
        assert not t.ever_offered("block Oskar", since=asked)
        return
    until(t, "block Oskar")
    t.does("block Oskar")
    to_the_end(t)
    assert t.measure("Oskar.blood") == (4 - 1 - 1 if mode == 0 else 4)
    assert t.told("range")[0]["range"] == ("close" if mode == 0 else "long")
    t.is_quiet()


# -- Ni Dieu ni Maître ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("words", "mode"), [("ani", 0), ("for", 1), ("vic", 2), ("ani for vic", 6)])
def test_neither_god_nor_master(words: str, mode: int) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words} sect:Anarch"], hand=["Ni Dieu ni Maître"]),
        seat(ready=["Oskar 4/8"], hand=["Fake Out"]),
        bystander(),
    )
    t.does("bleed Mira")
    t.does(f"play Ni Dieu ni Maître Mira {mode}", by="a")
    until(t, "block Oskar")
    t.does("block Oskar")
    asked = len(t.asked)
    to_the_end(t)
    assert t.ever_offered("play Fake Out", since=asked) is ("ani" not in words)
    lost = (1 if "for" in words else 0) + (2 if "vic" in words else 1)
    assert t.measure("Oskar.blood") == 4 - lost


# -- Nightshades ------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("words", "mode"), [("obt", 0), ("OBT", 1)])
def test_nightshades_take_intercept_from_one(edition: str, words: str, mode: int) -> None:
    t = acting("Nightshades", who=words, against=["Oskar 3/4 intercept:1", "Elder 5/9"], edition=edition)
    t.does("bleed Mira")
    t.does(f"play Nightshades Mira {mode}", by="a")
    assert not t.offers("target Elder")
    t.does("target Oskar")
    assert t.measure("Oskar.intercept") == 0
    t.goes_on()
    t.is_quiet()


@editions
def test_nightshades_at_superior_fall_on_who_attempts_to_block(edition: str) -> None:
    for words, offered in (("obt", False), ("OBT", True)):
        t = acting("Nightshades", who=words, against=["Oskar 3/4"], edition=edition)
        t.does("bleed Mira")
        t.passes_until_offered("block Oskar")
        before = len(t.asked)
        t.does("block Oskar", by="b")
        assert t.ever_offered("play Nightshades", before) is offered
