"""What official rulings say of strikes that end the combat: what follows on them, and what a new combat takes away."""

from __future__ import annotations

import pytest

from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_combat import on, to_long

GOES_ON = [
    # card, words, mode, whether it needs long range
    ("Torrent", "CEL", 1, False),
    ("Flow Within the Mountain", "VIS", 2, False),
    ("Chameleon's Colors", "SPI", 3, True),
    ("Toreador's Bane", "mel", 1, False),
    ("Morphean Blow", "VAL", 2, False),
]
goes_on = pytest.mark.parametrize(("card", "words", "mode", "long"), GOES_ON)


def hunted(card: str, words: str, *answers: str, oskar: str = "", vera: str = "", hand: tuple[str, ...] = ()) -> Table:
    """Mira hunts; Oskar of seat b and Vera of seat c can both see it."""
    t = position(
        seat(ready=[f"Mira 4/8 {words}"], hand=[card, "Fake Out", *hand]),
        seat(ready=[f"Oskar 6/7 intercept:4 {oskar}".strip()], hand=list(answers)),
        seat(ready=[f"Vera 6/7 intercept:4 {vera}".strip()]),
    )
    t.does("hunt Mira")
    return t


def until(t: Table, text: str) -> None:
    """Everybody passes until somebody can do that."""
    while not t.offers(text):
        assert t.asks not in t.quiet, f"nobody is offered '{text}'"
        t.answer(t.options()[0] if t.asks == "trigger" else "pass")  # of two effects of one card, the first


def succeeded(t: Table) -> bool:
    """Nobody does anything more: whether the action is successful in the end."""
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else t.options()[0] if t.asks == "trigger" else "pass")
    t.is_quiet()
    return bool(t.told("action-over")[-1]["outcome"] == ActionSpan.SUCCESS)


def ended(t: Table, card: str, mode: int, long: bool) -> None:
    """Mira's strike ends the combat."""
    if long:
        to_long(t)
    on(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    while t.asks == "strike":
        t.does("strike hand")


@rules_on("Torrent", "RTR 19941109")
@rules_on("Flow Within the Mountain", "RTR 19941109")
@rules_on("Chameleon's Colors", "RTR 19941109")
@rules_on("Toreador's Bane", "RTR 19941109")
@rules_on("Morphean Blow", "RTR 19941109")
@goes_on
def test_an_action_that_goes_on_keeps_its_modifiers(card: str, words: str, mode: int, long: bool) -> None:
    t = hunted(card, f"{words} obf", hand=("Lost in Crowds",))
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    t.does("play Lost in Crowds Mira 0", by="a")
    before = t.measure("Mira.stealth")
    ended(t, card, mode, long)
    until(t, "block Vera")
    assert t.measure("Mira.stealth") == before
    assert succeeded(t)


@rules_on("Torrent", "ANK 20190116")
@rules_on("Flow Within the Mountain", "ANK 20190116")
@rules_on("Chameleon's Colors", "ANK 20190116")
@rules_on("Toreador's Bane", "ANK 20190116")
@rules_on("Morphean Blow", "ANK 20190116")
@goes_on
def test_who_has_declined_to_block_is_not_asked_again(card: str, words: str, mode: int, long: bool) -> None:
    t = hunted(card, words)
    until(t, "block Oskar")
    assert t.who() == "b"
    until(t, "block Vera")
    t.does("block Vera", by="c")
    since = len(t.asked)
    ended(t, card, mode, long)
    assert succeeded(t)
    assert not t.ever_offered("block Oskar", since)


@rules_on("Torrent", "RTR 19970630")
@rules_on("Flow Within the Mountain", "RTR 19970630")
@rules_on("Chameleon's Colors", "RTR 19970630")
@rules_on("Toreador's Bane", "RTR 19970630")
@rules_on("Morphean Blow", "RTR 19970630")
@goes_on
def test_an_attack_that_was_not_blocked_does_not_go_on(card: str, words: str, mode: int, long: bool) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words}"], hand=["Bum's Rush", card, "Fake Out"]),
        seat(ready=["Oskar 6/7"]),
        bystander(),
    )
    t.does("play Bum's Rush Mira 0")
    until_combat(t)
    ended(t, card, mode, long)
    since = len(t.asked)
    assert succeeded(t)
    assert not t.ever_offered("block Oskar", since)
    assert len(t.told("combat")) == 1


def until_combat(t: Table) -> None:
    while not t.told("combat"):
        t.answer("pass" if t.offers("pass") else t.options()[0])


# -- another combat, or another round ---------------------------------------------------------------------------------

ANOTHER = pytest.mark.parametrize(
    ("more", "code"), [("Psyche!", "CEL"), ("Telepathic Tracking", "AUS")], ids=["combat", "round"]
)


def taken_up(t: Table, more: str) -> None:
    """Oskar plays a card by which the combat does not end but goes on."""
    until(t, f"play {more} Oskar 1")
    t.does(f"play {more} Oskar 1", by="b")


@rules_on("Torrent", "RTR 20020501")
@rules_on("Flow Within the Mountain", "RTR 20020501")
@rules_on("Chameleon's Colors", "RTR 20020501")
@rules_on("Toreador's Bane", "RTR 20020501")
@rules_on("Morphean Blow", "RTR 20020501")
@rules_on("Psyche!", "LSJ 19980109")
@goes_on
@ANOTHER
def test_the_action_does_not_go_on_if_the_fight_does(
    card: str, words: str, mode: int, long: bool, more: str, code: str
) -> None:
    t = hunted(card, words, more, oskar=code)
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    ended(t, card, mode, long)
    taken_up(t, more)
    assert not succeeded(t)
    assert t.region(card) == "ash-heap"  # and Morphean Blow is put on nobody


AFTERWARDS = [
    # card, words, mode
    ("Serpent's Numbing Kiss", "PRE SER", 1),
    ("Unholy Penance", "PRE", 1),
    ("Mercy for the Weak", "", 0),
]


@rules_on("Serpent's Numbing Kiss", "RTR 20020501")
@rules_on("Unholy Penance", "RTR 20020501")
@rules_on("Mercy for the Weak", "RTR 20020501")
@rules_on("Psyche!", "RTR 20020501")
@pytest.mark.parametrize(("card", "words", "mode"), AFTERWARDS)
@ANOTHER
def test_what_comes_after_the_combat_is_lost_if_the_fight_goes_on(
    card: str, words: str, mode: int, more: str, code: str
) -> None:
    t = position(
        seat(ready=[f"Mira 8/8 {words}".strip()], hand=[card]),
        seat(ready=[f"Oskar 5/7 {code}"], hand=[more]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    ended(t, card, mode, long=False)
    taken_up(t, more)
    on(t)
    paid = t.g.face[t[more]].blood
    assert (t.region(card), t.measure("Oskar.blood")) == ("ash-heap", 5 - paid - 1)
    assert t.measure("Mira.blood") == 8 - t.g.face[t[card]].blood - 1
    t.is_quiet()


UNLOCKS = [
    # card, words, mode, whether Oskar unlocks too
    ("Majesty", "PRE", 1, False),
    ("Earth Meld", "PRO", 1, False),
    ("Bond with the Mountain", "vis", 1, True),
    ("Bond with the Mountain", "VIS", 2, False),
]


@rules_on("Majesty", "RTR 20020501")
@rules_on("Earth Meld", "RTR 20020501")
@rules_on("Bond with the Mountain", "RTR 20020501", "RTR 19970630")
@pytest.mark.parametrize(("card", "words", "mode", "both"), UNLOCKS)
@ANOTHER
def test_who_unlocks_before_the_combat_ends_stays_unlocked(
    card: str, words: str, mode: int, both: bool, more: str, code: str
) -> None:
    t = position(
        seat(ready=[f"Mira 8/8 {words}"], hand=[card]), seat(ready=[f"Oskar 5/7 {code}"], hand=[more]), bystander()
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    ended(t, card, mode, long=False)
    until(t, f"play {more} Oskar 1")
    assert (t.measure("Mira.locked"), t.measure("Oskar.locked")) == (0, 0 if both else 1)  # before the end
    t.does(f"play {more} Oskar 1", by="b")
    on(t)
    assert len(t.told("round")) == 2
    assert t.measure("Mira.locked") == 0
    t.is_quiet()


# -- Psyche! ----------------------------------------------------------------------------------------------------------


@rules_on("Psyche!", "ANK 20191219")
def test_once_a_combat_is_queued_nobody_queues_another_or_starts_a_round() -> None:
    t = position(
        seat(ready=["Mira 8/8 CEL AUS"], hand=["Psyche!", "Telepathic Tracking"]),
        seat(ready=["Oskar 5/7 CEL"], hand=["Psyche!"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on(t, "would-end")
    t.does("play Psyche! Mira 1", by="a")
    since = len(t.asked)
    while len(t.told("combat")) < 2:
        t.answer("pass")
    assert not t.ever_offered("play Psyche!#2 Oskar 1", since)
    assert not t.ever_offered("play Telepathic Tracking Mira 1", since)


@rules_on("Psyche!", "LSJ 20001122")
def test_what_waits_for_the_end_of_the_combat_is_drawn_before_the_new_one() -> None:
    t = position(
        seat(ready=["Mira 8/8 CEL"], hand=["Psyche!", "Lucky Blow", *["Blank Page"] * 5], library=9),
        seat(ready=["Oskar 6/7"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on(t, "strike")
    t.does("play Lucky Blow Mira 0", by="a")
    on(t, "would-end")
    assert t.measure("a.hand") == 6
    t.does("play Psyche! Mira 1", by="a")
    on(t, "strike")
    assert (len(t.told("combat")), t.measure("a.hand")) == (2, 7)


@rules_on("Psyche!", "LSJ 20021213")
def test_the_action_can_go_on_after_the_new_combat() -> None:
    t = position(seat(ready=["Mira 8/8 CEL"], hand=["Psyche!", "Torrent"]), seat(ready=["Oskar 6/7"]), bystander())
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on(t, "would-end")
    t.does("play Psyche! Mira 1", by="a")
    ended(t, "Torrent", 1, long=False)
    t.goes_on()
    assert (len(t.told("combat")), t.measure("b.pool")) == (2, 29)
    t.is_quiet()
