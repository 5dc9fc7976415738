"""What official rulings say of weapons, of strikes that destroy, steal or swarm, and of the press step."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import FIRST, definition, hand, strike
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, fighting
from tests.vtes.cards.test_combat import on, to_long
from tests.vtes.cards.test_weapons import armed


def until(t: Table, text: str) -> None:
    """Everybody passes, and strikes with the hand, until somebody can do that."""
    while not t.offers(text):
        assert t.asks not in t.quiet, f"nobody is offered '{text}'"
        t.does("strike hand" if t.asks == "strike" else "pass")


# -- a second copy ----------------------------------------------------------------------------------------------------


@rules_on("Sawed-Off Shotgun", "ANK 20230316")
@rules_on("Combat Shotgun", "ANK 20230316")
@rules_on("Mark V", "ANK 20230316")
@rules_on("Gas-Powered Chainsaw", "ANK 20230316")
@rules_on("Brass Knuckles", "ANK 20230316")
@rules_on("Improvised Flamethrower", "ANK 20230316")
@rules_on("Starshell Grenade Launcher", "ANK 20230316")
@pytest.mark.parametrize(
    ("card", "long"),
    [
        ("Sawed-Off Shotgun", False),
        ("Combat Shotgun", False),
        ("Mark V", True),
        ("Gas-Powered Chainsaw", False),
        ("Brass Knuckles", False),
        ("Improvised Flamethrower", False),
        ("Starshell Grenade Launcher", True),
    ],
)
def test_a_second_copy_strikes_once_more(card: str, long: bool) -> None:
    t = position(
        seat(ready=[("Mira 6/8 cel", [card, card])], hand=["Blur", "Fake Out"]),
        seat(ready=["Oskar ally 20"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    if long:
        to_long(t)
    on(t, "strike")
    t.does(f"use {card} Mira -1", by="a")
    until(t, "play Blur Mira 0")
    t.does("play Blur Mira 0", by="a")
    on(t, "strike")
    assert not t.offers(f"use {card} Mira -1")
    t.does(f"use {card}#2 Mira -1", by="a")
    on(t)
    t.is_quiet()


# -- what is thrown, and what explodes --------------------------------------------------------------------------------


@rules_on("Grenade", "LSJ 19970801")
@rules_on("White Phosphorus Grenade", "LSJ 19970801")
@rules_on("Bomb", "LSJ 19970801")
@pytest.mark.parametrize("card", ["Grenade", "White Phosphorus Grenade", "Bomb"])
def test_what_the_thrower_takes_is_no_damage_of_a_strike(card: str) -> None:
    """So a card against strikes of the opposing minion does not help, but one against any damage does."""
    t = armed(card, words="FOR", hand=["Rolling with the Punches"], answers=["Dodge"])
    on(t, "strike")
    t.does(f"use {card} Mira -1", by="a")
    t.does("play Dodge Oskar 0", by="b")
    on(t, "prevent")
    assert t.who() == "a"
    assert t.offers("play Rolling with the Punches Mira 0")
    assert not t.offers("play Rolling with the Punches Mira 1")


@rules_on("Bomb", "LSJ 19971215")
def test_who_is_blocked_with_a_bomb_need_not_throw_it() -> None:
    t = position(seat(ready=[("Mira 6/8", ["Bomb"])]), seat(ready=["Oskar 6/8"], play=["Elder Library"]), bystander())
    t.does("use Bomb Mira -2")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on(t, "strike")
    assert t.offers("use Bomb Mira -1")
    t.does("strike hand", by="a")
    on(t)
    assert (t.region("Bomb"), t.region("Elder Library"), t.measure("Oskar.blood")) == ("attached", "play", 5)
    t.is_quiet()


@rules_on("Starshell Grenade Launcher", "LSJ 19971215")
def test_a_launcher_that_has_lit_up_an_actor_need_not_be_fired() -> None:
    card = "Starshell Grenade Launcher"
    t = position(
        seat(ready=["Mira 6/8 stealth:1"]),
        seat(ready=[("Oskar 6/8", [card]), "Nora 6/8"], hand=["Fake Out", "On the Qui Vive"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, f"use {card}")
    t.does(f"use {card}", by="b")
    until(t, "play On the Qui Vive Oskar 0")
    t.does("play On the Qui Vive Oskar 0", by="b")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on(t, "maneuver")
    t.does("play Fake Out Oskar 0", by="b")
    on(t, "strike")
    assert t.who() == "b"
    assert t.offers(f"use {card} Oskar -1")
    assert t.offers("strike hand")


@rules_on("Starshell Grenade Launcher", "LSJ 20011023-2")
def test_who_unlocks_can_light_up_an_actor_again() -> None:
    card = "Starshell Grenade Launcher"
    t = position(
        seat(ready=["Mira 6/8 stealth:2"]),
        seat(ready=[("Oskar 6/8 pro sect:Anarch", [card])], hand=["Deep Ecology"]),
        bystander(),
    )
    t.does("bleed Mira")
    for text in (f"use {card}", "play Deep Ecology Oskar 2", f"use {card}"):
        until(t, text)
        t.does(text, by="b")
    assert [told["amount"] for told in t.told("modified")] == [-1, -1]


@rules_on("Starshell Grenade Launcher", "LSJ 20010702")
def test_a_blocker_who_locks_for_his_launcher_fails() -> None:
    card = "Starshell Grenade Launcher"
    t = position(seat(ready=["Mira 6/8 stealth:1"]), seat(ready=[("Oskar 6/8", [card])], hand=["Patrol"]), bystander())
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, f"use {card}")
    t.does(f"use {card}", by="b")
    t.goes_on()
    assert (bool(t.told("block-failed")), t.measure("b.pool")) == (True, 29)
    t.is_quiet()


# -- a Baseball Bat ---------------------------------------------------------------------------------------------------


@rules_on("Baseball Bat", "LSJ 20001120", "LSJ 20101021")
@pytest.mark.parametrize("blocked", [True, False])
def test_a_baseball_bat_is_replaced_when_its_action_is_over(blocked: bool) -> None:
    t = position(
        seat(ready=["Mira 6/8 FOR"], hand=["Baseball Bat", "Freak Drive", *["Blank Page"] * 5], library=9),
        seat(ready=["Oskar 6/8 intercept:2"]),
        bystander(),
    )
    t.does("play Baseball Bat Mira 0")
    if blocked:
        until(t, "block Oskar")
        t.does("block Oskar", by="b")
    until(t, "play Freak Drive Mira")
    assert t.measure("a.hand") == 6
    t.does(f"play Freak Drive Mira {1 if blocked else 0}", by="a")
    assert t.asks == "minion"
    assert t.measure("a.hand") == 7
    t.is_quiet()


# -- nothing to destroy -----------------------------------------------------------------------------------------------


@rules_on("Canine Horde", "RTR 19980928")
@rules_on("Shattering Blow", "RTR 19980928")
@pytest.mark.parametrize(("card", "words", "mode"), [("Canine Horde", "ANI", 1), ("Shattering Blow", "pot", 0)])
@pytest.mark.parametrize("gear", [True, False])
def test_nobody_destroys_what_is_not_there(card: str, words: str, mode: int, gear: bool) -> None:
    t = fighting(card, who=words, on_other=[".44 Magnum"] if gear else ["Raven Spy"])
    on(t, "strike")
    on(t) if not gear else None
    assert t.ever_offered(f"play {card} Mira {mode}") is gear


# -- birds ------------------------------------------------------------------------------------------------------------


@rules_on("Carrion Crows", "RTR 19941109")
@pytest.mark.parametrize(
    ("answer", "words", "hurt"), [("Dodge", "", 1), ("Majesty", "pre", 0)], ids=["dodged", "combat ends"]
)
def test_crows_bite_who_dodges_but_not_after_the_combat(answer: str, words: str, hurt: int) -> None:
    t = fighting("Carrion Crows", who="ani", answers=[answer], other=f"Oskar 6/8 {words}".strip())
    t.does("play Carrion Crows Mira 0", by="a")
    until(t, f"play {answer} Oskar 0")
    t.does(f"play {answer} Oskar 0", by="b")
    on(t)
    assert t.measure("Oskar.blood") == 6 - hurt - t.g.face[t[answer]].blood
    t.is_quiet()


@rules_on("Carrion Crows", "RTR 19941109")
def test_crows_do_not_bite_after_a_first_strike_that_fells() -> None:
    jab = made_up("Jab", faces.COMBAT, definition=definition(strike("", hand(2, FIRST))))
    t = position(
        seat(ready=["Mira 1/8 ani"], hand=["Carrion Crows"]), seat(ready=["Oskar 6/8"], hand=[jab]), bystander()
    )
    t.does("bleed Mira")
    for text in ("block Oskar", "play Carrion Crows Mira 0", "play Jab Oskar 0"):
        until(t, text)
        t.does(text)
    on(t)
    assert (t.region("Mira"), t.measure("Oskar.blood")) == ("torpor", 6)
    t.is_quiet()


# -- strength, and strikes that are none of the hand ------------------------------------------------------------------


@rules_on("Torn Signpost", "PIB 20130303")
def test_a_signpost_lowers_a_strength_that_was_greater() -> None:
    t = fighting("Torn Signpost", who="pot strength:4")
    t.does("play Torn Signpost Mira 0", by="a")
    on(t)
    assert t.measure("Oskar.blood") == 4
    t.is_quiet()


@rules_on("Compress", "LSJ 20020211")
@pytest.mark.parametrize(("words", "mode", "offered"), [("pot", 0, True), ("thn", 1, False), ("THN", 2, False)])
def test_compress_with_thanatosis_is_no_hand_strike(words: str, mode: int, offered: bool) -> None:
    t = fighting("Compress", who=words, answers=["Immortal Grapple"], other="Oskar 6/8 pot")
    until(t, "play Immortal Grapple Oskar 0")
    t.does("play Immortal Grapple Oskar 0", by="b")
    since = len(t.asked)
    on(t)
    assert t.ever_offered(f"play Compress Mira {mode}", since) is offered


@rules_on("Dust Up", "ANK 20220204")
@pytest.mark.parametrize("first", ["Dust Up", "Diversion"])
def test_the_dodge_of_dust_up_is_not_played_without_its_strike(first: str) -> None:
    """After one source of additional strikes there is no second, so the card is not played for its dodge alone."""
    t = fighting("Dust Up", first, who="cel sect:Anarch")
    if first == "Dust Up":
        on(t, "strike")
        t.does("play Dust Up Mira 1", by="a")
    else:
        until(t, "play Diversion Mira 0")
        t.does("play Diversion Mira 0", by="a")
    since = len(t.asked)
    on(t)
    assert not t.ever_offered("play Dust Up#2 Mira 1" if first == "Dust Up" else "play Dust Up Mira 1", since)
    assert len(t.told("strike")) == 2 + 1


# -- the press step ---------------------------------------------------------------------------------------------------


@rules_on("Dagon's Call", "LSJ 20010312")
@rules_on("Necrosis", "LSJ 20010312")
@pytest.mark.parametrize(("card", "words", "mode", "n"), [("Dagon's Call", "qui", 0, 1), ("Necrosis", "THN", 2, 3)])
def test_nothing_rots_on_after_the_combat(card: str, words: str, mode: int, n: int) -> None:
    """Oskar has just the blood for the strike; without it he falls, and there is no press step."""
    for blood, region in ((n, "torpor"), (n - 1, "torpor"), (n + 1, "ready")):
        t = fighting(card, who=words, other=f"Oskar {blood}/9")
        on(t, "strike")
        t.does(f"play {card} Mira {mode}", by="a")
        on(t)
        assert t.region("Oskar") == region
        assert t.measure("Oskar.blood") == 0
        t.is_quiet()


@rules_on("Necrosis", "ANK 20201228-2")
def test_an_aim_adds_nothing_to_what_rots_on() -> None:
    t = fighting("Necrosis", "Target Vitals", who="THN", other="Oskar 9/9")
    until(t, "play Target Vitals Mira 0")
    t.does("play Target Vitals Mira 0", by="a")
    if t.asks == "may":
        t.does("no", by="b")
    on(t, "strike")
    t.does("play Necrosis Mira 2", by="a")
    on(t)
    assert t.measure("Oskar.blood") == 9 - (1 + 2 + 2) - 1
    t.is_quiet()


# -- stolen blood -----------------------------------------------------------------------------------------------------


@rules_on("Drain Essence", "RTR 20010711")
@pytest.mark.parametrize("has", [0, 1, 5])
def test_essence_is_drained_as_far_as_there_is_any(has: int) -> None:
    t = fighting("Drain Essence", "Boxed In", who="THA", other=f"Oskar {has + 1}/8 strength:0")
    on(t, "press")
    t.does("play Boxed In Mira 0", by="a")
    on(t, "strike")
    before = (t.measure("Mira.blood"), t.measure("Oskar.blood"))
    assert before[1] == has
    t.does("play Drain Essence Mira 1", by="a")
    on(t)
    moved = min(4, has)
    assert t.measure("Oskar.blood") == has - moved
    assert t.measure("Mira.blood") == min(8, before[0] - t.g.face[t["Drain Essence"]].blood + moved)


@rules_on("Theft of Vitae", "ANK 20200123")
def test_two_thefts_of_vitae_cancel_out() -> None:
    """A full vampire loses nothing of what he steals while as much is stolen from him."""
    t = fighting("Theft of Vitae", who="THA", answers=["Theft of Vitae"], other="Oskar 8/8 THA")
    on(t, "strike")
    t.does("play Theft of Vitae Mira 1", by="a")
    t.does("play Theft of Vitae#2 Oskar 1", by="b")
    on(t)
    cost = t.g.face[t["Theft of Vitae"]].blood
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6 - cost, 8 - cost)
    t.is_quiet()


@rules_on("Veiled Sight", "RTR 20010711", "TOM 19951215-2")
@pytest.mark.parametrize(("blood", "long", "stolen"), [(0, False, 0), (3, False, 1), (3, True, 0)])
def test_the_strike_of_veiled_sight_steals_nothing_from_afar(blood: int, long: bool, stolen: int) -> None:
    """A hunt has the stealth that the card takes away; who has no blood can still be struck with it."""
    t = position(
        seat(ready=[f"Mira {blood}/8 strength:0"], hand=["Fake Out"]),
        seat(ready=["Oskar 4/8 CHI"], hand=["Veiled Sight"]),
        bystander(),
    )
    if blood:
        t.does("hunt Mira")  # without blood she must, and does
    for text in ("block Oskar", "play Veiled Sight Oskar 1"):
        until(t, text)
        t.does(text)
    if long:
        to_long(t)
    while not t.offers("use Veiled Sight Oskar"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    t.does("use Veiled Sight Oskar", by="b")
    on(t)
    cost = t.g.face[t["Veiled Sight"]].blood
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (blood - stolen, 4 - cost + stolen)


# -- blades and ranges ------------------------------------------------------------------------------------------------


@rules_on("Blessed Blade", "ANK 20180704")
def test_a_blade_that_has_maneuvered_strikes_by_blessed_blade() -> None:
    t = fighting("Blessed Blade", who="val", on_mira=["Blade of Bellona"], answers=["Fake Out"], other="Oskar 8/9")
    until(t, "play Fake Out Oskar 0")
    t.does("play Fake Out Oskar 0", by="b")
    t.does("use Blade of Bellona Mira -2", by="a")
    on(t, "strike")
    t.does("play Blessed Blade Mira 1", by="a")
    on(t)
    assert t.measure("Oskar.blood") == 8 - (1 + 1 + 2)
    t.is_quiet()


@rules_on("Blade of Bellona", "ANK 20180719-3")
@rules_on("Sword of Judgment", "ANK 20180719-3")
@pytest.mark.parametrize("card", ["Blade of Bellona", "Sword of Judgment"])
def test_anybody_takes_a_weapon_that_is_in_play(card: str) -> None:
    t = position(seat(ready=[("Mira 6/8", [card]), "Ines 3/5 clan:Toreador"]), seat(ready=["Oskar 2/4"]), bystander())
    t.does(f"take Ines {card}")
    t.goes_on()
    assert t.g.host[t[card]] == t["Ines"]
    t.is_quiet()
