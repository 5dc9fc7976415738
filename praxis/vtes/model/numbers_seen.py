"""What a seat sees of a game of V:TES as a row of numbers of a fixed length, for programs that learn.

The numbers are read from the state, not from a view, because a view costs more than a whole decision. They tell only
what the seat may know: what is public, and the cards whose faces it knows. A test deals the hidden cards anew and asks
for the same row (`tests/env`).
"""

from __future__ import annotations

from typing import Final

from praxis.kernel.event import may_see
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.regions import ASH_HEAP, CRYPT, HAND, LIBRARY, PLAY, READY, TORPOR, UNCONTROLLED
from praxis.vtes.model.state import Vtes

SEATS: Final = 6
"""The most players whose numbers fit; the seats follow each other from one's own, prey first."""
MINIONS: Final = 8
"""The ready minions of a seat that are told one by one; of more, only the sums count."""
WAITING: Final = 6
"""One's own uncontrolled cards that are told one by one."""

SEAT_NUMBERS: Final = 16
MINION_NUMBERS: Final = 6
TABLE_NUMBERS: Final = 14
HAND_TYPES: Final = (
    faces.MASTER,
    faces.ACTION,
    faces.POLITICAL,
    faces.EQUIPMENT,
    faces.RETAINER,
    faces.ALLY,
    faces.MODIFIER,
    faces.REACTION,
    faces.COMBAT,
    faces.EVENT,
)
LENGTH: Final = TABLE_NUMBERS + SEATS * (SEAT_NUMBERS + MINIONS * MINION_NUMBERS) + WAITING * 2 + len(HAND_TYPES)


def numbers_seen(g: Vtes, seat: int) -> list[int]:
    """The row: the table, each seat from one's own on, one's uncontrolled cards, and one's hand by type."""
    row: list[int] = []
    _table(g, seat, row)
    for step in range(SEATS):
        if step < g.seats:
            _seat(g, (seat + step) % g.seats, seat, row)
        else:
            row.extend([0] * (SEAT_NUMBERS + MINIONS * MINION_NUMBERS))
    _waiting(g, seat, row)
    held = [g.face[card].types for card in g.regions[HAND][seat]]
    for bit in HAND_TYPES:
        found = 0
        for types in held:
            if types & bit:
                found += 1
        row.append(found)
    return row


def _table(g: Vtes, seat: int, row: list[int]) -> None:
    action = g.action() if g.stack else None
    turn = g.turn_now if g.stack else None
    row.append(g.seats)
    row.append(g.turn)
    row.append((turn.seat - seat) % g.seats if turn is not None else -1)
    row.append((g.edge - seat) % g.seats if g.edge >= 0 else -1)
    if action is None:
        row.extend([0, -1, 0, 0, 0, 0])
    else:
        ready = g.is_ready(action.actor)
        row.append(1)
        row.append((action.seat - seat) % g.seats)
        row.append(1 if seat in action.victims else 0)
        row.append(stats.stealth(g, action.actor) if ready else 0)
        row.append(stats.bleed(g, action.actor) if ready else 0)
        row.append(1 if action.blocker >= 0 else 0)
    fight = g.combat() if g.stack else None
    strikes = g.round() if g.stack else None
    row.append(1 if fight is not None else 0)
    row.append(strikes.long if strikes is not None else 0)
    row.append(1 if g.stack and g.referendum() is not None else 0)
    row.append(g.limits[seat])


def _seat(g: Vtes, whose: int, seat: int, row: list[int]) -> None:
    ready = g.regions[READY][whose]
    unlocked = blood = capacity = votes = 0
    for card in ready:
        unlocked += 0 if g.locked[card] else 1
        blood += g.blood[card]
        capacity += g.face[card].capacity
        votes += stats.votes(g, card)
    waiting = 0
    for card in g.regions[UNCONTROLLED][whose]:
        waiting += g.blood[card]
    row.extend(
        [
            g.pool[whose],
            g.vps[whose],
            g.ousted[whose],
            1 if g.withdrawing[whose] else 0,
            len(g.regions[HAND][whose]),
            len(g.regions[LIBRARY][whose]),
            len(g.regions[CRYPT][whose]),
            len(g.regions[ASH_HEAP][whose]),
            len(g.regions[UNCONTROLLED][whose]),
            waiting,
            len(g.regions[PLAY][whose]),
            len(g.regions[TORPOR][whose]),
            len(ready),
            unlocked,
            blood,
            votes,
        ]
    )
    for place in range(MINIONS):
        if place < len(ready):
            _minion(g, ready[place], seat, row)
        else:
            row.extend([0] * MINION_NUMBERS)


def _minion(g: Vtes, card: int, seat: int, row: list[int]) -> None:
    known = may_see(g.knows[card], seat)
    row.append(g.blood[card])
    row.append(g.face[card].capacity if known else 0)
    row.append(2 if g.locked[card] else 1)
    row.append(stats.bleed(g, card) if known else 0)
    row.append(stats.strength(g, card) if known else 0)
    row.append(len(g.on(card)))


def _waiting(g: Vtes, seat: int, row: list[int]) -> None:
    mine = g.regions[UNCONTROLLED][seat]
    for place in range(WAITING):
        if place < len(mine):
            card = mine[place]
            row.append(g.blood[card])
            row.append(g.face[card].capacity if may_see(g.knows[card], seat) else 0)
        else:
            row.extend([0, 0])
