"""Searches for cards and clauses, in a process of its own: one after another, and one of each person at a time.

A search looks through thousands of cards. In a thread of the server it would take Python's lock from all tables again
and again; in another process tables do not notice it. What was found is kept for those who ask the same again.
"""

from __future__ import annotations

import asyncio
import gzip
import os
import resource
from collections import OrderedDict
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from time import process_time
from typing import Final, Literal
from weakref import WeakValueDictionary

import msgspec

from praxis import compiled
from praxis.clauses import Clause, translations
from praxis.kernel.errors import BadSetting
from praxis.kernel.words import Card
from praxis.table.game.bot_workers import end_with_the_server
from praxis.table.game.hosted import HostedGames, named
from praxis.table.game.words import Lang
from praxis.table.hall.refusing import Unavailable
from praxis.table.server.limits import LONGEST_SEARCH, SEARCHES_WAITING, Limits, TooFast
from praxis.table.wire.rest_types import CardsFound, ClauseLine

SHORTEST: Final = 2_000
"""Answers with fewer bytes are not packed."""
MOST_KEPT: Final = 8_000_000
"""How many bytes of answers are kept."""
MOST_CLAUSES: Final = 50
STEP: Final = 30
"""About how many cards the process learns something between two searches."""


class Search(msgspec.Struct, frozen=True):
    """What is looked for. Two that are equal have the same answer."""

    what: Literal["cards", "find", "clauses"]
    """Cards by words in their names and texts; cards by words and fields; clauses by words."""
    game: str
    lang: Lang
    words: str
    where: str = ""
    edition: str = ""
    first: int = 0
    count: int = 0


Found = tuple[bytes, bytes]
"""The answer as JSON, plain and packed; the packed one is empty if it is not worth it."""


class Done(msgspec.Struct, frozen=True):
    """The result of a search, and the seconds of processor time that it took."""

    seconds: float
    plain: bytes = b""
    packed: bytes = b""
    refused: str = ""


def too_long(words: str) -> bool:
    """Whether a search has more words than one may have."""
    return len(words.split()) > LONGEST_SEARCH


class SearchWorker:
    """Hands searches to the process, which is started with the first one."""

    def __init__(self, path: str, limits: Limits) -> None:
        self._path: Final = path
        self._limits: Final = limits
        self._worker: ProcessPoolExecutor | None = None
        self._free: Final = asyncio.Lock()
        self._turns: WeakValueDictionary[tuple[str, ...], asyncio.Lock] = WeakValueDictionary()
        """A lock for each payer, who has one search at a time."""
        self._kept: OrderedDict[Search, Found] = OrderedDict()
        self._size = 0
        self.waiting = 0
        """How many searches have no answer yet."""
        self.done = 0
        """How many searches the process has done."""
        self._learning: asyncio.Task[None] | None = None

    async def get(self, search: Search, limit_keys: tuple[str, ...]) -> Found:
        """The answer to a search; `BadSetting` if it cannot be read, `TooFast` if too many wait or the limit_keys have
        used up their time."""
        if too_long(search.words) or too_long(search.where):
            raise BadSetting(f"a search has at most {LONGEST_SEARCH} words")
        kept = self._kept.get(search)
        if kept is not None:
            self._kept.move_to_end(search)
            return kept
        if self.waiting >= SEARCHES_WAITING:
            self._limits.acted("searches_waiting", limit_keys[0])
            raise TooFast("too many searches at the moment; try again soon", 5)
        self.waiting += 1
        try:
            return await self._in_turn(search, limit_keys)
        finally:
            self.waiting -= 1

    async def _in_turn(self, search: Search, limit_keys: tuple[str, ...]) -> Found:
        turn = self._turns.get(limit_keys)
        if turn is None:
            turn = self._turns[limit_keys] = asyncio.Lock()
        async with turn:
            wait = self._limits.wait("search_seconds", limit_keys)
            if wait:
                raise TooFast(f"your searches have taken too much time; try again in {int(wait) + 1} s", wait)
            async with self._free:
                done = await self._work(search)
            self._limits.spend("search_seconds", limit_keys, done.seconds)
        if done.refused:
            raise BadSetting(done.refused)
        found = (done.plain, done.packed)
        self._keep(search, found)
        return found

    async def _work(self, search: Search) -> Done:
        if self._worker is None:
            self._worker = ProcessPoolExecutor(
                1,
                get_context("spawn"),
                initializer=compiled.begin_worker,
                initargs=(compiled.in_use(), f"{__name__}:_begin", self._path),
            )
        try:
            self.done += 1
            done = await asyncio.get_running_loop().run_in_executor(self._worker, _work, self._path, search)
        except BrokenExecutor:
            self.close()
            raise Unavailable("this search failed in the server; try again") from None
        if self._learning is None:
            self._learning = asyncio.create_task(self._learn(), name="learn")
        return done

    async def _learn(self) -> None:
        """Let the process find out ahead what is asked of all cards at once, which takes seconds, whenever nobody
        searches."""
        knows = False
        while not knows:
            async with self._free:
                if self._worker is None:
                    return
                try:
                    loop = asyncio.get_running_loop()
                    knows = await loop.run_in_executor(self._worker, _learn, self._path, STEP)
                except BrokenExecutor:
                    return  # the next search finds that out, too

    def _keep(self, search: Search, found: Found) -> None:
        self._kept[search] = found
        self._size += len(found[0]) + len(found[1])
        while self._size > MOST_KEPT:
            _, (plain, packed) = self._kept.popitem(last=False)
            self._size -= len(plain) + len(packed)

    def close(self) -> None:
        worker, self._worker = self._worker, None
        learning, self._learning = self._learning, None
        if learning is not None:
            learning.cancel()
        if worker is not None:
            worker.shutdown(wait=False, cancel_futures=True)


def line_of(clause: Clause, lang: Lang) -> ClauseLine:
    told = translations.telling(clause, lang)
    return ClauseLine(
        id=clause.id,
        chapter=clause.chapter,
        heading=told.chapter,
        section=clause.section,
        kind=clause.kind,
        lang=told.lang,
        text=told.text,
        example=told.example,
        editions=list(clause.editions),
        differences=clause.differences,
    )


# -- in the worker -----------------------------------------------------------------------------------------------------


@cache
def _hosted_games(path: str) -> HostedGames:
    return named(path)


def _begin(path: str) -> None:
    os.nice(10)  # tables come first
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    end_with_the_server()
    _learn(path, 0)  # read the cards, and what earlier runs have found out about them


def _learn(path: str, cards: int) -> bool:
    """Find out a little more of what searches may ask of all cards. Returns whether all is known."""
    finders = [hosted.finder for hosted in _hosted_games(path).values() if hosted.finder is not None]
    return all(finder.learn(cards) for finder in finders)


def _work(path: str, search: Search) -> Done:
    began = process_time()
    try:
        plain = msgspec.json.encode(answer_to(_hosted_games(path), search))
    except BadSetting as error:
        return Done(process_time() - began, refused=str(error)[:300])
    packed = gzip.compress(plain, 6, mtime=0) if len(plain) >= SHORTEST else b""
    return Done(process_time() - began, plain, packed)


def answer_to(hosted_games: HostedGames, search: Search) -> list[Card] | CardsFound | list[ClauseLine]:
    game, lang, words = search.game, search.lang, search.words
    if search.what == "clauses":
        found = translations.search(game, words, search.edition, lang, limit=MOST_CLAUSES)
        return [line_of(clause, lang) for clause in found]
    hosted = hosted_games[game]
    last = search.first + search.count
    if search.what == "cards":
        asked = words.casefold().split()
        written = _written(hosted_games, game, lang)
        return [card for card, text in written if all(word in text for word in asked)][search.first : last]
    assert hosted.finder is not None
    fields = dict(part.partition("=")[::2] for part in search.where.split(";") if part)
    ids = hosted.finder.find(words, fields)
    shown = hosted.words.some_cards(ids[search.first : last], lang, search.edition, rulings=False)
    return CardsFound(len(ids), shown)


_WRITTEN: Final[dict[tuple[str, Lang], list[tuple[Card, str]]]] = {}
"""All cards of a game in words, each with what is looked through."""


def _written(hosted_games: HostedGames, game: str, lang: Lang) -> list[tuple[Card, str]]:
    if (game, lang) not in _WRITTEN:
        cards = hosted_games[game].words.cards(lang)
        _WRITTEN[game, lang] = [(card, f"{card.name} {card.text}".casefold()) for card in cards]
    return _WRITTEN[game, lang]
