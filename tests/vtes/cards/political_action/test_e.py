"""Political Action cards: E."""

from __future__ import annotations

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.referendum_tables import calls, goes, pools, table
from tests.vtes.cards.tables import editions, since_2011

# -- Eat the Rich -----------------------------------------------------------------------------------------------------


@since_2011
def test_eat_the_rich_lowers_titles_and_raises_the_edge(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 sect:Anarch"], hand=["Eat the Rich"], edge=True),
        seat(ready=["Oskar 2/4 prince", "Olga 2/4 priscus sect:Sabbat"]),
        seat(ready=["Vera 2/4"]),
        edition=edition,
    )
    t.does("play Eat the Rich Mira 0")
    while t.asks != "terms":
        t.passes()
    t.does_all("target b", "target c")
    while t.asks != "polling":
        t.passes() if t.offers("pass") else t.does("target a")
    assert (stats.votes(t.g, t["Oskar"]), stats.ballots(t.g, t["Olga"])) == (1, 0)
    t.does("burn-edge for")
    assert t.told("votes")[-1]["votes"] == 2
    goes(t)
    assert pools(t) == (30, 26, 29)
    assert stats.votes(t.g, t["Oskar"]) == 2  # only in that referendum
    t.is_quiet()


# -- Excommunication --------------------------------------------------------------------------------------------------


@editions
def test_excommunication_takes_the_title_of_an_archbishop(edition: str) -> None:
    t = table(
        "Excommunication", who="sect:Sabbat", theirs=("Oskar 2/4 archbishop city:Paris sect:Sabbat",), edition=edition
    )
    calls(t, "Excommunication")
    assert stats.held_title(t.g, t["Oskar"]) == ""
    t.is_quiet()


# -- Expulsion --------------------------------------------------------------------------------------------------------


@editions
def test_expelled_minions_neither_block_nor_react_nor_vote_this_turn(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 prince", "Ines 4/8"], hand=["Expulsion", "Domain Challenge"]),
        seat(ready=["Oskar 4/8 aus primogen"], hand=["Telepathic Counter"]),
        seat(ready=["Vera 2/4"]),
        edition=edition,
    )
    calls(t, "Expulsion", "target Oskar", "-")
    t.does("bleed Ines")
    while t.asks not in t.quiet:
        assert not t.offers("block Oskar")
        assert not t.offers("play Telepathic Counter")
        t.passes()
    assert t.measure("b.pool") == 29
    while t.g.turn_span().seat == 0:
        t.passes()
    t.passes()


@editions
def test_nobody_need_be_expelled(edition: str) -> None:
    t = table("Expulsion", who="primogen", edition=edition)
    calls(t, "Expulsion", "-")
    t.is_quiet()
