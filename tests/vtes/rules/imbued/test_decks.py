"""Decks with Imbued: fine in 2011 and 2012, for the table to agree on in 2023, refused in 2000."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes import decks
from tests.vtes.decks.samples import ids, legal_deck


@pytest.mark.parametrize(("edition", "levels"), [("2000", ["error"]), ("2011", []), ("2012", []), ("2023", ["error"])])
@proves("card.crypt.other-types")
def test_a_deck_with_imbued_is_for_the_books_that_have_them(edition: str, levels: list[str]) -> None:
    deck = legal_deck(crypt=12, library=60)
    deck.cards |= ids(("Second Sight", 3))
    found = [problem for problem in decks.check(deck, edition) if problem.code == "card.crypt.other-types"]
    assert [problem.level for problem in found] == levels
    assert all(f"the rulebook of {edition} has no Imbued" in problem.message for problem in found)


@pytest.mark.parametrize(("edition", "codes"), [("2000", ["card.crypt.other-types"]), ("2023", [])])
@proves("card.crypt.other-types")
def test_a_table_can_agree_on_imbued_where_the_book_leaves_them_to_it(edition: str, codes: list[str]) -> None:
    deck = legal_deck(crypt=12, library=60)
    deck.cards |= ids(("Second Sight", 3))
    found = [problem.code for problem in decks.check(deck, edition, legacy=True) if problem.level == "error"]
    assert found == codes
