"""An effect of a Vendetta card as a tree, from which every language makes its sentences.

The protocols say what a language needs to know of cards; `praxis.vendetta.cards` and `praxis.vendetta.said` have the
real ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

UP_TO: Final = "up-to"
"""The value of `Node.what` for a payment of any amount."""


class Amount(Protocol):
    """A number on a card: a constant, or a count times a factor, with an upper bound."""

    @property
    def constant(self) -> int: ...
    @property
    def count(self) -> str: ...
    @property
    def factor(self) -> int: ...
    @property
    def most(self) -> int: ...


class Condition(Protocol):
    """Something counted, compared with a number."""

    @property
    def count(self) -> str: ...
    @property
    def sign(self) -> str: ...
    @property
    def number(self) -> int: ...


class Node(Protocol):
    """One verb of an effect with its object and target."""

    @property
    def verb(self) -> str: ...
    @property
    def who(self) -> str: ...
    @property
    def amount(self) -> Amount: ...
    @property
    def what(self) -> str: ...
    @property
    def condition(self) -> Condition | None: ...
    @property
    def branches(self) -> tuple[tuple[int, ...], ...]: ...


class Static(Protocol):
    """An effect that lasts as long as its card is in place."""

    @property
    def what(self) -> str: ...
    @property
    def amount(self) -> Amount: ...
    @property
    def condition(self) -> Condition | None: ...


class Trigger(Protocol):
    """The moment at which a card acts by itself, and what it then does."""

    @property
    def when(self) -> str: ...
    @property
    def does(self) -> tuple[int, ...]: ...


class Card(Protocol):
    """A printed card."""

    @property
    def kind(self) -> str: ...
    @property
    def does(self) -> tuple[int, ...]: ...
    @property
    def statics(self) -> Sequence[Static]: ...
    @property
    def triggers(self) -> Sequence[Trigger]: ...


class Item:
    """Something that an effect does."""

    __slots__ = ()


class Plain(Item):
    """One verb."""

    __slots__ = ("node",)

    def __init__(self, node: Node) -> None:
        self.node = node


class Given(Item):
    """An item under conditions. None among the conditions stands for "if you wish"."""

    __slots__ = ("body", "conditions")

    def __init__(self, conditions: list[Condition | None], body: list[Item]) -> None:
        self.conditions = conditions
        self.body = body


class Paid(Item):
    """An item for a payment, perhaps under conditions too."""

    __slots__ = ("amount", "body", "conditions", "up_to")

    def __init__(self, amount: Amount, up_to: bool, conditions: list[Condition | None], body: list[Item]) -> None:
        self.amount = amount
        self.up_to = up_to
        self.conditions = conditions
        self.body = body


class Choice(Item):
    """One of several ways, chosen by a player, or by chance if `who` is empty."""

    __slots__ = ("branches", "who")

    def __init__(self, who: str, branches: list[list[Item]]) -> None:
        self.who = who
        self.branches = branches


class Each(Item):
    """An item for one or several players, one after the other, who are "them" in it."""

    __slots__ = ("body", "who")

    def __init__(self, who: str, body: list[Item]) -> None:
        self.who = who
        self.body = body

    @property
    def choice(self) -> Choice | None:
        """The choice of "them" that makes up the whole item, if it is one."""
        only = self.body[0] if len(self.body) == 1 else None
        return only if isinstance(only, Choice) and only.who == "them" else None


def is_nothing(amount: Amount) -> bool:
    """Whether an amount is always 0."""
    return not amount.constant and not amount.count


def items_of(nodes: Sequence[Node], numbers: Sequence[int]) -> list[Item]:
    return [_item(nodes, nodes[number]) for number in numbers]


def _item(nodes: Sequence[Node], node: Node) -> Item:
    branches = [items_of(nodes, branch) for branch in node.branches]
    if node.verb == "may" and (not is_nothing(node.amount) or node.what == UP_TO):
        conditions, body = _unfold(branches[0])
        return Paid(node.amount, node.what == UP_TO, conditions, body)
    if node.verb in ("if", "may"):
        conditions, body = _unfold(branches[0])
        return Given([node.condition, *conditions], body)
    if node.verb in ("choose", "random"):
        return Choice(node.who, branches)
    return Each(node.who, branches[0]) if node.verb == "each" else Plain(node)


def _unfold(body: list[Item]) -> tuple[list[Condition | None], list[Item]]:
    """Join a condition with the one directly under it, so that they are said together."""
    only = body[0] if len(body) == 1 else None
    return (only.conditions, only.body) if isinstance(only, Given) else ([], body)
