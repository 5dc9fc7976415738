"""Standing numbers have layers: what a card in play gives never depends, by any way round, on the number itself."""

from __future__ import annotations

from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter

import pytest

from praxis.effects.conditions import Condition
from praxis.effects.nodes import Tree
from praxis.vtes.dealt.known_faces import house_cards
from praxis.vtes.definitions import definitions
from praxis.vtes.definitions.build import definition
from praxis.vtes.definitions.language import BLEED, CAPACITY, ME, NOT_FULL, STRENGTH, YOUNGER, gives, is_, num
from praxis.vtes.effects.definition import Definition

READS = {
    "capacity": "capacity",
    "not-full": "capacity",
    "younger": "capacity",
    "older": "capacity",
    "worth": "capacity",
}
"""Words of filters and flags that look at a number, and which."""


def numbers_in(tree: Tree) -> Iterator[str]:
    """The numbers that a node reads, by their words."""
    if tree.word == "num":
        yield READS.get(str(tree.slots["what"]), str(tree.slots["what"]))
    word = str(tree.slots.get("word", "")) if tree.word == "flag" else tree.word
    if word in READS:
        yield READS[word]
    for slot in tree.slots.values():
        for each in slot if isinstance(slot, tuple) else (slot,):
            if isinstance(each, Tree):
                yield from numbers_in(each)


def readings(found: list[Definition]) -> dict[str, set[str]]:
    """Each number that cards in play give -> the numbers that decide how much, or to whom."""
    read: dict[str, set[str]] = {}
    for each in found:
        for part in each.gives:
            nodes = [part.n, part.to] if part.if_ is None else [part.n, part.to, part.if_]
            for node in nodes:
                read.setdefault(part.word, set()).update(numbers_in(node.tree()))
    return read


def layers(found: list[Definition]) -> list[str]:
    """The numbers in an order in which each is known before it is read."""
    return list(TopologicalSorter(readings(found)).static_order())


def test_the_numbers_of_all_cards_have_an_order() -> None:
    found = [*definitions().values(), *(face.definition for face in house_cards().values())]
    assert "capacity" in layers(found)


def given(what: int, if_: Condition) -> Definition:
    return definition(gives(what, 1, if_=if_))


@pytest.mark.parametrize(
    "found",
    [
        [given(STRENGTH, num(STRENGTH, ME) >= 2)],
        [given(CAPACITY, is_(ME, NOT_FULL))],
        [given(CAPACITY, is_(ME, YOUNGER))],
        [given(STRENGTH, num(BLEED, ME) >= 2), given(BLEED, num(STRENGTH, ME) >= 2)],
    ],
)
def test_a_number_that_reads_itself_is_found(found: list[Definition]) -> None:
    with pytest.raises(CycleError):
        layers(found)


def test_one_number_may_read_another() -> None:
    found = [given(STRENGTH, num(BLEED, ME) >= 2), given(BLEED, num(CAPACITY, ME) >= 5)]
    order = layers(found)
    assert order.index("capacity") < order.index("bleed") < order.index("strength")
