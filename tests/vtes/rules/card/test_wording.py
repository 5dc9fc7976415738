"""What the set phrases of card texts mean: during, lock to, lock and then, search."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import windows
from praxis.vtes.model.regions import CRYPT
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.rules.action.cards import card, knife
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import keeping as keep
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import as_mode

wordings = pytest.mark.parametrize("edition", ["2012", "2023"])
only_2023 = pytest.mark.parametrize("edition", ["2023"])
WAKE = card("Half Sleep", faces.REACTION, build.wakes("", do.awake()))


@wordings
@proves("card.wording.during-once")
def test_an_effect_during_a_phase_works_once_each_phase_with_each_card(edition: str) -> None:
    use = as_mode((do.gain_pool(1),), windows.UNLOCK, once=True)
    well, spring = (card(name, faces.MASTER, abilities=(use,), traits=("location",)) for name in ("Well", "Spring"))
    t = position(seat(play=[well, spring]), seat(), edition=edition, phase="unlock")
    t.does("use Well", by="a")
    assert not t.offers("use Well")
    assert t.clauses("use Well -1 -1", by="a") == ["card.wording.during-once"]
    t.does("use Spring", by="a")
    assert t.measure("a.pool") == 32
    t.passes()
    while t.asks != "unlock" or t.who() != "a":
        t.passes()
    assert t.offers("use Well"), "in the next one again"


@wordings
@proves("card.wording.during-once")
def test_a_vessel_moves_one_blood_in_an_unlock_phase(edition: str) -> None:
    t = position(seat(ready=[("Mira 3/5", ["Vessel"])]), seat(), edition=edition, phase="unlock")
    t.does("use Vessel", by="a")
    t.does("way 0")
    assert (t.measure("Mira.blood"), t.measure("a.pool")) == (2, 31)
    assert not t.offers("use Vessel")


def woken(edition: str, to: bool) -> Table:
    """A locked minion has woken, with an effect to lock her and gain 1 pool."""
    lyre = card(
        "Lyre",
        faces.EQUIPMENT,
        build.permanent(),
        abilities=(as_mode((do.lock_card(base.ME, to=to), do.gain_pool(1)), windows.DURING_ACTION, base.BY_REACTING),),
    )
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=[("Olga 2/4 locked", [lyre]), ("Up 2/4", [lyre])], hand=[WAKE]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("play Half Sleep Olga")
    t.does("play Half Sleep Olga", by="b")
    while not t.options("use"):
        t.passes()
    return t


@wordings
@proves("card.wording.tap-to")
def test_lock_to_do_something_needs_an_unlocked_minion_awake_or_not(edition: str) -> None:
    t = woken(edition, to=True)
    assert t.options("use") == [f"use {t['Lyre#2']} {t['Up']} -1"]
    assert t.clauses("use Lyre Olga -1", by="b") == ["card.wording.tap-to"]
    t.does("use Lyre#2 Up", by="b")
    assert (t.measure("Up.locked"), t.measure("b.pool")) == (1, 31)


@wordings
@proves("card.wording.tap-then")
def test_lock_and_then_do_something_works_for_one_who_is_awake(edition: str) -> None:
    t = woken(edition, to=False)
    assert t.options("use") == [f"use {t['Lyre']} {t['Olga']} -1", f"use {t['Lyre#2']} {t['Up']} -1"]
    t.does("use Lyre Olga", by="b")
    assert (t.measure("Olga.locked"), t.measure("b.pool")) == (1, 31)


@wordings
@proves("card.wording.tap-then")
def test_a_woken_vampire_may_deflect_a_bleed(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=["Olga 2/4 dom locked"], hand=[WAKE, "Deflection"]),
        seat(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("play Half Sleep Olga")
    t.does("play Half Sleep Olga", by="b")
    t.passes_until_offered("play Deflection Olga")
    t.does("play Deflection Olga", by="b")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("c.pool")) == (30, 29)
    t.is_quiet()


SEEK = card("Seek", faces.MASTER, build.master(keep.search_(faces.EQUIPMENT)))


def search(edition: str) -> Table:
    t = position(
        seat(hand=[SEEK, *["Blank Page"] * 5], library=["Blank Page", knife(), "Blank Page", knife("Gun")]),
        seat(),
        edition=edition,
        phase="master",
    )
    t.does("play Seek")
    return t


@wordings
@proves("card.wording.search-may-fail")
def test_a_search_may_end_without_a_card_even_if_there_is_one(edition: str) -> None:
    t = search(edition)
    assert t.asks == "search"
    with t.unchanged("a.hand", "a.library"):
        t.answer("pass")
    assert not t.happened("found")
    t.is_quiet()


@only_2023
@proves("card.wording.search-no-announcement", "card.wording.search-shuffle")
def test_what_is_looked_for_is_not_told_and_the_library_is_shuffled_found_or_not(edition: str) -> None:
    t = search(edition)
    before = t.g.view(1)
    assert before.decision is not None
    assert before.decision.options is None, "the others do not learn what she could find"
    library = t.measure("a.library")
    t.answer(next(option for option in t.options("find") if option.endswith(str(t.g.face[t["Knife"]].key))))
    assert t.measure("a.library") == library - 1
    assert t.region("Knife") == "hand"
    assert t.g.view(1).faces[t["Knife"]] is None
    assert t.told("found") == [{"card": t["Knife"], "seat": 0}]
    assert t.happened("shuffled", seat=0, region="library")
    t = search(edition)
    t.answer("pass")
    assert t.happened("shuffled", seat=0, region="library")


@only_2023
@proves("card.wording.search-shuffle")
def test_a_crypt_is_shuffled_after_a_search_too(edition: str) -> None:
    seek = card("Seek Kin", faces.MASTER, build.master(keep.search_(faces.VAMPIRE, CRYPT)))
    t = position(seat(hand=[seek], crypt=["One 0/4", "Two 0/4"]), seat(), edition=edition, phase="master")
    t.does("play Seek Kin")
    t.answer(t.options("find")[0])
    assert (t.measure("a.crypt"), t.measure("a.uncontrolled")) == (1, 2)
    assert t.happened("shuffled", seat=0, region="crypt")
    t.is_quiet()
