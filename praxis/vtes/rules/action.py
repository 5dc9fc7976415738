"""An action from announcement to resolution, the same for all kinds."""

from __future__ import annotations

from typing import ClassVar

from praxis.kernel.decision import PASS, Option
from praxis.kernel.procedure import DONE, NEXT, Signal, again, ask, run
from praxis.vtes import face as faces
from praxis.vtes import spans, windows
from praxis.vtes.effects.resolve import Resolve, mode_of
from praxis.vtes.rules.bleed import resolve_bleed, resolve_hunt
from praxis.vtes.rules.block import attempts
from praxis.vtes.rules.combat import Combat
from praxis.vtes.rules.diablerie import Diablerie
from praxis.vtes.rules.permanents import move_equipment, resolve_permanent
from praxis.vtes.rules.playing import Impulse, aims, delay, replace, show
from praxis.vtes.rules.politics import Referendum
from praxis.vtes.rules.requirement import blood_cost, pool_cost
from praxis.vtes.rules.torpor import LEAVE_COST, wake_from_torpor
from praxis.vtes.spans import ActionSpan
from praxis.vtes.state import LIMBO, TORPOR, Vtes, with_mod

STEALTHY: frozenset[str] = frozenset(
    {"hunt", "equip", "take", "employ", "recruit", "political", "anarch", "leave", "power"}
)
"""Kinds of action with +1 stealth of their own. [action.hunt.stealth] [action.equip.stealth] [action.ally.stealth]"""


class Action(ActionSpan):
    """A minion takes an action; only one at a time. [minion.act.one-at-a-time]"""

    __slots__ = ()

    STEPS: ClassVar[tuple[str, ...]] = (
        "show",
        "aim",
        "take_aim",
        "as_played",
        "announce",
        "as_announced",
        "special_version",
        "refill",
        "block_attempts",
        "decided",
        "blocked",
        "fight",
        "lost",
        "over",
        "pay",
        "effect",
        "referendum",
        "then",
        "succeeded",
        "finish",
    )

    def fork(self) -> Action:
        twin = Action(
            self.actor,
            self.seat,
            self.kind,
            self.card,
            self.mode,
            self.target,
            self.victims.copy(),
            self.blood,
            self.pool,
            self.blocker,
            self.declined.copy(),
            [entry.copy() for entry in self.played],
            self.outcome,
            self.mods.copy(),
        )
        return self.resumed(twin)

    # -- announcing ---------------------------------------------------------------------------------------------

    def is_from_hand(self, g: Vtes) -> bool:
        return self.card >= 0 and self.mode >= 0

    def show(self, g: Vtes) -> Signal:
        """[action.announce.card-face-up] [action.card.one-per-action]"""
        if self.is_from_hand(g):
            show(g, self.card, self.mode, self.seat, self.actor)
        return NEXT

    def aim(self, g: Vtes) -> Signal:
        """[action.announce.details]; the terms of a referendum wait. [action.announce.referendum-exception]"""
        if self.card < 0 or self.kind == "political" or mode_of(g, self.card, self.mode).target is None:
            self.got = ()
            return NEXT
        options = aims(g, self.card, self.mode, self.seat, self.actor)
        return ask(self.seat, "target", options, self.card, "action.announce.details")

    def take_aim(self, g: Vtes) -> Signal:
        if self.got and self.got[0] == "target":
            self._aim_at(g, self.got[1])
        return NEXT

    def as_played(self, g: Vtes) -> Signal:
        """[card.as-played.window]"""
        return run(Impulse(windows.AS_PLAYED)) if g.edition.cancels and self.is_from_hand(g) else NEXT

    def announce(self, g: Vtes) -> Signal:
        if self.outcome == ActionSpan.CANCELLED:  # [card.cancel.action-card] [card.cancel.action-card-retry]
            replace(g, self.seat)
            return again("finish")
        g.lock(self.actor)  # [minion.act.taps]
        if self.card >= 0:
            self.blood = blood_cost(g, self.card, self.mode)
            self.pool = pool_cost(g, self.card, self.mode)
        stealth = self._inherent_stealth(g)
        if stealth:  # [block.stealth.inherent]
            with_mod(self, spans.STEALTH, self.actor, stealth, self.card)
        self._note_done(g)
        g.say(
            "action",
            minion=self.actor,
            action=self.kind,
            card=self.card,
            target=self.target,
            victims=list(self.victims),
            blood=self.blood,
            pool=self.pool,
            stealth=stealth,
        )
        return NEXT

    def _aim_at(self, g: Vtes, thing: int) -> None:
        """Whoever else controls the target may block. [action.directed.definition] [action.undirected.own-card]"""
        selector = mode_of(g, self.card, self.mode).target
        assert selector is not None
        self.target = thing
        victim = thing if selector.is_seat() else g.controller[thing]
        if victim != self.seat and victim not in self.victims and (selector.is_seat() or g.is_in_play(thing)):
            self.victims.append(victim)

    def _inherent_stealth(self, g: Vtes) -> int:
        if self.card >= 0:
            mode = mode_of(g, self.card, self.mode)
            if mode.stealth:
                return mode.stealth
        if self.kind in STEALTHY:
            return 1
        if self.kind in ("rescue", "diablerize") and not self.victims:
            return 1  # [torpor.rescue.own-stealth] [diablerie.action.own-stealth]
        return 0

    def _note_done(self, g: Vtes) -> None:
        """For the limits on repeating. [minion.repeat.bleed-once] [minion.repeat.action-card]"""
        did = g.turn_span().did
        did.append([self.actor, self.kind])
        if self.card >= 0:
            did.append([self.actor, repeat_word(g, self.card, self.mode)])

    def as_announced(self, g: Vtes) -> Signal:
        """[action.announce.as-announced-first]"""
        return run(Impulse(windows.ANNOUNCED))

    def special_version(self, g: Vtes) -> Signal:
        """It keeps the rules of the basic action but for what the card changes. [action.card.special-version]"""
        if self.card >= 0 and mode_of(g, self.card, self.mode).reach in ("bleed", "hunt"):
            return run(Resolve(self.card, self.mode, self.seat, self.actor, self.target))
        return NEXT

    def refill(self, g: Vtes) -> Signal:
        """[card.as-played.before-draw] [card.draw.replace]"""
        if self.is_from_hand(g):
            delay(g, self.card, self.seat)
            replace(g, self.seat)
        return NEXT

    # -- blocking -----------------------------------------------------------------------------------------------

    def block_attempts(self, g: Vtes) -> Signal:
        return run(attempts(g))

    def decided(self, g: Vtes) -> Signal:
        """[action.resolve.unblocked-succeeds]"""
        if self.got and self.got[0] == "blocked":
            self.outcome = ActionSpan.BLOCKED
            g.lock(self.blocker)  # [block.success.taps]
            return run(Impulse(windows.BLOCKED))
        if not g.is_in_play(self.actor):
            return again("finish")
        self.outcome = ActionSpan.SUCCESS
        return again("pay")

    def blocked(self, g: Vtes) -> Signal:
        """No combat for an actor in torpor: a blocking vampire may diablerize him. [torpor.leave.blocked-by-vampire]"""
        self.got = ()
        if g.where[self.actor] != TORPOR:
            return NEXT
        options: list[Option] = [PASS]
        if g.is_vampire(self.blocker) and g.is_ready(self.blocker):
            options.insert(0, ("diablerize", self.actor))
        return ask(g.controller[self.blocker], "diablerize", options, self.actor, "torpor.leave.blocked-by-vampire")

    def fight(self, g: Vtes) -> Signal:
        """[combat.start.block] [torpor.leave.blocked-no-combat]"""
        if self.got and self.got[0] == "diablerize":
            return run(Diablerie(self.blocker, self.actor))
        if g.where[self.actor] == TORPOR:
            return NEXT
        return run(Combat(self.actor, self.blocker))

    def lost(self, g: Vtes) -> Signal:
        """A blocked action has no effect and costs nothing. [action.resolve.blocked-no-effect]"""
        return run(Impulse(windows.FAILED))

    def over(self, g: Vtes) -> Signal:
        return again("finish")

    # -- resolving ----------------------------------------------------------------------------------------------

    def pay(self, g: Vtes) -> Signal:
        """[action.resolve.cost-then-effect] [action.announce.cost-later]"""
        if g.blood[self.actor] < self.blood or g.pool[self.seat] < self.pool:
            self.outcome = ActionSpan.CANCELLED
            return again("finish")
        if self.kind == "rescue":
            self._pay_rescue(g)
        else:
            g.burn_blood(self.actor, self.blood, "action.resolve.cost-then-effect")
        g.burn_pool(self.seat, self.pool, "action.resolve.cost-then-effect")
        return NEXT

    def _pay_rescue(self, g: Vtes) -> None:
        """As announced: `blood` from the rescuer, the rest from the rescued. [torpor.rescue.cost-split]"""
        g.burn_blood(self.actor, self.blood, "torpor.rescue.cost")
        g.burn_blood(self.target, LEAVE_COST - self.blood, "torpor.rescue.cost-split")

    def effect(self, g: Vtes) -> Signal:
        self.got = ()
        kind = self.kind
        if kind == "bleed":
            resolve_bleed(g, self)
        elif kind == "hunt":
            resolve_hunt(g, self)
        elif kind in ("equip", "employ", "recruit"):
            resolve_permanent(g, self)
        elif kind == "take":
            move_equipment(g, self)
        elif kind == "leave":
            wake_from_torpor(g, self.actor, "torpor.leave.success")
        elif kind == "rescue":
            if g.where[self.target] == TORPOR:
                wake_from_torpor(g, self.target, "torpor.rescue.success")
        elif kind == "diablerize":
            return run(Diablerie(self.actor, self.target))
        elif kind == "anarch":
            g.sects[self.actor] = "Anarch"
            g.say("anarch", card=self.actor, clause="action.anarch.effect")
        elif kind == "political":
            # [politics.referendum.follows-success] [action.political.cost-first]
            return run(Referendum(self.seat, g.face[self.card].name, self.card, self.mode))
        else:
            return run(Resolve(self.card, self.mode, self.seat, self.actor, self.target))
        return NEXT

    def referendum(self, g: Vtes) -> Signal:
        """[politics.result.majority-passes] [politics.result.fails-no-effect]"""
        if self.kind == "political" and self.got and self.got[0] == "passed":
            return run(Resolve(self.card, self.mode, self.seat, self.actor, self.got[1]))
        return NEXT

    def then(self, g: Vtes) -> Signal:
        if self.card >= 0 and mode_of(g, self.card, self.mode).then:
            return run(Resolve(self.card, self.mode, self.seat, self.actor, self.target, then=1))
        return NEXT

    def succeeded(self, g: Vtes) -> Signal:
        return run(Impulse(windows.SUCCEEDED))

    def finish(self, g: Vtes) -> Signal:
        """The card of a failed action is burned, as is one that does not stay. [action.resolve.failed-card-burned]"""
        if self.card >= 0 and g.where[self.card] == LIMBO:
            g.burn(self.card, "action.resolve.failed-card-burned")
        g.say("action-over", minion=self.actor, outcome=self.outcome)
        g.due = True  # what hung on the action is gone
        return DONE


def repeat_word(g: Vtes, card: int, mode: int) -> str:
    """What counts as the same action: a card by its name, an ability by its card in play."""
    return f"play {g.face[card].name}" if mode >= 0 else f"use {card} {mode}"


def kind_of_card(g: Vtes, card: int, mode: int) -> str:
    """Which kind of action a card gives."""
    reach = mode_of(g, card, mode).reach
    if reach:
        return reach
    types = g.face[card].types
    if mode < 0:
        return "ability"
    if types & faces.POLITICAL:
        return "political"
    if types & faces.EQUIPMENT:
        return "equip"
    if types & faces.RETAINER:
        return "employ"
    if types & faces.ALLY:
        return "recruit"
    if types & faces.POWER:
        return "power"
    return "card"
