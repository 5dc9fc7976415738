"""Referendums of official cards: what all must do, what the caller chooses, and the cards that they put in play."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.model.facts import named
from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, since_2011


def calls(t: Table, card: str, *terms: str, mode: int = 0, favour: str = "a", against: str = "") -> None:
    """Mira calls it with these terms, ``-`` for no more of them; these seats vote, the others abstain."""
    t.does(f"play {card} Mira {mode}")
    goes(t, *terms, favour=favour, against=against)


def goes(t: Table, *terms: str, favour: str = "a", against: str = "") -> None:
    """The terms are answered as they are asked for, in their order, what else is asked after them likewise."""
    chosen = list(terms)
    for _ in range(120):
        if t.asks in t.quiet:
            assert not chosen, f"never asked for: {chosen}"
            return
        side = "for" if t.who() in favour else "against" if t.who() in against else ""
        votes = [option for option in t.options() if option.startswith(("vote ", "votes ")) and option.endswith(side)]
        if t.asks in ("terms", "pick", "unless", "way"):
            answer = chosen.pop(0)
            if answer == "-":
                t.passes()
            else:
                t.does(answer)
        elif votes and side:
            t.answer(votes[0])
        elif side == "for" and t.offers("call for"):
            t.does("call for")
        elif t.offers("pass"):
            t.passes()
        else:
            t.does(t.options()[0])
    raise AssertionError(f"the last question was '{t.asks}'")


def table(
    card: str,
    *,
    who: str = "",
    mine: tuple[Item, ...] = (),
    theirs: tuple[Item, ...] = ("Oskar 2/4",),
    third: tuple[Item, ...] = ("Vera 2/4",),
    pools: tuple[int, int, int] = (30, 30, 30),
    edition: str = "2023",
) -> Table:
    return position(
        seat(pools[0], ready=[f"Mira 4/8 {who}".strip(), *mine], hand=[card]),
        seat(pools[1], ready=list(theirs)),
        seat(pools[2], ready=list(third), hand=["Blank Page"]),
        edition=edition,
    )


def pools(t: Table) -> tuple[int, ...]:
    return tuple(t.measure(f"{letter}.pool") for letter in "abc")


# -- for everybody ----------------------------------------------------------------------------------------------------


@editions
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


# -- vampires, allies and what they have ------------------------------------------------------------------------------


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
def test_confiscation_moves_equipment_to_a_vampire(edition: str) -> None:
    t = table("Confiscation", who="prince", theirs=(("Oskar 2/4", ["Deer Rifle"]),), edition=edition)
    calls(t, "Confiscation", "target Vera")
    assert (t.g.host[t["Deer Rifle"]], t.g.controller[t["Deer Rifle"]]) == (t["Vera"], 2)
    t.is_quiet()


@editions
def test_permanent_vacation_removes_an_ally(edition: str) -> None:
    t = table("Permanent Vacation", theirs=("Oskar 2/4", "Brute ally 2"), edition=edition)
    with t.unchanged("Oskar.blood", "b.pool"):
        calls(t, "Permanent Vacation")
    assert t.region("Brute") == "removed"
    t.is_quiet()


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


@editions
def test_sacrifice_burns_a_lesser_one_of_the_clan(edition: str) -> None:
    who = "sect:Sabbat clan:Tzimisce"
    theirs = ("Oskar 2/6 clan:Tzimisce", "Olga 2/7 clan:Tzimisce", "Otto 2/4 clan:Lasombra")
    t = table("Sacrifice", who=who, theirs=theirs, edition=edition)
    calls(t, "Sacrifice")
    assert [t.region(name) for name in ("Oskar", "Olga", "Otto")] == ["ash-heap", "ready", "ready"]
    t.is_quiet()


@editions
@pytest.mark.parametrize(("way", "pool", "region"), [("way 0", 26, "ready"), ("way 1", 30, "ash-heap")])
def test_auto_da_fe_is_paid_for_or_suffered(edition: str, way: str, pool: int, region: str) -> None:
    t = table("Auto-da-fé", who="sect:Sabbat cardinal", third=("Vera 2/8",), edition=edition)
    calls(t, "Auto-da-fé", way)
    assert (t.measure("b.pool"), t.region("Oskar")) == (pool, region)
    t.is_quiet()


@since_2011
@pytest.mark.parametrize("magaji", [False, True])
def test_the_secret_must_be_kept_burns_allies_and_retainers(edition: str, magaji: bool) -> None:
    t = table(
        "The Secret Must Be Kept",
        who=f"sect:Laibon {'magaji' if magaji else ''}",
        theirs=(("Oskar 2/4", ["Raven Spy"]), "Brute ally 2"),
        edition=edition,
    )
    calls(t, "The Secret Must Be Kept", *(["target Raven Spy", "target Brute"] if magaji else ["target Raven Spy"]))
    assert (t.region("Raven Spy"), t.region("Brute")) == ("ash-heap", "ash-heap" if magaji else "ready")
    assert pools(t) == (30, 29, 30)  # one pool, however many were chosen
    t.is_quiet()


@editions
def test_expelled_minions_neither_block_nor_react_nor_vote_this_turn(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 prince", "Ines 4/8"], hand=["Expulsion", "Domain Challenge"]),
        seat(ready=["Oskar 4/8 aus primogen"], hand=["Telepathic Counter"]),
        seat(ready=["Vera 2/4"]),
        edition=edition,
    )
    calls(t, "Expulsion", "target Oskar", "-")
    t.does("bleed Ines")
    while t.asks not in t.quiet:
        assert not t.offers("block Oskar")
        assert not t.offers("play Telepathic Counter")
        t.passes()
    assert t.measure("b.pool") == 29
    while t.g.turn_span().seat == 0:
        t.passes()
    t.does("bleed Oskar") if t.offers("bleed Oskar") else t.passes()


@editions
def test_nobody_need_be_expelled(edition: str) -> None:
    t = table("Expulsion", who="primogen", edition=edition)
    calls(t, "Expulsion", "-")
    t.is_quiet()


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
@pytest.mark.parametrize("card", JUSTICARS)
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


# -- blood, clans, councils -------------------------------------------------------------------------------------------

BISHOP = "sect:Sabbat bishop"


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


@editions
@pytest.mark.parametrize("mode", [0, 1])
def test_a_fanfare_is_for_up_to_five_elders(edition: str, mode: int) -> None:
    t = table("Fanfare for Elysium", who="MEL", theirs=("Oskar 2/9", "Olga 2/4"), third=("Vera 2/9",), edition=edition)
    calls(t, "Fanfare for Elysium", "target Oskar", "-", mode=mode)
    assert [t.measure(f"{name}.blood") for name in ("Oskar", "Olga", "Vera")] == [3, 2, 2]
    assert t.region("Fanfare for Elysium") == ("play" if mode else "ash-heap")
    t = position(
        seat(ready=["Mira 4/8"], play=["Fanfare for Elysium"]), seat(ready=["Oskar 4/8"]), bystander(), edition=edition
    )
    t.does_all("bleed Mira", "block Oskar")
    while not t.offers("use Fanfare for Elysium"):
        t.passes()
    with t.unchanged("Oskar.blood", "Mira.blood"):
        t.does("use Fanfare for Elysium")
        t.goes_on()
    assert t.region("Fanfare for Elysium") == "ash-heap"


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


@since_2011
@rules_on("Revolutionary Council", "LSJ 20081203")
def test_a_revolutionary_council_locks_anarchs_for_points(edition: str) -> None:
    def dealt() -> Table:
        return position(
            seat(
                ready=["Mira 4/8 sect:Anarch baron city:Paris", "Ines 2/4 sect:Anarch", "Ida 2/4 sect:Anarch"],
                hand=["Revolutionary Council"],
            ),
            seat(ready=[("Oskar 2/4", ["Deer Rifle"])], play=["The Barrens"]),
            bystander(),
            edition=edition,
        )

    t = dealt()
    calls(
        t,
        "Revolutionary Council",
        "target Ines",
        "target Ida",
        "target The Barrens",
        "-",
        "target b",
        "target b",
        "target c",
    )
    assert (t.measure("Ines.locked"), t.measure("Ida.locked"), pools(t)) == (1, 1, (30, 28, 29))
    assert (t.region("The Barrens"), t.region("Deer Rifle")) == ("ash-heap", "attached")
    t.is_quiet()
    t = dealt()
    calls(t, "Revolutionary Council", "target Ines", "-", "target The Barrens", "target Deer Rifle")
    assert (t.measure("Ida.locked"), pools(t)) == (0, (30, 30, 30))
    assert (t.region("The Barrens"), t.region("Deer Rifle")) == ("ash-heap", "ash-heap")
