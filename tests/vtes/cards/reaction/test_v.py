"""Reaction cards: V."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_tables import before
from tests.vtes.cards.answering import answers, to_the_end, until
from tests.vtes.cards.combat_tables import on_to, to_long
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, in_editions

# -- Veiled Sight -----------------------------------------------------------------------------------------------------


@in_editions("words mode", [("chi", 0), ("CHI", 1)])
def test_veiled_sight_takes_all_stealth(edition: str, words: str, mode: int) -> None:
    t = before("Veiled Sight", who=words, actor="Mira 4/8 stealth:2", edition=edition)
    until(t, "block Oskar")
    assert not t.ever_offered("play Veiled Sight")
    t.does("block Oskar")
    until(t, "play Veiled Sight")
    t.does(f"play Veiled Sight Oskar {mode}", by="b")
    on_to(t, "strike", "influence")
    assert t.told("blocked")
    if mode:
        assert t.offers("use Veiled Sight Oskar")
    to_the_end(t)


@rules_on("Veiled Sight", "ANK 20200607")
def test_a_veiled_sight_waits_for_the_acting_methuselah() -> None:
    t = position(
        seat(
            ready=["Mira 4/8 stealth:2 obf", "Ines 2/4"],
            hand=["Lost in Crowds"],
            play=["The Slaughterhouse"],
            library=9,
        ),
        seat(ready=["Oskar 4/8 chi"], hand=["Veiled Sight"]),
        bystander(),
    )
    t.does("bleed Mira")
    answers(t, "block Oskar")
    assert (t.who(), t.offers("play Veiled Sight")) == ("a", False)
    t.passes()
    assert t.who() == "b"
    t.does("play Veiled Sight Oskar 0", by="b")
    assert t.measure("Mira.stealth") == 0
    to_the_end(t)
    t.is_quiet()


@rules_on("Veiled Sight", "RTR 20010711", "TOM 19951215-2")
@pytest.mark.parametrize(("blood", "long", "stolen"), [(0, False, 0), (3, False, 1), (3, True, 0)])
def test_the_strike_of_veiled_sight_steals_nothing_from_afar(blood: int, long: bool, stolen: int) -> None:
    """A hunt has the stealth that the card takes away; who has no blood can still be struck with it."""
    t = position(
        seat(ready=[f"Mira {blood}/8 strength:0"], hand=["Fake Out"]),
        seat(ready=["Oskar 4/8 CHI"], hand=["Veiled Sight"]),
        bystander(),
    )
    if blood:
        t.does("hunt Mira")  # without blood she must, and does
    for text in ("block Oskar", "play Veiled Sight Oskar 1"):
        until(t, text)
        t.does(text)
    if long:
        to_long(t)
    while not t.offers("use Veiled Sight Oskar"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    t.does("use Veiled Sight Oskar", by="b")
    on_to(t)
    cost = t.g.face[t["Veiled Sight"]].blood
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (blood - stolen, 4 - cost + stolen)


# -- Visions of Zapathasura -------------------------------------------------------------------------------------------


@rules_on("Visions of Zapathasura", "LSJ 20010702")
@editions
def test_who_is_locked_while_he_attempts_to_block_fails(edition: str) -> None:
    """Ruling on Visions of Zapathasura and others: unless he woke earlier during the action."""
    t = position(
        seat(ready=["Mira 4/8 obf stealth:1"], hand=["Lost in Crowds"]),
        seat(ready=["Oskar 4/8 OBF PRE intercept:1"], hand=["Visions of Zapathasura"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.passes_until_offered("play Visions of Zapathasura Oskar 1")
    t.does("play Visions of Zapathasura Oskar 1", by="b")
    t.goes_on()
    assert t.told("block-failed")
    assert t.measure("b.pool") == 30  # and the bleed was for nothing
    t.is_quiet()
