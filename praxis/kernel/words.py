"""A game in words: what a table or a terminal asks of a game, so that people can read it.

Every word comes from the game. The game gives one object that fits `Words` (for Vendetta:
``praxis.vendetta.words.WORDS``). It is called only with what a seat may see: fields already masked by `Event.seen_by`,
the seat's own view, the seat's own decision.

`Words` must be pure and quick (an event or an option in some ten microseconds): five people wait while it is called.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from praxis.kernel.game import DecisionView, FrameView, Reason

Lang = str
"""The code of a language: the name of its folder in `praxis.languages`."""


class Scene(msgspec.Struct, frozen=True):
    """Who reads, in which language, and what that reader may know."""

    lang: Lang
    names: tuple[str, ...]
    """The players' names by seat: text typed by strangers, to be put into sentences as it is, never as markup."""
    seat: int
    """The reader's seat, or `SPECTATOR` (-1). A spectator with unmasked fields reads an open replay."""
    view: msgspec.Struct | None = None
    """The reader's view now. It is always there for decisions, options and the stack. For an event it may be of a later
    moment or missing (the log of an hour ago), so an event must carry in its fields what its sentence needs."""
    you: int = -1
    """The seat that the text calls "you", because the reader has given no name. If several people read the same text,
    no seat is called so."""


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the log."""

    text: str
    clause: str = ""
    """The clause that made the event happen; the page links to it."""
    mark: str = ""
    """The step that begins with this line, for people who scroll through a replay: ``round``, ``phase``, ``turn``;
    empty for an ordinary line."""
    about: list[int] = []
    """The ids of cards or places that the page highlights while it tells this line."""


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open decision in words."""

    text: str
    """The question to the seat that decides ("Play a card to a location"), or what the others wait for ("Anna plays a
    card")."""
    help: str = ""
    """One or two sentences for a person's first game: what this decision is about and what to think of."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option in words."""

    text: str
    """The text of a button: "Hunt, face down, to the Harbour"."""
    group: str = ""
    """Options with the same group stand together under this heading."""
    path: list[str] = []
    """The things on the table to press for this option, in this order: ``c17`` a card by its id, ``s2`` a seat,
    ``f100518`` a card by what is printed on it, ``edge`` the Edge."""
    amount: int | None = None
    """The number in which this option differs from others with the same path."""
    price: int = 0
    """How much pool the option costs the seat that takes it (or whatever else it cannot do without)."""
    warning: str = ""
    """What speaks against the option as things stand, by what the reader sees: "stealth 1 against intercept 0"."""


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card, place or relic as the rules screen and the card search show it."""

    id: str
    """The definition's id, the same that views and events use."""
    name: str
    kind: str
    """The sort of card ("clan card", "ally"), in the language asked for."""
    text: str
    """The text of the card, made from its effect."""
    facts: dict[str, str | int | list[str]] = {}
    """Numbers and traits of the card: clan, power, cost …"""
    note: str = ""
    """What players must know besides the text: "house card", "partly enforced: …"."""
    marks: list[str] = []
    """The card's kind, clan, step and so on, the same in every language, for the program that draws it."""
    printed: dict[str, str | int | list[str]] = {}
    """Numbers and traits by fixed names, the same in every language: cost, clan, capacity …"""
    coverage: str = ""
    """How much of the card the rules carry out: ``full``, ``partial``, ``manual``; empty if there is nothing to carry
    out."""
    made: str = ""
    """What the card does as the rules read it, if `text` was written by somebody else."""
    rulings: list[str] = []


class Variant(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing to choose when a table is made: a key of `Setting.options`, or ``edition``."""

    key: str
    label: str
    help: str = ""
    values: list[tuple[str | int | bool, str]] = []
    """Each value with its label; the first is the usual one."""
    lines: list[str] = []
    """What each of the values means, in one line each; empty if the labels say enough."""


class Words(Protocol):
    """A game in words. All methods are given a language or a `Scene` that has one."""

    @property
    def alike(self) -> bool:
        """Whether all readers of a language get the same words for the same fields, frames or decision from `event`,
        `stack` and, if they do not decide, `decision`. Then a table makes them once for all of these readers."""

    def title(self, lang: Lang) -> str:
        """The game's name."""

    def variants(self, lang: Lang) -> list[Variant]:
        """What can be chosen at a new table, in the order in which it is asked. Combinations that do not exist are
        refused later, by `Kind.begin` with `BadSetting`."""

    def event(self, kind: str, fields: Mapping[str, Any], scene: Scene) -> Line | None:
        """A line of the log; None if only the picture shows the event. A field that the reader may not see is None."""

    def decision(self, decision: DecisionView, scene: Scene) -> Question:
        """The open decision. `decision.seat` is None if the reader may not know who decides, or whether anybody does:
        then the text says only that the game waits."""

    def option(self, key: str, decision: DecisionView, scene: Scene) -> Choice:
        """One of the reader's own options."""

    def options(self, keys: Sequence[str], decision: DecisionView, scene: Scene) -> list[Choice]:
        """Several of the reader's own options, each as `option` says it."""

    def explain(self, key: str, decision: DecisionView, scene: Scene) -> str:
        """What this option does, in a few sentences, with what the reader can know of its consequences."""

    def reason(self, reason: Reason, scene: Scene) -> str:
        """The answer to "why not?" in the reader's language; `reason.text` is the English one."""

    def stack(self, frames: Sequence[FrameView], scene: Scene) -> str:
        """What is going on, as one sentence: "Round 2, resolving the Harbour: Anna's Hunt"."""

    def cards(self, lang: Lang) -> list[Card]:
        """Every card, place and relic of the game."""

    def some_cards(self, ids: Sequence[str], lang: Lang, edition: str, rulings: bool) -> list[Card]:
        """The cards with these ids, as far as they exist, with all that a table draws of them, in the words of the
        edition."""

    def picture(self, view: msgspec.Struct) -> msgspec.Struct | None:
        """What a board draws besides the view. It is made from the view alone and sent with the fields of the view."""
