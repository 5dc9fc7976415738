"""Rulings on action modifiers: who plays them, how often, what a block then costs, and daylight."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_combat import on
from tests.vtes.cards.test_replies import to_the_end, until
from tests.vtes.cards.test_rulings_blocks import blocked

# -- modifiers of others ----------------------------------------------------------------------------------------------

OF_OTHERS = [
    # card, who plays it, mode
    ("Suppressing Fire", ("Ines 5/9", [".44 Magnum"]), 0),
    ("Siren's Lure", ("Ines 5/9 mel", []), 1),
    ("Inspire Greatness", ("Ines 5/9 pot pre", []), 0),
]


@rules_on("Suppressing Fire", "LSJ 19990425")
@rules_on("Siren's Lure", "LSJ 19990425")
@rules_on("Inspire Greatness", "LSJ 19990425")
@pytest.mark.parametrize(("card", "ines", "mode"), OF_OTHERS)
@pytest.mark.parametrize("ally", [True, False])
def test_only_she_who_controls_the_acting_minion_helps_him(
    card: str, ines: tuple[str, list[str]], mode: int, ally: bool
) -> None:
    t = position(
        seat(ready=["Mira 4/8", *([ines] if ally else [])], hand=[card] if ally else []),
        seat(ready=["Oskar 4/8"]),
        seat(ready=["Vera 2/4", *([] if ally else [ines])], hand=[] if ally else [card]),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    to_the_end(t)
    assert t.ever_offered(f"play {card} Ines {mode}") is ally
    t.is_quiet()


@rules_on("Suppressing Fire", "ANK 20200515")
def test_two_minions_fire_at_once() -> None:
    gun = [".44 Magnum"]
    t = position(
        seat(ready=["Mira 4/8", ("Ines 5/9", gun), ("Ivo 5/9", gun)], hand=["Suppressing Fire", "Suppressing Fire"]),
        seat(ready=["Oskar 4/8 intercept:1"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    t.does("play Suppressing Fire Ines", by="a")
    assert not t.offers("play Suppressing Fire#2 Ines")
    t.does("play Suppressing Fire#2 Ivo", by="a")
    t.goes_on()
    assert t.told("block-failed")[0]["intercept"] == -1
    assert t.measure("b.pool") == 29
    t.is_quiet()


@rules_on("Inspire Greatness", "ANK 20200515", "LSJ 19980210", "ANK 20210926")
def test_greatness_is_inspired_twice_by_the_locked_and_before_the_stealth() -> None:
    t = position(
        seat(
            ready=["Mira 4/7 obf", "Ines 5/9 pot pre locked", "Ivo 5/9 pot pre"],
            hand=["Inspire Greatness", "Inspire Greatness", "Faceless Night"],
        ),
        seat(ready=["Oskar 6/8 aus"], hand=["Enhanced Senses"]),
        bystander(),
    )
    t.does("bleed Mira")
    t.does("play Inspire Greatness Ines 0", by="a")
    assert not t.offers("play Inspire Greatness#2 Ines")
    t.does("play Inspire Greatness#2 Ivo 0", by="a")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Faceless Night Mira 0")
    t.does("play Faceless Night Mira 0", by="a")
    until(t, "play Enhanced Senses Oskar 0")
    t.does("play Enhanced Senses Oskar 0", by="b")
    to_the_end(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (3, 3)
    t.is_quiet()


# -- what it takes to block -------------------------------------------------------------------------------------------

ANYTIME = [
    ("Perfect Paragon", "PRE", 1, 1),
    ("Unthinkable Humiliation", "POT trait:path-of-Power-and-the-Inner-Voice", 2, 1),
    ("Acheron Vortex", "clan:Harbinger-of-Skulls", 0, 1),
]


@rules_on("Perfect Paragon", "LSJ 20020612")
@rules_on("Unthinkable Humiliation", "LSJ 20020612")
@rules_on("Acheron Vortex", "LSJ 20020612")
@pytest.mark.parametrize(("card", "words", "mode", "less"), ANYTIME)
def test_intercept_is_taken_before_anybody_attempts_to_block(card: str, words: str, mode: int, less: int) -> None:
    t = position(seat(ready=[f"Mira 4/8 {words}"], hand=[card]), seat(ready=["Oskar 4/5 intercept:2"]), bystander())
    t.does("bleed Mira")
    assert not t.told("block-attempt")
    with t.changes("Oskar.intercept", -less):
        t.does(f"play {card} Mira {mode}", by="a")
    t.goes_on()
    t.is_quiet()


@rules_on("Unthinkable Humiliation", "LSJ 20031121-2")
@pytest.mark.parametrize(("answer", "blood"), [("no", 4), ("yes", 2)])
def test_who_attempts_already_gives_up_or_pays(answer: str, blood: int) -> None:
    words = "pot trait:path-of-Power-and-the-Inner-Voice"
    t = blocked("Unthinkable Humiliation", mira=f"Mira 4/8 {words}", oskar="Oskar 4/8")
    t.does("play Unthinkable Humiliation Mira 0", by="a")
    t.does(answer, by="b")
    to_the_end(t)
    assert bool(t.told("combat")) is (answer == "yes")
    assert t.measure("Oskar.blood") == blood  # one for the attempt, one for a fist
    t.is_quiet()


# -- daylight ---------------------------------------------------------------------------------------------------------

LIT = [("Dawn Operation", "FOR", 1), ("Domain of Evernight", "tem", 1)]


@rules_on("Dawn Operation", "LSJ 20020314", "PIB 20130319")
@rules_on("Domain of Evernight", "LSJ 20020314", "PIB 20130319")
@pytest.mark.parametrize(("card", "words", "mode"), LIT)
def test_daylight_is_over_with_the_combat(card: str, words: str, mode: int) -> None:
    """The damage of Catatonic Fear comes after the combat."""
    t = position(
        seat(ready=[f"Mira 4/8 {words}"], hand=[card]),
        seat(ready=["Oskar 4/8 PRE"], hand=["Catatonic Fear"]),
        bystander(),
    )
    t.does("bleed Mira")
    t.does(f"play {card} Mira {mode}", by="a")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on(t, "strike")
    t.does("play Catatonic Fear Oskar 1", by="b")
    on(t)
    assert [(told["ordinary"], told["aggravated"]) for told in t.told("damage")] == [(1, 0)]
    assert t.region("Mira") == "ready"
    t.is_quiet()


@rules_on("Dawn Operation", "PIB 20150603-1")
@pytest.mark.parametrize("lit", [True, False])
def test_a_retainer_bites_by_daylight_too(lit: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8 FOR"], hand=["Dawn Operation", "Dodge"]),
        seat(ready=[("Oskar 4/8", ["Wolf Companion"])]),
        bystander(),
    )
    t.does("bleed Mira")
    if lit:
        t.does("play Dawn Operation Mira 1", by="a")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on(t, "strike")
    t.does("play Dodge Mira", by="a")
    on(t)
    assert t.region("Mira") == ("torpor" if lit else "ready")
    harm = [told for told in t.told("damage") if told["card"] == t["Mira"]]
    assert [(told["environmental"], told["aggravated"]) for told in harm] == [(1, int(lit))]
    t.is_quiet()


@rules_on("Deed the Heart's Desire", "ANK 20231028")
def test_who_is_to_play_no_reactions_may_wake_as_the_card_is_played() -> None:
    t = position(
        seat(ready=["Mira 4/8 QUI"], hand=["Deed the Heart's Desire"]),
        seat(ready=["Oskar 3/4 locked"], hand=["Wake with Evening's Freshness", "On the Qui Vive"]),
        bystander(),
    )
    t.does("bleed Mira")
    t.does("play Deed the Heart's Desire Mira 1", by="a")
    t.does("target Oskar", by="a")
    assert (t.asks, t.who()) == ("as-played", "b")
    t.does("play Wake with Evening's Freshness Oskar 0", by="b")
    t.does("pass", by="b")
    assert t.told("awake")
    since = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("play On the Qui Vive Oskar", since)
    t.is_quiet()
