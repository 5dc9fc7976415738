"""Combat cards: W."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import does, reaches, to_the_end, until
from tests.vtes.cards.cancelling_tables import bleeding, comes_to_blows
from tests.vtes.cards.combat_tables import fought, on_to, second_round, to_long, to_round, until_prevent
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, fighting, in_editions

# -- Walk of Flame ----------------------------------------------------------------------------------------------------


@in_editions("words mode aggravated", [("tha", 0, 1), ("THA", 1, 2)])
def test_walk_of_flame_waits_for_the_second_round(edition: str, words: str, mode: int, aggravated: int) -> None:
    t = fighting("Walk of Flame", "Fake Out", answers=["Boxed In"], who=words, edition=edition)
    on_to(t, "press")
    assert not t.ever_offered("play Walk of Flame")
    t.does("play Boxed In Oskar 0", by="b")
    on_to(t, "strike")
    t.does(f"play Walk of Flame Mira {mode}", by="a")
    on_to(t)
    assert (t.region("Oskar"), t.measure("Oskar.blood")) == ("torpor", 6 - 1 - (aggravated - 1))
    t.is_quiet()


# -- Wall of Filth ----------------------------------------------------------------------------------------------------


@in_editions("mode aggravated", [(0, False), (2, True)])
def test_a_wall_of_filth_takes_two_damage(edition: str, mode: int, aggravated: bool) -> None:
    words = ("pro", "tha", "PRO", "THA")[mode]
    t = fighting(
        "Wall of Filth",
        "Wall of Filth",
        who=words,
        answers=["Claws of the Dead"],
        other="Oskar 6/8 strength:3 pro",
        edition=edition,
    )
    t.does(f"play Wall of Filth Mira {mode}", by="a")
    assert not t.offers("play Wall of Filth#2 Mira")
    on_to(t, "before-range", "before-strikes")
    t.does("play Claws of the Dead Oskar 0", by="b")
    on_to(t, "prevent", "minion")
    if aggravated:
        t.does(f"use Wall of Filth Mira -{mode}", by="a")
        on_to(t)
        assert [told["aggravated"] for told in t.told("prevented")] == [2]
    else:
        assert not t.ever_offered("use Wall of Filth")
    t = fighting("Wall of Filth", who=words, other="Oskar 6/8 strength:3", edition=edition)
    t.does(f"play Wall of Filth Mira {mode}", by="a")
    on_to(t, "prevent")
    t.does("use Wall of Filth Mira -1", by="a")
    on_to(t)
    assert (t.measure("Mira.blood"), t.region("Wall of Filth")) == (5, "ash-heap")


WALL = "Wall of Filth"


@rules_on(WALL, "ANK 20200318")
@pytest.mark.parametrize("strength", [1, 2, 3])
def test_what_a_wall_does_not_prevent_now_is_not_kept_for_later(strength: int) -> None:
    """It is burned for two points, even if there is only one; the next blow is not prevented."""
    t = fighting(WALL, "Boxed In", who="pro", other=f"Oskar 6/8 strength:{strength}")
    t.does(f"play {WALL} Mira 0", by="a")
    start = t.measure("Mira.blood")
    until_prevent(t)
    t.does(f"use {WALL}", by="a")
    assert t.region(WALL) == "ash-heap"
    since = len(t.asked)
    while not t.offers("play Boxed In Mira 0"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.measure("Mira.blood") == start - max(0, strength - 2)
    t.does("play Boxed In Mira 0", by="a")
    on_to(t)
    assert not t.ever_offered(f"use {WALL}", since)
    assert t.measure("Mira.blood") == start - max(0, strength - 2) - strength - t.g.face[t["Boxed In"]].blood


@editions
@rules_on("Wall of Filth", "RTR 20041202")
def test_a_wall_of_filth_prevents_what_there_is(edition: str) -> None:
    t = fought(("Mira 6/8", ["Wall of Filth"]), [], "Oskar 6/8 strength:1", [], edition)
    does(t, "use Wall of Filth")
    to_the_end(t)
    assert (t.measure("Mira.blood"), t.region("Wall of Filth")) == (6, "ash-heap")


# -- Weather Control --------------------------------------------------------------------------------------------------


@rules_on("Weather Control", "RTR 19970630", "ANK 20170930")
@in_editions("words mode second", [("tha", 0, 1), ("THA", 1, 2)])
def test_weather_control_strikes_all_before_the_range(edition: str, words: str, mode: int, second: int) -> None:
    t = fighting(
        "Weather Control",
        "Weather Control",
        "Boxed In",
        who=words,
        on_other=["Mr. Winthrop"],
        answers=["Soak"],
        other="Oskar 7/8 for",
        edition=edition,
    )
    t.does(f"play Weather Control Mira {mode}", by="a")
    assert not t.offers("play Weather Control#2")
    with t.unchanged(*BYSTANDER):
        on_to(t, "press")
        assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6 - 2, 7 - 2)
        assert t.region("Mr. Winthrop") == "ash-heap"
        t.does("play Boxed In Mira 0", by="a")
        on_to(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (4 - second - 1, 5 - second - 1)
    assert [told["environmental"] for told in t.told("damage")][:3] == [1, 1, 1]
    t.is_quiet()


@rules_on("Weather Control", "ANK 20190725")
@editions
def test_the_storm_comes_even_if_the_combat_is_over(edition: str) -> None:
    t = fighting("Weather Control", answers=["Alpha Glint"], who="tha", other="Oskar 6/9 ANI FOR", edition=edition)
    t.does("play Weather Control Mira 0", by="a")
    t.does("play Alpha Glint Oskar 1", by="b")
    on_to(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (5, 4)
    t.is_quiet()


# -- Weighted Walking Stick -------------------------------------------------------------------------------------------


@editions
def test_a_walking_stick_is_drawn_and_wears_out(edition: str) -> None:
    t = fighting(
        "Weighted Walking Stick", "Weighted Walking Stick", who="strength:3", other="Oskar 8/9", edition=edition
    )
    t.does("play Weighted Walking Stick Mira 0", by="a")
    assert (t.g.host[t["Weighted Walking Stick"]], t.measure("Weighted Walking Stick.blood")) == (t["Mira"], 5)
    assert not t.offers("play Weighted Walking Stick#2 Mira")
    on_to(t, "strike")
    t.does("use Weighted Walking Stick Mira -1", by="a")
    on_to(t)
    assert (t.measure("Oskar.blood"), t.measure("Weighted Walking Stick.blood")) == (4, 1)
    assert stats.is_equipment(t.g, t["Weighted Walking Stick"])
    t.is_quiet()


@rules_on("Weighted Walking Stick", "ANK 20201229-2")
@editions
def test_the_last_counter_is_enough_for_full_damage_even_if_it_is_prevented(edition: str) -> None:
    t = fighting(
        who="strength:3",
        on_mira=["Weighted Walking Stick"],
        answers=["Soak"],
        other="Oskar 8/9 for",
        edition=edition,
    )
    t.g.blood[t["Weighted Walking Stick"]] = 1
    t.g.total += 1
    on_to(t, "strike")
    t.does("use Weighted Walking Stick Mira -1", by="a")
    on_to(t, "prevent")
    assert t.told("damage")[-1]["ordinary"] == 4
    t.does("play Soak Oskar 0", by="b")
    on_to(t)
    assert (t.measure("Oskar.blood"), t.region("Weighted Walking Stick")) == (6, "ash-heap")


STICK = "Weighted Walking Stick"


@editions
@rules_on(STICK, "LSJ 20100519")
@pytest.mark.parametrize(("foe", "answer", "left"), [("Nephandus", "", 4), ("Oskar 6/8 tha", "Blood Fury", 5)])
def test_the_stick_wears_out_by_what_it_inflicts(foe: str, answer: str, left: int, edition: str) -> None:
    """Damage that is less, or that is not inflicted at all, burns no counter; what is prevented does."""
    name = foe.split()[0]
    t = position(
        seat(ready=["Mira 6/8"], hand=[STICK]),
        seat(ready=[foe], hand=[answer] if answer else []),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", f"block {name}")
    until(t, f"play {STICK} Mira 0")
    t.does(f"play {STICK} Mira 0", by="a")
    on_to(t, "strike")
    t.does(f"use {STICK} Mira -1", by="a")
    if answer:
        t.does(f"play {answer} Oskar 0", by="b")
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.measure(f"{STICK}.blood") == left
    t.is_quiet()


# -- Well-Aimed Car ---------------------------------------------------------------------------------------------------


def test_a_car_is_thrown_far() -> None:
    t = second_round("Well-Aimed Car", who="POT")
    assert not t.offers("play Well-Aimed Car")


@rules_on("Well-Aimed Car", "TOM 19960521")
def test_the_press_of_a_well_aimed_car_is_for_its_round() -> None:
    t = fighting("Well-Aimed Car", "Fake Out", who="POT", other="Oskar 9/9", answers=["Boxed In", "Boxed In"])
    to_round(t, 2)
    to_long(t)
    on_to(t, "strike")
    t.does("play Well-Aimed Car Mira 1", by="a")
    to_round(t, 3)
    assert t.ever_offered("press")
    since = len(t.asked)
    on_to(t)
    assert not t.ever_offered("press", since)
    t.is_quiet()


# -- Whistling Up the Beast -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["2012", "2023"])
@ruled_alike(
    "card words mode",
    [
        ("Whistling Up the Beast", "abo", 0),
        ("Devil-Channel: Hands", "abo", 0),
        ("Devil-Channel: Throat", "abo", 0),
        ("Invoking the Beast", "abo", 0),
        ("Bollix", "pre sect:Anarch", 2),
        ("Death Seeker", "clan:Salubri-antitribu", 0),
    ],
    "ANK 20190104",
)
def test_a_cancelled_card_for_once_a_combat_is_not_played_again(card: str, words: str, mode: int, edition: str) -> None:
    beast = "Drawing Out the Beast"
    t = bleeding([card], words, [beast, beast], "ani", edition)
    comes_to_blows(t)
    reaches(t, f"play {beast} Oskar 0")
    t.does(f"play {beast} Oskar 0", by="b")
    t.does(f"play {card} Mira {mode}", by="a")
    assert "card.golden.overrides-rules" in t.clauses(f"play {beast}#2 Oskar 0", by="b")


@pytest.mark.parametrize("edition", ["2012", "2023"])
@ruled_alike(
    "card",
    ["Whistling Up the Beast", "Devil-Channel: Hands", "Devil-Channel: Throat", "Invoking the Beast"],
    "ANK 20260216",
)
def test_a_frenzy_that_a_reflex_cancels_is_paid_for(card: str, edition: str) -> None:
    t = bleeding([card], "abo", ["Terror Frenzy"], "ani", edition)
    comes_to_blows(t)
    reaches(t, "play Terror Frenzy Oskar 0")
    t.does("play Terror Frenzy Oskar 0", by="b")
    t.does(f"play {card} Mira 0", by="a")
    assert t.measure("Oskar.blood") == 5 - 1


@pytest.mark.parametrize("edition", ["2012", "2023"])
@ruled_alike("card", ["Whistling Up the Beast", "Devil-Channel: Hands", "Invoking the Beast"], "LSJ 20051113")
def test_a_frenzy_is_played_on_whom_it_affects(card: str, edition: str) -> None:
    for frenzy, offered in (("Terror Frenzy", True), ("Rage of Apedemak", False)):
        t = bleeding([card], "abo", [frenzy], "ani trait:path-of-Caine", edition)
        comes_to_blows(t)
        reaches(t, f"play {frenzy} Oskar 0")
        t.does(f"play {frenzy} Oskar 0", by="b")
        assert t.offers(f"play {card} Mira 0") is offered


@in_editions("words mode moves", [("abo", 1, False), ("ABO", 2, True)])
def test_who_whistles_up_the_beast_keeps_the_other_away(edition: str, words: str, mode: int, moves: bool) -> None:
    t = fighting("Whistling Up the Beast", "Fake Out", who=words, answers=["Fake Out", "Boxed In"], edition=edition)
    t.does(f"play Whistling Up the Beast Mira {mode}", by="a")
    asked = len(t.asked)
    on_to(t, "maneuver")
    assert t.offers("maneuver") is moves
    t.does("play Fake Out Mira 0", by="a")
    on_to(t)
    assert not t.ever_offered("play Boxed In", since=asked)
    assert t.measure("Oskar.blood") == 6
    t = fighting("Whistling Up the Beast", who=words, other="Oskar ally 3", edition=edition)
    assert not t.offers("play Whistling Up the Beast")


# -- Wind Dance -------------------------------------------------------------------------------------------------------


@editions
def test_the_additional_strike_of_wind_dance_is_a_dodge(edition: str) -> None:
    t = fighting("Wind Dance", who="THA", other="Oskar 6/8 cel", answers=["Blur"], edition=edition)
    with t.unchanged(*BYSTANDER, "Mira.blood"):
        on_to(t, "strike")
        t.does("play Wind Dance Mira 1", by="a")
        assert [(told["minion"], told["amount"]) for told in t.told("additional")] == [(t["Mira"], 1)]
        on_to(t, "additional")
        t.does("play Blur Oskar 0", by="b")
        on_to(t, "minion")
    assert len(t.told("dodged")) == 2
    t.is_quiet()


@editions
def test_wind_dance_gives_no_second_source_of_strikes(edition: str) -> None:
    t = fighting("Wind Dance", "Blur", who="THA cel", edition=edition)
    on_to(t, "strike")
    t.does("play Wind Dance Mira 1", by="a")
    asked = len(t.asked)
    on_to(t)
    assert not t.ever_offered("play Blur", since=asked)
    assert t.measure("Oskar.blood") == 6


@pytest.mark.parametrize(("card", "words"), [("Wind Dance", "tha"), ("Voracious Vermin", "ani")])
def test_at_basic_it_is_a_dodge_alone(card: str, words: str) -> None:
    t = fighting(card, who=words)
    on_to(t, "strike")
    t.does(f"play {card} Mira 0", by="a")
    on_to(t)
    assert (t.measure("Mira.blood"), t.told("additional")) == (6, [])
