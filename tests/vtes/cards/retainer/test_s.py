"""Retainer cards: S."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.answering import acts, to_the_end, until
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.retainer_tables import bites, bitten
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, since_2011

# -- Shaman -----------------------------------------------------------------------------------------------------------


@since_2011
def test_a_shaman_watches_or_returns_to_the_library(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8 sect:Laibon", ["Shaman"])]), seat(ready=["Oskar 4/8"]), bystander(), edition=edition
    )
    assert stats.intercept(t.g, t["Mira"]) == 1
    t.does("bleed Mira")
    acts(t, "block Oskar", "use Shaman Mira -1")
    assert (t.told("blocked"), t.measure("b.pool"), t.g.on(t["Mira"])) == ([], 29, [])
    assert t.region("Shaman") in ("library", "hand")


# -- Stone Dog --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "n"), [("Stone Dog", 1), ("Razor Bat", 1)])
@pytest.mark.parametrize("words", ["clan:Gargoyle", "clan:Nosferatu"])
def test_a_creature_of_the_gargoyles_bites_for_a_gargoyle(card: str, n: int, words: str) -> None:
    t = bitten(card, words)
    on_to(t)
    assert bites(t, "Oskar", card) == [(n, 1)] * (words == "clan:Gargoyle")


# -- Szlachta Bodyguard -----------------------------------------------------------------------------------------------

FAILING = ["Szlachta Bodyguard", "Secret Passage"]


def assaulted(card: str, *hand: str, words: str = "") -> Table:
    """Oskar is about to attack Mira, who has the card."""
    t = position(
        seat(ready=[f"Oskar 6/8 {words}".strip(), "Nils 2/4"], hand=["Bum's Rush", *hand]),
        seat(ready=[("Mira 6/8", [card]), "Kin 3/4"]),
        bystander(),
    )
    t.does("play Bum's Rush Oskar")
    t.does("target Mira", by="a")
    return t


@rules_on("Szlachta Bodyguard", "ANK 20221205", "LSJ 20041022", "ANK 20211015", "RTR 20180719", "LSJ 20070219")
@rules_on("Secret Passage", "ANK 20221205", "LSJ 20041022", "ANK 20211015", "RTR 20180719", "LSJ 20070219")
@pytest.mark.parametrize("card", FAILING)
def test_an_action_that_was_made_to_fail_has_failed_without_a_block(card: str) -> None:
    """What follows a failed action can be played, what follows a block cannot; and it counts as taken."""
    t = assaulted(card, "Zephyr", "Freak Drive", "Bum's Rush", words="CEL FOR")
    until(t, f"use {card}")
    t.does(f"use {card}", by="b")
    until(t, "play Zephyr Oskar 1")
    t.does("play Zephyr Oskar 1", by="a")
    t.goes_on()
    assert not t.ever_offered("play Freak Drive")
    assert (t.region(card), t.told("combat"), t.told("blocked")) == ("ash-heap", [], [])
    assert t.measure("Oskar.locked") == 0
    assert not t.offers("play Bum's Rush#2 Oskar")
    assert t.offers("play Bum's Rush#2 Nils")
    t.is_quiet()


@rules_on("Szlachta Bodyguard", "ANK 20260316", "LSJ 20041022")
@rules_on("Secret Passage", "ANK 20260316", "LSJ 20041022")
@pytest.mark.parametrize("card", FAILING)
def test_it_is_too_late_once_a_block_is_attempted(card: str) -> None:
    """The attempt and the combat that it leads to: it is not offered any more."""
    t = assaulted(card)
    until(t, "block Kin")
    t.does("block Kin", by="b")
    since = len(t.asked)
    to_the_end(t)
    assert t.told("combat")
    assert not t.ever_offered(f"use {card} -1", since)
    assert not t.ever_offered(f"use {card} Mira -2", since)
    t.is_quiet()


@editions
def test_a_szlachta_bodyguard_prevents_one_damage(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Szlachta Bodyguard"])]),
        seat(ready=["Oskar 6/8 strength:3"]),
        bystander(),
        edition=edition,
    )
    acts(t, "bleed Mira", "block Oskar", "use Szlachta Bodyguard Mira -1")
    assert (t.measure("Mira.blood"), t.measure("Szlachta Bodyguard.locked")) == (4, 1)


@editions
def test_a_szlachta_bodyguard_dies_so_that_an_action_against_its_own_fails(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 6/8", "Ines 6/8"], hand=["Bum's Rush", "Bum's Rush"]),
        seat(ready=[("Mira 6/8", ["Szlachta Bodyguard"]), "Kin 3/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Bum's Rush Oskar 0")
    t.does("target Kin")
    t.passes_until_offered("use Szlachta Bodyguard")
    t.does("use Szlachta Bodyguard", by="b")
    acts(t)
    assert (t.region("Szlachta Bodyguard"), t.told("combat"), t.told("blocked")) == ("ash-heap", [], [])
    assert t.measure("Oskar.locked") == 1
    t = position(
        seat(ready=["Oskar 6/8"]),
        seat(ready=[("Mira 6/8", ["Szlachta Bodyguard"])]),
        bystander(),
        edition=edition,
    )
    acts(t, "bleed Oskar")  # that is directed at her, not at a minion
    assert not t.ever_offered("use Szlachta Bodyguard")
    t = position(
        seat(ready=["Oskar 6/8"], hand=["Bum's Rush"]),
        seat(ready=[("Mira 6/8", ["Szlachta Bodyguard"]), "Kin 3/4"]),
        bystander(),
        edition=edition,
    )
    t.does_all("play Bum's Rush Oskar 0", "target Kin")
    t.passes_until_offered("block Kin")
    t.does("block Kin", by="b")
    since = len(t.asked)
    acts(t)
    assert not t.ever_offered("use Szlachta Bodyguard Mira -2", since)
