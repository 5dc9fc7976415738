"""The impulse that goes round the table, and what a seat may do with it: play a card from hand, use one in play."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from praxis.kernel.decision import PASS, Option
from praxis.kernel.procedure import DONE, NEXT, RAN, Procedure, Signal, again, done, run
from praxis.vtes import answers, events
from praxis.vtes.effects.resolve import mode_of, resolve
from praxis.vtes.effects.savings import uses_counters
from praxis.vtes.model import facts, spans, windows
from praxis.vtes.model.regions import LIMBO
from praxis.vtes.model.spans import NOBODY, ActionSpan, Opener, Paying, Playing
from praxis.vtes.model.state import Vtes, with_mod
from praxis.vtes.questions import ask, ask_in_window
from praxis.vtes.rules import blockers, limits, out_of_turn
from praxis.vtes.rules.conviction import PayConviction, conviction_cost
from praxis.vtes.rules.costs import blood_cost, player, pool_cost
from praxis.vtes.rules.replacing import delay, laid_aside_by, replace, show
from praxis.vtes.rules.requirement import affordable, savings
from praxis.vtes.rules.window import could, is_opportune, may_play, moments, order, plays

AIMS: Final = (answers.TARGET.word, answers.AMOUNT.word)


def aims(g: Vtes, card: int, mode: int, seat: int, minion: int, chosen: list[int]) -> list[Option]:
    """What the player may choose as the next target of a mode; nothing if all are chosen."""
    targets = mode_of(g, card, mode).targets
    if len(chosen) >= len(targets):
        return []
    things = targets[len(chosen)].legal(g, seat, minion, card, chosen)
    if targets[len(chosen)].is_number():
        return [answers.AMOUNT.of(number) for number in things]
    if minion < 0 and mode >= 0 and not chosen:  # a target can make it too dear [card.cost.must-afford]
        things = affordable(g, seat, card, mode, things) or things
    return [answers.TARGET.of(thing) for thing in things]


def ask_aim(g: Vtes, seat: int, options: list[Option], card: int) -> Signal:
    """Ask for the next target of a card, or for the number that it announces. [card.play.declare]"""
    kind: Literal["amount", "target"] = "amount" if options[0][0] == answers.AMOUNT.word else "target"
    return ask(seat, kind, options, card, g.edition.declaring)


def pay(g: Vtes, card: int, mode: int, seat: int, minion: int, targets: list[int]) -> None:
    """Burn the blood and the pool that a card costs. [card.cost.blood] [card.cost.pool] [card.cost.paid-is-burned]"""
    who = player(seat, minion)
    if minion >= 0:
        g.burn_blood(minion, blood_cost(g, card, mode, who, targets), "card.cost.blood")
    g.burn_pool(seat, pool_cost(g, card, mode, who, targets), "card.cost.pool")


def pay_conviction(g: Vtes, card: int, mode: int, minion: int) -> Signal:
    """Burn the convictions that a card costs. [imbued.conviction.pays-costs]"""
    cost = conviction_cost(g, card, mode) if minion >= 0 else 0
    return run(PayConviction(minion, cost)) if cost else NEXT


def impulse(g: Vtes, window: int) -> Signal:
    """Run an impulse for a window; if no seat could use the window, only tell that it was open."""
    if window & windows.QUIET and not g.careful and not window & g.possible:
        return RAN
    if g.due or g.careful or is_opportune(g, window) or blockers.are_declared(g, window):
        return run(Impulse(window))
    if g.events is not None and not window & windows.QUIET:
        g.tell(events.Window(window=windows.name_of(window)))
    return RAN


class Impulse(Opener):
    """The opportunity to use a card or effect goes round until all pass in succession. Repeats.

    Ends with nothing when all have passed, or with the declaration of a block attempt.
    """

    __slots__ = ("seats", "turn", "window")

    STEPS: ClassVar[tuple[str, ...]] = ("begin", "offer", "take", "used")
    HIDES: ClassVar[tuple[str, ...]] = ("turn",)
    """While the open decision is secret, nobody else may see whose it is."""

    def __init__(self, window: int, seats: list[int] | None = None, turn: int = 0) -> None:
        super().__init__()
        self.window = window
        self.seats: list[int] = [] if seats is None else seats
        self.turn = turn

    def open_for(self) -> int:
        return self.window

    def fork(self) -> Impulse:
        return self.resumed(Impulse(self.window, self.seats.copy(), self.turn))

    def begin(self, g: Vtes) -> Signal:
        """Tell that the window is open: this is public; which seat is being asked is not."""
        if g.events is not None and not self.window & windows.QUIET:
            g.tell(events.Window(window=windows.name_of(self.window)))
        self.seats = order(g)
        self.turn = 0
        return self._seek(g)

    def _seek(self, g: Vtes) -> Signal:
        """Go on to the next seat that has something to choose."""
        declared = blockers.are_declared(g, self.window)
        self.got = ()
        while self.turn < len(self.seats):
            seat = self.seats[self.turn]
            if not g.ousted[seat] and not (self.window & windows.OTHERS and seat == g.turn_span().seat):
                if declared or may_play(g, seat, self.window):
                    self.got = tuple(self._options(g, seat, declared))
                if self.got or self._is_asked(g, seat, declared):
                    return again("offer")
            self.turn += 1
            if declared:
                blockers.note_pass(g, seat)
        return DONE  # [sequence.order.until-all-pass]

    def _is_asked(self, g: Vtes, seat: int, declared: bool) -> bool:
        """Whether a seat is asked although she can do nothing but pass."""
        if g.careful:
            return could(g, seat, self.window)
        return g.asks_all and declared and blockers.may_declare(g, seat)

    def _options(self, g: Vtes, seat: int, declared: bool) -> list[Option]:
        options = plays(g, seat, self.window)
        if declared:
            options.extend(blockers.declarations(g, seat))
        return options

    def offer(self, g: Vtes) -> Signal:
        seat = self.seats[self.turn]
        options: list[Option] = list(self.got)
        if not options:  # the options were not kept: the same question is asked once more
            options = self._options(g, seat, blockers.are_declared(g, self.window))
        self.got = ()
        blocks = bool(options) and options[-1][0] == "block"
        options.append(PASS)
        return ask_in_window(seat, self.window, options, "sequence.order.reset", not blocks)

    def take(self, g: Vtes) -> Signal:
        option = self.got
        if option == PASS:
            if blockers.are_declared(g, self.window):
                blockers.note_pass(g, self.seats[self.turn])
            self.turn += 1
            return self._seek(g)
        if option[0] == "play":
            return run(PlayCard(option[1], option[3], self.seats[self.turn], option[2]))
        if option[0] == "use":
            return run(UseCard(option[1], option[3], self.seats[self.turn], option[2]))
        return done(*option)

    def used(self, g: Vtes) -> Signal:
        """Go on with the window after a card or effect: from the first seat, unless it has closed the window.

        [sequence.order.reset] [sequence.order.acting-repeats]
        """
        action = g.action()
        if action is not None:
            action.tried = []  # something has happened: the same minions may attempt to block again
            if action.outcome == ActionSpan.ENDED and not self.window & (windows.AFTER_ACTION | windows.FAILED):
                return DONE  # [action.resolve.outcome-lost]
            if self.window & windows.BEFORE_DECIDED and blockers.is_lost(g, action):
                return DONE  # the action is over
            if action.turned and self.window & windows.DECLINED:
                return DONE  # [block.state.c-target-change-to-a]
            if action.turned:
                action.turned = 2  # the impulse begins anew here, so `BlockAttempts` opens no further window
            if action.blocker >= 0 and self.window & (windows.OPEN | windows.DECLINED):
                return done("block", action.blocker)  # a card made him attempt [block.state.a-declare-to-b]
        if self.window & windows.WHILE_FIGHTING and not g.fights_on():
            return DONE  # [combat.sequence.not-ready-ends] [combat.combat-ends.immediate]
        if self.window & windows.AFTER_COMBAT and _is_followed(g):
            return DONE  # another combat follows, so the window after this one closes
        return again("begin")


def _is_followed(g: Vtes) -> bool:
    combat = g.combat()
    return combat is not None and combat.queued == combat.FOLLOWED


def offer_savings(g: Vtes, card: int, mode: int, seat: int, minion: int, early: bool = False) -> Signal:
    """Offer optional reductions of a cost, if the player has any. [card.cost.reduction-timing]"""
    if not g.possible & windows.PAYING or not moments(g, seat) & windows.PAYING:
        return NEXT
    who = player(seat, minion)
    if not (blood_cost(g, card, mode, who) or pool_cost(g, card, mode, who)):
        return NEXT
    return run(Savings(card, mode, seat, minion, early))


def close_savings(g: Vtes, card: int, cancelled: bool, paid: bool = True) -> None:
    """End the reductions of a card's cost. If the card was cancelled, they do not count as used.
    [card.cost.reduction-cancelled]

    Counters that paid a part of the cost are burned, unless the cost was not paid.
    """
    turn = g.turn_span()
    spent = [mod for mod in turn.mods if mod[0] in (spans.SAVED_BLOOD, spans.SAVED_POOL) and mod[1] == card]
    for mod in spent:
        turn.mods.remove(mod)
        source = mod[3]
        if mod[2] and paid and not cancelled and uses_counters(g, source):
            g.burn_blood(source, mod[2], "card.cost.alternative")
        if cancelled:
            turn.did = [entry for entry in turn.did if entry[0] != source or not str(entry[1]).startswith("use ")]
            if any(mode.when & windows.PAYING and mode.cost for mode in g.face[source].definition.abilities):
                g.unlock(source)


class Savings(Paying):
    """The player uses as many reductions as she likes, but at least those without which she could not pay. Repeats for
    each.

    An action that is announced is paid for later, so a reduction that can be used then may wait. Who could have paid
    then and has become too poor since may let the action fail (LSJ 20091021).
    """

    __slots__ = ()

    STEPS: ClassVar[tuple[str, ...]] = ("offer", "take", "more")

    def fork(self) -> Savings:
        return self.resumed(Savings(self.card, self.mode, self.seat, self.minion, self.early))

    def offer(self, g: Vtes) -> Signal:
        who = self.player()
        blood, pool = blood_cost(g, self.card, self.mode, who), pool_cost(g, self.card, self.mode, who)
        options = plays(g, self.seat, windows.PAYING) if blood or pool else []
        action = g.action()
        if self.early and action is not None and self._is_payable(g, blood, pool):
            with_mod(action, spans.AFFORDED, spans.NOBODY, 1, self.card)
        if self.early:
            spared = savings(g, self.seat, self.minion, self.card, later=True)
            blood, pool = blood - spared[0], pool - spared[1]
        at_will = not self.early and action is not None and action.card == self.card
        if not options or self._is_payable(g, blood, pool) or (at_will and g.modified(spans.AFFORDED, spans.NOBODY)):
            options.append(PASS)
        return ask(self.seat, "paying", options, self.card, "card.cost.reduction-timing")

    def _is_payable(self, g: Vtes, blood: int, pool: int) -> bool:
        return pool <= g.pool[self.seat] and (self.minion < 0 or blood <= g.blood[self.minion])

    def take(self, g: Vtes) -> Signal:
        option = self.got
        return DONE if option == PASS else run(UseCard(option[1], option[3], self.seat, option[2]))

    def more(self, g: Vtes) -> Signal:
        return again("offer")


class PlayCard(Playing):
    """A Methuselah plays a card other than an action card from hand. Repeats for each target."""

    __slots__ = ()

    STEPS: ClassVar[tuple[str, ...]] = (
        "show",
        "aim",
        "take_aim",
        "offer_savings",
        "as_played",
        "cost",
        "refill",
        "effect",
        "lay_aside",
    )

    def awaits_refill(self) -> bool:
        return self.is_before("refill")

    def fork(self) -> PlayCard:
        return self.resumed(PlayCard(self.card, self.mode, self.seat, self.minion, self.targets.copy(), self.cancelled))

    def show(self, g: Vtes) -> Signal:
        show(g, self.card, self.mode, self.seat, self.minion)
        action = g.action()
        if action is not None and self.minion >= 0:
            action.played.append([self.minion, g.face[self.card].key, self.mode])
        out_of_turn.owe(g, self.seat, self.card)
        return NEXT

    def aim(self, g: Vtes) -> Signal:
        """Ask for a target: the complete effect is declared as the card is played. [card.play.declare]"""
        self.got = ()
        options = aims(g, self.card, self.mode, self.seat, self.minion, self.targets)
        return ask_aim(g, self.seat, options, self.card) if options else NEXT

    def take_aim(self, g: Vtes) -> Signal:
        """Note one target; ask for the next one."""
        if self.got and self.got[0] in AIMS:
            self.targets.append(self.got[1])
            if self.got[0] == answers.AMOUNT.word:
                g.tell(events.Declares(card=self.card, amount=self.targets[-1]))
            else:
                g.tell(events.Targets(card=self.card, target=self.targets[-1]))
            if len(self.targets) < len(mode_of(g, self.card, self.mode).targets):
                return again("aim")
        limits.note_use(g, self.minion, self.card, self.mode, mode_of(g, self.card, self.mode))
        g.happen(facts.DECLARED, self.minion, facts.named(self.seat), self.mode, self.card)
        return NEXT

    def offer_savings(self, g: Vtes) -> Signal:
        """Offer reductions of the cost. [card.cost.reduction-timing]"""
        return offer_savings(g, self.card, self.mode, self.seat, self.minion)

    def as_played(self, g: Vtes) -> Signal:
        """Open the window in which a card can only be cancelled, or a minion wake to cancel it.

        [card.as-played.window]
        """
        return impulse(g, windows.AS_PLAYED) if g.edition.cancels else NEXT

    def cost(self, g: Vtes) -> Signal:
        """Pay for the card, even if it was cancelled. [action.modifier.cost] [card.cancel.cost-paid]"""
        if self.cancelled == 2:
            return NEXT
        if not self.cancelled and mode_of(g, self.card, self.mode).feeds_pool:
            return NEXT
        pay(g, self.card, self.mode, self.seat, self.minion, self.targets)
        return pay_conviction(g, self.card, self.mode, self.minion)

    def refill(self, g: Vtes) -> Signal:
        """Replace the card. [card.as-played.before-draw] [card.draw.replace]"""
        if not self.cancelled:  # a cancelled card cannot delay its own replacement
            delay(g, self.card, self.seat)
        replace(g, self.seat)
        return NEXT

    def effect(self, g: Vtes) -> Signal:
        if self.cancelled:  # [card.cancel.still-played]
            return NEXT
        if g.ousted[self.seat] and not mode_of(g, self.card, self.mode).cancels:  # [end.oust.own-payment]
            return NEXT  # a card that she has cancelled with her last pool is cancelled
        out_of_turn.credit_trifle(g, self.seat, self.card)
        if mode_of(g, self.card, self.mode).feeds_pool:  # she pays and gains at once: she is not ousted in between
            due = g.due
            pay(g, self.card, self.mode, self.seat, self.minion, self.targets)
            g.due = due
        return run(resolve(g, self.card, self.mode, self.seat, self.minion, self.targets.copy()))

    def lay_aside(self, g: Vtes) -> Signal:
        """Burn the card, unless its effect has put it elsewhere.

        [card.play.minion-card-burned] [master.other.discarded]
        """
        close_savings(g, self.card, bool(self.cancelled))
        if mode_of(g, self.card, self.mode).feeds_pool:
            g.due = True  # the cost may have taken her last pool
        if g.where[self.card] == LIMBO:
            g.burn(self.card, laid_aside_by(g.face[self.card]))
        if self.cancelled:
            g.happen(facts.CANCELLED, self.minion, facts.named(self.seat), self.mode, self.card)
        g.happen(facts.FINISHED, self.minion, facts.named(self.seat), self.mode, self.card)
        return done("cancelled") if self.cancelled else DONE


class UseCard(Procedure):
    """A Methuselah uses an effect of a card in play. Repeats for each target."""

    __slots__ = ("card", "minion", "mode", "seat", "targets")

    STEPS: ClassVar[tuple[str, ...]] = ("aim", "take_aim", "effect", "finish")

    def __init__(self, card: int, mode: int, seat: int, minion: int = NOBODY, targets: list[int] | None = None) -> None:
        super().__init__()
        self.card = card
        self.mode = mode
        self.seat = seat
        self.minion = minion
        self.targets: list[int] = [] if targets is None else targets

    def fork(self) -> UseCard:
        return self.resumed(UseCard(self.card, self.mode, self.seat, self.minion, self.targets.copy()))

    def aim(self, g: Vtes) -> Signal:
        self.got = ()
        options = aims(g, self.card, self.mode, self.seat, self.minion, self.targets)
        return ask_aim(g, self.seat, options, self.card) if options else NEXT

    def take_aim(self, g: Vtes) -> Signal:
        if self.got and self.got[0] in AIMS:
            self.targets.append(self.got[1])
            if len(self.targets) < len(mode_of(g, self.card, self.mode).targets):
                return again("aim")
        limits.note_use(g, self.minion, self.card, self.mode, mode_of(g, self.card, self.mode))
        target = self.targets[0] if self.targets else NOBODY
        g.tell(events.Uses(seat=self.seat, card=self.card, mode=self.mode, minion=self.minion, target=target))
        pay(g, self.card, self.mode, self.seat, self.minion, self.targets)
        return pay_conviction(g, self.card, self.mode, self.minion)

    def effect(self, g: Vtes) -> Signal:
        """Carry out the effect, unless its cost has ousted the player. [end.oust.own-payment]"""
        if g.ousted[self.seat]:
            return NEXT
        return run(resolve(g, self.card, self.mode, self.seat, self.minion, self.targets.copy()))

    def finish(self, g: Vtes) -> Signal:
        return DONE
