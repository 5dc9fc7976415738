"""Events: each announces one change, and says who may see which of its fields.

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
    """One change of the game. A field that is None is left out; only a field with the default None can be."""

    kind: ClassVar[str] = ""
    """The kind of event, made of the name of the class: `BlockFailed` is "block-failed"."""
    hides: ClassVar[tuple[str, ...]] = ()
    """The fields that only the `audience` sees; see `Hiding`."""
    follows: ClassVar[str] = ""
    """The clause that makes the event happen, if no field of the event names one."""
    cases: ClassVar[Mapping[str, str]] = {}
    """The clauses that some cases of the event follow instead, by what `variant` answers or the field `case_in` holds.
    """
    case_in: ClassVar[str] = ""
    mark: ClassVar[str] = ""
    """The step of the game that begins with this event, for people who scroll through a replay: "round", "phase" or
    "turn"."""
    told: ClassVar[bool] = True
    """Whether the log has a line for the event. An event that only the picture shows has none."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    @staticmethod
    def variant(fields: Fields) -> str | None:
        """The ending of the message's key, if the event is told in several ways; None if it is not told."""
        return ""

    @classmethod
    def cited(cls, fields: Fields) -> str:
        """The clause behind the event: the one that it names, or else that of its case, or that of all of its kind."""
        named = fields.get("clause")
        if named or not cls.cases:
            return str(named or cls.follows)
        return cls.cases.get(str(fields[cls.case_in]) if cls.case_in else cls.variant(fields) or "", cls.follows)

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
        """The names of the fields that not everybody sees, and the mask of the seats that do; None if everybody sees
        all."""
        return None

    def seen_by(self, seat: int) -> dict[str, Any]:
        """The fields as this seat gets them. A field that the seat may not see is None."""
        fields, hidden = self.fields, self.hidden
        for name in hidden or ():
            if name in fields and hidden is not None and not may_see(hidden[name], seat):
                fields[name] = None
        return fields

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={value!r}" for name, value in self.fields.items())
        return f"{self.kind}({fields})"


class Hiding(Event, frozen=True, gc=False, kw_only=True):
    """An event with fields that only some seats see: the seats in the mask `audience`, which must be given."""

    audience: int

    @property
    def hidden(self) -> dict[str, int] | None:
        return None if self.audience == EVERYBODY else dict.fromkeys(self.hides, self.audience)


def declared(module: Mapping[str, object]) -> dict[str, type[Event]]:
    """The table of a game's events by kind: all event classes of a module, or of the modules of a package."""
    name = module["__name__"]
    found = [each for each in module.values() if isinstance(each, type) and issubclass(each, Event)]
    return {event.kind: event for event in found if event.__module__ == name or event.__module__.startswith(f"{name}.")}


@cache
def roles(event: type[Event]) -> dict[str, str]:
    """What the numbers and texts of an event stand for, as far as their types say: a seat, a card, a clause."""
    hints = get_type_hints(event, include_extras=True)
    found = {name: _role(hints[name]) for name in event.__struct_fields__}
    return {name: role for name, role in found.items() if role}


def _role(hint: Any) -> str:
    """The role that a type is marked with, or that the first marked one of several types has."""
    marked = [each for each in (hint, *get_args(hint)) if hasattr(each, "__metadata__")]
    return marked[0].__metadata__[0] if marked else ""
