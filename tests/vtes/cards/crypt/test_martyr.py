"""Crypt cards: Martyr."""

from __future__ import annotations

import pytest

from praxis.vtes.catalogue import catalogue
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import to_the_end, until
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander

# -- Travis "Traveler72" Miller ---------------------------------------------------------------------------------------


def test_travis_feeds_an_uncontrolled_imbued_for_a_conviction() -> None:
    me, other = 'Travis "Traveler72" Miller', 'Jennie "Cassie247" Orne'
    conviction = next(face.name for face in catalogue.load() if face.types == ("Conviction",))
    t = position(
        seat(ready=[(me, [conviction])], uncontrolled=[f"{other} blood:0", "Anja 0/5"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        options={"legacy": True},
    )
    t.does(f"use {me} {me}")
    while t.asks not in t.quiet:
        t.goes_by()
    assert t.measure(f"{other}.blood") == 2
    assert t.region(conviction) != "attached"
    t = position(seat(ready=[me], uncontrolled=[f"{other} blood:0"]), seat(), bystander(), options={"legacy": True})
    assert not t.offers(f"use {me} {me}")


TRAVIS = 'Travis "Traveler72" Miller'


@rules_on(TRAVIS, "RTR 20111202")
@pytest.mark.parametrize("is_blocked", [True, False])
def test_travis_names_the_conviction_that_he_will_burn_as_he_announces_the_action(is_blocked: bool) -> None:
    kept, named = "Strike with Conviction", "React with Conviction"
    t = position(
        seat(ready=[(TRAVIS, [kept, named])], uncontrolled=["Abe 0/3 imbued"]),
        seat(ready=["Oskar 2/4 intercept:1" if is_blocked else "Oskar 2/4 locked"]),
        seat(ready=["Vera 2/4 locked"]),
        options={"legacy": True},
    )
    t.does(f"use {TRAVIS}")
    assert (t.asks, t.who(), t.told("action")) == ("conviction", "a", [])  # before anybody can block
    t.does(f"burn {named}")
    assert t.told("pledges") == [{"minion": t[TRAVIS], "card": t[named]}]
    if is_blocked:
        until(t, "block Oskar")
        t.does("block Oskar", by="b")
    to_the_end(t)
    assert t.region(kept) == "attached"
    assert t.region(named) == ("attached" if is_blocked else "ash-heap")
    assert t.measure("Abe.blood") == (0 if is_blocked else 2)
    t.is_quiet()
