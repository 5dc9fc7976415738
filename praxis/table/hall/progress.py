"""How a game goes on at its table: from stop to stop, with people, bots, clocks and standing orders. All of this runs
in the table's task. Every answer comes in by `Progress.answer` or closes a chance, and takes effect in
`Progress._apply`."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from praxis.kernel.decision import PASS, TIME, Option, key, parse
from praxis.kernel.errors import Illegal
from praxis.kernel.game import DecisionView
from praxis.table.game.driver import Ask, Play, default
from praxis.table.hall.bots import BotsAtTable, whole_beats
from praxis.table.hall.explaining import Explaining
from praxis.table.hall.journal import Batch
from praxis.table.hall.orders import StandingOrders
from praxis.table.hall.pace import PATIENCE, Clockwork, OpenChance
from praxis.table.hall.refusing import Unavailable
from praxis.table.history import entries as e
from praxis.table.store import Conflict, StoreTrouble
from praxis.table.wire.render import HIDDEN, Shown

if TYPE_CHECKING:
    from collections.abc import Iterable

    from praxis.table.hall.pace import Given
    from praxis.table.hall.table import Table
    from praxis.table.history.facts import Chair

RETRY_SECONDS: Final = 5.0


class Progress:
    """The game of one table."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.play: Play | None = None
        self.chance: OpenChance | None = None
        self.moment = 0
        """A number that goes up whenever the game moves. What was planned for an earlier number is void."""
        self.clockwork: Final = Clockwork(table)
        self.orders: Final = StandingOrders(table)
        self.bots: Final = BotsAtTable(table)
        self.explaining: Final = Explaining(table)
        self._limit: asyncio.TimerHandle | None = None
        """The timer that ends the game when its time is over."""
        self._acted_since_pause = True
        """Whether somebody has done something since the last common beat."""

    # -- one door ---------------------------------------------------------------------------------------------------

    async def answer(self, seat: int, answer: str, by: e.By) -> None:
        """Give an answer. It is refused and changes nothing, or it is saved when this returns."""
        play = self.open_play()
        ask = self.ask_of(seat)
        if ask is None:
            decision = play.game.decision
            raise Illegal("you have nothing to decide now", _clause(decision.clause if decision else "", self.chance))
        option = ask.check(answer)
        if self.chance is not None:
            await self._choose(self.chance, ask, option)
        else:
            await self._apply(play, [(option, by)])
        self.table.hall.metrics.answers.inc()

    def ask_of(self, seat: int) -> Ask | None:
        """What a seat is asked now and has not answered yet; None if nothing."""
        play = self.play
        if play is None or play.game.decision is None:
            return None
        if self.chance is not None:
            return self.chance.ask_of(seat)
        decision = play.game.decision
        return Ask(play.game, decision) if decision.seat == seat and not decision.chance else None

    def has_chosen(self, seat: int) -> bool:
        """Whether a seat has answered the open chance."""
        return self.chance is not None and seat in self.chance.chosen

    def open_play(self) -> Play:
        """The game, if it can be played on."""
        if self.play is None or self.table.trouble:
            raise Unavailable(self.table.trouble or "the game has not started")
        phase = "over" if self.play.game.over else self.table.facts.phase
        if phase != "playing":
            raise Unavailable("the game is over" if phase == "over" else "the table is closed")
        return self.play

    async def _choose(self, chance: OpenChance, ask: Ask, option: Option) -> None:
        """Note an answer to a chance. Nobody else is told of it until the chance closes."""
        chosen = e.Chosen(at=self.table.now(), seat=ask.seat, stop=self.table.facts.stops, key=key(option))
        await self.table.journal.write(chosen)
        chance.chosen[ask.seat] = (option, "chance")
        self.table.audience.tell_seat(ask.seat, decision=True)
        await self._close_if_decided()

    async def _close_if_decided(self) -> None:
        given = None if self.chance is None else self.chance.outcome()
        if given is not None and self.table.owns():
            await self.or_again(given)

    async def or_again(self, given: list[Given]) -> None:
        """Give answers that nobody waits for. If the store fails, the table tries again a little later."""
        try:
            await self._apply(self.open_play(), given)
        except Conflict:
            raise
        except StoreTrouble:
            self.table.later(RETRY_SECONDS, self.go_on)

    # -- giving answers ---------------------------------------------------------------------------------------------

    async def _apply(self, play: Play, given: list[Given]) -> None:
        """Give answers, pass the stops that need nobody, and show the stop that is reached.

        While the answers are being saved, prepare what everybody will see; send it when they are saved.
        """
        batch, spent = Batch(self.table, play), self.clockwork.used()
        if self.chance is not None and self.chance.beat:
            self._acted_since_pause = False
        self.halt()
        self.table.lapse()
        try:
            self._give(batch, given, spent)
            self._answer_automatically(batch)
            batch.close()
        except Exception:
            batch.take_back()
            raise
        saving = batch.begin_saving()
        audience = self.table.audience
        audience.prepare_only()
        failed: Exception | None = None
        shown = False
        try:
            shown = self._present(play)
        except Exception as error:  # the words fail: the write that has begun must still be waited for
            failed = error
        try:
            await saving
        except StoreTrouble as trouble:
            self.halt()
            batch.take_back()
            audience.drop_prepared()
            self.table.later(0, self.go_on)
            raise self.table.journal.unsaved(trouble) from None
        if failed is not None:
            raise failed
        audience.send_prepared()
        for seat in batch.ended:
            audience.tell_seat(seat)
        if shown:
            self.bots.ask_if_any(play)
        else:
            await self.go_on()

    def _give(self, batch: Batch, given: list[Given], spent: int = 0) -> None:
        """Give the answers to one stop."""
        play = batch.play
        for option, by in given:
            decision = play.game.decision
            assert decision is not None
            first = len(play.story)
            choice = self.explaining.before(play, option, by)
            batch.answer(
                e.Answered(
                    at=self.table.now(),
                    number=play.game.number,
                    seat=decision.seat,
                    key=key(option),
                    spent=spent if by in ("seat", "clock") else 0,
                    by=by,
                    stop=batch.stop,
                    digest=play.digest_before() if len(decision.options) > 1 else "",
                )
            )
            self.explaining.after(play, choice, first)
            self._acted_since_pause = self._acted_since_pause or option != PASS
            self.orders.end(batch, play.story[first:])
        batch.next_stop()

    def _answer_automatically(self, batch: Batch) -> None:
        """Pass all stops that need no person, no bot and no time."""
        play = batch.play
        while True:
            if play.stop == "asks":
                ask = Ask(play.game, play.game.decision) if play.game.decision is not None else None
                if ask is None or not (self.orders.yields(ask) or self.orders.is_forced(ask)):
                    return
                self._give(
                    batch, [(ask.decision.options[0], "window") if self.orders.is_forced(ask) else (PASS, "yield")]
                )
            elif play.stop == "chance":
                asks = play.asks()
                if any(self._chair(ask).answered_by for ask in asks):
                    return
                chance = self._opened(batch, play, asks)
                given = None if self._wants_beat(play, chance) else chance.outcome()
                if given is None:
                    return
                self._give(batch, given)
            else:
                return

    def _present(self, play: Play) -> bool:
        """Show the stop that is reached and start its time. False if more must be done first."""
        if play.stop == "over":
            return False
        if play.stop == "asks":
            assert play.game.decision is not None
            if not self.table.facts.chairs[play.game.decision.seat].answered_by:
                self.clockwork.start(play)
            self.table.show()
            return True
        asks = play.asks()
        if any(self._chair(ask).answered_by for ask in asks):
            return False
        self._open(play, self._opened(None, play, asks))
        return True

    # -- going on by itself -----------------------------------------------------------------------------------------

    def halt(self) -> None:
        """Stop the clocks, the open chance and the bots' thoughts, because the decision that they were for is over."""
        self.moment += 1
        self.clockwork.stop()
        self.chance = None
        self.bots.forget()

    async def go_on(self) -> None:
        """Go on to where a person must decide or time must pass."""
        table, play = self.table, self.play
        if play is None or table.facts.phase != "playing" or table.trouble:
            table.tell_changes()
            return
        self.halt()
        self.watch_limit()
        try:
            await self._go_without_people(play)
        except Conflict:
            raise
        except StoreTrouble:
            # What led here is saved and may be seen; what the table wanted to answer itself must wait.
            table.later(RETRY_SECONDS, self.go_on)
            table.show()
            return
        if play.stop == "over":
            if table.owns():
                await self._finish(play)
            table.show()
        elif self.chance is not None:
            self._open(play, self.chance)
        else:
            self._present(play)
            self.bots.ask_if_any(play)

    async def _go_without_people(self, play: Play) -> None:
        """Pass all stops that need no person, and ask bots at chances.

        Chances in a row at which bots are asked take one beat together, however long the bots think. What the bots do
        in it is shown at its end.
        """
        loop = asyncio.get_running_loop()
        began: float | None = None
        while True:
            if self.table.owns():
                await self._save(self._tried(Batch(self.table, play)))
            if play.stop != "chance":
                break
            chance = self._opened(None, play, play.asks())
            bots = [ask for ask in chance.asks if self._chair(ask).answered_by]
            if bots and self.table.owns():
                if began is None:
                    self.table.show()
                    began = loop.time()
                for ask in bots:
                    chance.chosen[ask.seat] = (await self.bots.choose(ask, self._chair(ask).answered_by), "bot")
            given = None if self._wants_beat(play, chance) else chance.outcome()
            if given is None or not self.table.owns():
                self.chance = chance
                break
            if given[-1][0] != PASS and began is not None:
                await whole_beats(began)
                began = None
            await self._save(self._tried(Batch(self.table, play), given))
        if began is not None:
            await whole_beats(began)

    def _tried(self, batch: Batch, given: list[Given] | None = None) -> Batch:
        """The batch of these answers, or of stops that pass by themselves; None if the rules fail."""
        try:
            if given is None:
                self._answer_automatically(batch)
            else:
                self._give(batch, given)
        except Exception:
            batch.take_back()
            raise
        return batch

    async def _save(self, batch: Batch) -> None:
        """Save the batch, if anything is in it."""
        if not batch.moved:
            return
        batch.close()
        try:
            await batch.begin_saving()
        except StoreTrouble as trouble:
            batch.take_back()
            raise self.table.journal.unsaved(trouble) from None
        for seat in batch.ended:
            self.table.audience.tell_seat(seat)

    async def _finish(self, play: Play) -> None:
        """Write the record. If that fails it is tried again: the game itself is in the store."""
        try:
            await self.table.journal.finish(play)
        except Conflict:
            raise
        except StoreTrouble:
            self.table.later(RETRY_SECONDS, self.go_on)

    # -- chances ----------------------------------------------------------------------------------------------------

    def _chair(self, ask: Ask) -> Chair:
        return self.table.facts.chairs[ask.seat]

    def _opened(self, batch: Batch | None, play: Play, asks: list[Ask]) -> OpenChance:
        """The chance before anybody answers it: which seats have yielded, and for which the table waits."""
        chance = OpenChance(asks)
        facts = self.table.facts
        stop = facts.stops if batch is None else batch.stop
        for ask in asks:
            chosen = facts.chosen.get(ask.seat)
            if chosen is not None and chosen.stop == stop and parse(chosen.key) in ask.decision.options:
                chance.chosen[ask.seat] = (parse(chosen.key), "chance")
            elif not self._chair(ask).answered_by:
                self.orders.heed(play, chance, ask)
        return chance

    def _wants_beat(self, play: Play, chance: OpenChance) -> bool:
        """Whether this chance gets a common beat: something was done that it can answer, so every seat that has not
        answered yet gets time."""
        if not self._acted_since_pause or not self.table.facts.rules.window or not play.game.is_answering():
            return False
        return any(ask.seat not in chance.chosen and not self._chair(ask).answered_by for ask in chance.asks)

    def _open(self, play: Play, chance: OpenChance) -> None:
        self.chance = chance
        facts = self.table.facts
        waits: list[int] = []
        seconds = self.table.hosted.kind.patience(facts.setting.options, chance.kind)
        if seconds is not None:
            waits.append(seconds * 1000)
        away = chance.waits - self.table.presence.seats()
        if facts.rules.clock.kind != "none" or any(not self.orders.is_alone(seat) for seat in away):
            waits.append(PATIENCE)
        self.clockwork.open_chance(chance, self._wants_beat(play, chance), min(waits, default=None))
        self.table.show()

    async def beat_is_over(self, moment: int) -> None:
        chance = self.chance
        if self.moment != moment or chance is None:
            return
        chance.beat = False
        chance.until = None
        self._acted_since_pause = False
        if chance.outcome() is None:
            self.table.show()
        else:
            await self._close_if_decided()

    async def waits_no_longer(self, moment: int) -> None:
        """Stop waiting at the open chance for people who are away or whose clock has run out."""
        if self.moment == moment and self.chance is not None:
            self.chance.waits.clear()
            self.chance.beat = False
            await self._close_if_decided()

    async def heed(self, seat: int, held: bool = False) -> None:
        """Act on a seat's change of its orders, yields or hold. Nobody else is told, except of a hold."""
        self.table.audience.tell_seat(seat)
        play, chance = self.play, self.chance
        if play is None or play.game.over or self.table.facts.phase != "playing":
            return
        ask = self.ask_of(seat)
        if ask is None:
            return
        if chance is None:
            if self.orders.yields(ask) and self.table.owns():
                await self.or_again([(PASS, "yield")])
            return
        self.orders.heed(play, chance, ask)
        if held:
            self.table.show()
        else:
            self.table.audience.tell_seat(seat, decision=True)
        await self._close_if_decided()

    # -- bots and clocks ---------------------------------------------------------------------------------------------

    async def time_is_up(self, moment: int) -> None:
        """Answer for a seat whose time is up: no to what others want of it, a pass if it is offered, else as the usual
        bot would."""
        play = self.play
        if self.moment != moment or play is None or play.game.decision is None or not self.table.owns():
            return
        ask = Ask(play.game, play.game.decision)
        option = default(ask.decision, self.table.hosted.kind.unanswered) or await self.bots.choose(
            ask, self.table.hosted.usual_bot
        )
        name = self.table.facts.names[ask.seat]
        await self.table.note(f"{name}: time is up, the table answers {key(option)!r}")
        await self.or_again([(option, "clock")])

    @property
    def until(self) -> int | None:
        """When the agreed time of the game is over; None if it has no limit or is not being played."""
        facts = self.table.facts
        seconds = self.table.hosted.kind.seconds(facts.setting.options)
        return None if seconds is None or facts.phase != "playing" else facts.started + seconds * 1000

    def watch_limit(self) -> None:
        """Set the timer that ends the game when its time is over."""
        until = self.until
        if until is not None and self._limit is None and self.play is not None and not self.play.game.over:
            self._limit = self.table.later((until - self.table.now()) / 1000, self.limit_is_over)

    async def limit_is_over(self) -> None:
        """End the game because its agreed time is over. Seats with only one option pass first: a record has only
        choices, and its game must end at the same place."""
        self._limit = None
        play = self.play
        if play is None or play.game.over or self.table.facts.phase != "playing" or not self.table.owns():
            return
        self.halt()
        self.table.lapse()
        batch = Batch(self.table, play)
        try:
            while play.game.decision is not None and len(play.game.decision.options) == 1:
                self._give(batch, [(play.game.decision.options[0], "window")])
            if play.game.decision is not None:
                self._give(batch, [(TIME, "window")])
        except Exception:
            batch.take_back()
            raise
        try:
            await self._save(batch)
        except StoreTrouble:
            self._limit = self.table.later(RETRY_SECONDS, self.limit_is_over)
            raise
        await self.go_on()

    def waits_for_a_person(self) -> bool:
        """Whether the game goes on only when a person answers."""
        timed = self.clockwork.until is not None or (self.chance is not None and self.chance.beat)
        return not self.bots.thinks and not timed

    async def stop(self) -> None:
        self.clockwork.stop()
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None
        await self.bots.stop()

    async def chosen_elsewhere(self, entry: e.Chosen) -> None:
        """Note that a seat has answered the open chance at another server."""
        chance = self.chance
        if chance is not None and entry.stop == self.table.facts.stops:
            chance.chosen[entry.seat] = (parse(entry.key), "chance")
            self.table.audience.tell_seat(entry.seat, decision=True)
            await self._close_if_decided()

    # -- what other servers wrote -----------------------------------------------------------------------------------

    def follow(self, entry: e.Answered | e.Passed) -> None:
        """Take over the answers that were given at another server."""
        play = self.open_play()
        self.halt()
        if isinstance(entry, e.Passed):
            for _ in range(entry.bare):
                play.step_bare()
            return
        while play.game.number == entry.number and play.game.decision is not None:
            if len(play.game.decision.options) > 1:
                play.step(parse(entry.key))
                self._acted_since_pause = self._acted_since_pause or parse(entry.key) != PASS
                return
            play.step_bare()
        raise Conflict("another server has played on differently")

    # -- what a seat may know of it ---------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The number that names the open decision. It counts stops, which are public."""
        return (self.table.facts.undos << 20) + self.table.facts.stops + 1

    def shown_to(self, seats: Iterable[int]) -> dict[int, Shown]:
        """The open decision as each of these seats may know it."""
        play = self.play
        decision = None if play is None else play.game.decision
        if play is None or decision is None or self.table.facts.phase != "playing" or self.table.trouble:
            return dict.fromkeys(seats, Shown(None))
        if decision.chance:
            return {seat: self._shown_chance(seat) for seat in seats}
        # It is public that this decision is open, even if the rules alone would not tell.
        public = DecisionView(decision.seat, decision.kind, decision.clause, decision.source, None)
        found = dict.fromkeys(seats, Shown(public, 0, self.clockwork.until))
        if decision.seat in found:
            found[decision.seat] = Shown(Ask(play.game, decision).view(), self.number, self.clockwork.until)
        return found

    def _shown_chance(self, seat: int) -> Shown:
        chance = self.chance
        ask = None if chance is None else chance.ask_of(seat)
        told = None if chance is None else chance.shown()
        if ask is None or chance is None or self._chair(ask).answered_by:
            return Shown(HIDDEN, chance=told)
        waits = seat in chance.waits
        until = self.clockwork.until if waits else chance.until
        return Shown(ask.view(), self.number, until, told, waits)


def _clause(clause: str, chance: OpenChance | None) -> str:
    """The clause of a question; empty while several seats are asked, as it would tell what one of them is asked."""
    return "" if chance is not None else clause
