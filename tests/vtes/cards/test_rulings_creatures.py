"""Rulings on allies: how they come and go, what they are, and what they can do at once."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import (
    ALLY,
    ALLY_CARD,
    ASH,
    BETWEEN,
    IN_PLAY,
    LOCKED,
    MINE,
    MONSTER,
    RETAINER,
    a,
    ability,
    bring,
    definition,
    lock,
    master,
    trait,
    unlock,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, since_2011

MUMMIES = [
    "Nephren-Ka",
    "Amam the Devourer",
    "Tutu the Doubly Evil One",
    "Qetu the Evil Doer",
    "Kherebutu",
    "Saatet-ta",
]
mummies = pytest.mark.parametrize("card", MUMMIES)


def masterly(name: str, way: Way) -> Face:
    return made_up(name, faces.MASTER, definition=definition(way))


@editions
@rules_on("Nephren-Ka", "LSJ 20010710")
@rules_on("Amam the Devourer", "LSJ 20010710")
@rules_on("Tutu the Doubly Evil One", "LSJ 20010710")
@rules_on("Qetu the Evil Doer", "LSJ 20010710")
@rules_on("Kherebutu", "LSJ 20010710")
@rules_on("Saatet-ta", "LSJ 20010710")
@mummies
def test_a_mummy_that_is_discarded_stays_in_the_ash_heap(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[card, *["Blank Page"] * 6], library=["Dodge", "Flash"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.does(f"discard {card}", by="a")
    assert (t.region(card), len(t.g.library(0))) == ("ash-heap", 1)


@editions
@rules_on("Nephren-Ka", "ANK 20200813")
@rules_on("Amam the Devourer", "ANK 20200813")
@rules_on("Tutu the Doubly Evil One", "ANK 20200813")
@rules_on("Qetu the Evil Doer", "ANK 20200813")
@rules_on("Kherebutu", "ANK 20200813")
@rules_on("Saatet-ta", "ANK 20200813")
@mummies
def test_what_follows_on_the_burning_of_a_mummy_follows_though_it_returns(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Heartrender"], play=["Tension in the Ranks"]),
        seat(ready=[card, "Oskar 2/4 locked"], hand=["Blank Page"] * 7, library=["Dodge", "Flash"]),
        bystander(),
        edition=edition,
    )
    t.does("use Heartrender Heartrender -1")
    t.goes_on()
    assert (t.measure("b.pool"), len(t.g.library(1)), t.g.ash_heap(1)) == (29, 3, [])
    t.is_quiet()


# -- how they enter play ----------------------------------------------------------------------------------------------

HUNGRY = ["War Ghoul", "The Vozhd of Sofia"]


@editions
@rules_on("War Ghoul", "ANK 20170309-2", "RTR 19961113")
@rules_on("The Vozhd of Sofia", "ANK 20170309-2", "RTR 19961113")
@pytest.mark.parametrize("card", HUNGRY)
@pytest.mark.parametrize("others", [(), ("Hawk ally 1",)])
def test_who_feeds_on_servants_does_so_however_he_comes(others: tuple[str, ...], card: str, edition: str) -> None:
    raising = masterly("Raise", master(bring(a(ASH, MINE, ALLY_CARD))))
    t = position(
        seat(ready=["Mira 3/5 clan:Tzimisce", *others], hand=[raising], ash_heap=[card]),
        seat(ready=["Oskar 2/4", "Wolf ally 3"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Raise")
    if others:
        assert (t.offers("pick Wolf"), t.offers(f"pick {card}")) == (False, True)
        t.does("pick Hawk", by="a")
        assert (t.region(card), t.region("Hawk")) == ("ready", "ash-heap")
    else:
        assert t.region(card) == "ash-heap"


RAISED = [("Rotting Behemoth", "obl clan:Hecata"), ("Shambling Hordes", "nec")]


@editions
@rules_on("Rotting Behemoth", "LSJ 20030701-2", "ANK 20170309-2")
@pytest.mark.parametrize(("card", "words"), RAISED)
@pytest.mark.parametrize("spares", [True, False])
def test_who_is_raised_from_the_dead_needs_not_be_kept(spares: bool, card: str, words: str, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 6/8 {words}"], hand=[card], ash_heap=["The Knights"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {card} Mira 0")
    while t.asks in ("open", "announced", "declined", "block"):
        t.passes()
    t.does("way 1" if spares else "way 0", by="a")
    there = "ready" if edition == "2023" else "waiting"
    assert (t.region(card), t.region("The Knights")) == (("ash-heap", "ash-heap") if spares else (there, "removed"))
    raising = masterly("Raise", master(bring(a(ASH, MINE, ALLY_CARD))))
    t = position(
        seat(ready=["Mira 6/8"], hand=[raising], ash_heap=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Raise")
    assert t.region(card) == "ash-heap"  # nobody else lies there


@since_2011
@rules_on("Rotting Behemoth", "LSJ 20080512")
@pytest.mark.parametrize(("life", "combat"), [(1, False), (2, True)])
def test_a_behemoth_without_life_left_does_not_fight(life: int, combat: bool, edition: str) -> None:
    t = position(
        seat(ready=["Rotting Behemoth"]),
        seat(ready=["Wall ally 9 strength:0 locked"]),
        seat(),
        edition=edition,
    )
    t.g.burn_blood(t["Rotting Behemoth"], 6 - life, "card.golden.overrides-rules")
    t.does("use Rotting Behemoth Rotting Behemoth -1")
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.told("action-over")[-1]["outcome"] == ActionSpan.SUCCESS
    assert (t.measure("Wall.blood") < 9) is combat
    assert t.region("Rotting Behemoth") == ("ready" if combat else "ash-heap")
    t.is_quiet()


# -- mortals, monsters and beasts -------------------------------------------------------------------------------------

KINDS = [
    *[
        (name, True)
        for name in (
            "Ghouled Street Thug",
            "Rafastio Ghoul",
            "Hellhound",
            "Asanbonsam Ghoul",
            "Marijava Thuggee",
            "War Ghoul",
            "The Vozhd of Sofia",
            "Gregory Winter",
            "Revenant",
            "Procurer",
        )
    ],
    ("Underbridge Stray", False),
    ("Raven Spy", False),
    ("The Knights", False),
]


@editions
@rules_on("Ghouled Street Thug", "ANK 20200203-2", "LSJ 20060515")
@rules_on("Rafastio Ghoul", "ANK 20200203-2", "LSJ 20060515")
@rules_on("Hellhound", "ANK 20200203-2", "LSJ 20060515")
@rules_on("Asanbonsam Ghoul", "ANK 20200203-2", "LSJ 20060515")
@rules_on("Marijava Thuggee", "ANK 20200203-2", "LSJ 20060515")
@rules_on("War Ghoul", "ANK 20200203-2", "LSJ 20060515")
@rules_on("The Vozhd of Sofia", "ANK 20200203-2", "LSJ 20060515")
@rules_on("Gregory Winter", "ANK 20200203-2", "LSJ 20060515")
@rules_on("Revenant", "ANK 20200203-2", "LSJ 20060515")
@rules_on("Procurer", "ANK 20200203-2", "LSJ 20060515")
@rules_on("Underbridge Stray", "ANK 20200203-2", "LSJ 20060515")
@rules_on("Raven Spy", "ANK 20200203-2", "LSJ 20060515")
@pytest.mark.parametrize(("card", "monster"), KINDS)
def test_ghouls_are_monsters_and_beasts_are_neither(card: str, monster: bool, edition: str) -> None:
    banish = masterly("Banish", master(lock(a(ALLY | RETAINER, IN_PLAY, MONSTER))))
    feed = masterly("Feed", master(lock(a(ALLY | RETAINER, IN_PLAY, trait("mortal")))))
    own = seat(ready=["Mira 3/5"], hand=[banish, feed])
    retainer = card in ("Revenant", "Raven Spy")
    held = seat(ready=[("Oskar 2/4", [card])]) if retainer else seat(ready=["Oskar 2/4", card])
    t = position(own, held, bystander(), phase="master", edition=edition)
    assert (t.offers("play Banish"), t.offers("play Feed")) == (monster, card == "The Knights")


# -- in the turn in which they are recruited --------------------------------------------------------------------------

FIORELLA = "use Fiorella, Empty One -1 -1"
AT_ONCE = [
    # ally, words of the one who recruits it, who acts then, the answers until it is used, how it is used
    ("Brigitte Gebauer", "clan:Giovanni", ("bleed Ines",), "use Brigitte Gebauer"),
    ("City Star Taxi", "clan:Ravnos", ("bleed Ines", "block Oskar"), "use City Star Taxi -1 -3"),
    ("Saatet-ta", "clan:Ministry", ("bleed Ines",), "use Saatet-ta -1 -3"),
    ("Giulia Giovanni Abruzzina", "clan:Giovanni", ("bleed Ines", "block Oskar"), "use Giulia Giovanni Abruzzina"),
    ("Fiorella, Empty One", "trait:path-of-Death-and-the-Soul", ("bleed Screamer", "block Oskar"), FIORELLA),
    ("Vagabond Mystic", "", ("bleed Ines",), "use Vagabond Mystic"),
    ("War Ghoul", "clan:Tzimisce", ("bleed Ines",), "use War Ghoul"),
    ("Rom Gypsy", "clan:Ravnos", ("bleed Ines", "block Oskar"), "use Rom Gypsy -1 -3"),
]


@rules_on("Giulia Giovanni Abruzzina", "ANK 20180517")
@rules_on("Brigitte Gebauer", "ANK 20180517")
@rules_on("War Ghoul", "ANK 20180517")
@rules_on("Fiorella, Empty One", "ANK 20180517")
@rules_on("Vagabond Mystic", "ANK 20180517")
@rules_on("City Star Taxi", "ANK 20180517")
@rules_on("Saatet-ta", "ANK 20180517")
@rules_on("Rom Gypsy", "ANK 20180517")
@pytest.mark.parametrize(("card", "words", "answers", "use"), AT_ONCE)
def test_an_ally_locks_for_others_in_the_turn_in_which_it_is_recruited(
    card: str, words: str, answers: tuple[str, ...], use: str
) -> None:
    """Up to 2012 it waits out of play until the end of the turn."""
    t = position(
        seat(
            ready=[f"Mira 6/8 {words}".strip(), f"Ines 6/8 {words}".strip(), "Screamer", "Hurt ally 3"],
            hand=[card],
            play=["The Barrens"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.g.burn_blood(t["Hurt"], 1, "card.golden.overrides-rules")
    t.does(f"play {card} Mira 0")
    _until(t, "minion", "Hurt")
    assert t.region(card) == "ready"
    assert not t.offers(f"bleed {card}")  # it cannot act
    for answer in answers:
        _until_offered(t, answer)
        t.does(answer)
    _until_offered(t, use)
    t.does(use, by="a")
    assert card == "War Ghoul" or t.measure(f"{card}.locked") == 1


def _until(t: Table, kind: str, servant: str) -> None:
    """Everybody passes; who must burn a servant burns this one."""
    while t.asks != kind:
        t.does(f"pick {servant}" if t.offers(f"pick {servant}") else "pass")


def _until_offered(t: Table, answer: str) -> None:
    t.passes_until_offered(answer)


# -- what they do -----------------------------------------------------------------------------------------------------


@editions
@rules_on("Gregory Winter", "RTR 20010711")
@rules_on("Impundulu", "RTR 20010711")
@pytest.mark.parametrize(("card", "number"), [("Gregory Winter", -1), ("Impundulu", -3), ("Succubus", -1)])
def test_blood_is_stolen_of_a_vampire_without_any(card: str, number: int, edition: str) -> None:
    t = position(seat(ready=[card]), seat(ready=["Oskar 0/4 locked"]), bystander(), edition=edition)
    life = t.measure(f"{card}.blood")
    t.does(f"use {card} {card} {number}")
    if t.asks == "target":
        t.does("target Oskar")
    t.goes_on()
    assert (t.told("action-over")[-1]["outcome"], t.measure(f"{card}.blood")) == (ActionSpan.SUCCESS, life)


@editions
@rules_on("Impundulu", "ANK 20180917")
@pytest.mark.parametrize(("whom", "directed"), [("Ines", []), ("Oskar", [1])])
def test_impundulu_feeds_on_his_own_side_too(whom: str, directed: list[int], edition: str) -> None:
    t = position(seat(ready=["Impundulu", "Ines 2/4"]), seat(ready=["Oskar 2/4 locked"]), bystander(), edition=edition)
    t.does_all("use Impundulu Impundulu -3", f"target {whom}")
    assert t.told("action")[-1]["victims"] == directed
    t.goes_on()
    assert (t.measure(f"{whom}.blood"), t.measure("Impundulu.blood")) == (1, 2)


@editions
@rules_on("Mylan Horseed", "PIB 20121028")
@pytest.mark.parametrize(("whom", "directed"), [("Ines", []), ("Oskar", [1])])
def test_mylan_acts_against_who_controls_the_one_that_he_unlocks(whom: str, directed: list[int], edition: str) -> None:
    old = "8/8 sect:Sabbat locked"
    t = position(
        seat(ready=["Mylan Horseed", f"Ines {old}"]), seat(ready=[f"Oskar {old}"]), bystander(), edition=edition
    )
    t.does_all("use Mylan Horseed Mylan Horseed -2", f"target {whom}")
    assert t.told("action")[-1]["victims"] == directed
    t.goes_on()
    assert t.measure(f"{whom}.locked") == 0


TWICE = [("Gregory Winter", -1, -2), ("Amam the Devourer", -1, -2)]


@since_2011
@rules_on("Gregory Winter", "LSJ 20100909")
@rules_on("Amam the Devourer", "LSJ 20100909")
@pytest.mark.parametrize(("card", "first", "second"), TWICE)
def test_two_actions_of_an_ally_are_two_actions(card: str, first: int, second: int, edition: str) -> None:
    wake = masterly("Wake Up", ability(BETWEEN, unlock(a(ALLY, MINE, LOCKED))))
    t = position(
        seat(ready=[card, "Ines 2/4"], play=[wake]),
        seat(ready=["Wall ally 9 strength:0 locked"], torpor=["Gone 2/4", "Lost 2/4"]),
        seat(),
        edition=edition,
    )
    for number in (first, second):
        t.does(f"use {card} {card} {number}")
        while t.asks != "minion":
            t.does("strike hand" if t.asks == "strike" else t.options()[0] if t.asks == "target" else "pass")
        t.does("use Wake Up")
        assert not t.offers(f"use {card} {card} {number}")
    assert len([one for one in t.told("action") if one["minion"] == t[card]]) == 2


@editions
@rules_on("Renegade Garou", "PIB 20121028")
def test_a_renegade_garou_strikes_twice_each_round(edition: str) -> None:
    t = position(seat(ready=["Renegade Garou"]), seat(ready=["Wall ally 9 strength:0"]), bystander(), edition=edition)
    t.does_all("bleed Renegade Garou", "block Wall")
    t.goes_on()
    assert t.measure("Wall.blood") == 5  # without a question


@editions
@rules_on("Nephren-Ka", "LSJ 20040812-2", "PIB 20130327")
@pytest.mark.parametrize(("other", "offered"), [("Harzomatuili", False), ("Renegade Garou", True)])
def test_nephren_ka_prevents_no_aggravated_damage(other: str, offered: bool, edition: str) -> None:
    t = position(seat(ready=["Nephren-Ka"]), seat(ready=[other]), bystander(), edition=edition)
    t.does_all("bleed Nephren-Ka", f"block {other}")
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.ever_offered("use Nephren-Ka Nephren-Ka -1") is offered


@editions
@rules_on("War Ghoul", "PIB 20121031")
def test_a_war_ghoul_burns_itself_out_of_a_theft(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 PRE"], hand=["Entrancement"], play=["The Barrens"]),
        seat(ready=["War Ghoul", "Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    _until_offered(t, "play Entrancement Mira 1")
    t.does("play Entrancement Mira 1")
    if t.asks == "target":
        t.does("target War Ghoul")
    _until_offered(t, "use War Ghoul")
    t.does("use War Ghoul", by="b")
    assert (t.region("War Ghoul"), t.region("The Barrens")) == ("ash-heap", "ash-heap")
    t.goes_on()
    price = t.g.face[t["Entrancement"]].blood
    assert (t.told("action-over")[-1]["outcome"], t.measure("Mira.blood")) == (ActionSpan.SUCCESS, 6 - price)
