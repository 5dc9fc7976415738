"""Event cards: D."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import until
from tests.vtes.cards.combat_tables import acts_and_is_blocked
from tests.vtes.cards.rulings import ruled_alike
from tests.vtes.cards.tables import bystander, since_2011

# -- Dr. Marisa Fletcher, CDC -----------------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize(("capacity", "region"), [(3, "ash-heap"), (4, "ready")])
def test_dr_fletcher_burns_weak_hunters(capacity: int, region: str, edition: str) -> None:
    card = "Dr. Marisa Fletcher, CDC"
    t = position(
        seat(ready=[f"Mira 3/{capacity}"]),
        seat(ready=["Oskar 4/4 intercept:1"]),
        seat(ready=["Vera 2/4"], play=[f"{card} counters:4"]),
        edition=edition,
    )
    acts_and_is_blocked(t, kind="hunt")
    assert (t.region("Mira"), t.measure(f"{card}.blood")) == (region, 0 if region == "ash-heap" else 4)


@ruled_alike(
    "card deed hunter first",
    [
        ("Dr. Marisa Fletcher, CDC", "hunt", "Dr. Marisa Fletcher, CDC counters:8", 0),
        ("Millicent Smith, Puritan Vampire Hunter", "bleed", "Millicent Smith, Puritan Vampire Hunter", 0),
        ("Mirror Walk", "bleed", "Millicent Smith, Puritan Vampire Hunter", 1),
    ],
    "ANK 20220116",
    "ANK 20211207",
    "ANK 20210627",
)
def test_all_that_a_block_sets_off_comes_before_anything_is_used(card: str, deed: str, hunter: str, first: int) -> None:
    """Mira walks through mirrors, and is blocked by who wields the Ironwail. She could change her target."""
    t = position(
        seat(ready=["Mira 4/6 THA", "Ann 2/4"], hand=["Mirror Walk", "Change of Target"], play=[hunter]),
        seat(ready=[("Oskar 4/8 intercept:4", ["Banshee Ironwail"])]),
        bystander(),
    )
    t.does(f"{deed} Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Mirror Walk Mira 1")
    t.does("play Mirror Walk Mira 1", by="a")
    assert (t.who(), t.asks) == ("a", "trigger")
    who = hunter.removesuffix(" counters:8")
    assert t.offers(f"trigger {who}")
    assert t.offers("trigger Mirror Walk")
    t.does(f"trigger {(who, 'Mirror Walk')[first]}", by="a")
    assert not t.ever_offered("play Change of Target")
    assert (t.region("Mira"), t.measure("Oskar.locked"), t.told("combat")) == ("ash-heap", 1, [])
    assert t.asks == "minion"
    assert t.who() == "a"
    t.is_quiet()


# -- Dragonbound ------------------------------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize(("card", "held"), [("Dragonbound", 6), ("The Uncoiling", 6), ("Break the Code", 7)])
def test_some_are_not_replaced_as_long_as_they_are_in_play(card: str, held: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[card, *["Blank Page"] * 6], library=9),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.does(f"play {card}")
    assert t.measure("a.hand") == held
    for _ in range(60):
        if t.asks == "minion" and t.who() == "a":
            break
        t.goes_by()
    assert t.measure("a.hand") == held


@since_2011
def test_a_burned_event_is_replaced(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Dragonbound", *["Blank Page"] * 6], library=9),
        seat(ready=["Oskar 2/4"], play=["The Uncoiling"], hand=["Blank Page"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.does("play Dragonbound")
    for _ in range(60):
        if t.region("Dragonbound") == "ash-heap":
            break
        assert t.measure("a.hand") == 6
        t.goes_by()
    assert t.measure("a.hand") == 7  # The Uncoiling took it in the discard phase of seat b


@since_2011
def test_dragonbound_costs_pool_for_vampires_in_torpor(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], torpor=["Sleeper 1/4", "Dreamer 1/4"], play=["Dragonbound"], hand=["Blank Page"]),
        seat(ready=["Oskar 2/4"], torpor=["Dozer 1/3"]),
        bystander(),
        edition=edition,
        phase="influence",
    )
    with t.changes("a.pool", -2), t.unchanged("b.pool", "c.pool"):
        while t.asks != "discard":
            t.passes()
