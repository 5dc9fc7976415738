"""Every definition belongs to the card it names, and was written for the text that the data has."""

from __future__ import annotations

import pytest

from praxis.vtes.cards.build import DEFINITIONS, NAMES
from praxis.vtes.catalogue import catalogue
from praxis.vtes.dealt.pool import official


@pytest.mark.parametrize("card", sorted(DEFINITIONS))
def test_a_definition_names_its_card_and_the_text_it_was_written_for(card: int) -> None:
    data = catalogue.load()[card]
    assert NAMES[card] == data.name
    assert DEFINITIONS[card].digest == data.digest, f"the text of {data.name} is now {data.digest}: {data.text}"


@pytest.mark.parametrize("card", sorted(DEFINITIONS))
def test_a_definition_can_say_what_it_does_in_every_language(card: int) -> None:
    definition = DEFINITIONS[card]
    for mode in (*definition.modes, *definition.abilities):
        for verb in (*mode.do, *mode.then):
            for lang in ("en", "de", "it", "ja"):
                assert isinstance(verb.say(lang), str)
    assert official(card).definition.modes == definition.modes
