"""How a table whose game could not be brought back gets it later, when the reason has passed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from praxis.table.hall.table import Table

FIRST_SECONDS: Final = 5.0
MOST_SECONDS: Final = 600.0
QUIET_SECONDS: Final = 600.0
"""After so long without a failure, the next one counts as the first again."""


class Recovery:
    """The next attempt to read a table anew from the store: the first at once, the others after five seconds, ten,
    twenty, up to ten minutes, so that a fault that stays, or a request that fails whenever it is made, costs little."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self._wait = 0.0
        self._since = 0.0
        """When the table last failed, or was read anew after that."""
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_planned(self) -> bool:
        return self._timer is not None

    def failed(self) -> float:
        """Note a failure. Gives after how many seconds the table may be read anew."""
        now = asyncio.get_running_loop().time()
        if now - self._since >= QUIET_SECONDS:
            self._wait = 0.0
        wait, self._since = self._wait, now
        self._wait = min(max(2 * wait, FIRST_SECONDS), MOST_SECONDS)
        return wait

    def plan(self, wait: float | None = None) -> None:
        """Try once more after a while."""
        self.cancel()
        self._timer = self.table.later(self.failed() if wait is None else wait, self._try)

    async def _try(self) -> None:
        self.succeeded()  # if it does not, that is noted; the wait itself is no quiet time
        await self.table.reload("its game could not be brought back")

    def succeeded(self) -> None:
        """Note that the game goes on. If it soon fails again, the wait is still longer than the one before."""
        self.cancel()
        self._since = asyncio.get_running_loop().time()

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
