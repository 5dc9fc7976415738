"""Figures of the table: how soon an answer reaches everybody, how many tables one server can run, what durability
costs.

The server runs as a process of its own on one core, the load comes from this process on another. Every figure is of a
real game over real sockets, with SQLite in full sync.
"""

from __future__ import annotations

import asyncio
import os
import random
import resource
import sqlite3
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, Final, TypeVar

import httpx
import msgspec

from praxis.table.history import entries as e
from praxis.table.measure.load import SEATS, LoadTable, at_pace, close_all, lobby_at, new_table, open_tables, share
from praxis.table.measure.server import Server
from praxis.table.server.config import INSTALLED
from praxis.table.server.process import quick_loop
from praxis.table.store import Store
from praxis.table.web.pages import STATIC, read_all
from praxis.table.wire.rest_types import Health

T = TypeVar("T")
PACE: Final = (1.0, 3.0)
"""The shortest and the longest time that a person thinks, in seconds."""
LIMIT_MS: Final = 100.0
STEP: Final = 200
"""How many tables are added at a time until the limit is passed."""


def run(work: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=quick_loop()) as runner:
        return runner.run(work)


def _alone(data: Path, seconds: float) -> float:
    """Durable commits a second of SQLite alone, one row each."""
    connection = sqlite3.connect(data / "alone.sqlite", isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("CREATE TABLE entries (t TEXT, seq INTEGER, body TEXT, PRIMARY KEY (t, seq))")
    body = e.encode(e.Answered(at=0, number=0, seat=0, key="play 17 2 down"))
    began, count = perf_counter(), 0
    while perf_counter() < began + seconds:
        connection.execute("BEGIN")
        connection.execute("INSERT INTO entries VALUES (?, ?, ?)", ("t", count, body))
        connection.execute("COMMIT")
        count += 1
    connection.close()
    return count / seconds


async def _store_alone(data: Path, seconds: float, tables: int) -> float:
    """Durable answers a second of our store alone, with so many tables writing at once."""
    store = await Store.open(data / "store.sqlite")
    count = 0
    until = perf_counter() + seconds

    async def write(table: int) -> None:
        nonlocal count
        seq = 0
        while perf_counter() < until:
            await store.append(f"t{table}", seq, [e.Answered(at=0, number=seq, seat=0, key="play 17 2 down")])
            seq += 1
            count += 1

    await asyncio.gather(*(write(table) for table in range(tables)))
    await store.close()
    return count / seconds


async def _restored(server: Server, count: int) -> tuple[float, float]:
    """Kill the server, start it, wait until every table is back. Gives the seconds from the start of the process, and
    from the open port."""
    port = int(server.address.rpartition(":")[2])
    server.kill()
    began = perf_counter()
    await asyncio.to_thread(server.start, port)
    opened = perf_counter()
    async with httpx.AsyncClient(base_url=server.address) as http:
        while True:
            health = msgspec.json.decode((await http.get("/health")).content, type=Health)
            if health.tables >= count:
                return perf_counter() - began, perf_counter() - opened
            await asyncio.sleep(0.01)


def page_weight() -> dict[str, float | int | None]:
    """The size of the page in kilobytes as sent, packed: of the lobby (the page and the files that it names), and of
    all files with every page, game and language, which is more than anybody loads on the way to a table."""
    files = read_all(STATIC)
    page = files.get("index.html")
    if page is None:
        return {"first_load_kb": None, "lobby_kb": None, "files": 0}
    text = page.body.decode()
    sizes = {name: len(file.packed or file.body) for name, file in files.items()}
    named = [size for name, size in sizes.items() if name == "index.html" or f"/{name}" in text]
    return {
        "first_load_kb": round(sum(sizes.values()) / 1000, 1),
        "lobby_kb": round(sum(named) / 1000, 1),
        "files": len(sizes),
    }


async def _interactive(address: str, game: str, dice: random.Random) -> float:
    """The seconds from the request for the page to a table with the first decision, without the browser's own work."""
    began = perf_counter()
    async with httpx.AsyncClient(base_url=address) as http:
        for name in ("/", *(f"/{name}" for name in read_all(STATIC) if name.endswith((".js", ".css")))):
            await http.get(name)
    async with lobby_at(address) as lobby:
        table = await new_table(lobby, game, dice)
        await table.ready.wait()
        await table.close()
    return perf_counter() - began


async def _measure(
    server: Server, game: str, tables: int, seconds: float, most: int, say: Callable[[str], None]
) -> dict[str, Any]:
    dice = random.Random(7)
    figures: dict[str, Any] = {"game": game, "tables": tables, "seats": SEATS, "store": "sqlite, WAL, full sync"}
    async with AsyncExitStack() as stack:
        warm = await open_tables(server.address, game, 2, dice)
        await at_pace(warm, 1, (0.0, 0.01))
        for table in warm:
            await table.close()
        empty = server.memory()
        say(f"opening {tables} tables")
        playing = await open_tables(server.address, game, tables, dice)
        stack.push_async_callback(close_all, playing)
        figures["memory_per_table_kb"] = round((server.memory() - empty) / tables / 1000, 1)
        say(f"{tables} tables at human pace")
        busy = server.cpu()
        latencies = await at_pace(playing, seconds, PACE)
        figures["answers"] = len(latencies)
        figures["server_cpu_ms_per_answer"] = round((server.cpu() - busy) * 1000 / len(latencies), 2)
        figures["answer_ms"] = {
            "p50": round(share(latencies, 0.5), 2),
            "p99": round(share(latencies, 0.99), 2),
            "worst": round(max(latencies) * 1000, 2),
        }
        say("as fast as they can")
        before = sum(table.taken for table in playing)
        span = min(seconds, 4.0)
        await at_pace(playing, span, (0.0, 0.0))
        figures["durable_answers_per_second"] = round((sum(table.taken for table in playing) - before) / span)
        figures["tables_when_p99_passes_100_ms"] = await _ramp(server, game, playing, most, seconds, dice, figures, say)
    return figures


async def _ramp(
    server: Server,
    game: str,
    playing: list[LoadTable],
    most: int,
    seconds: float,
    dice: random.Random,
    figures: dict[str, Any],
    say: Callable[[str], None],
) -> int | None:
    """Add more and more tables at human pace until the slowest answers take too long; None if they never do."""
    steps: dict[str, float] = {}
    figures["p99_ms_by_tables"] = steps
    playing[:] = [table for table in playing if not table.over]
    while len(playing) < most:
        playing += await open_tables(server.address, game, min(STEP, most - len(playing)), dice)
        count = len(playing)
        say(f"{count} tables at human pace")
        p99 = share(await at_pace(playing, min(seconds, 6.0), PACE), 0.99)
        playing[:] = [table for table in playing if not table.over]
        steps[str(count)] = round(p99, 1)
        if p99 > LIMIT_MS:
            return count
    return None


def measure(
    game: str = "vendetta",
    tables: int = 100,
    seconds: float = 12.0,
    most: int = 1700,
    games: str = INSTALLED,
    say: Callable[[str], None] = lambda _: None,
) -> dict[str, Any]:
    """All figures of the table, for `praxis bench --table`. `say` is called with what is measured next."""
    with on_cores() as cores, tempfile.TemporaryDirectory(prefix="praxis-bench-") as directory:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = min(most, (hard - 200) // SEATS)
        return _with_server(Path(directory), game, tables, seconds, most, games, cores, say)


@contextmanager
def on_cores() -> Iterator[list[int]]:
    """Leave the first core to the server and take the others for this process, with as many open files as are
    allowed."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    cores = sorted(os.sched_getaffinity(0))
    try:
        if len(cores) > 1:
            os.sched_setaffinity(0, set(cores[1:]))
        yield cores
    finally:
        os.sched_setaffinity(0, set(cores))
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def _with_server(
    data: Path,
    game: str,
    tables: int,
    seconds: float,
    most: int,
    games: str,
    cores: list[int],
    say: Callable[[str], None],
) -> dict[str, Any]:
    server = Server(data, games, cores)
    try:
        figures: dict[str, Any] = {"load_before": round(os.getloadavg()[0], 2), "start_s": round(server.start(), 2)}
        figures["interactive_ms"] = round(run(_interactive(server.address, game, random.Random(1))) * 1000, 1)
        figures.update(run(_measure(server, game, tables, seconds, most, say)))
        server.kill()
        say("restoring")
        figures["restore"] = _restore_figures(data / "restore", game, tables, games, cores)
    finally:
        server.kill()
    say("the store alone")
    commits, grouped = _alone(data, 2.0), run(_store_alone(data, 2.0, tables))
    figures["store_alone"] = {
        "sqlite_commits_per_second": round(commits),
        "answers_per_second": round(grouped),
        "table_of_commits": round(figures["durable_answers_per_second"] / commits, 3),
        "table_of_answers": round(figures["durable_answers_per_second"] / grouped, 3),
    }
    figures["page"] = page_weight()
    return figures


def _restore_figures(data: Path, game: str, tables: int, games: str, cores: list[int]) -> dict[str, Any]:
    """Restore figures: tables in the middle of their games are killed and restored."""
    server = Server(data, games, cores)
    server.start()

    async def kill_and_wait() -> tuple[float, float, float]:
        playing = await open_tables(server.address, game, tables, random.Random(3))
        await at_pace(playing, 5.0, (0.0, 0.0))
        answers = sum(table.taken for table in playing) / len(playing)
        await close_all(playing)
        whole, after = await _restored(server, tables)
        return answers, whole, after

    try:
        answers, whole, after = run(kill_and_wait())
    finally:
        server.kill()
    return {
        "tables": tables,
        "answers_per_table": round(answers),
        "from_process_start_s": round(whole, 2),
        "from_open_port_s": round(after, 2),
    }
