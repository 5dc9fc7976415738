"""Political Action cards: K."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Item, position, seat
from tests.vtes.cards.political_action_tables import ousted_together
from tests.vtes.cards.referendum_tables import calls, goes, table
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander, editions

# -- Kindred Segregation ----------------------------------------------------------------------------------------------


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


# -- Kine Resources Contested -----------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "terms", "pools"),
    [
        ("Kine Resources Contested", ("b", "b", "b", "c"), (30, 27, 29)),
        ("Kine Resources Contested", ("b", "b", "c", "c"), (30, 28, 28)),
        ("Conservative Agitation", ("b", "b", "c"), (30, 28, 29)),
    ],
)
def test_points_among_two_or_more_burn_pool(
    edition: str, card: str, terms: tuple[str, ...], pools: tuple[int, ...]
) -> None:
    t = position(
        seat(ready=["Mira 4/8 prince"], hand=[card]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"]),
        edition=edition,
    )
    t.does(f"play {card} Mira 0")
    t.passes_until("terms")
    for term in terms:
        if t.asks == "terms":
            option = next(each for each in t.options() if each.split()[-1] == str("abc".index(term)))
            t.answer(option)
    while t.asks not in t.quiet:
        votes = [option for option in t.options("vote") if option.endswith("for")]
        t.answer(votes[0] if votes and t.who() == "a" else "pass")
    assert tuple(t.measure(f"{letter}.pool") for letter in "abc") == pools
    t.is_quiet()


@pytest.mark.parametrize(("card", "polled"), [("Kine Resources Contested", True), ("Reinforcements", False)])
def test_confusion_of_the_eye_silences_the_caller(card: str, polled: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8 title:prince", "Ilse 4/8 title:prince city:Paris"], hand=[card]),
        seat(ready=["Oskar 4/8 OBF"], hand=["Confusion of the Eye"], pool=20),
        bystander(),
    )
    t.does(f"play {card} Mira 0")
    while not t.offers("play Confusion of the Eye"):
        t.goes_by("terms")
    asked = len(t.asked)
    t.does("play Confusion of the Eye Oskar 1", by="b")
    while t.asks not in t.quiet:
        t.answer("vote 1 for" if t.offers("vote Ilse for") else "pass")
    assert t.ever_offered("vote Ilse", since=asked) is polled  # what requires a title fails at once
    assert not t.ever_offered("vote Mira", since=asked)
    assert t.told("result")[-1]["result"] == ("passed" if polled else "failed")
    t.is_quiet()


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
