"""What effects say, as flat records. They are made from the trees of the nodes, for card texts, bots, and the digest of
a set.

A pack's words fit into few slots, so that one kind of record serves all of them. Nothing is carried out by means of
them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from praxis.effects.work import Program

if TYPE_CHECKING:
    from praxis.effects.nodes import Node, Numbered, Tree

UP_TO: Final = "up-to"
"""The word for `may pay up-to N`: any amount from 1 to N."""


class Amount(msgspec.Struct, frozen=True):
    """A number on a card: a constant, or a count times a factor, with an upper bound."""

    constant: int = 0
    count: str = ""
    factor: int = 1
    most: int = 0
    """The upper bound; 0 means that there is none."""


class Condition(msgspec.Struct, frozen=True):
    """A count compared with a number: ``alliance >= 4``."""

    count: str
    sign: str
    number: int


class Said(msgspec.Struct, frozen=True):
    """One word of an effect with its object and its branches."""

    verb: str
    who: str = ""
    amount: Amount = Amount()
    what: str = ""
    condition: Condition | None = None
    branches: tuple[tuple[int, ...], ...] = ()
    """The branches as lists of node numbers: one for `if` and `may`, several for `choose` and `random`."""


class Script(Program):
    """The numbered nodes of a whole set, each with its record."""

    __slots__ = ("said",)

    def __init__(self) -> None:
        super().__init__()
        self.said: list[Said] = []

    def copy(self) -> Script:
        """A copy that can be continued without changing this one."""
        twin = Script()
        twin.nodes = self.nodes.copy()
        twin.branches = self.branches.copy()
        twin.said = self.said.copy()
        return twin

    def place(self, node: Numbered, branches: tuple[tuple[int, ...], ...]) -> int:
        self.said.append(said(node.tree(), branches))
        return super().place(node, branches)


def said(tree: Tree, branches: tuple[tuple[int, ...], ...] = ()) -> Said:
    """The record of an effect. An empty branch, for the case that nothing is chosen, is left out."""
    slots = tree.slots
    who = slots.get("who") or slots.get("of") or slots.get("by")
    return Said(
        tree.word,
        who.word if who is not None else "",
        _amount(slots["n"]) if "n" in slots else Amount(),
        slots.get("what", ""),
        _condition(slots["if_"]) if "if_" in slots else None,
        tuple(branch for branch in branches if branch),
    )


def amount(node: Node) -> Amount:
    """The record of an amount."""
    return _amount(node.tree())


def condition(node: Node | None) -> Condition | None:
    """The record of a condition."""
    return _condition(node.tree()) if node is not None else None


def _amount(tree: Tree) -> Amount:
    slots: dict[str, Any] = tree.slots
    if tree.word == "number":
        return Amount(slots["n"])
    if tree.word == "count":
        return Amount(0, slots["of"])
    first, second = _amount(slots["first"]), _amount(slots["second"])
    if slots["sign"] == "*":
        return Amount(0, first.count, second.constant)
    if slots["sign"] == "+":
        return Amount(first.constant, second.count, second.factor)
    assert slots["sign"] == "at most"
    return Amount(first.constant, first.count, first.factor, second.constant)


def _condition(tree: Tree) -> Condition:
    return Condition(tree.slots["first"].slots["of"], tree.slots["sign"], tree.slots["second"].slots["n"])
