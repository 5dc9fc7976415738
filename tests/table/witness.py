"""Who watches a table while its server is killed."""

from __future__ import annotations

import asyncio
import random

from websockets.exceptions import WebSocketException

from praxis.table.client import Gone, Lobby, Refused, Seat, connect
from praxis.table.wire.messages import LogLine
from praxis.table.wire.rest_types import Seated
from tests.table.running import NAMES

SEATS = 5


class Witness:
    """One player, who remembers everything that was shown and everything that was accepted."""

    def __init__(self, address: str, table: str, seat: int, token: str, dice: random.Random) -> None:
        self.address = address
        self.table = table
        self.seat = seat
        self.token = token
        self.dice = dice
        self.log: list[LogLine] = []
        self.accepted: list[str] = []
        self.doubtful = 0
        self.returns = 0
        self.over = False

    async def play(self) -> None:
        while not self.over:
            try:
                async with await connect(self.address, self.table, self.token) as seat:
                    self.returns += 1
                    await self.compare(seat)
                    await self.play_connected(seat)
            except (Gone, OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.02)

    async def compare(self, seat: Seat) -> None:
        """What was seen before must still be so."""
        while seat.first:
            earlier = await seat.earlier_log(seat.first)
            seat.log, seat.first = [*earlier.lines, *seat.log], earlier.first
        assert seat.log[: len(self.log)] == self.log, (
            f"something that was shown has changed or is lost: seat {self.seat} of table {self.table} had seen "
            f"{len(self.log)} lines, came back {self.returns} times and sees {len(seat.log)}; "
            f"the table is {seat.table.phase}, {'has' if seat.view else 'lacks'} its game; {seat.table.trouble}"
        )
        self.log = seat.log

    async def play_connected(self, seat: Seat) -> None:
        while (decision := await seat.my_turn(3600)) is not None:
            assert decision.options is not None
            key = self.dice.choice(decision.options).key
            await asyncio.sleep(self.dice.random() * 0.01)
            self.doubtful += 1
            try:
                await seat.answer(key, decision.decision)
            except Refused as refused:
                if refused.kind != "stale":
                    raise
            else:
                self.accepted.append(key)
            self.doubtful -= 1
            await seat.moved_on(decision)
        self.log = seat.log
        self.over = True


async def new_table(address: str) -> tuple[str, list[str]]:
    rules = {"bot_pace": 0, "undo": "never"}
    new = {
        "game": "vendetta",
        "setting": {"players": SEATS},
        "seats": [{"who": "me", "name": NAMES[0]}],
        "rules": rules,
    }
    async with Lobby(address) as lobby:
        host: Seated = await lobby.make(new)
        tokens = [host.token]
        for seat in range(1, SEATS):
            tokens.append((await lobby.take(host.table.id, seat, NAMES[seat], token="")).token)
        await lobby.start(host.table.id)
    return host.table.id, tokens


def is_subsequence(some: list[str], whole: list[str]) -> bool:
    rest = iter(whole)
    return all(any(key == other for other in rest) for key in some)
