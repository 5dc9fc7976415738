"""Effects that make an action a special version of a bleed, of a hunt or of leaving torpor."""

from __future__ import annotations

from praxis.effects.amounts import Amount, amount
from praxis.effects.nodes import Effect, Node, Tree, Who, tree
from praxis.effects.work import Work
from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes.effects.how_often import ACTION
from praxis.vtes.effects.numbers import Mod
from praxis.vtes.effects.verb import Verb
from praxis.vtes.effects.whom import ACTING
from praxis.vtes.model import spans
from praxis.vtes.model.state import Vtes


class Special(Mod):
    """The action is a special version of a bleed or a hunt, with so much more. [action.card.special-version]

    It keeps the rules of the basic action. Effects after this one are done when the action has succeeded.
    """

    __slots__ = ("at", "kind", "riders")

    def __init__(self, kind: str, what: int, n: Amount, at: Who | None, riders: tuple[Effect, ...] = ()) -> None:
        super().__init__(what, n, ACTING, ACTION)
        self.kind = kind
        self.at = at
        """The Methuselah who is bled, if that need not be the prey; or the vampire from whom a hunt takes the blood."""
        self.riders = riders
        """The effects that hold from the announcement on; they stand in the mode after this one."""

    def parts(self) -> tuple[Node, ...]:
        return (self.n, self.who) if self.at is None else (self.n, self.who, self.at)

    def tree(self) -> Tree:
        return tree("special", kind=self.kind, n=self.n, at=self.at)


def bleed(n: Amount | int = 0, *riders: Effect, at: Who | None = None) -> Effect:
    """``action("dom", bleed(2))``: a bleed with 2 more; ``bleed(at=a(SEAT, OTHERS))`` of any other Methuselah;
    ``bleed(1, hang(cannot(BLOCK, ALLY)))``: that holds as soon as it is announced."""
    return Special("bleed", spans.BLEED, amount(n), at, riders)


def hunt(n: Amount | int = 0, *riders: Effect, at: Who | None = None) -> Effect:
    """``hunt(at=a(VAMPIRE, READY, YOUNGER))``: the blood is taken from that vampire."""
    return Special("hunt", spans.HUNT, amount(n), at, riders)


class Leaves(Verb):
    """The action is a special version of leaving torpor. [torpor.leave.card-cost]"""

    __slots__ = ()

    def do(self, g: Vtes, f: Work) -> Signal:
        return NEXT

    def tree(self) -> Tree:
        return tree("leaves-torpor")


def leaves_torpor() -> Effect:
    """``action("", leaves_torpor())``: an action to leave torpor, at the cost of the card."""
    return Leaves()
