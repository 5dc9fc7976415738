"""How many plays went by unasked: of the moments at which a person had a play that the house bot would have made, those
at which the table did not wait for her.

Only chances to react count: at all other questions the table waits anyway. A person who reacts in the common beat, or
who holds, has noticed the moment by herself: it counts as unasked all the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final
from unittest.mock import patch

from praxis.kernel.decision import PASS, key
from praxis.kernel.rng import derive
from praxis.table.game.bot_workers import BotWorkers
from praxis.table.hall.progress import Progress

if TYPE_CHECKING:
    import msgspec

    from praxis.kernel.game import DecisionView
    from praxis.table.game.driver import Ask, Play
    from praxis.table.hall.journal import Batch
    from praxis.table.hall.pace import Given

HOUSE: Final = "house"


class Missed:
    """Counts these moments at all tables of this process."""

    def __init__(self) -> None:
        self.moments = 0
        self.unasked: Counter[str] = Counter()
        """The moments at which the table did not wait, by what they were about and what the bot would have done."""

    @property
    def share(self) -> float:
        return sum(self.unasked.values()) / max(1, self.moments)

    @contextmanager
    def counting(self) -> Iterator[None]:
        """Count while games are played."""
        give = Progress._give

        def counted(progress: Progress, batch: Batch, given: list[Given], spent: int = 0) -> None:
            if batch.play.stop == "chance":
                self._count(progress, batch.play, given)
            give(progress, batch, given, spent)

        with patch.object(Progress, "_give", counted):
            yield

    def _count(self, progress: Progress, play: Play, given: list[Given]) -> None:
        # Who comes after the first who does something is not passed: her moment comes again.
        for ask, (_, by) in zip(play.asks(), given, strict=False):
            if by == "bot" or not ask.is_choice:
                continue
            wish = self._wish(progress, ask)
            if wish == key(PASS):
                continue
            self.moments += 1
            if by == "yield" or not progress.orders.waits_for(play, ask):
                why = " ".join(play.game.concerns(ask.seat))
                self.unasked[f"{by}: {ask.decision.kind} {wish.split()[0]} {why}"] += 1

    def _wish(self, progress: Progress, ask: Ask) -> str:
        bot = progress.table.hosted.bots[HOUSE]
        return bot.choose(ask.game.view(ask.seat), ask.view(), derive("wish", ask.seat, ask.game.number))


@contextmanager
def bots_in_this_process() -> Iterator[None]:
    """Let bots think here, where the clock stands still meanwhile, and not in processes of their own."""

    async def choose(
        workers: BotWorkers, game: str, level: str, view: msgspec.Struct, decision: DecisionView, seed: int, *_: Any
    ) -> str:
        return workers._hosted_games[game].bots[level].choose(view, decision, seed)

    with patch.object(BotWorkers, "choose", choose):
        yield
