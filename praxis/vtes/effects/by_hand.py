"""The effect of a card that the rules do not know: the players carry it out."""

from __future__ import annotations

from typing import Final

from praxis.effects.nodes import Effect, Tree, tree
from praxis.effects.work import Work
from praxis.kernel.procedure import Signal, run
from praxis.vtes.effects.verb import Verb
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules.by_hand import ByHand


class CarriedOut(Verb):
    """The Methuselah who plays or uses the card makes adjustments; see `rules.by_hand`."""

    __slots__ = ()

    def do(self, g: Vtes, f: Work) -> Signal:
        return run(ByHand(f.card, f.seat))

    def tree(self) -> Tree:
        return tree("by-hand")


CARRIED_OUT: Final[Effect] = CarriedOut()
