"""What every effect of V:TES answers about itself, and the targets that are chosen for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from praxis.effects.nodes import Effect, Node, Numbered, Who
from praxis.effects.scope import Scope

if TYPE_CHECKING:
    from praxis.vtes.model.state import Vtes


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Effect):
    """An effect of V:TES."""

    __slots__ = ()

    def is_cost(self) -> bool:
        """Whether this is a part of the cost, not of the effect. [card.wording.tap-to]"""
        return False

    def own_blood(self, g: Vtes, c: Scope) -> int:
        """Of a cost: how much blood of the minion who plays the card it burns at least, besides what the card costs."""
        return 0

    def takes_unlocked(self) -> bool:
        """Whether it is a cost that locks the card itself, which must be unlocked. [card.wording.tap-to]"""
        return False

    def enters_play(self) -> bool:
        """Whether it brings the card itself into play. [contest.card.not-with-self]"""
        return False

    def bearer(self) -> Who | None:
        """The minion on whom an equipment or retainer card is put, if that need not be the acting minion."""
        return None

    def makes_vampire(self) -> bool:
        """Whether it puts a vampire into play. [trait.sterile.no-new-vampires]"""
        return False

    def starts_combat(self) -> bool:
        """Whether minions enter combat by it."""
        return False

    def is_strike(self) -> bool:
        """Whether it makes a strike."""
        return False

    def changes_target(self) -> bool:
        """Whether a bleed goes to another Methuselah by it."""
        return False

    def is_hidden(self) -> bool:
        """Whether it depends on the cards in a hand, which others do not see, that this can be done."""
        return False

    def is_at_bearer(self) -> bool:
        """Whether this is about the minion that the card in play is on. An action with it is directed at his
        controller."""
        return False

    def cancels(self) -> bool:
        """Whether it cancels a card that is being played."""
        return False

    def is_for_oneself(self) -> bool:
        """Whether it does something to the minion or the Methuselah who plays the card, and to nobody else."""
        return False

    def takes_control(self) -> bool:
        """Whether control of a card changes by it."""
        return False

    def feeds_pool(self) -> bool:
        """Whether counters go to the pool of whoever plays the card, in the same moment in which she pays for it."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Target(Who):
    """What is chosen when a card is played, an action announced or the terms of a referendum set.

    Other effects name what was chosen by this same node.
    """

    __slots__ = ("peers", "slot")

    def __init__(self) -> None:
        self.slot = -1
        """Which of the targets of its mode it is; given when the mode is made."""
        self.peers: tuple[int, ...] = ()
        """The targets of the mode that are chosen before and are cards as this is, or Methuselahs as this is."""

    def things(self, g: Vtes, c: Scope) -> list[int]:
        return [c.targets[self.slot]] if self.slot < len(c.targets) and c.targets[self.slot] >= 0 else []

    def is_open(self) -> bool:
        return True

    def legal(self, g: Vtes, seat: int, minion: int, card: int, chosen: list[int] | None = None) -> list[int]:
        """What may be chosen now; `chosen` are the targets chosen before."""
        raise NotImplementedError

    def any_legal(self, g: Vtes, seat: int, minion: int, card: int) -> bool:
        """Whether anything can be chosen."""
        return bool(self.legal(g, seat, minion, card))

    def points(self, g: Vtes, c: Scope) -> int:
        """How many things are chosen at most as the terms of a referendum."""
        return 1

    def needed(self, g: Vtes, c: Scope) -> int:
        """How many things are chosen at least as the terms of a referendum."""
        return self.points(g, c)

    def different(self) -> int:
        """Among how many different things, at least, the points are allocated."""
        return 1

    def is_number(self) -> bool:
        """Whether it is an amount, announced as the card is played after all that it aims at."""
        return False

    def each_most(self) -> int:
        """How often the same thing can be chosen."""
        return 1

    def is_directed(self) -> bool:
        """Whether an action at a card that is not in play is directed at the one in whose region it lies."""
        return False

    def is_all(self) -> bool:
        """Whether nothing is chosen: an action targets all of them. No action announces a number."""
        raise NotImplementedError


def nodes_in(node: Node) -> list[Node]:
    """A node and all nodes in it, those that follow it included."""
    found = [node]
    for part in node.parts():
        found.extend(nodes_in(part))
    if isinstance(node, Numbered):
        for branch in node.branches():
            for one in branch:
                found.extend(nodes_in(one))
    return found
