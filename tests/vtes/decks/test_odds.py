"""The odds are exact: compared with drawing every hand there is."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from praxis.vtes import decks
from praxis.vtes.decks import Deck
from tests.vtes.decks.samples import ids


@given(size=st.integers(1, 9), data=st.data())
def test_the_chance_is_the_share_of_all_possible_draws(size: int, data: st.DataObject) -> None:
    copies = data.draw(st.integers(0, size))
    draw = data.draw(st.integers(0, size))
    wanted = data.draw(st.integers(0, 4))
    draws = list(combinations(range(size), draw))
    lucky = sum(1 for hand in draws if sum(card < copies for card in hand) >= wanted)
    assert decks.at_least(wanted, copies, size, draw) == pytest.approx(lucky / len(draws))


def test_a_draw_larger_than_the_pile_takes_all_of_it() -> None:
    assert decks.at_least(2, 2, 3, 7) == 1.0
    assert decks.at_least(1, 0, 0, 4) == 0.0


def test_the_opening_crypt_and_hand_of_a_deck() -> None:
    deck = Deck(
        cards=ids(
            ("Queen Anne (G2)", 4), ("Gilbert Duane (G1)", 8), ("Deflection", 30), ("Minion Tap", 20), ("Majesty", 10)
        )
    )
    found = decks.odds(deck)
    assert (found.crypt, found.library) == (12, 60)
    assert found.curve == {7: 8, 10: 4}
    assert found.capacity == {"min": 28.0, "max": 40.0, "average": 8.0, "opening": 32.0}
    anne = next(card for card in found.crypt_cards if card.name == "Queen Anne")
    assert anne.at_least_one == pytest.approx(1 - (8 * 7 * 6 * 5) / (12 * 11 * 10 * 9), abs=1e-4)
    assert anne.expected == pytest.approx(4 / 3, abs=1e-3)
    assert [(kind.name, kind.count) for kind in found.types] == [("Reaction", 30), ("Master", 20), ("Combat", 10)]
    dominate = next(each for each in found.disciplines if each.code == "dom")
    assert (dominate.superior, dominate.inferior, dominate.wanted, dominate.opening) == (12, 0, 30, 1.0)
    assert found.costs == {"pool": 0, "blood": 40}


def test_an_empty_deck_has_no_odds_and_no_error() -> None:
    found = decks.odds(Deck())
    assert (found.crypt, found.library, found.curve, found.crypt_cards) == (0, 0, {}, [])
