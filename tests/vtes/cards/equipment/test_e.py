"""Equipment cards: E."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import acts
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander, editions, in_editions

# -- Enchanted Marionette ---------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("words", "bleed"), [("clan:Malkavian-antitribu", 2), ("", 1)])
@rules_on("Enchanted Marionette", "RTR 19980707")
def test_an_enchanted_marionette_bleeds_in_secret(words: str, bleed: int, edition: str) -> None:
    t = position(
        seat(ready=[(f"Mira 4/8 {words}", ["Enchanted Marionette"])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    assert (stats.bleed(t.g, t["Mira"]), stats.stealth(t.g, t["Mira"])) == (bleed, bleed - 1)
    acts(t)
    t.is_quiet()


@editions
@ruled_alike(
    "card",
    ["Enchanted Marionette", "Shaal Fragment", "Karavalanisha Vrana", "Mummy's Tongue", "Ritual Scalpel"],
    "ANK 20180719-3",
)
def test_equipment_in_play_is_taken_over_by_whoever_does_not_meet_its_requirement(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Caitiff", ("Ines 2/4", [card])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does(f"take Mira {card}")
    t.goes_on()
    assert t.g.host[t[card]] == t["Mira"]
    t.is_quiet()


# -- Erebus Mask ------------------------------------------------------------------------------------------------------


@in_editions("card words stealth", [("Erebus Mask", "clan:Harbinger-of-Skulls", 1), ("Erebus Mask", "clan:Brujah", 0)])
def test_a_mask_hides_its_clan_only(edition: str, card: str, words: str, stealth: int) -> None:
    t = position(seat(ready=[(f"Mira 4/8 {words}", [card])]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    t.does_all("bleed Mira", "block Oskar")
    assert bool(t.told("block-failed")) is (stealth == 1)
