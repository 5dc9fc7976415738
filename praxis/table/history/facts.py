"""What a table's entries add up to: chairs, rules, answers. Everything changes by `take` alone. This module is pure."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import NamedTuple

from praxis.kernel.game import Header, Setting
from praxis.table.game import fair
from praxis.table.history import entries as e
from praxis.table.people.rights import Who
from praxis.table.wire.messages import ChatLine, Phase, TableRules


def hashed(token: str) -> str:
    """The hash of a token. Tokens are long and random, so a plain hash protects them."""
    return sha256(token.encode()).hexdigest()


class Chair:
    """One seat and the person or bot that has it."""

    __slots__ = (
        "account",
        "answers",
        "bot",
        "concerns",
        "contribution",
        "deck",
        "gave_up",
        "hold",
        "kinds",
        "level",
        "name",
        "salt",
        "since",
        "stops",
        "token",
        "until",
        "used",
    )

    def __init__(self) -> None:
        self.name = ""
        self.token = ""
        """The hash of the person's token; empty for a bot's or a free chair."""
        self.account = ""
        self.level = ""
        """The level of the bot whose own chair this is."""
        self.bot = ""
        """The level of the bot that answers for a person."""
        self.gave_up: int | None = None
        """If the person herself wants a bot to answer: how many entries there were then."""
        self.since = 0
        self.contribution = ""
        self.deck = ""
        """The deck that was brought, in one line. Nobody else may know it before the game is over."""
        self.salt = ""
        self.kinds: list[str] = []
        """The kinds of decision that the seat yields."""
        self.until = ""
        self.concerns: list[str] = []
        """How the action concerned the seat when it yielded."""
        self.stops: list[str] | None = None
        """The words for the chances at which the table waits for the seat; None: those that the game proposes."""
        self.hold = False
        self.answers = 0
        """How many answers of this seat count."""
        self.used = 0
        """The milliseconds of the clock that these answers took, less what was given back for them."""

    @property
    def is_person(self) -> bool:
        return bool(self.token or self.account)

    @property
    def is_empty(self) -> bool:
        return not self.is_person and not self.level

    @property
    def answered_by(self) -> str:
        """The level of the bot that answers now; empty if a person does."""
        return self.bot or self.level

    def yields(self, kind: str) -> bool:
        return "*" in self.kinds or kind in self.kinds


SeatEntry = (
    e.Sat | e.Left | e.BotSat | e.BotCame | e.BotWent | e.Contributed | e.Brought | e.Yielded | e.Ordered | e.Held
)
"""Entries about one chair."""


class FactsMark(NamedTuple):
    """The facts at one moment, to return to."""

    seq: int
    answered: int
    answers: int
    given: int
    stops: int
    bare: int
    chosen: dict[int, e.Chosen]
    chairs: list[tuple[int, int, list[str], str, list[str], bool]]


class Facts:
    """What all entries so far add up to."""

    __slots__ = (
        "answered",
        "answers",
        "bare",
        "chairs",
        "chat",
        "chosen",
        "created",
        "form",
        "game",
        "given",
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
        "salts",
        "scores",
        "seating",
        "secret",
        "seq",
        "setting",
        "started",
        "stops",
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
        self.salts: list[str] = []
        self.host = ""
        self.host_account = ""
        self.created = 0
        self.phase: Phase = "gathering"
        self.chairs: list[Chair] = []
        self.header: Header | None = None
        self.started = 0
        """When the game began."""
        self.seating: list[int] = []
        """If the seating was drawn: for each seat, the chair that its person had before."""
        self.prefix: list[tuple[int, str]] = []
        self.position = ""
        self.known = False
        self.form = fair.BARE
        """How the seed was made; see `Deal.form`."""
        self.answers: list[e.Answered] = []
        """The answers that count. Answers that were taken back are gone."""
        self.undos = 0
        self.answered = 0
        """The number of the entry with the last answer, also of one that was taken back."""
        self.bare = 0
        """How many seats with only one option were asked since the last answer."""
        self.stops = 0
        """How many stops of the game have gone by. Stops are public, so this counts nothing secret."""
        self.given: list[tuple[int, int, int | None]] = []
        """The seat and the stop of every answer that others know of; and its time, if the answer is not among
        `answers`."""
        self.chosen: dict[int, e.Chosen] = {}
        """The seats' answers to the open chance, which count when it closes."""
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
        """The account of a person: the one that is signed in, else the one that has the seat."""
        return who.account or (self.chairs[who.seat].account if who.seat is not None else "")

    def contributions(self) -> list[tuple[int, str]]:
        """The contributions to the seed, by the seats that people had before the seating was drawn."""
        before = self.seating or range(len(self.chairs))
        found = [(before[seat], chair.contribution) for seat, chair in enumerate(self.chairs) if chair.contribution]
        return sorted(found)

    def dealt_setting(self) -> Setting:
        """The setting with the decks that were brought; empty for a seat that has brought none."""
        setting = self.setting
        decks = [self.deck_of(seat)[0] for seat in range(len(self.chairs))]
        return Setting(setting.players, setting.edition, setting.options, decks if any(decks) else [])

    def deck_of(self, seat: int) -> tuple[str, str]:
        """The deck that was brought for a seat, by somebody or by the setting, and its salt; empty if none was."""
        chair = self.chairs[seat]
        if chair.deck or not self.setting.decks:
            return chair.deck, chair.salt
        before = self.seating[seat] if self.seating else seat
        # A table that was made before decks of the setting were sealed has no salts for them.
        return self.setting.decks[before], self.salts[before] if self.salts else ""

    def deck_seals(self) -> list[tuple[int, str, str]]:
        """Seat, salt and commitment of every deck that was brought and is bound."""
        found = [(seat, *self.deck_of(seat)) for seat in range(len(self.chairs))]
        return [(seat, salt, fair.deck_commitment(salt, deck)) for seat, deck, salt in found if deck and salt]

    def deal_form(self) -> int:
        """How the seed of the game that starts now is made: it binds all that was agreed if every deck is bound."""
        found = [self.deck_of(seat) for seat in range(len(self.chairs))]
        return fair.BOUND if all(salt for deck, salt in found if deck) else fair.BARE

    def terms(self) -> str:
        """What was agreed before the deal, as it was hashed into the seed; empty before the game, and in games whose
        seed does not bind it."""
        if self.header is None or self.known or self.form != fair.BOUND:
            return ""
        return fair.agreed(self.header, self.seating, self.deck_seals()).text()

    def asked_decks(self) -> list[tuple[int, str]]:
        """Seat and line of each deck that was brought as a word of which the seed has made cards."""
        header = self.header
        if header is None or not header.decks:
            return []
        found = [(seat, self.deck_of(seat)[0]) for seat in range(len(self.chairs))]
        return [(seat, deck) for seat, deck in found if deck and deck != header.decks[seat]]

    def seat_of(self, token: str, account: str) -> int | None:
        """The seat that belongs to a token's hash or to an account; None if none does."""
        for seat, chair in enumerate(self.chairs):
            if (token and chair.token == token) or (account and chair.account == account):
                return seat
        return None

    def is_host(self, token: str, account: str) -> bool:
        return bool((token and token == self.host) or (account and account == self.host_account))

    def bank_left(self, seat: int) -> int:
        """How many milliseconds are left on a seat's clock over the game, by the answers that count."""
        return max(self.rules.clock.seconds * 1000 - self.chairs[seat].used, 0)

    def _count(self, answer: e.Answered, sign: int) -> None:
        chair = self.chairs[answer.seat]
        chair.answers += sign
        if answer.by in ("seat", "clock"):
            self._charge(answer.seat, answer.spent, sign)

    def _charge(self, seat: int, spent: int, sign: int) -> None:
        """What a decision takes from a clock, less what is given back for it. It is the same whether or not the seat
        had a choice, since others see the clock. A chance takes nothing from any clock."""
        self.chairs[seat].used += sign * (spent - self.rules.clock.increment * 1000)

    def voters(self, seat: int) -> list[int]:
        """The people whose consent a take-back of this seat needs: all others who held a seat when the last answer was
        given, whoever answers for them now. A person who gave her seat to a bot herself, before that, holds it no
        more."""
        return [
            other
            for other, chair in enumerate(self.chairs)
            if other != seat and chair.is_person and not (chair.gave_up is not None and chair.gave_up < self.answered)
        ]

    def own_stops(self, seat: int) -> list[int]:
        """The stops at which a seat has answered so that others know of it, oldest first: it was asked alone, or did
        something at a chance. Passes at chances are not among them, and are not taken back by themselves."""
        return [stop for who, stop, _ in self.given if who == seat]

    # -- folding --------------------------------------------------------------------------------------------------

    def take(self, entry: e.AnyEntry) -> None:
        self.seq += 1
        match entry:
            case e.Answered():
                self.answers.append(entry)
                self.answered = self.seq
                self._count(entry, 1)
                self._stopped(entry.stop)
                self.bare = 0
                if entry.by in ("seat", "clock", "bot") or entry.key != "pass":
                    self.given.append((entry.seat, entry.stop, None))
            case e.Chosen():
                self.chosen[entry.seat] = entry
            case e.Passed():
                self._stopped(entry.stop)
                self.bare += entry.bare
                if entry.seat >= 0:
                    self.given.append((entry.seat, entry.stop, entry.spent))
                    self._charge(entry.seat, entry.spent, 1)
            case e.Made():
                self._made(entry)
            case e.Started():
                self._started(entry)
            case e.Undone():
                for answer in self.answers[entry.to - len(self.prefix) :]:
                    self._count(answer, -1)
                del self.answers[entry.to - len(self.prefix) :]
                self.undos += 1
                self.stops = entry.stop
                self.bare = entry.bare
                for who, stop, spent in self.given:
                    if stop >= entry.stop and spent is not None:
                        self._charge(who, spent, -1)
                self.given = [given for given in self.given if given[1] < entry.stop]
                self.chosen = {}
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

    def _stopped(self, stop: int) -> None:
        """Note that the game has gone past all stops up to this one."""
        if stop >= self.stops:
            self.stops = stop + 1
            self.chosen = {}

    def mark(self) -> FactsMark:
        """A mark of the present facts, to return to if what comes next cannot be saved. It holds the answers and what
        they change."""
        chairs = [(c.answers, c.used, c.kinds, c.until, c.concerns, c.hold) for c in self.chairs]
        return FactsMark(
            self.seq,
            self.answered,
            len(self.answers),
            len(self.given),
            self.stops,
            self.bare,
            self.chosen.copy(),
            chairs,
        )

    def return_to(self, mark: FactsMark) -> None:
        self.seq, self.stops, self.bare, self.chosen = mark.seq, mark.stops, mark.bare, mark.chosen
        self.answered = mark.answered
        del self.answers[mark.answers :]
        del self.given[mark.given :]
        for chair, kept in zip(self.chairs, mark.chairs, strict=True):
            chair.answers, chair.used, chair.kinds, chair.until, chair.concerns, chair.hold = kept

    def _made(self, entry: e.Made) -> None:
        self.game = entry.game
        self.setting = entry.setting
        self.name = entry.name
        self.rules = entry.rules
        self.secret = entry.secret
        self.salts = list(entry.salts)
        self.host = entry.host
        self.host_account = entry.host_account
        self.created = entry.at
        self.chairs = [Chair() for _ in range(entry.setting.players)]

    def _started(self, entry: e.Started) -> None:
        self.header = entry.header
        self.started = entry.at
        if entry.seating:
            self.seating = list(entry.seating)
            self.chairs = [self.chairs[chair] for chair in entry.seating]
        self.prefix = list(entry.answers)
        self.position = entry.position
        self.known = entry.known
        self.form = entry.form
        self.phase = "playing"

    def _seat(self, entry: SeatEntry) -> None:
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
                since = chair.gave_up if chair.gave_up is not None else self.seq
                chair.gave_up = since if entry.own else None
            case e.BotWent():
                chair.bot = ""
                chair.gave_up = None
            case e.Contributed():
                chair.contribution = entry.text
            case e.Brought():
                chair.deck = entry.deck
                chair.salt = entry.salt
            case e.Yielded():
                chair.kinds = list(entry.kinds)
                chair.until = entry.until
                chair.concerns = list(entry.concerns)
            case e.Ordered():
                chair.stops = list(entry.stops)
            case e.Held():
                chair.hold = entry.on
