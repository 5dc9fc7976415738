"""Referendums: where each vote comes from, on which side it counts, and what the sum decides."""

from __future__ import annotations

import re
from typing import Any

from tests.laws.referee.books import CAMARILLA, TITLES
from tests.laws.referee.table import NOBODY, Table
from tests.laws.referee.titles import Titles

PRISCI = 3
OF_HIS_OWN = re.compile(r"(\d) votes?")
"""A title that is no more than its votes: whoever has it keeps it in any sect."""
CANCELS = r"\bcancel\w* [^.]*\breferendum"
"""Words of texts by which a referendum ends without a count."""


class Poll:
    def __init__(self, fields: dict[str, Any]) -> None:
        self.caller: int = fields["caller"]
        self.card: int = fields["card"]
        self.count = {"for": 0, "against": 0}
        self.ballots = {"for": 0, "against": 0}
        self.sides: dict[int, str] = {}
        """The side of each minion who has voted."""
        self.cast: dict[int, int] = {}
        self.by_card: set[int] = set()
        """Seats that have cast the one vote that a political action card gives."""
        self.burned: dict[int, int] = {}
        """Cards burned for a vote, each with its seat."""
        self.edge = NOBODY
        """The seat that has burned the Edge and not yet cast its vote."""
        self.gained: dict[tuple[int, int], int] = {}


class Voting(Titles):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.poll: Poll | None = None
        self.added: dict[int, int] = {}

    # -- titles -------------------------------------------------------------------------------------------------

    def votes_of(self, minion: int) -> int:
        """The votes of a ready vampire's title, while nobody contests it and his sect suits it."""
        printed = self.table.known(minion)
        title = self.titles.get(minion, printed.title).partition(" of ")[0]
        if minion in self.contesting or not self.table.is_vampire(minion):
            return 0
        if title in CAMARILLA and self.sects.get(minion, printed.sect) != "Camarilla":
            return 0
        own = OF_HIS_OWN.fullmatch(title)
        return int(own[1]) if own else TITLES.get(title, 0)

    def on_contested(self, fields: dict[str, Any]) -> None:
        self.contesting.discard(fields["card"])

    def on_burned(self, fields: dict[str, Any]) -> None:
        super().on_burned(fields)
        card = fields["card"]
        if self.titles.get(card) or not self.table.book.yields_for_good:
            self.titles.pop(card, None)

    on_removed = on_burned

    # -- the poll -----------------------------------------------------------------------------------------------

    def on_referendum(self, fields: dict[str, Any]) -> None:
        self.claim(self.poll is None, "a referendum within a referendum")
        self.poll = Poll(fields)
        self.added.clear()

    def on_edge(self, fields: dict[str, Any]) -> None:
        if self.poll is not None and fields["seat"] == NOBODY:
            self.poll.edge = self.table.edge

    def on_plays(self, fields: dict[str, Any]) -> None:
        if self.poll is not None and fields["mode"] == NOBODY:
            self.poll.burned[fields["card"]] = fields["seat"]

    def on_gains_votes(self, fields: dict[str, Any]) -> None:
        if self.poll is not None:
            self.poll.gained[fields["seat"], fields["card"]] = fields["votes"]

    def on_modified(self, fields: dict[str, Any]) -> None:
        if fields["what"] == "votes":
            self.added[fields["card"]] = self.added.get(fields["card"], 0) + fields["amount"]

    def on_votes(self, fields: dict[str, Any]) -> None:
        poll, seat, source, votes = self.poll, fields["seat"], fields["source"], fields["votes"]
        if poll is None:
            self.claim(False, "votes without a referendum")
            return
        poll.count[fields["side"]] += votes
        self.claim(seat not in self.table.out, "votes of somebody out of the game")
        if source == NOBODY:
            self.by_book(
                poll.edge == seat and votes == 1, "one vote for the Edge, burned by whoever had it", "edge|vote"
            )
            poll.edge = NOBODY
        elif (seat, source) in poll.gained:
            self.claim(votes == poll.gained.pop((seat, source)), "other votes than the card gave")
        elif source == poll.card or source in poll.burned:
            mine = seat == poll.caller if source == poll.card else poll.burned[source] == seat
            self.by_book(
                mine and votes == 1,
                "one vote for a political action card, to whoever called or burned it",
                "vote|political",
            )
            self.by_book(seat not in poll.by_card, "a second vote from political action cards", "vote|political")
            poll.by_card.add(seat)
        else:
            self._of_minion(poll, seat, source, votes, fields["side"])

    def _of_minion(self, poll: Poll, seat: int, minion: int, votes: int, side: str) -> None:
        table = self.table
        self.claim(table.control.get(minion) == seat, "votes of another's minion")
        self.claim(table.zone.get(minion) == "ready", f"votes of one in {table.zone.get(minion)}")
        self.claim(poll.sides.setdefault(minion, side) == side, "votes of one source on both sides")
        poll.cast[minion] = poll.cast.get(minion, 0) + votes
        has = self.votes_of(minion) + self.added.get(minion, 0)
        self.by_book(
            poll.cast[minion] == has,
            f"minion {minion} has {has} votes, cast are {poll.cast[minion]}",
            "vote|title|sect|ballot|prisc",
            of=(minion,),
        )

    def on_ballots(self, fields: dict[str, Any]) -> None:
        if self.poll is not None:
            self.poll.ballots[fields["side"]] += fields["ballots"]

    def on_result(self, fields: dict[str, Any]) -> None:
        poll, self.poll = self.poll, None
        if poll is None:  # the referendum has no legal terms: it fails without a vote
            empty = (fields["favour"], fields["against"], fields["result"]) == (0, 0, "failed")
            self.claim(empty, "the result of no referendum")
            return
        count, ballots = poll.count, poll.ballots
        if ballots["for"] != ballots["against"]:
            count["for" if ballots["for"] > ballots["against"] else "against"] += PRISCI
        told = {"for": fields["favour"], "against": fields["against"]}
        if fields["result"] == "cancelled":
            self.claim(not any(told.values()), "a count of votes in a referendum that is cancelled")
            self.by_book(False, "nothing cancels the referendum", CANCELS)
            return
        self.by_book(told == count, f"cast were {count}", "vote|ballot|prisc")
        due = "passed" if count["for"] > count["against"] else "failed"
        self.by_book(fields["result"] == due, f"with {count} the referendum has {due}", "vote|ballot|referend|prisc")

    def on_turn(self, fields: dict[str, Any]) -> None:
        cut = self.table.active in self.table.out
        self.claim(self.poll is None or cut, "the turn ends in the middle of a referendum")
        self.poll = None
