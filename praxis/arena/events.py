"""The events of many games in a file: JSON lines, one line for each game; or a Parquet table, one row for each
event."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any, Protocol

import msgspec

from praxis.arena.simulate import Result
from praxis.extras import lacks
from praxis.kernel.errors import BadSetting

PARQUET = ".parquet"


class Sink(Protocol):
    def write(self, result: Result) -> None: ...

    def close(self) -> None: ...


def sink_of(path: Path) -> Sink:
    """The writer of events for this file, by the ending of its name; `BadSetting` if Parquet is asked for and cannot be
    written."""
    return ParquetRows(path) if path.suffix == PARQUET else JsonLines(path)


class JsonLines:
    """One line for each game: its number, its seed, its bots and its events."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("wb")

    def write(self, result: Result) -> None:
        told = {"game": result.number, "seed": result.seed, "bots": result.bots, "events": result.events}
        self._file.write(msgspec.json.encode(told) + b"\n")

    def close(self) -> None:
        self._file.close()


class ParquetRows:
    """One row for each event: the game, the event's place in it, its kind, and its fields as JSON."""

    def __init__(self, path: Path) -> None:
        try:
            self._arrow: Any = importlib.import_module("pyarrow")
            parquet: Any = importlib.import_module("pyarrow.parquet")
        except ImportError:
            raise BadSetting(f"{lacks('Parquet', 'pyarrow', 'parquet')}; or name a .jsonl file") from None
        arrow = self._arrow
        self._shape = arrow.schema(
            [
                ("game", arrow.int64()),
                ("seed", arrow.string()),
                ("event", arrow.int32()),
                ("kind", arrow.string()),
                ("fields", arrow.string()),
            ]
        )
        self._file = parquet.ParquetWriter(path, self._shape)

    def write(self, result: Result) -> None:
        count = len(result.events)
        columns = {
            "game": [result.number] * count,
            "seed": [result.seed] * count,
            "event": list(range(count)),
            "kind": [kind for kind, _ in result.events],
            "fields": [msgspec.json.encode(fields).decode() for _, fields in result.events],
        }
        self._file.write_table(self._arrow.table(columns, schema=self._shape))

    def close(self) -> None:
        self._file.close()
