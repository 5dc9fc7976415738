"""One table: the task in which everything about it happens, one thing after another, and what people are told.

Its parts: `Journal` saves entries, `Progress` drives the game, `Audience` shows it. If something goes wrong, the table
stays at the last saved entry, and no other table notices.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from time import time
from typing import TYPE_CHECKING, Any, Final, TypeVar
from weakref import proxy

import sqlalchemy as sa

from praxis.kernel.errors import BadRecord
from praxis.kernel.event import SPECTATOR
from praxis.table.game.driver import Play
from praxis.table.game.words import Lang
from praxis.table.hall.catching_up import follow
from praxis.table.hall.delayed import Delayed
from praxis.table.hall.journal import Journal
from praxis.table.hall.orders import HOLD
from praxis.table.hall.presence import Presence
from praxis.table.hall.progress import Progress
from praxis.table.hall.recovery import Recovery
from praxis.table.hall.refusing import EXPECTED, Unavailable
from praxis.table.hall.summary import table_state, you_of
from praxis.table.history import entries as e
from praxis.table.history.facts import Chair, Facts
from praxis.table.people.rights import Who
from praxis.table.store import Conflict, StoreTrouble
from praxis.table.wire.audience import Audience
from praxis.table.wire.connection import Connection
from praxis.table.wire.messages import ChatLine, ClockState, Orders, TableState, UndoProposal, You

if TYPE_CHECKING:
    from praxis.table.hall.hall import Hall

T = TypeVar("T")
Done = Callable[[Any, BaseException | None], None]
"""What is told when a request has ended: its result, or why it failed."""

MOST_REQUESTS: Final = 100
"""How many requests can wait for one table. Further ones must wait outside."""
NEVER_SENT: Final = (e.Answered, e.Yielded, e.Ordered, e.Held, e.Chosen, e.Passed)
"""Entries that change nothing of the table's public state."""
ASLEEP: Final = "the table was put to sleep; try again"
TRIES_AGAIN: Final = "nothing is lost, and the table tries again by itself"
NOT_RESTORED: Final = f"this game could not be brought back; {TRIES_AGAIN}"
FAILED: Final = f"this table has failed in the server; {TRIES_AGAIN}"


class Table:
    """A table, awake."""

    def __init__(self, hall: Hall, facts: Facts) -> None:
        self.hall: Final = hall
        self.facts = facts
        self.hosted: Final = hall.hosted_games[facts.game]
        self.trouble = ""
        """Why the game cannot go on now, in one line for people; empty normally."""
        # The parts refer to the table weakly, so that a table that sleeps is freed at once, without the collector.
        me: Table = proxy(self)
        self.journal: Final = Journal(me)
        self.audience: Final = Audience(me)
        self.progress: Final = Progress(me)
        self.undo: UndoProposal | None = None
        self.presence: Final = Presence(me)
        self.recovery: Final = Recovery(me)
        self.delayed: Final = Delayed(me)
        self.used = time()
        self._chat: list[ChatLine] = []
        self._table_changed = False
        self._inbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], Done | None]] = asyncio.Queue(MOST_REQUESTS)
        self._asleep = False
        self._task: asyncio.Task[None] | None = None

    # -- the task ---------------------------------------------------------------------------------------------------

    async def wake(self) -> None:
        """Restore the game and begin to serve."""
        self.presence.begin()
        await self._restore()
        self._task = asyncio.create_task(self._serve(), name=f"table {self.facts.id}")
        self.soon(self.progress.go_on)

    async def sleep(self) -> None:
        """Stop serving. Nothing is lost: everything that was shown is in the store."""
        self._asleep = True
        self.recovery.cancel()
        await self.progress.stop()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None  # an ended task holds its frames, which hold the table
        while not self._inbox.empty():
            _, done = self._inbox.get_nowait()
            _fail(done, Unavailable(ASLEEP))

    async def do(self, act: Callable[[], Awaitable[T]]) -> T:
        """Run something in this table's task and return its result."""
        if self._asleep:
            raise Unavailable(ASLEEP)
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        await self._inbox.put((act, partial(_settle, future)))
        try:
            return await future
        finally:
            del future  # the future holds the refusal, and the refusal holds this frame

    def has_room(self) -> bool:
        """Whether the table can take up one more request now."""
        return not self._asleep and not self._inbox.full()

    def take_up(self, act: Callable[[], Awaitable[Any]], done: Done) -> None:
        """Run something in this table's task, which must have room for it, and tell `done` of its end."""
        self._inbox.put_nowait((act, done))

    def soon(self, act: Callable[[], Awaitable[Any]]) -> None:
        """Run something in this table's task; nobody waits for it."""
        try:
            self._inbox.put_nowait((act, None))
        except asyncio.QueueFull:
            asyncio.get_running_loop().call_later(0.05, self.soon, act)

    def later(self, seconds: float, act: Callable[[], Awaitable[Any]]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(max(seconds, 0), self.soon, act)

    async def _serve(self) -> None:
        while True:
            act, done = await self._inbox.get()
            self.used = time()
            try:
                await self._do(act, done)
                self.tell_changes()
                self.presence.tell_others()
            except Exception as error:  # not even reloading helps: this table stops, the others go on
                self.hall.log.exception("table.stopped", error, table=self.facts.id)
                self._stop_for_now(FAILED)
            del act, done  # or the last request would be kept until the next one comes
            if not self._inbox.empty():
                await asyncio.sleep(0)  # other tables get their turn between two requests of this one

    async def _do(self, act: Callable[[], Awaitable[Any]], done: Done | None) -> None:
        try:
            result = await act()
        except EXPECTED as trouble:
            if isinstance(trouble, Conflict):
                await self.reload("somebody else wrote to this table")
            _fail(done, trouble)
        except asyncio.CancelledError:
            _fail(done, Unavailable(ASLEEP))
            raise
        except Exception as error:
            if self.recovery.is_planned:  # the game stands still already; more of the same would only fill the log
                _fail(done, Unavailable(self.trouble or FAILED))
                return
            self.hall.log.exception("table.failed", error, table=self.facts.id)
            _fail(done, Unavailable("this failed in the server; nothing was changed"))
            await self._recover(asked=done is not None)
        else:
            if done is not None:
                done(result, None)

    async def _recover(self, asked: bool) -> None:
        """Something failed halfway: read the table anew, at once for the first request that fails, then with a longer
        and longer wait, so that nobody can make the server do it all the time."""
        wait = self.recovery.failed()
        if asked and not wait:  # what nobody asked for may fail again at once, so it is not tried before others
            await self.reload("a request failed")
        else:
            self._stop_for_now(FAILED, wait)

    # -- readers ------------------------------------------------------------------------------------------------------

    async def join(self, connection: Connection) -> None:
        """Add somebody who has connected.

        Another server may have shown her more than this one has heard of. All that anybody was shown is in the store,
        so it is read before she is shown anything here.
        """
        if not self.hall.sharing.alone:
            await follow(self)
        seat = connection.who.seat
        self.audience.connections.add(connection)
        if seat is not None:
            self.presence.came_or_went(seat)
        connection.delay = 0.0
        if self.delay_of(connection.who):
            self.audience.whole_of_old(connection)
        self.delay(connection)
        self.audience.whole(connection)
        self._table_changed = True

    def delay_of(self, who: Who) -> float:
        """After how many seconds somebody sees what happens: for all without a seat, while the game is on, the delay
        that the host has set."""
        watches = who.seat is None and self.facts.phase == "playing"
        return self.facts.rules.delay / 1000 if watches else 0.0

    def delay(self, connection: Connection) -> None:
        connection.delay = self.delay_of(connection.who)

    async def leave_soon(self, connection: Connection) -> None:
        """Remove somebody who is gone: from the messages at once, and for others in the table's task."""
        self.audience.leave(connection)
        connection.forget_late()

        async def tell() -> None:
            if connection.who.seat is not None:
                self.presence.came_or_went(connection.who.seat)
            self._table_changed = True

        self.soon(tell)

    def catch_up(self, connection: Connection) -> None:
        """Send the whole state to a reader who was too slow for every step and has now read all messages."""

        async def whole() -> None:
            self.audience.whole(connection)

        self.soon(whole)

    # -- other servers ------------------------------------------------------------------------------------------------

    def owns(self) -> bool:
        """Whether this server, of several, runs the bots, the clocks and the end of this table's game."""
        return self.hall.sharing.owns(self.facts.id)

    async def take_over(self) -> None:
        """Run this table from now on: the server that owned it is gone."""
        await follow(self)
        await self.progress.go_on()

    # -- what it consists of ------------------------------------------------------------------------------------------

    @property
    def play(self) -> Play | None:
        return self.progress.play

    async def write(self, *entries: e.AnyEntry, also: Sequence[sa.Executable] = (), line: bool = False) -> None:
        """Save entries, then add them to the table's facts. `line`: the lists of tables change, too."""
        await self.journal.write(*entries, also=also, line=line)

    def take(self, entry: e.AnyEntry) -> None:
        """Add an entry that is in the store to the table's facts."""
        self.facts.take(entry)
        if isinstance(entry, e.Chatted):
            self._chat.append(self.facts.chat[-1])
        elif not isinstance(entry, NEVER_SENT):
            self._table_changed = True

    async def go_on(self) -> None:
        await self.progress.go_on()

    async def begin(self) -> None:
        """Send everybody the whole game, because it is a new one or was set back."""
        self.progress.halt()
        await self._restore()
        self._table_changed = False
        await self.progress.go_on()

    async def reload(self, why: str) -> None:
        """Read everything anew from the store, which is the truth."""
        self.hall.log.warning("table.reloaded", table=self.facts.id, why=why)
        self.progress.halt()
        self.undo = None
        try:
            self.facts = Facts.of(self.facts.id, await self.hall.store.entries(self.facts.id))
        except StoreTrouble as trouble:
            self._stop_for_now(f"this game could not be read ({trouble}); {TRIES_AGAIN}")
            return
        await self._restore()
        self.soon(self._resume)

    async def _resume(self) -> None:
        await self.progress.go_on()
        if not self.trouble:
            self.recovery.succeeded()

    async def _restore(self) -> None:
        """Play the game again from its entries, and show everybody all of it."""
        self.trouble = ""
        try:
            self.progress.play = await self.journal.restore()
        except BadRecord as error:
            self.progress.play, self.trouble = None, f"this game cannot go on: {error}"
        except Exception as error:  # the rules fail on what they once accepted, or memory is short: others go on
            self.hall.log.exception("table.not_restored", error, table=self.facts.id)
            self.progress.play = None
            self._stop_for_now(NOT_RESTORED)
        for connection in self.audience.connections:  # another server may have started the game
            self.delay(connection)
        self.delayed.note()
        self.audience.forget()

    def _stop_for_now(self, trouble: str, wait: float | None = None) -> None:
        """Stop the game, say why, and try later to bring it back from the store: after `wait` seconds, if that is known
        already."""
        self.progress.halt()
        self.trouble = trouble
        self._table_changed = True
        self.recovery.plan(wait)

    def lapse(self) -> None:
        """End the proposal to take answers back, if one is open: the game has moved on."""
        if self.undo is not None:
            self.undo = None
            self._table_changed = True

    def waits_for_a_person(self) -> bool:
        """Whether this table goes on only when a person answers."""
        return self.progress.waits_for_a_person() and self._inbox.empty() and not self.recovery.is_planned

    # -- what people see ------------------------------------------------------------------------------------------

    def now(self) -> int:
        return self.hall.now()

    def changed(self) -> None:
        """Note that the table's state has changed and must be told."""
        self._table_changed = True

    def show(self) -> None:
        """Tell everybody how the game stands now."""
        chat, self._chat = self._chat, []
        self.audience.show(self._has_changed(), chat)

    def tell_changes(self) -> None:
        """Tell what changed around the game."""
        if self._chat or self._table_changed:
            chat, self._chat = self._chat, []
            self.audience.tell_table(self._has_changed(), chat)

    def _has_changed(self) -> bool:
        """Whether the table's state is to be told now."""
        changed, self._table_changed = self._table_changed, False
        if changed:
            self.delayed.note()
        return changed

    async def note(self, text: str) -> None:
        """Say something to everybody in the name of the table."""
        await self.write(e.Chatted(at=self.now(), seat=None, name="", text=text))

    def chair_of(self, connection: Connection) -> Chair | None:
        return None if connection.who.seat is None else self.facts.chairs[connection.who.seat]

    def you(self, connection: Connection) -> You:
        who = connection.who
        return you_of(self.facts, who)

    def clock_state(self) -> ClockState | None:
        return self.progress.clockwork.state()

    def orders_of(self, seat: int) -> Orders:
        """The orders, yields and hold of a seat."""
        kind = self.hosted.kind
        if seat == SPECTATOR:
            return Orders([])
        ends = [word for word in kind.ends if word != HOLD]
        orders = self.progress.orders
        return Orders(orders.stops_of(seat), self.facts.chairs[seat].hold, orders.words_of(seat), ends)

    def state(self, lang: Lang) -> TableState:
        """The state as it is now, for messages that wait for their readers' delay. A request gets `state_for`."""
        return table_state(self, lang)

    def state_for(self, who: Who, lang: Lang) -> TableState:
        """The state that somebody may know now."""
        return self.delayed.state(lang) if self.delay_of(who) else self.state(lang)


def _fail(done: Done | None, trouble: BaseException) -> None:
    if done is not None:
        # Drop the frames of the traceback: they hold the future, which would hold them.
        done(None, trouble.with_traceback(None))


def _settle(future: asyncio.Future[Any], result: Any, trouble: BaseException | None) -> None:
    if future.done():
        return
    if trouble is None:
        future.set_result(result)
    else:
        future.set_exception(trouble)
