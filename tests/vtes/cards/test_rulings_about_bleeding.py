"""Rulings about bleeds: when they are raised, what is put on a vampire instead, and what they cost."""

from __future__ import annotations

import pytest

from praxis.vtes.model import facts, stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander, editions
from tests.vtes.cards.test_replies import to_the_end, until

RAISERS = [
    # who raises it, who acts, the ability, what it costs
    ("The Horde", "Ghost 2/4 trait:infernal", -1, "locked"),
    ("Julia Prima", "", -2, "blood"),
    ("Lizette", "", -2, "blood"),
    ("Miguel Santo Domingo", "Ghost 2/4 sect:Sabbat", -1, "blood"),
    ("Mina Grotius", "", -1, "blood"),
    ("Oliver Thrace", "", -1, "card"),
    ("Papa Legba", "", -1, "blood"),
    ("Paul Forrest, False Prophet", "Ghost 2/4 clan:Ravnos", -1, "blood"),
    ("Sébastien Goulet", "", -1, "blood"),
    ("Sheela Na Gig", "Ghost 2/4 clan:Tremere-antitribu", -1, "locked"),
    ("Thucimia", "", -1, "hand size"),
    ("Toby", "Ghost 2/4 sect:Anarch", -1, "blood"),
    ("Virginie, Prodigy", "", -1, "blood"),
    ("Larissa Moreira", "", -1, "card"),
]


@ruled_alike("who actor ability cost", RAISERS, "ANK 20231124")
def test_a_bleed_is_raised_during_a_bleed_and_before_it_is_resolved(
    who: str, actor: str, ability: int, cost: str
) -> None:
    """Not while the same minion hunts, not between actions, not after the resolution."""
    acts, user = (actor.split()[0], "-1") if actor else (who, who)
    ready = [f"{who} blood:1", *([actor] if actor else [])]
    t = position(seat(ready=ready, hand=["Apportation", "Raven Spy"]), seat(ready=["Oskar 2/4 locked"]), bystander())
    use = f"use {who} {user} {ability}"
    t.does(f"hunt {acts}")
    to_the_end(t)
    assert t.told("action")[-1]["action"] == "hunt"
    assert not t.ever_offered(use)
    t = position(seat(ready=ready, hand=["Apportation", "Raven Spy"]), seat(ready=["Oskar 2/4 locked"]), bystander())
    t.does(f"bleed {acts}")
    before, size = stats.bleed(t.g, t[acts]), t.measure("a.hand_size")
    until(t, use)
    t.does(use, by="a")
    if t.asks in ("discard-cost", "pick"):
        t.answer(t.options()[0])
    paid = {
        "locked": t.measure(f"{who}.locked") == 1,
        "blood": t.measure(f"{who}.blood") == 0,
        "card": t.measure("a.hand") == 1,
        "hand size": t.measure("a.hand_size") == size - 2,
    }
    assert paid[cost]
    while not t.told("bleeds"):
        t.passes()
    since = len(t.asked)
    to_the_end(t)
    assert not t.ever_offered(use, since)
    assert t.measure("b.pool") == 30 - before - 1
    t.is_quiet()


@rules_on("Quentin King III (ADV)", "ANK 20231124")
def test_quentin_raises_a_bleed_once_he_is_merged_and_only_during_a_bleed() -> None:
    t = position(
        seat(ready=["Quentin King III blood:3"], uncontrolled=["Quentin King III (ADV)"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        phase="influence",
    )
    t.does("merge Quentin King III#2 Quentin King III")
    use = "use Quentin King III Quentin King III -2"
    while t.who() != "a" or t.asks != "minion":
        t.does("pass" if t.offers("pass") else t.options()[0])
    assert not t.ever_offered(use)
    t.does("bleed Quentin King III")
    until(t, use)
    t.does(use, by="a")
    assert t.measure("Quentin King III.blood") == 2
    to_the_end(t)
    assert t.measure("b.pool") == 28
    t.is_quiet()


# -- Spying Mission ---------------------------------------------------------------------------------------------------


def spying(edition: str, *hand: str, mira: str = "OBF dom") -> Table:
    return position(
        seat(ready=[f"Mira 6/8 {mira}"], hand=list(hand)),
        seat(ready=["Oskar 4/8 dom"], hand=["Deflection", "Archon Investigation"]),
        seat(ready=["Vera 2/4"], hand=["Direct Intervention"], pool=1),
        seat(ready=["Dora 2/4"]),
        edition=edition,
    )


@editions
@rules_on("Spying Mission", "LSJ 19980105")
@pytest.mark.parametrize("bleed", [1, 2])
def test_nobody_answers_the_bleed_that_a_spying_mission_has_raised(bleed: int, edition: str) -> None:
    """It comes to 4 or more as nothing can be played any more; what comes after the resolution still can."""
    t = position(
        seat(ready=[("Mira 6/8 for OBF " + f"bleed:{bleed}", ["Spying Mission"])], hand=["Freak Drive"]),
        seat(ready=["Oskar 4/8 dom"], hand=["Deflection", "Archon Investigation"]),
        bystander(),
        edition=edition,
    )
    t.g.chosen[t["Spying Mission"]] = [facts.named(1)]
    t.does("bleed Mira")
    until(t, "play Deflection Oskar 0")
    while t.region("Spying Mission") == "attached":
        t.passes()
    assert (t.asks, t.who()) == ("succeeded", "a")  # the next question after the mission is burned
    assert t.measure("b.pool") == 30 - bleed - 2
    assert not t.ever_offered("play Archon Investigation")
    t.does("play Freak Drive Mira 0", by="a")
    to_the_end(t)
    t.is_quiet()


@editions
@rules_on("Spying Mission", "LSJ 20110502")
def test_after_a_spying_mission_only_what_follows_the_resolution_is_played(edition: str) -> None:
    t = spying(edition, "Spying Mission", "Conditioning", "Bonding")
    t.does("bleed Mira")
    assert not t.offers("play Spying Mission Mira 1")
    until(t, "play Conditioning Mira 0")
    until(t, "play Deflection Oskar 0")
    until(t, "play Spying Mission Mira 1")
    assert not t.offers("play Conditioning Mira 0")
    t.does("play Spying Mission Mira 1", by="a")
    since = len(t.asked)
    to_the_end(t)
    for late in ("play Conditioning", "play Bonding", "play Deflection"):
        assert not t.ever_offered(late, since)
    assert (t.measure("b.pool"), t.region("Spying Mission")) == (30, "attached")
    assert not t.told("bleeds")
    t.is_quiet()


@editions
@rules_on("Spying Mission", "LSJ 20050607")
def test_a_spying_mission_that_is_cancelled_leaves_no_time_for_reactions(edition: str) -> None:
    """Who pays for that with her last pool is ousted before the bleed is resolved."""
    t = spying(edition, "Spying Mission")
    t.does("bleed Mira")
    until(t, "play Spying Mission Mira 1")
    t.does("play Spying Mission Mira 1", by="a")
    since = len(t.asked)
    until(t, "play Direct Intervention")
    t.does("play Direct Intervention", by="c")
    to_the_end(t)
    assert not t.ever_offered("play Deflection", since)
    assert t.g.ousted[2]
    assert t.measure("b.pool") == 30 + 6 - 1
    assert [event.kind for event in t.story if event.kind in ("ousted", "bleeds")] == ["ousted", "bleeds"]
    assert t.region("Spying Mission") == "ash-heap"
    t.is_quiet()
