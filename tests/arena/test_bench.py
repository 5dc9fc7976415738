"""The figures of `praxis bench`: only what must hold on any machine, however busy."""

from __future__ import annotations

from praxis.arena.cost_by_turn import cost_by_turn


def test_a_decision_costs_no_more_late_in_a_long_game_than_early() -> None:
    costs = cost_by_turn(seeds=5, repeats=3)
    assert list(costs) == ["1-20", "21-50", "51-100", "101-150", "151-200"], "the games did not last for 200 turns"
    early = max(costs["1-20"], costs["21-50"])
    late = min(costs["101-150"], costs["151-200"])
    assert late < 2.5 * early, costs
