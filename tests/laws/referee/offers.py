"""Which options a decision must offer, by the state of the table."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.laws.referee.books import PHASES, TRIES
from tests.laws.referee.chapter import Chapter
from tests.laws.referee.table import Table

Option = tuple[Any, ...]
_BARRED = r"(cannot|can't|can only|may not|may only|must|unable|not able|only|no \w+ can)\b.*"
_ACTION = r"\b(act|acts|action|actions|hunt|hunts|bleed|bleeds|perform\w*|do)\b"
NO_ACTION = rf"{_BARRED}{_ACTION}|not (hunt|bleed|act)|mandatory|infernal|as though"
NO_BLOCK = rf"{_BARRED}block|as though|block .*(fail|unsuccessful)"
WITHOUT_CARDS = ("bleed", "hunt", "leave", "rescue", "diablerize", "anarch", "take")
"""Actions that need no card; the second part of the answer is who takes it."""


class Offers(Chapter):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.bled: set[int] = set()
        self.edge_paid = False
        self.discarded = 0
        self.asked: dict[str, list[int]] = {}
        """For each window, the seats that were asked since it began anew."""
        self.used: set[str] = set()
        """The windows in which a card was played since they began anew."""
        self.failed: Counter[int] = Counter()
        """How often each minion has failed to block the action since a card was played or used."""

    def on_turn(self, fields: dict[str, Any]) -> None:
        self.bled.clear()
        self.edge_paid = False
        self.asked.clear()
        self.used.clear()

    def on_phase(self, fields: dict[str, Any]) -> None:
        self.discarded = 0
        self.asked.clear()
        self.used.clear()

    def on_action(self, fields: dict[str, Any]) -> None:
        if fields["action"] == "bleed":
            self.bled.add(fields["minion"])
        self.asked.clear()
        self.used.clear()
        self.failed.clear()

    def on_block_failed(self, fields: dict[str, Any]) -> None:
        self.failed[fields["minion"]] += 1

    def on_uses(self, fields: dict[str, Any]) -> None:
        self.failed.clear()

    def on_discarded(self, fields: dict[str, Any]) -> None:
        self.discarded += 1

    def on_plays(self, fields: dict[str, Any]) -> None:
        self.failed.clear()
        if self.table.phase == "discard" and fields["seat"] == self.table.active:
            self.discarded += 1  # an event takes the discard phase action

    def on_window(self, fields: dict[str, Any]) -> None:
        self.asked.pop(fields["window"], None)
        self.used.discard(fields["window"])

    def answered(self, seat: int, kind: str, option: Option) -> None:
        if option == ("edge",):
            self.edge_paid = True
        if kind in self.table.windows and option[0] in ("play", "use"):
            self.used.add(kind)

    def sees(self, seat: int, kind: str, options: list[Option]) -> None:
        self.claim(seat not in self.table.out, "somebody out of the game is asked")
        self.claim(bool(options), "a question without an answer")
        if kind in PHASES and kind != "unlock":
            self.claim(seat == self.table.active and self.table.phase == kind, f"asked of seat {seat} in {kind}")
        method: Any = getattr(self, "_" + kind.replace("-", "_"), None)
        if method is not None:
            method(seat, options)
        if kind in self.table.windows:
            self._in_turn(seat, kind)

    # -- the opportunity goes round -----------------------------------------------------------------------------

    def _in_turn(self, seat: int, kind: str) -> None:
        """Check the order of chances, which begins anew after each card.

        The acting seat comes first, then the seats that the action concerns, then the others clockwise.
        """
        table = self.table
        self.claim(kind not in self.used, f"a card was played, and the opportunity ({kind}) does not begin anew")
        order = table.order()
        if kind == "as-played" and table.acting is None:
            return  # the action of this card is not announced yet: whom it concerns is not known
        if seat in order:
            place = order.index(seat)
            before = self.asked.get(kind, [])
            later = [other for other in before if other in order and order.index(other) >= place]
            self.claim(not later, f"seat {seat} is asked after {later}, the order is {order}")
        self.asked.setdefault(kind, []).append(seat)

    # -- by kind of question ------------------------------------------------------------------------------------

    def _minion(self, seat: int, options: list[Option]) -> None:
        table = self.table
        named = {(option[0], option[1]) for option in options if len(option) > 1}
        for word, minion in named:
            if word in WITHOUT_CARDS:
                mine = table.control.get(minion) == seat and minion not in table.locked
                self.claim(mine, f"{word} is offered for minion {minion}")
        for minion, zone in table.zone.items():
            if zone != "ready" or table.control[minion] != seat or minion in table.locked:
                continue
            if minion in table.recruits or minion in table.held_back():
                continue
            if table.is_vampire(minion) and table.blood.get(minion, 0):
                self.by_book(
                    ("hunt", minion) in named,
                    f"vampire {minion} is not offered to hunt",
                    NO_ACTION,
                    of=(minion,),
                )
            if table.prey(seat) != seat and not (table.book.bleeds_once and minion in self.bled):
                stuck = table.is_vampire(minion) and not table.blood.get(minion, 0)
                free = not stuck and not table.is_slave(minion)
                self.by_book(
                    not free or ("bleed", minion) in named,
                    f"minion {minion} is not offered to bleed",
                    NO_ACTION,
                    of=(minion,),
                )

    def _block(self, seat: int, options: list[Option]) -> None:
        table = self.table
        for minion, zone in table.zone.items():
            if zone == "ready" and table.control[minion] == seat and minion not in table.locked:
                barred = self.failed[minion] >= TRIES or minion in table.baffled or table.cannot_block(minion)
                self.by_book(
                    barred or ("block", minion) in options,
                    f"minion {minion} is not offered to block",
                    NO_BLOCK,
                    of=(minion,) if table.acting is None else (minion, table.acting.minion),
                )

    def _open(self, seat: int, options: list[Option]) -> None:
        """Check the blocks offered in the window of the action, where they are declared in 2023."""
        if any(option[0] == "block" for option in options):
            self._block(seat, options)

    def _unlock(self, seat: int, options: list[Option]) -> None:
        owed = self.table.edge == seat and not self.edge_paid and seat == self.table.active
        self.claim(not owed or ("edge",) in options, "the pool of the Edge is not offered")

    def _discard(self, seat: int, options: list[Option]) -> None:
        missing = [card for card in self.table.hand(seat) if ("discard", card) not in options]
        if not self.discarded:
            no_discard = r"(cannot|may not|fewer|-\d|skip)\b.*discard|discard phase action"
            self.by_book(not missing, f"cards {missing} are not offered to be discarded", no_discard, seat=seat)

    def _strike(self, seat: int, options: list[Option]) -> None:
        committed = ("committed",) in options
        self.claim(committed or ("strike", "hand") in options, "a hand strike is not offered")

    def _polling(self, seat: int, options: list[Option]) -> None:
        table = self.table
        if table.edge == seat:
            self.claim(any(option[0] == "burn-edge" for option in options), "the vote of the Edge is not offered")
        for option in options:
            if option[0] == "vote":
                self.claim(table.zone.get(option[1]) == "ready", f"votes of one in {table.zone.get(option[1])}")
