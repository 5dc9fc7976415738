"""Events as lines of the log."""

from __future__ import annotations

from praxis.kernel.event import Fields
from praxis.kernel.words import Line, Scene
from praxis.languages import for_reader
from praxis.vendetta.events import EVENTS, clause_of
from praxis.vendetta.words.cards import CardWords
from praxis.vendetta.words.slots import Slots


def line(kind: str, fields: Fields, scene: Scene, cards: CardWords) -> Line | None:
    event = EVENTS[kind]
    message = event.message(fields)
    if not message:
        return None
    slots = Slots(fields, scene, cards)
    if kind == "chose":
        slots["way"] = _way(fields, scene, cards)
    card = fields.get("card")
    haven = 2 if len(scene.names) <= 4 else 3
    step = cards.set.cards[card].step if card is not None else ""
    return Line(
        text=for_reader(cards.tongue.messages.events[message], scene.you).format_map(slots),
        clause=clause_of(kind, fields, haven, step),
        mark=event.mark,
        about=_about(fields),
    )


def _about(fields: Fields) -> list[int]:
    found = [fields[name] for name in ("card", "other") if fields.get(name) is not None]
    return found + list(fields.get("cards") or ())


def _way(fields: Fields, scene: Scene, cards: CardWords) -> str:
    """What was chosen, told of the player who uses the card now; she need not own it. Whoever chose what happens to
    her is spoken to."""
    of_them = cards.set.said[fields["node"]].who == "them"
    mine = of_them and fields["seat"] == scene.you != fields["owner"]
    them = scene.names[fields["seat"]] if of_them and not mine else ""
    owner = "" if fields["owner"] == scene.you else scene.names[fields["owner"]]
    way = cards.way(fields["node"], fields["way"] - 1, owner, them, "them" if mine else "")
    return way[:1].upper() + way[1:]
