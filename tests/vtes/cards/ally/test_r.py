"""Ally cards: R."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import ALLY_CARD, ASH, MINE, a, bring, master
from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.action_tables import THRIFT, masterly
from tests.vtes.cards.answering import acts, until
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import acting, bystander, editions, since_2011

# -- Renegade Garou ---------------------------------------------------------------------------------------------------


@editions
def test_renegade_garou_strikes_twice_and_gets_no_third(edition: str) -> None:
    t = position(seat(ready=["Renegade Garou"]), seat(ready=["Oskar 9/9"]), bystander(), edition=edition)
    t.does_all("bleed Renegade Garou", "block Oskar")
    on_to(t, "maneuver")
    assert t.offers("use Renegade Garou Renegade Garou -1")
    on_to(t)
    assert (t.measure("Oskar.blood"), t.measure("Renegade Garou.blood")) == (5, 2)


@editions
@rules_on("Renegade Garou", "PIB 20121028")
def test_a_renegade_garou_strikes_twice_each_round(edition: str) -> None:
    t = position(seat(ready=["Renegade Garou"]), seat(ready=["Wall ally 9 strength:0"]), bystander(), edition=edition)
    t.does_all("bleed Renegade Garou", "block Wall")
    t.goes_on()
    assert t.measure("Wall.blood") == 5  # without a question


# -- Rock Cat ---------------------------------------------------------------------------------------------------------


def blocked(card: str, other: str = "Oskar 9/9", edition: str = "2023", answers: tuple[str, ...] = ()) -> Table:
    """The ally's bleed, or what Oskar does, leads to a combat of the two."""
    t = position(seat(ready=[card]), seat(ready=[other], hand=list(answers)), bystander(), edition=edition)
    t.does(f"bleed {card}")
    t.passes_until("block")
    t.does("block Oskar")
    return t


@editions
@pytest.mark.parametrize(("other", "struck"), [("Oskar 3/3", False), ("Oskar 4/4", True)])
@rules_on("Rock Cat", "LSJ 20001126")
def test_the_young_do_not_strike_a_rock_cat_at_first(other: str, struck: bool, edition: str) -> None:
    t = blocked("Rock Cat", other, edition)
    acts(t)
    assert bool([told for told in t.told("strike") if told["minion"] == t["Oskar"]]) is struck


@ruled_alike("card", ["Rock Cat", "One With the Land"], "LSJ 19970814-2")
def test_who_cannot_strike_may_gain_additional_strikes_for_nothing(card: str) -> None:
    cat = card == "Rock Cat"
    t = position(
        seat(ready=["Mira 3/3 cel"], hand=["Blur"], play=[THRIFT]),
        seat(
            ready=[card] if cat else ["Oskar 6/8 PRO clan:Tzimisce locked"],
            hand=[] if cat else [card],
        ),
        bystander(),
    )
    t.does("bleed Mira")
    answer = "block Rock Cat" if cat else "play One With the Land Oskar 1"
    until(t, answer)
    t.does(answer, by="b")
    while t.asks not in t.quiet and not t.offers("play Blur Mira 0"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    t.does("play Blur Mira 0", by="a")
    on_to(t)
    struck = [told for told in t.told("strike") if told["minion"] == t["Mira"]]
    assert struck == []
    t.is_quiet()


# -- Rom Gypsy --------------------------------------------------------------------------------------------------------


@editions
def test_a_rom_gypsy_hides_a_ravnos(edition: str) -> None:
    t = position(
        seat(ready=["Rom Gypsy", "Mira 6/8 clan:Ravnos"]), seat(ready=["Oskar 6/8"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    acts(t, "block Oskar", "use Rom Gypsy")
    assert (t.told("blocked"), t.measure("Rom Gypsy.locked")) == ([], 1)


# -- Rotting Behemoth -------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("remove", [True, False])
def test_a_rotting_behemoth_takes_somebody_from_the_ash_heap(remove: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 obl clan:Hecata"], hand=["Rotting Behemoth"], ash_heap=["Procurer", "Dodge"]),
        seat(),
        bystander(),
        edition=edition,
    )
    t.does("play Rotting Behemoth Mira 0")
    on_to(t, "way")
    t.answer(t.options()[0 if remove else 1])
    assert t.region("Procurer") == ("removed" if remove else "ash-heap")
    assert t.region("Rotting Behemoth") == ("ash-heap" if not remove else t.region("Rotting Behemoth"))
    t = acting("Rotting Behemoth", who="obl clan:Hecata", edition=edition)
    t.does("play Rotting Behemoth Mira 0")
    t.goes_on()
    assert t.region("Rotting Behemoth") == "ash-heap"  # nobody there


@editions
def test_a_rotting_behemoth_pays_for_its_rush_with_life(edition: str) -> None:
    t = position(seat(ready=["Rotting Behemoth"]), seat(ready=["Oskar 9/9"]), bystander(), edition=edition)
    t.g.versions[t["Rotting Behemoth"]] = 1
    t.does("use Rotting Behemoth Rotting Behemoth -1")
    t.does("target Oskar")
    on_to(t, "press")
    t.does("use Rotting Behemoth Rotting Behemoth -2")
    on_to(t)
    assert (len(t.told("round")), t.measure("Rotting Behemoth.blood")) == (2, 6 - 1 - 1 - 2)


@editions
@pytest.mark.parametrize(("card", "offered"), [("Rotting Behemoth", False), ("Aggressive Corpse", False)])
def test_the_action_of_a_zombie_needs_neither_hecata_nor_oblivion(card: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[card, "Mira 3/5 clan:Hecata"], play=["Cappadocian Crypt"]),
        seat(ready=["Wall ally 9 strength:0 locked"]),
        bystander(),
        edition=edition,
    )
    t.does(t.option(f"use {card} {card}"))
    acts(t)
    assert t.told("combat")
    assert t.ever_offered("use Cappadocian Crypt") is offered


RAISED = [("Rotting Behemoth", "obl clan:Hecata"), ("Shambling Hordes", "nec")]


@editions
@rules_on("Rotting Behemoth", "LSJ 20030701-2", "ANK 20170309-2")
@pytest.mark.parametrize(("card", "words"), RAISED)
@pytest.mark.parametrize("spares", [True, False])
def test_who_is_raised_from_the_dead_needs_not_be_kept(spares: bool, card: str, words: str, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 6/8 {words}"], hand=[card], ash_heap=["The Knights"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {card} Mira 0")
    while t.asks in ("open", "announced", "declined", "block"):
        t.passes()
    t.does("way 1" if spares else "way 0", by="a")
    there = "ready" if edition == "2023" else "waiting"
    assert (t.region(card), t.region("The Knights")) == (("ash-heap", "ash-heap") if spares else (there, "removed"))
    raising = masterly("Raise", master(bring(a(ASH, MINE, ALLY_CARD))))
    t = position(
        seat(ready=["Mira 6/8"], hand=[raising], ash_heap=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Raise")
    assert t.region(card) == "ash-heap"  # nobody else lies there


@since_2011
@rules_on("Rotting Behemoth", "LSJ 20080512")
@pytest.mark.parametrize(("life", "combat"), [(1, False), (2, True)])
def test_a_behemoth_without_life_left_does_not_fight(life: int, combat: bool, edition: str) -> None:
    t = position(
        seat(ready=["Rotting Behemoth"]),
        seat(ready=["Wall ally 9 strength:0 locked"]),
        seat(),
        edition=edition,
    )
    t.g.burn_blood(t["Rotting Behemoth"], 6 - life, "card.golden.overrides-rules")
    t.does("use Rotting Behemoth Rotting Behemoth -1")
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.told("action-over")[-1]["outcome"] == ActionSpan.SUCCESS
    assert (t.measure("Wall.blood") < 9) is combat
    assert t.region("Rotting Behemoth") == ("ready" if combat else "ash-heap")
    t.is_quiet()
