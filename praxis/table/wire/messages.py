"""The table's WebSocket protocol: every message as a type. `docs/protocol.md` is made from this module.

Both sides send JSON objects with a ``type``. A client's message may carry an ``id`` of its own choice; what answers it
carries the same number as ``re``. Times are milliseconds since 1970 by the server's clock, durations are milliseconds.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from praxis.kernel.game import Setting
from praxis.table.game.words import Lang
from praxis.table.wire.typed_text import NO_NUL, has_nul

PROTOCOL: Final = 1
LONGEST_FRAME: Final = 16_384
"""The longest message from a client, in bytes."""
LONGEST_NAME: Final = 40
LONGEST_CHAT: Final = 500
LONGEST_CONTRIBUTION: Final = 64

Phase = Literal["gathering", "playing", "over", "closed"]
ClockKind = Literal["none", "decision", "bank"]
UndoRule = Literal["never", "majority", "everyone"]
RefusalKind = Literal["malformed", "illegal", "stale", "forbidden", "too_fast", "unavailable"]
ByeReason = Literal["closed", "removed", "expired", "replaced", "protocol", "flood", "shutdown"]

# -- what both sides of the table share ------------------------------------------------------------------------------


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How time is kept. When a seat's time is up, the table declines what another seat wants of it, answers ``pass`` if
    that is offered, else a bot answers."""

    kind: ClockKind = "none"
    seconds: int = 0
    """``decision``: seconds for each decision. ``bank``: seconds for the whole game, for each seat."""
    increment: int = 0
    """``bank``: seconds that a seat gets back for every answer."""


class TableRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the table has agreed on besides the game's own rules."""

    clock: Clock = Clock()
    undo: UndoRule = "majority"
    """Whose consent a take-back needs. If something hidden was revealed since, it always needs everyone's."""
    spectators: bool = True
    listed: bool = True
    """Whether the table is shown in the lobby; otherwise people find it by its link only."""
    window: int = 800
    """How long the common beat takes in which everybody may answer or hold, after something was done that some hand
    could answer. It does not depend on what anybody holds."""
    bot_pace: int = 700
    """How long a bot's answer takes, so that people can follow; if a bot thinks longer, a multiple of it. 0: as long as
    the bot thinks, which may tell something about its hand."""
    takeover: int = 120_000
    """How long a person may be away before anyone at the table, the host included, can let a bot answer; at least two
    minutes."""
    delay: int = 0
    """How much later spectators see what happens, in milliseconds."""
    seating: Literal["chosen", "random"] = "chosen"
    """Who sits where: as people took their seats, or drawn from the seed when the game starts. Until then nobody can
    know who her prey will be, and nobody can choose a deck against the others at the table."""


class SeatState(msgspec.Struct, frozen=True):
    """One chair."""

    seat: int
    name: str
    who: Literal["empty", "person", "bot"]
    """Whose chair it is. A person's chair stays the person's while a bot answers for it."""
    bot: str = ""
    """The level of the bot that answers now; empty if the person does."""
    present: bool = False
    away_since: int | None = None
    contributed: bool = False
    """Whether the person has contributed randomness to the shuffle."""
    host: bool = False
    deck: str = ""
    """The commitment to the deck that was brought, which tells nothing of it; empty: one of the house's decks, drawn
    from the seed. The deck itself is told when the game is over."""


class Fairness(msgspec.Struct, frozen=True):
    """The provably fair shuffle, as far as it is public. `docs/protocol.md` says how to check it."""

    commitment: str
    """SHA-256 that binds the server's secret; shown before anyone sits down."""
    contributions: list[tuple[int, str]] = []
    """What the seats contributed: seat and text, in the order of the seats; fixed when the game starts."""
    seed_commitment: str = ""
    """BLAKE2b commitment of the seed, as in the record's header; known from the start of the game."""
    secret: str = ""
    """The server's secret, 64 hex digits; shown when the game is over."""
    seed: str = ""
    """The seed itself, 64 hex digits; shown when the game is over."""
    known: bool = False
    """Whether the seed was known before (the game goes on from a record). Then nothing is proved."""
    seating: list[int] = []
    """By seat, the seat that its person had before the seating was drawn; contributions are numbered by those. Empty:
    not drawn."""
    decks: list[tuple[int, str, str]] = []
    """Seat, salt and commitment of each deck that was brought; told when the game is over."""
    terms: str = ""
    """What was agreed before the deal, as it is hashed into the seed (`docs/record.md`); known from the start of the
    game. Empty: the seed does not bind it."""


class UndoProposal(msgspec.Struct, frozen=True):
    """A seat asks to take back answers."""

    proposal: int
    seat: int
    answers: int
    """How many of that seat's own answers."""
    reveals: bool
    """Whether something hidden was revealed since: then everyone must say yes."""
    needed: int
    """How many yes votes are needed."""
    yes: list[int]
    no: list[int]
    until: int
    """When the proposal lapses. Silence is never consent: it is then not granted."""
    asked: list[int] = []
    """The seats of the people who are asked: all others who held a seat when the last answer was given, whoever answers
    for them now."""


class TableState(msgspec.Struct, frozen=True):
    """Everything about a table except the game on it. Public."""

    id: str
    name: str
    game: str
    title: str
    setting: Setting
    rules: TableRules
    phase: Phase
    seats: list[SeatState]
    fairness: Fairness
    created: int
    spectators: int = 0
    undo: UndoProposal | None = None
    scores: list[float] | None = None
    record: str = ""
    """The id of the record, once the game is over."""
    trouble: str = ""
    """Why the game cannot go on, in one line; empty normally."""
    decks: list[str] = []
    """The decks of all seats in one line each, once the game is over."""
    until: int | None = None
    """When the agreed time of the game that is being played is over; None: there is no limit."""


class ChatLine(msgspec.Struct, frozen=True):
    """``seat`` is None for a spectator and for the table itself."""

    n: int
    at: int
    seat: int | None
    name: str
    text: str


class ClockState(msgspec.Struct, frozen=True):
    """``left`` was right at ``at``; since then only the seat that is ``running`` has used time."""

    at: int
    left: list[int | None]
    """The milliseconds left, by seat; None: no limit."""
    running: int | None = None


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event as this reader may know it. ``n`` counts the events of the game from 0, without gaps."""

    n: int
    kind: str
    fields: dict[str, Any]
    text: str = ""
    """Empty: there is nothing for the log, only for the picture."""
    clause: str = ""
    mark: str = ""
    about: list[int] = []


class Log(msgspec.Struct, frozen=True):
    first: int
    """``n`` of the first line here; ask for earlier lines with ``log``."""
    lines: list[LogLine]


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal answer."""

    key: str
    text: str
    group: str = ""
    path: list[str] = []
    """The things on the table to press for this answer: ``c17`` a card, ``s2`` a seat, ``f100518`` a face, ``edge``."""
    amount: int | None = None
    """The number in which this answer differs from others with the same path."""
    price: int = 0
    """How much pool the answer costs the seat that gives it (or whatever else it cannot do without)."""
    warning: str = ""
    """What speaks against the answer as things stand, by what the reader sees: "stealth 1 against intercept 0"."""


class Chance(msgspec.Struct, frozen=True):
    """A chance to react that is open now. It is public and depends on public facts alone, whatever anybody holds."""

    kind: str
    seats: list[int]
    """The seats that are asked, all at the same time. If several do something, the first in this order comes first."""
    holds: list[int]
    """The seats that have asked the table to wait."""
    until: int | None = None
    """The end of the common beat: until then everybody may still answer or hold. None: no beat, or it is over, and
    somebody is waited for."""


class Orders(msgspec.Struct, frozen=True):
    """What the reader's seat has told the table to do for it. Nobody else is told."""

    stops: list[str]
    """The table waits for this seat at every chance that concerns it in one of these ways; ``always``: at every
    chance."""
    hold: bool = False
    """The table waits for this seat at every chance until what is going on now is over."""
    words: list[str] = []
    """All ways in which a chance can concern a seat in this game."""
    ends: list[str] = []
    """All ends of a ``yield`` in this game: ``action``, ``phase``, ``own`` …"""


class Asked(msgspec.Struct, frozen=True):
    """The open decision. ``options`` are only there for the seat that decides."""

    decision: int
    """Send this number back with the answer. Compare it for equality only."""
    seat: int | None
    """None: the reader may not know whether anyone decides."""
    kind: str
    clause: str
    source: int
    text: str
    help: str = ""
    options: list[Offer] | None = None
    until: int | None = None
    """When the table will answer for the seat."""
    chance: Chance | None = None
    """Set if this is a chance to react, which others may have at the same time; ``seat`` is then the reader's own, or
    None."""
    waits: bool = True
    """Whether the table waits for this seat's answer; otherwise the chance goes by at ``until``, unless the seat
    holds."""


class BotReason(msgspec.Struct, frozen=True):
    """Why a bot may have chosen as it did, as the house bot weighs it by public facts. It is the same whatever anybody
    holds."""

    n: int
    """The number of the first event of what the bot did."""
    seat: int
    ground: Literal["worth", "even", "other", "clear", "missed"]
    """``worth``: the option was worth more than all others. ``even``: as much as another. ``other``: less, so that
    something else decided. ``clear``, ``missed``: more and less, by what cannot be counted."""
    than: str
    """The best of the other options, in words."""
    gain: float
    """By how much the two differ, in pool."""


class GameState(msgspec.Struct, frozen=True):
    """The game on the table, as one reader may know it."""

    view: dict[str, Any]
    """The game's own view (see the game's documentation)."""
    decision: Asked | None
    doing: str
    """What is going on, as a sentence."""
    log: Log
    clock: ClockState | None = None


class You(msgspec.Struct, frozen=True):
    """Who the server takes this connection for."""

    seat: int | None = None
    host: bool = False
    account: str = ""
    admin: bool = False
    deck: str = ""
    """The name of the deck that this seat has brought. Nobody else is told."""


class Why(msgspec.Struct, frozen=True):
    clause: str
    text: str


# -- from the client -------------------------------------------------------------------------------------------------


class FromClient(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    id: int = 0


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message, within ten seconds. Without a token (and without a signed-in account that has a seat) the
    reader is a spectator."""

    protocol: int = PROTOCOL
    token: str = ""
    lang: Lang = "en"


class Answer(FromClient, frozen=True, tag="answer"):
    """Answer the open decision with the key of one of its options."""

    decision: int
    key: str


class WhyNot(FromClient, frozen=True, tag="why_not"):
    """Why can I not give this answer now? Gets ``reasons``."""

    key: str


class Explain(FromClient, frozen=True, tag="explain"):
    """What does this option of mine do? Gets ``explanation``."""

    key: str


class Ping(FromClient, frozen=True, tag="ping"):
    """``sent`` comes back unchanged in ``pong``."""

    sent: float = 0


class Say(FromClient, frozen=True, tag="chat"):
    text: str


class Sync(FromClient, frozen=True, tag="sync"):
    """Send me the whole view, because I have missed something."""


class Speak(FromClient, frozen=True, tag="language"):
    """Speak this language from now on. Gets ``whole``."""

    lang: Lang


class Yield(FromClient, frozen=True, tag="yields"):
    """Standing yields: answer ``pass`` for me at once whenever it is offered in one of these kinds of decision
    (``*``: in all). Replaces the ones before; an empty list ends them."""

    kinds: list[str]
    until: str = ""
    """What ends them: a word of ``orders.ends`` (V:TES: ``combat``, ``action``, ``phase``, ``turn``, ``own`` for my own
    next turn), or the ``mark`` of a log line; empty: they last until they are changed. ``action`` also ends when the
    action turns against me."""


class Order(FromClient, frozen=True, tag="orders"):
    """At which chances the table shall wait for me: a list of words from ``orders.words``, or ``always``. Replaces the
    list before. At other chances I can still answer or hold during the beat."""

    stops: list[str]


class Hold(FromClient, frozen=True, tag="hold"):
    """Wait for me at this chance and at those that follow, until what is going on (an action, a phase) is over. I can
    send this at any time, also ahead. Others see it while a chance is open for me."""

    on: bool = True


class Learn(FromClient, frozen=True, tag="learn"):
    """From now on, tell me why bots choose as they do (``bot_reasons`` of ``update``), or stop that."""

    on: bool = True


class Contribute(FromClient, frozen=True, tag="contribute"):
    """Add randomness of your own to the shuffle, before the game starts: any text."""

    text: str


class ProposeUndo(FromClient, frozen=True, tag="undo"):
    """Ask the table to take back my last answer, or several. Everything after it is taken back with it."""

    answers: int = 1


class Vote(FromClient, frozen=True, tag="vote"):
    proposal: int
    yes: bool


class AskLog(FromClient, frozen=True, tag="log"):
    """The lines before ``before``, at most 500. Gets ``log``."""

    before: int


ClientMessage = (
    Hello
    | Answer
    | WhyNot
    | Explain
    | Ping
    | Say
    | Sync
    | Speak
    | Yield
    | Order
    | Hold
    | Learn
    | Contribute
    | ProposeUndo
    | Vote
    | AskLog
)

# -- from the server -------------------------------------------------------------------------------------------------


class FromServer(msgspec.Struct, frozen=True, tag_field="type", kw_only=True):
    pass


class Whole(FromServer, frozen=True, tag="whole"):
    """Everything. It comes first, after a gap, after an undo, on ``sync`` and when the language changes. Forget what
    you had before."""

    seq: int
    protocol: int
    at: int
    """The time by the server's clock."""
    lang: Lang
    you: You
    table: TableState
    game: GameState | None
    """The game; None before it starts."""
    chat: list[ChatLine]
    yields: list[str]
    orders: Orders


class Update(FromServer, frozen=True, tag="update"):
    """What changed. ``seq`` is one more than that of the message before (``whole`` or ``update``); otherwise send
    ``sync``. A field that is missing has not changed."""

    seq: int
    at: int
    events: list[LogLine] | UnsetType = UNSET
    """New lines of the log, in order."""
    view: dict[str, Any] | UnsetType = UNSET
    """The fields of the view that changed, each with its whole new value: put them over the old ones."""
    decision: Asked | UnsetType | None = UNSET
    doing: str | UnsetType = UNSET
    clock: ClockState | UnsetType | None = UNSET
    table: TableState | UnsetType = UNSET
    chat: list[ChatLine] | UnsetType = UNSET
    """New lines of the chat."""
    yields: list[str] | UnsetType = UNSET
    orders: Orders | UnsetType = UNSET
    you: You | UnsetType = UNSET
    bot_reasons: list[BotReason] | UnsetType = UNSET
    """Why bots did what these events tell, for readers who have sent ``learn``."""


class Accepted(FromServer, frozen=True, tag="accepted"):
    """The request is done, and saved."""

    re: int


class Refused(FromServer, frozen=True, tag="refused"):
    """Nothing was changed. ``illegal`` names the clause that forbids it."""

    re: int
    kind: RefusalKind
    message: str
    clause: str = ""


class Reasons(FromServer, frozen=True, tag="reasons"):
    """The reasons; none if the answer can be given."""

    re: int
    key: str
    reasons: list[Why]


class Explanation(FromServer, frozen=True, tag="explanation"):
    re: int
    key: str
    text: str


class LogPart(FromServer, frozen=True, tag="log"):
    re: int
    log: Log


class Pong(FromServer, frozen=True, tag="pong"):
    re: int
    sent: float
    at: int


class Goodbye(FromServer, frozen=True, tag="goodbye"):
    """The last message before the server closes the connection."""

    reason: ByeReason
    message: str


ServerMessage = Whole | Update | Accepted | Refused | Reasons | Explanation | LogPart | Pong | Goodbye

ENCODE: Final = msgspec.json.Encoder().encode
_DECODE: Final = msgspec.json.Decoder(ClientMessage)
_ESCAPED_NUL: Final = b"\\u0000"
"""The only way in which JSON can say NUL; in what a person types, it is a backslash and five letters."""


def decode(data: bytes | str) -> ClientMessage:
    """A client's message; `msgspec.MsgspecError` if it is none, or has a NUL in a text."""
    message: ClientMessage = _DECODE.decode(data)
    if _ESCAPED_NUL in (data.encode() if isinstance(data, str) else data) and has_nul(message):
        raise msgspec.ValidationError(NO_NUL)
    return message


DECODE_SERVER: Final = msgspec.json.Decoder(ServerMessage)
