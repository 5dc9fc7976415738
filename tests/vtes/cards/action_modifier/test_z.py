"""Action Modifier cards: Z."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_modifier_tables import met_by_oskar
from tests.vtes.cards.answering import to_the_end, until
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import acting, bystander, in_editions

# -- Zephyr -----------------------------------------------------------------------------------------------------------


@rules_on("Zephyr", "PIB 20150915", "LSJ 19981028")
@pytest.mark.parametrize("first", [True, False])
def test_a_zephyr_comes_before_or_after_a_freak_drive(first: bool) -> None:
    t = position(
        seat(ready=["Mira 6/8 FOR CEL"], hand=["Zephyr", "Freak Drive"]), seat(ready=["Oskar 6/8"]), bystander()
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on_to(t, "failed")
    plays = ["play Zephyr Mira 0", "play Freak Drive Mira 1"]
    for play in plays if first else plays[::-1]:
        t.does(play, by="a")
    t.goes_on()
    t.is_quiet()


@rules_on("Zephyr", "ANK 20220218")
@rules_on("CrimethInc.", "LSJ 20070411")
def test_an_action_that_comes_to_nothing_has_not_failed() -> None:
    """So no Zephyr can be played; but what follows a success can."""
    t = position(
        seat(ready=["Mira 6/8 qui pro CEL sect:Anarch"], hand=["Principia Discordia", "Zephyr", "CrimethInc."]),
        seat(ready=["Oskar 4/8"]),
        seat(),
    )
    t.does("play Principia Discordia Mira 1")
    t.does("target Oskar", by="a")
    t.g.lock(t["Oskar"])
    with t.unchanged("Oskar.blood"):
        to_the_end(t)
    assert not t.ever_offered("play Zephyr Mira 1")
    assert t.ever_offered("play CrimethInc. Mira 0")


@rules_on("Zephyr", "RTR 20180719", "ANK 20181219")
@in_editions("words mode", [("cel", 0), ("CEL", 1)])
def test_a_zephyr_unlocks_after_an_action_that_failed(edition: str, words: str, mode: int) -> None:
    t = met_by_oskar("Zephyr", who=words, edition=edition)
    until_strikes = 0
    while not t.offers(f"play Zephyr Mira {mode}"):
        until_strikes += 1
        t.does("strike hand" if t.asks == "strike" else "pass")
    t.does(f"play Zephyr Mira {mode}", by="a")
    to_the_end(t)
    assert t.measure("Mira.locked") == (0 if mode else 1)
    while t.g.turn < 21:
        t.answer("pass")
    assert t.measure("Mira.locked") == 0
    t = acting("Zephyr", who=words, edition=edition)
    t.does("bleed Mira")
    to_the_end(t)
    assert not t.ever_offered("play Zephyr")
