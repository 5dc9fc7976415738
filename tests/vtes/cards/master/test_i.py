"""Master cards: I."""

from __future__ import annotations

import pytest

from praxis.vtes.model import affiliations, stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.combat_tables import fights
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import (
    BYSTANDER,
    bystander,
    editions,
    in_phase,
    is_put_on_whom_it_is_for,
    passes_to,
    since_2011,
)

# -- In Memory of the Two Lands ---------------------------------------------------------------------------------------


@editions
@rules_on("In Memory of the Two Lands", "ANK 20231124")
def test_the_two_lands_help_a_mummy(edition: str) -> None:
    """Ruling: its bleed grows only in a bleed, before that is resolved."""
    t = position(
        seat(ready=["Mira 3/5 clan:Ministry", "Tut ally 3 trait:mummy"], hand=["In Memory of the Two Lands"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play In Memory of the Two Lands")
    assert t.measure("In Memory of the Two Lands.blood") == 2
    passes_to(t, "minion")
    t.does("bleed Tut")
    before = t.measure("Tut.bleed")
    for _ in range(20):
        uses = [one for one in t.options("use") if one.endswith("-1")]
        if uses:
            t.answer(uses[0])
            break
        t.passes()
    assert t.measure("Tut.bleed") == before + 1 or t.measure("b.pool") == 30 - before - 1
    assert t.measure("In Memory of the Two Lands.blood") == 1


# -- Inbase Discotek, Frankfurt ---------------------------------------------------------------------------------------


@editions
@rules_on("Inbase Discotek, Frankfurt", "LSJ 20050720-2")
@pytest.mark.parametrize("blood", [1, 8])
def test_the_discotek_feeds_who_has_hunted_with_success(blood: int, edition: str) -> None:
    """Ruling: a hunt that gains no blood is not successful."""
    t = position(
        seat(ready=[f"Mira {blood}/8"], play=["Inbase Discotek, Frankfurt"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Mira")
    t.goes_on()
    assert (t.asks == "may") is (blood == 1)
    if blood == 1:
        t.does("yes")
        assert (t.measure("Mira.blood"), t.measure("Inbase Discotek, Frankfurt.locked")) == (3, 1)


# -- Information Highway ----------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("in_play", "left"), [([], 4), (["Information Highway"], 6)])
def test_information_highway_gives_two_transfers(in_play: list[str], left: int, edition: str) -> None:
    t = position(seat(play=in_play, uncontrolled=["Old 0/9"]), seat(), bystander(), phase="influence", edition=edition)
    spent = 0
    while t.asks == "influence" and t.offers("invest Old"):
        t.does("invest Old")
        spent += 1
    assert spent == t.measure("Old.blood") == left


# -- Information Network ----------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("clan", ["Nosferatu-antitribu", "Nosferatu"])
def test_the_information_network_tells_its_own(clan: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8"]),
        seat(ready=[f"Oskar 2/4 clan:{clan}"], play=["Information Network"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Mira")
    t.does("block Oskar", by="b")
    assert t.offers("use Information Network") is (clan == "Nosferatu-antitribu")


# -- Insurance Scam ---------------------------------------------------------------------------------------------------


@editions
def test_an_insurance_scam_burns_locations_for_pool(edition: str) -> None:
    t = in_phase("master", edition, "Insurance Scam", "The Barrens", "The Parthenon")
    t.does("use Insurance Scam")
    t.does("pick The Barrens")
    t.does("pick The Parthenon")
    assert (t.region("The Barrens"), t.region("The Parthenon"), t.measure("a.pool")) == ("ash-heap", "ash-heap", 32)


@since_2011
def test_all_locations_of_a_scam_are_burned_at_once(edition: str) -> None:
    """Who holds too many cards without her library discards only then."""
    t = position(
        seat(play=["Insurance Scam", "Elder Library", "The Barrens"], hand=["Blank Page"] * 8, library=5),
        seat(),
        bystander(),
        edition=edition,
        phase="master",
    )
    t.does_all("use Insurance Scam", "pick Elder Library", "pick The Barrens")
    assert (t.asks, t.region("The Barrens"), t.measure("a.pool")) == ("discard-down", "ash-heap", 32)


# -- Into the Fire ----------------------------------------------------------------------------------------------------


@editions
def test_into_the_fire_makes_ones_own_vampire_sabbat(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8", "Nora 3/5 sect:Sabbat"], hand=["Into the Fire"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does("play Into the Fire")
    assert stats.sect(t.g, t["Mira"]) == affiliations.SABBAT  # the only one it could be
    assert [(told["card"], told["sect"]) for told in t.told("sect")] == [(t["Mira"], affiliations.SABBAT)]
    t.is_quiet()


@editions
@rules_on("Into the Fire", "LSJ 20060904")
def test_a_prince_who_joins_the_sabbat_has_no_use_of_his_title(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 prince city:Paris"], hand=["Into the Fire"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does("play Into the Fire")
    assert (stats.title(t.g, t["Mira"]), stats.votes(t.g, t["Mira"])) == ("", 0)
    assert stats.held_title(t.g, t["Mira"]) == "prince of Paris"  # he has it again in the Camarilla
    t.is_quiet()


# -- Ishtarri Warlord -------------------------------------------------------------------------------------------------

ISHTARRI = "clan:Ishtarri"


@editions
def test_an_ishtarri_warlord_maneuvers_or_presses(edition: str) -> None:
    is_put_on_whom_it_is_for("Ishtarri Warlord", ISHTARRI, "clan:Caitiff", False, edition)
    for first in ("maneuver", "press"):
        t = position(
            seat(ready=[("Mira 6/8", ["Ishtarri Warlord"])]), seat(ready=["Oskar 6/8"]), bystander(), edition=edition
        )
        fights(t, "Mira")
        used = {"maneuver": "use Ishtarri Warlord Mira -1", "press": "use Ishtarri Warlord Mira -2"}
        while not t.offers(used[first]):
            t.does("strike hand" if t.asks == "strike" else "pass")
        t.does(used[first])
        since = len(t.asked)
        t.goes_on()
        assert not t.ever_offered(used["maneuver"], since)
        assert not t.ever_offered(used["press"], since)


@editions
def test_an_ishtarri_has_only_one_warlord(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5 clan:Ishtarri", ["Ishtarri Warlord"])], hand=["Ishtarri Warlord"]),
        seat(ready=["Oskar 2/4 clan:Ishtarri"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert not t.offers("play Ishtarri Warlord")
