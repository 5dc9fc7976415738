"""How triggers that have heard a fact are carried out, in the order of the sequencing rule."""

from __future__ import annotations

from typing import ClassVar

from praxis.kernel.decision import Option
from praxis.kernel.procedure import Procedure, Signal, again, done, run
from praxis.vtes import answers
from praxis.vtes.effects.resolve import Resolve
from praxis.vtes.effects.triggers import Trigger
from praxis.vtes.model import facts
from praxis.vtes.model.regions import EVENT, Hearing
from praxis.vtes.model.spans import TurnSpan
from praxis.vtes.model.state import Vtes
from praxis.vtes.questions import ask
from praxis.vtes.rules import contest, title
from praxis.vtes.rules.window import order


def follow(g: Vtes) -> None:
    """Put a procedure on the stack that carries out the triggers that wait, before the next step."""
    waiting = g.hearing
    g.hearing = []
    arrived = list(dict.fromkeys(each[0] for each in waiting if contest.is_arrival(each)))
    g.stack.append(Triggers(waiting, list(g.stack[-1].got), arrived))


def effects_of(g: Vtes, hearing: Hearing) -> Resolve:
    """The procedure that carries out the effects of a trigger that was set off."""
    card, number, seat, minion, target, them, *event = hearing
    todo = list(g.face[card].definition.program.branches[number][0])
    return Resolve(card, seat, todo, 0, minion, [] if target < 0 else [target], event[1], them, event=event)


def is_replacement(g: Vtes, hearing: Hearing) -> bool:
    """Whether what waits comes instead of what it has heard."""
    node = g.face[hearing[0]].definition.program.nodes[hearing[1]]
    return isinstance(node, Trigger) and node.instead


class Triggers(Procedure):
    """Carry out triggers that were set off at the same moment. Repeats for each.

    The acting Methuselah's come first, then the others' in their order; each Methuselah chooses the order of her own.
    Triggers that are set off by one of them are carried out before the rest. [sequence.order.acting-first]
    [sequence.order.defender-next] [sequence.order.others-clockwise]
    """

    __slots__ = ("arrived", "kept", "waiting")

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "take", "more")

    def __init__(
        self, waiting: list[Hearing], kept: list[int | str] | None = None, arrived: list[int] | None = None
    ) -> None:
        super().__init__()
        self.waiting = waiting
        self.kept: list[int | str] = [] if kept is None else kept
        """What the procedure beneath was about to read."""
        self.arrived: list[int] = [] if arrived is None else arrived
        """The cards that do something as they enter play. If they are contested, the contest begins after that."""

    def fork(self) -> Triggers:
        return self.resumed(Triggers([each.copy() for each in self.waiting], self.kept.copy(), self.arrived.copy()))

    def _next(self, g: Vtes) -> list[int]:
        """The places of the waiting triggers of the Methuselah who comes next."""
        in_turn = any(isinstance(frame, TurnSpan) for frame in g.stack)
        for seat in order(g) if in_turn else g.seated():
            hers = [place for place, each in enumerate(self.waiting) if each[2] == seat]
            if hers:
                return hers
        return []

    def choose(self, g: Vtes) -> Signal:
        hers = self._next(g)
        if not hers:
            self._contest(g, self.arrived)
            return done(*self.kept)
        kinds = {(self.waiting[place][0], self.waiting[place][1]) for place in hers}
        if len(kinds) == 1:
            self.got = answers.TRIGGER.of(self.waiting[hers[0]][0], hers[0])
            return again("take")
        options: list[Option] = [answers.TRIGGER.of(self.waiting[place][0], place) for place in hers]
        return ask(self.waiting[hers[0]][2], "trigger", options, clause="sequence.order.acting-first")

    def take(self, g: Vtes) -> Signal:
        taken = self.waiting.pop(int(self.got[2]))
        if facts.DRAWS >> taken[EVENT] & 1:
            self._drop_rivals(g, taken)
        return run(effects_of(g, taken))

    def _drop_rivals(self, g: Vtes, taken: Hearing) -> None:
        """Of several replacements of one draw only the one that was chosen happens."""
        if not is_replacement(g, taken):
            return
        rivals: dict[tuple[int, int], int] = {}
        for place, each in enumerate(self.waiting):
            if each[EVENT:] == taken[EVENT:] and each[:2] != taken[:2] and is_replacement(g, each):
                rivals.setdefault((each[0], each[1]), place)
        self.waiting = [each for place, each in enumerate(self.waiting) if place not in rivals.values()]

    def more(self, g: Vtes) -> Signal:
        if g.replacing >> facts.DRAWN & 1:
            g.due = True  # a hand may have waited to be filled, as an effect replaced the draw
        if self.arrived:
            busy = [each[0] for each in self.waiting if contest.is_arrival(each)]
            self._contest(g, [card for card in self.arrived if card not in busy])
        return again("choose")

    def _contest(self, g: Vtes, cards: list[int]) -> None:
        """Begin the contests of cards that have done what they do as they enter play. [contest.card.start]"""
        self.arrived = [card for card in self.arrived if card not in cards]
        for card in cards:
            if g.is_in_play(card) and contest.enters(g, card, g.controller[card]):
                title.assert_claim(g, card)
