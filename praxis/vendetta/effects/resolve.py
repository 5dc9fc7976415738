"""Carries out what a card does: the numbered effects of the set's script, for one player, at a location."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from praxis.effects import work
from praxis.kernel.procedure import NEXT, Signal
from praxis.vendetta import answers, events
from praxis.vendetta.questions import ask
from praxis.vendetta.state import NONE

if TYPE_CHECKING:
    from praxis.kernel.decision import Option
    from praxis.vendetta.effects.whom import Whom
    from praxis.vendetta.said import Script
    from praxis.vendetta.state import Vendetta

WHOM: Final = 0
ACT: Final = 1
RAN: Final = 2
"""The stages of an effect with targets: ask for the targets; do it to one target after the other; go on after a
procedure that was run for one of them."""


class Resolve(work.Work):
    """Carries out the effect of a card completely, verb by verb. It repeats for each verb and each of its targets.

    `seat` is "you" of the text. `them` is the player who has set the effect off, or whom an `each` has come to.
    `things` are the targets still to come, or the player who decides in a word of control. `moved` is how much was
    taken by the last verb that takes something.

    [vendetta.preparation.complete-before-next] [vendetta.conflict.complete-before-next]
    [vendetta.consequences.complete-before-next]
    """

    __slots__ = ("location", "taking")

    STEPS: ClassVar[tuple[str, ...]] = ("take", "after", "more")
    IDLE: ClassVar[str] = "vendetta.conflict-rule.impossible-ignored"
    SHOWS = ("card", "location", "moved", "paid", "seat", "stage", "taking", "them", "things", "todo")

    def __init__(
        self,
        card: int,
        seat: int,
        location: int,
        them: int,
        todo: list[int],
        paid: int = 0,
        moved: int = 0,
        taking: int = NONE,
        things: list[int] | None = None,
        stage: int = 0,
        mode: int = 0,
        minion: int = NONE,
        targets: list[int] | None = None,
        it: int = NONE,
        event: list[int] | None = None,
        answers: list[list[int]] | None = None,
    ) -> None:
        super().__init__(card, seat, todo, mode, minion, targets, it, them, paid, moved, event, answers, things, stage)
        self.location = location
        self.taking = taking
        """How much the verb under way has taken so far from all its targets together; -1 if it takes nothing."""

    def fork(self) -> Resolve:
        twin = Resolve(
            self.card,
            self.seat,
            self.location,
            self.them,
            self.todo[:],
            self.paid,
            self.moved,
            self.taking,
            self.things[:],
            self.stage,
            self.mode,
            self.minion,
            self.targets[:],
            self.it,
            self.event[:],
            [answer[:] for answer in self.answers],
        )
        return self.resumed(twin)

    def dump(self) -> list[Any]:
        """The dump in the form of the first version, whose digests are in records."""
        at = 2 if self.at == 1 else 5 if self.stage == RAN else 4
        slots = {
            "card": self.card,
            "location": self.location,
            "node": self.todo[0],
            "paid": self.paid,
            "seat": self.seat,
            "subject": self.them,
            "taken": self.moved,
            "taking": self.taking,
            "targets": self.things,
            "todo": self.todo[1:],
        }
        return ["Resolve", at, slots]

    def program(self, g: Vendetta) -> Script:
        return g.set.script

    def child(self, g: Vendetta, todo: list[int], it: int, them: int) -> Resolve:
        """The procedure for one of several players. It knows what was paid, but not what was taken."""
        return Resolve(self.card, self.seat, self.location, them, todo, self.paid)

    def is_over(self, g: Vendetta) -> bool:
        return g.players[self.seat].eliminated

    def finish(self) -> None:
        super().finish()
        if self.taking != NONE:
            self.moved, self.taking = self.taking, NONE

    # -- the questions of control -------------------------------------------------------------------------------------

    def ask_whether(self, g: Vendetta, seat: int, kind: str) -> Signal:
        self.things = [seat]
        options: list[Option] = [answers.YES.option, answers.NO.option]
        return ask(seat, "may", options, source=self.card, clause="vendetta.glossary.spend")

    def said_yes(self, g: Vendetta) -> bool:
        if not self.got:
            return False
        g.tell(events.May(seat=self.seat, card=self.card, answer=self.got[0]))
        return self.got != answers.NO.option

    def ask_way(self, g: Vendetta, seat: int, ways: list[int]) -> Signal:
        self.things = [seat]
        options: list[Option] = [answers.CHOOSE.of(way + 1) for way in ways]
        return ask(seat, "choose", options, source=self.card, clause=self.IDLE)

    def way_taken(self, g: Vendetta, seat: int) -> int:
        way = int(self.got[1])
        g.tell(events.Chose(seat=seat, card=self.card, owner=self.seat, node=self.todo[0], way=way))
        return way - 1

    # -- on whom ------------------------------------------------------------------------------------------------------

    def ask_whom(self, g: Vendetta, whom: Whom) -> Signal:
        """What must be asked before an effect acts: who the target is, and whether the partner is included."""
        self.things = whom.things(g, self)
        partner = g.partner(self.seat)
        if whom.chosen and self.things and self.things != [partner]:
            options: list[Option] = [answers.TARGET.of(seat) for seat in self.things]
            return ask(self.seat, "target", options, source=self.card, clause="vendetta.glossary.rival")
        if whom.of_others and partner in self.things:
            return ask(
                self.seat,
                "partner",
                [answers.PARTNER.of("spare"), answers.PARTNER.of("include")],
                source=self.card,
                clause="vendetta.variant.team.partner-as-opponent-optional",
            )
        return NEXT

    def take_whom(self, g: Vendetta, whom: Whom) -> None:
        """Note the targets of the effect."""
        got = self.got
        if got and got[0] == "target":
            self.things = [int(got[1])]
        elif got and got[1] == "spare":
            self.things.remove(g.partner(self.seat))
        if whom.by_chance and self.things:
            self.things = [self.things[g.draw(len(self.things))]]
        if got or whom.by_chance:
            g.tell(events.Targets(seat=self.seat, card=self.card, targets=list(self.things)))
        self.got = ()
        self.stage = ACT

    # -- what verbs ask of it and tell it ------------------------------------------------------------------------------

    def takes(self, amount: int) -> None:
        """Add up what the verb under way has gained, taken or removed from one of its targets."""
        self.taking = max(self.taking, 0) + amount

    def could(self, g: Vendetta, effects: tuple[int, ...]) -> bool:
        """Whether one of these effects would change anything. [vendetta.conflict-rule.impossible-ignored]"""
        script = g.set.script
        return any(not script.effect(number).bar(g, self) for number in effects)


def asking(seat: int, location: int) -> Resolve:
    """A scope in which nothing is carried out, for counts in lasting effects."""
    return Resolve(NONE, seat, location, NONE, [])
