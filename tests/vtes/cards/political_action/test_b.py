"""Political Action cards: B."""

from __future__ import annotations

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.referendum_tables import calls, goes, pools, table
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions

# -- Banishment -------------------------------------------------------------------------------------------------------


@editions
@rules_on("Banishment", "LSJ 20060213", "TOM 19960210")
def test_a_banished_vampire_keeps_what_he_has_out_of_play_and_comes_back_unlocked(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Banishment"]),
        seat(ready=[("Oskar 4/4 locked", ["Deer Rifle", "Haven Uncovered"])], uncontrolled=[]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Oskar.blood"):
        calls(t, "Banishment", "target Oskar")
    assert (t.region("Oskar"), t.measure("Oskar.locked")) == ("uncontrolled", 0)
    assert not t.g.is_in_play(t["Deer Rifle"])
    assert t["Haven Uncovered"] not in t.g.standing
    while t.g.turn_span().seat != 1 or t.asks != "influence":
        t.passes()
    if edition == "2023":
        t.does("out Oskar")
    else:
        t.passes()
    assert (t.region("Oskar"), t.measure("Oskar.blood"), t.measure("Oskar.locked")) == ("ready", 4, 0)
    assert t.g.is_in_play(t["Deer Rifle"])
    assert t["Haven Uncovered"] in t.g.standing


@editions
@rules_on("Banishment", "ANK 20221019-3", "ANK 20191228")
def test_banishment_is_not_directed_and_needs_a_younger_vampire(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Banishment"]),
        seat(ready=[("Oskar 4/4", ["Secure Haven"])]),
        seat(ready=["Vera 2/9"]),
        edition=edition,
    )
    calls(t, "Banishment")
    assert t.told("action")[-1]["victims"] == []
    assert t.region("Oskar") == "uncontrolled"
    t = position(seat(ready=["Mira 4/8"], hand=["Banishment"]), seat(ready=["Oskar 4/8"]), seat(), edition=edition)
    assert "card.target.in-play" in t.clauses("play Banishment Mira 0", by="a")


@editions
@rules_on("Banishment", "TOM 19951209")
def test_more_capacity_by_a_card_on_a_banished_vampire_keeps_its_blood(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Banishment"]),
        seat(ready=[("Oskar 5/4 clan:Tremere sect:Camarilla", ["Praxis Seizure: Athens"])], uncontrolled=[]),
        bystander(),
        edition=edition,
    )
    assert stats.capacity(t.g, t["Oskar"]) == 5
    calls(t, "Banishment", "target Oskar")
    while t.g.turn_span().seat != 1 or t.asks != "influence":
        t.passes()
    if edition == "2023":
        t.does("out Oskar")
    else:
        t.passes()
    assert (t.region("Oskar"), t.measure("Oskar.blood")) == ("ready", 5)


@editions
@rules_on("Banishment", "ANK 20200408-2")
def test_a_borrowed_vampire_is_banished_to_whose_he_is(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8", "Ayelea, The Manipulator"], hand=["Banishment"]),
        seat(ready=["Oskar 4/4 clan:Tremere-antitribu"]),
        seat(ready=["Vera 2/9"]),
        edition=edition,
    )
    t.does("use Ayelea, The Manipulator")
    t.goes_on()
    assert t.word("Oskar.controller") == "a"
    calls(t, "Banishment")
    assert (t.region("Oskar"), t.word("Oskar.controller")) == ("uncontrolled", "b")
    t.is_quiet()


# -- Benefit Performance ----------------------------------------------------------------------------------------------

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


# -- Brujah Justicar --------------------------------------------------------------------------------------------------

JUSTICARS = [
    "Brujah Justicar",
    "Gangrel Justicar",
    "Malkavian Justicar",
    "Nosferatu Justicar",
    "Toreador Justicar",
    "Tremere Justicar",
    "Ventrue Justicar",
    "Banu Haqim Justicar",
    "Lasombra Justicar",
]


@editions
@rules_on("Brujah Justicar", "LSJ 20041026")
@rules_on("Nosferatu Justicar", "LSJ 20041026")
@rules_on("Toreador Justicar", "LSJ 20041026")
@rules_on("Tremere Justicar", "LSJ 20041026")
@rules_on("Ventrue Justicar", "LSJ 20041026")
@ruled_alike("card", JUSTICARS, "LSJ 20100129")
def test_a_clan_elects_its_justicar(edition: str, card: str) -> None:
    clan = card.removesuffix(" Justicar")
    dashed = clan.replace(" ", "-")
    t = position(
        seat(ready=["Mira 4/8", f"Ines 2/5 clan:{dashed} sect:Camarilla"], hand=[card]),
        seat(ready=[f"Oskar 2/4 clan:{dashed} sect:Sabbat", "Olga 2/4 sect:Camarilla clan:Ravnos"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {card} Mira 0")
    while t.asks != "polling":
        assert not t.offers("target Oskar")  # of the clan, but not of the Camarilla
        assert not t.offers("target Olga")
        t.passes()
    assert [stats.votes(t.g, t[name]) for name in ("Ines", "Oskar", "Olga", "Mira")] == [1, 1, 0, 0]
    goes(t)
    assert stats.held_title(t.g, t["Ines"]) == f"justicar of {clan}"
    assert (t.g.host[t[card]], stats.votes(t.g, t["Oskar"])) == (t["Ines"], 0)
    t.is_quiet()
    t = table(card, theirs=(f"Oskar 2/4 clan:{dashed} sect:Sabbat",), edition=edition)
    assert "card.target.in-play" in t.clauses(f"play {card} Mira 0", by="a")
