"""Effects on maneuvers, range and presses."""

from __future__ import annotations

from praxis.effects.nodes import Effect, Tree, tree
from praxis.effects.scope import Scope
from praxis.effects.work import Work
from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes.effects.resolve import mode_of
from praxis.vtes.effects.striking import Strike, commit_bar
from praxis.vtes.effects.verb import Verb
from praxis.vtes.model import spans
from praxis.vtes.model.state import Vtes, with_mod
from praxis.vtes.rules import exchange, strike


class Maneuver(Verb):
    """Make a maneuver. [combat.range.to-long] [combat.range.sources]"""

    __slots__ = ("only", "strike")

    def __init__(self, only: str, strike_: int) -> None:
        self.only = only
        """``long`` or ``close`` if it only leads there."""
        self.strike = strike_
        """Of a weapon: the ability (from -1 down) whose strike the maneuver commits. [combat.range.commits-strike]"""

    def bar(self, g: Vtes, c: Scope) -> str:
        if self.strike:
            clause = commit_bar(g, c.minion, c.card)
            if clause:
                return clause
        round_ = g.round()
        if g.modified(spans.NO_MANEUVER, c.minion):
            return "card.golden.overrides-rules"
        if self.only and round_ is not None and (self.only == "long") == bool(round_.long):
            return "card.golden.overrides-rules"
        return ""

    def do(self, g: Vtes, f: Work) -> Signal:
        if self.strike:
            commit(g, f, self.strike)
        exchange.maneuver(g, f.minion)
        return NEXT

    def tree(self) -> Tree:
        return tree("maneuver", to=self.only, weapon=bool(self.strike))


def maneuver(only: str = "") -> Effect:
    """``maneuver("long")`` only leads there."""
    return Maneuver(only, 0)


def aiming(strike_: int = -1, only: str = "") -> Effect:
    """The maneuver of a weapon, which commits its strike. [combat.range.one-strike-source]"""
    return Maneuver(only, strike_)


class SetRange(Verb):
    """Set the range of this round; the determine range step is skipped. The first effect that sets it counts."""

    __slots__ = ("long", "strike")

    def __init__(self, long: bool, strike_: int) -> None:
        self.long = long
        self.strike = strike_
        """Of a weapon: the ability (from -1 down) whose strike is then committed."""

    def bar(self, g: Vtes, c: Scope) -> str:
        clause = commit_bar(g, c.minion, c.card) if self.strike else ""
        if clause:
            return clause
        return "card.golden.overrides-rules" if g.modified(spans.RANGE_SET, spans.NOBODY) else ""

    def do(self, g: Vtes, f: Work) -> Signal:
        round_ = g.round()
        if round_ is None or self.bar(g, f):
            return NEXT
        with_mod(round_, spans.RANGE_SET, spans.NOBODY, 1, f.card)
        round_.long = 1 if self.long else 0
        if self.strike:
            commit(g, f, self.strike)
        return NEXT

    def tree(self) -> Tree:
        return tree("set-range", to="long" if self.long else "close", weapon=bool(self.strike))


def set_range(to: str, commits: int = 0) -> Effect:
    """``set_range("long")``; of a weapon, ``commits=-1`` commits the strike of its first ability."""
    return SetRange(to == "long", commits)


def commit(g: Vtes, f: Work, ability: int) -> None:
    """Commit the strike of a weapon by its maneuver. [combat.range.commits-strike]"""
    if any(entry[0] == f.minion for entry in strike.the_round(g).committed):
        return  # another maneuver of the same weapon
    for effect in mode_of(g, f.card, ability).do:
        if isinstance(effect, Strike):
            strike.the_round(g).committed.append([f.minion, ability, *effect.data(g, f.minion, f.card)])


class Press(Verb):
    """Make a press. [combat.press.continue] [combat.press.end]"""

    __slots__ = ("only",)

    def __init__(self, only: str) -> None:
        self.only = only
        """``continue`` or ``end`` if it only does that."""

    def bar(self, g: Vtes, c: Scope) -> str:
        round_ = g.round()
        if g.modified(spans.NO_PRESS, c.minion):
            return "card.golden.overrides-rules"
        if self.only and round_ is not None and (self.only == "continue") == bool(round_.press):
            return "card.golden.overrides-rules"
        return ""

    def do(self, g: Vtes, f: Work) -> Signal:
        exchange.press(g, f.minion)
        return NEXT

    def tree(self) -> Tree:
        return tree("press", to=self.only)


def press(only: str = "") -> Effect:
    """``press()``: a press; ``press("continue")`` and ``press("end")`` do only that."""
    return Press(only)
