"""Who may do what: one table of rights, which the server checks at every request. It is printed in docs/host.md, and
each cell is tested."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, Literal

import msgspec

Role = Literal["stranger", "spectator", "other", "own", "host", "admin"]
"""The roles: an unknown person; a spectator; a seat that acts on another seat; a seat that acts on itself; the table's
host; an administrator of the server. A person can have several."""

ROLES: Final[tuple[Role, ...]] = ("stranger", "spectator", "other", "own", "host", "admin")


class Act(StrEnum):
    SEE = "see a table's public state"
    WATCH = "watch a game"
    TAKE_SEAT = "take a free seat"
    RENAME = "change the name on a seat"
    LEAVE = "leave a seat"
    REMOVE = "remove somebody before the game"
    SEAT_BOT = "put a bot on a free seat"
    BOT_FOR = "let a bot answer for a person"
    GIVE_BACK = "answer again oneself"
    LINK = "make a link for a seat"
    START = "start the game"
    CLOSE = "close the table"
    CONTRIBUTE = "add to the shuffle"
    BRING = "bring a deck to a seat"
    ANSWER = "answer a decision"
    ASK = "ask why not, or what an option does"
    YIELD = "set standing yields"
    UNDO = "propose to take back"
    VOTE = "vote on a take-back"
    CHAT = "chat"
    READ_GAME = "read the record while the game is on"
    READ_RECORD = "read the record of a finished game"
    DROP_RECORD = "delete a record"
    ACCOUNTS = "list and disable accounts"
    BAN = "ban a name from the server"
    SERVER = "see how the server is, and all its tables"


ALLOWED: Final[dict[Act, frozenset[Role]]] = {
    Act.SEE: frozenset(ROLES),
    Act.WATCH: frozenset(ROLES),
    Act.TAKE_SEAT: frozenset({"stranger", "spectator", "host", "admin"}),
    Act.RENAME: frozenset({"own"}),
    Act.LEAVE: frozenset({"own"}),
    Act.REMOVE: frozenset({"host", "admin"}),
    Act.SEAT_BOT: frozenset({"host"}),
    Act.BOT_FOR: frozenset({"other", "own", "host", "admin"}),
    Act.GIVE_BACK: frozenset({"own"}),
    Act.LINK: frozenset({"host"}),
    Act.START: frozenset({"host"}),
    Act.CLOSE: frozenset({"host", "admin"}),
    Act.CONTRIBUTE: frozenset({"own"}),
    Act.BRING: frozenset({"own", "host"}),
    Act.ANSWER: frozenset({"own"}),
    Act.ASK: frozenset({"own"}),
    Act.YIELD: frozenset({"own"}),
    Act.UNDO: frozenset({"own"}),
    Act.VOTE: frozenset({"own"}),
    Act.CHAT: frozenset({"own", "host"}),
    Act.READ_GAME: frozenset(),
    Act.READ_RECORD: frozenset(ROLES),
    Act.DROP_RECORD: frozenset({"host", "admin"}),
    Act.ACCOUNTS: frozenset({"admin"}),
    Act.BAN: frozenset({"admin"}),
    Act.SERVER: frozenset({"admin"}),
}

CONDITIONS: Final[dict[tuple[Act, Role], str]] = {
    (Act.WATCH, "stranger"): "if the table has spectators",
    (Act.WATCH, "spectator"): "if the table has spectators",
    (Act.TAKE_SEAT, "host"): "if not seated",
    (Act.TAKE_SEAT, "admin"): "if not seated",
    (Act.BRING, "host"): "if a bot sits there",
    (Act.CLOSE, "host"): "before the game is over",
    (Act.BOT_FOR, "host"): "once the person is away longer than the table's rule",
    (Act.BOT_FOR, "admin"): "once the person is away longer than the table's rule",
    (Act.BOT_FOR, "other"): "once the person is away longer than the table's rule",
}


class Who(msgspec.Struct, frozen=True):
    """A person at a table, as far as the server could verify it."""

    seat: int | None = None
    host: bool = False
    admin: bool = False
    account: str = ""
    """The account's id."""
    account_name: str = ""
    token: str = ""
    """The hash of the token that was shown."""
    watching: bool = False
    """Whether the person is connected, not only making a request."""

    def roles(self, seat: int | None = None) -> set[Role]:
        """The person's roles towards a seat, or towards the table as a whole (then every seat counts as her own)."""
        found: set[Role] = set()
        if self.seat is not None:
            found.add("own" if seat is None or seat == self.seat else "other")
        if self.host:
            found.add("host")
        if self.admin:
            found.add("admin")
        if not found:
            found.add("spectator" if self.watching else "stranger")
        return found


class Forbidden(Exception):
    """This person may not do this; the message is one line."""


def require(act: Act, who: Who, seat: int | None = None) -> set[Role]:
    """The person's roles that give the right; `Forbidden` if there are none."""
    roles = who.roles(seat) & ALLOWED[act]
    if not roles:
        allowed = ALLOWED[act]
        whose = " or ".join(_PEOPLE[role] for role in ROLES if role in allowed) or "nobody"
        raise Forbidden(f"only {whose} may {act.value}" if allowed else f"nobody may {act.value}")
    return roles


_PEOPLE: Final[dict[Role, str]] = {
    "stranger": "somebody without a seat",
    "spectator": "a spectator",
    "other": "another seat",
    "own": "the seat itself",
    "host": "the host",
    "admin": "an administrator",
}


def as_markdown() -> str:
    """The table of rights, for the docs."""
    lines = [f"| | {' | '.join(ROLES)} |", f"|---|{'---|' * len(ROLES)}"]
    for act in Act:
        cells = [CONDITIONS.get((act, role), "yes") if role in ALLOWED[act] else "–" for role in ROLES]
        lines.append(f"| {act.value} | {' | '.join(cells)} |")
    return "\n".join(lines)
