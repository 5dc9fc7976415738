"""More referendums: gifts to many, offices and marks, cards that stay and can be called off again."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.referendum_tables import calls, pools, table
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, since_2011

DIVA = "clan:Daughter-of-Cacophony"


@editions
def test_a_benefit_performance_pays_the_singers_and_who_voted_for_it(edition: str) -> None:
    t = table(
        "Benefit Performance",
        who=f"{DIVA} prince:Boston",
        mine=(f"Ines 2/4 {DIVA}",),
        theirs=("Oskar 2/4 primogen",),
        third=("Vera 2/4 primogen",),
        edition=edition,
    )
    calls(t, "Benefit Performance", favour="ab")
    assert pools(t) == (32, 30, 30)
    assert [t.measure(f"{one}.blood") for one in ("Mira", "Ines", "Oskar", "Vera")] == [4, 2, 3, 2]


@editions
@rules_on("Justicar Retribution", "RTR 19980623")
def test_the_retribution_burns_who_bleeds_for_three(edition: str) -> None:
    """Ruling: as they would bleed their prey."""
    t = table(
        "Justicar Retribution",
        who="sect:Camarilla prince:Boston",
        theirs=(("Oskar 2/4", ["Trophy: Revered"]), "Ute 2/4"),
        edition=edition,
    )
    calls(t, "Justicar Retribution")
    assert (t.region("Oskar"), t.region("Ute"), t.region("Vera")) == ("ash-heap", "ready", "ready")


@editions
@pytest.mark.parametrize("lucita", [False, True])
def test_the_crusade_makes_an_archbishop(lucita: bool, edition: str) -> None:
    t = table(
        "Crusade: Aragon",
        who="sect:Sabbat title:bishop",
        third=("Lucita",) if lucita else ("Vera 2/4",),
        edition=edition,
    )
    if lucita and t.word("Lucita.sect") != "Sabbat":
        lucita = False
    calls(t, "Crusade: Aragon")
    assert t.g.titles[t["Lucita" if lucita else "Mira"]] == "archbishop of Aragon"
    assert t.g.host[t["Crusade: Aragon"]] == t["Lucita" if lucita else "Mira"]


@since_2011
def test_rumors_of_gehenna_give_a_second_master_phase_action(edition: str) -> None:
    t = table("Rumors of Gehenna", who="prince:Boston", edition=edition)
    calls(t, "Rumors of Gehenna", "target b", "-")
    assert t.region("Rumors of Gehenna") == "play"
    assert t.offers("use Rumors of Gehenna") is False  # she who called it is locked
    for whose, left in (("b", 2), ("c", 1)):
        for _ in range(80):
            if t.asks == "master" and t.who() == whose:
                break
            t.goes_by()
        assert t.measure("turn.left") == left or t.asks != "master"


@editions
@pytest.mark.parametrize(("sect", "offered"), [("Camarilla", True), ("Sabbat", False)])
def test_a_scourge_hunts_the_young(sect: str, offered: bool, edition: str) -> None:
    t = table(
        "Scourge",
        who="sect:Camarilla prince:Boston",
        mine=(f"Ines 2/4 sect:{sect}",),
        theirs=("Oskar 2/4 sect:Sabbat", "Old 2/5 sect:Sabbat", "Brute ally 3"),
        third=("Vera 2/4 sect:Sabbat",),
        edition=edition,
    )
    calls(t, "Scourge", *(["target Ines"] if offered else []))
    bearer = "Ines" if offered else "Mira"
    assert (t.g.host[t["Scourge"]], t.measure("Mira.locked")) == (t[bearer], 0)
    t.does(f"use Scourge {bearer}")
    assert (t.offers("target Oskar"), t.offers("target Brute"), t.offers("target Old")) == (True, True, False)
    t.does("target Oskar")
    assert stats.stealth(t.g, t[bearer]) == 1


@editions
@rules_on("Sabbat Inquisitor", "LSJ 20100909", "LSJ 20100129")
@pytest.mark.parametrize(("code", "region"), [("tha", "ash-heap"), ("dom", "crypt")])
def test_an_inquisitor_burns_sorcerers_in_the_crypt(code: str, region: str, edition: str) -> None:
    """Rulings: its two actions are different ones; nobody is made an Inquisitor twice."""
    t = table("Sabbat Inquisitor", who="sect:Sabbat title:archbishop", edition=edition)
    calls(t, "Sabbat Inquisitor")
    assert (t.g.host[t["Sabbat Inquisitor"]], t.measure("Mira.bleed")) == (t["Mira"], 2)
    t = position(
        seat(ready=[("Mira 3/5 sect:Sabbat title:archbishop", ["Sabbat Inquisitor"])]),
        seat(ready=["Oskar 2/4 locked"], crypt=[f"Hidden 0/5 {code}"]),
        bystander(),
        edition=edition,
    )
    uses = t.options("use")
    assert len(uses) == 2
    t.answer(uses[0])
    t.does("target b") if t.asks == "target" else None
    t.goes_on()
    assert t.region("Hidden") == region
    t = position(
        seat(ready=[("Mira 3/5 sect:Sabbat title:archbishop", ["Sabbat Inquisitor"])], hand=["Sabbat Inquisitor"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("play Sabbat Inquisitor Mira")


@since_2011
def test_a_sweeper_looks_at_all_libraries(edition: str) -> None:
    t = table("Sweeper", who="sect:Anarch title:baron", edition=edition)
    calls(t, "Sweeper")
    assert t.g.host[t["Sweeper"]] == t["Mira"]
    t = position(
        seat(ready=[("Mira 3/5 sect:Anarch", ["Sweeper"])], library=2),
        seat(ready=["Oskar 2/4"], library=2),
        seat(ready=["Vera 2/4"]),
        phase="unlock",
        edition=edition,
    )
    with t.unchanged("a.library", "b.library"):
        t.does("use Sweeper")
    assert [t.g.seen(t.g.library(seat)[-1], 0) for seat in (0, 1)] == [True, True]
    assert not t.g.seen(t.g.library(1)[-1], 1)
    assert not t.offers("use Sweeper")


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


@editions
@pytest.mark.parametrize("card", ["Rumors of Gehenna", "Sabbat Inquisitor"])
def test_it_can_be_called_off(card: str, edition: str) -> None:
    bearer = ("Oskar 2/4", [card]) if card == "Sabbat Inquisitor" else "Oskar 2/4"
    t = position(
        seat(ready=["Mira 3/5 sect:Sabbat title:archbishop"]),
        seat(ready=[bearer], play=[] if card == "Sabbat Inquisitor" else [card]),
        bystander(),
        edition=edition,
    )
    t.does(f"use {card} Mira")
    for _ in range(40):
        if t.asks in t.quiet:
            break
        t.does("vote Mira for" if t.offers("vote Mira for") else "pass")
    assert t.region(card) == "ash-heap"
