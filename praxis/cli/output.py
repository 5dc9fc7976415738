"""What commands print: answers on standard output, progress and complaints on standard error."""

import re
import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")
LONGEST_LINE = 1000
_ORDERS = "[\x7f-\x9f\u202a-\u202e\u2066-\u2069]"


def print_json(answer: object) -> None:
    """Print the one JSON object of `--json`; nothing else may go to standard output in that mode."""
    import msgspec

    text = msgspec.json.format(msgspec.json.encode(answer), indent=2).decode()
    # JSON itself escapes only characters below the blank, but some terminals obey others, too.
    sys.stdout.write(re.sub(_ORDERS, lambda found: f"\\u{ord(found[0]):04x}", text) + "\n")


def visible(text: str) -> str:
    """The text on one line with every character visible, so that a stranger's text cannot control the terminal."""
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)


def complain(message: str) -> None:
    """Print one line on standard error, after the program's name. If the message quotes a whole file, only its
    beginning is printed."""
    line = visible(" ".join(message.split()))
    sys.stderr.write(f"praxis: {line if len(line) <= LONGEST_LINE else line[:LONGEST_LINE] + ' …'}\n")


def track(items: Iterable[T], what: str, total: int | None = None) -> Iterator[T]:
    """Yield the items with a progress bar on standard error, when a person is looking at it."""
    if not sys.stderr.isatty():
        yield from items
        return
    from rich.console import Console
    from rich.progress import track as rich_track

    yield from rich_track(items, what, total=total, console=Console(stderr=True), transient=True)
