"""Cards that are being played, and how they are cancelled."""

from __future__ import annotations

from typing import Final

from praxis.effects.filters import Filter, every
from praxis.effects.nodes import NOTHING_TO_DO, Effect, Node, Tree, tree
from praxis.effects.scope import Scope
from praxis.effects.work import Work
from praxis.kernel.procedure import NEXT, Procedure, Signal
from praxis.vtes import events
from praxis.vtes.effects.filters import MINION_CARD
from praxis.vtes.effects.resolve import mode_of
from praxis.vtes.effects.verb import Verb, nodes_in
from praxis.vtes.effects.whom import BOTH, OPPOSING
from praxis.vtes.model import facts, windows
from praxis.vtes.model.regions import LIMBO
from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules.playing import Impulse, PlayCard
from praxis.vtes.rules.window import being_played_against


class Cancel(Verb):
    """Cancel a card as it is played. [card.cancel.still-played]"""

    __slots__ = ("free", "others", "what")

    def __init__(self, what: Filter, others: bool, free: bool) -> None:
        self.what = what
        self.others = others
        self.free = free
        """If it says so, the cost of a cancelled card is not paid; nor is ever that of an action card.
        [card.cancel.cost-paid] [card.cancel.action-card]"""

    def cancels(self) -> bool:
        return True

    def parts(self) -> tuple[Node, ...]:
        return (self.what,)

    def bar(self, g: Vtes, c: Scope) -> str:
        pending = _pending(g, c)
        if pending is None or is_cancelled(pending) or (self.others and pending.seat == c.seat):
            return NOTHING_TO_DO
        return "" if self.what.passes(g, c, pending.card) else NOTHING_TO_DO

    def do(self, g: Vtes, f: Work) -> Signal:
        pending = _pending(g, f)
        if pending is not None:
            f.it, f.them = pending.card, pending.seat
            g.tell(events.Cancelled(card=pending.card, clause="card.cancel.still-played"))
            if isinstance(pending, PlayCard):
                pending.cancelled = 2 if self.free else 1
            else:
                pending.outcome = ActionSpan.CANCELLED
        return NEXT

    def tree(self) -> Tree:
        return tree("cancel", what=self.what, others=self.others, free=self.free)


def cancel(*what: Filter, others: bool = False, free: bool = False) -> Effect:
    """``cancel(MASTER_CARD, others=True, free=True)``."""
    return Cancel(every(what), others, free)


def is_cancelled(pending: PlayCard | ActionSpan) -> bool:
    """Whether a card that is being played is cancelled already: nothing cancels it twice."""
    return bool(pending.cancelled) if isinstance(pending, PlayCard) else pending.outcome == ActionSpan.CANCELLED


_OF_PLAYING: Final = (facts.PLAYED, facts.DECLARED)


def _pending(g: Vtes, c: Scope) -> PlayCard | ActionSpan | None:
    """The play that is to be cancelled: in a trigger, that of the card just shown; else that whose window is open."""
    return shown(g, c.event[4]) if c.event and c.event[0] in _OF_PLAYING else being_played(g)


def shown(g: Vtes, card: int) -> PlayCard | ActionSpan | None:
    """The play or the action of a card that lies open on the table and is not resolved yet."""
    for frame in reversed(g.stack):
        if isinstance(frame, PlayCard | ActionSpan) and frame.card == card and g.where[card] == LIMBO:
            return frame
    return None


class AsPlayed(Filter):
    """A card that is being played: one that cancels another Methuselah's minion card, or one that is played on the
    minion who asks."""

    __slots__ = ("on_him",)

    def __init__(self, on_him: bool) -> None:
        self.on_him = on_him

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        return self._is_on_him(g, c, thing) if self.on_him else self._cancels(g, c, thing)

    def _cancels(self, g: Vtes, c: Scope, thing: int) -> bool:
        frame, mine = shown(g, thing), False
        if not isinstance(frame, PlayCard) or not g.face[thing].definition.modes[frame.mode].cancels:
            return False
        for below in reversed(g.stack):
            if mine and isinstance(below, PlayCard | ActionSpan):
                return below.seat != frame.seat and below.card >= 0 and MINION_CARD.passes(g, c, below.card)
            mine = mine or below is frame
        return False

    def _is_on_him(self, g: Vtes, c: Scope, thing: int) -> bool:
        """Whether the minion who asks is a target of the card, or opposes its player and the card names the opposing
        minion."""
        against, frame = being_played_against(g), being_played(g)
        if c.minion not in against or frame is None or frame.card != thing:
            return False
        combat = g.combat()
        if combat is None or c.minion not in (combat.acting, combat.opposing) or against.count(c.minion) > 1:
            return True  # he is a target
        mode = mode_of(g, frame.card, frame.mode)
        return any(node is OPPOSING or node is BOTH for effect in mode.do for node in nodes_in(effect))

    def tree(self) -> Tree:
        return tree("flag", word="played-on-him" if self.on_him else "canceller")


CANCELLER: Final = AsPlayed(False)
PLAYED_ON_HIM: Final = AsPlayed(True)


def being_played(g: Vtes) -> PlayCard | ActionSpan | None:
    """The innermost play or action whose as-played window is open."""
    above: Procedure | None = None
    for frame in reversed(g.stack):
        if isinstance(above, Impulse) and isinstance(frame, PlayCard | ActionSpan):
            return frame if above.window & windows.AS_PLAYED else None
        above = frame
    return None
