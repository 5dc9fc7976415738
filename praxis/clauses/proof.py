"""For test authors: say which clauses a test proves.

    @proves("vendetta.play.face-up-free")
    def test_a_card_played_face_up_costs_nothing(): ...

    @proves("deck.library.minimum", editions="2000 2011 2012")      # or a parameter or fixture named `edition`
    def test_forty_cards_make_a_library(): ...

    @pytest.mark.parametrize("strike", [pytest.param("dodge", marks=proves("combat.dodge.effect"))])

An unknown clause or edition stops the collection with the nearest known ids. Only tests that pass count.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import pytest

from praxis.clauses.matrix import Clause, clause, has_editions, load

MARK: Final = "proves"


def proves(*clause_ids: str, editions: str | Iterable[str] = ()) -> pytest.MarkDecorator:
    """Mark a test (or a class, or one `pytest.param`) as proof of these clauses."""
    __tracebackhide__ = True
    if not clause_ids:
        raise ValueError("proves() needs at least one clause id")
    named = tuple(editions.replace(",", " ").split()) if isinstance(editions, str) else tuple(editions)
    for name in clause_ids:
        _check(clause(name), named)
    return pytest.mark.proves(*clause_ids, editions=named)


def _check(row: Clause, named: tuple[str, ...]) -> None:
    __tracebackhide__ = True
    if named and not has_editions(row.game):
        raise ValueError(f"{row.id}: {row.game} has one edition; leave out editions=")
    for edition in named:
        if edition not in load(row.game).editions:
            raise ValueError(f"{row.id}: no edition {edition!r}; there are {', '.join(load(row.game).editions)}")
        if not row.speaks_of(edition):
            raise ValueError(f"{row.id}: says nothing about {edition}; its editions are {', '.join(row.editions)}")


def claims(item: pytest.Item) -> dict[str, list[str]]:
    """The (clause, editions) that one collected test claims; ValueError when an edition is missing."""
    found: dict[str, list[str]] = {}
    for mark in item.iter_markers(MARK):
        named: tuple[str, ...] = tuple(mark.kwargs.get("editions", ()))
        for name in mark.args:
            row = clause(name)
            known = found.setdefault(name, [])
            known.extend(edition for edition in _editions(item, row, named) if edition not in known)
    return {name: editions for name, editions in found.items() if editions}


def _editions(item: pytest.Item, row: Clause, named: tuple[str, ...]) -> tuple[str, ...]:
    if not has_editions(row.game):
        return load(row.game).editions
    if named:
        return named
    callspec = getattr(item, "callspec", None)
    if callspec is not None and "edition" in callspec.params:
        edition = _edition_name(callspec.params["edition"])
        if edition not in load(row.game).editions:
            raise ValueError(f"{item.nodeid}: its parameter `edition` is {edition!r}, not one of our editions")
        # A test over all editions may name a clause that some of them lack. In those it proves nothing.
        return (edition,) if row.speaks_of(edition) else ()
    if len(row.editions) == 1:
        return row.editions
    raise ValueError(
        f'{item.nodeid}: in which edition does it prove {row.id}? Say editions="2012 2023",'
        " or parametrise the test with `edition`"
    )


def _edition_name(value: object) -> str:
    """An edition may be given as its year, as text, or as an object with a `name`."""
    return str(value) if isinstance(value, str | int) else str(getattr(value, "name", value))
