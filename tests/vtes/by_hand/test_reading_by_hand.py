"""What is read of a card that nobody has defined: held against the definitions of cards that somebody has.

A definition says what a card does; read by its text alone, as at a table that plays by hand, the card must be playable
at the same moment, and its strike must do the same damage.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from praxis.effects.nodes import Effect
from praxis.vtes.catalogue import catalogue
from praxis.vtes.catalogue.printed import CardFace
from praxis.vtes.dealt.by_hand import carried_out
from praxis.vtes.definitions import definition_of
from praxis.vtes.definitions.build import definition
from praxis.vtes.effects import striking
from praxis.vtes.effects.mode import Mode
from praxis.vtes.effects.striking import Strike
from praxis.vtes.model import windows
from praxis.vtes.positions.scenario import position, seat
from praxis.vtes.rules import strike

FREE = {"enforced": "by-hand", "consent": "none"}
UNKNOWN = definition()
FLAGS = striking.RANGED | striking.AGGRAVATED | striking.WITH_STRENGTH


def defined(*types: str) -> list[CardFace]:
    cards = catalogue.load()
    return [card for card in cards if set(types) & set(card.types) and catalogue.coverage_of(card.id) == "full"]


def strikes(modes: tuple[Mode, ...]) -> dict[tuple[str, ...], tuple[str, int, int]]:
    """By the Disciplines that a strike asks for: its kind, its number, its flags; only strikes with a fixed number."""
    found: dict[tuple[str, ...], tuple[str, int, int]] = {}
    for mode in modes:
        first: Effect | None = mode.do[0] if mode.do else None
        if type(first) is Strike and first.kind in (strike.DAMAGE, strike.HAND):
            found[tuple(mode.disciplines)] = (first.kind, first.amount, first.flags & FLAGS)
    return found


def test_a_strike_has_the_number_that_its_text_says() -> None:
    same, other = 0, []
    for card in defined("Combat"):
        read = strikes(carried_out(card, UNKNOWN).modes)
        for disciplines, known in strikes(definition_of(card.id).modes).items():
            if read.get(disciplines) == known:
                same += 1
            else:
                other.append((card.name, disciplines, known, read.get(disciplines)))
    assert same > 40
    assert len(other) <= 0.2 * same, other


def test_what_cancels_a_card_is_played_as_that_is_played() -> None:
    same, other = 0, []
    for card in defined("Master", "Reaction", "Action Modifier", "Combat"):
        if any(mode.cancels and mode.when & windows.AS_PLAYED for mode in definition_of(card.id).modes):
            read = carried_out(card, UNKNOWN).modes
            if any(mode.cancels and mode.when & windows.AS_PLAYED for mode in read):
                same += 1
            else:
                other.append(card.name)
    assert same > 5
    assert len(other) <= 0.3 * same, other


def test_a_card_is_played_at_a_moment_at_which_it_may_be() -> None:
    same, other = 0, []
    for card in defined("Action Modifier", "Reaction", "Combat"):
        read = moments(carried_out(card, UNKNOWN).modes)
        for disciplines, known in moments(definition_of(card.id).modes).items():
            if read.get(disciplines, 0) & known:
                same += 1
            else:
                other.append((card.name, disciplines))
    assert len(other) <= 0.02 * same, (len(other), same, other)


def moments(modes: tuple[Mode, ...]) -> dict[tuple[str, ...], int]:
    found: dict[tuple[str, ...], int] = {}
    for mode in modes:
        found[tuple(mode.disciplines)] = found.get(tuple(mode.disciplines), 0) | mode.when
    return found


# -- played ------------------------------------------------------------------------------------------------------------


def manual(kind: str, wanted: Callable[[Mode], bool]) -> CardFace:
    """Some card by hand that anybody can play so, for one blood at most."""
    for card in catalogue.load():
        plain = not card.clans and not card.requirement and card.cost.amount < 2 and card.cost.kind != "pool"
        by_hand = kind in card.types and catalogue.coverage_of(card.id) == "manual"
        if plain and by_hand and any(wanted(mode) for mode in carried_out(card, UNKNOWN).modes):
            return card
    pytest.skip(f"every card of the type {kind} of this sort is enforced by now")


def test_a_card_by_hand_cancels_another_as_that_is_played() -> None:
    card = manual("Master", lambda mode: mode.cancels)
    hers = seat(hand=["Blood Doll"], ready=["Mira 3/5"], library=5)
    t = position(hers, seat(hand=[card.name], ready=["Oskar 2/4"], library=5), phase="master", options=FREE)
    t.does("play Blood Doll")
    assert (t.asks, t.who()) == ("as-played", "b")
    t.does(f"play {card.name}", by="b")
    assert (t.asks, t.who()) == ("adjust", "b")
    t.passes()
    assert t.region("Blood Doll") == "ash-heap"
    assert t.told("cancelled")


def test_a_strike_by_hand_does_the_damage_that_it_says() -> None:
    def numbered(mode: Mode) -> bool:
        first = mode.do[0] if mode.do else None
        return type(first) is Strike and first.kind == strike.HAND and first.amount > 0

    card = manual("Combat", numbered)
    read = next(mode.do[0] for mode in carried_out(card, UNKNOWN).modes if numbered(mode))
    assert isinstance(read, Strike)
    t = position(seat(ready=["Mira 3/5"], hand=[card.name], library=5), seat(ready=["Oskar 4/4"]), options=FREE)
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    while t.asks != "strike":
        t.passes()
    t.does(f"play {card.name} Mira")
    assert t.asks == "adjust"
    t.passes()
    while not t.told("damage"):
        t.does("strike hand") if t.asks == "strike" else t.passes()
    assert max(told["ordinary"] for told in t.told("damage")) == 1 + read.amount


def test_a_conviction_by_hand_is_put_on_an_imbued_and_used() -> None:
    convictions = [card for card in catalogue.load() if "Conviction" in card.types]
    card = next((each for each in convictions if catalogue.coverage_of(each.id) == "manual"), None)
    if card is None:
        pytest.skip("every conviction is enforced by now")
    abby = next(each for each in catalogue.load() if "Imbued" in each.types)
    hers = seat(ready=[f"{abby.unique_name} with {card.name}"], library=5)
    t = position(hers, seat(ready=["Oskar 2/4"]), options=FREE, edition="2012")
    t.does(f"use {card.name}")
    assert t.asks == "adjust"
    t.does_all("adjust move", f"adjust-card {card.name}", "adjust-to ash-heap", "pass")
    assert t.region(card.name) == "ash-heap"
