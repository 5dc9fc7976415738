"""Option counts to a depth, against numbers counted by hand."""

from __future__ import annotations

from praxis.kernel.game import Setting
from praxis.kernel.perft import divide, perft
from praxis.kernel.procedure import DONE, NEXT, ask
from praxis.kernel.walks import header_for
from tests.kernel.bare import begin
from tests.kernel.scripted import YES_NO, Scripted
from tests.kernel.toy import KIND, Market


def market(players: int, spies: bool = False) -> Market:
    return KIND.begin(header_for(KIND, Setting(players, options={"price": "first", "spies": spies}), 1))


def test_two_seats_without_spies() -> None:
    """3 offers; a bid of 0 to 4; 3 offers; then a bid of the first seller, who has 4 blood and what it was paid."""
    assert perft(market(2), 4) == [3, 3 * 5, 3 * 5 * 3, 3 * 3 * (5 + 6 + 7 + 8 + 9)]


def test_three_seats_without_spies() -> None:
    """Two bids before the next offer."""
    assert perft(market(3), 4) == [3, 15, 75, 225]


def test_spies_first() -> None:
    """Pass, or spy on one of two; then the offers, or to pass or spy again."""
    assert perft(market(3, spies=True), 2) == [3, 3 + 3 + 3]


def test_counting_leaves_the_game_as_it_is() -> None:
    game = market(3, spies=True)
    before = game.digest()
    perft(game, 3)
    divide(game, 3)
    assert game.digest() == before


def test_dividing_adds_up() -> None:
    game = market(3, spies=True)
    for depth in (1, 2, 3, 4):
        parts = divide(game, depth)
        assert sum(parts.values()) == perft(game, depth)[-1]
    assert divide(game, 1) == {"pass": 1, "spy 1": 1, "spy 2": 1}
    assert divide(game, 2) == {"pass": 3, "spy 1": 3, "spy 2": 3}


def test_a_game_that_ends_early_has_no_more_ways() -> None:
    game = begin(Scripted([ask(0, "well?", YES_NO), NEXT, DONE]))
    assert perft(game, 3) == [2, 0, 0]
    game.answer(0, "yes")
    assert perft(game, 2) == [0, 0]
    assert divide(game, 1) == {}
