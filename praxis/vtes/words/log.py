"""Events as lines of the log."""

from __future__ import annotations

from praxis.kernel.event import Event, Fields, roles
from praxis.kernel.words import Line, Scene
from praxis.languages import for_reader
from praxis.vtes.citing import in_book
from praxis.vtes.events import EVENTS
from praxis.vtes.words.slots import Slots


def line(kind: str, fields: Fields, scene: Scene) -> Line | None:
    event = EVENTS[kind]
    message = event.message(fields)
    if not message:
        return None
    slots = Slots(fields, scene)
    if message == "modified.seat":
        slots["who"] = slots.player(~fields["card"])
    if message in ("burned", "removed") and slots.face(fields["card"]) is None:
        message += ".hidden"
    return Line(
        text=slots.fill(for_reader(slots.tongue.messages.events[message], scene.you)),
        clause=in_book(event.cited(fields), slots.tongue.edition),
        mark=event.mark,
        about=_about(event, fields),
    )


def _about(event: type[Event], fields: Fields) -> list[int]:
    """The cards in an event, and its target."""
    named = [name for name, role in roles(event).items() if role == "card"]
    found = [fields.get(name) for name in (*named, "target")]
    return [card for card in found if card is not None and card >= 0]
