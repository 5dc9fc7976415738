"""Political Action cards: I."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.referendum_tables import goes, table
from tests.vtes.cards.tables import BYSTANDER, bystander, editions

# -- Investiture ------------------------------------------------------------------------------------------------------


@editions
def test_investiture_makes_a_priscus(edition: str) -> None:
    t = table(
        "Investiture", who="sect:Sabbat cardinal", theirs=("Oskar 2/4 sect:Sabbat", "Olga 2/4 prince"), edition=edition
    )
    t.does("play Investiture Mira 0")
    while t.asks != "polling":
        t.does("target Oskar") if t.offers("target Oskar") else t.passes()
    assert stats.votes(t.g, t["Mira"]) == 4
    assert not t.offers("vote Olga against")
    goes(t)
    assert stats.title(t.g, t["Oskar"]) == "priscus"
    t.is_quiet()


# -- Invitation Accepted ----------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("card", "clan"), [("Invitation Accepted", "Ministry"), ("Revocation of Tyre", "Banu-Haqim")])
def test_a_clan_may_join_the_camarilla(card: str, clan: str, edition: str) -> None:
    t = table(
        card,
        who="prince:Boston",
        theirs=(f"Oskar 2/4 clan:{clan} sect:Independent", "Ute 2/4 sect:Independent"),
        third=(f"Vera 2/4 clan:{clan} sect:Independent",),
        edition=edition,
    )
    t.does(f"play {card} Mira")
    asked = []
    for _ in range(60):
        if t.asks in t.quiet:
            break
        if t.asks == "may":
            asked.append(t.who())
            t.does("yes" if t.who() == "b" else "no")
        else:
            t.does("vote Mira for" if t.offers("vote Mira for") else "pass")
    assert asked == ["b", "c"]
    assert (t.word("Oskar.sect"), t.word("Vera.sect"), t.word("Ute.sect")) == (
        "Camarilla",
        "Independent",
        "Independent",
    )
    t = position(
        seat(ready=["Mira 3/5"], uncontrolled=[f"Young 3/4 clan:{clan} sect:Independent"], play=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does("invest Young")
        t.passes_until("influence")
        t.brings_out("Young")
        t.passes_until("may")
        t.does("yes", by="a")
    assert t.word("Young.sect") == "Camarilla"
