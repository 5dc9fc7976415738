"""Rulings on combat: maneuvers, ranges that are set, aggravated hands, what is prevented, what comes after the end."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import (
    FIRST_ROUND,
    ME,
    PRESS,
    RANGED,
    STRENGTH,
    STRIKES_CHOSEN,
    combat,
    definition,
    disarms,
    fact,
    hang,
    mod,
    modifier,
    press,
    set_range,
    strike,
)
from praxis.vtes.definitions.language import on as on_
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander, fighting
from tests.vtes.cards.test_combat import on, to_long
from tests.vtes.cards.test_rulings_after_actions import does

GUN = ".44 Magnum"
SNATCH = made_up("Snatch", faces.COMBAT, definition=definition(strike("", disarms(RANGED))))
GO_ON = made_up("Go On", faces.COMBAT, definition=definition(combat("", press(), when=PRESS)))


# -- maneuvers and presses --------------------------------------------------------------------------------------------


@rules_on(GUN, "LSJ 19980302-2")
@pytest.mark.parametrize("used", [True, False])
def test_a_magnum_that_has_maneuvered_does_not_do_so_again_for_who_takes_it(used: bool) -> None:
    t = position(seat(ready=[("Mira 6/8", [GUN])]), seat(ready=["Oskar 6/8"], hand=[SNATCH, GO_ON]), bystander())
    does(t, "bleed Mira", "block Oskar")
    on(t, "maneuver")
    t.does(f"use {GUN} Mira" if used else "pass", by="a")
    on(t, "strike")
    if not used:  # else she is committed to the gun
        t.does("strike hand", by="a")
    t.does("play Snatch Oskar 0", by="b")
    on(t, "press")
    assert t.word(f"{GUN}.bearer") == "Oskar"
    since = len(t.asked)
    while not t.offers("play Go On Oskar 0"):
        t.passes()
    t.does("play Go On Oskar 0", by="b")
    on(t)
    maneuvers = [option for _, options in t.asked[since:] for option in options if option[:2] == ("use", t[GUN])]
    assert any(option[-1] == -2 for option in maneuvers) is not used
    t.is_quiet()


@ruled_alike("card", ["Aeron", "Marty Lechtansi", "Velya, The Flayer"], "PIB 20150121")
def test_the_press_is_got_in_the_press_step_only(card: str) -> None:
    t = position(seat(ready=[card], hand=["Telepathic Counter"]), seat(ready=["Oskar 6/8 strength:0"]), bystander())
    does(t, f"bleed {card}", "block Oskar")
    asked = []
    while t.asks not in t.quiet:
        if t.offers(f"use {card}"):
            asked.append(t.asks)
            t.does(f"use {card}")
        else:
            t.does("strike hand" if t.asks == "strike" else "pass")
    assert (asked, len(t.told("range"))) == (["press"], 2)
    t.is_quiet()


# -- the range --------------------------------------------------------------------------------------------------------


@rules_on("Asanbonsam Ghoul", "PIB 20120214")
@pytest.mark.parametrize(
    ("played", "words", "mode", "range"), [("Squirrel Balance", "cel", 0, "long"), ("Neutral Guard", "obe", 1, "close")]
)
def test_the_ghoul_sets_the_range_after_squirrel_balance_and_before_neutral_guard(
    played: str, words: str, mode: int, range: str
) -> None:
    t = position(seat(ready=[f"Mira 6/8 {words}"], hand=[played]), seat(ready=["Asanbonsam Ghoul"]), bystander())
    does(t, "bleed Mira", f"play {played} Mira {mode}", "block Asanbonsam Ghoul")
    on(t)
    assert [told["range"] for told in t.told("range")] == [range]
    t.is_quiet()


LATER_FAR = hang(on_(fact.ROUND, set_range("long"), if_=~FIRST_ROUND))
FAR = made_up("Far", faces.MODIFIER, definition=definition(modifier("", LATER_FAR)))
"""From the second round on, the combat is at long range."""


@ruled_alike("card words", [("Grasp of the Python", "SER"), ("Immortal Grapple", "POT")], "PIB 20120214")
@pytest.mark.parametrize("already", [True, False])
def test_a_grapple_does_not_change_a_range_that_is_set_for_the_next_round(card: str, words: str, already: bool) -> None:
    t = position(
        seat(ready=["Mira 6/8 strength:0"], hand=[FAR, "Fake Out"]),
        seat(ready=[f"Oskar 6/8 {words} strength:0"], hand=[card, GO_ON]),
        bystander(),
    )
    t.does("bleed Mira")
    if already:
        does(t, "play Far Mira 0")
    does(t, "block Oskar")
    for text in (f"play {card} Oskar 1", "play Go On Oskar 0"):
        while not t.offers(text):
            t.does("strike hand" if t.asks == "strike" else "pass")
        t.does(text, by="b")
    since = len(t.asked)
    on(t)
    assert [told["range"] for told in t.told("range")] == ["close", "long" if already else "close"]
    assert not t.ever_offered("play Fake Out Mira 0", since)
    t.is_quiet()


@rules_on("Sniper Rifle", "PIB 20120214")
@pytest.mark.parametrize("guarded", [True, False])
def test_a_rifle_does_not_set_a_range_that_is_set(guarded: bool) -> None:
    t = position(
        seat(ready=["Mira 6/8 cel"], hand=["Squirrel Balance"]),
        seat(ready=[("Oskar 6/8", ["Sniper Rifle"])]),
        bystander(),
    )
    t.does("bleed Mira")
    if guarded:
        t.does("play Squirrel Balance Mira 0", by="a")
    does(t, "block Oskar")
    on(t)
    assert t.ever_offered("use Sniper Rifle Oskar -2") is not guarded
    t.is_quiet()


# -- aggravated hands -------------------------------------------------------------------------------------------------

HANDS = ["Baba Yaga, the Iron Hag", "Bajazet al-Nasir", "Jean Lisle", "Lambach", "Mary the Black", "Lady Vadislava"]


def tears(t: Table, name: str, late: bool) -> None:
    """He makes his hands aggravated once the strikes are chosen, or lets that moment go by."""
    on(t, "strikes-chosen")
    assert t.offers(f"use {name}")
    if late:
        t.passes()
        since = len(t.asked)
        while t.asks not in t.quiet:
            if t.asks == "press":
                break
            t.does("strike hand" if t.asks == "strike" else "pass")
        assert not any(t.ever_offered(f"use {name} {name} {number}", since) for number in (-1, -2))
        assert t.region("Oskar") == "ready"
    else:
        t.answer(next(text for text in t.options("use") if text.split()[1] == str(t[name])))
        on(t)
        assert t.region("Oskar") == "torpor"


@ruled_alike("name", HANDS, "RTR 19960112")
@pytest.mark.parametrize("late", [True, False])
def test_hands_are_aggravated_before_the_strikes_are_resolved_or_not_at_all(name: str, late: bool) -> None:
    t = position(seat(ready=[name]), seat(ready=["Oskar 6/8 strength:0"]), bystander())
    does(t, f"bleed {name}", "block Oskar")
    tears(t, name, late)


@rules_on("Zack North (ADV)", "RTR 19960112")
@pytest.mark.parametrize("late", [True, False])
def test_the_hands_of_zack_once_merged_are_aggravated_in_time(late: bool) -> None:
    t = position(
        seat(ready=["Zack North"], uncontrolled=["Zack North (ADV)", "Nobody 0/9"]),
        seat(ready=["Oskar 6/8 strength:0"]),
        phase="influence",
    )
    t.does("merge Zack North#2 Zack North")
    while not t.offers("bleed Oskar"):
        t.goes_by("unlock")
    does(t, "bleed Oskar", "block Zack North")
    tears(t, "Zack North", late)


# -- Bollix and what Fortitude does not prevent -----------------------------------------------------------------------


SKINNED: Item = ("Oskar 6/8 FOR", ["Ablative Skin"])


def thickens(t: Table) -> None:
    """The skin has the counters with which it comes into play."""
    t.g.gain_blood(t["Ablative Skin"], 3, 3, "card.golden.overrides-rules")


@rules_on("Bollix", "LSJ 20050628")
@rules_on("Ablative Skin", "LSJ 19990216")
def test_no_card_of_fortitude_prevents_the_damage_of_bollix_in_hand_or_in_play() -> None:
    t = position(
        seat(ready=["Mira 6/8 tha sect:Anarch"], hand=["Bollix"]),
        seat(ready=[SKINNED], hand=["Soak", "Glancing Blow", "Rolling with the Punches"]),
        bystander(),
    )
    thickens(t)
    does(t, "bleed Mira", "block Oskar")
    on(t, "strike")
    t.does("play Bollix Mira 3", by="a")
    on(t, "prevent")
    offered = [name for name in ("Soak", "Glancing Blow", "Rolling with the Punches") if t.offers(f"play {name} Oskar")]
    assert (t.who(), offered) == ("b", ["Glancing Blow"])
    assert not t.offers("use Ablative Skin Oskar")
    with t.changes("Oskar.blood", -2):
        on(t)


def test_ablative_skin_prevents_other_damage() -> None:
    t = position(seat(ready=["Mira 6/8"]), seat(ready=[SKINNED]), bystander())
    thickens(t)
    does(t, "bleed Mira", "block Oskar")
    on(t, "prevent")
    assert t.offers("use Ablative Skin Oskar")


STRONG = made_up("Strong", faces.COMBAT, definition=definition(combat("", mod(STRENGTH, 2, ME), when=STRIKES_CHOSEN)))


@rules_on("Bollix", "TOM 19960225")
def test_more_damage_of_bollix_is_not_prevented_by_fortitude_either() -> None:
    t = position(
        seat(ready=["Mira 6/8 tha sect:Anarch"], hand=["Bollix", STRONG]),
        seat(ready=["Oskar 6/8 FOR"], hand=["Soak"]),
        bystander(),
    )
    does(t, "bleed Mira", "block Oskar")
    on(t, "strike")
    t.does("play Bollix Mira 3", by="a")
    on(t, "strikes-chosen")
    with t.changes("Oskar.blood", -4):
        t.does("play Strong Mira 0", by="a")
        on(t)
    assert not t.ever_offered("play Soak")
    t.is_quiet()


@rules_on("Bollix", "ANK 20230823")
@pytest.mark.parametrize(("long", "hurt"), [(True, 2), (False, 0)])
def test_bollix_does_not_stop_weapons_at_long_range(long: bool, hurt: int) -> None:
    t = fighting("Bollix", "Fake Out", who="tha sect:Anarch", on_other=[GUN])
    if long:
        to_long(t)
    on(t, "strike")
    t.does("play Bollix Mira 3", by="a")
    with t.changes("Mira.blood", -hurt):
        t.does(f"use {GUN} Oskar -1", by="b")
        on(t)
    t.is_quiet()


# -- dearer strikes, blood lost after the combat ----------------------------------------------------------------------


@rules_on("Algirdas, The Solar Prophet", "LSJ 20090529")
@pytest.mark.parametrize(("age", "dearer"), [("5/6", 1), ("5/11", 0)])
def test_a_card_that_grants_a_strike_is_dearer_against_algirdas(age: str, dearer: int) -> None:
    him = "Algirdas, The Solar Prophet"
    t = position(seat(ready=[f"Mira {age} ani"], hand=["Aid from Bats"]), seat(ready=[him]), bystander())
    does(t, "bleed Mira", f"block {him}")
    on(t, "strike")
    with t.changes("Mira.blood", -dearer - 1):  # and one for his hand
        t.does("play Aid from Bats Mira 0", by="a")
        on(t)


AMELIA = "Amelia, The Blood Red Tears"


@rules_on(AMELIA, "LSJ 20031123")
@pytest.mark.parametrize(("blood", "burned"), [(2, False), (1, True)])
def test_what_amelia_takes_after_the_combat_is_not_lost_in_it(blood: int, burned: bool) -> None:
    """Neither for Taste of Vitae nor for Anathema, which burns whom her hand leaves without blood."""
    t = position(
        seat(ready=[(f"Mira {blood}/8", ["Anathema"])]),
        seat(ready=[f"{AMELIA} blood:3"], hand=["Taste of Vitae"]),
        bystander(),
    )
    does(t, "bleed Mira", f"block {AMELIA}")
    on(t, "end-of-round")
    if burned:
        assert (t.region("Mira"), t.measure("b.pool")) == ("ash-heap", 38)
        return
    with t.changes(f"{AMELIA}.blood", 1), t.changes("Mira.blood", -1):
        t.does(f"play Taste of Vitae {AMELIA} 0", by="b")
        on(t)
    assert (t.region("Mira"), t.measure("Mira.blood"), t.measure("b.pool")) == ("ready", 0, 30)
    t.is_quiet()


@rules_on("Anathema", "LSJ 19980225")
def test_damage_after_the_combat_does_not_burn_by_anathema() -> None:
    t = position(
        seat(ready=["Mira 6/8 PRE"], hand=["Catatonic Fear"]), seat(ready=[("Oskar 1/6", ["Anathema"])]), bystander()
    )
    does(t, "bleed Mira", "block Oskar")
    on(t, "strike")
    t.does("play Catatonic Fear Mira 1", by="a")
    on(t)
    assert (t.region("Oskar"), t.measure("Oskar.blood"), t.measure("a.pool")) == ("ready", 0, 30)
    t.is_quiet()
