"""Events as lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from praxis.kernel.words import Line, Scene
from praxis.vendetta.state import NONE
from praxis.vendetta.words.cards import CardWords
from praxis.vendetta.words.clauses import clause_of
from praxis.vendetta.words.slots import Slots

Fields = Mapping[str, Any]

PICTURE_ONLY: Final = ("next_victim",)
"""Events that nobody needs to read about."""
_MARKS: Final = {"round": "round", "phase": "phase", "turn": "turn", "location": "turn"}


def _over(fields: Fields) -> str:
    return {0: ".none", 1: ""}.get(len(fields["winners"]), ".team")


def _frenzy(fields: Fields) -> str:
    if fields["causer"] == NONE:
        return ".again"
    return ".self" if fields["causer"] == fields["seat"] else ""


def _moved(fields: Fields) -> str:
    return ".over" if fields["to_seat"] != fields["seat"] else ""


_VARIANTS: Final[dict[str, Callable[[Fields], str]]] = {
    "blood_moved": _moved,
    "conflict": lambda fields: "" if fields["ranking"] else ".none",
    "deployed": lambda fields: f".{fields['source']}",
    "drawn": lambda fields: ".none" if fields["cards"] == [] else "",
    "frenzy": _frenzy,
    "looked": lambda fields: f".{fields['what']}",
    "may": lambda fields: ".no" if fields["answer"] == "no" else ".yes",
    "moved": _moved,
    "over": _over,
    "played": lambda fields: f".{fields['face']}",
    "spent": lambda fields: f".{fields['purpose']}",
    "targets": lambda fields: "" if fields["targets"] else ".none",
    "card_added": lambda fields: "" if fields["source"] == "hand" else ".deck",
    "undeployed": lambda fields: ".bank" if fields["into"] == NONE else "",
}
"""Events that are said in several ways."""


def message_of(kind: str, fields: Fields) -> str:
    """The key of the message for an event as somebody may see it; empty if there is nothing to say."""
    if kind in PICTURE_ONLY or (kind == "put_under" and not fields["cards"]):
        return ""
    variant = _VARIANTS.get(kind)
    message = kind + variant(fields) if variant else kind
    if fields.get("card", 0) is None or fields.get("cards", 0) is None:
        return f"{message}.hidden"
    return f"{message}.hidden" if kind == "looked" and not fields["cards"] else message


def line(kind: str, fields: Fields, scene: Scene, cards: CardWords) -> Line | None:
    message = message_of(kind, fields)
    if not message:
        return None
    slots = Slots(fields, scene.names, cards)
    if kind == "chose":
        slots["way"] = _way(fields, scene, cards)
    card = fields.get("card")
    haven = 2 if len(scene.names) <= 4 else 3
    step = cards.set.cards[card].step if card is not None else ""
    return Line(
        text=cards.tongue.messages.events[message].format_map(slots),
        clause=clause_of(message, kind, fields, haven, step),
        mark=_MARKS.get(kind, ""),
        about=_about(fields),
    )


def _about(fields: Fields) -> list[int]:
    found = [fields[name] for name in ("card", "other") if fields.get(name) is not None]
    return found + list(fields.get("cards") or ())


def _way(fields: Fields, scene: Scene, cards: CardWords) -> str:
    """What was chosen, told of the player who uses the card now, who need not own it."""
    them = scene.names[fields["seat"]] if cards.set.nodes[fields["node"]].who == "them" else ""
    return cards.way(fields["node"], fields["way"] - 1, scene.names[fields["owner"]], them)
