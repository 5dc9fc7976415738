"""Triggers: what cards do when something happens, or instead of it; and conditions on what has happened. The kinds of
facts are in `model.facts`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from praxis.effects.amounts import Amount
from praxis.effects.conditions import Condition
from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect, Node, Numbered, Part, Tree, Who, tree
from praxis.vtes.effects.forbidding import is_meant
from praxis.vtes.model import facts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from praxis.effects.scope import Scope
    from praxis.vtes.model.state import Vtes


def _given(*nodes: Node | None) -> tuple[Node, ...]:
    return tuple([node for node in nodes if node is not None])


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger(Part):
    """Effects that follow at once when something happens, or that replace it.

    It stands while the card is in play, or while the span lasts on which it hangs. Whether a fact is meant is asked as
    the fact happens; the effects are carried out before the next step, in the order of `rules.triggers`.
    """

    __slots__ = ("about", "effects", "if_", "instead", "kinds", "of", "once", "singly", "to", "version")

    def __init__(
        self,
        kinds: tuple[int, ...],
        effects: tuple[Effect, ...],
        if_: Condition | None = None,
        once: bool = False,
        version: int = 0,
        of: Who | Filter | None = None,
        to: Who | Filter | None = None,
        about: Filter | None = None,
        singly: bool = False,
        instead: bool = False,
    ) -> None:
        self.singly = singly
        """If it is hung several times, each fact sets off only one of them."""
        self.kinds = facts.mask(kinds)
        self.effects = effects
        self.if_ = if_
        self.once = once
        """If it hangs on a span, it is gone after it was set off once."""
        self.version = version
        """Printed on a card, only if the card came into play by this mode of it; 0 for however it came."""
        self.of = of
        """Who must have done it; anybody if nothing is said."""
        self.to = to
        """To whom it must have been done; anybody if nothing is said."""
        self.about = about
        """The card that it must be about; any if nothing is said."""
        self.instead = instead
        """The fact that it hears does not happen."""

    def parts(self) -> tuple[Node, ...]:
        return _given(self.of, self.to, self.about, self.if_)

    def branches(self) -> tuple[tuple[Numbered, ...], ...]:
        return (self.effects,)

    def hears(self, g: Vtes, c: Scope) -> bool:
        """Whether the trigger hears the fact in `c.event`."""
        _, who, whom, _, card = c.event
        if self.of is not None and not is_meant(g, c, self.of, who):
            return False
        if self.to is not None and not is_meant(g, c, self.to, whom):
            return False
        if self.about is not None and not is_meant(g, c, self.about, card):
            return False
        return self.if_ is None or self.if_.holds(g, c)

    def tree(self) -> Tree:
        return tree(
            "instead" if self.instead else "trigger",
            kinds=tuple([name for kind, name in facts.WORDS.items() if self.kinds >> kind & 1]),
            effects=self.effects,
            of=self.of,
            to=self.to,
            about=self.about,
            if_=self.if_,
            once=self.once,
            level=self.version,
        )


# -- what has happened -------------------------------------------------------------------------------------------------

LAST_TURN: Final = 7
"""Of what is asked about afterwards: since the end of your last turn. The others are the spans of `base`."""


LAST_INFLUENCE: Final = 8
"""Since the last influence phase of a Methuselah began: for `JOINED`, which the journal keeps until the next one."""


def _since(g: Vtes, span: int, seat: int) -> int:
    """The clock at the beginning of a round, combat, action, referendum or turn; if none is in progress, a time to
    come."""
    if span == LAST_INFLUENCE:
        return 0
    if span == LAST_TURN:
        return g.turns[seat] + 1
    found = (None, g.round(), g.combat(), g.action(), g.referendum(), g.turn_span())[span]
    return g.clock + 1 if found is None else found.since


@mypyc_attr(allow_interpreted_subclasses=True)
class Recalling(Condition):
    """A condition on what has happened: the journal keeps the kinds of facts that it names."""

    __slots__ = ()

    def kinds(self) -> int:
        """The kinds of facts, as bits."""
        raise NotImplementedError(type(self).__name__)


class Happened(Recalling):
    """Something has happened in this round, combat, action or turn, or since your last turn."""

    __slots__ = ("about", "kind", "of", "span", "to")

    def __init__(
        self, kind: int, of: Who | Filter | None, to: Who | Filter | None, about: Filter | None, span: int
    ) -> None:
        self.kind = kind
        self.of = of
        self.to = to
        self.about = about
        self.span = span

    def kinds(self) -> int:
        return 1 << self.kind

    def parts(self) -> tuple[Node, ...]:
        return _given(self.of, self.to, self.about)

    def holds(self, g: Vtes, c: Scope) -> bool:
        for _, who, whom, _, card, _ in g.recalled(self.kind, _since(g, self.span, c.seat)):
            if self.of is not None and not is_meant(g, c, self.of, who):
                continue
            if self.to is not None and not is_meant(g, c, self.to, whom):
                continue
            if self.about is None or is_meant(g, c, self.about, card):
                return True
        return False

    def tree(self) -> Tree:
        kind = facts.WORDS[self.kind]
        return tree("happened", kind=kind, of=self.of, to=self.to, about=self.about, span=SPAN_WORDS[self.span])


AMOUNTS: Final = 0
TIMES: Final = 1
DISCIPLINES: Final = 2


class Tally(Amount):
    """How much of something has happened: the sum of the amounts, or how often it has happened; or, for cards that were
    played, cancelled or not, how many different Disciplines they had."""

    __slots__ = ("counted", "kind", "span", "to", "who")

    def __init__(self, kind: int, who: Who | Filter | None, to: Who | Filter | None, span: int, counted: int) -> None:
        self.kind = kind
        self.who = who
        self.to = to
        self.span = span
        self.counted = counted

    def kinds(self) -> int:
        return 1 << self.kind

    def parts(self) -> tuple[Node, ...]:
        return _given(self.who, self.to)

    def of(self, g: Vtes, c: Scope) -> int:
        total = 0
        codes: set[str] = set()
        for _, who, whom, n, card, _ in g.recalled(self.kind, _since(g, self.span, c.seat)):
            if self.who is not None and not is_meant(g, c, self.who, who):
                continue
            if self.to is not None and not is_meant(g, c, self.to, whom):
                continue
            if self.counted == DISCIPLINES:
                if n >= 0:  # `n` of this fact is the mode in which the card was played
                    codes.update([code.lower() for code in g.face[card].definition.modes[n].disciplines])
            else:
                total += 1 if self.counted == TIMES else n
        return total + len(codes)

    def tree(self) -> Tree:
        if self.counted == DISCIPLINES:
            return tree("repertoire", who=self.who, span=SPAN_WORDS[self.span])
        kind, times = facts.WORDS[self.kind], self.counted == TIMES
        return tree("tally", kind=kind, of=self.who, to=self.to, span=SPAN_WORDS[self.span], times=times)


SPAN_WORDS: Final[dict[int, str]] = {
    1: "round",
    2: "combat",
    3: "action",
    4: "referendum",
    5: "turn",
    LAST_TURN: "last-turn",
    LAST_INFLUENCE: "last-influence",
}

# -- as they are written -----------------------------------------------------------------------------------------------


def on(
    kind: int | tuple[int, ...],
    *effects: Effect,
    of: Who | Filter | None = None,
    to: Who | Filter | None = None,
    about: Filter | None = None,
    if_: Condition | None = None,
    level: int = 0,
) -> Part:
    """``on(TO_TORPOR, burn(3, POOL, controller(BEARER)), of=BEARER)``: what follows at once, each time."""
    return Trigger((kind,) if isinstance(kind, int) else kind, effects, if_, False, level, of, to, about)


def at(phase: int, *effects: Effect, whose: Who | None = None, if_: Condition | None = None, level: int = 0) -> Part:
    """``at(UNLOCK_PHASE, burn(1, POOL, PREY), whose=YOU)``: what must be done in a phase; of anybody, if not said."""
    return Trigger((phase,), effects, if_, False, level, whose)


def instead(
    kind: int,
    *effects: Effect,
    of: Who | Filter | None = None,
    if_: Condition | None = None,
    level: int = 0,
) -> Part:
    """``instead(BURNED, put(ME, TORPOR), of=ME)``: it does not happen, and this does."""
    return Trigger((kind,), effects, if_, False, level, of, instead=True)


def happened(
    kind: int,
    of: Who | Filter | None = None,
    to: Who | Filter | None = None,
    about: Filter | None = None,
    span: int = 5,
) -> Condition:
    """``happened(PLAYED, about=REACTION_CARD, span=ACTION)``, ``happened(DIABLERIE, T, span=LAST_TURN)``."""
    return Happened(kind, of, to, about, span)


def tally(
    kind: int,
    of: Who | Filter | None = None,
    to: Who | Filter | None = None,
    span: int = 5,
    times: bool = False,
    disciplines: bool = False,
) -> Amount:
    """``tally(BLOOD_SPENT, OPPOSING, span=ROUND)``: how much; with `times`, how often; ``tally(PLAYED, BEARER,
    disciplines=True)``: with how many different Disciplines he has played cards."""
    return Tally(kind, of, to, span, DISCIPLINES if disciplines else TIMES if times else AMOUNTS)


# -- what a definition needs to know ---------------------------------------------------------------------------------


def heard_in(nodes: Iterable[Node]) -> int:
    """The kinds of facts that these nodes and the nodes in them hear."""
    found = 0
    for node in nodes:
        if isinstance(node, Trigger) and not node.instead:
            found |= node.kinds
        if isinstance(node, Numbered):
            for branch in node.branches():
                found |= heard_in(branch)
    return found


def replaced_in(nodes: Iterable[Node]) -> int:
    """The kinds of facts that these nodes and the nodes in them replace."""
    found = 0
    for node in nodes:
        if isinstance(node, Trigger) and node.instead:
            found |= node.kinds
        if isinstance(node, Numbered):
            for branch in node.branches():
                found |= replaced_in(branch)
    return found


def recalled_in(nodes: Iterable[Node]) -> int:
    """The kinds of facts about which these nodes and the nodes in them ask after they happened."""
    found = 0
    for node in nodes:
        if isinstance(node, Recalling | Tally):
            found |= node.kinds()
        found |= recalled_in(node.parts())
        if isinstance(node, Numbered):
            for branch in node.branches():
                found |= recalled_in(branch)
    return found
