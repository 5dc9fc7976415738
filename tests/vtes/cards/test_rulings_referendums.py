"""Official rulings on political actions: their terms, several ousts at once, titles, what stays in play."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.referendum_tables import calls, goes, pools, table
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, since_2011

# -- terms ------------------------------------------------------------------------------------------------------------


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


@since_2011
@ruled_alike(
    "card mira",
    [("The Secret Must Be Kept", "sect:Laibon"), ("Patsy", "sect:Anarch baron city:Paris")],
    "LSJ 20100129",
)
def test_a_referendum_of_a_later_sect_without_legal_terms_is_not_called(card: str, mira: str, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {mira}"], hand=[card], edge=True),
        seat(ready=["Oskar 2/9"]),
        bystander(),
        edition=edition,
    )
    assert "card.target.in-play" in t.clauses(f"play {card} Mira 0", by="a")


@editions
@rules_on("War of Ages", "LSJ 20100129")
def test_a_unique_card_is_not_called_for_by_whoever_has_it(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 sect:Sabbat bishop"], hand=["War of Ages"], play=["War of Ages"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("play War of Ages Mira 0")


@editions
@ruled_alike("card", ["Kine Resources Contested", "Conservative Agitation"], "LSJ 20000622")
def test_points_may_go_to_oneself_but_not_all_to_one(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=[card]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"]),
        seat(ready=["Zoe 2/4"]),
        edition=edition,
    )
    t.does(f"play {card} Mira 0")
    t.passes_until("terms")
    t.does_all("target b", "target b", "target b")  # three of four, in both cards
    assert not t.offers("target b")
    assert [t.offers(f"target {letter}") for letter in "acd"] == [True, True, True]
    goes(t, "target a")
    assert (t.measure("a.pool"), t.measure("b.pool")) == (29, 27)
    t.is_quiet()


AGITATION = [
    ("Kine Resources Contested", "", ("b", "b", "c", "c")),
    ("Conservative Agitation", "", ("b", "b", "c", "c")),
    ("Reckless Agitation", "sect:Independent", ("b", "b", "b", "c", "c", "c")),
    ("Camarilla's Iron Fist", "prince", ("a", "b", "b", "b", "c", "c")),
    ("Lily Prelude", "mel", ("b", "b", "c", "c")),
]


@editions
@ruled_alike("card who terms", AGITATION, "LSJ 20020819", "LSJ 20000309")
def test_points_beyond_the_pool_oust_several_at_once(card: str, who: str, terms: tuple[str, ...], edition: str) -> None:
    t = position(
        seat(20, ready=[f"Mira 4/8 {who}".strip()], hand=[card]),
        seat(1, ready=["Oskar 2/4"]),
        seat(1, ready=["Vera 2/4"]),
        seat(20, ready=["Zoe 2/4"]),
        edition=edition,
    )
    with t.unchanged("d.pool", "Zoe.blood"):
        calls(t, card, *(f"target {letter}" for letter in terms))
    gained = 1 if card == "Camarilla's Iron Fist" else 0
    assert ousted_together(t) == (20 + gained + 6)


@editions
@ruled_alike(
    "card terms theirs mine",
    [
        ("Neonate Breach", ("target b", "target c", "-"), "2/4", 20),
        ("Reins of Power", ("pick Mira", "pick Oskar", "-", "-"), "2/8", 26),
        ("Anarchist Uprising", (), "2/4", 19),
        ("Ancilla Empowerment", (), "2/4", 19),
        ("Domain Challenge", (), "2/4 locked", 19),
    ],
    "LSJ 20000309",
)
def test_whoever_is_ousted_with_her_prey_has_a_point_and_no_pool(
    card: str, terms: tuple[str, ...], theirs: str, mine: int, edition: str
) -> None:
    t = position(
        seat(20, ready=["Mira 4/8"], hand=[card]),
        seat(1, ready=[f"Oskar {theirs}"]),
        seat(1, ready=[f"Vera {theirs}"]),
        seat(20, ready=["Zoe 2/4"]),
        edition=edition,
    )
    calls(t, card, *terms)
    assert ousted_together(t) == mine + 6


def ousted_together(t: Table) -> int:
    """Seats b and c are out, with a point for the predator of each; gives the pool of a, who has 6 for her own prey."""
    assert [t.g.ousted[at] for at in range(4)] == [0, 1, 1, 0]
    assert [t.g.vps[at] for at in range(4)] == [1, 1, 0, 0]
    return t.measure("a.pool")


@editions
@ruled_alike("card", ["Ancient Influence", "Reins of Power", "Political Stranglehold"], "ANK 20210309-2")
def test_a_card_burned_for_a_vote_is_not_called(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Domain Challenge"]),
        seat(ready=["Oskar 2/4"], hand=[card, card]),
        bystander(),
        edition=edition,
    )
    t.does("play Domain Challenge Mira 0")
    t.passes_until_offered(f"card {card} for")
    t.does(f"card {card} for", by="b")
    assert t.region(card) == "ash-heap"
    goes(t)
    while t.g.turn_span().seat != 1 or t.asks != "minion":
        t.passes()
    assert t.offers(f"play {card}#2 Oskar 0")


@editions
@ruled_alike("card picks", [("Ancient Influence", "pick Oskar"), ("Reins of Power", "pick Oskar")], "ANK 20180813")
def test_a_loss_breaks_a_withdrawal_even_if_more_was_gained(card: str, picks: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/3"], hand=[card]),
        seat(ready=["Oskar 2/9"]),
        bystander(),
        edition=edition,
    )
    t.g.withdrawing[1] = 1
    calls(t, card, "pick Mira", picks, "-")
    assert t.measure("b.pool") > 30
    assert (t.g.withdrawing[1], len(t.told("withdrawal-broken"))) == (0, 1)


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


# -- what is kept for its cost ----------------------------------------------------------------------------------------


@editions
@ruled_alike(
    "card theirs thing",
    [
        ("Kindred Segregation", "Raven ally 2", "Raven"),
        ("Peace Treaty", ("Olga 2/4", ["Brass Knuckles"]), "Brass Knuckles"),
    ],
    "RTR 20010710",
    "ANK 20190724",
)
def test_what_costs_no_pool_is_kept_for_nothing_or_burned(card: str, theirs: Item, thing: str, edition: str) -> None:
    for answer, kept in (("yes", True), ("no", False)):
        t = table(card, theirs=(theirs,), edition=edition)
        with t.unchanged("b.pool"):
            calls(t, card, answer)
        assert (t.region(thing) != "ash-heap") is kept
    t = table(card, edition=edition)  # nobody has such a thing
    calls(t, card)
    t.is_quiet()


@pytest.mark.parametrize("edition", ["2011", "2012"])
@rules_on("Kindred Segregation", "LSJ 20060409")
def test_imbued_are_kept_for_nothing(edition: str) -> None:
    imbued = 'Jack "Hannibal137" Harmon'
    t = table("Kindred Segregation", theirs=(imbued,), edition=edition)
    with t.unchanged("b.pool"):
        calls(t, "Kindred Segregation", "yes")
    assert t.region(imbued) == "ready"
    t.is_quiet()


# -- titles -----------------------------------------------------------------------------------------------------------


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


STAKES = [
    "Fee Stake: Boston",
    "Fee Stake: Corte",
    "Fee Stake: Los Angeles",
    "Fee Stake: New York",
    "Fee Stake: Perth",
    "Fee Stake: Seattle",
]


@since_2011
@ruled_alike("card", STAKES, "ANK 20180307-1")
def test_a_referendum_on_a_baron_leaves_a_priscus_his_ballot_and_votes(card: str, edition: str) -> None:
    city = card.partition(": ")[2].replace(" ", "-")
    t = position(
        seat(ready=["Ada 4/8"]),
        seat(ready=[("Olga 2/4 priscus sect:Sabbat", ["Hierophant"]), "Oskar 2/4 prince"]),
        seat(ready=[(f"Mira 4/8 sect:Anarch baron city:{city}", [card])]),
        edition=edition,
    )
    votes, ballots = stats.votes(t.g, t["Olga"]), stats.ballots(t.g, t["Olga"])
    assert votes == 1
    t.does(f"use {card} Ada -1")
    t.passes_until("polling")
    assert (stats.votes(t.g, t["Olga"]), stats.ballots(t.g, t["Olga"])) == (votes, ballots)
    assert stats.votes(t.g, t["Oskar"]) == 1
    goes(t)
    t.is_quiet()


@since_2011
@ruled_alike("card", STAKES, "LSJ 20070808-2")
def test_nobody_burns_the_card_of_a_contested_barony(card: str, edition: str) -> None:
    city = card.partition(": ")[2].replace(" ", "-")
    baron = f"Mira 4/8 sect:Anarch baron city:{city}"
    t = position(seat(ready=["Ada 4/8"]), seat(ready=[(baron, [card])]), bystander(), edition=edition)
    assert t.offers(f"use {card} Ada -1")
    rival = f"Rex 4/8 sect:Anarch baron city:{city}"
    t = position(seat(ready=["Ada 4/8", rival]), seat(ready=[(baron, [card])]), bystander(), edition=edition)
    assert stats.title(t.g, t["Mira"]) == ""
    assert not t.offers(f"use {card} Ada -1")


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


# -- cards that stay --------------------------------------------------------------------------------------------------


@since_2011
@ruled_alike("card who", [("Archon", "sect:Camarilla"), ("Templar", "sect:Sabbat")], "RTR 20030519", "LSJ 20100909")
def test_each_copy_of_an_office_has_actions_of_its_own(card: str, who: str, edition: str) -> None:
    t = position(
        seat(ready=[(f"Mira 8/8 {who}", [card, card]), "Ines 2/4"], hand=["Blank Page"]),
        seat(ready=["Oskar 4/4"]),
        bystander(),
        edition=edition,
    )
    t.does(f"use {card} Mira -1")
    t.does("target Oskar")
    t.goes_on()
    t.g.unlock(t["Mira"])
    t.does("hunt Ines")
    t.goes_on()
    assert t.clauses(f"use {card} Mira -1", by="a") == ["minion.repeat.card-in-play"]
    assert t.offers(f"use {card}#2 Mira -1")
    assert t.offers(f"use {card} Mira -2")  # the referendum to burn it


@editions
@rules_on("Anathema", "LSJ 20021117")
def test_two_anathemas_burn_a_vampire_once(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"]), seat(ready=[("Oskar 1/6", ["Anathema", "Anathema"])]), bystander(), edition=edition
    )
    t.does_all("bleed Mira", "block Oskar")
    t.goes_on()
    assert t.asks == "trigger"
    t.does(t.options()[0])
    t.goes_on()
    assert (t.region("Oskar"), pools(t)) == ("ash-heap", (36, 30, 30))


@editions
@rules_on("Anathema", "LSJ 20021122-2")
def test_diablerie_sets_off_no_anathema(edition: str) -> None:
    t = position(seat(ready=["Mira 4/8"]), seat(torpor=[("Oskar 2/6", ["Anathema"])]), bystander(), edition=edition)
    t.does("diablerize Mira Oskar")
    t.goes_on("blood-hunt")
    assert (t.region("Oskar"), pools(t)) == ("ash-heap", (30, 30, 30))


@editions
@rules_on("Anathema", "PIB 20121028")
def test_an_anathema_stays_when_its_caller_is_ousted(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 prince"], hand=["Anathema"]),
        seat(ready=["Oskar 4/9"]),
        seat(ready=["Vera 2/9"]),
        edition=edition,
    )
    calls(t, "Anathema", "target Vera")
    assert t.word("Anathema.controller") == "c"
    t.g.burn_pool(0, 30, "card.burn.counter-to-bank")
    t.passes()
    assert (t.g.ousted[0], t.region("Anathema")) == (1, "attached")
