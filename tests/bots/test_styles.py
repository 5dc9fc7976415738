"""Styles show: each makes more of its own thing than the plain house bot does."""

from __future__ import annotations

import pytest

from praxis.bots.vtes.eye import look
from praxis.bots.vtes.style import PLAIN, STYLES, Style
from praxis.bots.vtes.weighing import weigh
from praxis.vtes.model.view import View
from praxis.vtes.positions.file import read
from praxis.vtes.positions.session import Posed

TABLE = """
game: vtes
edition: 2023
turn: anna, minion
[anna]
ready: Mira 5/5
[bob]
pool: 8
ready: Oskar 4/4
[cleo]
pool: 20
"""


def worth(t: Posed, words: str, who: str, style: Style) -> float:
    decision = t.game.decision
    assert decision is not None
    view = t.game.view(decision.seat)
    assert isinstance(view, View)
    return weigh(look(view, style), decision.options)[decision.options.index(t.read(words, who))]


def test_the_bleeder_makes_more_of_a_bleed_and_the_wall_less() -> None:
    t = read(TABLE).table()
    bleeds = {name: worth(t, "bleed Mira", "anna", style) for name, style in STYLES.items()}
    plain = worth(t, "bleed Mira", "anna", PLAIN)
    assert bleeds["bleed"] > plain > bleeds["wall"]


@pytest.mark.parametrize("style", ["wall", "fight"])
def test_the_wall_and_the_fighter_block_sooner(style: str) -> None:
    t = read(TABLE).table()
    t.game.answer(t.seat("anna"), t.read("bleed Mira", "anna"))
    assert worth(t, "block Oskar", "bob", STYLES[style]) > worth(t, "block Oskar", "bob", PLAIN)
