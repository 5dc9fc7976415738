"""Card texts of V:TES from rows of phrases: a language has a table with one row for each thing that a card can say.

A gap such as ``{who}`` is filled with a noun phrase, ``{who:A}`` with one in another case. How noun phrases are made is
the language's own. A method is needed only where a sentence is more than its row with the gaps filled.
"""

from __future__ import annotations

import re
from typing import Any, ClassVar, Final

from praxis.effects.nodes import Tree
from praxis.languages.vtes_text import MISSING, Teller, flat, is_own_deed, named_play

_GAP: Final = re.compile(r"\{(\w+)(?::(\w))?\}")
_AMOUNTS: Final = frozenset({"n", "least", "most"})
"""The gaps for amounts. ``{what}`` is a noun; all other gaps are somebody or something."""
_MANY: Final = frozenset({"all", "combatants"})
"""Words that mean several at once."""


class Phrased(Teller):
    """A language made of phrases and of a maker of noun phrases."""

    PHRASES: ClassVar[dict[str, str]] = {}
    AND: ClassVar[str] = ""
    OR: ClassVar[str] = ""
    COMMA: ClassVar[str] = ", "

    def __init__(self) -> None:
        super().__init__()
        self.of_seats = False
        """Whether "it" means a Methuselah at present."""

    # -- what a language writes ----------------------------------------------------------------------------------------

    def who(self, tree: Tree, case: str = "N") -> str:
        """A noun phrase for somebody or something, in a case."""
        raise NotImplementedError

    def noun(self, tree: Tree, case: str = "N", plural: bool = False, article: bool = True) -> str:
        """A filter as a noun phrase."""
        raise NotImplementedError

    # -- filling -------------------------------------------------------------------------------------------------------

    def form(self, key: str, **slots: Any) -> str:
        row = self._row(key, slots.get("who"))
        if row is None:
            return MISSING.format(key)

        def fill(match: re.Match[str]) -> str:
            value = slots[match[1]]
            if not isinstance(value, Tree):
                return str(value)
            if match[1] in _AMOUNTS:
                return self.amount(value)
            return (self.noun if match[1] == "what" else self.who)(value, match[2] or "N")

        return _GAP.sub(fill, row)

    def say(self, tree: Tree) -> str:
        """Say a tree. If its word has no method, its row is filled; the row's gaps are named like the slots of the
        tree."""
        if tree.word in self.PHRASES and not hasattr(self, f"say_{tree.word.replace('-', '_')}"):
            return self.form(tree.word, **{name.rstrip("_"): value for name, value in tree.slots.items()})
        return super().say(tree)

    def _row(self, key: str, who: object) -> str | None:
        """The row of a word; the one for several, if the language has one and the subject is several."""
        many = isinstance(who, Tree) and who.word in _MANY
        return self.PHRASES.get(f"{key}-all" if many and f"{key}-all" in self.PHRASES else key)

    def stat(self, what: str, n: str) -> str:
        """The name of a number or counter; the one for a single piece, if the language has one."""
        one = f"stat-{what}-one"
        return self.PHRASES[one] if n.strip("+-") == "1" and one in self.PHRASES else self.row_of("stat", what)

    def listed(self, words: list[str], last: str) -> str:
        return words[0] if len(words) == 1 else f"{self.COMMA.join(words[:-1])}{last}{words[-1]}" if words else ""

    def row_of(self, prefix: str, key: str) -> str:
        return self.PHRASES.get(f"{prefix}-{key}") or MISSING.format(f"{prefix}-{key}")

    def first_of(self, *keys: str) -> str:
        """The first of these rows that the language has."""
        return next((key for key in keys if key in self.PHRASES), keys[-1])

    def begins_anew(self) -> None:
        """The next clause stands by itself, whatever came before it."""

    # -- what a filter adds to a noun ----------------------------------------------------------------------------------

    def say_among(self, who: Tree) -> str:
        return self.form("that-among", who=who)

    def say_named(self, name: str) -> str:
        return self.form("that-named", name=name)

    def say_has(self, code: str) -> str:
        return self.form("that-has", code=code)

    def say_noted(self, what: str) -> str:
        return self.form("that-noted", what=what)

    def say_capacity(self, least: int = 0, most: int = 0) -> str:
        if least and most:
            return self.form("that-capacity", least=least, most=most)
        return self.form("that-capacity-most", most=most) if most else self.form("that-capacity-least", least=least)

    def say_counters(self, least: Tree, most: Tree | None = None, name: str = "", yours: bool = False) -> str:
        if name:
            return self.form("that-counters-named", stat=self.row_of("stat", name))
        if most is not None:
            return self.form("that-counters-most", n=self.amount(most))
        return self.form("that-counters-least", n=self.amount(least))

    def say_or(self, of: tuple[Tree, ...]) -> str:
        return self.form("that-is", what=self.OR.join(self.noun(one) for one in of))

    def say_where(self, **more: Tree) -> str:
        if is_own_deed(more["if"]):
            return self.form(f"did-{more['if'].slots['kind']}")
        return self.form("where", if_=self.say(more["if"]))

    def say_requires_clan(self, of: tuple[str, ...]) -> str:
        return self.form("requires-clan", clan=self.listed(list(of), self.OR))

    def say_voted(self, side: str = "") -> str:
        return self.form(f"voted-{side}" if side else "voted")

    def say_mild(self, most: int) -> str:
        return self.form("mild", n=most)

    # -- whom ----------------------------------------------------------------------------------------------------------

    def head(self, tree: Tree) -> str:
        """The word of a noun alone: ``vampire``, ``minion``, ``location``, ``methuselah``."""
        if tree.word == "or":
            return self.head(tree.slots["of"][0])
        found = "card"
        for one in flat(tree):
            word = one.slots.get("word")
            if one.word == "kind":
                found = str(word)
            elif one.word == "trait" and word == "location":
                found = "location"
            elif found == "card" and one.word in ("capacity", "has", "sect", "title"):
                found = "vampire"
            elif found == "card" and one.word == "flag" and word in ("monster", "fighting"):
                found = "monster" if word == "monster" else "minion"
        return found

    def meant(self, tree: Tree | None, case: str = "N") -> str:
        """Whom a rule or trigger is about: one named thing, or any of a class."""
        if tree is None:
            return self.form("anybody")
        if tree.word == "among":
            tree = tree.slots["who"]
        filters = ("and", "or", "not", "kind", "flag", "in", "clan", "sect", "trait", "counters", "has", "named")
        return self.noun(tree, case) if tree.word in filters else self.who(tree, case)

    def titled(self, title: str) -> str:
        """A title with its place; a sect or clan as it is."""
        word, _, place = title.partition(" of ")
        name = self.PHRASES.get(f"title-{word}")
        if name is None:
            return title
        return self.form("title-with-place", title=name, place=place) if place else name

    def any_of(self, tree: Tree, case: str = "N") -> str:
        """One of a class, whichever it is, where `all_` names the class."""
        return self.noun(tree.slots["what"], case) if tree.word == "all" else self.who(tree, case)

    # -- amounts and conditions ----------------------------------------------------------------------------------------

    def amount(self, tree: Tree) -> str:
        return self.say(tree)

    def signed(self, tree: Tree) -> str:
        return f"{tree.slots['n']:+d}" if tree.word == "number" else f"+{self.amount(tree)}"

    def say_number(self, n: int) -> str:
        return str(n)

    def say_num(self, what: str, who: Tree) -> str:
        before, self.of_seats = self.of_seats, self.of_seats or what == "pool"  # nobody else has pool
        words = self.num(what, who)
        self.of_seats = before
        return words

    def num(self, what: str, who: Tree) -> str:
        return self.form("num", what=self.row_of("stat", what), who=who)

    def say_count(self, what: Tree | None = None, who: Tree | None = None) -> str:
        if what is not None:
            return self.form("count", what=self.noun(what, "D", plural=True, article=False))
        assert who is not None
        return self.form("count-seats") if who.word == "everybody" else self.form("count-who", who=who)

    def say_of_the_event(self) -> str:
        return self.form("moved")

    def say_chosen(self, least: Tree, most: Tree) -> str:
        low = self.amount(least)
        high = self.amount(most.slots["first"] if most.word == "reckoned" else most)
        if high == self.form("all-of-it"):
            return self.form("any-amount") if low == "0" else self.form("at-least-amount", n=low)
        return self.form("up-to-amount", n=high) if low == "0" else self.form("between", low=low, high=high)

    def say_reckoned(self, sign: str, first: Tree, second: Tree) -> str:
        one, two = self.amount(first), self.amount(second)
        if sign == "//" and two in ("1", "2"):
            return one if two == "1" else self.form("half", a=one)
        names = {"+": "plus", "-": "minus", "*": "times", "//": "divided", "at most": "lesser", "at least": "greater"}
        return self.form(names[sign], a=one, b=two)

    def say_case(self, then: Tree, other: Tree, **more: Tree) -> str:
        words = self.form("case", a=self.amount(then), if_=self.say(more["if"]))
        zero = other.word == "number" and not other.slots["n"]
        return words if zero else self.form("case-else", a=words, b=self.amount(other))

    def say_all_of(self, of: tuple[Tree, ...]) -> str:
        return self.AND.join(self.say(one) for one in of)

    def say_any_of(self, of: tuple[Tree, ...]) -> str:
        return self.OR.join(self.say(one) for one in of)

    def say_unlike(self, of: Tree) -> str:
        if of.word == "action-kind":
            return self.form("not-action-kind", of=self.no(self._kinds(of.slots["of"])))
        if of.word == "now" and f"not-now-{of.slots['word']}" in self.PHRASES:
            return self.form(f"not-now-{of.slots['word']}")
        if named_play(of):
            return self.form("not-played", name=named_play(of), when=self.row_of("until", of.slots["span"]))
        if of.word == "exists":
            return self.form("none", what=self.noun(of.slots["what"], "A", article=False, plural=True))
        if of.word == "is":
            key = f"is-not-{self._alone(of.slots['what'])}"
            what = of.slots["what"]
            return self.form(self.first_of(key, "is-not"), who=of.slots["who"], what=self.no(self.noun(what)))
        return self.form("not-so", a=self.say(of))

    def no(self, noun: str) -> str:
        """A noun phrase after "is not"."""
        return noun

    def _alone(self, what: Tree) -> str:
        """The word of a filter that says one thing only: ``locked``, ``in-ready``, ``voted-for``; empty if more."""
        parts = flat(what)
        if len(parts) != 1:
            return ""
        part = parts[0]
        if part.word in ("flag", "sect"):
            return str(part.slots["word"])
        if part.word == "in":
            return f"in-{part.slots['where'][0]}"
        if part.word == "voted":
            return f"voted-{part.slots['side']}" if part.slots.get("side") else "voted"
        return ""

    def say_is(self, who: Tree, what: Tree) -> str:
        parts = flat(what)
        key = f"is-{self._alone(what)}"
        if len(parts) == 1:
            part = parts[0]
            if part.word == "of":
                return self.form("is-of", who=who, of=part.slots["who"])
            if part.word == "among":
                return self.form("is-same", who=who, other=part.slots["who"])
            if part.word == "not" and part.slots["of"].word == "noted":
                row = "is-not-noted-you" if who.word == "you" else "is-not-noted"
                return self.form(self.first_of(row, "is-not-noted"), who=who, name=part.slots["of"].slots["what"])
        if key in self.PHRASES:
            return self.form(key, who=who)
        return self.form("is-all" if who.word == "combatants" else "is", who=who, what=self.noun(what))

    def say_exists(self, what: Tree) -> str:
        return self.form("exists", what=self.noun(what, "A"))

    def _kinds(self, of: tuple[str, ...]) -> str:
        return self.listed([self.row_of("action", one) for one in of], self.OR)

    def say_action_kind(self, of: tuple[str, ...]) -> str:
        return self.form("action-kind", of=self._kinds(of))

    def say_action_needs(self, codes: tuple[str, ...] = (), clans: tuple[str, ...] = ()) -> str:
        return self.form("action-needs", what=self.listed([*codes, *clans], self.OR))

    def say_directed_at(self, who: Tree, only: bool = False) -> str:
        if only:
            return self.form("directed-only", who=who)
        at = self.any_of(who, "A") if who.word == "all" else who
        return self.form(self.first_of(f"directed-at-{who.word}", "directed-at"), who=at)

    def say_came_by(self, n: int) -> str:
        return self.form("came-by", n=n + 1)

    def say_now(self, word: str) -> str:
        return self.row_of("now", word)

    def say_compared(self, first: Tree, sign: str, second: Tree) -> str:
        names = {">=": "at-least", "<=": "at-most", ">": "more", "<": "less"}
        return self.form(f"compared-{names[sign]}", a=self.amount(first), b=self.amount(second))

    def say_chosen_by(self, n: Tree) -> str:
        return self.form("picked-number", n=self.amount(n))

    def say_happened(self, kind: str, span: str, of: Tree | None = None, about: Tree | None = None, **more: Any) -> str:
        if kind == "played" and about is not None:
            if about.word == "named":
                return self.form("played", name=about.slots["name"], when=self.row_of("until", span))
            return self.form("done-played-what", what=self.noun(about))
        return self.form(f"done-{kind}", who=self.meant(of))

    def say_tally(self, kind: str, span: str, of: Tree | None = None, **more: Any) -> str:
        return self.form(f"tally-{kind}", who=self.meant(of, "D"))
