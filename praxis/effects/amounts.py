"""Amounts: numbers, sums and products of them, and comparisons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from praxis.effects.conditions import Condition
from praxis.effects.nodes import Node, Tree, tree

if TYPE_CHECKING:
    from praxis.effects.scope import Scope


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Node):
    """A number that is worked out when it is asked for. Amounts are joined by ``+ - * //`` and become conditions by
    ``>= <= > <``."""

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
    """An amount that is the lesser of the two."""
    return Reckoned("at most", amount(first), amount(second))


def at_least(first: Amount | int, second: Amount | int) -> Amount:
    """An amount that is the greater of the two."""
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
    """One amount if a condition holds, else another."""

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
    """One amount if a condition holds, else another: ``case(is_(ACTING, clan("Toreador")), 2, 1)``."""
    return Case(if_, amount(then), amount(other))
