"""How cards in play change what other cards and actions cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from praxis.effects.conditions import Condition
from praxis.effects.filters import Filter, every
from praxis.effects.nodes import Node, Part, Tree, Who, tree
from praxis.effects.scope import Scope
from praxis.vtes.effects.forbidding import is_meant
from praxis.vtes.model import windows

if TYPE_CHECKING:
    from praxis.vtes.model.state import Vtes

BLOOD_COST: Final = 1
"""A change is about the blood that a card or an action costs."""
POOL_COST: Final = 2
"""A change is about the pool that it costs; with `BLOOD_COST`, about whichever it costs."""


class Costs(Part):
    """Some cards cost more or less blood or pool, for some who play them or on some targets. [card.cost.blood]

    A cost never falls below 0. Reductions that a player may use or not are `Cheaper` [card.cost.reduction-timing].
    """

    __slots__ = ("change", "half", "if_", "kinds", "needs", "redirects", "strikes", "to", "version", "what", "who")

    def __init__(
        self,
        change: int,
        kinds: int,
        who: Who | Filter | None,
        what: Filter,
        to: Who | Filter | None,
        version: int,
        needs: tuple[str, ...],
        if_: Condition | None,
        strikes: bool,
        redirects: bool,
        half: bool,
    ) -> None:
        self.strikes = strikes
        """Only for a strike card."""
        self.redirects = redirects
        """Only if it is played to change the target of a bleed."""
        self.half = half
        """They cost half, rounded down, before anything is added or subtracted."""
        self.change = change
        self.kinds = kinds
        """`BLOOD_COST`, `POOL_COST` or both: whichever the card has."""
        self.who = who
        """The minion or the Methuselah who plays it; anybody if nothing is said."""
        self.what = what
        self.to = to
        """Only if that is what the card targets."""
        self.version = version
        self.needs = needs
        """Only if it is played with one of these Disciplines, at whatever level."""
        self.if_ = if_

    def parts(self) -> tuple[Node, ...]:
        return tuple([node for node in (self.who, self.what, self.to, self.if_) if node is not None])

    def adds(self, g: Vtes, c: Scope, kind: int, who: int, card: int, mode: int, targets: list[int]) -> int:
        """How much more (or, below zero, less) a card costs, played in that mode."""
        return self.change if self.change and self.is_about(g, c, kind, who, card, mode, targets) else 0

    def halves(self, g: Vtes, c: Scope, kind: int, who: int, card: int, mode: int, targets: list[int]) -> bool:
        """Whether a card costs half, played in that mode."""
        return self.half and self.is_about(g, c, kind, who, card, mode, targets)

    def is_about(self, g: Vtes, c: Scope, kind: int, who: int, card: int, mode: int, targets: list[int]) -> bool:
        """Whether this change is about a card that is played in that mode."""
        if not self.kinds & kind or not self.what.passes(g, c, card) or not self._is_way(g, card, mode):
            return False
        if self.who is not None and not is_meant(g, c, self.who, who):
            return False
        if self.to is not None and not any(is_meant(g, c, self.to, target) for target in targets):
            return False
        return self.if_ is None or self.if_.holds(g, c)

    def _is_way(self, g: Vtes, card: int, mode: int) -> bool:
        """Whether this change is about that mode of the card. A card that is not enforced has no modes."""
        if not (self.strikes or self.redirects or self.needs):
            return True
        modes = g.face[card].definition.modes
        if mode >= len(modes):
            return False
        if (self.strikes and not modes[mode].when & windows.STRIKE) or (self.redirects and not modes[mode].redirects):
            return False
        return not self.needs or any(code.lower() in self.needs for code in modes[mode].disciplines)

    def tree(self) -> Tree:
        kinds = ("blood", "pool", "blood-or-pool")[self.kinds - 1]
        return tree(
            "costs",
            n=abs(self.change),
            less=self.change < 0,
            of=kinds,
            who=self.who,
            what=self.what,
            to=self.to,
            needs=self.needs,
            if_=self.if_,
            strikes=self.strikes,
            redirects=self.redirects,
            half=self.half,
        )


def costs(
    change: int,
    kinds: int,
    who: Who | Filter | None,
    *what: Filter,
    to: Who | Filter | None = None,
    level: int = 0,
    needs: str = "",
    if_: Condition | None = None,
    strikes: bool = False,
    redirects: bool = False,
    half: bool = False,
) -> Part:
    """``costs(-1, BLOOD_COST, ME, COMBAT_CARD)``, ``costs(1, POOL_COST, None, MASTER_CARD, to=BEARER)``; with
    ``needs="dom obf"`` if it is played with one of these Disciplines; ``costs(0, BLOOD_COST, BEARER, half=True)``."""
    return Costs(change, kinds, who, every(what), to, level, tuple(needs.split()), if_, strikes, redirects, half)


class Dues(Part):
    """Some actions cost more or less blood or pool, for some who take them or if they are aimed at something."""

    __slots__ = ("at", "but", "change", "deeds", "directed", "if_", "kinds", "who")

    def __init__(
        self,
        change: int,
        kinds: int,
        who: Who | Filter | None,
        deeds: tuple[str, ...],
        but: tuple[str, ...],
        at: Who | Filter | None,
        if_: Condition | None,
        directed: bool,
    ) -> None:
        self.change = change
        self.kinds = kinds
        self.who = who
        self.deeds = deeds
        """The kinds of action; all, if none is named."""
        self.but = but
        """All kinds of action but these."""
        self.at = at
        """What it is aimed at; one of its targets is enough. If the card is on no minion and is none, older and younger
        are so than who acts."""
        self.if_ = if_
        self.directed = directed
        """Only actions that are directed at somebody. It is asked before an action is announced, too."""

    def parts(self) -> tuple[Node, ...]:
        return tuple([node for node in (self.who, self.at, self.if_) if node is not None])

    def adds(self, g: Vtes, c: Scope, kind: int, deed: str, who: int, targets: Sequence[int], directed: bool) -> int:
        if not self.kinds & kind or deed in self.but or (self.deeds and deed not in self.deeds):
            return 0
        if self.directed and not directed:
            return 0
        if self.who is not None and not is_meant(g, c, self.who, who):
            return 0
        there = c if c.minion >= 0 else Scope(c.card, c.seat, who)
        if self.at is not None and not any(is_meant(g, there, self.at, target) for target in targets if target >= 0):
            return 0
        return self.change if self.if_ is None or self.if_.holds(g, there) else 0

    def tree(self) -> Tree:
        kinds = ("blood", "pool", "blood-or-pool")[self.kinds - 1]
        return tree(
            "dues",
            n=abs(self.change),
            less=self.change < 0,
            of=kinds,
            who=self.who,
            deeds=self.deeds,
            but=self.but,
            at=self.at,
            if_=tree("now", word="directed") if self.directed else self.if_,
        )


def dues(
    change: int,
    kinds: int,
    who: Who | Filter | None = None,
    *deeds: str,
    but: tuple[str, ...] = (),
    at: Who | Filter | None = None,
    if_: Condition | None = None,
    directed: bool = False,
) -> Part:
    """``dues(1, BLOOD_COST, ME, "bleed")``: a bleed costs him one more; ``dues(1, POOL_COST, at=SELF)``; with
    ``directed``, every directed action."""
    return Dues(change, kinds, who, deeds, but, at, if_, directed)
