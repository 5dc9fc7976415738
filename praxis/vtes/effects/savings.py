"""Cards in play that make others cost less, if their controller likes."""

from __future__ import annotations

from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes import events
from praxis.vtes.effects.base import Verb
from praxis.vtes.effects.resolve import Resolve
from praxis.vtes.effects.words import sentence
from praxis.vtes.model import spans
from praxis.vtes.model.spans import Paying
from praxis.vtes.model.state import Vtes, with_mod


class ReduceCost(Verb):
    """A card of these types costs so much less blood or pool. [card.cost.reduction-timing]"""

    __slots__ = ("blood", "pool", "types")

    def __init__(self, types: int, pool: int = 0, blood: int = 0) -> None:
        self.types = types
        self.pool = pool
        self.blood = blood

    def misfit(self, g: Vtes, seat: int, minion: int, card: int) -> str:
        paying = g.stack[-1]
        if isinstance(paying, Paying) and not g.face[paying.card].types & self.types:
            return "card.cost.reduction-timing"
        return ""

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        for paying in reversed(g.stack):
            if isinstance(paying, Paying):
                with_mod(g.turn_span(), spans.SAVED_POOL, paying.card, self.pool, frame.card)
                with_mod(g.turn_span(), spans.SAVED_BLOOD, paying.card, self.blood, frame.card)
                g.tell(events.Cheaper(card=paying.card, pool=self.pool, blood=self.blood))
                break
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("reduce-cost", lang, pool=self.pool, blood=self.blood)
