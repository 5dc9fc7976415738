"""Verbs about what a player knows, about her alliance and her diablerie tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from praxis.kernel.procedure import NEXT, Signal, run
from praxis.vendetta import answers, events
from praxis.vendetta.cards import VICTIM
from praxis.vendetta.effects.resolve import Resolve
from praxis.vendetta.effects.vocabulary import Asks, Verb
from praxis.vendetta.rules.draining import Drain
from praxis.vendetta.rules.resolution import join, recruit

if TYPE_CHECKING:
    from praxis.kernel.procedure import Got
    from praxis.vendetta.state import Vendetta


class Look(Verb):
    __slots__ = ()
    word = "look"
    form = "WHO {hand,cards}"
    means = "You see the target's hand, or the face-down cards of the target wherever they lie"

    def could(self, g: Vendetta, f: Resolve, target: int) -> bool:
        player = g.players[target]
        if self.what == "hand":
            return bool(player.hand)
        return any(g.is_face_down(card) for cards in player.cards_at for card in cards)

    def apply(self, g: Vendetta, f: Resolve, target: int, got: Got) -> Signal:
        player = g.players[target]
        if self.what == "hand":
            cards = sorted(player.hand)
        else:
            cards = [card for at in player.cards_at for card in at if g.is_face_down(card)]
        known = sum(1 << card for card in cards)
        g.peeked[f.seat] |= known
        g.seen[f.seat] |= known
        g.tell(events.Looked(seat=f.seat, at=target, what=self.what, cards=cards, audience=1 << f.seat))
        return NEXT


class Draw(Verb):
    __slots__ = ()
    word = "draw"
    form = "N"
    means = "Cards from the top of your clan deck into your hand"

    def could(self, g: Vendetta, f: Resolve, target: int) -> bool:
        return bool(g.players[target].deck)

    def apply(self, g: Vendetta, f: Resolve, target: int, got: Got) -> Signal:
        player = g.players[target]
        for _ in range(min(self.n.of(g, f), len(player.deck))):
            card = player.deck.pop(0)
            player.bottom_known = min(player.bottom_known, len(player.deck))
            player.hand.append(card)
            g.seen[target] |= 1 << card
            g.tell(events.Drew(seat=target, card=card, audience=1 << target))
        return NEXT


class Recruit(Verb):
    __slots__ = ()
    word = "recruit"
    form = "N"
    means = "You take victims from the victim stack into your alliance"
    clause = "vendetta.alliance.gained-cards-go-there"

    def could(self, g: Vendetta, f: Resolve, target: int) -> bool:
        return bool(g.victims)

    def apply(self, g: Vendetta, f: Resolve, target: int, got: Got) -> Signal:
        for _ in range(min(self.n.of(g, f), len(g.victims))):
            recruit(g, target)
        return NEXT


class Entice(Verb):
    """Takes a victim of another alliance. Victims are alike, so nobody is asked which."""

    __slots__ = ()
    word = "entice"
    form = "WHO"
    means = "An undrained victim of the target's alliance comes over to yours"
    clause = "vendetta.alliance.gained-cards-go-there"

    def could(self, g: Vendetta, f: Resolve, target: int) -> bool:
        return target != f.seat and any(g.set.cards[card].kind == VICTIM for card in g.undrained(target))

    def apply(self, g: Vendetta, f: Resolve, target: int, got: Got) -> Signal:
        if self.could(g, f, target):
            victim = next(card for card in g.undrained(target) if g.set.cards[card].kind == VICTIM)
            g.players[target].alliance.remove(victim)
            g.tell(events.Left(seat=target, card=victim))
            join(g, f.seat, victim)
        return NEXT


class Sacrifice(Verb):
    __slots__ = ()
    word = "sacrifice"
    form = "WHO"
    means = "The target drains a card of his alliance, of his own choice"
    clause = "vendetta.drain.procedure"

    def could(self, g: Vendetta, f: Resolve, target: int) -> bool:
        return bool(g.undrained(target))

    def choices(self, g: Vendetta, f: Resolve, target: int) -> Asks | None:
        return target, "sacrifice", [answers.DRAIN.of(card) for card in g.undrained(target)]

    def apply(self, g: Vendetta, f: Resolve, target: int, got: Got) -> Signal:
        return run(Drain(int(got[1]), target)) if got else NEXT


class Restore(Verb):
    __slots__ = ()
    word = "restore"
    form = ""
    means = "One of your drained cards is no longer drained; tokens taken and blood gained for it stay"

    def could(self, g: Vendetta, f: Resolve, target: int) -> bool:
        return any(g.is_drained(card) for card in g.players[target].alliance)

    def choices(self, g: Vendetta, f: Resolve, target: int) -> Asks | None:
        drained = [card for card in g.players[target].alliance if g.is_drained(card)]
        return target, "restore", [answers.CARD_.of(card) for card in drained]

    def apply(self, g: Vendetta, f: Resolve, target: int, got: Got) -> Signal:
        if got:
            g.drained &= ~(1 << int(got[1]))
            g.tell(events.Restored(seat=target, card=int(got[1])))
        return NEXT


class Cleanse(Verb):
    __slots__ = ()
    word = "cleanse"
    form = ""
    means = "You lose one of your diablerie tokens"

    def could(self, g: Vendetta, f: Resolve, target: int) -> bool:
        return g.players[target].red + g.players[target].grey > 0

    def apply(self, g: Vendetta, f: Resolve, target: int, got: Got) -> Signal:
        player = g.players[target]
        if player.grey:
            player.grey -= 1
        elif player.red:
            player.red -= 1
        else:
            return NEXT
        g.tell(events.Cleansed(seat=target, tokens=player.red + player.grey))
        return NEXT
