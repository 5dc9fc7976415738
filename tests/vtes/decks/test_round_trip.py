"""What is written in a format and read again is the same deck, as far as the format can say it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from praxis.vtes import decks
from praxis.vtes.catalogue import catalogue
from praxis.vtes.decks import Deck, Event
from praxis.vtes.decks.deck import one_line, several_lines
from tests.vtes.decks import samples

CARDS = sorted(face.id for face in catalogue.load())

ANY_TEXT = st.text(st.characters(exclude_categories=("Cs", "Cc", "Co", "Cn")), max_size=40)
LINES = st.one_of(
    ANY_TEXT, st.sampled_from(["2x Deflection", "Deck Name: no", "-- so", '"quoted"', "a & b < c", "#1", "+1"])
)
WORDS = ANY_TEXT.map(one_line)
COMMENTS = st.lists(LINES, max_size=6).map(lambda lines: several_lines("\n".join(lines)))
# A note holds some letter or digit: that is how a line with two dashes in the name is told from one with a note.
NOTES = ANY_TEXT.map(one_line).filter(lambda note: any(sign.isalnum() and sign.isascii() for sign in note))
PLAIN_NAMES = st.from_regex(r"[A-Z][a-z]{2,9} [A-Z][a-z]{2,9}", fullmatch=True)

EVENTS = st.one_of(
    st.just(Event()),
    st.builds(
        Event,
        name=PLAIN_NAMES,
        place=st.one_of(st.just("Online"), PLAIN_NAMES.map(lambda city: f"{city}, Finland")),
        date=st.dates().map(lambda day: day.isoformat()).filter(lambda day: day > "1000"),
        end_date=st.just(""),
        rounds=st.sampled_from(["3R+F", "2R+F", "3R (no final)"]),
        players=st.integers(8, 200),
        winner=PLAIN_NAMES,
        link=st.sampled_from(["", "https://example.org/1"]),
        score=st.sampled_from(["", "2GW8+3!", "0GW3.5+3!", "+4!", "2GW8!", "5vp in final"]),
    ),
)


@st.composite
def any_deck(draw: st.DrawFn) -> Deck:
    cards = draw(st.dictionaries(st.sampled_from(CARDS), st.integers(1, 30), min_size=1, max_size=40))
    noted = draw(st.lists(st.sampled_from(sorted(cards)), max_size=3, unique=True))
    return Deck(
        name=draw(WORDS),
        author=draw(WORDS),
        comment=draw(COMMENTS),
        event=draw(EVENTS),
        cards=cards,
        notes={card: draw(NOTES) for card in noted},
    )


@pytest.mark.parametrize("form", decks.FORMATS)
@given(deck=any_deck())
def test_reading_what_was_written_gives_the_same_deck(form: str, deck: Deck) -> None:
    again, problems = decks.read(decks.write(deck, form))
    assert problems == []
    assert again.cards == deck.cards
    for part in sorted(decks.CARRIES[form]):
        assert getattr(again, part) == getattr(deck, part), part


@pytest.mark.parametrize("form", decks.FORMATS)
def test_every_card_of_the_game_survives_every_format(form: str) -> None:
    for start in range(0, len(CARDS), 500):
        some = Deck(cards=dict.fromkeys(CARDS[start : start + 500], 1))
        again, problems = decks.read(decks.write(some, form))
        assert problems == []
        assert again.cards == some.cards


@pytest.mark.parametrize("form", decks.FORMATS)
def test_files_of_any_encoding_of_line_ends_read_the_same(form: str) -> None:
    deck, _ = decks.read(samples.TWD)
    text = decks.write(deck, form)
    again, problems = decks.read(text.replace("\n", "\r\n").encode())
    assert (problems, again.cards) == ([], deck.cards)


def test_a_deck_goes_through_all_formats_in_turn() -> None:
    deck, _ = decks.read(samples.TWD)
    cards = dict(deck.cards)
    for form in decks.FORMATS:
        deck, problems = decks.read(decks.write(deck, form))
        assert problems == []
    assert deck.cards == cards


def test_the_text_of_the_archive_is_written_as_the_archive_writes_it() -> None:
    deck, _ = decks.read(samples.TWD)
    written = decks.write(deck, "twd")
    assert written.startswith("The Long Night of Test Street\nGhent, Belgium\nMarch 5th 2022 -- March 6th 2022\n3R+F\n")
    assert "Crypt (12 cards, min=14, max=34, avg=6.33)\n------------------------------------------\n" in written
    assert "Master (5; 1 trifle)\n" in written
    assert "1x Barrens, The\n" in written
    assert "1x Pentex(TM) Subversion   -- for the pest\n" in written
    assert decks.write(decks.read(written)[0], "twd") == written
