"""Damage: prevented, then healed. Unhealed damage wounds a vampire; aggravated damage wounds or burns him."""

from __future__ import annotations

from typing import ClassVar, Final

from praxis.kernel.decision import Option
from praxis.kernel.procedure import DONE, NEXT, Signal, again
from praxis.vtes import answers, events
from praxis.vtes.effects.forbidding import BE_HURT, TAKE_LIGHTLY
from praxis.vtes.effects.standing_numbers import ON, OWN
from praxis.vtes.model import face as faces
from praxis.vtes.model import facts, spans, stats, windows
from praxis.vtes.model.regions import READY, TORPOR
from praxis.vtes.model.rulings import bars, is_mute
from praxis.vtes.model.spans import Harm, Span
from praxis.vtes.model.state import Vtes, with_mod
from praxis.vtes.questions import ask
from praxis.vtes.rules import torpor
from praxis.vtes.rules.playing import impulse

# Flags of a blow.
UNPREVENTABLE: Final = 1
ENVIRONMENTAL: Final = 2
"""No minion inflicts it: it has no source, or one that is no minion. [damage.environmental.sources]"""
AIMED: Final = 4
"""By a strike aimed at a retainer. [combat.retainer.damage-unpreventable]"""
BY_WEAPON: Final = 8
BY_STRIKE: Final = 16
BY_GUN: Final = 32
NO_FORTITUDE: Final = 64
"""No card that requires Fortitude prevents it."""
PIERCED: Final = 128
"""More damage of a strike of which some was inflicted."""
LATE: Final = 256
"""What a strike does when the combat is over."""

# Kinds of damage that a minion can be immune to, as bits.
NOT_AGGRAVATED: Final = 1
IS_AGGRAVATED: Final = 2
FROM_MINIONS: Final = 4
FROM_ENVIRONMENT: Final = 8
FROM_ALLIES: Final = 16
FROM_RETAINERS: Final = 32
FROM_WEAPONS: Final = 64
FROM_EMPLOYER: Final = 128
"""Of a retainer: from the minion it is on."""

Blow = list[int]
"""To whom, ordinary points, aggravated points, from whom, flags."""


class DamageResolution(Harm):
    """Damage to one or both combatants, or to anybody: first all prevent, then all heal, then the wounded go to torpor.

    Repeats for each blow. [damage.steps.two]
    """

    __slots__ = ("blows", "index", "wounded")

    STEPS: ClassVar[tuple[str, ...]] = ("announce", "prevent", "harden", "prevented", "inflict", "falling", "torpor")

    def __init__(
        self,
        blows: list[Blow],
        index: int = 0,
        wounded: list[int] | None = None,
        burning: list[int] | None = None,
    ) -> None:
        super().__init__(burning)
        self.blows = blows
        self.index = index
        self.wounded: list[int] = [] if wounded is None else wounded
        """Those about to go to torpor."""

    def fork(self) -> DamageResolution:
        blows = [blow.copy() for blow in self.blows]
        return self.resumed(DamageResolution(blows, self.index, self.wounded.copy(), self.burning.copy()))

    def announce(self, g: Vtes) -> Signal:
        if self.index >= len(self.blows):
            return again("inflict")
        blunt(g, self.blows[self.index])
        card, ordinary, aggravated, source, flags = self.blows[self.index]
        if ordinary + aggravated <= 0:
            self.index += 1
            return again("announce")
        if ordinary > 0 and g.is_vampire(card) and sears(g, card, source):
            ordinary, aggravated = 0, ordinary + aggravated
            self.blows[self.index][1:3] = [ordinary, aggravated]
        environmental = 1 if flags & ENVIRONMENTAL else 0
        g.tell(
            events.Damage(
                card=card, ordinary=ordinary, aggravated=aggravated, source=source, environmental=environmental
            )
        )
        if self._is_warded(g, card, flags):
            self.blows[self.index][1:3] = [0, 0]
            g.tell(events.Prevented(card=card, ordinary=ordinary, aggravated=aggravated))
            return again("prevented")
        return NEXT

    def _is_warded(self, g: Vtes, card: int, flags: int) -> bool:
        """Whether a lasting effect prevents all strike damage to the victim of a blow. All cards with such effects
        require Fortitude."""
        if not flags & BY_STRIKE or flags & NO_FORTITUDE or g.modified(spans.WARDED, card) <= 0:
            return False
        return not unpreventable(g, self.blows[self.index])

    def prevent(self, g: Vtes) -> Signal:
        """Let cards and effects prevent damage, one at a time. [damage.prevent.one-at-a-time]"""
        return NEXT if unpreventable(g, self.blows[self.index]) else impulse(g, windows.PREVENT)

    def harden(self, g: Vtes) -> Signal:
        """Ask which point is left of mixed damage, where an effect prevents all but one point by itself.

        [damage.mixed.prevention-order-free]
        """
        self.got = ()
        card, ordinary, aggravated, _, _ = self.blows[self.index]
        if self._spared(g) == 1 and ordinary and aggravated and g.modified(spans.MARBLE, card) > 0:
            options: list[Option] = [answers.PREVENT.of(aggravated), answers.PREVENT.of(aggravated - 1)]
            clause = "damage.mixed.prevention-order-free"
            return ask(g.controller[card], "prevent-aggravated", options, card, clause)
        return NEXT

    def _spared(self, g: Vtes) -> int:
        """How many points of this blow are left by an effect that prevents by itself: one or none; -1 if there is no
        such effect."""
        blow = self.blows[self.index]
        card = blow[0]
        level = max(g.modified(spans.HARD, card), g.modified(spans.MARBLE, card))
        if level <= 0 or unpreventable(g, blow):
            return -1
        before = any(sum(left_of(g, other)) for other in self.blows[: self.index] if other[0] == card)
        return 0 if level > 1 or before else 1

    def prevented(self, g: Vtes) -> Signal:
        blow = self.blows[self.index]
        left = self._spared(g)
        if left >= 0:
            self._harden(g, blow, left)
        self.got = ()
        self._pierce(g, blow)
        self.index += 1
        return again("announce")

    def _harden(self, g: Vtes, blow: Blow, left: int) -> None:
        """Reduce a blow to the points that are left. An effect that prevents no aggravated damage leaves all of that,
        and then no other point."""
        card, ordinary, aggravated, _, _ = blow
        if g.modified(spans.MARBLE, card) <= 0:
            kept = [0 if aggravated else min(left, ordinary), aggravated]
        elif self.got:
            kept = [0, 1] if int(self.got[1]) < aggravated else [1, 0]
        else:
            kept = [min(left, ordinary), min(left, aggravated) if not ordinary else 0]
        if kept != [ordinary, aggravated]:
            blow[1:3] = kept
            g.tell(events.Prevented(card=card, ordinary=ordinary - kept[0], aggravated=aggravated - kept[1]))

    def _pierce(self, g: Vtes, blow: Blow) -> None:
        """Add a further blow of the same kind, which can be prevented, if a strike with such an effect gets through."""
        card, _, _, source, flags = blow
        more = g.modified(spans.PIERCING, source) if flags & BY_STRIKE and not flags & PIERCED else 0
        if not more or g.face[card].types & faces.RETAINER:
            return
        ordinary, aggravated = left_of(g, blow)
        if ordinary + aggravated:
            extra = [0, more] if aggravated and not ordinary else [more, 0]
            self.blows.insert(self.index + 1, [card, *extra, source, flags | PIERCED])

    def inflict(self, g: Vtes) -> Signal:
        """Inflict the damage that was not prevented; the kind of victim decides how.

        [damage.inflict.unprevented] [damage.inflict.victim-type] [damage.inflict.any-source]
        """
        suffered: dict[int, list[int]] = {}
        for blow in self.blows:
            ordinary, aggravated = successful(g, blow)
            if aggravated and stats.total(g, spans.TOUGH, blow[0]) > 0:
                ordinary, aggravated = ordinary + aggravated, 0
            softened = _softened(g, blow[0], aggravated)
            ordinary, aggravated = ordinary + softened, aggravated - softened
            if ordinary + aggravated:
                g.tell(events.Inflicted(card=blow[0], ordinary=ordinary, aggravated=aggravated, source=blow[3]))
                g.happen(facts.HURT, blow[0], blow[3], ordinary + aggravated)
                if blow[4] & BY_STRIKE:
                    g.happen(facts.WOUNDED, blow[0], blow[3], ordinary + aggravated, _strike_card(g, blow[3]))
                points = suffered.setdefault(blow[0], [0, 0])
                points[0] += ordinary
                points[1] += aggravated
        for card, (ordinary, aggravated) in suffered.items():
            if g.is_vampire(card):
                self._hurt_vampire(g, card, ordinary, aggravated)
            else:
                # [damage.nonvampire.life-per-point] [damage.nonvampire.aggravated-as-ordinary]
                g.burn_blood(card, ordinary + aggravated, "damage.nonvampire.life-per-point")
        return NEXT

    def _hurt_vampire(self, g: Vtes, vampire: int, ordinary: int, aggravated: int) -> None:
        """Inflict ordinary damage on a vampire, then aggravated damage. [damage.mixed.ordinary-first]

        Only ordinary damage is healed, with the last blood if need be. [damage.heal.may-empty]
        [damage.aggravated.cannot-heal]
        """
        healed = g.burn_blood(vampire, ordinary, "damage.heal.one-blood-per-point")
        g.happen(facts.BLOOD_SPENT, vampire, n=healed)
        wounded = g.where[vampire] == TORPOR  # [damage.wounded.definition] [damage.aggravated.in-torpor]
        if healed < ordinary:  # [damage.heal.partial-then-wounded]
            wounded = True
        if aggravated and not wounded:  # the first point wounds and costs no blood [damage.aggravated.wounds]
            aggravated -= 1
            wounded = True
        if aggravated:  # [damage.aggravated.wounded-pays-blood]
            paid = g.burn_blood(vampire, aggravated, "damage.aggravated.wounded-pays-blood")
            g.happen(facts.BLOOD_SPENT, vampire, n=paid)
            if paid < aggravated:  # [damage.aggravated.straight-to-ash-heap] [damage.aggravated.not-diablerie]
                self.burning.append(vampire)
                return
        if wounded:
            self.wounded.append(vampire)

    def falling(self, g: Vtes) -> Signal:
        return impulse(g, windows.FALLING) if self.wounded or self.burning else NEXT

    def torpor(self, g: Vtes) -> Signal:
        """Burn or send to torpor whoever was wounded, after all damage is resolved.

        [damage.wounded.torpor-after-all]
        """
        for vampire in self.burning:
            if g.is_in_play(vampire):
                g.burn(vampire, "damage.aggravated.wounded-burns")
        for vampire in self.wounded:
            if g.where[vampire] == READY:
                torpor.send_to_torpor(g, vampire)
        return DONE


def _strike_card(g: Vtes, striker: int) -> int:
    """The card of the strike that is being resolved; nobody if the strike is made with bare hands."""
    round_ = g.round()
    strike = [] if round_ is None else round_.first if striker == round_.acting else round_.second
    return int(strike[2]) if strike else spans.NOBODY


def blunt(g: Vtes, blow: Blow) -> None:
    """Reduce a blow of the opposing minion by what an effect on the victim says, also after the combat if a strike led
    to it (LSJ 20080630). The further blow of the same strike is not reduced again."""
    card, ordinary, aggravated, source, flags = blow
    combat = g.combat()
    if flags & (ENVIRONMENTAL | PIERCED):
        return
    opposed = combat is not None and card in (combat.acting, combat.opposing) and source == combat.other(card)
    less = stats.total(g, spans.BLUNTED, card) if opposed or flags & LATE else 0
    if less > 0:
        blow[1:3] = [max(0, ordinary - less), max(0, aggravated - max(0, less - ordinary))]


def sears(g: Vtes, vampire: int, source: int) -> bool:
    """Whether all damage from this source to a vampire is aggravated."""
    return g.modified(spans.SUNLIT, vampire) > 0 or bool(bars(g, TAKE_LIGHTLY, vampire, source))


def unpreventable(g: Vtes, blow: Blow) -> bool:
    """Whether this damage cannot be prevented. [damage.prevent.minions-only] [combat.retainer.damage-unpreventable]"""
    card, flags = blow[0], blow[4]
    if flags & UNPREVENTABLE:
        return True
    if not g.face[card].types & faces.RETAINER:
        return False
    return not g.edition.prevents_for_retainers or (bool(flags & AIMED) and not g.edition.prevents_aimed_at_retainers)


def successful(g: Vtes, blow: Blow) -> tuple[int, int]:
    """The ordinary and aggravated points that are inflicted. If the victim is immune to some, tell it.
    [damage.immunity.fails]

    Points to which he is immune cost no blood and do not wound. [damage.immunity.no-cost] [damage.immunity.no-wound]
    """
    left = left_of(g, blow)
    if left != (blow[1], blow[2]) and g.is_in_play(blow[0]):
        g.tell(events.Immune(card=blow[0], source=blow[3], clause="damage.immunity.fails"))
    return left


def left_of(g: Vtes, blow: Blow) -> tuple[int, int]:
    """The ordinary and aggravated points of a blow to which the victim is not immune. [damage.immunity.fails]"""
    card, ordinary, aggravated, source, _ = blow
    if not g.is_in_play(card):
        return 0, 0
    kinds = immunity(g, card)
    if kinds & origins(g, blow) or source in immune_to(g, card) or bars(g, BE_HURT, card, source):
        kinds |= NOT_AGGRAVATED | IS_AGGRAVATED
    return (0 if kinds & NOT_AGGRAVATED else ordinary, 0 if kinds & IS_AGGRAVATED else aggravated)


def _softened(g: Vtes, card: int, aggravated: int) -> int:
    """How many points of aggravated damage an effect turns into normal damage. Each point of the effect is used up by
    that."""
    found = min(aggravated, g.modified(spans.SOFTENED, card))
    if found > 0:
        round_ = g.round()
        with_mod(g.turn_span() if round_ is None else round_, spans.SOFTENED, card, -found)
    return max(0, found)


def origins(g: Vtes, blow: Blow) -> int:
    """Where a blow comes from, as bits of the kinds of damage that a minion can be immune to.
    [damage.environmental.definition]"""
    card, _, _, source, flags = blow
    found = FROM_ENVIRONMENT if flags & ENVIRONMENTAL else FROM_MINIONS
    if flags & BY_WEAPON:
        found |= FROM_WEAPONS
    if source >= 0:
        types = g.face[source].types
        found |= FROM_ALLIES if types & faces.ALLIES else FROM_RETAINERS if types & faces.RETAINER else 0
        if source == g.host[card]:
            found |= FROM_EMPLOYER
    return found


def immune_to(g: Vtes, card: int) -> list[int]:
    """The single cards and minions to whose damage a minion is immune."""
    return [
        mod[2]
        for frame in g.stack
        if isinstance(frame, Span)
        for mod in frame.mods
        if mod[0] == spans.IMMUNE_TO and mod[1] == card
    ]


def immunity(g: Vtes, card: int) -> int:
    """The kinds of damage that a minion is immune to, by what is in progress and by the cards on him."""
    kinds = 0
    for frame in g.stack:
        if isinstance(frame, Span):
            for mod in frame.mods:
                if mod[0] == spans.IMMUNE and mod[1] == card:
                    kinds |= mod[2]
    for gives in g.face[card].definition.gives:
        if gives.what == spans.IMMUNE and gives.reach == OWN:
            kinds |= gives.amount
    for other in g.on(card):
        for gives in g.face[other].definition.gives:
            if gives.what == spans.IMMUNE and gives.reach == ON and not is_mute(g, other):
                kinds |= gives.amount
    return kinds


def open_blow(g: Vtes) -> Blow | None:
    """The blow that can be prevented now."""
    for frame in reversed(g.stack):
        if isinstance(frame, DamageResolution):
            return frame.blows[frame.index] if frame.index < len(frame.blows) else None
    return None
