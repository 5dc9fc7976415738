"""Named counters: on cards and on Methuselahs, each kind by who has put it there."""

from __future__ import annotations

import pytest

from praxis.kernel.errors import BadSetting
from praxis.languages import known
from praxis.vtes.definitions import language as say
from praxis.vtes.definitions.build import definition
from praxis.vtes.kind import KIND
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.model.regions import COUNTERS, TORPOR, UNCONTROLLED
from praxis.vtes.model.spans import NOBODY
from praxis.vtes.positions.file import read, write
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.words.languages import tongue


def corrupted() -> Table:
    """Oskar has 2 corruption counters of seat a and 1 of seat c; seat b has 3 of seat a."""
    return position(
        seat(ready=["Mira 4/8"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"]),
        counters=[
            (2, "corruption", "Oskar", "a"),
            (1, "corruption", "Oskar", "c"),
            (3, "corruption", "b", "a"),
        ],
    )


def test_they_are_counted_by_owner_or_together() -> None:
    t = corrupted()
    oskar = t["Oskar"]
    assert [t.g.counters_on(oskar, "corruption", owner) for owner in (0, 1, 2, NOBODY)] == [2, 0, 1, 3]
    assert t.g.counters_on(~1, "corruption", 0) == 3
    assert t.g.counters_on(t["Vera"], "corruption") == 0
    assert t.g.faults() == []


def test_they_are_added_and_burned_and_told_to_all() -> None:
    t = corrupted()
    oskar = t["Oskar"]
    t.g.take_events()
    t.g.add_counters(oskar, "corruption", 2, 2)
    assert t.g.burn_counters(oskar, "corruption", 9, 0) == 2
    assert t.g.burn_counters(oskar, "corruption", 1) == 1
    said = [event.fields for event in t.g.take_events()]
    assert [(each["owner"], each["change"], each["count"]) for each in said] == [(2, 2, 3), (0, -2, 0), (2, -1, 2)]
    assert (oskar, "corruption", 0) not in t.g.counters
    assert t.g.burn_counters(~1, "corruption", 0) == 0


def test_it_is_told_whether_they_lie_on_a_card_or_a_methuselah() -> None:
    """The first card has the number 0, the first Methuselah too."""
    t = position(seat(ready=["Mira 4/8"], library=0, hand=[], crypt=0), seat(ready=["Oskar 2/4"]))
    assert t["Mira"] == 0
    t.g.take_events()
    for holder in (t["Mira"], ~0):
        t.g.add_counters(holder, "corruption", 1, 1)
    said = [event.fields for event in t.g.take_events()]
    assert [(each["card"], each["seat"]) for each in said] == [(0, NOBODY), (NOBODY, 0)]


def test_a_card_that_leaves_play_loses_them_and_one_that_only_moves_does_not() -> None:
    t = corrupted()
    oskar = t["Oskar"]
    t.g.put(oskar, TORPOR, 1)
    t.g.put(oskar, UNCONTROLLED, 1)
    assert t.g.counters_on(oskar, "corruption") == 3
    t.g.burn(oskar)
    assert t.g.counters_on(oskar, "corruption") == 0
    assert t.g.counters_on(~1, "corruption") == 3


def test_a_fork_has_its_own_and_every_seat_sees_all() -> None:
    t = corrupted()
    twin = t.g.fork()
    twin.add_counters(t["Vera"], "corruption", 1, 0)
    assert t.g.counters_on(t["Vera"], "corruption") == 0
    assert twin.digest() != t.g.digest()
    views = [t.g.view(at) for at in (0, 1, 2, -1)]
    assert all(each.counters == t.g.counters_shown() for each in views)


def test_faults_are_found() -> None:
    t = corrupted()
    t.g.counters[t["Oskar"], "corruption", 0] = 0
    assert any("corruption" in fault for fault in t.g.faults())


TEXT = """game: vtes
edition: 2023

[anna]
counters: 2 corruption on Oskar, 1 corruption on bob
ready: Mira 3/5

[bob]
ready: Oskar 2/4
"""


def test_a_position_says_them_in_the_section_of_who_put_them_there() -> None:
    found = read(TEXT)
    g = found.table().game
    assert g.counters_shown() == [[-2, "corruption", 0, 1], [g.ready(1)[0], "corruption", 0, 2]]
    assert read(write(found)) == found
    view = g.view(1)
    assert KIND.resample(view, 5).view(1) == view


@pytest.mark.parametrize("line", ["2 corruption on Nobody Here", "two corruption on Oskar", "2 envy on Oskar"])
def test_a_position_that_makes_no_sense_is_refused_in_one_line(line: str) -> None:
    with pytest.raises(BadSetting, match="counters: "):
        read(TEXT.replace("2 corruption on Oskar", line))


def test_every_name_has_words_in_every_language() -> None:
    for lang in known():
        assert set(COUNTERS) <= set(tongue(lang).messages.numbers)


def test_none_at_all_are_put_and_told_to_nobody() -> None:
    t = corrupted()
    t.g.add_counters(t["Vera"], "corruption", 0, 0)
    assert (t.g.counters_on(t["Vera"], "corruption"), t.told("named-counters")) == (0, [])


@pytest.mark.parametrize(("what", "clause"), [(say.POOL, "card.cost.pool"), (say.BLOOD, "card.cost.blood")])
def test_it_is_said_which_counters_are_missing_for_a_cost(what: int, clause: str) -> None:
    paid = say.pay(3, what, say.YOU if what == say.POOL else say.BEARER)
    effect = say.ability(say.MASTER, say.gain(1, say.BLOOD, say.BEARER), cost=paid)
    cup = made_up("Cup", faces.EQUIPMENT, definition=definition(effect))
    for has, missing in ((2, [clause]), (3, [])):
        pool, blood = (has, 4) if what == say.POOL else (9, has)
        t = position(seat(pool=pool, ready=[(f"Mira {blood}/8", [cup])]), seat(), phase="master")
        assert t.clauses("use Cup", by="a") == missing
