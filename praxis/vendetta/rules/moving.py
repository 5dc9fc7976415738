"""How deployed cards and blood are moved, by withdrawing and by effects. Moving is not playing.

[vendetta.withdraw.moving-is-not-playing]
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from praxis.kernel.sight import EVERYBODY
from praxis.vendetta import events
from praxis.vendetta.rules.draining import send_home
from praxis.vendetta.rules.location import lose_gained

if TYPE_CHECKING:
    from praxis.vendetta.state import Vendetta


def turn_up(g: Vendetta, seat: int, location: int) -> list[int]:
    """Turn up the face-down cards at a position, so that everybody knows them."""
    cards = [card for card in g.players[seat].cards_at[location] if g.is_face_down(card)]
    if cards:
        for card in cards:
            g.face_down &= ~(1 << card)
            reveal(g, card)
        g.tell(events.Revealed(seat=seat, location=location, cards=cards))
    return cards


def reveal(g: Vendetta, card: int) -> None:
    """Show a card to everybody. All remember that it has left its deck."""
    bit = 1 << card
    for seat in range(g.seats):
        g.seen[seat] |= bit
        g.peeked[seat] &= ~bit


def turn_down(g: Vendetta, card: int) -> None:
    """Turn a known card face down where it lies. Everybody still knows it."""
    lose_gained(g, card)
    g.face_down |= 1 << card
    for seat in range(g.seats):
        g.peeked[seat] |= 1 << card
    g.tell(events.Blanked(card=card))


def move_card(g: Vendetta, card: int, seat: int, location: int, to_seat: int, to_location: int) -> None:
    """Move a card from one position to another, as it lies."""
    g.players[seat].cards_at[location].remove(card)
    g.players[to_seat].cards_at[to_location].append(card)
    if to_location != location:
        lose_gained(g, card)
    audience = _who_knows(g, card) if g.is_face_down(card) else EVERYBODY
    g.tell(
        events.Moved(
            card=card, seat=seat, location=location, to_seat=to_seat, to_location=to_location, audience=audience
        )
    )


def _who_knows(g: Vendetta, card: int) -> int:
    return sum(1 << seat for seat in range(g.seats) if g.peeked[seat] >> card & 1)


def charm(g: Vendetta, card: int, seat: int, to_seat: int, location: int) -> None:
    move_card(g, card, seat, location, to_seat, location)


def shift_blood(g: Vendetta, seat: int, location: int, to_seat: int, to_location: int, amount: int) -> int:
    """Move deployed blood from one position to another."""
    if amount <= 0:
        return 0
    g.players[seat].blood_at[location] -= amount
    g.players[to_seat].blood_at[to_location] += amount
    g.tell(events.BloodMoved(seat=seat, location=location, to_seat=to_seat, to_location=to_location, amount=amount))
    return amount


def play_here(g: Vendetta, seat: int, card: int, location: int) -> None:
    """Play a card face up in the middle of a resolution, from the hand or the deck."""
    player = g.players[seat]
    source = "hand" if card in player.hand else "deck"
    if source == "hand":
        player.hand.remove(card)
    else:
        player.deck.remove(card)
        player.bottom_known = min(player.bottom_known, len(player.deck))
    player.cards_at[location].append(card)
    reveal(g, card)
    g.tell(events.CardAdded(seat=seat, card=card, location=location, source=source))


def borrow(g: Vendetta, card: int, seat: int, to_seat: int, location: int) -> None:
    """Play a card from another player's hand face up at one's own position."""
    g.players[seat].hand.remove(card)
    g.players[to_seat].cards_at[location].append(card)
    reveal(g, card)
    g.tell(events.Borrowed(seat=seat, card=card, to_seat=to_seat, location=location))


def carry_away(g: Vendetta, seat: int, location: int) -> None:
    """Move the cards of a player who leaves: from the Haven to her hand, from elsewhere to the Haven as they lie.

    [vendetta.withdraw.cards-face-up-to-haven] [vendetta.withdraw.from-haven-take-all-back]
    [vendetta.withdraw.moved-cards-fight-in-haven] [vendetta.glossary.deployed-current-location]
    """
    for card in g.players[seat].cards_at[location][:]:
        foreign = g.owner(card) != seat
        if location == g.haven or (foreign and g.readings.others_cards == "home"):
            send_home(g, card, seat, location)
        else:
            move_card(g, card, seat, location, seat, g.haven)
