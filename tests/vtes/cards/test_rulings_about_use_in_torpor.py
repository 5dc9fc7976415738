"""Rulings on vampires whose abilities can be used while they are in torpor."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from praxis.vtes.definitions.language import (
    ME,
    PLAY,
    POOL,
    PREY,
    SELF,
    TORPOR,
    action,
    burn,
    definition,
    gain,
    master,
    political,
    put,
    reaction,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander

MOTION = made_up("Motion", faces.POLITICAL, definition=definition(political(gain(1))))
OBLIVIOUS = made_up("Oblivious", faces.ACTION, definition=definition(action("obl", gain(1))))


def called(card: str) -> str:
    """The name of a vampire without the mark of an advanced or newer version."""
    return card.split(" (")[0]


def until(t: Table, text: str) -> None:
    """Everybody passes, or takes the first option, until this is offered."""
    for _ in range(30):
        if t.offers(text):
            return
        t.answer("pass" if "pass" in t.options() else t.options()[0])
    raise AssertionError(f"'{text}' is never offered")


# -- phases -----------------------------------------------------------------------------------------------------------

PHASES: list[tuple[object, ...]] = [
    # who, his words, whose turn, phase, what else his Methuselah has, what changes
    ("Angela Preston", "", "a", "influence", {"ready": ["Mira 4/8 locked"]}, {"Mira.locked": -1, "~.locked": 1}),
    ("Gunther, Beast Lord", "locked", "a", "discard", {}, {"~.locked": -1, "~.blood": -1}),
    ("Masika", "locked", "b", "discard", {}, {"~.locked": -1}),
    ("Dónal O'Connor (G6)", "locked", "a", "minion", {"ready": ["Mira 4/8"]}, {"~.locked": -1, "~.blood": -1}),
    ("Melinda Galbraith (ADV)", "", "a", "unlock", {}, {"Oskar.locked": 1}),
    ("Nitidas", "", "a", "minion", {"ready": ["Mira 4/8"]}, {"~.locked": 1, "a.hand_size": 1}),
    ("Sabine Lafitte", "", "a", "unlock", {"ready": ["Mira 4/8 clan:Tremere"]}, {"~.blood": -1, "Mira.blood": 1}),
    (
        "Silvian Popescu",
        "blood:1",
        "a",
        "unlock",
        {"ready": ["Mira 4/8 prince:Boston"]},
        {"~.blood": 1, "Mira.blood": -1},
    ),
    (
        "Luciano Carvalho",
        "",
        "a",
        "discard",
        {"ready": [("Mira 4/8", ["Raven Spy"]), "Ines 2/4"]},
        {"Mira.on": -1, "Ines.on": 1},
    ),
    (
        "Nikolaus Vermeulen (G6)",
        "",
        "a",
        "influence",
        {"edge": True, "uncontrolled": ["Nora 0/5 clan:Nosferatu"]},
        {"a.edge": -1, "Nora.blood": 1},
    ),
]


@ruled_alike("card words turn phase more changes", PHASES, "LSJ 20011022")
def test_it_is_used_in_torpor_in_its_phase(
    card: str, words: str, turn: str, phase: str, more: Mapping[str, Any], changes: Mapping[str, int]
) -> None:
    who = called(card)
    t = position(
        seat(torpor=[f"{card} {words}".strip()], **more),
        seat(ready=["Oskar 4/6 sect:Sabbat"]),
        bystander(),
        turn=turn,
        phase=phase,
    )
    until(t, f"use {who}")
    before = {path: t.measure(path.replace("~", who)) for path in changes}
    t.does(f"use {who}", by="a")
    while t.asks in ("target", "pick"):
        t.answer(t.options()[0])
    assert {path: t.measure(path.replace("~", who)) - before[path] for path in changes} == changes
    assert t.region(who) == "torpor"


@rules_on("Jack", "LSJ 20011022")
def test_jack_makes_a_location_cheaper_from_torpor() -> None:
    place = made_up("Place", faces.MASTER, traits=("location",), pool=2, definition=definition(master(put(SELF, PLAY))))
    t = position(seat(torpor=["Jack"], hand=[place]), seat(ready=["Oskar 2/4"]), bystander(), phase="master")
    with t.changes("a.pool", -1), t.changes("Jack.locked", 1):
        t.does("play Place")
        t.does("use Jack", by="a")
        while t.asks == "paying":
            t.passes()
    t.is_quiet()


# -- actions of others ------------------------------------------------------------------------------------------------


@ruled_alike(
    "card mira",
    [("The Horde", "Mira 4/8 trait:infernal"), ("Sheela Na Gig", "Mira 4/8 clan:Tremere-antitribu")],
    "LSJ 20011022",
)
def test_they_raise_a_bleed_from_torpor(card: str, mira: str) -> None:
    t = position(seat(ready=[mira], torpor=[card]), seat(ready=["Oskar 2/4"]), bystander())
    t.does("bleed Mira")
    until(t, f"use {card}")
    with t.changes("b.pool", -2), t.changes(f"{card}.locked", 1):
        t.does(f"use {card}", by="a")
        t.goes_on()
    t.is_quiet()


@rules_on("Abderrahim, Death's Hand", "LSJ 20011022")
def test_abderrahim_hides_another_from_torpor() -> None:
    who = "Abderrahim, Death's Hand"
    t = position(seat(ready=["Mira 1/2"], torpor=[who]), seat(ready=["Oskar 2/4"]), bystander())
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    with t.changes(f"{who}.blood", -1), t.changes("action.stealth", 1):
        t.does(f"use {who}", by="a")
    t.goes_on("block")
    t.is_quiet()


@rules_on("Opikun", "LSJ 20011022")
def test_opikun_protects_another_from_torpor() -> None:
    t = position(seat(ready=["Mira 4/8"], torpor=["Opikun"]), seat(ready=["Oskar 4/8 strength:2"]), bystander())
    t.does_all("bleed Mira", "block Oskar")
    until(t, "use Opikun")
    with t.changes("Opikun.blood", -1), t.unchanged("Mira.blood"):
        t.does("use Opikun", by="a")
        while t.asks not in t.quiet:
            t.does("amount 2" if t.asks == "amount" else "pass")
    t.is_quiet()


@rules_on("Aline Gädeke", "LSJ 20011022")
@pytest.mark.parametrize(("mira", "offered"), [("Mira 2/8 sect:Anarch", True), ("Mira 2/8", False)])
def test_aline_unlocks_in_torpor_after_an_action_of_another_anarch(mira: str, offered: bool) -> None:
    t = position(seat(ready=[mira], torpor=["Aline Gädeke locked"]), seat(ready=["Oskar 2/4"]), bystander())
    t.does("hunt Mira")
    t.passes(2)
    assert t.offers("use Aline Gädeke") is offered
    if offered:
        with t.changes("Aline Gädeke.blood", -1), t.changes("Aline Gädeke.locked", -1):
            t.does("use Aline Gädeke", by="a")
        t.goes_on()
    t.is_quiet()


# -- their own actions ------------------------------------------------------------------------------------------------

WATCH = made_up("Watch", faces.REACTION, definition=definition(reaction("", gain(1))))


@ruled_alike(
    "card leads blood",
    [("Lucita (ADV)", "play Watch Oskar 0", 2), ("Gwenllian Arwyn", "block Oskar", 1), ("Gathii", "block Oskar", 0)],
    "LSJ 20011022",
)
def test_it_is_used_in_an_action_to_leave_torpor(card: str, leads: str, blood: int) -> None:
    who = called(card)
    t = position(
        seat(torpor=[card], library=["Raven Spy"] * 3), seat(ready=["Oskar 2/4 intercept:1"], hand=[WATCH]), bystander()
    )
    t.does(f"leave {who}")
    until(t, leads)
    t.does(leads, by="b")
    until(t, f"use {who}")
    with t.changes(f"{who}.blood", -blood):
        t.does(f"use {who}", by="a")
    done = {
        "Lucita (ADV)": bool(t.told("cancelled")),
        "Gwenllian Arwyn": t.measure("Oskar.intercept") == 0,
        "Gathii": t.measure("action.stealth") == 2,
    }
    assert (done[card], t.region(who)) == (True, "torpor")


@ruled_alike(
    "card what told",
    [("Aaradhya, The Callous Tyrant", "Fall", "locked"), ("Věnceslava, The Implacable", "Raid", "pool")],
    "LSJ 20011022",
)
def test_it_is_used_though_the_action_has_led_to_torpor(card: str, what: str, told: str) -> None:
    fall = made_up("Fall", faces.POLITICAL, definition=definition(political(put(ME, TORPOR))))
    raid = made_up("Raid", faces.ACTION, definition=definition(action("", burn(1, POOL, PREY), put(ME, TORPOR))))
    t = position(seat(ready=[card], hand=[fall, raid]), seat(ready=["Oskar 2/4"]), bystander())
    t.does(f"play {what} {card}")
    if what == "Fall":
        until(t, f"vote {card} for")
        t.does(f"vote {card} for")
    until(t, f"use {card}")
    assert t.region(card) == "torpor"
    with t.changes(*{"locked": (f"{card}.locked", -1), "pool": ("a.pool", 1)}[told]):
        t.does(f"use {card}", by="a")
    t.goes_on()
    assert t.region(card) == "torpor"
    t.is_quiet()


# -- referendums ------------------------------------------------------------------------------------------------------


def polled(who: str, where: str) -> Table:
    """The polling of Otto's referendum, in which Vera votes; he has a corruption counter of seat a."""
    t = position(
        seat(
            ready=["Aya 2/4 clan:Banu-Haqim", *([] if where == "torpor" else [f"{who} {where}".strip()])],
            torpor=[f"{who} locked" if who != "T.J." else who] if where == "torpor" else [],
            hand=["Blood Doll", OBLIVIOUS],
        ),
        seat(ready=["Otto 4/8 prince:Chicago"], hand=[MOTION]),
        seat(ready=["Vera 2/4 prince:Boston"]),
        turn="b",
        counters=[(1, "corruption", "Otto", "a")],
    )
    t.does("play Motion Otto")
    while not t.offers(f"use {who}"):
        t.does(
            "vote Otto for" if t.offers("vote Otto for") else "vote Vera for" if t.offers("vote Vera for") else "pass"
        )
        assert t.asks not in t.quiet, f"{who} is never offered"
    return t


@ruled_alike("card cost", [("T.J.", 2), ("Modius", 0), ("Yewon Ong", 0)], "LSJ 20011022")
@pytest.mark.parametrize("where", ["torpor", ""])
def test_in_referendums_it_is_used_in_torpor_too(card: str, cost: int, where: str) -> None:
    t = polled(card, where)
    with t.changes(f"{card}.blood", -cost):
        t.does(f"use {card}", by="a")
    if t.asks == "polling":
        assert not t.offers(f"use {card}")
        assert (t.clauses(f"vote {card} for", by="a") == ["politics.votes.torpor"]) is (where == "torpor")
        assert t.region("Blood Doll" if card == "Modius" else "Oblivious") == "ash-heap"
    else:
        assert card == "T.J."
    t.goes_on()
    t.is_quiet()


ONCE = [
    ("Amaravati", 2, ""),
    ("Arishat", 1, "target Vera"),
    ("Ellison Humboldt", 1, "target Otto"),
    ("Fakir al Sidi", 3, ""),
    ("Kateline Nadasdy", 1, "target Vera"),
    ("Neferu", 1, "way against"),
]


@ruled_alike("card cost choice", ONCE, "LSJ 20100902-2")
@pytest.mark.parametrize("where", ["torpor", "locked"])
def test_once_a_referendum_it_is_used_locked_or_in_torpor(card: str, cost: int, choice: str, where: str) -> None:
    t = polled(card, where)
    with t.changes(f"{card}.blood", -cost):
        t.does(f"use {card}", by="a")
        while t.asks in ("target", "way", "pick"):
            t.does(choice if choice and t.offers(choice) else t.options()[0])
    since = len(t.asked)
    t.goes_on()
    assert not t.ever_offered(f"use {card}", since)
    t.is_quiet()
