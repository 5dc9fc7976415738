"""One table: the task that owns its game. Everything that changes happens here, one thing after another.

An answer is checked, made durable, applied, and only then shown. Whatever goes wrong on the way leaves the table at the
last durable entry, and no other table notices.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from time import time
from typing import TYPE_CHECKING, Any, Final, TypeVar
from weakref import proxy

import sqlalchemy as sa

from praxis.kernel import record as records
from praxis.kernel.decision import PASS, Option, key, parse
from praxis.kernel.errors import BadRecord, Refusal
from praxis.kernel.event import SPECTATOR
from praxis.kernel.game import DecisionView, Reason
from praxis.kernel.rng import derive
from praxis.table.game import fair
from praxis.table.game.driver import Play
from praxis.table.game.words import Lang, Scene
from praxis.table.hall.catching_up import follow
from praxis.table.hall.pace import Clockwork, Window, beat_for
from praxis.table.hall.presence import Presence
from praxis.table.hall.seating import Taken, Unknown
from praxis.table.hall.summary import as_json, row_of, table_state
from praxis.table.history import entries as e
from praxis.table.history.facts import Chair, Facts
from praxis.table.people.rights import Forbidden
from praxis.table.store import Conflict, RecordRow, StoreTrouble
from praxis.table.store.store import insert_record, update_table
from praxis.table.wire.audience import Audience
from praxis.table.wire.connection import Connection
from praxis.table.wire.messages import ChatLine, ClockState, TableState, UndoProposal, Why, You
from praxis.table.wire.render import HIDDEN, can_pass
from praxis.table.wire.typed_text import BadText

if TYPE_CHECKING:
    from praxis.table.hall.hall import Hall

T = TypeVar("T")

MOST_REQUESTS: Final = 100
"""Requests that wait for one table; more than that must wait outside."""
RETRY_SECONDS: Final = 5.0
ASLEEP: Final = "the table was put to sleep; try again"


class Unavailable(Exception):
    """The table cannot do this now; the message is one line."""


EXPECTED: Final = (Refusal, Forbidden, StoreTrouble, Unavailable, BadText, Taken, Unknown)
"""What requests may end in without anything being wrong with the table."""


class Table:
    """A table, awake."""

    def __init__(self, hall: Hall, facts: Facts) -> None:
        self.hall: Final = hall
        self.facts = facts
        self.tenant: Final = hall.tenants[facts.game]
        self.play: Play | None = None
        self.trouble = ""
        # Its parts know the table without holding it: a table that sleeps is freed at once, without the collector.
        me: Table = proxy(self)
        self.audience: Final = Audience(me)
        self.clockwork: Final = Clockwork(me)
        self.window: Window | None = None
        self.undo: UndoProposal | None = None
        self.moment = 0
        """Goes up whenever the game moves; what was planned for an earlier moment is void."""
        self.presence: Final = Presence(me)
        self.used = time()
        self._chat: list[ChatLine] = []
        self._table_changed = False
        self._inbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any] | None]] = asyncio.Queue(
            MOST_REQUESTS
        )
        self._asleep = False
        self._task: asyncio.Task[None] | None = None
        self._thinking: asyncio.Task[None] | None = None

    # -- the task ---------------------------------------------------------------------------------------------------

    async def wake(self) -> None:
        """Bring the game back to where it was and begin to serve."""
        self.presence.begin()
        await self._restore()
        self._task = asyncio.create_task(self._serve(), name=f"table {self.facts.id}")
        self.soon(self.go_on)

    async def sleep(self) -> None:
        """Stop serving. Nothing is lost: everything that was shown is in the store."""
        self._asleep = True
        self.clockwork.stop()
        for task in (self._thinking, self._task):
            if task is not None:
                task.cancel()
        await asyncio.gather(*filter(None, (self._thinking, self._task)), return_exceptions=True)
        self._thinking = self._task = None  # a task that was ended holds its frames, which hold the table
        while not self._inbox.empty():
            _, future = self._inbox.get_nowait()
            if future is not None and not future.done():
                future.set_exception(Unavailable(ASLEEP))

    async def do(self, act: Callable[[], Awaitable[T]]) -> T:
        """Run something in this table's task and give its result."""
        if self._asleep:
            raise Unavailable(ASLEEP)
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        await self._inbox.put((act, future))
        try:
            return await future
        finally:
            del future  # it holds the refusal, the refusal this frame

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
            act, future = await self._inbox.get()
            self.used = time()
            try:
                await self._do(act, future)
                self.tell_changes()
                self.presence.tell_others()
            except Exception as error:  # not even reloading helps: this table stops, the others go on
                self.hall.log.exception("table.stopped", error, table=self.facts.id)
                self.trouble = "this table has failed in the server; its game is safe in the store"
            del act, future  # or the last one who asked would be kept until somebody else does

    async def _do(self, act: Callable[[], Awaitable[Any]], future: asyncio.Future[Any] | None) -> None:
        try:
            result = await act()
        except EXPECTED as trouble:
            if isinstance(trouble, Conflict):
                await self.reload("somebody else wrote to this table")
            _settle(future, trouble)
        except asyncio.CancelledError:
            _settle(future, Unavailable(ASLEEP))
            raise
        except Exception as error:
            self.hall.log.exception("table.failed", error, table=self.facts.id)
            _settle(future, Unavailable("this failed in the server; nothing was changed"))
            await self.reload("a request failed")
        else:
            if future is not None and not future.done():
                future.set_result(result)

    # -- readers ------------------------------------------------------------------------------------------------------

    async def join(self, connection: Connection) -> None:
        """Somebody connects."""
        seat = connection.who.seat
        self.audience.connections.add(connection)
        if seat is not None:
            self.presence.came_or_went(seat)
        self.audience.whole(connection)
        self._table_changed = True

    async def leave_soon(self, connection: Connection) -> None:
        """Somebody is gone. At once for the messages, and in turn for what others are told."""
        self.audience.leave(connection)

        async def tell() -> None:
            if connection.who.seat is not None:
                self.presence.came_or_went(connection.who.seat)
            self._table_changed = True

        self.soon(tell)

    def catch_up(self, connection: Connection) -> None:
        """A reader was too slow for every step and has read what there was."""

        async def whole() -> None:
            self.audience.whole(connection)

        self.soon(whole)

    # -- other servers ------------------------------------------------------------------------------------------------

    def owns(self) -> bool:
        """Whether this server does what nobody asked for: bots, clocks, the end of the game."""
        return self.hall.sharing.owns(self.facts.id)

    async def take_over(self) -> None:
        """The server that did so before is gone."""
        await follow(self)
        await self.go_on()

    # -- durable ----------------------------------------------------------------------------------------------------

    async def write(self, *entries: e.AnyEntry, also: Sequence[sa.Executable] = (), line: bool = False) -> None:
        """Make entries durable, then true. `line`: what lists of tables show changes too."""
        facts = self.facts
        if line:
            # What the row will say is known only after the entries; fold them into a copy first.
            preview = await self._preview(entries)
            also = [*also, update_table(row_of(preview, self.now()))]
        try:
            await self.hall.store.append(facts.id, facts.seq, entries, also)
        except StoreTrouble as trouble:
            raise self._unsaved(trouble) from None
        for entry in entries:
            self.take(entry)

    def take(self, entry: e.AnyEntry) -> None:
        """An entry is durable: now it is true."""
        self.facts.take(entry)
        if isinstance(entry, e.Chatted):
            self._chat.append(self.facts.chat[-1])
        elif not isinstance(entry, e.Answered | e.Yielded):
            self._table_changed = True

    def _unsaved(self, trouble: StoreTrouble) -> StoreTrouble:
        if isinstance(trouble, Conflict):
            return trouble
        self.hall.log.warning("store.trouble", table=self.facts.id, trouble=str(trouble))
        return StoreTrouble(f"this could not be saved, nothing was changed: {trouble}")

    async def _preview(self, entries: Sequence[e.AnyEntry]) -> Facts:
        stored = await self.hall.store.entries(self.facts.id)
        return Facts.of(self.facts.id, [*stored, *entries])

    async def _restore(self) -> None:
        self.play = None
        self.trouble = ""
        if self.facts.header is None:
            return
        try:
            # In a thread: a long game takes a while, and other tables do not wait for it.
            loop = asyncio.get_running_loop()
            self.play = await loop.run_in_executor(self.hall.restorers, Play.restore, self.tenant, self.facts)
        except BadRecord as error:
            self.trouble = f"this game cannot go on: {error}"
        except Exception as error:  # rules that fail on what they once accepted: the table says so, the others go on
            self.hall.log.exception("table.not_restored", error, table=self.facts.id)
            self.trouble = "this game cannot go on: its record fails in this version of the rules"

    async def begin(self) -> None:
        """The game is a new one, or an earlier one: everybody gets the whole of it."""
        self.halt()
        await self._restore()
        self._table_changed = False
        self.audience.forget()
        await self.go_on()

    async def reload(self, why: str) -> None:
        """The store is the truth: forget everything else."""
        self.hall.log.warning("table.reloaded", table=self.facts.id, why=why)
        self.halt()
        self.undo = None
        try:
            self.facts = Facts.of(self.facts.id, await self.hall.store.entries(self.facts.id))
        except StoreTrouble:
            return
        await self._restore()
        self.audience.forget()
        self.soon(self.go_on)

    # -- the game -------------------------------------------------------------------------------------------------

    def halt(self) -> None:
        """Nothing that was planned for this moment will happen."""
        self.moment += 1
        self.clockwork.stop()
        self.window = None
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    def open_play(self) -> Play:
        """The game, if it can be played on."""
        if self.play is None:
            raise Unavailable(self.trouble or "the game has not started")
        if self.facts.phase != "playing":
            raise Unavailable("the game is over" if self.facts.phase == "over" else "the table is closed")
        return self.play

    async def give(self, seat: int, option: Option, by: e.By) -> None:
        """Make a checked answer durable and go on with it."""
        play = self.open_play()
        window = self.window
        if window is not None and option == PASS:
            play.game.fork()._answer(option)  # rules that fail on an answer fail here, before it is durable
            await self.write(self._answered(play, seat, option, by))
            # Nobody may see by the time it takes that there was something to pass.
            window.given = option
            self.audience.tell_seat(seat, decision=True)
        else:
            await self._give_openly(play, self._answered(play, seat, option, by), option)
        self.hall.metrics.answers.inc()

    async def _give_openly(self, play: Play, entry: e.Answered, option: Option) -> None:
        """While the answer is being written, prepare what everybody will see; send it when the answer is durable."""
        before, undo = play.mark(), self.undo
        self.halt()
        self._lapse()
        try:
            play.step(option)
        except Exception:
            play.return_to(before)
            raise
        saving = self.hall.store.begin(self.facts.id, self.facts.seq, [entry])
        self.hall.store.give_way()
        self.facts.take(entry)
        self.audience.hold()
        plain = play.stop == "asks" and not self._yields(play) and not self._yields_may_end()
        failed: Exception | None = None
        try:
            if plain:
                self._ask(play)
        except Exception as error:  # words that fail: what is being written must be waited for all the same
            failed = error
        try:
            await saving
        except StoreTrouble as trouble:
            self.facts.untake(entry)
            play.return_to(before)
            self.undo = undo
            self.audience.drop()
            self.later(0, self.go_on)
            raise self._unsaved(trouble) from None
        if failed is not None:
            raise failed
        self.audience.release()
        if plain:
            self._ask_bot_if_any(play)
        else:
            await self._after(play, before.told)

    def _answered(self, play: Play, seat: int, option: Option, by: e.By) -> e.Answered:
        return e.Answered(
            at=self.now(),
            number=play.game.number,
            seat=seat,
            key=key(option),
            spent=self.clockwork.used() if by in ("seat", "clock") else 0,
            by=by,
            digest=play.digest_before(),
        )

    async def _after(self, play: Play, told: int) -> None:
        """Go on after an answer that more than a plain question may follow."""
        try:
            await self._end_yields(play, told)
        except Conflict:
            raise
        except StoreTrouble:
            self.later(RETRY_SECONDS, self.go_on)
        await self.go_on()

    async def move(self, option: Option) -> None:
        """Apply an answer that is durable already."""
        play = self.open_play()
        self.halt()
        self._lapse()
        told = len(play.story)
        play.step(option)
        await self._after(play, told)

    async def go_on(self) -> None:
        """From here to where a person must decide or time must pass."""
        play = self.play
        if play is None or self.facts.phase != "playing" or self.trouble:
            self.tell_changes()
            return
        self.halt()
        try:
            await self._settle(play)
        except Conflict:
            raise
        except StoreTrouble:
            # What led here is durable and may be seen; what the table wanted to answer itself must wait.
            self.later(RETRY_SECONDS, self.go_on)
            self.show()
            return
        if play.stop == "over":
            if self.owns():
                await self._finish(play)
            self.show()
        elif play.stop == "window":
            if not self.is_quick(play):
                self.window = self.clockwork.open_window(play)
            self.show()
        else:
            self._ask(play)
            self._ask_bot_if_any(play)

    def _ask(self, play: Play) -> None:
        """Put the open question to whoever must answer it, with the clock running for a person."""
        if not self.facts.chairs[self._decider(play)].answered_by:
            self.clockwork.start(play)
        self.show()

    async def _settle(self, play: Play) -> None:
        """Pass everything that passes without a person."""
        hold = 0.0
        loop = asyncio.get_running_loop()
        while True:
            if play.stop == "window" and self.is_quick(play) and (self.owns() or not play.is_choice):
                if not hold:
                    self.show()
                    hold = loop.time() + beat_for(self.facts)
                await self._pass_quickly(play)
                continue
            if hold:
                await asyncio.sleep(max(0.0, hold - loop.time()))
                hold = 0.0
            if play.stop == "asks" and self._yields(play) and self.owns():
                await self._quick_answer(play, PASS, "yield")
                continue
            return

    def _decider(self, play: Play) -> int:
        assert play.game.decision is not None
        return play.game.decision.seat

    def is_quick(self, play: Play) -> bool:
        """Whether a window passes without a person: a bot's, or a yielding person's."""
        decision = play.game.decision
        assert decision is not None
        chair = self.facts.chairs[decision.seat]
        return bool(chair.answered_by) or (chair.yields(decision.kind) and can_pass(play.game))

    def _yields(self, play: Play) -> bool:
        decision = play.game.decision
        assert decision is not None
        chair = self.facts.chairs[decision.seat]
        return not chair.answered_by and chair.yields(decision.kind) and can_pass(play.game)

    async def _pass_quickly(self, play: Play) -> None:
        decision = play.game.decision
        assert decision is not None
        if not play.is_choice:
            play.pass_by()
            return
        level = self.facts.chairs[decision.seat].answered_by
        if level:
            await self._quick_answer(play, await self.ask_bot(play, level), "bot")
        else:
            await self._quick_answer(play, PASS, "yield")

    async def _quick_answer(self, play: Play, option: Option, by: e.By) -> None:
        decision = play.game.decision
        assert decision is not None
        play.game.fork()._answer(option)
        await self.write(self._answered(play, decision.seat, option, by))
        first = len(play.story)
        play.step(option)
        await self._end_yields(play, first)

    def _yields_may_end(self) -> set[str]:
        """The marks that somebody's standing yields wait for."""
        return {chair.until for chair in self.facts.chairs if chair.until and chair.kinds}

    async def _end_yields(self, play: Play, first: int) -> None:
        """Standing yields end at the mark they were meant for."""
        waiting = self._yields_may_end()
        if not waiting or not self.owns():
            return
        scene = Scene("en", self.facts.names, SPECTATOR, play.game.view(SPECTATOR))
        said = [self.tenant.words.event(event.kind, event.seen_by(SPECTATOR), scene) for event in play.story[first:]]
        marks = waiting & {line.mark for line in said if line is not None}
        for seat, chair in enumerate(self.facts.chairs):
            if chair.kinds and chair.until in marks:
                await self.write(e.Yielded(at=self.now(), seat=seat, kinds=[]))
                self.audience.tell_seat(seat)

    def _ask_bot_if_any(self, play: Play) -> None:
        level = self.facts.chairs[self._decider(play)].answered_by
        if level and self.owns():
            self._thinking = asyncio.create_task(self._think(play, level, self.moment))

    async def _think(self, play: Play, level: str, moment: int) -> None:
        loop = asyncio.get_running_loop()
        until = loop.time() + self.facts.rules.bot_pace / 1000
        option = await self.ask_bot(play, level)
        await asyncio.sleep(max(0.0, until - loop.time()))

        async def answer() -> None:
            decision = play.game.decision
            if self.moment == moment and decision is not None:
                self._thinking = None
                await self._or_again(decision.seat, option, "bot")

        self.soon(answer)

    async def _or_again(self, seat: int, option: Option, by: e.By) -> None:
        """An answer that the table gives: if it cannot be saved now, it can later."""
        try:
            await self.give(seat, option, by)
        except Conflict:
            raise
        except StoreTrouble:
            self.later(RETRY_SECONDS, self.go_on)

    async def ask_bot(self, play: Play, level: str) -> Option:
        game = play.game
        decision = game.decision
        assert decision is not None
        shown = game.decision_view(decision.seat)
        assert shown is not None
        seed = derive(self.facts.secret, "bot", decision.seat, game.number)
        level = level if level in self.tenant.bots else self.tenant.strongest
        payers = self.hall.payers(self.facts)
        return parse(await self.hall.desk.choose(self.facts.game, level, game.view(decision.seat), shown, seed, payers))

    async def answer_for(self, moment: int, by: e.By) -> None:
        """Time is up: a pass if there is one, else what the strongest bot would do."""
        play, window = self.play, self.window
        if self.moment != moment or play is None or play.game.decision is None or not play.is_choice:
            return
        if not self.owns():
            return
        if window is not None and window.given is not None:
            return
        seat = play.game.decision.seat
        option = play.default() or await self.ask_bot(play, self.tenant.strongest)
        if by == "clock":
            await self.note(f"{self.facts.names[seat]}: time is up, the table answers {key(option)!r}")
        await self._or_again(seat, option, by)

    async def release(self, moment: int) -> None:
        """A window closes."""
        play, window = self.play, self.window
        if self.moment != moment or play is None or window is None:
            return
        if window.given is not None:
            await self.move(window.given)
        elif not play.is_choice:
            play.pass_by()
            await self.go_on()

    async def _finish(self, play: Play) -> None:
        """Write the record of a finished game. If that fails it is tried again: the game itself is in the store."""
        record = play.record()
        if not self.facts.known:
            record.header = fair.told(record.header, self.facts.secret, self.facts.contributions())
        record_id = f"{self.facts.id}-{self.facts.undos}"
        row = RecordRow(
            id=record_id,
            game=self.facts.game,
            kind="record",
            listed=self.facts.rules.listed,
            table_id=self.facts.id,
            owner=self.facts.host_account or self.facts.host,
            setting=as_json(self.facts.setting.public()),
            names=as_json(list(self.facts.names)),
            answers=len(record.answers),
            complete=True,
            made=self.now(),
            text=records.write(record),
        )
        ended = e.Ended(
            at=self.now(), record=record_id, scores=play.game.scores(), digest=record.digests[len(record.answers)]
        )
        try:
            await self.write(ended, also=[insert_record(row)], line=True)
        except Conflict:
            raise
        except StoreTrouble:
            self.later(RETRY_SECONDS, self.go_on)

    def _lapse(self) -> None:
        if self.undo is not None:
            self.undo = None
            self._table_changed = True

    def waits_for_a_person(self) -> bool:
        """Nothing will happen here by itself."""
        timed = self.window is not None or self.clockwork.until is not None
        return self._thinking is None and not timed and self._inbox.empty()

    # -- what people see ------------------------------------------------------------------------------------------

    def now(self) -> int:
        return self.hall.now()

    def changed(self) -> None:
        """Something in the table's state will have to be told."""
        self._table_changed = True

    def show(self) -> None:
        """Tell everybody how the game stands now."""
        chat, self._chat = self._chat, []
        changed, self._table_changed = self._table_changed, False
        self.audience.show(changed, chat)

    def tell_changes(self) -> None:
        """Tell what changed around the game."""
        if self._chat or self._table_changed:
            chat, self._chat = self._chat, []
            changed, self._table_changed = self._table_changed, False
            self.audience.tell_table(changed, chat)

    async def note(self, text: str) -> None:
        """The table itself says something."""
        await self.write(e.Chatted(at=self.now(), seat=None, name="", text=text))

    def chair_of(self, connection: Connection) -> Chair | None:
        return None if connection.who.seat is None else self.facts.chairs[connection.who.seat]

    def you(self, connection: Connection) -> You:
        who = connection.who
        return You(who.seat, who.host, who.account_name, who.admin)

    def decision_number(self, seat: int) -> int:
        """What names the open decision to the seat that decides it. Counts only what that seat knows of, so that nobody
        can tell from it how many secret decisions others had."""
        return (self.facts.undos << 20) + self.facts.chairs[seat].answers + 1

    def decision_for(self, seat: int) -> tuple[DecisionView | None, int, int | None]:
        """The open decision as a seat may know it, its number, and when the table will answer it."""
        play = self.play
        if play is None or self.facts.phase != "playing" or self.trouble:
            return None, 0, None
        decision = play.game.decision
        shown = play.game.decision_view(seat)
        if decision is None or shown is None:
            return None, 0, None
        window = self.window
        if decision.secret and (not play.is_choice or window is None or window.given is not None):
            return HIDDEN, 0, None
        mine = decision.seat == seat
        until = self.clockwork.until if mine or not decision.secret else None
        return shown, self.decision_number(seat) if mine else 0, until

    def clock_state(self) -> ClockState | None:
        return self.clockwork.state()

    def reasons(self, seat: int, answer: str, lang: Lang) -> list[Why]:
        """Why a seat cannot give this answer now."""
        play = self.play
        if play is None or play.game.over:
            return [Why("", "no decision is open")]
        found: list[Reason] = play.game.why_not(seat, answer)
        decision = play.game.decision
        if not found and decision is not None and (decision.seat != seat or parse(answer) not in decision.options):
            found = [Reason("" if decision.secret else decision.clause, "it is not offered now", "not-offered")]
        scene = Scene(lang, self.facts.names, seat, play.game.view(seat))
        return [Why(reason.clause, self.tenant.words.reason(reason, scene)) for reason in found]

    def state(self, lang: Lang) -> TableState:
        return table_state(self, lang)


def _settle(future: asyncio.Future[Any] | None, trouble: BaseException) -> None:
    if future is not None and not future.done():
        # Without the frames it came through: they hold the future, which would hold them.
        future.set_exception(trouble.with_traceback(None))
