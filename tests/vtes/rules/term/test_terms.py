"""What the words mean: minion, ally, ready, locked, blocking, performing, monster, counters."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import windows
from praxis.vtes.model.face import Face
from praxis.vtes.positions.scenario import position, seat
from praxis.vtes.rules import strike
from tests.vtes.rules.action.cards import card, editions, hound, knife
from tests.vtes.rules.master.cards import chapel
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import combat as fight
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do

only_2023 = pytest.mark.parametrize("edition", ["2023"])


def hex_(name: str, **which: int | bool) -> Face:
    """A master card that burns 1 counter of a minion of some kind."""
    types = which.get("types", faces.CRYPT | faces.ALLY)
    target = choose.minions(types=int(types), ready=bool(which.get("ready", True)))
    return card(name, faces.MASTER, build.master(do.burn_blood(1), target=target))


@editions
@proves("term.minion.definition", "term.ally.definition", "term.ready.definition")
def test_minions_are_vampires_and_allies_and_ready_ones_are_in_the_ready_region(edition: str) -> None:
    def targets(face: Face) -> list[str]:
        t = position(
            seat(hand=[face, "Blank Page"], play=[chapel()]),
            seat(
                ready=[("Oskar 2/4", [knife(), hound()]), "Brute ally 3", "Locked 2/4 locked"],
                torpor=["Olga 1/4"],
                uncontrolled=["Later 4/9"],
            ),
            edition=edition,
            phase="master",
        )
        t.does(f"play {face.name}")
        if t.asks != "target":
            return [name for name, one in t.names.items() if one == t.told("targets")[0]["target"]]
        return [name for option in t.options() for name, one in t.names.items() if one == int(option.split()[1])]

    assert targets(hex_("Any")) == ["Oskar", "Brute", "Locked"], "ready, locked or not"
    assert targets(hex_("Any At All", ready=False)) == ["Oskar", "Brute", "Locked", "Olga"]
    assert targets(hex_("Vampires", types=faces.VAMPIRE)) == ["Oskar", "Locked"]
    assert targets(hex_("Allies", types=faces.ALLIES)) == ["Brute"]


@editions
@proves("term.tap.orientation")
def test_a_locked_card_is_used_and_can_be_locked_again_once_it_is_unlocked(edition: str) -> None:
    t = position(seat(play=[chapel()], hand=["Blank Page"]), seat(), edition=edition, phase="master")
    t.does("use Chapel", by="a")
    assert t.measure("Chapel.locked") == 1
    assert not t.offers("use Chapel")
    while not t.told("unlocked"):
        t.passes()
    assert t.measure("Chapel.locked") == 0
    t.passes_until("master")
    t.does("use Chapel", by="a")
    assert t.measure("Chapel.locked") == 1


@editions
@proves("term.blocking-minion.scope")
def test_the_blocking_minion_is_the_one_who_attempts_and_the_one_who_has_blocked(edition: str) -> None:
    for when in (windows.ATTEMPT, windows.BLOCKED):
        scare = card("Scare", faces.MODIFIER, build.modifier("", do.burn_blood(1, base.BLOCKING), when=when))
        t = position(
            seat(ready=["Mira 3/5 strength:0"], hand=[scare]), seat(ready=["Oskar 3/4 strength:0"]), edition=edition
        )
        t.does_all("bleed Mira", "block Oskar")
        t.passes_until_offered("play Scare Mira")
        assert t.happened("blocked") == (when == windows.BLOCKED)
        with t.changes("Oskar.blood", -1):
            t.does("play Scare Mira")
        t.goes_on()
        t.is_quiet()


@only_2023
@proves("term.performing.window")
def test_a_minion_performs_the_action_from_announcement_to_resolution(edition: str) -> None:
    moments = windows.ANNOUNCED | windows.DURING_ACTION | windows.SUCCEEDED
    goad = card("Goad", faces.MODIFIER, build.modifier("", do.gain_pool(1), when=moments))
    t = position(seat(ready=["Mira 3/5", "Ira 3/5"], hand=[goad, goad, goad]), seat(ready=["O 2/4"]), edition=edition)
    assert t.options("play") == []
    assert t.clauses("play Goad Mira 0", by="a") == ["action.modifier.acting-only"]
    t.does("bleed Mira")
    seen: list[str] = []
    while t.asks != "minion":
        if t.options("play"):
            seen.append(t.asks)
            assert {int(option.split()[2]) for option in t.options("play")} == {t["Mira"]}
        t.passes()
    assert (seen[0], seen[-1]) == ("announced", "succeeded")
    assert t.options("play") == []
    assert t.clauses("play Goad Mira 0", by="a") == ["action.modifier.acting-only"]


@editions
@proves("term.pool.influence")
def test_pool_buys_vampires_pays_for_cards_and_without_it_she_is_out(edition: str) -> None:
    t = position(
        seat(pool=2, ready=["Mira 3/5"], uncontrolled=["Ira 4/5"], hand=[knife(pool=1)]),
        seat(pool=1),
        seat(),
        edition=edition,
    )
    t.does("play Knife Mira")
    t.goes_on()
    assert t.measure("a.pool") == 1
    t.passes_until("influence")
    t.does("invest Ira")
    assert (t.told("transfer")[-1]["blood"], t.told("transfer")[-1]["pool"]) == (5, 0)
    assert t.happened("ousted", seat=0)


@only_2023
@proves("term.counter.one-kind")
def test_a_counter_is_pool_blood_or_life_by_where_it_is(edition: str) -> None:
    t = position(seat(ready=[("Mira 3/5", ["Vessel"])]), seat(), edition=edition, phase="unlock")
    bank = t.g.bank
    t.does("use Vessel", by="a")
    with t.changes("Mira.blood", 1), t.changes("a.pool", -1):
        t.does("way 1")
    assert t.g.bank == bank, "the same counter, with another name"
    drain = card("Drain", faces.COMBAT, build.strike("", fight.strike_(strike.STEAL_BLOOD, 1)))
    t = position(seat(ready=["Brute ally 3"], hand=[drain]), seat(ready=["Oskar 3/4 strength:0"]), edition=edition)
    bank = t.g.bank
    t.does_all("bleed Brute", "block Oskar")
    t.passes_until_offered("play Drain Brute")
    t.does("play Drain Brute")
    t.goes_on()
    assert (t.measure("Oskar.blood"), t.measure("Brute.blood"), t.g.bank) == (2, 4, bank)


@pytest.mark.parametrize("edition", ["2011", "2012", "2023"])
@proves("term.monster.definition")
def test_monsters_are_vampires_and_allies_and_retainers_neither_mortal_nor_animal(edition: str) -> None:
    slay = card("Slay", faces.MASTER, build.master(do.burn_card(), target=choose.monsters()))
    wolf, ghost = hound("Wolf"), card("Ghost", faces.RETAINER, life=1)
    wolf.traits = frozenset({"animal"})
    t = position(
        seat(hand=[slay, "Blank Page"]),
        seat(
            ready=[
                ("Oskar 2/4", [wolf, ghost, knife()]),
                "Guard ally 2 trait:mortal",
                "Bear ally 2 trait:animal",
                "Wraith ally 2",
            ],
            torpor=["Olga 1/4"],
        ),
        edition=edition,
        phase="master",
    )
    t.does("play Slay")
    chosen = {int(option.split()[1]) for option in t.options()}
    assert chosen == {t[name] for name in ("Oskar", "Ghost", "Wraith", "Olga")}
    t.does("target Ghost")
    assert t.region("Ghost") == "ash-heap"
