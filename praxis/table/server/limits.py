"""Limits: how much one person, one address and one connection may ask of the server. Every limit is declared here,
once.

A budget is a bucket: it holds a number of requests and fills up again by a number a minute. While it is empty, requests
are refused (`too_fast`, over HTTP 429 with `Retry-After`), and the log has one line a minute about it. The table in
`docs/host.md` is made of these declarations.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Final, Literal

import msgspec

from praxis.table.server.logs import Log

Name = Literal[
    "requests",
    "sign_ins",
    "registrations",
    "tables",
    "searches",
    "search_seconds",
    "card_texts",
    "uploads",
    "replays",
    "decks",
    "replay_seconds",
    "bot_seconds",
    "bot_answers",
    "table_bot_seconds",
    "joins",
    "messages",
    "syncs",
]


class Budget(msgspec.Struct, frozen=True):
    """How many at once, and how many a minute after that."""

    what: str
    at_once: float
    a_minute: float
    then: str = "refused with 429 until there is room again"
    whose: str = "an address, an account"


_SLOWER: Final = "refused with `too_fast`; ten refusals in a row end the connection with 4006"

BUDGETS: Final[Mapping[Name, Budget]] = {
    "requests": Budget("HTTP requests", 600, 600, "answered with 429, and the connection is closed"),
    "sign_ins": Budget("attempts to sign in", 10, 10),
    "registrations": Budget("accounts made", 5, 0.5),
    "tables": Budget("tables made, also from records", 20, 4),
    "searches": Budget("lists and searches of cards, rules, tables and records", 60, 120),
    "search_seconds": Budget("seconds of processor time for searches", 20, 10),
    "card_texts": Budget("requests for cards by their ids", 240, 240),
    "uploads": Budget("records and positions brought along", 10, 6),
    "replays": Budget("looks into a record", 60, 60),
    "decks": Budget("decks read, checked or kept", 60, 60),
    "replay_seconds": Budget("seconds of processor time for uploads, decks and looks into records", 30, 10),
    "bot_seconds": Budget("seconds of processor time of bots, at all tables made", 120, 40, "its bots wait"),
    "bot_answers": Budget("answers of bots, at all tables made", 30, 1200, "its bots wait"),
    "table_bot_seconds": Budget("seconds of processor time of bots, at one table", 100, 35, "its bots wait", "a table"),
    "joins": Budget("WebSockets opened", 60, 60, "refused with 429 before the socket is open"),
    "messages": Budget("messages over all WebSockets", 120, 1800, _SLOWER),
    "syncs": Budget("whole views asked for (`sync`, `language`, `log`)", 30, 60, _SLOWER),
}
"""The budgets by name. Each is for an address, and once more for an account that is signed in; or for a table."""

# One WebSocket.
MESSAGES_A_SECOND: Final = 20.0
MESSAGES_AT_ONCE: Final = 40.0
CHAT_A_SECOND: Final = 1.0
CHAT_AT_ONCE: Final = 5.0
FRAMES_A_SECOND: Final = 40.0
FRAMES_AT_ONCE: Final = 200.0
CONTROL_A_SECOND: Final = 2.0
CONTROL_AT_ONCE: Final = 20.0
FRAGMENTS_A_SECOND: Final = 10.0
FRAGMENTS_AT_ONCE: Final = 80.0

# Connections of any sort.
HEAD_SECONDS: Final = 10.0
BODY_SECONDS: Final = 30.0
RESPONSE_SECONDS: Final = 120.0
KEEP_ALIVE_SECONDS: Final = 10
CONNECTIONS_AN_ADDRESS: Final = 250
REQUESTS_IN_PROGRESS: Final = 8
RESERVED_FILES: Final = 128

# Tables.
BOT_TABLES_AN_ADDRESS: Final = 2
LEAST_TAKEOVER: Final = 120_000
"""How many milliseconds a person is away before a bot may answer for her, at least, whatever a table's rules say."""
BOT_TABLES: Final = 10

# What a record or a position may be.
LONGEST_UPLOAD: Final = 2_000_000
UPLOAD_SECONDS: Final = 10
UPLOAD_MEMORY: Final = 1_500_000_000

# Searches.
LONGEST_SEARCH: Final = 12
SEARCHES_WAITING: Final = 40

# Decks.
LONGEST_DECK_TEXT: Final = 200_000
LONGEST_DECK: Final = 6_000
LONGEST_KEPT_DECK: Final = 20_000
LONGEST_DECK_NAME: Final = 60
KEPT_DECKS: Final = 200

OTHERS: Final[tuple[tuple[str, str, str], ...]] = (
    (
        "messages on one WebSocket",
        f"{MESSAGES_AT_ONCE:g} at once, {MESSAGES_A_SECOND:g} a second",
        _SLOWER,
    ),
    ("chat on one WebSocket", f"{CHAT_AT_ONCE:g} at once, {CHAT_A_SECOND:g} a second", _SLOWER),
    (
        "pings, pongs and closing frames on one WebSocket",
        f"{CONTROL_AT_ONCE:g} at once, {CONTROL_A_SECOND:g} a second",
        "closed with 4006",
    ),
    (
        "fragments of messages on one WebSocket",
        f"{FRAGMENTS_AT_ONCE:g} at once, {FRAGMENTS_A_SECOND:g} a second",
        "closed with 4006",
    ),
    (
        "frames of any sort on one WebSocket",
        f"{FRAMES_AT_ONCE:g} at once, {FRAMES_A_SECOND:g} a second",
        "closed with 4006",
    ),
    ("open connections of an address", f"{CONNECTIONS_AN_ADDRESS}", "the newest is closed"),
    (
        "open connections of all",
        f"as many as the process may open files, less {RESERVED_FILES}",
        "the newest is closed",
    ),
    (
        "requests of an address in progress",
        f"{REQUESTS_IN_PROGRESS}, begun one after another",
        "the others wait for their turn",
    ),
    ("the head of a request", f"{HEAD_SECONDS:g} seconds", "the connection is closed"),
    ("the body of a request", f"{BODY_SECONDS:g} seconds", "the connection is closed"),
    ("a response that is not read", f"{RESPONSE_SECONDS:g} seconds", "the connection is closed"),
    ("an idle connection", f"{KEEP_ALIVE_SECONDS} seconds", "the connection is closed"),
    (
        "games of bots alone",
        f"{BOT_TABLES_AN_ADDRESS} of an address, {BOT_TABLES} of all",
        "the next is refused with 429",
    ),
    ("words of a search", f"{LONGEST_SEARCH}", "refused with 400"),
    ("searches in progress", f"1 of an address, {SEARCHES_WAITING} of all that wait", "the next is refused with 429"),
    ("a deck as text", f"{LONGEST_DECK_TEXT:,} characters", "refused with 400"),
    (
        "decks that an account keeps",
        f"{KEPT_DECKS}, of {LONGEST_KEPT_DECK:,} characters each",
        "refused with 409, or 400",
    ),
    (
        "a record or position brought along",
        f"{LONGEST_UPLOAD:,} characters, {UPLOAD_SECONDS} seconds of processor time",
        "refused with 400",
    ),
)


def as_markdown() -> str:
    """The table of limits, for the docs."""
    lines = ["| name | what | for | limit | beyond it |", "|---|---|---|---|---|"]
    for name, budget in BUDGETS.items():
        limit = f"{budget.at_once:g} at once, {budget.a_minute:g} a minute"
        lines.append(f"| `{name}` | {budget.what} | {budget.whose} | {limit} | {budget.then} |")
    for what, limit, then in OTHERS:
        lines.append(f"| | {what} | | {limit} | {then} |")
    return "\n".join(lines)


class TooFast(Exception):
    """A budget is used up; the message is one line that names it."""

    def __init__(self, message: str, seconds: float = 60.0) -> None:
        super().__init__(message)
        self.seconds = max(1, int(seconds + 0.999))
        """After how many seconds another try may succeed."""


class Bucket:
    """Allows a number of requests at once, and a number a second on average."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = monotonic()

    def fill(self) -> float:
        """How much can be taken from the bucket now."""
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left

    def take(self, amount: float = 1.0) -> bool:
        if self.fill() < amount:
            return False
        self.left -= amount
        return True

    def spend(self, amount: float) -> None:
        """Take away what was used already, even if the bucket has less."""
        self.fill()
        self.left -= amount

    def wait(self) -> float:
        """The seconds until one can be taken."""
        return max(0.0, (min(1.0, self.burst) - self.fill()) / self.rate)


LOG_SECONDS: Final = 60.0
MOST_BUCKETS: Final = 20_000


class Limits:
    """The budgets of all who ask something of this server."""

    def __init__(self, settings: Mapping[str, float] | None = None) -> None:
        """`settings` has other numbers for budgets by name: how many at once, and how many a minute."""
        self._settings: Final = settings or {}
        self.counts: Final[Counter[str]] = Counter()
        """How often each limit has refused somebody."""
        self._log: Final = Log()
        self._buckets: dict[tuple[Name, str], Bucket] = {}
        self._told: dict[tuple[str, str], float] = {}

    def bucket(self, name: Name, who: str) -> Bucket:
        found = self._buckets.get((name, who))
        if found is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self.forget()
            budget = BUDGETS[name]
            number = self._settings.get(name)
            a_minute, at_once = (budget.a_minute, budget.at_once) if number is None else (number, number)
            found = self._buckets[name, who] = Bucket(a_minute / 60, at_once)
        return found

    def allows(self, name: Name, who: Iterable[str]) -> bool:
        """Take one from the budget of each of these; False if one of them has nothing left."""
        buckets = [(each, self.bucket(name, each)) for each in who if each]
        for each, bucket in buckets:
            if bucket.fill() < 1:
                self.acted(name, each)
                return False
        for _, bucket in buckets:
            bucket.take()
        return True

    def take(self, name: Name, who: Iterable[str]) -> None:
        """Take one from the budget of each of these; `TooFast` if one of them has nothing left."""
        people = [each for each in who if each]
        if not self.allows(name, people):
            wait = max(self.bucket(name, each).wait() for each in people)
            raise TooFast(f"too many: {BUDGETS[name].what}; try again in {max(1, round(wait))} s", wait)

    def spend(self, name: Name, who: Iterable[str], amount: float) -> None:
        """Take from the budgets what was used already, even if they have less."""
        for each in who:
            if each:
                self.bucket(name, each).spend(amount)

    def wait(self, name: Name, who: Iterable[str]) -> float:
        """The seconds until there is something left for all of these."""
        waits = [(self.bucket(name, each).wait(), each) for each in who if each]
        longest, each = max(waits, default=(0.0, ""))
        if longest > 0:
            self.acted(name, each)
        return longest

    def acted(self, limit: str, who: str) -> None:
        """Count that a limit has refused somebody, and log it once a minute."""
        self.counts[limit] += 1
        now = monotonic()
        if now - self._told.get((limit, who), -LOG_SECONDS) >= LOG_SECONDS:
            if len(self._told) >= MOST_BUCKETS:
                self._told.clear()
            self._told[limit, who] = now
            self._log.warning("limit.acted", limit=limit, who=who)

    def forget(self) -> None:
        """Drop the buckets that are full, since new ones would be full too. If an attack fills them all faster than
        that, all buckets are dropped: the server's memory matters more."""
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if bucket.fill() < bucket.burst}
        if len(self._buckets) >= MOST_BUCKETS:
            self._buckets.clear()


def address_key(host: str) -> str:
    """What counts as one address: for IPv6, the network of one household."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return f"{IPv6Address(int(found) >> 64 << 64)}/64"
    return str(found)
