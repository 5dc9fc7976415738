"""Crypt cards: Blood Brother."""

from __future__ import annotations

from praxis.vtes.definitions.language import PLAY, SELF, definition, master, put
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.referendum_tables import POLL
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander

# -- Danylo -----------------------------------------------------------------------------------------------------------


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


# -- Jack -------------------------------------------------------------------------------------------------------------


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


# -- Mark -------------------------------------------------------------------------------------------------------------


def test_intercept_of_marguerite_and_mark() -> None:
    for name, does, n in (
        ("Marguerite Foccart", f"play {POLL} Mira", 1),
        ("Mark", "bleed Mira", 1),
        ("Mark", f"play {POLL} Mira", 0),
    ):
        t = position(seat(ready=["Mira 4/8"], hand=[POLL]), seat(ready=[name]), bystander())
        t.does(does)
        assert stats.intercept(t.g, t[name]) == n


# -- Terry ------------------------------------------------------------------------------------------------------------


@rules_on("Terry", "PIB 20150121")
def test_terry_presses_in_the_press_step_only() -> None:
    t = position(seat(ready=["Terry"]), seat(ready=["Oskar 6/8"]), bystander())
    t.does_all("bleed Terry", "block Oskar")
    while t.asks not in t.quiet:
        assert t.offers("use Terry") is (t.asks == "press" and t.who() == "a" and len(t.told("round")) == 1)
        t.does("use Terry" if t.offers("use Terry") else "strike hand" if t.asks == "strike" else "pass")
    assert (len(t.told("round")), t.measure("Terry.blood")) == (2, 5 - 1 - 2)
    t.is_quiet()


# -- Viri -------------------------------------------------------------------------------------------------------------


def test_stronger_while_another_vampire_is_there() -> None:
    for mine, theirs, n in ((["Viri", "Zizi"], [], 2), (["Viri"], ["Zizi"], 1), (["Viri"], [], 1)):
        t = position(seat(ready=mine), seat(ready=theirs), bystander())
        assert stats.strength(t.g, t["Viri"]) == n
