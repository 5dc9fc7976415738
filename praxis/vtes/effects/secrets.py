"""Numbers that several Methuselahs choose in secret and show at the same moment."""

from __future__ import annotations

from praxis.effects.nodes import Amount, Effect, Node, Tree, Who, amount, tree
from praxis.effects.scope import Scope
from praxis.effects.work import Question, Work
from praxis.kernel.decision import Option
from praxis.kernel.procedure import NEXT, Signal
from praxis.kernel.rng import Dice
from praxis.kernel.sight import HIDDEN
from praxis.vtes import answers, events
from praxis.vtes.model.state import Vtes
from praxis.vtes.questions import ask


class Secrets(Question):
    """Each of some Methuselahs chooses a number; nobody sees any of them before all have chosen."""

    __slots__ = ("least", "most", "who")

    def __init__(self, who: Who, least: Amount, most: Amount) -> None:
        super().__init__()
        self.who = who
        self.least = least
        self.most = most
        """With `IT` for the one who chooses."""

    def parts(self) -> tuple[Node, ...]:
        return (self.who, self.least, self.most)

    def do(self, g: Vtes, f: Work) -> Signal:
        return self._ask(g, f, self.who.things(g, f))

    def _ask(self, g: Vtes, f: Work, seats: list[int]) -> Signal:
        """The next one; `things` holds what those before have chosen."""
        if len(f.things) >= len(seats):
            return NEXT
        seat = seats[len(f.things)]
        options: list[Option] = [answers.AMOUNT.of(n) for n in self._numbers(g, f, seat)]
        return ask(seat, "amount", options, f.card, "card.play.declare", secret=True)

    def _numbers(self, g: Vtes, f: Work, seat: int) -> list[int]:
        """Those that a Methuselah can choose."""
        before, f.it = f.it, seat
        least, most = self.least.of(g, f), self.most.of(g, f)
        f.it = before
        return list(range(least, most + 1))

    def shown_things(self, g: Vtes, f: Work, seat: int) -> list[int]:
        """Only one's own number."""
        return [n if who == seat else HIDDEN for who, n in zip(self.who.things(g, f), f.things, strict=False)]

    def guess_things(self, g: Vtes, f: Work, dice: Dice) -> None:
        for at, seat in enumerate(self.who.things(g, f)):
            if at < len(f.things) and f.things[at] == HIDDEN:
                numbers = self._numbers(g, f, seat)
                f.things[at] = numbers[dice.below(len(numbers))]

    def after(self, g: Vtes, f: Work) -> Signal | None:
        seats = self.who.things(g, f)
        if f.got and len(f.things) < len(seats):
            f.things.append(int(f.got[1]))
            f.got = ()
        if len(f.things) < len(seats):
            return self._ask(g, f, seats)
        for seat, n in zip(seats, f.things, strict=True):
            g.tell(events.Reveals(seat=seat, amount=n, card=f.card))
        f.answer(self.slot, [number for pair in zip(seats, f.things, strict=True) for number in pair])
        return None

    def tree(self) -> Tree:
        return tree("secrets", who=self.who, least=self.least, most=self.most)


class Secret(Amount):
    """What one Methuselah has chosen; of several, the sum."""

    __slots__ = ("question", "who")

    def __init__(self, question: Secrets, who: Who) -> None:
        self.question = question
        self.who = who

    def parts(self) -> tuple[Node, ...]:
        return (self.who,)

    def of(self, g: Vtes, c: Scope) -> int:
        chosen = c.answered(self.question.slot) if isinstance(c, Work) else []
        whose = self.who.things(g, c)
        return sum(chosen[at + 1] for at in range(0, len(chosen), 2) if chosen[at] in whose)

    def tree(self) -> Tree:
        return tree("secret", who=self.who)


class ChosenBy(Amount):
    """How many Methuselahs have chosen exactly that number."""

    __slots__ = ("n", "question")

    def __init__(self, question: Secrets, n: Amount) -> None:
        self.question = question
        self.n = n

    def parts(self) -> tuple[Node, ...]:
        return (self.n,)

    def of(self, g: Vtes, c: Scope) -> int:
        chosen = c.answered(self.question.slot) if isinstance(c, Work) else []
        wanted = self.n.of(g, c)
        return sum(chosen[at + 1] == wanted for at in range(0, len(chosen), 2))

    def tree(self) -> Tree:
        return tree("chosen-by", n=self.n)


class Secretly(Amount):
    """Numbers that are chosen in secret before the effect is done; written once, asked about as often as needed."""

    __slots__ = ("question",)

    def __init__(self, who: Who, least: Amount, most: Amount) -> None:
        self.question = Secrets(who, least, most)

    def asks(self) -> Effect | None:
        return self.question

    def parts(self) -> tuple[Node, ...]:
        return self.question.parts()

    def of(self, g: Vtes, c: Scope) -> int:
        """How many have chosen."""
        return len(c.answered(self.question.slot)) // 2 if isinstance(c, Work) else 0

    def by(self, who: Who) -> Amount:
        """What somebody has chosen."""
        return Secret(self.question, who)

    def times(self, n: Amount) -> Amount:
        """How many have chosen that."""
        return ChosenBy(self.question, n)

    def tree(self) -> Tree:
        return self.question.tree()


def secretly(who: Who, least: Amount | int, most: Amount | int) -> Secretly:
    """``CHOICE = secretly(SEATS, 1, 5)``, then ``CHOICE.by(IT)`` and ``CHOICE.times(CHOICE.by(IT) - 1)``."""
    return Secretly(who, amount(least), amount(most))
