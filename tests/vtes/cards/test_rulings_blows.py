"""What official rulings say of strikes, presses, maneuvers and damage that is prevented."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, fighting
from tests.vtes.cards.test_combat import on, to_long

# -- a press of one round ---------------------------------------------------------------------------------------------

PRESSES = [
    # card, words, mode, when it is played, what the press is called, whether at long range
    ("Amria", "CHI", 1, "strike", "use Amria Mira", False),
    ("Backflip", "", 0, "strike", "press", True),
    ("Bond with the Mountain", "tha", 0, "strike", "press", False),
    ("Chameleon's Colors", "spi", 2, "maneuver", "press", False),
    ("Dust to Dust", "thn", 1, "strike", "press", False),
    ("Grasp of the Python", "ser", 0, "strike", "use Grasp of the Python Mira", False),
    ("The Jones", "ser", 0, "strike", "use The Jones Mira", False),
    ("Mighty Grapple", "POT", 1, "strike", "use Mighty Grapple Mira", False),
    ("Shadow Strike", "OBT", 1, "strike", "press", False),
    ("Starvation of Marena", "vic", 0, "strike", "press", False),
    ("Vampiric Speed", "CEL", 1, "strike", "press", False),
    ("Aid from Bats", "ANI", 1, "strike", "press", False),
    ("Flash", "CEL", 2, "maneuver", "press", False),
    ("Indomitability", "FOR", 2, "prevent", "press", False),
]


def to_round(t: Table, number: int) -> None:
    """Oskar presses until that round of the combat has begun; Mira lets her own press be."""
    while len(t.told("round")) < number:
        names = [name for name in t.names if name.startswith("Boxed In") and t.offers(f"play {name} Oskar 0")]
        t.does(f"play {names[0]} Oskar 0" if names else "strike hand" if t.asks == "strike" else "pass")


@rules_on("Amria", "TOM 19960521")
@rules_on("Backflip", "TOM 19960521")
@rules_on("Bond with the Mountain", "TOM 19960521")
@rules_on("Chameleon's Colors", "TOM 19960521")
@rules_on("Dust to Dust", "TOM 19960521")
@rules_on("Grasp of the Python", "TOM 19960521")
@rules_on("The Jones", "TOM 19960521")
@rules_on("Mighty Grapple", "TOM 19960521")
@rules_on("Shadow Strike", "TOM 19960521")
@rules_on("Starvation of Marena", "TOM 19960521")
@rules_on("Vampiric Speed", "TOM 19960521")
@rules_on("Aid from Bats", "TOM 19960521")
@rules_on("Flash", "TOM 19960521")
@rules_on("Indomitability", "TOM 19960521")
@pytest.mark.parametrize(("card", "words", "mode", "when", "pressing", "long"), PRESSES)
def test_an_optional_press_is_for_its_round(
    card: str, words: str, mode: int, when: str, pressing: str, long: bool
) -> None:
    t = fighting(card, "Fake Out", who=words, other="Oskar 7/7", answers=["Boxed In", "Boxed In"])
    if long:
        to_long(t)
    on(t, when)
    t.does(f"play {card} Mira {mode}", by="a")
    to_round(t, 2)
    assert t.ever_offered(pressing)
    since = len(t.asked)
    to_round(t, 3)
    assert not t.ever_offered(pressing, since)
    on(t)
    t.is_quiet()


@rules_on("Well-Aimed Car", "TOM 19960521")
def test_the_press_of_a_well_aimed_car_is_for_its_round() -> None:
    t = fighting("Well-Aimed Car", "Fake Out", who="POT", other="Oskar 9/9", answers=["Boxed In", "Boxed In"])
    to_round(t, 2)
    to_long(t)
    on(t, "strike")
    t.does("play Well-Aimed Car Mira 1", by="a")
    to_round(t, 3)
    assert t.ever_offered("press")
    since = len(t.asked)
    on(t)
    assert not t.ever_offered("press", since)
    t.is_quiet()


# -- a maneuver that commits a strike ---------------------------------------------------------------------------------

COMMITTED = [
    # what Oskar has, whether on him, his words, how he would maneuver
    ("AK-47", True, "", "use AK-47 Oskar -2"),
    ("Kpist m/45", True, "", "use Kpist m/45 Oskar -2"),
    ("Deer Rifle", True, "", "use Deer Rifle Oskar -2"),
    ("Blade of Bellona", True, "", "use Blade of Bellona Oskar -2"),
    ("Mercury's Arrow", False, "cel", "play Mercury's Arrow Oskar 0"),
    ("Shadow Strike", False, "obt", "play Shadow Strike Oskar 0"),
    ("Stone Quills", False, "vis", "play Stone Quills Oskar 1"),
    ("Aid from Bats", False, "ani", "play Aid from Bats Oskar 0"),
]


@rules_on("AK-47", "LSJ 20021028")
@rules_on("Kpist m/45", "LSJ 20021028")
@rules_on("Deer Rifle", "LSJ 20021028")
@rules_on("Blade of Bellona", "LSJ 20021028")
@rules_on("Mercury's Arrow", "LSJ 20021028")
@rules_on("Shadow Strike", "LSJ 20021028")
@rules_on("Stone Quills", "LSJ 20021028")
@rules_on("Aid from Bats", "LSJ 20021028")
@pytest.mark.parametrize(("card", "on_him", "words", "maneuvers"), COMMITTED)
def test_who_cannot_strike_does_not_maneuver_with_a_strike(card: str, on_him: bool, words: str, maneuvers: str) -> None:
    """A hidden lurker attacks after the first combat: in the first round of the new one Oskar cannot strike."""
    t = position(
        seat(ready=["Mira 6/8", "Ilse 6/8 obf"], hand=["Hidden Lurker", "Fake Out", "Fake Out"]),
        seat(ready=[(f"Oskar 6/7 {words}".strip(), [card] if on_him else [])], hand=[] if on_him else [card]),
        bystander(),
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    if card == "Blade of Bellona":  # which only comes closer
        to_long(t)
    while not t.offers("play Hidden Lurker Ilse 0"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.ever_offered(maneuvers)
    t.does("play Hidden Lurker Ilse 0", by="a")
    since = len(t.asked)
    on(t, "maneuver")
    spare = "Fake Out#2" if card == "Blade of Bellona" else "Fake Out"
    t.does(f"play {spare} Ilse 0", by="a")
    on(t)
    assert len(t.told("combat")) == 2
    assert not t.ever_offered(maneuvers, since)
    t.is_quiet()


# -- more damage is of the same sort ----------------------------------------------------------------------------------

HANDS = [
    ("Dead Hand", "nec", 0, 1, 1),
    ("Lead Fist", "tha", 0, 1, 1),
    ("Necrosis", "pot", 0, 1, 1),
    ("Scorpion Sting", "ani", 0, 1, 1),
    ("Compress", "pot", 0, 2, 1),
    ("Dust Up", "ani sect:Anarch", 0, 1, 1),
    ("Dagon's Call", "QUI", 1, 1, 1),
    ("Cauldron of Blood", "tha", 0, 2, 2),
    ("Decapitate", "pot", 0, 2, 1),
    ("Growing Fury", "pot", 0, 2, 2),
    ("Lucky Blow", "", 0, 1, 1),
    ("Mighty Grapple", "POT", 1, 1, 1),
    ("Vengeance of Samiel", "pot", 0, 1, 1),
]


@rules_on("Dead Hand", "TOM 19960225")
@rules_on("Lead Fist", "TOM 19960225")
@rules_on("Necrosis", "TOM 19960225")
@rules_on("Scorpion Sting", "TOM 19960225")
@rules_on("Compress", "TOM 19960225")
@rules_on("Dust Up", "TOM 19960225")
@rules_on("Dagon's Call", "TOM 19960225")
@rules_on("Cauldron of Blood", "TOM 19960225")
@pytest.mark.parametrize(("card", "words", "mode", "more", "in_round"), HANDS)
def test_more_damage_of_claws_is_aggravated_too(card: str, words: str, mode: int, more: int, in_round: int) -> None:
    """Oskar could soak it if any of it were not."""
    t = fighting(card, "Claws of the Dead", who=f"pro {words}", answers=["Soak", "Boxed In"], other="Oskar 9/9 FOR")
    to_round(t, in_round)
    while not t.offers("play Claws of the Dead Mira 0"):
        t.answer("pass")
    t.does("play Claws of the Dead Mira 0", by="a")
    since = len(t.asked)
    on(t, "strike")
    before = t.measure("Oskar.blood")
    t.does(f"play {card} Mira {mode}", by="a")
    on(t)
    assert (t.region("Oskar"), t.measure("Oskar.blood")) == ("torpor", before - more)
    assert not t.ever_offered("play Soak", since)


BLADES = [
    ("Blessed Blade", "val", 1, 2, 1),
    ("Decapitate", "pot", 1, 2, 1),
    ("Growing Fury", "pot", 1, 2, 2),
    ("Lucky Blow", "", 1, 1, 1),
    ("Mighty Grapple", "POT", 2, 1, 1),
    ("Vengeance of Samiel", "pot", 1, 1, 1),
]


@rules_on("Blessed Blade", "RTR 19970630")
@rules_on("Decapitate", "RTR 19970630")
@rules_on("Growing Fury", "RTR 19970630")
@rules_on("Lucky Blow", "RTR 19970630")
@rules_on("Mighty Grapple", "RTR 19970630")
@rules_on("Vengeance of Samiel", "RTR 19970630")
@pytest.mark.parametrize(("card", "words", "mode", "more", "in_round"), BLADES)
def test_more_damage_of_a_burning_blade_is_aggravated_too(
    card: str, words: str, mode: int, more: int, in_round: int
) -> None:
    t = fighting(
        card,
        who=words,
        on_mira=["Sword of the Archangel"],
        answers=["Soak", "Boxed In"],
        other="Oskar 9/9 FOR",
    )
    to_round(t, in_round)
    on(t, "strike")
    since = len(t.asked)
    before = t.measure("Oskar.blood")
    t.does(f"play {card} Mira {mode}", by="a")
    on(t)
    assert (t.region("Oskar"), t.measure("Oskar.blood")) == ("torpor", before - 1 - more)
    assert not t.ever_offered("play Soak", since)


# -- preventing -------------------------------------------------------------------------------------------------------

PREVENTS = [
    # card, words, mode, how much it prevents
    ("Diversion", "for sect:Anarch", 1, 2),
    ("Indomitability", "for", 0, 1),
    ("Rolling with the Punches", "for", 0, 1),
    ("Sideslip", "CEL", 1, 1),
    ("Skin of Rock", "FOR", 1, 2),
    ("Soak", "for", 0, 2),
]


@rules_on("Diversion", "LSJ 20001114")
@rules_on("Indomitability", "LSJ 20001114")
@rules_on("Rolling with the Punches", "LSJ 20001114")
@rules_on("Sideslip", "LSJ 20001114")
@rules_on("Skin of Rock", "LSJ 20001114")
@rules_on("Soak", "LSJ 20001114")
@pytest.mark.parametrize(("card", "words", "mode", "prevents"), PREVENTS)
@pytest.mark.parametrize("struck", [True, False])
def test_nobody_prevents_what_nobody_inflicts(card: str, words: str, mode: int, prevents: int, struck: bool) -> None:
    t = fighting(card, who=words, answers=["Dodge"])
    while not t.offers("play Dodge Oskar 0"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    t.does("strike hand" if struck else "play Dodge Oskar 0", by="b")
    on(t)
    assert t.ever_offered(f"play {card} Mira {mode}") is struck
    t.is_quiet()


@rules_on("Diversion", "ANK 20200318")
@rules_on("Skin of Rock", "ANK 20200318")
@rules_on("Soak", "ANK 20200318")
@pytest.mark.parametrize(("card", "words", "mode", "prevents"), [row for row in PREVENTS if row[3] == 2])
def test_what_is_left_of_a_prevention_is_lost(card: str, words: str, mode: int, prevents: int) -> None:
    t = fighting(card, who=words, answers=["Blur"], other="Oskar 6/8 cel")
    on(t, "prevent")
    t.does(f"play {card} Mira {mode}", by="a")
    while not t.offers("play Blur Oskar 0"):
        t.answer("pass")
    t.does("play Blur Oskar 0", by="b")
    on(t)
    assert t.measure("Mira.blood") == 6 - t.g.face[t[card]].blood - 1  # the second fist
    t.is_quiet()


@rules_on("Soak", "LSJ 20040812-2")
def test_soak_does_not_prevent_what_only_counts_as_normal() -> None:
    t = fighting("Soak", "Skin of Night", who="FOR", answers=["Claws of the Dead"], other="Oskar 6/8 pro")
    while not t.offers("play Claws of the Dead Oskar 0"):
        t.answer("pass")
    t.does("play Claws of the Dead Oskar 0", by="b")
    while not t.offers("play Skin of Night Mira 0"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    t.does("play Skin of Night Mira 0", by="a")
    on(t)
    assert not t.ever_offered("play Soak")
    assert (t.region("Mira"), t.measure("Mira.blood")) == ("ready", 6 - t.g.face[t["Skin of Night"]].blood - 1)
    t.is_quiet()


# -- claws, in time ---------------------------------------------------------------------------------------------------


@rules_on("Claws of the Dead", "RTR 19960112")
@rules_on("Wolf Claws", "RTR 19960112")
@rules_on("Bone Spur", "RTR 19960112")
@rules_on("Chiropteran Marauder", "RTR 19960112")
@pytest.mark.parametrize(
    ("card", "words", "mode"),
    [
        ("Claws of the Dead", "pro", 0),
        ("Wolf Claws", "pro", 0),
        ("Bone Spur", "pro", 0),
        ("Chiropteran Marauder", "VIC", 1),
    ],
)
@pytest.mark.parametrize("late", [False, True])
def test_claws_come_after_the_strikes_are_chosen_but_not_after_they_are_resolved(
    card: str, words: str, mode: int, late: bool
) -> None:
    t = fighting(card, who=words, answers=["Indomitability"], other="Oskar 6/8 for")
    on(t, "strikes-chosen")
    assert t.asks == "strikes-chosen"
    if late:
        t.answer("pass")
        since = len(t.asked)
        on(t)
        assert not t.ever_offered(f"play {card} Mira {mode}", since)
        assert t.region("Oskar") == "ready"
        return
    t.does(f"play {card} Mira {mode}", by="a")
    on(t)
    assert t.region("Oskar") == "torpor"
