"""Official rulings on what strikes cost and inflict, what is burned besides a cost, and what cannot be prevented."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import (
    ALLY,
    BEFORE_RANGE,
    OPPOSING,
    ROUND,
    STEALTH,
    all_,
    cannot,
    combat,
    definition,
    gives,
    hang,
    rule,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_rulings_burned_blood import CHEAP
from tests.vtes.cards.test_rulings_odds import to_the_end, until


def answers(t: Table, *texts: str) -> None:
    for text in texts:
        until(t, text)
        t.does(text)


# -- damage -----------------------------------------------------------------------------------------------------------


@rules_on("Catatonic Fear", "ANK 20170111", "PIB 20130319")
@pytest.mark.parametrize(
    ("on_mira", "left"),
    [([], 1), (["Memories of Mortality"], 2)],
)
def test_what_fear_inflicts_after_the_combat_is_damage_of_the_vampire(on_mira: list[str], left: int) -> None:
    """What reduces all damage that a vampire inflicts reduces this too."""
    t = position(
        seat(ready=[("Mira 6/8 PRE", on_mira), "Ines 2/4"], hand=["Catatonic Fear"]),
        seat(ready=["Brute ally 2 strength:0"]),
        bystander(),
    )
    t.does("bleed Mira")
    answers(t, "block Brute", "play Catatonic Fear Mira 1")
    to_the_end(t)
    assert t.measure("Brute.blood") == left
    t.is_quiet()


@ruled_alike(
    "who mira use",
    [
        ("Ganhuru", "", "use Ganhuru"),
        ("Rowena", "", "use Rowena"),
        ("Opikun", "Mira 6/8 for", "use Opikun"),
    ],
    "LSJ 20040812-2",
    "PIB 20130327",
)
@pytest.mark.parametrize("claws", [True, False])
def test_aggravated_damage_is_not_prevented_though_it_is_treated_as_normal(
    who: str, mira: str, use: str, claws: bool
) -> None:
    """Skin of Night lets the claws hurt no more than a fist."""
    t = position(
        seat(ready=[who, *([mira] if mira else [])], hand=["Skin of Night"]),
        seat(ready=["Oskar 6/8 pro"], hand=["Claws of the Dead"]),
        bystander(),
    )
    me = "Mira" if mira else who
    t.does(f"bleed {me}")
    answers(t, "block Oskar", f"play Skin of Night {me} 0", *(["play Claws of the Dead Oskar 0"] if claws else []))
    to_the_end(t)
    assert t.region(me) == "ready"
    assert t.ever_offered(use) is not claws
    t.is_quiet()


# -- what strikes cost ------------------------------------------------------------------------------------------------


@rules_on("Ensnare a Beast", "LSJ 20090703")
@pytest.mark.parametrize(
    ("who", "life", "left", "blood"),
    [
        ("Thug ally 1 strength:1", 1, None, 6),  # he has nothing left to strike with
        ("Thug ally 2 strength:1", 2, 1, 4),
        ("Shambling Hordes", 3, 2, 3),  # as strong as it is after paying
    ],
)
def test_a_strike_is_paid_for_before_it_does_anything(who: str, life: int, left: int | None, blood: int) -> None:
    """Lucky Blow is for a hand strike with one damage more."""
    name = who.split(" ally")[0]
    veil = made_up("Veil", faces.MASTER, definition=definition(gives(STEALTH, 1, all_(ALLY))))
    t = position(
        seat(ready=[who, "Ines 2/4"], hand=["Lucky Blow"], play=[veil]),
        seat(ready=["Oskar 6/8 ANI strength:0 trait:path-of-Caine"], hand=["Ensnare a Beast"]),
        bystander(),
    )
    assert t.measure(f"{name}.blood") == life
    t.does(f"bleed {name}")
    answers(t, "block Oskar", "play Ensnare a Beast Oskar 2", f"play Lucky Blow {name}")
    to_the_end(t)
    assert t.measure("Oskar.blood") == blood
    assert (t.region(name), t.measure(f"{name}.blood")) == (("ash-heap", 0) if left is None else ("ready", left))
    t.is_quiet()


@rules_on("Algirdas, The Solar Prophet", "LSJ 20090703")
@pytest.mark.parametrize(("blood", "offered"), [(0, False), (1, True)])
def test_a_strike_against_algirdas_is_paid_for_as_it_is_chosen(blood: int, offered: bool) -> None:
    """He would be sent to torpor by the blow that he dodges if he had to pay after it."""
    me = "Algirdas, The Solar Prophet"
    t = position(seat(ready=[me, "Ines 2/4"]), seat(ready=[f"Oskar {blood}/5"], hand=["Dodge"]), bystander())
    t.does(f"bleed {me}")
    answers(t, "block Oskar")
    while t.asks not in ("strike", *t.quiet):
        t.does("pass")
    if offered:
        until(t, "play Dodge Oskar")
        t.does("play Dodge Oskar", by="b")
        assert (t.measure("Oskar.blood"), t.told("damage")) == (0, [])
    to_the_end(t)
    assert t.ever_offered("play Dodge Oskar") is offered
    assert t.region("Oskar") == ("ready" if offered else "torpor")
    t.is_quiet()


@rules_on("Foldable Machine Gun", "LSJ 20021028")
@pytest.mark.parametrize("held", [True, False])
def test_who_cannot_strike_does_not_maneuver_with_a_folded_gun(held: bool) -> None:
    gun = "Foldable Machine Gun"
    hold = made_up(
        "Hold",
        faces.COMBAT,
        definition=definition(combat("", hang(cannot(rule.ANY_STRIKE, OPPOSING), ROUND), when=BEFORE_RANGE)),
    )
    t = position(
        seat(ready=["Mira 8/8"], hand=["Boxed In", hold]),
        seat(ready=[("Oskar 8/8", [gun])]),
        bystander(),
    )
    t.does("bleed Mira")
    answers(t, "block Oskar", "play Boxed In Mira 0")
    assert not t.ever_offered(f"use {gun} Oskar -2")  # never in the first round
    while len(t.told("round")) < 2:
        t.does("pass")
    until(t, "play Hold Mira")
    t.does("play Hold Mira" if held else "pass", by="a")
    to_the_end(t)
    assert t.ever_offered(f"use {gun} Oskar -2") is not held
    t.is_quiet()


# -- blood that is no cost --------------------------------------------------------------------------------------------


def burned(card: str, words: str, blood: int) -> Table:
    theirs: list[Item] = ["Enhanced Senses", "Eagle's Sight"]
    return position(
        seat(ready=[f"Mira {blood}/8 {words}"], hand=[card], play=[CHEAP]),
        seat(ready=["Oskar 4/6 aus", "Kid 1/4"], hand=theirs),
        bystander(),
    )


@rules_on("Recurring Contemplation", "ANK 20210226")
@pytest.mark.parametrize(("blood", "offered"), [(1, True), (0, False)])
def test_contemplation_burns_its_blood_whatever_is_cheaper(blood: int, offered: bool) -> None:
    card = "Recurring Contemplation"
    t = burned(card, "TEM", blood)
    t.does("hunt Mira") if t.asks == "minion" else None
    assert t.ever_offered(f"play {card} Mira 2") is offered
    if offered:
        with t.changes("Mira.blood", -1):
            t.does(f"play {card} Mira 2", by="a")
            t.does("target Kid") if t.asks == "target" else None
        assert t.measure("Kid.locked") == 1


@rules_on("Stygian Shroud", "ANK 20210226")
@pytest.mark.parametrize(("blood", "offered"), [(1, True), (0, False)])
def test_a_shroud_burns_its_blood_whatever_is_cheaper(blood: int, offered: bool) -> None:
    card = "Stygian Shroud"
    t = burned(card, "OBL", blood)
    t.does("bleed Mira") if t.asks == "minion" and blood else None
    answers(t, "block Kid") if blood else None
    if offered:
        until(t, f"play {card} Mira 1")
        with t.changes("Mira.blood", -1):
            t.does(f"play {card} Mira 1", by="a")
    to_the_end(t)
    assert t.ever_offered(f"play {card} Mira 1") is offered


@rules_on("False Resonance", "ANK 20210226")
@pytest.mark.parametrize(("blood", "offered"), [(1, True), (0, False)])
def test_false_resonance_burns_its_blood_whatever_is_cheaper(blood: int, offered: bool) -> None:
    card = "False Resonance"
    t = burned(card, "CHI", blood)
    t.does("hunt Mira") if t.asks == "minion" else None  # she must, without blood
    answers(t, "block Oskar", "play Enhanced Senses Oskar", f"play {card} Mira 1", "play Eagle's Sight Oskar 0")
    assert t.offers(f"use {card}") is offered
    if offered:
        with t.changes("Mira.blood", -1):
            t.does(f"use {card}", by="a")
    to_the_end(t)
    assert bool(t.told("blocked")) is not offered
    t.is_quiet()
