"""What is known of a table from its entries: chairs, rules, answers. Pure; `take` is the only way anything changes."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from praxis.kernel.game import Header, Setting
from praxis.table.game import fair
from praxis.table.history import entries as e
from praxis.table.people.rights import Who
from praxis.table.wire.messages import ChatLine, Phase, TableRules


def hashed(token: str) -> str:
    """Tokens are long and random, so that a plain hash keeps them."""
    return sha256(token.encode()).hexdigest()


class Chair:
    """One seat and whoever holds it."""

    __slots__ = (
        "account",
        "answers",
        "bot",
        "contribution",
        "kinds",
        "level",
        "name",
        "since",
        "token",
        "until",
        "used",
    )

    def __init__(self) -> None:
        self.name = ""
        self.token = ""
        """Hash of the person's token; empty for a bot's or an empty chair."""
        self.account = ""
        self.level = ""
        """Of the bot whose own chair this is."""
        self.bot = ""
        """Level of the bot that answers for a person."""
        self.since = 0
        self.contribution = ""
        self.kinds: list[str] = []
        """Standing yields."""
        self.until = ""
        self.answers = 0
        """How many answers of this seat count."""
        self.used = 0
        """Milliseconds of the clock that they took, less what was given back for them."""

    @property
    def is_person(self) -> bool:
        return bool(self.token or self.account)

    @property
    def is_empty(self) -> bool:
        return not self.is_person and not self.level

    @property
    def answered_by(self) -> str:
        """The level of the bot that answers now; empty if a person does."""
        return self.level or self.bot

    def yields(self, kind: str) -> bool:
        return "*" in self.kinds or kind in self.kinds


class Facts:
    """The fold of all entries so far."""

    __slots__ = (
        "answers",
        "chairs",
        "chat",
        "created",
        "game",
        "header",
        "host",
        "host_account",
        "id",
        "known",
        "name",
        "phase",
        "position",
        "prefix",
        "record",
        "rules",
        "scores",
        "secret",
        "seq",
        "setting",
        "undos",
    )

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.seq = 0
        """How many entries there are; the next one gets this number."""
        self.game = ""
        self.setting = Setting(0)
        self.name = ""
        self.rules = TableRules()
        self.secret = ""
        self.host = ""
        self.host_account = ""
        self.created = 0
        self.phase: Phase = "gathering"
        self.chairs: list[Chair] = []
        self.header: Header | None = None
        self.prefix: list[tuple[int, str]] = []
        self.position = ""
        self.known = False
        self.answers: list[e.Answered] = []
        """Those that count: answers taken back are gone."""
        self.undos = 0
        self.chat: list[ChatLine] = []
        self.record = ""
        self.scores: list[float] | None = None

    @classmethod
    def of(cls, table_id: str, entries: Iterable[e.AnyEntry]) -> Facts:
        facts = cls(table_id)
        for entry in entries:
            facts.take(entry)
        return facts

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name or f"Seat {seat + 1}" for seat, chair in enumerate(self.chairs))

    @property
    def number(self) -> int:
        """The kernel's number of the open decision."""
        return len(self.prefix) + len(self.answers)

    def account_of(self, who: Who) -> str:
        """The account behind a person: the one signed in, else the one that holds the seat."""
        return who.account or (self.chairs[who.seat].account if who.seat is not None else "")

    def contributions(self) -> list[tuple[int, str]]:
        return [(seat, chair.contribution) for seat, chair in enumerate(self.chairs) if chair.contribution]

    def seat_of(self, token: str, account: str) -> int | None:
        """The seat that a token's hash or an account holds."""
        for seat, chair in enumerate(self.chairs):
            if (token and chair.token == token) or (account and chair.account == account):
                return seat
        return None

    def is_host(self, token: str, account: str) -> bool:
        return bool((token and token == self.host) or (account and account == self.host_account))

    def deal(self) -> str:
        """The seed of the game that starts now."""
        return fair.seed(self.secret, self.contributions())

    def bank_left(self, seat: int) -> int:
        """Milliseconds left on a seat's clock over the game, by the answers that count."""
        return max(self.rules.clock.seconds * 1000 - self.chairs[seat].used, 0)

    def _count(self, answer: e.Answered, sign: int) -> None:
        chair = self.chairs[answer.seat]
        chair.answers += sign
        if answer.by in ("seat", "clock"):
            chair.used += sign * (answer.spent - self.rules.clock.increment * 1000)

    def own_answers(self, seat: int) -> list[int]:
        """The numbers of the decisions that a seat's person or bot answered here, oldest first."""
        base = len(self.prefix)
        return [base + i for i, answer in enumerate(self.answers) if answer.seat == seat]

    # -- folding --------------------------------------------------------------------------------------------------

    def take(self, entry: e.AnyEntry) -> None:
        self.seq += 1
        match entry:
            case e.Answered():
                self.answers.append(entry)
                self._count(entry, 1)
            case e.Made():
                self._made(entry)
            case e.Started():
                self.header = entry.header
                self.prefix = list(entry.answers)
                self.position = entry.position
                self.known = entry.known
                self.phase = "playing"
            case e.Undone():
                for answer in self.answers[entry.to - len(self.prefix) :]:
                    self._count(answer, -1)
                del self.answers[entry.to - len(self.prefix) :]
                self.undos += 1
            case e.Chatted():
                self.chat.append(ChatLine(len(self.chat), entry.at, entry.seat, entry.name, entry.text))
            case e.Ended():
                self.phase = "over"
                self.record = entry.record
                self.scores = entry.scores
            case e.Closed():
                self.phase = "closed"
            case _:
                self._seat(entry)

    def untake(self, entry: e.Answered) -> None:
        """The entry, which was the last one, turned out not to be durable."""
        assert self.answers[-1] is entry
        self.answers.pop()
        self._count(entry, -1)
        self.seq -= 1

    def _made(self, entry: e.Made) -> None:
        self.game = entry.game
        self.setting = entry.setting
        self.name = entry.name
        self.rules = entry.rules
        self.secret = entry.secret
        self.host = entry.host
        self.host_account = entry.host_account
        self.created = entry.at
        self.chairs = [Chair() for _ in range(entry.setting.players)]

    def _seat(self, entry: e.Sat | e.Left | e.BotSat | e.BotCame | e.BotWent | e.Contributed | e.Yielded) -> None:
        chair = self.chairs[entry.seat]
        match entry:
            case e.Sat():
                chair.name = entry.name
                chair.token = entry.token
                chair.account = entry.account
                chair.level = ""
                chair.since = entry.at
            case e.Left():
                self.chairs[entry.seat] = Chair()
            case e.BotSat():
                fresh = Chair()
                fresh.level = entry.level
                fresh.name = f"Bot {entry.seat + 1}"
                self.chairs[entry.seat] = fresh
            case e.BotCame():
                chair.bot = entry.level
            case e.BotWent():
                chair.bot = ""
            case e.Contributed():
                chair.contribution = entry.text
            case e.Yielded():
                chair.kinds = list(entry.kinds)
                chair.until = entry.until
