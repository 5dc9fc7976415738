"""Rare phrases of vampires about actions, moments and combat: each is played."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.model.facts import named
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.rules.costs import blood_cost, pool_cost
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander

STEEL = "Anarchist Uprising"


def bled_and_blocked(t: Table, name: str) -> None:
    t.does(f"bleed {name}")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")


def aims(t: Table, name: str, target: str, *refused: str) -> None:
    """The vampire's own action, at that target; none of those refused is one."""
    t.does(f"use {name} {name}")
    for other in refused:
        assert not t.offers(f"target {other}"), other
    if t.asks == "target":
        t.does(f"target {target}")


# -- numbers -----------------------------------------------------------------------------------------------------------


def test_intercept_against_camarilla_vampires_of_those_with_gehenna_cards() -> None:
    for sect, event, n in (("Camarilla", True, 1), ("Camarilla", False, 0), ("Sabbat", True, 0)):
        t = position(
            seat(ready=[f"Mira 4/8 sect:{sect}"], play=["Anthelios, The Red Star"] if event else []),
            seat(ready=["Céleste Lamontagne"]),
            bystander(),
        )
        t.does("bleed Mira")
        assert stats.intercept(t.g, t["Céleste Lamontagne"]) == n


def test_a_second_justicar_costs_anastasz_a_vote() -> None:
    for other, n in ((["Oskar 9/9 sect:Camarilla justicar"], 2), (["Oskar 9/9 sect:Camarilla prince"], 3)):
        t = position(seat(ready=["Anastasz di Zagreb"]), seat(ready=other), bystander())
        assert stats.votes(t.g, t["Anastasz di Zagreb"]) == n


@pytest.mark.parametrize(("region", "votes"), [("ready", 3), ("torpor", 1)])
def test_the_edge_is_worth_more_while_nkule_is_ready(region: str, votes: int) -> None:
    mine = ["Nkule Galadima"]
    t = position(
        seat(
            edge=True,
            ready=["Mira 4/8", *(mine if region == "ready" else [])],
            torpor=[] if region == "ready" else mine,
            hand=[STEEL],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does(f"play {STEEL} Mira")
    t.passes_until("polling")
    with t.changes("referendum.favour", votes):
        t.does("burn-edge for")


def test_bleeds_of_malkavians_cost_more_and_get_stealth_while_tryphosa_is_ready() -> None:
    for clan, ready, stealth, blood in (("Malkavian", True, 1, 1), ("Malkavian", False, 0, 0), ("Ventrue", True, 0, 0)):
        hers = {"ready" if ready else "torpor": ["Tryphosa"]}
        t = position(seat(ready=[f"Mira 4/8 clan:{clan}"]), seat(**hers), bystander())  # type: ignore[arg-type]
        with t.changes("Mira.blood", -blood), t.changes("b.pool", -1):
            t.does("bleed Mira")
            assert stats.stealth(t.g, t["Mira"]) == stealth
            t.goes_on()
        t.is_quiet()


def test_tariq_has_a_smaller_capacity_in_play() -> None:
    t = position(seat(ready=["Tariq, The Silent (G2) blood:3"]), seat(), bystander())
    tariq = t["Tariq, The Silent"]
    assert stats.capacity(t.g, tariq) == t.g.face[tariq].capacity - 4


def test_what_cards_cost_them() -> None:
    """The printed costs and, beside them, what these vampires pay."""
    for name, card, mode, extra in (
        ("Antoinette DuChamp", "Blur", 0, 0),
        ("Antoinette DuChamp", "Sideslip", 0, 1),
        ("Magdelena Schaefer", "Theft of Vitae", 0, 1),
        ("Magdelena Schaefer", "Rutor's Hand", 0, 0),
    ):
        t = position(seat(ready=[name], hand=[card]), seat(), bystander())
        printed = t.g.face[t[card]].blood
        assert blood_cost(t.g, t[card], mode, t[name]) == printed + extra, (name, card)


def test_strike_cards_cost_the_one_who_fights_djeneba_more() -> None:
    """With the dodge he burns no blood for her strike, but one for the card."""
    t = position(seat(ready=["Oskar 6/8"], hand=["Dodge"]), seat(ready=["Djeneba"]), bystander())
    t.does("bleed Oskar")
    t.passes_until_offered("block Djeneba")
    t.does("block Djeneba")
    with t.changes("Oskar.blood", -1), t.unchanged(*BYSTANDER):
        t.does("play Dodge Oskar", by="a")
        t.goes_on()
    t.is_quiet()


def test_master_cards_on_walker_cost_his_methuselah_more() -> None:
    t = position(seat(ready=["Walker Grimes", "Mira 4/8"], hand=["Blood Doll"]), seat(), bystander(), phase="master")
    doll, walker = t["Blood Doll"], t["Walker Grimes"]
    assert pool_cost(t.g, doll, 0, named(0), [walker]) == pool_cost(t.g, doll, 0, named(0), [t["Mira"]]) + 1


# -- what they cannot have ---------------------------------------------------------------------------------------------


@rules_on("Beast, The Leatherface of Detroit", "LSJ 20050315")
def test_the_beast_has_neither_equipment_nor_retainers() -> None:
    name = "Beast, The Leatherface of Detroit"
    t = position(
        seat(ready=[name, "Mira 4/8"], hand=["Laptop Computer", "J. S. Simmons, Esq."]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
    )
    assert t.offers("play Laptop Computer Mira")
    assert not t.offers(f"play Laptop Computer {name}")
    assert t.offers("play J. S. Simmons, Esq. Mira")
    assert not t.offers(f"play J. S. Simmons, Esq. {name}")
    assert t.offers(f"use {name} {name}")


# -- actions -----------------------------------------------------------------------------------------------------------


@rules_on("Annazir", "ANK 20220615", "LSJ 20090324")
def test_annazir_burns_a_location_or_steals_an_equipment() -> None:
    t = position(
        seat(ready=["Annazir"]),
        seat(ready=[("Oskar 2/4", ["Laptop Computer"])], play=["Academic Hunting Ground"]),
        bystander(),
    )
    aims(t, "Annazir", "Laptop Computer")
    t.goes_on()
    assert t.g.host[t["Laptop Computer"]] == t["Annazir"]
    assert t.region("Academic Hunting Ground") == "play"
    t.g.unlock(t["Annazir"])
    assert not t.offers("use Annazir Annazir")  # the same action
    t = position(seat(ready=["Annazir"]), seat(play=["Academic Hunting Ground"]), bystander())
    aims(t, "Annazir", "Academic Hunting Ground")
    t.goes_on()
    assert t.region("Academic Hunting Ground") == "ash-heap"
    t.is_quiet()


def test_xipe_totec_steals_allies_and_retainers() -> None:
    t = position(seat(ready=["Xipe Totec"]), seat(ready=[("Oskar 2/4", ["J. S. Simmons, Esq."])]), bystander())
    with t.changes("Xipe Totec.blood", -1):
        aims(t, "Xipe Totec", "J. S. Simmons, Esq.")
        t.goes_on()
    assert t.g.host[t["J. S. Simmons, Esq."]] == t["Xipe Totec"]
    t = position(seat(ready=["Xipe Totec"]), seat(ready=["War Ghoul"]), bystander())
    aims(t, "Xipe Totec", "War Ghoul")
    t.goes_on()
    assert t.g.controller[t["War Ghoul"]] == 0
    t.is_quiet()


def test_seraphina_heals_allies_no_further_than_their_starting_life() -> None:
    for who, life, gained in (("War Ghoul blood:2", "War Ghoul", 1), ("Mira 1/8", "Mira", 2), ("Mira 8/8", "Mira", 0)):
        t = position(seat(ready=["Seraphina", who]), seat(), bystander())
        if gained or who.startswith("War"):
            aims(t, "Seraphina", life)
            before = t.measure(f"{life}.blood")
            t.goes_on()
            full = t.g.face[t[life]].life if life == "War Ghoul" else 8
            assert t.measure(f"{life}.blood") == min(before + 2, full)
    t.is_quiet()


def test_leila_takes_an_anarch_without_blood_to_the_sabbat() -> None:
    t = position(
        seat(ready=["Leila Monroe"]), seat(ready=["Oskar 0/4 sect:Anarch", "Anja 1/4 sect:Anarch"]), bystander()
    )
    aims(t, "Leila Monroe", "Oskar", "Anja")
    t.goes_on()
    assert stats.sect(t.g, t["Oskar"]) == "Sabbat"
    t.is_quiet()


@rules_on("Le Dinh Tho", "PIB 20121031")
def test_le_dinh_tho_discards_a_card_that_he_has_seen() -> None:
    """The replacement is not shown to him."""
    t = position(
        seat(ready=["Le Dinh Tho"]),
        seat(hand=["Blank Page"] * 6 + ["Laptop Computer"], library=["Dodge"]),
        bystander(),
    )
    with t.unchanged("b.hand", "c.hand", "c.pool"):
        aims(t, "Le Dinh Tho", "b")
        while t.asks != "pick":
            t.passes()
        t.does("pick Laptop Computer", by="a")
        t.goes_on()
    assert t.region("Laptop Computer") == "ash-heap"
    assert t.region("Dodge") == "hand"
    assert not t.g.knows[t["Dodge"]] & 1
    t.is_quiet()


def test_malgorzata_gives_up_one_vampire_for_another() -> None:
    t = position(seat(ready=["Malgorzata"], uncontrolled=["Anja 0/5", "Vito 0/5"]), seat(), bystander())
    aims(t, "Malgorzata", "Anja")
    t.goes_on()
    assert (t.region("Anja"), t.measure("Vito.blood")) == ("removed", 4)
    t.is_quiet()
    alone = position(seat(ready=["Malgorzata"], uncontrolled=["Anja 0/5"]), seat(), bystander())
    assert not alone.offers("use Malgorzata Malgorzata")


def test_tobias_makes_a_bishop() -> None:
    t = position(
        seat(ready=["Tobias Smith", "Mira 6/6 sect:Sabbat", "Anja 5/5 sect:Sabbat", "Vito 7/7 sect:Camarilla"]),
        seat(ready=["Oskar 6/6 sect:Sabbat"]),
        bystander(),
    )
    aims(t, "Tobias Smith", "Mira", "Anja", "Vito", "Oskar", "Tobias Smith")
    t.goes_on()
    assert stats.title(t.g, t["Mira"]) == "bishop"


def test_jaroslav_hurts_each_sabbat_vampire_of_his_prey() -> None:
    t = position(
        seat(ready=["Jaroslav Pascek"]),
        seat(ready=["Oskar 3/4 sect:Sabbat", "Anja 3/4 sect:Sabbat", "Vito 3/4 sect:Camarilla"]),
        seat(ready=["Vera 3/4 sect:Sabbat"], hand=["Blank Page"]),
    )
    with t.changes("Oskar.blood", -1), t.changes("Anja.blood", -1), t.unchanged("Vito.blood", "Vera.blood", "c.pool"):
        t.does("use Jaroslav Pascek Jaroslav Pascek")
        t.goes_on()
    t.is_quiet()


def test_eurayle_unlocks_more_stealthily_at_home() -> None:
    for mine, stealth in ((True, 2), (False, 0)):
        a, b = (["Mira 2/4 locked"], []) if mine else ([], ["Mira 2/4 locked"])
        t = position(seat(ready=["Eurayle Gelasia Mylonas", *a]), seat(ready=["Oskar 2/4", *b]), bystander())
        aims(t, "Eurayle Gelasia Mylonas", "Mira")
        assert stats.stealth(t.g, t["Eurayle Gelasia Mylonas"]) == stealth
        t.goes_on()
        assert not t.g.locked[t["Mira"]]


@rules_on("Undele", "LSJ 20100129")
def test_undele_calls_for_two_minion_cards() -> None:
    t = position(
        seat(ready=["Undele", "Mira 4/8 votes:2"], ash_heap=["Dodge", "Blur", "Blood Doll"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does("use Undele Undele")
    t.passes_until("terms")
    t.does("target Dodge")
    if t.asks == "terms":
        t.does("target Blur")
    t.passes_until("polling")
    t.does("vote Mira for")
    t.goes_on()
    assert (t.region("Dodge"), t.region("Blur"), t.region("Blood Doll")) == ("hand", "hand", "ash-heap")
    few = position(seat(ready=["Undele"], ash_heap=["Dodge", "Blood Doll"]), seat(), bystander())
    assert not few.offers("use Undele Undele")  # there are no two to name
