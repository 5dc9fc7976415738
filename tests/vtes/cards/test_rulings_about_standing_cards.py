"""Official rulings on cards that lie in play, or are about to: kinds of retainers, locations that are taken, merged and
contested vampires, sects that change again."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import (
    BEFORE_RANGE,
    BLOOD_COST,
    CARD,
    IN_PLAY,
    MONSTER,
    PLAY,
    REACTION_CARD,
    RETAINER,
    a,
    combat,
    costs,
    definition,
    gain,
    lock,
    master,
    modifier,
    put,
    reaction,
    requires,
    trait,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_rulings_odds import to_the_end, until

# -- retainers --------------------------------------------------------------------------------------------------------

SPARED = made_up("Spared", faces.MASTER, definition=definition(master(lock(a(RETAINER, IN_PLAY, MONSTER)))))
FED = made_up("Fed", faces.MASTER, definition=definition(master(lock(a(RETAINER, IN_PLAY, trait("mortal"))))))


@ruled_alike(
    "card monster",
    [
        ("Corpse Balloon", True),
        ("Corpse Minion", True),
        ("D'habi Revenant", True),
        ("Ghoul Escort", True),
        ("Marijava Ghoul", True),
        ("Omael Kuman", True),
        ("Robert Carter", True),
        ("Elephant Guardian", False),
        ("Owl Companion", False),
        ("Wolf Companion", False),
    ],
    "ANK 20200203-2",
    "LSJ 20060515",
)
def test_a_ghoul_is_a_monster_and_a_beast_is_neither_that_nor_mortal(card: str, monster: bool) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[SPARED, FED]), seat(ready=[("Oskar 2/4", [card])]), bystander(), phase="master"
    )
    assert (t.offers("play Spared"), t.offers("play Fed")) == (monster, False)
    t.is_quiet()


@rules_on("Feral Hound", "RTR 19941109", "ANK 20180612")
@pytest.mark.parametrize(("words", "way"), [("ani", 0), ("ANI", 1), ("ANI", 0)])
def test_a_feral_hound_is_what_it_was_employed_as(words: str, way: int) -> None:
    """At superior its employer unlocks at once, else in the discard phase."""
    t = position(
        seat(ready=[f"Mira 4/8 {words} clan:Ravnos", "Ines 2/4"], hand=["Feral Hound"]),
        seat(ready=["Oskar 4/4 locked"]),
        bystander(),
    )
    t.does(f"play Feral Hound Mira {way}")
    to_the_end(t)
    assert (t.region("Feral Hound"), t.measure("Mira.locked")) == ("attached", 1 - way)
    while t.g.turn_span().seat == 0:
        t.does("pass")
    assert t.measure("Mira.locked") == 0
    t.is_quiet()


# -- cards of two types -----------------------------------------------------------------------------------------------

DOUBLE = made_up(
    "Double",
    faces.MODIFIER | faces.REACTION,
    definition=definition(modifier("", gain(1)), reaction("", gain(1))),
)
"""Played as an action modifier in the first way, as a reaction in the second."""


@rules_on("Scout Youngwood", "PIB 20150924-2")
@pytest.mark.parametrize(("acts", "cost"), [(True, 0), (False, 1)])
def test_what_scout_plays_as_a_modifier_is_no_dearer_reaction(acts: bool, cost: int) -> None:
    me = "Scout Youngwood"
    t = position(
        seat(ready=[me, "Ines 2/4"], hand=[DOUBLE]),
        seat(ready=["Oskar 4/8 locked"]),
        seat(ready=["Vera 2/4", "Wanda 2/4"]),
        turn="a" if acts else "c",
    )
    t.does(f"bleed {me if acts else 'Vera'}")
    way = f"play Double {me} {0 if acts else 1}"
    until(t, way)
    with t.changes(f"{me}.blood", -cost):
        t.does(way, by="a")
    to_the_end(t)
    t.is_quiet()


FEINT = made_up(
    "Feint",
    faces.MODIFIER | faces.COMBAT,
    definition=definition(modifier("", gain(1)), combat("", gain(1), when=BEFORE_RANGE)),
)


@pytest.mark.parametrize(("way", "cost"), [(0, 0), (1, 1)])
def test_what_rosemarie_plays_as_a_modifier_is_no_dearer_combat_card(way: int, cost: int) -> None:
    me = "Rosemarie"
    t = position(seat(ready=[me], hand=[FEINT]), seat(ready=["Oskar 4/8 strength:0"]), bystander())
    t.does(f"bleed {me}")
    if way:
        t.passes_until_offered("block Oskar")
        t.does("block Oskar")
    until(t, f"play Feint {me} {way}")
    with t.changes(f"{me}.blood", -cost):
        t.does(f"play Feint {me} {way}", by="a")
    to_the_end(t)
    t.is_quiet()


def test_what_is_dearer_for_its_discipline_is_so_whatever_it_is_played_as() -> None:
    """The levy is on reactions and on all that requires Auspex."""
    taxed = costs(1, BLOOD_COST, None, REACTION_CARD | requires("aus"))
    levy = made_up("Levy", faces.MASTER, definition=definition(master(put(CARD, PLAY)), taxed))
    double = made_up(
        "Double",
        faces.MODIFIER | faces.REACTION,
        definition=definition(modifier("aus", gain(1)), reaction("aus", gain(1))),
        disciplines="aus",
    )
    t = position(
        seat(ready=["Mira 4/8 aus"], hand=[double], play=[levy]), seat(ready=["Oskar 4/8 locked"]), bystander()
    )
    t.does("bleed Mira")
    with t.changes("Mira.blood", -1):
        t.does("play Double Mira 0")
    to_the_end(t)
    t.is_quiet()


@rules_on("Conrad Adoula", "PIB 20150924-2")
@pytest.mark.parametrize(("mine", "more"), [(True, 0), (False, 1)])
def test_what_is_played_as_a_modifier_while_conrad_acts_is_no_dearer_reaction(mine: bool, more: int) -> None:
    """A Touch of Clarity is a modifier for who does not act, and a reaction for who does not control Conrad."""
    me, card = "Conrad Adoula", "Touch of Clarity"
    t = position(
        seat(ready=[me, "Ines 4/6 DEM"], hand=["Conditioning", *([card] if mine else [])]),
        seat(ready=["Oskar 4/6 DEM"], hand=[] if mine else [card]),
        bystander(),
    )
    t.does(f"bleed {me}")
    until(t, f"play Conditioning {me} 0")
    t.does(f"play Conditioning {me} 0", by="a")
    who = "Ines" if mine else "Oskar"
    way = f"play {card} {who} {2 if mine else 3}"
    until(t, way)
    with t.changes(f"{who}.blood", -t.g.face[t[card]].blood - more):
        t.does(way)
    to_the_end(t)
    t.is_quiet()


# -- locations --------------------------------------------------------------------------------------------------------


@ruled_alike(
    "card words mode", [("Dominate Kine", "DOM", 1), ("New Management", "clan:Ventrue-antitribu", 0)], "RTR 19980623"
)
@pytest.mark.parametrize("what", ["Elder Library", "Living Manse"])
def test_a_location_that_is_taken_stays_as_it_is_or_finds_a_new_bearer(
    card: str, words: str, mode: int, what: str
) -> None:
    on_oskar = ["Living Manse"] if what == "Living Manse" else []
    t = position(
        seat(ready=[f"Mira 6/8 {words}", "Ines 2/4"], hand=[card]),
        seat(ready=[("Oskar 2/4 locked", on_oskar)], play=[] if on_oskar else [f"{what} locked"]),
        bystander(),
    )
    t.does(f"play {card} Mira {mode}")
    t.does(f"target {what}") if t.asks == "target" else None
    while t.asks not in t.quiet:
        t.answer(t.options()[0] if t.asks in ("bearer", "pick", "host", "target") else "pass")
    assert t.word(f"{what}.controller") == "a"
    if on_oskar:
        assert t.g.host[t[what]] in (t["Mira"], t["Ines"])
    else:
        assert (t.region(what), t.measure(f"{what}.locked")) == ("play", 1)
    t.is_quiet()


@rules_on("Danylo", "LSJ 20080114", "ANK 20221210")
def test_danylo_finds_no_equipment_that_is_a_location_in_play() -> None:
    t = position(
        seat(ready=["Danylo", "Ines 2/4"], hand=["Blank Page"] * 7, library=["Living Manse", "Elder Library", "Dodge"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
    )
    t.does("use Danylo Danylo")
    t.passes_until("search")
    assert t.options("find") == [f"find {t.g.face[t['Elder Library']].key}"]
    t.does(t.options("find")[0])
    while t.asks not in t.quiet:
        t.answer(t.options()[0] if t.asks == "discard-down" else "pass")
    assert t.region("Living Manse") == "library"
    t.is_quiet()


@rules_on("Dreams of the Sphinx", "RBK 2-card-types")
def test_nobody_uses_dreams_that_are_about_to_be_contested() -> None:
    card = "Dreams of the Sphinx"
    t = position(
        seat(ready=["Mira 2/4"], play=[card]),
        seat(ready=["Oskar 2/4"], hand=[card]),
        bystander(),
        turn="b",
        phase="master",
    )
    until(t, f"play {card}#2")
    since = len(t.asked)
    t.does(f"play {card}#2", by="b")
    assert not t.ever_offered(f"use {card}", since + 1)
    assert (t.measure(f"{card}.contested"), t.measure(f"{card}#2.contested")) == (1, 1)
    to_the_end(t)
    t.is_quiet()


# -- vampires ---------------------------------------------------------------------------------------------------------


@rules_on("Brainwash", "LSJ 20030422")
def test_who_is_brainwashed_merges_all_the_same() -> None:
    t = position(
        seat(ready=["Lucita"], uncontrolled=[("Lucita (ADV) blood:2", ["Brainwash"])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
    )
    assert not t.offers("invest Lucita#2")
    with t.changes("a.pool", -1):
        t.does("merge Lucita#2 Lucita")
    assert (t.region("Lucita"), [t.g.face[one].name for one in t.g.on(t["Lucita"])]) == ("ready", ["Lucita"])
    assert t.region("Brainwash") == "ash-heap"


@ruled_alike("who", ["Dancin' Dana (ADV)", "Marguerite Foccart (ADV)", "Zack North (ADV)"], "ANK 20180524")
@pytest.mark.parametrize("base_first", [True, False])
def test_who_is_merged_is_an_anarch(who: str, base_first: bool) -> None:
    me = who.removesuffix(" (ADV)")
    first, second = (me, who) if base_first else (who, me)
    t = position(seat(ready=[first], uncontrolled=[second]), seat(ready=["Oskar 2/4"]), bystander(), phase="influence")
    assert t.word(f"{me}.sect") == ("Camarilla" if base_first else "Anarch")
    t.does(f"merge {me}#2 {me}")
    assert (t.word(f"{me}.sect"), t.region(me)) == ("Anarch", "ready")


@rules_on("Erlik", "LSJ 20080526", "LSJ 20100902", "ANK 20180626-1")
def test_erlik_gives_his_blood_before_he_is_contested() -> None:
    t = position(
        seat(uncontrolled=["Erlik blood:10", "Anja 0/8 clan:Harbinger-of-Skulls"]),
        seat(ready=["Erlik", "Oskar 2/4"]),
        bystander(),
        phase="influence",
    )
    t.does("out Erlik")
    assert t.asks not in t.quiet
    assert not t.told("contested")
    while t.asks not in t.quiet:
        t.answer(t.options()[0])
    assert t.measure("Anja.blood") > 0
    assert (t.measure("Erlik.contested"), t.measure("Erlik#2.contested")) == (1, 1)


@ruled_alike("card", ["Galaric's Legacy", "Go Anarch"], "LSJ 20100811")
def test_who_is_made_an_anarch_is_one_until_he_joins_another_sect(card: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8 sect:Anarch", [card])], hand=["Into the Fire"]), seat(), bystander(), phase="master"
    )
    assert stats.is_anarch(t.g, t["Mira"])
    t.does("play Into the Fire")
    t.does("target Mira") if t.asks == "target" else None
    assert (t.word("Mira.sect"), t.region(card)) == ("Sabbat", "ash-heap")
    t.is_quiet()
