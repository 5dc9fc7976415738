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

DeckLine = Annotated[str, Meta(max_length=LONGEST_DECK)]
"""A deck in one line, or the key of one that is offered."""
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all request bodies: an unknown field is a mistake and is told."""


# -- lobby ---------------------------------------------------------------------------------------------------------


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    game: str
    title: str
    players: list[int]
    editions: list[str]
    variants: list[Variant]
    bots: list[str]
    """Levels of bots, weakest first."""
    usual_bot: str
    """The level for who does not choose."""
    positions: bool
    """Test positions can be opened."""
    decks: bool = False
    """People bring decks."""
    formats: list[FormatLine] = []
    """What decks are checked for, the usual one first."""
    images: str = ""
    """Where the host has pictures of cards, by their official ids: an address with ``{id}`` in it."""


class SeatPlan(Body, frozen=True):
    """Who shall sit where: a bot's level, ``me`` for the person who makes the table, ``open`` for whoever comes."""

    who: Annotated[str, Meta(max_length=20)] = "open"
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    deck: DeckLine = ""
    """For ``me`` and for bots; empty: one of the house's."""


class NewTable(Body, frozen=True):
    game: Annotated[str, Meta(max_length=20)]
    setting: Setting
    seats: Annotated[list[SeatPlan], Meta(max_length=32)] = []
    """One per seat; fewer: the rest is open."""
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    rules: TableRules = TableRules()
    contribution: Annotated[str, Meta(max_length=LONGEST_CONTRIBUTION)] = ""
    """Randomness of the person who takes the ``me`` seat."""
    start: bool = False
    """Deal at once when no seat is open."""


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
    """For a bot that takes a free seat before the game."""


class BringDeck(Body, frozen=True):
    """A deck for a seat, until the game starts. It takes the place of the one before; empty: one of the house's."""

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
    """Mine, in the list of my games."""


# -- decks -----------------------------------------------------------------------------------------------------------


class DeckText(Body, frozen=True):
    """A deck as text, in any format that `praxis deck` reads, and the table for which it is wanted."""

    text: Annotated[str, Meta(max_length=LONGEST_DECK_TEXT)]
    edition: Annotated[str, Meta(max_length=20)] = ""
    """Empty: the newest."""
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
    """A record (`docs/record.md`) or, where the game knows them, a position, as text."""

    text: Annotated[str, Meta(max_length=2_000_000)]
    kind: Literal["record", "position"] = "record"
    game: Annotated[str, Meta(max_length=20)] = ""
    """Which game, for a position."""


class RecordInfo(msgspec.Struct, frozen=True):
    record: RecordLine
    fairness: Fairness | None
    difference: str
    """Empty if the record replays to its end; otherwise one line that says where and how it differs."""
    good: int
    marks: list[Mark]
    decks: list[str] = []
    """Those of all seats, in one line each."""


class Mark(msgspec.Struct, frozen=True):
    """A place to scrub to."""

    at: int
    mark: str
    text: str


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game after ``at`` answers."""

    at: int
    seat: int | None
    """Who answered last; None at the start."""
    answer: str
    events: list[LogLine]
    """What that answer brought about."""
    view: dict[str, Any]
    """In the first frame of a reply the whole view, later the fields that changed."""
    views: list[dict[str, Any]] = []
    """In the open view, the same for each seat."""
    decision: Asked | None = None
    doing: str = ""


class Frames(msgspec.Struct, frozen=True):
    first: int
    total: int
    """How many frames the whole record has: answers + 1."""
    frames: list[Frame]


class GivenReason(msgspec.Struct, frozen=True):
    """The reason that an answer may have had, as the house bot weighs it; see `praxis.bots.reason.Reason`."""

    ground: Literal["worth", "even", "other", "ahead", ""]
    """Empty: there was nothing to choose, or the house bot cannot tell."""
    than: str = ""
    """The best of the others, in words."""
    gain: float = 0.0
    """By how much they differ."""


class PlayOn(Body, frozen=True):
    """A new table that starts from a record or position."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """After so many answers."""
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
    """Of text and example: English where nobody has written them in the reader's."""
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
    """What is not given stays. A new password needs the old one and ends all other sessions."""

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
    """How a server is, for its administrators. Nothing in it is about a game."""

    version: str
    up_seconds: int
    database: str
    store: str
    """``ok``, or what is wrong with the database in one line."""
    commits: int
    commit_ms: float
    """On average, since the start."""
    tables_awake: int
    tables_answered_for: int
    """Of those, the ones whose bots and clocks this server sees to; fewer than all where several share a database."""
    tables_in_trouble: list[str]
    connections: int
    memory_mb: int
    """The most it has ever had."""


class Health(msgspec.Struct, frozen=True):
    ok: bool
    version: str
    store: str
    """``ok``, or what is wrong with the database in one line."""
    tables: int
    connections: int


class LanguageLine(msgspec.Struct, frozen=True):
    """A language, by its code and as its speakers call it."""

    lang: str
    name: str


class PageWords(msgspec.Struct, frozen=True):
    """The words of the page in one language: texts with gaps, or lists of pieces said in several ways."""

    lang: str
    messages: dict[str, Any]
    languages: list[LanguageLine]


class Problem(msgspec.Struct, frozen=True):
    """Every refusal of the REST interface."""

    status_code: int
    detail: str
