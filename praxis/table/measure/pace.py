"""How fast a game of V:TES goes among people: five scripted players at a real server, by a clock that skips the
waiting.

Each player needs 1.5 s for a choice of her own and 0.5 s to pass or to hold, has the usual orders, and plays one of the
decks that come with the program. `docs/pace.md` says what the figures mean.
"""

from __future__ import annotations

import asyncio
import socket
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import msgspec

from praxis.kernel.rng import Dice, derive
from praxis.table.client import Gone, Lobby, Refused, Seat, connect
from praxis.table.measure.virtual_time import VirtualLoop, run
from praxis.table.server.config import INSTALLED, Config
from praxis.table.server.limits import BUDGETS, Limits
from praxis.table.server.process import web_server
from praxis.table.store import Store
from praxis.table.web.app import open_app
from praxis.table.wire import messages
from praxis.table.wire.messages import Asked
from praxis.vtes.editions import NEWEST

PLAYERS: Final = 5
TURNS: Final = 20
CHOICE: Final = 1.5
PASS: Final = 0.5
ENOUGH_POOL: Final = 9
NAMES: Final = ("Anna", "Bruno", "Carla", "Dario", "Elena")
ACTS: Final = frozenset(
    {"plays", "uses", "block-attempt", "votes", "ballots", "maneuver", "press", "strike", "discarded"}
)
"""The events that an answer to a chance leads to."""
QUIET: Final = frozenset({"plays", "uses", "block-attempt", "referendum", "combat"})
"""If one of these events comes between the announcement of an action and its end, somebody has reacted to the
action."""


class Figures:
    """The figures that are counted during a game."""

    def __init__(self) -> None:
        self.prompts = 0
        self.passes = 0
        self.holds = 0
        self.idle = 0.0
        self.unblocked: list[float] = []

    def told(self, seconds: float) -> dict[str, Any]:
        unblocked = sorted(self.unblocked) or [0.0]
        return {
            "unblocked_s": round(unblocked[-1], 2),
            "unblocked_median_s": round(unblocked[len(unblocked) // 2], 2),
            "idle_share": round(self.idle / seconds, 3),
            "passes_share": round(self.passes / max(1, self.prompts), 3),
            "game_minutes": round(seconds / 60, 1),
            "actions": len(self.unblocked),
            "prompts": self.prompts,
            "holds": self.holds,
        }


class Person:
    """A player with a simple idea of the game: influence, bleed, play what can be played, block at times."""

    def __init__(self, seat: Seat, number: int, seed: int, figures: Figures) -> None:
        self.seat = seat
        self.dice = Dice(derive("person", seed, number))
        self.figures = figures

    async def play(self) -> None:
        seat = self.seat
        while seat.table.phase == "playing":
            asked = seat.decision
            if asked is None or asked.options is None:
                await seat.changed()
                continue
            await (self._answer(asked) if asked.waits else self._hold_or_not(asked))

    async def _answer(self, asked: Asked) -> None:
        """Answer, because the table waits for this player."""
        key = self._wish(asked)
        # Transfers are made in one gesture, which also says that there are no more of them.
        done = asked.kind == "influence" and len(asked.options or []) == 1
        if not await self._thinks(asked, 0.0 if done else PASS if key == "pass" else CHOICE):
            return
        if not done:
            self.figures.prompts += 1
            self.figures.passes += key == "pass"
        if key == "pass" and asked.chance is not None and len(asked.options or []) == 1:
            # There is nothing to play: yield until this is over.
            await self._say(messages.Yield(kinds=["*"], until="action"))
        else:
            await self._say(messages.Answer(decision=asked.decision, key=key))
        await self._moved(asked)

    async def _hold_or_not(self, asked: Asked) -> None:
        """The player may answer, but nobody waits for it: hold, answer, or let it go."""
        key = self._wish(asked)
        if key == "pass" or self.dice.below(3):
            await self._moved(asked)
        elif await self._thinks(asked, PASS):
            self.figures.holds += 1
            await self._say(messages.Hold())
            if await self._thinks(asked, CHOICE - PASS):
                await self._say(messages.Answer(decision=asked.decision, key=key))

    async def _thinks(self, asked: Asked, seconds: float) -> bool:
        """Think for so long. Gives whether the question is still open after that."""
        try:
            async with asyncio.timeout(seconds):
                while self._is_open(asked):
                    await self.seat.changed()
                return False
        except TimeoutError:
            return self._is_open(asked)

    def _wish(self, asked: Asked) -> str:
        keys = [option.key for option in asked.options or []]
        if len(keys) == 1:
            return keys[0]
        words = {key.split()[0] for key in keys}
        if asked.chance is not None and not self._reacts(words):
            return "pass"
        if asked.kind == "discard" and not self.dice.below(3):
            return "pass"
        if asked.kind == "influence" and self.seat.view["pool"][self.seat.you.seat or 0] < ENOUGH_POOL:
            return next((key for key in keys if key.startswith("out")), "pass")
        if asked.kind == "minion" and "bleed" in words and self.dice.below(2):
            keys = [key for key in keys if key.startswith("bleed")]
        for word in ("out", "edge", "invest", "play", "vote"):
            if word in words and asked.kind != "minion":
                keys = [key for key in keys if key.split()[0] == word]
                break
        wanted = [key for key in keys if key != "pass"] or keys
        return wanted[self.dice.below(len(wanted))]

    def _reacts(self, words: set[str]) -> bool:
        """Whether to react: votes are cast; cards are played at every second chance, blocks tried at every sixth."""
        if "vote" in words:
            return True
        return self.dice.below(6 if words == {"block", "pass"} else 2) == 0

    def _is_open(self, asked: Asked) -> bool:
        now = self.seat.decision
        return now is not None and now.options is not None and now.decision == asked.decision

    async def _moved(self, asked: Asked) -> None:
        """Wait until something else is asked of this player, or the table waits for her after all."""
        while self.seat.table.phase == "playing" and self._is_open(asked):
            if self.seat.decision is not None and self.seat.decision.waits != asked.waits:
                return
            await self.seat.changed()

    async def _say(self, message: messages.FromClient) -> None:
        try:
            await self.seat.ask(lambda id: msgspec.structs.replace(message, id=id))
        except Refused as refused:
            if refused.kind not in ("stale", "illegal"):
                raise


class Watcher:
    """A spectator with a clock."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self._chance_since: float | None = None
        self._action: float | None = None

    def take(self, text: str) -> None:
        message = messages.DECODE_SERVER.decode(text)
        if not isinstance(message, messages.Update):
            return
        now = asyncio.get_running_loop().time()
        kinds = [line.kind for line in message.events] if message.events is not msgspec.UNSET else []
        if self._chance_since is not None and ACTS.isdisjoint(kinds):
            self.figures.idle += now - self._chance_since
        if message.decision is not msgspec.UNSET:
            chance = None if message.decision is None else message.decision.chance
            self._chance_since = None if chance is None else now
            if chance is None and message.decision is not None and "action-over" not in kinds:
                self._action = None  # somebody must choose something before the action goes on
            elif chance is not None and chance.holds:
                self._action = None
        for kind in kinds:
            if kind == "action":
                self._action = now
            elif kind in QUIET:
                self._action = None
            elif kind == "action-over" and self._action is not None:
                self.figures.unblocked.append(now - self._action)
                self._action = None


@asynccontextmanager
async def _serving(data: Path) -> AsyncIterator[str]:
    """A real server in this event loop."""
    config = Config(data=data, games=INSTALLED, limits=dict.fromkeys(BUDGETS, 1_000_000.0))
    limits = Limits(config.limits)
    app = await open_app(config, limits)
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    server = web_server(app, config, limits)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await task
        listening.close()


async def _game(address: str, turns: int, seed: int, figures: Figures) -> float:
    """Play one game. Gives how long it took."""
    async with AsyncExitStack() as stack:
        lobby = await stack.enter_async_context(Lobby(address))
        setting = {"players": PLAYERS, "edition": NEWEST, "options": {"turns": turns}}
        made = await lobby.make({"game": "vtes", "setting": setting, "seats": [{"who": "me", "name": NAMES[0]}]})
        tokens = [made.token]
        for number in range(1, PLAYERS):
            tokens.append((await lobby.take(made.table.id, number, NAMES[number], token="")).token)
        await lobby.start(made.table.id)
        spectator = await stack.enter_async_context(await connect(address, made.table.id))
        spectator.on_message = Watcher(figures).take
        seats = [await stack.enter_async_context(await connect(address, made.table.id, token)) for token in tokens]
        began = asyncio.get_running_loop().time()
        people = [Person(seat, number, seed, figures).play() for number, seat in enumerate(seats)]
        await asyncio.gather(*people, return_exceptions=False)
        return asyncio.get_running_loop().time() - began


def measure(turns: int = TURNS, games: int = 1, seed: int = 1) -> dict[str, Any]:
    """The figures of `praxis bench --pace`."""
    figures, deals = Figures(), count()

    async def main(loop: VirtualLoop) -> float:
        write = Store._do
        with (
            tempfile.TemporaryDirectory(prefix="praxis-pace-") as data,
            patch.object(Store, "_do", lambda store, *job: loop.wait_for(write(store, *job))),
            patch("praxis.table.server.limits.monotonic", loop.time),
            patch("praxis.table.game.fair.new_secret", lambda: f"{derive('deal', seed, next(deals)):064x}"),
        ):
            async with _serving(Path(data)) as address:
                try:
                    return sum([await _game(address, turns, seed + n, figures) for n in range(games)])
                except Gone as gone:
                    raise RuntimeError(f"the server went away: {gone}") from None

    return {**figures.told(run(main)), "turns": turns}
