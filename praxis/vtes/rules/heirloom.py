"""Cards that outlast the vampire they are on: when he is burned, a younger one from the crypt takes his place."""

from __future__ import annotations

from praxis.vtes.model.regions import ASH_HEAP, READY
from praxis.vtes.model.spans import NOBODY
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules.influence import become_controlled
from praxis.vtes.rules.permanents import put_on


def inherit(g: Vtes) -> None:
    """Draw the top card of the crypt for each card that waits. A younger vampire comes into play with that card; if he
    is not younger, it stays burned.

    For an imbued the cost is compared, and he comes without life. [imbued.target.cost-as-capacity] If the heir is
    burned as he comes, since his Methuselah has one of the same name, the next card is drawn, and compared with him.
    """
    waiting, g.bequests = g.bequests, []
    for card, seat, capacity in waiting:
        heir = _heir(g, seat, capacity)
        if heir < 0:
            continue
        if g.is_vampire(heir):
            full = g.face[heir].capacity
            g.gain_blood(heir, full, full, "card.counter.gain-from-bank")
        if g.where[card] == ASH_HEAP:
            put_on(g, card, heir, seat)


def _heir(g: Vtes, seat: int, capacity: int) -> int:
    """The younger one who comes into play; nobody if there is none."""
    while g.crypt(seat) and not g.ousted[seat]:
        heir = g.draw_crypt(seat)
        if g.face[heir].capacity >= capacity:
            return NOBODY
        become_controlled(g, heir, seat, by_influence=False)
        if g.where[heir] != ASH_HEAP:
            return heir if g.where[heir] == READY else NOBODY
        capacity = g.face[heir].capacity
    return NOBODY
