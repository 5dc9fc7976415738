"""Searches cost other people nothing: they run in another process, are bounded, and are made once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from praxis.kernel.errors import BadSetting
from praxis.table.game.search_worker import Found, Search, SearchWorker
from praxis.table.server.config import INSTALLED
from praxis.table.server.limits import LONGEST_SEARCH, SEARCHES_WAITING, Limits, TooFast
from praxis.vtes import definitions
from praxis.vtes.catalogue.catalogue import load
from praxis.vtes.catalogue.finding import VtesFinder
from praxis.vtes.definitions import coverage_cache
from tests.table.running import config, serving

ANNA = ("192.0.2.1",)
BRUNO = ("192.0.2.2",)


def find(words: str = "", where: str = "", first: int = 0) -> Search:
    return Search("find", "vtes", "en", words, where, "", first, 3)


def working(run: Callable[[SearchWorker], Coroutine[Any, Any, None]], limits: Limits | None = None) -> None:
    async def main() -> None:
        worker = SearchWorker(INSTALLED, limits or Limits())
        try:
            await run(worker)
        finally:
            worker.close()

    asyncio.run(main())


def in_this_process(*_: object) -> list[str]:
    raise AssertionError("this process looks through cards")


def test_no_search_is_made_in_the_process_of_the_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(VtesFinder, "find", in_this_process)
    monkeypatch.setattr("praxis.clauses.translations.search", in_this_process)

    async def run() -> None:
        settings = config(tmp_path, games=INSTALLED)
        async with serving(settings) as address, httpx.AsyncClient(base_url=address, timeout=120) as http:
            for path in ("cards/vtes/search?q=magnum", "cards/vtes?q=magnum", "rules/vtes/search?q=blood"):
                answer = await http.get(f"/api/v1/{path}")
                assert answer.status_code == 200
                assert answer.json()

    asyncio.run(run())


def test_the_same_search_is_made_once() -> None:
    async def run(worker: SearchWorker) -> None:
        first = await worker.get(find("magnum"), ANNA)
        assert await worker.get(find("magnum"), BRUNO) == first
        assert msgspec.json.decode(first[0])["total"] == 1
        assert worker.done == 1
        await worker.get(find("magnum", first=1), BRUNO)
        assert worker.done == 2

    working(run)


@pytest.mark.parametrize("search", [find("a " * LONGEST_SEARCH + "a"), find(where="discipline=" + "dom " * 13)])
def test_a_search_with_many_words_is_refused_before_it_begins(search: Search) -> None:
    async def run(worker: SearchWorker) -> None:
        with pytest.raises(BadSetting, match=f"at most {LONGEST_SEARCH} words"):
            await worker.get(search, ANNA)
        assert worker.done == 0

    working(run)


def test_one_person_has_one_search_at_a_time_and_few_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(worker: SearchWorker) -> None:
        begun: list[Search] = []
        go = asyncio.Event()

        async def work(search: Search) -> Any:
            from praxis.table.game.search_worker import Done

            begun.append(search)
            await go.wait()
            return Done(0.0, b"{}")

        monkeypatch.setattr(worker, "_work", work)
        many = [asyncio.create_task(worker.get(find(f"x{n}"), ANNA)) for n in range(SEARCHES_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(TooFast, match="too many searches"):
            await worker.get(find("y"), BRUNO)
        many.pop().cancel()
        await asyncio.sleep(0)
        other: asyncio.Task[Found] = asyncio.create_task(worker.get(find("y"), BRUNO))
        await asyncio.sleep(0)
        assert len(begun) == 1
        go.set()
        await other
        assert begun.index(find("y")) == 1, "somebody else comes after one search of the first person, not after all"
        await asyncio.gather(*many)
        assert worker.waiting == 0

    working(run)


def test_whoever_has_used_up_the_time_for_searches_waits() -> None:
    async def run(worker: SearchWorker) -> None:
        await worker.get(find("blood"), ANNA)
        with pytest.raises(TooFast, match="too much time"):
            await worker.get(find("pool"), ANNA)
        await worker.get(find("pool"), BRUNO)

    working(run, Limits({"search_seconds": 0.001}))


def test_what_is_asked_of_all_cards_is_found_out_in_small_steps_and_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A search by `enforced` had to read the texts of all vampires first: 13 to 17 seconds in one piece."""
    looked: list[int] = []
    real = definitions._find_out

    def find_out(card: int) -> coverage_cache.Enforced:
        looked.append(card)
        return real(card)

    monkeypatch.setattr(definitions, "_find_out", find_out)
    monkeypatch.setattr(coverage_cache, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(coverage_cache, "_fresh", {})
    coverage_cache._kept.cache_clear()
    try:
        some = [face.id for face in load()][:50]
        assert not definitions.find_out_ahead(some, 20)
        assert looked == some[:20]
        assert not definitions.find_out_ahead(some, 20)
        assert definitions.find_out_ahead(some, 20)
        assert looked == some
        coverage_cache._kept.cache_clear()  # the next start of the program
        assert definitions.find_out_ahead(some, 0)
        assert looked == some
    finally:
        coverage_cache._kept.cache_clear()
