"""Crypt cards: Salubri."""

from __future__ import annotations

import pytest

from praxis.vtes.catalogue import catalogue
from praxis.vtes.definitions.language import action, definition, gain
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Item, position, seat
from tests.vtes.cards.answering import until_offered
from tests.vtes.cards.crypt_tables import TWO_BLEEDS, aims, combat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions
from tests.vtes.cards.turn_tables import ONCE, Turns

# -- Aniel ------------------------------------------------------------------------------------------------------------


def test_aniel_burns_corruption_or_a_disciplines_card() -> None:
    t = position(
        seat(ready=["Aniel"]),
        seat(ready=[("Oskar 2/4", ["Raven Spy", "Laptop Computer"])]),
        bystander(),
        counters=[(2, "corruption", "Oskar", "c")],
    )
    with t.changes("Aniel.blood", -1):
        t.does("use Aniel Aniel")
        assert not t.offers("target Laptop Computer")
        t.does("target Oskar")
        t.goes_on()
    assert t.g.counters_on(t["Oskar"], "corruption", -1) == 1
    t = position(seat(ready=["Aniel"]), seat(ready=[("Oskar 2/4", ["Raven Spy", "Laptop Computer"])]), bystander())
    t.does("use Aniel Aniel")
    t.goes_on()
    assert (t.region("Raven Spy"), t.region("Laptop Computer")) == ("ash-heap", "attached")
    t = position(seat(ready=["Aniel"]), seat(ready=[("Oskar 2/4", ["Laptop Computer"])]), bystander())
    assert not t.offers("use Aniel Aniel")


# -- Djeneba ----------------------------------------------------------------------------------------------------------


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


# -- Eurayle Gelasia Mylonas ------------------------------------------------------------------------------------------


def test_eurayle_unlocks_more_stealthily_at_home() -> None:
    for mine, stealth in ((True, 2), (False, 0)):
        a, b = (["Mira 2/4 locked"], []) if mine else ([], ["Mira 2/4 locked"])
        t = position(seat(ready=["Eurayle Gelasia Mylonas", *a]), seat(ready=["Oskar 2/4", *b]), bystander())
        aims(t, "Eurayle Gelasia Mylonas", "Mira")
        assert stats.stealth(t.g, t["Eurayle Gelasia Mylonas"]) == stealth
        t.goes_on()
        assert not t.g.locked[t["Mira"]]


@rules_on("Eurayle Gelasia Mylonas", "PIB 20121210")
@pytest.mark.parametrize(("whom", "victims", "stealth"), [("Ines", [], 2), ("Oskar", [1], 0)])
def test_eurayle_acts_against_who_controls_the_one_that_she_unlocks(
    whom: str, victims: list[int], stealth: int
) -> None:
    me = "Eurayle Gelasia Mylonas"
    t = position(seat(ready=[me, "Ines 2/4 locked"]), seat(ready=["Oskar 2/4 locked"]), bystander())
    t.does(f"use {me} {me} {-1 if whom == 'Ines' else -2}")
    t.does(f"target {whom}") if t.asks == "target" else None
    assert t.told("action")[-1]["victims"] == victims
    assert t.measure(f"{me}.stealth") == stealth
    t.goes_on()
    assert (t.measure(f"{whom}.locked"), t.measure(f"{me}.locked")) == (0, 1)
    t.is_quiet()


# -- Ilonka -----------------------------------------------------------------------------------------------------------


def test_ilonka_looks_at_the_hand_after_a_bleed() -> None:
    t = position(seat(ready=["Mira 4/8"], hand=["Blank Page", "Laptop Computer"]), seat(ready=["Ilonka"]), bystander())
    t.does("bleed Mira")
    t.passes_until("succeeded")
    t.does("use Ilonka", by="b")
    with t.changes("a.hand", -1):
        t.does("yes")
        t.goes_on()
    t.is_quiet()


# -- Matthew ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("where", "cost"), [("ready", 1), ("torpor", 2)])
def test_matthew_makes_a_master_card_cheaper_while_he_is_ready(where: str, cost: int) -> None:
    """Anarch Railroad costs 2 pool."""
    hand = ["Anarch Railroad"]
    mine = seat(ready=["Matthew"], hand=hand) if where == "ready" else seat(torpor=["Matthew"], hand=hand)
    t = position(mine, seat(), bystander(), phase="master")
    with t.changes("a.pool", -cost), t.unchanged("b.pool", "c.pool"):
        t.does("play Anarch Railroad")
        while t.asks != "master" and t.asks not in t.quiet:
            t.does("use Matthew" if t.offers("use Matthew") else "pass")
    assert t.region("Anarch Railroad") == "play"


# -- Matthias ---------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("words", "less"), [("clan:Baali", 1), ("clan:Ministry", 1), ("clan:Ventrue", 0)])
def test_matthias_is_bled_less_by_some(words: str, less: int, edition: str) -> None:
    t = position(seat(ready=[f"Ines 2/4 {words}"]), seat(ready=["Matthias locked"]), bystander(), edition=edition)
    with t.changes("b.pool", -1 + less):
        t.does("bleed Ines")
        t.goes_on()


# -- Nahum Enosh ------------------------------------------------------------------------------------------------------


@editions
def test_another_vampire_gains_blood_in_the_unlock_phase(edition: str) -> None:
    t = position(
        seat(ready=["Nahum Enosh blood:1", "Mira 2/4"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.does("trigger Nahum Enosh")
    with t.changes("Mira.blood", 1), t.unchanged("Nahum Enosh.blood", *BYSTANDER):
        t.does("yes", by="a")
        if t.asks == "pick":
            t.does("pick Mira")


# -- Opikun -----------------------------------------------------------------------------------------------------------


def test_opikun_protects_any_vampire() -> None:
    t = combat("Opikun", "Mira 4/8", against="Oskar 6/8 strength:3", fighter="Mira")
    with t.changes("Mira.blood", -1), t.changes("Opikun.blood", -1):
        t.does("use Opikun")
        t.goes_on()
    t.is_quiet()


@rules_on("Opikun", "LSJ 20011022")
def test_opikun_protects_another_from_torpor() -> None:
    t = position(seat(ready=["Mira 4/8"], torpor=["Opikun"]), seat(ready=["Oskar 4/8 strength:2"]), bystander())
    t.does_all("bleed Mira", "block Oskar")
    until_offered(t, "use Opikun")
    with t.changes("Opikun.blood", -1), t.unchanged("Mira.blood"):
        t.does("use Opikun", by="a")
        while t.asks not in t.quiet:
            t.does("amount 2" if t.asks == "amount" else "pass")
    t.is_quiet()


# -- Sakhar -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "library", "found"),
    [("Sakhar", ["Laptop Computer", "Blank Page"], "Laptop Computer"), ("Dominica", ["Bravo"], "Bravo")],
)
def test_searching_the_library_as_an_action(name: str, library: list[str], found: str) -> None:
    t = position(seat(ready=[name], library=library), seat(), bystander())
    t.does(f"use {name} {name}")
    t.passes_until("search")
    t.does(f"find {catalogue.find(found).id}")
    t.goes_on()
    assert t.region(found) == "hand"
    t.is_quiet()


# -- Saulot, The Wanderer ---------------------------------------------------------------------------------------------


def test_baali_do_not_hurt_saulot() -> None:
    me = "Saulot, The Wanderer"
    for clan, n in (("Baali", 0), ("Ventrue", -1)):
        t = position(seat(ready=[me]), seat(ready=[f"Oskar 6/8 clan:{clan}"]), bystander())
        t.does(f"bleed {me}")
        t.passes_until_offered("block Oskar")
        with t.changes(f"{me}.blood", n):
            t.does("block Oskar")
            t.goes_on()


# -- Seraphina --------------------------------------------------------------------------------------------------------


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


# -- Serenna the White ------------------------------------------------------------------------------------------------


@ruled_alike("card", ["Serenna the White", "Aksinya Daclau", "Louhi"], ONCE)
def test_they_stop_one_bleed_or_card_in_a_turn(card: str) -> None:
    raid = made_up("Raid", faces.ACTION, definition=definition(action("", gain(1))))
    cards: list[Item] = [raid] * 6 if card == "Louhi" else []
    plays = [f"play Raid{n} {who} 0" for n in ("", "#2", "#3", "#4", "#5", "#6") for who in ("Mira", "Ines")]
    t = position(
        seat(ready=["Mira 8/8 bleed:3", "Ines 8/8 bleed:3"], hand=cards),
        seat(ready=[card], hand=["Blood Doll"] * 4),
        seat(ready=["Vera 2/8"]),
    )
    turns = Turns(t, card, plays if cards else TWO_BLEEDS)
    assert turns.used == {20: 1, 23: 1}
    assert min(turns.taken[20], turns.taken[23]) >= 2
