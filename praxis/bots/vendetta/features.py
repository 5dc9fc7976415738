"""A position between two rounds as numbers, made of public facts alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from praxis.vendetta.rules.ending import score

if TYPE_CHECKING:
    from praxis.vendetta.state import Vendetta

_OF_A_SEAT: Final = ("score", "blood", "feeding", "followers", "tokens")
NAMES: Final = (
    *(f"own {what}" for what in _OF_A_SEAT),
    *(f"leader's {what}" for what in _OF_A_SEAT),
    *(f"others' mean {what}" for what in _OF_A_SEAT),
    "lead",
    "ambition",
    "place in the order",
    "last round",
    "lead in the last round",
    "blood in the last round",
    "seats",
)
"""What each number is."""


def _of_a_seat(g: Vendetta, seat: int) -> list[float]:
    player = g.players[seat]
    followers = g.undrained(seat)
    return [
        score(g, seat) / 10,
        min(player.blood, 12) / 8,
        sum(min(4, g.set.cards[card].feeding) for card in followers) / 6,
        len(followers) / 5,
        (player.red + player.grey) / 2,
    ]


def features(g: Vendetta) -> dict[int, list[float]]:
    """The numbers of each seat that is still in the game."""
    order = g.turn_order()
    each = {seat: _of_a_seat(g, seat) for seat in order}
    last = 1.0 if g.round >= 3 else 0.0
    found: dict[int, list[float]] = {}
    for place, seat in enumerate(order):
        others = [numbers for other, numbers in each.items() if other != seat] or [[0.0] * len(_OF_A_SEAT)]
        leader = max(others)
        mean = [sum(column) / len(others) for column in zip(*others, strict=True)]
        lead = each[seat][0] - leader[0]
        found[seat] = [
            *each[seat],
            *leader,
            *mean,
            2 * lead,
            1.0 if g.ambition == seat else 0.0,
            place / g.seats,
            last,
            2 * lead * last,
            each[seat][1] * last,
            g.seats / 5,
        ]
    return found
