"""Results kept in a file as they come, so that a run that was stopped can go on: no game is lost or played twice.

The first line of the file is the task, each further line a result. A line that was cut off by a crash is overwritten.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import msgspec

from praxis.arena.simulate import Result, Task


class OtherTask(ValueError):
    """The file has the results of another run; the message is one line."""


class Kept:
    def __init__(self, path: Path, task: Task) -> None:
        self.path, self.task = path, task
        self.results: list[Result] = []
        """The results that the file had already."""
        self.whole = self._read() if path.exists() else 0
        """How many bytes of the file are whole lines."""

    def _read(self) -> int:
        there = self.path.read_bytes()
        lines = there.split(b"\n")[:-1]
        if not lines and (msgspec.json.encode(self.task) + b"\n").startswith(there):
            return 0
        if not lines or not _is_task(lines[0]):
            raise OtherTask(f"{self.path} is no file of results; name another, or a new one")
        if msgspec.json.decode(lines[0], type=Task) != self.task:
            raise OtherTask(f"{self.path} has the results of another run; name a new file, or give the same options")
        self.results = [msgspec.json.decode(line, type=Result) for line in lines[1:]]
        return sum(len(line) + 1 for line in lines)

    def keep(self, results: Iterator[Result]) -> Iterator[Result]:
        """Yield all results, first those that the file has. Each new one is written to the file before it is
        yielded."""
        yield from self.results
        with self.path.open("r+b" if self.whole else "wb") as file:
            file.truncate(self.whole)
            file.seek(self.whole)
            if not self.whole:
                _write(file, self.task)
            for result in results:
                _write(file, result)
                yield result


def _write(file: BinaryIO, what: object) -> None:
    file.write(msgspec.json.encode(what) + b"\n")
    file.flush()


def _is_task(line: bytes) -> bool:
    try:
        msgspec.json.decode(line, type=Task)
    except msgspec.MsgspecError:
        return False
    return True
