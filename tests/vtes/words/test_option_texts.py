"""An option says what it does: the modes of a card are told apart by that, short enough for a button."""

from __future__ import annotations

import pytest

from praxis.kernel.words import Lang, Scene
from praxis.languages import folders
from praxis.vtes.dealt import known_faces
from praxis.vtes.definitions import definitions
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.words import WORDS, cards, option_texts
from praxis.vtes.words.languages import tongue

languages = pytest.mark.parametrize("lang", folders.known())


def offered(t: Table, begins: str, lang: Lang = "en") -> list[str]:
    decision = t.g.decision_view(0)
    assert decision is not None
    scene = Scene(lang, ("Anna", "Bob"), 0, t.g.view(0))
    return [WORDS.option(key, decision, scene).text for key in decision.options or () if key.startswith(begins)]


BOTH = {
    "en": ["(bleed at +2 bleed)", "(bleed at +2 bleed; if the bleed is successful, gain 1 pool)"],
    "de": ["(mit +2 Bleed bleeden)", "(mit +2 Bleed bleeden; falls der Bleed erfolgreich ist: 1 Pool erhalten)"],
    "it": [
        "(dissangua a +2 dissanguamento)",
        "(dissangua a +2 dissanguamento; se il dissanguamento ha successo, guadagna 1 pool)",
    ],
    "ja": ["ブリード+2でブリードする", "ブリード+2でブリードする; ブリードが成功した場合、プール1点を得る"],
}


@languages
def test_basic_and_superior_say_what_they_do(lang: Lang) -> None:
    t = position(seat(ready=["Mira 3/5 PRE"], hand=["Legal Manipulations"]), seat())
    told = offered(t, "play ", lang)
    assert len(told) == 2
    for text, words in zip(told, BOTH[lang], strict=True):
        assert words in text


def test_a_modifier_says_how_much_it_adds() -> None:
    t = position(seat(ready=["Mira 3/5 DOM"], hand=["Conditioning"]), seat(ready=["Oskar 2/4"]))
    t.does("bleed Mira")
    assert [
        text.endswith(end) for text, end in zip(offered(t, "play "), ("(+2 bleed)", "(+3 bleed)"), strict=True)
    ] == [*(True, True)]


@languages
def test_no_two_modes_of_a_card_read_alike(lang: Lang) -> None:
    said = tongue(lang)
    for card in definitions():
        face = known_faces.official(card)
        for first, modes in ((0, face.definition.modes), (-1, face.definition.abilities)):
            told = [cards.way(face, first - at if first else at, said) for at in range(len(modes))]
            assert len(modes) < 2 or all(told), face.name
            assert len(modes) < 2 or len(set(told)) == len(told), f"{face.name}: {told}"


def test_what_modes_share_is_cut_before_what_tells_them_apart() -> None:
    shared = "a long sentence about what happens to all of the minions that are in this combat"
    first, second = option_texts.short([f"{shared}; gain 1 pool", f"{shared}; burn 1 pool"])
    assert first.endswith("…; gain 1 pool")
    assert second.endswith("…; burn 1 pool")
    assert max(len(first), len(second)) <= option_texts.ROOM


def test_what_all_modes_end_with_is_left_out() -> None:
    assert option_texts.short(["gain 1 pool; burn this card", "draw a card; burn this card"]) == [
        *("gain 1 pool", "draw a card")
    ]
    assert option_texts.short(["burn this card", "draw a card; burn this card"]) == [
        *("burn this card", "draw a card; burn this card")
    ]
