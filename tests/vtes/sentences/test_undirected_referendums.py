"""A referendum is directed at nobody, whichever card calls it and whoever controls that card."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.catalogue.catalogue import coverage_of, load
from praxis.vtes.dealt.known_faces import official
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face
from praxis.vtes.positions.scenario import Item, Table, position, seat
from praxis.vtes.rules.announce import kind_of_card, victims_of
from tests.vtes.cards.tables import ALL, editions

CALLERS: tuple[Item, ...] = ("Mira 8/8 sect:Camarilla title:prince", "Silas 8/8 sect:Sabbat title:archbishop")
"""Between them they are all that these cards ask of the vampire who calls."""


def _faces() -> list[Face]:
    return [official(card.id) for card in load() if coverage_of(card.id) == "full"]


def _calling(face: Face) -> list[int]:
    """The numbers of the abilities with which a card in play calls a referendum."""
    return [-1 - at for at, mode in enumerate(face.definition.abilities) if mode.reach == "political"]


IN_PLAY = [face.name for face in _faces() if _calling(face)]
"""Every full card that calls a referendum while it is in play."""
ON_A_MINION = ("Archon", "Sabbat Inquisitor", "Templar", "Legendary Vampire")
FROM_HAND = [face.name for face in _faces() if face.types & faces.POLITICAL]


def _on_a_table_of_five(card: str, edition: str) -> Table:
    """Seat a has the callers, b is their prey and e their predator. The card is that of c, on Cato if it lies on a
    minion; a vampire who calls is one of a's own."""
    face = next(face for face in _faces() if face.name == card)
    own: list[Item] = [*CALLERS]
    theirs: list[Item] = ["Cato 2/4"]
    lies: list[Item] = ["Academic Hunting Ground"]
    if face.types & faces.VAMPIRE:
        own.append(card)
    elif card in ON_A_MINION:
        theirs = [("Cato 2/4", [card])]
    else:
        lies.append(card)
    return position(
        seat(ready=own, ash_heap=["Fade", "Fade"]),
        seat(ready=["Oskar 2/4", "Small 1/2"]),
        seat(ready=theirs, play=lies),
        seat(ready=["Dora 2/4"]),
        seat(ready=["Vera 2/4 intercept:2"]),
        edition=edition,
    )


def test_the_class_is_as_large_as_it_was_when_the_law_was_written() -> None:
    assert len(IN_PLAY) >= 30
    assert len(FROM_HAND) >= 90


@editions
@pytest.mark.parametrize("card", IN_PLAY)
@proves("action.political.undirected", "block.who.undirected")
def test_prey_and_predator_may_block_whoever_controls_the_card_that_calls(card: str, edition: str) -> None:
    t = _on_a_table_of_five(card, edition)
    offered = [option for option in t.options() if option.startswith(f"use {t[card]} ")]
    assert offered, f"nobody can call with {card} in {edition}"
    for option in offered:
        if int(option.split()[-1]) not in _calling(t.g.face[t[card]]):
            continue
        branch = _on_a_table_of_five(card, edition)
        branch.answer(option)
        _only_neighbours_block(branch)


def _only_neighbours_block(t: Table) -> None:
    told = t.told("action")[-1]
    assert (told["action"], told["victims"]) == ("political", [])
    t.passes_until_offered("block Oskar")
    assert t.who() == "b"
    for name, seat_of in (("Cato", "c"), ("Dora", "d")):
        assert t.clauses(f"block {name}", by=seat_of) == ["block.who.undirected"]
    t.passes()
    t.passes_until_offered("block Vera")
    assert t.who() == "e"
    t.does("block Vera")
    t.goes_on("strike")
    t.is_quiet()


@pytest.mark.parametrize("edition", ALL)
@proves("action.political.undirected")
def test_no_political_action_card_is_directed(edition: str) -> None:
    directed: list[str] = []
    for card in FROM_HAND:
        t = position(seat(ready=[*CALLERS], hand=[card]), seat(ready=["Oskar 2/4"]), edition=edition)
        for mode in range(len(t.g.face[t[card]].definition.modes)):
            if not kind_of_card(t.g, t[card], mode).is_undirected or victims_of(t.g, 0, t[card], mode):
                directed.append(card)
    assert not directed
