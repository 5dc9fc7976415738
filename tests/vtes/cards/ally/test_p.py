"""Ally cards: P."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import MINION, UNPREVENTABLE, a, definition, inflict, master
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import acts
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions

# -- Political Ally ---------------------------------------------------------------------------------------------------


def test_cards_of_another_clan_played_as_if() -> None:
    for name, offered in (("Gem Ghastly", True), ("Anvil", False)):
        t = position(seat(ready=[name], hand=["Political Ally"]), seat(ready=["Oskar 4/4"]), bystander())
        assert t.offers(f"play Political Ally {name}") is offered


# -- Ponticulus -------------------------------------------------------------------------------------------------------


@editions
def test_ponticulus_watches_and_does_not_act(edition: str) -> None:
    t = position(seat(ready=["Ponticulus"], hand=[".44 Magnum"]), seat(), bystander(), edition=edition)
    assert not t.offers("bleed Ponticulus")
    assert not t.offers("play .44 Magnum")
    t = position(
        seat(ready=["Mira 4/8 strength:3"]),
        seat(ready=["Ponticulus", "Oskar 2/4 clan:Tremere"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    assert stats.intercept(t.g, t["Ponticulus"]) == 1
    t.does("block Ponticulus", by="b")
    on_to(t)
    assert (t.region("Ponticulus"), t.measure("Ponticulus.blood")) == ("ready", 1)  # only aggravated damage hurts
    for clan, helps in (("Tremere", True), ("Brujah", False)):
        t = position(
            seat(ready=["Mira 4/8"]), seat(ready=["Ponticulus", f"Oskar 2/4 clan:{clan}"]), bystander(), edition=edition
        )
        t.does_all("hunt Mira", "block Oskar")
        assert t.offers("use Ponticulus -1 -1") is helps


def bolt() -> Face:
    return made_up("Bolt", faces.MASTER, definition=definition(master(inflict(1, a(MINION), UNPREVENTABLE))))


@editions
@rules_on("Ponticulus", "LSJ 20010627", "LSJ 20010629", "LSJ 20090304-1")
@rules_on("Tye Cooper", "LSJ 20010627", "LSJ 20010629", "LSJ 20090304-1")
@pytest.mark.parametrize("ally", ["Ponticulus", "Tye Cooper"])
def test_who_is_immune_takes_no_damage_outside_combat_either(ally: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=[bolt()]),
        seat(ready=[ally, "Wolf ally 3"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does_all("play Bolt", f"target {ally}")
    assert (t.region(ally), t.measure(f"{ally}.blood")) == ("ready", 1)


# -- Procurer ---------------------------------------------------------------------------------------------------------


@editions
def test_procurer_feeds_a_ready_vampire_at_two_stealth(edition: str) -> None:
    t = position(
        seat(ready=["Procurer", "Mira 2/4", "Full 4/4"], torpor=["Gone 0/4"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Oskar.blood", "Full.blood"):
        t.does("use Procurer Procurer -1")
        assert not t.offers("target Gone")
        assert not t.offers("target Oskar")
        t.does("target Mira")
        assert t.told("action")[0]["stealth"] == 2
        t.goes_on()
    assert (t.measure("Mira.blood"), t.measure("Procurer.locked")) == (3, 1)
    t.is_quiet()


# -- Puppeteer --------------------------------------------------------------------------------------------------------


@editions
@rules_on("Puppeteer", "LSJ 20010119")
def test_a_puppeteer_borrows_the_weak_for_a_turn(edition: str) -> None:
    t = position(
        seat(ready=["Puppeteer"]), seat(ready=["Oskar 2/4", "Old 2/5", "Wolf ally 2"]), bystander(), edition=edition
    )
    t.does("use Puppeteer Puppeteer -1")
    assert (t.offers("target Oskar"), t.offers("target Wolf"), t.offers("target Old")) == (True, True, False)
    t.does("target Oskar")
    acts(t)
    assert t.word("Oskar.controller") == "a"
    while t.g.turn_span().seat == 0:
        t.passes()
    assert t.word("Oskar.controller") == "b"


@editions
@rules_on("Puppeteer", "ANK 20181110")
def test_who_cannot_return_is_removed(edition: str) -> None:
    t = position(
        seat(ready=["Puppeteer", "Mira 4/8"]),
        seat(pool=1, ready=["Wolf ally 3 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("use Puppeteer Puppeteer -1")
    if t.asks == "target":
        t.does("target Wolf")
    t.goes_on()
    assert t.g.controller[t["Wolf"]] == 0
    t.does("bleed Mira")
    t.goes_on()
    assert t.g.ousted[1] == 1
    for _ in range(30):
        if t.region("Wolf") != "ready":
            break
        t.passes()
    assert t.region("Wolf") == "removed"
