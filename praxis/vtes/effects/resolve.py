"""The procedure that carries out what a card does: the numbered effects of a mode, or of a standing part."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from praxis.effects.scope import NOBODY
from praxis.effects.work import Program, Work
from praxis.vtes.effects.mode import Mode

if TYPE_CHECKING:
    from praxis.vtes.model.spans import ActionSpan
    from praxis.vtes.model.state import Vtes


def mode_of(g: Vtes, card: int, mode: int) -> Mode:
    """A mode of a card; the abilities that it has in play are counted from -1 down."""
    definition = g.face[card].definition
    return definition.modes[mode] if mode >= 0 else definition.abilities[-1 - mode]


def cards_aimed_at(g: Vtes, action: ActionSpan) -> list[int]:
    """The cards that an action targets, in the order in which they were named; without the Methuselahs among its
    targets."""
    aims = mode_of(g, action.card, action.mode).targets if action.card >= 0 else ()
    chosen = action.chosen()
    return [thing for at, thing in enumerate(chosen) if at >= len(aims) or not aims[at].is_seat()]


class Resolve(Work):
    """Carry out the effects of one mode of a card, in order. Repeats for each effect."""

    __slots__ = ()

    STEPS: ClassVar[tuple[str, ...]] = ("take", "after", "more")

    def fork(self) -> Resolve:
        twin = Resolve(
            self.card,
            self.seat,
            self.todo.copy(),
            self.mode,
            self.minion,
            self.targets.copy(),
            self.it,
            self.them,
            self.paid,
            self.moved,
            self.event.copy(),
            [answer.copy() for answer in self.answers],
            self.things.copy(),
            self.stage,
        )
        return self.resumed(twin)

    def program(self, g: Vtes) -> Program:
        return g.face[self.card].definition.program

    def child(self, g: Vtes, todo: list[int], it: int, them: int) -> Resolve:
        """The same for one thing of several (`it` or `them`). Its choices are kept apart from those of the others."""
        return Resolve(
            self.card,
            self.seat,
            todo,
            self.mode,
            self.minion,
            self.targets.copy(),
            it,
            them,
            self.paid,
            self.moved,
            self.event.copy(),
            [answer.copy() for answer in self.answers],
        )


def resolve(g: Vtes, card: int, mode: int, seat: int, minion: int, targets: list[int], then: bool = False) -> Resolve:
    """The procedure for the effects of a mode; with `then`, for those that follow the success of its action."""
    numbers = mode_of(g, card, mode)
    return Resolve(card, seat, list(numbers.after if then else numbers.start), mode, minion, targets)


def opening(g: Vtes, card: int, mode: int, seat: int, minion: int, targets: list[int]) -> Resolve:
    """The procedure for the effects that hold during the referendum of a mode, or from the announcement of its action
    on."""
    return Resolve(card, seat, list(mode_of(g, card, mode).opening), mode, minion, targets)


__all__ = ["NOBODY", "Resolve", "mode_of", "opening", "resolve"]
