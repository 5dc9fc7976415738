"""Combat cards: H."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import does, to_the_end, until
from tests.vtes.cards.combat_tables import fought, hurt_in_combat, meets, on_to, to_long
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, fighting, in_editions, since_2011

# -- Hell-for-Leather -------------------------------------------------------------------------------------------------


@since_2011
def test_hell_for_leather_takes_pool_from_whose_minion_has_fallen(edition: str) -> None:
    t = fighting("Hell-for-Leather", who="obt strength:3 sect:Anarch", other="Oskar 1/8", edition=edition)
    on_to(t, "end-of-round", "after-combat")
    t.does("play Hell-for-Leather Mira 2", by="a")
    on_to(t)
    assert (t.region("Oskar"), t.measure("b.pool")) == ("torpor", 28)
    t.is_quiet()


# -- Hidden Strength --------------------------------------------------------------------------------------------------


@rules_on("Hidden Strength", "LSJ 19970224")
@pytest.mark.parametrize("x", [0, 1, 2])
def test_hidden_strength_prevents_one_more_than_it_costs(x: int) -> None:
    t = meets("Mira 6/8 strength:4", other="Oskar 6/8 for", answers=["Hidden Strength"])
    until(t, "play Hidden Strength Oskar 0")
    t.does("play Hidden Strength Oskar 0", by="b")
    t.does(f"amount {x}", by="b")
    on_to(t)
    assert t.measure("Oskar.blood") == 6 - x - max(0, 4 - (x + 1))
    t.is_quiet()


@rules_on("Hidden Strength", "LSJ 20030502", "TOM 19960521")
@in_editions("words mode paid left", [("for", 0, 0, 6 - 3 + 1), ("for", 0, 2, 6 - 2), ("FOR", 1, 1, 6 - 1 - 3 + 2)])
def test_hidden_strength_prevents_one_more_than_is_paid(
    edition: str, words: str, mode: int, paid: int, left: int
) -> None:
    t = hurt_in_combat("Hidden Strength", who=words, other="Oskar 6/8 strength:3", edition=edition)
    on_to(t, "prevent")
    with t.unchanged(*BYSTANDER, "b.pool"):
        t.does(f"play Hidden Strength Mira {mode}", by="a")
        t.does(f"amount {paid}", by="a")
        on_to(t, "press")
    assert t.offers("press") is (mode == 1 and t.asks == "press")
    on_to(t)
    assert t.measure("Mira.blood") == left
    t.is_quiet()


@rules_on("Hidden Strength", "PIB 20121202")
def test_more_can_be_paid_than_there_is_damage() -> None:
    t = hurt_in_combat("Hidden Strength", who="for", other="Oskar 6/8")
    on_to(t, "prevent")
    t.does("play Hidden Strength Mira 0", by="a")
    assert t.offers("amount 6")
    assert not t.offers("amount 7")
    t.does("amount 4", by="a")
    on_to(t)
    assert t.measure("Mira.blood") == 2


# -- High Ground ------------------------------------------------------------------------------------------------------


def test_high_ground_is_no_higher_than_one_who_flies_too() -> None:
    t = fighting("High Ground", "High Ground", who="trait:flight", other="Oskar 6/8 trait:flight")
    on_to(t, "maneuver")
    assert not t.ever_offered("play High Ground Mira 1")
    t.does("play High Ground Mira 0", by="a")
    asked = len(t.asked)
    on_to(t)
    assert not t.ever_offered("play High Ground#2", since=asked)


# -- Hunger of Marduk -------------------------------------------------------------------------------------------------


@in_editions("words mode n", [("tha clan:Banu-Haqim", 0, 1), ("THA clan:Banu-Haqim", 1, 2)])
def test_hunger_of_marduk_gives_a_strike_for_the_round(edition: str, words: str, mode: int, n: int) -> None:
    t = fighting("Hunger of Marduk", "Fake Out", "Boxed In", who=words, edition=edition)
    t.does(f"play Hunger of Marduk Mira {mode}", by="a")
    to_long(t)
    on_to(t, "strike")
    t.does("use Hunger of Marduk Mira", by="a")
    on_to(t, "press")
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6 + n, 6 - n)
    t.does("play Boxed In Mira 0", by="a")
    asked = len(t.asked)
    on_to(t)
    assert not t.ever_offered("use Hunger of Marduk", since=asked)
    t.is_quiet()


@editions
@rules_on("Hunger of Marduk", "ANK 20220207")
def test_the_strike_of_marduk_is_used_more_than_once_in_a_round(edition: str) -> None:
    t = fought("Mira 3/8 tha cel clan:Banu-Haqim", ["Hunger of Marduk", "Blur"], "Oskar 6/8 strength:0", [], edition)
    does(t, "play Hunger of Marduk Mira 0", "use Hunger of Marduk", "play Blur Mira 0", "use Hunger of Marduk")
    to_the_end(t)
    assert t.measure("Oskar.blood") == 4


# -- Hunting the Quarry -----------------------------------------------------------------------------------------------


@in_editions("words mode", [("cel", 0), ("tha", 1)])
def test_the_quarry_is_hunted_by_any_vampire_of_yours(edition: str, words: str, mode: int) -> None:
    t = position(
        seat(ready=[f"Mira 6/8 {words} trait:path-of-Caine", "Ilse 4/8", "Kurt ally 2"], hand=["Hunting the Quarry"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    on_to(t, "after-combat")
    t.does(f"play Hunting the Quarry Mira {mode}", by="a")
    on_to(t)
    assert (t.g.host[t["Hunting the Quarry"]], t.g.controller[t["Hunting the Quarry"]]) == (t["Oskar"], 0)
    assert not t.offers("use Hunting the Quarry Kurt")
    with t.unchanged(*BYSTANDER, "Mira.blood"):
        t.does("use Hunting the Quarry Ilse")
        on_to(t)
    assert (t.told("action")[-1]["stealth"], t.region("Hunting the Quarry")) == (1, "ash-heap")
    assert (t.measure("Ilse.blood"), t.measure("Oskar.blood")) == (3, 4)
    t.is_quiet()


def test_nobody_else_hunts_the_quarry() -> None:
    t = position(
        seat(ready=["Mira 6/8 cel trait:path-of-Caine"], hand=["Hunting the Quarry"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
    )
    t.does_all("bleed Mira", "block Oskar")
    on_to(t, "after-combat")
    t.does("play Hunting the Quarry Mira 0", by="a")
    on_to(t)
    while t.g.turn < 23:
        assert not (t.who() != "a" and t.offers("use Hunting the Quarry"))
        t.answer("pass")


@rules_on("Hunting the Quarry", "ANK 20191219")
@pytest.mark.parametrize("first", [True, False])
def test_a_combat_that_was_about_to_end_does_end(first: bool) -> None:
    """After a quarry is marked no new round is begun; before that it can be."""
    t = fighting("Hunting the Quarry", "Telepathic Tracking", who="cel AUS")
    until(t, "play Telepathic Tracking Mira 1")
    if not first:
        t.does("play Telepathic Tracking Mira 1", by="a")
        assert len(t.told("round")) == 2
    since = len(t.asked)
    until(t, "play Hunting the Quarry Mira 0")
    t.does("play Hunting the Quarry Mira 0", by="a")
    after = len(t.asked)
    on_to(t)
    assert t.ever_offered("play Telepathic Tracking Mira 1", since) is first
    assert not t.ever_offered("play Telepathic Tracking Mira 1", after)
    assert t.g.host[t["Hunting the Quarry"]] == t["Oskar"]
    t.is_quiet()


@rules_on("Hunting the Quarry", "ANK 20191219")
def test_no_quarry_is_marked_after_another_combat_has_been_begun() -> None:
    t = fighting("Hunting the Quarry", "Psyche!", who="CEL")
    until(t, "play Psyche! Mira 1")
    t.does("play Psyche! Mira 1", by="a")
    assert (len(t.told("combat-over")), len(t.told("combat"))) == (1, 2)
    on_to(t, "after-combat")
    t.does("play Hunting the Quarry Mira 0", by="a")
    on_to(t)
    assert t.g.host[t["Hunting the Quarry"]] == t["Oskar"]
