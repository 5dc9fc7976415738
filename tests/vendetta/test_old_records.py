"""Records that were made before effects were carried out by the shared skeleton."""

from __future__ import annotations

from pathlib import Path

from praxis.kernel.game import Game
from praxis.kernel.record import read, replay
from praxis.vendetta.effects.resolve import Resolve
from praxis.vendetta.kind import KIND


def test_a_record_of_the_first_version_agrees_with_its_digests_in_the_middle_of_effects() -> None:
    record = read(Path(__file__).with_name("version_one.record").read_text(encoding="utf-8"))
    inside: set[int] = set()

    def watch(game: Game, n: int) -> None:
        if any(isinstance(frame, Resolve) for frame in game.stack):
            inside.add(n)

    found = replay(record, KIND, watch)
    assert found.difference == ""
    assert found.good == len(record.answers)
    assert inside & set(record.digests), "a digest was taken while an effect was carried out"
