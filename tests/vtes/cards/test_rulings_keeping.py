"""Rulings on what is kept: equipment and estates, childer, cards that are replaced late, and the burn option."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import (
    BOTTOM,
    IN_PLAY,
    LOCATION,
    UNCONTROLLED,
    VAMPIRE,
    YOU,
    a,
    action,
    burn,
    control,
    definition,
    master,
    put,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, in_editions, since_2011
from tests.vtes.cards.test_bleeds import acts
from tests.vtes.cards.test_progeny import childer, dealt


def masterly(name: str, way: Way) -> Face:
    return made_up(name, faces.MASTER, definition=definition(way))


def until(t: Table, answer: str) -> None:
    while not t.offers(answer):
        assert t.asks not in t.quiet, f"never offered: {answer}"
        t.does("strike hand" if t.asks == "strike" else "pass")


# -- equipment --------------------------------------------------------------------------------------------------------

OF_CLANS = ["Femur of Toomler", "Kali's Fang", "Treasured Samadji", "Erebus Mask", "Flaming Candle"]


@editions
@rules_on("Femur of Toomler", "ANK 20180719-3")
@rules_on("Kali's Fang", "ANK 20180719-3")
@rules_on("Treasured Samadji", "ANK 20180719-3")
@rules_on("Erebus Mask", "ANK 20180719-3")
@rules_on("Flaming Candle", "ANK 20221103")
@pytest.mark.parametrize("card", OF_CLANS)
def test_equipment_in_play_is_taken_by_whom_it_does_not_suit(card: str, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", [card]), "Ines 4/8 clan:Caitiff"]),
        seat(ready=["Oskar 4/4"]),
        bystander(),
        edition=edition,
    )
    t.does(f"take Ines {card}")
    t.goes_on("equipment")
    assert t.g.host[t[card]] == t["Ines"]


@editions
@rules_on(".44 Magnum", "LSJ 20021028")
@rules_on("Assault Rifle", "LSJ 20021028")
@rules_on("Saturday-Night Special", "LSJ 20021028")
@rules_on("Submachine Gun", "LSJ 20021028")
@pytest.mark.parametrize("card", [".44 Magnum", "Assault Rifle", "Saturday-Night Special", "Submachine Gun"])
@pytest.mark.parametrize("lurks", [True, False])
def test_who_cannot_strike_does_not_maneuver_with_a_gun(lurks: bool, card: str, edition: str) -> None:
    """A second vampire goes on with the combat, in whose first round the blocker cannot strike."""
    t = position(
        seat(ready=["Mira 6/8 strength:0", "Ines 6/8 obf strength:0"], hand=["Hidden Lurker"]),
        seat(ready=[("Oskar 9/9", [card])]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    since = len(t.asked)
    if lurks:
        until(t, "play Hidden Lurker Ines 0")
        t.does("play Hidden Lurker Ines 0", by="a")
        since = len(t.asked)
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert len(t.told("combat")) == (2 if lurks else 1)
    assert t.ever_offered(f"use {card} Oskar -2", since) is not lurks


ESTATES = [("Living Manse", "clan:Tzimisce"), ("Palatial Estate", ""), ("Ruins of Ceoris", "clan:Tremere-antitribu")]
estates = pytest.mark.parametrize(("card", "words"), ESTATES)


@editions
@rules_on("Living Manse", "RTR 19960112")
@rules_on("Palatial Estate", "RTR 19960112")
@rules_on("Ruins of Ceoris", "RTR 19960112")
@estates
@pytest.mark.parametrize("minions", [0, 1, 2])
def test_an_estate_moves_to_a_minion_of_its_new_controller(minions: int, card: str, words: str, edition: str) -> None:
    seize = masterly("Seize", master(control(a(LOCATION, IN_PLAY), YOU)))
    t = position(
        seat(ready=["Ines 4/4", "Wolf ally 3"][:minions], hand=[seize]),
        seat(ready=[(f"Oskar 4/8 {words}".strip(), [card])]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Seize")
    if minions == 2:
        assert (t.offers("pick Ines"), t.offers("pick Wolf")) == (True, True)
        t.does("pick Wolf", by="a")
    if minions:
        assert t.g.host[t[card]] == t["Wolf" if minions == 2 else "Ines"]
    else:
        assert t.region(card) == "ash-heap"


@editions
@rules_on("Living Manse", "LSJ 20090324")
@rules_on("Palatial Estate", "LSJ 20090324")
@rules_on("Ruins of Ceoris", "LSJ 20090324")
@estates
def test_an_action_at_an_estate_is_directed_at_who_controls_it(card: str, words: str, edition: str) -> None:
    """The estate is hers, though it lies on a minion whom another has taken."""
    torch = made_up("Torch", faces.ACTION, definition=definition(action("", burn(a(LOCATION, IN_PLAY)))))
    t = position(
        seat(ready=["Mira 4/4"], hand=[torch]),
        seat(ready=[(f"Oskar 4/8 {words}".strip(), [card])]),
        bystander(),
        edition=edition,
    )
    t.g.controller[t[card]] = 2
    t.does("play Torch Mira 0")
    assert t.told("action")[-1]["victims"] == [2]
    t.goes_on()
    assert t.region(card) == "ash-heap"


@editions
@rules_on("Palatial Estate", "LSJ 20080114")
@rules_on("Ruins of Ceoris", "LSJ 20080114")
@rules_on("The British Museum, London", "ANK 20220824")
@pytest.mark.parametrize(("card", "words"), ESTATES[1:])
def test_an_estate_is_played_as_equipment_and_stands_as_a_location(card: str, words: str, edition: str) -> None:
    """The museum helps to equip with it; nobody takes it over as equipment."""
    t = position(
        seat(
            ready=[f"Mira 4/8 {words}".strip(), "Ines 4/8"], hand=[card], play=["The British Museum, London"], library=9
        ),
        seat(ready=["Oskar 4/4 locked"]),
        bystander(),
        edition=edition,
    )
    price = t.g.face[t[card]].blood
    t.does(f"play {card} Mira 0")
    t.passes_until_offered("yes")
    t.does("yes", by="a")
    t.goes_on()
    assert (t.measure("Mira.locked"), t.measure("Mira.blood")) == (0, 4 - max(0, price - 1))
    assert (t.region(card), t.offers(f"take Ines {card}")) == ("attached", False)


@editions
@rules_on("Raven Spy", "RTR 19941109", "ANK 20180612")
@pytest.mark.parametrize(("words", "way", "life"), [("ani", 0, 1), ("ANI", 1, 2), ("ANI", 0, 1)])
def test_a_raven_spy_is_what_it_was_employed_as(words: str, way: int, life: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words}"], hand=["Raven Spy"]),
        seat(ready=["Oskar 4/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play Raven Spy Mira {way}")
    t.goes_on()
    assert t.measure("Raven Spy.blood") == life


# -- childer ----------------------------------------------------------------------------------------------------------


@childer
@rules_on("Waters of Duat", "LSJ 20020115", "RTR 19990712", "LSJ 20041201-2")
@rules_on("Childe of the Revolution", "LSJ 20020115", "RTR 19990712", "LSJ 20041201-2")
@rules_on("Third Tradition: Progeny", "LSJ 20020115", "RTR 19990712", "LSJ 20041201-2")
@rules_on("Creation Rites", "LSJ 20020115", "RTR 19990712", "LSJ 20041201-2")
@rules_on("The Embrace", "LSJ 20020115", "RTR 19990712", "LSJ 20041201-2")
def test_a_childe_is_banished_and_influenced_and_never_lies_in_the_crypt(
    edition: str, card: str, words: str, clan: str, sect: str, acts_now: bool
) -> None:
    banish = masterly("Banish", master(put(a(VAMPIRE, IN_PLAY), UNCONTROLLED)))
    t = dealt(card, words, edition, banish)  # type: ignore[arg-type]
    acts(t, f"play {card} Mira 0")
    _to(t, "master")
    t.does_all("play Banish", f"target {card}")
    assert (t.region(card), bool(t.g.face[t[card]].types & faces.VAMPIRE)) == ("uncontrolled", True)
    _to(t, "influence")
    t.does(f"invest {card}")
    t.brings_out(card)
    while t.region(card) == "uncontrolled":
        t.passes()
    assert t.region(card) == "ready"
    bury = masterly("Bury", master(put(a(VAMPIRE, IN_PLAY), BOTTOM)))
    t = dealt(card, words, edition, bury)  # type: ignore[arg-type]
    acts(t, f"play {card} Mira 0")
    _to(t, "master")
    t.does_all("play Bury", f"target {card}")
    assert (t.region(card), t.g.face[t[card]].types & faces.VAMPIRE) == ("ash-heap", 0)


def _to(t: Table, kind: str) -> None:
    """Everybody passes until seat a is asked that in a later phase."""
    for _ in range(150):
        if t.asks == kind and t.who() == "a":
            return
        t.does(t.options()[0] if not t.offers("pass") else "pass")
    raise AssertionError(f"never asked: {kind}")


# -- replaced late ----------------------------------------------------------------------------------------------------


@editions
@rules_on("Wake with Evening's Freshness", "ANK 20200129", "LSJ 20091208", "RTR 19951017")
@rules_on("Glancing Blow", "ANK 20200129", "LSJ 20091208", "RTR 19951017")
@pytest.mark.parametrize("card", ["Wake with Evening's Freshness", "Glancing Blow"])
def test_what_is_replaced_in_the_unlock_phase_is_so_before_anything_else(card: str, edition: str) -> None:
    """The Rack could be used in that phase: the hand is full by then."""
    locked = card != "Glancing Blow"
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(
            ready=[f"Oskar 4/8{' locked' if locked else ''}"],
            hand=[card, *["Blank Page"] * 6],
            library=9,
            play=["Political Hunting Ground"],
        ),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    while not t.offers(f"play {card} Oskar"):
        assert t.asks not in t.quiet
        t.does("block Oskar" if t.offers("block Oskar") else "strike hand" if t.asks == "strike" else "pass")
    t.does(f"play {card} Oskar 0", by="b")
    while not t.offers("use Political Hunting Ground"):
        assert t.measure("b.hand") == 6
        t.does("strike hand" if t.asks == "strike" else t.options()[0] if not t.offers("pass") else "pass")
    assert (t.who(), t.measure("b.hand")) == ("b", 7)


@since_2011
@rules_on("Narrow Minds", "ANK 20200129", "LSJ 20091208", "RTR 19951017")
def test_narrow_minds_are_replaced_before_anything_else(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 4/8"],
            hand=["Narrow Minds", *["Blank Page"] * 6],
            library=9,
            play=["Political Hunting Ground"],
        ),
        seat(ready=["Oskar 4/4"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.does("play Narrow Minds")
    while not t.offers("use Political Hunting Ground"):
        assert t.measure("a.hand") == 6
        t.does(t.options()[0] if not t.offers("pass") else "pass")
    assert (t.who(), t.measure("a.hand")) == ("a", 7)


# -- the burn option --------------------------------------------------------------------------------------------------

OPTIONS = [
    # card, who could play it
    ("Tattoo Signal", "trait:seraph trait:black-hand sect:Sabbat"),
    ("Emergency Powers", "trait:seraph trait:black-hand sect:Sabbat"),
    ("Veneficti", "trait:infernal clan:Baali"),
]
UNIQUE = [
    *OPTIONS[1:],
    ("Paris Opera House", "clan:Daughter-of-Cacophony"),
    ("Erebus Mask", "clan:Harbinger-of-Skulls"),
]


def may_burn(card: str, edition: str, *, play: tuple[str, ...] = (), **where: list[object]) -> bool:
    t = position(
        seat(hand=[card], library=9, edge=True, play=list(play), **where),  # type: ignore[arg-type]
        seat(ready=["Oskar 4/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    return t.offers(f"burn-option {card}")


@since_2011
@rules_on("Tattoo Signal", "LSJ 20091203")
@rules_on("Emergency Powers", "LSJ 20091203")
@rules_on("Veneficti", "LSJ 20091203")
@pytest.mark.parametrize(("card", "words"), OPTIONS)
def test_who_lies_in_torpor_does_not_meet_the_requirement(card: str, words: str, edition: str) -> None:
    assert may_burn(card, edition, ready=["Mira 4/8"], torpor=[f"Ines 4/8 {words}"])
    assert not may_burn(card, edition, ready=[f"Ines 4/8 {words}"])


@since_2011
@rules_on("Tattoo Signal", "LSJ 20070410")
@rules_on("Emergency Powers", "LSJ 20100203-2")
@rules_on("Paris Opera House", "LSJ 20100203-2")
@rules_on("Erebus Mask", "LSJ 20100203-2")
@rules_on("Veneficti", "LSJ 20100203-2")
@pytest.mark.parametrize(("card", "words"), [OPTIONS[0], *UNIQUE])
def test_who_has_a_copy_meets_the_requirement_all_the_same(card: str, words: str, edition: str) -> None:
    who = f"Ines 4/8 {words}"
    if card == "Paris Opera House":
        assert not may_burn(card, edition, ready=[who], play=(card,))
    elif card == "Veneficti":
        assert not may_burn(card, edition, ready=[who, card])
    else:
        assert not may_burn(card, edition, ready=[(who, [card])])
    assert may_burn(card, edition, ready=["Mira 4/8 clan:Caitiff"])


@in_editions("clan offered", [("Tremere", True), ("Tremere-antitribu", True), ("Brujah", False)])
@rules_on("Defender of the Haven", "ANK 20190203")
def test_either_clan_of_tremere_has_its_defender(edition: str, clan: str, offered: bool) -> None:
    t = position(
        seat(
            ready=[f"Mira 4/8 clan:{clan}", "Stone 5/5 clan:Gargoyle slave-of:Tremere"],
            hand=["Defender of the Haven"],
        ),
        seat(ready=["Oskar 4/4"]),
        bystander(),
        edition=edition,
    )
    assert t.offers("play Defender of the Haven Mira 0") is offered
