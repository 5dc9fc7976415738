"""Events: every change, announced once, saying who may see which field.

A game declares each kind of event as a class in its table of events: the fields with their types, which of them not
everybody sees, the clause behind it and how it is told. The rules announce one with ``g.tell(events.Burned(card))``, so
that a misspelt event or field is a type error there.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, ClassVar, get_args, get_type_hints

import msgspec

from praxis.kernel.sight import EVERYBODY, SPECTATOR, may_see, only

__all__ = (
    "EVERYBODY",
    "SPECTATOR",
    "Card",
    "Clause",
    "Event",
    "Fields",
    "Hiding",
    "Seat",
    "Value",
    "declared",
    "may_see",
    "only",
    "roles",
)

Value = str | int | None | list[int] | list[str] | list[list[int]]
Fields = Mapping[str, Any]
"""The fields of an event as one reader sees them."""

Seat = Annotated[int, "seat"]
Card = Annotated[int, "card"]
Clause = Annotated[str, "clause"]


class Event(msgspec.Struct, frozen=True, gc=False):
    """One change. A field that is None, which only a field with that default can be, is left out."""

    kind: ClassVar[str] = ""
    """Made of the name of the class: `BlockFailed` is "block-failed"."""
    hides: ClassVar[tuple[str, ...]] = ()
    """The fields that only the `audience` sees; see `Hiding`."""
    follows: ClassVar[str] = ""
    """The clause that makes it happen, where no field says so."""
    cases: ClassVar[Mapping[str, str]] = {}
    """Clauses that some cases follow instead, by what `variant` or the field `case_in` says."""
    case_in: ClassVar[str] = ""
    mark: ClassVar[str] = ""
    """Which step of the game begins with it, for who looks through a replay: "round", "phase" or "turn"."""
    told: ClassVar[bool] = True
    """Whether the log has a line for it; what is seen in the picture alone needs none."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    @staticmethod
    def variant(fields: Fields) -> str | None:
        """What is added to the key of the message where an event is told in several ways; None if it is not told."""
        return ""

    @classmethod
    def message(cls, fields: Fields) -> str:
        """The key of the message for somebody who sees these fields; empty if there is nothing to say."""
        variant = cls.variant(fields) if cls.told else None
        if variant is None:
            return ""
        hidden = any(name in fields and fields[name] is None for name in cls.hides)
        return f"{cls.kind}{variant}.hidden" if hidden else cls.kind + variant

    @property
    def fields(self) -> dict[str, Any]:
        """All fields by name, hidden ones too."""
        return {
            name: value
            for name in self.__struct_fields__
            if name != "audience" and (value := getattr(self, name)) is not None
        }

    @property
    def hidden(self) -> dict[str, int] | None:
        """The fields that not everybody sees, with the mask of seats that do; None if there are none."""
        return None

    def seen_by(self, seat: int) -> dict[str, Any]:
        """The fields as this seat gets them: what it may not see is None."""
        fields, hidden = self.fields, self.hidden
        for name in hidden or ():
            if name in fields and hidden is not None and not may_see(hidden[name], seat):
                fields[name] = None
        return fields

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={value!r}" for name, value in self.fields.items())
        return f"{self.kind}({fields})"


class Hiding(Event, frozen=True, gc=False, kw_only=True):
    """A change some fields of which only some seats see: those in the mask `audience`, which has to be given."""

    audience: int

    @property
    def hidden(self) -> dict[str, int] | None:
        return None if self.audience == EVERYBODY else dict.fromkeys(self.hides, self.audience)


def declared(module: Mapping[str, object]) -> dict[str, type[Event]]:
    """The table of a game's events by kind: all that its module declares, or that the modules of its package do."""
    name = module["__name__"]
    found = [each for each in module.values() if isinstance(each, type) and issubclass(each, Event)]
    return {event.kind: event for event in found if event.__module__ == name or event.__module__.startswith(f"{name}.")}


@cache
def roles(event: type[Event]) -> dict[str, str]:
    """What the numbers and texts of an event stand for, as far as its types say: a seat, a card, a clause."""
    hints = get_type_hints(event, include_extras=True)
    found = {name: _role(hints[name]) for name in event.__struct_fields__}
    return {name: role for name, role in found.items() if role}


def _role(hint: Any) -> str:
    """The mark on a type, or on the first of several types that one field can have."""
    marked = [each for each in (hint, *get_args(hint)) if hasattr(each, "__metadata__")]
    return marked[0].__metadata__[0] if marked else ""
