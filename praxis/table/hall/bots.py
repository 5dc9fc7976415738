"""Bots at a table: they are asked like people, and answer at moments that do not tell how hard the answer was to
find."""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from typing import TYPE_CHECKING, Final

import msgspec

from praxis.kernel.decision import PASS, Option, parse
from praxis.kernel.rng import derive
from praxis.table.game.bot_workers import BotFailed
from praxis.table.game.driver import Ask, Play
from praxis.table.game.hosted import RANDOM
from praxis.table.hall.pace import BOTS_BEAT
from praxis.table.history import entries as e

if TYPE_CHECKING:
    from praxis.table.hall.table import Table


OFTEN: Final = 6
"""How often the same question is put to a bot in one turn; then it passes."""


class BotsAtTable:
    """The bots of one table."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self._thinking: asyncio.Task[None] | None = None
        self._instead: dict[tuple[int, str], str] = {}
        """The simpler bot that plays for one that has failed, by seat and by the level of the failed bot."""
        self._asked: Counter[tuple[int, str, tuple[Option, ...]]] = Counter()
        """How often each question was asked of each bot in this turn."""
        self._turn = -1

    @property
    def thinks(self) -> bool:
        return self._thinking is not None

    def ask_if_any(self, play: Play) -> None:
        """Let a bot think, if one is asked alone."""
        decision = play.game.decision
        if play.stop != "asks" or decision is None or not self.table.owns():
            return
        level = self.table.facts.chairs[decision.seat].answered_by
        if level:
            thought = self._think(Ask(play.game, decision), level, self.table.progress.moment)
            self._thinking = asyncio.create_task(thought)

    async def _think(self, ask: Ask, level: str, moment: int) -> None:
        began = asyncio.get_running_loop().time()
        option = await self.choose(ask, level)
        await whole_beats(began, self.table.facts.rules.bot_pace / 1000 * unevenness(moment))

        async def answer() -> None:
            if self.table.progress.moment == moment:
                self._thinking = None
                await self.table.progress.or_again([(option, "bot")])
                self.table.hall.metrics.answers.inc()

        self.table.soon(answer)

    async def choose(self, ask: Ask, level: str) -> Option:
        """The answer of a bot of this level. For a person it agrees to nothing: that would be a word of hers."""
        if not ask.is_choice:
            return ask.decision.options[0]
        table = self.table
        kind, asked = table.hosted.kind, ask.view()
        if table.facts.chairs[ask.seat].is_person and ask.decision.kind in kind.unanswered:
            return kind.unanswered[ask.decision.kind]
        if asked.options is not None and kind.in_person:
            sayable = [option for option in asked.options if parse(option)[0] not in kind.in_person]
            asked = msgspec.structs.replace(asked, options=sayable)
        seed = derive(table.facts.secret, "bot", ask.seat, ask.game.number)
        level = level if level in table.hosted.bots else table.hosted.usual_bot
        view, limit_keys = ask.game.view(ask.seat), table.hall.limit_keys(table.facts)
        if self._goes_round(ask, getattr(view, "turn", 0)):
            return PASS
        while True:
            level = self._instead.get((ask.seat, level), level)
            try:
                key = await table.hall.bot_workers.choose(
                    table.facts.game, level, view, asked, seed, limit_keys, table.facts.id
                )
                return parse(key)
            except BotFailed as failure:
                simpler = self._simpler(level)
                table.hall.log.warning(
                    "bot.failed",
                    table=table.facts.id,
                    seat=ask.seat,
                    level=level,
                    why=failure.why,
                    error=failure.error,
                    instead=simpler,
                )
                self._instead[ask.seat, level] = simpler
                self._tell(ask.seat, level, simpler)

    def _goes_round(self, ask: Ask, turn: int) -> bool:
        """Whether a bot that may pass is asked the same again and again in a turn. Bots have no memory between two
        choices, so a bot that has found something that costs nothing would do it for ever."""
        if turn != self._turn:
            self._turn = turn
            self._asked.clear()
        question = (ask.seat, ask.decision.kind, tuple(ask.decision.options))
        self._asked[question] += 1
        return self._asked[question] > OFTEN and PASS in ask.decision.options

    def _simpler(self, level: str) -> str:
        """The next simpler bot; the last one cannot fail."""
        levels = list(self.table.hosted.bots)
        return levels[levels.index(level) - 1] if level in levels[1:] else RANDOM

    def _tell(self, seat: int, level: str, simpler: str) -> None:
        """Write down that a simpler bot plays on, and tell everybody at the table."""
        table = self.table

        async def replaced() -> None:
            if table.facts.phase == "playing" and table.facts.chairs[seat].answered_by == level and table.owns():
                own = table.facts.chairs[seat].gave_up is not None
                await table.write(e.BotCame(at=table.now(), seat=seat, level=simpler, own=own))
                await table.note(f"{table.facts.names[seat]}: the bot {level!r} has failed, {simpler!r} plays on")
                table.show()

        table.soon(replaced)

    def forget(self) -> None:
        """Cancel the thought of a bot: its question is no longer open."""
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    async def stop(self) -> None:
        thinking = self._thinking
        self.forget()
        if thinking is not None:
            await asyncio.gather(thinking, return_exceptions=True)


def unevenness(moment: int) -> float:
    """How many beats a bot waits before it answers: 0.6 to 1.4, by how often the table was asked and nothing else."""
    return 0.6 + derive("beat", moment) % 1000 / 1250


async def whole_beats(began: float, beat: float = BOTS_BEAT) -> None:
    """Wait until a whole number of beats, at least one, has passed since then."""
    loop = asyncio.get_running_loop()
    if beat > 0:
        beats = max(1, math.ceil((loop.time() - began) / beat))
        await asyncio.sleep(max(0.0, began + beats * beat - loop.time()))
