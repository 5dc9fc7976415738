"""Events: every change, announced once, saying who may see which field."""

from __future__ import annotations

from typing import Final

Value = str | int | None | list[int] | list[str] | list[list[int]]

SPECTATOR: Final = -1
EVERYBODY: Final = -1
"""As a mask of seats: all bits set."""


def only(*seats: int) -> int:
    """The mask of seats that may see a field; spectators are in no mask but `EVERYBODY`."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def may_see(mask: int, seat: int) -> bool:
    return mask == EVERYBODY or (seat >= 0 and bool(mask >> seat & 1))


class Event:
    """One change. `hidden` names the fields that not everybody sees, with the mask of seats that do."""

    __slots__ = ("fields", "hidden", "kind")

    def __init__(self, kind: str, fields: dict[str, Value], hidden: dict[str, int] | None = None) -> None:
        self.kind = kind
        self.fields = fields
        self.hidden = hidden

    def seen_by(self, seat: int) -> dict[str, Value]:
        """The fields as this seat gets them: what it may not see is None."""
        if self.hidden is None:
            return dict(self.fields)
        hidden = self.hidden
        return {
            name: value if name not in hidden or may_see(hidden[name], seat) else None
            for name, value in self.fields.items()
        }

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return self.kind == other.kind and self.fields == other.fields and self.hidden == other.hidden

    def __hash__(self) -> int:
        return hash(self.kind)

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={value!r}" for name, value in self.fields.items())
        return f"{self.kind}({fields})"
