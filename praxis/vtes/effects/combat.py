"""The verbs of combat: strikes, maneuvers, presses, additional strikes. Those of damage are in `effects.damage`."""

from __future__ import annotations

from typing import ClassVar, Final

from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes import events
from praxis.vtes.effects import base
from praxis.vtes.effects.base import WHO_WORDS, Need, Selector, Verb
from praxis.vtes.effects.damage import Inflict, Prevent
from praxis.vtes.effects.limits import note_use, was_used
from praxis.vtes.effects.resolve import Resolve, mode_of
from praxis.vtes.effects.words import sentence
from praxis.vtes.model import spans, stats
from praxis.vtes.model.spans import Span
from praxis.vtes.model.state import Vtes, with_mod
from praxis.vtes.rules import exchange, strike

__all__ = [
    "MANDATORY",
    "OPTIONAL",
    "Additional",
    "AggravatedHands",
    "AtRange",
    "EndCombat",
    "GainManeuver",
    "GainPress",
    "InCombat",
    "Inflict",
    "Maneuver",
    "Mixed",
    "Press",
    "Prevent",
    "Strike",
    "Swarm",
    "Unlocked",
    "WeaponManeuver",
]

OPTIONAL: Final = 1
MANDATORY: Final = 2


# -- strikes ----------------------------------------------------------------------------------------------------------


class Strike(Verb):
    """[combat.strike.sources] A strike card with a maneuver may be played earlier. [combat.range.strike-card-early]"""

    __slots__ = ("aggravated", "amount", "flags", "kind", "maneuver")

    def __init__(self, kind: str, amount: int = 0, flags: int = 0, maneuver: int = 0, aggravated: int = 0) -> None:
        self.kind = kind
        self.amount = amount
        self.flags = flags
        self.maneuver = maneuver
        """0 if it has none, or `OPTIONAL`, or `MANDATORY`."""
        self.aggravated = aggravated
        """Aggravated points besides the ordinary ones. [damage.mixed.ordinary-first]"""

    def misfit(self, g: Vtes, seat: int, minion: int, card: int) -> str:
        if exchange.open_exchange(g, exchange.MANEUVER) is not None:
            return commit_bar(g, minion) if self.maneuver else ""
        if self.maneuver == MANDATORY and g.edition.maneuver_must_be_used:
            return "combat.range.mandatory-maneuver"
        return ""

    def data(self, g: Vtes, minion: int, card: int) -> spans.Strike:
        other = strike.the_round(g).other(minion)
        return [self.kind, self.amount, card, self.flags, other, self.aggravated]

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        data = self.data(g, frame.minion, frame.card)
        if self.maneuver and exchange.open_exchange(g, exchange.MANEUVER) is not None:
            strike.the_round(g).committed.append([frame.minion, frame.mode, *data])
            exchange.maneuver(g, frame.minion)
        else:
            strike.set_strike(g, frame.minion, data)
        return NEXT

    def say(self, lang: str) -> str:
        how = self.kind.replace("-", " ")
        ranged = "R" if self.flags & strike.RANGED else ""
        if self.kind == strike.HAND:
            how = f"hand strike at {self.amount:+d} damage" if self.amount else "hand strike"
        elif self.flags & strike.WITH_STRENGTH:
            how = f"strength{self.amount:+d}{ranged} damage" if self.amount else f"strength{ranged} damage"
        elif self.amount:
            how = f"{self.amount}{ranged} {how}"
        if self.aggravated:
            how += f" and {self.aggravated}{ranged} aggravated damage"
        if self.flags & strike.AGGRAVATED:
            how += " (aggravated)"
        if self.flags & strike.FIRST:
            how += " with first strike"
        if self.maneuver:
            how += ", with an optional maneuver" if self.maneuver == OPTIONAL else ", with a maneuver"
        return sentence("strike", lang, how=how)


class Mixed(Strike):
    """A strike with ordinary and aggravated damage at once. [damage.mixed.ordinary-first]"""

    __slots__ = ()

    def __init__(self, ordinary: int, aggravated: int) -> None:
        super().__init__(strike.DAMAGE, ordinary, aggravated=aggravated)


def commit_bar(g: Vtes, minion: int) -> str:
    """One strike card or weapon a round gives a maneuver. [combat.range.one-strike-source]"""
    round_ = g.round()
    if round_ is not None and any(entry[0] == minion for entry in round_.committed):
        return "combat.range.one-strike-source"
    return "card.golden.overrides-rules" if g.modified(spans.NO_MANEUVER, minion) else ""


class EndCombat(Verb):
    """Combat ends, by an effect that is no strike."""

    __slots__ = ()

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        combat = g.combat()
        if combat is not None:
            combat.ended = 1
            g.tell(events.CombatEnds(clause="card.golden.overrides-rules"))
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("end-combat", lang)


class Additional(Verb):
    """One source a round for each minion. [combat.additional.one-source]"""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def misfit(self, g: Vtes, seat: int, minion: int, card: int) -> str:
        return "combat.additional.one-source" if g.modified(spans.STRIKES, minion) else ""

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        with_mod(strike.the_round(g), spans.STRIKES, frame.minion, self.amount, frame.card)
        g.tell(events.Additional(minion=frame.minion, amount=self.amount))
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("additional", lang, amount=self.amount)


class AggravatedHands(Verb):
    """[combat.hand.strength-based]"""

    __slots__ = ("until",)

    def __init__(self, until: str = "round") -> None:
        self.until = until

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        with_mod(_span(g, self.until), spans.AGGRAVATED_HANDS, frame.minion, 1, frame.card)
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("aggravated-hands", lang, who=WHO_WORDS[base.ME], until=self.until)


def _span(g: Vtes, until: str) -> Span:
    span: Span | None = g.round() if until == "round" else g.combat()
    assert span is not None, "no combat is in progress"
    return span


class Swarm(Verb):
    """The opposing minion takes damage in every round of this combat, from no minion. [damage.environmental.sources]"""

    __slots__ = ("amount", "ranged")

    def __init__(self, amount: int, ranged: bool = True) -> None:
        self.amount = amount
        self.ranged = ranged

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        what = spans.SWARM if self.ranged else spans.SWARM_CLOSE
        with_mod(_span(g, "combat"), what, frame.who(g, base.OPPOSING), self.amount, frame.card)
        return NEXT

    def say(self, lang: str) -> str:
        where = "" if self.ranged else " at close range"
        return sentence("swarm", lang, who=WHO_WORDS[base.OPPOSING], amount=self.amount, where=where)


# -- maneuvers and presses --------------------------------------------------------------------------------------------


class Maneuver(Verb):
    """[combat.range.to-long] [combat.range.sources]"""

    __slots__ = ("each", "only")

    def __init__(self, only: str = "", each: str = "") -> None:
        self.only = only
        """``long`` or ``close`` if it only leads there."""
        self.each = each
        """Of a card in play: ``combat`` or ``round`` if it gives one each."""

    def misfit(self, g: Vtes, seat: int, minion: int, card: int) -> str:
        round_ = g.round()
        if g.modified(spans.NO_MANEUVER, minion) or was_used(g, self.each, card, self):
            return "card.golden.overrides-rules"
        if self.only and round_ is not None and (self.only == "long") == bool(round_.long):
            return "card.golden.overrides-rules"
        return ""

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        note_use(g, self.each, frame)
        exchange.maneuver(g, frame.minion)
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("maneuver", lang)


class WeaponManeuver(Maneuver):
    """One each combat, as guns have it, and it commits the weapon's strike. [combat.range.commits-strike]

    [combat.range.one-strike-source]
    """

    __slots__ = ("strike_mode",)

    def __init__(self, strike_mode: int, only: str = "", each: str = "combat") -> None:
        super().__init__(only, each)
        self.strike_mode = strike_mode
        """The ability that is the weapon's strike."""

    def misfit(self, g: Vtes, seat: int, minion: int, card: int) -> str:
        return commit_bar(g, minion) or super().misfit(g, seat, minion, card)

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        for verb in mode_of(g, frame.card, self.strike_mode).do:
            if isinstance(verb, Strike):
                data = verb.data(g, frame.minion, frame.card)
                strike.the_round(g).committed.append([frame.minion, self.strike_mode, *data])
        return super().do(g, frame)


class GainManeuver(Verb):
    """A card played before the range is determined gives a maneuver this round, to be used or, if optional, not.

    [combat.range.mandatory-maneuver] [combat.range.optional-maneuver]
    """

    __slots__ = ("optional",)

    def __init__(self, optional: bool = True) -> None:
        self.optional = optional

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        what = spans.MANEUVERS if self.optional else spans.MANEUVERS_OWED
        with_mod(strike.the_round(g), what, frame.minion, 1, frame.card)
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("maneuver", lang)


class Press(Verb):
    """[combat.press.continue] [combat.press.end]"""

    __slots__ = ("each", "only")

    def __init__(self, only: str = "", each: str = "") -> None:
        self.only = only
        """``continue`` or ``end`` if it only does that."""
        self.each = each

    def misfit(self, g: Vtes, seat: int, minion: int, card: int) -> str:
        round_ = g.round()
        if g.modified(spans.NO_PRESS, minion) or was_used(g, self.each, card, self):
            return "card.golden.overrides-rules"
        if self.only and round_ is not None and (self.only == "continue") == bool(round_.press):
            return "card.golden.overrides-rules"
        return ""

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        note_use(g, self.each, frame)
        exchange.press(g, frame.minion)
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("press", lang)


class GainPress(Verb):
    """A press this round, to be used in the press step or not; a mandatory one must be used to continue the combat."""

    __slots__ = ("mandatory", "who")

    def __init__(self, mandatory: bool = False, who: int = base.ME) -> None:
        self.mandatory = mandatory
        self.who = who

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        what = spans.PRESSES_OWED if self.mandatory else spans.PRESSES
        with_mod(strike.the_round(g), what, frame.who(g, self.who), 1, frame.card)
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("press", lang)


class InCombat(Selector):
    """The combatants of the chooser's own clan that are younger. [card.crypt.age]"""

    __slots__ = ()

    def legal(self, g: Vtes, seat: int, minion: int, card: int) -> list[int]:
        combat = g.combat()
        both = () if combat is None else (combat.acting, combat.opposing)
        clan, age = stats.clan(g, minion), stats.capacity(g, minion)
        return [
            one for one in both if g.is_vampire(one) and stats.clan(g, one) == clan and stats.capacity(g, one) < age
        ]

    def say(self, lang: str) -> str:
        return "a younger vampire of the same clan in the combat"


# -- requirements -----------------------------------------------------------------------------------------------------


class AtRange(Need):
    """[combat.range.limits-effects]"""

    __slots__ = ("long",)

    CLAUSE: ClassVar[str] = "combat.range.limits-effects"

    def __init__(self, long: bool) -> None:
        self.long = long

    def met(self, g: Vtes, seat: int, minion: int) -> bool:
        round_ = g.round()
        return round_ is not None and bool(round_.long) == self.long

    def say(self, lang: str) -> str:
        return sentence("at-range", lang, range="long" if self.long else "close")


class Unlocked(Need):
    """For cards of minions that are not in the combat, if they say so."""

    __slots__ = ()

    def met(self, g: Vtes, seat: int, minion: int) -> bool:
        return not g.locked[minion]

    def say(self, lang: str) -> str:
        return sentence("unlocked", lang)
