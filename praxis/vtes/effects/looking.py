"""Where to look for the things that a filter means, so that not every card has to be tried."""

from __future__ import annotations

from typing import Final

from praxis.effects.filters import Both, Filter
from praxis.effects.nodes import Who
from praxis.effects.scope import Scope
from praxis.vtes.effects.filters import FIGHTING_FLAG, MINION_TYPES, Flag, In, Kind, On
from praxis.vtes.effects.having import Capacity, Has, Sect, Titled
from praxis.vtes.model.regions import ASH_HEAP, MINION_REGIONS, REMOVED
from praxis.vtes.model.state import Vtes


def joined(what: Filter) -> list[Filter]:
    """The filters of which this one is made, all of which must pass."""
    return [*joined(what.first), *joined(what.second)] if isinstance(what, Both) else [what]


# Where to look for what a filter means.
_AT_SEATS: Final = 0
_IN_REGIONS: Final = 1
_AT_MINIONS: Final = 2
_AT_FIGHTERS: Final = 3
_ON_HOSTS: Final = 4
_ANYWHERE: Final = 5


class Look:
    """Where to look for the things that a filter means; made once for each filter."""

    __slots__ = ("hosts", "how", "regions")

    def __init__(self, what: Filter) -> None:
        self.how = _ANYWHERE
        self.regions: tuple[int, ...] = ()
        self.hosts: Who | None = None
        if what.is_about_seats():
            self.how = _AT_SEATS
            return
        for one in joined(what):
            if isinstance(one, In):
                self.how, self.regions = _IN_REGIONS, one.regions
            elif isinstance(one, Flag) and one.flag == FIGHTING_FLAG:
                self.how = _AT_FIGHTERS
                return
            elif isinstance(one, On) and one.who is not None and not one.stored:
                self.how, self.hosts = _ON_HOSTS, one.who
                return
            elif self.how == _ANYWHERE and (
                isinstance(one, Capacity | Sect | Titled | Has)
                or (isinstance(one, Kind) and not one.types & ~MINION_TYPES)
            ):
                self.how = _AT_MINIONS

    def domain(self, g: Vtes, c: Scope) -> list[int]:
        """The things on which the filter is tried, seat by seat."""
        how = self.how
        if how == _AT_SEATS:
            return g.clockwise(c.seat)
        if how == _AT_MINIONS:
            return _in_regions(g, MINION_REGIONS, everybody=False)
        if how == _IN_REGIONS:
            return _in_regions(g, self.regions, everybody=ASH_HEAP in self.regions or REMOVED in self.regions)
        if how == _AT_FIGHTERS:
            combat = g.combat()
            return [] if combat is None else [combat.acting, combat.opposing]
        if self.hosts is not None:
            return [card for host in self.hosts.things(g, c) for card in g.on(host)]
        return _in_play(g)

    def found(self, g: Vtes, c: Scope, what: Filter) -> list[int]:
        """All things that the filter means."""
        return [thing for thing in self.domain(g, c) if what.passes(g, c, thing)]

    def any(self, g: Vtes, c: Scope, what: Filter) -> bool:
        return any(what.passes(g, c, thing) for thing in self.domain(g, c))


def _in_regions(g: Vtes, regions: tuple[int, ...], everybody: bool) -> list[int]:
    """The cards in these regions, seat by seat; those of Methuselahs who were ousted only with `everybody`."""
    found: list[int] = []
    for seat in range(g.seats):
        if everybody or not g.ousted[seat]:
            for region in regions:
                found.extend(g.regions[region][seat])
    return found


def _in_play(g: Vtes) -> list[int]:
    """All cards in play, each minion before what is on him."""
    found: list[int] = []
    for seat in g.seated():
        for card in (*g.minions(seat), *g.in_play(seat)):
            found.append(card)
            for other in g.on(card):
                if not g.is_base(other):
                    found.append(other)
                    found.extend(g.on(other))
    return found
