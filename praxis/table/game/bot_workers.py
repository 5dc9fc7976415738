"""Where bots think: in processes of their own, so that no table waits for another table's bot."""

from __future__ import annotations

import asyncio
import os
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context, parent_process
from time import process_time
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from praxis.kernel.game import DecisionView
from praxis.kernel.rng import Dice
from praxis.table.game.hosted import RANDOM, Tenants, named
from praxis.table.server.limits import Limits, Name

LONGEST_THOUGHT: Final = 20.0
_BUDGETS: Final[tuple[Name, ...]] = ("bot_seconds", "bot_answers")


class Desk:
    """Asks bots."""

    def __init__(self, tenants: Tenants, path: str, limits: Limits | None = None, processes: int | None = None) -> None:
        self._limits = limits or Limits()
        self._turns: WeakValueDictionary[tuple[str, ...], asyncio.Lock] = WeakValueDictionary()
        """Bots of one payer think one after another, so that nobody's tables fill the queue for everybody."""
        self._tenants = tenants
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
        payers: tuple[str, ...] = (),
    ) -> str:
        """A bot's answer. A bot that fails or takes far too long is replaced by chance: the table must go on. It waits
        while its payers have used up what processor time they have."""
        turn = self._turns.get(payers)
        if turn is None:
            turn = self._turns[payers] = asyncio.Lock()
        async with turn:
            await self._afford(payers)
            return await self._choose(game, level, view, decision, seed, payers)

    async def _afford(self, payers: tuple[str, ...]) -> None:
        for name in _BUDGETS:
            while wait := self._limits.wait(name, payers):
                await asyncio.sleep(wait)
        self._limits.spend("bot_answers", payers, 1)

    async def _choose(
        self, game: str, level: str, view: msgspec.Struct, decision: DecisionView, seed: int, payers: tuple[str, ...]
    ) -> str:
        options = decision.options or []
        bot = self._tenants[game].bots.get(level)
        if bot is None or level == RANDOM:
            return options[Dice(seed).below(len(options))]
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=_begin)
        packed = msgspec.json.encode(view)
        call = (self._path, game, level, type(view), packed, decision, seed)
        try:
            thought = asyncio.get_running_loop().run_in_executor(self._pool, _think, *call)
            key, seconds = await asyncio.wait_for(thought, LONGEST_THOUGHT)
            self._limits.spend("bot_seconds", payers, seconds)
        except BrokenExecutor:
            self._pool = None
            key = ""
        except TimeoutError:
            self._limits.spend("bot_seconds", payers, LONGEST_THOUGHT)
            key = ""
        except asyncio.CancelledError:
            raise
        except Exception:  # a bot's own mistake must not stop a game
            key = ""
        return key if key in options else options[Dice(seed).below(len(options))]

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _begin() -> None:
    # Tables come first when there is not enough of the machine for everybody.
    os.nice(5)
    end_with_the_server()


def end_with_the_server() -> None:
    """A server that was killed can no longer tell its workers to stop."""
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


@cache
def _tenants(path: str) -> Tenants:
    return named(path)


def _think(
    path: str, game: str, level: str, shape: type[msgspec.Struct], packed: bytes, decision: DecisionView, seed: int
) -> tuple[str, float]:
    """The answer, and the seconds of processor time that it took."""
    began = process_time()
    view = msgspec.json.decode(packed, type=shape)
    return _tenants(path)[game].bots[level].choose(view, decision, seed), process_time() - began
