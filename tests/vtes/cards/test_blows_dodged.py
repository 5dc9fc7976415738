"""Combat cards: dodges, ends of combat, and what is played before somebody falls."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, fighting, in_editions
from tests.vtes.cards.test_blows import through
from tests.vtes.cards.test_combat import on, to_long

# -- dodges and ends --------------------------------------------------------------------------------------------------

DODGES = [
    # card, words, mode, whether a press comes with it, whether it only ends, at long range only
    ("Vampiric Speed", "cel", 0, "", False),
    ("Vampiric Speed", "CEL", 1, "press", False),
    ("Backflip", "", 0, "press", True),
    ("Quick Exit", "OBF", 1, "", False),
    ("Fade from View", "OBF", 1, "", False),
    ("Amria", "CHI", 1, "use Amria", False),
    ("Dust to Dust", "thn", 1, "press", False),
    ("Dust to Dust", "THN", 2, "press", False),
    ("The Jones", "ser", 0, "use The Jones", False),
    ("Bond with the Mountain", "tha", 0, "press", False),
    ("Anesthetic Touch", "aus", 0, "", False),
]


@in_editions("card words mode pressing long", DODGES)
def test_a_dodge_and_perhaps_a_press(edition: str, card: str, words: str, mode: int, pressing: str, long: bool) -> None:
    t = fighting(card, "Fake Out", who=words, other="Oskar 6/7", on_other=[".44 Magnum"], edition=edition)
    if long:
        on(t, "strike")
        assert not t.offers(f"play {card}")
        t = fighting(card, "Fake Out", who=words, on_other=[".44 Magnum"], edition=edition)
        to_long(t)
    on(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    t.does("use .44 Magnum Oskar -1", by="b")
    on(t, "press")
    assert t.ever_offered(pressing or "press") is (bool(pressing) and (pressing == "press" or t.asks == "press"))
    on(t)
    assert t.measure("Mira.blood") == 6 - t.g.face[t[card]].blood
    t.is_quiet()


@in_editions("card words mode", [("Amria", "CHI", 1), ("The Jones", "ser", 0)])
def test_a_press_that_only_ends(edition: str, card: str, words: str, mode: int) -> None:
    t = fighting(card, who=words, other="Oskar 6/7", answers=["Boxed In"], edition=edition)
    on(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    on(t, "press")
    t.does("play Boxed In Oskar 0", by="b")
    t.does(f"use {card} Mira", by="a")
    on(t)
    assert len(t.told("round")) == 1
    t.is_quiet()


@in_editions("card words", [("Quick Exit", "obf"), ("Dust to Dust", "obf")])
def test_an_exit_only_ends_at_basic(edition: str, card: str, words: str) -> None:
    t = fighting(card, who=words, answers=["Boxed In"], edition=edition)
    on(t, "press")
    assert t.who() == "b"
    t.does("play Boxed In Oskar 0", by="b")
    t.does(f"play {card} Mira 0", by="a")
    on(t)
    assert len(t.told("round")) == 1


@editions
def test_the_jones_spoils_a_strike_of_the_younger(edition: str) -> None:
    for other, may in (("Oskar 6/7 pre", True), ("Oskar 6/9 pre", False)):
        t = fighting("The Jones", who="SER", other=other, answers=["Majesty"], edition=edition)
        on(t, "strike")
        if t.who() == "a":
            t.does("strike hand")
        t.does("play Majesty Oskar 0", by="b")
        assert (t.asks == "as-played" and t.offers("play The Jones Mira 1")) is may
        if may:
            t.does("play The Jones Mira 1", by="a")
            on(t)
            assert (t.measure("Oskar.blood"), t.told("combat-ends")) == (5, [])


ENDINGS = [
    ("Flesh Bond", "ANI", 1, False),
    ("Bond with the Mountain", "vis", 1, True),
    ("Bond with the Mountain", "VIS", 2, True),
    ("Flow Within the Mountain", "vis", 1, False),
    ("Toreador's Bane", "pre", 0, False),
    ("Serpent's Numbing Kiss", "pre ser", 0, False),
    ("Morphean Blow", "cel", 0, False),
    ("Unholy Penance", "pre", 0, False),
]


@in_editions("card words mode unlocks", ENDINGS)
def test_combat_ends_before_anything_is_inflicted(
    edition: str, card: str, words: str, mode: int, unlocks: bool
) -> None:
    t = fighting(card, who=words, other="Oskar 6/7", edition=edition)
    with t.unchanged(*BYSTANDER, "Oskar.blood", "b.pool"):
        on(t, "strike")
        t.does(f"play {card} Mira {mode}", by="a")
        on(t)
    assert t.told("combat-ends")
    assert t.measure("Mira.blood") == 6 - t.g.face[t[card]].blood
    assert t.measure("Mira.locked") == (0 if unlocks else 1)
    assert t.measure("Oskar.locked") == (0 if (card, mode) == ("Bond with the Mountain", 1) else 1)
    t.is_quiet()


GOES_ON = [
    ("Torrent", "CEL", 1, False, True),
    ("Flow Within the Mountain", "VIS", 2, False, True),
    ("Chameleon's Colors", "SPI", 3, True, False),
    ("Toreador's Bane", "mel", 1, False, False),
    ("Toreador's Bane", "MEL", 2, False, True),
    ("Morphean Blow", "VAL", 2, False, False),
]


@in_editions("card words mode long bleeds", GOES_ON)
def test_a_blocked_action_goes_on(edition: str, card: str, words: str, mode: int, long: bool, bleeds: bool) -> None:
    t = fighting(card, *(["Fake Out"] if long else []), who=words, other="Oskar 6/7", edition=edition)
    if long:
        to_long(t)
    on(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    through(t)
    assert t.measure("b.pool") == (29 if bleeds else 30)
    t.is_quiet()


@in_editions("card words mode", [(card, words, mode) for card, words, mode, long, _ in GOES_ON if not long])
def test_a_blocked_hunt_goes_on(edition: str, card: str, words: str, mode: int) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words}"], hand=[card]),
        seat(ready=[("Oskar 6/7", ["Raven Spy"])]),
        bystander(),
        edition=edition,
    )
    cost = t.g.face[t[card]].blood
    t.does("hunt Mira")
    while not t.offers("block Oskar"):
        t.answer("pass")
    t.does("block Oskar")
    on(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    through(t)
    assert t.measure("Mira.blood") == 4 - cost + 1
    t.is_quiet()


def test_toreadors_bane_is_for_toreador_and_the_weaker() -> None:
    for other, may in (("Oskar 6/9", False), ("Oskar 6/9 clan:Toreador", True), ("Oskar ally 3", True)):
        t = fighting("Toreador's Bane", who="pre", other=other)
        on(t)
        assert t.ever_offered("play Toreador's Bane") is may


@rules_on("Mercy for the Weak", "RTR 19970630")
@editions
def test_mercy_is_for_who_has_less_blood(edition: str) -> None:
    t = fighting("Mercy for the Weak", other="Oskar 4/8", edition=edition)
    on(t, "strike")
    t.does("play Mercy for the Weak Mira 0", by="a")
    on(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (4, 5)
    t = fighting("Mercy for the Weak", other="Oskar 6/8", edition=edition)
    on(t)
    assert not t.ever_offered("play Mercy for the Weak")


@rules_on("Serpent's Numbing Kiss", "ANK 20180420-2", "LSJ 20040601")
@editions
def test_a_numbing_kiss_keeps_the_other_locked_for_a_turn(edition: str) -> None:
    t = fighting("Serpent's Numbing Kiss", who="PRE SER", edition=edition)
    on(t, "strike")
    t.does("play Serpent's Numbing Kiss Mira 1", by="a")
    on(t)
    assert (t.measure("Mira.blood"), t.g.host[t["Serpent's Numbing Kiss"]]) == (5, t["Oskar"])
    while not (t.who() == "b" and t.asks == "influence"):
        t.goes_by("unlock")
    assert (t.measure("Oskar.locked"), t.region("Serpent's Numbing Kiss")) == (1, "ash-heap")


@rules_on("Serpent's Numbing Kiss", "RTR 20041202")
def test_a_kiss_that_is_dodged_or_from_afar_numbs_nobody() -> None:
    t = fighting("Serpent's Numbing Kiss", who="PRE SER", answers=["Dodge"])
    on(t, "strike")
    t.does("play Serpent's Numbing Kiss Mira 1", by="a")
    t.does("play Dodge Oskar 0", by="b")
    on(t)
    assert (t.measure("Mira.blood"), t.region("Serpent's Numbing Kiss")) == (6, "ash-heap")
    t = fighting("Serpent's Numbing Kiss", "Fake Out", who="PRE SER")
    to_long(t)
    on(t, "strike")
    t.does("play Serpent's Numbing Kiss Mira 1", by="a")
    on(t)
    assert (t.measure("Mira.blood"), t.region("Serpent's Numbing Kiss")) == (6, "ash-heap")


@rules_on("Morphean Blow", "RTR 20041202")
@editions
@pytest.mark.parametrize("dodged", [False, True])
def test_a_morphean_blow_puts_to_sleep_until_the_turn_is_over(edition: str, dodged: bool) -> None:
    t = position(
        seat(ready=["Mira 6/8 val", "Ilse 4/5"], hand=["Morphean Blow"]),
        seat(ready=["Oskar 6/8"], hand=["Dodge", "Wake with Evening's Freshness"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    on(t, "strike")
    t.does("play Morphean Blow Mira 1", by="a")
    t.does("play Dodge Oskar 0" if dodged else "strike hand", by="b")
    on(t)
    assert (t.region("Morphean Blow") == "attached") is not dodged
    t.does("bleed Ilse")
    while not t.offers("play Wake with Evening's Freshness"):
        t.answer("pass")
    t.does("play Wake with Evening's Freshness Oskar 0")
    asked = len(t.asked)
    t.goes_on()
    assert t.ever_offered("block Oskar", since=asked) is dodged
    while t.g.turn < 21:
        t.answer("pass")
    assert t.region("Morphean Blow") == "ash-heap"


@rules_on("Unholy Penance", "RTR 19970630")
@editions
def test_unholy_penance_makes_its_striker_bleed_for_more(edition: str) -> None:
    t = fighting("Unholy Penance", "Unholy Penance", who="PRE", edition=edition)
    on(t, "strike")
    t.does("play Unholy Penance Mira 1", by="a")
    on(t)
    assert t.g.host[t["Unholy Penance"]] == t["Oskar"]
    while t.g.turn < 23:
        t.goes_by()
    while t.asks != "minion":
        t.answer("pass")
    t.does("bleed Mira", by="a")
    assert t.measure("Mira.bleed") == 2
    t.does("block Oskar", by="b")
    on(t, "strike", "minion")
    assert not t.offers("play Unholy Penance#2 Mira 1")
    assert t.offers("play Unholy Penance#2 Mira 0")


# -- before somebody falls --------------------------------------------------------------------------------------------


@rules_on("Decapitate", "RTR 20010711")
@editions
def test_who_should_fall_is_decapitated(edition: str) -> None:
    t = fighting("Decapitate", who="POT strength:2", other="Oskar 1/8", edition=edition)
    on(t, "falling")
    t.does("play Decapitate Mira 2", by="a")
    on(t)
    assert (t.region("Oskar"), t.measure("Mira.blood")) == ("ash-heap", 6 - 2 - 1)
    t.is_quiet()


def test_nobody_decapitates_who_stands_or_while_falling() -> None:
    t = fighting("Decapitate", who="POT", other="Oskar 6/8")
    on(t)
    assert not t.ever_offered("play Decapitate Mira 2")
    t = fighting("Decapitate", who="POT strength:2", other="Oskar 1/8 strength:9")
    on(t)
    assert not t.ever_offered("play Decapitate Mira 2")


@in_editions("mode n", [(0, 3), (1, 4)])
def test_a_decapitating_blow_at_basic(edition: str, mode: int, n: int) -> None:
    t = fighting("Decapitate", who="pot", on_mira=["Bastard Sword"], other="Oskar 9/9", edition=edition)
    on(t, "strike")
    t.does(f"play Decapitate Mira {mode}", by="a")
    on(t)
    assert t.measure("Oskar.blood") == 9 - n
