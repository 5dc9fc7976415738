"""Retainer cards: R."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import acts, until
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import acting, bystander, editions, in_editions

# -- Raptor -----------------------------------------------------------------------------------------------------------


@in_editions("mode size", [(0, 7), (1, 6)])
def test_a_raptor_makes_the_opposing_hand_smaller_while_they_fight(edition: str, mode: int, size: int) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Raptor"])]),
        seat(ready=["Oskar 6/8"], hand=["Blank Page"] * 7, library=9),
        bystander(),
        edition=edition,
    )
    t.g.versions[t["Raptor"]] = mode
    t.does_all("bleed Mira", "block Oskar")
    if size == 6:
        t.answer(t.options("discard")[0])
    assert stats.hand_size(t.g, 1) in (size, 7)
    on_to(t)
    assert (stats.hand_size(t.g, 1), t.measure("b.hand"), t.measure("c.hand")) == (7, 7, 1)


@rules_on("Raptor", "LSJ 20030530")
def test_who_meets_a_raptor_twice_discards_twice() -> None:
    t = position(
        seat(ready=[("Mira 8/9 CEL", ["Raptor"])], hand=["Psyche!"]),
        seat(ready=["Oskar 8/9"], hand=["Blank Page"] * 7, library=9),
        bystander(),
    )
    t.g.versions[t["Raptor"]] = 1
    t.does_all("bleed Mira", "block Oskar")
    t.answer(t.options("discard")[0])
    assert t.measure("b.hand") == 6
    until(t, "play Psyche! Mira 1")
    t.does("play Psyche! Mira 1", by="a")
    while not t.options("discard"):
        assert t.asks not in t.quiet
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert (len(t.told("combat-over")), len(t.told("combat")), t.measure("b.hand")) == (1, 2, 7)
    with t.changes("b.library", -1):  # once more after the second combat
        t.answer(t.options("discard")[0])
        on_to(t)
    assert (t.measure("b.hand"), t.measure("b.ash_heap")) == (7, 2)


# -- Raven Spy --------------------------------------------------------------------------------------------------------


@editions
def test_raven_spy_has_two_life_at_superior(edition: str) -> None:
    t = acting("Raven Spy", who="ANI", edition=edition)
    t.does("play Raven Spy Mira 1")
    t.goes_on()
    assert (t.measure("Raven Spy.blood"), stats.intercept(t.g, t["Mira"])) == (2, 1)
    t.is_quiet()


@editions
@rules_on("Raven Spy", "RTR 19941109", "ANK 20180612")
@pytest.mark.parametrize(("words", "way", "life"), [("ani", 0, 1), ("ANI", 1, 2), ("ANI", 0, 1)])
def test_a_raven_spy_is_what_it_was_employed_as(words: str, way: int, life: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words}"], hand=["Raven Spy"]),
        seat(ready=["Oskar 4/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play Raven Spy Mira {way}")
    t.goes_on()
    assert t.measure("Raven Spy.blood") == life


# -- Redcap Wilder ----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("blocker", "lost"), [("Oskar 4/6", 1), ("Oskar 4/7", 0)])
def test_the_young_pay_to_block_the_employer_of_a_redcap(blocker: str, lost: int, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8 strength:0", ["Redcap Wilder"])]), seat(ready=[blocker]), bystander(), edition=edition
    )
    acts(t, "bleed Mira", "block Oskar")
    assert t.measure("Oskar.blood") == 4 - lost


# -- Resplendent Protector --------------------------------------------------------------------------------------------


@editions
def test_a_resplendent_protector_prevents_one_damage_each_combat(edition: str) -> None:
    card = "Resplendent Protector"
    t = position(seat(ready=[("Mira 6/8", [card])]), seat(ready=["Oskar 9/9 strength:3"]), bystander(), edition=edition)
    t.does_all("bleed Mira", "block Oskar")
    on_to(t, "prevent")
    t.does(f"use {card} Mira -1")
    assert not t.offers(f"use {card} Mira -1")
    on_to(t)
    assert t.measure("Mira.blood") == 4


# -- Revenant ---------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("card", ["Revenant", "The Knights", "Political Ally", "Gypsies", "The Slashers", "Raven Spy"])
def test_it_is_not_for_those_of_another_clan_or_without_the_discipline(card: str, edition: str) -> None:
    t = acting(card, who="clan:Malkavian", edition=edition)
    assert not t.offers(f"play {card} Mira 0")
    assert t.clauses(f"play {card} Mira 0", by="a")


# -- Robert Carter ----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("answer", "region", "blood"), [("yes", "attached", -1), ("no", "ash-heap", 0)])
def test_robert_carter_is_fed_or_burned(answer: str, region: str, blood: int, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["Robert Carter"])]), seat(), bystander(), turn="c", phase="discard", edition=edition
    )
    t.passes_until("unlock")
    with t.changes("Mira.blood", blood):
        t.does_all("trigger Robert Carter", answer)
    assert t.region("Robert Carter") == region
