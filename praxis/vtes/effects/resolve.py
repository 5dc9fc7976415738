"""Carrying out an effect: the verbs of a mode one after the other, each of which may ask or run something."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from praxis.kernel.procedure import DONE, Procedure, Signal, again
from praxis.vtes.effects import base
from praxis.vtes.effects.base import Mode, Verb
from praxis.vtes.model.spans import NOBODY

if TYPE_CHECKING:
    from praxis.vtes.model.state import Vtes


def mode_of(g: Vtes, card: int, mode: int) -> Mode:
    """A mode of a card; the abilities that it has in play are counted from -1 down."""
    definition = g.face[card].definition
    return definition.modes[mode] if mode >= 0 else definition.abilities[-1 - mode]


class Resolve(Procedure):
    """The verbs of one mode, in order. Repeats for each verb."""

    __slots__ = ("card", "index", "minion", "mode", "seat", "target", "then", "value")

    STEPS: ClassVar[tuple[str, ...]] = ("verb", "after")

    def __init__(
        self,
        card: int,
        mode: int,
        seat: int,
        minion: int = NOBODY,
        target: int = NOBODY,
        index: int = 0,
        value: int = 0,
        then: int = 0,
    ) -> None:
        super().__init__()
        self.card = card
        self.mode = mode
        self.seat = seat
        self.minion = minion
        self.target = target
        self.index = index
        self.value = value
        """A number that a verb keeps between its two halves."""
        self.then = then
        """1 to carry out what follows on the success of an action."""

    def fork(self) -> Resolve:
        return self.resumed(
            Resolve(self.card, self.mode, self.seat, self.minion, self.target, self.index, self.value, self.then)
        )

    def _verbs(self, g: Vtes) -> tuple[Verb, ...]:
        mode = mode_of(g, self.card, self.mode)
        return mode.then if self.then else mode.do

    def verb(self, g: Vtes) -> Signal:
        verbs = self._verbs(g)
        if self.index >= len(verbs):
            return DONE
        return verbs[self.index].do(g, self)

    def after(self, g: Vtes) -> Signal:
        signal = self._verbs(g)[self.index].after(g, self)
        if signal is not None:
            return signal
        self.index += 1
        return again("verb")

    def who(self, g: Vtes, who: int) -> int:
        """The minion or card that a verb is about."""
        if who == base.ME:
            return self.minion
        if who == base.TARGET:
            return self.target
        if who == base.CARD:
            return self.card
        if who == base.BEARER:
            return g.host[self.card]
        return who_in_progress(g, who, self.minion)


def who_in_progress(g: Vtes, who: int, minion: int) -> int:
    """The minion in a role of the action or combat that is going on."""
    if who == base.OPPOSING:
        combat = g.combat()
        return NOBODY if combat is None else combat.other(minion)
    action = g.action()
    if action is None:
        return NOBODY
    return action.actor if who == base.ACTING else action.blocker
