"""Conditions: what must be so, joined by ``&``, ``|`` and ``~``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from praxis.effects.nodes import Node, Tree, tree

if TYPE_CHECKING:
    from praxis.effects.scope import Scope


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Node):
    """A question with the answer yes or no. Conditions are joined by ``&``, ``|`` and ``~``."""

    __slots__ = ()

    CLAUSE: ClassVar[str] = "card.requirement.in-text"
    """The clause by which a card is refused while the condition does not hold."""

    def holds(self, g: Any, c: Scope) -> bool:
        raise NotImplementedError(type(self).__name__)

    def bar(self, g: Any, c: Scope) -> str:
        """The clause that forbids what depends on this condition; empty while it holds."""
        return "" if self.holds(g, c) else self.CLAUSE

    def in_actions(self) -> tuple[str, ...]:
        """The kinds of action without one of which it cannot hold; empty if it does not ask for the kind."""
        return ()

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

    def in_actions(self) -> tuple[str, ...]:
        return self.first.in_actions() or self.second.in_actions()

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
    """The opposite of another condition."""

    __slots__ = ("what",)

    def __init__(self, what: Condition) -> None:
        self.what = what

    def holds(self, g: Any, c: Scope) -> bool:
        return not self.what.holds(g, c)

    def parts(self) -> tuple[Node, ...]:
        return (self.what,)

    def tree(self) -> Tree:
        return tree("unlike", of=self.what)
