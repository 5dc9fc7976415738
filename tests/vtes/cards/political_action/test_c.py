"""Political Action cards: C."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.political_action_tables import called
from tests.vtes.cards.referendum_tables import calls, pools, table
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions

# -- Camarilla's Iron Fist --------------------------------------------------------------------------------------------


@editions
@rules_on("Camarilla's Iron Fist", "ANK 20241106", "LSJ 20100129")
def test_camarillas_iron_fist_needs_two_others_besides_the_one_who_gains(edition: str) -> None:
    two = position(
        seat(ready=["Mira 4/8 prince"], hand=["Camarilla's Iron Fist"]), seat(ready=["Oskar 2/4"]), edition=edition
    )
    assert "card.requirement.in-text" in two.clauses("play Camarilla's Iron Fist Mira 0", by="a")


# -- Can't Take it with You -------------------------------------------------------------------------------------------


@editions
@rules_on("Can't Take it with You", "LSJ 20071005-2")
@pytest.mark.parametrize("passes", [True, False])
@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("Autarkis Persecution", (32, 32, 31)),
        ("Exclusion Principle", (30, 31, 30)),
        ("Perpetual Care", (30, 28, 30)),
        ("Mark of the Damned", (28, 30, 30)),
        ("Can't Take it with You", (31, 29, 30)),
    ],
)
def test_all_gain_or_burn_pool_for_what_they_have(
    edition: str, card: str, after: tuple[int, ...], passes: bool
) -> None:
    t = position(
        seat(ready=["Mira 4/8 sect:Camarilla", "Brute ally 2"], hand=[card]),
        seat(
            ready=[("Oskar 2/4 sect:Independent", ["Deer Rifle", "Raven Spy"])],
            torpor=["Olga 0/4"],
            ash_heap=["Anvil", "Anson", "Blank Page"],
        ),
        seat(ready=["Vera 2/4 sect:Camarilla"], play=["The Barrens"]),
        edition=edition,
    )
    calls(t, card, favour="a" if passes else "")
    assert pools(t) == (after if passes else (30, 30, 30))
    t.is_quiet()


# -- Cardinal Benediction ---------------------------------------------------------------------------------------------


@editions
def test_cardinal_benediction_is_an_affair_of_the_sabbat(edition: str) -> None:
    t = table(
        "Cardinal Benediction",
        who="sect:Sabbat",
        theirs=("Oskar 2/4 prince", "Olga 2/7 sect:Sabbat bishop"),
        third=("Vera 2/6 sect:Sabbat",),
        edition=edition,
    )
    t.does("play Cardinal Benediction Mira 0")
    while t.asks != "polling":
        assert not t.offers("target Vera")
        t.does("target Mira") if t.offers("target Mira") else t.passes()
    while t.asks not in t.quiet:
        assert not t.offers("vote Oskar against")
        t.does("call for") if t.offers("call for") else t.passes()
    assert stats.title(t.g, t["Mira"]) == "cardinal"
    assert t.g.host[t["Cardinal Benediction"]] == t["Mira"]
    t.is_quiet()


# -- Cold War ---------------------------------------------------------------------------------------------------------


@editions
def test_cold_war_is_for_one_of_the_two_and_for_a_cardinal_both(edition: str) -> None:
    def dealt(title: str, *play: str) -> Table:
        return position(
            seat(ready=[f"Mira 4/8 sect:Sabbat {title}"], hand=["Cold War"]),
            seat(ready=["Oskar 2/4"], play=list(play)),
            bystander(),
            edition=edition,
        )

    t = dealt("bishop", "The Barrens")
    calls(t, "Cold War", "target b")
    assert (t.measure("b.pool"), t.region("The Barrens")) == (27, "play")
    t = dealt("bishop", "The Barrens")
    calls(t, "Cold War", "-")
    assert (t.measure("b.pool"), t.region("The Barrens")) == (30, "ash-heap")
    t = dealt("cardinal", "The Barrens")
    calls(t, "Cold War", "target b", "target The Barrens")
    assert (t.measure("b.pool"), t.region("The Barrens")) == (27, "ash-heap")
    t = dealt("bishop")
    calls(t, "Cold War", "target b")
    assert t.measure("b.pool") == 27
    t.is_quiet()


# -- Command of the Harpies -------------------------------------------------------------------------------------------


@editions
def test_command_of_the_harpies_takes_a_princes_title(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 prince city:Miami"], hand=["Command of the Harpies"]),
        seat(ready=["Oskar 2/4 prince city:Paris", "Olga 2/4 primogen"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        called(t, "Command of the Harpies", "target Oskar")
    titles = [stats.title(t.g, t[name]) for name in ("Mira", "Oskar", "Olga")]
    assert titles == ["prince", "", "primogen"]
    t.is_quiet()


# -- Confiscation -----------------------------------------------------------------------------------------------------


@editions
def test_confiscation_moves_equipment_to_a_vampire(edition: str) -> None:
    t = table("Confiscation", who="prince", theirs=(("Oskar 2/4", ["Deer Rifle"]),), edition=edition)
    calls(t, "Confiscation", "target Vera")
    assert (t.g.host[t["Deer Rifle"]], t.g.controller[t["Deer Rifle"]]) == (t["Vera"], 2)
    t.is_quiet()


# -- Consanguineous Boon ----------------------------------------------------------------------------------------------


@editions
def test_a_clan_is_chosen_by_one_of_its_vampires(edition: str) -> None:
    theirs = ("Oskar 2/4 clan:Brujah", "Olga 2/4 clan:Brujah", "Otto 2/4 clan:Ventrue")
    t = table("Consanguineous Boon", who="clan:Brujah", theirs=theirs, edition=edition)
    calls(t, "Consanguineous Boon", "target Olga")
    assert pools(t) == (31, 32, 30)
    t = table("Consanguineous Condemnation", who="clan:Ventrue", theirs=theirs, edition=edition)
    calls(t, "Consanguineous Condemnation", "target Oskar")
    assert [t.measure(f"{name}.locked") for name in ("Oskar", "Olga", "Otto", "Vera")] == [1, 1, 0, 0]
    t.is_quiet()


# -- Corruption's Purge -----------------------------------------------------------------------------------------------


@editions
def test_corruptions_purge_sends_the_drained_to_torpor(edition: str) -> None:
    t = table(
        "Corruption's Purge",
        who="prince",
        theirs=("Oskar 2/4 clan:Ministry", "Olga 3/4 clan:Ministry"),
        edition=edition,
    )
    with t.unchanged("Vera.blood", "Mira.blood"):
        calls(t, "Corruption's Purge")
    assert (t.region("Oskar"), t.region("Olga"), t.measure("Olga.blood")) == ("torpor", "ready", 1)
    t.is_quiet()


# -- Crusade: Amsterdam -----------------------------------------------------------------------------------------------

PACKS = [
    ("Crusade: Amsterdam", "Ventrue antitribu"),
    ("Crusade: Barcelona", "Tremere antitribu"),
    ("Crusade: Berlin", "Lasombra"),
    ("Crusade: Brussels", "Toreador antitribu"),
    ("Crusade: Dublin", "Gangrel antitribu"),
    ("Crusade: Geneva", "Malkavian antitribu"),
    ("Crusade: Istanbul", "Tzimisce"),
    ("Crusade: London", "Nosferatu antitribu"),
    ("Crusade: Rome", "Brujah antitribu"),
    ("Crusade: Washington, D.C.", "Ventrue antitribu"),
]


@editions
@pytest.mark.parametrize(("card", "clan"), PACKS)
def test_an_archbishop_of_the_right_clan_unlocks_in_the_discard_phase(edition: str, card: str, clan: str) -> None:
    for other, locked in ((clan.replace(" ", "-"), 0), ("Pander", 1)):
        t = table(card, who=f"sect:Sabbat clan:{other}", edition=edition)
        calls(t, card)
        assert (stats.title(t.g, t["Mira"]), t.measure("Mira.locked")) == ("archbishop", 1)
        while t.g.turn_span().seat == 0:
            t.passes()
        assert t.measure("Mira.locked") == locked


# -- Crusade: Aragon --------------------------------------------------------------------------------------------------


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
