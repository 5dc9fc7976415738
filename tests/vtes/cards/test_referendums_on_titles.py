"""Political actions that give and take titles, and those whose cards stay in play."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.referendum_tables import calls, goes, pools, table
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, since_2011

# -- titles -----------------------------------------------------------------------------------------------------------


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


@editions
def test_excommunication_takes_the_title_of_an_archbishop(edition: str) -> None:
    t = table(
        "Excommunication", who="sect:Sabbat", theirs=("Oskar 2/4 archbishop city:Paris sect:Sabbat",), edition=edition
    )
    calls(t, "Excommunication")
    assert stats.held_title(t.g, t["Oskar"]) == ""
    t.is_quiet()


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


STAKES = [
    ("Fee Stake: Boston", "Toreador-antitribu"),
    ("Fee Stake: Corte", ""),
    ("Fee Stake: Los Angeles", ""),
    ("Fee Stake: New York", "Brujah"),
    ("Fee Stake: Perth", ""),
    ("Fee Stake: Seattle", "Gangrel"),
]


@since_2011
@pytest.mark.parametrize(("card", "clan"), STAKES)
def test_a_baron_by_an_action_and_his_referendums(edition: str, card: str, clan: str) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 sect:Anarch clan:{clan or 'Caitiff'}", "Ines 4/4 sect:Anarch"], hand=[card]),
        seat(ready=["Oskar 2/4 prince", "Olga 2/4 sect:Anarch baron city:Rome"]),
        bystander(),
        edition=edition,
    )
    assert t.clauses(f"play {card} Ines 0", by="a") == ["card.requirement.minion"]
    t.does(f"play {card} Mira 0")
    t.goes_on()
    assert stats.held_title(t.g, t["Mira"]) == f"baron of {card.partition(': ')[2]}"
    assert stats.votes(t.g, t["Mira"]) == 2
    t.is_quiet()
    while t.g.turn_span().seat != 1 or t.asks != "minion":
        t.passes()
    t.does(f"use {card} Olga -1")  # anybody's vampires can call a referendum to burn it
    while t.asks != "polling":
        t.passes()
    assert [stats.votes(t.g, t[name]) for name in ("Oskar", "Olga", "Mira")] == [1, 2, 2]
    goes(t, favour="b")
    assert (t.region(card), stats.title(t.g, t["Mira"])) == ("ash-heap", "")


@since_2011
@pytest.mark.parametrize(("clan", "votes"), [("Gangrel", 3), ("Brujah", 2)])
def test_a_baron_of_seattle_has_one_vote_more_in_his_own_referendums(edition: str, clan: str, votes: int) -> None:
    t = position(
        seat(
            ready=[(f"Mira 4/8 sect:Anarch clan:{clan} baron city:Seattle", ["Fee Stake: Seattle"])],
            hand=["Domain Challenge"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Domain Challenge Mira 0")
    while t.asks != "polling":
        t.passes()
    assert stats.votes(t.g, t["Mira"]) == votes
    goes(t)
    assert stats.votes(t.g, t["Mira"]) == 2


# -- cards that stay --------------------------------------------------------------------------------------------------


@editions
@rules_on("Archon", "LSJ 19980225", "LSJ 19970707")
def test_an_archon_attacks_and_those_who_block_him_bleed(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["Archon", "Archon"])]),
        seat(ready=["Oskar 2/4", "Olga 0/4"]),
        bystander(),
        edition=edition,
    )
    t.does("use Archon Mira -1")
    t.does("target Oskar")
    assert t.told("action")[-1]["stealth"] == 1
    t.does("block Olga")  # one without blood can still block
    assert t.told("block-attempt") or t.asks
    t = position(
        seat(ready=[("Mira 4/8", ["Archon", "Archon"])]), seat(ready=["Oskar 3/4"]), bystander(), edition=edition
    )
    with t.changes("Oskar.blood", -3), t.unchanged(*BYSTANDER):  # two cards, and a fist
        t.does_all("bleed Mira", "block Oskar", "trigger Archon")
        t.goes_on()
    t.is_quiet()


@editions
def test_no_blood_hunt_is_called_on_an_archon(edition: str) -> None:
    for cards, hunted in ((["Archon"], False), ([], True)):
        t = position(seat(ready=[("Mira 4/8", cards)]), seat(torpor=["Oskar 0/4"]), bystander(), edition=edition)
        t.does("diablerize Mira Oskar")
        asked = False
        while t.asks not in t.quiet:
            asked = asked or t.offers("blood-hunt") or bool(t.told("referendum"))
            t.passes()
        assert (asked or bool(t.told("referendum"))) is hunted


@editions
@pytest.mark.parametrize(
    ("card", "who", "target"),
    [("Archon", "prince", "sect:Camarilla"), ("Templar", "sect:Sabbat bishop", "sect:Sabbat")],
)
def test_an_office_is_given_by_one_referendum_and_taken_by_another(
    edition: str, card: str, who: str, target: str
) -> None:
    t = table(card, who=who, theirs=(f"Oskar 2/4 {target}", "Olga 2/4 sect:Independent"), edition=edition)
    calls(t, card, "target Oskar")
    assert t.g.host[t[card]] == t["Oskar"]
    while t.g.turn_span().seat != 1 or t.asks != "minion":
        t.passes()
    assert not t.offers(f"use {card} Olga")
    assert t.offers(f"use {card} Oskar -1")  # to enter combat
    t.does(f"use {card} Oskar -2")
    goes(t, favour="b")
    assert t.region(card) == "attached"  # nobody there has any votes, and a card in play has none
    t.is_quiet()


@editions
def test_war_of_ages_burns_the_prey_until_the_prey_is_ousted(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 sect:Sabbat bishop"], hand=["War of Ages"]),
        seat(2, ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    calls(t, "War of Ages")
    assert t.region("War of Ages") == "play"
    while t.g.turn_span().seat != 1:
        t.passes()
    with t.changes("b.pool", -1), t.unchanged("c.pool"):
        while t.offers("trigger"):
            t.does("trigger War of Ages")
    before = t.measure("a.pool")
    while not t.g.ousted[1]:
        t.does("trigger War of Ages") if t.offers("trigger War of Ages") else t.passes()
    t.passes()
    assert (t.measure("a.pool"), t.region("War of Ages")) == (before + 6 + 3, "ash-heap")


@editions
@rules_on("Raising the Portcullis", "LSJ 20100129")
def test_raising_the_portcullis_counts_a_torpid_vampire_of_the_prey(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 4/8 clan:Lasombra", "Ines 2/4 clan:Lasombra", "Brute ally 2"],
            hand=["Raising the Portcullis", "Raising the Portcullis"],
        ),
        seat(ready=["Oskar 2/4"], torpor=["Olga 0/4"]),
        bystander(),
        edition=edition,
    )
    calls(t, "Raising the Portcullis")
    assert (stats.bleed(t.g, t["Mira"]), stats.bleed(t.g, t["Oskar"])) == (2, 1)
    t.g.burn(t["Olga"])
    assert stats.bleed(t.g, t["Mira"]) == 1
    assert "card.requirement.in-text" in t.clauses("play Raising the Portcullis#2 Ines 0", by="a")


@editions
@rules_on("Anathema", "RTR 19980623")
def test_anathema_burns_who_loses_his_last_blood_in_combat(edition: str) -> None:
    def dealt(blood: int) -> Table:
        t = position(
            seat(ready=["Mira 4/8"]), seat(ready=[(f"Oskar {blood}/6", ["Anathema"])]), bystander(), edition=edition
        )
        t.does_all("bleed Mira", "block Oskar")
        return t

    t = dealt(1)
    t.goes_on()
    assert (t.region("Oskar"), pools(t)) == ("ash-heap", (36, 30, 30))
    t.is_quiet()
    t = dealt(2)
    t.goes_on()
    assert (t.region("Oskar"), pools(t)) == ("ready", (30, 30, 30))


@editions
def test_anathema_says_nothing_of_blood_lost_elsewhere_or_of_none(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 prince"], hand=["Anathema", "Rabble Razing"]),
        seat(ready=["Oskar 1/3"]),
        bystander(),
        edition=edition,
    )
    calls(t, "Anathema", "target Oskar")
    t.g.burn_blood(t["Oskar"], 1, "card.burn.counter-to-bank")
    t.goes_on()
    assert (t.region("Oskar"), t.measure("a.pool")) == ("ready", 30)


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


@editions
def test_snipe_hunt_keeps_the_young_locked_for_a_round(edition: str) -> None:
    t = table("Snipe Hunt", theirs=("Oskar 2/3", "Olga 2/4"), edition=edition)
    calls(t, "Snipe Hunt")
    assert (t.measure("Oskar.locked"), t.measure("Olga.locked")) == (1, 0)
    while t.g.turn_span().seat != 1:
        t.passes()
    assert t.measure("Oskar.locked") == 1
    while t.g.turn_span().seat != 0 or t.asks == "unlock":
        t.passes()
    while t.g.turn_span().seat != 1:
        t.passes()
    assert (t.region("Snipe Hunt"), t.measure("Oskar.locked")) == ("ash-heap", 0)


@editions
def test_a_hierophant_has_a_vote_and_costs_blockers_blood(edition: str) -> None:
    t = table("Hierophant", who="clan:Ministry", mine=("Ines 2/4 primogen",), edition=edition)
    calls(t, "Hierophant")
    assert stats.votes(t.g, t["Mira"]) == 1
    t = position(
        seat(ready=[("Mira 4/8 clan:Ministry", ["Hierophant"])]),
        seat(ready=["Oskar 3/4"]),
        bystander(),
        edition=edition,
    )
    with t.changes("Oskar.blood", -2):
        t.does_all("bleed Mira", "block Oskar")
        t.goes_on()
    t.is_quiet()
