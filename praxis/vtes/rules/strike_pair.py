"""How a pair of strikes is resolved: combat ends, then first strikes, then all others; dodges protect against both."""

from __future__ import annotations

from typing import ClassVar

from praxis.kernel.procedure import DONE, NEXT, Procedure, Signal, run
from praxis.vtes import events
from praxis.vtes.effects.forbidding import ENDING_STRIKE
from praxis.vtes.effects.standing_numbers import Gives
from praxis.vtes.model import face as faces
from praxis.vtes.model import facts, spans, stats
from praxis.vtes.model.combat_spans import RoundSpan
from praxis.vtes.model.rulings import bars, is_mute
from praxis.vtes.model.spans import NOBODY, Strike
from praxis.vtes.model.state import Vtes, with_mod
from praxis.vtes.rules import damage as blows
from praxis.vtes.rules.damage import DamageResolution, blunt, sears
from praxis.vtes.rules.strike import (
    AGAINST_EQUIPMENT,
    AGGRAVATED,
    AMOUNT,
    BESIDES,
    CARD,
    COMBAT_ENDS,
    DAMAGE,
    DEFENSIVE,
    DODGE,
    DULLS,
    FIRST,
    HAND,
    NO_FORTITUDE,
    RANGED,
    STEAL_BLOOD,
    STEAL_EQUIPMENT,
    TARGET,
    UNDODGEABLE,
    UNLOCKS,
    UNPREVENTABLE,
    WEAPON,
    WITH_STRENGTH,
    flags_of,
    is_hand_strike,
    kind_of,
    strike_of,
    the_round,
    works_at,
)
from praxis.vtes.rules.trait import is_vulnerable


class StrikePair(Procedure):
    """Both strikes of a pair. [combat.strike.resolution-order]"""

    __slots__ = ()

    STEPS: ClassVar[tuple[str, ...]] = ("ends", "first_strikes", "first_damage", "strikes", "damage")

    def fork(self) -> StrikePair:
        return self.resumed(StrikePair())

    def ends(self, g: Vtes) -> Signal:
        """End the combat first of all, if either strike does so.

        [combat.combat-ends.always-first] [combat.combat-ends.preempts] [combat.combat-ends.not-dodgeable]
        [combat.combat-ends.any-range]
        """
        round_ = the_round(g)
        for minion in (round_.acting, round_.opposing):
            strike = strike_of(round_, minion)
            if kind_of(strike) == COMBAT_ENDS and bars(g, ENDING_STRIKE, minion, int(strike[CARD])):
                strike.clear()  # a card has forbidden it since it was chosen
        if COMBAT_ENDS in (kind_of(round_.first), kind_of(round_.second)):
            combat = g.combat()
            assert combat is not None
            for minion in (round_.acting, round_.opposing):
                if kind_of(strike_of(round_, minion)) == COMBAT_ENDS:
                    g.happen(facts.ENDED_COMBAT, minion)
                    if kind_of(strike_of(round_, round_.other(minion))) != DODGE:  # a dodge stops the rest of it
                        _say_struck(g, minion, strike_of(round_, minion))
                if flags_of(strike_of(round_, minion)) & UNLOCKS:
                    g.unlock(minion)
            combat.ended = 1
            g.tell(events.CombatEnds(clause="combat.combat-ends.immediate"))
            return DONE
        return NEXT

    def first_strikes(self, g: Vtes) -> Signal:
        """Resolve the strikes with first strike. [combat.first-strike.before-normal] [combat.first-strike.both]"""
        resolve(g, first=True)
        return NEXT

    def first_damage(self, g: Vtes) -> Signal:
        return _damage(g)

    def strikes(self, g: Vtes) -> Signal:
        """Resolve the strikes of both at the same time, so that one who falls by it still strikes.
        [combat.strike.simultaneous]

        Who was struck down by a first strike strikes no more. [combat.first-strike.opponent-gone]
        """
        round_ = the_round(g)
        if not g.fights_on():
            return DONE
        resolve(g, first=False)
        if not round_.pair:
            _swarms(g)
        return NEXT

    def damage(self, g: Vtes) -> Signal:
        return _damage(g)


def _damage(g: Vtes) -> Signal:
    """Resolve the damage of the strikes after everything else that they do; that to the acting minion first.

    [combat.strike.effects-before-damage]
    """
    round_ = the_round(g)
    if not round_.pending:
        return NEXT
    to_acting = [blow for blow in round_.pending if blow[0] == round_.acting or g.host[blow[0]] == round_.acting]
    others = [blow for blow in round_.pending if blow not in to_acting]
    round_.pending = []
    return run(DamageResolution([*to_acting, *others]))


def resolve(g: Vtes, first: bool) -> None:
    """Resolve all strikes with first strike, or all others, at the same moment. No strike undoes what another needs:
    how much damage they do is known before any blood or life is stolen.

    [combat.burn-equipment.usable-until-resolution] [combat.steal-blood.simultaneous-return]
    """
    round_ = the_round(g)
    effective: list[int] = []
    for minion in (round_.acting, round_.opposing):
        strike = strike_of(round_, minion)
        has_first = bool(flags_of(strike) & FIRST) or stats.total(g, spans.FIRST_STRIKE, minion) > 0
        if strike and has_first == first:
            g.happen(facts.STRIKES, minion, int(strike[TARGET]), 0, int(strike[CARD]))
            if hits(g, minion, strike):
                effective.append(minion)
    harm = [amounts(g, minion, strike_of(round_, minion)) for minion in effective]
    _steal_blood(g, effective)
    for minion in effective:
        strike = strike_of(round_, minion)
        _say_struck(g, minion, strike)
        if flags_of(strike) & DULLS:
            with_mod(round_, spans.DULLED, round_.other(minion), 1)
    for minion, amount in zip(effective, harm, strict=True):
        _apply(g, minion, strike_of(round_, minion), amount)


def _say_struck(g: Vtes, striker: int, strike: Strike) -> None:
    g.happen(facts.STRUCK, int(strike[TARGET]), striker, card=int(strike[CARD]))


def hits(g: Vtes, striker: int, strike: Strike) -> bool:
    """Whether a strike has an effect: it works at this range, is not dodged, and its weapon is still on the striker.

    [combat.dodge.any-range]
    """
    kind, flags, target = kind_of(strike), flags_of(strike), int(strike[TARGET])
    if kind in DEFENSIVE or target == NOBODY:
        return False  # [combat.dodge.no-damage]
    round_ = the_round(g)
    other = round_.other(striker)
    if not works_at(strike, round_.long):  # [combat.hand.not-at-long]
        g.tell(events.NoEffect(minion=striker, clause="combat.strike.close-only-default"))
        return False
    if flags & WEAPON and int(strike[CARD]) not in g.on(striker):
        g.tell(events.NoEffect(minion=striker, clause="combat.first-strike.weapon-lost"))
        return False
    sure = flags & UNDODGEABLE or stats.total(g, spans.SURE, striker) > 0
    if kind_of(strike_of(round_, other)) == DODGE and not sure and _is_shielded(g, target):
        g.tell(events.Dodged(minion=other, clause="combat.dodge.protects"))  # [combat.dodge.vs-first-strike]
        return False
    return True


def _is_shielded(g: Vtes, target: int) -> bool:
    """Whether a dodge protects this target: the dodger and the cards on him, but not his retainers.

    [combat.dodge.not-retainers] [combat.retainer.strike-undodgeable]
    """
    return not g.face[target].types & faces.RETAINER


def _apply(g: Vtes, striker: int, strike: Strike, harm: tuple[int, int]) -> None:
    """Apply the effects of a strike that hits. Its damage waits until all effects are applied."""
    kind, target = kind_of(strike), int(strike[TARGET])
    if kind in (HAND, DAMAGE):
        _blow(g, striker, strike, harm)
    elif kind in AGAINST_EQUIPMENT and g.is_in_play(target):
        if kind == STEAL_EQUIPMENT:
            steal_equipment(g, striker, target)
        else:
            g.burn(target, "combat.burn-equipment.one-card")


def _blow(g: Vtes, striker: int, strike: Strike, harm: tuple[int, int]) -> None:
    """Add the damage of a strike to what is to be inflicted, on its target and nobody else.
    [combat.hand.damage-strength]

    [combat.hand.old-weapon-bonus] [combat.retainer.not-harmed]
    """
    flags, target = flags_of(strike), int(strike[TARGET])
    if flags & WEAPON and g.is_vampire(striker) and g.modified(spans.DULLED, striker) > 0:
        return
    how = blows.BY_STRIKE
    if flags & UNPREVENTABLE:
        how |= blows.UNPREVENTABLE
    if flags & NO_FORTITUDE:
        how |= blows.NO_FORTITUDE
    if flags & WEAPON:
        how |= blows.BY_WEAPON
        if "gun" in g.face[int(strike[CARD])].traits:
            how |= blows.BY_GUN
    if g.face[target].types & faces.RETAINER:
        how |= blows.AIMED
    blow = [target, *harm, striker, how]
    the_round(g).pending.append(blow)
    inflicted = blow.copy()
    blunt(g, inflicted)
    g.happen(facts.INFLICTS, target, striker, inflicted[1] + inflicted[2], int(strike[CARD]))


def amounts(g: Vtes, striker: int, strike: Strike) -> tuple[int, int]:
    """How much ordinary and how much aggravated damage a strike is to inflict. [combat.hand.damage-strength]"""
    flags, target = flags_of(strike), int(strike[TARGET])
    ordinary, aggravated = int(strike[AMOUNT]), int(strike[BESIDES])
    if flags & WITH_STRENGTH:
        ordinary += stats.strength(g, striker)
    if flags & RANGED:
        ordinary += stats.total(g, spans.RANGED_DAMAGE, striker)
    elif flags & WEAPON and "melee weapon" in g.face[int(strike[CARD])].traits:
        ordinary += stats.total(g, spans.MELEE_DAMAGE, striker)
    if is_hand_strike(strike):
        ordinary += g.modified(spans.HAND_DAMAGE, striker)
    ordinary += stats.total(g, spans.STRIKE_DAMAGE, striker)
    vulnerable = bool(flags & WEAPON) and is_vulnerable(g, target, int(strike[CARD]))
    if (
        vulnerable
        or flags & AGGRAVATED
        or (is_hand_strike(strike) and stats.total(g, spans.AGGRAVATED_HANDS, striker) > 0)
    ):
        ordinary, aggravated = 0, ordinary + aggravated
    return ordinary, aggravated


def threatens(g: Vtes, minion: int) -> bool:
    """Whether the strike that a minion's opponent has chosen would inflict aggravated damage on him at this range, if
    it hits."""
    round_ = g.round()
    if round_ is None or not g.fights_on() or minion not in (round_.acting, round_.opposing):
        return False
    striker = round_.other(minion)
    strike = strike_of(round_, striker)
    if kind_of(strike) not in (HAND, DAMAGE) or int(strike[TARGET]) != minion or not works_at(strike, round_.long):
        return False
    ordinary, aggravated = amounts(g, striker, strike)
    return aggravated > 0 or (ordinary > 0 and g.is_vampire(minion) and sears(g, minion, striker))


def _steal_blood(g: Vtes, strikers: list[int]) -> None:
    """Steal blood by strikes. It is no damage, so it cannot be prevented. [combat.steal-blood.not-damage]

    It comes before healing; so does the loss of what is above the capacity. [combat.steal-blood.before-heal]
    [combat.steal-blood.overflow] All blood is taken before any arrives. [combat.steal-blood.up-to-available] A drained
    ally burns when the step is over. [combat.steal-blood.drained-ally]
    """
    stolen: list[tuple[int, int]] = []
    for minion in strikers:
        strike = strike_of(the_round(g), minion)
        if kind_of(strike) == STEAL_BLOOD:
            taken = g.burn_blood(int(strike[TARGET]), int(strike[AMOUNT]), "combat.steal-blood.moves-counters")
            stolen.append((minion, taken))
    for minion, taken in stolen:
        if taken:  # an ally gains life by it [combat.steal-blood.converts-counter]
            g.gain_blood(minion, taken, stats.blood_cap(g, minion), "combat.steal-blood.moves-counters")


def steal_equipment(g: Vtes, striker: int, card: int) -> None:
    """Move stolen equipment to the striker, who cannot use it this round.

    [combat.steal-equipment.moves] [combat.steal-equipment.kept]
    """
    g.attach(card, striker, g.controller[striker])
    g.tell(events.PutOn(card=card, host=striker, clause="combat.steal-equipment.moves"))
    with_mod(the_round(g), spans.UNUSABLE, card, 1)  # [combat.steal-equipment.unusable-this-round]
    g.due = True  # what it gave has changed hands


def _swarms(g: Vtes) -> None:
    """Inflict the damage that effects do while strikes resolve. A dodge does not help.

    [combat.dodge.strike-effects-only]
    """
    round_ = the_round(g)
    for minion in (round_.acting, round_.opposing):
        amount = g.modified(spans.SWARM, minion)
        if not round_.long:  # [combat.range.limits-effects]
            amount += g.modified(spans.SWARM_CLOSE, minion)
        if amount > 0:
            round_.pending.append([minion, amount, 0, NOBODY, blows.ENVIRONMENTAL])
        for card in g.on(round_.other(minion)):  # the retainer is the source [damage.environmental.sources]
            if is_mute(g, card):
                continue
            inflicted = sum(
                given.now(g, card, minion) for given in g.face[card].definition.gives if _deals(round_, given)
            )
            if inflicted > 0:
                round_.pending.append([minion, inflicted, 0, card, blows.ENVIRONMENTAL])


def _deals(round_: RoundSpan, given: Gives) -> bool:
    return given.what == spans.DEALS or (given.what == spans.DEALS_CLOSE and not round_.long)
