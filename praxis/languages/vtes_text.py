"""Card texts of V:TES from what a definition says: the base that each language's `vtes_cards` builds on.

A definition comes as neutral trees (`praxis.effects.nodes.Tree`). A language has one method for each word of them, and
its own way to make noun phrases. If a language cannot say something yet, a test finds that; the text never has a blank.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from praxis.effects.nodes import Tree

MISSING: Final = "‹{}›"
"""Stands in a text where a language has no words for something. A test looks for it."""


FOR_OTHERS: Final = 2
"""Of an action that a card in play allows: only the minions of others may take it."""


class Teller:
    """Says trees in one language. `noun` is the thing that was chosen first, so that it can be named again."""

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
        """Write ``ready (ally or vampire)`` as ``ready ally or ready vampire``, since nouns are said one by one."""
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
        """A sentence with a capital letter and a full stop. An abbreviation at the end has its stop already."""
        words = self.polished(words.strip())
        return "" if not words else words[0].upper() + words[1:] + ("" if words.endswith(".") else self.stop())

    def polished(self, words: str) -> str:
        """Corrections that a language makes once all words are together."""
        return words

    def stop(self) -> str:
        return "."

    def several(self, trees: tuple[Tree, ...]) -> list[str]:
        """The sentences of several effects; effects that say nothing are left out."""
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
    """The name of the card that a condition says was played; empty for any other condition."""
    if condition.word != "happened" or condition.slots["kind"] != "played" or "about" not in condition.slots:
        return ""
    about = condition.slots["about"]
    return str(about.slots["name"]) if about.word == "named" else ""


def still_holds(condition: Tree) -> Tree | None:
    """Whom a condition chooses and asks about at once, if it only asks whether what was chosen is still so."""
    if condition.word != "is" or condition.slots["who"].word != "a":
        return None
    who: Tree = condition.slots["who"]
    chosen = [repr(part) for part in flat(who.slots["what"])]
    return who if all(repr(part) in chosen for part in flat(condition.slots["what"])) else None


def flat(tree: Tree) -> list[Tree]:
    """The parts of a filter that must all hold, each once: a ready minion of the ready ones is a ready minion."""
    if tree.word != "and":
        return [tree]
    found = {repr(one): one for part in tree.slots["of"] for one in flat(part)}
    return list(found.values())


def needed(parts: list[Tree]) -> list[Tree]:
    """What a filter says, without what goes without saying: what is your prey's is another's, and what is of any other
    Methuselah is under another's control."""
    whose = [one.slots["who"].word for one in parts if one.word == "of" and one.slots["who"].word != "you"]
    if not whose or not any(_is_others(one) for one in parts):
        return parts
    if "other-methuselahs" in whose:
        return [one for one in parts if one.word != "of"]
    return [one for one in parts if not _is_others(one)]


def _is_others(part: Tree) -> bool:
    return part.word == "flag" and part.slots["word"] == "others"


Words = dict[str, Any]
