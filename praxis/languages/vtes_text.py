"""Card texts of V:TES from what a definition says: the base that each language's `vtes_cards` builds on.

A definition comes as neutral trees (`praxis.effects.nodes.Tree`). A language has one method for each word of them, and
its own way to make noun phrases. What one language cannot say yet is a fault that a test finds, never a blank.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from praxis.effects.nodes import Tree

MISSING: Final = "‹{}›"
"""Stands where a language has no words for something. A test looks for it."""


class Teller:
    """Says trees in one language. `noun` is what was chosen first, so that it can be named again."""

    LANGUAGE: ClassVar[str] = ""

    def __init__(self) -> None:
        self.chosen: list[str] = []

    def say(self, tree: Tree) -> str:
        """One tree in words."""
        method = getattr(self, f"say_{tree.word.replace('-', '_')}", None)
        if method is None:
            return MISSING.format(tree.word)
        found: str = method(**{name.rstrip("_"): value for name, value in tree.slots.items()})
        return found

    def row(self, table: dict[str, str], key: str) -> str:
        return table.get(key) or MISSING.format(key)

    def spread(self, tree: Tree) -> Tree:
        """``ready (ally or vampire)`` as ``ready ally or ready vampire``: nouns are said one by one."""
        if tree.word != "and":
            return tree
        first, second = tree.slots["of"]
        first, second = self.spread(first), self.spread(second)
        for one, other, swapped in ((first, second, False), (second, first, True)):
            if one.word == "or":
                pairs = [(other, each) if swapped else (each, other) for each in one.slots["of"]]
                return Tree("or", {"of": tuple(self.spread(Tree("and", {"of": pair})) for pair in pairs)})
        return tree

    def sentence(self, words: str) -> str:
        """With a large first letter and a full stop; an abbreviation at the end has one already."""
        words = self.polished(words.strip())
        return "" if not words else words[0].upper() + words[1:] + ("" if words.endswith(".") else self.stop())

    def polished(self, words: str) -> str:
        """What a language puts right once all words are together."""
        return words

    def stop(self) -> str:
        return "."

    def several(self, trees: tuple[Tree, ...]) -> list[str]:
        """Effects one after the other; those that say nothing are left out."""
        return [self.polished(words) for words in (self.say(tree) for tree in trees) if words]

    def text(self, trees: tuple[Tree, ...]) -> str:
        """All that a card does."""
        parts: list[str] = []
        for tree in trees:
            self.chosen = []
            parts.append(self.sentence(self.say(tree)))
        return " ".join(part for part in parts if part)


def is_own_deed(condition: Tree) -> bool:
    """Whether a condition says of each thing in turn that it has done something."""
    return condition.word == "happened" and "of" in condition.slots and condition.slots["of"].word == "it"


def named_play(condition: Tree) -> str:
    """The name of the card of which a condition says that it was played; empty if it says anything else."""
    if condition.word != "happened" or condition.slots["kind"] != "played" or "about" not in condition.slots:
        return ""
    about = condition.slots["about"]
    return str(about.slots["name"]) if about.word == "named" else ""


Words = dict[str, Any]
