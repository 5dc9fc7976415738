"""A game of Vendetta: the state, with what views and explanations add to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from praxis.vendetta.reasons import reasons_against
from praxis.vendetta.sights import VendettaViewCache, view_of, views_of
from praxis.vendetta.state import Vendetta

if TYPE_CHECKING:
    from collections.abc import Sequence

    import msgspec

    from praxis.kernel.decision import Option
    from praxis.kernel.game import Reason, ViewCache


class VendettaGame(Vendetta):
    """A game of Vendetta in progress."""

    __slots__ = ()

    def fork(self) -> VendettaGame:
        twin = VendettaGame(0, self.seed, self.readings, self.set)  # without seats, nothing is made twice
        self.fork_table(twin)
        return twin

    def view(self, seat: int) -> msgspec.Struct:
        return view_of(self, seat)

    def views(self, seats: Sequence[int]) -> list[msgspec.Struct]:
        return views_of(self, seats)

    def view_cache(self) -> ViewCache:
        return VendettaViewCache()

    def reasons(self, seat: int, option: Option) -> list[Reason]:
        return reasons_against(self, seat, option)
