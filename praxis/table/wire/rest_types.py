"""What the REST interface takes and gives, as types; the OpenAPI document at /api/schema is made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from praxis.kernel.decks import FormatLine
from praxis.kernel.game import Setting
from praxis.kernel.words import Card
from praxis.table.game.words import Lang, Variant
from praxis.table.server.limits import LONGEST_DECK, LONGEST_DECK_NAME, LONGEST_DECK_TEXT, LONGEST_KEPT_DECK
from praxis.table.wire.messages import (
    LONGEST_CONTRIBUTION,
    LONGEST_NAME,
    Asked,
    Fairness,
    LogLine,
    Phase,
    TableRules,
    TableState,
    You,
)
from praxis.table.wire.typed_text import NO_NUL, has_nul

DeckLine = Annotated[str, Meta(max_length=LONGEST_DECK)]
"""A deck in one line, or the key of one that is offered."""
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all request bodies. An unknown field in one is refused, and so is a NUL in any text."""

    def __post_init__(self) -> None:
        if has_nul(self):
            raise ValueError(NO_NUL)


# -- lobby ---------------------------------------------------------------------------------------------------------


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    game: str
    title: str
    players: list[int]
    editions: list[str]
    variants: list[Variant]
    bots: list[str]
    """The levels of bots, weakest first."""
    usual_bot: str
    """The level of a bot for people who do not choose one."""
    positions: bool
    """Whether people can open test positions."""
    decks: bool = False
    """Whether people bring decks."""
    formats: list[FormatLine] = []
    """The formats that decks are checked for, the usual one first."""
    images: str = ""
    """The address of the host's pictures of cards, with ``{id}`` for the official id."""


class SeatPlan(Body, frozen=True):
    """Who shall sit at a seat: a bot by its level, ``me`` for the person who makes the table, ``open`` for anybody who
    comes."""

    who: Annotated[str, Meta(max_length=20)] = "open"
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    deck: DeckLine = ""
    """The deck for ``me`` or for a bot; empty: one of the house's."""


class NewTable(Body, frozen=True):
    game: Annotated[str, Meta(max_length=20)]
    setting: Setting
    seats: Annotated[list[SeatPlan], Meta(max_length=32)] = []
    """One plan for each seat; if there are fewer, the other seats are open."""
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    rules: TableRules = TableRules()
    contribution: Annotated[str, Meta(max_length=LONGEST_CONTRIBUTION)] = ""
    """The contribution of the person at the ``me`` seat to the shuffle."""
    start: bool = False
    """Whether to deal at once, if no seat is open."""


class Seated(msgspec.Struct, frozen=True):
    """Keep the token: whoever has it is you at this table. It is never shown again."""

    table: TableState
    you: You
    token: str


class TakeSeat(Body, frozen=True):
    name: Name
    contribution: Annotated[str, Meta(max_length=LONGEST_CONTRIBUTION)] = ""
    deck: DeckLine = ""


class Contribution(Body, frozen=True):
    """Words of a person's own, for the shuffle."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CONTRIBUTION)]


class BotInSeat(Body, frozen=True):
    level: Annotated[str, Meta(max_length=20)]
    deck: DeckLine = ""
    """The deck for a bot that takes a free seat before the game."""


class BringDeck(Body, frozen=True):
    """A deck for a seat, until the game starts. It replaces the one before; empty: one of the house's."""

    deck: DeckLine


class SeatLink(msgspec.Struct, frozen=True):
    """``path`` is the link to give to a friend; the token after ``#`` never reaches a server's log."""

    seat: int
    token: str
    path: str


class TableInfo(msgspec.Struct, frozen=True):
    table: TableState
    you: You


class TableLine(msgspec.Struct, frozen=True):
    """A table as the lobby lists it."""

    id: str
    name: str
    game: str
    title: str
    setting: Setting
    phase: Phase
    names: list[str]
    free: int
    spectators: bool
    created: int
    seat: int | None = None
    """The reader's own seat, in the list of her games."""


# -- decks -----------------------------------------------------------------------------------------------------------


class DeckText(Body, frozen=True):
    """A deck as text, in any format that `praxis deck` reads, and the table for which it is wanted."""

    text: Annotated[str, Meta(max_length=LONGEST_DECK_TEXT)]
    edition: Annotated[str, Meta(max_length=20)] = ""
    """The edition; empty: the newest."""
    players: Annotated[int, Meta(ge=1, le=32)] = 5
    options: dict[Annotated[str, Meta(max_length=20)], str | int | bool] = {}


class KeepDeck(Body, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_DECK_NAME)]
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_KEPT_DECK)]


class KeptDeck(msgspec.Struct, frozen=True):
    """A deck that an account keeps. Only that account is told of it."""

    id: str
    game: str
    name: str
    text: str
    changed: int


# -- records and replays ---------------------------------------------------------------------------------------------


class RecordLine(msgspec.Struct, frozen=True):
    id: str
    game: str
    title: str
    setting: Setting
    names: list[str]
    answers: int
    complete: bool
    made: int
    table: str = ""


class RecordUpload(Body, frozen=True):
    """A record (`docs/record.md`) or, if the game knows them, a position, as text."""

    text: Annotated[str, Meta(max_length=2_000_000)]
    kind: Literal["record", "position"] = "record"
    game: Annotated[str, Meta(max_length=20)] = ""
    """The game of a position."""


class RecordInfo(msgspec.Struct, frozen=True):
    record: RecordLine
    fairness: Fairness | None
    difference: str
    """Where and how the replay differs from the record, in one line; empty if the record replays to its end."""
    good: int
    marks: list[Mark]
    decks: list[str] = []
    """The decks of all seats, in one line each."""


class Mark(msgspec.Struct, frozen=True):
    """A place to jump to in a replay."""

    at: int
    mark: str
    text: str


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game after ``at`` answers."""

    at: int
    seat: int | None
    """The seat that answered last; None at the start."""
    answer: str
    events: list[LogLine]
    """The events that this answer brought about."""
    view: dict[str, Any]
    """The whole view in the first frame of a reply; the changed fields in later ones."""
    views: list[dict[str, Any]] = []
    """In the open view, the view of each seat, in the same form."""
    decision: Asked | None = None
    doing: str = ""


class Frames(msgspec.Struct, frozen=True):
    first: int
    total: int
    """How many frames the whole record has: answers + 1."""
    frames: list[Frame]


class GivenReason(msgspec.Struct, frozen=True):
    """The reason that an answer may have had, as the house bot weighs it; see `praxis.bots.reason.Reason`."""

    ground: Literal["worth", "even", "other", "clear", "missed", "ahead", ""]
    """What decided; empty if there was only one option, or if the house bot cannot tell."""
    than: str = ""
    """The best of the other options, in words."""
    gain: float = 0.0
    """By how much the two differ."""


class PlayOn(Body, frozen=True):
    """A new table that starts from a record or position."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """How many answers of the record are played before the game goes on."""
    seat: SeatNumber = 0
    """The seat I play; bots have the others."""
    name: Name = "Guest"
    bots: Annotated[str, Meta(max_length=20)] = ""
    """The bots' level; empty: the usual."""
    rules: TableRules = TableRules(listed=False)


# -- reading ---------------------------------------------------------------------------------------------------------


class ClauseLine(msgspec.Struct, frozen=True):
    id: str
    chapter: str
    heading: str
    """The chapter's name in the reader's language."""
    section: str
    kind: str
    lang: str
    """The language of text and example: English if nobody has translated them into the reader's."""
    text: str
    example: str
    editions: list[str]
    differences: dict[str, str]


class CardsFound(msgspec.Struct, frozen=True):
    total: int
    cards: list[Card]


# -- accounts --------------------------------------------------------------------------------------------------------

AccountName = Annotated[str, Meta(min_length=2, max_length=LONGEST_NAME)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class NewAccount(Body, frozen=True):
    name: AccountName
    password: Password
    lang: Lang = "en"


class SignIn(Body, frozen=True):
    name: Annotated[str, Meta(max_length=LONGEST_NAME)]
    password: Annotated[str, Meta(max_length=200)]


class ChangeAccount(Body, frozen=True):
    """A field that is not given stays as it is. A new password needs the old one and ends all other sessions."""

    password: Password | None = None
    old_password: Annotated[str, Meta(max_length=200)] | None = None
    lang: Lang | None = None


class AccountInfo(msgspec.Struct, frozen=True):
    name: str
    lang: Lang
    admin: bool
    created: int
    disabled: bool = False


class DisableAccount(Body, frozen=True):
    disabled: bool


class ServerState(msgspec.Struct, frozen=True):
    """The state of a server, for its administrators. No field is about a game."""

    version: str
    up_seconds: int
    database: str
    store: str
    """``ok``, or what is wrong with the database in one line."""
    commits: int
    commit_ms: float
    """The average time of a commit since the start."""
    tables_awake: int
    tables_answered_for: int
    """How many of these tables this server runs the bots and clocks of; fewer than all if several servers share a
    database."""
    tables_in_trouble: list[str]
    connections: int
    memory_mb: int
    """The most memory that the server has ever had."""


class Health(msgspec.Struct, frozen=True):
    ok: bool
    version: str
    store: str
    """``ok``, or what is wrong with the database in one line."""
    tables: int
    connections: int


class LanguageLine(msgspec.Struct, frozen=True):
    """A language: its code, and its name in the language itself."""

    lang: str
    name: str


class PageWords(msgspec.Struct, frozen=True):
    """The page's messages in one language: texts with gaps, or lists of pieces that are said in several ways."""

    lang: str
    messages: dict[str, Any]
    languages: list[LanguageLine]


class Problem(msgspec.Struct, frozen=True):
    """The body of every refusal of the REST interface."""

    status_code: int
    detail: str
