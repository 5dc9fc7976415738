"""Actions of the Imbued and against them: one gets a power, a minion burns an incapacitated one."""

from __future__ import annotations

from praxis.kernel.answer import CARD
from praxis.kernel.decision import Option
from praxis.kernel.procedure import NEXT, Signal, run
from praxis.vtes.actions.base import ActionKind, Cardless, directed_bar
from praxis.vtes.model.regions import INCAPACITATED
from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules.imbued import Slaying
from praxis.vtes.rules.permanents import put_on


class GetPower(ActionKind):
    """An imbued gets a power.

    In play a power is a card like others: what it gives, it gives locked or unlocked; its other effects are abilities
    that lock it and are used like cards of their type. [imbued.power.always-on] [imbued.power.tap-to-use]
    [imbued.power.normal-rules]
    """

    def __init__(self) -> None:
        super().__init__("power", stealth=1)

    def effect(self, g: Vtes, action: ActionSpan) -> Signal:
        """Put the power on the imbued who took the action, and unlock him.

        [imbued.power.get-action] [imbued.power.untaps-on-success]
        """
        put_on(g, action.card, action.actor, action.seat)
        g.unlock(action.actor)
        return NEXT


class Slay(Cardless):
    """A minion burns an incapacitated imbued. [imbued.incapacitated.burn-action]"""

    def __init__(self) -> None:
        super().__init__("slay", roles=(CARD, CARD))

    def candidates(self, g: Vtes, seat: int, minion: int) -> list[Option]:
        return [(self.word, minion, card) for cards in g.regions[INCAPACITATED] for card in cards]

    def cannot(self, g: Vtes, seat: int, option: Option) -> str:
        minion, victim = int(option[1]), int(option[2])
        if g.where[victim] != INCAPACITATED:
            return "imbued.incapacitated.burn-action"
        return directed_bar(g, minion, victim)

    def effect(self, g: Vtes, action: ActionSpan) -> Signal:
        return run(Slaying(action.actor, action.target))
