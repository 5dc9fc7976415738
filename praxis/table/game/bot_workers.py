"""Where bots think: in processes of their own, so that no table waits for another table's bot."""

from __future__ import annotations

import asyncio
import os
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context, parent_process
from typing import Final

import msgspec

from praxis.kernel.game import DecisionView
from praxis.kernel.rng import Dice
from praxis.table.game.hosted import RANDOM, Tenants, named

LONGEST_THOUGHT: Final = 20.0


class Desk:
    """Asks bots."""

    def __init__(self, tenants: Tenants, path: str, processes: int | None = None) -> None:
        self._tenants = tenants
        self._path = path
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: str, level: str, view: msgspec.Struct, decision: DecisionView, seed: int) -> str:
        """A bot's answer. A bot that fails or takes far too long is replaced by chance: the table must go on."""
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
            key = await asyncio.wait_for(thought, LONGEST_THOUGHT)
        except BrokenExecutor:
            self._pool = None
            key = ""
        except TimeoutError:
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
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that was killed can no longer tell its bots to stop."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


@cache
def _tenants(path: str) -> Tenants:
    return named(path)


def _think(
    path: str, game: str, level: str, shape: type[msgspec.Struct], packed: bytes, decision: DecisionView, seed: int
) -> str:
    view = msgspec.json.decode(packed, type=shape)
    return _tenants(path)[game].bots[level].choose(view, decision, seed)
