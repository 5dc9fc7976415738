"""An action from announcement to resolution, the same for all kinds."""

from __future__ import annotations

from typing import ClassVar

from praxis.kernel.decision import PASS, Option
from praxis.kernel.procedure import DONE, NEXT, Signal, again, run
from praxis.vtes import answers, events
from praxis.vtes.actions.table import KINDS
from praxis.vtes.effects.costs import BLOOD_COST, POOL_COST
from praxis.vtes.effects.resolve import cards_aimed_at, mode_of, opening, resolve
from praxis.vtes.model import facts, spans, stats, windows
from praxis.vtes.model.regions import ATTACHED, LIMBO, TORPOR
from praxis.vtes.model.rulings import dues
from praxis.vtes.model.spans import NOBODY, ActionSpan
from praxis.vtes.model.state import Vtes, with_mod
from praxis.vtes.questions import ask
from praxis.vtes.rules import blockers, limits
from praxis.vtes.rules.announce import targets, victim_of
from praxis.vtes.rules.block import attempts
from praxis.vtes.rules.combat import after_block
from praxis.vtes.rules.conviction import conviction_cost, convictions
from praxis.vtes.rules.costs import blood_cost, pool_cost
from praxis.vtes.rules.diablerie import Diablerie, diablerie_bar
from praxis.vtes.rules.permanents import give_back_after
from praxis.vtes.rules.playing import close_savings, impulse, offer_savings, pay_conviction
from praxis.vtes.rules.repeating import repeat_word
from praxis.vtes.rules.replacing import delay, laid_aside_by, replace, show
from praxis.vtes.rules.slave import substitutes
from praxis.vtes.rules.trophy import award


class Action(ActionSpan):
    """A minion takes an action; a minion takes only one at a time. [minion.act.one-at-a-time]

    Repeats the choice of targets and of equipment, and the block attempts if a card lets a blocked action go on.
    """

    __slots__ = ()

    STEPS: ClassVar[tuple[str, ...]] = (
        "show",
        "aim",
        "take_aim",
        "pledge",
        "take_pledge",
        "offer_savings",
        "as_played",
        "announce",
        "refill",
        "as_announced",
        "special_version",
        "block_attempts",
        "decided",
        "blocked",
        "instead",
        "fight",
        "lost",
        "over",
        "resolving",
        "resolved",
        "offer_savings_late",
        "pay",
        "before_terms",
        "effect",
        "then",
        "trophies",
        "succeeded",
        "failing",
        "afterwards",
        "finish",
    )

    def awaits_refill(self) -> bool:
        return self.is_before("refill")

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
            self.also.copy(),
            self.turned,
            self.more.copy(),
            self.fate,
            self.mods.copy(),
            self.hung_copies(),
            self.since,
            self.went_on,
            self.tried.copy(),
        )
        return self.resumed(twin)

    # -- announcing ---------------------------------------------------------------------------------------------

    def is_from_hand(self, g: Vtes) -> bool:
        return self.card >= 0 and self.mode >= 0

    def show(self, g: Vtes) -> Signal:
        """Lay the action card open. [action.announce.card-face-up] [action.card.one-per-action]"""
        self.since = g.begin()
        if self.is_from_hand(g):
            show(g, self.card, self.mode, self.seat, self.actor)
        return NEXT

    def aim(self, g: Vtes) -> Signal:
        """Ask for the next target of the action, or the next equipment to move with it. [action.announce.details]

        The terms of a referendum are chosen later. [action.announce.referendum-exception]
        """
        also = KINDS[self.kind].also(g, self)
        if also:
            return ask(self.seat, "equipment", also, self.target, "action.equip.transfer-named")
        self.got = ()
        if self.card < 0 or self.kind == "political":
            return NEXT
        chosen = self.chosen()
        aims = mode_of(g, self.card, self.mode).targets
        if len(chosen) >= len(aims):
            return NEXT
        found = targets(g, self.card, self.mode, self.seat, self.actor, chosen)
        if not found:
            return NEXT
        if aims[len(chosen)].is_all():
            self.victims = [seat for seat in g.clockwise(self.seat) if seat in found and seat != self.seat]
            return NEXT
        options: list[Option] = [answers.TARGET.of(thing) for thing in found]
        return ask(self.seat, "target", options, self.card, "action.announce.details")

    def take_aim(self, g: Vtes) -> Signal:
        if self.got and self.got[0] == "target":
            self._aim_at(g, self.got[1])
            if len(self.chosen()) < len(mode_of(g, self.card, self.mode).targets):
                return again("aim")
        elif self.got and self.got[0] == "also":
            self.also.append(self.got[1])
            return again("aim")
        if self.is_from_hand(g):
            g.happen(facts.DECLARED, self.actor, facts.named(self.seat), self.mode, self.card)
        return NEXT

    def _aim_at(self, g: Vtes, thing: int) -> None:
        """Note a target. Any other Methuselah who controls it may block. [action.directed.definition]

        [action.undirected.own-card]
        """
        chosen = self.chosen()
        selector = mode_of(g, self.card, self.mode).targets[len(chosen)]
        if chosen:
            self.more.append(thing)
        else:
            self.target = thing
        victim = victim_of(g, selector, thing, self.seat)
        if victim >= 0 and victim not in self.victims:
            self.victims.append(victim)

    def pledge(self, g: Vtes) -> Signal:
        """Ask which conviction will pay for an action of a card in play. [action.announce.details]"""
        self.got = ()
        if self.card < 0 or self.mode >= 0:
            return NEXT
        named = self._pledged()
        if len(named) >= conviction_cost(g, self.card, self.mode):
            return NEXT
        different = {g.face[card].key: card for card in convictions(g, self.actor) if card not in named}
        options: list[Option] = [answers.BURN.of(card) for card in different.values()]
        return ask(self.seat, "conviction", options, self.actor, "imbued.conviction.pays-costs") if options else NEXT

    def take_pledge(self, g: Vtes) -> Signal:
        if not self.got:
            return NEXT
        card = int(self.got[1])
        with_mod(self, spans.PLEDGED, card, 1, self.card)
        g.tell(events.Pledges(minion=self.actor, card=card))
        return again("pledge")

    def _pledged(self) -> list[int]:
        """The convictions that were named as the price of the action."""
        return [mod[1] for mod in self.mods if mod[0] == spans.PLEDGED]

    def offer_savings(self, g: Vtes) -> Signal:
        """Offer reductions of the cost that are used as the action is announced. [card.cost.reduction-timing]"""
        return (
            offer_savings(g, self.card, self.mode, self.seat, self.actor, early=True) if self.is_from_hand(g) else NEXT
        )

    def as_played(self, g: Vtes) -> Signal:
        """Open the window in which the action card can be cancelled. [card.as-played.window]"""
        return impulse(g, windows.AS_PLAYED) if g.edition.cancels and self.is_from_hand(g) else NEXT

    def announce(self, g: Vtes) -> Signal:
        if self.card >= 0:  # even if it was cancelled [card.cancel.still-played]
            limits.note_use(g, self.actor, self.card, self.mode, mode_of(g, self.card, self.mode))
        if self.outcome == ActionSpan.CANCELLED:  # [card.cancel.action-card] [card.cancel.action-card-retry]
            return NEXT
        g.lock(self.actor)  # [minion.act.taps]
        if self.card >= 0:
            self.blood = blood_cost(g, self.card, self.mode, self.actor, self.chosen())  # [torpor.leave.card-cost]
            self.pool = pool_cost(g, self.card, self.mode, self.actor, self.chosen())
        self.blood = max(0, self.blood + self._dues(g, BLOOD_COST))
        self.pool = max(0, self.pool + self._dues(g, POOL_COST))
        stealth = self._inherent_stealth(g)
        if stealth:  # [block.stealth.inherent]
            with_mod(self, spans.STEALTH, self.actor, stealth, self.card)
        self._note_done(g)
        g.tell(
            events.Action(
                minion=self.actor,
                action=self.kind,
                card=self.card,
                target=self.target,
                also=list(self.also),
                victims=list(self.victims),
                blood=self.blood,
                pool=self.pool,
                stealth=stealth,
            )
        )
        g.happen(facts.ACTED, self.actor, self._card_target(g), int(self._is_mandatory(g)), self.card)
        return NEXT

    def _dues(self, g: Vtes, cost: int) -> int:
        """How much more (or less) such an action costs because of cards. Actions to leave torpor and to rescue have it
        in their own cost already."""
        if self.kind in ("rescue", "leave"):
            return 0
        return dues(g, cost, self.kind, self.actor, cards_aimed_at(g, self), bool(self.victims))

    def _card_target(self, g: Vtes) -> int:
        """The card at which the action is aimed first; nobody, if that is a Methuselah."""
        cards = cards_aimed_at(g, self)
        return cards[0] if cards and cards[0] == self.target else NOBODY

    def _is_mandatory(self, g: Vtes) -> bool:
        """Whether the minion must take this action. [minion.mandatory.empty-hunts] [minion.mandatory.exist]"""
        if self.kind == "hunt" and not g.blood[self.actor]:
            return True
        return self.card >= 0 and mode_of(g, self.card, self.mode).mandatory

    def _inherent_stealth(self, g: Vtes) -> int:
        """The stealth that the action has by itself. [action.card.stealth-zero] [action.bleed.stealth]"""
        if self.card >= 0:
            mode = mode_of(g, self.card, self.mode)
            if mode.stealth:
                return mode.stealth
        return KINDS[self.kind].stealth_of(self)

    def _note_done(self, g: Vtes) -> None:
        """Note that the minion has taken this action, for the limits on repeating. [minion.repeat.bleed-once]

        [minion.repeat.action-card]
        """
        did = g.turn_span().did
        did.append([self.actor, self.kind])
        if self.card >= 0:
            did.append([self.actor, repeat_word(g, self.card, self.mode)])

    def refill(self, g: Vtes) -> Signal:
        """Replace the action card at once, before anything is played in answer.

        [card.as-played.before-draw] [card.draw.replace]
        """
        cancelled = self.outcome == ActionSpan.CANCELLED
        if self.is_from_hand(g):
            if not cancelled:
                delay(g, self.card, self.seat)
            replace(g, self.seat)
        return again("finish") if cancelled else NEXT

    def as_announced(self, g: Vtes) -> Signal:
        """Open the window for what is played as an action is announced. [action.announce.as-announced-first]"""
        return impulse(g, windows.ANNOUNCED | windows.OUT_OF_TURN)

    def special_version(self, g: Vtes) -> Signal:
        """Carry out what the card changes in a basic action; all else of that action stays.
        [action.card.special-version]"""
        if blockers.is_lost(g, self):
            return again("failing")
        if self.card == NOBODY or self.kind == "political":
            return NEXT
        if KINDS[self.kind].is_basic:
            return run(resolve(g, self.card, self.mode, self.seat, self.actor, self.chosen()))
        if mode_of(g, self.card, self.mode).during:
            return run(opening(g, self.card, self.mode, self.seat, self.actor, self.chosen()))
        return NEXT

    # -- blocking -----------------------------------------------------------------------------------------------

    def block_attempts(self, g: Vtes) -> Signal:
        return run(attempts(g))

    def decided(self, g: Vtes) -> Signal:
        """Go on with a blocked or an unblocked action. End it if the acting minion was struck down during the
        attempts."""
        if blockers.is_lost(g, self):
            return again("failing")
        if self.got and self.got[0] == "blocked":
            self.outcome = ActionSpan.BLOCKED
            return impulse(g, windows.BLOCKED | windows.OUT_OF_TURN)
        return again("resolving")

    def blocked(self, g: Vtes) -> Signal:
        """Locking and combat come together: an effect that ends the action first stops both. [block.success.taps]

        [action.resolve.outcome-lost]
        """
        if self.outcome == ActionSpan.ENDED:
            return again("failing")
        if self.fate == ActionSpan.GOES_ON:  # a card lets it go on before the block is resolved: no combat
            return again("over")
        g.happen(facts.RESOLVES, self.actor, self.blocker, card=self.card)
        if g.is_in_play(self.blocker) and not stats.total(g, spans.STAYS_UNLOCKED, self.blocker):
            g.lock(self.blocker)
        return NEXT

    def instead(self, g: Vtes) -> Signal:
        """Offer what may come instead of a combat between the blocker and the acting minion."""
        if g.where[self.actor] == TORPOR and blockers.acts_in_torpor(g, self):  # [torpor.leave.blocked-by-vampire]
            options: list[Option] = [] if diablerie_bar(g, self.blocker) else [answers.COMMIT_DIABLERIE.of(self.actor)]
            clause = "torpor.leave.blocked-by-vampire"
            return ask(g.controller[self.blocker], "diablerize", [*options, PASS], self.actor, clause)
        fights = g.is_ready(self.blocker)  # else there is no combat to cancel
        slaves: list[Option] = [answers.SLAVE.of(slave) for slave in substitutes(g, self.actor) if fights]
        return ask(self.seat, "slave", [*slaves, PASS], self.actor, "trait.slave.substitute")

    def fight(self, g: Vtes) -> Signal:
        """Begin the combat, or what was chosen instead of it. [combat.start.block] [torpor.leave.blocked-no-combat]"""
        if self.got[0] == answers.COMMIT_DIABLERIE.word:
            return run(Diablerie(self.blocker, self.actor))
        if g.where[self.actor] == TORPOR or self.fate == ActionSpan.NO_COMBAT:  # [torpor.leave.blocked-declined]
            return NEXT
        if self.got[0] == "slave":
            slave = int(self.got[1])
            g.lock(slave)
            g.unlock(self.actor)
            g.tell(events.SlaveFights(card=slave, master=self.actor, clause="trait.slave.substitute"))
            return run(after_block(slave, self.blocker))
        return run(after_block(self.actor, self.blocker))

    def lost(self, g: Vtes) -> Signal:
        """A blocked action has no effect and costs nothing. [action.resolve.blocked-no-effect]

        [action.resolve.blocked-no-cost] [torpor.leave.blocked-no-cost]
        """
        if self.outcome == ActionSpan.ENDED:  # as another combat was about to follow
            return again("failing")
        return impulse(g, windows.FAILED | windows.OUT_OF_TURN)

    def over(self, g: Vtes) -> Signal:
        """End the action after its combat. [action.resolve.over-after-combat]

        If a card lets the action go on, other minions may still attempt to block it.
        """
        if self.fate == ActionSpan.GOES_ON:
            self.fate = 0
            self.outcome = 0
            self.went_on = 1
            self.blocker = NOBODY
            return again("block_attempts")
        return again("failing")

    # -- resolving ----------------------------------------------------------------------------------------------

    def resolving(self, g: Vtes) -> Signal:
        g.happen(facts.RESOLVES, self.actor, card=self.card)
        return impulse(g, windows.RESOLVING)

    def resolved(self, g: Vtes) -> Signal:
        """Note that the action has succeeded, unless it was lost meanwhile. [action.resolve.unblocked-succeeds]"""
        if blockers.is_lost(g, self):
            return again("failing")
        self.outcome = ActionSpan.SUCCESS
        g.happen(facts.SUCCEEDS, self.actor, card=self.card)
        return NEXT

    def offer_savings_late(self, g: Vtes) -> Signal:
        """Offer reductions of the cost, now that the action is known to succeed. [card.cost.reduction-timing]"""
        return offer_savings(g, self.card, self.mode, self.seat, self.actor) if self.is_from_hand(g) else NEXT

    def pay(self, g: Vtes) -> Signal:
        """Pay the cost; an action that cannot be paid for fails.

        [action.resolve.cost-then-effect] [action.announce.cost-later]
        """
        if self.is_from_hand(g):
            blood = blood_cost(g, self.card, self.mode, self.actor, self.chosen()) + self._dues(g, BLOOD_COST)
            pool = pool_cost(g, self.card, self.mode, self.actor, self.chosen()) + self._dues(g, POOL_COST)
            self.blood = min(self.blood, max(0, blood))
            self.pool = min(self.pool, max(0, pool))
        kind = KINDS[self.kind]
        payable = kind.can_pay(g, self) and g.pool[self.seat] >= self.pool
        if self.card >= 0 and len(convictions(g, self.actor)) < conviction_cost(g, self.card, self.mode):
            payable = False
        if any(card not in g.on(self.actor) for card in self._pledged()):
            payable = False
        if not payable:
            self.outcome = ActionSpan.UNPAID
            return again("succeeded")
        kind.pay(g, self)
        g.burn_pool(self.seat, self.pool, "action.resolve.cost-then-effect")
        if self._pledged():
            for card in self._pledged():
                g.burn(card, "imbued.conviction.pays-costs")
            return NEXT
        return pay_conviction(g, self.card, self.mode, self.actor) if self.card >= 0 else NEXT

    def before_terms(self, g: Vtes) -> Signal:
        """Open the window between a successful political action and its referendum."""
        return impulse(g, windows.BEFORE_TERMS) if self.kind == "political" else NEXT

    def effect(self, g: Vtes) -> Signal:
        self.got = ()
        if self.outcome == ActionSpan.ENDED:
            return again("afterwards")
        return KINDS[self.kind].effect(g, self) if self._is_held(g) and self._is_there(g) else again("succeeded")

    def _is_there(self, g: Vtes) -> bool:
        """Whether the acting vampire is still where he began the action: one who acts in torpor must not have left it
        since."""
        return g.where[self.actor] == TORPOR or not blockers.acts_in_torpor(g, self)

    def _is_held(self, g: Vtes) -> bool:
        """Whether the card in play that allows the action is still there, on the acting minion if it was on him: else
        the action has no effect. What burned the card as its cost is no loss."""
        if self.card < 0 or self.mode >= 0:
            return True
        mode = mode_of(g, self.card, self.mode)
        if not g.is_in_play(self.card):
            return mode.granted or bool(mode.cost)
        return g.where[self.card] != ATTACHED or mode.open > 0 or g.host[self.card] == self.actor

    def then(self, g: Vtes) -> Signal:
        if self.outcome == ActionSpan.ENDED:  # as its combat was about to begin
            return again("failing")
        if self.card >= 0 and mode_of(g, self.card, self.mode).then:
            return run(resolve(g, self.card, self.mode, self.seat, self.actor, self.chosen(), then=True))
        return NEXT

    def trophies(self, g: Vtes) -> Signal:
        """Award trophies to the acting minion. Diablerie and combat award their own. [master.trophy.award]"""
        if KINDS[self.kind].awards_trophies or not self.victims or self.seat in self.victims:
            return NEXT
        return award(g, self.actor, self._card_target(g))

    def succeeded(self, g: Vtes) -> Signal:
        """Open the window after a successful action.

        It opens also if the cost could not be paid: then the action has succeeded, but had no effect.
        """
        if self.outcome == ActionSpan.SUCCESS:
            g.happen(facts.SUCCEEDED, self.actor, card=self.card)
        return impulse(g, windows.SUCCEEDED | windows.OUT_OF_TURN)

    def failing(self, g: Vtes) -> Signal:
        """Open the window after a failed action, if a card has made it fail. For a blocked action that window was open
        before."""
        if self.fate != ActionSpan.FAILS:
            return NEXT
        return impulse(g, windows.FAILED | windows.OUT_OF_TURN)

    def afterwards(self, g: Vtes) -> Signal:
        """Open the window after an action, however the action has ended."""
        if self.outcome != ActionSpan.SUCCESS:
            g.happen(facts.FAILED, self.actor, card=self.card)
        g.happen(facts.OVER, self.actor, card=self.card)
        return impulse(g, windows.AFTER_ACTION)

    def finish(self, g: Vtes) -> Signal:
        """Burn the card of a failed action, or one that does not stay in play. [action.resolve.failed-card-burned]"""
        if self.is_from_hand(g):
            cancelled = self.outcome in (ActionSpan.CANCELLED, ActionSpan.UNPAID)
            close_savings(g, self.card, cancelled, self.outcome == ActionSpan.SUCCESS)
        if self.card >= 0 and g.where[self.card] == LIMBO:
            if g.face[self.card].definition.removed:
                g.remove(self.card, "card.golden.overrides-rules")
            else:
                failed = "" if self.outcome == ActionSpan.SUCCESS else "action.resolve.failed-card-burned"
                g.burn(self.card, failed or laid_aside_by(g.face[self.card]))
        if self.card >= 0 and self.mode >= 0:
            if self.outcome == ActionSpan.CANCELLED:
                g.happen(facts.CANCELLED, self.actor, facts.named(self.seat), self.mode, self.card)
            g.happen(facts.FINISHED, self.actor, facts.named(self.seat), self.mode, self.card)
        if self.outcome == ActionSpan.UNPAID:
            g.tell(events.ActionOver(minion=self.actor, outcome=self.outcome, clause="card.cost.must-afford"))
        else:
            g.tell(events.ActionOver(minion=self.actor, outcome=self.outcome))
        if g.lasting:
            give_back_after(g, self)
        g.due = True  # what hung on the action is gone
        return DONE
