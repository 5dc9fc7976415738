"""Bots think in processes of their own, so that no table waits for another table's bot."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context, parent_process
from time import process_time
from typing import Any, Final, Literal
from weakref import WeakValueDictionary

import msgspec

from praxis import compiled
from praxis.kernel.game import DecisionView
from praxis.kernel.rng import Dice
from praxis.table.game.hosted import RANDOM, HostedGames, named
from praxis.table.game.spare_time import GRACE, Hangs, SpareTime
from praxis.table.server.limits import Limits, Name

LONGEST_THOUGHT: Final = 20.0
"""Seconds by the clock after which a thought is ended."""
_STARTING: Final = 30.0
"""Seconds that a new process may take to start, and that a thought may wait for others, on a busy machine."""
Failure = Literal["raised", "hung", "illegal"]


class BotFailed(Exception):
    """A bot gave no usable answer."""

    def __init__(self, why: Failure, error: str = "") -> None:
        super().__init__(why)
        self.why: Final = why
        self.error: Final = error
        """The name of the exception that the bot raised."""


class BotWorkers:
    """Hands questions to the processes in which bots think, and charges the time to rate-limit keys and the table."""

    def __init__(
        self,
        hosted_games: HostedGames,
        path: str,
        limits: Limits | None = None,
        processes: int | None = None,
        longest: float = LONGEST_THOUGHT,
    ) -> None:
        self._longest = longest
        self._limits = limits or Limits()
        self._turns: WeakValueDictionary[tuple[str, ...], asyncio.Lock] = WeakValueDictionary()
        """A lock for each payer: the bots of one payer think one after another, so that they cannot fill the queue."""
        self._hosted_games = hosted_games
        self._path = path
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(
        self,
        game: str,
        level: str,
        view: msgspec.Struct,
        decision: DecisionView,
        seed: int,
        limit_keys: tuple[str, ...] = (),
        table: str = "",
    ) -> str:
        """A bot's answer. Waits while its rate-limit keys or its table are out of processor time. `BotFailed` if it
        raises, takes far too long or gives an answer that is not offered."""
        turn = self._turns.get(limit_keys)
        if turn is None:
            turn = self._turns[limit_keys] = asyncio.Lock()
        async with turn:
            await self._afford(limit_keys, table)
            return await self._choose(game, level, view, decision, seed, limit_keys, table)

    async def _afford(self, limit_keys: tuple[str, ...], table: str) -> None:
        budgets: tuple[tuple[Name, tuple[str, ...]], ...] = (
            ("table_bot_seconds", (table,)),
            ("bot_seconds", limit_keys),
            ("bot_answers", limit_keys),
        )
        for name, whose in budgets:
            while wait := self._limits.wait(name, whose):
                await asyncio.sleep(wait)
        self._limits.spend("bot_answers", limit_keys, 1)

    def _charge(self, limit_keys: tuple[str, ...], table: str, seconds: float) -> None:
        self._limits.spend("bot_seconds", limit_keys, seconds)
        self._limits.spend("table_bot_seconds", (table,), seconds)

    async def _choose(
        self,
        game: str,
        level: str,
        view: msgspec.Struct,
        decision: DecisionView,
        seed: int,
        limit_keys: tuple[str, ...],
        table: str,
    ) -> str:
        options = decision.options or []
        bot = self._hosted_games[game].bots.get(level)
        if bot is None or level == RANDOM:
            return options[Dice(seed).below(len(options))]
        packed = msgspec.json.encode(view)
        call = (self._path, game, level, type(view), packed, decision, seed, self._longest)
        try:
            key, seconds = await self._thought(call)
        except BrokenExecutor:
            # The bot's process has died, or another bot's process before it in the queue. Try once more in a new
            # process.
            self._pool = None
            try:
                key, seconds = await self._thought(call)
            except (BrokenExecutor, TimeoutError, Hangs):
                self._pool = None
                raise BotFailed("hung") from None
        except (TimeoutError, Hangs):
            self._charge(limit_keys, table, self._longest)
            raise BotFailed("hung") from None
        except Exception as error:  # a bot's own mistake must not stop a game
            raise BotFailed("raised", type(error).__name__) from None
        self._charge(limit_keys, table, seconds)
        if key not in options:
            raise BotFailed("illegal")
        return key

    async def _thought(self, call: tuple[Any, ...]) -> tuple[str, float]:
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._processes,
                context,
                initializer=compiled.begin_worker,
                initargs=(compiled.in_use(), f"{__name__}:_begin"),
            )
        thought = asyncio.get_running_loop().run_in_executor(self._pool, _think, *call)
        return await asyncio.wait_for(thought, self._longest + _STARTING + GRACE)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _begin() -> None:
    # Tables come first if the processor has not enough time for everything. Most thoughts have a still lower priority.
    os.nice(5)
    end_with_the_server()


def end_with_the_server() -> None:
    """End this process when the server has ended: a server that was killed cannot stop its workers."""
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


_spare_time: Final = SpareTime()


@cache
def _hosted_games(path: str) -> HostedGames:
    return named(path)


def _think(
    path: str,
    game: str,
    level: str,
    shape: type[msgspec.Struct],
    packed: bytes,
    decision: DecisionView,
    seed: int,
    longest: float,
) -> tuple[str, float]:
    """The bot's answer, and the seconds of processor time that it took."""
    began = process_time()
    bot = _hosted_games(path)[game].bots[level]
    view = msgspec.json.decode(packed, type=shape)
    _end_the_process_after(2 * longest + GRACE)
    try:
        return _spare_time.run(lambda: bot.choose(view, decision, seed), longest), process_time() - began
    finally:
        _end_the_process_after(0.0)


def _end_the_process_after(seconds: float) -> None:
    """Let the kernel end this process when it has used so many more seconds of processor time; 0 cancels that. Machine
    code that hangs gets no exception."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)
