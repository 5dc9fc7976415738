"""What effects are made of. A node is frozen data, made once when a card is defined and shared by all games.

There are six families. An `Effect` does something. A `Part` stands: it holds while its card is in play, or while a
turn, action or combat lasts on which an effect has hung it. `Who` says whom or what: one thing or several. A `Filter`
tells whether a thing is meant, a `Condition` whether something is so, an `Amount` how much.

Every node says itself as a neutral `Tree`, from which each language makes its sentences. Each game derives its own
nodes and names its own game class in them: `g` is whatever game the node belongs to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from praxis.effects.scope import Scope
    from praxis.effects.work import Work
    from praxis.kernel.procedure import Signal
    from praxis.kernel.rng import Dice

NOTHING_TO_DO: Final = "card.play.declare"
"""What `Effect.bar` answers if doing it now would change nothing. Only for the first effect of a card is that a bar.

It is the clause of V:TES; a game with another one names it in its own scope (`Scope.IDLE`)."""


class Tree:
    """What a node says, in no language: a word, and what stands in its slots."""

    __slots__ = ("slots", "word")

    def __init__(self, word: str, slots: dict[str, Any]) -> None:
        self.word = word
        self.slots = slots
        """Each a `Tree`, a tuple of trees, a word, a number or a truth value."""

    def __repr__(self) -> str:
        return f"{self.word}({', '.join(f'{name}={value!r}' for name, value in self.slots.items())})"


def tree(_word: str, **slots: object) -> Tree:
    """A tree whose slots may be given as nodes or tuples of nodes. Empty slots are left out."""
    found: dict[str, Any] = {}
    for name, value in slots.items():
        if isinstance(value, Node):
            found[name] = value.tree()
        elif isinstance(value, tuple):
            if value:
                found[name] = tuple(one.tree() if isinstance(one, Node) else one for one in value)
        elif value is not None and value is not False and value != "":
            found[name] = value
    return Tree(_word, found)


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """Base of all nodes."""

    __slots__ = ()

    def parts(self) -> tuple[Node, ...]:
        """The nodes that stand in its slots, except those that are numbered as its branches."""
        return ()

    def asks(self) -> Effect | None:
        """The question whose answer it stands for, if it is chosen only when the effect happens."""
        return None

    def tree(self) -> Tree:
        """What the node says, in no language."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbered(Node):
    """A node that a procedure or a standing record names by its number in the definition."""

    __slots__ = ()

    def branches(self) -> tuple[tuple[Numbered, ...], ...]:
        """What it leads to: the ways of a choice, the effects of a trigger."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Numbered):
    """One thing that happens."""

    __slots__ = ()

    def bar(self, g: Any, c: Scope) -> str:
        """Why it cannot be done now: the clause that forbids it, `NOTHING_TO_DO`, or nothing if it can."""
        return ""

    def do(self, g: Any, f: Work) -> Signal:
        """Do it. It may ask or run something; `after` then reads what came of it."""
        raise NotImplementedError(type(self).__name__)

    def after(self, g: Any, f: Work) -> Signal | None:
        """Read the answer or result of what `do` asked or ran; None if the effect is over."""
        return None

    def is_plain(self) -> bool:
        """Whether `do` does all of it at once: it asks nothing and runs nothing."""
        return False

    def shown_things(self, g: Any, f: Work, seat: int) -> list[int]:
        """The `things` of the work under way as a seat may see them, with `HIDDEN` for each that it may not."""
        return f.things

    def guess_things(self, g: Any, f: Work, dice: Dice) -> None:
        """Draw what is `HIDDEN` among the `things` of the work under way."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Numbered):
    """Something that stands: a number, a rule, a trigger, a replacement, an ability."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Who(Node):
    """One thing or several: cards or seats."""

    __slots__ = ()

    def things(self, g: Any, c: Scope) -> list[int]:
        """Which things are meant now; none if they are gone or not chosen yet."""
        raise NotImplementedError(type(self).__name__)

    def includes(self, g: Any, c: Scope, thing: int) -> bool:
        """Whether a thing is one of those meant."""
        return thing in self.things(g, c)

    def one(self, g: Any, c: Scope) -> int:
        """The thing meant, or -1."""
        found = self.things(g, c)
        return found[0] if found else -1

    def is_seat(self) -> bool:
        """Whether the things are seats, not cards."""
        return False

    def is_open(self) -> bool:
        """Whether it is still to be chosen when the card is played, or when the effect happens."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter(Node):
    """Tells whether a thing is meant. Filters are joined by ``&``, ``|`` and ``~``."""

    __slots__ = ()

    def passes(self, g: Any, c: Scope, thing: int) -> bool:
        raise NotImplementedError(type(self).__name__)

    def is_about_seats(self) -> bool:
        """Whether the things it means are seats, not cards."""
        return False

    def __and__(self, other: Filter) -> Filter:
        return Both(self, other)

    def __or__(self, other: Filter) -> Filter:
        return Either(self, other)

    def __invert__(self) -> Filter:
        return Not(self)


class Both(Filter):
    __slots__ = ("first", "second")

    def __init__(self, first: Filter, second: Filter) -> None:
        self.first = first
        self.second = second

    def passes(self, g: Any, c: Scope, thing: int) -> bool:
        return self.first.passes(g, c, thing) and self.second.passes(g, c, thing)

    def is_about_seats(self) -> bool:
        return self.first.is_about_seats() or self.second.is_about_seats()

    def parts(self) -> tuple[Node, ...]:
        return (self.first, self.second)

    def tree(self) -> Tree:
        return tree("and", of=(self.first, self.second))


class Either(Filter):
    __slots__ = ("first", "second")

    def __init__(self, first: Filter, second: Filter) -> None:
        self.first = first
        self.second = second

    def passes(self, g: Any, c: Scope, thing: int) -> bool:
        return self.first.passes(g, c, thing) or self.second.passes(g, c, thing)

    def is_about_seats(self) -> bool:
        return self.first.is_about_seats() or self.second.is_about_seats()

    def parts(self) -> tuple[Node, ...]:
        return (self.first, self.second)

    def tree(self) -> Tree:
        return tree("or", of=(self.first, self.second))


class Not(Filter):
    __slots__ = ("what",)

    def __init__(self, what: Filter) -> None:
        self.what = what

    def passes(self, g: Any, c: Scope, thing: int) -> bool:
        return not self.what.passes(g, c, thing)

    def parts(self) -> tuple[Node, ...]:
        return (self.what,)

    def tree(self) -> Tree:
        return tree("not", of=self.what)


class Anything(Filter):
    """A filter that every thing passes."""

    __slots__ = ()

    def passes(self, g: Any, c: Scope, thing: int) -> bool:
        return True

    def tree(self) -> Tree:
        return tree("anything")


ANYTHING: Final = Anything()


def every(filters: tuple[Filter, ...]) -> Filter:
    """A filter that passes what all these filters pass."""
    if not filters:
        return ANYTHING
    found = filters[0]
    for one in filters[1:]:
        found = Both(found, one)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Node):
    """Tells whether something is so. Conditions are joined by ``&``, ``|`` and ``~``."""

    __slots__ = ()

    CLAUSE: ClassVar[str] = "card.requirement.in-text"
    """The rule by which a card is refused while it is not so."""

    def holds(self, g: Any, c: Scope) -> bool:
        raise NotImplementedError(type(self).__name__)

    def bar(self, g: Any, c: Scope) -> str:
        """The clause that forbids what hangs on it; empty while it holds."""
        return "" if self.holds(g, c) else self.CLAUSE

    def __and__(self, other: Condition) -> Condition:
        return AllOf(self, other)

    def __or__(self, other: Condition) -> Condition:
        return AnyOf(self, other)

    def __invert__(self) -> Condition:
        return Unlike(self)


class AllOf(Condition):
    __slots__ = ("first", "second")

    def __init__(self, first: Condition, second: Condition) -> None:
        self.first = first
        self.second = second

    def holds(self, g: Any, c: Scope) -> bool:
        return self.first.holds(g, c) and self.second.holds(g, c)

    def bar(self, g: Any, c: Scope) -> str:
        return self.first.bar(g, c) or self.second.bar(g, c)

    def parts(self) -> tuple[Node, ...]:
        return (self.first, self.second)

    def tree(self) -> Tree:
        return tree("all-of", of=(self.first, self.second))


class AnyOf(Condition):
    __slots__ = ("first", "second")

    def __init__(self, first: Condition, second: Condition) -> None:
        self.first = first
        self.second = second

    def holds(self, g: Any, c: Scope) -> bool:
        return self.first.holds(g, c) or self.second.holds(g, c)

    def parts(self) -> tuple[Node, ...]:
        return (self.first, self.second)

    def tree(self) -> Tree:
        return tree("any-of", of=(self.first, self.second))


class Unlike(Condition):
    """Another condition does not hold."""

    __slots__ = ("what",)

    def __init__(self, what: Condition) -> None:
        self.what = what

    def holds(self, g: Any, c: Scope) -> bool:
        return not self.what.holds(g, c)

    def parts(self) -> tuple[Node, ...]:
        return (self.what,)

    def tree(self) -> Tree:
        return tree("unlike", of=self.what)


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Node):
    """How much. Amounts are joined by ``+ - * //`` and become conditions by ``>= <= > <``."""

    __slots__ = ()

    def of(self, g: Any, c: Scope) -> int:
        raise NotImplementedError(type(self).__name__)

    def __add__(self, other: Amount | int) -> Amount:
        return Reckoned("+", self, amount(other))

    def __radd__(self, other: int) -> Amount:
        return Reckoned("+", amount(other), self)

    def __sub__(self, other: Amount | int) -> Amount:
        return Reckoned("-", self, amount(other))

    def __rsub__(self, other: int) -> Amount:
        return Reckoned("-", amount(other), self)

    def __mul__(self, other: Amount | int) -> Amount:
        return Reckoned("*", self, amount(other))

    def __floordiv__(self, other: Amount | int) -> Amount:
        return Reckoned("//", self, amount(other))

    def __ge__(self, other: Amount | int) -> Condition:
        return Compared(self, ">=", amount(other))

    def __le__(self, other: Amount | int) -> Condition:
        return Compared(self, "<=", amount(other))

    def __gt__(self, other: Amount | int) -> Condition:
        return Compared(self, ">", amount(other))

    def __lt__(self, other: Amount | int) -> Condition:
        return Compared(self, "<", amount(other))


class Number(Amount):
    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def of(self, g: Any, c: Scope) -> int:
        return self.n

    def tree(self) -> Tree:
        return tree("number", n=self.n) if self.n else Tree("number", {"n": 0})


_NUMBERS: Final[dict[int, Number]] = {}


def amount(n: Amount | int) -> Amount:
    """A plain number as a node."""
    if isinstance(n, Amount):
        return n
    found = _NUMBERS.get(n)
    if found is None:
        found = _NUMBERS[n] = Number(n)
    return found


class Reckoned(Amount):
    """A sum, a difference, a product, a quotient (rounded down), or the lesser or greater of two."""

    __slots__ = ("first", "second", "sign")

    def __init__(self, sign: str, first: Amount, second: Amount) -> None:
        self.sign = sign
        self.first = first
        self.second = second

    def of(self, g: Any, c: Scope) -> int:
        first, second = self.first.of(g, c), self.second.of(g, c)
        if self.sign == "+":
            return first + second
        if self.sign == "-":
            return first - second
        if self.sign == "*":
            return first * second
        if self.sign == "//":
            return first // second
        return min(first, second) if self.sign == "at most" else max(first, second)

    def parts(self) -> tuple[Node, ...]:
        return (self.first, self.second)

    def tree(self) -> Tree:
        return tree("reckoned", sign=self.sign, first=self.first, second=self.second)


def at_most(first: Amount | int, second: Amount | int) -> Amount:
    """The lesser of the two."""
    return Reckoned("at most", amount(first), amount(second))


def at_least(first: Amount | int, second: Amount | int) -> Amount:
    """The greater of the two."""
    return Reckoned("at least", amount(first), amount(second))


class Compared(Condition):
    __slots__ = ("first", "second", "sign")

    def __init__(self, first: Amount, sign: str, second: Amount) -> None:
        self.first = first
        self.sign = sign
        self.second = second

    def holds(self, g: Any, c: Scope) -> bool:
        first, second = self.first.of(g, c), self.second.of(g, c)
        if self.sign == ">=":
            return first >= second
        if self.sign == "<=":
            return first <= second
        if self.sign == "=":
            return first == second
        return first > second if self.sign == ">" else first < second

    def parts(self) -> tuple[Node, ...]:
        return (self.first, self.second)

    def tree(self) -> Tree:
        return tree("compared", first=self.first, sign=self.sign, second=self.second)


class Case(Amount):
    """One amount if something is so, else another."""

    __slots__ = ("if_", "other", "then")

    def __init__(self, if_: Condition, then: Amount, other: Amount) -> None:
        self.if_ = if_
        self.then = then
        self.other = other

    def of(self, g: Any, c: Scope) -> int:
        return self.then.of(g, c) if self.if_.holds(g, c) else self.other.of(g, c)

    def parts(self) -> tuple[Node, ...]:
        return (self.if_, self.then, self.other)

    def tree(self) -> Tree:
        return tree("case", if_=self.if_, then=self.then, other=self.other)


def case(if_: Condition, then: Amount | int, other: Amount | int = 0) -> Amount:
    """One amount if something is so, else another: ``case(is_(ACTING, clan("Toreador")), 2, 1)``."""
    return Case(if_, amount(then), amount(other))
