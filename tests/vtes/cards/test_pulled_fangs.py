"""Pulled Fangs: played at the end of a round on a vampire who was hurt more, who can then not hunt."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, passes_to
from tests.vtes.cards.test_combat import on

FANGS = "Pulled Fangs"


def bitten(strength: int, edition: str, *on_mira: str) -> Table:
    """Mira, so strong, has struck Oskar, who is of ordinary strength, at close range."""
    t = position(
        seat(ready=[(f"Mira 6/8 strength:{strength}", list(on_mira))], hand=[FANGS]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until("block")
    t.does("block Oskar", by="b")
    on(t, "end-of-round")
    return t


@editions
def test_fangs_are_pulled_from_who_was_hurt_more(edition: str) -> None:
    t = bitten(2, edition)
    with t.unchanged(*BYSTANDER, "Mira.blood"), t.changes("Oskar.blood", -1):
        assert t.asks == "end-of-round"
        t.does(f"play {FANGS} Mira 0", by="a")
        t.goes_on()
    assert (t.g.host[t[FANGS]], t.word(f"{FANGS}.controller")) == (t["Oskar"], "b")
    t.is_quiet()


@editions
def test_not_if_both_were_hurt_alike(edition: str) -> None:
    t = bitten(1, edition)
    assert t.asks in t.quiet
    assert not t.ever_offered(f"play {FANGS}")


@editions
@rules_on(FANGS, "TOM 19950304")
def test_the_damage_of_a_retainer_does_not_count(edition: str) -> None:
    t = bitten(1, edition, "Murder of Crows")
    assert t.asks in t.quiet
    assert not t.ever_offered(f"play {FANGS}")


def bearing(blood: int, edition: str) -> Table:
    """The turn of the Methuselah of Oskar, who has no fangs any more, begins."""
    return position(
        seat(ready=["Mira 4/8"]),
        seat(ready=[(f"Oskar {blood}/8", [FANGS]), "Olga 3/5"]),
        bystander(),
        turn="b",
        phase="minion",
        edition=edition,
    )


@editions
def test_without_fangs_nobody_hunts(edition: str) -> None:
    t = bearing(2, edition)
    assert (t.asks, t.offers("hunt Oskar"), t.offers("hunt Olga")) == ("minion", False, True)
    assert t.clauses("hunt Oskar", by="b")


@editions
def test_who_must_hunt_without_fangs_goes_to_torpor(edition: str) -> None:
    t = bearing(0, edition)
    assert (t.region("Oskar"), t.region("Olga")) == ("torpor", "ready")


@editions
@rules_on(FANGS, "ANK 20170202-2")
@pytest.mark.parametrize("second", ["Olga", "Mira"])
def test_it_takes_two_actions_of_vampires_to_burn_it(second: str, edition: str) -> None:
    t = bearing(2, edition)
    with t.unchanged(*BYSTANDER):
        t.does(f"use {FANGS} Oskar")
        assert t.told("action")[-1]["stealth"] == 1
        t.goes_on()
        assert (t.region(FANGS), t.measure(f"{FANGS}.blood")) == ("attached", 1)
        assert not t.offers(f"use {FANGS} Oskar")
    if second == "Mira":
        passes_to(t, "minion", "a")
    t.does(f"use {FANGS} {second}")
    t.goes_on()
    assert t.region(FANGS) == "ash-heap"
    t.is_quiet()
