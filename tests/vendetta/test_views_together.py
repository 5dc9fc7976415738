"""Five seats that look together see what each would see alone, and words said once are right for all of them."""

from __future__ import annotations

import msgspec
import pytest

from praxis import games
from praxis.kernel.event import SPECTATOR
from praxis.kernel.game import Setting
from praxis.kernel.walks import random_walk
from praxis.kernel.words import Scene
from praxis.languages import known
from praxis.vendetta.words import WORDS

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena")


@pytest.mark.parametrize("seed", [1, 2])
def test_whoever_is_handed_the_same_is_told_the_same(seed: int) -> None:
    """`WORDS.alike`: the table says a line once for all who may know the same of it."""
    assert WORDS.alike
    seats = [*range(5), SPECTATOR]
    said: dict[bytes, str] = {}
    for game, _ in random_walk(games.kind("vendetta"), Setting(5), seed):
        views = game.views(seats)
        lang = known()[game.number % len(known())]
        here: dict[bytes, object] = {}
        for seat, view in zip(seats, views, strict=True):
            scene = Scene(lang, NAMES, seat, view)
            frames = game.stack_view(seat)
            shown = game.decision_view(seat)
            sentence = WORDS.stack(frames, scene)
            assert here.setdefault(msgspec.json.encode(frames), sentence) == sentence
            if shown is not None and shown.options is None:
                question = WORDS.decision(shown, scene)
                assert here.setdefault(msgspec.json.encode([frames, shown]), question) == question
            for n, event in enumerate(game.take_events() if seat == SPECTATOR else list(game.events or [])):
                fields = event.seen_by(seat)
                line = WORDS.event(event.kind, fields, scene)
                assert here.setdefault(msgspec.json.encode([n, event.kind, fields]), line) == line
        said.update((key, str(value)) for key, value in here.items())
    assert len(said) > 100
