"""Time at a table: clocks, and windows whose length does not depend on anybody's hand.

A *window* is a decision that exists only because of hidden cards. The game stops there whether or not the seat has a
choice (`Play`), and to everybody else both cases must look and last the same:

- A person who has not yielded gets exactly `rules.window`. A pass, however soon, takes effect at the end; without one
  the table's own pass is made durable a little before the end, so that the end itself costs the same with and without.
- Bots and people who yield take one common beat for all windows in a row. What happens inside the beat is not shown.
- Something visible that a seat does in its window takes effect at once: that is seen anyway.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

from praxis.kernel.decision import PASS, key
from praxis.table.wire.messages import ClockState

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from praxis.kernel.decision import Option
    from praxis.table.game.driver import Play
    from praxis.table.hall.table import Table
    from praxis.table.history.facts import Facts

BEAT: Final = 0.04
"""Seconds that windows take when only people who yield are in them: many times what a durable answer takes."""
BEAT_WITH_BOTS: Final = 0.25
CLOSING: Final = 0.05
"""A window takes no more answers this long before its end."""
LEAST: Final = 3000
"""Milliseconds that a person gets for a decision even with an empty clock."""


def beat_for(facts: Facts) -> float:
    return BEAT_WITH_BOTS if any(chair.answered_by for chair in facts.chairs) else BEAT


class Window:
    """A chance to react that is open now."""

    __slots__ = ("given", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.given: Option | None = None
        """The durable pass that waits for the window's end."""


class Clockwork:
    """The timers of one table."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.until: int | None = None
        """When the table will answer the open decision."""
        self._timers: list[asyncio.TimerHandle] = []
        self._running: int | None = None
        self._since = 0.0
        self._decision = -1
        self._quiet: float | None = None
        """Since when nobody did anything but pass, in decisions that the table will not wait for."""
        self._noted = -1
        self._used = 0
        """What the open decision has used before it was asked again (somebody came or went)."""

    def start(self, play: Play) -> None:
        """A person begins to think."""
        decision = play.game.decision
        assert decision is not None
        if play.game.number != self._decision:
            self._decision, self._used = play.game.number, 0
        self._since = asyncio.get_running_loop().time()
        self._running = decision.seat
        left = self._left(decision.seat)
        if left is not None:
            left = max(left - self._used, LEAST if self._used == 0 else 0)
        patience = self._patience(play.game.number, decision.kind)
        if patience is not None:
            left = patience if left is None else min(left, patience)
        if left is not None:
            self._at(left / 1000, partial(self.table.answer_for, self.table.moment, "clock"))
            self.until = self.table.now() + left

    def _patience(self, number: int, kind: str) -> int | None:
        """Milliseconds until the table passes for all who are still asked, if it has agreed on that: since somebody
        last did anything but pass."""
        facts = self.table.facts
        seconds = self.table.tenant.kind.patience(facts.setting.options, kind)
        if seconds is None:
            self._quiet = None
            return None
        now = asyncio.get_running_loop().time()
        acted = number != self._noted and bool(facts.answers) and facts.answers[-1].key != key(PASS)
        self._noted = number
        if self._quiet is None or acted:
            self._quiet = now
        return max(round((self._quiet + seconds - now) * 1000), 0)

    def open_window(self, play: Play) -> Window:
        decision = play.game.decision
        assert decision is not None
        table, span = self.table, max(self.table.facts.rules.window / 1000, 2 * CLOSING)
        self._at(span - CLOSING, partial(table.answer_for, table.moment, "window"))
        self._at(span, partial(table.release, table.moment))
        self.until = table.now() + round((span - CLOSING) * 1000)
        return Window(decision.seat)

    def stop(self) -> None:
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()
        if self._running is not None:
            self._used += self.spent()
        self._running = None
        self.until = None

    def spent(self) -> int:
        """Milliseconds that the deciding person has thought since asked."""
        if self._running is None:
            return 0
        return round((asyncio.get_running_loop().time() - self._since) * 1000)

    def used(self) -> int:
        """The same, with what was used before the decision was asked again."""
        return self.spent() + (self._used if self._running is not None else 0)

    def state(self) -> ClockState | None:
        if self.table.facts.rules.clock.kind == "none" or self.table.play is None:
            return None
        left = [self._left(seat) for seat in range(len(self.table.facts.chairs))]
        running = self._running
        if running is not None:
            whole = left[running]
            left[running] = None if whole is None else max(whole - self.used(), 0)
        return ClockState(self.table.now(), left, running)

    def _left(self, seat: int) -> int | None:
        facts = self.table.facts
        match facts.rules.clock.kind:
            case "decision":
                return facts.rules.clock.seconds * 1000
            case "bank":
                return facts.bank_left(seat)
        return None

    def _at(self, seconds: float, act: Callable[[], Awaitable[None]]) -> None:
        self._timers.append(self.table.later(seconds, act))
