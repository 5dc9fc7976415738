"""Rulings on cards that prevent damage, set the range, or change what a combat costs."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, fighting
from tests.vtes.cards.test_combat import on
from tests.vtes.cards.test_replies import to_the_end, until

# -- prevention -------------------------------------------------------------------------------------------------------

PREVENTS = [
    ("Stonestrength", "VIS", 3),
    ("Hidden Strength", "for", 0),
    ("Elemental Stoicism", "for", 0),
    ("Armor of Caine's Fury", "pre", 0),
]


@rules_on("Stonestrength", "LSJ 20001114")
@rules_on("Hidden Strength", "LSJ 20001114", "LSJ 20030121")
@rules_on("Elemental Stoicism", "LSJ 20001114")
@rules_on("Armor of Caine's Fury", "LSJ 20001114")
@pytest.mark.parametrize(("card", "words", "mode"), PREVENTS)
@pytest.mark.parametrize("strength", [0, 1])
def test_there_must_be_damage_to_prevent(card: str, words: str, mode: int, strength: int) -> None:
    t = fighting(card, who=words, other=f"Oskar 6/8 strength:{strength}")
    on(t)
    assert t.ever_offered(f"play {card} Mira {mode}") is bool(strength)


@rules_on("Stonestrength", "RTR 20041202", "ANK 20200318")
def test_points_of_prevention_that_are_left_over_are_lost() -> None:
    """Two points against one, and nothing is left for the second strike."""
    t = fighting("Stonestrength", who="VIS", answers=("Blur",), other="Oskar 6/8 cel")
    on(t, "prevent")
    t.does("play Stonestrength Mira 3", by="a")
    assert t.measure("Mira.blood") == 6 - t.g.face[t["Stonestrength"]].blood
    on(t, "additional")
    with t.changes("Mira.blood", -1):
        t.does("play Blur Oskar 0", by="b")
        on(t)
    t.is_quiet()


SOAKS = [("Armor of Caine's Fury", "VAL", 2, "before-range"), ("Apparition", "CHI", 1, "before-range")]


@rules_on("Armor of Caine's Fury", "RTR 20041202", "ANK 20200318")
@rules_on("Apparition", "RTR 20041202", "ANK 20200318")
@pytest.mark.parametrize(("card", "words", "mode", "when"), SOAKS)
def test_points_that_may_be_used_each_round_are_kept_for_the_next_strike(
    card: str, words: str, mode: int, when: str
) -> None:
    t = fighting(card, who=words, answers=("Blur",), other="Oskar 6/8 cel")
    on(t, when)
    t.does(f"play {card} Mira {mode}", by="a")
    with t.unchanged("Mira.blood"):
        on(t, "prevent")
        t.answer(t.options("use")[0])
        on(t, "additional")
        t.does("play Blur Oskar 0", by="b")
        on(t, "prevent")
        t.answer(t.options("use")[0])
        on(t)
    t.is_quiet()


NOT_AGGRAVATED = [
    # card, words, what Mira has on her, what she does
    ("Leathery Hide", "clan:Gangrel-antitribu", [], "play Leathery Hide Mira 0"),
    ("Elemental Stoicism", "", [], "play Elemental Stoicism Mira 0"),
    ("Well-Marked", "sect:Laibon", ["Well-Marked"], "use Well-Marked Mira -1"),
]


@rules_on("Leathery Hide", "LSJ 20040812-2", "PIB 20130327")
@rules_on("Elemental Stoicism", "LSJ 20040812-2", "PIB 20130327")
@rules_on("Well-Marked", "LSJ 20040812-2", "PIB 20130327")
@pytest.mark.parametrize(("card", "words", "on_mira", "use"), NOT_AGGRAVATED)
@pytest.mark.parametrize("claws", [True, False])
def test_aggravated_damage_is_not_prevented_though_it_counts_as_normal(
    card: str, words: str, on_mira: list[str], use: str, claws: bool
) -> None:
    """Skin of Night lets the claws hurt no more than a fist."""
    hand = ["Skin of Night", *([] if on_mira else [card])]
    answers = ["Claws of the Dead"] if claws else []
    t = fighting(*hand, who=f"for {words}".strip(), on_mira=on_mira, answers=answers, other="Oskar 6/8 pro")
    on(t, "before-range")
    t.does("play Skin of Night Mira 0", by="a")
    if claws:
        until(t, "play Claws of the Dead Oskar 0")
        t.does("play Claws of the Dead Oskar 0", by="b")
    on(t)
    assert t.region("Mira") == "ready"
    assert t.ever_offered(use) is not claws
    t.is_quiet()


# -- range ------------------------------------------------------------------------------------------------------------

SET_ALREADY = [
    # Mira's card, her words, mode, the range
    ("Gang Tactics", "clan:Nosferatu-antitribu", 0, "close"),
    ("Neutral Guard", "obe", 1, "long"),
    ("Squirrel Balance", "cel", 0, "long"),
]


@rules_on("Gang Tactics", "PIB 20120214")
@rules_on("Neutral Guard", "PIB 20120214")
@rules_on("Squirrel Balance", "PIB 20120214")
@rules_on("Omael Kuman", "PIB 20120214")
@rules_on("Brick by Brick", "PIB 20120214")
@pytest.mark.parametrize(("card", "words", "mode", "range"), SET_ALREADY)
@pytest.mark.parametrize("answer", ["Omael Kuman", "Brick by Brick"])
def test_a_range_that_is_set_already_is_not_set_anew(card: str, words: str, mode: int, range: str, answer: str) -> None:
    retainer = answer == "Omael Kuman"
    t = position(
        seat(ready=[f"Mira 6/8 {words}"], hand=[card]),
        seat(ready=[("Oskar 6/8 VIS", [answer] if retainer else [])], hand=[] if retainer else [answer]),
        bystander(),
    )
    t.does("bleed Mira")
    t.does(f"play {card} Mira {mode}", by="a")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    to_the_end(t)
    assert [told["range"] for told in t.told("range")] == [range]
    assert not t.ever_offered("use Omael Kuman Oskar" if retainer else "play Brick by Brick Oskar 2")
    t.is_quiet()


@rules_on("Omael Kuman", "RTR 19970630", "ANK 20180720")
@rules_on("Brick by Brick", "RTR 19970630", "ANK 20180720")
@pytest.mark.parametrize("card", ["Omael Kuman", "Brick by Brick"])
def test_nobody_maneuvers_once_the_range_is_set_and_other_things_are_still_played_before(card: str) -> None:
    retainer = card == "Omael Kuman"
    t = fighting(
        *([] if retainer else [card]),
        "Weather Control",
        who="VIS tha",
        on_mira=[card] if retainer else [],
        answers=("Fake Out",),
    )
    assert t.asks == "before-range"
    if retainer:
        t.does("use Omael Kuman Mira -1", by="a")
        assert len(t.options("way")) == 2
        t.does("way 1", by="a")
    else:
        t.does("play Brick by Brick Mira 3", by="a")
    until(t, "play Weather Control Mira 0")
    assert t.asks == "before-range"
    t.does("play Weather Control Mira 0", by="a")
    on(t)
    assert [told["range"] for told in t.told("range")] == ["long"]
    assert not t.ever_offered("play Fake Out Oskar")
    t.is_quiet()


# -- weapons and costs ------------------------------------------------------------------------------------------------


@rules_on("Zip Gun", "LSJ 20100310")
@pytest.mark.parametrize("destroyed", [True, False])
def test_a_zip_gun_that_is_destroyed_first_hurts_nobody(destroyed: bool) -> None:
    t = fighting("Canine Horde", who="ANI", on_other=["Zip Gun"])
    on(t, "strike")
    t.does("play Canine Horde Mira 1" if destroyed else "strike hand", by="a")
    t.does("use Zip Gun Oskar -1", by="b")
    on(t)
    assert t.region("Zip Gun") == ("ash-heap" if destroyed else "attached")
    assert t.measure("Oskar.blood") == (6 if destroyed else 4)  # her fist and the gun


@rules_on("Ensnare a Beast", "LSJ 20090529")
@pytest.mark.parametrize(("words", "mode", "dearer"), [("ani", 0, 0), ("ANI", 2, 1)])
def test_a_card_that_grants_a_strike_is_dearer_too(words: str, mode: int, dearer: int) -> None:
    t = position(
        seat(ready=["Mira 5/8 ani"], hand=["Aid from Bats"]),
        seat(ready=[f"Oskar 4/8 {words} trait:path-of-Caine"], hand=["Ensnare a Beast"]),
        bystander(),
    )
    t.does("hunt Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Ensnare a Beast Oskar")
    t.does(f"play Ensnare a Beast Oskar {mode}", by="b")
    until_offered(t, "play Aid from Bats Mira 0")
    with t.changes("Mira.blood", -dearer):
        t.does("play Aid from Bats Mira 0", by="a")


def until_offered(t: Table, text: str) -> None:
    """Nobody does anything more than strike with the hand, until somebody can do that."""
    while not t.offers(text):
        assert t.asks not in t.quiet, f"nobody is offered '{text}'"
        t.does("strike hand" if t.asks == "strike" else "pass")


DEARER = [
    # card, words, mode, what is burned besides
    ("Lightning Reflexes", "CEL", 1, "additional", 1),
    ("Flames of the Netherworld", "tha", 0, "strike", 1),
    ("Preternatural Evasion", "CEL", 1, "strike", 1),
]


@rules_on("Lightning Reflexes", "ANK 20210226")
@rules_on("Flames of the Netherworld", "ANK 20210226")
@rules_on("Preternatural Evasion", "ANK 20210226")
@pytest.mark.parametrize(("card", "words", "mode", "when", "burned"), DEARER)
def test_what_is_burned_besides_the_cost_is_not_halved(
    card: str, words: str, mode: int, when: str, burned: int
) -> None:
    """The Ankara Citadel halves the cost of combat cards, rounded down."""
    t = ankara(f"Mira 6/8 {words}", card)
    half = t.g.face[t[card]].blood // 2
    on(t, when)
    with t.changes("Mira.blood", -half - burned):
        t.does(f"play {card} Mira {mode}", by="a")
        if card == "Lightning Reflexes":
            t.does("amount 1", by="a")


def ankara(mira: str, card: str) -> Table:
    """Mira, with the Citadel, blocks Oskar's bleed, and goes to long range."""
    t = position(
        seat(ready=[(mira, ["The Ankara Citadel, Turkey"])], hand=[card, "Fake Out"]),
        seat(ready=["Nobody 2/4"]),
        seat(ready=["Oskar 6/8"]),
        turn="c",
    )
    t.does("bleed Oskar")
    until(t, "block Mira")
    t.does("block Mira", by="a")
    on(t, "maneuver")
    if t.who() == "c":
        t.does("pass", by="c")
    t.does("play Fake Out Mira 0", by="a")
    return t


@rules_on("Flames of the Netherworld", "ANK 20210226")
@rules_on("Preternatural Evasion", "ANK 20210226")
@pytest.mark.parametrize(("card", "words", "mode", "when", "burned"), DEARER[1:])
@pytest.mark.parametrize("blood", [0, 1])
def test_what_is_burned_besides_the_cost_must_be_there(
    card: str, words: str, mode: int, when: str, burned: int, blood: int
) -> None:
    t = ankara(f"Mira {blood}/8 {words}", card)
    to_the_end(t)
    assert t.ever_offered(f"play {card} Mira {mode}") is bool(blood)
