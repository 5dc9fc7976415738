"""Events made up for a test: lies, and games of a few events."""

from __future__ import annotations

from typing import Any

from praxis.kernel.event import EVERYBODY, Event, Hiding
from praxis.vtes.events import EVENTS


def made(kind: str, fields: dict[str, Any]) -> Event:
    """A public event."""
    event = EVENTS[kind]
    return event(**fields, **({"audience": EVERYBODY} if issubclass(event, Hiding) else {}))
