"""Equipment cards: P."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.equipment_tables import MANSES
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions

# -- Palatial Estate --------------------------------------------------------------------------------------------------


@editions
def test_a_palatial_estate_feeds_its_vampire_in_the_master_phase(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["Palatial Estate"]), "Ines 4/8"]),
        seat(),
        bystander(),
        edition=edition,
        phase="master",
    )
    on_to(t)
    assert (t.measure("Mira.blood"), t.measure("Ines.blood")) == (5, 4)


def at_home(card: str, minion: str, edition: str, phase: str = "minion") -> Table:
    return position(
        seat(ready=[(minion, [card])]), seat(ready=["Oskar 4/8"]), bystander(), phase=phase, edition=edition
    )


@editions
@pytest.mark.parametrize(("minion", "more"), [("Mira 3/5", 1), ("Wolf ally 3", 0)])
def test_an_estate_serves_vampires_only(minion: str, more: int, edition: str) -> None:
    name = minion.split()[0]
    t = at_home("Palatial Estate", minion, edition, "unlock")
    t.passes_until("minion")
    assert t.measure(f"{name}.blood") == 3 + more
    t = at_home("Living Manse", minion, edition)
    assert stats.bleed(t.g, t[name]) == (2 if more else stats.bleed(at_home("IR Goggles", minion, edition).g, t[name]))
    t.does_all(f"bleed {name}", "block Oskar")
    assert t.ever_offered(f"use Living Manse {name}") is bool(more)


@editions
@rules_on("Palatial Estate", "LSJ 20080114")
@rules_on("Ruins of Ceoris", "LSJ 20080114")
@rules_on("The British Museum, London", "ANK 20220824")
@pytest.mark.parametrize(("card", "words"), MANSES[1:])
def test_an_estate_is_played_as_equipment_and_stands_as_a_location(card: str, words: str, edition: str) -> None:
    """The museum helps to equip with it; nobody takes it over as equipment."""
    t = position(
        seat(
            ready=[f"Mira 4/8 {words}".strip(), "Ines 4/8"], hand=[card], play=["The British Museum, London"], library=9
        ),
        seat(ready=["Oskar 4/4 locked"]),
        bystander(),
        edition=edition,
    )
    price = t.g.face[t[card]].blood
    t.does(f"play {card} Mira 0")
    t.passes_until_offered("yes")
    t.does("yes", by="a")
    t.goes_on()
    assert (t.measure("Mira.locked"), t.measure("Mira.blood")) == (0, 4 - max(0, price - 1))
    assert (t.region(card), t.offers(f"take Ines {card}")) == ("attached", False)


# -- Phased Motion Detector -------------------------------------------------------------------------------------------


@editions
@rules_on("Phased Motion Detector", "ANK 20230116", "LSJ 20100329")
def test_a_phased_motion_detector_hears_one_card_an_action(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 6/8 OBF"], hand=["Cloak the Gathering", "Lost in Crowds"]),
        seat(ready=[("Mira 6/8", ["Phased Motion Detector"]), "Kin 4/8"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Oskar")
    acts_until = [("block Kin", "b"), ("play Cloak the Gathering Oskar 0", "a")]
    for answer, by in acts_until:
        t.passes_until_offered(answer)
        t.does(answer, by=by)
    while t.asks in ("as-played",):
        t.passes()
    assert stats.intercept(t.g, t["Mira"]) == 1
    assert stats.intercept(t.g, t["Kin"]) == 0


# -- Pier 13, Port of Baltimore ---------------------------------------------------------------------------------------


@editions
def test_pier_13_equips_in_the_influence_phase(edition: str) -> None:
    t = position(
        seat(
            ready=[("Mira 4/8", ["Pier 13, Port of Baltimore"])],
            hand=["Flak Jacket", "Ivory Bow", "Flak Jacket"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    t.does("use Pier 13, Port of Baltimore")
    while t.asks == "target":
        t.does("target Flak Jacket")
    price = t.g.face[t["Flak Jacket"]].pool
    assert (t.g.host[t["Flak Jacket"]], t.measure("a.pool")) == (t["Mira"], 30 - price)
    assert t.region("Ivory Bow") == "hand"
    assert not t.offers("use Pier 13, Port of Baltimore")
