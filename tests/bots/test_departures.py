"""Whether a search is right where it departs from the house bot: judged the same twice, and told by kind."""

from __future__ import annotations

from itertools import islice

import pytest

from praxis.bots.search import Budget
from praxis.bots.vtes.search import VtesGuide
from praxis.kernel.game import Game
from praxis.vtes.game import VtesGame
from praxis.vtes.positions.file import read
from tools.departures import LATER, Departure, _departure, departures, told


def test_a_game_gives_the_same_departures_twice() -> None:
    first = list(islice(departures(0, playouts=8, worlds=1), 1))
    assert first == list(islice(departures(0, playouts=8, worlds=1), 1))
    assert first
    assert all(len(each.gains) == len(LATER) for each in first)


class Stubborn(VtesGuide):
    """Likes everything better than to act."""

    def outcome(self, game: Game, seat: int) -> float:
        assert isinstance(game, VtesGame)
        return 0.0 if game.action() is not None or game.ousted[1] else 1.0


SAVED_BY_AN_OUST = """
game: vtes
edition: 2023
turn: anna, minion
[anna]
pool: 2
ready: Mira 5/5
[bob]
pool: 1
[cleo]
pool: 20
ready: Petra 4/4, Nina 4/4, Olga 4/4, Rosa 4/4
"""


def test_a_departure_that_leads_to_ruin_is_judged_a_loss() -> None:
    game = read(SAVED_BY_AN_OUST).table().game
    assert isinstance(game, VtesGame)
    assert game.decision is not None
    found = _departure(Stubborn(), game, game.decision, Budget(playouts=40), worlds=4)
    assert found is not None
    assert (found.kind, found.claimed) == ("minion", 1.0)
    assert found.gains[1] < -0.2


def test_a_search_can_be_compared_with_another() -> None:
    game = read(SAVED_BY_AN_OUST).table().game
    assert isinstance(game, VtesGame)
    assert game.decision is not None
    same = _departure(Stubborn(), game, game.decision, Budget(playouts=40), worlds=1, rival=40)
    assert same is None, "both like the same"
    hasty = _departure(Stubborn(), game, game.decision, Budget(playouts=40), worlds=1, rival=1)
    assert hasty is not None, "with one playout the rival answers as the house bot"
    assert hasty.claimed == 1.0


def test_the_table_tells_all_and_each_kind_in_hundredths() -> None:
    rows = [Departure("open", 0.02, [0.01, 0.0, 0.02, 0.0]), Departure("open", 0.04, [0.03, 0.0, 0.02, 0.0])]
    head, everything, opened, lone = told([*rows, Departure("master", 0.03, [0.02, 0.0, -0.01, 0.01])]).splitlines()
    assert head.split()[:3] == ["kind", "times", "claimed"]
    assert head.endswith("after 11 turns      at the end")
    assert everything.split()[:3] == ["all", "3", "+3.00"]
    assert opened.split() == "open 2 +3.00 +2.00 ± 1.00 +0.00 ± 0.00 +2.00 ± 0.00 +0.00 ± 0.00".split()
    assert lone.split() == "master 1 +3.00 +2.00 +0.00 -1.00 +1.00".split()


def test_an_error_of_many_is_that_of_their_mean() -> None:
    rows = [Departure("open", 0.0, [gain, 0.0, 0.0, 0.0]) for gain in (0.01, 0.03, 0.01, 0.03)]
    (error,) = {line.split("±")[1].split()[0] for line in told(rows).splitlines()[1:]}
    assert float(error) == pytest.approx(1 / 3**0.5, abs=0.01)
