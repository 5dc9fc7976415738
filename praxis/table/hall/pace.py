"""Time at a table: clocks for seats that are asked alone, and chances to react that several seats have at the same
time.

`docs/pace.md` describes the design. In short: whether there is a chance, whom it concerns and how long its beat takes
depends on public facts and on people's orders, never on what anybody has in hand.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

from praxis.kernel.decision import PASS, key
from praxis.table.wire.messages import Chance, ClockState

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from praxis.kernel.decision import Option
    from praxis.table.game.driver import Ask, Play
    from praxis.table.hall.table import Table
    from praxis.table.history import entries as e

    Given = tuple[Option, e.By]
    """An answer and who gave it."""

BOTS_BEAT: Final = 0.25
"""How many seconds a row of chances takes at which bots are asked, however long the bots think. If a bot thinks longer,
the row takes twice as long, or three times."""
LEAST: Final = 3000
"""The milliseconds that a person gets for a decision even if her clock is empty."""
PATIENCE: Final = 20_000
"""How many milliseconds the table waits at a chance for a person who is away, or whose table has a clock."""
ALWAYS: Final = "always"
ABLE: Final = "able"
"""The order to wait whenever the seat can do something: only for a person among bots, since it depends on her hand."""


class OpenChance:
    """A chance to react: who is asked, what they have answered so far, and for whom the table waits."""

    __slots__ = ("asks", "beat", "chosen", "holds", "until", "waits")

    def __init__(self, asks: list[Ask]) -> None:
        self.asks = asks
        """The seats that are asked, in the order in which their answers count."""
        self.chosen: dict[int, Given] = {}
        self.waits: set[int] = set()
        """The seats without whose answer the chance does not close."""
        self.holds: list[int] = []
        self.beat = False
        """Whether a common beat is running, in which everybody may still answer."""
        self.until: int | None = None
        """The end of the beat, by the server's clock."""

    @property
    def kind(self) -> str:
        return self.asks[0].decision.kind

    def ask_of(self, seat: int) -> Ask | None:
        """What a seat is asked and has not answered yet; None if nothing."""
        if seat in self.chosen:
            return None
        return next((ask for ask in self.asks if ask.seat == seat), None)

    def outcome(self) -> list[Given] | None:
        """The answers that close the chance, in order: all passes, or the first answer that is no pass, after the
        passes before it. None while the chance stays open."""
        given: list[Given] = []
        for ask in self.asks:
            answer: Given = self.chosen.get(ask.seat, (PASS, "window"))
            if ask.seat not in self.chosen and (self.beat or ask.seat in self.waits):
                return None
            given.append(answer)
            if answer[0] != PASS:
                break
        return given

    def shown(self) -> Chance:
        seats = [ask.seat for ask in self.asks]
        return Chance(self.kind, seats, [seat for seat in seats if seat in self.holds], self.until)


class Clockwork:
    """The timers of one table."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.until: int | None = None
        """When the table will answer the open decision for the seat."""
        self._timers: list[asyncio.TimerHandle] = []
        self._running: int | None = None
        self._since = 0.0
        self._decision = -1
        self._quiet: float | None = None
        """Since when nobody has done anything but pass, in decisions that the table will not wait for."""
        self._noted = -1
        self._used = 0
        """How much time the open decision had used before it was asked again (because somebody came or went)."""

    def start(self, play: Play) -> None:
        """Start the clock of a person who is asked alone."""
        decision = play.game.decision
        assert decision is not None
        number = self.table.progress.number
        if number != self._decision:
            self._decision, self._used = number, 0
        self._since = asyncio.get_running_loop().time()
        self._running = decision.seat
        left = self._left(decision.seat)
        if left is not None:
            left = max(left - self._used, LEAST if self._used == 0 else 0)
        patience = self._patience(number, decision.kind)
        if patience is not None:
            left = patience if left is None else min(left, patience)
        if left is not None:
            self._at(left / 1000, partial(self.table.progress.time_is_up, self.table.progress.moment))
            self.until = self.table.now() + left

    def _patience(self, number: int, kind: str) -> int | None:
        """How many milliseconds are left until the table passes for all who are still asked, if the table has agreed on
        that. The time runs since somebody last did anything but pass."""
        facts = self.table.facts
        seconds = self.table.hosted.kind.patience(facts.setting.options, kind)
        if seconds is None:
            self._quiet = None
            return None
        now = asyncio.get_running_loop().time()
        acted = number != self._noted and bool(facts.answers) and facts.answers[-1].key != key(PASS)
        self._noted = number
        if self._quiet is None or acted:
            self._quiet = now
        return max(round((self._quiet + seconds - now) * 1000), 0)

    def open_chance(self, chance: OpenChance, beat: bool, wait: int | None) -> None:
        """Start the time of a chance: a common beat, or at most so many milliseconds for the seats that the table waits
        for."""
        progress = self.table.progress
        if beat:
            span = self.table.facts.rules.window
            chance.beat = True
            chance.until = self.table.now() + span
            self._at(span / 1000, partial(progress.beat_is_over, progress.moment))
        if wait is not None:
            self.until = self.table.now() + wait
            self._at(wait / 1000, partial(progress.waits_no_longer, progress.moment))

    def stop(self) -> None:
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()
        if self._running is not None:
            self._used += self.spent()
        self._running = None
        self.until = None

    def spent(self) -> int:
        """How many milliseconds the person has thought since she was asked."""
        if self._running is None:
            return 0
        return round((asyncio.get_running_loop().time() - self._since) * 1000)

    def used(self) -> int:
        """How many milliseconds the person has thought, with the time before the decision was asked again."""
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
