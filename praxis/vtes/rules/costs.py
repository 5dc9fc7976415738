"""What a card costs the minion and the Methuselah who play it. Who can pay it is in `requirement`."""

from __future__ import annotations

from praxis.effects.scope import Scope
from praxis.vtes.effects.costs import BLOOD_COST, POOL_COST
from praxis.vtes.effects.forbidding import COSTS
from praxis.vtes.effects.resolve import mode_of
from praxis.vtes.model import spans
from praxis.vtes.model.facts import named
from praxis.vtes.model.rulings import extra_cost, is_halved
from praxis.vtes.model.state import Vtes


def blood_cost(g: Vtes, card: int, index: int, who: int, targets: list[int] | None = None) -> int:
    """What a mode costs the vampire: as printed, unless the mode says otherwise, and changed by cards in play.

    To use a card in play does not cost its printed cost again.
    """
    mode = mode_of(g, card, index)
    cost = mode.blood if mode.blood >= 0 else g.face[card].blood if index >= 0 else 0
    if mode.price is not None:
        announced = bool(targets) or not any(target.is_number() for target in mode.targets)
        cost = mode.price.of(g, Scope(card, g.controller[card], who, targets)) if announced else 0
    if index < 0:
        return cost
    if g.rules_on(COSTS):
        if cost and is_halved(g, BLOOD_COST, who, card, index, targets or []):
            cost //= 2  # before anything is added or subtracted
        cost = max(0, cost + extra_cost(g, BLOOD_COST, who, card, index, targets or []))
    return max(0, cost - g.modified(spans.SAVED_BLOOD, card)) if cost else cost


def pool_cost(g: Vtes, card: int, index: int, who: int, targets: list[int] | None = None) -> int:
    """What a mode costs the Methuselah. `who` is the minion who plays it, or she herself as facts name her."""
    mode = mode_of(g, card, index)
    cost = mode.pool if mode.pool >= 0 else g.face[card].pool if index >= 0 else 0
    if index < 0:
        return cost
    if g.rules_on(COSTS):
        cost = max(0, cost + extra_cost(g, POOL_COST, who, card, index, targets or []))
    return max(0, cost - g.modified(spans.SAVED_POOL, card)) if cost else cost


def player(seat: int, minion: int) -> int:
    """Who plays a card, as facts name them: the minion, or the Methuselah herself."""
    return minion if minion >= 0 else named(seat)
