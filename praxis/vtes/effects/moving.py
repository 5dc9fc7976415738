"""Effects that move cards between places or change their control."""

from __future__ import annotations

from typing import Final

from praxis.effects.amounts import Amount, amount
from praxis.effects.filters import Filter
from praxis.effects.nodes import NOTHING_TO_DO, Effect, Node, Tree, Who, tree
from praxis.effects.scope import NOBODY, Scope
from praxis.effects.work import Work
from praxis.kernel.decision import Option
from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes import answers, events
from praxis.vtes.effects.bringing import Fits
from praxis.vtes.effects.counters import BurnCounters
from praxis.vtes.effects.filters import In
from praxis.vtes.effects.values import POOL
from praxis.vtes.effects.verb import Verb
from praxis.vtes.effects.whom import CARD, ME, YOU
from praxis.vtes.model import face as faces
from praxis.vtes.model import facts, spans, stats
from praxis.vtes.model.regions import (
    ASH_HEAP,
    ATTACHED,
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
)
from praxis.vtes.model.state import Vtes, with_mod
from praxis.vtes.questions import ask
from praxis.vtes.rules import imbued, permanents, torpor
from praxis.vtes.rules.influence import become_controlled

BOTTOM: Final = 20
"""Under the crypt or library that the card belongs to."""
TOP: Final = 21
HOME: Final = 22
"""The uncontrolled region of the owner of a vampire."""


class BurnCard(Verb):
    """Move a card to its owner's ash heap. [card.burn.to-owner]"""

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
            if g.is_in_play(card) or g.where[card] in (ATTACHED, UNCONTROLLED, CRYPT, LIBRARY):
                g.burn(card)
                moved += 1
        f.moved = moved
        return NEXT

    def tree(self) -> Tree:
        return tree("burn", who=self.who)


class Put(Verb):
    """Move a card to a region, or put it on a host."""

    __slots__ = ("host", "kept", "place", "who")

    def __init__(self, who: Who, place: int, host: Who | None, kept: bool) -> None:
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
            if card == f.card and g.ousted[f.seat]:
                continue  # it has left with her whom its cost has ousted [end.oust.controlled-cards]
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
        """Put a card on a host. [card.control.on-minion] [card.control.master]"""
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
            if f.mode > 0 and card == f.card:
                g.versions[card] = f.mode  # which level it was played at
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
                torpor.banish(g, card, torpor.permanent_controller(g, card))
            elif g.where[card] in (CRYPT, UNCONTROLLED, ASH_HEAP):
                g.put(card, UNCONTROLLED, f.seat)
                g.tell(events.Taken(card=card, seat=f.seat))
        elif place in (BOTTOM, TOP):
            self._back(g, card)
        elif place == HOME:
            if g.is_in_play(card):
                torpor.banish(g, card, g.owner[card])
            elif g.where[card] == ASH_HEAP:
                g.put(card, UNCONTROLLED, g.owner[card])
                g.tell(events.Taken(card=card, seat=g.owner[card]))
        elif place == HAND:
            self._to_hand(g, f, card)
        else:
            assert place == RESEARCH, place
            g.put(card, RESEARCH, f.seat)  # [trait.research-area.out-of-play]
            g.tell(events.Researched(card=card, seat=f.seat))

    def _to_hand(self, g: Vtes, f: Work, card: int) -> None:
        """Put a card into a hand, which may be too large then. In 2000 nobody discards for that, but these cards say
        so. [card.hand.always-match]"""
        seat = f.seat if g.where[card] == RESEARCH else g.owner[card]  # a kept card goes to its holder
        g.strip(card)
        g.put(card, HAND, seat)
        g.tell(events.Retrieved(card=card, seat=seat))
        if len(g.hand(seat)) > stats.hand_size(g, seat):
            g.limits[seat] = NOBODY
        g.due = True

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
        """Put a card back into its owner's crypt or library, without what lay on it. A childe is burned instead."""
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
            g.due = True  # a hand that is too small, as the library was empty, draws it [card.hand.always-match]

    def tree(self) -> Tree:
        if self.host is not None:
            return tree("put-on", who=self.who, host=self.host, kept=self.kept)
        place = {BOTTOM: "bottom", TOP: "top", HOME: "home"}.get(self.place) or REGION_WORDS[self.place]
        return tree("put", who=self.who, place=place)


def fits(by: Who) -> Filter:
    """``fits(T)``: cards that the minion who was chosen could bring into play."""
    return Fits(by)


class Control(Verb):
    """Give control of a card to a Methuselah. A card on a minion goes to a minion of hers: the one named, or one that
    she chooses.

    [card.control.change]
    """

    __slots__ = ("borrowed", "by", "longer", "on", "puppet", "who")

    def __init__(self, who: Who, by: Who, on: Who | None, borrowed: bool, longer: bool, puppet: bool) -> None:
        self.who = who
        self.by = by
        self.on = on
        self.borrowed = borrowed
        """Only until the end of the turn: then the minion returns to the Methuselah from whom he was taken."""
        self.longer = longer
        """Only until the end of her next turn: then he returns likewise."""
        self.puppet = puppet
        """Only until the end of the next action, and he must bleed her prey."""

    def parts(self) -> tuple[Node, ...]:
        return (self.who, self.by) if self.on is None else (self.who, self.by, self.on)

    def takes_control(self) -> bool:
        return True

    def is_plain(self) -> bool:
        return self.on is not None

    def do(self, g: Vtes, f: Work) -> Signal:
        seat = self.by.one(g, f)
        for card in self.who.things(g, f):
            if seat < 0 or not g.is_in_play(card):
                continue
            if g.host[card] < 0:
                if self.puppet and g.controller[card] != seat:
                    entry = [spans.BORROWED, card, g.controller[card], f.card, facts.OVER, NOBODY]
                    g.lasting = [*g.lasting, entry]
                if self.borrowed and g.controller[card] != seat:
                    how = spans.BORROWED_ON if self.longer else spans.BORROWED
                    with_mod(g.turn_span(), how, card, g.controller[card], f.card)
                permanents.change_control(g, card, seat)
            elif self.on is not None:
                permanents.hand_over(g, card, self.on.one(g, f))
            elif g.controller[g.host[card]] != seat:
                if not g.minions(seat):
                    g.burn(card)  # she has no minion on whom it could lie
                    continue
                options: list[Option] = [answers.PICK.of(minion) for minion in g.minions(seat)]
                return ask(seat, "pick", options, f.card, "card.control.change")
        return NEXT

    def after(self, g: Vtes, f: Work) -> Signal | None:
        if f.got:
            for card in self.who.things(g, f):
                permanents.hand_over(g, card, int(f.got[1]))
        return None

    def tree(self) -> Tree:
        until = "next-action" if self.puppet else "next-turn" if self.longer else "turn" if self.borrowed else ""
        return tree("control", who=self.who, by=self.by, on=self.on, until=until)


def burn(n: Amount | int | Who, what: int = POOL, who: Who | None = None) -> Effect:
    """``burn(2, POOL, T)`` burns counters, ``burn(T)`` a card."""
    if isinstance(n, Who):
        return BurnCard(n)
    return BurnCounters(amount(n), what, (YOU if what == POOL else ME) if who is None else who)


def put(who: Who, place: Who | In | int, kept: bool = False) -> Effect:
    """``put(CARD, T)`` puts this card on what was chosen, ``put(T, TORPOR)`` sends it to torpor; ``kept``: whoever
    controls the host, the card stays yours."""
    if isinstance(place, Who):
        return Put(who, -1, place, kept)
    return Put(who, place.regions[0] if isinstance(place, In) else place, None, kept)


def control(
    who: Who,
    by: Who | None = None,
    on: Who | None = None,
    borrowed: bool = False,
    longer: bool = False,
    puppet: bool = False,
) -> Effect:
    """Steal a card: ``control(T)``; what lies on a minion is put ``on`` another, or where the new controller likes;
    ``borrowed``: a minion returns at the end of the turn; ``longer``: at the end of your next turn; ``puppet``: at the
    end of the next action, and he must bleed your prey."""
    return Control(who, YOU if by is None else by, on, borrowed or longer, longer, puppet)
