"""Schemes that help the minions of whoever played them."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.model.rulings import extra_cost
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import (
    BYSTANDER,
    bystander,
    editions,
    in_phase,
    passes_to,
    since_2011,
)


@since_2011
@pytest.mark.parametrize("baron", [True, False])
def test_carfax_abbey_feeds_two_where_there_is_a_baron(baron: bool, edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5 sect:Anarch", f"Ines 3/5 {'baron:Perth' if baron else 'sect:Anarch'}", "Alien 3/5"],
            play=["Carfax Abbey"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Alien.blood"):
        t.does_all("use Carfax Abbey", "target Mira")
        if baron:
            t.does("pick Ines")
    assert (t.measure("Mira.blood"), t.measure("Ines.blood")) == (4, 4 if baron else 3)


@since_2011
def test_garibaldi_meucci_museum_brings_back_a_card_that_needs_an_anarch(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5 sect:Anarch"],
            play=["Garibaldi-Meucci Museum"],
            hand=["Blank Page"] * 7,
            ash_heap=["The Anarch Free Press", "Misdirection"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "a.hand"):
        t.does("use Garibaldi-Meucci Museum")
        t.answers(*t.options("target")[:1])
    assert (t.region("The Anarch Free Press"), t.region("Misdirection"), t.measure("a.pool")) == (
        "hand",
        "ash-heap",
        29,
    )


@since_2011
@rules_on("Garibaldi-Meucci Museum", "RTR 20001020")
@pytest.mark.parametrize(("sect", "offered"), [("Anarch", True), ("Sabbat", False)])
def test_garibaldi_meucci_museum_parts_anarchs(sect: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 sect:{sect}"]),
        seat(ready=["Oskar 2/4 sect:Anarch"], play=["Garibaldi-Meucci Museum"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for _ in range(20):
        if t.asks == "before-range" or t.told("action-over"):
            break
        t.does("block Oskar")
    assert t.offers("use Garibaldi-Meucci Museum") is offered
    if offered:
        t.does("use Garibaldi-Meucci Museum", by="b")
        with t.unchanged("Mira.blood", "Oskar.blood"):
            t.goes_on()


@since_2011
@pytest.mark.parametrize(("sect", "offered"), [("Anarch", True), ("Camarilla", False)])
def test_club_illusion_sells_bleed_to_any_anarch(sect: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 sect:{sect}"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], play=["Club Illusion"]),
        edition=edition,
    )
    t.does("bleed Mira")
    assert t.offers("use Club Illusion Mira") is offered
    if offered:
        t.does("use Club Illusion Mira", by="a")
        assert not t.offers("use Club Illusion Mira")
        t.goes_on()
        assert (t.measure("b.pool"), t.measure("Mira.blood")) == (28, 2)


@editions
def test_haqims_law_turns_combat_cards_into_bleed(edition: str) -> None:
    card = "Haqim's Law: Retribution"
    t = position(
        seat(ready=["Mira 3/5 clan:Banu-Haqim"], play=[card], hand=["Dodge", "Fake Out", "Blank Page"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for _ in range(9):
        if t.offers(f"use {card}"):
            break
        t.passes()
    t.does(f"use {card} Mira", by="a")
    assert len(t.options("discard")) == 2
    t.does("discard Dodge")
    assert not t.offers(f"use {card} Mira")  # once an action
    t.goes_on()
    assert (t.measure("b.pool"), t.region("Dodge")) == (28, "ash-heap")


@editions
def test_the_cave_of_apples_corrupts_the_younger(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 clan:Ministry", "Alien 3/5"], play=["Cave of Apples"]),
        seat(ready=["Oskar 1/1", "Old 2/9"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("use Cave of Apples Alien")
    t.does("use Cave of Apples Mira")
    assert t.asks != "target"  # Oskar is the only one
    for _ in range(20):
        if t.asks == "may":
            break
        t.passes()
    t.does("yes", by="a")
    assert t.g.controller[t["Oskar"]] == 0


@editions
@rules_on("Toreador Grand Ball", "LSJ 19970814")
def test_the_toreador_grand_ball_frees_one_and_binds_the_other(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 clan:Toreador", "Ines 3/5 clan:Toreador"], hand=["Toreador Grand Ball"]),
        seat(ready=["Oskar 2/4 intercept:3"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does_all("play Toreador Grand Ball", "target Mira")
    assert (t.measure("Ines.locked"), t.measure("Mira.locked")) == (1, 0)
    passes_to(t, "minion")
    t.does("hunt Mira")
    t.goes_on()
    assert not t.ever_offered("block Oskar")
    passes_to(t, "unlock")
    assert (t.measure("Ines.locked"), t.measure("Mira.locked")) == (1, 0)
    passes_to(t, "minion")
    t.does("bleed Mira")
    assert t.ever_offered("block Oskar")


@editions
@pytest.mark.parametrize("block", [True, False])
def test_warsaw_station_unlocks_after_a_success(block: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 clan:Nosferatu"], play=["Warsaw Station"]),
        seat(ready=["Oskar 2/4 intercept:1"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Mira")
    t.does("use Warsaw Station -1 -1", by="a")
    for _ in range(40):
        if t.told("action-over"):
            break
        if block and t.offers("block Oskar"):
            t.does("block Oskar")
        else:
            t.does("strike hand" if t.asks == "strike" else "pass")
    assert (t.measure("Mira.locked"), t.measure("Warsaw Station.locked")) == (int(block), 1)


@editions
def test_warsaw_station_is_burned_to_raise_a_nosferatu(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8"], torpor=["Down 1/4 clan:Nosferatu", "Alien 1/4"], play=["Warsaw Station locked"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use Warsaw Station -1 -2")
    assert (t.region("Down"), t.region("Alien"), t.region("Warsaw Station")) == ("ready", "torpor", "ash-heap")


@editions
def test_ennoias_theater_gives_a_card_or_a_transfer(edition: str) -> None:
    t = in_phase("master", edition, "Ennoia's Theater", hand=["Blank Page"] * 7, library=5)
    t.does("use Ennoia's Theater -1 -1")
    assert (t.measure("a.hand"), stats.hand_size(t.g, 1)) == (8, 7)
    t = in_phase("influence", edition, "Ennoia's Theater", uncontrolled=["Old 0/9"])
    t.does("use Ennoia's Theater -1 -2")
    spent = 0
    while t.asks == "influence" and t.offers("invest Old"):
        t.does("invest Old")
        spent += 1
    assert spent == 5


@editions
def test_mapatano_utando_softens_a_bleed_or_trades_the_edge(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 bleed:2"]),
        seat(ready=["Oskar 2/4"], play=["Mapatano Utando"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for _ in range(9):
        if t.offers("use Mapatano Utando"):
            break
        t.passes()
    t.does("use Mapatano Utando", by="b")
    t.goes_on()
    assert t.measure("b.pool") == 29
    t = in_phase("influence", edition, "Mapatano Utando", uncontrolled=["Old 0/20"], edge=True)
    t.does("use Mapatano Utando -1 -2")
    assert t.g.edge == -1
    spent = 0
    while t.asks == "influence" and t.offers("invest Old"):
        t.does("invest Old")
        spent += 1
    assert spent == 8


@editions
@pytest.mark.parametrize(("way", "who"), [(-1, "clan:Daughter-of-Cacophony"), (-2, "clan:Caitiff")])
def test_paris_opera_house_hides_its_own_or_for_one_of_them_anybody(way: int, who: str, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 {who}", "Diva 3/5 clan:Daughter-of-Cacophony"], play=["Paris Opera House"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    assert t.offers("use Paris Opera House -1 -1") is (way == -1)
    t.does(f"use Paris Opera House -1 {way}", by="a")
    assert t.told("block-failed")[0]["stealth"] == 1
    assert t.measure("Diva.locked") == (way == -2)


@pytest.mark.parametrize("edition", ["2011", "2012"])
def test_the_church_of_vindicated_faith_calls_imbued(edition: str) -> None:
    card = "The Church of Vindicated Faith"
    t = position(
        seat(ready=["Abe 3/3 imbued"], play=[card], uncontrolled=["Ben 0/4 imbued"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Abe")
    for _ in range(20):
        if t.asks == "may":
            break
        t.passes()
    t.does("yes", by="a")
    assert (t.measure("Ben.blood"), t.measure(f"{card}.locked")) == (1, 1)
    t = position(seat(ready=["Mira 3/5"], hand=[card]), seat(), bystander(), phase="master", edition=edition)
    assert not t.offers(f"play {card}")


@editions
@pytest.mark.parametrize(
    ("card", "clan", "code", "spell"),
    [
        ("The Path of Bone", "Giovanni", "nec", "Call of the Hungry Dead"),
        ("The Path of Paradox", "Ravnos", "chi", "Horrid Reality"),
    ],
)
def test_a_path_makes_a_discipline_cheaper_for_a_clan(
    card: str, clan: str, code: str, spell: str, edition: str
) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 clan:{clan} {code}", f"Ines 3/8 {code}"], play=[card], hand=[spell]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert extra_cost(t.g, 1, t["Mira"], t[spell], 0, []) == -1
    assert extra_cost(t.g, 1, t["Ines"], t[spell], 0, []) == 0
