"""A grammar of phrases that goes both ways: from words to nodes, and from nodes back to words.

A row has a pattern of words and slots, ``~ gets {d} {stat} during {kind} actions``, and a function that makes the node
of what stands in the slots. To read, rows are matched against words, with every way to split them; nothing is skipped.
To say a node, the same rows are used backwards: each row makes its node once of blanks, and whatever tree fits the tree
of that node is said by the pattern, slot by slot. So a slot that a row forgets to put into its node cannot be said, and
the text that was read does not come out again.

We wrote it ourselves because parser libraries read only: none of them turns the value that a rule has made back into
its text. Reading a card takes well under a millisecond.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import product
from typing import Any, Final

from praxis.effects.amounts import Amount
from praxis.effects.conditions import Condition
from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect, Node, Tree, Who
from praxis.vtes.definitions.build import Way
from praxis.vtes.effects.verb import Verb

Words = tuple[str, ...]
Found = list[tuple[int, Any]]
"""Where a phrase may end, and what it means if it does."""

_SLOT: Final = re.compile(r"\{(\w+)(?::(\w+))?\}")
_TOKEN: Final = re.compile(r"\(d\)|~'s|~|\d+r\b|\d+|[+-]|'s\b|[^\W\d_][\w'’]*|[.,:;()/]")
_BLANK: Final = "?"
_NUMBERS: Final = 700
"""Blank numbers are counted from here: no card has such numbers."""


def words_of(text: str) -> Words:
    """The words and marks of a text, one by one."""
    return tuple(_TOKEN.findall(text))


# -- blanks ------------------------------------------------------------------------------------------------------------


class BlankFilter(Filter):
    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def tree(self) -> Tree:
        return Tree(_BLANK, {"slot": self.name})


class BlankWho(Who):
    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def tree(self) -> Tree:
        return Tree(_BLANK, {"slot": self.name})


class BlankCondition(Condition):
    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def tree(self) -> Tree:
        return Tree(_BLANK, {"slot": self.name})


class BlankAmount(Amount):
    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def tree(self) -> Tree:
        return Tree(_BLANK, {"slot": self.name})


class BlankEffect(Verb):
    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def tree(self) -> Tree:
        return Tree(_BLANK, {"slot": self.name})


BLANKS: Final[dict[type[Node], Callable[[str], Node]]] = {
    Filter: BlankFilter,
    Who: BlankWho,
    Condition: BlankCondition,
    Amount: BlankAmount,
    Effect: BlankEffect,
}


# -- trees -------------------------------------------------------------------------------------------------------------


def tree_of(value: Any) -> Any:
    """A node, a way to use a card, or several of them, as trees that can be compared."""
    if isinstance(value, Node):
        return value.tree()
    if isinstance(value, Way):
        slots = {name: tree_of(option) for name, option in value.options.items()}
        return Tree("way", {"effects": tree_of(value.effects), **slots})
    if isinstance(value, tuple):
        return tuple(tree_of(one) for one in value)
    return value


def fits(form: Any, said: Any, found: dict[str, Any], numbers: dict[int, str]) -> bool:
    """Whether a tree has the form of another one with blanks; what stands in the blanks goes to `found`."""
    if isinstance(form, Tree):
        if form.word == _BLANK:
            return _binds(found, form.slots["slot"], said)
        if not isinstance(said, Tree) or form.word != said.word or form.slots.keys() != said.slots.keys():
            return False
        return all(fits(form.slots[name], said.slots[name], found, numbers) for name in form.slots)
    if isinstance(form, tuple):
        if not isinstance(said, tuple) or len(form) != len(said):
            return False
        return all(fits(one, other, found, numbers) for one, other in zip(form, said, strict=True))
    if isinstance(form, str) and form.startswith(_BLANK):
        return isinstance(said, str) and _binds(found, form.removeprefix(_BLANK), said)
    if isinstance(form, int) and not isinstance(form, bool) and form in numbers:
        return isinstance(said, int) and not isinstance(said, bool) and _binds(found, numbers[form], said)
    return type(form) is type(said) and bool(form == said)


def _root(tree: Any) -> Any:
    """The part of a tree that two trees must share if one is to fit the other; a blank fits everything."""
    if isinstance(tree, tuple):
        return tuple(_root(one) for one in tree)
    if not isinstance(tree, Tree):
        return tree
    if tree.word == _BLANK:
        return _BLANK
    closed = [tree.slots.get(name) for name in ("what", "when", "rule", "kinds", "limit", "by")]
    return (
        tree.word,
        *(each if isinstance(each, int | str) else isinstance(each, tuple) and str(each) for each in closed),
    )


def _binds(found: dict[str, Any], name: str, said: Any) -> bool:
    if name in found:
        return repr(found[name]) == repr(said)
    found[name] = said
    return True


# -- rows --------------------------------------------------------------------------------------------------------------


class Row:
    """One phrase: a pattern, and what it means."""

    __slots__ = ("make", "pattern", "words")

    def __init__(self, pattern: str, make: Callable[..., Any]) -> None:
        self.pattern: list[str | tuple[str, str]] = []
        at = 0
        for slot in _SLOT.finditer(pattern):
            self.pattern += words_of(pattern[at : slot.start()])
            self.pattern.append((slot[1], slot[2] or slot[1].rstrip("0123456789")))
            at = slot.end()
        self.pattern += words_of(pattern[at:])
        self.words = frozenset(each for each in self.pattern if isinstance(each, str))
        """The words that a text must have for this row to read it."""
        self.make = make

    def __repr__(self) -> str:
        return " ".join(each if isinstance(each, str) else f"{{{each[0]}}}" for each in self.pattern)

    def slots(self) -> list[tuple[str, str]]:
        return [each for each in self.pattern if not isinstance(each, str)]


class Form:
    """The tree that a row makes with blanks, or with words of closed lists, in its slots."""

    __slots__ = ("fixed", "numbers", "row", "tree")

    def __init__(self, row: Row, tree: Any, numbers: dict[int, str], fixed: dict[str, Any]) -> None:
        self.row = row
        self.tree = tree
        self.numbers = numbers
        self.fixed = fixed


class Grammar:
    """Rows by the kind of phrase that they are."""

    def __init__(self) -> None:
        self.rows: dict[str, list[Row]] = {}
        self.blank: dict[str, type[Node]] = {}
        """Which family of nodes a kind of phrase means; the kinds that are not here are closed lists of words."""
        self.names: Callable[[], dict[Words, str]] = dict
        """The names of cards that texts may mention, by their words."""
        self._first: dict[str, tuple[dict[str, list[Row]], list[Row]]] = {}
        self._forms: dict[Row, dict[Any, list[Form]]] = {}

    def kind(self, name: str, family: type[Node]) -> None:
        self.blank[name] = family

    def row(self, kind: str, pattern: str, make: Callable[..., Any]) -> None:
        self.rows.setdefault(kind, []).append(Row(pattern, make))

    def words(self, kind: str, meanings: dict[str, Any]) -> None:
        """Add rows without slots."""
        for pattern, meaning in meanings.items():
            self.row(kind, pattern, _Fixed(meaning))

    # -- reading -------------------------------------------------------------------------------------------------------

    def read(self, kind: str, words: Words) -> list[Any]:
        """All meanings that these words may have as a phrase of this kind."""
        return [value for end, value in self._match(kind, words, 0, {}) if end == len(words)]

    def _match(self, kind: str, words: Words, at: int, known: dict[tuple[str, int], Found]) -> Found:
        key = (kind, at)
        if key not in known:
            known[key] = []  # a phrase that begins with one of its own kind ends here
            known[key] = list(self._found(kind, words, at, known))
        return known[key]

    def _found(
        self, kind: str, words: Words, at: int, known: dict[tuple[str, int], Found]
    ) -> Iterable[tuple[int, Any]]:
        if at >= len(words):
            return
        if kind == "n":
            if words[at].isdigit():
                yield at + 1, int(words[at])
            return
        if kind == "d":
            if words[at] in "+-" and at + 1 < len(words) and words[at + 1].isdigit():
                yield at + 2, int(words[at] + words[at + 1])
            return
        if kind == "name":
            for size in range(6, 0, -1):
                name = self.names().get(words[at : at + size])
                if name is not None:
                    yield at + size, name
                    return
            return
        begins, open_ = self._index(kind)
        for row in (*begins.get(words[at], ()), *open_):
            for end, slots in self._fill(row, 0, words, at, known):
                value = row.make(**slots)
                if value is not None:
                    yield end, value

    def _fill(
        self, row: Row, place: int, words: Words, at: int, known: dict[tuple[str, int], Found]
    ) -> Iterable[tuple[int, dict[str, Any]]]:
        pattern = row.pattern
        while place < len(pattern):
            part = pattern[place]
            if isinstance(part, str):
                if at >= len(words) or words[at] != part:
                    return
                at += 1
                place += 1
                continue
            for end, value in self._match(part[1], words, at, known):
                for last, slots in self._fill(row, place + 1, words, end, known):
                    yield last, {part[0]: value, **slots}
            return
        yield at, {}

    def _index(self, kind: str) -> tuple[dict[str, list[Row]], list[Row]]:
        if kind not in self._first:
            begins: dict[str, list[Row]] = {}
            open_: list[Row] = []
            for row in self.rows[kind]:
                head = row.pattern[0]
                if isinstance(head, str):
                    begins.setdefault(head, []).append(row)
                else:
                    open_.append(row)
            self._first[kind] = begins, open_
        return self._first[kind]

    # -- saying --------------------------------------------------------------------------------------------------------

    def say(self, kind: str, value: Any, within: str) -> set[str]:
        """The ways to say a value (a tree, a number, or one of a closed list) that stand in a text."""
        if kind == "n":
            return {str(value)}
        if kind == "d":
            return {f"{'-' if value < 0 else '+'} {abs(value)}"}
        if kind == "name":
            return {" ".join(words_of(value.lower()))}
        found: set[str] = set()
        for form in self._forms_for(kind, value, within):
            slots = dict(form.fixed)
            if fits(form.tree, value, slots, form.numbers):
                found |= self._spell(form.row, slots, within)
        return found

    def _spell(self, row: Row, slots: dict[str, Any], within: str) -> set[str]:
        """The texts of a row with its slots filled, as far as they stand in the text."""
        said = {""}
        for part in row.pattern:
            if isinstance(part, str):
                ways = {part}
            elif part[0] not in slots:
                return set()
            else:
                ways = self.say(part[1], slots[part[0]], within)
            said = {text for one in said for way in ways if (text := f"{one} {way}".strip()) in within}
        return said

    def _forms_for(self, kind: str, value: Any, within: str) -> list[Form]:
        """The forms that a value may have, by the root of its tree. Only rows whose words the text has are looked at.

        The forms of a row are made when they are first wanted, so that one card is read quickly.
        """
        root, found = _root(value), []
        words = set(within.split())
        for row in self.rows[kind]:
            if not words.issuperset(row.words):
                continue
            if row not in self._forms:
                forms: dict[Any, list[Form]] = {}
                for form in self._forms_of(row):
                    forms.setdefault(_root(form.tree), []).append(form)
                self._forms[row] = forms
            found += [*self._forms[row].get(root, ()), *self._forms[row].get(_BLANK, ())]
        return found

    def _forms_of(self, row: Row) -> Iterable[Form]:
        blanks: dict[str, Any] = {}
        numbers: dict[int, str] = {}
        lists: list[list[tuple[str, Any]]] = []
        for place, (name, kind) in enumerate(row.slots()):
            if kind in ("n", "d"):
                blanks[name] = _NUMBERS + place
                numbers[_NUMBERS + place] = name
            elif kind == "name":
                blanks[name] = f"{_BLANK}{name}"
            elif kind in self.blank:
                blanks[name] = BLANKS[self.blank[kind]](name)
            else:
                lists.append([(name, each) for each in dict.fromkeys(self._closed(kind))])
        for chosen in product(*lists):
            fixed = dict(chosen)
            made = row.make(**blanks, **fixed)
            if made is not None:
                yield Form(row, tree_of(made), numbers, fixed)

    def _closed(self, kind: str) -> list[Any]:
        return [row.make() for row in self.rows[kind]]


class _Fixed:
    """The meaning of a phrase without slots."""

    def __init__(self, meaning: Any) -> None:
        self.meaning = meaning

    def __call__(self) -> Any:
        return self.meaning
