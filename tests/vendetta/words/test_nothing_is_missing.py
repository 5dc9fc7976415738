"""Every word of the game is there in every language, and no language has a word that nothing says."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

import praxis.vendetta
import praxis.vendetta.kind
from praxis.clauses import load
from praxis.kernel.procedure import Procedure
from praxis.kernel.words import Lang
from praxis.languages import ENGLISH, gaps, known
from praxis.vendetta import reasons
from praxis.vendetta.answers import ANSWERS
from praxis.vendetta.cards import ACTIVE_STEPS, CLANS, PASSIVE
from praxis.vendetta.effects.counts import COUNTS, OF_THE_EFFECT
from praxis.vendetta.effects.statics import STATICS
from praxis.vendetta.effects.triggers import MOMENTS
from praxis.vendetta.effects.verbs import VERBS
from praxis.vendetta.effects.whom import WHO
from praxis.vendetta.events import EVENTS, PhaseName
from praxis.vendetta.packs import KINDS
from praxis.vendetta.questions import QUESTIONS
from praxis.vendetta.settings import _CHOICES, Readings
from praxis.vendetta.words import decisions, log, slots, stack
from praxis.vendetta.words.languages import tongue
from tests.vendetta.words.samples import EVENTS as SAMPLES

PACKAGE = Path(praxis.vendetta.__file__).parent
every_language = pytest.mark.parametrize("lang", known())


@cache
def rules() -> list[ast.AST]:
    """All that the game's rules say, without the words for it."""
    files = [file for file in PACKAGE.rglob("*.py") if "words" not in file.parts]
    return [node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]


def calls(name: str) -> Iterator[ast.Call]:
    for node in rules():
        if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) == name:
            yield node


def texts(nodes: list[ast.expr]) -> set[str]:
    """All strings in some expressions."""
    inside = [each for node in nodes for each in ast.walk(node)]
    return {node.value for node in inside if isinstance(node, ast.Constant) and isinstance(node.value, str)}


# -- effects ----------------------------------------------------------------------------------------------------------


@every_language
def test_every_verb_has_words(lang: Lang) -> None:
    wanted: set[str] = set()
    for name, verb in VERBS.items():
        whats = [part.strip("{}").split(",") for part in verb.form.split() if part.startswith("{")]
        differs = bool(whats) and whats[0] != ["blood", "influence"]
        wanted |= {f"{name}.{what}" for what in whats[0]} if differs else {name}
    assert set(tongue(lang).grammar.VERBS) == wanted


@every_language
def test_every_other_word_of_effects_has_words(lang: Lang) -> None:
    grammar = tongue(lang).grammar
    assert set(grammar.WHO) == set(WHO)
    assert set(grammar.COUNTS) | set(grammar.FLAGS) == {*COUNTS, *OF_THE_EFFECT}
    assert not set(grammar.COUNTS) & set(grammar.FLAGS)
    assert set(grammar.MOMENTS) == set(MOMENTS)
    assert set(grammar.STATICS) == set(STATICS)
    assert set(grammar.SIGNS) == set(grammar.ROUNDS) == {">=", "<=", "="}


# -- messages ---------------------------------------------------------------------------------------------------------


def test_every_event_has_a_sample_with_its_own_fields() -> None:
    sampled = {kind: set(fields) for kind, fields in SAMPLES.values()}
    declared = {kind: set(event.__struct_fields__) - {"audience"} for kind, event in EVENTS.items() if event.told}
    assert sampled == declared


@every_language
def test_every_event_has_words_and_every_word_an_event(lang: Lang) -> None:
    assert set(tongue(lang).messages.events) == set(SAMPLES)


@pytest.mark.parametrize("message", SAMPLES)
def test_each_sample_is_told_by_its_message(message: str) -> None:
    kind, fields = SAMPLES[message]
    assert EVENTS[kind].message(fields) == message


def test_every_event_leads_to_a_clause_that_exists() -> None:
    known = {clause.id for clause in load("vendetta").clauses}
    assert {clause for event in EVENTS.values() for clause in (event.follows, *event.cases.values())} <= known


@every_language
def test_every_decision_has_words_and_every_word_a_decision(lang: Lang) -> None:
    assert set(tongue(lang).messages.decisions) == QUESTIONS


@every_language
def test_every_option_in_words_is_one_of_a_decision(lang: Lang) -> None:
    options = tongue(lang).messages.options
    assert {key.split(".")[0] for key in options} == QUESTIONS
    # `may.spend` and `may.counted` are "yes" with a price; `partner` has its second word in the key.
    named = {key.split(".")[1] for key in options} - {"spend", "counted", "spare", "include"}
    assert named == set(ANSWERS) - {"partner"}


@every_language
def test_every_procedure_is_part_of_the_sentence(lang: Lang) -> None:
    found: set[str] = set()
    waiting = list(Procedure.__subclasses__())
    while waiting:
        each = waiting.pop()
        waiting += each.__subclasses__()
        found |= {each.__name__} if each.__module__.startswith("praxis.vendetta") and each.STEPS else set()
    shape = {"joined", "also", "over", "setup", "round", "phase", "location", "step"}
    assert set(tongue(lang).messages.stack) - shape == found - set(stack.SILENT)
    assert set(stack.SILENT) <= found


def test_every_reason_is_given_somewhere() -> None:
    codes = texts([argument for call in calls("because") for argument in call.args])
    assert codes | {"not-seated"} == set(reasons.TEXTS)


@every_language
def test_every_reason_has_words(lang: Lang) -> None:
    words = tongue(lang).messages.reasons
    told = set(reasons.TEXTS) if lang != ENGLISH else set(words)  # the rules say the others in English themselves
    assert set(words) == told
    assert {code: gaps(text) for code, text in words.items()} == {code: gaps(reasons.TEXTS[code]) for code in told}


@every_language
def test_every_name_has_words(lang: Lang) -> None:
    messages = tongue(lang).messages
    assert set(messages.clans) == set(messages.styles) == set(CLANS)
    assert set(messages.kinds) == set(KINDS)
    assert set(messages.steps) == {*ACTIVE_STEPS, PASSIVE}
    assert set(messages.phases) == set(get_args(PhaseName))


@every_language
def test_every_setting_has_words(lang: Lang) -> None:
    variants = tongue(lang).messages.variants
    assert list(variants) == list(Readings.__struct_fields__)
    for name, choices in _CHOICES.items():
        assert tuple(variants[name].values) == choices


@every_language
def test_the_words_around_options_are_all_used(lang: Lang) -> None:
    source = Path(decisions.__file__).read_text() + Path(stack.__file__).read_text()
    source += Path(log.__file__).read_text() + (PACKAGE / "words" / "cards.py").read_text()
    source += Path(slots.__file__).read_text()
    messages = tongue(lang).messages
    for table in (messages.summary, messages.numbers, messages.natures, messages.labels):
        assert [key for key in table if f'"{key}"' not in source] == []
    assert set(messages.groups) == {"drain", "relic", "blood", "turn"}


@every_language
def test_no_message_has_a_gap_that_nothing_fills(lang: Lang) -> None:
    messages = tongue(lang).messages
    events = set(slots._FILL) | {"way"}
    options = events | set(decisions._FILL)
    for key, text in messages.events.items():
        assert gaps(text) <= events, key
    for key, offered in messages.options.items():
        assert gaps(offered.text) | gaps(offered.explained) <= options, key
    for key, question in messages.decisions.items():
        assert gaps(question.mine) | gaps(question.theirs) <= {"who", "card", "at", "off", "place", "Place"}, key
        assert not gaps(question.help), key
