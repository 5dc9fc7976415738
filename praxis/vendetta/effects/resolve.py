"""Running an effect: one procedure walks the verbs of a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from praxis.kernel.procedure import DONE, NEXT, Procedure, Signal, again, run
from praxis.vendetta import answers, events
from praxis.vendetta.effects.counts import amount_of, holds, rivals
from praxis.vendetta.effects.vocabulary import verb
from praxis.vendetta.questions import ask
from praxis.vendetta.rules import pool
from praxis.vendetta.rules.location import winner_at
from praxis.vendetta.state import NONE

if TYPE_CHECKING:
    from praxis.kernel.decision import Option
    from praxis.vendetta.cards import Node
    from praxis.vendetta.state import Vendetta

CHOSEN = ("a-rival", "an-opponent")
SEVERAL = ("each-rival", "each-opponent", "each-loser")
BY_CHANCE = "random-rival"
WHO = ("you", "them", "winner", BY_CHANCE, *CHOSEN, *SEVERAL)
CONTROL = ("if", "may", "choose", "random", "each")
UP_TO = "up-to"
"""`may pay up-to N`: any amount from 1 to N."""


class Resolve(Procedure):
    """The effect of a card, verb by verb, carried out completely. Repeats for each verb and each of its targets.

    [vendetta.preparation.complete-before-next] [vendetta.conflict.complete-before-next]
    [vendetta.consequences.complete-before-next]
    """

    __slots__ = ("card", "location", "node", "paid", "seat", "subject", "taken", "taking", "targets", "todo")
    STEPS = ("take", "question", "answered", "act", "apply", "next_target")
    SHOWS = ("card", "location", "node", "paid", "seat", "subject", "taken", "taking", "targets", "todo")

    def __init__(
        self,
        card: int,
        seat: int,
        location: int,
        subject: int,
        todo: list[int],
        node: int = NONE,
        targets: list[int] | None = None,
        paid: int = 0,
        taken: int = 0,
        taking: int = NONE,
    ) -> None:
        super().__init__()
        self.card = card
        self.seat = seat
        """Whose card it is: "you" of the text."""
        self.location = location
        self.subject = subject
        """The player who set it off: "them" of the text."""
        self.todo = todo
        self.node = node
        self.targets = targets if targets is not None else []
        self.paid = paid
        self.taken = taken
        """By the last verb that took anything, from all its targets together."""
        self.taking = taking

    def fork(self) -> Resolve:
        twin = Resolve(
            self.card,
            self.seat,
            self.location,
            self.subject,
            self.todo[:],
            self.node,
            self.targets[:],
            self.paid,
            self.taken,
            self.taking,
        )
        return self.resumed(twin)

    # -- the next verb --------------------------------------------------------------------------------------------

    def take(self, g: Vendetta) -> Signal:
        if not self.todo or g.players[self.seat].eliminated:
            return DONE
        if self.taking != NONE:
            self.taken, self.taking = self.taking, NONE
        self.node = self.todo.pop(0)
        node = g.set.nodes[self.node]
        if node.verb == "if":
            if holds(g, node.condition, self.seat, self.location):
                self.todo[:0] = node.branches[0]
            return again("take")
        if node.verb == "random":  # chance takes one branch
            self.todo[:0] = node.branches[g.draw(len(node.branches))]
            return again("take")
        self.targets = self.candidates(g, node.who)
        return NEXT

    def question(self, g: Vendetta) -> Signal:
        """What must be asked before the verb acts: whether, which way, on whom."""
        node = g.set.nodes[self.node]
        if node.verb == "may":
            return self._may(g, node)
        if node.verb == "choose":
            return self._choose(g, node)
        partner = g.partner(self.seat)
        if node.who in CHOSEN and self.targets and self.targets != [partner]:
            options: list[Option] = [answers.TARGET.of(seat) for seat in self.targets]
            return ask(self.seat, "target", options, source=self.card, clause="vendetta.glossary.rival")
        if partner in self.targets and node.who not in ("you", "them", ""):
            return ask(
                self.seat,
                "partner",
                [answers.PARTNER.of("spare"), answers.PARTNER.of("include")],
                source=self.card,
                clause="vendetta.variant.team.partner-as-opponent-optional",
            )
        self.got = ()
        return NEXT

    def _may(self, g: Vendetta, node: Node) -> Signal:
        if not self.affords(g, node) or not self._could_pay_for(g, node):
            return again("take")  # [vendetta.conflict-rule.impossible-ignored]
        options: list[Option] = [answers.YES.option, answers.NO.option]
        if node.what == UP_TO:
            most = min(amount_of(g, node.amount, self.seat, self.location), pool.spendable(g, self.seat))
            options = [answers.NO.option, *(answers.PAY.of(amount) for amount in range(1, most + 1))]
        return ask(self.seat, "may", options, source=self.card, clause="vendetta.glossary.spend")

    def _choose(self, g: Vendetta, node: Node) -> Signal:
        chooser = self.seat if node.who == "you" else self.subject
        options: list[Option] = [
            answers.CHOOSE.of(i + 1) for i, branch in enumerate(node.branches) if self.could(g, branch)
        ]
        if not options or chooser == NONE:
            return again("take")
        return ask(chooser, "choose", options, source=self.card, clause="vendetta.conflict-rule.impossible-ignored")

    def answered(self, g: Vendetta) -> Signal:
        node = g.set.nodes[self.node]
        got = self.got
        if node.verb == "may":
            g.tell(events.May(seat=self.seat, card=self.card, answer=got[0]))
            if got[0] != "no":
                self.paid = int(got[1]) if got[0] == "pay" else amount_of(g, node.amount, self.seat, self.location)
                if self.paid > 0:
                    pool.spend(g, self.seat, self.paid, "effect")
                self.todo[:0] = node.branches[0]
            return again("take")
        if node.verb == "choose":
            chooser = self.seat if node.who == "you" else self.subject
            g.tell(events.Chose(seat=chooser, card=self.card, owner=self.seat, node=self.node, way=int(got[1])))
            self.todo[:0] = node.branches[int(got[1]) - 1]
            return again("take")
        if got and got[0] == "target":
            self.targets = [int(got[1])]
        elif got and got[1] == "spare":
            self.targets.remove(g.partner(self.seat))
        if node.who == BY_CHANCE and self.targets:
            self.targets = [self.targets[g.draw(len(self.targets))]]
        if got or node.who == BY_CHANCE:
            g.tell(events.Targets(seat=self.seat, card=self.card, targets=list(self.targets)))
        return NEXT

    # -- its targets, one by one ----------------------------------------------------------------------------------

    def act(self, g: Vendetta) -> Signal:
        if not self.targets or g.players[self.seat].eliminated:
            return again("take")
        target = self.targets[0]
        node = g.set.nodes[self.node]
        self.got = ()
        if node.verb == "each":
            return NEXT
        asks = verb(node.verb).choices(g, self, node, target)
        if asks is None:
            return NEXT
        chooser, kind, options = asks
        if not options:
            return NEXT
        return ask(chooser, kind, options, source=self.card, clause=verb(node.verb).clause)

    def apply(self, g: Vendetta) -> Signal:
        target = self.targets.pop(0)
        node = g.set.nodes[self.node]
        if g.players[target].eliminated:
            return NEXT
        if node.verb == "each":
            return run(Resolve(self.card, self.seat, self.location, target, list(node.branches[0]), paid=self.paid))
        return verb(node.verb).apply(g, self, node, target, self.got)

    def next_target(self, g: Vendetta) -> Signal:
        return again("act")

    # -- what verbs ask of it and tell it ---------------------------------------------------------------------------

    def takes(self, amount: int) -> None:
        """The verb at hand has gained, taken or removed this much from one of its targets."""
        self.taking = max(self.taking, 0) + amount

    def number(self, g: Vendetta, node: Node) -> int:
        return amount_of(g, node.amount, self.seat, self.location, self.paid, self.taken)

    def candidates(self, g: Vendetta, who: str) -> list[int]:
        """The seats a word on a card means now, in turn order."""
        if who in ("you", ""):
            return [self.seat]
        if who == "them":
            return [self.subject] if self.subject != NONE else []
        if who in ("each-opponent", "an-opponent"):
            return [seat for seat in g.turn_order() if seat != self.seat]
        if who in ("each-rival", "a-rival", BY_CHANCE):
            return rivals(g, self.seat, self.location)
        winner = winner_at(g, self.location)
        if who == "winner":
            return [winner] if winner not in (NONE, self.seat) else []
        return [seat for seat in rivals(g, self.seat, self.location) if seat != winner]

    def affords(self, g: Vendetta, node: Node) -> bool:
        most = pool.spendable(g, self.seat)
        return most > 0 if node.what == UP_TO else amount_of(g, node.amount, self.seat, self.location) <= most

    def _could_pay_for(self, g: Vendetta, node: Node) -> bool:
        """Would it change anything with the payment made? Effects may count what was paid."""
        before, self.paid = self.paid, max(1, amount_of(g, node.amount, self.seat, self.location))
        useful = self.could(g, node.branches[0])
        self.paid = before
        return useful

    def could(self, g: Vendetta, branch: tuple[int, ...]) -> bool:
        """Would this branch change anything? [vendetta.conflict-rule.impossible-ignored]"""
        return any(self._could(g, g.set.nodes[number]) for number in branch)

    def _could(self, g: Vendetta, node: Node) -> bool:
        if node.verb == "if" and not holds(g, node.condition, self.seat, self.location):
            return False
        if node.verb == "each":
            return bool(self.candidates(g, node.who))
        if node.verb in CONTROL:
            return any(self.could(g, branch) for branch in node.branches)
        meant = verb(node.verb)
        return any(meant.could(g, self, node, target) for target in self.candidates(g, node.who))
