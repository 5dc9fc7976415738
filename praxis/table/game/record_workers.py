"""Records and positions that people bring are replayed in processes of their own, within a budget.

A text that somebody has written can ask for any amount of work. Its size is bounded by that of a game
(`praxis.table.game.replays`). If it still takes too long, the system ends the process, which has a limit of processor
time for each piece of work, and one of memory. Neither the tables nor the database notice.
"""

from __future__ import annotations

import asyncio
import gzip
import math
import os
import resource
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import cache, lru_cache
from multiprocessing import get_context
from time import process_time
from typing import Final, Literal
from weakref import WeakValueDictionary

import msgspec

from praxis import compiled
from praxis.kernel.decks import Demands
from praxis.kernel.errors import BadRecord, BadSetting
from praxis.kernel.event import SPECTATOR
from praxis.kernel.game import Header
from praxis.table.game import fair
from praxis.table.game.bot_workers import end_with_the_server
from praxis.table.game.hosted import HostedGames, named
from praxis.table.game.replays import Watched, Watcher
from praxis.table.game.words import Lang
from praxis.table.hall.seating import Unknown
from praxis.table.server.limits import UPLOAD_MEMORY, UPLOAD_SECONDS, Limits, TooFast
from praxis.table.server.logs import Log
from praxis.table.server.prepare import prepare
from praxis.table.wire.messages import Fairness
from praxis.table.wire.rest_types import GivenReason, Mark

KEPT: Final = 4
"""How many replayed records a worker keeps. Somebody who watches one asks for it page by page."""
SLOWEST_START: Final = 3.0
"""How many seconds of processor time a record may take if a table goes on from it, since the server itself replays
it."""


class Text(msgspec.Struct, frozen=True):
    """A record or a position that somebody has brought."""

    text: str
    kind: str
    game: str
    """The game of a position; a record names its game itself."""


class Look(msgspec.Struct, frozen=True):
    """What the worker found in a text."""

    game: str
    setting: str
    names: str
    answers: int
    complete: bool
    fairness: Fairness | None
    difference: str
    marks: list[Mark]
    decks: list[str] = []


class Beginning(msgspec.Struct, frozen=True):
    """The state from which a table goes on."""

    header: Header
    answers: list[tuple[int, str]]


class Done(msgspec.Struct, frozen=True):
    """The result of a piece of work, and the seconds of processor time that it took."""

    seconds: float
    result: bytes = b""
    refused: str = ""
    unknown: bool = False
    failed: str = ""


Asked = (
    tuple[Literal["look"], Lang]
    | tuple[Literal["frames"], str, int, int, Lang]
    | tuple[Literal["begin"], int]
    | tuple[Literal["position"], str, int]
    | tuple[Literal["reason"], str, int, Lang]
    | tuple[Literal["deck"], Demands, Lang]
    | tuple[Literal["wake"]]
)


class RecordWorkers:
    """Hands texts to the workers."""

    def __init__(self, path: str, limits: Limits, processes: int | None = None, seconds: int = UPLOAD_SECONDS) -> None:
        count = processes or max(1, (os.cpu_count() or 2) // 2)
        self._path: Final = path
        self._limits: Final = limits
        self._seconds: Final = seconds
        self._workers: list[ProcessPoolExecutor | None] = [None] * count
        self._free: Final = [asyncio.Lock() for _ in range(count)]
        self._waking: asyncio.Future[Done] | None = None
        self._turns: WeakValueDictionary[tuple[str, ...], asyncio.Lock] = WeakValueDictionary()
        """A lock for each payer, who has one piece of work at a time."""

    async def look(self, text: Text, lang: Lang, limit_keys: tuple[str, ...]) -> Look:
        """Replay a text and say what it is; `BadRecord` if it is neither a record nor a position."""
        return msgspec.json.decode(await self._ask(text, ("look", lang), limit_keys), type=Look)

    async def frames(
        self, text: Text, view: str, first: int, count: int, lang: Lang, limit_keys: tuple[str, ...]
    ) -> tuple[bytes, bytes]:
        """Some frames as JSON, plain and packed. Packing a page of them would keep the event loop too long. `view` is
        ``open``, ``public`` or a seat."""
        found = await self._ask(text, ("frames", view, first, count, lang), limit_keys)
        size = int.from_bytes(found[:8], "big")
        return found[8 + size :], found[8 : 8 + size]

    async def begin(self, text: Text, at: int, limit_keys: tuple[str, ...]) -> Beginning:
        """What a table needs to go on after so many answers."""
        return msgspec.json.decode(await self._ask(text, ("begin", at), limit_keys), type=Beginning)

    async def position(self, text: Text, view: str, at: int, limit_keys: tuple[str, ...]) -> str:
        """The game after so many answers as the text of a position, from what the reader sees."""
        return (await self._ask(text, ("position", view, at), limit_keys)).decode()

    async def reason(self, text: Text, view: str, at: int, lang: Lang, limit_keys: tuple[str, ...]) -> GivenReason:
        """Why the last of so many answers was given."""
        return msgspec.json.decode(await self._ask(text, ("reason", view, at, lang), limit_keys), type=GivenReason)

    async def deck(self, game: str, text: str, demands: Demands, lang: Lang, limit_keys: tuple[str, ...]) -> bytes:
        """A `DeckReport` as JSON. A search for the nearest names of many unknown cards takes a second."""
        return await self._ask(Text(text, "deck", game), ("deck", demands, lang), limit_keys)

    def wake(self) -> None:
        """Let a worker load the games, for somebody who will soon bring a deck."""
        if self._workers[0] is None:
            self._waking = asyncio.ensure_future(self._work(0, Text("", "deck", ""), ("wake",)))

    async def _ask(self, text: Text, asked: Asked, limit_keys: tuple[str, ...]) -> bytes:
        turn = self._turns.get(limit_keys)
        if turn is None:
            turn = self._turns[limit_keys] = asyncio.Lock()
        async with turn:
            wait = self._limits.wait("replay_seconds", limit_keys)
            if wait:
                raise TooFast(f"your records have taken too much time; try again in {math.ceil(wait)} s", wait)
            # The same text goes to the same worker, which may still have it. Decks are not kept.
            number = 0 if text.kind == "deck" else hash(text.text) % len(self._workers)
            done = await self._work(number, text, asked)
            self._limits.spend("replay_seconds", limit_keys, done.seconds)
        if done.unknown:
            raise Unknown(done.refused)
        if done.failed:
            Log().warning("record.failed", error=done.failed)
        if done.refused:
            raise BadRecord(done.refused)
        return done.result

    async def _work(self, number: int, text: Text, asked: Asked) -> Done:
        async with self._free[number]:
            worker = self._workers[number]
            if worker is None:
                worker = ProcessPoolExecutor(
                    1,
                    get_context("spawn"),
                    initializer=compiled.begin_worker,
                    initargs=(compiled.in_use(), f"{__name__}:_begin", self._path),
                )
                self._workers[number] = worker
            try:
                return await asyncio.get_running_loop().run_in_executor(
                    worker, _work, self._path, text, asked, self._seconds
                )
            except BrokenExecutor:
                self._workers[number] = None
                worker.shutdown(wait=False)
                return Done(self._seconds, refused=f"to read this takes more than {self._seconds} seconds")

    def close(self) -> None:
        for worker in self._workers:
            if worker is not None:
                worker.shutdown(wait=False, cancel_futures=True)


# -- in the worker -----------------------------------------------------------------------------------------------------


@cache
def _hosted_games(path: str) -> HostedGames:
    return named(path)


def _begin(path: str) -> None:
    # Tables come first, then bots.
    os.nice(10)
    prepare(_hosted_games(path))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_AS, (UPLOAD_MEMORY, UPLOAD_MEMORY))
    end_with_the_server()


def _work(path: str, text: Text, asked: Asked, seconds: int) -> Done:
    began = process_time()
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    # The system then ends the process, whatever it is doing.
    resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(began) + seconds, hard))
    try:
        return Done(process_time() - began, _done(path, text, asked))
    except (BadRecord, BadSetting) as error:
        return Done(process_time() - began, refused=str(error)[:300])
    except Unknown as error:
        return Done(process_time() - began, refused=str(error)[:300], unknown=True)
    except MemoryError:
        _watched.cache_clear()
        return Done(seconds, refused="to replay this takes too much memory", failed="MemoryError")
    except Exception as error:  # the rules fail on a made-up text: there is no answer, but also no fault of ours
        name = type(error).__name__
        return Done(process_time() - began, refused="this cannot be replayed: the rules fail on it", failed=name)


def _done(path: str, text: Text, asked: Asked) -> bytes:
    if asked[0] == "wake":
        return b""
    if asked[0] == "deck":
        box = _hosted_games(path)[text.game].decks
        assert box is not None
        return msgspec.json.encode(box.look(text.text, asked[1], asked[2]))
    watched, seconds = _watched(path, text)
    if asked[0] == "look":
        return msgspec.json.encode(_look(watched, asked[1]))
    if asked[0] == "frames":
        plain = msgspec.json.encode(watched.frames(_watcher(watched, asked[1]), asked[2], asked[3], asked[4]))
        packed = gzip.compress(plain, 6, mtime=0)
        return len(packed).to_bytes(8, "big") + packed + plain
    if asked[0] == "position":
        return watched.exported(_watcher(watched, asked[1]), asked[2]).encode()
    if asked[0] == "reason":
        return msgspec.json.encode(watched.reason(_watcher(watched, asked[1]), asked[2], asked[3]))
    at = asked[1]
    if at > watched.good:
        raise Unknown(f"the record has {watched.good} answers that replay, not {at}")
    if seconds > SLOWEST_START:
        raise BadRecord(f"no table goes on from a record that takes more than {SLOWEST_START:g} seconds to replay")
    answers = [(answer.seat, answer.key) for answer in watched.record.answers[:at]]
    return msgspec.json.encode(Beginning(watched.record.header, answers))


@lru_cache(maxsize=KEPT)
def _watched(path: str, text: Text) -> tuple[Watched, float]:
    began = process_time()
    hosted_games = _hosted_games(path)
    watched = Watched(hosted_games, text.text, text.kind, text.game)
    return watched, process_time() - began


def _look(watched: Watched, lang: Lang) -> Look:
    header = watched.record.header
    deal = header.deal
    fairness = None
    if deal is not None:
        fairness = Fairness(
            deal.commitment,
            deal.contributions,
            header.commitment,
            deal.secret,
            header.seed,
            seating=deal.seating,
            decks=deal.decks,
            terms=fair.terms_of(header, deal),
        )
    return Look(
        game=header.game,
        setting=msgspec.json.encode(header.setting().public()).decode(),
        names=msgspec.json.encode(header.seats).decode(),
        answers=watched.good,
        complete=watched.record.complete and not watched.difference,
        fairness=fairness,
        difference=watched.difference,
        marks=watched.marks(lang),
        decks=header.decks,
    )


def _watcher(watched: Watched, view: str) -> Watcher:
    if view == "open":
        return "open"
    if view == "public":
        return SPECTATOR
    seat = int(view)
    if seat >= len(watched.names):
        raise Unknown(f"there is no seat {seat}; the game has seats 0 to {len(watched.names) - 1}")
    return seat
