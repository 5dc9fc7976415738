"""Cards that outlast the vampire they are on: when he is burned, a younger one from the crypt takes his place."""

from __future__ import annotations

from praxis.vtes.model.regions import ASH_HEAP, READY
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules.influence import become_controlled
from praxis.vtes.rules.permanents import put_on


def inherit(g: Vtes) -> None:
    """Draw the top card of the crypt for each card that waits. A younger vampire comes into play with that card; if he
    is not younger, it stays burned.

    For an imbued the cost is compared, and he comes without life. [imbued.target.cost-as-capacity]
    """
    waiting, g.bequests = g.bequests, []
    for card, seat, capacity in waiting:
        if g.ousted[seat] or not g.crypt(seat):
            continue
        heir = g.draw_crypt(seat)
        if g.face[heir].capacity >= capacity:
            continue
        become_controlled(g, heir, seat, by_influence=False)
        if g.where[heir] != READY:
            continue
        if g.is_vampire(heir):
            full = g.face[heir].capacity
            g.gain_blood(heir, full, full, "card.counter.gain-from-bank")
        if g.where[card] == ASH_HEAP:
            put_on(g, card, heir, seat)
