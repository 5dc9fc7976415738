"""The events of Vendetta: all that can happen. Each has its fields, the clause behind it and how it is told.

A module has the events of one subject. The words for each kind stand under its message in the language's tables, see
`Event.message`.
"""

from __future__ import annotations

from typing import Final

from praxis.kernel.event import Event, Fields, declared
from praxis.vendetta.events.cards import *
from praxis.vendetta.events.conflict import *
from praxis.vendetta.events.effects import *
from praxis.vendetta.events.effects import Effect
from praxis.vendetta.events.kinds import *
from praxis.vendetta.events.rounds import *
from praxis.vendetta.events.stocks import *

EVENTS: Final = declared(globals())
"""Every event by its kind."""


def clause_of(kind: str, fields: Fields, haven: int, step: str) -> str:
    """The clause behind an event. `haven` is the number of the Prince's Haven, `step` the step of the event's card."""
    event = EVENTS[kind]
    return event.cases.get(_case(event, fields, haven, step), event.follows)


def _case(event: type[Event], fields: Fields, haven: int, step: str) -> str:
    variant = event.variant(fields) or ""
    if variant in event.cases:
        return variant
    if event.case_in:
        return str(fields[event.case_in])
    if event is Effect:
        return step
    at_haven = fields.get("to_location", fields.get("location")) == haven
    return "haven" if at_haven else ""
