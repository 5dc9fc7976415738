"""The table measured: how soon an answer reaches everybody, how many tables fit, what durability costs.

The server runs as a process of its own on one core, the load comes from this process on another. Every figure is of a
real game over real sockets, with SQLite in full sync.
"""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Final, TypeVar

import httpx
import msgspec

from praxis.table.client import Lobby
from praxis.table.history import entries as e
from praxis.table.measure.lean_socket import LeanSocket
from praxis.table.server.config import INSTALLED
from praxis.table.server.limits import BUDGETS
from praxis.table.server.process import quick_loop
from praxis.table.store import Store
from praxis.table.web.pages import STATIC, read_all
from praxis.table.wire.messages import ENCODE, Answer, Hello
from praxis.table.wire.rest_types import Health

T = TypeVar("T")

SEATS: Final = 5
PACE: Final = (1.0, 3.0)
"""Seconds that a person thinks, from and to."""
LIMIT_MS: Final = 100.0
STEP: Final = 200
"""How many tables are added at a time until the limit is passed."""


class _Option(msgspec.Struct):
    key: str


class _Asked(msgspec.Struct):
    decision: int
    options: list[_Option] | None = None


class _Game(msgspec.Struct):
    decision: _Asked | None = None


class _Table(msgspec.Struct):
    phase: str


class _Seen(msgspec.Struct):
    """As much of a message as the load needs."""

    type: str
    decision: _Asked | msgspec.UnsetType | None = msgspec.UNSET
    game: _Game | None = None
    table: _Table | None = None


_SEE: Final = msgspec.json.Decoder(_Seen)


class LoadTable:
    """Five connections to one table, and the time until all of them have seen an answer's effect."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.sockets: list[LeanSocket] = []
        self.asked: tuple[int, _Asked] | None = None
        self.id = ""
        self.over = False
        """No more answers can be given."""
        self.ended = False
        """Because the game has come to its end."""
        self.taken = 0
        self._wholes = 0
        self._seated = asyncio.Event()
        self._behind = 0
        self._last = 0.0
        self._seen = asyncio.Event()
        self.ready = asyncio.Event()

    async def sit(self, address: str, table: str, tokens: list[str]) -> None:
        url = address.replace("http", "ws", 1) + f"/ws/tables/{table}"
        for seat, token in enumerate(tokens):
            socket = await LeanSocket.connect(url, partial(self._hear, seat))
            socket.send(ENCODE(Hello(token=token)))
            self.sockets.append(socket)
        # An answer before the last of them sees the table would not reach everybody.
        async with asyncio.timeout(30):
            await self._seated.wait()

    def _hear(self, seat: int, text: bytes, at: float) -> None:
        message = _SEE.decode(text)
        if message.table is not None and message.table.phase == "over":
            self.over = self.ended = True
            self.ready.set()
            self._seen.set()
        if message.type == "whole":
            self._wholes += 1
            if self._wholes == SEATS:
                self._seated.set()
            decision = message.game.decision if message.game is not None else None
        elif message.type == "update" and message.decision is not msgspec.UNSET:
            decision = message.decision
            self._behind -= 1
            self._last = at
            if self._behind <= 0:
                self._seen.set()
        else:
            return
        if decision is not None and decision.options:
            self.asked = (seat, decision)
            self.ready.set()

    async def answer(self, timeout: float = 30.0) -> float | None:
        """One answer; gives the seconds until the last of the five has its effect, None when the game is over."""
        try:
            async with asyncio.timeout(timeout):
                await self.ready.wait()
                if self.over or self.asked is None:
                    return None
                seat, decision = self.asked
                options = decision.options or []
                self.ready.clear()
                self._seen.clear()
                self._behind = SEATS
                message = ENCODE(Answer(id=1, decision=decision.decision, key=self.dice.choice(options).key))
                began = perf_counter()
                self.sockets[seat].send(message)
                await self._seen.wait()
                self.taken += 1
                return self._last - began
        except TimeoutError:
            self.over = True
            return None

    async def close(self) -> None:
        for socket in self.sockets:
            socket.close()


def run(work: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=quick_loop()) as runner:
        return runner.run(work)


class Server:
    """The server process under measurement."""

    def __init__(self, data: Path, games: str, cores: Sequence[int], usual: bool = False, quick: bool = True) -> None:
        """`usual`: with the limits of every server, which load from one address would run into. `quick`: with the short
        way out of sockets."""
        self.quick = quick
        self.usual = usual
        self.data = data
        self.games = games
        self.core = cores[0]
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self, port: int = 0) -> float:
        """Start; gives the seconds until the port was open."""
        settings: dict[str, Any] = {
            "data": str(self.data),
            "port": port,
            "games": self.games,
            "quick_sockets": self.quick,
            "log": "error",
        }
        if not self.usual:
            settings["limits"] = dict.fromkeys(BUDGETS, 10_000_000)
            settings["sockets_an_address"] = settings["connections_an_address"] = 1_000_000
        began = perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "praxis.table.server.process", msgspec.json.encode(settings).decode()],
            stdout=subprocess.PIPE,
            text=True,
            preexec_fn=lambda: os.sched_setaffinity(0, {self.core}),
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().replace("localhost", "127.0.0.1")
        if not self.address:
            raise RuntimeError("the server did not start")
        return perf_counter() - began

    def kill(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def waited(self) -> float:
        """Seconds that the server's main thread was ready so far and had no processor, because others had it."""
        assert self.process is not None
        with suppress(OSError):  # not every system counts it
            return int(Path(f"/proc/{self.process.pid}/schedstat").read_text().split()[1]) / 1e9
        return 0.0

    def memory(self) -> int:
        """Resident bytes."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


async def new_table(lobby: Lobby, game: str, dice: random.Random) -> LoadTable:
    me = {"who": "me", "name": "Seat 1"}
    rules = {"bot_pace": 0, "undo": "never", "listed": False}
    host = await lobby.call(
        "POST", "/tables", msgspec.Raw, {"game": game, "setting": {"players": SEATS}, "seats": [me], "rules": rules}
    )
    made = msgspec.json.decode(host)
    table, tokens = made["table"]["id"], [made["token"]]
    for seat in range(1, SEATS):
        seated = await lobby.take(table, seat, f"Seat {seat + 1}", token="")
        tokens.append(seated.token)
    await lobby.call("POST", f"/tables/{table}/start", msgspec.Raw, token=tokens[0])
    found = LoadTable(dice)
    found.id = table
    await found.sit(lobby.address, table, tokens)
    return found


@asynccontextmanager
async def _lobby(address: str) -> AsyncIterator[Lobby]:
    async with Lobby(address) as lobby:
        yield lobby


async def open_tables(address: str, game: str, count: int, dice: random.Random) -> list[LoadTable]:
    tables: list[LoadTable] = []
    async with _lobby(address) as lobby:
        while len(tables) < count:
            batch = min(10, count - len(tables))
            tables += await asyncio.gather(*(new_table(lobby, game, dice) for _ in range(batch)))
    return tables


async def at_pace(tables: list[LoadTable], seconds: float, pace: tuple[float, float]) -> list[float]:
    """The latencies of all answers within a span, each table answering at its own pace."""
    found: list[float] = []
    until = perf_counter() + seconds

    async def play(table: LoadTable) -> None:
        await asyncio.sleep(table.dice.random() * pace[1])
        while perf_counter() < until and not table.over:
            latency = await table.answer()
            if latency is not None:
                found.append(latency)
            await asyncio.sleep(table.dice.uniform(*pace))

    await asyncio.gather(*(play(table) for table in tables))
    return found


def share(values: Sequence[float], at: float) -> float:
    """The value below which this share of all lies, in milliseconds."""
    if not values:
        return float("nan")
    return sorted(values)[min(len(values) - 1, int(len(values) * at))] * 1000


def _alone(data: Path, seconds: float) -> float:
    """Durable commits a second of SQLite by itself, one row each."""
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
    """Durable answers a second of our store by itself, with so many tables writing at once."""
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
    """Kill, start, wait until every table is back: seconds from the start of the process, and from the open port."""
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
    """Kilobytes as they are sent, packed: of the lobby (the page and what it names), and of everything there is, with
    every page, game and language, which is more than anybody loads on the way to a table."""
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
    """Seconds from asking for the page to a table with the first decision, without the browser's own work."""
    began = perf_counter()
    async with httpx.AsyncClient(base_url=address) as http:
        for name in ("/", *(f"/{name}" for name in read_all(STATIC) if name.endswith((".js", ".css")))):
            await http.get(name)
    async with _lobby(address) as lobby:
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
        stack.push_async_callback(_close_all, playing)
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


async def _close_all(tables: list[LoadTable]) -> None:
    await asyncio.gather(*(table.close() for table in tables))


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
    """More and more tables at human pace, until the slowest answers take too long; None if they never did."""
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
    """All figures of the table, for `praxis bench --table`. `say` hears what is measured now."""
    with on_cores() as cores, tempfile.TemporaryDirectory(prefix="praxis-bench-") as directory:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = min(most, (hard - 200) // SEATS)
        return _with_server(Path(directory), game, tables, seconds, most, games, cores, say)


@contextmanager
def on_cores() -> Iterator[list[int]]:
    """All cores but the first for this process, which is the server's, and as many files as may be."""
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
    figures["store_alone"] = {
        "sqlite_commits_per_second": round(_alone(data, 2.0)),
        "answers_per_second": round(run(_store_alone(data, 2.0, tables))),
    }
    figures["page"] = page_weight()
    return figures


def _restore_figures(data: Path, game: str, tables: int, games: str, cores: list[int]) -> dict[str, Any]:
    """Tables in the middle of their games, killed and brought back."""
    server = Server(data, games, cores)
    server.start()

    async def kill_and_wait() -> tuple[float, float, float]:
        playing = await open_tables(server.address, game, tables, random.Random(3))
        await at_pace(playing, 5.0, (0.0, 0.0))
        answers = sum(table.taken for table in playing) / len(playing)
        await _close_all(playing)
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
