"""Full means every sentence: none of an official text is left out of a definition that is called full."""

from __future__ import annotations

import pytest

from praxis.vtes.catalogue.catalogue import load
from praxis.vtes.definitions import definitions
from praxis.vtes.definitions.build import COVERED, NAMES
from praxis.vtes.definitions.claims import sentences, terms, unclaimed
from praxis.vtes.words import told

FULL = sorted(card for card, definition in definitions().items() if definition.coverage == "full")


def left_out(card: int) -> list[str]:
    return unclaimed(load()[card], told.text(definitions()[card], "en"))


@pytest.mark.parametrize("card", FULL, ids=NAMES.get)
def test_no_sentence_of_a_full_card_is_left_out(card: int) -> None:
    """Say it in the definition, or make the card partial by a note; what the engine does anyway, `covered=` names."""
    if card not in COVERED:
        assert left_out(card) == []


@pytest.mark.parametrize("card", sorted(COVERED), ids=NAMES.get)
def test_only_what_needs_it_is_said_to_be_covered_elsewhere(card: int) -> None:
    assert left_out(card)


def test_a_definition_that_leaves_a_sentence_out_is_found() -> None:
    """Every effect of a two-sentence card is needed: without the second level of Govern, its sentence is unclaimed."""
    govern = load().find("Govern the Unaligned")
    assert unclaimed(govern, told.text(definitions()[govern.id], "en")) == []
    assert len(unclaimed(govern, "Bleed at +2 bleed.")) == 1


def test_a_sentence_ends_at_its_full_stop_and_an_aside_is_none() -> None:
    text = "[aus] Lock this card (it stays locked). You gain 2 pool.\n[AUS] As above."
    assert sentences(text) == ["Lock this card .", "You gain 2 pool.", "As above."]


def test_a_term_counts_in_every_form_and_in_the_words_of_every_edition() -> None:
    assert terms("Untap him; he burned two blood, bleeding") == {"unlock", "burn", "2", "blood", "bleed"}
