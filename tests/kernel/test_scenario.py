"""The tools that scenarios are written with: answer by key, look at what changed, end quiet; and each can fail."""

from __future__ import annotations

import pytest

from praxis.kernel.errors import Illegal, Malformed
from praxis.kernel.game import Setting
from praxis.kernel.scenario import Scenario
from praxis.kernel.walks import header_for
from tests.kernel.toy import KIND, Market


def market(players: int = 2, price: str = "first", spies: bool = False, seed: int = 1) -> tuple[Scenario, Market]:
    game = KIND.begin(header_for(KIND, Setting(players, options={"price": price, "spies": spies}), seed))
    return Scenario(game, quiet=("offer", "spy")), game


def test_a_sale_told_in_keys() -> None:
    table, game = market()
    card = game.hands[0][0]
    table.answer(f"offer {card}")
    assert (table.decides, table.asks, table.options()) == (1, "bid", ["bid 0", "bid 1", "bid 2", "bid 3", "bid 4"])
    with (
        table.changes("blood.0", 3),
        table.changes("blood.1", -3),
        table.changes("courts.1", 1),
        table.unchanged("bank"),
    ):
        table.answer("bid 3")
    assert table.happened("sold", seat=1, card=card, price=3)
    assert not table.happened("sold", seat=0)
    assert table.told("sold") == [{"seat": 1, "card": card, "price": 3}]
    table.is_quiet()


def test_options_by_their_word() -> None:
    table, _ = market(3, spies=True)
    assert table.options("spy") == ["spy 1", "spy 2"]
    assert table.options("bid") == []


def test_several_answers_at_once() -> None:
    table, game = market()
    table.answers(f"offer {game.hands[0][0]}", "bid 1")
    assert game.number == 2


def test_an_answer_gives_the_events_that_followed() -> None:
    table, game = market()
    assert [event.kind for event in table.answer(f"offer {game.hands[0][1]}")] == ["offered"]


def test_refusals_and_reasons_can_be_asserted() -> None:
    table, game = market()
    assert isinstance(table.refuses("bid 1"), Illegal)
    assert isinstance(table.refuses("?"), Malformed)
    assert table.refuses(f"offer {game.hands[0][0]}", seat=1).clause == "market.offer"
    assert [reason.clause for reason in table.why_not(f"offer {game.hands[1][0]}")] == ["market.offer.own-hand"]
    assert table.why_not(f"offer {game.hands[0][0]}") == []


def test_what_was_not_offered_cannot_be_answered() -> None:
    table, _ = market()
    with pytest.raises(AssertionError, match="'bid 1' is not offered to seat 0 in 'offer'; offered: offer"):
        table.answer("bid 1")


def test_an_answer_that_is_taken_was_not_refused() -> None:
    table, game = market()
    with pytest.raises(AssertionError, match="was taken, it should be refused"):
        table.refuses(f"offer {game.hands[0][0]}")


def test_a_wrong_change_is_told_with_both_numbers() -> None:
    table, game = market()
    table.answer(f"offer {game.hands[0][0]}")
    with pytest.raises(AssertionError, match=r"blood\.1 went from 4 to 2, not by -1"), table.changes("blood.1", -1):
        table.answer("bid 2")


def test_a_change_where_none_should_be_is_told() -> None:
    table, game = market()
    table.answer(f"offer {game.hands[0][0]}")
    with pytest.raises(AssertionError, match=r"blood\.0 went from 4 to 6"), table.unchanged("bank", "blood.0"):
        table.answer("bid 2")


def test_a_table_that_is_not_quiet_says_who_is_asked_what() -> None:
    table, game = market()
    table.is_quiet()
    table.answer(f"offer {game.hands[0][0]}")
    with pytest.raises(AssertionError, match="seat 1 is still asked 'bid': bid 0, bid 1"):
        table.is_quiet()


def test_a_table_with_a_fault_is_not_quiet() -> None:
    table, game = market()
    game.blood[0] += 1
    with pytest.raises(AssertionError, match="blood should be conserved"):
        table.is_quiet()


def test_a_game_that_is_over_is_quiet_and_takes_no_answer() -> None:
    table, game = market()
    while table.decides is not None:
        table.answer(table.options()[-1])
    table.is_quiet()
    assert (table.asks, table.options()) == ("", [])
    assert game.over
    with pytest.raises(AssertionError, match="the game is over, nobody can answer 'bid 1'"):
        table.answer("bid 1")


# --- the market's own rules, so that the model to copy is a right one ------------------------------------------------


def sell(table: Scenario, game: Market, *bids: int) -> int:
    assert table.decides is not None
    card = min(game.hands[table.decides])
    table.answers(f"offer {card}", *(f"bid {bid}" for bid in bids))
    return card


def test_the_highest_bid_takes_the_card_and_pays_the_seller() -> None:
    table, game = market(4)
    card = sell(table, game, 1, 3, 2)
    assert game.courts == [[], [], [card], []]
    assert game.blood == [7, 4, 1, 4]


def test_of_equal_bids_the_first_clockwise_from_the_seller_wins() -> None:
    table, game = market(3)
    sell(table, game, 0, 0)
    card = sell(table, game, 2, 2)
    assert table.happened("sold", seat=2, card=card, price=2)


def test_in_the_variant_the_winner_pays_the_second_highest_bid() -> None:
    table, game = market(3, price="second")
    sell(table, game, 4, 1)
    assert game.blood == [5, 3, 4]
    table, game = market(2, price="second")
    sell(table, game, 4)
    assert game.blood == [4, 4]


def test_a_card_that_nobody_wants_goes_to_the_sellers_court() -> None:
    table, game = market(3)
    card = sell(table, game, 0, 0)
    assert game.courts == [[card], [], []]
    assert game.blood == [4, 4, 4]


def test_bids_are_sealed_until_all_are_in() -> None:
    table, game = market(3)
    table.answers(f"offer {game.hands[0][0]}", "bid 3")
    assert not table.happened("revealed")
    assert (game.view(1).bid, game.view(0).bid, game.view(2).bid) == (3, -1, -1)
    table.answer("bid 1")
    assert table.told("revealed") == [{"bids": [-1, 3, 1]}]
    assert game.view(1).bid == -1


def test_spying_costs_one_blood_and_shows_a_card_until_it_is_sold() -> None:
    table, game = market(3, spies=True)
    with table.changes("blood.0", -2), table.changes("bank", 2):
        table.answers("spy 2", "spy 2")
    [(_, first), (_, second)] = game.known[0]
    assert {first, second} < set(game.hands[2])
    assert game.view(0).known == [(2, first), (2, second)]
    assert game.view(1).known == []
    table.answer("spy 2")
    assert table.options() == ["pass", "spy 1"]
    table.answers("pass")
    sell(table, game, 0, 0)
    table.answers("pass")
    sell(table, game, 0, 0)
    table.answers("pass", f"offer {first}")
    assert (2, first) not in game.view(0).known
    assert (2, second) in game.view(0).known


def test_who_has_no_blood_left_cannot_spy() -> None:
    table, _ = market(3, spies=True)
    table.answers("spy 1", "spy 2", "spy 1", "spy 2")
    assert (table.asks, table.decides) == ("offer", 0)


def test_the_game_ends_with_the_last_card_and_the_best_court_wins() -> None:
    table, game = market(2)
    while not game.over:
        table.answer(table.options()[0])
    assert sorted(card for court in game.courts for card in court) == list(range(1, 11))
    totals = [sum(court) + 4 for court in game.courts]
    assert game.scores() == ([0.5, 0.5] if totals[0] == totals[1] else [float(t == max(totals)) for t in totals])


def test_equal_courts_share_the_win() -> None:
    _, game = market(3)
    game.courts = [[5], [2, 3], [1]]
    assert game.scores() == [0.5, 0.5, 0.0]
