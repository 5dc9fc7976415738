"""Tuning the house bot: a trial is judged against the best so far, seat by seat of the same deals."""

from __future__ import annotations

import pytest

from praxis.bots.vtes import tuning
from praxis.bots.vtes.style import PLAIN, WEIGHTS, Style
from praxis.cli.main import main
from praxis.kernel.rng import derive


def test_every_weight_has_a_name_that_tuning_can_set() -> None:
    style = tuning.style_of(dict.fromkeys(WEIGHTS, 7.0))
    assert [getattr(style, name) for name in WEIGHTS] == [7.0] * len(WEIGHTS)
    assert set(Style.__slots__ if hasattr(Style, "__slots__") else WEIGHTS) == set(WEIGHTS)


def test_the_same_weights_gain_nothing() -> None:
    same = {name: getattr(PLAIN, name) for name in WEIGHTS}
    assert tuning.gains((derive("tune", 1, 0), same, {})) == [0.0] * tuning.SEATS


def test_a_bot_that_never_bleeds_loses_by_it() -> None:
    found = [gain for deal in range(2) for gain in tuning.gains((derive("tune", 1, deal), {"bleed": -1.0}, {}))]
    assert sum(found) < 0


def test_a_weight_that_there_is_not_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "tune", "--weights", "charm"]) == 2
    assert "no weight 'charm'; there are bleed, vote" in capsys.readouterr().err
