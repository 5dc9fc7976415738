"""Ally cards: A."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.answering import acts, does
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions

# -- Aggressive Corpse ------------------------------------------------------------------------------------------------


@editions
def test_nobody_dodges_an_aggressive_corpse_and_it_gains_no_life(edition: str) -> None:
    t = position(
        seat(ready=["Aggressive Corpse", "Vagabond Mystic"]),
        seat(ready=["Oskar 6/8"], hand=["Dodge"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Aggressive Corpse", "block Oskar")
    on_to(t, "strike")
    t.does("play Dodge Oskar 0", by="b")
    on_to(t)
    assert t.measure("Oskar.blood") == 4
    t = position(
        seat(ready=["Aggressive Corpse", "Vagabond Mystic"]), seat(ready=["Oskar 6/8"]), bystander(), edition=edition
    )
    t.does_all("bleed Aggressive Corpse", "block Oskar")
    for _ in range(20):
        if not t.offers("use Vagabond Mystic"):
            t.does("strike hand" if t.asks == "strike" else "pass")
    t.does("use Vagabond Mystic -1 -1")
    assert (t.measure("Aggressive Corpse.blood"), t.measure("Vagabond Mystic.locked")) == (2, 1)


@editions
@rules_on("Aggressive Corpse", "LSJ 20030902-2")
def test_an_aggressive_corpse_is_no_target_of_dominate_or_presence(edition: str) -> None:
    def table(card: str, words: str) -> Table:
        return position(
            seat(ready=[f"Oskar 6/8 {words}"], hand=[card]),
            seat(ready=["Aggressive Corpse", "Wolf ally 3", "Dog ally 3"]),
            bystander(),
            edition=edition,
        )

    t = table("Entrancement", "PRE")
    t.does("play Entrancement Oskar 1")
    assert (t.offers("target Wolf"), t.offers("target Aggressive Corpse")) == (True, False)
    t = table("Bum's Rush", "PRE")
    t.does("play Bum's Rush Oskar 0")
    assert t.offers("target Aggressive Corpse")


# -- Alia, God's Messenger --------------------------------------------------------------------------------------------


@editions
def test_alia_rescues_and_is_dear_to_attack(edition: str) -> None:
    card = "Alia, God's Messenger"
    t = position(seat(ready=[card], torpor=["Gone 0/4"]), seat(), bystander(), edition=edition)
    acts(t, f"use {card} {card} -1")
    assert t.region("Gone") == "ready"
    t = position(
        seat(ready=["Oskar 9/9"], hand=["Bum's Rush"]), seat(ready=[card, "Kin 2/4"]), bystander(), edition=edition
    )
    with t.changes("a.pool", -1):
        acts(t, "play Bum's Rush Oskar 0", f"target {card}")
    t = position(seat(ready=["Mira 4/8"], hand=[card]), seat(), bystander(), edition=edition)
    assert t.clauses(f"play {card} Mira 0", by="a") == ["card.requirement.in-text"]  # no Gehenna


# -- Amam the Devourer ------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("card", "number", "life"), [("Amam the Devourer", -2, 4), ("ECTU Operative", -3, 3)])
def test_an_ally_burns_the_fallen(card: str, number: int, life: int, edition: str) -> None:
    t = position(seat(ready=[card]), seat(torpor=["Gone 0/4"], ready=["Oskar 2/4"]), bystander(), edition=edition)
    acts(t, f"use {card} {card} {number}")
    assert (t.region("Gone"), t.measure(f"{card}.blood")) == ("ash-heap", life)


@editions
def test_amam_eats_who_is_burned_before_him(edition: str) -> None:
    t = position(
        seat(ready=["Amam the Devourer"]), seat(ready=["Wolf ally 2 strength:0"]), bystander(), edition=edition
    )
    t.does("use Amam the Devourer Amam the Devourer -1")
    acts(t, "yes")
    assert (t.region("Wolf"), t.measure("Amam the Devourer.blood")) == ("ash-heap", 4)


# -- Arcanum Investigator ---------------------------------------------------------------------------------------------


@editions
@rules_on("Arcanum Investigator", "LSJ 20090324")
def test_an_investigator_burns_equipment_of_neighbours(edition: str) -> None:
    t = position(
        seat(ready=["Arcanum Investigator"]),
        seat(ready=[("Oskar 2/4", ["Hawg"])]),
        seat(ready=[("Vera 2/4", ["Cooler"])]),
        seat(ready=[("Far 2/4", ["Bomb"])]),
        edition=edition,
    )
    t.does("use Arcanum Investigator Arcanum Investigator -1")
    assert (t.offers("target Hawg"), t.offers("target Bomb"), t.offers("target Cooler")) == (True, True, False)
    t.does("target Hawg")
    acts(t)
    assert t.region("Hawg") == "ash-heap"


# -- Arms Dealer ------------------------------------------------------------------------------------------------------


@editions
def test_an_arms_dealer_finds_a_weapon(edition: str) -> None:
    t = position(
        seat(ready=["Arms Dealer"], library=["Hawg", "Deer Rifle"], hand=["Blank Page"] * 7),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("use Arms Dealer Arms Dealer -1")
    while t.asks != "search":
        t.passes()
    assert len(t.options("find")) == 1
    t.answer(t.options("find")[0])
    acts(t, "discard Blank Page")
    assert "Deer Rifle" in [t.g.face[one].name for one in (*t.g.hand(0), *t.g.ash_heap(0))]
    assert len(t.g.hand(0)) == 7


# -- Asanbonsam Ghoul -------------------------------------------------------------------------------------------------


@editions
@rules_on("Asanbonsam Ghoul", "RTR 19970630")
def test_an_asanbonsam_ghoul_blocks_directed_actions_at_close_range(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 6/8"], hand=["Fake Out"]), seat(ready=["Asanbonsam Ghoul"]), bystander(), edition=edition
    )
    t.does("bleed Oskar")
    assert stats.intercept(t.g, t["Asanbonsam Ghoul"]) == 1
    acts(t, "block Asanbonsam Ghoul")
    assert not t.ever_offered("play Fake Out")  # the range is set
    t = position(
        seat(ready=["Oskar 6/8"], hand=["Fake Out"]), seat(ready=["Asanbonsam Ghoul"]), bystander(), edition=edition
    )
    t.does("hunt Oskar")
    assert stats.intercept(t.g, t["Asanbonsam Ghoul"]) == 0


@rules_on("Asanbonsam Ghoul", "PIB 20120214")
@pytest.mark.parametrize(
    ("played", "words", "mode", "range"), [("Squirrel Balance", "cel", 0, "long"), ("Neutral Guard", "obe", 1, "close")]
)
def test_the_ghoul_sets_the_range_after_squirrel_balance_and_before_neutral_guard(
    played: str, words: str, mode: int, range: str
) -> None:
    t = position(seat(ready=[f"Mira 6/8 {words}"], hand=[played]), seat(ready=["Asanbonsam Ghoul"]), bystander())
    does(t, "bleed Mira", f"play {played} Mira {mode}", "block Asanbonsam Ghoul")
    on_to(t)
    assert [told["range"] for told in t.told("range")] == [range]
    t.is_quiet()
