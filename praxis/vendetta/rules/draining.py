"""Draining, diablerie, and leaving the game by a third diablerie token."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from praxis.kernel.procedure import DONE, NEXT, Procedure, Signal, become, run
from praxis.kernel.sight import EVERYBODY
from praxis.vendetta import events
from praxis.vendetta.effects.statics import worth
from praxis.vendetta.effects.triggers import hear
from praxis.vendetta.rules import pool
from praxis.vendetta.rules.location import lose_gained
from praxis.vendetta.state import NONE

if TYPE_CHECKING:
    from praxis.vendetta.state import Vendetta

TOKENS_OUT: Final = 3


class Drain(Procedure):
    """A card of an alliance gives its blood once and for all. [vendetta.drain.procedure]"""

    __slots__ = ("card", "seat")
    STEPS = ("turn", "take_blood", "diablerie", "heard")
    SHOWS = ("card", "seat")

    def __init__(self, card: int, seat: int) -> None:
        super().__init__()
        self.card = card
        self.seat = seat

    def fork(self) -> Drain:
        return self.resumed(Drain(self.card, self.seat))

    def turn(self, g: Vendetta) -> Signal:  # [vendetta.drain.ability-lost] [vendetta.drain.influence-replaced]
        g.drained |= 1 << self.card
        g.tell(events.Drained(seat=self.seat, card=self.card))
        return NEXT

    def take_blood(self, g: Vendetta) -> Signal:  # [vendetta.drain.gain-blood-at-once]
        extra = worth(g, self.seat, "drain-bonus", NONE)
        pool.gain(g, self.seat, pool.BLOOD, g.set.cards[self.card].drain + extra)
        return NEXT

    def diablerie(self, g: Vendetta) -> Signal:
        """[vendetta.drain.vampire-gives-diablerie-token] [vendetta.ally.two-kinds]
        [vendetta.diablerie.voluntary-or-frenzy] [vendetta.components.diablerie-tokens]
        """
        if not g.set.cards[self.card].vampire:
            return NEXT
        player = g.players[self.seat]
        player.red += 1
        g.tell(events.Diablerie(seat=self.seat, tokens=player.red + player.grey))
        if player.red + player.grey >= TOKENS_OUT:  # [vendetta.diablerie.third-token-eliminates]
            return become(Elimination(self.seat))
        return NEXT

    def heard(self, g: Vendetta) -> Signal:
        return hear(g, "you-drain", self.seat, NONE, self.card)


class Elimination(Procedure):
    """A player leaves the game at once. What she has on the board goes, and she is not ranked.

    [vendetta.diablerie.third-token-eliminates]
    """

    __slots__ = ("seat",)
    STEPS = ("leave", "pass_ambition")
    SHOWS = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def fork(self) -> Elimination:
        return self.resumed(Elimination(self.seat))

    def leave(self, g: Vendetta) -> Signal:
        gone = g.players[self.seat]
        gone.eliminated = True
        g.tell(events.Eliminated(seat=self.seat))
        for location in range(g.locations):
            for card in gone.cards_at[location][:]:
                if g.owner(card) != self.seat:
                    send_home(g, card, self.seat, location)
            pool.undeploy(g, self.seat, location, gone.blood_at[location], "out")
        self._put_cards_in_the_box(g)
        pool.lose(g, self.seat, pool.BLOOD, gone.blood)
        pool.lose(g, self.seat, pool.INFLUENCE, gone.influence)
        return NEXT

    def _put_cards_in_the_box(self, g: Vendetta) -> None:
        gone = g.players[self.seat]
        mine = [*gone.hand, *gone.deck, *gone.aside, *gone.alliance]
        for player in g.players:
            for cards in player.cards_at:
                own = [card for card in cards if g.owner(card) == self.seat]
                for card in own:
                    cards.remove(card)
                mine += own
        if gone.relic != NONE:
            mine.append(gone.relic)
            gone.relic = NONE
        gone.hand, gone.deck, gone.aside, gone.alliance = [], [], [], []
        gone.looking = gone.bottom_known = 0
        for card in mine:
            g.face_down &= ~(1 << card)
        for seat in range(g.seats):
            g.peeked[seat] &= ~sum(1 << card for card in mine)
        g.put_in_the_box(mine)

    def pass_ambition(self, g: Vendetta) -> Signal:
        if g.ambition != self.seat:
            return DONE
        for step in range(1, g.seats):
            heir = (self.seat + step) % g.seats
            if not g.players[heir].eliminated:
                g.ambition = heir
                g.tell(events.Ambition(seat=heir))
                break
        return DONE


def send_home(g: Vendetta, card: int, seat: int, location: int) -> None:
    """Return a deployed card to its owner's hand, turned up first."""
    g.players[seat].cards_at[location].remove(card)
    owner = g.owner(card)
    audience = 1 << owner if g.is_face_down(card) else EVERYBODY
    forget_place(g, card)
    lose_gained(g, card)
    g.players[owner].hand.append(card)
    g.tell(events.Returned(seat=owner, card=card, location=location, audience=audience))


def forget_place(g: Vendetta, card: int) -> None:
    """Forget the place of a card that leaves it: it is no longer face down there, and nobody knows it by its place."""
    if g.face_down >> card & 1:
        g.face_down &= ~(1 << card)
        for seat in range(g.seats):
            g.peeked[seat] &= ~(1 << card)


def drain(card: int, seat: int) -> Signal:
    return run(Drain(card, seat))
