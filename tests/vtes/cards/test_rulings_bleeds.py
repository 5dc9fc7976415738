"""What official rulings say of cards that raise a bleed, of votes, and of who reacts when."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import (
    MINE,
    PASSES,
    TURN,
    VAMPIRE,
    definition,
    fact,
    later,
    master,
    outcome,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander


def until(t: Table, text: str) -> None:
    """Everybody passes, and strikes with the hand, until somebody can do that."""
    while not t.offers(text):
        assert t.asks not in t.quiet, f"nobody is offered '{text}'"
        t.does("strike hand" if t.asks == "strike" else "pass")


# -- beyond the limit -------------------------------------------------------------------------------------------------


@rules_on("Command of the Beast", "LSJ 20100218")
@rules_on("Leverage", "LSJ 20100218")
@rules_on("Power of One", "LSJ 20100218")
@pytest.mark.parametrize(
    ("card", "words", "mode"),
    [("Command of the Beast", "DOM", 1), ("Leverage", "dom", 0), ("Power of One", "dom pot sect:Anarch", 1)],
)
@pytest.mark.parametrize("first", [True, False])
def test_a_limited_modifier_comes_before_or_after(card: str, words: str, mode: int, first: bool) -> None:
    t = position(
        seat(edge=True, ready=[f"Mira 4/8 {words}"], hand=[card, "Threats"]), seat(ready=["Oskar 2/4"]), bystander()
    )
    t.does("bleed Mira")
    texts = [f"play {card} Mira {mode}", "play Threats Mira 0"]
    for text in texts if first else reversed(texts):
        until(t, text)
        t.does(text, by="a")
    t.goes_on()
    assert t.measure("b.pool") == 30 - 1 - 1 - 1
    t.is_quiet()


@rules_on("Power of One", "ANK 20171023")
@pytest.mark.parametrize(("act", "offered"), [("bleed Mira", True), ("hunt Mira", False)])
def test_power_of_one_with_presence_is_for_bleeds(act: str, offered: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8 pre sect:Anarch"], hand=["Power of One"]),
        seat(ready=["Oskar 2/4 intercept:3"]),
        bystander(),
    )
    t.does(act)
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.ever_offered("play Power of One Mira 2") is offered
    assert t.ever_offered("play Power of One Mira 3") is offered


@rules_on("Empowering the Puppet King", "LSJ 19990425")
def test_nobody_empowers_the_bleed_of_another_methuselah() -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 4/8 DOM"], hand=["Empowering the Puppet King"]),
    )
    t.does("bleed Mira")
    t.goes_on()
    assert not t.ever_offered("play Empowering the Puppet King")


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


@rules_on("Revelation of the Serpent", "ANK 20220210")
@pytest.mark.parametrize(("pool", "asked"), [(3, True), (2, False)])
def test_the_serpent_does_not_unlock_when_the_victim_is_ousted(pool: int, asked: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8 PRE PRO"], hand=["Revelation of the Serpent"]),
        seat(pool=pool, ready=["Oskar 2/4"]),
        bystander(),
        seat(ready=["Dora 2/4"]),
        counters=[(2, "corruption", "Oskar", "a")],
    )
    t.does("bleed Mira")
    t.does("play Revelation of the Serpent Mira 2", by="a")
    while t.asks not in ("may", *t.quiet):
        t.answer("pass")
    assert (t.asks == "may") is asked
    assert bool(t.g.ousted[1]) is not asked


# -- Melange ----------------------------------------------------------------------------------------------------------


@rules_on("Melange", "ANK 20180531", "ANK 20231124")
def test_melange_is_burned_before_the_bleed_is_resolved() -> None:
    t = position(
        seat(pool=9, ready=[("Mira 6/7", ["Melange"])], hand=["Archon Investigation"]),
        seat(ready=["Oskar 6/8 bleed:3"]),
        turn="b",
    )
    melange = t["Melange"]
    t.g.controller[melange] = 1
    t.g.chosen = {melange: [t["Oskar"]]}
    t.g.forget_moments()
    t.does("bleed Oskar", by="b")
    until(t, "use Melange")
    t.does("use Melange", by="b")
    assert t.measure("action.bleed") == 4
    until(t, "play Archon Investigation")  # there was time for it
    t.does("play Archon Investigation", by="a")
    assert t.region("Oskar") == "ash-heap"


# -- votes ------------------------------------------------------------------------------------------------------------

SWORN = made_up(
    "Sworn",
    faces.MASTER,
    definition=definition(master(later(fact.CALLED, outcome(PASSES), of=VAMPIRE & MINE, until=TURN))),
)
"""The next referendum that a vampire of its controller calls passes automatically."""
VOTERS = [
    # card, words of who plays it, mode, whether Mira plays it
    ("Army of Apparitions", "chi", 0, False),
    ("Confusion of the Eye", "OBF", 1, False),
    ("Covincraft", "clan:Kiasyd", 1, False),
    ("Wrong and Crosswise", "DEM", 1, False),
    ("Party Out Of Bounds", "pre sect:Anarch", 1, False),
    ("Iron Glare", "pot pre", 0, True),
    ("Old Friends", "OBF", 1, True),
    ("Elder Kindred Network", "clan:Ventrue", 0, False),
    ("Madrigal", "MEL", 4, False),
    ("Velvet Tongue", "SER", 3, False),
]


@ruled_alike("card words mode mine", VOTERS, "PIB 20150105")
@pytest.mark.parametrize("sworn", [True, False])
def test_no_votes_for_a_referendum_that_passes_by_itself(
    card: str, words: str, mode: int, mine: bool, sworn: bool
) -> None:
    t = position(
        seat(
            ready=[f"Mira 4/8 {words if mine else ''}".strip()],
            hand=[SWORN, "Kine Resources Contested", *([card] if mine else [])],
        ),
        seat(ready=["Oskar 4/8" if mine else f"Oskar 4/8 {words}"], hand=[] if mine else [card]),
        bystander(),
        phase="master",
    )
    t.does("play Sworn" if sworn else "pass")
    until(t, "play Kine Resources Contested Mira 0") if t.asks != "minion" else None
    t.does("play Kine Resources Contested Mira 0", by="a")
    while not t.told("result"):
        t.answer("pass" if t.offers("pass") else t.options()[0])
    assert t.ever_offered(f"play {card} {'Mira' if mine else 'Oskar'} {mode}") is not sworn
    assert t.told("result")[-1]["result"] == ("passed" if sworn else "failed")


AGAINST = [("Wrong and Crosswise", "DEM prince", 1, 4 + 2), ("Protected District", "primogen", 1, 3 + 1)]


def called(card: str, words: str, votes: str = "") -> Table:
    t = position(
        seat(ready=["Mira 4/8 justicar"], hand=["Kine Resources Contested"]),
        seat(ready=[f"Oskar 4/8 {words}"], hand=[card]),
        bystander(),
    )
    t.does("play Kine Resources Contested Mira 0")
    while not t.told("polling"):
        t.answer("pass" if t.offers("pass") else t.options()[0])
    return t


@rules_on("Wrong and Crosswise", "LSJ 20031119")
@rules_on("Protected District", "LSJ 20031119")
@pytest.mark.parametrize(("card", "words", "mode", "votes"), AGAINST)
def test_votes_against_are_cast_against_at_once(card: str, words: str, mode: int, votes: int) -> None:
    t = called(card, words)
    until(t, f"play {card} Oskar {mode}")
    t.does(f"play {card} Oskar {mode}", by="b")
    since = len(t.asked)
    while not t.told("result"):
        t.answer("pass")
    assert not t.ever_offered("vote Oskar for", since)
    assert t.told("result")[-1]["against"] == votes


@rules_on("Wrong and Crosswise", "LSJ 20031115")
@rules_on("Protected District", "LSJ 20031115")
@pytest.mark.parametrize(("card", "words", "mode", "votes"), AGAINST)
def test_who_votes_in_favor_gets_no_votes_against(card: str, words: str, mode: int, votes: int) -> None:
    t = called(card, words)
    until(t, "vote Oskar for")
    t.does("vote Oskar for", by="b")
    since = len(t.asked)
    while not t.told("result"):
        t.answer("pass")
    assert not t.ever_offered(f"play {card} Oskar {mode}", since)


# -- who reacts when --------------------------------------------------------------------------------------------------


@rules_on("Hide the Heart", "ANK 20230817", "ANK 20200607")
@pytest.mark.parametrize("locked", [True, False])
def test_who_helps_another_against_a_bleed_locks_for_it(locked: bool) -> None:
    """Vera woke: she is locked, so she cannot lock for it."""
    t = position(
        seat(ready=["Mira 4/8 bleed:3"]),
        seat(ready=["Oskar 4/8"]),
        seat(ready=[f"Vera 4/8 VAL {'locked' if locked else ''}".strip()], hand=["Hide the Heart", "On the Qui Vive"]),
    )
    t.does("bleed Mira")
    if locked:
        until(t, "play On the Qui Vive Vera 0")
        t.does("play On the Qui Vive Vera 0", by="c")
    while t.asks not in t.quiet and not t.offers("play Hide the Heart Vera 3"):
        t.answer("pass")
    assert t.offers("play Hide the Heart Vera 3") is not locked
    if not locked:
        t.does("play Hide the Heart Vera 3", by="c")
        t.goes_on()
        assert (t.measure("b.pool"), t.measure("Vera.locked")) == (29, 1)


@rules_on("Babble", "ANK 20200607")
def test_a_babbler_waits_for_the_attempt_of_another() -> None:
    t = position(
        seat(ready=["Mira 4/8 stealth:1"]), seat(ready=["Oskar 4/8"]), seat(ready=["Vera 4/8 dem"], hand=["Babble"])
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    assert not t.ever_offered("play Babble")
    t.does("block Oskar", by="b")
    until(t, "play Babble Vera 0")
    assert t.who() == "c"
    t.does("play Babble Vera 0", by="c")
    assert t.told("blocked")


@rules_on("Eyes of Argus", "TOM 19951129", "ANK 20210819")
def test_who_wakes_need_not_block_and_may_wake_to_cancel() -> None:
    t = position(
        seat(ready=["Mira 4/7 pre"], hand=["Enchant Kindred"]),
        seat(ready=["Oskar 4/8 AUS dom for locked"], hand=["Eyes of Argus", "Denial of Aphrodite's Favor"]),
        bystander(),
    )
    t.does("play Enchant Kindred Mira 0")
    assert (t.who(), t.asks) == ("b", "as-played")
    t.does("play Eyes of Argus Oskar 1", by="b")
    t.does("play Denial of Aphrodite's Favor Oskar 0", by="b")
    assert t.told("cancelled")
    t = position(seat(ready=["Mira 4/7"]), seat(ready=["Oskar 4/8 AUS locked"], hand=["Eyes of Argus"]), bystander())
    t.does("bleed Mira")
    t.does("play Eyes of Argus Oskar 1", by="b")
    t.goes_on()
    assert t.measure("b.pool") == 29
    t.is_quiet()


@rules_on("Eagle's Sight", "RTR 19950413")
@pytest.mark.parametrize("day", [True, False])
def test_eagles_sight_does_not_see_through_a_day_operation(day: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8 for"], hand=["Day Operation"]),
        seat(ready=["Oskar 4/8"]),
        seat(ready=["Vera 4/8 AUS"], hand=["Eagle's Sight"]),
    )
    t.does("bleed Mira")
    until(t, "play Day Operation Mira 0")
    t.does("play Day Operation Mira 0" if day else "pass", by="a")
    while t.asks not in t.quiet:
        t.answer("pass")
    assert t.ever_offered("play Eagle's Sight Vera 1") is not day


@rules_on("Shattered Mirror", "RTR 20180719")
def test_nothing_is_played_after_a_shattered_mirror() -> None:
    t = position(
        seat(ready=["Mira 4/7 CEL"], hand=["Zephyr"]),
        seat(ready=["Oskar 4/8 DEM"], hand=["Shattered Mirror"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Shattered Mirror Oskar 1")
    t.does("play Shattered Mirror Oskar 1", by="b")
    t.goes_on()
    assert not t.ever_offered("play Zephyr")
    t.is_quiet()


@rules_on("Touch of Pain", "PIB 20150915")
@pytest.mark.parametrize("first", [True, False])
def test_pain_comes_after_the_bleed_before_or_after_other_cards(first: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8 for"], hand=["Freak Drive"]),
        seat(ready=["Oskar 4/8 POT"], hand=["Touch of Pain"]),
        bystander(),
    )
    t.does("bleed Mira")
    while t.asks != "succeeded":
        t.answer("pass")
    assert t.measure("b.pool") == 29
    if first:
        t.does("play Freak Drive Mira 0", by="a")
    until(t, "play Touch of Pain Oskar 1")
    t.does("play Touch of Pain Oskar 1", by="b")
    if not first:
        until(t, "play Freak Drive Mira 0")
        t.does("play Freak Drive Mira 0", by="a")
    assert (t.measure("Mira.locked"), t.measure("Mira.blood")) == (0, 4 - 2 - t.g.face[t["Freak Drive"]].blood)


@rules_on("Car Bomb", "LSJ 20081105", "ANK 20190425")
def test_a_car_bomb_comes_after_what_the_actor_announces_and_before_all_else() -> None:
    t = position(
        seat(ready=[("Mira 4/8 DOM obf", ["Sport Bike"])], hand=["Seduction", "Lost in Crowds"]),
        seat(ready=["Oskar 4/8 sect:Anarch", "Olga 2/4"], hand=["Car Bomb"]),
        bystander(),
    )
    t.does("bleed Mira")
    assert (t.who(), t.asks, t.offers("play Seduction Mira 1")) == ("a", "announced", True)
    t.does("play Seduction Mira 1", by="a")
    t.does("target Olga")
    until(t, "play Car Bomb Oskar 0")
    assert t.asks == "announced"
    t.answer("pass")
    since = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("play Car Bomb Oskar 0", since)


# -- at whom an action is directed ------------------------------------------------------------------------------------


@rules_on("Gremlins", "LSJ 20090324")
@rules_on("Loss", "LSJ 20090324")
@pytest.mark.parametrize(("card", "words", "mode"), [("Gremlins", "myt", 1), ("Loss", "qui", 0)])
def test_to_burn_equipment_is_not_directed_at_its_bearer(card: str, words: str, mode: int) -> None:
    t = position(
        seat(ready=[f"Mira 4/7 {words}"], hand=[card]),
        seat(ready=[("Oskar 4/8 abo", [".44 Magnum"])], hand=["Unseen Hibernation"]),
        bystander(),
    )
    t.does(f"play {card} Mira {mode}")
    assert t.told("action")[0]["victims"] == [1]
    t.goes_on()
    assert not t.ever_offered("play Unseen Hibernation")
    assert t.region(".44 Magnum") == "ash-heap"
    t.is_quiet()
