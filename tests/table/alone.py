"""A real table without sockets, by a clock that skips waiting: the hall, its store, its tables, and readers that note
every message and its time."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from praxis.table.game.bot_workers import BotWorkers
from praxis.table.game.hosted import named
from praxis.table.game.record_workers import RecordWorkers
from praxis.table.hall.hall import Hall
from praxis.table.hall.refusing import EXPECTED, refusal_of
from praxis.table.hall.requests import handle
from praxis.table.hall.table import Table
from praxis.table.measure.virtual_time import VirtualLoop
from praxis.table.people.rights import Who
from praxis.table.server.limits import Limits
from praxis.table.store import Store
from praxis.table.wire import messages
from praxis.table.wire.connection import Connection
from praxis.table.wire.messages import DECODE_SERVER, Asked
from praxis.table.wire.rest_types import NewTable
from tests.table.games import PATH


class Reader:
    """Somebody at a table, with all messages to them and their times."""

    def __init__(self, table: Table, who: Who) -> None:
        self.table = table
        self.frames: list[tuple[float, bytes]] = []
        self.decision: Asked | None = None
        self.replies: list[messages.FromServer] = []
        self.yields: list[str] = []
        self.news = asyncio.Event()
        self.connection = Connection(self._send, who, "en", self._take)

    async def _send(self, text: str) -> None:
        self._take(text.encode())

    def _take(self, text: bytes) -> bool:
        self.frames.append((asyncio.get_running_loop().time(), text))
        self.news.set()
        message = DECODE_SERVER.decode(text)
        if isinstance(message, messages.Whole):
            self.decision = message.game.decision if message.game is not None else None
            self.yields = message.yields
        elif isinstance(message, messages.Update):
            if message.decision is not msgspec.UNSET:
                self.decision = message.decision
            if message.yields is not msgspec.UNSET:
                self.yields = message.yields
        else:
            self.replies.append(message)
        return True

    @property
    def is_mine(self) -> bool:
        return self.decision is not None and self.decision.options is not None

    @property
    def keys(self) -> list[str]:
        return [option.key for option in (self.decision.options if self.decision is not None else None) or []]

    async def join(self) -> None:
        await self.table.do(lambda: self.table.join(self.connection))

    async def say(self, message: messages.ClientMessage) -> messages.FromServer | None:
        """Send a message. Gives the answer to it, if there is one."""
        count = len(self.replies)
        try:
            await self.table.do(lambda: handle(self.table, self.connection, message))
        except EXPECTED as error:
            self.connection.tell(refusal_of(error, message.id))
        return self.replies[-1] if len(self.replies) > count else None

    async def answer(self, key: str) -> messages.FromServer | None:
        assert self.decision is not None
        return await self.say(messages.Answer(decision=self.decision.decision, key=key))

    def plain(self) -> list[tuple[float, bytes]]:
        """The frames without the ids that name this table."""
        return [(round(at, 6), _NAMES.sub(b"", text)) for at, text in self.frames]


_NAMES = re.compile(rb'"id":"[0-9a-f]{16}"|\\?"[0-9a-f]{64}\\?"|"record":"[0-9a-f]{16}-\d+"')


@asynccontextmanager
async def hall_of(loop: VirtualLoop, data: Path, games: str = PATH) -> AsyncIterator[Hall]:
    hosted_games = named(games)
    data.mkdir(parents=True, exist_ok=True)
    store = await Store.open(data / "praxis.sqlite")
    loop.watch(store)
    hall = Hall(store, hosted_games, BotWorkers(hosted_games, games), RecordWorkers(games, Limits()))
    hall._epoch = 1_000_000.0
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()
        await store.close()


async def seated(hall: Hall, new: dict[str, Any], people: Sequence[int], spectator: bool = True) -> list[Reader]:
    """Make and start a table with people at these seats (all others as planned). Gives its readers, a spectator
    last."""
    plan = msgspec.convert(new, NewTable)
    table, _, _ = await hall.make(plan, Who())
    from praxis.table.hall import seating

    readers: list[Reader] = []
    for seat in people:
        who, _ = await table.do(lambda seat=seat: seating.take(table, Who(), "", seat, f"Person {seat}", ""))  # type: ignore[misc]
        readers.append(Reader(table, who))
    await table.do(lambda: seating.start(table, Who(host=True)))
    if spectator:
        readers.append(Reader(table, Who(watching=True)))
    for reader in readers:
        await reader.join()
    return readers


async def posed(hall: Hall, game: str, position: str, people: Sequence[str], **rules: Any) -> list[Reader]:
    """A table with a person at every seat whose game begins with a position. Gives its readers; the first is the
    host."""
    from praxis.table.history import entries as e
    from praxis.table.history.facts import Facts, hashed

    header, _ = hall.hosted_games[game].kind.position(position)
    now, tokens = hall.now(), [f"token of {name}" for name in people]
    entries: list[e.AnyEntry] = [
        e.Made(
            at=now,
            game=game,
            setting=header.setting(),
            name="",
            rules=msgspec.convert({"window": 0, "bot_pace": 0, **rules}, messages.TableRules),
            secret="0" * 64,
            host=hashed(tokens[0]),
        ),
        *(e.Sat(at=now, seat=seat, name=name, token=hashed(tokens[seat])) for seat, name in enumerate(people)),
        e.Started(at=now, header=header, known=True),
    ]
    table, _, _ = await hall._open(Facts.of("0" * 16, entries), entries, Who(), tokens[0], ())
    readers = [Reader(table, hall.who(table.facts, token, Who())) for token in tokens]
    for reader in readers:
        await reader.join()
    return readers


async def leaves(reader: Reader) -> None:
    """The reader's connection is gone."""
    await reader.table.leave_soon(reader.connection)
    await asyncio.sleep(0.01)
