"""Numbers that a card in play changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from praxis.effects.amounts import Amount, Number
from praxis.effects.conditions import Condition
from praxis.effects.nodes import Node, Part, Tree, Who, tree
from praxis.effects.scope import NOBODY, Scope

if TYPE_CHECKING:
    from praxis.vtes.model.state import Vtes


# Whom a standing number is for.
OWN: Final = 0
"""The minion whose own text it is."""
ON: Final = 1
"""The minion that the card is on."""
SEAT: Final = 2
"""The Methuselah who controls the card."""
WIDE: Final = 3
"""Any minion in play that the node means."""


def _bearer(g: Vtes, card: int) -> int:
    """The minion whose text a card in play is: the minion that it is on, or the card itself."""
    return card if g.host[card] < 0 else g.host[card]


class Gives(Part):
    """A number that a card in play changes, recomputed whenever it is asked for."""

    __slots__ = ("amount", "if_", "is_fixed", "n", "reach", "to", "version", "what", "word")

    def __init__(
        self,
        what: int,
        n: Amount,
        to: Who,
        reach: int,
        if_: Condition | None,
        version: int,
        word: str,
    ) -> None:
        self.what = what
        self.n = n
        self.amount = n.n if isinstance(n, Number) else 0
        """The number itself where it is fixed."""
        self.is_fixed = isinstance(n, Number) and if_ is None and not version
        self.to = to
        self.reach = reach
        self.if_ = if_
        self.version = version
        """Only if the card came into play by this mode of it; 0 for however it came."""
        self.word = word
        """The name of what it changes, for its words."""

    def parts(self) -> tuple[Node, ...]:
        return (self.n, self.to) if self.if_ is None else (self.n, self.to, self.if_)

    def tree(self) -> Tree:
        return tree("gives", what=self.word, n=self.n, to=self.to, if_=self.if_, level=self.version)

    def is_for(self, g: Vtes, card: int, minion: int) -> bool:
        """Whether a minion is one of those to whom this number is given."""
        return self.to.includes(g, Scope(card, g.controller[card], _bearer(g, card)), minion)

    def now(self, g: Vtes, card: int, minion: int, seat: int = NOBODY) -> int:
        """How much this gives now to a minion, or to a seat, which is then `IT`."""
        if self.is_fixed:
            return self.amount
        if not g.came_as(card, self.version):
            return 0
        if self.if_ is None and isinstance(self.n, Number):
            return self.amount
        c = Scope(card, g.controller[card], minion, None, seat)
        if self.if_ is not None and not self.if_.holds(g, c):
            return 0
        return self.n.of(g, c)
