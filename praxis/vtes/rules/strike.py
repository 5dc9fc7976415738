"""Strikes: chosen by both, then resolved as a pair: combat ends, dodge, first strikes, all others."""

from __future__ import annotations

from typing import ClassVar, Final

from praxis.kernel.decision import Option
from praxis.kernel.procedure import DONE, NEXT, Procedure, Signal, again, ask, run
from praxis.vtes import stats, windows
from praxis.vtes.rules.damage import DamageResolution
from praxis.vtes.rules.playing import PlayCard, UseCard
from praxis.vtes.rules.window import plays
from praxis.vtes.spans import NOBODY, RoundSpan, Strike
from praxis.vtes.state import Vtes

# Kinds of strike.
HAND: Final = "hand"
DAMAGE: Final = "damage"
DODGE: Final = "dodge"
COMBAT_ENDS: Final = "combat-ends"
MIXED: Final = "mixed"
"""Ordinary damage, and as many aggravated points as the number after the plus sign says."""
STEAL_BLOOD: Final = "steal-blood"
BURN_EQUIPMENT: Final = "burn-equipment"
STEAL_EQUIPMENT: Final = "steal-equipment"

# Flags of a strike.
RANGED: Final = 1
FIRST: Final = 2
AGGRAVATED: Final = 4
WEAPON: Final = 8
WITH_STRENGTH: Final = 16
"""The amount comes on top of the striker's strength."""
UNPREVENTABLE: Final = 32


def the_round(g: Vtes) -> RoundSpan:
    found = g.round()
    assert found is not None, "no round of combat is in progress"
    return found


def set_strike(g: Vtes, minion: int, strike: Strike) -> None:
    round_ = the_round(g)
    if minion == round_.acting:
        round_.first = strike
    else:
        round_.second = strike
    g.say("strike", minion=minion, how=strike[0], amount=strike[1], card=strike[2], flags=strike[3], at=strike[4])


class ChooseStrike(Procedure):
    """A minion's strike for this pair: from a card, a weapon, or with the hand. Repeats if the card is cancelled.

    [combat.strike.sources]
    """

    __slots__ = ("minion",)

    STEPS: ClassVar[tuple[str, ...]] = ("offer", "take", "chosen")

    def __init__(self, minion: int) -> None:
        super().__init__()
        self.minion = minion

    def fork(self) -> ChooseStrike:
        return self.resumed(ChooseStrike(self.minion))

    def offer(self, g: Vtes) -> Signal:
        seat = g.controller[self.minion]
        committed = self._committed(g)
        if committed is not None:
            return ask(seat, "strike", [committed], self.minion, "combat.range.commits-strike")
        options: list[Option] = [("strike", HAND)]  # [combat.strike.default-hand]
        options.extend(option for option in plays(g, seat, windows.STRIKE) if option[2] == self.minion)
        public = 1 + sum(option[0] == "use" for option in options)
        return ask(seat, "strike", options, self.minion, "combat.strike.sources", secret=public == 1)

    def _committed(self, g: Vtes) -> Option | None:
        """The strike that a maneuver of its card has chosen already. [combat.range.commits-strike]"""
        round_ = the_round(g)
        if round_.pair:  # [combat.additional.any-strike]
            return None
        for minion, card, mode in round_.committed:
            if minion == self.minion and (g.is_in_play(card) or mode >= 0):
                return ("committed", card, minion, mode)
        return None

    def take(self, g: Vtes) -> Signal:
        option = self.got
        if option[0] == "strike":
            set_strike(g, self.minion, [HAND, 0, NOBODY, WITH_STRENGTH, the_round(g).other(self.minion)])
            return DONE
        seat = g.controller[self.minion]
        if option[0] == "play":
            return run(PlayCard(option[1], option[3], seat, option[2]))
        return run(UseCard(option[1], option[3], seat, option[2]))

    def chosen(self, g: Vtes) -> Signal:
        """[card.cancel.strike-card]"""
        return again("offer") if self.got and self.got[0] == "cancelled" else DONE


class StrikePair(Procedure):
    """Both strikes of a pair. [combat.strike.resolution-order]"""

    __slots__ = ()

    STEPS: ClassVar[tuple[str, ...]] = ("ends", "first_strikes", "first_damage", "strikes", "damage")

    def fork(self) -> StrikePair:
        return self.resumed(StrikePair())

    def ends(self, g: Vtes) -> Signal:
        """[combat.combat-ends.always-first] [combat.combat-ends.preempts] [combat.combat-ends.not-dodgeable]"""
        round_ = the_round(g)
        if COMBAT_ENDS in (kind_of(round_.first), kind_of(round_.second)):
            combat = g.combat()
            assert combat is not None
            combat.ended = 1
            g.say("combat-ends", clause="combat.combat-ends.immediate")
            return DONE
        return NEXT

    def first_strikes(self, g: Vtes) -> Signal:
        """[combat.first-strike.before-normal] [combat.first-strike.both]"""
        self._apply(g, FIRST)
        return NEXT

    def first_damage(self, g: Vtes) -> Signal:
        return _damage(g)

    def strikes(self, g: Vtes) -> Signal:
        """At the same time, so one who falls by it still strikes. [combat.strike.simultaneous]"""
        self._apply(g, 0)
        return NEXT

    def damage(self, g: Vtes) -> Signal:
        return _damage(g)

    def _apply(self, g: Vtes, wanted: int) -> None:
        round_ = the_round(g)
        # Who was struck down by a first strike strikes no more. [combat.first-strike.opponent-gone]
        now = [m for m in (round_.acting, round_.opposing) if g.is_ready(m)]
        for striker in now:
            strike = round_.first if striker == round_.acting else round_.second
            answer = round_.second if striker == round_.acting else round_.first
            if strike and int(strike[3]) & FIRST == wanted:
                apply_strike(g, striker, strike, answer)


def kind_of(strike: Strike) -> str:
    return str(strike[0]) if strike else ""


def _damage(g: Vtes) -> Signal:
    """[combat.strike.effects-before-damage]"""
    round_ = the_round(g)
    if not round_.pending:
        return NEXT
    blows = round_.pending
    round_.pending = []
    return run(DamageResolution(blows))


def apply_strike(g: Vtes, striker: int, strike: Strike, answer: Strike) -> None:
    """What a strike does, if it is not dodged and works at this range."""
    round_ = the_round(g)
    kind, amount, card, flags, target = str(strike[0]), int(strike[1]), int(strike[2]), int(strike[3]), int(strike[4])
    if kind in (DODGE, COMBAT_ENDS):
        return  # [combat.dodge.no-damage]
    other = round_.other(striker)
    if kind_of(answer) == DODGE and target == other:  # retainers are not protected [combat.dodge.not-retainers]
        g.say("dodged", minion=other, clause="combat.dodge.protects")
        return
    if round_.long and not flags & RANGED:
        return  # [combat.strike.close-only-default] [combat.hand.not-at-long]
    if flags & WEAPON and card >= 0 and g.host[card] != striker:
        return  # [combat.first-strike.weapon-lost]
    if flags & WITH_STRENGTH:
        amount += stats.strength(g, striker)
    if kind in (HAND, DAMAGE):
        ordinary, aggravated = (0, amount) if flags & AGGRAVATED else (amount, 0)
        round_.pending.append([target, ordinary, aggravated, striker, 1 if flags & UNPREVENTABLE else 0])
    elif kind.startswith(MIXED):
        round_.pending.append([target, amount, int(kind.partition("+")[2]), striker, 0])
    elif kind == STEAL_BLOOD:
        steal_blood(g, striker, target, amount)


def steal_blood(g: Vtes, striker: int, target: int, amount: int) -> None:
    """Not damage: it cannot be prevented, and it arrives before healing. [combat.steal-blood.not-damage]"""
    taken = g.burn_blood(target, amount, "combat.steal-blood.moves-counters")
    if taken:
        g.gain_blood(striker, taken, stats.blood_cap(g, striker), "combat.steal-blood.overflow")
