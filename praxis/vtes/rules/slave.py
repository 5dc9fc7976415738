"""Slaves of a clan: they act against others only in their masters' presence, and fight in their stead."""

from __future__ import annotations

from praxis.vtes.model import stats
from praxis.vtes.model.state import Vtes


def is_bound(g: Vtes, minion: int) -> bool:
    """Whether a slave can take no directed action now. [trait.slave.no-directed]"""
    clan = g.face[minion].slave_of
    if not clan or not g.edition.has_slaves:
        return False
    seat = g.controller[minion]
    masters = g.ready(seat) if g.edition.slave_needs_ready else g.minions(seat)
    return all(stats.clan(g, other) != clan for other in masters)


def substitutes(g: Vtes, actor: int) -> list[int]:
    """The slaves that could fight in the place of a blocked vampire. [trait.slave.substitute]"""
    clan = stats.clan(g, actor)
    if not clan or not g.edition.has_slaves:
        return []
    return [
        minion
        for minion in g.ready(g.controller[actor])
        if minion != actor and not g.locked[minion] and g.face[minion].slave_of == clan
    ]
