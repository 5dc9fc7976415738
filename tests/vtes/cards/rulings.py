"""For test authors: say which official rulings on a card a test proves, by the sources that the ruling cites.

    @rules_on("Deflection", "ANK 20211003")
    def test_...

A ruling that several cards share is played by one test with a row for each:

    @ruled_alike("card who", [("Deflection", "dom"), ("Redirection", "dom")], "ANK 20211003")
    def test_...(card: str, who: str) -> None

An unknown card or source stops the collection and names the known ones. `praxis cards show --rulings` marks the rulings
that have a test.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from praxis.vtes.catalogue.catalogue import load


def rules_on(card: str, *sources: str) -> pytest.MarkDecorator:
    """Mark a test as proof of these rulings on a card."""
    __tracebackhide__ = True
    face = load().find(card)
    known = {source for ruling in load().rulings(face.id) for source in ruling.references}
    if not sources:
        raise ValueError(f"rules_on({card!r}) needs the source of a ruling; there are {', '.join(sorted(known))}")
    for source in sources:
        if known and source not in known:
            raise ValueError(f"no ruling on {card} cites {source!r}; there are {', '.join(sorted(known))}")
    return pytest.mark.rules_on(face.id, sources)


def ruled_alike(names: str, rows: Sequence[str | tuple[object, ...]], *sources: str) -> pytest.MarkDecorator:
    """Play a test for each row as proof of these rulings on the card that stands first in it."""
    __tracebackhide__ = True
    found = []
    for row in rows:
        values = (row,) if isinstance(row, str) else row
        found.append(pytest.param(*values, marks=rules_on(str(values[0]), *sources)))
    return pytest.mark.parametrize(tuple(names.split()), found)
