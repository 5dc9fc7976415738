"""Combat cards that prevent damage, that make it less grave, or that protect from frenzy."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import SeatOf, Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, fighting, in_editions
from tests.vtes.cards.test_combat import on
from tests.vtes.rules.damage.test_prevention import mixed


def blocked(*hand: str, who: str, other: str, answers: tuple[str, ...] = (), edition: str = "2023") -> Table:
    """A combat between Mira, who holds the cards, and Oskar."""
    return fighting(*hand, who=who, other=other, answers=answers, edition=edition)


# -- Hidden Strength --------------------------------------------------------------------------------------------------


@rules_on("Hidden Strength", "LSJ 20030502", "TOM 19960521")
@in_editions("words mode paid left", [("for", 0, 0, 6 - 3 + 1), ("for", 0, 2, 6 - 2), ("FOR", 1, 1, 6 - 1 - 3 + 2)])
def test_hidden_strength_prevents_one_more_than_is_paid(
    edition: str, words: str, mode: int, paid: int, left: int
) -> None:
    t = blocked("Hidden Strength", who=words, other="Oskar 6/8 strength:3", edition=edition)
    on(t, "prevent")
    with t.unchanged(*BYSTANDER, "b.pool"):
        t.does(f"play Hidden Strength Mira {mode}", by="a")
        t.does(f"amount {paid}", by="a")
        on(t, "press")
    assert t.offers("press") is (mode == 1 and t.asks == "press")
    on(t)
    assert t.measure("Mira.blood") == left
    t.is_quiet()


@rules_on("Hidden Strength", "PIB 20121202")
def test_more_can_be_paid_than_there_is_damage() -> None:
    t = blocked("Hidden Strength", who="for", other="Oskar 6/8")
    on(t, "prevent")
    t.does("play Hidden Strength Mira 0", by="a")
    assert t.offers("amount 6")
    assert not t.offers("amount 7")
    t.does("amount 4", by="a")
    on(t)
    assert t.measure("Mira.blood") == 2


# -- Flesh of Marble --------------------------------------------------------------------------------------------------


@in_editions("words mode", [("pro", 0), ("PRO", 1)])
def test_flesh_of_marble_lets_one_point_through_in_each_round(edition: str, words: str, mode: int) -> None:
    t = blocked("Flesh of Marble", "Boxed In", who=words, other="Oskar 6/8 strength:3", edition=edition)
    t.does(f"play Flesh of Marble Mira {mode}", by="a")
    with t.unchanged(*BYSTANDER):
        on(t, "press")
        assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (5, 5)
        assert [(told["card"], told["ordinary"], told["aggravated"]) for told in t.told("prevented")] == [
            (t["Mira"], 2, 0)
        ]
        t.does("play Boxed In Mira 0", by="a")
        on(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (4, 4)
    t.is_quiet()


@editions
def test_a_second_blow_of_the_round_does_nothing_to_marble(edition: str) -> None:
    t = blocked("Flesh of Marble", who="pro", other="Oskar 6/8 cel ANI", answers=("Carrion Crows", "Blur"))
    t.does("play Flesh of Marble Mira 0", by="a")
    t.does("play Carrion Crows Oskar 1", by="b")
    on(t, "additional")
    t.does("play Blur Oskar 0", by="b")
    on(t)
    assert t.measure("Mira.blood") == 5
    t.is_quiet()


@rules_on("Flesh of Marble", "LSJ 20040812-2")
@in_editions("words mode region", [("pro", 0, "torpor"), ("PRO", 1, "torpor")])
def test_only_superior_marble_withstands_claws(edition: str, words: str, mode: int, region: str) -> None:
    t = blocked(
        "Flesh of Marble",
        who=words,
        other="Oskar 6/8 strength:3 pro",
        answers=("Claws of the Dead",),
        edition=edition,
    )
    t.does(f"play Flesh of Marble Mira {mode}", by="a")
    t.does("play Claws of the Dead Oskar 0", by="b")
    on(t)
    assert (t.region("Mira"), t.measure("Mira.blood")) == (region, 4 if mode == 0 else 6)


@rules_on("Flesh of Marble", "LSJ 20021001")
@pytest.mark.parametrize(("answer", "blood", "region"), [("prevent 2", 5, "ready"), ("prevent 1", 6, "torpor")])
def test_who_is_of_marble_says_which_point_is_left(answer: str, blood: int, region: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 PRO"], hand=["Flesh of Marble"]),
        seat(ready=["Oskar 6/8"], hand=[mixed(2, 2)]),
        bystander(),
    )
    t.does_all("bleed Mira", "block Oskar")
    t.does("play Flesh of Marble Mira 1", by="a")
    on(t, "strike")
    t.does("play Mixed 2 2 Oskar", by="b")
    on(t, "prevent-aggravated")
    t.does(answer, by="a")
    on(t)
    assert (t.measure("Mira.blood"), t.region("Mira")) == (blood, region)


# -- frenzy -----------------------------------------------------------------------------------------------------------

SHIELDS = [
    ("Tranquility Shield", "for clan:Salubri", 0, 1),
    ("Tranquility Shield", "FOR clan:Salubri", 1, 2),
    ("Armor of Caine's Fury", "val", 1, 1),
    ("Armor of Caine's Fury", "VAL", 2, 2),
]


@in_editions("card words mode n", SHIELDS)
def test_a_shield_prevents_so_many_points_each_round(edition: str, card: str, words: str, mode: int, n: int) -> None:
    t = blocked(card, "Boxed In", who=words, other="Oskar 6/8 strength:3", edition=edition)
    cost = t.g.face[t[card]].blood
    t.does(f"play {card} Mira {mode}", by="a")
    for round_ in (1, 2):
        for _ in range(n):
            on(t, "prevent")
            t.does(f"use {card} Mira", by="a") if n == 1 else t.answer(t.options("use")[0])
        asked = len(t.asked)
        on(t, "press", "minion")
        assert not t.ever_offered(f"use {card}", since=asked)
        assert t.measure("Mira.blood") == 6 - cost - round_ * (3 - n)
        if round_ == 1:
            t.does("play Boxed In Mira 0", by="a")
    on(t)
    t.is_quiet()


@in_editions("card words mode n", SHIELDS)
def test_frenzy_is_lifted_and_kept_away(edition: str, card: str, words: str, mode: int, n: int) -> None:
    t = fighting(
        card,
        "Boxed In",
        who=f"{words} strength:1",
        other="Oskar 6/8 ani ANI",
        answers=["Drawing Out the Beast", "Terror Frenzy", "Fake Out"],
        on_mira=[".44 Magnum"],
        edition=edition,
    )
    t.does("pass", by="a")
    t.does("play Drawing Out the Beast Oskar 0", by="b")
    assert t.measure("Mira.strength") == 2
    t.does(f"play {card} Mira {mode}", by="a")
    assert t.measure("Mira.strength") == 1
    asked = len(t.asked)
    on(t, "strike")
    assert t.offers("use .44 Magnum")
    on(t)
    assert not t.ever_offered("play Terror Frenzy", since=asked)
    assert t.measure("Oskar.strength") == 1
    t.is_quiet()


def test_frenzy_is_lifted_also_if_it_comes_from_the_first_card_in_the_game() -> None:
    frenzy = "Drawing Out the Beast"
    theirs = SeatOf(30, False, {"hand": [frenzy], "ready": ["Oskar 6/8 ANI"]})
    shield = "Tranquility Shield"
    t = position(theirs, seat(ready=["Mira 6/8 FOR clan:Salubri strength:1"], hand=[shield]), turn="b")
    assert t[frenzy] == 0
    t.does_all("bleed Mira", "block Oskar", "pass")
    t.does(f"play {frenzy} Oskar 0", by="a")
    assert t.measure("Mira.strength") == 2
    t.does(f"play {shield} Mira 1", by="b")
    assert t.measure("Mira.strength") == 1
    on(t)
    t.is_quiet()


def test_a_shield_is_for_the_first_round() -> None:
    t = blocked("Tranquility Shield", "Boxed In", who="for clan:Salubri", other="Oskar 6/8")
    on(t, "press")
    t.does("play Boxed In Mira 0", by="a")
    asked = len(t.asked)
    on(t)
    assert not t.ever_offered("play Tranquility Shield", since=asked)


def test_armor_of_caines_fury_prevents_a_point_at_basic() -> None:
    t = blocked("Armor of Caine's Fury", who="pre", other="Oskar 6/8 strength:2")
    on(t, "prevent")
    t.does("play Armor of Caine's Fury Mira 0", by="a")
    on(t)
    assert t.measure("Mira.blood") == 6 - 1 - 1


# -- graver and less grave --------------------------------------------------------------------------------------------


@in_editions("words mode prevented", [("for", 0, 0), ("FOR", 1, 1)])
def test_a_skin_of_night_takes_claws_as_fists(edition: str, words: str, mode: int, prevented: int) -> None:
    t = blocked(
        "Skin of Night",
        who=words,
        other="Oskar 6/8 strength:3 pro",
        answers=("Claws of the Dead",),
        edition=edition,
    )
    t.does("pass", by="a") if t.who() == "a" else None
    t.does("play Claws of the Dead Oskar 0", by="b")
    on(t, "prevent")
    t.does(f"play Skin of Night Mira {mode}", by="a")
    on(t)
    assert (t.region("Mira"), t.measure("Mira.blood")) == ("ready", 6 - 3 + prevented)
    t.is_quiet()


@rules_on("Skin of Night", "LSJ 20001114")
def test_skin_of_night_at_superior_needs_damage_to_prevent() -> None:
    t = blocked("Skin of Night", who="for FOR", other="Oskar 6/8")
    assert t.offers("play Skin of Night Mira 0")
    assert not t.offers("play Skin of Night Mira 1")


@editions
def test_elemental_stoicism_lasts_by_an_action(edition: str) -> None:
    t = acting("Elemental Stoicism", who="FOR obf", edition=edition)
    t.does("play Elemental Stoicism Mira 2")
    assert t.told("action")[0]["stealth"] == 1
    t.goes_on()
    assert t.g.host[t["Elemental Stoicism"]] == t["Mira"]
    t = fighting(on_mira=["Elemental Stoicism"], other="Oskar 6/8 pro", answers=["Claws of the Dead"], edition=edition)
    t.does("play Claws of the Dead Oskar 0", by="b")
    on(t)
    assert (t.region("Mira"), t.measure("Mira.blood"), t.region("Elemental Stoicism")) == ("ready", 5, "attached")
    t = fighting(on_mira=["Elemental Stoicism"], other="Oskar 6/8 strength:9", edition=edition)
    on(t)
    assert (t.region("Mira"), t.region("Elemental Stoicism")) == ("torpor", "ash-heap")


@in_editions("words mode", [("for", 0), ("for obf", 1)])
def test_elemental_stoicism_in_combat(edition: str, words: str, mode: int) -> None:
    answers = ("Claws of the Dead",) if mode else ()
    t = blocked("Elemental Stoicism", who=words, other="Oskar 6/8 strength:2 pro", answers=answers, edition=edition)
    if mode:
        t.does("play Elemental Stoicism Mira 1", by="a")
        t.does("play Claws of the Dead Oskar 0", by="b")
    else:
        on(t, "prevent")
        t.does("play Elemental Stoicism Mira 0", by="a")
    on(t)
    assert (t.region("Mira"), t.measure("Mira.blood")) == ("ready", 6 - 2 + (0 if mode else 1))


@editions
def test_a_leathery_hide_stops_four_points_that_are_not_aggravated(edition: str) -> None:
    who = "clan:Gangrel-antitribu"
    t = blocked("Leathery Hide", "Leathery Hide", who=who, other="Oskar 6/8 strength:5", edition=edition)
    on(t, "prevent")
    t.does("play Leathery Hide Mira 0", by="a")
    asked = len(t.asked)
    on(t)
    assert t.measure("Mira.blood") == 5
    assert not t.ever_offered("play Leathery Hide#2", since=asked)
    t = blocked("Leathery Hide", who=who, other="Oskar 6/8 pro", answers=("Claws of the Dead",), edition=edition)
    t.does("play Claws of the Dead Oskar 0", by="b")
    on(t)
    assert not t.ever_offered("play Leathery Hide")


@rules_on("Apparition", "LSJ 20010315", "ANK 20200318")
@in_editions("words mode n", [("chi", 0, 1), ("CHI", 1, 2)])
def test_an_apparition_is_hard_to_hit(edition: str, words: str, mode: int, n: int) -> None:
    t = blocked("Apparition", who=words, other="Oskar 6/8 strength:3", edition=edition)
    t.does(f"play Apparition Mira {mode}", by="a")
    for _ in range(n):
        on(t, "prevent")
        t.answer(t.options("use")[0])
    on(t)
    assert t.measure("Mira.blood") == 6 - 1 - 3 + n
    t.is_quiet()
