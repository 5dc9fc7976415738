"""Political actions for everybody, on Methuselahs and their pool."""

from __future__ import annotations

import pytest

from praxis.vtes.model import facts, stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.referendum_tables import calls, goes, pools, table
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, since_2011

# -- for everybody ----------------------------------------------------------------------------------------------------


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


@since_2011
def test_anarch_salon_feeds_anarchs_and_their_methuselahs(edition: str) -> None:
    t = table(
        "Anarch Salon", who="sect:Anarch", theirs=("Oskar 2/4 sect:Anarch", "Olga 4/4 sect:Anarch"), edition=edition
    )
    with t.unchanged("Vera.blood", "Olga.blood"), t.changes("Oskar.blood", +1), t.changes("Mira.blood", +1):
        calls(t, "Anarch Salon")
    assert pools(t) == (31, 31, 30)
    t.is_quiet()
    t = table("Anarch Salon", edition=edition)
    assert t.clauses("play Anarch Salon Mira 0", by="a") == ["card.requirement.minion"]


@editions
def test_honor_the_elders_reaches_the_uncontrolled_too(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Honor the Elders"], uncontrolled=["Old 0/8", "Young 0/7"]),
        seat(ready=["Oskar 2/9", "Olga 2/7"], torpor=["Tom 2/9"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Young.blood", "Olga.blood", "Tom.blood"):
        calls(t, "Honor the Elders")
    assert [t.measure(f"{name}.blood") for name in ("Mira", "Old", "Oskar")] == [5, 1, 3]
    t.is_quiet()


@editions
def test_rabble_razing_bleeds_the_weak(edition: str) -> None:
    t = table("Rabble Razing", theirs=("Oskar 2/3", "Olga 2/4", "Empty 0/2"), edition=edition)
    with t.unchanged("Olga.blood", "Mira.blood", "Vera.blood"), t.changes("Oskar.blood", -1):
        calls(t, "Rabble Razing")
    t.is_quiet()


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


@editions
def test_transfer_of_power_compares_with_the_pool_before_it(edition: str) -> None:
    t = table("Transfer of Power", pools=(10, 11, 11), edition=edition)
    calls(t, "Transfer of Power")
    assert pools(t) == (12, 10, 10)  # the second is still richer than the caller was
    t = table("Transfer of Power", pools=(10, 10, 9), edition=edition)
    calls(t, "Transfer of Power")
    assert pools(t) == (10, 10, 9)
    t.is_quiet()


@editions
def test_tithings_spare_those_with_an_elder(edition: str) -> None:
    t = table("Tithings", who="sect:Sabbat", theirs=("Oskar 2/7",), edition=edition)
    calls(t, "Tithings")
    assert pools(t) == (31, 30, 29)
    t.is_quiet()


# -- one in a game ----------------------------------------------------------------------------------------------------


@editions
def test_ancient_influence_gives_a_capacity_and_takes_five(edition: str) -> None:
    t = table("Ancient Influence", mine=("Ines 2/3",), edition=edition)
    calls(t, "Ancient Influence", "pick Mira", "-", "pick Vera")
    assert pools(t) == (33, 25, 29)
    t.is_quiet()


@editions
@rules_on("Ancient Influence", "LSJ 20000309")
def test_ancient_influence_ousts_all_who_cannot_burn_five_at_once(edition: str) -> None:
    t = position(
        seat(30, ready=["Mira 4/8"], hand=["Ancient Influence"]),
        seat(4, ready=[]),
        seat(3, ready=[]),
        seat(30, ready=["Zoe 2/4"]),
        edition=edition,
    )
    calls(t, "Ancient Influence", "pick Mira", "pick Zoe")
    assert (t.g.ousted[1], t.g.ousted[2]) == (1, 1)
    assert (t.g.vps[0], t.g.vps[1]) == (1, 1)  # one is ousted herself, and has a point for her prey
    assert t.measure("a.pool") == 30 + 8 - 5 + 6


@editions
@pytest.mark.parametrize("card", ["Ancient Influence", "Reins of Power"])
def test_only_one_of_them_is_called_in_a_game(edition: str, card: str) -> None:
    t = position(
        seat(ready=["Mira 4/8", "Ines 4/8"], hand=[card, card]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    calls(t, card, "pick Mira", "-", "-")
    assert "card.golden.overrides-rules" in t.clauses(f"play {card}#2 Ines 0", by="a")


@editions
def test_reins_of_power_burn_the_capacity_of_the_predators_vampire(edition: str) -> None:
    t = table("Reins of Power", mine=("Ines 2/3",), edition=edition)
    calls(t, "Reins of Power", "pick Ines", "pick Oskar", "-")
    assert pools(t) == (36, 33, 32)  # c has chosen nobody, a the three, b the four
    t.is_quiet()


@editions
@pytest.mark.parametrize(
    ("card", "who"), [("Kindred Segregation", ""), ("Peace Treaty", ""), ("Jericho Founding", "sect:Independent")]
)
def test_what_is_not_paid_for_again_is_burned(edition: str, card: str, who: str) -> None:
    things = {"Kindred Segregation": "Raven ally", "Peace Treaty": "Deer Rifle", "Jericho Founding": "The Barrens"}
    thing = things[card]
    if card == "Kindred Segregation":
        t = table(card, who=who, theirs=("Oskar 2/4", "Carlton Van Wyk", "Gregory Winter"), edition=edition)
        first, second, price = "Carlton Van Wyk", "Gregory Winter", 3
    elif card == "Peace Treaty":
        t = table(card, who=who, theirs=(("Oskar 2/4", ["Deer Rifle", ".44 Magnum"]),), edition=edition)
        first, second, price = "Deer Rifle", ".44 Magnum", 2
    else:
        t = position(
            seat(ready=["Mira 4/8 sect:Independent"], hand=[card]),
            seat(play=["Powerbase: Montreal", "The Barrens"]),
            bystander(),
            edition=edition,
        )
        first, second, price = "Powerbase: Montreal", "The Barrens", 3
    assert thing
    price = t.g.face[t[first]].pool
    calls(t, card, "yes", "no")
    assert (t.measure("b.pool"), t.region(second)) == (30 - price, "ash-heap")
    assert t.region(first) != "ash-heap"
    t.is_quiet()


@editions
def test_what_costs_no_pool_is_kept_for_nothing(edition: str) -> None:
    t = table("Peace Treaty", theirs=(("Oskar 2/4", ["Brass Knuckles"]),), edition=edition)
    assert t.g.face[t["Brass Knuckles"]].pool == 0
    calls(t, "Peace Treaty", "yes")
    assert (t.measure("b.pool"), t.region("Brass Knuckles")) == (30, "attached")
    t.is_quiet()


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


# -- points and Methuselahs -------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "who", "mode", "terms", "after"),
    [
        ("Reckless Agitation", "sect:Independent", 0, ("target b",) * 5, (30, 25, 29)),
        ("Camarilla's Iron Fist", "prince", 0, ("target a", *("target b",) * 4), (31, 26, 29)),
        ("Camarilla's Iron Fist", "prince", 0, ("target b", *("target a",) * 4), (26, 31, 29)),
        ("Lily Prelude", "MEL", 0, ("target b",) * 4, (30, 26, 30)),
        ("Lily Prelude", "MEL", 1, ("target a", *("target b",) * 3, "target a"), (30, 27, 30)),
        ("Neonate Breach", "", 0, ("target b", "target c", "-"), (30, 26, 29)),
        ("Neonate Breach", "", 0, ("target c", "-"), (30, 30, 29)),
        ("Neonate Breach", "", 0, ("target a", "target b", "target c"), (29, 26, 29)),
        ("Empires Fall", "sect:Sabbat", 0, ("target b", "target c", "-"), (30, 29, 26)),
        ("Finding the Path", "", 0, ("target b", "target c", "-"), (31, 29, 29)),
        ("Parity Shift", "prince", 0, ("target a", "target a", "target b"), (32, 31, 37)),
    ],
)
def test_the_caller_chooses_who_burns_and_who_gains(
    edition: str, card: str, who: str, mode: int, terms: tuple[str, ...], after: tuple[int, ...]
) -> None:
    rich = 40 if card == "Parity Shift" else 30
    t = table(card, who=who, theirs=("Oskar 2/4",), third=("Vera 2/9",), pools=(30, 30, rich), edition=edition)
    with t.unchanged("Oskar.blood", "Vera.blood"):
        calls(t, card, *terms, mode=mode)
    assert pools(t) == after
    t.is_quiet()
    t = table(card, who=who, third=("Vera 2/9 primogen",), pools=(30, 30, rich), edition=edition)
    before = pools(t)
    calls(t, card, *terms, mode=mode, favour="", against="c")
    assert pools(t) == before
    t.is_quiet()


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


@editions
@rules_on("Reckless Agitation", "LSJ 20000622", "LSJ 20100129")
def test_all_points_to_one_or_to_oneself_are_not_allowed(edition: str) -> None:
    t = table("Reckless Agitation", who="sect:Independent", edition=edition)
    t.does("play Reckless Agitation Mira 0")
    while t.asks != "terms":
        t.passes()
    assert not t.offers("target a")
    t.does_all(*["target b"] * 5)
    assert t.options("target") == [] or t.options("target") == ["target 2"]
    goes(t)
    assert pools(t) == (30, 25, 29)
    two = position(
        seat(ready=["Mira 4/8 sect:Independent prince"], hand=["Reckless Agitation", "Camarilla's Iron Fist"]),
        seat(ready=["Oskar 2/4"]),
        edition=edition,
    )
    assert "card.target.in-play" in two.clauses("play Reckless Agitation Mira 0", by="a")


@editions
@rules_on("Camarilla's Iron Fist", "ANK 20241106", "LSJ 20100129")
def test_camarillas_iron_fist_needs_two_others_besides_the_one_who_gains(edition: str) -> None:
    two = position(
        seat(ready=["Mira 4/8 prince"], hand=["Camarilla's Iron Fist"]), seat(ready=["Oskar 2/4"]), edition=edition
    )
    assert "card.requirement.in-text" in two.clauses("play Camarilla's Iron Fist Mira 0", by="a")


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


@since_2011
@rules_on("Free States Rant", "LSJ 20010810", "LSJ 20100129")
def test_free_states_rant_allocates_no_more_than_three_to_each_vampire(edition: str) -> None:
    t = table("Free States Rant", who="sect:Anarch", theirs=("Oskar 4/4",), third=("Vera 4/4 prince",), edition=edition)
    t.does("play Free States Rant Mira 0")
    while t.asks != "terms":
        t.passes()
    t.does_all(*["target Oskar"] * 3)
    assert not t.offers("target Oskar")
    t.does("target Vera")
    with t.unchanged("Mira.blood"):
        goes(t)
    assert (t.measure("Oskar.blood"), t.measure("Vera.blood")) == (1, 3)
    t.is_quiet()
    few = position(seat(ready=["Mira 4/8 sect:Anarch"], hand=["Free States Rant"]), seat(), seat(), edition=edition)
    assert "card.target.in-play" in few.clauses("play Free States Rant Mira 0", by="a")


@editions
def test_reinforcements_go_back_into_libraries_and_the_card_leaves_the_game(edition: str) -> None:
    def dealt() -> Table:
        return position(
            seat(ready=["Mira 4/8 prince"], hand=["Reinforcements"], ash_heap=["Dodge"], library=0),
            seat(ready=[("Oskar 2/4", ["Raven Spy"])], ash_heap=["Fake Out", "Blank Page", "Anvil"], library=0),
            bystander(),
            edition=edition,
        )

    t = dealt()
    calls(t, "Reinforcements", "target b", "-", "pick Fake Out", "-")
    assert (t.region("Fake Out") != "ash-heap", t.region("Reinforcements")) == (True, "removed")
    assert t.region("Blank Page") == "ash-heap"
    assert t.region("Dodge") == "ash-heap"
    t.is_quiet()
    t = dealt()
    t.does_all("play Reinforcements Mira 0", "block Oskar")
    t.goes_on()
    assert t.region("Reinforcements") == "removed"  # even if it is blocked


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
