"""A game in words: what a table or a terminal asks of a game so that people can read it.

Every word comes from the game. It gives one object that fits `Words` (for Vendetta: ``praxis.vendetta.words.WORDS``),
which is called with what a seat may see and nothing else: fields already masked by `Event.seen_by`, the seat's own
view, the seat's own decision.

`Words` must be pure and quick (an event or an option in some ten microseconds): five people wait while it is called.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from praxis.kernel.game import DecisionView, FrameView, Reason

Lang = str
"""The code of a language, as its folder in `praxis.languages` is called."""


class Scene(msgspec.Struct, frozen=True):
    """Who reads, in which language, and what that reader may know."""

    lang: Lang
    names: tuple[str, ...]
    """The players' names by seat: text typed by strangers, to be put into sentences as it is, never as markup."""
    seat: int
    """The reader's seat, or `SPECTATOR` (-1); an open replay is read by a spectator with unmasked fields."""
    view: msgspec.Struct | None = None
    """The reader's view now: always there for decisions, options and the stack. For an event it may be of a later
    moment or missing (the log of an hour ago), so events must carry in their fields what their sentence needs."""
    you: int = -1
    """The seat that is spoken to as "you" wherever it is told of, because nobody has given the reader a name. Where
    several people read there is none: what is told is then the same for all."""


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the log."""

    text: str
    clause: str = ""
    """The clause that made it happen; the page links it."""
    mark: str = ""
    """Where a replay can be scrubbed to: ``round``, ``phase``, ``turn``; empty for an ordinary line."""
    about: list[int] = []
    """Ids of cards or places that the page should light up while it tells this line."""


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open decision in words."""

    text: str
    """For the seat that decides ("Play a card to a location"), for others ("Anna plays a card")."""
    help: str = ""
    """One or two sentences for a first game: what this decision is about and what to think of."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option in words."""

    text: str
    """Short, as on a button: "Hunt, face down, to the Harbour"."""
    group: str = ""
    """Options with the same group stand together under this heading."""
    path: list[str] = []
    """The things on the table to press for it, in this order: ``c17`` a card by its id, ``s2`` a seat, ``f100518`` a
    card by what is printed on it, ``edge`` the Edge."""
    amount: int | None = None
    """The number in which it differs from others with the same path."""
    price: int = 0
    """What whoever gives it pays for it, of that whose last piece ends the game for her."""


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card, place or relic as the rules screen and the card search show it."""

    id: str
    """The definition's id, the same that views and events use."""
    name: str
    kind: str
    """The game's own word for the sort of card ("clan card", "ally"), in the language asked for."""
    text: str
    """Generated from the effect."""
    facts: dict[str, str | int | list[str]] = {}
    """Numbers and traits: clan, power, cost …"""
    note: str = ""
    """What players must know beside the text: "house card", "partly enforced: …"."""
    marks: list[str] = []
    """The same in every language, for whoever draws it: its kind, clan, step …"""
    printed: dict[str, str | int | list[str]] = {}
    """The same in every language, by fixed names: cost, clan, capacity …"""
    coverage: str = ""
    """How much of it the rules carry out: ``full``, ``partial``, ``manual``; empty if nothing is to be done."""
    made: str = ""
    """What it does as the rules read it, where `text` is somebody else's."""
    rulings: list[str] = []


class Variant(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing to choose when a table is made: a key of `Setting.options`, or ``edition``."""

    key: str
    label: str
    help: str = ""
    values: list[tuple[str | int | bool, str]] = []
    """Value and label; the first is the usual one."""
    lines: list[str] = []
    """What each of the values means, in one line; empty where the labels say it."""


class Words(Protocol):
    """A game in words. All methods are given a language or a `Scene` that has one."""

    @property
    def alike(self) -> bool:
        """Whether `event`, `stack` and, for those who do not decide, `decision` say the same to all readers of a
        language to whom the same fields, frames or decision are handed. Then a table says it once for all of them."""

    def title(self, lang: Lang) -> str:
        """The game's name."""

    def variants(self, lang: Lang) -> list[Variant]:
        """What can be chosen at a new table, in the order to ask it. Combinations that do not exist are refused later
        by `Kind.begin` with `BadSetting`."""

    def event(self, kind: str, fields: Mapping[str, Any], scene: Scene) -> Line | None:
        """A log line; None if the event is for the picture only. A field that the reader may not see is None."""

    def decision(self, decision: DecisionView, scene: Scene) -> Question:
        """The open decision. `decision.seat` is None when the reader may not know who decides (or that anybody does):
        say only that the game waits."""

    def option(self, key: str, decision: DecisionView, scene: Scene) -> Choice:
        """One of the reader's own options."""

    def explain(self, key: str, decision: DecisionView, scene: Scene) -> str:
        """What this option does, in a few sentences, with what the reader can know of its consequences."""

    def reason(self, reason: Reason, scene: Scene) -> str:
        """The answer to "why not?" in the reader's language; `reason.text` is the English one."""

    def stack(self, frames: Sequence[FrameView], scene: Scene) -> str:
        """What is going on, as one sentence: "Round 2, resolving the Harbour: Anna's Hunt"."""

    def cards(self, lang: Lang) -> list[Card]:
        """Every card, place and relic of the game."""

    def some_cards(self, ids: Sequence[str], lang: Lang, edition: str, rulings: bool) -> list[Card]:
        """Those of these cards that there are, with all that a table draws of them, in the words of the edition."""

    def picture(self, view: msgspec.Struct) -> msgspec.Struct | None:
        """What a board draws beside the view, worked out from the view alone: its fields are sent with the view's."""
