"""What fills the gaps of a message: names, cards, places and numbers. Each is made only when a message asks for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

from praxis.kernel.words import Scene
from praxis.languages import OTHER, YOU, language
from praxis.vendetta.cards import CLANS
from praxis.vendetta.words.cards import CardWords
from praxis.vendetta.words.messages import Place


@mypyc_attr(native_class=False)
class Signed(int):
    """A number that is written with its sign."""

    def __format__(self, spec: str) -> str:
        return f"{int(self):+d}".replace("-", "−")


class Slots(dict[str, str]):
    """The gaps of one message, for ``str.format_map``."""

    __slots__ = ("called", "cards", "fields", "names", "you")

    def __init__(self, fields: Mapping[str, Any], scene: Scene, cards: CardWords) -> None:
        super().__init__()
        self.fields = fields
        self.names = scene.names
        self.you = scene.you
        self.cards = cards
        self.called = cards.quoted
        """The names of the cards in the form that this message wants."""

    def __missing__(self, name: str) -> str:
        return _FILL[name](self)

    # -- pieces ---------------------------------------------------------------------------------------------------

    def player(self, field: str) -> str:
        seat: int = self.fields[field]
        return self.names[seat]

    def person(self, field: str) -> str:
        """Whether the reader is addressed here; of several people, whether the reader is the only one."""
        seat = self.fields[field]
        return YOU if seat == self.you or seat == [self.you] else OTHER

    def players(self, field: str, form: str = "you_listed") -> str:
        """Several names in a list; `form` is the word for the reader among them."""
        mine: str = getattr(language(self.cards.tongue.lang), form)
        return self.cards.tongue.listed([mine if seat == self.you else self.names[seat] for seat in self.fields[field]])

    def card(self, field: str) -> str:
        number: int = self.fields[field]
        return self.called[number]

    def place(self, field: str) -> tuple[Place, int]:
        location: int = self.fields[field]
        return self.cards.tongue.place(location, len(self.names)), location + 1

    def ranked(self, seats: list[int], numbers: list[int]) -> str:
        form = self.cards.tongue.messages.ranked
        pairs = zip(seats, numbers, strict=True)
        return self.cards.tongue.messages.comma.join(form.format(who=self.names[seat], n=n) for seat, n in pairs)


def _name(slots: Slots) -> str:
    place, n = slots.place("location")
    return place.name.format(n=n)


def _capital_name(slots: Slots) -> str:
    name = _name(slots)
    return name[0].upper() + name[1:]


def _at(slots: Slots) -> str:
    place, n = slots.place("location")
    return place.at.format(n=n)


def _off(slots: Slots) -> str:
    place, n = slots.place("location")
    return place.off.format(n=n)


def _to(slots: Slots) -> str:
    place, n = slots.place("to_location")
    return place.to.format(n=n)


def _blood(slots: Slots) -> str:
    fields = slots.fields
    return slots.cards.tongue.many(fields.get("what", "blood"), fields["amount"])


def _power(slots: Slots) -> str:
    return slots.cards.tongue.many("power", Signed(slots.fields["amount"]))


def _tokens(slots: Slots) -> str:
    return slots.cards.tongue.many("tokens", slots.fields["tokens"])


def _cards(slots: Slots) -> str:
    return slots.cards.tongue.listed([slots.cards.quoted[card] for card in slots.fields["cards"]])


def _clan(slots: Slots) -> str:
    return slots.cards.tongue.messages.clans[slots.fields["clan"]]


def _clans(slots: Slots) -> str:
    clans = slots.cards.tongue.messages.clans
    return slots.cards.tongue.listed([clans[clan] for clan in CLANS if clan in slots.fields["clans"]])


def _phase(slots: Slots) -> str:
    phase = slots.cards.tongue.messages.phases[slots.fields["phase"]]
    return phase[0].upper() + phase[1:]


def _scores(slots: Slots) -> str:
    return slots.ranked(list(range(len(slots.names))), slots.fields["scores"])


_FILL: Final[dict[str, Callable[[Slots], str]]] = {
    "who-is": lambda slots: slots.person("seat"),
    "to_who-is": lambda slots: slots.person("to_seat"),
    "thief-is": lambda slots: slots.person("thief"),
    "causer-is": lambda slots: slots.person("causer"),
    "whom-is": lambda slots: slots.person("at"),
    "winners-is": lambda slots: slots.person("winners"),
    "who": lambda slots: slots.player("seat"),
    "to_who": lambda slots: slots.player("to_seat"),
    "thief": lambda slots: slots.player("thief"),
    "causer": lambda slots: slots.player("causer"),
    "whom": lambda slots: slots.player("at"),
    "targets": lambda slots: slots.players("targets", "you_object"),
    "staying": lambda slots: slots.players("staying"),
    "leaving": lambda slots: slots.players("leaving"),
    "winners": lambda slots: slots.players("winners"),
    "card": lambda slots: slots.card("card"),
    "other": lambda slots: slots.card("other"),
    "cards": _cards,
    "place": _name,
    "Place": _capital_name,
    "at": _at,
    "off": _off,
    "to": _to,
    "blood": _blood,
    "power": _power,
    "tokens": _tokens,
    "number": lambda slots: str(slots.fields["number"]),
    "clan": _clan,
    "clans": _clans,
    "phase": _phase,
    "ranking": lambda slots: slots.ranked(slots.fields["ranking"], slots.fields["powers"]),
    "scores": _scores,
}
