"""Says trees in a language: finds the row of a word, and fills its gaps. A language's `grammar.py` derives from it, and
knows how nouns look there; everything else stands in the rows.

A definition comes as neutral trees (`praxis.effects.nodes.Tree`). If a language has no row for something, its text
shows `MISSING`, which a test looks for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

import msgspec

from praxis.effects.nodes import Tree
from praxis.languages.rows import Gap, Group, Piece, Row, Rows, found_at, key_of

MISSING: Final = "‹{}›"
ONE, SEVERAL, YOU = range(3)
"""The forms of ``{who~gains|gain|gain}``."""
Slots = dict[str, Any]


class Noun(msgspec.Struct, frozen=True):
    """A word of the lexicon: ``m: Vampir | Vampir | Vampire``. What the forms are is for the grammar to say."""

    forms: tuple[str, ...]
    gender: str = ""

    @staticmethod
    def read(text: str) -> Noun:
        gender, colon, rest = text.partition(": ")
        if not colon or len(gender) > 2:
            gender, rest = "", text
        return Noun(tuple(form.strip() for form in rest.split("|")), gender)


class Speaker:
    """A language, and the rows of one game in it."""

    CASES: ClassVar[str] = "N"
    """The letters of the language's cases. A row of `ref/` and ``{case~…}`` have a form for each."""
    MANY: ClassVar[frozenset[str]] = frozenset()
    """Words that mean several at once."""

    def __init__(
        self, rows: Rows, plural: Callable[[int], int], named: Callable[[str], str], term: Callable[[str], str]
    ) -> None:
        self.rows: Final = rows
        self.plural: Final = plural
        """Which of a noun's forms a number takes."""
        self.named: Final = named
        """The name of a code, such as that of a Discipline."""
        self.term: Final = term
        """The name of a clan or sect that has no row, as the edition calls it."""
        self._nouns: dict[str, Noun] = {}

    # -- texts ---------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """A text begins: nothing has been chosen yet."""

    def text(self, trees: tuple[Tree, ...]) -> str:
        """All that a card does."""
        parts: list[str] = []
        for tree in trees:
            self.begin()
            parts.append(self.sentence(self.say(tree)))
        return self.sign("gap").join(part for part in parts if part)

    def phrase(self, trees: tuple[Tree, ...]) -> str:
        """What some effects do, for a button."""
        self.begin()
        return "; ".join([self.polished(words) for words in self.several(trees)])

    def sentence(self, words: str) -> str:
        """A sentence with a capital letter and a full stop. An abbreviation at the end has its stop already."""
        words = self.polished(words.strip())
        stop = self.sign("stop")
        return "" if not words else self.capital(words) + ("" if words.endswith((".", stop)) else stop)

    def capital(self, words: str) -> str:
        return words[0].upper() + words[1:]

    def polished(self, words: str) -> str:
        """Corrections that a language makes once all words are together."""
        return " ".join(words.split())

    def several(self, trees: tuple[Tree, ...]) -> list[str]:
        """What several trees say; those that say nothing are left out."""
        return [words for words in [self.say(tree) for tree in trees] if words]

    def sign(self, name: str) -> str:
        """A sign or joint of the language: ``comma``, ``then``, ``or``, ``and``, ``stop``, ``gap``."""
        found = self.rows.by_head.get(name)
        return "".join(str(piece) for piece in found[0].pieces) if found else MISSING.format(name)

    def listed(self, words: list[str], last: str) -> str:
        if len(words) < 2:
            return "".join(words)
        return f"{self.sign('comma').join(words[:-1])}{self.sign(last)}{words[-1]}"

    # -- what stands in a slot -----------------------------------------------------------------------------------------

    def say(self, value: Any, how: str = "") -> str:
        """What a tree, a number or a word says; `how` is a case or one of the language's forms."""
        by_value = getattr(self, f"of_{how}", None) if how else None
        if by_value is not None:
            return str(by_value(value))
        by_words = getattr(self, f"how_{how}", None) if how else None
        if by_words is not None:
            return str(by_words(self.say(value)))
        if isinstance(value, Tree):
            return self.tree(value, how)
        if isinstance(value, tuple):
            if value and isinstance(value[0], Tree):
                return self.effects(value, how)
            return self.listed([self.term(str(each)) for each in value], "or")
        if isinstance(value, Noun):
            return self.noun_in(value, SEVERAL, how)
        return "" if value is None else self.term(value) if isinstance(value, str) else str(value)

    def tree(self, tree: Tree, how: str = "") -> str:
        return self.by_row(tree.word, slots_of(tree), how)

    def effects(self, trees: tuple[Tree, ...], how: str = "") -> str:
        if how in ("and", "or"):
            return self.listed(self.several(trees), how)
        if how and how[0] in self.CASES and how[1:] in ("and", "or"):
            return self.listed([self.say(tree, how[0]) for tree in trees], how[1:])
        joint = self.sign(how if how and how in self.rows else "then")
        return joint.join(self.several(trees))

    def by_row(self, word: str, slots: Slots, how: str = "") -> str:
        row = self.rows.find(word, slots)
        return MISSING.format(word) if row is None else self.fill(row, slots, how)

    # -- filling -------------------------------------------------------------------------------------------------------

    def fill(self, row: Row, slots: Slots, how: str = "") -> str:
        return "".join([self._piece(piece, slots, how) for piece in row.pieces])

    def _piece(self, piece: Piece, slots: Slots, how: str) -> str:
        if isinstance(piece, str):
            return piece
        return self._gap(piece, slots, how) if isinstance(piece, Gap) else self._group(piece, slots, how)

    def _group(self, group: Group, slots: Slots, how: str) -> str:
        if group.listed:
            said = [self._group(each, slots, how) for each in group.pieces]
            return self.sign("comma").join([words for words in said if words])
        if group.asked:
            if not all(guard.fits(slots) for guard in group.guards):
                return ""
            return "".join([self._piece(piece, slots, how) for piece in group.pieces])
        asked = [piece.path for piece in group.pieces if isinstance(piece, Gap) and piece.path != "case"]
        if not all(found_at(slots, path) for path in asked):
            return ""
        said = []
        for piece in group.pieces:
            words = self._piece(piece, slots, how)
            if not words and (isinstance(piece, Gap) or (isinstance(piece, Group) and piece.listed)):
                return ""
            said.append(words)
        return "".join(said)

    def _gap(self, gap: Gap, slots: Slots, how: str) -> str:
        if gap.path == "case":
            return gap.forms[self.case_of(how)]
        value = found_at(slots, gap.path)
        if gap.how.startswith("same"):  # in the case in which the whole stands
            case = how[:1] if how[:1] in self.CASES else ""
            return self.say(value, case + gap.how.removeprefix("same"))
        if gap.forms:
            return gap.forms[min(self.number_of(value), len(gap.forms) - 1)]
        if gap.unit:
            unit = self.entry(gap.unit_table, found_at(slots, gap.unit))
            return self.amount(value, unit, gap.signed)
        if gap.table:
            return self._from_table(gap, value, slots, how)
        if gap.number and isinstance(value, Noun):
            return self.noun_in(value, self.number_of(found_at(slots, gap.number)), gap.how)
        if gap.signed:
            return f"{value:+d}" if isinstance(value, int) else self.amount(value, None, True)
        return self.say(value, gap.how)

    def _from_table(self, gap: Gap, value: Any, slots: Slots, how: str) -> str:
        keys = value if isinstance(value, tuple) else (value,)
        joint = gap.how if gap.how in ("and", "or") else "or"
        said: list[str] = []
        for each in keys:
            key = each.word if isinstance(each, Tree) else each
            row = self.rows.find(f"{gap.table}/{key_of(str(key))}", slots)
            if row is None:
                said.append(self.unlisted(gap.table, str(key)))
            elif gap.number or gap.table in LEXICON:
                form = self.number_of(found_at(slots, gap.number)) if gap.number else SEVERAL
                said.append(self.noun_in(self.entry(gap.table, key), form, gap.how))
            else:
                said.append(self.fill(row, slots, gap.how or how))
        return self.listed([words for words in said if words], joint)

    def unlisted(self, table: str, key: str) -> str:
        """What a table does not have: names are said as they are."""
        if table == "code":
            name = self.named(key)
            return self.by_row("superior", {"name": name}) if key.isupper() else name
        return self.term(key) if table in NAMES else MISSING.format(key)

    def entry(self, table: str, key: Any) -> Noun:
        """A noun of the lexicon."""
        head = f"{table}/{key_of(str(key))}"
        found = self._nouns.get(head)
        if found is None:
            rows = self.rows.by_head.get(head)
            words = "".join(str(piece) for piece in rows[0].pieces) if rows else MISSING.format(head)
            found = self._nouns[head] = Noun.read(words)
        return found

    # -- numbers and cases ---------------------------------------------------------------------------------------------

    def amount(self, value: Any, unit: Noun | None, signed: bool = False) -> str:
        """So much, perhaps of something: ``3``, ``+1 vote``, ``1 pool for each ready vampire``."""
        if not isinstance(value, Tree):
            value = Tree("number", {"n": value})
        if unit is not None and value.word in COUNTED:
            return self.by_row("equal-to", {"of": value, "unit": unit, "signed": signed})
        more: Slots = {"unit": unit} if unit is not None else {}
        return self.tree(Tree(value.word, {**value.slots, **more, "signed": signed}))

    def number_of(self, value: Any) -> int:
        """The form that goes with a subject or a number: one, several, you."""
        if isinstance(value, Tree):
            if value.word == "number":
                return self.plural(int(value.slots["n"]))
            if value.word == "you":
                return YOU
            if value.word in AMOUNTS:
                return SEVERAL
            most = value.slots.get("most")
            several = isinstance(most, Tree) and most.word == "number" and most.slots["n"] != 1
            return SEVERAL if value.word in self.MANY or (value.word in ("pick", "up-to") and several) else ONE
        return self.plural(value) if isinstance(value, int) else ONE

    def noun_in(self, noun: Noun, number: int, how: str = "") -> str:
        """A noun of the lexicon for one or several."""
        return noun.forms[min(number, len(noun.forms) - 1)]

    def case_of(self, how: str) -> int:
        return max(0, self.CASES.find(how[:1])) if how else 0


AMOUNTS: Final = frozenset({"chosen", "num", "count", "paid", "moved", "all-of-it", "of-the-event", "reckoned"})
COUNTED: Final = frozenset({"tally", "secret", "chosen-by", "repertoire"})
"""Amounts that are said for themselves: X blood, where X is such an amount."""
LEXICON: Final = frozenset({"stat", "noun", "ref"})
"""The tables whose rows are forms of a noun."""
NAMES: Final = frozenset({"clan", "sect", "title", "trait", "place"})
"""The tables of names: what they lack is said as it is."""


def slots_of(tree: Tree) -> Slots:
    return {name.rstrip("_"): value for name, value in tree.slots.items()}


def is_of(value: Any, word: str, /, **slots: Any) -> bool:
    """Whether a value is the tree of a word, with these slots."""
    return isinstance(value, Tree) and value.word == word and all(value.slots.get(k) == v for k, v in slots.items())


def with_slots(tree: Tree, more: Mapping[str, Any]) -> Tree:
    return Tree(tree.word, {**tree.slots, **more})
