"""What is in progress: the spans on the stack, and the modifiers that hang on them."""

from __future__ import annotations

from praxis.vtes.model.board import Board
from praxis.vtes.model.combat_spans import CombatSpan, RoundSpan
from praxis.vtes.model.referendum_span import ReferendumSpan
from praxis.vtes.model.spans import ActionSpan, Span, TurnSpan


class Progress(Board):
    """A board with what is in progress. The stack is searched only when a span has begun or ended."""

    __slots__ = ()

    def _look(self) -> None:
        """Find the spans in progress."""
        self.knows_spans = True
        self.spans = []
        self.turn_now = self.action_now = self.referendum_now = self.combat_now = self.round_now = None
        for frame in self.stack:
            if not frame.is_span or not isinstance(frame, Span):
                continue
            self.spans.append(frame)
            if isinstance(frame, TurnSpan):
                self.turn_now = frame
            elif isinstance(frame, ActionSpan):
                self.action_now = frame
            elif isinstance(frame, CombatSpan):
                self.combat_now = frame
            elif isinstance(frame, RoundSpan):
                self.round_now = frame
            elif isinstance(frame, ReferendumSpan):
                self.referendum_now = frame

    def turn_span(self) -> TurnSpan:
        if not self.knows_spans:
            self._look()
        if self.turn_now is None:
            raise AssertionError("no turn is in progress")
        return self.turn_now

    def action(self) -> ActionSpan | None:
        if not self.knows_spans:
            self._look()
        return self.action_now

    def referendum(self) -> ReferendumSpan | None:
        if not self.knows_spans:
            self._look()
        return self.referendum_now

    def combat(self) -> CombatSpan | None:
        if not self.knows_spans:
            self._look()
        return self.combat_now

    def round(self) -> RoundSpan | None:
        if not self.knows_spans:
            self._look()
        return self.round_now

    def rules_on(self, rule: int) -> bool:
        """Whether a card in play, or a part that is hung on a span in progress, could say something about a rule."""
        if not self.ruled >> rule & 1:
            return False
        if self.stood >> rule & 1:
            return True
        for span in self.spans_now():  # noqa: SIM110 - a loop is compiled
            if span.hung:
                return True
        return False

    def spans_now(self) -> list[Span]:
        """The spans in progress, the turn first."""
        if not self.knows_spans:
            self._look()
        return self.spans

    def fights_on(self) -> bool:
        """Whether the two minions of the combat in progress still fight.

        [combat.sequence.not-ready-ends] [combat.combat-ends.immediate] [combat.participants.no-own-minions]
        """
        combat = self.combat()
        if combat is None or combat.ended or not (self.is_ready(combat.acting) and self.is_ready(combat.opposing)):
            return False
        return self.controller[combat.acting] != self.controller[combat.opposing]

    def modified(self, what: int, who: int) -> int:
        """The sum of all modifiers of a number that hang on spans in progress."""
        if not self.knows_spans:
            self._look()
        total = 0
        for span in self.spans:
            for mod in span.mods:
                if mod[0] == what and mod[1] == who:
                    total += mod[2]
        if self.lasting:
            for entry in self.lasting:
                if entry[0] == what and entry[1] == who:
                    total += entry[2]
        return total
