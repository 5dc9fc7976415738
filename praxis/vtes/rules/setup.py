"""Set-up: decks shuffled, pools, opening hands, the first crypt cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from praxis.vtes import events
from praxis.vtes.model.face import Face
from praxis.vtes.model.regions import CRYPT, LIBRARY
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules import ante
from praxis.vtes.rules.turn import Jyhad

POOL: Final = 30  # [setup.pool.thirty]
OPENING_HAND: Final = 7  # [setup.draw.hand-seven]
OPENING_CRYPT: Final = 4  # [setup.draw.crypt-four]


def set_up(g: Vtes, decks: Sequence[tuple[Sequence[Face], Sequence[Face]]]) -> None:
    """Deal a crypt and a library to each seat and begin. The Edge is nobody's, the bank has what the pools do not.

    The players have chosen their seats: their order is given. [setup.seating.method] [deck.decks.two]

    [setup.edge.uncontrolled] [setup.bank.common] [setup.regions.controlled-empty]
    """
    for seat, (crypt, library) in enumerate(decks):
        for face in crypt:
            g.add_card(face, seat, CRYPT)
        for face in library:
            g.add_card(face, seat, LIBRARY)
    for seat in range(g.seats):
        g.pool[seat] = POOL
        g.total += POOL
    for seat in range(g.seats):  # [setup.decks.shuffle]
        g.shuffle_faces(CRYPT, seat)
        g.shuffle_faces(LIBRARY, seat)
    if ante.is_played(g):  # [option.ante.before-draw]
        for seat in range(g.seats):
            ante.stake(g, seat)
    for seat in range(g.seats):
        for _ in range(min(OPENING_HAND, len(g.library(seat)))):
            g.draw_card(seat, "setup.draw.hand-seven")
        for _ in range(min(OPENING_CRYPT, len(g.crypt(seat)))):
            g.draw_crypt(seat, "setup.draw.crypt-four")
    first = g.draw(g.seats) if g.edition.first_at_random else 0  # [setup.players.first-random]
    g.tell(events.SetUp(first=first, edition=g.edition.name))
    g.start(Jyhad(first))
