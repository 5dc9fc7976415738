"""A political action: a vampire calls a referendum."""

from __future__ import annotations

from praxis.kernel.procedure import Signal, run
from praxis.vtes.actions.base import ActionKind
from praxis.vtes.effects import forbidding
from praxis.vtes.model import stats
from praxis.vtes.model.affiliations import CAMARILLA
from praxis.vtes.model.rulings import bars
from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules.politics import Referendum


class Political(ActionKind):
    """A vampire calls a referendum. [action.political.stealth] [action.political.play]

    It is directed at nobody, also where a card in play of somebody else lets him call it. [action.political.undirected]
    """

    def __init__(self) -> None:
        super().__init__("political", stealth=1)
        self.is_undirected = True

    def card_bar(self, g: Vtes, seat: int, minion: int, card: int) -> str:
        if not g.is_vampire(minion):
            return "action.political.vampires-only"
        if g.edition.repeat_limits and g.turn_span().has_done(minion, self.word):
            return "minion.repeat.political-once"
        if g.face[card].name in g.edition.camarilla_cards and stats.sect(g, minion) != CAMARILLA:
            return "sect.camarilla.referendums"
        return bars(g, forbidding.CALL, minion)

    def effect(self, g: Vtes, action: ActionSpan) -> Signal:
        """Hold the referendum. [politics.referendum.follows-success] [action.political.cost-first]"""
        return run(Referendum(action.seat, g.face[action.card].name, action.card, action.mode, action.actor))
