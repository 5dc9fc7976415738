"""What commands print: answers on standard output, progress and complaints on standard error."""

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")


def print_json(answer: object) -> None:
    """Print the one JSON object of `--json`; nothing else may go to standard output in that mode."""
    import msgspec

    sys.stdout.write(msgspec.json.format(msgspec.json.encode(answer), indent=2).decode() + "\n")


def complain(message: str) -> None:
    """Print one line on standard error, in the voice of the program."""
    sys.stderr.write(f"praxis: {' '.join(message.split())}\n")


def track(items: Iterable[T], what: str, total: int | None = None) -> Iterator[T]:
    """Yield the items with a progress bar on standard error, when a person is looking at it."""
    if not sys.stderr.isatty():
        yield from items
        return
    from rich.console import Console
    from rich.progress import track as rich_track

    yield from rich_track(items, what, total=total, console=Console(stderr=True), transient=True)
