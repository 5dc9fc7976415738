"""Rulings on single master cards and on cards that cancel others."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import MINE, READY, UNCONTROLLED, VAMPIRE, a, burn, definition, gain, master, put
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, since_2011


def masterly(name: str, way: Way, *traits: str) -> Face:
    return made_up(name, faces.MASTER, definition=definition(way), traits=traits)


def until(t: Table, answer: str) -> None:
    while not t.offers(answer):
        assert t.asks not in t.quiet, f"never offered: {answer}"
        t.does("strike hand" if t.asks == "strike" else "pass")


# -- The Rack ---------------------------------------------------------------------------------------------------------


def racked(edition: str, chosen: str, **where: list[str]) -> Table:
    """Seat a, whose turn is next, has a Rack for the vampire `chosen`."""
    t = position(
        seat(play=["The Rack"], **where),  # type: ignore[arg-type]
        seat(ready=["Oskar 2/8"]),
        bystander(),
        phase="influence",
        turn="c",
        edition=edition,
    )
    t.g.chosen[t["The Rack"]] = [t[chosen]]
    return t


def unlocks(t: Table) -> None:
    """Pass until the turn of seat a."""
    for _ in range(20):
        if t.g.turn_span().seat == 0:
            return
        t.passes()
    raise AssertionError(t.asks)


@editions
@rules_on("The Rack", "PIB 20150522", "LSJ 20010623")
@pytest.mark.parametrize(("where", "offered"), [("ready", True), ("torpor", True), ("uncontrolled", False)])
def test_the_rack_feeds_in_torpor_and_not_out_of_play(where: str, offered: bool, edition: str) -> None:
    t = racked(edition, "Mira", **{where: ["Mira 2/8"]}, **({"ready": ["Ines 2/4"]} if where != "ready" else {}))
    unlocks(t)
    assert t.offers("use The Rack") is offered
    if offered:
        t.does("use The Rack", by="a")
        assert t.measure("Mira.blood") == 4


@since_2011
@rules_on("The Rack", "LSJ 20010809-2", "LSJ 20010809-3")
def test_the_rack_remembers_whom_it_was_for(edition: str) -> None:
    """Mira is banished, comes back, and is fed again."""
    banish = masterly("Banish", master(put(a(VAMPIRE, READY, MINE), UNCONTROLLED)))
    t = position(
        seat(play=["The Rack"], ready=["Ines 2/4", "Mira 4/5"], hand=[banish]),
        seat(ready=["Oskar 2/8"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.g.chosen[t["The Rack"]] = [t["Mira"]]
    t.does_all("play Banish", "target Mira")
    t.passes_until("influence")
    assert t.region("Mira") == "uncontrolled"
    t.does("invest Mira", by="a")
    t.brings_out("Mira")
    while t.region("Mira") == "uncontrolled":
        t.passes()
    assert t.region("Mira") == "ready"
    t.g.burn_blood(t["Mira"], 4, "card.golden.overrides-rules")
    t.passes_until("unlock")
    while t.who() != "a":
        t.passes()
    t.does("use The Rack -1 -1", by="a")
    assert t.measure("Mira.blood") == 3


@editions
@rules_on("The Rack", "ANK 20200130-2")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_whoever_has_stolen_the_victim_of_the_rack_decides(answer: str, edition: str) -> None:
    t = racked(edition, "Oskar", ready=["Ines 2/4"])
    for _ in range(20):
        if t.offers("yes"):
            break
        t.does(t.options("trigger")[0] if t.options("trigger") else "pass")
    t.does(answer, by="b")
    assert (t.g.turn_span().seat, t.measure("Oskar.blood")) == (0, 4 if answer == "yes" else 2)


@editions
@rules_on("The Rack", "TOM 19960122")
def test_the_rack_does_not_follow_a_new_copy(edition: str) -> None:
    t = racked(edition, "Old", ready=["Ines 2/4"], uncontrolled=["Old 9/9"])
    t.g.burn(t["Old"])
    unlocks(t)
    assert not t.offers("use The Rack")


# -- Warsaw Station ---------------------------------------------------------------------------------------------------


@since_2011
@rules_on("Warsaw Station", "ANK 20220218", "ANK 20181107")
@pytest.mark.parametrize("saved", [True, False])
def test_warsaw_station_saves_a_nosferatu_from_diablerie(saved: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=["Oskar 2/8 locked"], torpor=["Rat 2/4 clan:Nosferatu"], play=["Warsaw Station"]),
        bystander(),
        edition=edition,
    )
    while t.who() != "a":
        t.passes()
    t.does("diablerize Mira Rat")
    until(t, "use Warsaw Station")
    t.does("use Warsaw Station -1 -2" if saved else "pass", by="b")
    t.goes_on("diablerist", "blood-hunt")
    while t.asks not in t.quiet:
        t.does("pass" if t.offers("pass") else t.options()[0])
    assert t.region("Rat") == ("ready" if saved else "ash-heap")
    assert t.measure("Mira.blood") == (4 if saved else 6)
    assert bool(t.told("diablerie")) is not saved


@editions
@rules_on("Warsaw Station", "ANK 20250120", "LSJ 20090216")
@pytest.mark.parametrize("burned", [True, False])
def test_warsaw_station_unlocks_even_if_it_is_gone(burned: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Nosferatu", "Ines 4/4"], torpor=["Rat 2/4 clan:Nosferatu"], play=["Warsaw Station"]),
        seat(ready=["Oskar 2/8 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Mira")
    t.does("use Warsaw Station -1 -1", by="a")
    if burned:
        until(t, "use Warsaw Station -1 -2")
        t.does("use Warsaw Station -1 -2", by="a")
    t.goes_on()
    assert (t.region("Warsaw Station"), t.measure("Mira.locked")) == ("ash-heap" if burned else "play", 0)


# -- Wash, and others that cancel --------------------------------------------------------------------------------------


def washed(edition: str, *hand: Face | str, play: str = "") -> Table:
    """Seat a holds these, seat b a Wash or, in play, another card that cancels masters."""
    return position(
        seat(ready=["Mira 4/8"], hand=[*hand, *["Blank Page"] * (7 - len(hand))], library=9),
        seat(ready=["Oskar 4/4"], hand=[] if play else ["Wash"], play=[play] if play else [], library=9),
        bystander(),
        phase="master",
        edition=edition,
    )


def boon(name: str = "Boon", *traits: str) -> Face:
    return masterly(name, master(gain(1)), *traits)


CANCELLING = [("", "play Wash"), ("Bleeding the Vine", "use Bleeding the Vine")]


@since_2011
@rules_on("Wash", "ANK 20170124", "LSJ 20090126")
def test_a_washed_trifle_gives_no_action_but_the_one_back(edition: str) -> None:
    """The action that Wash gives is no trifle: after it, a trifle still gives another."""
    t = washed(edition, boon("First", "trifle"), boon("Second", "trifle"), boon("Third"), boon("Fourth"))
    t.does("play First")
    t.does("play Wash", by="b")
    assert (t.measure("a.pool"), t.measure("turn.left")) == (30, 1)
    t.does("play Second", by="a")
    until(t, "play Third")
    t.does("play Third", by="a")
    while t.asks == "as-played":
        t.passes()
    assert (t.measure("a.pool"), t.offers("play Fourth")) == (32, False)


@since_2011
@rules_on("Wash", "LSJ 20061207", "LSJ 20061013")
@rules_on("Bleeding the Vine", "LSJ 20061207", "LSJ 20061013")
@pytest.mark.parametrize(("play", "answer"), CANCELLING)
def test_nothing_but_what_cancels_is_used_as_a_card_is_played(play: str, answer: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=[boon(), *["Blank Page"] * 6], library=9),
        seat(
            ready=["Oskar 4/4"],
            hand=[] if play else ["Wash"],
            play=[*([play] if play else []), "Fragment of the Book of Nod"],
            library=9,
        ),
        bystander(),
        phase="master",
        edition=edition,
    )
    while t.who() != "a":
        t.passes()
    t.does("play Boon")
    assert (t.who(), t.asks, t.measure("a.hand")) == ("b", "as-played", 6)  # it is not replaced yet
    assert (t.offers(answer), t.offers("use Fragment of the Book of Nod")) == (True, False)


@since_2011
@rules_on("Wash", "LSJ 20080630", "LSJ 20011023")
@rules_on("Bleeding the Vine", "LSJ 20080630", "LSJ 20011023")
@pytest.mark.parametrize(("play", "answer"), CANCELLING)
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_cancelled_card_is_replaced_whatever_it_says(cancelled: bool, play: str, answer: str, edition: str) -> None:
    """Liquidation is replaced in the discard phase, if it is not cancelled."""
    t = washed(edition, "Liquidation", play=play)
    t.does("play Liquidation", by="a")
    t.does(answer if cancelled else "pass", by="b")
    assert (t.measure("a.hand"), t.measure("a.pool")) == ((7, 30) if cancelled else (6, 33))


@since_2011
@rules_on("Wash", "ANK 20190104", "LSJ 19980212")
@rules_on("Bleeding the Vine", "ANK 20190104", "LSJ 19980212")
@pytest.mark.parametrize(("play", "answer"), CANCELLING)
def test_a_cancelled_card_was_played(play: str, answer: str, edition: str) -> None:
    """Only one Fortschritt Library can be played in a game."""
    name = "Fortschritt Library"
    t = position(
        seat(ready=["Mira 4/8 clan:Tremere"], hand=[name, name], library=["Thirst", "Dodge"]),
        seat(ready=["Oskar 4/4"], hand=[] if play else ["Wash"], play=[play] if play else []),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does(f"play {name}", by="a")
    t.does(answer, by="b")
    assert not t.offers(f"play {name}#2")


# -- others -----------------------------------------------------------------------------------------------------------


@editions
@rules_on("Lázár Dobrescu", "LSJ 19990215")
@pytest.mark.parametrize("own", [0, 1])
def test_lázár_needs_somebody_of_his_own_to_feed(own: int, edition: str) -> None:
    t = position(
        seat(ready=["Lázár Dobrescu"], uncontrolled=["Ada 1/9"] * own),
        seat(ready=["Oskar 4/4"], uncontrolled=["Bea 2/9"]),
        bystander(),
        edition=edition,
    )
    assert t.offers("use Lázár Dobrescu Lázár Dobrescu -1") is bool(own)


@editions
@rules_on("Soul Gem of Etrius", "LSJ 20000113")
@pytest.mark.parametrize("removed", [True, False])
def test_the_soul_gem_does_nothing_for_who_is_removed(removed: bool, edition: str) -> None:
    end = masterly("End", master(burn(a(VAMPIRE))))
    t = position(
        seat(ready=["Ines 4/4"], hand=["Golconda: Inner Peace" if removed else end]),
        seat(ready=[("Oskar 4/8", ["Soul Gem of Etrius"])], crypt=["Ada 3/3"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does_all("play Golconda: Inner Peace" if removed else "play End", *([] if removed else ["target Oskar"]))
    if removed:
        t.does("no", by="b")
    assert (t.region("Oskar"), t.region("Ada")) == (("removed", "crypt") if removed else ("ash-heap", "ready"))


@editions
@rules_on("Restricted Vitae", "LSJ 19970224")
@pytest.mark.parametrize(("other", "offered"), [("Oskar 0/4", True), ("Oskar 9/9", False)])
def test_the_special_hunt_needs_a_younger_vampire_with_or_without_blood(
    other: str, offered: bool, edition: str
) -> None:
    t = position(
        seat(ready=["Mira 0/8", "Wolf ally 3"], play=["Restricted Vitae"]),
        seat(ready=[other]),
        seat(),
        edition=edition,
    )
    assert t.ever_offered("use Restricted Vitae Mira") is offered


@editions
@rules_on("Puppeteer", "ANK 20181110")
def test_who_cannot_return_is_removed(edition: str) -> None:
    t = position(
        seat(ready=["Puppeteer", "Mira 4/8"]),
        seat(pool=1, ready=["Wolf ally 3 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("use Puppeteer Puppeteer -1")
    if t.asks == "target":
        t.does("target Wolf")
    t.goes_on()
    assert t.g.controller[t["Wolf"]] == 0
    t.does("bleed Mira")
    t.goes_on()
    assert t.g.ousted[1] == 1
    for _ in range(30):
        if t.region("Wolf") != "ready":
            break
        t.passes()
    assert t.region("Wolf") == "removed"
