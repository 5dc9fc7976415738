"""Crypt cards: Ishtarri."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import answers, to_the_end
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander

# -- Ayo Igoli --------------------------------------------------------------------------------------------------------


def test_ayo_feeds_an_uncontrolled_laibon_by_a_discard_phase_action() -> None:
    t = position(
        seat(ready=["Ayo Igoli"], uncontrolled=["Anja 0/5 sect:Laibon", "Vito 0/5"], hand=["Blank Page"]),
        seat(),
        bystander(),
        phase="discard",
    )
    with t.changes("Ayo Igoli.blood", -2), t.changes("Anja.blood", 2):
        t.does("use Ayo Igoli")
        if t.asks == "pick":
            t.does("pick Anja")


# -- Falhu Shibaba ----------------------------------------------------------------------------------------------------


def test_falhu_is_kept_down_by_laibon() -> None:
    t = position(seat(ready=["Mira 2/4 sect:Laibon", "Anja 2/4"]), seat(ready=["Falhu Shibaba"]), bystander())
    assert not t.offers("use Falhu Shibaba Anja")
    with t.changes("Mira.blood", -1):
        t.does("use Falhu Shibaba Mira")
        t.goes_on()
    assert t.measure("Falhu Shibaba.locked")
    assert t.g.counters_on(t["Falhu Shibaba"], "stun", -1) == 1


# -- Ganhuru ----------------------------------------------------------------------------------------------------------


@ruled_alike(
    "who mira use",
    [
        ("Ganhuru", "", "use Ganhuru"),
        ("Rowena", "", "use Rowena"),
        ("Opikun", "Mira 6/8 for", "use Opikun"),
    ],
    "LSJ 20040812-2",
    "PIB 20130327",
)
@pytest.mark.parametrize("claws", [True, False])
def test_aggravated_damage_is_not_prevented_though_it_is_treated_as_normal(
    who: str, mira: str, use: str, claws: bool
) -> None:
    """Skin of Night lets the claws hurt no more than a fist."""
    t = position(
        seat(ready=[who, *([mira] if mira else [])], hand=["Skin of Night"]),
        seat(ready=["Oskar 6/8 pro"], hand=["Claws of the Dead"]),
        bystander(),
    )
    me = "Mira" if mira else who
    t.does(f"bleed {me}")
    answers(t, "block Oskar", f"play Skin of Night {me} 0", *(["play Claws of the Dead Oskar 0"] if claws else []))
    to_the_end(t)
    assert t.region(me) == "ready"
    assert t.ever_offered(use) is not claws
    t.is_quiet()


# -- Shasa Abu Badr ---------------------------------------------------------------------------------------------------


def test_shasa_bleeds_better_with_presence() -> None:
    t = position(seat(ready=["Shasa Abu Badr"], hand=["Legal Manipulations"]), seat(ready=["Oskar 2/4"]), bystander())
    plain = stats.bleed(t.g, t["Shasa Abu Badr"])
    t.does("play Legal Manipulations Shasa Abu Badr 0")
    assert stats.bleed(t.g, t["Shasa Abu Badr"]) == plain + 3  # two of the card, one of hers


# -- Ubende -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ready", [True, False])
def test_ganhuru_earns_pool_while_ubende_is_ready(ready: bool) -> None:
    theirs = seat(ready=["Ubende"]) if ready else seat(torpor=["Ubende"])
    t = position(seat(ready=["Ganhuru"]), seat(ready=["Oskar 2/4"]), theirs)
    t.does("bleed Ganhuru")
    with t.changes("a.pool", 1 if ready else 0):
        t.goes_on()


# -- Undele -----------------------------------------------------------------------------------------------------------


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


@rules_on("Undele", "LSJ 20100917")
@pytest.mark.parametrize(("copies", "returned"), [(2, ["Dodge", "Fade"]), (1, ["Fade"])])
def test_undele_names_cards_and_any_copy_of_them_comes_back(copies: int, returned: list[str]) -> None:
    """One copy is removed from the game while the votes are cast."""
    t = position(
        seat(ready=["Undele"], ash_heap=[*["Dodge"] * copies, "Fade"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    dodge = next(card for card in t.g.ash_heap(0) if t.g.face[card].name == "Dodge")
    fade = t["Fade"]
    t.does("use Undele Undele -1")
    while t.asks != "polling":
        t.does(
            f"target {dodge}"
            if t.offers(f"target {dodge}")
            else f"target {fade}"
            if t.offers(f"target {fade}")
            else "pass"
            if t.offers("pass")
            else t.options()[0]
        )
    t.g.remove(dodge)
    t.does("vote Undele for")
    to_the_end(t)
    assert sorted(t.g.face[card].name for card in t.g.hand(0)) == returned
    t.is_quiet()


# -- Zhara ------------------------------------------------------------------------------------------------------------


def test_leaving_torpor_for_less() -> None:
    for blood, offered in ((1, True), (0, False)):
        t = position(seat(torpor=[f"Zhara blood:{blood}"], ready=["Mira 2/4"]), seat(), bystander())
        assert t.offers("leave Zhara") is offered
