"""Events of referendums, votes, titles, sects and clans."""

from __future__ import annotations

from typing import ClassVar, Literal

from praxis.kernel.event import Card, Clause, Event, Fields, Seat


class Terms(Event, frozen=True):
    """The terms of a referendum are chosen."""

    caller: Seat
    card: Card
    terms: list[int]


class Referendum(Event, frozen=True):
    """A referendum is called."""

    caller: Seat
    of: str
    card: Card
    terms: list[int]
    follows = "politics.terms.caller-chooses"
    cases: ClassVar = {
        ".blood-hunt": "bloodhunt.referendum.trigger",
        ".blood-hunt.held": "bloodhunt.referendum.trigger",
    }

    @staticmethod
    def variant(fields: Fields) -> str:
        if fields["card"] >= 0:
            return ""
        return ".blood-hunt" if fields["caller"] >= 0 else ".blood-hunt.held"


class Polling(Event, frozen=True):
    """The polling begins, or begins anew."""

    follows = "politics.polling.any-order"


class GainsVotes(Event, frozen=True):
    """A card gives a Methuselah votes."""

    seat: Seat
    card: Card
    votes: int


class Votes(Event, frozen=True):
    """Votes are cast."""

    seat: Seat
    votes: int
    side: str
    source: Card
    follows = "politics.votes.none-inherent"


class Abstains(Event, frozen=True):
    """A minion casts no votes in this referendum; those that he has cast do not count."""

    card: Card
    votes: int


class Ballots(Event, frozen=True):
    """Ballots are cast."""

    seat: Seat
    ballots: int
    side: str
    source: Card
    block: str


class Result(Event, frozen=True):
    """A referendum passes, fails or is cancelled."""

    favour: int
    against: int
    result: Literal["passed", "failed", "cancelled"]
    cases: ClassVar = {
        ".passed": "politics.result.majority-passes",
        ".failed": "politics.result.fails-no-effect",
    }

    @staticmethod
    def variant(fields: Fields) -> str:
        return f".{fields['result']}"


class Title(Event, frozen=True):
    """A vampire gets a title."""

    card: Card
    title: str


class TitleLost(Event, frozen=True):
    """A vampire loses a title."""

    card: Card
    title: str
    clause: Clause


class TitleContested(Event, frozen=True):
    """A title is contested."""

    card: Card
    title: str
    clause: Clause


class TitleWon(Event, frozen=True):
    """A title is contested no longer."""

    card: Card
    title: str
    clause: Clause


class Sect(Event, frozen=True):
    """A vampire changes sect."""

    card: Card
    sect: str
    clause: Clause


class Anarch(Event, frozen=True):
    """A vampire becomes anarch."""

    card: Card
    sect: str
    clause: Clause


class Clan(Event, frozen=True):
    """A vampire changes clan."""

    card: Card
    clan: str


class Marked(Event, frozen=True):
    """A Methuselah marks a minion on the Red List."""

    seat: Seat
    card: Card
    clause: Clause
