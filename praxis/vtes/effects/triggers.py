"""What cards do when something happens, and what they ask about afterwards. The kinds of facts are in `model.facts`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from praxis.effects.nodes import Condition, Effect, Node, Numbered, Part, Tree, tree
from praxis.vtes.model import facts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from praxis.effects.scope import Scope
    from praxis.vtes.model.state import Vtes


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger(Part):
    """Effects that follow at once on something that happens, while the card is in play or what it hangs on lasts.

    Whether a fact is meant is asked as it happens; what follows is done before the next step, in the order of
    `rules.triggers`.
    """

    __slots__ = ("effects", "if_", "kinds", "once", "version")

    def __init__(
        self,
        kinds: tuple[int, ...],
        effects: tuple[Effect, ...],
        if_: Condition | None = None,
        once: bool = False,
        version: int = 0,
    ) -> None:
        self.kinds = facts.mask(kinds)
        self.effects = effects
        self.if_ = if_
        self.once = once
        """Hung on a span, it is gone when it has happened once."""
        self.version = version
        """Printed on a card, only if the card came into play by this mode of it; 0 for however it came."""

    def parts(self) -> tuple[Node, ...]:
        return () if self.if_ is None else (self.if_,)

    def branches(self) -> tuple[tuple[Numbered, ...], ...]:
        return (self.effects,)

    def hears(self, g: Vtes, c: Scope) -> bool:
        """Whether the fact in `c.event` is one of those meant."""
        return self.if_ is None or self.if_.holds(g, c)

    def tree(self) -> Tree:
        kinds = tuple(word for kind, word in facts.WORDS.items() if self.kinds >> kind & 1)
        return tree("on", kinds=kinds, effects=self.effects, if_=self.if_)


@mypyc_attr(allow_interpreted_subclasses=True)
class Recalling(Condition):
    """A condition on what has happened: the journal keeps the kinds of facts that it names."""

    __slots__ = ()

    def kinds(self) -> int:
        """The kinds of facts, as bits."""
        raise NotImplementedError(type(self).__name__)


def heard_in(nodes: Iterable[Node]) -> int:
    """The kinds of facts that these nodes, or what they lead to, listen to."""
    found = 0
    for node in nodes:
        if isinstance(node, Trigger):
            found |= node.kinds
        found |= heard_in(node.parts())
        if isinstance(node, Numbered):
            for branch in node.branches():
                found |= heard_in(branch)
    return found


def recalled_in(nodes: Iterable[Node]) -> int:
    """The kinds of facts that these nodes, or what they lead to, ask about after they happened."""
    found = 0
    for node in nodes:
        if isinstance(node, Recalling):
            found |= node.kinds()
        found |= recalled_in(node.parts())
        if isinstance(node, Numbered):
            for branch in node.branches():
                found |= recalled_in(branch)
    return found
