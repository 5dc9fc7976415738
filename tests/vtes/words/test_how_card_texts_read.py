"""Laws over all made card texts: the words of the edition, no codes or keys of the program, no broken phrases, and not
much longer than the printed text."""

from __future__ import annotations

import re
from functools import cache

import pytest

from praxis.languages import folders
from praxis.vtes.catalogue import catalogue
from praxis.vtes.definitions import coverage, definitions
from praxis.vtes.definitions.build import NAMES
from praxis.vtes.editions import EDITIONS
from praxis.vtes.effects.definition import Definition
from praxis.vtes.words import told

languages = pytest.mark.parametrize("lang", folders.known())
OLD = [name for name, edition in EDITIONS.items() if edition.says_tap]
QUOTED = re.compile(r"“[^”]*”|„[^“]*“|«[^»]*»|「[^」]*」")
"""Names of cards."""


@cache
def cards() -> dict[str, Definition]:
    return {NAMES[card]: definition for card, definition in definitions().items()}


@cache
def texts(lang: str, edition: str = "") -> dict[str, str]:
    more = (edition,) if edition else ()
    return {name: QUOTED.sub("“”", told.text(each, lang, *more)) for name, each in cards().items()}


NEW_WORDS = {"en": r"\b(?:un)?lock", "de": "sperr", "it": "impegn", "ja": "(?<!ブ)ロック"}


@languages
@pytest.mark.parametrize("edition", OLD)
def test_a_card_text_has_the_words_of_the_edition(lang: str, edition: str) -> None:
    new = re.compile(NEW_WORDS[lang], re.IGNORECASE)
    assert [name for name, text in texts(lang).items() if new.search(text)], "the newest book says so"
    assert [name for name, text in texts(lang, edition).items() if new.search(text)] == []


CODES = (
    "abo ani aus cel chi dai dem dom mel myt nec obe obf obl obt pot pre qui ser spi tem tha thn vic vis viz".split()
)
KEYS = ("hunting ground“", "“hunting", "army of rats", "chosen-one", "in-play", "not-full", "ash-heap")


@languages
def test_no_code_or_key_of_the_program_stands_in_a_sentence(lang: str) -> None:
    own = {"de": {"aus", "dem"}, "it": {"chi", "vis"}, "en": set[str](), "ja": set[str]()}[lang]
    code = re.compile(rf"(?<!\w)(?:{'|'.join(each for each in CODES if each not in own)})(?!\w)", re.IGNORECASE)
    for name, text in texts(lang).items():
        plain = re.sub(r"\[[^\]]*\]", "", text)
        assert not code.search(plain), f"{name}: {text}"
        assert not any(key in plain for key in KEYS), f"{name}: {text}"


BROKEN = {
    "": (r"\+-", r"  ", r" ,", r",\.", r"\.\.", r"[‹›{}]", r"%\w", r"~"),
    "en": (r"\bor or\b", r"\bhave have\b", r"\b(?:a|an) (?:a|an|the|all|each)\b", r"\bthe the\b", r"\byou is\b"),
    "de": (
        *(r"\bdu (?:erhält|kann|ist|hat|legt)\b", r"\bbis zu das\b", r"\bvon eine\b", r"\bnicht ein\b", r"\bin dem\b"),
        *(r"[<>]", r"\bdann dann\b", r"außer[^,.:;]*außer", r"\bso viel \w+ mehr:"),
    ),
    "it": (
        *(
            r"\btu (?:ha|è|ottiene)\b",
            r"\+[2-9] danno\b",
            r"\+1 danni\b",
            r"questa quantità:",
            r"\bun (?:carta|azione)\b",
        ),
        *(r"\b(?:di|da|a|su|in) (?:il|lo|la|i|gli|le|l')\b", r"divers\w da te divers"),
    ),
    "ja": (r"」だけ", r" (?![A-Za-z&(\d])", "以外の[^、。]*以外の", "血すべて", "(?:。|、)、"),
}


@languages
def test_no_text_has_a_broken_phrase(lang: str) -> None:
    broken = [re.compile(each) for each in (*BROKEN[""], *BROKEN[lang])]
    found = [(name, each.pattern) for name, text in texts(lang).items() for each in broken if each.search(text)]
    assert found == []


@languages
def test_no_sentence_begins_small_or_ends_without_a_stop(lang: str) -> None:
    for name, text in texts(lang).items():
        if text:
            assert text[-1] in ".。", f"{name}: {text}"
            assert not text[0].islower(), f"{name}: {text}"


EVERY_WAY = "each combination of Disciplines is a way of its own, which the print puts together"
IN_FULL = "the print names a rule or an effect in a word; the text says what it does"
IN_TURN = "the print says once what the text says for each seat, Discipline or level in turn"
LONG = {
    "Unthinkable Humiliation": IN_FULL,
    "Make the Misere": EVERY_WAY,
    "Seeds of Terror": IN_FULL,
    "Shattering Crescendo": IN_TURN,
    "Putrescent Sustenance": IN_FULL,
    "Ni Dieu ni Maître": EVERY_WAY,
    "Hedonism": IN_TURN,
    "Touch of Clarity": IN_TURN,
    "Guardian Vigil": IN_FULL,
    "Break the Bonds": EVERY_WAY,
    "Memory Rift": IN_TURN,
    "Foreshadowing Destruction": IN_FULL,
    "The Admonitions": IN_TURN,
    "Telepathic Counter": IN_TURN,
    "Enchanted Marionette": IN_FULL,
    "Mental Maze": IN_TURN,
    "Mind Numb": IN_TURN,
    "Sentry Signal": IN_FULL,
    "Magnetic Authority": IN_FULL,
    "The Platinum Protocol": EVERY_WAY,
    "Gifts From Hereafter": IN_FULL,
    "Illegalism": EVERY_WAY,
    "Kiss of Cathari": IN_FULL,
    "Annazir": IN_FULL,
}


def test_no_text_is_three_times_as_long_as_the_print_without_a_reason() -> None:
    long: set[str] = set()
    for card in catalogue.load():
        if card.id in definitions() and coverage(card.id) == "full" and card.text:
            made = told.text(definitions()[card.id], "en")
            if len(made) > max(200, 3 * len(card.text)):
                long.add(card.name)
    assert long == set(LONG)


def made(name: str, lang: str) -> str:
    return texts(lang)[name]


@pytest.mark.parametrize(
    ("card", "lang", "words"),
    [
        ("Lupine Assault", "de", "5 Karten auf der Hand dieser Methusalem"),
        ("Lupine Assault", "en", "Do not replace this card until your next influence phase."),
        ("Lupine Assault", "it", "Non sostituire questa carta fino alla tua prossima fase d'influenza."),
        ("War of Ages", "en", "When your prey is ousted, burn this card, then gain 3 pool."),
        ("War of Ages", "en", "burn 1 pool to call a referendum; if it passes, burn this card."),
        ("War of Ages", "ja", "あなたの獲物が追放された時"),
        ("Oubliette", "en", "when the strike hits, when the combat is over, the opposing minion burns 1 blood."),
        ("Oubliette", "de", "wenn der Angriff trifft: wenn der Kampf vorbei ist: der Gegner legt 1 Blut ab."),
        ("Ghouled Street Thug", "en", "can play cards requiring Potence as a vampire with capacity 2."),
        ("Lightning Reflexes", "de", "X (1 oder mehr) Blut ablegen: dieser Untergebene erhält X zusätzliche Angriffe."),
        ("Lightning Reflexes", "ja", "血X点（1以上）を燃やすことで、このミニオンは追加攻撃X回を得る。"),
        ("Minion Tap", "it", "sposta quanto sangue vuoi"),
        ("Lapse", "de", "in dieser Runde gilt: der Gegner kann nicht manövrieren."),
        ("Sudario Refraction", "en", "3 times: choose a library card in your ash heap"),
        ("Telepathic Misdirection", "it", "un Matusalemme diverso da te o dal Matusalemme in azione"),
    ],
)
def test_a_text_says_what_the_print_says(card: str, lang: str, words: str) -> None:
    assert words.lower() in made(card, lang).lower(), made(card, lang)
