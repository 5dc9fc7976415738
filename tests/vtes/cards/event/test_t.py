"""Event cards: T."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_tables import plays_at_once
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, passes_to, since_2011

# -- Thirst -----------------------------------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize("card", ["Thirst", "Blood Trade", "Waiting Game", "Inconnu Tutelage", "White Nights Massacre"])
def test_an_event_comes_into_play(card: str, edition: str) -> None:
    t = plays_at_once(card, edition, phase="discard")
    assert (t.region(card), t.measure(f"{card}.blood")) == ("play", 10 if card == "Waiting Game" else 0)


@pytest.mark.parametrize(
    "card",
    ["Thirst", "Blood Trade", "Waiting Game", "Inconnu Tutelage", "White Nights Massacre", "Becoming of Ennoia"],
)
def test_there_are_no_events_in_2000(card: str) -> None:
    assert plays_at_once(card, "2000", phase="discard").region(card) == "hand"


@since_2011
@rules_on("Thirst", "LSJ 20050727")
@pytest.mark.parametrize(("hunts", "blood"), [(True, 2), (False, 1)])
def test_thirst_takes_blood_of_the_weak_who_do_not_hunt(hunts: bool, blood: int, edition: str) -> None:
    """Ruling: the hunt need not succeed."""
    t = position(
        seat(ready=["Mira 2/2", "Ines 3/3"]),
        seat(ready=["Oskar 1/2"], play=["Thirst", "The Unmasking", "Dragonbound"]),
        bystander(),
        edition=edition,
    )
    if hunts:
        t.does("hunt Mira")
        t.goes_on()
    passes_to(t, "influence")
    assert [t.measure(f"{one}.blood") for one in ("Mira", "Ines", "Oskar")] == [blood, 3, 1]


# -- Torpid Blood -----------------------------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize(("mine", "cost"), [("Gone 4/8", 3), ("Gone 4/4", 2)])
def test_torpid_blood_makes_rescues_dear(mine: str, cost: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/6"], torpor=[mine], play=["Torpid Blood"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("rescue Mira Gone 1")
    t.goes_on()
    assert t.region("Gone") == "ready"
    assert 4 - t.measure("Mira.blood") + 4 - t.measure("Gone.blood") == cost


@since_2011
def test_torpid_blood_makes_leaving_torpor_dear(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/6"], torpor=["Gone 4/8"], play=["Torpid Blood"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("leave Gone")
    t.goes_on()
    assert (t.region("Gone"), t.measure("Gone.blood")) == ("ready", 1)


@since_2011
@pytest.mark.parametrize(
    ("gone", "mira", "offered"), [("Gone 0/8", 3, True), ("Gone 0/8", 2, False), ("Gone 0/6", 2, True)]
)
def test_torpid_blood_lets_nobody_rescue_who_cannot_pay(gone: str, mira: int, offered: bool, edition: str) -> None:
    """Three blood for an older vampire, two for one who is not, however they share it."""
    t = position(
        seat(ready=[f"Mira {mira}/6"], torpor=[gone], play=["Torpid Blood"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    assert t.offers("rescue Mira Gone") is offered
    if offered:
        with t.unchanged(*BYSTANDER, "b.pool"):
            t.does("rescue Mira Gone")
            t.goes_on()
        assert (t.region("Gone"), t.measure("Mira.blood")) == ("ready", 0)
        t.is_quiet()


@since_2011
@pytest.mark.parametrize(("blood", "offered"), [(3, True), (2, False)])
def test_torpid_blood_keeps_in_torpor_who_cannot_pay(blood: int, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/6"], torpor=[f"Gone {blood}/8"]),
        seat(ready=["Oskar 2/4"], play=["Torpid Blood"]),
        bystander(),
        edition=edition,
    )
    assert t.offers("leave Gone") is offered
    with t.unchanged("Mira.blood"):
        t.does("bleed Mira")  # whoever is ready pays nothing
        t.goes_on()


@since_2011
@rules_on("Torpid Blood", "LSJ 20080805")
@pytest.mark.parametrize("burned", [False, True])
def test_torpid_blood_is_replaced_when_somebody_rises(burned: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/6"], torpor=["Gone 4/8"], hand=["Torpid Blood", *["Blank Page"] * 6], library=["Fade"] * 3),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.does("play Torpid Blood")
    if burned:
        t.g.burn(t["Torpid Blood"])
    passes_to(t, "minion")
    assert t.measure("a.hand") == 6
    t.does("leave Gone")
    t.goes_on()
    assert (t.region("Gone"), t.measure("a.hand")) == ("ready", 7)
