"""Combat cards for the time before range is determined: storms, traps, what lies in play while the combat lasts."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, fighting, in_editions
from tests.vtes.cards.test_combat import on

# -- storms -----------------------------------------------------------------------------------------------------------


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
        on(t, "press")
        assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6 - 2, 7 - 2)
        assert t.region("Mr. Winthrop") == "ash-heap"
        t.does("play Boxed In Mira 0", by="a")
        on(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (4 - second - 1, 5 - second - 1)
    assert [told["environmental"] for told in t.told("damage")][:3] == [1, 1, 1]
    t.is_quiet()


@rules_on("Weather Control", "ANK 20190725")
@editions
def test_the_storm_comes_even_if_the_combat_is_over(edition: str) -> None:
    t = fighting("Weather Control", answers=["Alpha Glint"], who="tha", other="Oskar 6/9 ANI FOR", edition=edition)
    t.does("play Weather Control Mira 0", by="a")
    t.does("play Alpha Glint Oskar 1", by="b")
    on(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (5, 4)
    t.is_quiet()


@in_editions("other may", [("Oskar 6/9", False), ("Oskar 6/8", True), ("Oskar ally 3", False)])
def test_alpha_glint_ends_a_combat_with_one_who_is_not_older(edition: str, other: str, may: bool) -> None:
    t = fighting("Alpha Glint", who="ANI FOR", other=other, edition=edition)
    assert t.offers("play Alpha Glint Mira 1") is may
    if may:
        with t.unchanged(*BYSTANDER, "Oskar.blood"):
            t.does("play Alpha Glint Mira 1", by="a")
            on(t)
        assert (t.measure("Mira.blood"), len(t.told("combat-ends"))) == (5, 1)
    t = fighting("Alpha Glint", who="ani for", other=other, edition=edition)
    on(t, "strike", "minion")
    assert (t.asks == "strike" and t.offers("play Alpha Glint Mira 0")) is may


@rules_on("Alpha Glint", "LSJ 20001024")
def test_the_round_that_alpha_glint_ends_has_an_end() -> None:
    t = fighting("Alpha Glint", "Weather Control", who="ANI FOR tha", answers=["Taste of Vitae"])
    t.does("play Weather Control Mira 0", by="a")
    t.does("play Alpha Glint Mira 1", by="a")
    on(t, "end-of-round")
    assert t.offers("play Taste of Vitae Oskar 0")


# -- in play while the combat lasts -----------------------------------------------------------------------------------


@in_editions("words mode", [("obl", 0), ("tha", 1), ("OBL", 2), ("THA", 3)])
@pytest.mark.parametrize("taken", [0, 2])
def test_morbidity_holds_blood_until_the_combat_is_over(edition: str, words: str, mode: int, taken: int) -> None:
    t = fighting("Morbidity", who=words, other="Oskar 6/8 cel", answers=["Flash"], edition=edition)
    t.does(f"play Morbidity Mira {mode}", by="a")
    t.does(f"amount {taken}", by="a")
    assert (t.measure("Oskar.blood"), t.measure("Morbidity.blood")) == (6 - taken, taken)
    on(t, "maneuver")
    t.does("play Flash Oskar 0", by="b")
    dearer = 1 if mode > 1 else 0
    on(t)
    assert (t.measure("Oskar.blood"), t.region("Morbidity")) == (6 - dearer, "ash-heap")
    t.is_quiet()


def test_morbidity_is_no_use_against_an_ally() -> None:
    t = fighting("Morbidity", who="obl", other="Oskar ally 3")
    on(t)
    assert not t.ever_offered("play Morbidity")


@in_editions("words mode most", [("obe", 1, 2), ("OBE", 2, 3)])
def test_vitae_block_keeps_blood_until_the_unlock_phase(edition: str, words: str, mode: int, most: int) -> None:
    t = fighting("Vitae Block", "Vitae Block", who=words, edition=edition)
    t.does(f"play Vitae Block Mira {mode}", by="a")
    assert not t.offers(f"amount {most + 1}")
    t.does(f"amount {most}", by="a")
    assert not t.offers("play Vitae Block#2")
    on(t)
    assert (t.measure("Oskar.blood"), t.measure("Vitae Block.blood")) == (6 - most - 1, most)
    while t.g.turn < 23:
        t.answer("pass")
    assert not t.offers("pass")
    t.does("trigger Vitae Block 0", by="a")
    assert (t.measure("Oskar.blood"), t.region("Vitae Block")) == (5, "ash-heap")


def test_vitae_block_is_a_press_at_basic_animalism() -> None:
    t = fighting("Vitae Block", who="ani")
    t.does("play Vitae Block Mira 0", by="a")
    on(t, "press")
    assert t.offers("press")


# -- traps ------------------------------------------------------------------------------------------------------------


@editions
def test_a_trap_keeps_both_fighting_for_three_quiet_rounds(edition: str) -> None:
    t = fighting("Trap", other="Oskar 8/8", edition=edition)
    t.does("play Trap Mira 0", by="a")
    with t.unchanged(*BYSTANDER):
        on(t)
    assert (len(t.told("round")), t.region("Trap")) == (4, "ash-heap")
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6 - 4, 8 - 4)
    t.is_quiet()


@rules_on("Trap", "ANK 20200525-1")
@editions
def test_a_press_ends_what_the_trap_goes_on_with_and_cards_reset_it(edition: str) -> None:
    t = fighting("Trap", "Fake Out", other="Oskar 8/8", answers=["Boxed In"], edition=edition)
    t.does("play Trap Mira 0", by="a")
    on(t, "press")
    assert t.measure("Trap.blood") == 2
    t.does("pass", by="b")
    on(t, "maneuver")
    t.does("play Fake Out Mira 0", by="a")
    on(t, "press")
    assert t.measure("Trap.blood") == 3 - 1  # it was reset
    t.does("play Boxed In Oskar 0", by="b")
    on(t)
    assert (len(t.told("round")), t.region("Trap")) == (2, "ash-heap")
    t.is_quiet()


def test_a_trap_is_set_in_the_first_round() -> None:
    t = fighting("Trap", "Boxed In")
    on(t, "press")
    t.does("play Boxed In Mira 0", by="a")
    asked = len(t.asked)
    on(t)
    assert not t.ever_offered("play Trap", since=asked)


@in_editions("words mode rounds", [("ani", 0, 4), ("ANI", 1, 1)])
def test_conquer_the_beast_presses_on_and_takes_no_equipment(edition: str, words: str, mode: int, rounds: int) -> None:
    t = fighting("Conquer the Beast", who=words, other="Oskar 8/8", on_mira=[".44 Magnum"], edition=edition)
    t.does(f"play Conquer the Beast Mira {mode}", by="a")
    asked = len(t.asked)
    on(t)
    assert (len(t.told("round")), t.region("Conquer the Beast")) == (rounds, "ash-heap")
    assert not t.ever_offered("use .44 Magnum", since=asked)
    assert t.ever_offered("use Conquer the Beast") is (mode == 1)
    t.is_quiet()


# -- from hand into play ----------------------------------------------------------------------------------------------


@in_editions("words mode blood", [("obf", 0, 0), ("OBF", 1, 0), ("OBF", 1, 1)])
def test_contraband_is_paid_for_with_pool_and_perhaps_blood(edition: str, words: str, mode: int, blood: int) -> None:
    t = fighting("Contraband", "Submachine Gun", "Ivory Bow", "Contraband", who=f"{words} clan:Ravnos", edition=edition)
    cost = t.g.face[t["Submachine Gun"]].pool
    with t.unchanged(*BYSTANDER):
        t.does(f"play Contraband Mira {mode}", by="a")  # the bow is unique
        if mode:
            assert t.offers(f"amount {cost // 2}")
            assert not t.offers(f"amount {cost // 2 + 1}")
            t.does(f"amount {blood}", by="a")
    assert (t.g.host[t["Submachine Gun"]], t.measure("a.pool")) == (t["Mira"], 30 - cost + blood)
    assert t.measure("Mira.blood") == 6 - blood
    assert not t.offers("play Contraband#2")
    on(t)
    t.is_quiet()


def test_contraband_takes_something_to_equip_with() -> None:
    t = position(
        seat(ready=["Mira 6/8 OBF clan:Ravnos"], hand=["Contraband", "Ivory Bow", "Raven Spy"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
    )
    t.does_all("bleed Mira", "block Oskar")
    on(t)
    assert not t.ever_offered("play Contraband")


# -- weapons made on the spot -----------------------------------------------------------------------------------------


@rules_on("Zip Gun", "LSJ 19970801")
@editions
def test_a_zip_gun_backfires_once_in_a_combat(edition: str) -> None:
    t = fighting("Zip Gun", "Boxed In", other="Oskar 6/8", edition=edition)
    t.does("play Zip Gun Mira 0", by="a")
    on(t, "maneuver")
    t.does("use Zip Gun Mira -2", by="a")
    on(t, "press")
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (5, 5)
    t.does("play Boxed In Mira 0", by="a")
    on(t, "strike")
    t.does("use Zip Gun Mira -1", by="a")
    on(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (4, 4)  # his fist, and no second backfire
    assert t.g.host[t["Zip Gun"]] == t["Mira"]
    t.is_quiet()


@editions
def test_a_zip_gun_backfires_in_a_later_combat_too(edition: str) -> None:
    t = fighting(on_mira=["Zip Gun"], edition=edition)
    on(t, "maneuver")
    t.does("use Zip Gun Mira -2", by="a")
    on(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (5, 5)


@editions
def test_a_molotov_cocktail_is_lit_in_one_round_and_thrown_in_the_next(edition: str) -> None:
    t = fighting("Molotov Cocktail", "Boxed In", edition=edition)
    on(t, "strike")
    t.does("play Molotov Cocktail Mira 0", by="a")
    on(t, "press")
    assert (t.g.host[t["Molotov Cocktail"]], t.measure("Oskar.blood")) == (t["Mira"], 6)
    t.does("play Boxed In Mira 0", by="a")
    on(t, "strike")
    t.does("use Molotov Cocktail Mira -1", by="a")
    on(t)
    assert (t.region("Oskar"), t.region("Molotov Cocktail")) == ("torpor", "ash-heap")
    t.is_quiet()


@rules_on("Molotov Cocktail", "ANK 20200203-1")
def test_a_molotov_cocktail_goes_out_with_the_combat() -> None:
    t = fighting("Molotov Cocktail")
    on(t, "strike")
    t.does("play Molotov Cocktail Mira 0", by="a")
    on(t)
    assert t.region("Molotov Cocktail") == "ash-heap"
    t = fighting("Molotov Cocktail", "Boxed In", answers=["Majesty"], other="Oskar 6/8 pre")
    on(t, "strike")
    t.does("play Molotov Cocktail Mira 0", by="a")
    t.does("play Majesty Oskar 0", by="b")
    on(t)
    assert t.region("Molotov Cocktail") == "ash-heap"


@rules_on("Octopod", "LSJ 20020609")
@in_editions("words mode n", [("san", 0, 1), ("SAN", 1, 2)])
def test_an_octopod_gives_a_brother_more_arms(edition: str, words: str, mode: int, n: int) -> None:
    t = position(
        seat(
            ready=[
                "Mira 6/8 clan:Blood-Brother trait:first-circle",
                f"Ilse 4/5 clan:Blood-Brother trait:first-circle {words}",
            ],
            hand=["Octopod"],
        ),
        seat(ready=["Oskar 9/9"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    t.does(f"play Octopod Ilse {mode}", by="a")
    on(t)
    assert (t.measure("Oskar.blood"), t.measure("Ilse.blood")) == (9 - 1 - n, 3)
