"""Political Action cards: D."""

from __future__ import annotations

from praxis.vtes.model import facts
from praxis.vtes.model.facts import named
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.referendum_tables import calls, goes, pools, table
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions

# -- Disputed Territory -----------------------------------------------------------------------------------------------


@editions
def test_the_first_of_two_terms_is_told_alone_before_the_other_is_chosen(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Disputed Territory"]),
        seat(ready=["Oskar 2/4"], play=["The Barrens", "Elder Library"]),
        bystander(),
        edition=edition,
    )
    t.does("play Disputed Territory Mira 0")
    t.passes_until("terms")
    t.does("target The Barrens")
    assert [told["terms"] for told in t.told("terms")] == [[t["The Barrens"]]]
    t.does("target c")
    assert [told["terms"] for told in t.told("referendum")] == [[t["The Barrens"], facts.named(2)]]
    t.goes_on()
    t.is_quiet()


@editions
def test_disputed_territory_gives_a_location_to_anybody(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Disputed Territory"]),
        seat(ready=["Oskar 2/4"], play=["The Barrens"]),
        bystander(),
        edition=edition,
    )
    calls(t, "Disputed Territory", "target c")
    assert (t.region("The Barrens"), t.g.controller[t["The Barrens"]]) == ("play", 2)
    assert t.told("referendum")[-1]["terms"] == [t["The Barrens"], named(2)]
    t.is_quiet()
    t = table("Disputed Territory", edition=edition)
    assert "card.target.in-play" in t.clauses("play Disputed Territory Mira 0", by="a")


@editions
@rules_on("Disputed Territory", "RTR 19960112", "LSJ 19971002")
def test_a_location_on_a_minion_goes_where_its_new_controller_likes(edition: str) -> None:
    haven = "San Lorenzo de El Escorial, Spain"
    t = position(
        seat(ready=["Mira 4/8", "Ines 2/4"], hand=["Disputed Territory"]),
        seat(ready=[("Oskar 2/4", [haven])]),
        bystander(),
        edition=edition,
    )
    calls(t, "Disputed Territory", "target a", "pick Ines")
    assert t.g.host[t[haven]] == t["Ines"]
    t.is_quiet()
    t = position(
        seat(ready=["Mira 4/8", "Ines 2/4"], hand=["Disputed Territory"]),
        seat(ready=[("Oskar 2/4", [haven])]),
        bystander(),
        edition=edition,
    )
    calls(t, "Disputed Territory", "target b")
    assert t.g.host[t[haven]] == t["Oskar"]  # whoever has it already moves nothing


@editions
@rules_on("Disputed Territory", "TOM 19960226-1", "RTR 19980623")
def test_a_location_changes_hands_as_it_is_whoever_could_play_it(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Caitiff"], hand=["Disputed Territory"]),
        seat(ready=["Oskar 2/4"], play=["Twisted Forest locked"]),
        bystander(),
        edition=edition,
    )
    calls(t, "Disputed Territory", "target a")
    assert (t.word("Twisted Forest.controller"), t.measure("Twisted Forest.locked")) == ("a", 1)
    t.is_quiet()


# -- Domain Challenge -------------------------------------------------------------------------------------------------


@editions
@rules_on("Domain Challenge", "RTR 19941109")
def test_locked_minions_are_counted_when_the_referendum_is_over(edition: str) -> None:
    t = table("Domain Challenge", theirs=("Oskar 2/4 locked", "Olga 2/4"), edition=edition)
    t.does("play Domain Challenge Mira 0")
    t.passes_until("polling")
    t.g.lock(t["Olga"])
    t.g.unlock(t["Oskar"])
    t.g.lock(t["Vera"])
    goes(t)
    assert pools(t) == (29, 29, 29)
    t.is_quiet()
