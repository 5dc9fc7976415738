"""A table that has agreed on a time limit: the game ends then, and everybody who is left gets half a victory point."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from praxis.kernel import record as records
from praxis.kernel.decision import TIME
from praxis.kernel.errors import Illegal
from praxis.kernel.game import Setting
from praxis.kernel.words import Scene
from praxis.table.game.verify import verify
from praxis.table.measure.virtual_time import VirtualLoop, run
from praxis.table.server.config import INSTALLED
from praxis.table.wire import messages
from praxis.vtes.game import VtesGame
from praxis.vtes.kind import KIND
from praxis.vtes.words import WORDS
from tests.table.alone import hall_of, seated

OPEN = {"who": "open"}


def played(tmp_path: Path, minutes: int, seconds: float) -> tuple[str, str, list[float] | None]:
    """Two people who pass whatever they can pass for so long: the phase, the record and the scores."""
    options: dict[str, Any] = {"minutes": minutes}
    new = {"game": "vtes", "setting": {"players": 2, "edition": "2023", "options": options}, "seats": [OPEN, OPEN]}

    async def main(loop: VirtualLoop) -> tuple[str, str, list[float] | None]:
        async with hall_of(loop, tmp_path, INSTALLED) as hall:
            people = await seated(hall, new, [0, 1])
            table = people[0].table
            assert table.state("en").until == table.facts.started + minutes * 60_000
            for _ in range(6):
                await asyncio.sleep(seconds / 6)
                for person in people[:2]:
                    if person.is_mine and table.facts.phase == "playing":
                        await person.answer(person.keys[-1])
            told = await people[0].say(messages.Answer(decision=0, key="time"))
            assert isinstance(told, messages.Refused)  # nobody can call time
            assert (table.state("en").until is None) == (table.facts.phase == "over")
            row = await hall.store.record(table.facts.record) if table.facts.record else None
            return table.facts.phase, row.text if row is not None else "", table.facts.scores

    return run(main)


def test_the_game_ends_when_its_time_is_over(tmp_path: Path) -> None:
    phase, text, scores = played(tmp_path, minutes=1, seconds=70)
    assert phase == "over"
    assert scores == [0.0, 0.0]  # half a point each: a tie has no winner in this book
    record = records.read(text)
    assert record.answers[-1].key == "time"
    assert records.replay(record, KIND).difference == ""
    assert verify(record, KIND).fair


def test_it_goes_on_until_then(tmp_path: Path) -> None:
    phase, _, _ = played(tmp_path, minutes=2, seconds=70)
    assert phase == "playing"


def begun(**options: Any) -> VtesGame:
    game = KIND.begin(KIND.header(Setting(3, "2012", options), 1))
    assert isinstance(game, VtesGame)
    return game


def test_who_is_left_gets_half_a_victory_point() -> None:
    game = begun(minutes=120)
    game.vps = [1, 1, 0]
    game.ousted = [1, 0, 0]
    twin = game.fork()
    game.answer(2, TIME)  # whoever is asked: it is nobody's answer
    assert game.over
    kinds = [event.kind for event in game.take_events()]
    assert kinds[-2:] == ["time-up", "game-over"]
    assert game.scores() == [0.0, 1.0, 0.0]  # 1, 1½, ½
    assert game.fork().scores() == game.scores()
    assert [game.view(seat).timed for seat in (-1, 0, 1)] == [True, True, True]
    assert not twin.view(0).timed
    assert twin.scores() == [0.5, 0.5, 0.0]


def test_the_log_counts_the_half_points_too() -> None:
    game = begun(minutes=120)
    game.vps = [1, 1, 0]
    game.ousted = [1, 0, 0]
    game.answer(2, TIME)
    last = game.take_events()[-1]
    scene = Scene("en", ("Anna", "Bob", "Cleo"), -1, game.view(-1))
    told = WORDS.event(last.kind, last.seen_by(-1), scene)
    assert told is not None
    assert told.text == "The game is over. Victory points: Anna 1, Bob 1½, Cleo ½."


def test_without_an_agreement_nobody_can_call_time() -> None:
    game = begun()
    before = game.digest()
    with pytest.raises(Illegal):
        game.answer(game.decision.seat if game.decision else 0, TIME)
    assert game.digest() == before
