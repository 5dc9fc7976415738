"""A server in a process of its own, to be measured."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from praxis.table.server.limits import BUDGETS


class Server:
    """The server process under measurement."""

    def __init__(
        self,
        data: Path,
        games: str,
        cores: Sequence[int],
        usual: bool = False,
        quick: bool = True,
        more: Mapping[str, Any] | None = None,
    ) -> None:
        """`usual`: with the limits of every server, which a load from one address would exceed. `quick`: with our quick
        way of sending messages. `more`: further settings."""
        self.more = more or {}
        self.quick = quick
        self.usual = usual
        self.data = data
        self.games = games
        self.core = cores[0]
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self, port: int = 0) -> float:
        """Start the server. Gives the seconds until the port was open."""
        settings: dict[str, Any] = {
            "data": str(self.data),
            "port": port,
            "games": self.games,
            "quick_sockets": self.quick,
            "log": "error",
            **self.more,
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

    def end(self) -> None:
        """Let the server end by itself, as a host who stops it does."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait()

    def kill(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None

    def cpu(self, pid: int = 0) -> float:
        """The seconds of processor time so far, of the server or of another process."""
        assert self.process is not None
        fields = Path(f"/proc/{pid or self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def waited(self) -> float:
        """The seconds so far in which the server's main thread was ready to run and had no processor, because others
        had it."""
        assert self.process is not None
        with suppress(OSError):  # not every system counts it
            return int(Path(f"/proc/{self.process.pid}/schedstat").read_text().split()[1]) / 1e9
        return 0.0

    def memory(self) -> int:
        """The resident memory of the server in bytes."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
