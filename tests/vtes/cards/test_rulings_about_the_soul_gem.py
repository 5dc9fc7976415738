"""Rulings about the Soul Gem of Etrius: who takes the place of a vampire that is burned."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, since_2011

GEM = "Soul Gem of Etrius"


def burned(
    edition: str, *crypt: str, ready: tuple[str, ...] = (), hand: tuple[str, ...] = (), who: str = "Elder"
) -> Table:
    """Elder, of capacity 5, bleeds, is blocked, and is burned by three points of aggravated damage."""
    t = position(
        seat(ready=[("Elder 1/5", [GEM]), *ready], crypt=list(crypt)),
        seat(ready=["Oskar 5/5 strength:3 pro ANI"], hand=["Claws of the Dead", *hand]),
        bystander(),
        edition=edition,
    )
    t.does(f"bleed {who}")
    while not t.offers("block Oskar"):
        t.passes()
    t.does_all("block Oskar", "play Claws of the Dead Oskar 0")
    return t


@editions
@rules_on(GEM, "LSJ 20100213")
def test_who_takes_the_place_of_his_own_copy_is_a_new_vampire(edition: str) -> None:
    """Elder has bled already in this turn."""
    t = burned(edition, "Elder 0/4", who="Elder#2")
    t.goes_on()
    assert (t.region("Elder#2"), t.region("Elder"), t.g.host[t[GEM]]) == ("ash-heap", "ready", t["Elder"])
    t.does("bleed Elder")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Elder.blood")) == (29, 4)


@editions
@rules_on(GEM, "LSJ 20010729")
def test_the_gem_works_though_its_bearer_could_not_use_it(edition: str) -> None:
    t = burned(edition, "Ann 0/3", hand=("Drawing Out the Beast",))
    while not t.offers("play Drawing Out the Beast Oskar 1"):
        t.passes()
    t.does("play Drawing Out the Beast Oskar 1", by="b")
    t.goes_on()
    assert (t.region("Elder"), t.region("Ann"), t.g.host[t[GEM]]) == ("ash-heap", "ready", t["Ann"])


@since_2011
@rules_on(GEM, "RTR 20010710")
@pytest.mark.parametrize(("third", "comes"), [("Cid 0/2", True), ("Cid 0/3", False)])
def test_an_heir_who_is_burned_as_he_comes_has_an_heir_too(third: str, comes: bool, edition: str) -> None:
    """Ann is in play already; the next one is compared with her copy, not with Elder."""
    t = burned(edition, third, "Ann 0/3", ready=("Ann 2/3",))
    t.goes_on()
    assert (t.region("Ann"), t.region("Ann#2")) == ("ash-heap", "ready")
    if comes:
        assert (t.region("Cid"), t.measure("Cid.blood"), t.g.host[t[GEM]]) == ("ready", 2, t["Cid"])
    else:
        assert (t.region("Cid"), t.region(GEM)) == ("uncontrolled", "ash-heap")


@rules_on(GEM, "LSJ 20100527")
def test_the_gem_goes_to_one_who_cannot_have_equipment() -> None:
    beast = "Beast, The Leatherface of Detroit"
    t = position(
        seat(ready=[("Elder 1/9", [GEM])], crypt=[beast]),
        seat(ready=["Oskar 5/5 strength:3 pro"], hand=["Claws of the Dead"]),
        bystander(),
    )
    t.does("bleed Elder")
    t.does_all("block Oskar", "play Claws of the Dead Oskar 0")
    t.goes_on()
    full = t.g.face[t[beast]].capacity
    assert (t.region(beast), t.measure(f"{beast}.blood"), t.g.host[t[GEM]]) == ("ready", full, t[beast])
