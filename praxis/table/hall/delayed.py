"""What readers with a delay may know of a table: its state and its chat as they were that long ago."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

import msgspec

from praxis.table.game.words import Lang
from praxis.table.hall.summary import table_state
from praxis.table.wire.messages import ChatLine, SeatState, TableState

if TYPE_CHECKING:
    from praxis.table.hall.table import Table

STEPS: Final = 500
"""How many states are kept at most for one delay, however often people come and go."""


class Delayed:
    """The last states of one table, each with its time. What was before the game is known to everybody at once."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self._states: deque[tuple[int, TableState]] = deque()

    def note(self) -> None:
        """Keep the table's present state, which is new."""
        facts = self.table.facts
        delay = facts.rules.delay
        if not delay:
            return
        now, state = self.table.now(), table_state(self.table, "en")
        if facts.phase != "playing":
            self._states = deque([(0, state)])
            return
        if not self._states:
            self._states.append((0, _blank(state)))  # the table has just woken: what was before is not known here
        step = max(delay // STEPS, 1)
        if self._states[-1][0] // step == now // step:
            self._states.pop()
        self._states.append((now, state))
        while len(self._states) > 1 and self._states[1][0] <= now - delay:
            self._states.popleft()

    def state(self, lang: Lang) -> TableState:
        """The last state that is old enough."""
        limit = self.table.now() - self.table.facts.rules.delay
        found = next((state for at, state in reversed(self._states) if at <= limit), None)
        if found is None:
            found = _blank(table_state(self.table, "en"))
        return msgspec.structs.replace(found, title=self.table.hosted.words.title(lang))

    def chat(self) -> list[ChatLine]:
        """The lines that are old enough, or older than the game."""
        facts = self.table.facts
        limit = max(self.table.now() - facts.rules.delay, facts.started)
        return [line for line in facts.chat if line.at <= limit]


def _blank(state: TableState) -> TableState:
    """A state without anything that changes while a game is played."""
    seats = [_blank_seat(seat) for seat in state.seats]
    return msgspec.structs.replace(state, seats=seats, spectators=0, undo=None, trouble="", until=None)


def _blank_seat(seat: SeatState) -> SeatState:
    bot = seat.bot if seat.who == "bot" else ""
    return msgspec.structs.replace(seat, bot=bot, present=False, away_since=None)
