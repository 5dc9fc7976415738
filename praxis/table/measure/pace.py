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

from praxis.kernel.rng import derive
from praxis.table.client import Gone, Lobby, connect
from praxis.table.measure.missed import HOUSE, Missed, bots_in_this_process
from praxis.table.measure.person import Figures, Person
from praxis.table.measure.virtual_time import VirtualLoop, run
from praxis.table.server.config import INSTALLED, Config
from praxis.table.server.limits import BUDGETS, Limits
from praxis.table.server.process import web_server
from praxis.table.store import Store
from praxis.table.web.app import open_app
from praxis.table.wire import messages
from praxis.vtes.editions import NEWEST

PLAYERS: Final = 5
TURNS: Final = 20
GAMES: Final = 5
"""One game of this length has about ten plays that could be missed: too few for a share."""
NAMES: Final = ("Anna", "Bruno", "Carla", "Dario", "Elena")
ACTS: Final = frozenset(
    {"plays", "uses", "block-attempt", "votes", "ballots", "maneuver", "press", "strike", "discarded"}
)
"""The events that an answer to a chance leads to."""
QUIET: Final = frozenset({"plays", "uses", "block-attempt", "referendum", "combat"})
"""If one of these events comes between the announcement of an action and its end, somebody has reacted to the
action."""


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


async def _game(address: str, turns: int, seed: int, figures: Figures, people: int = PLAYERS) -> float:
    """Play one game of so many people and bots at all other seats. Gives how long it took."""
    async with AsyncExitStack() as stack:
        lobby = await stack.enter_async_context(Lobby(address))
        setting = {"players": PLAYERS, "edition": NEWEST, "options": {"turns": turns}}
        seats = [
            {"who": "me", "name": NAMES[0]},
            *[{"who": "open"}] * (people - 1),
            *[{"who": HOUSE}] * (PLAYERS - people),
        ]
        made = await lobby.make({"game": "vtes", "setting": setting, "seats": seats})
        tokens = [made.token]
        for number in range(1, people):
            tokens.append((await lobby.take(made.table.id, number, NAMES[number], token="")).token)
        await lobby.start(made.table.id)
        spectator = await stack.enter_async_context(await connect(address, made.table.id))
        spectator.on_message = Watcher(figures).take
        taken = [await stack.enter_async_context(await connect(address, made.table.id, token)) for token in tokens]
        began = asyncio.get_running_loop().time()
        await asyncio.gather(*(Person(seat, number, seed, figures).play() for number, seat in enumerate(taken)))
        return asyncio.get_running_loop().time() - began


def measure(turns: int = TURNS, games: int = GAMES, seed: int = 1) -> dict[str, Any]:
    """The figures of `praxis bench --pace`."""
    figures, missed, alone = Figures(), Missed(), Missed()
    with missed.counting():
        seconds = _played(turns, games, seed, figures, PLAYERS)
    with alone.counting(), bots_in_this_process():
        _played(turns, games, seed, Figures(), 1)
    return {
        **figures.told(seconds),
        "missed_share": round(missed.share, 3),
        "missed_share_alone": round(alone.share, 3),
        "plays": missed.moments,
        "plays_alone": alone.moments,
        "turns": turns,
        "games": games,
    }


def _played(turns: int, games: int, seed: int, figures: Figures, people: int) -> float:
    """Play so many games by a clock that skips the waiting. Gives how long they took by that clock."""
    deals = count()

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
                    return sum([await _game(address, turns, seed + n, figures, people) for n in range(games)])
                except Gone as gone:
                    raise RuntimeError(f"the server went away: {gone}") from None

    return run(main)
