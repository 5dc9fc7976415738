"""What a verb is: an effect that does something to each of its targets, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from praxis.effects.amounts import Amount
from praxis.effects.nodes import Effect, Node, Tree, tree
from praxis.kernel.procedure import NEXT
from praxis.vendetta.effects.resolve import ACT, RAN, WHOM, Resolve
from praxis.vendetta.questions import ask

if TYPE_CHECKING:
    from praxis.effects.scope import Scope
    from praxis.effects.work import Work
    from praxis.kernel.decision import Option
    from praxis.kernel.procedure import Got, Signal
    from praxis.vendetta.effects.whom import Whom
    from praxis.vendetta.questions import Question
    from praxis.vendetta.state import Vendetta

Asks = tuple[int, "Question", list["Option"]]
"""The seat that chooses, the kind of decision, and the options."""


class Verb(Effect):
    """The base of all verbs. A subclass says whether it could do something to a target and what must be chosen for
    that, and it does it."""

    __slots__ = ("n", "what", "who")

    word: ClassVar[str] = ""
    form: ClassVar[str] = ""
    """The grammar of the verb in card packs, after its word: WHO, N (an amount), and words from a fixed choice in
    braces."""
    means: ClassVar[str] = ""
    """What the verb does, in one sentence for people who write packs. It is not the docstring, because a compiled class
    has none."""
    clause: ClassVar[str] = "vendetta.glossary.deployed-card-targetable"
    """The clause behind the verb's question."""

    def __init__(self, who: Whom, n: Amount, what: str) -> None:
        self.who = who
        self.n = n
        self.what = what

    def parts(self) -> tuple[Node, ...]:
        return (self.who, self.n)

    def tree(self) -> Tree:
        who = self.who if "WHO" in self.form else None
        return tree(self.word, who=who, n=self.n if "N" in self.form.split() else None, what=self.what)

    def bar(self, g: Vendetta, c: Scope) -> str:
        assert isinstance(c, Resolve)
        for target in self.who.things(g, c):
            if self.could(g, c, target):
                return ""
        return c.IDLE

    def do(self, g: Vendetta, f: Work) -> Signal:
        assert isinstance(f, Resolve)
        return f.ask_whom(g, self.who)

    def after(self, g: Vendetta, f: Work) -> Signal | None:
        """Do the verb to one target after the other, until something must be chosen for one, or a procedure must run
        first."""
        assert isinstance(f, Resolve)
        if f.stage == WHOM:
            f.take_whom(g, self.who)
        elif f.stage == RAN:
            f.got = ()
            f.stage = ACT
        while f.things and not f.is_over(g):
            target, got = f.things[0], f.got
            asks = None if got else self.choices(g, f, target)
            if asks is not None and asks[2]:
                return ask(asks[0], asks[1], asks[2], source=f.card, clause=self.clause)
            f.got = ()
            del f.things[0]
            if g.players[target].eliminated:
                continue
            signal = self.apply(g, f, target, got)
            if signal is not NEXT:
                f.stage = RAN
                return signal
        return None

    # -- what each verb says ------------------------------------------------------------------------------------------

    def could(self, g: Vendetta, f: Resolve, target: int) -> bool:
        """Whether the verb would change anything for this target."""
        return True

    def choices(self, g: Vendetta, f: Resolve, target: int) -> Asks | None:
        """What must be chosen before the verb is done to this target; None if nothing."""
        return None

    def apply(self, g: Vendetta, f: Resolve, target: int, got: Got) -> Signal:
        """Do the verb to this target; `got` is what was chosen."""
        raise NotImplementedError
