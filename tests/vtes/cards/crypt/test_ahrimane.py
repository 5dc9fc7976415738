"""Crypt cards: Ahrimane."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import answers, until
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions

# -- Helen Fairchild --------------------------------------------------------------------------------------------------


@rules_on("Helen Fairchild", "LSJ 20050315")
@pytest.mark.parametrize("card", ["Laptop Computer", "Palatial Estate", "Gran Madre di Dio, Italy"])
def test_helen_equips_only_with_what_is_a_location_in_play(card: str) -> None:
    me = "Helen Fairchild"
    t = position(seat(ready=[me, "Mira 4/8"], hand=[card]), seat(ready=["Oskar 4/8"]), bystander())
    assert t.offers(f"play {card} Mira")
    assert t.offers(f"play {card} {me}") is (card != "Laptop Computer")
    if card != "Laptop Computer":
        t.does(f"play {card} {me}")
        t.goes_on()
        assert t.g.host[t[card]] == t[me]
        t.is_quiet()


@rules_on("Helen Fairchild", "LSJ 20010210")
@pytest.mark.parametrize("who", ["Helen Fairchild", "Mira 4/8 cel spi"])
def test_helen_does_not_strike_to_steal_equipment(who: str) -> None:
    name = who.split(" 4/")[0]
    t = position(
        seat(ready=[who], hand=["Snatch"]),
        seat(ready=[("Oskar 4/8", ["Laptop Computer"])]),
        bystander(),
        cards={"Snatch": "combat, strike steal-equipment"},
    )
    t.does(f"bleed {name}")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on_to(t)
    assert t.ever_offered(f"play Snatch {name}") is (name == "Mira")


# -- Howler -----------------------------------------------------------------------------------------------------------


@editions
def test_howler_uses_no_weapon(edition: str) -> None:
    for name, offered in (("Howler", False), ("Mira 8/8", True)):
        me = name.split(" 8/8")[0]
        t = position(
            seat(ready=[(name, ["Saturday-Night Special"])]),
            seat(ready=["Oskar 6/8"], hand=["Dodge"]),
            bystander(),
            edition=edition,
        )
        t.does(f"bleed {me}")
        t.passes_until_offered("block Oskar")
        t.does("block Oskar")
        while t.asks not in t.quiet:
            t.goes_by("strike")
        assert t.ever_offered(f"use Saturday-Night Special {me}") is offered


@rules_on("Howler", "LSJ 20100321")
@pytest.mark.parametrize("who", ["Howler", "Mira 6/8"])
def test_howler_has_weapons_and_does_not_use_them(who: str) -> None:
    name = who.split()[0]
    t = position(seat(ready=[who], hand=[".44 Magnum"]), seat(ready=["Oskar 6/8"]), bystander())
    t.does(f"play .44 Magnum {name}")
    t.goes_on()
    assert t.g.host[t[".44 Magnum"]] == t[name]
    t = position(seat(ready=[(who, [".44 Magnum"])]), seat(ready=["Oskar 6/8"]), bystander())
    t.does(f"bleed {name}")
    answers(t, "block Oskar")
    since = len(t.asked)
    on_to(t)
    assert t.ever_offered("use .44 Magnum", since) is (name == "Mira")
    t.is_quiet()


# -- Nettie Hale ------------------------------------------------------------------------------------------------------


@editions
def test_nettie_employs_and_recruits_in_secret(edition: str) -> None:
    for card, stealth in (("Raven Spy", 2), ("Carlton Van Wyk", 2)):
        t = position(seat(ready=["Nettie Hale"], hand=[card]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
        t.does(f"play {card} Nettie Hale")
        assert stats.stealth(t.g, t["Nettie Hale"]) == stealth
    t = position(seat(ready=["Nettie Hale"]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    t.does("bleed Nettie Hale")
    assert stats.stealth(t.g, t["Nettie Hale"]) == 0
