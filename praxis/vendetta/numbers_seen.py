"""A seat's view of Vendetta as a row of numbers of a fixed length, for learning programs."""

from __future__ import annotations

from typing import Final

from praxis.vendetta.view import HIDDEN, PlayerView, View

SEATS: Final = 6
LOCATIONS: Final = 8
HAND: Final = 12
"""How many cards of the seat's hand are told one by one, by their ids."""
TABLE_NUMBERS: Final = 7
SEAT_NUMBERS: Final = 10
PLACE_NUMBERS: Final = 4
LENGTH: Final = TABLE_NUMBERS + SEATS * (SEAT_NUMBERS + LOCATIONS * PLACE_NUMBERS) + HAND


def numbers_seen(view: View) -> list[int]:
    """The row: the table; each seat, beginning with the viewer's, with its place at each location; and the viewer's
    hand."""
    seat = view.seat
    row = [view.seats, view.round, view.ambition - seat if view.ambition >= 0 else -1, view.locations]
    row += [len(view.relics), view.ally_deck, view.victims]
    for step in range(SEATS):
        if step < view.seats:
            row += _seat(view.players[(seat + step) % view.seats])
        else:
            row += [0] * (SEAT_NUMBERS + LOCATIONS * PLACE_NUMBERS)
    mine = [card + 1 for card in view.players[seat].hand[:HAND]]
    return row + mine + [0] * (HAND - len(mine))


def _seat(player: PlayerView) -> list[int]:
    row = [
        player.blood,
        player.influence,
        player.score,
        player.red,
        player.grey,
        len(player.alliance),
        len(player.drained),
        len(player.hand),
        len(player.deck),
        1 if player.eliminated else 0,
    ]
    for place in range(LOCATIONS):
        if place < len(player.positions):
            at = player.positions[place]
            unknown = sum(card == HIDDEN for card in at.cards)
            row += [at.power, at.blood, len(at.cards), unknown]
        else:
            row += [0] * PLACE_NUMBERS
    return row
