"""Effects of strikes: their kinds, their flags, and what happens when they hit."""

from __future__ import annotations

from typing import Final

from praxis.effects.amounts import amount
from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect, Node, Tree, Who, tree
from praxis.effects.scope import Scope
from praxis.effects.work import Work
from praxis.kernel.procedure import NEXT, Signal, run
from praxis.vtes import events
from praxis.vtes.effects import how_often
from praxis.vtes.effects.cancelling import being_played
from praxis.vtes.effects.definition import Granted
from praxis.vtes.effects.filters import Among
from praxis.vtes.effects.forbidding import ANY_STRIKE, CARD_STRIKE, DODGING_STRIKE, ENDING_STRIKE, MORE_STRIKES
from praxis.vtes.effects.hanging import Hang
from praxis.vtes.effects.mode import Mode
from praxis.vtes.effects.resolve import mode_of, resolve
from praxis.vtes.effects.triggers import Trigger
from praxis.vtes.effects.verb import Verb
from praxis.vtes.effects.whom import CARD, ME
from praxis.vtes.model import combat_spans, facts, spans, stats
from praxis.vtes.model.regions import HAND
from praxis.vtes.model.rulings import FORBIDDEN, bars
from praxis.vtes.model.state import Vtes, with_mod
from praxis.vtes.rules import exchange, limits, requirement, strike

OPTIONAL: Final = 1
MANDATORY: Final = 2
TO_CLOSE: Final = 3
"""An optional maneuver, only to get to close range."""

# Flags of strikes and damage.
RANGED: Final = strike.RANGED
FIRST: Final = strike.FIRST
AGGRAVATED: Final = strike.AGGRAVATED
WEAPON: Final = strike.WEAPON
WITH_STRENGTH: Final = strike.WITH_STRENGTH
UNPREVENTABLE: Final = strike.UNPREVENTABLE
LONG_ONLY: Final = strike.LONG_ONLY
WEAPONS_ONLY: Final = strike.WEAPONS_ONLY
UNDODGEABLE: Final = strike.UNDODGEABLE
UNLOCKS: Final = strike.UNLOCKS
NO_FORTITUDE: Final = strike.NO_FORTITUDE
DULLS: Final = strike.DULLS
RETAINERS_TOO: Final = strike.RETAINERS_TOO
RETAINERS_ONLY: Final = strike.RETAINERS_ONLY
GROUNDED: Final = strike.GROUNDED
FLAG_WORDS: Final[dict[int, str]] = {
    RANGED: "ranged",
    FIRST: "first",
    AGGRAVATED: "aggravated",
    WEAPON: "weapon",
    WITH_STRENGTH: "with-strength",
    UNPREVENTABLE: "unpreventable",
    LONG_ONLY: "long-only",
    WEAPONS_ONLY: "weapons-only",
    UNDODGEABLE: "undodgeable",
    UNLOCKS: "unlocks",
    NO_FORTITUDE: "no-fortitude",
    DULLS: "dulls",
    RETAINERS_TOO: "retainers-too",
    RETAINERS_ONLY: "retainers-only",
    GROUNDED: "grounded",
}


def flag_words(flags: int) -> tuple[str, ...]:
    return tuple([word for bit, word in FLAG_WORDS.items() if bit & flags])


class Strike(Verb):
    """Choose a strike for this pair. One with a maneuver may be chosen in the determine range step.

    [combat.strike.sources] [combat.range.strike-card-early]
    """

    __slots__ = ("aggravated", "amount", "flags", "kind", "maneuver")

    def __init__(self, kind: str, n: int = 0, flags: int = 0, maneuver: int = 0, aggravated: int = 0) -> None:
        self.kind = kind
        self.amount = n
        self.flags = flags
        self.maneuver = maneuver
        """0 if it has none, or `OPTIONAL`, `MANDATORY` or `TO_CLOSE`."""
        self.aggravated = aggravated
        """Aggravated points besides the ordinary ones. [damage.mixed.ordinary-first]"""

    def is_strike(self) -> bool:
        return True

    def bar(self, g: Vtes, c: Scope) -> str:
        round_ = g.round()
        if round_ is not None:
            clause = self._own_bar(g, c, round_)
            if clause:
                return clause
        rule = {strike.COMBAT_ENDS: ENDING_STRIKE, strike.DODGE: DODGING_STRIKE}.get(self.kind, 0)
        if rule and bars(g, rule, c.minion, c.card):
            return FORBIDDEN
        if exchange.open_exchange(g, exchange.MANEUVER) is not None:
            if self.maneuver == TO_CLOSE and round_ is not None and not round_.long:
                return "card.golden.overrides-rules"
            return commit_bar(g, c.minion) if self.maneuver else ""
        if self.maneuver == MANDATORY and g.edition.maneuver_must_be_used:
            return "combat.range.mandatory-maneuver"
        return ""

    def _own_bar(self, g: Vtes, c: Scope, round_: combat_spans.RoundSpan) -> str:
        """The clause if this kind of strike is forbidden, or if it has no target, such as equipment to burn or steal.

        [combat.burn-equipment.one-card]
        """
        data = self.data(g, c.minion, c.card)
        clause = strike.is_barred(g, c.minion, data)
        if not clause and g.where[c.card] == HAND and bars(g, CARD_STRIKE, c.minion, c.card):
            return FORBIDDEN
        return clause if clause or strike.targets(g, c.minion, data) else "card.target.in-play"

    def data(self, g: Vtes, minion: int, card: int) -> spans.Strike:
        other = strike.the_round(g).other(minion)
        return [self.kind, self.amount, card, self.flags, other, self.aggravated]

    def do(self, g: Vtes, f: Work) -> Signal:
        data = self.data(g, f.minion, f.card)
        if self.maneuver and exchange.open_exchange(g, exchange.MANEUVER) is not None:
            strike.the_round(g).committed.append([f.minion, f.mode, *data])
            exchange.maneuver(g, f.minion)
        else:
            strike.set_strike(g, f.minion, data)
        return NEXT

    def tree(self) -> Tree:
        return tree(
            "strike",
            kind=self.kind,
            n=amount(self.amount),
            flags=flag_words(self.flags),
            maneuver=self.maneuver,
            besides=self.aggravated,
        )


def commit_bar(g: Vtes, minion: int, weapon: int = spans.NOBODY) -> str:
    """The clause by which a strike card or weapon gives no maneuver: another one has given some this round, or the
    minion cannot strike.

    [combat.range.one-strike-source]
    """
    if bars(g, ANY_STRIKE, minion):
        return FORBIDDEN
    round_ = g.round()
    if round_ is not None and any(
        entry[0] == minion and entry[2 + strike.CARD] != weapon for entry in round_.committed
    ):
        return "combat.range.one-strike-source"
    return "card.golden.overrides-rules" if g.modified(spans.NO_MANEUVER, minion) else ""


def hand(n: int, flags: int = 0, maneuver: int = 0) -> Effect:
    """A hand strike with so much more damage."""
    return Strike(strike.HAND, n, flags | WITH_STRENGTH, maneuver)


def damage(n: int, flags: int = 0, maneuver: int = 0, aggravated: int = 0) -> Effect:
    """``damage(2, RANGED | AGGRAVATED)``; with ``WITH_STRENGTH`` on top of the striker's strength."""
    return Strike(strike.DAMAGE, n, flags, maneuver, aggravated)


def dodge(maneuver: int = 0) -> Effect:
    """A strike that dodges; ``dodge(OPTIONAL)``: with an optional maneuver."""
    return Strike(strike.DODGE, maneuver=maneuver)


def ends(flags: int = 0) -> Effect:
    """A strike that ends the combat."""
    return Strike(strike.COMBAT_ENDS, flags=flags)


def steals(n: int, flags: int = 0, maneuver: int = 0) -> Effect:
    """A strike that steals blood or life."""
    return Strike(strike.STEAL_BLOOD, n, flags, maneuver)


def destroys(flags: int = 0) -> Effect:
    """A strike that burns equipment."""
    return Strike(strike.BURN_EQUIPMENT, flags=flags)


def special(flags: int = 0) -> Effect:
    """A strike that does only what follows: ``strike("dem", special(), hits(put(OPPOSING, TORPOR)))``."""
    return Strike(strike.EFFECT, flags=flags)


def disarms(flags: int = 0) -> Effect:
    """A strike that steals equipment."""
    return Strike(strike.STEAL_EQUIPMENT, flags=flags)


class Wield(Strike):
    """Strike with a melee weapon of the striker, chosen as the card is played, with more damage."""

    __slots__ = ("more", "weapon")

    def __init__(self, weapon: Who, n: int, more: int) -> None:
        super().__init__(strike.DAMAGE, n, WEAPON)
        self.weapon = weapon
        self.more = more
        """Flags that the strike has besides those of the weapon."""

    def parts(self) -> tuple[Node, ...]:
        return (self.weapon,)

    def do(self, g: Vtes, f: Work) -> Signal:
        """Use the ability of the weapon, with its limit and all effects of its strike."""
        for weapon in self.weapon.things(g, f):
            number = strike_ability(g, f.minion, weapon)
            if number:
                limits.note_use(g, f.minion, weapon, number, mode_of(g, weapon, number))
                return run(resolve(g, weapon, number, f.seat, f.minion, []))
        return NEXT

    def after(self, g: Vtes, f: Work) -> Signal | None:
        data = strike.strike_of(strike.the_round(g), f.minion)
        if data and int(data[strike.CARD]) == self.weapon.one(g, f):
            if data[strike.KIND] in (strike.HAND, strike.DAMAGE):  # other strikes have no damage to raise
                data[strike.AMOUNT] = int(data[strike.AMOUNT]) + self.amount
            data[strike.FLAGS] = int(data[strike.FLAGS]) | self.more
        return None

    def tree(self) -> Tree:
        return tree("wield", weapon=self.weapon, n=amount(self.amount), flags=flag_words(self.more))


def strike_ability(g: Vtes, minion: int, weapon: int) -> int:
    """The number of the ability by which a minion can strike with a weapon now; 0 if there is none."""
    for index, mode in enumerate(g.face[weapon].definition.abilities):
        strikes = not mode.granted and any(isinstance(effect, Strike) for effect in mode.do)
        if strikes and not requirement.bar(g, g.controller[minion], minion, weapon, -1 - index):
            return -1 - index
    return 0


class Wieldable(Filter):
    """A weapon with which the minion who plays the card can strike now."""

    __slots__ = ()

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        return c.minion >= 0 and strike_ability(g, c.minion, thing) < 0

    def tree(self) -> Tree:
        return tree("flag", word="wieldable")


WIELDABLE: Final = Wieldable()


def wield(weapon: Who, n: int, flags: int = 0) -> Effect:
    """``wield(a(EQUIPMENT, on_(ME), trait("melee weapon")), 2)``: strike with that weapon, at +2 damage."""
    return Wield(weapon, n, flags)


class BoundStrike(Hang):
    """Give an additional strike, which must be the one given here. [combat.additional.one-source]"""

    __slots__ = ("free", "mode")

    def __init__(self, mode: Mode, free: bool) -> None:
        super().__init__(Granted(mode, bound=True), how_often.ROUND)
        self.mode = mode
        self.free = free
        """It is not limited: other sources may give additional strikes in the same round."""

    def bar(self, g: Vtes, c: Scope) -> str:
        me = ME.one(g, c)
        if bars(g, MORE_STRIKES, me):
            return FORBIDDEN
        limited = not self.free and stats.total(g, spans.STRIKES, me)
        return "combat.additional.one-source" if limited else ""

    def do(self, g: Vtes, f: Work) -> Signal:
        round_ = strike.the_round(g)
        with_mod(round_, spans.FREE_STRIKES if self.free else spans.STRIKES, f.minion, 1, f.card)
        with_mod(round_, spans.BOUND_STRIKES, f.minion, 1, f.card)
        g.tell(events.Additional(minion=f.minion, amount=1))
        return super().do(g, f)

    def tree(self) -> Tree:
        return tree("bound-strike", effects=self.mode.do)


class Mild(Filter):
    """A weapon whose printed strike does at most so much damage, none of it aggravated. What it does only on a
    condition does not count (LSJ 20020729)."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        self.most = most

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        effects = [effect for mode in g.face[thing].definition.abilities if mode.if_ is None for effect in mode.do]
        strikes = [effect for effect in effects if isinstance(effect, Strike)]
        return not any(s.amount > self.most or s.aggravated or s.flags & AGGRAVATED for s in strikes)

    def tree(self) -> Tree:
        return tree("mild", most=self.most)


def mild(most: int) -> Filter:
    """A weapon that inflicts no aggravated damage and no more than so much."""
    return Mild(most)


class StrikeCard(Filter):
    """The card that is just being played, if it is played as a strike."""

    __slots__ = ()

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        pending = being_played(g)
        if pending is None or pending.card != thing or isinstance(pending, spans.ActionSpan):
            return False
        return any(isinstance(effect, Strike) for effect in mode_of(g, thing, pending.mode).do)

    def tree(self) -> Tree:
        return tree("kind", word="strike card")


STRIKE_CARD: Final = StrikeCard()


def hits(*effects: Effect) -> Effect:
    """What the strike of this card does besides its damage when it hits. [combat.strike.effects-before-damage]

    ``T`` is whom it hits in what follows even later.
    """
    return Hang(Trigger((facts.STRUCK,), effects, None, True, 0, None, ME, Among(CARD)), how_often.ROUND)


def besides(*effects: Effect) -> Effect:
    """What happens as the strike of this card is resolved, whether it hits or not."""
    return Hang(Trigger((facts.STRIKES,), effects, None, True, 0, ME, None, Among(CARD)), how_often.ROUND)
