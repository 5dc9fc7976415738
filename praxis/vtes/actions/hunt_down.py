"""Hunt down: a vampire enters combat with a minion of the Red List that his Methuselah has marked."""

from __future__ import annotations

from typing import Final

from praxis.kernel.answer import CARD
from praxis.kernel.decision import Option
from praxis.kernel.procedure import Signal, run
from praxis.vtes.actions.base import Cardless
from praxis.vtes.model import spans
from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules.combat import Combat
from praxis.vtes.rules.trait import is_marked
from praxis.vtes.rules.trophy import is_red_list

COST: Final = 1  # [trait.red-list.attack-cost]


class HuntDown(Cardless):
    """A vampire attacks a Red List minion that his Methuselah has marked. [trait.red-list.attack-action]"""

    def __init__(self) -> None:
        super().__init__("hunt-down", stealth=1, roles=(CARD, CARD))

    def candidates(self, g: Vtes, seat: int, minion: int) -> list[Option]:
        return [(self.word, minion, mod[1]) for mod in g.turn_span().mods if mod[0] == spans.MARKED]

    def cannot(self, g: Vtes, seat: int, option: Option) -> str:
        vampire, prey = int(option[1]), int(option[2])
        if not is_red_list(g, prey) or not is_marked(g, seat, prey):
            return "trait.red-list.mark"
        if not g.is_vampire(vampire) or g.controller[prey] == seat or not g.is_ready(prey):
            return "trait.red-list.attack-action"
        if g.turn_span().has_done(vampire, self.word):
            return "trait.red-list.attack-once"
        return "trait.red-list.attack-cost" if g.blood[vampire] < COST else ""

    def cost(self, g: Vtes, seat: int, option: Option) -> int:
        return COST

    def effect(self, g: Vtes, action: ActionSpan) -> Signal:
        return run(Combat(action.actor, action.target))
