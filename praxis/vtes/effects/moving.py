"""The moving family: counters, cards and control between places and holders. One word for each way of moving."""

from __future__ import annotations

from typing import Final

from praxis.effects.nodes import NOTHING_TO_DO, Amount, Effect, Filter, Node, Tree, Who, amount, at_most, every, tree
from praxis.effects.scope import NOBODY, Scope
from praxis.effects.work import Work
from praxis.kernel.decision import PASS, Option
from praxis.kernel.event import EVERYBODY, may_see, only
from praxis.kernel.procedure import NEXT, Signal, done, run
from praxis.vtes import answers, events
from praxis.vtes.effects.amounts import Announced, Chosen, Declared, HowMany, num
from praxis.vtes.effects.base import Target, Verb, nodes_in
from praxis.vtes.effects.filters import In
from praxis.vtes.effects.resolve import mode_of, resolve
from praxis.vtes.effects.values import COUNTERS, NAMED, POOL, whose
from praxis.vtes.effects.whom import CARD, ME, YOU
from praxis.vtes.model import face as faces
from praxis.vtes.model import facts, spans, stats
from praxis.vtes.model.state import (
    ASH_HEAP,
    CRYPT,
    HAND,
    INCAPACITATED,
    LIBRARY,
    PLAY,
    READY,
    REGION_WORDS,
    REMOVED,
    RESEARCH,
    TORPOR,
    UNCONTROLLED,
    Vtes,
    with_mod,
)
from praxis.vtes.questions import ask
from praxis.vtes.rules import imbued, permanents, requirement, torpor
from praxis.vtes.rules.discard import DiscardDown
from praxis.vtes.rules.discard import discard as discard_card
from praxis.vtes.rules.influence import become_controlled
from praxis.vtes.rules.playing import close_savings, replace, save
from praxis.vtes.rules.playing import pay as pay_for

BOTTOM: Final = 20
"""Under the crypt or library that the card belongs to."""
TOP: Final = 21
HOME: Final = 22
"""The uncontrolled region of the owner of a vampire."""

# -- counters ----------------------------------------------------------------------------------------------------------


def room(g: Vtes, card: int) -> int:
    """How many counters may lie on a card."""
    if g.where[card] == UNCONTROLLED or not g.face[card].types & (faces.CRYPT | faces.ALLY | faces.RETAINER):
        return 1_000
    return stats.blood_cap(g, card)


def put_counters(g: Vtes, card: int, n: int, clause: str) -> None:
    """From the bank on a card in play or uncontrolled. [card.counter.gain-from-bank]"""
    if g.is_in_play(card):
        g.gain_blood(card, n, room(g, card), clause)
    elif g.where[card] == UNCONTROLLED:
        g.gain_blood(card, n, 1_000, "influence.uncontrolled.may-exceed-capacity")


def can_take(g: Vtes, card: int) -> bool:
    """Whether a card could get any counter more."""
    return (g.is_in_play(card) or g.where[card] == UNCONTROLLED) and g.blood[card] < room(g, card)


class Counted(Verb):
    """Base of what is done with a number of counters of somebody."""

    __slots__ = ("n", "what", "who")

    def __init__(self, n: Amount, what: int, who: Who) -> None:
        self.n = n
        self.what = what
        self.who = who

    def parts(self) -> tuple[Node, ...]:
        return (self.n, self.who)

    def is_plain(self) -> bool:
        return True


class Gain(Counted):
    """Counters from the bank."""

    __slots__ = ()

    def bar(self, g: Vtes, c: Scope) -> str:
        if self.what == POOL or self.what in NAMED or self.who.is_open():
            return ""
        things = self.who.things(g, c)
        return "" if not things or any(can_take(g, thing) for thing in things) else NOTHING_TO_DO

    def do(self, g: Vtes, f: Work) -> Signal:
        n = self.n.of(g, f)
        for thing in self.who.things(g, f):
            if self.what == POOL:
                if n > 0:
                    g.gain_pool(thing, n, "card.counter.gain-from-bank")
            elif self.what in NAMED:
                g.add_counters(thing, NAMED[self.what], n, whose(self.what, f.seat))
            else:
                put_counters(g, thing, n, "card.counter.gain-from-bank")
            f.moved = n
        return NEXT

    def tree(self) -> Tree:
        return tree("gain", n=self.n, what=COUNTERS[self.what], who=self.who)


class BurnCounters(Counted):
    """Counters to the bank."""

    __slots__ = ()

    def bar(self, g: Vtes, c: Scope) -> str:
        if self.who.is_open():
            return ""
        things = self.who.things(g, c)
        if self.what in NAMED:
            any_left = any(g.counters_on(card, NAMED[self.what], whose(self.what, c.seat)) for card in things)
            return "" if any_left else NOTHING_TO_DO
        if not things or any((g.pool[one] if self.what == POOL else g.blood[one]) for one in things):
            return ""
        return NOTHING_TO_DO

    def do(self, g: Vtes, f: Work) -> Signal:
        n, moved = self.n.of(g, f), 0
        for thing in self.who.things(g, f):
            if self.what == POOL:
                if not g.ousted[thing]:
                    moved += g.burn_pool(thing, n, "card.burn.counter-to-bank")
            elif self.what in NAMED:
                moved += g.burn_counters(thing, NAMED[self.what], n, whose(self.what, f.seat))
            elif g.is_in_play(thing) or g.where[thing] == UNCONTROLLED:
                moved += g.burn_blood(thing, n, "card.burn.counter-to-bank")
        f.moved = moved
        return NEXT

    def tree(self) -> Tree:
        return tree("burn-counters", n=self.n, what=COUNTERS[self.what], who=self.who)


class Pay(Counted):
    """Counters burned as a cost: all of them must be there. [card.cost.must-afford]"""

    __slots__ = ()

    def is_cost(self) -> bool:
        return True

    def bar(self, g: Vtes, c: Scope) -> str:
        n = self.n.of(g, c)
        for thing in self.who.things(g, c):
            if self.what in NAMED:
                if g.counters_on(thing, NAMED[self.what], whose(self.what, c.seat)) < n:
                    return "card.cost.alternative"
            elif (g.pool[thing] if self.what == POOL else g.blood[thing]) < n:
                return "card.cost.pool" if self.what == POOL else "card.cost.blood"
        return ""

    def do(self, g: Vtes, f: Work) -> Signal:
        f.paid = self.n.of(g, f)
        for thing in self.who.things(g, f):
            if self.what == POOL:
                g.burn_pool(thing, f.paid, "card.cost.pool")
            elif self.what in NAMED:
                g.burn_counters(thing, NAMED[self.what], f.paid, whose(self.what, f.seat))
            else:
                g.burn_blood(thing, f.paid, "card.cost.blood")
        return NEXT

    def tree(self) -> Tree:
        return tree("pay", n=self.n, what=COUNTERS[self.what], who=self.who)


class Take(Verb):
    """Counters from somebody or something to another: they stay counters of one kind. [term.counter.one-kind]"""

    __slots__ = ("from_", "n", "to", "what")

    def __init__(self, n: Amount, what: int, from_: Who, to: Who) -> None:
        self.n = n
        self.what = what
        """Which counters are taken: `POOL` from Methuselahs, else those on cards."""
        self.from_ = from_
        self.to = to

    def parts(self) -> tuple[Node, ...]:
        return (self.n, self.from_, self.to)

    def is_plain(self) -> bool:
        return True

    def feeds_pool(self) -> bool:
        """A ruling on cards that take a vampire's blood; whoever gains pool from the bank pays first, and may be ousted
        by that. [end.oust.own-payment]"""
        return self.to is YOU

    def bar(self, g: Vtes, c: Scope) -> str:
        """There must be something to take, and somewhere to put it."""
        if not self.from_.is_open():
            things = self.from_.things(g, c)
            if not any((g.pool[one] if self.what == POOL else g.blood[one]) for one in things):
                return NOTHING_TO_DO
        known = not self.to.is_open() or self.to.asks() is not None
        if known and not self.to.is_seat() and not any(can_take(g, card) for card in self.to.things(g, c)):
            return NOTHING_TO_DO
        return ""

    def do(self, g: Vtes, f: Work) -> Signal:
        clause = "term.counter.one-kind"
        n, moved = self.n.of(g, f), 0
        to = self.to.one(g, f)
        for thing in self.from_.things(g, f):
            if self.what == POOL:
                moved += g.burn_pool(thing, n, clause)
            elif g.is_in_play(thing) or g.where[thing] == UNCONTROLLED:
                moved += g.burn_blood(thing, n, clause)
        if moved and to >= 0:
            if self.to.is_seat():
                g.gain_pool(to, moved, clause)
            else:
                put_counters(g, to, moved, clause)
        f.moved = moved
        g.due = True  # what was paid for it may have left no pool
        return NEXT

    def tree(self) -> Tree:
        return tree("take", n=self.n, what=COUNTERS[self.what], from_=self.from_, to=self.to)


# -- cards -------------------------------------------------------------------------------------------------------------


class BurnCard(Verb):
    """A card goes to its owner's ash heap. [card.burn.to-owner]"""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def parts(self) -> tuple[Node, ...]:
        return (self.who,)

    def is_plain(self) -> bool:
        return True

    def do(self, g: Vtes, f: Work) -> Signal:
        moved = 0
        for card in self.who.things(g, f):
            if g.is_in_play(card) or g.where[card] in (UNCONTROLLED, CRYPT, LIBRARY):
                g.burn(card)
                moved += 1
        f.moved = moved
        return NEXT

    def tree(self) -> Tree:
        return tree("burn", who=self.who)


class Put(Verb):
    """A card goes to a region, or on a host."""

    __slots__ = ("host", "kept", "place", "who")

    def __init__(self, who: Who, place: int, host: Who | None, kept: bool = False) -> None:
        self.who = who
        self.place = place
        self.host = host
        self.kept = kept
        """On a host of another, it stays under the control of the one who puts it there."""

    def parts(self) -> tuple[Node, ...]:
        return (self.who,) if self.host is None else (self.who, self.host)

    def is_plain(self) -> bool:
        return True

    def bar(self, g: Vtes, c: Scope) -> str:
        return NOTHING_TO_DO if self.who.asks() is not None and not self.who.things(g, c) else ""

    def enters_play(self) -> bool:
        return self.who is CARD and (self.host is not None or self.place == PLAY)

    def makes_vampire(self) -> bool:
        return self.place == READY

    def do(self, g: Vtes, f: Work) -> Signal:
        moved = 0
        for card in self.who.things(g, f):
            if g.where[card] == HAND:
                g.due = True  # it is replaced [card.hand.always-match]
            if self.host is not None:
                self._attach(g, f, card, self.host.one(g, f))
            else:
                self._move(g, f, card)
            moved += 1
        f.moved = moved
        return NEXT

    def _attach(self, g: Vtes, f: Work, card: int, host: int) -> None:
        """[card.control.on-minion] [card.control.master]"""
        if host < 0:
            return
        if g.is_in_play(host):
            if f.mode > 0 and card == f.card:
                g.versions[card] = f.mode  # which level it was played at
            permanents.put_on(g, card, host, f.seat, self.kept)
        elif g.where[host] == UNCONTROLLED:
            g.attach(card, host, f.seat)
            g.tell(events.PutOn(card=card, host=host))

    def _move(self, g: Vtes, f: Work, card: int) -> None:
        place = self.place
        if place == PLAY:
            permanents.put_in_play(g, card, f.seat)
        elif place == REMOVED:
            g.remove(card)
        elif place == ASH_HEAP:
            g.burn(card)
        elif place == TORPOR:
            self._to_torpor(g, f, card)
        elif place == READY:
            self._make_ready(g, f, card)
        elif place == UNCONTROLLED:
            if g.is_in_play(card):
                torpor.banish(g, card, g.controller[card])
            elif g.where[card] in (CRYPT, UNCONTROLLED, ASH_HEAP):
                g.put(card, UNCONTROLLED, f.seat)
                g.tell(events.Taken(card=card, seat=f.seat))
        elif place in (BOTTOM, TOP):
            self._back(g, card)
        elif place == HOME:
            if g.is_in_play(card):
                torpor.banish(g, card, g.owner[card])
        elif place == HAND:
            g.strip(card)
            g.put(card, HAND, g.owner[card])
            g.tell(events.Retrieved(card=card, seat=g.owner[card]))
            g.due = True  # the hand may be too large now
        else:
            assert place == RESEARCH, place
            g.put(card, RESEARCH, f.seat)  # [trait.research-area.out-of-play]
            g.tell(events.Researched(card=card, seat=f.seat))

    def _to_torpor(self, g: Vtes, f: Work, card: int) -> None:
        if g.is_ready(card) and g.is_vampire(card):
            torpor.send_to_torpor(g, card, "card.golden.overrides-rules")
        elif card == f.minion and g.is_ready(card):
            g.burn(card, "card.as-vampire.torpor-burns")  # [card.as-vampire.torpor-burns]

    def _make_ready(self, g: Vtes, f: Work, card: int) -> None:
        where = g.where[card]
        if where in (UNCONTROLLED, ASH_HEAP):
            become_controlled(g, card, g.controller[card], by_influence=False)
        elif where == TORPOR:
            torpor.wake_from_torpor(g, card, "card.golden.overrides-rules")
        elif where == INCAPACITATED:
            imbued.recover(g, card)  # [imbued.incapacitated.leave-other-effect]
        elif where == CRYPT:
            g.put(card, READY, f.seat)

    def _back(self, g: Vtes, card: int) -> None:
        """To the crypt or library it belongs to, without what lay on it; a childe is burned instead."""
        if g.face[card].origin is not None:
            g.burn(card)
            return
        g.strip(card)
        region = CRYPT if g.face[card].types & faces.CRYPT else LIBRARY
        g.put(card, region, g.owner[card], bottom=self.place == BOTTOM)
        if region == CRYPT:
            g.tell(events.ToCrypt(card=card, seat=g.owner[card]))
        else:
            g.tell(events.ToLibrary(card=card, seat=g.owner[card]))

    def tree(self) -> Tree:
        if self.host is not None:
            return tree("put-on", who=self.who, host=self.host, kept=self.kept)
        place = {BOTTOM: "bottom", TOP: "top", HOME: "home"}.get(self.place) or REGION_WORDS[self.place]
        return tree("put", who=self.who, place=place)


class Bring(Verb):
    """An ally, equipment or retainer card comes into play by other means than its own action: at the basic level.

    [action.ally.other-means-act] [action.ally.other-means-basic] [action.retainer.other-means-basic]
    """

    __slots__ = ("on", "who")

    def __init__(self, who: Who, on: Who) -> None:
        self.who = who
        self.on = on

    def parts(self) -> tuple[Node, ...]:
        return (self.who, self.on)

    def do(self, g: Vtes, f: Work) -> Signal:
        host = self.on.one(g, f)
        for card in self.who.things(g, f):
            if g.face[card].types & faces.ALLY:
                permanents.recruit(g, card, f.seat, by_action=False)
            elif host >= 0 and g.is_in_play(host):
                permanents.put_on(g, card, host, f.seat)
        return NEXT

    def tree(self) -> Tree:
        return tree("bring", who=self.who, on=self.on)


class Equip(Bring):
    """A minion equips with, employs or recruits a card from hand without an action; requirements and cost are as usual.

    He is not said to play the card.
    """

    __slots__ = ("shared",)

    def __init__(self, who: Who, on: Who, shared: bool = False) -> None:
        super().__init__(who, on)
        self.shared = shared
        """He can pay up to half the pool that it costs with his blood."""

    def _mode(self, g: Vtes, f: Work, card: int) -> int:
        """The best level that is open to him."""
        modes, minion = len(g.face[card].definition.modes), self.on.one(g, f)
        return next((n for n in range(modes - 1, -1, -1) if not requirement.bar(g, f.seat, minion, card, n)), -1)

    def do(self, g: Vtes, f: Work) -> Signal:
        for card in self.who.things(g, f):
            mode = self._mode(g, f, card)
            if mode >= 0:
                return save(g, card, mode, f.seat, self.on.one(g, f))  # [card.cost.reduction-timing]
        return NEXT

    def _ask_share(self, g: Vtes, f: Work) -> Signal | None:
        """How much of the cost is paid with blood."""
        f.got = ()
        for card in self.who.things(g, f):
            mode = self._mode(g, f, card)
            most = 0 if mode < 0 else min(requirement.pool_cost(g, card, mode, f.minion) // 2, g.blood[f.minion])
            if most:
                options: list[Option] = [answers.AMOUNT.of(n) for n in range(most + 1)]
                return ask(f.seat, "amount", options, f.card, "card.cost.alternative")
        return None

    def after(self, g: Vtes, f: Work) -> Signal | None:
        if f.stage == 1:
            return None
        if self.shared and not f.stage:
            f.stage = 2
            asked = self._ask_share(g, f)
            if asked is not None:
                return asked
        minion = self.on.one(g, f)
        for card in self.who.things(g, f):
            mode = self._mode(g, f, card)
            if mode < 0 or g.where[card] != HAND:
                continue
            if f.stage == 2 and f.got:
                with_mod(g.turn_span(), spans.SAVED_POOL, card, int(f.got[1]), f.card)
                g.burn_blood(f.minion, int(f.got[1]), "card.cost.alternative")
            pay_for(g, card, mode, f.seat, minion, [])
            close_savings(g, card, cancelled=False)
            if mode > 0:
                g.versions[card] = mode
            if g.face[card].types & faces.ALLY:
                permanents.recruit(g, card, f.seat, by_action=True)
            else:
                permanents.put_on(g, card, minion, f.seat)
            replace(g, f.seat)
            f.stage = 1
            if mode_of(g, card, mode).then:
                return run(resolve(g, card, mode, f.seat, minion, [], then=True))
        return None

    def tree(self) -> Tree:
        return tree("equip", who=self.who, on=self.on, shared=self.shared)


class Fits(Filter):
    """Cards that a minion could bring into play by himself: he meets their requirements and can pay for them."""

    __slots__ = ("by",)

    def __init__(self, by: Who | None = None) -> None:
        self.by = by
        """The minion; if none is named, the one who plays the card."""

    def parts(self) -> tuple[Node, ...]:
        return () if self.by is None else (self.by,)

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        modes = len(g.face[thing].definition.modes)
        minion = c.minion if self.by is None else self.by.one(g, c)
        return minion >= 0 and any(not requirement.bar(g, c.seat, minion, thing, n) for n in range(modes))

    def tree(self) -> Tree:
        return tree("flag", word="fits")


FITS: Final = Fits()


def fits(by: Who) -> Filter:
    """``fits(T)``: cards that the minion who was chosen could bring into play."""
    return Fits(by)


class Arrives(Verb):
    """What the action itself does with an equipment, retainer, ally or power card: nothing is left to do here."""

    __slots__ = ("host",)

    def __init__(self, host: Who | None = None) -> None:
        self.host = host
        """On whom it is put, where that need not be the acting minion."""

    def parts(self) -> tuple[Node, ...]:
        return () if self.host is None else (self.host,)

    def bearer(self) -> Who | None:
        return self.host

    def enters_play(self) -> bool:
        return True

    def is_plain(self) -> bool:
        return True

    def do(self, g: Vtes, f: Work) -> Signal:
        return NEXT

    def tree(self) -> Tree:
        return tree("arrives") if self.host is None else tree("put-on", who=CARD, host=self.host)


class Control(Verb):
    """What lies on a minion goes to one of his new controller's: to the one named, or to one that she chooses.

    [card.control.change]
    """

    __slots__ = ("borrowed", "by", "on", "who")

    def __init__(self, who: Who, by: Who, on: Who | None, borrowed: bool = False) -> None:
        self.who = who
        self.by = by
        self.on = on
        self.borrowed = borrowed
        """Only until the end of the turn: then a minion returns to whom he was taken from."""

    def parts(self) -> tuple[Node, ...]:
        return (self.who, self.by) if self.on is None else (self.who, self.by, self.on)

    def is_plain(self) -> bool:
        return self.on is not None

    def do(self, g: Vtes, f: Work) -> Signal:
        seat = self.by.one(g, f)
        for card in self.who.things(g, f):
            if seat < 0 or not g.is_in_play(card):
                continue
            if g.host[card] < 0:
                if self.borrowed and g.controller[card] != seat:
                    with_mod(g.turn_span(), spans.BORROWED, card, g.controller[card], f.card)
                permanents.change_control(g, card, seat)
            elif self.on is not None:
                permanents.hand_over(g, card, self.on.one(g, f))
            elif g.controller[g.host[card]] != seat and g.minions(seat):
                options: list[Option] = [answers.PICK.of(minion) for minion in g.minions(seat)]
                return ask(seat, "pick", options, f.card, "card.control.change")
        return NEXT

    def after(self, g: Vtes, f: Work) -> Signal | None:
        if f.got:
            for card in self.who.things(g, f):
                permanents.hand_over(g, card, int(f.got[1]))
        return None

    def tree(self) -> Tree:
        return tree("control", who=self.who, by=self.by, on=self.on, until="turn" if self.borrowed else "")


class Turn(Verb):
    """Lock or unlock. As a cost ("lock this card to ..."), it must be unlocked, awake or not. [card.wording.tap-to]"""

    __slots__ = ("cost", "lock", "who")

    def __init__(self, who: Who, lock: bool, cost: bool) -> None:
        self.who = who
        self.lock = lock
        self.cost = cost
        """Written as "lock to"; else it is "lock, then", and one who is locked already may do it.
        [card.wording.tap-then]"""

    def parts(self) -> tuple[Node, ...]:
        return (self.who,)

    def is_plain(self) -> bool:
        return True

    def is_cost(self) -> bool:
        return self.cost

    def bar(self, g: Vtes, c: Scope) -> str:
        asks = self.who.asks() is not None
        if self.who.is_open() and not asks:
            return ""
        things = self.who.things(g, c)
        if not things:
            return "card.wording.tap-to" if self.cost else ""
        if all(g.locked[thing] for thing in things) if self.lock else not any(g.locked[thing] for thing in things):
            return "card.wording.tap-to" if self.cost else "" if self.lock else NOTHING_TO_DO
        return ""

    def do(self, g: Vtes, f: Work) -> Signal:
        for card in self.who.things(g, f):
            if g.is_in_play(card):
                if self.lock:
                    g.lock(card)
                else:
                    g.unlock(card)
        return NEXT

    def tree(self) -> Tree:
        return tree("lock" if self.lock else "unlock", who=self.who)


class Show(Verb):
    """All see some cards, and are told what they are; or only one Methuselah looks at them."""

    __slots__ = ("aims", "to", "who")

    def __init__(self, who: Who, to: Who | None = None) -> None:
        self.who = who
        self.to = to
        self.aims = any(isinstance(node, Target) for node in nodes_in(who))
        """Whose cards they are is chosen as the action is announced."""

    def parts(self) -> tuple[Node, ...]:
        return (self.who,) if self.to is None else (self.who, self.to)

    def is_plain(self) -> bool:
        return True

    def bar(self, g: Vtes, c: Scope) -> str:
        """Whoever knows the cards already has nothing to look at: else she could look without end."""
        if self.who.is_open() or (self.aims and not c.targets):
            return ""
        things = self.who.things(g, c)
        if not things:
            return "card.target.in-play"
        if self.to is None or self.to.is_open():
            return ""
        reader = self.to.one(g, c)
        return NOTHING_TO_DO if all(may_see(g.knows[card], reader) for card in things) else ""

    def do(self, g: Vtes, f: Work) -> Signal:
        reader = NOBODY if self.to is None else self.to.one(g, f)
        for card in self.who.things(g, f):
            face = g.face[card].key
            if g.where[card] == HAND and g.knows[card] == EVERYBODY:
                continue  # of an open hand
            if reader < 0:
                g.knows[card] = EVERYBODY
                g.tell(events.TurnedUp(seat=g.controller[card], card=card, face=face))
            else:
                g.knows[card] |= only(reader)
                g.tell(events.LooksAt(seat=reader, card=card, face=face, audience=only(reader)))
        return NEXT

    def tree(self) -> Tree:
        return tree("show", who=self.who, to=self.to)


class Shuffle(Verb):
    __slots__ = ("of", "region")

    def __init__(self, region: int, of: Who) -> None:
        self.region = region
        self.of = of

    def parts(self) -> tuple[Node, ...]:
        return (self.of,)

    def is_plain(self) -> bool:
        return True

    def do(self, g: Vtes, f: Work) -> Signal:
        own = g.where[f.card] == self.region
        for seat in self.of.things(g, f):
            g.shuffle_faces(self.region, seat)
        return done("worked", f.moved) if own else NEXT  # shuffled itself, the card is nobody knows where

    def tree(self) -> Tree:
        return tree("shuffle", where=REGION_WORDS[self.region], of=self.of)


# -- hands and libraries -----------------------------------------------------------------------------------------------


class Draw(Verb):
    """Cards from the library to the hand, then down to the hand size; or from the crypt to the uncontrolled region.

    [influence.spend.crypt-from-top]
    """

    __slots__ = ("n", "region", "who")

    def __init__(self, n: Amount, region: int, who: Who) -> None:
        self.n = n
        self.region = region
        self.who = who

    def parts(self) -> tuple[Node, ...]:
        return (self.n, self.who)

    def bar(self, g: Vtes, c: Scope) -> str:
        if self.region != CRYPT or self.who.is_open():
            return ""
        return "" if any(g.crypt(seat) for seat in self.who.things(g, c)) else NOTHING_TO_DO

    def do(self, g: Vtes, f: Work) -> Signal:
        seat = self.who.one(g, f)
        if seat < 0:
            return NEXT
        for _ in range(self.n.of(g, f)):
            if self.region == LIBRARY:
                g.draw_card(seat)
            elif g.crypt(seat):
                g.draw_crypt(seat)
        return run(DiscardDown(seat)) if self.region == LIBRARY else NEXT

    def tree(self) -> Tree:
        return tree("draw", n=self.n, where=REGION_WORDS[self.region], who=self.who)


class Churn(Verb):
    """Draw cards without discarding, then put as many cards from the hand under the library."""

    __slots__ = ("n",)

    def __init__(self, n: Amount) -> None:
        self.n = n

    def parts(self) -> tuple[Node, ...]:
        return (self.n,)

    def do(self, g: Vtes, f: Work) -> Signal:
        return NEXT

    def after(self, g: Vtes, f: Work) -> Signal | None:
        """`stage` is one more than what was drawn, `things` what goes back. The hand is larger in between."""
        if not f.stage:
            drawn = sum(1 for _ in range(self.n.of(g, f)) if g.draw_card(f.seat))
            with_mod(g.turn_span(), spans.HAND_SIZE, ~f.seat, drawn, f.card)
            f.stage = drawn + 1
        elif f.got:
            f.things.append(int(f.got[1]))
            f.got = ()
        if len(f.things) < f.stage - 1:
            left: list[Option] = [answers.PICK.of(card) for card in g.hand(f.seat) if card not in f.things]
            return ask(f.seat, "pick", left, f.card, "card.play.declare", secret=True)
        for card in f.things:
            g.put(card, LIBRARY, f.seat, bottom=True)
            g.tell(events.ToLibrary(card=card, seat=f.seat))
        with_mod(g.turn_span(), spans.HAND_SIZE, ~f.seat, 1 - f.stage, f.card)
        g.due = True  # [card.hand.always-match]
        return None

    def tree(self) -> Tree:
        return tree("churn", n=self.n)


class Arrange(Verb):
    """Look at the top cards of the library and put them back in any order: only she knows which lies where now."""

    __slots__ = ("n",)

    def __init__(self, n: Amount) -> None:
        self.n = n

    def parts(self) -> tuple[Node, ...]:
        return (self.n,)

    def bar(self, g: Vtes, c: Scope) -> str:
        return "" if g.library(c.seat) else NOTHING_TO_DO

    def do(self, g: Vtes, f: Work) -> Signal:
        return NEXT

    def after(self, g: Vtes, f: Work) -> Signal | None:
        """`things` are those chosen so far, from the top down. The ids stay where they are, and their faces move."""
        tops = list(reversed(g.library(f.seat)[-self.n.of(g, f) :]))
        if not f.stage:
            for card in tops:
                g.knows[card] |= only(f.seat)
                g.tell(events.LooksAt(seat=f.seat, card=card, face=g.face[card].key, audience=only(f.seat)))
            f.stage = 1
        elif f.got:
            f.things.append(int(f.got[1]))
            f.got = ()
        left = [card for card in tops if card not in f.things]
        if len(left) > 1:
            options: list[Option] = [answers.PICK.of(card) for card in left]
            return ask(f.seat, "pick", options, f.card, "card.play.declare", secret=True)
        faces_now = [g.face[card] for card in [*f.things, *left]]
        for card, face in zip(tops, faces_now, strict=True):
            g.face[card] = face
            g.knows[card] = only(f.seat)
        return None

    def tree(self) -> Tree:
        return tree("arrange", n=self.n)


def arrange(n: Amount | int) -> Effect:
    """``arrange(5)``: look at the top 5 cards of your library and put them back in any order."""
    return Arrange(amount(n))


def churn(n: Amount | int) -> Effect:
    """``churn(any_(1, 3))``: draw so many cards without discarding, then put as many under the library."""
    return Churn(amount(n))


class Discard(Verb):
    """A card of her own choice from somebody's hand, which is then replaced; as a cost, perhaps several."""

    __slots__ = ("cost", "n", "what", "who")

    def __init__(self, who: Who, cost: bool, what: Filter | None = None, n: int = 1) -> None:
        self.who = who
        self.cost = cost
        self.what = what
        """Which cards will do; any, if nothing is said."""
        self.n = n

    def parts(self) -> tuple[Node, ...]:
        return (self.who,) if self.what is None else (self.who, self.what)

    def is_cost(self) -> bool:
        return self.cost

    def is_hidden(self) -> bool:
        return self.cost and self.what is not None

    def bar(self, g: Vtes, c: Scope) -> str:
        seat = self.who.one(g, c)
        if seat >= 0 and sum(other != c.card and self._fits(g, c, other) for other in g.hand(seat)) >= self.n:
            return ""
        return "card.cost.alternative" if self.cost else NOTHING_TO_DO

    def _fits(self, g: Vtes, c: Scope, card: int) -> bool:
        return self.what is None or self.what.passes(g, c, card)

    def do(self, g: Vtes, f: Work) -> Signal:
        seat = self.who.one(g, f)
        cards = [] if seat < 0 else [card for card in g.hand(seat) if self._fits(g, f, card)]
        options: list[Option] = [answers.DISCARD.of(card) for card in cards]
        if not options:
            return NEXT
        if self.cost:
            return ask(seat, "discard-cost", options, f.card, "card.cost.alternative")
        return ask(seat, "discard-one", options, f.card, "card.play.declare")

    def after(self, g: Vtes, f: Work) -> Signal | None:
        if f.got:
            seat = self.who.one(g, f)
            discard_card(g, seat, int(f.got[1]))
            f.stage += 1
            if f.stage < self.n:
                f.got = ()
                return self.do(g, f)
            if self.cost:
                g.due = True  # the hand must match its size again [card.hand.always-match]
            else:
                replace(g, seat)
        return None

    def tree(self) -> Tree:
        if self.n > 1:
            return tree("discard-several", who=self.who, what=self.what, n=self.n)
        return tree("discard", who=self.who, what=self.what)


class DiscardThese(Verb):
    """Certain cards from a hand, all at once; then they are replaced."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def parts(self) -> tuple[Node, ...]:
        return (self.who,)

    def bar(self, g: Vtes, c: Scope) -> str:
        return "" if self.who.things(g, c) else NOTHING_TO_DO

    def do(self, g: Vtes, f: Work) -> Signal:
        cards = [card for card in self.who.things(g, f) if g.where[card] == HAND]
        seats = [g.controller[card] for card in cards]
        for card, seat in zip(cards, seats, strict=True):
            discard_card(g, seat, card)
        for seat in seats:
            replace(g, seat)
        f.moved = len(cards)
        return NEXT

    def tree(self) -> Tree:
        return tree("discard-these", who=self.who)


class Search(Verb):
    """Look through one's library or crypt for a card, and shuffle. What is looked for is not said, and it may not be
    there, or not be wanted. [card.wording.search-may-fail] [card.wording.search-no-announcement]
    """

    __slots__ = ("down", "region", "shown", "to", "what")

    def __init__(self, region: int, what: Filter, to: int, shown: bool, down: bool = False) -> None:
        self.region = region
        self.what = what
        self.to = to
        self.shown = shown
        """All see the card before it goes where it goes."""
        self.down = down
        """The card says that the hand is discarded down afterwards, which in 2000 would not happen by itself."""

    def parts(self) -> tuple[Node, ...]:
        return (self.what,)

    def do(self, g: Vtes, f: Work) -> Signal:
        """Copies are alike, so a card is named by its face: where it lies stays unknown."""
        cards = [card for card in g.regions[self.region][f.seat] if self.what.passes(g, f, card)]
        found = {g.face[card].name: g.face[card].key for card in cards}
        options: list[Option] = [answers.FIND.of(found[name]) for name in sorted(found)]
        return ask(f.seat, "search", [*options, PASS], f.card, "card.wording.search-may-fail", secret=True)

    def after(self, g: Vtes, f: Work) -> Signal | None:
        """[card.wording.search-shuffle]"""
        if f.stage:
            return None
        f.it = NOBODY
        if f.got and f.got[0] == "find":
            cards = g.regions[self.region][f.seat]
            card = next(card for card in cards if g.face[card].key == f.got[1])
            f.it = card
            g.put(card, self.to, f.seat)
            if self.shown:
                g.knows[card] = EVERYBODY
                g.tell(events.Found(card=card, seat=f.seat, face=g.face[card].key))
            else:
                g.tell(events.Found(card=card, seat=f.seat))
        g.shuffle_faces(self.region, f.seat)
        g.due = True  # [card.hand.always-match]
        if self.down:
            f.stage = 1
            return run(DiscardDown(f.seat))
        return None

    def tree(self) -> Tree:
        return tree(
            "search",
            where=REGION_WORDS[self.region],
            what=self.what,
            to=REGION_WORDS[self.to],
            shown=self.shown,
            down=self.down,
        )


class Note(Verb):
    """Remember for the rest of the turn that something was done to somebody, for limits that cards set."""

    __slots__ = ("what", "who")

    def __init__(self, what: str, who: Who) -> None:
        self.what = what
        self.who = who

    def parts(self) -> tuple[Node, ...]:
        return (self.who,)

    def is_plain(self) -> bool:
        return True

    def do(self, g: Vtes, f: Work) -> Signal:
        for thing in self.who.things(g, f):
            g.turn_span().did.append([thing, self.what])
        return NEXT

    def tree(self) -> Tree:
        return tree("note", what=self.what, who=self.who)


class Remember(Verb):
    """The card keeps in mind who was chosen for it, as long as it is in play, and they are in play or uncontrolled."""

    __slots__ = ("who",)

    def __init__(self, who: tuple[Who, ...]) -> None:
        self.who = who

    def parts(self) -> tuple[Node, ...]:
        return self.who

    def is_plain(self) -> bool:
        return True

    def do(self, g: Vtes, f: Work) -> Signal:
        chosen: list[int] = []
        for who in self.who:
            chosen += [facts.named(thing) if who.is_seat() else thing for thing in who.things(g, f)]
        g.chosen = {**g.chosen, f.card: chosen}
        for thing in chosen:
            if thing >= 0:
                g.tell(events.Targets(card=f.card, target=thing))
        return NEXT

    def tree(self) -> Tree:
        return tree("remember", who=self.who)


def remember(*who: Who) -> Effect:
    """``remember(a(VAMPIRE, READY, MINE))``: from then on he is `CHOSEN`, and a second one `CHOSEN2`, for this card;
    Methuselahs are `CHOSEN_SEATS`."""
    return Remember(who)


def note(what: str, who: Who) -> Effect:
    """See the filter ``noted(...)``."""
    return Note(what, who)


class Waive(Verb):
    """Points of the terms of a referendum are dropped, one by one, as the caller likes: there is too little to move."""

    __slots__ = ("n", "what")

    def __init__(self, n: Amount, what: Filter) -> None:
        self.n = n
        self.what = what

    def parts(self) -> tuple[Node, ...]:
        return (self.n, self.what)

    def do(self, g: Vtes, f: Work) -> Signal:
        """`things` holds what was dropped so far."""
        ref = g.referendum()
        if ref is None or len(f.things) >= self.n.of(g, f) or not ref.last_terms():
            return NEXT
        options: list[Option] = [answers.PICK.of(thing) for thing in dict.fromkeys(ref.last_terms())]
        return ask(f.seat, "pick", options, f.card, "politics.terms.caller-chooses")

    def after(self, g: Vtes, f: Work) -> Signal | None:
        ref = g.referendum()
        if not f.got or ref is None:
            return None
        dropped = int(f.got[1])
        place = len(ref.terms) - len(ref.last_terms()) + ref.last_terms().index(dropped)
        del ref.terms[place]
        ref.split[-1] -= 1
        f.things.append(dropped)
        f.got = ()
        signal = self.do(g, f)
        return None if signal is NEXT else signal

    def tree(self) -> Tree:
        return tree("waive", n=self.n, what=self.what)


def waive(n: Amount | int, what: Filter) -> Effect:
    """So many points of the terms, among Methuselahs or vampires, are dropped as the caller chooses."""
    return Waive(amount(n), what)


class BurnEdge(Verb):
    """As a cost: she must have the Edge herself. [card.cost.alternative]"""

    __slots__ = ("by",)

    def __init__(self, by: Who) -> None:
        self.by = by

    def parts(self) -> tuple[Node, ...]:
        return (self.by,)

    def is_cost(self) -> bool:
        return True

    def bar(self, g: Vtes, c: Scope) -> str:
        return "" if g.edge == self.by.one(g, c) else "card.cost.alternative"

    def do(self, g: Vtes, f: Work) -> Signal:
        if g.edge == self.by.one(g, f):
            g.edge = NOBODY
            g.tell(events.Edge(seat=NOBODY))
        return NEXT

    def tree(self) -> Tree:
        return tree("burn-edge")


# -- as they are written -----------------------------------------------------------------------------------------------


def gain(n: Amount | int, what: int = POOL, who: Who | None = None) -> Effect:
    """``gain(2)`` gives you 2 pool; ``gain(1, BLOOD, T)`` puts 1 blood on what was chosen."""
    return Gain(amount(n), what, (YOU if what == POOL else ME) if who is None else who)


def burn(n: Amount | int | Who, what: int = POOL, who: Who | None = None) -> Effect:
    """``burn(2, POOL, T)`` burns counters, ``burn(T)`` a card."""
    if isinstance(n, Who):
        return BurnCard(n)
    return BurnCounters(amount(n), what, (YOU if what == POOL else ME) if who is None else who)


def pay(n: Amount | int, what: int, who: Who | None = None) -> Effect:
    """A cost inside an effect: ``may(unlock(ME), cost=pay(1, BLOOD))``."""
    return Pay(amount(n), what, (YOU if what == POOL else ME) if who is None else who)


def take(n: Amount | int, what: int, from_: Who, to: Who) -> Effect:
    """``take(1, BLOOD, BEARER, YOU)`` moves a blood from the bearer to your pool."""
    number = amount(n)
    if isinstance(number, Chosen):  # no more than there is
        asked = number.question
        least, most = asked.least, asked.most
        number = Chosen(HowMany(least, at_most(most, num(what, from_)), asked.by))
    elif isinstance(number, Announced):
        number = Announced(Declared(number.number.least, at_most(number.number.most, num(what, from_))))
    return Take(number, what, from_, to)


def put(who: Who, place: Who | In | int, kept: bool = False) -> Effect:
    """``put(CARD, T)`` puts this card on what was chosen, ``put(T, TORPOR)`` sends it to torpor; ``kept``: whoever
    controls the host, the card stays yours."""
    if isinstance(place, Who):
        return Put(who, -1, place, kept)
    return Put(who, place.regions[0] if isinstance(place, In) else place, None)


def bring(who: Who, on: Who | None = None) -> Effect:
    """Bring an ally, equipment or retainer card into play by an effect."""
    return Bring(who, ME if on is None else on)


def equip(who: Who, shared: bool = False, by: Who | None = None) -> Effect:
    """``equip(a(in_(HAND), MINE, EQUIPMENT, FITS))``: from hand and without an action; or employ a retainer, or recruit
    an ally; by the minion named, if not by the one who plays the card. With ``shared``, up to half the pool can be paid
    with blood."""
    return Equip(who, ME if by is None else by, shared)


def arrives(on: Who | None = None) -> Effect:
    return Arrives(on)


def control(who: Who, by: Who | None = None, on: Who | None = None, borrowed: bool = False) -> Effect:
    """Steal a card: ``control(T)``; what lies on a minion is put ``on`` another, or where the new controller likes;
    ``borrowed``: a minion returns at the end of the turn."""
    return Control(who, YOU if by is None else by, on, borrowed)


def lock(who: Who) -> Effect:
    return Turn(who, lock=True, cost=False)


def unlock(who: Who | None = None) -> Effect:
    return Turn(ME if who is None else who, lock=False, cost=False)


def locking(who: Who | None = None) -> Effect:
    """As a cost: ``cost=locking()`` locks this card, ``cost=locking(ME)`` the minion."""
    return Turn(CARD if who is None else who, lock=True, cost=True)


def show(who: Who, to: Who | None = None) -> Effect:
    """All see it; ``show(top(YOU), YOU)``: only you look at it."""
    return Show(who, to)


def shuffle(region: int, of: Who | None = None) -> Effect:
    return Shuffle(region, YOU if of is None else of)


def draw(n: Amount | int = 1, region: int = LIBRARY, who: Who | None = None) -> Effect:
    return Draw(amount(n), region, YOU if who is None else who)


def discard(who: Who | None = None) -> Effect:
    """``discard(THEM)``: a card of her choice; ``discard(at_random(in_(HAND), of(THEM), n=2))``: those cards."""
    if who is not None and not who.is_seat():
        return DiscardThese(who)
    return Discard(YOU if who is None else who, cost=False)


def discarding(*what: Filter, n: int = 1, by: Who | None = None) -> Effect:
    """As a cost: a card of your own hand, or several: ``discarding(MASTER_CARD, n=2)``. [card.cost.alternative]"""
    return Discard(YOU if by is None else by, cost=True, what=every(what) if what else None, n=n)


def search(region: int, *what: Filter, to: int = NOBODY, shown: bool = False, down: bool = False) -> Effect:
    """``search(LIBRARY, EQUIPMENT, shown=True)``; it goes to the hand, a crypt card to the uncontrolled region, and is
    `IT` for what follows."""
    where = to if to >= 0 else UNCONTROLLED if region == CRYPT else HAND
    return Search(region, every(what), where, shown, down)


def burning_edge(by: Who | None = None) -> Effect:
    return BurnEdge(YOU if by is None else by)
