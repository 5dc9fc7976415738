"""Rulings on combats: what is given again in another one, who cannot strike, what comes at the end of a round."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_combat import on

FANGS = "Pulled Fangs"


def until(t: Table, text: str) -> None:
    """Everybody passes, and strikes with the hand, until somebody can do that."""
    while not t.offers(text):
        assert t.asks not in t.quiet, f"nobody is offered '{text}'"
        t.does("strike hand" if t.asks == "strike" else "pass")


def does(t: Table, *several: str) -> None:
    for text in several:
        until(t, text)
        t.does(text)


# -- once more after another block ------------------------------------------------------------------------------------


@ruled_alike(
    "card words",
    [("Night Terrors", "OBF PRE clan:Ravnos"), ("One With the Land", "PRO clan:Tzimisce locked")],
    "LSJ 20010814-2",
)
def test_a_second_block_of_the_action_gives_the_same_again(card: str, words: str) -> None:
    """Mira goes on as a mist out of the first combat; Oskar, awake, blocks her once more."""
    terrors, wakes = card == "Night Terrors", "Wake with Evening's Freshness"
    t = position(
        seat(ready=["Mira 9/9 PRO"], hand=["Form of Mist", "Boxed In"]),
        seat(ready=[(f"Oskar 8/9 {words}", ["Raven Spy"] * 3)], hand=[card, wakes]),
        bystander(),
    )
    t.does("bleed Mira")
    does(t, f"play {card} Oskar 1", "block Oskar" if terrors else "play Boxed In Mira 0")
    assert terrors or not t.told("strike")  # of the first round
    does(t, "play Form of Mist Mira 1", "yes", f"play {wakes} Oskar 0", "block Oskar")
    assert len(t.told("blocked")) == 2
    if terrors:
        until(t, "use Night Terrors")
        t.does("use Night Terrors", by="b")
    blood = t.measure("Mira.blood")
    on(t)
    assert (t.measure("Mira.blood"), len(t.told("combat"))) == (blood, 2)  # no blow in the second combat
    t.is_quiet()


@rules_on("Night Terrors", "RTR 20030519")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_night_terrors_take_the_stealth_that_there_is_and_no_more(before: int) -> None:
    """What she gets later counts, and blocks at no intercept need to answer it."""
    t = position(
        seat(ready=[f"Mira 6/8 stealth:{before} obf"], hand=["Lost in Crowds"]),
        seat(ready=["Oskar 6/8 obf pre clan:Ravnos"], hand=["Night Terrors"]),
        bystander(),
    )
    t.does("bleed Mira")
    does(t, "play Night Terrors Oskar 0")
    assert t.measure("action.stealth") == 0
    does(t, "block Oskar", "play Lost in Crowds Mira 0")
    assert t.told("block-failed")[-1]["stealth"] == 1


# -- who cannot strike or use ------------------------------------------------------------------------------------------


@rules_on("Howler", "LSJ 20100321")
@pytest.mark.parametrize("who", ["Howler", "Mira 6/8"])
def test_howler_has_weapons_and_does_not_use_them(who: str) -> None:
    name = who.split()[0]
    t = position(seat(ready=[who], hand=[".44 Magnum"]), seat(ready=["Oskar 6/8"]), bystander())
    t.does(f"play .44 Magnum {name}")
    t.goes_on()
    assert t.g.host[t[".44 Magnum"]] == t[name]
    t = position(seat(ready=[(who, [".44 Magnum"])]), seat(ready=["Oskar 6/8"]), bystander())
    t.does(f"bleed {name}")
    does(t, "block Oskar")
    since = len(t.asked)
    on(t)
    assert t.ever_offered("use .44 Magnum", since) is (name == "Mira")
    t.is_quiet()


@rules_on("Ossian", "LSJ 20100827")
@pytest.mark.parametrize("auspex", [True, False])
def test_who_has_used_auspex_against_ossian_sets_the_range_but_not_by_a_rifle(auspex: bool) -> None:
    t = position(
        seat(ready=["Ossian"]),
        seat(
            ready=["Oskar 6/8", ("Olga 6/8 aus QUI" + ("" if auspex else " intercept:1"), ["Sniper Rifle"])],
            hand=["Enhanced Senses", "Selective Silence"],
        ),
        bystander(),
    )
    t.does("use Ossian")
    t.does("target Oskar") if t.asks == "target" else None
    does(t, "block Olga")
    if auspex:
        does(t, "play Enhanced Senses Olga 0")
    until(t, "play Selective Silence Olga 2")
    assert t.offers("use Sniper Rifle") is not auspex
    t.does("play Selective Silence Olga 2", by="b")
    on(t)
    assert t.measure("Olga.blood") == 6 - t.g.face[t["Selective Silence"]].blood - 1
    assert (t["Olga"] in [told["minion"] for told in t.told("strike")]) is not auspex


@rules_on("Ossian", "ANK 20210614")
@pytest.mark.parametrize("before", [True, False])
def test_the_first_use_of_auspex_against_ossian_may_be_a_strike(before: bool) -> None:
    t = position(
        seat(ready=["Ossian"]),
        seat(
            ready=["Oskar 6/8", "Olga 6/8 AUS PRE" + ("" if before else " intercept:1")],
            hand=["Charismatic Aura", "Enhanced Senses"],
        ),
        bystander(),
    )
    t.does("use Ossian")
    does(t, "target Oskar", "block Olga")
    if before:
        does(t, "play Enhanced Senses Olga 0")
    if not before:
        does(t, "play Charismatic Aura Olga 1")
    on(t)
    assert t.ever_offered("play Charismatic Aura Olga 1") is not before
    assert t.measure("Olga.blood") == (4 if before else 6)  # the blow of Ossian, or the end of the combat
    t.is_quiet()


@rules_on("Mukhtar Bey", "LSJ 20040521")
def test_a_trap_presses_for_mukhtar_and_he_does_not() -> None:
    t = position(seat(ready=["Mukhtar Bey"], hand=["Trap", "Boxed In"]), seat(ready=["Oskar 8/8"]), bystander())
    t.does("bleed Mukhtar Bey")
    does(t, "block Oskar", "play Trap Mukhtar Bey 0")
    on(t)
    assert len(t.told("round")) == 4  # three more by the counters
    t = position(seat(ready=["Mukhtar Bey"], hand=["Boxed In"]), seat(ready=["Oskar 8/8"]), bystander())
    t.does("bleed Mukhtar Bey")
    does(t, "block Oskar")
    on(t)
    assert not t.ever_offered("play Boxed In Mukhtar Bey")
    assert len(t.told("round")) == 1
    t.is_quiet()


# -- at the end of a round ---------------------------------------------------------------------------------------------


@rules_on(FANGS, "RTR 20030519")
@pytest.mark.parametrize("early", [True, False])
def test_fangs_are_pulled_after_the_presses_or_as_a_round_ends_early(early: bool) -> None:
    """An additional strike ends the combat, after the first one has hurt."""
    t = position(
        seat(ready=["Mira 6/8 strength:2"], hand=[FANGS, "Boxed In"]),
        seat(ready=["Oskar 6/8 cel pre"], hand=["Blur", "Majesty"] if early else []),
        bystander(),
    )
    t.does("bleed Mira")
    does(t, "block Oskar")
    if early:
        does(t, "play Blur Oskar 0", "play Majesty Oskar 0")
    else:
        until(t, "play Boxed In Mira 0")
        assert not t.offers(f"play {FANGS}")
        t.does("play Boxed In Mira 0", by="a")
    until(t, f"play {FANGS} Mira 0")
    assert t.asks == "end-of-round"
    t.does(f"play {FANGS} Mira 0", by="a")
    assert t.g.host[t[FANGS]] == t["Oskar"]
    on(t)
    assert len(t.told("round")) == (1 if early else 2)
    t.is_quiet()


@rules_on(FANGS, "LSJ 20021113", "ANK 20191219", "ANK 20180910-1")
@pytest.mark.parametrize(("more", "words"), [("Telepathic Tracking", "AUS"), ("Psyche!", "CEL")])
@pytest.mark.parametrize("first", [True, False])
def test_fangs_are_pulled_before_or_after_what_is_played_as_the_combat_would_end(
    more: str, words: str, first: bool
) -> None:
    t = position(
        seat(ready=[f"Mira 8/9 strength:2 {words}"], hand=[FANGS, more]), seat(ready=["Oskar 8/9"]), bystander()
    )
    t.does("bleed Mira")
    does(t, "block Oskar")
    order = [f"play {FANGS} Mira 0", f"play {more} Mira 1"]
    does(t, *(order if first else order[::-1]))
    on(t)
    assert t.g.host[t[FANGS]] == t["Oskar"]
    assert (len(t.told("round")), len(t.told("combat"))) == ((2, 1) if words == "AUS" else (2, 2))
    t.is_quiet()


@rules_on("Raptor", "LSJ 20030530")
def test_who_meets_a_raptor_twice_discards_twice() -> None:
    t = position(
        seat(ready=[("Mira 8/9 CEL", ["Raptor"])], hand=["Psyche!"]),
        seat(ready=["Oskar 8/9"], hand=["Blank Page"] * 7, library=9),
        bystander(),
    )
    t.g.versions[t["Raptor"]] = 1
    t.does_all("bleed Mira", "block Oskar")
    t.answer(t.options("discard")[0])
    assert t.measure("b.hand") == 6
    until(t, "play Psyche! Mira 1")
    t.does("play Psyche! Mira 1", by="a")
    while not t.options("discard"):
        assert t.asks not in t.quiet
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert (len(t.told("combat-over")), len(t.told("combat")), t.measure("b.hand")) == (1, 2, 7)
    with t.changes("b.library", -1):  # once more after the second combat
        t.answer(t.options("discard")[0])
        on(t)
    assert (t.measure("b.hand"), t.measure("b.ash_heap")) == (7, 2)


@rules_on("React with Conviction", "LSJ 20070222-1")
@pytest.mark.parametrize("counters", [1, 2])
def test_react_cancels_a_corruption_that_would_take_the_imbued_and_leaves_the_counters(counters: int) -> None:
    react = "React with Conviction"
    t = position(
        seat(ready=["Mira 4/8 clan:Ministry SER"], hand=["Corruption"]),
        seat(ready=[("Otis 3/3 imbued clan:Judge jud", [react]), "Oskar 2/4"]),
        bystander(),
        counters=[(counters, "corruption", "Otis", "a")],
        options={"legacy": True},
    )
    t.does("play Corruption Mira 0")
    t.does("target Otis") if t.asks == "target" else None
    print(t.asks, t.options(), t.names)
    until(t, f"use {react}")
    t.does(f"use {react}", by="b")
    t.goes_on()
    assert (t.measure("Otis.corruption"), t.word("Otis.controller")) == (counters, "b")
    assert t.region(react) == "ash-heap"
    t.is_quiet()
