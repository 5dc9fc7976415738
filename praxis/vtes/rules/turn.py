"""The game as turns, and a turn as its five phases."""

from __future__ import annotations

from typing import ClassVar, Final

from praxis.kernel.procedure import DONE, NEXT, Procedure, Signal, again, run
from praxis.vtes import events
from praxis.vtes.model import facts, spans, windows
from praxis.vtes.model.regions import READY, WAITING
from praxis.vtes.model.spans import TurnSpan
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules.discard import DiscardPhase
from praxis.vtes.rules.ending import finish
from praxis.vtes.rules.influence import InfluencePhase
from praxis.vtes.rules.master import MasterPhase
from praxis.vtes.rules.minion import MinionPhase
from praxis.vtes.rules.permanents import give_back
from praxis.vtes.rules.playing import impulse
from praxis.vtes.rules.unlock import UnlockPhase
from praxis.vtes.rules.withdrawal import complete_withdrawal

TURN_LIMIT: Final = 150
"""Turns after which a game is over as it stands: no rule of the books, but no game needs to go on for ever."""


class Jyhad(Procedure):
    """The game: turn after turn, clockwise, until one Methuselah is left. Repeats. [turn.order.clockwise]"""

    __slots__ = ("seat",)

    STEPS: ClassVar[tuple[str, ...]] = ("turn", "next_turn")

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def fork(self) -> Jyhad:
        return self.resumed(Jyhad(self.seat))

    def turn(self, g: Vtes) -> Signal:
        limit = int(g.options.get("turns", TURN_LIMIT))
        if g.turn >= limit:
            finish(g)
            return NEXT
        g.turn += 1
        g.tell(events.Turn(seat=self.seat, number=g.turn))
        return run(Turn(self.seat, g.turn))

    def next_turn(self, g: Vtes) -> Signal:
        self.seat = g.prey(self.seat)
        return again("turn")


class Turn(TurnSpan):
    """The five phases of a turn. Only unlocking is mandatory. [turn.phases.five] [turn.phases.optional]"""

    __slots__ = ()

    STEPS: ClassVar[tuple[str, ...]] = (
        "withdraw",
        "unlock",
        "before_master",
        "master",
        "before_minion",
        "minion",
        "before_influence",
        "influence",
        "before_discard",
        "discard",
        "at_the_end",
        "end",
    )

    def fork(self) -> Turn:
        did = [pair.copy() for pair in self.did]
        return self.resumed(Turn(self.seat, self.number, did, self.mods.copy(), self.hung_copies(), self.since))

    def withdraw(self, g: Vtes) -> Signal:
        """Let the Methuselah withdraw, at the moment at which she would start her unlock phase.

        [end.withdraw.completes]
        """
        self.since = g.begin()
        if g.journal:
            oldest = min(g.turns[seat] for seat in g.seated())
            g.journal = [fact for fact in g.journal if fact[5] > oldest or fact[0] == facts.JOINED]
        complete_withdrawal(g, self.seat)
        return NEXT

    def unlock(self, g: Vtes) -> Signal:
        g.tell(events.Phase(phase="unlock"))
        return run(UnlockPhase(self.seat))

    def before_master(self, g: Vtes) -> Signal:
        return others_chance(g)

    def master(self, g: Vtes) -> Signal:
        g.tell(events.Phase(phase="master"))
        g.happen(facts.MASTER_PHASE, facts.named(self.seat))
        return run(MasterPhase(self.seat))

    def before_minion(self, g: Vtes) -> Signal:
        return others_chance(g)

    def minion(self, g: Vtes) -> Signal:
        g.tell(events.Phase(phase="minion"))
        g.happen(facts.MINION_PHASE, facts.named(self.seat))
        return run(MinionPhase(self.seat))

    def before_influence(self, g: Vtes) -> Signal:
        return others_chance(g)

    def influence(self, g: Vtes) -> Signal:
        g.tell(events.Phase(phase="influence"))
        g.journal = [fact for fact in g.journal if fact[0] != facts.JOINED or fact[2] != facts.named(self.seat)]
        g.happen(facts.INFLUENCE_PHASE, facts.named(self.seat))
        return run(InfluencePhase(self.seat))

    def before_discard(self, g: Vtes) -> Signal:
        return others_chance(g)

    def discard(self, g: Vtes) -> Signal:
        g.tell(events.Phase(phase="discard"))
        g.happen(facts.DISCARD_PHASE, facts.named(self.seat))
        return run(DiscardPhase(self.seat))

    def at_the_end(self, g: Vtes) -> Signal:
        g.happen(facts.TURN_ENDS, facts.named(self.seat))
        return others_chance(g)

    def end(self, g: Vtes) -> Signal:
        """End the turn: allies recruited this turn become ready, borrowed minions go back.

        [action.ally.end-of-turn-ready]
        """
        for ally in list(g.regions[WAITING][self.seat]):
            g.put(ally, READY, self.seat)
            g.tell(events.Ready(card=ally, clause="action.ally.end-of-turn-ready"))
        self._give_back(g)
        g.turns[self.seat] = g.clock
        g.due = True  # what hung on the turn is gone
        return DONE

    def _give_back(self, g: Vtes) -> None:
        """Give back the minions of whom control was taken until the end of this turn."""
        due = [(mod[1], mod[2]) for mod in self.mods if mod[0] == spans.BORROWED]
        mine = facts.named(self.seat)
        ending = [entry for entry in g.lasting if entry[0] == spans.BORROWED and entry[5] == mine]
        due += [(entry[1], entry[2]) for entry in ending]
        g.lasting = [entry for entry in g.lasting if entry not in ending]
        g.lasting += [
            [spans.BORROWED, minion, lender, card, 0, mine]
            for what, minion, lender, card in self.mods
            if what == spans.BORROWED_ON and g.is_in_play(minion)
        ]
        for minion, lender in due:
            if g.controller[minion] == self.seat:
                give_back(g, minion, lender)


def others_chance(g: Vtes) -> Signal:
    """Open the window between two phases, in which others may play out of turn. [master.out-of-turn.when]"""
    return impulse(g, windows.OUT_OF_TURN)
