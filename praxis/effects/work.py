"""How effects are carried out: the numbered nodes of a definition, and the procedure that walks them.

The procedure holds numbers only, so a fork copies lists of ints and no node ever holds a game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from praxis.effects.nodes import Effect, Node, Numbered
from praxis.effects.scope import NOBODY, Scope
from praxis.kernel.procedure import Signal, again, ask, done

if TYPE_CHECKING:
    from collections.abc import Iterable

    from praxis.kernel.decision import Option

YES: Final[Option] = ("yes",)
NO: Final[Option] = ("no",)

UNANSWERED: Final = -2
"""Stands alone in the place of an answer that was not given yet."""

TAKE: Final = again("take")
"""The answer of `Effect.after` if the effect has led on to others."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Effect):
    """A choice that is made while an effect is carried out. Its answer is kept in a slot of the `Work`."""

    __slots__ = ("slot",)

    def __init__(self) -> None:
        self.slot = -1
        """The slot of the answer. It is given once, when the question is numbered."""


def questions_in(node: Node) -> list[Question]:
    """The questions that must be answered before an effect is done, in the order of its slots, each once."""
    found: list[Question] = []
    for part in node.parts():
        asked = questions_in(part)
        question = part.asks()
        if question is not None:
            assert isinstance(question, Question)
            asked.append(question)
        found.extend([each for each in asked if each not in found])
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Program:
    """All effects and standing parts of one definition, numbered. Nodes may be shared by many programs."""

    __slots__ = ("asked", "branches", "nodes")

    def __init__(self) -> None:
        self.nodes: list[Numbered] = []
        self.branches: list[tuple[tuple[int, ...], ...]] = []
        """For each node, the numbers of the nodes that its branches lead to."""
        self.asked: dict[int, Question] = {}
        """The questions of the nodes, by slot."""

    def add(self, roots: Iterable[Numbered]) -> tuple[int, ...]:
        """Number some nodes and all that they lead to. The questions of an effect are numbered so that they are asked
        just before it."""
        found: list[int] = []
        for node in roots:
            if isinstance(node, Effect):
                for question in questions_in(node):
                    found.append(self._question(question))
            found.append(self._number(node))
        return tuple(found)

    def _question(self, question: Question) -> int:
        if question.slot < 0:
            question.slot = max(self.asked, default=-1) + 1
        known = self.asked.setdefault(question.slot, question)
        if known is not question:
            raise ValueError("a choice that other definitions share stands beside another one: write it anew")
        return self._number(question)

    def _number(self, node: Numbered) -> int:
        number = len(self.nodes)
        self.nodes.append(node)
        self.branches.append(())
        self.branches[number] = tuple([self.add(branch) for branch in node.branches()])
        return number

    def place(self, node: Numbered, branches: tuple[tuple[int, ...], ...]) -> int:
        """Number one node whose branches have numbers already. This is for a game that reads its cards from within
        outwards and asks its questions itself."""
        self.nodes.append(node)
        self.branches.append(branches)
        return len(self.nodes) - 1

    def effect(self, number: int) -> Effect:
        node = self.nodes[number]
        assert isinstance(node, Effect)
        return node


class Work(Scope):
    """Carries out some effects of a card, one after the other; an effect can run a further `Work` of this kind for each
    of several things.

    Each game derives its own `Work`, which finds the program and has the steps take, after, more.
    It ends with ``("worked", moved)``.
    """

    __slots__ = ("answers", "mode", "stage", "things", "todo")

    def __init__(
        self,
        card: int,
        seat: int,
        todo: list[int],
        mode: int,
        minion: int,
        targets: list[int] | None,
        it: int = NOBODY,
        them: int = NOBODY,
        paid: int = 0,
        moved: int = 0,
        event: list[int] | None = None,
        answers: list[list[int]] | None = None,
        things: list[int] | None = None,
        stage: int = 0,
    ) -> None:
        super().__init__(card, seat, minion, targets, it, them, paid, moved, event)
        self.todo = todo
        """The numbers of the effects still to be carried out; the first is under way."""
        self.mode = mode
        """The mode in which the card is played, for effects that ask about it."""
        self.answers: list[list[int]] = [] if answers is None else answers
        """The answers to the questions of the effects, by slot."""
        self.things: list[int] = [] if things is None else things
        """The things that the effect under way is still to be done for."""
        self.stage = stage
        """How far the effect under way has come, if it takes several steps."""

    def fork(self) -> Work:
        raise NotImplementedError

    def program(self, g: Any) -> Program:
        """The numbered nodes of the card."""
        raise NotImplementedError

    def child(self, g: Any, todo: list[int], it: int, them: int) -> Work:
        """The `Work` that carries out some of these effects for one thing of several."""
        raise NotImplementedError

    def under_way(self, g: Any) -> Effect | None:
        """The effect that is carried out now; None if the reader does not know the card."""
        nodes = self.program(g).nodes
        return self.program(g).effect(self.todo[0]) if self.todo and self.todo[0] < len(nodes) else None

    def is_over(self, g: Any) -> bool:
        """Whether nothing more can be done, because the seat whose effect it is has left the game."""
        return False

    # -- the questions of control, which each game may put in its own words ------------------------------------------

    def ask_whether(self, g: Any, seat: int, kind: str) -> Signal:
        """Put a question with the answer yes or no to a seat: ``may`` (shall it be done?) or ``unless`` (does the seat
        pay to stop it?)."""
        return ask(seat, kind, [YES, NO], self.card, self.IDLE)

    def said_yes(self, g: Any) -> bool:
        return self.got == YES

    def ask_way(self, g: Any, seat: int, ways: list[int]) -> Signal:
        """Ask a seat which of these ways of a choice it takes."""
        options: list[Option] = [("way", way) for way in ways]
        return ask(seat, "way", options, self.card, self.IDLE)

    def way_taken(self, g: Any, seat: int) -> int:
        """The way that the seat has answered."""
        return int(self.got[1])

    # -- steps ------------------------------------------------------------------------------------------------------

    def take(self, g: Any) -> Signal:
        """Begin the first effect. An effect changes nothing before it has asked its question, so that the question can
        be asked anew."""
        if not self.todo or self.is_over(g):
            return done("worked", self.moved)
        self.got = ()
        return self.program(g).effect(self.todo[0]).do(g, self)

    def after(self, g: Any) -> Signal:
        signal = self.program(g).effect(self.todo[0]).after(g, self)
        if signal is not None:
            return signal
        self.finish()
        return TAKE

    def more(self, g: Any) -> Signal:
        """Go back to `after`: the effect has asked once more, or has run a procedure that is over now."""
        return again("after")

    # -- what effects tell it ----------------------------------------------------------------------------------------

    def finish(self) -> None:
        """End the effect under way."""
        del self.todo[0]
        self.things = []
        self.stage = 0

    def enter(self, g: Any, branch: int) -> Signal:
        """End the effect under way and go on with one of its branches."""
        numbers = self.program(g).branches[self.todo[0]][branch]
        self.finish()
        self.todo[:0] = numbers
        return TAKE

    def branch(self, g: Any, branch: int) -> list[int]:
        """The numbers of a branch of the effect under way."""
        return list(self.program(g).branches[self.todo[0]][branch])

    def answer(self, slot: int, things: list[int]) -> None:
        while len(self.answers) <= slot:
            self.answers.append([UNANSWERED])
        self.answers[slot] = things

    def is_answered(self, slot: int) -> bool:
        return slot < len(self.answers) and self.answers[slot] != [UNANSWERED]

    def answered(self, slot: int) -> list[int]:
        return self.answers[slot] if self.is_answered(slot) else []
