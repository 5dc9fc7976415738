"""The usable modes that a game of V:TES keeps for a seat are those that it would find anew: it has noticed each card
that was locked or moved."""

from __future__ import annotations

from random import Random

import pytest

from praxis.vtes.kind import KIND
from praxis.vtes.model.regions import UNKNOWN
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules.window import usable
from tests.laws.referee.games import mixed_game
from tests.size import sized


def kept(g: Vtes, seat: int) -> list[tuple[int, int]]:
    """As the game has kept them; after a move out of play it looks at the hand alone."""
    return [(card, number) for card, ways in usable(g, seat) for number, _ in ways.modes]


def found_anew(g: Vtes, seat: int) -> list[tuple[int, int]]:
    g.moments[seat] = UNKNOWN
    return kept(g, seat)


@pytest.mark.parametrize("number", range(sized(quick=2, normal=6, full=60)))
def test_kept_modes_are_those_that_would_be_found_anew(number: int) -> None:
    setting, seed = mixed_game(number)
    game = KIND.begin(KIND.header(setting, seed))
    assert isinstance(game, Vtes)
    dice = Random(seed)
    looked = 0
    while (decision := game.decision) is not None and game.number < 600:
        for seat in range(game.seats):
            if game.moments[seat] != UNKNOWN:
                twin = game.fork()
                assert isinstance(twin, Vtes)
                before = kept(twin, seat)
                assert before == found_anew(twin, seat), (game.number, seat)
                looked += 1
        game.answer(decision.seat, decision.options[dice.randrange(len(decision.options))])
    assert looked
