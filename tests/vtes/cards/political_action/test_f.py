"""Political Action cards: F."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import BALLOTS, definition, gives, permanent
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import to_the_end
from tests.vtes.cards.referendum_tables import calls, goes, pools, table
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, since_2011
from tests.vtes.cards.turn_tables import at_work

# -- Fanfare for Elysium ----------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("mode", [0, 1])
def test_a_fanfare_is_for_up_to_five_elders(edition: str, mode: int) -> None:
    t = table("Fanfare for Elysium", who="MEL", theirs=("Oskar 2/9", "Olga 2/4"), third=("Vera 2/9",), edition=edition)
    calls(t, "Fanfare for Elysium", "target Oskar", "-", mode=mode)
    assert [t.measure(f"{name}.blood") for name in ("Oskar", "Olga", "Vera")] == [3, 2, 2]
    assert t.region("Fanfare for Elysium") == ("play" if mode else "ash-heap")
    t = position(
        seat(ready=["Mira 4/8"], play=["Fanfare for Elysium"]), seat(ready=["Oskar 4/8"]), bystander(), edition=edition
    )
    t.does_all("bleed Mira", "block Oskar")
    t.passes_until_offered("use Fanfare for Elysium")
    with t.unchanged("Oskar.blood", "Mira.blood"):
        t.does("use Fanfare for Elysium")
        t.goes_on()
    assert t.region("Fanfare for Elysium") == "ash-heap"


# -- Finding the Path -------------------------------------------------------------------------------------------------


@editions
def test_two_referendums_to_find_the_path_in_a_turn_are_two(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8", "Ines 4/8"], hand=["Finding the Path", "Finding the Path"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    calls(t, "Finding the Path", "target a", "target b", "-")
    assert pools(t) == (29, 29, 31)
    t.does("play Finding the Path#2 Ines 0")
    goes(t, "target b", "target c", "-")
    assert pools(t) == (30, 28, 30)
    t.is_quiet()


# -- Firebrand --------------------------------------------------------------------------------------------------------


@since_2011
@rules_on("Firebrand", "LSJ 20100129")
def test_a_firebrand_has_a_vote_more_and_unlocks_younger_anarchs(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 sect:Anarch", "Ines 2/4 sect:Anarch locked"], hand=["Firebrand", "Firebrand"]),
        seat(ready=["Oskar 2/9 sect:Anarch locked"]),
        bystander(),
        edition=edition,
    )
    calls(t, "Firebrand")
    assert t.g.host[t["Firebrand"]] == t["Mira"]
    with t.changes("Mira.blood", -1):
        t.does("use Firebrand")
    assert (t.measure("Ines.locked"), t.measure("Oskar.locked")) == (0, 1)
    other = position(
        seat(ready=[("Mira 4/8 sect:Anarch", ["Firebrand"])], hand=["Firebrand"]), seat(), bystander(), edition=edition
    )
    assert other.clauses("play Firebrand#2 Mira 0", by="a") == ["card.requirement.minion"]
    t.is_quiet()


def test_a_firebrand_unlocks_a_younger_anarch_during_an_action() -> None:
    t = at_work([("Mira 4/8 sect:Anarch", ["Firebrand"])])
    t.does("bleed Nils")
    assert t.g.action() is not None
    t.does("use Firebrand", by="a")
    assert (t.measure("Nils.locked"), t.measure("Mira.blood")) == (0, 3)
    to_the_end(t)
    assert t.measure("b.pool") == 29


# -- Free States Rant -------------------------------------------------------------------------------------------------


@since_2011
@rules_on("Free States Rant", "LSJ 20010810", "LSJ 20100129")
def test_free_states_rant_allocates_no_more_than_three_to_each_vampire(edition: str) -> None:
    t = table("Free States Rant", who="sect:Anarch", theirs=("Oskar 4/4",), third=("Vera 4/4 prince",), edition=edition)
    t.does("play Free States Rant Mira 0")
    while t.asks != "terms":
        t.passes()
    t.does_all(*["target Oskar"] * 3)
    assert not t.offers("target Oskar")
    t.does("target Vera")
    with t.unchanged("Mira.blood"):
        goes(t)
    assert (t.measure("Oskar.blood"), t.measure("Vera.blood")) == (1, 3)
    t.is_quiet()
    few = position(seat(ready=["Mira 4/8 sect:Anarch"], hand=["Free States Rant"]), seat(), seat(), edition=edition)
    assert "card.target.in-play" in few.clauses("play Free States Rant Mira 0", by="a")


@rules_on("Free States Rant", "ANK 20180307-1")
def test_a_rant_takes_ballots_but_no_votes_from_the_prisci() -> None:
    """He who has a ballot more than the others has one left, and the three votes of the prisci are all his."""
    voice = made_up("Voice", faces.EQUIPMENT, definition=definition(permanent(), gives(BALLOTS, 1)))
    t = position(
        seat(ready=["Mira 4/8 sect:Anarch"], hand=["Free States Rant"]),
        seat(ready=[("Oskar 4/4 priscus sect:Sabbat", [voice]), "Olga 4/4 priscus sect:Sabbat"]),
        seat(ready=["Vera 4/4"]),
    )
    t.does("play Free States Rant Mira 0")
    while t.asks != "terms":
        t.passes()
    t.does_all("target Oskar", "target Oskar", "target Vera", "target Vera")
    t.passes_until("polling")
    assert (stats.ballots(t.g, t["Oskar"]), stats.ballots(t.g, t["Olga"])) == (1, 0)
    goes(t, favour="", against="b")
    assert t.told("result")[-1]["against"] == 3
    t.is_quiet()
