"""Reaction cards: H."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_tables import before
from tests.vtes.cards.answering import to_the_end, until
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import in_editions

# -- Hard Case --------------------------------------------------------------------------------------------------------


@rules_on("Hard Case", "ANK 20190708")
@in_editions("words mode", [("for", 0), ("FOR", 1)])
def test_a_hard_case_cancels_the_combat(edition: str, words: str, mode: int) -> None:
    t = before("Hard Case", who=words, actor="Mira 4/5", on_actor=[".44 Magnum"], edition=edition)
    until(t, "block Oskar")
    t.does("block Oskar")
    t.does(f"play Hard Case Oskar {mode}", by="b")
    to_the_end(t)
    assert (t.told("combat"), t.measure("Oskar.locked"), t.measure("Oskar.blood")) == ([], 1, 3)
    assert t.region(".44 Magnum") == ("ash-heap" if mode else "attached")
    t.is_quiet()


# -- Hide the Heart ---------------------------------------------------------------------------------------------------


@in_editions("pays", [(True,), (False,)])
@pytest.mark.parametrize(("card", "words", "mode", "price", "act"), [("Hide the Heart", "val", 1, 1, "bleed Mira")])
def test_the_action_fails_unless_blood_is_burned(
    edition: str, pays: bool, card: str, words: str, mode: int, price: int, act: str
) -> None:
    t = before(card, who=words, act=act, edition=edition)
    until(t, f"play {card} Oskar {mode}")
    t.does(f"play {card} Oskar {mode}", by="b")
    t.does("yes" if pays else "no", by="a")
    to_the_end(t)
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == ((29, 4 - price) if pays else (30, 4))
    t.is_quiet()


@rules_on("Hide the Heart", "LSJ 20050216")
def test_an_ally_cannot_pay_for_the_heart() -> None:
    t = before("Hide the Heart", "Hide the Heart", who="val", actor="Mira ally 3 bleed:1")
    until(t, "play Hide the Heart Oskar 1")
    t.does("play Hide the Heart Oskar 1", by="b")
    to_the_end(t)
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == (30, 3)


@rules_on("Hide the Heart", "ANK 20230817", "ANK 20200607")
@pytest.mark.parametrize("locked", [True, False])
def test_who_helps_another_against_a_bleed_locks_for_it(locked: bool) -> None:
    """Vera woke: she is locked, so she cannot lock for it."""
    t = position(
        seat(ready=["Mira 4/8 bleed:3"]),
        seat(ready=["Oskar 4/8"]),
        seat(ready=[f"Vera 4/8 VAL {'locked' if locked else ''}".strip()], hand=["Hide the Heart", "On the Qui Vive"]),
    )
    t.does("bleed Mira")
    if locked:
        until(t, "play On the Qui Vive Vera 0")
        t.does("play On the Qui Vive Vera 0", by="c")
    while t.asks not in t.quiet and not t.offers("play Hide the Heart Vera 3"):
        t.answer("pass")
    assert t.offers("play Hide the Heart Vera 3") is not locked
    if not locked:
        t.does("play Hide the Heart Vera 3", by="c")
        t.goes_on()
        assert (t.measure("b.pool"), t.measure("Vera.locked")) == (29, 1)
