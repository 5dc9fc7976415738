"""Action cards: F."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import acts
from tests.vtes.cards.referendum_tables import goes
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, since_2011

# -- Far Mastery ------------------------------------------------------------------------------------------------------

STOLEN = [
    # card, words, mode, what is stolen: it requires what Mira is not
    ("Far Mastery", "DOM", 1, "War Ghoul"),
    ("Far Mastery", "dom", 0, "Childling Muse"),
    ("Restructure", "DEM", 1, "War Ghoul"),
    ("Legend of the Leopard", "clan:Osebo", 1, "War Ghoul"),
    ("Lure of the Serpent", "SER", 1, "War Ghoul"),
    ("Lure of the Serpent", "ser", 0, "Childling Muse"),
    ("New Management", "clan:Ventrue-antitribu", 0, "Opium Den"),
]


@rules_on("Far Mastery", "TOM 19960226-1")
@rules_on("Restructure", "TOM 19960226-1")
@rules_on("Legend of the Leopard", "TOM 19960226-1")
@rules_on("Lure of the Serpent", "TOM 19960226-1")
@rules_on("New Management", "TOM 19960226-1")
@pytest.mark.parametrize(("card", "words", "mode", "loot"), STOLEN)
def test_what_is_stolen_requires_nothing(card: str, words: str, mode: int, loot: str) -> None:
    t = position(
        seat(ready=[f"Mira 6/8 {words}"], hand=[card]),
        seat(
            ready=[
                ("Oskar 2/4 locked", ["Childling Muse"] if loot == "Childling Muse" else []),
                *(["War Ghoul"] if loot == "War Ghoul" else []),
            ],
            play=["Opium Den"] if loot == "Opium Den" else [],
        ),
        bystander(),
    )
    t.does(f"play {card} Mira {mode}")
    t.goes_on()
    assert t.word(f"{loot}.controller") == "a"
    assert t.region(loot) in ("ready", "attached", "play")
    t.is_quiet()


@editions
def test_far_mastery_takes_a_retainer_of_another_vampire(edition: str) -> None:
    t = acting(
        "Far Mastery",
        who="dom",
        against=[("Oskar 2/4", ["Raven Spy"]), ("Brute ally 2", ["Raven Spy"])],
        edition=edition,
    )
    acts(t, "play Far Mastery Mira 0")
    assert (t.g.host[t["Raven Spy"]], t.g.controller[t["Raven Spy"]]) == (t["Mira"], 0)
    assert (t.g.host[t["Raven Spy#2"]], t.measure("Raven Spy.life")) == (t["Brute"], 1)
    t.is_quiet()


# -- Feast of the Soul's Secrets --------------------------------------------------------------------------------------


@editions
@rules_on("Feast of the Soul's Secrets", "ANK 20240724-2")
def test_the_feast_is_for_a_younger_vampire_chosen_as_it_is_played(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 4/8 DOM clan:Salubri", "Ines 1/4"],
            hand=["Feast of the Soul's Secrets"],
            uncontrolled=["Young 0/7", "Old 0/8"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Feast of the Soul's Secrets Mira 1")
    assert (t.asks, len(t.options("target"))) == ("target", 2)
    with t.unchanged("Ines.blood", "Old.blood"):
        acts(t, "target Young")
    assert (t.measure("Young.blood"), t.measure("b.pool")) == (2, 27)
    t.is_quiet()


# -- Fee Stake: Boston ------------------------------------------------------------------------------------------------

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


RULED_STAKES = [
    "Fee Stake: Boston",
    "Fee Stake: Corte",
    "Fee Stake: Los Angeles",
    "Fee Stake: New York",
    "Fee Stake: Perth",
    "Fee Stake: Seattle",
]


@since_2011
@ruled_alike("card", RULED_STAKES, "ANK 20180307-1")
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
@ruled_alike("card", RULED_STAKES, "LSJ 20070808-2")
def test_nobody_burns_the_card_of_a_contested_barony(card: str, edition: str) -> None:
    city = card.partition(": ")[2].replace(" ", "-")
    baron = f"Mira 4/8 sect:Anarch baron city:{city}"
    t = position(seat(ready=["Ada 4/8"]), seat(ready=[(baron, [card])]), bystander(), edition=edition)
    assert t.offers(f"use {card} Ada -1")
    rival = f"Rex 4/8 sect:Anarch baron city:{city}"
    t = position(seat(ready=["Ada 4/8", rival]), seat(ready=[(baron, [card])]), bystander(), edition=edition)
    assert stats.title(t.g, t["Mira"]) == ""
    assert not t.offers(f"use {card} Ada -1")


# -- Fee Stake: Seattle -----------------------------------------------------------------------------------------------


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


# -- Fiendish Tongue --------------------------------------------------------------------------------------------------


@since_2011
def test_fiendish_tongue_is_hard_on_anarchs_and_kind_to_tzimisce(edition: str) -> None:
    t = acting(
        "Fiendish Tongue",
        who="sect:Sabbat clan:Tzimisce",
        against=("Oskar 2/4 sect:Anarch", "Olga 2/4"),
        edition=edition,
    )
    t.does("play Fiendish Tongue Mira 0")
    assert (stats.intercept(t.g, t["Oskar"]), stats.intercept(t.g, t["Olga"])) == (-1, 0)
    t.goes_on()
    assert t.measure("b.pool") == 28
    t.passes_until_offered("yes")
    with t.changes("Mira.blood", -1):
        t.does("yes")
    assert t.measure("Mira.locked") == 0
    t = acting("Fiendish Tongue", who="sect:Sabbat clan:Lasombra", edition=edition)
    t.does("play Fiendish Tongue Mira 0")
    while t.g.turn_span().seat == 0:
        assert not t.offers("yes")
        t.passes()


# -- Fifth Tradition: Hospitality -------------------------------------------------------------------------------------


@editions
def test_hospitality_is_for_another_vampire(edition: str) -> None:
    t = acting("Fifth Tradition: Hospitality", who="prince", more=("Ines 1/5",), edition=edition)
    t.does("play Fifth Tradition: Hospitality Mira 0")
    assert not t.offers("target Mira")
    with t.changes("Ines.blood", +4):
        acts(t, "target Ines")
    t.is_quiet()


# -- Flurry of Action -------------------------------------------------------------------------------------------------


@editions
def test_flurry_of_action_draws_or_unlocks(edition: str) -> None:
    t = acting("Flurry of Action", *["Blank Page"] * 6, who="cel", library=5, edition=edition)
    t.does("play Flurry of Action Mira 0")
    assert t.measure("a.library") == 4  # it was replaced
    t.goes_on()
    assert t.asks == "discard-down"
    assert t.measure("a.library") == 2
    t = acting("Flurry of Action", who="CEL", edition=edition)
    t.does("play Flurry of Action Mira 1")
    t.goes_on()
    assert (t.measure("Mira.locked"), t.measure("b.pool")) == (0, 29)
    t.is_quiet()


@editions
def test_after_flurry_of_action_a_full_hand_discards_what_is_too_much(edition: str) -> None:
    hand = ["Flurry of Action", *["Dodge"] * 6]
    t = position(
        seat(ready=["Mira 4/6 cel"], hand=hand, library=["Fake Out"] * 5),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Flurry of Action Mira 0")
    t.goes_on()
    assert (t.asks, t.who(), t.measure("a.hand")) == ("discard-down", "a", 9)
    t.does_all("discard Dodge", "discard Dodge#2")
    assert (t.measure("a.hand"), t.measure("a.library"), len(t.told("discarded"))) == (7, 2, 2)
    t.goes_on()
    t.is_quiet()


# -- Founders of the Ebony Kingdom ------------------------------------------------------------------------------------


@since_2011
def test_the_founders_feed_a_younger_laibon_who_waits(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 4/8 clan:Guruhi sect:Laibon"],
            hand=["Founders of the Ebony Kingdom"],
            uncontrolled=["Young 0/5 sect:Laibon", "Old 0/8 sect:Laibon", "Alien 0/5 sect:Camarilla"],
        ),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("play Founders of the Ebony Kingdom Mira")
    t.goes_on()
    assert (t.measure("Young.blood"), t.g.host[t["Founders of the Ebony Kingdom"]]) == (4, t["Young"])
    t.does("invest Young")
    t.does("out Young" if edition == "2023" else "pass")
    assert (t.region("Young"), t.region("Founders of the Ebony Kingdom")) == ("ready", "ash-heap")


FOUNDERS = "Founders of the Ebony Kingdom"


@since_2011
def test_the_founders_feed_beyond_a_capacity_and_nobody_twice(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 4/8 clan:Guruhi sect:Laibon"],
            hand=[FOUNDERS],
            uncontrolled=["Young 0/3 sect:Laibon"],
        ),
        seat(ready=["Oskar 2/4 locked"], uncontrolled=["Theirs 0/3 sect:Laibon"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Theirs.blood", "b.pool"):
        t.does(f"play {FOUNDERS} Mira")
        assert t.measure("Mira.stealth") == 1
        t.goes_on()
    assert t.measure("Young.blood") == 4
    t = position(
        seat(
            ready=["Mira 4/8 clan:Guruhi sect:Laibon"],
            hand=[FOUNDERS],
            uncontrolled=[("Young 0/3 sect:Laibon", [FOUNDERS]), "Old 0/8 sect:Laibon", "Alien 0/3 sect:Camarilla"],
        ),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    assert not t.options("play")


# -- Fourth Tradition: The Accounting ---------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode", "to", "n"),
    [
        ("Fourth Tradition: The Accounting", "prince", 0, "Young", 3),
        ("Reunion Kamut", "trait:black-hand", 0, "Hand", 2),
        ("The Call", "AUS DEM", 0, "Mad", 2),
        ("The Call", "AUS DEM", 1, "Mad", 3),
    ],
)
def test_blood_for_a_vampire_to_come(edition: str, card: str, words: str, mode: int, to: str, n: int) -> None:
    waiting = {"Young": "Young 0/7", "Hand": "Hand 0/9 trait:black-hand", "Mad": "Mad 0/7 dem"}[to]
    t = position(
        seat(ready=[f"Mira 4/8 {words}"], hand=[card], uncontrolled=[waiting, "Old 0/9"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Old.blood"), t.changes(f"{to}.blood", n):
        t.does(f"play {card} Mira {mode}")
        assert t.told("action")[-1]["stealth"] == 1
        acts(t)
    t.is_quiet()
