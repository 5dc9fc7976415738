"""Strikes: what a strike is, and how each combatant chooses one for a pair."""

from __future__ import annotations

from typing import ClassVar, Final

from praxis.kernel.decision import Option
from praxis.kernel.procedure import DONE, NEXT, Procedure, Signal, again, run
from praxis.vtes import answers, events
from praxis.vtes.effects.forbidding import BEAR, HAND_STRIKE, OTHER_STRIKE
from praxis.vtes.effects.resolve import mode_of
from praxis.vtes.effects.verb import Verb
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, stats, windows
from praxis.vtes.model.combat_spans import RoundSpan
from praxis.vtes.model.rulings import bars
from praxis.vtes.model.spans import NOBODY, Strike
from praxis.vtes.model.state import Vtes, with_mod
from praxis.vtes.questions import ask
from praxis.vtes.rules.playing import PlayCard, UseCard
from praxis.vtes.rules.window import is_bound, plays

# Kinds of strike.
HAND: Final = "hand"
DAMAGE: Final = "damage"
DODGE: Final = "dodge"
COMBAT_ENDS: Final = "combat-ends"
STEAL_BLOOD: Final = "steal-blood"
BURN_EQUIPMENT: Final = "burn-equipment"
STEAL_EQUIPMENT: Final = "steal-equipment"
EFFECT: Final = "effect"
"""What it does stands on its card alone."""

DEFENSIVE: Final = (DODGE, COMBAT_ENDS)  # strikes all the same [combat.strike.defensive-counts]
AGAINST_EQUIPMENT: Final = (BURN_EQUIPMENT, STEAL_EQUIPMENT)

# Flags of a strike.
RANGED: Final = 1
FIRST: Final = 2
AGGRAVATED: Final = 4
WEAPON: Final = 8
WITH_STRENGTH: Final = 16
"""The amount comes on top of the striker's strength."""
UNPREVENTABLE: Final = 32
LONG_ONLY: Final = 64
WEAPONS_ONLY: Final = 128
"""Burns or steals a weapon, no other equipment. [combat.burn-equipment.weapon-variant]"""
UNDODGEABLE: Final = 256
UNLOCKS: Final = 512
"""Combat ends, and before it does the striker unlocks."""
NO_FORTITUDE: Final = 1024
"""No card that requires Fortitude prevents the damage."""
DULLS: Final = 2048
"""If it hits, strikes of the opposing vampire with weapons inflict no damage this round."""

RETAINERS_TOO: Final = 4096
"""Burns or steals equipment, or a retainer."""
RETAINERS_ONLY: Final = 8192
"""Burns a retainer, no equipment."""
GROUNDED: Final = 16384
"""Cannot be aimed at a minion with flight."""

# Places in a strike.
KIND: Final = 0
AMOUNT: Final = 1
CARD: Final = 2
FLAGS: Final = 3
TARGET: Final = 4
BESIDES: Final = 5


def the_round(g: Vtes) -> RoundSpan:
    found = g.round()
    assert found is not None, "no round of combat is in progress"
    return found


def strike_of(round_: RoundSpan, minion: int) -> Strike:
    """The strike of a minion in this pair; empty if he makes none or has not chosen it yet."""
    return round_.first if minion == round_.acting else round_.second


def set_strike(g: Vtes, minion: int, strike: Strike) -> None:
    round_ = the_round(g)
    if minion == round_.acting:
        round_.first = strike
    else:
        round_.second = strike


def kind_of(strike: Strike) -> str:
    return str(strike[KIND]) if strike else ""


def flags_of(strike: Strike) -> int:
    return int(strike[FLAGS]) if strike else 0


def is_hand_strike(strike: Strike) -> bool:
    """Whether a strike is a hand strike: based on strength, not ranged, and not made with a weapon.

    [combat.hand.strength-based] [combat.hand.weapon-not-hand] [combat.hand.ranged-not-hand]
    """
    return bool(flags_of(strike) & WITH_STRENGTH) and not flags_of(strike) & (WEAPON | RANGED)


def is_barred(g: Vtes, minion: int, strike: Strike) -> str:
    """The clause by which a card forbids this strike: it allows hand strikes only, or forbids hand strikes."""
    return bars(g, HAND_STRIKE if is_hand_strike(strike) else OTHER_STRIKE, minion, int(strike[CARD]))


def works_at(strike: Strike, long: int) -> bool:
    """Whether a strike can be used at this range.

    [combat.strike.close-only-default] [combat.strike.ranged-any-range] [combat.range.limits-effects]
    """
    if kind_of(strike) in DEFENSIVE:
        return True
    flags = flags_of(strike)
    return bool(flags & (RANGED | LONG_ONLY)) if long else not flags & LONG_ONLY


def retainers(g: Vtes, minion: int) -> list[int]:
    return [card for card in g.on(minion) if g.face[card].types & faces.RETAINER]


def equipment(g: Vtes, minion: int, weapons: bool) -> list[int]:
    return [
        card for card in g.on(minion) if stats.is_equipment(g, card) and (not weapons or stats.bears(g, card, "weapon"))
    ]


class ChooseStrike(Procedure):
    """A minion chooses his strike for this pair: from a card, a weapon, or with the hand.

    Repeats if the card is cancelled. [combat.strike.sources]
    """

    __slots__ = ("minion",)

    STEPS: ClassVar[tuple[str, ...]] = ("offer", "take", "chosen", "aim", "announce")

    def __init__(self, minion: int) -> None:
        super().__init__()
        self.minion = minion

    def fork(self) -> ChooseStrike:
        return self.resumed(ChooseStrike(self.minion))

    def offer(self, g: Vtes) -> Signal:
        """Ask for the strike. [combat.strike.source-other-card]"""
        seat = g.controller[self.minion]
        found = [option for option in plays(g, seat, windows.STRIKE) if option[2] == self.minion]
        committed = commitment(g, self.minion)
        if committed is not None:
            if is_barred(g, self.minion, committed[2:]):
                return DONE  # he is committed to a strike that he cannot make: he makes none
            weapon = int(committed[2 + CARD])
            with_it = [option for option in found if not _strikes(g, option) or _wields(g, seat, option, weapon)]
            options: list[Option] = [answers.COMMITTED.option, *with_it]
            return ask(seat, "strike", options, self.minion, "combat.range.commits-strike", secret=bool(with_it))
        if self._is_bound(g):
            options = [option for option in found if option[0] == "use" and is_bound(g, int(option[1]), int(option[3]))]
        elif bars(g, HAND_STRIKE, self.minion):
            options = found
        else:
            options = [answers.STRIKE.of(HAND), *found]  # [combat.strike.default-hand]
        if not options:
            return DONE  # he cannot make the only strike that he is allowed
        hidden = bool(g.hand(seat)) and not any(option[0] == "use" for option in options)
        return ask(seat, "strike", options, self.minion, "combat.strike.sources", secret=hidden)

    def _is_bound(self, g: Vtes) -> bool:
        """Whether all additional strikes that a minion has left must be of one kind."""
        bound = g.modified(spans.BOUND_STRIKES, self.minion)
        return bound > 0 and additional_strikes(g, self.minion) - the_round(g).pair + 1 <= bound

    def take(self, g: Vtes) -> Signal:
        option = self.got
        seat = g.controller[self.minion]
        if option[0] == "play":
            return run(PlayCard(option[1], option[3], seat, option[2]))
        if option[0] == "use":
            if is_bound(g, option[1], option[3]):
                with_mod(the_round(g), spans.BOUND_STRIKES, self.minion, -1)
            return run(UseCard(option[1], option[3], seat, option[2]))
        committed = commitment(g, self.minion)
        if committed is None:
            other = the_round(g).other(self.minion)
            set_strike(g, self.minion, [HAND, 0, NOBODY, WITH_STRENGTH, other, 0])
        elif int(committed[1]) < 0:
            return run(UseCard(int(committed[2 + CARD]), int(committed[1]), seat, self.minion))
        else:
            set_strike(g, self.minion, committed[2:])
        return NEXT

    def chosen(self, g: Vtes) -> Signal:
        """Ask for another strike if the strike card was cancelled. [card.cancel.strike-card]

        If an answer to the card has ended the combat, there is nothing more to choose. [combat.sequence.not-ready-ends]
        """
        if not g.fights_on():
            return DONE
        if self.got and self.got[0] == "cancelled":
            return again("offer")
        return NEXT if strike_of(the_round(g), self.minion) else again("offer")  # the card made no strike

    def aim(self, g: Vtes) -> Signal:
        """Ask for the target of the strike as it is announced. [combat.retainer.announce-target]

        [combat.burn-equipment.choose-at-declaration] [combat.steal-equipment.same-rules]
        """
        strike = strike_of(the_round(g), self.minion)
        options = targets(g, self.minion, strike)
        if len(options) < 2:
            self.got = options[0] if options else ()
            return NEXT
        clause = "combat.burn-equipment.striker-chooses"
        if kind_of(strike) not in AGAINST_EQUIPMENT:
            clause = "combat.retainer.target-instead"
        return ask(g.controller[self.minion], "at", options, self.minion, clause)

    def announce(self, g: Vtes) -> Signal:
        round_ = the_round(g)
        strike = strike_of(round_, self.minion)
        if not strike:
            return DONE  # the card made no strike
        if self.got:
            strike[TARGET] = self.got[1]
        elif kind_of(strike) in AGAINST_EQUIPMENT:
            strike[TARGET] = NOBODY
        g.tell(
            events.Strike(
                minion=self.minion,
                how=str(strike[KIND]),
                amount=int(strike[AMOUNT]),
                card=int(strike[CARD]),
                flags=int(strike[FLAGS]),
                at=int(strike[TARGET]),
            )
        )
        return DONE


def _strikes(g: Vtes, option: Option) -> bool:
    """Whether a card that can be played or used as strikes are chosen makes a strike; an aim does not."""
    return any(
        effect.is_strike() for effect in mode_of(g, int(option[1]), int(option[3])).do if isinstance(effect, Verb)
    )


def _wields(g: Vtes, seat: int, option: Option, weapon: int) -> bool:
    """Whether a strike card makes a strike with this weapon: only such a card aims at a weapon of the striker. A minion
    whose weapon has maneuvered may still play it."""
    card, minion, mode = int(option[1]), int(option[2]), mode_of(g, int(option[1]), int(option[3]))
    aims = mode.targets if option[0] == "play" else ()
    return bool(aims) and aims[0].legal(g, seat, minion, card, []) == [weapon]


def additional_strikes(g: Vtes, minion: int) -> int:
    """How many additional strikes a minion has this round. [combat.additional.one-source]"""
    return stats.total(g, spans.STRIKES, minion) + g.modified(spans.FREE_STRIKES, minion)


def commitment(g: Vtes, minion: int) -> list[int | str] | None:
    """The strike of the initial pair to which a minion's maneuver has committed him. [combat.range.commits-strike]"""
    round_ = the_round(g)
    if round_.pair:  # [combat.additional.any-strike]
        return None
    for entry in round_.committed:
        if entry[0] == minion and (int(entry[1]) >= 0 or g.host[int(entry[2 + CARD])] == minion):
            return entry
    return None


def targets(g: Vtes, minion: int, strike: Strike) -> list[Option]:
    """What a strike may be aimed at: the opposing minion, or instead a retainer or equipment of his."""
    round_ = the_round(g)
    other = round_.other(minion)
    kind = kind_of(strike)
    if kind in AGAINST_EQUIPMENT:
        flags = flags_of(strike)
        found_gear = [] if flags & RETAINERS_ONLY else equipment(g, other, bool(flags & WEAPONS_ONLY))
        if flags & (RETAINERS_TOO | RETAINERS_ONLY):
            found_gear += retainers(g, other)
        if kind == STEAL_EQUIPMENT:
            found_gear = [card for card in found_gear if not bars(g, BEAR, minion, card)]
        return [answers.AT.of(card) for card in found_gear]
    grounded = flags_of(strike) & GROUNDED and stats.bears(g, other, "flight")
    found: list[Option] = [] if grounded else [answers.AT.of(other)]
    if round_.long and kind not in DEFENSIVE and works_at(strike, 1):
        # [combat.retainer.long-range-only] [combat.retainer.long-effective-strike]
        found.extend(answers.AT.of(card) for card in retainers(g, other))
    return found
