"""Hunt: a vampire gains blood from the bank."""

from __future__ import annotations

from praxis.kernel.decision import Option
from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes.actions.base import Cardless
from praxis.vtes.effects import forbidding
from praxis.vtes.model import facts, spans, stats
from praxis.vtes.model.rulings import FORBIDDEN, bars
from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.model.state import Vtes


class Hunt(Cardless):
    """A vampire gains blood from the bank. [action.types.basic] [action.hunt.stealth] [action.hunt.undirected]
    [action.hunt.no-cost]"""

    def __init__(self) -> None:
        super().__init__("hunt", stealth=1)
        self.is_basic = True

    def bar(self, g: Vtes, seat: int, minion: int) -> str:
        if not g.is_vampire(minion):
            return "action.hunt.vampires-only"
        return FORBIDDEN if stats.total(g, spans.CANNOT_HUNT, minion) else bars(g, forbidding.HUNT, minion)

    def cannot(self, g: Vtes, seat: int, option: Option) -> str:
        minion = int(option[1])
        return self.bar(g, seat, minion) or bars(g, forbidding.BASIC_HUNT, minion)

    def effect(self, g: Vtes, action: ActionSpan) -> Signal:
        """Gain the blood. A hunt that takes it from a vampire takes no more than he has.

        [action.hunt.gain] [action.hunt.excess]
        """
        actor, n = action.actor, stats.hunt(g, action.actor)
        before = g.blood[actor]
        if action.target >= 0:
            n = g.burn_blood(action.target, n, "term.counter.one-kind")
        g.gain_blood(actor, n, stats.blood_cap(g, actor), "action.hunt.gain")
        g.happen(facts.HUNTED, actor, n=g.blood[actor] - before, card=action.card)
        return NEXT
