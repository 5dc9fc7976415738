"""What stands in the gaps of a message: players, cards, numbers. Each is made only when a message asks for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from praxis.kernel.event import SPECTATOR
from praxis.kernel.words import Scene
from praxis.languages import OTHER, YOU, Text, language
from praxis.vtes.model import face as faces
from praxis.vtes.model import facts
from praxis.vtes.model.face import Face
from praxis.vtes.model.spans import NOBODY
from praxis.vtes.model.view import View
from praxis.vtes.picture.readers_table import face_of
from praxis.vtes.rules import strike
from praxis.vtes.rules.answer_roles import chosen_are_seats
from praxis.vtes.words.languages import NEWEST, Tongue, tongue

_SEATS: Final = ("seat", "caller", "first")
_CARDS: Final = (
    "card",
    "minion",
    "actor",
    "blocker",
    "host",
    "acting",
    "opposing",
    "diablerist",
    "victim",
    "source",
    "at",
    "base",
    "master",
)


def tongue_of(scene: Scene) -> Tongue:
    view = scene.view
    return tongue(scene.lang, view.edition if isinstance(view, View) else NEWEST)


class Slots(dict[str, Any]):
    """The gaps of one message, for ``str.format_map``."""

    __slots__ = ("fields", "scene", "tongue", "view")

    def __init__(self, fields: Mapping[str, Any], scene: Scene) -> None:
        super().__init__()
        self.fields = fields
        self.scene = scene
        self.tongue = tongue_of(scene)
        self.view: View | None = scene.view if isinstance(scene.view, View) else None

    def __missing__(self, name: str) -> Any:
        fill = FILL.get(name)
        if fill is not None:
            return fill(self)
        if name in _CARDS:
            return self.named(self.fields[name])
        return self.fields[name]

    def fill(self, form: Text) -> str:
        """The message with its gaps filled, beginning with a capital letter."""
        text = form.format_map(self)
        return text[:1].upper() + text[1:]

    def piece(self, name: str) -> str:
        return self.tongue.messages.pieces[name].format_map(self)

    def inner(self, name: str) -> dict[str, Any]:
        """The slots of the innermost procedure of this name; none if none is in progress."""
        frames = [] if self.view is None else self.view.stack
        return next((frame.slots for frame in reversed(frames) if frame.name == name), {})

    # -- names ----------------------------------------------------------------------------------------------------

    def person(self) -> str:
        """Whether the reader is addressed."""
        return YOU if _seat(self) == self.scene.you != SPECTATOR else OTHER

    def player(self, seat: int, form: str = "you") -> str:
        """The name of a seat; for the reader, the language's word `form`."""
        names = self.scene.names
        if seat == self.scene.you != SPECTATOR:
            return str(getattr(language(self.scene.lang), form))
        return names[seat] if 0 <= seat < len(names) else self.tongue.messages.nobody

    def face(self, card: int) -> Face | None:
        """The face of a card: as the event tells it, or as the reader sees it now."""
        if card == self.fields.get("card") and self.fields.get("face") is not None:
            return face_of(self.fields["face"])
        if self.view is None or not 0 <= card < len(self.view.faces):
            return None
        return face_of(self.view.faces[card])

    def named(self, card: int | None) -> str:
        face = None if card is None else self.face(card)
        return self.tongue.messages.a_card if face is None else self.called(face)

    def called(self, face: Face) -> str:
        name = face.name
        return name if face.types & (faces.CRYPT | faces.ALLY) else self.tongue.messages.quoted.format(name=name)

    def thing(self, field: str) -> str:
        """A target: a Methuselah or a card; the card whose target it is says which."""
        value: int = self.fields[field]
        if value < 0:
            return self.tongue.messages.nobody
        return self.player(value, "you_object") if self.aims_at_seats() else self.named(value)

    def aims_at_seats(self) -> bool:
        card = self.fields.get("card", NOBODY)
        face = None if card is None or card < 0 else self.face(card)
        return face is not None and chosen_are_seats(face, self.fields.get("mode"))

    def count(self, what: str, field: str) -> str:
        return self.tongue.many(what, abs(self.fields[field]))


# -- gaps --------------------------------------------------------------------------------------------------------------


def _seat(slots: Slots) -> int:
    for name in _SEATS:
        if name in slots.fields:
            return int(slots.fields[name])
    return NOBODY


def _who(slots: Slots) -> str:
    return slots.player(_seat(slots))


def _if(name: str, field: str) -> Callable[[Slots], str]:
    """A function for a piece of a message that is there only if the field names somebody or something."""

    def filled(slots: Slots) -> str:
        value = slots.fields.get(field, NOBODY)
        return slots.piece(name) if value is not None and value >= 0 else ""

    return filled


def _victims(slots: Slots) -> str:
    return slots.tongue.listed([slots.player(seat, "you_object") for seat in slots.fields["victims"]])


def _also(slots: Slots) -> str:
    cards = slots.fields["also"]
    if not cards:
        return ""
    return slots.tongue.messages.pieces["also"].format(also=slots.tongue.listed([slots.named(card) for card in cards]))


def _on(slots: Slots) -> str:
    return slots.tongue.messages.pieces["on"].format(target=slots.thing("target")) if _aimed(slots) else ""


def _aimed(slots: Slots) -> bool:
    return bool(slots.fields.get("target", NOBODY) >= 0)


def _amounts(slots: Slots) -> str:
    parts = [slots.tongue.many(what, slots.fields[what]) for what in ("pool", "blood") if slots.fields[what]]
    return slots.tongue.listed(parts)


def _cost(slots: Slots) -> str:
    if not slots.fields["pool"] and not slots.fields["blood"]:
        return ""
    return slots.tongue.messages.pieces["cost"].format(cost=_amounts(slots))


def _stealth(slots: Slots) -> str:
    amount = slots.fields["stealth"]
    if "action" not in slots.fields:
        return str(amount)
    return slots.tongue.messages.pieces["stealth"].format(n=amount) if amount else ""


def _damage(slots: Slots) -> str:
    ordinary, aggravated = slots.fields["ordinary"], slots.fields["aggravated"]
    parts = [slots.tongue.many("damage", ordinary)] if ordinary or not aggravated else []
    parts += [slots.tongue.many("aggravated", aggravated)] if aggravated else []
    return slots.tongue.listed(parts)


def _terms(slots: Slots) -> str:
    """The terms of a referendum, each once, with how often it was chosen if that is more than once."""
    terms: list[int] = slots.fields["terms"]
    if not terms:
        return ""
    seats = slots.aims_at_seats() and min(terms) >= 0
    parts: list[str] = []
    for term in dict.fromkeys(terms):
        name = slots.player(term if term >= 0 else facts.seat_of(term)) if seats or term < 0 else slots.named(term)
        parts.append(f"{name} ({terms.count(term)})" if terms.count(term) > 1 else name)
    return slots.tongue.messages.pieces["terms"].format(terms=slots.tongue.listed(parts))


def _how(slots: Slots) -> str:
    said, flags = slots.tongue.messages.strikes, slots.fields["flags"]
    text = said[slots.fields["how"]].format(n=slots.fields["amount"])
    for name, flag in (("ranged", strike.RANGED), ("aggravated", strike.AGGRAVATED), ("first", strike.FIRST)):
        if flags & flag:
            text += said[name]
    return text


def _blood_change(slots: Slots) -> str:
    """The change of counters: blood on a vampire, life on an ally or retainer, counters on anything else.

    [term.counter.one-kind]
    """
    face = slots.face(slots.fields["card"])
    if face is None or face.types & faces.VAMPIRE:
        return slots.count("blood", "change")
    return slots.count("life" if face.types & (faces.ALLIES | faces.RETAINER) else "counters", "change")


def _what(slots: Slots) -> str:
    whats = slots.tongue.messages.whats
    return whats.get(slots.fields["what"]) or whats["other"]


def _title(slots: Slots) -> str:
    return slots.tongue.title_of(slots.fields["title"])


def _to(slots: Slots) -> str:
    """The name of a place, of a number or of counters."""
    said, word = slots.tongue.messages, slots.fields["to"]
    return said.regions.get(word) or said.whats.get(word, word)


def _scores(slots: Slots) -> str:
    """The victory points of all, with the half point of those who were left when the time was up."""
    view, won = slots.view, slots.fields["vps"]
    left = [view is not None and view.timed and not view.ousted[seat] for seat in range(len(won))]
    points = [f"{vps or ''}½" if half else str(vps) for vps, half in zip(won, left, strict=True)]
    pairs = zip(slots.scene.names, points, strict=False)
    return slots.tongue.messages.comma.join(f"{name} {vps}" for name, vps in pairs)


def _survivors(slots: Slots) -> str:
    return slots.tongue.listed([slots.scene.names[seat] for seat in slots.fields["seats"]])


FILL: Final[dict[str, Callable[[Slots], Any]]] = {
    "who-is": Slots.person,
    "who": _who,
    "victims": _victims,
    "target": lambda slots: slots.thing("target"),
    "by": _if("by", "card"),
    "as": _if("as", "minion"),
    "from": _if("from", "source"),
    "through": _if("through", "source"),
    "aimed": _if("aimed", "at"),
    "also": _also,
    "on": _on,
    "cost": _cost,
    "savings": _amounts,
    "stealth": _stealth,
    "damage": _damage,
    "terms": _terms,
    "how": _how,
    "title": _title,
    "clan": lambda slots: slots.tongue.term(slots.fields["clan"]),
    "to": _to,
    "whom": lambda slots: slots.player(slots.fields["whom"], "you_object"),
    "scores": _scores,
    "survivors": _survivors,
    "side": lambda slots: slots.tongue.messages.sides[slots.fields["side"]],
    "what": _what,
    "range": lambda slots: slots.tongue.messages.ranges[slots.fields["range"]],
    "phase": lambda slots: slots.tongue.messages.phases[slots.fields["phase"]],
    "region": lambda slots: slots.tongue.messages.regions[slots.fields["region"]],
    "votes": lambda slots: slots.count("votes", "votes"),
    "ballots": lambda slots: slots.count("ballots", "ballots"),
    "counters": lambda slots: slots.count("counters", "amount"),
    "cards": lambda slots: slots.count("cards", "cards"),
    "additional": lambda slots: slots.count("additional", "amount"),
    "pool_change": lambda slots: slots.count("pool", "change"),
    "blood_change": _blood_change,
    "named_counters": lambda slots: slots.count(slots.fields["name"], "count"),
}
