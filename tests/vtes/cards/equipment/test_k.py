"""Equipment cards: K."""

from __future__ import annotations

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import acts
from tests.vtes.cards.combat_tables import fights_on, on_to
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, fighting, in_editions, since_2011

# -- Karavalanisha Vrana ----------------------------------------------------------------------------------------------


@editions
def test_karavalanisha_vrana_helps_the_young_and_makes_tricks_cheap(edition: str) -> None:
    card = "Karavalanisha Vrana"
    t = position(
        seat(
            ready=[("Mira 6/8 clan:Ravnos CHI", [card])], uncontrolled=["Young 0/4 clan:Ravnos", "Old 0/9 clan:Ravnos"]
        ),
        seat(),
        bystander(),
        edition=edition,
    )
    with t.changes("Mira.blood", -1), t.changes("Young.blood", 2):
        acts(t, f"use {card} Mira -1")
    assert t.told("action")[0]["stealth"] == 1


# -- Kduva's Mask -----------------------------------------------------------------------------------------------------


@since_2011
def test_kduvas_mask_serves_a_laibon(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8 sect:Laibon", ["Kduva's Mask"]), "Ines 2/4"]),
        seat(ready=["Oskar 6/8 AUS"], hand=["Enhanced Senses"]),
        bystander(),
        edition=edition,
    )
    assert (stats.bleed(t.g, t["Mira"]), stats.votes(t.g, t["Mira"])) == (2, 2)
    t.does("hunt Mira")
    acts(t, "block Oskar", "play Enhanced Senses Oskar 0")
    assert t.measure("Oskar.blood") == 6 - 1 - 1  # the card, and Mira's hand
    t = position(
        seat(ready=[("Mira 6/8 sect:Laibon", ["Kduva's Mask"]), "Ines 2/4"]),
        seat(ready=["Oskar 6/8 AUS"], hand=["Enhanced Senses"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Ines")
    acts(t, "block Oskar", "play Enhanced Senses Oskar 0")
    assert t.measure("Oskar.blood") == 5
    t = position(seat(ready=[("Mira 6/8", ["Kduva's Mask"])]), seat(), bystander(), edition=edition)
    assert (stats.bleed(t.g, t["Mira"]), stats.votes(t.g, t["Mira"])) == (1, 0)


# -- Kevlar Vest ------------------------------------------------------------------------------------------------------


@in_editions("gun left", [(True, 6), (False, 5)])
def test_a_kevlar_vest_is_best_against_guns(edition: str, gun: bool, left: int) -> None:
    t = fighting(on_mira=["Kevlar Vest"], on_other=[".44 Magnum"], other="Oskar 6/8 strength:2", edition=edition)
    on_to(t, "strike")
    t.does("use .44 Magnum Oskar -1" if gun else "strike hand", by="b")
    on_to(t, "prevent")
    assert t.offers("use Kevlar Vest Mira -1") is gun
    t.does(f"use Kevlar Vest Mira {-1 if gun else -2}", by="a")
    assert not t.offers("use Kevlar Vest Mira")
    on_to(t)
    assert t.measure("Mira.blood") == left
    t.is_quiet()


@rules_on("Kevlar Vest", "LSJ 20081210")
@editions
def test_a_kevlar_vest_prevents_one_damage_of_each_of_two_shots(edition: str) -> None:
    t = fighting(
        answers=["Blur"],
        on_mira=["Kevlar Vest"],
        on_other=["Saturday-Night Special"],
        other="Oskar 6/8 cel",
        edition=edition,
    )
    for number in (-1, -3):
        on_to(t, "strike", "additional")
        if t.asks == "additional":
            t.does("play Blur Oskar 0", by="b")
        t.does("use Saturday-Night Special Oskar -1", by="b")
        on_to(t, "prevent")
        t.does(f"use Kevlar Vest Mira {number}", by="a")
    on_to(t)
    assert t.measure("Mira.blood") == 6


@editions
@rules_on("Kevlar Vest", "RTR 20041202", "ANK 20200318")
def test_a_vest_keeps_what_it_need_not_prevent_at_once_for_guns(edition: str) -> None:
    """It can prevent 2 of guns; of another strike it prevents 1 and no more."""
    t = position(seat(ready=[("Mira 6/8", ["Kevlar Vest"])]), seat(ready=["High Top"]), bystander(), edition=edition)
    t.does_all("bleed Mira", "block High Top")
    fights_on(t, "use Kevlar Vest Mira -2")
    assert t.measure("Mira.blood") == 5
