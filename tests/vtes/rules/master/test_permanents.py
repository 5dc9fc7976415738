"""Locations and Discipline cards."""

from __future__ import annotations

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.master.cards import card, chapel, editions, study
from tests.vtes.shorthand import build
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do


@editions
@proves("master.location.permanent", "master.location.same-turn")
def test_a_location_is_used_in_the_turn_it_is_played_and_in_later_turns(edition: str) -> None:
    t = position(seat(hand=[chapel()]), seat(), edition=edition, phase="master")
    t.does("play Chapel")
    assert t.region("Chapel") == "play"
    with t.changes("a.pool", 1):
        t.does("use Chapel")
    for _ in range(2):
        while not (t.asks == "master" and t.who() == "a"):
            t.passes()
        with t.changes("a.pool", 1):
            t.does("use Chapel")
        assert t.region("Chapel") == "play"
    t.is_quiet()


@editions
@proves("master.location.burnable")
def test_an_effect_burns_a_location(edition: str) -> None:
    torch = card("Torch", faces.ACTION, build.action("", do.burn_card(), target=choose.permanents("location")))
    t = position(
        seat(ready=["Mira 2/3"], hand=[torch]), seat(play=[chapel()], ready=["Otto 2/3 locked"]), edition=edition
    )
    t.does("play Torch Mira")
    t.goes_on()
    assert t.region("Chapel") == "ash-heap"
    assert t.g.owner[t["Chapel"]] == 1
    t.is_quiet()


@editions
@proves("master.location.burnable")
def test_arson_burns_a_location(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/3"], hand=["Arson"]), seat(play=[chapel()], ready=["Otto 2/3 locked"]), edition=edition
    )
    t.does("play Arson Mira")
    t.goes_on()
    assert t.region("Chapel") == "ash-heap"


@editions
@proves("master.discipline.target")
def test_a_discipline_goes_on_any_controlled_vampire(edition: str) -> None:
    t = position(
        seat(hand=[study()], ready=["Mira 2/3", "Dog ally 2"], uncontrolled=["Ira 1/4"], torpor=["Sunk 0/3"]),
        seat(ready=["Otto 2/3", "Rex 2/5 POT"], uncontrolled=["Nils 2/5"]),
        edition=edition,
        phase="master",
    )
    t.does("play Study")
    targets = {option.split()[1] for option in t.options("target")}
    assert targets == {str(t["Mira"]), str(t["Sunk"]), str(t["Otto"])}
    t.does("target Otto")
    assert t.g.host[t["Study"]] == t["Otto"]
    t.is_quiet()


@editions
@proves("master.discipline.level")
def test_a_discipline_gives_the_basic_level_or_raises_it_to_superior(edition: str) -> None:
    fist = card("Fist", faces.ACTION, build.action("POT", do.gain_pool(1)), build.action("pot", do.gain_pool(2)))
    for words, before, after in (
        ("Mira 2/3", set(), {"pot"}),
        ("Nora 2/3 pot", {"pot"}, {"pot", "POT"}),
    ):
        name = words.split()[0]
        t = position(seat(hand=[study(), fist], ready=[words]), seat(), edition=edition, phase="master")
        assert stats.disciplines(t.g, t[name]) == before
        t.does("play Study")
        assert stats.disciplines(t.g, t[name]) == after
        t.passes_until("minion")
        assert t.offers(f"play Fist {name} 1")
        assert t.offers(f"play Fist {name} 0") == ("POT" in after)


@editions
@proves("master.discipline.capacity", "master.discipline.no-blood")
def test_a_discipline_raises_the_capacity_and_brings_no_blood(edition: str) -> None:
    t = position(seat(hand=[study()], ready=["Mira 3/3"]), seat(), edition=edition, phase="master")
    with t.unchanged("Mira.blood", "a.pool"):
        t.does("play Study")
    assert stats.capacity(t.g, t["Mira"]) == 4
    t.passes_until("minion")
    t.does("hunt Mira")
    t.goes_on()
    assert t.measure("Mira.blood") == 4


@editions
@proves("master.discipline.capacity")
def test_only_in_2023_a_discipline_card_must_show_the_capacity(edition: str) -> None:
    t = position(seat(hand=[study("Primer", shows=False)], ready=["Mira 3/3"]), seat(), edition=edition, phase="master")
    t.does("play Primer")
    assert stats.capacity(t.g, t["Mira"]) == (3 if edition == "2023" else 4)
    assert "pot" in stats.disciplines(t.g, t["Mira"])
