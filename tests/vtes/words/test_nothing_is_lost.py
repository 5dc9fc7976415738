"""No language drops what English says: if one slot of a tree changes and the English text with it, so do all others."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any
from zlib import crc32

import pytest

from praxis.effects.nodes import Tree
from praxis.languages import folders
from praxis.vtes.dealt.known_faces import house_cards
from praxis.vtes.definitions import definitions
from praxis.vtes.words import told
from tests.size import sized

STEP = sized(quick=12, normal=6, full=1)
"""One of so many shapes of trees is changed."""
REFS = ("me", "opposing", "prey", "card")
Path = tuple[str | int, ...]


@cache
def trees() -> list[Tree]:
    own = [face.definition for face in house_cards().values()]
    return [tree for definition in (*definitions().values(), *own) for tree in told.told(definition)]


def inside(value: Any, path: Path = (), where: str = "") -> Iterator[tuple[Path, str, Tree]]:
    """All trees inside a tree, with the way to them and what they stand in."""
    if isinstance(value, Tree):
        yield path, where, value
        for name, slot in value.slots.items():
            yield from inside(slot, (*path, name), f"{shape(value)}.{name}")
    elif isinstance(value, tuple):
        for at, each in enumerate(value):
            yield from inside(each, (*path, at), where)


def replaced(value: Any, path: Path, by: Any) -> Any:
    """A tree with another thing at the end of a way; without it, if that is None."""
    if not path:
        return by
    first, rest = path[0], path[1:]
    if isinstance(value, tuple):
        assert isinstance(first, int)
        return (*value[:first], replaced(value[first], rest, by), *value[first + 1 :])
    slots = dict(value.slots)
    if by is None and not rest:
        del slots[str(first)]
    else:
        slots[str(first)] = replaced(slots[str(first)], rest, by)
    return Tree(value.word, slots)


@cache
def known() -> tuple[dict[tuple[str, str], list[str]], set[tuple[str, str]]]:
    """The words that stand in each slot somewhere, and the slots that are sometimes left out."""
    words: dict[tuple[str, str], list[str]] = defaultdict(list)
    names: dict[str, list[frozenset[str]]] = defaultdict(list)
    for whole in trees():
        for _, _, tree in inside(whole):
            names[tree.word].append(frozenset(tree.slots))
            for name, value in tree.slots.items():
                if isinstance(value, str) and value not in words[tree.word, name]:
                    words[tree.word, name].append(value)
    optional = {(word, name) for word, found in names.items() for each in found for name in each}
    return words, {(word, name) for word, name in optional if any(name not in each for each in names[word])}


def changes(tree: Tree) -> Iterator[tuple[str, Any]]:
    """The slots of a tree, each with something else that could stand there."""
    words, optional = known()
    for name, value in tree.slots.items():
        if (tree.word, name) in optional:
            yield name, None
        if isinstance(value, bool):
            continue
        if isinstance(value, int):
            yield name, value + 1
        elif isinstance(value, str):
            yield from ((name, other) for other in words[tree.word, name] if other != value)
        elif isinstance(value, Tree) and not value.slots:
            yield from ((name, Tree(other, {})) for other in REFS if other != value.word)


def shape(tree: Tree) -> str:
    """What decides which row of a word is used: its words and flags, and what its other slots are."""
    kinds = [f"{name}={value.word if isinstance(value, Tree) else value!r}" for name, value in tree.slots.items()]
    return f"{tree.word}({', '.join(kinds)})"


@cache
def mutants() -> list[tuple[str, Tree, Tree]]:
    """Trees and what they become by one change that changes the English text. Of trees of one shape that stand in trees
    of one shape, the first is changed."""
    seen: set[str] = set()
    english = told.teller("en")
    found: list[tuple[str, Tree, Tree]] = []
    for whole in trees():
        for path, where, tree in inside(whole):
            key = f"{where}:{shape(tree)}"
            if key in seen or crc32(key.encode()) % STEP:
                continue
            seen.add(key)
            before = english.text((whole,))
            for name, other in list(changes(tree))[:3]:
                changed = replaced(whole, (*path, name), other)
                try:
                    after = english.text((changed,))
                except (KeyError, AttributeError, TypeError, ValueError):
                    continue  # no such tree can be: the word always has that slot in this shape
                if after != before and "‹" not in after:
                    found.append((f"{tree.word}.{name} in {before}", whole, changed))
    return found


@pytest.mark.parametrize("lang", [lang for lang in folders.known() if lang != "en"])
def test_what_changes_in_english_changes_in_every_language(lang: str) -> None:
    speaker = told.teller(lang)
    lost = [what for what, whole, changed in mutants() if speaker.text((whole,)) == speaker.text((changed,))]
    assert len(mutants()) > 1_000
    assert lost == []
