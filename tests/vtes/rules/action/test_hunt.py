"""Hunting, and what a bleed is worth."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans
from praxis.vtes.model.face import Face
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.action.cards import card, editions, only_2023
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import giving


def charm(name: str = "Charm", limited: bool = True, amount: int = 1) -> Face:
    """An action modifier that raises a bleed."""
    return card(name, faces.MODIFIER, build.modifier("", do.raise_bleed(amount), limited=limited))


@editions
@proves("action.hunt.vampires-only")
def test_an_ally_cannot_hunt(edition: str) -> None:
    t = position(seat(ready=["Thug ally 2", "Mira 3/5"]), seat(), edition=edition)
    assert t.offers("bleed Thug")
    assert not t.offers("hunt Thug")
    assert t.clauses("hunt Thug", by="a") == ["action.hunt.vampires-only"]


@editions
@proves("action.hunt.gain", "action.hunt.no-cost", "action.bleed.no-cost")
def test_a_hunt_brings_one_blood_from_the_bank_and_costs_nothing(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5", "Ira 1/5"]), seat(), edition=edition)
    with t.changes("Ira.blood", 1), t.changes("bank", -1), t.unchanged("a.pool"):
        t.does("hunt Ira")
    with t.unchanged("a.pool", "Mira.blood"):
        t.does("bleed Mira")
    assert [(said["blood"], said["pool"]) for said in t.told("action")] == [(0, 0), (0, 0)]
    t.is_quiet()


@only_2023
@proves("action.hunt.gain")
def test_a_hunt_brings_the_hunt_amount(edition: str) -> None:
    fangs = card("Long Fangs", faces.ACTION, gives=(giving(spans.HUNT, 1),))
    t = position(seat(ready=[("Mira 1/5", [fangs]), "Ira 3/5"]), seat(), edition=edition)
    with t.changes("Mira.blood", 2):
        t.does("hunt Mira")


@editions
@proves("action.hunt.excess")
def test_blood_above_the_capacity_goes_back_at_once(edition: str) -> None:
    t = position(seat(ready=["Full 4/4", "Mira 3/5"]), seat(), edition=edition)
    with t.unchanged("Full.blood", "bank"):
        t.does("hunt Full")
    assert t.measure("Full.locked") == 1
    t.is_quiet()


@editions
@proves("action.hunt.card-versions", "action.card.special-version")
def test_an_action_card_can_be_a_hunt_with_all_its_rules(edition: str) -> None:
    feast = card("Feast", faces.ACTION, build.action("", do.modify(spans.HUNT, 2, base.ME), reach="hunt"))
    t = position(
        seat(ready=["Mira 1/3", "Thug ally 2"], hand=[feast, feast]), seat(ready=["O 2/4"]), seat(), edition=edition
    )
    assert not t.offers("play Feast Thug")
    assert t.clauses("play Feast Thug 0", by="a") == ["action.hunt.vampires-only"]
    t.does("play Feast Mira")
    assert (t.told("action")[0]["stealth"], t.told("action")[0]["victims"]) == (1, [])
    t.goes_on()
    assert t.measure("Mira.blood") == 3  # one and two more, and the one above her capacity is gone
    t.is_quiet()


@editions
@proves("action.bleed.amount-default")
def test_a_vampire_bleeds_for_one_and_an_ally_too_but_in_2000_for_nothing(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5", "Thug ally 2", "Brute ally 2 bleed:2"]), seat(pool=20), edition=edition)
    t.does_all("bleed Mira", "bleed Brute", "bleed Thug")
    amounts = [told["amount"] for told in t.told("bleeds")]
    assert amounts == [1, 2, 0 if edition == "2000" else 1]
    assert t.measure("b.pool") == 20 - sum(amounts)
    t.is_quiet()


@editions
@proves("action.bleed.zero")
def test_a_bleed_for_nothing_takes_no_pool_and_no_edge(edition: str) -> None:
    t = position(seat(ready=["Meek ally 2 bleed:0", "Mira 3/5"]), seat(pool=9, edge=True), edition=edition)
    t.does("bleed Meek")
    assert t.told("action-over")[0]["outcome"] == 1
    assert (t.measure("b.pool"), t.g.edge) == (9, 1)
    t.is_quiet()


@editions
@proves("action.bleed.edge")
def test_the_edge_comes_from_the_centre_and_stays_with_who_has_it(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5", "Ira 3/5"]), seat(), seat(), edition=edition)
    t.does("bleed Mira")
    assert t.g.edge == 0
    t.does("bleed Ira")
    assert t.g.edge == 0
    assert len(t.told("edge")) == 1


@editions
@proves("action.bleed.stealth", "block.stealth.default-zero", "block.intercept.default-zero", "block.compare.zero-zero")
def test_nobody_has_stealth_or_intercept_of_his_own_so_a_bleed_is_blocked(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"]), seat(ready=["Oskar 2/4"]), edition=edition)
    t.does("bleed Mira")
    assert t.told("action")[0]["stealth"] == 0
    t.does("block Oskar", by="b")
    assert t.happened("blocked", stealth=0, intercept=0)
    t.goes_on()
    t.is_quiet()


@editions
@proves("action.bleed.target-prey", "action.bleed.never-self", "action.bleed.target-other")
def test_only_the_prey_is_bled_unless_a_card_says_otherwise_and_never_oneself(edition: str) -> None:
    letter = card(
        "Poison Letter",
        faces.ACTION,
        build.action("", do.raise_bleed(1), reach="bleed", target=choose.methuselahs(False)),
    )
    t = position(seat(ready=["Mira 3/5", "Ira 3/5"], hand=[letter]), seat(), seat(), edition=edition)
    t.does("bleed Mira")
    assert t.told("action")[0]["victims"] == [1]
    t.does("play Poison Letter Ira")
    assert t.options() == ["target 1", "target 2"]
    t.does("target c")
    assert t.told("action")[1]["victims"] == [2]
    assert [t.measure(f"{name}.pool") for name in "abc"] == [30, 29, 28]
    t.is_quiet()


@editions
@proves("action.bleed.never-self")
def test_a_bleed_is_never_sent_back_to_its_own_methuselah(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"]), seat(ready=["Oskar 3/6 DOM"], hand=["Deflection"]), edition=edition)
    t.does("bleed Mira")
    t.goes_on()
    assert not t.ever_offered("play")
    assert t.measure("b.pool") == 29


@pytest.mark.parametrize(("edition", "pool"), [("2000", 27), ("2011", 27), ("2012", 27), ("2023", 28)])
@proves("action.bleed.limited")
def test_two_modifiers_raise_one_bleed_until_2012_and_only_one_does_in_2023(edition: str, pool: int) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[charm("Charm"), charm("Smile")]), seat(ready=["Oskar 2/4"]), edition=edition
    )
    t.does("bleed Mira")
    t.does("play Charm Mira", by="a")
    if edition == "2023":
        assert t.who() == "b"
        assert t.clauses("play Smile Mira 0", by="a") == ["action.bleed.limited"]
    else:
        t.does("play Smile Mira", by="a")
    t.goes_on()
    assert t.measure("b.pool") == pool


@only_2023
@proves("action.bleed.limited")
def test_a_modifier_that_does_not_count_against_the_limit_goes_with_one_that_does(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[charm("Charm"), charm("Grin", limited=False), charm("Smile")]),
        seat(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Grin Mira")
    t.does("play Charm Mira")
    assert not t.offers("play Smile Mira")
    t.goes_on()
    assert t.measure("b.pool") == 27


@editions
@proves("action.bleed.limited", "action.card.special-version")
def test_the_bleed_of_an_action_card_itself_does_not_count_against_the_limit(edition: str) -> None:
    t = position(seat(ready=["Krid 3/5"], hand=["Computer Hacking", charm()]), seat(), seat(), edition=edition)
    t.does("play Computer Hacking Krid")
    assert t.told("action")[0]["victims"] == [1]  # still limited to the prey
    t.does("play Charm Krid")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("c.pool")) == (27, 30)
