"""Where the game stands when no turn is in progress."""

from __future__ import annotations

import msgspec
import pytest

from praxis.kernel.structs import FrameView
from praxis.table.game.words import Scene
from praxis.vtes.positions.scenario import position, seat
from praxis.vtes.words.stack import sentence


@pytest.mark.parametrize(("turn", "said"), [(0, "The game is being set up"), (2, "Between two turns")])
def test_a_discard_between_two_turns_is_no_setting_up(turn: int, said: str) -> None:
    t = position(seat(ready=["Mira 3/5"]), seat(ready=["Oskar 2/4"]))
    view = msgspec.structs.replace(t.g.view(0), turn=turn, decision=None)
    scene = Scene("en", ("Anna", "Bot 2"), 0, view)
    frames = [FrameView("Jyhad", 0, {"seat": 0}), FrameView("DiscardDown", 0, {"seat": 1})]
    assert sentence(frames, scene).startswith(f"{said}:")
