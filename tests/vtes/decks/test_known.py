"""Decks that are known by name: how they are found, and what their names are."""

from __future__ import annotations

import pytest

from praxis.vtes.decks import known


def test_every_known_deck_is_found_by_its_name_and_by_its_code() -> None:
    decks = known.known()
    assert len({deck.name for deck in decks}) == len(decks) > 90
    for deck in decks:
        assert known.find(deck.name).code == deck.code
        assert known.find(deck.code).code == deck.code


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("Fifth Edition: Nosferatu", "V5:PN"),
        ("fifth edition nosferatu", "V5:PN"),
        ("den of fiends", "SP:DoF"),
        ("New Blood II: Banu Haqim", "NB2:PBH"),
        ("sv5:pcaine", "SV5:PCaine"),
    ],
)
def test_words_that_only_one_deck_has_are_enough(words: str, code: str) -> None:
    assert known.find(words).code == code


def test_a_name_that_several_decks_have_lists_them() -> None:
    with pytest.raises(known.UnknownDeck, match=r"8 decks have 'malkavian' in their name: 'Black Hand: Malk.* …$"):
        known.find("malkavian")


def test_an_unknown_name_gets_the_nearest_ones() -> None:
    with pytest.raises(known.UnknownDeck, match="did you mean 'Fifth Edition: Nosferatu' or"):
        known.find("Fifth Edition: Nosferatuu")
    with pytest.raises(known.UnknownDeck, match=r"^no deck is called '\?'$"):
        known.find("?")
