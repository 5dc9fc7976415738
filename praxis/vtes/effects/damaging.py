"""Effects that prevent or inflict damage."""

from __future__ import annotations

from typing import Final

from praxis.effects.amounts import Amount, amount
from praxis.effects.filters import Filter
from praxis.effects.nodes import NOTHING_TO_DO, Effect, Node, Tree, Who, tree
from praxis.effects.scope import Scope
from praxis.effects.work import Work
from praxis.kernel.decision import Option
from praxis.kernel.procedure import NEXT, Signal, run
from praxis.vtes import answers, events
from praxis.vtes.effects.striking import AGGRAVATED, UNPREVENTABLE, flag_words
from praxis.vtes.effects.verb import Verb
from praxis.vtes.effects.whom import BOTH, ME, OPPOSING
from praxis.vtes.model import face as faces
from praxis.vtes.model import facts, spans
from praxis.vtes.model.state import Vtes
from praxis.vtes.questions import ask
from praxis.vtes.rules import damage as damages_
from praxis.vtes.rules.damage import DamageResolution, open_blow, unpreventable
from praxis.vtes.rules.strike_pair import StrikePair, threatens


class Threatened(Filter):
    """A minion on whom the strike that the opposing minion has chosen would inflict aggravated damage, if it hits."""

    __slots__ = ()

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        return threatens(g, thing)

    def tree(self) -> Tree:
        return tree("flag", word="threatened")


THREATENED: Final = Threatened()


class Prevent(Verb):
    """Prevent points of the damage that is being resolved.

    [damage.prevent.one-at-a-time] [damage.mixed.prevention-order-free] [damage.aggravated.preventable]
    """

    __slots__ = ("aggravated", "n", "only", "to")

    def __init__(self, n: Amount, to: Who, aggravated: bool, only: int) -> None:
        self.n = n
        self.only = only
        """Only damage of strikes, or of guns, as flags of a blow; 0 for any."""
        self.to = to
        """Who is protected: the minion who plays the card, its bearer, the card itself, or both in the combat."""
        self.aggravated = aggravated

    def parts(self) -> tuple[Node, ...]:
        return (self.n, self.to)

    def bar(self, g: Vtes, c: Scope) -> str:
        blow = open_blow(g)
        if blow is None:
            return "damage.prevent.one-at-a-time"
        if unpreventable(g, blow):
            return _unpreventable_clause(g, blow)
        if self.only & ~blow[4] or (blow[4] & damages_.NO_FORTITUDE and self._takes_fortitude(g, c.card)):
            return "card.golden.overrides-rules"
        if not self._protects(g, c, blow[0]):
            return "damage.prevent.one-at-a-time"
        return "" if blow[1] > 0 or (self.aggravated and blow[2] > 0) else NOTHING_TO_DO

    def _takes_fortitude(self, g: Vtes, card: int) -> bool:
        """Whether this effect is used by a mode that requires Fortitude."""
        modes = g.face[card].definition.modes
        own = [mode for mode in modes if self in mode.do] or list(modes)
        return any(code.lower() == "for" for mode in own for code in mode.disciplines)

    def _protects(self, g: Vtes, c: Scope, victim: int) -> bool:
        protected = self.to.things(g, c)
        if victim in protected:
            return True
        return self.to is BOTH and g.host[victim] >= 0 and g.host[victim] in protected

    def do(self, g: Vtes, f: Work) -> Signal:
        blow, n = open_blow(g), self.n.of(g, f)
        most = 0 if blow is None or not self.aggravated else min(n, blow[2])
        if blow is None or most == 0 or not blow[1] or n >= blow[1] + blow[2]:
            f.got = answers.PREVENT.of(most)
            return NEXT
        # The player says how many of the points prevented are aggravated.
        options: list[Option] = [answers.PREVENT.of(x) for x in range(most, -1, -1) if n - x <= blow[1]]
        return ask(f.seat, "prevent-aggravated", options, f.card, "damage.mixed.prevention-order-free")

    def after(self, g: Vtes, f: Work) -> Signal | None:
        blow = open_blow(g)
        if blow is not None and f.got:
            aggravated = min(blow[2], int(f.got[1]))
            ordinary = min(blow[1], self.n.of(g, f) - aggravated)
            blow[2] -= aggravated
            blow[1] -= ordinary
            f.moved = aggravated + ordinary
            g.tell(events.Prevented(card=blow[0], ordinary=ordinary, aggravated=aggravated))
        return None

    def tree(self) -> Tree:
        only = "gun" if self.only & damages_.BY_GUN else "strike" if self.only else ""
        return tree("prevent", n=self.n, to=self.to, only_ordinary=not self.aggravated, only=only)


def _unpreventable_clause(g: Vtes, blow: list[int]) -> str:
    if blow[4] & damages_.UNPREVENTABLE:
        return "card.golden.overrides-rules"
    if not g.edition.prevents_for_retainers:
        return "damage.prevent.minions-only"
    return "combat.retainer.damage-unpreventable"


OF_STRIKE: Final = damages_.BY_STRIKE
OF_GUN: Final = damages_.BY_STRIKE | damages_.BY_GUN


def prevent(n: Amount | int, to: Who | None = None, aggravated: bool = True, only: int = 0) -> Effect:
    """``prevent(2)``; ``prevent(1, BEARER)`` of a card in play; ``prevent(ALL, only=OF_STRIKE)``."""
    return Prevent(amount(n), ME if to is None else to, aggravated, only)


class Inflict(Verb):
    """Damage that comes from no strike. [damage.environmental.definition]"""

    __slots__ = ("by_minion", "flags", "n", "who")

    def __init__(self, n: Amount, who: Who, flags: int, by_minion: bool) -> None:
        self.n = n
        self.who = who
        self.flags = flags
        self.by_minion = by_minion
        """The card says that the minion inflicts it: so it is not environmental."""

    def parts(self) -> tuple[Node, ...]:
        return (self.n, self.who)

    def do(self, g: Vtes, f: Work) -> Signal:
        things = [card for card in self.who.things(g, f) if g.is_in_play(card)]
        if not things:
            return NEXT
        flags = damages_.UNPREVENTABLE if self.flags & UNPREVENTABLE else 0
        source = f.minion
        if not self.by_minion:
            flags |= damages_.ENVIRONMENTAL
            source = _source(g, f.card)
        elif g.combat() is None and _strikes(g, f.card):
            flags |= damages_.LATE
        n = self.n.of(g, f)
        ordinary, aggravated = (0, n) if self.flags & AGGRAVATED else (n, 0)
        blows = [[card, ordinary, aggravated, source, flags] for card in things]
        round_ = g.round()
        if self.by_minion and round_ is not None:
            for card in things:
                g.happen(facts.INFLICTS, card, source, n, spans.NOBODY)
        if round_ is not None and (round_.is_before_range() or _strikes_resolve(g)):
            round_.pending.extend(blows)  # resolved with the damage of the strikes, or with all damage before range
            return NEXT
        return run(DamageResolution(blows))

    def tree(self) -> Tree:
        return tree("inflict", n=self.n, who=self.who, flags=flag_words(self.flags), by_minion=self.by_minion)


def _strikes(g: Vtes, card: int) -> bool:
    """Whether one makes a strike with the card."""
    effects = [effect for mode in g.face[card].definition.modes for effect in mode.do]
    return any(isinstance(effect, Verb) and effect.is_strike() for effect in effects)


def _strikes_resolve(g: Vtes) -> bool:
    """Whether strikes are just being resolved, but not their damage yet."""
    for frame in reversed(g.stack):
        if isinstance(frame, DamageResolution):
            return False
        if isinstance(frame, StrikePair):
            return True
    return False


def _source(g: Vtes, card: int) -> int:
    """The source of an effect's damage: a card in play that is no minion is one, a card that is played is none.

    [damage.environmental.sources]
    """
    return card if g.is_in_play(card) and not g.face[card].types & (faces.CRYPT | faces.ALLY) else spans.NOBODY


def inflict(n: Amount | int, who: Who | None = None, flags: int = 0, by_minion: bool = False) -> Effect:
    """``inflict(2, T)``: 2 damage to what was chosen, by no strike; without a name to the opposing minion.
    ``by_minion``: the minion inflicts it."""
    return Inflict(amount(n), OPPOSING if who is None else who, flags, by_minion)


class Falling(Filter):
    """A minion that is about to go to torpor, or to be burned, by damage that has just been inflicted."""

    __slots__ = ("burns",)

    def __init__(self, burns: bool) -> None:
        self.burns = burns

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        for frame in reversed(g.stack):
            if isinstance(frame, DamageResolution):
                return thing in (frame.burning if self.burns else frame.wounded)
        return False

    def tree(self) -> Tree:
        return tree("flag", word="perishes" if self.burns else "falls")


FALLS: Final = Falling(burns=False)
PERISHES: Final = Falling(burns=True)
