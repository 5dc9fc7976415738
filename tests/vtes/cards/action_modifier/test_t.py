"""Action Modifier cards: T."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import does, reaches, to_the_end, until
from tests.vtes.cards.cancelling_tables import (
    ACTIONS,
    bleeding,
    comes_to_blows,
    is_the_only_answer,
    plays_it_out,
    raises_the_bleed,
    with_canceller,
)
from tests.vtes.cards.referendum_tables import caller, polled
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import acting, bystander, editions, since_2011

# -- Tangle Atropos' Hand ---------------------------------------------------------------------------------------------


@rules_on("Tangle Atropos' Hand", "LSJ 20070709")
@editions
@pytest.mark.parametrize(("words", "mode"), [("pot", 0), ("tem", 1), ("TEM", 2)])
def test_tangle_atropos_hand_takes_the_action_back(edition: str, words: str, mode: int) -> None:
    t = position(
        seat(ready=[f"Mira 8/8 {words} dom"], hand=["Tangle Atropos' Hand", "Govern the Unaligned"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        edition=edition,
    )
    t.does("play Govern the Unaligned Mira 0")
    t.does("block Oskar", by="b")
    t.does(f"play Tangle Atropos' Hand Mira {mode}", by="a")
    assert (t.measure("Mira.locked"), t.measure("Oskar.locked"), t.measure("b.pool")) == (0, 0, 30)
    assert t.region("Govern the Unaligned") == ("hand" if mode else "ash-heap")
    if mode:
        t.does("play Govern the Unaligned Mira 0")  # the same action again
        assert t.measure("Mira.stealth") == mode - 1
        t.goes_on()
    t.is_quiet()


# -- Telepathic Vote Counting -----------------------------------------------------------------------------------------


@editions
def test_telepathic_vote_counting_takes_the_referendum_back(edition: str) -> None:
    t = polled(caller("Telepathic Vote Counting", words="aus"), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    t.passes_until_offered("play Telepathic Vote Counting")
    t.does("play Telepathic Vote Counting Mira 0", by="a")
    assert t.told("result")[0]["result"] == "cancelled"
    assert t.region("Kine Resources Contested") == "hand"
    t.goes_on()
    assert t.measure("Mira.locked") == 1
    t.is_quiet()


# -- Tenebrous Form ---------------------------------------------------------------------------------------------------


@editions
def test_tenebrous_form_is_no_obstacle_to_who_knows_obtenebration(edition: str) -> None:
    t = acting("Tenebrous Form", who="OBT", against=("Oskar 0/4 obt", "Otto 0/4"), edition=edition)
    t.does("bleed Mira")
    while not t.told("block-failed"):
        t.does(next(text for text in ("block Otto", "play Tenebrous Form Mira 1", "pass") if t.offers(text)))
    t.passes_until_offered("block Oskar")
    assert t.offers("block Oskar")
    assert not t.offers("block Otto")


@editions
@rules_on("Tenebrous Form", "LSJ 20031121-2")
@pytest.mark.parametrize("pays", [True, False])
def test_who_attempts_already_can_give_up_instead_of_paying(pays: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 OBT strength:0"], hand=["Tenebrous Form"]),
        seat(ready=[("Oskar 4/8", ["Raven Spy"])]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "block Oskar", "play Tenebrous Form Mira 1")
    assert (t.asks, t.who()) == ("unless", "b")
    t.does("yes" if pays else "no")
    assert t.measure("Oskar.blood") == (3 if pays else 4)
    assert (len(t.told("blocked")), len(t.told("block-failed"))) == ((1, 0) if pays else (0, 1))


# -- Touch of Clarity -------------------------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize(("words", "mode", "locks"), [("dem", 1, 1), ("DEM", 3, 0)])
def test_touch_of_clarity_cancels_what_clouds_the_mind(edition: str, words: str, mode: int, locks: int) -> None:
    t = position(
        seat(ready=["Mira 4/8 dom pot"], hand=["Conditioning"]),
        seat(ready=[f"Oskar 4/6 {words}"], hand=["Touch of Clarity"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Conditioning Mira 0", by="a")
    t.does(f"play Touch of Clarity Oskar {mode}", by="b")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Mira.blood"), t.measure("Oskar.locked")) == (29, 4, locks)
    t.is_quiet()


@since_2011
@rules_on("Touch of Clarity", "LSJ 20090425")
@pytest.mark.parametrize(("words", "mode", "locks"), [("dem", 0, 1), ("DEM", 2, 0)])
def test_touch_of_clarity_by_another_minion_of_the_acting_methuselah(
    edition: str, words: str, mode: int, locks: int
) -> None:
    t = position(
        seat(ready=["Mira 4/8", f"Ines 4/6 {words}"], hand=["Touch of Clarity"]),
        seat(ready=["Oskar 4/9 dom"], hand=["Deflection"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("play Deflection")
    t.does("play Deflection Oskar 0", by="b")
    if t.asks == "target":
        t.does("target c")
    t.does(f"play Touch of Clarity Ines {mode}", by="a")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Ines.locked")) == (29, locks)
    t.is_quiet()


@rules_on("Touch of Clarity", "RTR 20001020")
def test_who_is_summoned_is_not_cancelled() -> None:
    t = position(
        seat(
            ready=["Mira 6/8 PRE", "Ines 2/4"],
            hand=["The Summoning", *["Blank Page"] * 6],
            library=[ACTIONS["recruit"], "Blur"],
        ),
        seat(ready=["Oskar 4/8 DEM locked"], hand=["Touch of Clarity", "On the Qui Vive"]),
        bystander(),
    )
    t.does("play The Summoning Mira 1")
    assert t.asks == "as-played"
    t.does("play On the Qui Vive Oskar", by="b")
    assert t.offers("play Touch of Clarity")
    t.passes()
    since = len(t.asked)
    while t.asks not in t.quiet:
        t.answer(t.options()[0] if t.asks == "search" else "pass")
    assert t.region("Friend") == "ready"
    assert not t.ever_offered("play Touch of Clarity", since)
    t.is_quiet()


@rules_on("Touch of Clarity", "ANK 20200813-2")
@pytest.mark.parametrize("what", list(ACTIONS))
def test_a_touch_of_clarity_cancels_action_cards_of_all_kinds(what: str) -> None:
    t, cancels = with_canceller("Touch of Clarity", ACTIONS[what])
    plays_it_out(t, ACTIONS[what].name)
    with t.unchanged("a.pool", "Mira.blood", "Mira.locked"):
        t.does(cancels, by="b")
        to_the_end(t)
    assert t.region(ACTIONS[what].name) == "ash-heap"
    t.is_quiet()


CLARITY = ("Touch of Clarity", "dem", "play Touch of Clarity Oskar 1", "dom")


@ruled_alike("card words cancels code", [CLARITY], "LSJ 20080630")
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_cancelled_modifier_is_replaced_at_once(
    card: str, words: str, cancels: str, code: str, cancelled: bool
) -> None:
    t = raises_the_bleed(card, words, code)
    t.does(cancels if cancelled else "pass", by="b")
    assert (bool(t.told("cancelled")), t.measure("a.hand")) == (cancelled, 7 if cancelled else 6)
    t.goes_on()
    t.is_quiet()


@since_2011
@rules_on("Touch of Clarity", "LSJ 20061207", "LSJ 20030224", "ANK 20190104")
def test_a_touch_of_clarity_comes_at_once_and_leaves_the_limit_unspent(edition: str) -> None:
    t = bleeding(["Threats", "Threats", "Conditioning"], "dom", ["Touch of Clarity"], "DEM", edition)
    reaches(t, "play Threats Mira 0")
    hand = t.measure("a.hand")
    t.does("play Threats Mira 0", by="a")
    is_the_only_answer(t, "Touch of Clarity", 3, "b", "Oskar", hand)
    t.does("play Touch of Clarity Oskar 3", by="b")
    assert t.told("cancelled")[0]["card"] == t["Threats"]
    reaches(t, "play Conditioning Mira 0")  # no limited modifier has raised the bleed
    assert not t.offers("play Threats#2")  # but that card has been played
    t.does("play Conditioning Mira 0", by="a")
    t.goes_on()
    assert t.measure("b.pool") == 27
    t.is_quiet()


@since_2011
@rules_on("Touch of Clarity", "LSJ 20021011")
def test_whoever_wakes_can_cancel_but_nobody_rises_for_it(edition: str) -> None:
    hand = ["Touch of Clarity", "Wake with Evening's Freshness", "Speak with Spirits"]
    t = bleeding(["Threats"], "dom", hand, "DEM SPI locked", edition)
    reaches(t, "play Threats Mira 0")
    t.does("play Threats Mira 0", by="a")
    assert (t.asks, t.who()) == ("as-played", "b")
    assert not t.offers("play Touch of Clarity")
    assert not t.offers("play Speak with Spirits")
    t.does("play Wake with Evening's Freshness Oskar 0", by="b")
    t.does("play Touch of Clarity Oskar 3", by="b")
    t.goes_on()
    assert t.measure("b.pool") == 29
    t.is_quiet()


@since_2011
@rules_on("Touch of Clarity", "LSJ 20010702")
@pytest.mark.parametrize("wakes", [True, False])
def test_who_locks_for_a_touch_of_clarity_does_not_block_unless_he_is_awake(wakes: bool, edition: str) -> None:
    oskar = "dem locked" if wakes else "dem"
    t = bleeding(["Threats"], "dom", ["Touch of Clarity", "Wake with Evening's Freshness"], oskar, edition)
    if wakes:
        reaches(t, "play Wake with Evening's Freshness")
        t.does("play Wake with Evening's Freshness Oskar 0", by="b")
    comes_to_blows(t)
    reaches(t, "play Threats Mira 0")
    t.does("play Threats Mira 0", by="a")
    t.does("play Touch of Clarity Oskar 1", by="b")
    t.goes_on()
    assert (len(t.told("blocked")), t.measure("b.pool")) == ((1, 30) if wakes else (0, 29))


# -- Trochomancy ------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("words", "mode", "cards", "more"), [("nec", 0, 13, 1), ("aus nec", 1, 7, 1), ("AUS NEC", 2, 7, 2)]
)
def test_trochomancy_empties_the_ash_heap(edition: str, words: str, mode: int, cards: int, more: int) -> None:
    for ashes in (cards - 1, cards, cards + 1):
        t = position(
            seat(ready=[f"Mira 4/8 {words}"], hand=["Trochomancy"], ash_heap=["Blank Page"] * 20),
            seat(ready=["Oskar 2/4"], ash_heap=["Blank Page"] * ashes),
            bystander(),
            edition=edition,
        )
        t.does("bleed Mira")
        assert t.ever_offered(f"play Trochomancy Mira {mode}") is (ashes >= cards)
        if ashes < cards:
            continue
        t.does(f"play Trochomancy Mira {mode}", by="a")
        while t.asks == "pick":
            t.answer(t.options("pick")[0])
        t.goes_on()
        assert len(t.g.ash_heap(1)) == ashes - cards
        assert t.measure("b.pool") == 29 - more
        t.is_quiet()


@rules_on("Trochomancy", "LSJ 20090710", "PIB 20120525")
def test_who_plays_trochomancy_chooses_and_the_cards_are_gone_at_once() -> None:
    t = position(
        seat(ready=["Mira 4/8 aus nec"], hand=["Trochomancy"]),
        seat(ready=["Oskar 2/4"], ash_heap=[*["Blank Page"] * 7, "Dodge"]),
        bystander(),
    )
    t.does("bleed Mira")
    t.does("play Trochomancy Mira 1", by="a")
    for _ in range(7):
        assert (t.who(), t.asks) == ("a", "pick")
        t.answer(next(option for option in t.options("pick") if option != f"pick {t['Dodge']}"))
    assert t.g.ash_heap(1) == [t["Dodge"]]  # before the bleed is resolved
    assert t.measure("b.pool") == 30
    t.goes_on()
    assert t.measure("b.pool") == 28


# -- True Love's Face -------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("pays", [True, False])
def test_true_loves_face_is_cancelled_for_a_pool(edition: str, pays: bool) -> None:
    t = acting("True Love's Face", who="OBF PRE", edition=edition)
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.does("play True Love's Face Mira 1", by="a")
    t.does("yes" if pays else "no", by="b")
    assert bool(t.told("blocked")) is pays
    t.goes_on()
    assert t.measure("b.pool") == 29  # the price, or the bleed
    t.is_quiet()


# -- Truth of a Thousand Lies -----------------------------------------------------------------------------------------


@editions
def test_truth_of_a_thousand_lies_unlocks_at_superior(edition: str) -> None:
    t = position(seat(ready=["Mira 4/8 SER"], hand=["Truth of a Thousand Lies"]), seat(), bystander(), edition=edition)
    t.does("hunt Mira")
    t.passes_until("succeeded")
    t.does("play Truth of a Thousand Lies Mira 1", by="a")
    assert t.measure("Mira.locked") == 0
    t.is_quiet()


@rules_on("Truth of a Thousand Lies", "ANK 20190425")
def test_after_the_truth_only_what_comes_after_the_action_is_played() -> None:
    t = position(
        seat(ready=["Mira 4/8 SER dom for"], hand=["Truth of a Thousand Lies", "Freak Drive", "Threats"]),
        seat(ready=["Oskar 4/8 pot aus"], hand=["Touch of Pain", "Telepathic Counter"]),
        bystander(),
    )
    t.does("bleed Mira")
    while t.asks != "succeeded":
        t.answer("pass")
    t.does("play Truth of a Thousand Lies Mira 1", by="a")
    assert t.measure("Mira.locked") == 0
    since = len(t.asked)
    until(t, "play Touch of Pain Oskar 0")
    t.does("play Touch of Pain Oskar 0", by="b")
    to_the_end(t)
    assert not t.ever_offered("play Threats", since)
    assert not t.ever_offered("play Telepathic Counter", since)
