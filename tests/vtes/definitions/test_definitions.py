"""Every definition belongs to the card it names, and was written for the text that the data has."""

from __future__ import annotations

import pytest

from praxis.vtes.catalogue import catalogue
from praxis.vtes.dealt.known_faces import official
from praxis.vtes.definitions import definitions
from praxis.vtes.definitions.build import NAMES

DEFINITIONS = definitions()


@pytest.mark.parametrize("card", sorted(DEFINITIONS))
def test_a_definition_names_its_card_and_the_text_it_was_written_for(card: int) -> None:
    data = catalogue.load()[card]
    assert NAMES[card] == data.name
    assert DEFINITIONS[card].digest == data.digest, f"the text of {data.name} is now {data.digest}: {data.text}"


@pytest.mark.parametrize("card", sorted(DEFINITIONS))
def test_a_definition_is_that_of_the_card_in_a_game(card: int) -> None:
    assert official(card).definition.modes == DEFINITIONS[card].modes
