"""Rulings on strike cards, and on presses and maneuvers that come with them."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, fighting, path_for
from tests.vtes.cards.test_combat import on, to_long
from tests.vtes.cards.test_replies import to_the_end, until

# -- presses and maneuvers --------------------------------------------------------------------------------------------

PRESSES = [
    # card, words, mode, when it is played
    ("Thrown Sewer Lid", "POT", 1, "strike"),
    ("Immortal Grapple", "POT", 1, "before-strikes"),
    ("Resist Earth's Grasp", "cel", 1, "maneuver"),
]


@rules_on("Thrown Sewer Lid", "TOM 19960521")
@rules_on("Immortal Grapple", "TOM 19960521")
@rules_on("Resist Earth's Grasp", "TOM 19960521")
@pytest.mark.parametrize(("card", "words", "mode", "when"), PRESSES)
def test_the_press_of_a_card_is_for_its_round(card: str, words: str, mode: int, when: str) -> None:
    t = fighting(card, "Fake Out", who=words, answers=("Boxed In",))
    if card == "Thrown Sewer Lid":
        to_long(t)
    on(t, when)
    t.does(f"play {card} Mira {mode}", by="a")
    on(t, "press")
    assert (t.who(), t.offers("press")) == ("a", True)
    t.does("pass", by="a")
    t.does("play Boxed In Oskar 0", by="b")
    t.does("pass", by="a")  # she could still press to end the combat
    since = len(t.asked)
    on(t)
    assert len(t.told("round")) == 2
    assert not t.ever_offered("press", since)
    t.is_quiet()


COMMITTED = [
    # card, words, mode, what is on Oskar
    ("Thrown Gate", "pot", 0, ""),
    ("Slam", "POT", 1, ""),
    ("Brick by Brick", "vis", 1, ""),
    ("Zip Gun", "", 0, "Zip Gun"),
]


@rules_on("Thrown Gate", "LSJ 20021028")
@rules_on("Slam", "LSJ 20021028")
@rules_on("Brick by Brick", "LSJ 20021028")
@rules_on("Zip Gun", "LSJ 20021028")
@pytest.mark.parametrize(("card", "words", "mode", "gear"), COMMITTED)
@pytest.mark.parametrize("lurker", [True, False])
def test_who_cannot_strike_has_no_use_for_the_maneuver_of_a_strike(
    card: str, words: str, mode: int, gear: str, lurker: bool
) -> None:
    """Against a Hidden Lurker the blocker cannot strike in the first round. Otherwise he maneuvers."""
    t = position(
        seat(ready=["Mira 6/8", "Ines 6/8 obf"], hand=["Hidden Lurker", "Fake Out", "Fake Out"]),
        seat(ready=[(f"Oskar 6/8 {words}".strip(), [gear] if gear else [])], hand=[] if gear else [card]),
        bystander(),
    )
    use = f"use {card} Oskar -2" if gear else f"play {card} Oskar {mode}"
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    if lurker:
        until_after_combat(t)
        t.does("play Hidden Lurker Ines 0", by="a")
    to_long_for_slam(t, "Ines" if lurker else "Mira", card)
    since = len(t.asked)
    to_the_end(t)
    assert t.ever_offered(use, since - 1) is not lurker
    t.is_quiet()


def until_after_combat(t: Table) -> None:
    """The first combat is fought with the hands."""
    while t.asks != "after-combat":
        assert t.asks not in t.quiet
        t.does("strike hand" if t.asks == "strike" else "pass")


def to_long_for_slam(t: Table, who: str, card: str) -> None:
    """Only from long range does the maneuver of Slam lead anywhere: whoever fights for seat a goes there first."""
    on(t, "maneuver")
    if card == "Slam":
        t.does(f"play Fake Out {who} 0", by="a")
        assert t.told("maneuver")[-1]["range"] == "long"


# -- more damage ------------------------------------------------------------------------------------------------------

HANDS = [("Slam", "pot", 0, 3), ("Blood Rage", "THA", 1, 2), ("Blood Fury", "THA", 1, 3), ("Blood Fury", "tha", 0, 2)]


@rules_on("Slam", "TOM 19960225")
@rules_on("Blood Rage", "TOM 19960225")
@rules_on("Blood Fury", "TOM 19960225")
@pytest.mark.parametrize(("card", "words", "mode", "n"), HANDS)
def test_more_damage_is_as_aggravated_as_the_hand(card: str, words: str, mode: int, n: int) -> None:
    t = fighting(card, "Wolf Claws", who=f"{words} pro")
    on(t, "before-range")
    t.does("play Wolf Claws Mira 0", by="a")
    on(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    on(t)
    harm = [told for told in t.told("damage") if told["card"] == t["Oskar"]]
    assert [(told["ordinary"], told["aggravated"]) for told in harm] == [(0, n)]
    assert t.region("Oskar") == "torpor"


@rules_on("Undead Strength", "RTR 19970630", "TOM 19960225")
@rules_on("Pushing the Limit", "RTR 19970630", "TOM 19960225")
@pytest.mark.parametrize(("card", "n"), [("Undead Strength", 3), ("Pushing the Limit", 4)])
def test_more_damage_is_as_aggravated_as_the_blade(card: str, n: int) -> None:
    t = fighting(card, who="POT", on_mira=["Sengir Dagger"], other="Oskar 8/9")
    on(t, "strike")
    t.does(f"play {card} Mira 3", by="a")
    on(t)
    harm = [told for told in t.told("damage") if told["card"] == t["Oskar"]]
    assert [(told["ordinary"], told["aggravated"]) for told in harm] == [(0, n)]


@rules_on("Burning Wrath", "LSJ 20020122")
@pytest.mark.parametrize(("words", "mode", "n"), [("pot", 0, 2), ("POT", 1, 3)])
def test_all_the_damage_of_a_burning_wrath_is_aggravated(words: str, mode: int, n: int) -> None:
    t = fighting("Burning Wrath", who=words)
    on(t, "strike")
    t.does(f"play Burning Wrath Mira {mode}", by="a")
    on(t)
    harm = [told for told in t.told("damage") if told["card"] == t["Oskar"]]
    assert [(told["ordinary"], told["aggravated"]) for told in harm] == [(0, n)]


# -- weapons that do no harm ------------------------------------------------------------------------------------------

FURIES = [("Blood Rage", "tha", 0), ("Blood Fury", "tha", 0), ("Soul Burn", "tha", 0)]


@rules_on("Blood Rage", "LSJ 19980216")
@rules_on("Blood Fury", "LSJ 19980216")
@rules_on("Soul Burn", "LSJ 19980216")
@pytest.mark.parametrize(("card", "words", "mode"), FURIES)
def test_a_weapon_still_hurts_who_uses_it(card: str, words: str, mode: int) -> None:
    t = fighting(card, who=words, on_other=["Zip Gun"])
    hit = {"Blood Rage": 1, "Blood Fury": 2, "Soul Burn": 1}[card]
    on(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    t.does("use Zip Gun Oskar -1", by="b")
    on(t)
    assert t.measure("Mira.blood") == 6 - t.g.face[t[card]].blood
    assert t.measure("Oskar.blood") == 6 - hit - 1
    t.is_quiet()


@rules_on("Blood Fury", "LSJ 20040928")
@rules_on("Soul Burn", "LSJ 20040928")
@pytest.mark.parametrize(("card", "words", "mode"), FURIES[1:])
@pytest.mark.parametrize("first", [True, False])
def test_a_weapon_that_strikes_first_does_its_harm(card: str, words: str, mode: int, first: bool) -> None:
    t = fighting(card, who=words, answers=["Shadow Feint"], other="Oskar 6/8 cel obf", on_other=[".44 Magnum"])
    if first:
        until(t, "play Shadow Feint Oskar 0")
        t.does("play Shadow Feint Oskar 0", by="b")
    on(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    t.does("use .44 Magnum Oskar -1", by="b")
    on(t)
    assert t.measure("Mira.blood") == 6 - t.g.face[t[card]].blood - (2 if first else 0)
    t.is_quiet()


@rules_on("Blood Rage", "LSJ 20040928")
@rules_on("Blood Fury", "LSJ 20040928")
@rules_on("Soul Burn", "LSJ 20040928")
@pytest.mark.parametrize(("card", "words", "mode"), FURIES)
def test_the_weapon_of_who_dodges_does_its_harm_later_in_the_round(card: str, words: str, mode: int) -> None:
    t = fighting(card, who=words, answers=["Dodge", "Blur"], other="Oskar 6/8 cel", on_other=[".44 Magnum"])
    on(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    t.does("play Dodge Oskar 0", by="b")
    on(t, "additional")
    t.does("play Blur Oskar 0", by="b")
    t.does("use .44 Magnum Oskar -1", by="b")
    on(t)
    assert t.measure("Mira.blood") == 6 - t.g.face[t[card]].blood - 2
    t.is_quiet()


@rules_on("Blood Fury", "ANK 20170519")
@rules_on("Soul Burn", "ANK 20170519")
@pytest.mark.parametrize(("card", "words", "mode"), FURIES[1:])
def test_fear_comes_before_the_weapon_is_made_harmless(card: str, words: str, mode: int) -> None:
    t = position(
        seat(ready=[f"Mira 6/8 {words}"], hand=[card]),
        seat(ready=[("Oskar 6/8", ["Ivory Bow"])]),
        seat(ready=["Vera 2/4"], hand=["Rötschreck"]),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    t.does("use Ivory Bow Oskar -1", by="b")
    until(t, "play Rötschreck")
    t.does("play Rötschreck", by="c")
    assert t.g.host[t["Rötschreck"]] == t["Mira"]
    t.goes_on()
    assert (t.region("Mira"), t.measure("Oskar.blood")) == ("torpor", 6)


# -- after the combat -------------------------------------------------------------------------------------------------


@rules_on("Catatonic Fear", "LSJ 20031123", "LSJ 20010205")
@rules_on("Oubliette", "LSJ 20031123")
@pytest.mark.parametrize(("card", "words"), [("Catatonic Fear", "PRE"), ("Oubliette", "OBT")])
def test_what_is_lost_after_the_combat_is_no_taste_of_vitae(card: str, words: str) -> None:
    """Nor can combat cards prevent it."""
    t = fighting(card, "Taste of Vitae", who=words, answers=("Soak",), other="Oskar 6/8 for")
    on(t, "strike")
    t.does(f"play {card} Mira 1", by="a")
    on(t, "end-of-round")
    with t.unchanged("Mira.blood"):
        t.does("play Taste of Vitae Mira 0", by="a")
        on(t)
    assert t.measure("Oskar.blood") == 5
    assert not t.ever_offered("play Soak")
    t.is_quiet()


STUNS = [("OBF", 2), ("PRE", 3)]


@rules_on("Kiss of Cathari", "LSJ 20070124", "LSJ 20040601")
@pytest.mark.parametrize(("words", "mode"), STUNS)
@pytest.mark.parametrize(
    ("answer", "stun"), [("strike hand", 1), ("play Dodge Oskar 0", 0), ("play Majesty Oskar 1", 1)]
)
def test_the_kiss_stuns_after_the_combat_who_has_not_dodged_it(words: str, mode: int, answer: str, stun: int) -> None:
    """Who has unlocked by Majesty is locked again."""
    t = fighting("Kiss of Cathari", who=words, answers=("Dodge", "Majesty"), other="Oskar 6/8 PRE")
    on(t, "strike")
    t.does(f"play Kiss of Cathari Mira {mode}", by="a")
    t.does(answer, by="b")
    on(t)
    assert t.told("combat-ends")
    assert (t.g.counters_on(t["Oskar"], "stun"), t.measure("Oskar.locked")) == (stun, 1)
    t.is_quiet()


@rules_on("Kiss of Cathari", "RTR 20020501", "LSJ 19980109")
@rules_on("Mirror Image", "RTR 20020501", "LSJ 19980109")
@rules_on("Telepathic Tracking", "RTR 20020501", "LSJ 19980109")
@rules_on("Hunting the Quarry", "RTR 20020501", "LSJ 19980109")
@pytest.mark.parametrize(("card", "words", "mode"), [("Kiss of Cathari", "OBF", 2), ("Mirror Image", "CHI", 1)])
@pytest.mark.parametrize(("going_on", "way"), [("Psyche!", 1), ("Telepathic Tracking", 1), ("Hunting the Quarry", 2)])
def test_what_follows_a_combat_that_goes_on_is_lost(card: str, words: str, mode: int, going_on: str, way: int) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words} trait:path-of-Cathari"], hand=[card]),
        seat(ready=[f"Oskar 6/8 CEL AUS intercept:1 {path_for(going_on)}".strip()], hand=[going_on]),
        bystander(),
    )
    t.does("hunt Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    on(t, "would-end")
    t.does(f"play {going_on} Oskar {way}", by="b")
    on(t)
    assert len(t.told("round")) == 2
    assert t.g.counters_on(t["Oskar"], "stun") == 0
    assert t.measure("Mira.blood") == 4 - t.g.face[t[card]].blood - 1  # a fist, and no blood from the hunt
    t.is_quiet()


@rules_on("Meld with the Land", "RTR 20020501", "LSJ 20030717", "RTR 19970630")
@pytest.mark.parametrize("going_on", ["Psyche!", "Telepathic Tracking", ""])
def test_meld_with_the_land_unlocks_the_other_though_the_combat_goes_on(going_on: str) -> None:
    answers = [going_on] if going_on else []
    t = fighting("Meld with the Land", who="vic", answers=answers, other="Oskar 6/8 CEL AUS")
    assert t.measure("Oskar.locked") == 1
    on(t, "strike")
    t.does("play Meld with the Land Mira 0", by="a")
    if going_on:
        on(t, "would-end")
        assert t.measure("Oskar.locked") == 0
        t.does(f"play {going_on} Oskar 1", by="b")
    on(t)
    assert len(t.told("round")) == (2 if going_on else 1)
    assert t.measure("Oskar.locked") == 0
    t.is_quiet()


CONTINUES = [("Shadow Body", "OBT", 1), ("Mirror Image", "CHI", 1)]


@rules_on("Shadow Body", "RTR 19970630")
@rules_on("Mirror Image", "RTR 19970630")
@pytest.mark.parametrize(("card", "words", "mode"), CONTINUES)
def test_an_action_that_has_succeeded_does_not_go_on(card: str, words: str, mode: int) -> None:
    """The combat of Bum's Rush comes of its success, not of a block."""
    t = position(seat(ready=[f"Mira 4/8 {words}"], hand=[card, "Bum's Rush"]), seat(ready=["Oskar 6/8"]), bystander())
    t.does("play Bum's Rush Mira")
    t.does("target Oskar", by="a")
    on(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    on(t)
    assert (len(t.told("combat")), len(t.told("block-attempt"))) == (1, 0)
    assert t.measure("Oskar.blood") == 6
    t.is_quiet()


@rules_on("Shadow Body", "RTR 19941109", "ANK 20190116", "LSJ 20070808-1")
@rules_on("Mirror Image", "RTR 19941109", "ANK 20190116", "LSJ 20070808-1")
@pytest.mark.parametrize(("card", "words", "mode"), CONTINUES)
def test_an_action_that_goes_on_keeps_its_card_and_who_declined_is_not_asked_again(
    card: str, words: str, mode: int
) -> None:
    """Her prey has declined to block, her predator blocks. The stealth that was played stays, and so does the
    intercept; the card of the action comes into play after all."""
    t = position(
        seat(ready=[f"Mira 6/8 {words} pre obf"], hand=[card, "Heart of the City", "Faceless Night"]),
        seat(ready=["Oskar 6/8 intercept:9"]),
        seat(ready=["Vera 4/4 intercept:3", "Wanda 4/4"]),
    )
    t.does("play Heart of the City Mira 0")
    until(t, "block Oskar")
    t.does("pass", by="b")
    until(t, "block Vera")
    t.does("block Vera", by="c")
    until(t, "play Faceless Night Mira 0")
    t.does("play Faceless Night Mira 0", by="a")
    on(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    on(t, "block", "open", "minion")
    since = len(t.asked)
    assert t.measure("Mira.stealth") == 2
    t.goes_on()
    assert not t.ever_offered("block Oskar", since)
    assert t.g.host[t["Heart of the City"]] == t["Mira"]
    t.is_quiet()


# -- what is burned to strike -----------------------------------------------------------------------------------------


@rules_on("Preternatural Evasion", "ANK 20200703-2")
def test_the_blood_for_an_evasion_is_burned_as_it_is_played() -> None:
    t = fighting("Preternatural Evasion", who="CEL", answers=("Dodge",))
    cost = t.g.face[t["Preternatural Evasion"]].blood
    on(t, "strike")
    with t.changes("Mira.blood", -1 - cost):
        t.does("play Preternatural Evasion Mira 1", by="a")
    assert (t.asks, t.who()) == ("strike", "b")
    on(t)
    assert t.told("combat-ends")
    t.is_quiet()
