"""Events as lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from praxis.kernel.words import Line, Scene
from praxis.vtes.model.spans import NOBODY, ActionSpan
from praxis.vtes.words.slots import Slots

Fields = Mapping[str, Any]

PICTURE_ONLY: Final = ("inflicted", "window")
"""Events that nobody needs to read about: what a window opens is seen in the question, damage is told as it is done."""
_MARKS: Final = {"turn": "round", "phase": "phase", "action": "turn"}
"""A turn is what a round is in other games: the largest step in which one looks through a replay."""
_HIDING: Final = ("drawn", "drawn-crypt")
_OUTCOMES: Final = {
    ActionSpan.SUCCESS: ".succeeded",
    ActionSpan.BLOCKED: ".blocked",
    ActionSpan.CANCELLED: ".cancelled",
}
_CLAUSES: Final = {
    "action": "action.announce.details",
    "block-attempt": "block.attempt.one-at-a-time",
    "combat": "combat.participants.opposing",
    "controlled": "influence.control.face-up-ready",
    "damage": "damage.heal.one-blood-per-point",
    "diablerie": "diablerie.action.success",
    "discarded": "discard.action.discard-redraw",
    "drawn": "card.draw.from-top",
    "drawn-crypt": "influence.spend.four-to-draw-crypt",
    "game-over": "end.vp.most-wins",
    "locked": "term.tap.orientation",
    "phase": "turn.phases.five",
    "plays": "card.play.declare",
    "polling": "politics.polling.any-order",
    "referendum": "politics.terms.caller-chooses",
    "result": "politics.result.majority-passes",
    "round": "combat.press.continue",
    "strike": "combat.strike.sources",
    "transfer": "influence.spend.one-to-invest",
    "turn": "turn.order.clockwise",
    "unlocked": "term.tap.orientation",
    "votes": "politics.votes.none-inherent",
}
"""Of the events that do not carry their own."""


def _signed(yes: str, no: str, field: str) -> Callable[[Fields], str]:
    return lambda fields: yes if fields[field] >= 0 else no


_VARIANTS: Final[dict[str, Callable[[Fields], str]]] = {
    "action": lambda fields: f".{fields['action']}",
    "action-over": lambda fields: _OUTCOMES.get(fields["outcome"], ".ended"),
    "blood": _signed(".gain", ".lose", "change"),
    "edge": lambda fields: "" if fields["seat"] != NOBODY else ".nobody",
    "modified": lambda fields: "" if fields["card"] >= 0 else ".seat",
    "named-counters": lambda fields: "" if fields["card"] >= 0 else ".seat",
    "pool": _signed(".gain", ".lose", "change"),
    "press": lambda fields: f".{fields['to']}",
    "referendum": lambda fields: (
        "" if fields["card"] >= 0 else ".blood-hunt" if fields["caller"] != NOBODY else ".blood-hunt.held"
    ),
    "result": lambda fields: f".{fields['result']}",
    "transfer": _signed(".to", ".back", "amount"),
}
"""Events that are said in several ways."""


def message_of(kind: str, fields: Fields) -> str:
    """The key of the message for an event as somebody may see it; empty if there is nothing to say."""
    if kind in PICTURE_ONLY:
        return ""
    variant = _VARIANTS.get(kind)
    message = kind + variant(fields) if variant else kind
    return f"{message}.hidden" if kind in _HIDING and fields.get("face") is None else message


def line(kind: str, fields: Fields, scene: Scene) -> Line | None:
    message = message_of(kind, fields)
    if not message:
        return None
    slots = Slots(fields, scene)
    if message == "modified.seat":
        slots["who"] = slots.player(~fields["card"])
    if message in ("burned", "removed") and slots.face(fields["card"]) is None:
        message += ".hidden"
    return Line(
        text=slots.fill(slots.tongue.messages.events[message]),
        clause=str(fields.get("clause") or _CLAUSES.get(kind, "")),
        mark=_MARKS.get(kind, ""),
        about=[fields[name] for name in ("card", "minion", "actor", "host", "target") if (fields.get(name) or -1) >= 0],
    )
