"""The entries of a table: each is one thing that happened, and they are kept in order. Together they give the table
back, at the same decision.

Entries are the truth in the store, in exports and after a crash. They hold tokens only as hashes. They do hold the
secret of the shuffle, so people who can read the database can read the deal.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from praxis.kernel.game import Header, Setting
from praxis.table.wire.messages import TableRules

By = Literal["seat", "chance", "bot", "clock", "yield", "window"]
"""Who answered: a person who was asked alone, or at a chance; a bot; the clock; a standing yield; or the table, because
a chance went by."""


class Entry(msgspec.Struct, frozen=True, tag_field="kind", kw_only=True, omit_defaults=True):
    at: int
    """Milliseconds since 1970."""


class Made(Entry, frozen=True, tag="made"):
    game: str
    setting: Setting
    name: str
    rules: TableRules
    secret: str
    salts: list[str] = []
    """The salts of the commitments to the decks of the setting, by seat; empty for a seat that has none there."""
    host: str = ""
    """The hash of the host's token."""
    host_account: str = ""


class Sat(Entry, frozen=True, tag="sat"):
    """A person takes a chair, changes name, or gets a new token for it. Without a name the chair is only reserved."""

    seat: int
    name: str
    token: str
    account: str = ""


class Left(Entry, frozen=True, tag="left"):
    seat: int


class BotSat(Entry, frozen=True, tag="bot_sat"):
    """A bot takes the chair for itself."""

    seat: int
    level: str


class BotCame(Entry, frozen=True, tag="bot_came"):
    """A bot answers for a person, or for a bot that has failed."""

    seat: int
    level: str
    own: bool = False
    """Whether the person herself wanted it."""


class BotWent(Entry, frozen=True, tag="bot_went"):
    """The person answers again."""

    seat: int


class Contributed(Entry, frozen=True, tag="contributed"):
    seat: int
    text: str


class Brought(Entry, frozen=True, tag="brought"):
    """A seat brings a deck. Others are shown only its `fair.deck_commitment`."""

    seat: int
    deck: str
    """The deck in one line; empty if the seat goes back to one of the house's."""
    salt: str = ""


class Started(Entry, frozen=True, tag="started"):
    header: Header
    seating: list[int] = []
    """If the seating was drawn: for each seat, the chair that its person had before. Empty if everybody stays."""
    answers: list[tuple[int, str]] = []
    """The answers of the record that this game goes on from."""
    position: str = ""
    """The position that this game starts from, as text."""
    known: bool = False
    """Whether the seed was public before."""
    form: int = 1
    """How the seed was made; see `Deal.form`."""


class Answered(Entry, frozen=True, tag="answered"):
    number: int
    """The kernel's number of the decision: how many answers came before it."""
    seat: int
    key: str
    spent: int = 0
    """The milliseconds that it took of the seat's clock."""
    by: By = "seat"
    stop: int = 0
    """How many stops of the game came before the one that was answered. All stops are public."""
    digest: str = ""
    """The digest of the state *before* the answer, with every 25th answer."""


class Undone(Entry, frozen=True, tag="undone"):
    to: int
    """How many answers are left."""
    seat: int
    stop: int = 0
    """The stop at which the game goes on."""
    bare: int = 0
    """How many seats with only one option are asked between the last of those answers and that stop."""


class Chatted(Entry, frozen=True, tag="chatted"):
    seat: int | None
    name: str
    text: str


class Yielded(Entry, frozen=True, tag="yielded"):
    seat: int
    kinds: list[str]
    until: str = ""
    concerns: list[str] = []
    """How the present action concerned the seat then. If it comes to concern the seat more, a yield for the action
    ends."""


class Ordered(Entry, frozen=True, tag="ordered"):
    """At which chances the table waits for a seat."""

    seat: int
    stops: list[str]


class Held(Entry, frozen=True, tag="held"):
    seat: int
    on: bool = True


class Chosen(Entry, frozen=True, tag="chosen"):
    """A seat's answer to an open chance. It counts when the chance closes, as `Answered`."""

    seat: int
    stop: int
    """The stop of the chance; see `Answered.stop`."""
    key: str


class Passed(Entry, frozen=True, tag="passed"):
    """Chances have gone by. The entry is written whether or not anybody had a choice, so that nobody can tell."""

    stop: int
    """The stop of the last of these chances."""
    bare: int = 0
    """How many seats with only one option were asked since the last `Answered`."""
    seat: int = -1
    """The seat that was asked alone, if it was a person's."""
    spent: int = 0
    """The milliseconds that it took of that seat's clock."""


class Ended(Entry, frozen=True, tag="ended"):
    record: str
    scores: list[float]
    digest: str


class Closed(Entry, frozen=True, tag="closed"):
    reason: str


AnyEntry = (
    Made
    | Sat
    | Left
    | BotSat
    | BotCame
    | BotWent
    | Contributed
    | Brought
    | Started
    | Answered
    | Undone
    | Chatted
    | Yielded
    | Ordered
    | Held
    | Chosen
    | Passed
    | Ended
    | Closed
)

_DECODE: Final = msgspec.json.Decoder(AnyEntry)


def encode(entry: Entry) -> str:
    return msgspec.json.encode(entry).decode()


def decode(text: str) -> AnyEntry:
    entry: AnyEntry = _DECODE.decode(text)
    return entry
