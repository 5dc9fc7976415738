"""How a table whose game could not be brought back gets it later, when the reason has passed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from praxis.table.hall.table import Table

FIRST_SECONDS: Final = 5.0
MOST_SECONDS: Final = 600.0


class Recovery:
    """The next attempt to read a table anew from the store: the first at once, the others after five seconds, ten,
    twenty, up to ten minutes, so that a fault that stays costs little."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self._wait = 0.0
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_planned(self) -> bool:
        return self._timer is not None

    def plan(self) -> None:
        """Try once more after a while."""
        self.cancel()
        self._timer = self.table.later(self._wait, self._try)
        self._wait = min(max(2 * self._wait, FIRST_SECONDS), MOST_SECONDS)

    async def _try(self) -> None:
        self.cancel()
        await self.table.reload("its game could not be brought back")

    def succeeded(self) -> None:
        """Note that the game goes on: after the next failure, try at once again."""
        self.cancel()
        self._wait = 0.0

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
