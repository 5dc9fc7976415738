"""An effect as a tree of what it does: the form from which every language makes its sentences."""

from __future__ import annotations

from collections.abc import Sequence

from praxis.vendetta.cards import Amount, Condition, Node
from praxis.vendetta.effects.resolve import UP_TO


class Item:
    """Something that an effect does."""

    __slots__ = ()


class Plain(Item):
    """One verb."""

    __slots__ = ("node",)

    def __init__(self, node: Node) -> None:
        self.node = node


class Given(Item):
    """Something under conditions; None among them stands for "if you wish"."""

    __slots__ = ("body", "conditions")

    def __init__(self, conditions: list[Condition | None], body: list[Item]) -> None:
        self.conditions = conditions
        self.body = body


class Paid(Item):
    """Something for a payment, perhaps under conditions too."""

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
    """Something for a player or several, one after the other, who are "them" in it."""

    __slots__ = ("body", "who")

    def __init__(self, who: str, body: list[Item]) -> None:
        self.who = who
        self.body = body

    @property
    def choice(self) -> Choice | None:
        """The whole of it, if that is one choice of theirs."""
        only = self.body[0] if len(self.body) == 1 else None
        return only if isinstance(only, Choice) and only.who == "them" else None


def items_of(nodes: Sequence[Node], numbers: Sequence[int]) -> list[Item]:
    return [_item(nodes, nodes[number]) for number in numbers]


def _item(nodes: Sequence[Node], node: Node) -> Item:
    branches = [items_of(nodes, branch) for branch in node.branches]
    if node.verb == "may" and (node.amount != Amount() or node.what == UP_TO):
        conditions, body = _unfold(branches[0])
        return Paid(node.amount, node.what == UP_TO, conditions, body)
    if node.verb in ("if", "may"):
        conditions, body = _unfold(branches[0])
        return Given([node.condition, *conditions], body)
    if node.verb in ("choose", "random"):
        return Choice(node.who, branches)
    return Each(node.who, branches[0]) if node.verb == "each" else Plain(node)


def _unfold(body: list[Item]) -> tuple[list[Condition | None], list[Item]]:
    """A condition directly under another is said in one breath with it."""
    only = body[0] if len(body) == 1 else None
    return (only.conditions, only.body) if isinstance(only, Given) else ([], body)
