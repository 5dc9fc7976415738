"""Equipment cards: H."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import acts, does
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import acting, bystander, editions, in_editions

# -- Hand of Conrad ---------------------------------------------------------------------------------------------------


@editions
def test_the_hand_of_conrad_brings_a_vampire_back_uncontrolled(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Hand of Conrad"])], ash_heap=["Dodge", "Anson"]),
        seat(),
        bystander(),
        edition=edition,
    )
    acts(t, "use Hand of Conrad Mira -1")
    assert (t.region("Anson"), t.measure("Anson.blood")) == ("uncontrolled", 0)


@editions
@ruled_alike(
    "card played",
    [("Hand of Conrad", "Immortal Grapple"), ("Drum of Xipe Totec", "Blur")],
    "RTR 20010710",
)
def test_who_cannot_use_his_equipment_has_no_discipline_of_it(card: str, played: str, edition: str) -> None:
    for beast in (False, True):
        t = position(
            seat(ready=["Mira 4/8 ani"], hand=["Drawing Out the Beast"]),
            seat(ready=[("Oskar 4/8", [card])], hand=[played]),
            bystander(),
            edition=edition,
        )
        does(t, "bleed Mira", "block Oskar", *(["play Drawing Out the Beast Mira 0"] if beast else []))
        before = len(t.asked)
        while t.asks not in t.quiet:
            t.does("strike hand" if t.asks == "strike" else "pass")
        assert t.ever_offered(f"play {played} Oskar", before) is not beast
        assert card == "Hand of Conrad" or t.ever_offered(f"use {card}", before) is not beast
    t.is_quiet()


# -- Hawg -------------------------------------------------------------------------------------------------------------


@editions
def test_a_hawg_presses_each_combat(edition: str) -> None:
    t = position(seat(ready=[("Mira 6/8", ["Hawg"])]), seat(ready=["Oskar 6/8"]), bystander(), edition=edition)
    acts(t, "bleed Mira", "block Oskar", "use Hawg Mira -1")
    assert len(t.told("round")) == 2
    assert t.measure("Oskar.blood") == 4


# -- Heart of Nizchetus -----------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("n", [1, 3])
def test_the_heart_of_nizchetus_exchanges_cards_of_the_hand(n: int, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["Heart of Nizchetus"])], hand=["Dodge"] * 7, library=9),
        seat(hand=["Dodge"] * 7, library=9),
        bystander(),
        edition=edition,
        phase="unlock",
    )
    with t.unchanged("b.hand", "c.hand"):
        t.does("use Heart of Nizchetus")
        shown = t.game.decision_view(1)
        assert shown is not None
        assert (shown.seat, shown.kind) == (0, "amount"), "everybody sees who chooses, and what"
        t.does(f"amount {n}")
        assert t.measure("a.hand") == 7 + n
        for at in range(n):
            name = "Dodge" if at == 0 else f"Dodge#{at + 1}"
            t.does(f"pick {name}")
    assert (t.measure("a.hand"), len(t.g.library(0))) == (7, 9)
    assert [t.region(name) for name in ("Dodge", "Dodge#4")] == ["library", "hand"]
    assert t["Dodge"] in t.g.library(0)[:n]  # at the bottom
    assert not t.offers("use Heart of Nizchetus")


@in_editions("bearer may", [("ready", True), ("torpor", False)])
def test_the_heart_of_nizchetus_beats_for_a_ready_bearer(edition: str, bearer: str, may: bool) -> None:
    who = [("Mira 4/8", ["Heart of Nizchetus"])]
    t = position(
        seat(ready=who if may else ["Ines 2/4"], torpor=[] if may else who, hand=["Dodge"] * 7, library=9),
        seat(),
        bystander(),
        edition=edition,
        phase="unlock",
    )
    assert t.offers("use Heart of Nizchetus") is may


# -- Helicopter -------------------------------------------------------------------------------------------------------


@editions
@rules_on("Helicopter", "LSJ 20100119")
def test_a_helicopter_lets_a_minion_rise_after_a_success(edition: str) -> None:
    t = acting("Helicopter", edition=edition)
    acts(t, "play Helicopter Mira 0")
    assert t.measure("Helicopter.locked") == 1
    t = position(seat(ready=[("Mira 6/8", ["Helicopter"]), "Ines 2/4"]), seat(), bystander(), edition=edition)
    acts(t, "bleed Ines")
    assert not t.ever_offered("use Helicopter")
    acts(t, "bleed Mira", "use Helicopter")
    assert (t.measure("Mira.locked"), t.measure("Helicopter.locked")) == (0, 1)
    t = position(seat(ready=[("Mira 6/8", ["Helicopter"])]), seat(ready=["Oskar 4/8"]), bystander(), edition=edition)
    acts(t, "bleed Mira", "block Oskar")
    assert not t.ever_offered("use Helicopter")
