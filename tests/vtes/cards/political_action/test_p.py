"""Political Action cards: P."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions import definitions
from praxis.vtes.definitions.build import NAMES
from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.political_action_tables import called
from tests.vtes.cards.referendum_tables import calls, goes, pools, table
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, since_2011

# -- Parity Shift -----------------------------------------------------------------------------------------------------


@editions
@rules_on("Parity Shift", "LSJ 20010606")
def test_parity_shift_with_too_little_pool_left_is_shared_by_the_caller(edition: str) -> None:
    t = table("Parity Shift", who="prince", pools=(1, 30, 2), edition=edition)
    calls(t, "Parity Shift", "target c", "target a", "target a", "target b", "pick a")
    assert (t.measure("a.pool"), t.measure("b.pool"), t.g.ousted[2]) == (2, 31 + 6, 1)


@editions
def test_parity_shift_is_for_nobody_who_has_most_pool(edition: str) -> None:
    t = table("Parity Shift", who="prince", edition=edition)
    assert "card.target.in-play" in t.clauses("play Parity Shift Mira 0", by="a")


@editions
@rules_on("Parity Shift", "LSJ 20041004")
def test_parity_shift_is_about_the_pool_as_its_terms_are_set(edition: str) -> None:
    t = table("Parity Shift", who="prince", pools=(10, 9, 12), edition=edition)
    t.does("play Parity Shift Mira 0")
    t.passes_until("terms")
    t.does_all("target a", "target a", "target b")
    t.passes_until("polling")
    t.g.burn_pool(2, 4, "card.burn.counter-to-bank")  # she has less than the caller now
    goes(t)
    assert pools(t) == (12, 10, 5)
    t.is_quiet()


# -- Patsy ------------------------------------------------------------------------------------------------------------


@since_2011
def test_patsy_burns_the_edge_for_a_title_and_two_pool(edition: str) -> None:
    def dealt(edge: bool) -> Table:
        return position(
            seat(ready=["Mira 4/8 sect:Anarch baron city:Paris"], hand=["Patsy"], edge=edge),
            seat(ready=["Oskar 2/4 prince city:Rome"]),
            bystander(),
            edition=edition,
        )

    t = dealt(edge=True)
    calls(t, "Patsy")
    assert (stats.held_title(t.g, t["Oskar"]), t.measure("b.pool"), t.g.edge) == ("", 28, -1)
    t.is_quiet()
    assert "card.requirement.in-text" in dealt(edge=False).clauses("play Patsy Mira 0", by="a")


# -- The Peace of Khetamon --------------------------------------------------------------------------------------------


@editions
def test_the_peace_of_khetamon_is_for_one_in_torpor(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["The Peace of Khetamon"]),
        seat(ready=["Oskar 2/4"], torpor=["Olga 1/9"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Olga.blood"):
        calls(t, "The Peace of Khetamon")
    assert (t.region("Olga"), t.region("Oskar")) == ("uncontrolled", "ready")
    t.is_quiet()


@editions
@ruled_alike(
    "card mira",
    [
        ("The Peace of Khetamon", "4/8"),
        ("Disputed Territory", "4/8"),
        ("Confiscation", "4/8 prince"),
        ("Permanent Vacation", "4/8"),
        ("Parity Shift", "4/8 prince"),
        ("Protect Thine Own", "4/8 justicar clan:Brujah"),
        ("Sacrifice", "4/8 sect:Sabbat clan:Tzimisce"),
        ("Auto-da-fé", "4/8 sect:Sabbat cardinal"),
        ("Public Vilification", "4/8 sect:Sabbat bishop"),
        ("Cardinal Benediction", "4/6 sect:Sabbat"),
        ("Excommunication", "4/8 sect:Sabbat"),
        ("Command of the Harpies", "4/8 sect:Camarilla"),
    ],
    "LSJ 20100129",
)
def test_a_referendum_without_legal_terms_is_not_called(card: str, mira: str, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira {mira}"], hand=[card]),
        seat(ready=["Oskar 2/9 sect:Camarilla"]),
        seat(ready=["Vera 2/9 sect:Camarilla"]),
        edition=edition,
    )
    assert "card.target.in-play" in t.clauses(f"play {card} Mira 0", by="a")


# -- Peace Treaty -----------------------------------------------------------------------------------------------------


@editions
def test_what_costs_no_pool_is_kept_for_nothing(edition: str) -> None:
    t = table("Peace Treaty", theirs=(("Oskar 2/4", ["Brass Knuckles"]),), edition=edition)
    assert t.g.face[t["Brass Knuckles"]].pool == 0
    calls(t, "Peace Treaty", "yes")
    assert (t.measure("b.pool"), t.region("Brass Knuckles")) == (30, "attached")
    t.is_quiet()


# -- Permanent Vacation -----------------------------------------------------------------------------------------------


@editions
def test_permanent_vacation_removes_an_ally(edition: str) -> None:
    t = table("Permanent Vacation", theirs=("Oskar 2/4", "Brute ally 2"), edition=edition)
    with t.unchanged("Oskar.blood", "b.pool"):
        calls(t, "Permanent Vacation")
    assert t.region("Brute") == "removed"
    t.is_quiet()


# -- Praxis Seizure: Athens -------------------------------------------------------------------------------------------

COURTS = [
    ("Praxis Seizure: Athens", "Tremere"),
    ("Praxis Seizure: Barcelona", "Tremere"),
    ("Praxis Seizure: Berlin", "Ventrue"),
    ("Praxis Seizure: Brussels", "Nosferatu"),
    ("Praxis Seizure: Cairo", "Ventrue"),
    ("Praxis Seizure: Geneva", "Ventrue"),
    ("Praxis Seizure: Glasgow", "Gangrel"),
    ("Praxis Seizure: Monaco", "Toreador"),
    ("Praxis Seizure: Paris", "Toreador"),
    ("Praxis Seizure: Rome", "Brujah"),
    ("Praxis Seizure: Stockholm", "Malkavian"),
]


@editions
@pytest.mark.parametrize(("card", "clan"), COURTS)
def test_a_prince_of_the_right_clan_grows_while_he_has_the_title(edition: str, card: str, clan: str) -> None:
    for other, capacity in ((clan, 9), ("Ravnos", 8)):
        t = table(card, who=f"sect:Camarilla clan:{other}", edition=edition)
        calls(t, card)
        assert stats.capacity(t.g, t["Mira"]) == capacity
        t.g.burn(t[card])
        assert (stats.capacity(t.g, t["Mira"]), stats.title(t.g, t["Mira"])) == (8, "")


@editions
@ruled_alike(
    "card clan",
    [
        ("Praxis Seizure: Athens", "Tremere"),
        ("Praxis Seizure: Barcelona", "Tremere"),
        ("Praxis Seizure: Berlin", "Ventrue"),
        ("Praxis Seizure: Brussels", "Nosferatu"),
        ("Praxis Seizure: Cairo", "Ventrue"),
        ("Praxis Seizure: Geneva", "Ventrue"),
        ("Praxis Seizure: Glasgow", "Gangrel"),
        ("Praxis Seizure: Monaco", "Toreador"),
        ("Praxis Seizure: Paris", "Toreador"),
        ("Praxis Seizure: Rome", "Brujah"),
        ("Praxis Seizure: Stockholm", "Malkavian"),
    ],
    "TOM 19960210",
)
def test_the_capacity_of_a_prince_is_lost_with_his_title(card: str, clan: str, edition: str) -> None:
    city = card.partition(": ")[2]
    prince = f"Oskar 5/4 clan:{clan} sect:Camarilla prince city:{city}"
    t = table("Command of the Harpies", who="sect:Camarilla", theirs=((prince, [card]),), edition=edition)
    assert stats.capacity(t.g, t["Oskar"]) == 5
    calls(t, "Command of the Harpies")
    assert (stats.title(t.g, t["Oskar"]), t.region(card)) == ("", "ash-heap")
    assert (stats.capacity(t.g, t["Oskar"]), t.measure("Oskar.blood")) == (4, 4)
    t.is_quiet()


# -- Praxis Seizure: Berlin -------------------------------------------------------------------------------------------

CRUSADES = sorted(NAMES[card] for card in definitions() if NAMES[card].startswith("Crusade"))
SEIZURES = sorted(NAMES[card] for card in definitions() if NAMES[card].startswith("Praxis Seizure"))


@editions
@pytest.mark.parametrize("card", SEIZURES + CRUSADES)
@pytest.mark.parametrize("passes", [True, False])
def test_a_city_is_taken_by_referendum(edition: str, card: str, passes: bool) -> None:
    sect = "Camarilla" if card in SEIZURES else "Sabbat"
    title = "prince" if card in SEIZURES else "archbishop"
    helper = "primogen" if sect == "Camarilla" else "bishop"
    t = position(
        seat(ready=[f"Mira 4/8 sect:{sect}", f"Ines 3/5 {helper} sect:{sect}"], hand=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "b.pool"):
        called(t, card, favour="a" if passes else "")
    assert stats.title(t.g, t["Mira"]) == (title if passes else "")
    assert t.region(card) == ("attached" if passes else "ash-heap")
    if passes:
        assert stats.held_title(t.g, t["Mira"]).endswith(card.partition(": ")[2])
        assert stats.votes(t.g, t["Mira"]) == 2
    t.is_quiet()


@editions
@pytest.mark.parametrize("card", SEIZURES[:1] + CRUSADES[:1])
def test_a_city_is_not_for_those_of_another_sect(edition: str, card: str) -> None:
    t = position(seat(ready=["Mira 4/8 sect:Independent"], hand=[card]), seat(), bystander(), edition=edition)
    assert t.clauses(f"play {card} Mira 0", by="a") == ["card.requirement.minion"]


# -- Praxis Seizure: Venice -------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "clan"), [("Praxis Seizure: Venice", "Giovanni"), ("Praxis Seizure: Istanbul", "Banu-Haqim")]
)
def test_a_city_of_another_clan_locks_that_clan(edition: str, card: str, clan: str) -> None:
    t = table(
        card,
        who="sect:Camarilla",
        theirs=(f"Oskar 2/4 clan:{clan}", "Olga 2/4"),
        mine=("Ines 2/4 primogen", "Ida 2/4 primogen"),
        edition=edition,
    )
    t.does(f"play {card} Mira 0")
    while t.asks != "polling":
        t.passes()
    assert stats.votes(t.g, t["Oskar"]) == 1
    goes(t)
    assert (t.measure("Oskar.locked"), t.measure("Olga.locked")) == (1, 0)
    t = table(card, who=f"sect:Camarilla clan:{clan}", theirs=(f"Oskar 2/4 clan:{clan}",), edition=edition)
    calls(t, card)
    assert (stats.title(t.g, t["Mira"]), t.measure("Oskar.locked")) == ("prince", 0)
    t.is_quiet()


# -- Protect Thine Own ------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("title", "mode", "victim"), [("justicar clan:Brujah", 0, "Oskar"), ("inner-circle clan:Brujah", 1, "Olga")]
)
def test_protect_thine_own_burns_who_is_not_of_the_camarilla(edition: str, title: str, mode: int, victim: str) -> None:
    theirs = ("Oskar 2/5 sect:Sabbat", "Olga 2/6 sect:Independent", "Otto 2/3 sect:Camarilla")
    t = table("Protect Thine Own", who=title, theirs=theirs, third=("Vera 2/4 sect:Camarilla",), edition=edition)
    other = 1 - mode
    assert t.clauses(f"play Protect Thine Own Mira {other}", by="a") == ["card.requirement.minion"]
    with t.unchanged("Otto.blood", "Vera.blood"):
        calls(t, "Protect Thine Own", *([f"target {victim}"] if mode else []), mode=mode)
    assert t.region(victim) == "ash-heap"
    t.is_quiet()


# -- Public Vilification ----------------------------------------------------------------------------------------------


@editions
def test_public_vilification_shares_out_the_blood_of_another(edition: str) -> None:
    t = table(
        "Public Vilification", who="sect:Sabbat bishop", theirs=("Oskar 4/4",), third=("Vera 2/9",), edition=edition
    )
    calls(t, "Public Vilification", "target Mira", "target Mira", "target Vera")
    assert [t.measure(f"{name}.blood") for name in ("Oskar", "Mira", "Vera")] == [1, 6, 3]
    t.is_quiet()


@editions
@rules_on("Public Vilification", "LSJ 20010606")
def test_public_vilification_of_one_with_little_blood(edition: str) -> None:
    t = table(
        "Public Vilification", who="sect:Sabbat bishop", theirs=("Oskar 2/4",), third=("Vera 2/9",), edition=edition
    )
    calls(t, "Public Vilification", "target Mira", "target Mira", "target Vera", "pick Mira")
    assert [t.measure(f"{name}.blood") for name in ("Oskar", "Mira", "Vera")] == [0, 5, 3]
    t.is_quiet()
