"""A real server process for tests: started, killed, started again on the same port and data."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec

from praxis.table.server.limits import BUDGETS
from tests.table.games import PATH

ROOT = Path(__file__).parent.parent.parent
LINES = 60
"""How many lines of the server's log a failure shows."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """`python -m praxis.table.server.process` with settings of the test's choice."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.port = free_port()
        self.settings = {
            "data": str(data),
            "port": self.port,
            "games": PATH,
            "log": "debug",
            **settings,
            "limits": {**dict.fromkeys(BUDGETS, 1_000_000), **settings.get("limits", {})},
        }
        self.log = data / "server.log"
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
        if error is not None:
            error.add_note(f"the end of the server's log ({self.log}):\n{self.log_end()}")

    def log_end(self) -> str:
        """The last lines of the log, so that a failure explains itself."""
        return "\n".join(self.log.read_text().splitlines()[-LINES:])

    def start(self) -> None:
        """Start the server. Returns when the port is open."""
        self.log.parent.mkdir(parents=True, exist_ok=True)
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "praxis.table.server.process", msgspec.json.encode(self.settings).decode()],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": str(ROOT)},
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("http"), f"the server did not start: {self.log_end()}"

    def kill(self) -> None:
        """Kill the server, as when the power fails."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None

    def stop(self) -> int:
        """Stop the server, as with Ctrl-C. Gives the exit code."""
        assert self.process is not None
        process, self.process = self.process, None
        process.send_signal(signal.SIGINT)
        code = process.wait(timeout=20)
        assert process.stdout is not None
        process.stdout.close()
        return code

    async def restart(self) -> None:
        """Kill and start again, without stopping the clients in this event loop."""
        await asyncio.to_thread(self.kill)
        await asyncio.to_thread(self.start)
