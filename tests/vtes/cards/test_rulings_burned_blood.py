"""What official rulings say of blood that a card burns: not its cost, so nothing reduces it; but it must be there."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import BLOOD_COST, VAMPIRE, costs, definition
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_combat import on

CHEAP = made_up("Cheap", faces.MASTER, definition=definition(costs(-1, BLOOD_COST, VAMPIRE)))
"""In play it makes every card a blood cheaper for vampires."""


def until(t: Table, text: str) -> None:
    """Everybody passes, and strikes with the hand, until somebody can do that."""
    while not t.offers(text):
        assert t.asks not in t.quiet, f"nobody is offered '{text}'"
        t.does("strike hand" if t.asks == "strike" else "pass")


IN_COMBAT = [
    # card, words, mode, blood burned
    ("Devil-Channel: Back", "abo", 1, 1),
    ("Mask Empathy", "PRE", 1, 1),
    ("Serpent's Numbing Kiss", "PRE SER", 1, 1),
    ("Chiropteran Marauder", "VIC", 1, 1),
    ("Rolling with the Punches", "FOR", 1, 1),
]


def fought(card: str, words: str, blood: int) -> Table:
    """Mira blocks Oskar, whose fist hurts nobody unless the card is there to prevent it."""
    strength = 1 if card == "Rolling with the Punches" else 0
    t = position(
        seat(ready=[f"Mira {blood}/8 {words}"], hand=[card], play=[CHEAP]),
        seat(ready=[(f"Oskar 6/7 strength:{strength}", ["Mr. Winthrop"])]),
        turn="b",
    )
    t.does("bleed Oskar")
    t.does("block Mira", by="a")
    return t


@rules_on("Devil-Channel: Back", "ANK 20210226")
@rules_on("Mask Empathy", "ANK 20210226")
@rules_on("Serpent's Numbing Kiss", "ANK 20210226")
@rules_on("Chiropteran Marauder", "ANK 20210226")
@rules_on("Rolling with the Punches", "ANK 20210226")
@pytest.mark.parametrize(("card", "words", "mode", "burned"), IN_COMBAT)
def test_burned_blood_is_not_reduced_and_must_be_there_in_combat(card: str, words: str, mode: int, burned: int) -> None:
    t = fought(card, words, 6)
    until(t, f"play {card} Mira {mode}")
    before = t.measure("Mira.blood")
    t.does(f"play {card} Mira {mode}", by="a")
    if card == "Serpent's Numbing Kiss":  # after the combat
        on(t)
    assert t.measure("Mira.blood") == before - burned
    t = fought(card, words, 0)
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert not t.ever_offered(f"play {card} Mira {mode}")


@rules_on("Lead Fist", "ANK 20210226")
def test_the_press_of_a_lead_fist_costs_its_blood_whatever_is_cheaper() -> None:
    t = fought("Lead Fist", "vis", 6)
    until(t, "play Lead Fist Mira 1")
    t.does("play Lead Fist Mira 1", by="a")
    on(t, "press")
    before = t.measure("Mira.blood")
    t.does("use Lead Fist Mira", by="a")
    assert t.measure("Mira.blood") == before - 1


REACTIONS = [
    # card, words, mode, blood burned, what Mira does
    ("Army of Apparitions", "CHI", 1, 2, "play Bum's Rush Mira 0"),
    ("Folderol", "aus", 0, 1, "bleed Mira"),
    ("Second Tradition: Domain", "prince locked", 1, 1, "bleed Mira"),
    ("Deep Ecology", "pro sect:Anarch locked", 2, 1, "bleed Mira"),
]


def answered(card: str, words: str, blood: int, act: str) -> Table:
    t = position(
        seat(ready=["Mira 4/7 strength:0"], hand=["Bum's Rush"]),
        seat(ready=[f"Oskar {blood}/8 {words}"], hand=[card], play=[CHEAP]),
        bystander(),
    )
    t.does(act)
    if act != "bleed Mira":
        t.does("target Oskar")
    return t


@rules_on("Army of Apparitions", "ANK 20210226")
@rules_on("Folderol", "ANK 20210226")
@rules_on("Second Tradition: Domain", "ANK 20210226")
@rules_on("Deep Ecology", "ANK 20210226")
@pytest.mark.parametrize(("card", "words", "mode", "burned", "act"), REACTIONS)
def test_burned_blood_is_not_reduced_and_must_be_there_in_a_reaction(
    card: str, words: str, mode: int, burned: int, act: str
) -> None:
    t = answered(card, words, 6, act)
    until(t, f"play {card} Oskar {mode}")
    with t.changes("Oskar.blood", -burned):
        t.does(f"play {card} Oskar {mode}", by="b")
    t = answered(card, words, burned - 1, act)
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert not t.ever_offered(f"play {card} Oskar {mode}")


def test_call_of_the_hungry_dead_burns_its_blood_whatever_is_cheaper() -> None:
    t = position(
        seat(ready=["Mira 4/7 NEC"], hand=["Call of the Hungry Dead"], play=[CHEAP]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Call of the Hungry Dead Mira 1")
    t.does("play Call of the Hungry Dead Mira 1", by="a")
    t.goes_on()
    assert (t.measure("Mira.blood"), t.measure("b.pool")) == (3, 29)
    t.is_quiet()
