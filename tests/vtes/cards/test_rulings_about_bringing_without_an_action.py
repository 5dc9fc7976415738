"""Rulings on equipment, retainers and allies that come from the hand by a card or a text, and by no action."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import (
    BLOOD_COST,
    HAND,
    MASTER,
    MINE,
    MINION,
    POOL_COST,
    VAMPIRE,
    a,
    ability,
    becomes,
    definition,
    dues,
    in_,
    master,
    permanent,
    pick,
    plays_from,
    store,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_rulings_after_actions import does
from tests.vtes.cards.test_rulings_drawn_weapons import THRIFT, to_the_end

GUN, SPY = ".44 Magnum", "Raven Spy"
OTHERS = [
    # card, who, how, what is brought
    ("Concealed Weapon", "Mira 6/8", "play Concealed Weapon Mira 0", GUN),
    ("Disguised Weapon", "Mira 6/8 obf", "play Disguised Weapon Mira 0", GUN),
    ("Pack Alpha", "Mira 6/8 ani", "play Pack Alpha Mira 0", SPY),
]
DRAWN = [
    ("Contraband", "Mira 6/8 obf clan:Ravnos", "play Contraband Mira 0", GUN),
    ("Fatima al-Faqadi", "Fatima al-Faqadi", "use Fatima al-Faqadi", GUN),
    ("White Lily", "White Lily", "use White Lily", GUN),
]
IMBUED: Item = ("Abe 3/3 imbued clan:Visionary viz", ["Strike with Conviction"])
CHARISMA = made_up(
    "Charisma",
    faces.MASTER,
    definition=definition(dues(-1, POOL_COST, None, "equip", "recruit"), dues(-1, BLOOD_COST, None, "employ")),
)
"""Actions to equip, employ or recruit cost less."""


def named(who: str) -> str:
    return who if " 6/8" not in who else "Mira"


def fighting(card: str, who: str, *hand: Item, play: tuple[Item, ...] = ()) -> Table:
    """Oskar has blocked the one who can bring something in this combat."""
    t = position(
        seat(ready=[who, "Ines 2/4"], hand=[*([card] if named(who) == "Mira" else []), *hand], play=play),
        seat(ready=["Oskar 6/8 strength:0"]),
        bystander(),
    )
    does(t, f"bleed {named(who)}", "block Oskar")
    return t


def brings(t: Table, how: str, thing: str) -> None:
    t.passes_until_offered(how)
    t.does(how, by="a")
    if t.asks in ("target", "pick"):
        t.does(f"{t.asks} {thing}")


def angel(*hand: Item, play: tuple[Item, ...] = ()) -> Table:
    """Seat b is to act; the imbued can be equipped by the Angel of Berlin as the action is announced."""
    t = position(
        seat(ready=[IMBUED], hand=["Angel of Berlin", *hand], play=play),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        turn="b",
        options={"legacy": True},
    )
    t.does("bleed Oskar")
    t.passes_until_offered("play Angel of Berlin -1 1")
    return t


def angel_equips(t: Table) -> None:
    t.does("play Angel of Berlin -1 1", by="a")
    while t.asks == "target":
        t.does("target Abe" if t.offers("target Abe") else f"target {GUN}")


# -- what it costs ----------------------------------------------------------------------------------------------------


def price(t: Table, thing: str) -> tuple[int, int]:
    return t.g.face[t[thing]].pool, t.g.face[t[thing]].blood


@ruled_alike("card who how thing", [*OTHERS, *DRAWN], "ANK 20170309")
def test_what_makes_actions_cheaper_does_not_help(card: str, who: str, how: str, thing: str) -> None:
    t = fighting(card, who, thing, play=(CHARISMA,))
    pool, blood = t.measure("a.pool"), t.measure(f"{named(who)}.blood")
    brings(t, how, thing)
    assert t.word(f"{thing}.bearer") == named(who)
    paid = pool - t.measure("a.pool"), blood - t.measure(f"{named(who)}.blood")
    assert paid == (price(t, thing)[0], price(t, thing)[1] + (0 if how.startswith("use") else t.g.face[t[card]].blood))


@pytest.mark.parametrize(("thing", "pool", "blood"), [(GUN, 1, 0), (SPY, 0, 0)])
def test_it_does_help_by_an_action(thing: str, pool: int, blood: int) -> None:
    t = position(seat(ready=["Mira 6/8 ani"], hand=[thing], play=[CHARISMA]), seat(ready=["Oskar 2/4"]), bystander())
    with t.changes("a.pool", -pool), t.changes("Mira.blood", -blood):
        t.does(f"play {thing} Mira 0")
        t.goes_on()
    t.is_quiet()


@rules_on("Angel of Berlin", "ANK 20170309")
def test_the_angel_pays_for_equipment_in_full() -> None:
    t = angel(GUN, play=(CHARISMA,))
    with t.changes("a.pool", -price(t, GUN)[0]):
        angel_equips(t)
    assert t.word(f"{GUN}.bearer") == "Abe"


MAGE = made_up("Mage", faces.ALLY, life=2, pool=3, traits=("mage",), definition=definition(permanent()))
TURNCOAT = made_up(
    "Turncoat",
    faces.MASTER,
    traits=("trifle",),
    definition=definition(master(becomes(a(VAMPIRE, MINE), sect="Anarch"))),
)


@rules_on("Piper", "ANK 20170309")
@pytest.mark.parametrize(("by_piper", "paid"), [(True, 3), (False, 2)])
def test_mages_are_cheaper_for_erichtho_by_an_action_only(by_piper: bool, paid: int) -> None:
    t = position(
        seat(ready=["Erichtho"], hand=["Piper", MAGE, TURNCOAT]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        phase="master",
    )
    t.does("play Turncoat")
    assert (t.asks, t.word("Erichtho.sect")) == ("master", "Anarch")
    with t.changes("a.pool", -paid):
        if by_piper:
            t.does("play Piper")
        else:
            t.passes()
            t.does("play Mage Erichtho 0")
            t.goes_on()
    assert t.region("Mage") in ("ready", "waiting")


@ruled_alike("card who how thing", DRAWN, "ANK 20230824")
@pytest.mark.parametrize("place", [THRIFT, "Powerbase: Tshwane"])
def test_what_makes_cards_cheaper_helps(card: str, who: str, how: str, thing: str, place: Item) -> None:
    t = fighting(card, who, thing, play=(place,))
    with t.changes("a.pool", 1 - price(t, thing)[0]):
        brings(t, how, thing)
        if place != THRIFT:
            t.does("use Powerbase: Tshwane", by="a")
    assert t.word(f"{thing}.bearer") == named(who)
    to_the_end(t)
    t.is_quiet()


@rules_on("Angel of Berlin", "ANK 20230824")
@pytest.mark.parametrize("place", [THRIFT, "Powerbase: Tshwane"])
def test_what_makes_cards_cheaper_helps_the_angel(place: Item) -> None:
    t = angel(GUN, play=(place,))
    with t.changes("a.pool", 1 - price(t, GUN)[0]):
        angel_equips(t)
        if place != THRIFT:
            t.does("use Powerbase: Tshwane", by="a")
    assert t.word(f"{GUN}.bearer") == "Abe"


# -- Baba Yaga and Antonio ---------------------------------------------------------------------------------------------

HAG = "Baba Yaga, the Iron Hag"


@rules_on(HAG, "PIB 20150105-2")
@pytest.mark.parametrize("unlocks", [True, False])
def test_baba_yaga_unlocks_as_a_pack_alpha_employs_once_each_turn(unlocks: bool) -> None:
    t = position(
        seat(ready=[HAG, "Ines 2/4"], hand=["Pack Alpha", SPY, "Owl Companion"]),
        seat(ready=["Oskar 6/8 strength:0"]),
        bystander(),
    )
    does(t, f"bleed {HAG}", "block Oskar", f"play Pack Alpha {HAG} 0")
    if t.asks in ("target", "pick"):
        t.does(f"{t.asks} {SPY}")
    assert (t.who(), t.asks) == ("a", "may")
    t.does("yes" if unlocks else "no")
    assert t.measure(f"{HAG}.locked") == (not unlocks)
    to_the_end(t)
    t.g.unlock(t[HAG])  # some other card
    t.does("hunt Ines")
    t.goes_on()
    since = len(t.asked)
    t.does(f"play Owl Companion {HAG} 0")
    while t.asks not in t.quiet:
        t.passes()
    assert t.ever_offered(f"use {HAG}", since) is not unlocks
    t.is_quiet()


@rules_on(HAG, "PIB 20150105-2")
def test_baba_yaga_unlocks_as_she_recruits_by_piper() -> None:
    t = position(
        seat(ready=[HAG], hand=["Piper", MAGE, TURNCOAT]), seat(ready=["Oskar 2/4"]), bystander(), phase="master"
    )
    t.does("play Turncoat")
    t.does("play Piper")
    assert (t.asks, t.measure(f"{HAG}.locked")) == ("may", 1)
    t.does("yes")
    assert t.measure(f"{HAG}.locked") == 0
    t.is_quiet()


@rules_on("Antonio d'Erlette", "LSJ 20090920-2")
@pytest.mark.parametrize(("place", "paid"), [("Powerbase: Tshwane", 2), (CHARISMA, 3)])
def test_antonio_pays_for_a_mage_as_for_a_card_and_not_as_for_an_action(place: Item, paid: int) -> None:
    t = position(
        seat(ready=["Antonio d'Erlette"], hand=[MAGE], library=2, play=[place]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
    )
    with t.changes("a.pool", -paid):
        t.does("use Antonio d'Erlette", by="a")
        t.answer(t.options("find")[0])
        if paid == 2:
            t.does("use Powerbase: Tshwane", by="a")
    assert t.region("Mage") == "ready"


# -- again by an action -----------------------------------------------------------------------------------------------


@ruled_alike("card who how thing", DRAWN, "LSJ 20080815")
def test_who_was_equipped_so_may_equip_with_another_by_an_action(card: str, who: str, how: str, thing: str) -> None:
    t = fighting(card, who, thing, thing)
    brings(t, how, thing)
    to_the_end(t)
    t.g.unlock(t[named(who)])  # some other card
    t.does("hunt Ines")
    t.goes_on()
    held = next(name for name in (thing, f"{thing}#2") if t.region(name) == "hand")
    t.does(f"play {held} {named(who)} 0")
    t.goes_on()
    assert t.word(f"{held}.bearer") == named(who)
    t.is_quiet()


@rules_on("Angel of Berlin", "LSJ 20080815")
def test_whom_the_angel_equips_equips_himself_in_his_turn() -> None:
    t = angel(GUN, GUN)
    angel_equips(t)
    held = next(name for name in (GUN, f"{GUN}#2") if t.region(name) == "hand")
    for _ in range(60):
        if t.asks == "minion" and t.who() == "a":
            break
        t.goes_by("unlock", "conviction")
    t.does(f"play {held} Abe 0")
    t.goes_on()
    assert t.word(f"{held}.bearer") == "Abe"


# -- cards that are played as if from the hand ------------------------------------------------------------------------

CHEST = made_up(
    "Chest",
    faces.MASTER,
    definition=definition(ability(MASTER, store(pick(in_(HAND), MINE), shown=True), limit=0), plays_from(MINION)),
)
"""Keeps cards from the hand; minions play them from there."""
FREIGHT = ("Anonymous Freight", "Mira 6/8", "play Anonymous Freight Mira 0", GUN)


@ruled_alike("card who how thing", [FREIGHT, *OTHERS, *DRAWN], "LSJ 20050913")
@pytest.mark.parametrize("kept", [True, False])
def test_only_what_is_in_hand_is_brought(card: str, who: str, how: str, thing: str, kept: bool) -> None:
    hand = [*([card] if named(who) == "Mira" else []), thing]
    t = position(
        seat(ready=[who, "Ines 2/4 ani"], hand=hand, play=[CHEST]),
        seat(ready=["Oskar 6/8 strength:0"]),
        bystander(),
        phase="master",
    )
    if kept:
        t.does("use Chest")
        if t.asks == "pick":
            t.does(f"pick {thing}")
    while t.asks == "master":
        t.passes()
    assert t.offers(f"play {thing} Ines 0")  # from the chest, or from the hand
    if card == "Anonymous Freight":
        assert t.offers(how) is not kept
        return
    does(t, f"bleed {named(who)}", "block Oskar")
    to_the_end(t)
    assert t.ever_offered(how) is not kept
