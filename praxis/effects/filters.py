"""Filters: what a thing must be, joined by ``&``, ``|`` and ``~``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from praxis.effects.nodes import Node, Tree, tree

if TYPE_CHECKING:
    from praxis.effects.scope import Scope


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter(Node):
    """Tells whether a card or a seat is meant. Filters are joined by ``&``, ``|`` and ``~``."""

    __slots__ = ()

    def passes(self, g: Any, c: Scope, thing: int) -> bool:
        raise NotImplementedError(type(self).__name__)

    def is_about_seats(self) -> bool:
        """Whether the filter is for seats, not for cards."""
        return False

    def asked_types(self) -> int:
        """The types of cards of which the filter asks for one, as bits; 0 if it asks for none."""
        return 0

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

    def asked_types(self) -> int:
        return self.first.asked_types() or self.second.asked_types()

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

    def asked_types(self) -> int:
        first, second = self.first.asked_types(), self.second.asked_types()
        return first | second if first and second else 0

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
