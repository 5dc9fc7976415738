"""What effects are made of. A node is frozen data, made once when a card is defined and shared by all games.

There are six families. An `Effect` does something. A `Part` stands: it holds while its card is in play, or until the
span is over for which an effect has hung it. `Who` names one or several cards or seats. A `Filter` tells whether a card
or seat is meant, a `Condition` whether something holds, an `Amount` how much.

Every node says itself as a neutral `Tree`, from which each language makes its sentences. Each game derives its own
nodes and names its own game class in them: `g` is whatever game the node belongs to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from praxis.effects.scope import Scope
    from praxis.effects.work import Work
    from praxis.kernel.procedure import Signal
    from praxis.kernel.rng import Dice

NOTHING_TO_DO: Final = "card.play.declare"
"""What `Effect.bar` answers if doing the effect now would change nothing. It bars a card only if it comes from the
card's first effect. This is the clause of V:TES; a game with another clause names it in its own scope (`Scope.IDLE`).
"""


class Tree:
    """The sentence of a node, in no language: a word, and what stands in its slots."""

    __slots__ = ("slots", "word")

    def __init__(self, word: str, slots: dict[str, Any]) -> None:
        self.word = word
        self.slots = slots
        """Each slot holds a `Tree`, a tuple of trees, a word, a number or a truth value."""

    def __repr__(self) -> str:
        return f"{self.word}({', '.join(f'{name}={value!r}' for name, value in self.slots.items())})"


def tree(_word: str, **slots: object) -> Tree:
    """Make a `Tree`. Slots may be given as nodes or tuples of nodes; empty slots are left out."""
    found: dict[str, Any] = {}
    for name, value in slots.items():
        if isinstance(value, Node):
            found[name] = value.tree()
        elif isinstance(value, tuple):
            if value:
                found[name] = tuple(one.tree() if isinstance(one, Node) else one for one in value)
        elif value is not None and value is not False and value != "":
            found[name] = value
    return Tree(_word, found)


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """The base of all nodes."""

    __slots__ = ()

    def parts(self) -> tuple[Node, ...]:
        """The nodes that stand in its slots, except its numbered `branches`."""
        return ()

    def asks(self) -> Effect | None:
        """The question whose answer this node stands for, if it is chosen only when the effect happens."""
        return None

    def tree(self) -> Tree:
        """What the node says, in no language."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbered(Node):
    """A node that a procedure or a standing record names by its number in the definition."""

    __slots__ = ()

    def branches(self) -> tuple[tuple[Numbered, ...], ...]:
        """The effects that this node leads to: the ways of a choice, the effects of a trigger."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Numbered):
    """One thing that happens."""

    __slots__ = ()

    def bar(self, g: Any, c: Scope) -> str:
        """Why the effect cannot be done now: the clause that forbids it, `NOTHING_TO_DO`, or an empty text if it can be
        done."""
        return ""

    def do(self, g: Any, f: Work) -> Signal:
        """Do the effect. If it asks a question or runs a procedure, `after` reads the answer or result."""
        raise NotImplementedError(type(self).__name__)

    def after(self, g: Any, f: Work) -> Signal | None:
        """Read the answer or result of what `do` asked or ran; None if the effect is over."""
        return None

    def is_plain(self) -> bool:
        """Whether `do` does the whole effect at once, without asking or running anything."""
        return False

    def shown_things(self, g: Any, f: Work, seat: int) -> list[int]:
        """The `things` of the work under way as a seat may see them, with `HIDDEN` for each thing that it may not
        see."""
        return f.things

    def guess_things(self, g: Any, f: Work, dice: Dice) -> None:
        """Draw those of the `things` of the work under way that are `HIDDEN`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Numbered):
    """Something that stands: a number, a rule, a trigger, a replacement, an ability."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Who(Node):
    """Names one or several cards or seats."""

    __slots__ = ()

    def things(self, g: Any, c: Scope) -> list[int]:
        """The cards or seats that are meant now; none if they are gone or not chosen yet."""
        raise NotImplementedError(type(self).__name__)

    def includes(self, g: Any, c: Scope, thing: int) -> bool:
        """Whether a card or seat is one of those meant."""
        return thing in self.things(g, c)

    def one(self, g: Any, c: Scope) -> int:
        """The one card or seat that is meant, or -1."""
        found = self.things(g, c)
        return found[0] if found else -1

    def is_seat(self) -> bool:
        """Whether seats are meant, not cards."""
        return False

    def is_open(self) -> bool:
        """Whether the choice is still open: it is made when the card is played, or when the effect happens."""
        return False
