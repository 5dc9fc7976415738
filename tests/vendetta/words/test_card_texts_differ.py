"""Different effects read differently, in every language; the same effect reads always the same."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from praxis.kernel.words import Lang
from praxis.languages import known
from praxis.languages.vendetta_grammar import Context
from praxis.languages.vendetta_tree import items_of
from praxis.vendetta.cards import CLAN, Card, Trigger
from praxis.vendetta.effects.grammar import Reader
from praxis.vendetta.effects.triggers import MOMENTS
from praxis.vendetta.effects.verbs import VERBS
from praxis.vendetta.said import Amount, Said
from praxis.vendetta.sets import card_set
from praxis.vendetta.words.cards import words_of
from praxis.vendetta.words.languages import tongue
from tests.vendetta.words.effects import effects, lasting

every_language = pytest.mark.parametrize("lang", known())
Tree = tuple[object, ...]


def tree(nodes: list[Said], numbers: tuple[int, ...]) -> Tree:
    """An effect without the numbers of its nodes."""
    return tuple(
        (n.verb, n.who, n.amount, n.what, n.condition, tuple(tree(nodes, branch) for branch in n.branches))
        for n in (nodes[number] for number in numbers)
    )


def read(text: str) -> tuple[Tree, dict[Lang, str]]:
    reader = Reader()
    numbers = reader.effect(text)
    items = items_of(reader.script.said, numbers)
    texts = {lang: tongue(lang).grammar.effect(items, Context()) for lang in known()}
    return tree(reader.script.said, numbers), texts


@settings(max_examples=60, deadline=None)
@given(st.lists(effects, min_size=2, max_size=8))
@example(["if rivals >= 1: ((if round = 2: power 1); power 2)", "if rivals >= 1: if round = 2: (power 1; power 2)"])
@example(["if won = 1: (power 1; power 2)", "(if won = 1: power 1); power 2"])
@example(["choose you: (choose you: power 1 | power 2) | power 3", "choose you: power 1 | power 2 | power 3"])
@example(
    [
        "choose you: (choose you: power 1 | power 2) | power 3 | power 4",
        "choose you: (choose you: power 1 | power 2 | power 3) | power 4",
    ]
)
@example(["choose you: power 1 | (may: power 2) | power 3", "choose you: power 1 | may: (power 2; power 3)"])
@example(["may pay 1: power 1", "may pay up-to 1: power 1"])
@example(["each a-rival: (lose them 1 blood; gain 1 blood)", "each a-rival: (lose them 1 blood; lose them 1 blood)"])
@example(["power 2+rivals*-1", "power 2+rivals"])
def test_different_effects_have_different_texts(several: list[str]) -> None:
    found: dict[Lang, dict[str, Tree]] = {lang: {} for lang in known()}
    for text in several:
        effect, texts = read(text)
        for lang, said in texts.items():
            assert found[lang].setdefault(said, effect) == effect, (lang, text, said)


def small_effects() -> list[str]:
    """Every verb with every target and a few amounts; and everything two such can be put together to."""
    amounts = ("0", "1", "2", "rivals", "rivals*2", "2+rivals", "2+rivals*-1", "rivals<=3", "ambition", "paid", "taken")
    whom = (
        "you",
        "them",
        "winner",
        "random-rival",
        "a-rival",
        "an-opponent",
        "each-rival",
        "each-opponent",
        "each-loser",
    )
    found: list[str] = []
    for name, verb in VERBS.items():
        parts = [
            whom if part == "WHO" else amounts if part == "N" else part.strip("{}").split(",")
            for part in verb.form.split()
        ]
        found += [" ".join((name, *chosen)) for chosen in product(*parts)]
    return found


OPENINGS = ("if won = 1", "if round >= 2", "may", "may pay 1", "may pay up-to 2", "each a-rival", "each each-loser")
CHOOSING = ("choose you", "choose them", "random")


def put_together(plain: list[str]) -> list[str]:
    """Whatever one or two lists of a few verbs can be under a condition, a payment or a choice, to two levels."""
    bodies = [*plain, *(f"{one}; {other}" for one, other in product(plain[:3], plain[:3]))]
    deep = [f"{opening}: ({body})" for opening in OPENINGS for body in bodies]
    deep += [f"{word}: ({one}) | ({other})" for word in CHOOSING for one, other in product(bodies, bodies)]
    deeper: list[str] = []
    for inner in deep[::4]:
        deeper += [f"{opening}: ({inner})" for opening in OPENINGS]
        for one in plain[:2]:
            deeper += [f"({inner}); {one}", f"{one}; ({inner})"]
            deeper += [f"if won = 1: (({inner}); {one})", f"if won = 1: ({one}; ({inner}))"]
            deeper += [f"{word}: ({inner}) | {one}" for word in CHOOSING]
            deeper += [f"{word}: {one} | ({inner})" for word in CHOOSING]
            deeper += [f"choose you: {one} | ({inner}) | {one}"]
    return [*plain, *deep, *deeper]


def all_differ(several: list[str]) -> int:
    """How many effects there are; no two of them may read the same in any language."""
    found: dict[tuple[Lang, str], Tree] = {}
    known: set[Tree] = set()
    for text in several:
        effect, texts = read(text)
        known.add(effect)
        for lang, said in texts.items():
            assert found.setdefault((lang, said), effect) == effect, (lang, text, said)
    return len(known)


def test_no_two_verbs_read_the_same_whatever_they_are_about() -> None:
    assert all_differ(small_effects()) > 500


def test_nothing_that_can_be_put_together_of_a_few_verbs_reads_the_same() -> None:
    assert all_differ(put_together(["power 1", "lose them 1 blood", "lose you 1 blood", "gain 1 blood"])) > 3_000


@every_language
def test_cards_of_the_house_set_with_different_effects_have_different_texts(lang: Lang) -> None:
    cards = card_set()
    found: dict[tuple[str, str], object] = {}
    for card in cards.cards:
        said = words_of(cards, lang).text(card.id)
        does = tree(cards.said, card.does)
        by_itself = tuple((trigger.when, tree(cards.said, trigger.does)) for trigger in card.triggers)
        effect = (does, by_itself, [repr(static.tree()) for static in card.statics])
        assert found.setdefault((card.kind, said), effect) == effect, (card.code, said)
        assert bool(said) == bool(card.does or card.triggers or card.statics)


@settings(max_examples=100, deadline=None)
@given(st.lists(lasting(), min_size=2, max_size=10), st.sampled_from([CLAN, "ally", "location"]))
def test_different_lasting_effects_have_different_texts(several: list[str], kind: str) -> None:
    for lang in known():
        found: dict[str, str] = {}
        for text in several:
            static = Reader().static(text)
            card = Card(id=0, code="X", kind=kind, name="X", statics=(static,))
            said = tongue(lang).grammar.card(card, [])
            effect = repr(static.tree())
            assert found.setdefault(said, effect) == effect, (lang, text, said)


@every_language
@pytest.mark.parametrize("kind", [CLAN, "ally", "location", "relic"])
def test_every_moment_reads_differently(lang: Lang, kind: str) -> None:
    nodes = [Said("gain", "", Amount(1), "blood")]
    texts = [
        tongue(lang).grammar.card(Card(id=0, code="X", kind=kind, name="X", triggers=(Trigger(when, (0,)),)), nodes)
        for when in MOMENTS
    ]
    assert len(set(texts)) == len(MOMENTS)


@settings(max_examples=100, deadline=None)
@given(effects)
def test_a_text_is_the_same_every_time_and_has_no_gap(text: str) -> None:
    _, first = read(text)
    assert read(text)[1] == first
    for lang, said in first.items():
        assert said.endswith("。" if lang == "ja" else "."), said
        for fault in ("{", "}", "None", "  ", " ,", " .", ",,", ", ,"):
            assert fault not in said, said
        assert said[0].isupper() or lang == "ja" or not said[0].isalpha()
