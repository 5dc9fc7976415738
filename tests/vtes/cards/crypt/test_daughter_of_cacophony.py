"""Crypt cards: Daughter of Cacophony."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from praxis.vtes.definitions.language import BEFORE_RANGE, combat, definition, gain, modifier, reaction
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, stats
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import to_the_end, until, until_offered
from tests.vtes.cards.crypt_tables import bare_name
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions

# -- Angela Preston ---------------------------------------------------------------------------------------------------


@editions
def test_whom_they_block(edition: str) -> None:
    for name, actor, offered in (
        ("Volker, The Puppet Prince", "Mira 4/8 sect:Camarilla primogen", False),
        ("Volker, The Puppet Prince", "Mira 4/8 sect:Camarilla prince", True),
        ("Angela Preston blood:0", "Mira 4/8", False),
        ("Angela Preston blood:1", "Mira 4/8", True),
        ("Angela Preston blood:0", "Mira 4/4", True),
    ):
        t = position(seat(ready=[actor]), seat(ready=[name]), bystander(), edition=edition)
        t.does("bleed Mira")
        assert t.offers(f"block {name.split(' blood')[0]}") is offered


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
    who = bare_name(card)
    t = position(
        seat(torpor=[f"{card} {words}".strip()], **more),
        seat(ready=["Oskar 4/6 sect:Sabbat"]),
        bystander(),
        turn=turn,
        phase=phase,
    )
    until_offered(t, f"use {who}")
    before = {path: t.measure(path.replace("~", who)) for path in changes}
    t.does(f"use {who}", by="a")
    while t.asks in ("target", "pick"):
        t.answer(t.options()[0])
    assert {path: t.measure(path.replace("~", who)) - before[path] for path in changes} == changes
    assert t.region(who) == "torpor"


@rules_on("Angela Preston", "RTR 20180303")
def test_angela_is_used_in_the_influence_phase_in_which_she_comes_out() -> None:
    t = position(
        seat(ready=["Mira 4/8 locked"], uncontrolled=["Angela Preston blood:5", "Nobody 0/9"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
    )
    assert not t.offers("use Angela Preston")
    t.brings_out("Angela Preston")
    t.does("use Angela Preston", by="a")
    assert (t.measure("Mira.locked"), t.measure("Angela Preston.locked")) == (0, 1)


# -- Céleste, The Voice of a Secret -----------------------------------------------------------------------------------


@editions
def test_celeste_bleeds_those_with_a_toreador_harder(edition: str) -> None:
    for other, n in (("Oskar 2/4 clan:Toreador locked", 2), ("Oskar 2/4 locked", 1)):
        name = "Céleste, The Voice of a Secret"
        t = position(seat(ready=[name]), seat(ready=[other]), bystander(), edition=edition)
        with t.changes("b.pool", -n):
            t.does(f"bleed {name}")
            t.goes_on()


# -- Gaël Pilet -------------------------------------------------------------------------------------------------------


@editions
def test_gael_never_has_more_than_one_intercept(edition: str) -> None:
    """What she would gain above that is lost: it does not make up for what is taken from her later."""
    me = "Gaël Pilet"
    t = position(seat(ready=["Mira 4/8"]), seat(ready=[(me, ["Raven Spy", "Raven Spy"])]), bystander(), edition=edition)
    assert t.measure(f"{me}.intercept") == 1
    assert stats.total(t.g, spans.INTERCEPT, t[me]) == 2


def test_gael_loses_what_a_card_would_give_her() -> None:
    me = "Gaël Pilet"
    t = position(
        seat(ready=["Mira 4/8 stealth:2"]),
        seat(ready=[(me, ["Auspex"])], hand=["Enhanced Senses"]),
        bystander(),
    )
    t.does("bleed Mira")
    t.does(f"block {me}", by="b")
    t.does(f"play Enhanced Senses {me}", by="b")
    assert t.measure(f"{me}.intercept") == 1
    t.goes_on()
    assert t.measure("b.pool") == 29


# -- Harlan Graves ----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("victim", "hunt"), [("Harlan Graves", False), ("March Halcyon", False), ("Gone 1/4", True)])
def test_nobody_is_hunted_for_drinking_some(victim: str, hunt: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/6"]), seat(ready=["Oskar 2/4 locked"], torpor=[victim]), bystander(), edition=edition
    )
    with t.unchanged(*BYSTANDER):
        t.does(f"diablerize Mira {victim.split(' 1/')[0]}")
        t.passes_until("blood-hunt") if edition == "2000" and hunt else t.goes_on("discipline")
    assert t.region(victim.split(" 1/")[0]) == "ash-heap"
    assert ((t.asks == "blood-hunt") if edition == "2000" else bool(t.told("referendum"))) is hunt


# -- Janet Langer -----------------------------------------------------------------------------------------------------


@editions
def test_janet_pays_to_block(edition: str) -> None:
    for blood, offered in ((1, True), (0, False)):
        t = position(
            seat(ready=["Mira 2/4"]),
            seat(ready=[f"Janet Langer blood:{blood}", "Oskar 2/4"]),
            bystander(),
            edition=edition,
        )
        t.does("bleed Mira")
        assert (t.offers("block Janet Langer"), t.offers("block Oskar")) == (offered, True)


# -- Rosemarie --------------------------------------------------------------------------------------------------------

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


# -- Scout Youngwood --------------------------------------------------------------------------------------------------

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


# -- Yseult -----------------------------------------------------------------------------------------------------------


def test_yseult_draws_one_more_for_a_card_with_melpominee() -> None:
    card = "Fanfare for Elysium"
    t = position(seat(ready=["Yseult"], hand=[card, *["Blank Page"] * 6], library=9), seat(), bystander())
    t.does(f"play {card} Yseult 0")
    t.passes_until("may")
    t.does("no", by="a")
    assert t.measure("a.library") == 8
    t.goes_on()
