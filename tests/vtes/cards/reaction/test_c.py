"""Reaction cards: C."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_tables import before
from tests.vtes.cards.answering import answers, to_the_end, until
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, reacting

# -- Camaraderie ------------------------------------------------------------------------------------------------------


@rules_on("Camaraderie", "LSJ 20020609")
@pytest.mark.parametrize("circles", [("", ""), ("The Embrace", "The Embrace")])
def test_who_is_of_no_circle_has_no_brothers(circles: tuple[str, str]) -> None:
    t = position(
        seat(ready=["Mira 4/8 bleed:3"]),
        seat(
            ready=["Oskar 4/8 SAN clan:Blood-Brother", "Olaf 4/8 SAN clan:Blood-Brother"],
            hand=["Camaraderie"],
        ),
        bystander(),
    )
    t.does("bleed Mira")
    to_the_end(t)
    assert t.ever_offered("play Camaraderie Oskar 0")
    assert not t.ever_offered("play Camaraderie Oskar 1")


# -- Car Bomb ---------------------------------------------------------------------------------------------------------


@rules_on("Car Bomb", "PIB 20150820")
@pytest.mark.parametrize("drives", [True, False])
def test_a_car_bomb_goes_off_under_a_vehicle(drives: bool) -> None:
    t = before("Car Bomb", who="sect:Anarch", on_actor=["Sport Bike"] if drives else [])
    assert t.asks == "announced"
    until(t, "play Car Bomb")
    t.does("play Car Bomb Oskar 0", by="b")
    to_the_end(t)
    assert t.measure("Oskar.locked") == 1
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == ((30, 2) if drives else (29, 4))
    assert [told["amount"] for told in t.told("modified")] == ([] if drives else [-1])


@rules_on("Car Bomb", "LSJ 20081105", "ANK 20190425")
def test_a_car_bomb_comes_after_what_the_actor_announces_and_before_all_else() -> None:
    t = position(
        seat(ready=[("Mira 4/8 DOM obf", ["Sport Bike"])], hand=["Seduction", "Lost in Crowds"]),
        seat(ready=["Oskar 4/8 sect:Anarch", "Olga 2/4"], hand=["Car Bomb"]),
        bystander(),
    )
    t.does("bleed Mira")
    assert (t.who(), t.asks, t.offers("play Seduction Mira 1")) == ("a", "announced", True)
    t.does("play Seduction Mira 1", by="a")
    t.does("target Olga")
    until(t, "play Car Bomb Oskar 0")
    assert t.asks == "announced"
    t.answer("pass")
    since = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("play Car Bomb Oskar 0", since)


# -- Cardinal Sin: Insubordination ------------------------------------------------------------------------------------


@editions
def test_insubordination_ends_in_torpor(edition: str) -> None:
    for actor, may in (("Mira 4/8 sect:Sabbat", True), ("Mira 4/8 sect:Camarilla", False)):
        t = before("Cardinal Sin: Insubordination", who="sect:Sabbat title:priscus", actor=actor, edition=edition)
        until(t, "block Oskar")
        t.does("block Oskar")
        on_to(t, "after-combat", "influence")
        assert (t.asks == "after-combat") is may
        if may:
            t.does("play Cardinal Sin: Insubordination Oskar 0", by="b")
            to_the_end(t)
            assert t.region("Mira") == "torpor"


# -- Cats' Guidance ---------------------------------------------------------------------------------------------------


@rules_on("Cats' Guidance", "RTR 19980623")
@editions
def test_cats_guidance_unlocks_the_blocker_after_the_combat(edition: str) -> None:
    t = reacting("Cats' Guidance", who="ani", more=["Olga 2/4 ani locked"], edition=edition)
    card = t["Cats' Guidance"]
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        t.does("block Oskar", by="b")
        assert t.asks == "failed"
        assert t.options("play") == [f"play {card} {t['Oskar']} 0"]
        t.does("play Cats' Guidance Oskar 0", by="b")
    assert (t.measure("Oskar.locked"), t.measure("Olga.locked")) == (0, 1)
    t.is_quiet()


@editions
def test_cats_guidance_is_also_for_who_blocked_awake(edition: str) -> None:
    t = reacting("Cats' Guidance", "On the Qui Vive", who="ani locked", edition=edition)
    t.does("bleed Mira")
    t.does("play On the Qui Vive Oskar", by="b")
    t.does("block Oskar", by="b")
    assert t.asks == "failed"
    t.does("play Cats' Guidance Oskar 0", by="b")
    assert t.measure("Oskar.locked") == 0
    t.is_quiet()


@rules_on("Cats' Guidance", "RBK reaction-cards")
@pytest.mark.parametrize(("blood", "offered"), [(4, True), (0, False)])
def test_a_blocker_in_torpor_follows_no_cats(blood: int, offered: bool) -> None:
    t = position(seat(ready=["Mira 6/8"]), seat(ready=[f"Oskar {blood}/8 ani"], hand=["Cats' Guidance"]), bystander())
    t.does("bleed Mira")
    answers(t, "block Oskar")
    to_the_end(t)
    assert t.region("Oskar") == ("ready" if offered else "torpor")
    assert t.ever_offered("play Cats' Guidance Oskar 0") is offered
    t.is_quiet()
