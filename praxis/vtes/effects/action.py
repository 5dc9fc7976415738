"""The verbs of actions: attempting to block by a card, ending an action, several targets, cards from the ash heap."""

from __future__ import annotations

from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes import events
from praxis.vtes.effects.base import Verb
from praxis.vtes.effects.resolve import Resolve
from praxis.vtes.effects.words import sentence
from praxis.vtes.model import face as faces
from praxis.vtes.model import windows
from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules import blockers, permanents
from praxis.vtes.rules.playing import Impulse


class Attempt(Verb):
    """The minion attempts to block now. While he already does, the card changes nothing more, and nobody else can.

    [block.state.b-current-blocker-only]
    """

    __slots__ = ("anybody",)

    def __init__(self, anybody: bool = False) -> None:
        self.anybody = anybody
        """Even if the action is not open to the blocks of his controller."""

    def misfit(self, g: Vtes, seat: int, minion: int, card: int) -> str:
        action = g.action()
        if action is None or action.outcome:
            return "block.who.other-methuselahs"
        if action.blocker == minion:
            return ""
        if action.blocker >= 0:
            return "block.attempt.one-at-a-time"
        if not self.anybody:
            clause = blockers.turn_bar(g, action, seat)
        elif seat in action.declined:  # whoever may block otherwise: a refusal is final
            clause = "block.decline.final"
        else:
            clause = "block.state.c-sequencing" if _in_state_c(g) else ""
        return clause or blockers.bar(g, action, minion)

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        action = g.action()
        assert action is not None
        action.blocker = frame.minion
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("attempt", lang)


def _in_state_c(g: Vtes) -> bool:
    """There no block can be declared; up to 2012 the last refusal still leaves the chance to play such a card.

    [block.decline.is-effect]
    """
    if not g.edition.blocks_by_states:
        return False
    return any(isinstance(frame, Impulse) and frame.window & windows.DECLINED for frame in g.stack)


class EndAction(Verb):
    """The action ends without success. [action.resolve.outcome-lost]"""

    __slots__ = ()

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        action = g.action()
        assert action is not None
        action.outcome = ActionSpan.ENDED
        g.tell(events.ActionEnded(minion=action.actor, clause="action.resolve.outcome-lost"))
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("end-action", lang)


class TargetsBurnPool(Verb):
    """Each Methuselah whom the action targets burns pool."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        action = g.action()
        assert action is not None
        for seat in action.victims:
            if not g.ousted[seat]:
                g.burn_pool(seat, self.amount, "card.burn.counter-to-bank")
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("burn-pool", lang, who="each of them", amount=self.amount)


class BringIn(Verb):
    """An ally, equipment or retainer card comes into play by other means than its own action: at the basic level.

    [action.ally.other-means-act] [action.ally.other-means-basic] [action.retainer.other-means-basic]
    """

    __slots__ = ()

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        card = frame.target
        if g.face[card].types & faces.ALLY:
            permanents.recruit(g, card, frame.seat, by_action=False)
        elif g.is_in_play(frame.minion):
            permanents.put_on(g, card, frame.minion, frame.seat)
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("bring-in", lang)


class RemoveFromGame(Verb):
    """[card.remove.unreachable]"""

    __slots__ = ()

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        g.remove(frame.target)
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("remove", lang)
