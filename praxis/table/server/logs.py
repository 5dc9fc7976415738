"""Structured logs: one JSON object a line, with named fields only.

Nothing that may be hidden becomes a field: no answers, options, views, tokens or passwords, and no addresses with
anything after the path. A test plays a whole game at the finest level and searches the log for all of them.
"""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Final

import msgspec

LOGGER: Final = logging.getLogger("praxis.table")


class JsonLines(logging.Formatter):
    """Any log record as one line. The text of an exception is left out, because it may quote hidden values."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update(getattr(record, "fields", {}))
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = _where(record.exc_info[2])
        return msgspec.json.encode(line, enc_hook=str).decode()


def _where(trace: object) -> list[str]:
    frames = traceback.extract_tb(trace)  # type: ignore[arg-type]
    return [f"{frame.filename.rpartition('/site-packages/')[2]}:{frame.lineno} {frame.name}" for frame in frames[-8:]]


class Log:
    """The server's log. Fields are ids, counts and fixed words."""

    def debug(self, event: str, **fields: str | int | float | None) -> None:
        LOGGER.debug(event, extra={"fields": fields})

    def info(self, event: str, **fields: str | int | float | None) -> None:
        LOGGER.info(event, extra={"fields": fields})

    def warning(self, event: str, **fields: str | int | float | None) -> None:
        LOGGER.warning(event, extra={"fields": fields})

    def exception(self, event: str, error: BaseException, **fields: str | int | float | None) -> None:
        LOGGER.error(event, exc_info=error, extra={"fields": fields})


def to_stderr(level: str) -> None:
    """Write the logs of the server and of its libraries to standard error, as JSON."""
    output = logging.StreamHandler(sys.stderr)
    output.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [output]
    # Below this level, libraries log their inner workings with values, which must not be written.
    root.setLevel(logging.WARNING)
    LOGGER.setLevel(level.upper())
    for name in ("uvicorn.error", "uvicorn.access", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers[:] = []
        logger.propagate = True
        logger.setLevel(logging.WARNING)
