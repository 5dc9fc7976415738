"""Rulings about Secure Haven: whoever is chosen is a target, and a contested haven is out of play."""

from __future__ import annotations

import pytest

from praxis.vtes.model.regions import CONTESTED
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, in_editions
from tests.vtes.cards.test_replies import to_the_end

HAVEN = "Secure Haven"
MASTERS = [
    # card, what else is in hand, words of both vampires, who waits, the answers that choose one of them
    ("The Rack", (), "", "Nobody 0/9", ()),
    ("Toreador Grand Ball", (), "clan:Toreador", "Nobody 0/9", ("target Ines",)),
    ("Piper", ("J. S. Simmons, Esq.",), "sect:Anarch", "Nobody 0/9", ()),
    ("Tend the Flock", (), "clan:Baali trait:infernal", "Junior 0/3 trait:infernal", ("target Junior",)),
]


@rules_on(HAVEN, "LSJ 20031010")
@in_editions("card more words waits then", MASTERS)
@pytest.mark.parametrize("whom", ["Mira", "Ines"])
def test_a_master_card_that_chooses_a_vampire_targets_him(
    edition: str, card: str, more: tuple[str, ...], words: str, waits: str, then: tuple[str, ...], whom: str
) -> None:
    """The Ball chooses two: it costs more whichever of them has the haven."""
    t = position(
        seat(
            ready=[(f"Mira 4/6 {words}".strip(), [HAVEN]), f"Ines 4/6 {words}".strip(), f"Nora 4/6 {words}".strip()],
            hand=[card, *more],
            uncontrolled=[waits],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does(f"play {card}")
    ball = card == "Toreador Grand Ball"
    t.does(f"target {'Nora' if ball else whom}")
    if ball:
        t.does(f"target {whom}")
    elif t.asks == "target":
        t.does(*then)
    t.goes_on("pick")
    price = t.g.face[t[card]].pool + (whom == "Mira")
    retainers = sum(t.g.face[t[each]].pool for each in more if t.region(each) == "attached")
    assert t.measure("a.pool") == 30 - price - retainers
    to_the_end(t)


ACTIONS = [
    ("Spirit Marionette", "obe", 1),
    ("Spirit Marionette", "OBE", 2),
    ("Propaganda", "PRE", 1),
    ("Shattering Crescendo", "mel", 1),
]


@editions
@rules_on(HAVEN, "LSJ 20031010")
@pytest.mark.parametrize(("card", "words", "mode"), ACTIONS)
def test_nobody_with_a_haven_is_chosen_by_an_action_of_another(card: str, words: str, mode: int, edition: str) -> None:
    """Whether the action says whom as it is announced or chooses as it is resolved, and whoever chooses."""
    t = position(
        seat(ready=[f"Mira 6/8 {words}"], hand=[card, card]),
        seat(ready=[("Oskar 2/4", [HAVEN]), "Otto 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {card} Mira {mode}")
    assert not t.offers("target Oskar")
    if t.asks == "target":
        t.does("target Otto")
    since = len(t.asked)
    while t.asks not in t.quiet:
        t.does("pass")
    assert not t.ever_offered("pick Oskar", since)
    assert (t.measure("Oskar.locked"), t.measure("Oskar.blood"), t.word("Oskar.controller")) == (0, 2, "b")
    changed = (t.measure("Otto.locked"), t.measure("Otto.blood"), t.word("Otto.controller"))
    assert changed != (0, 2, "b")


@editions
@rules_on(HAVEN, "LSJ 20031010")
def test_an_action_of_ones_own_chooses_whoever_has_a_haven(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 obe", ("Ines 2/4", [HAVEN])], hand=["Spirit Marionette"]),
        seat(ready=["Otto 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("play Spirit Marionette Mira 1")
    t.goes_on()
    assert t.measure("b.pool") == 28  # the one minion that can be chosen is locked already
    t.is_quiet()


@editions
@rules_on(HAVEN, "RTR 19960124")
def test_a_contested_haven_is_not_burned_as_its_minion_goes_to_torpor(edition: str) -> None:
    """While it is contested, it protects nobody either."""
    t = position(
        seat(ready=[("Mira 1/6", [HAVEN]), "Ines 2/4"]),
        seat(ready=["Oskar 4/8 strength:3"], hand=[HAVEN, "Bum's Rush"]),
        bystander(),
        phase="master",
        turn="b",
        edition=edition,
    )
    assert t.clauses("play Bum's Rush Oskar 0", by="b")
    t.does(f"play {HAVEN}")
    assert t.g.where[t[HAVEN]] == CONTESTED
    while t.asks != "minion":
        t.does("pass")
    t.does("play Bum's Rush Oskar 0")
    t.does("target Mira")
    to_the_end(t)
    assert (t.region("Mira"), t.region(HAVEN), t.region(f"{HAVEN}#2")) == ("torpor", "contested", "contested")


@editions
@rules_on(HAVEN, "RTR 19960124")
def test_a_haven_that_comes_back_to_one_in_torpor_is_not_burned(edition: str) -> None:
    t = position(
        seat(ready=["Ines 2/4"], torpor=[("Mira 0/6", [HAVEN])], hand=["Blank Page"]),
        seat(ready=[("Oskar 4/8", [HAVEN])]),
        bystander(),
        phase="discard",
        contested=[HAVEN],
        edition=edition,
    )
    while t.asks != "contest":
        t.does("pass")
    t.does(f"yield {HAVEN}#2", by="b")
    while t.who() != "a" or t.asks != "discard":
        t.does("pass" if t.offers("pass") else t.options()[0])
    assert (t.region(HAVEN), t.g.host[t[HAVEN]], t.region("Mira")) == ("attached", t["Mira"], "torpor")
