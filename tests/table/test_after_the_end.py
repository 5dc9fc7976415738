"""After the end of a game no order is taken any more, and the table stays as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from praxis.table.measure.virtual_time import VirtualLoop, run
from praxis.table.server.config import INSTALLED
from praxis.table.wire import messages
from tests.table.alone import hall_of, posed

POSITION = """game: vtes
edition: 2023
turn: Anna, minion
[Anna]
ready: Mira 3/5
[Bob]
pool: 1
"""
ORDERS = [
    messages.Yield(id=1, kinds=["*"]),
    messages.Order(id=1, stops=["always"]),
    messages.Hold(id=1),
    messages.ProposeUndo(id=1),
    messages.Answer(id=1, decision=0, key="pass"),
    messages.Vote(id=1, proposal=1, yes=True),
    messages.Contribute(id=1, text="late"),
]


@pytest.mark.parametrize("message", ORDERS, ids=lambda message: type(message).__name__)
def test_after_the_end_no_order_is_taken(message: messages.ClientMessage, tmp_path: Path) -> None:
    async def main(loop: VirtualLoop) -> tuple[str, messages.FromServer | None, bool]:
        async with hall_of(loop, tmp_path, INSTALLED) as hall:
            anna, bob = await posed(hall, "vtes", POSITION, ("Anna", "Bob"))
            table = anna.table
            for _ in range(40):
                for person in (anna, bob):
                    if person.is_mine and table.facts.phase == "playing":
                        bleeds = [key for key in person.keys if key.startswith("bleed")]
                        await person.answer(bleeds[0] if bleeds else person.keys[-1])
            play = table.play
            seq = table.facts.seq
            told = await anna.say(message)
            return table.facts.phase, told, table.play is play and table.facts.seq == seq

    phase, told, same = run(main)
    assert phase == "over"
    assert isinstance(told, messages.Refused)
    assert same
