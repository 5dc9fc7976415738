"""The verbs of combat: strikes, maneuvers, presses, prevention, additional strikes."""

from __future__ import annotations

from praxis.kernel.decision import Option
from praxis.kernel.procedure import NEXT, Signal, ask, run
from praxis.vtes import spans
from praxis.vtes.effects import base
from praxis.vtes.effects.base import WHO_WORDS, Verb
from praxis.vtes.effects.resolve import Resolve
from praxis.vtes.effects.words import sentence
from praxis.vtes.rules import combat, strike
from praxis.vtes.rules.damage import ENVIRONMENTAL, DamageResolution, open_blow
from praxis.vtes.state import Vtes, with_mod


class Strike(Verb):
    """[combat.strike.sources]"""

    __slots__ = ("amount", "flags", "kind")

    def __init__(self, kind: str, amount: int = 0, flags: int = 0) -> None:
        self.kind = kind
        self.amount = amount
        self.flags = flags

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        other = strike.the_round(g).other(frame.minion)
        strike.set_strike(g, frame.minion, [self.kind, self.amount, frame.card, self.flags, other])
        return NEXT

    def say(self, lang: str) -> str:
        how = self.kind.replace("-", " ")
        if self.flags & strike.WITH_STRENGTH:
            how = f"strength{self.amount:+d} damage" if self.amount else "strength damage"
        elif self.amount:
            how = f"{self.amount}{'R' if self.flags & strike.RANGED else ''} {how}"
        if self.flags & strike.AGGRAVATED:
            how += " (aggravated)"
        if self.flags & strike.FIRST:
            how += " with first strike"
        return sentence("strike", lang, how=how)


class Mixed(Verb):
    """A strike with ordinary and aggravated damage at once. [damage.mixed.ordinary-first]"""

    __slots__ = ("aggravated", "ordinary")

    def __init__(self, ordinary: int, aggravated: int) -> None:
        self.ordinary = ordinary
        self.aggravated = aggravated

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        other = strike.the_round(g).other(frame.minion)
        kind = f"{strike.MIXED}+{self.aggravated}"
        strike.set_strike(g, frame.minion, [kind, self.ordinary, frame.card, 0, other])
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("strike", lang, how=f"{self.ordinary} damage and {self.aggravated} aggravated damage")


class Maneuver(Verb):
    """[combat.range.to-long]"""

    __slots__ = ()

    def fits(self, g: Vtes, seat: int, minion: int, card: int) -> bool:
        return not g.modified(spans.NO_MANEUVER, minion)

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        combat.maneuver(g, frame.minion)
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("maneuver", lang)


class WeaponManeuver(Maneuver):
    """It commits the weapon's strike, so only once a round. [combat.range.commits-strike]

    [combat.range.one-strike-source]
    """

    __slots__ = ("strike_mode",)

    def __init__(self, strike_mode: int) -> None:
        self.strike_mode = strike_mode

    def fits(self, g: Vtes, seat: int, minion: int, card: int) -> bool:
        round_ = g.round()
        return round_ is not None and all(entry[0] != minion for entry in round_.committed)

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        strike.the_round(g).committed.append([frame.minion, frame.card, self.strike_mode])
        return super().do(g, frame)


class Press(Verb):
    """[combat.press.continue]"""

    __slots__ = ()

    def fits(self, g: Vtes, seat: int, minion: int, card: int) -> bool:
        return not g.modified(spans.NO_PRESS, minion)

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        combat.press(g, frame.minion)
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("press", lang)


class Additional(Verb):
    """One source a round for each minion. [combat.additional.one-source]"""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def fits(self, g: Vtes, seat: int, minion: int, card: int) -> bool:
        return g.modified(spans.STRIKES, minion) == 0

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        with_mod(strike.the_round(g), spans.STRIKES, frame.minion, self.amount, frame.card)
        g.say("additional", minion=frame.minion, amount=self.amount)
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("additional", lang, amount=self.amount)


class Prevent(Verb):
    """[damage.prevent.one-at-a-time] [damage.mixed.prevention-order-free]"""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def could(self, g: Vtes, seat: int, minion: int, card: int) -> bool:
        blow = open_blow(g)
        return blow is not None and blow[1] + blow[2] > 0

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        blow = open_blow(g)
        if blow is None or not (blow[1] and blow[2]) or self.amount >= blow[1] + blow[2]:
            frame.got = ("prevent", self.amount)
            return NEXT
        # The player says how many of the points prevented are aggravated.
        options: list[Option] = [
            ("prevent", n) for n in range(min(self.amount, blow[2]), -1, -1) if self.amount - n <= blow[1]
        ]
        return ask(frame.seat, "prevent-aggravated", options, frame.card, "damage.mixed.prevention-order-free")

    def after(self, g: Vtes, frame: Resolve) -> Signal | None:
        blow = open_blow(g)
        if blow is not None:
            aggravated = min(blow[2], int(frame.got[1]))
            ordinary = min(blow[1], self.amount - aggravated)
            blow[2] -= aggravated
            blow[1] -= ordinary
            g.say("prevented", card=blow[0], ordinary=ordinary, aggravated=aggravated)
        return None

    def say(self, lang: str) -> str:
        return sentence("prevent", lang, amount=self.amount)


class Inflict(Verb):
    """Damage that comes from no strike. [damage.environmental.definition]"""

    __slots__ = ("amount", "who")

    def __init__(self, amount: int, who: int = base.OPPOSING) -> None:
        self.amount = amount
        self.who = who

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        who = frame.who(g, self.who)
        if who < 0 or not g.is_in_play(who):
            return NEXT
        return run(DamageResolution([[who, self.amount, 0, -1, ENVIRONMENTAL]]))

    def say(self, lang: str) -> str:
        return sentence("inflict", lang, who=WHO_WORDS[self.who], amount=self.amount)
