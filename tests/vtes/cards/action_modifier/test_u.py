"""Action Modifier cards: U."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_tables import about_to_block
from tests.vtes.cards.answering import to_the_end
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.referendum_tables import POWER, caller, polled
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import acting, bystander, editions, in_editions

# -- Uncontrolled Impulse ---------------------------------------------------------------------------------------------


def test_an_impulse_is_for_the_first_action_of_the_turn() -> None:
    t = acting("Uncontrolled Impulse", who="clan:Ishtarri", more=["Ilse 4/5"])
    t.does("hunt Ilse")
    t.goes_on()
    t.does_all("bleed Mira", "block Oskar")
    assert not t.offers("play Uncontrolled Impulse")


# -- Under My Skin ----------------------------------------------------------------------------------------------------


@editions
def test_under_my_skin_is_for_a_later_action(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 thn for"], hand=["Under My Skin", "Freak Drive"]),
        seat(ready=[("Oskar 4/8", ["Raven Spy"] * 2)]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Under My Skin Mira 1", by="a")
    assert not t.offers("use Under My Skin")  # not in the same action
    assert t.told("blocked")
    while t.asks not in t.quiet:
        t.passes()
    while t.who() != "a" or t.asks != "minion" or t.measure("Mira.locked"):
        t.passes()
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.does("use Under My Skin", by="a")
    assert t.told("modified")[-1]["what"] == "stealth"
    t.goes_on()
    t.is_quiet()


# -- Under the Skin ---------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("words", "mode"), [("aus pre", 0), ("AUS PRE", 1)])
def test_under_the_skin_a_vampire_is_silent_before_the_votes(edition: str, words: str, mode: int) -> None:
    t = polled(
        caller("Under the Skin", words=words),
        seat(ready=["Oskar 2/4 primogen"]),
        bystander(),
        edition=edition,
    )
    t.passes_until_offered("play Under the Skin")
    t.does(f"play Under the Skin Mira {mode}", by="a")
    t.does("target Oskar")
    before = len(t.asked)
    t.passes_until_offered("vote Mira for")
    t.does("vote Mira for")
    t.goes_on()
    assert not t.ever_offered("vote Oskar", before)
    assert t.measure("Oskar.locked") == mode  # the referendum has passed
    t.is_quiet()


# -- Unleashing the Bestial Soul --------------------------------------------------------------------------------------


@in_editions("words mode", [("dom", 0), ("DOM", 1)])
def test_the_chosen_minion_plays_no_reactions(edition: str, words: str, mode: int) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words} clan:Salubri"], hand=["Unleashing the Bestial Soul"]),
        seat(
            ready=["Oskar 3/4 aus", "Paul 3/4 aus"],
            hand=["Precognition", "Precognition", "Precognition", "Telepathic Misdirection"],
        ),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does(f"play Unleashing the Bestial Soul Mira {mode}", by="a")
    t.does("target Oskar", by="a")
    assert t.measure("Mira.blood") == 3
    on_to(t, "open", "block", "announced")
    assert not t.ever_offered("play Precognition Oskar")
    t.goes_on()
    assert t.measure("b.pool") == 29


@rules_on("Unleashing the Bestial Soul", "ANK 20231028")
@editions
def test_the_next_reaction_costs_more_and_only_that(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 DOM clan:Salubri"], hand=["Unleashing the Bestial Soul"]),
        seat(
            ready=["Oskar 3/4 locked", "Paul 3/4 locked", "Nora 0/4"],
            hand=["Wake with Evening's Freshness", "Eagle's Sight", "On the Qui Vive"],
        ),
        seat(ready=["Vera 2/4"], hand=["Delaying Tactics"]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Unleashing the Bestial Soul Mira 1", by="a")
    t.does("target Nora", by="a")
    assert (t.asks, t.offers("play Wake with Evening's Freshness Oskar 0")) == ("as-played", True)
    t.does("pass", by="b")
    while not t.offers("play Wake with Evening's Freshness"):
        assert t.asks not in t.quiet
        t.answer("pass")
    t.does("play Wake with Evening's Freshness Oskar 0", by="b")
    while t.asks == "as-played":
        t.answer("pass")
    assert t.measure("Oskar.blood") == 2
    t.does("play On the Qui Vive Paul 0", by="b")
    t.goes_on()
    assert (t.measure("Oskar.blood"), t.measure("Paul.blood"), t.measure("b.pool")) == (2, 3, 29)
    t.is_quiet()


# -- Unthinkable Humiliation ------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode", "ally"),
    [
        ("Unthinkable Humiliation", f"pot {POWER}", 0, True),
        ("Unthinkable Humiliation", f"pre {POWER}", 1, True),
        ("Seeds of Terror", "obf trait:path-of-Cathari", 0, False),
        ("Seeds of Terror", "pre trait:path-of-Cathari", 1, False),
        ("Stiff Contempt", "clan:Samedi", 0, None),
    ],
)
def test_who_attempts_to_block_burns_for_it(edition: str, card: str, words: str, mode: int, ally: bool | None) -> None:
    t = acting(card, who=words, against=["Oskar 3/4", "Starved 0/4", "Brute ally 3"], edition=edition)
    t.does("bleed Mira")
    t.does(f"play {card} Mira {mode}", by="a")
    t.passes_until_offered("block")
    assert not t.offers("block Starved")
    assert t.offers("block Brute") is (ally is not False)
    t.does("block Oskar", by="b")
    t.goes_on()
    assert t.measure("Oskar.blood") == 1  # the toll, and a fist
    t.is_quiet()


@editions
@pytest.mark.parametrize(("code", "mode"), [("POT", 2), ("PRE", 3)])
def test_unthinkable_humiliation_at_superior_takes_intercept_from_all(edition: str, code: str, mode: int) -> None:
    t = acting("Unthinkable Humiliation", who=f"{code} {POWER}", against=["Oskar 3/8 intercept:1"], edition=edition)
    t.does("bleed Mira")
    t.does(f"play Unthinkable Humiliation Mira {mode}", by="a")
    assert (t.measure("Oskar.intercept"), t.measure("Vera.intercept")) == (0, -1)
    t.goes_on()
    t.is_quiet()


@rules_on("Unthinkable Humiliation", "LSJ 20031121-2")
@pytest.mark.parametrize(("answer", "blood"), [("no", 4), ("yes", 2)])
def test_who_attempts_already_gives_up_or_pays(answer: str, blood: int) -> None:
    words = "pot trait:path-of-Power-and-the-Inner-Voice"
    t = about_to_block("Unthinkable Humiliation", mira=f"Mira 4/8 {words}", oskar="Oskar 4/8")
    t.does("play Unthinkable Humiliation Mira 0", by="a")
    t.does(answer, by="b")
    to_the_end(t)
    assert bool(t.told("combat")) is (answer == "yes")
    assert t.measure("Oskar.blood") == blood  # one for the attempt, one for a fist
    t.is_quiet()
