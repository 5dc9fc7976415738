"""Answers: keys that parse back, and the three refusals, each of which leaves the game as it was."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from praxis.kernel.decision import Option, key, parse
from praxis.kernel.errors import Illegal, Malformed, Refusal, Stale
from praxis.kernel.event import SPECTATOR
from praxis.kernel.game import Setting
from praxis.kernel.procedure import NEXT, ask
from praxis.kernel.walks import header_for
from tests.kernel.bare import Bare, begin
from tests.kernel.scripted import YES_NO, Scripted
from tests.kernel.toy import KIND, Market

WORDS = st.from_regex(r"[a-z][a-z0-9+.'-]{0,11}", fullmatch=True)
NUMBERS = st.integers(-(10**18) + 1, 10**18 - 1)
OPTIONS = st.lists(WORDS | NUMBERS, min_size=1, max_size=8).map(tuple)


# --- keys ------------------------------------------------------------------------------------------------------------


@given(OPTIONS)
def test_every_key_parses_back(option: Option) -> None:
    assert parse(key(option)) == option


@given(st.text(max_size=220) | st.text("ab 01-9~\n\r\t²", max_size=30))
def test_what_parses_is_the_key_of_what_it_parses_to_and_all_else_is_malformed(text: str) -> None:
    try:
        option = parse(text)
    except Malformed as refusal:
        message = refusal.message
        assert "\n" not in message
    else:
        assert key(option) == text


@pytest.mark.parametrize(
    "text",
    ["", " ", "pass ", " pass", "play  3", "Play 3", "play 03", "play -0", "play +3", "play 3.5", "play ²", "play\n",
     "play\t3", "spiel ü", "play " + "9" * 19, "x" * 201, "play \udc80", "play\x003"],
)  # fmt: skip
def test_what_is_no_answer_is_malformed_in_one_line(text: str) -> None:
    with pytest.raises(Malformed) as found:
        parse(text)
    assert len(found.value.message.splitlines()) == 1
    found.value.message.encode()


# --- the three refusals ----------------------------------------------------------------------------------------------


def market() -> Market:
    game = KIND.begin(header_for(KIND, Setting(3, options={"price": "first", "spies": True}), 1))
    game.answer(0, "pass")
    return game


def refused(game: Market | Bare, seat: int, answer: str | Option, number: int | None = None) -> Refusal:
    before, told = game.digest(), len(game.events or [])
    with pytest.raises(Refusal) as found:
        game.answer(seat, answer, number)
    assert game.digest() == before
    assert len(game.events or []) == told
    assert len(found.value.message.splitlines()) == 1
    return found.value


def test_a_malformed_answer_is_refused() -> None:
    assert isinstance(refused(market(), 0, "Offer the King!"), Malformed)


def test_an_answer_of_another_seat_is_refused() -> None:
    game = market()
    assert game.decision is not None
    option = game.decision.options[0]
    for seat in (1, 2, 3, SPECTATOR):
        refusal = refused(game, seat, option)
        assert isinstance(refusal, Illegal)
        assert refusal.clause == "market.offer"
        assert refusal.message == f"seat {seat} has nothing to decide now; seat 0 decides"


def test_an_option_that_is_not_offered_is_refused_with_the_clause_that_forbids_it() -> None:
    game = market()
    card = next(card for card in range(1, 16) if card not in game.hands[0])
    refusal = refused(game, 0, f"offer {card}")
    assert isinstance(refusal, Illegal)
    assert refusal.clause == "market.offer.own-hand"
    assert refusal.message == f"'offer {card}': card {card} is not in your hand"


def test_an_option_of_another_decision_is_refused_with_the_clause_of_this_one() -> None:
    refusal = refused(market(), 0, "bid 1")
    assert isinstance(refusal, Illegal)
    assert refusal.clause == "market.offer"
    assert refusal.message == "'bid 1' is not offered in 'offer'"


def test_an_answer_given_twice_is_stale_the_second_time() -> None:
    game = market()
    assert game.decision is not None
    offer = game.decision.keys()[0]
    number = game.number
    game.answer(0, offer, number)
    refusal = refused(game, 0, offer, number)
    assert isinstance(refusal, Stale)
    assert refusal.message == "that answers decision 1; the open one is 2"


def test_an_answer_to_a_later_decision_is_stale() -> None:
    game = market()
    assert isinstance(refused(game, 0, "pass", game.number + 1), Stale)


def test_an_answer_to_a_game_that_is_over_is_stale() -> None:
    game = begin(Scripted([ask(0, "well?", YES_NO), NEXT, NEXT]))
    game.answer(0, "yes", 0)
    assert game.over
    refusal = refused(game, 0, "yes", 0)
    assert isinstance(refusal, Stale)
    assert refusal.message == "the game is over"


def test_malformed_comes_before_stale_and_stale_before_illegal() -> None:
    game = market()
    assert isinstance(refused(game, 2, "?", 99), Malformed)
    assert isinstance(refused(game, 2, "bid 1", 99), Stale)


# --- taken -----------------------------------------------------------------------------------------------------------


def test_an_answer_may_come_as_text_or_as_an_option_with_or_without_its_number() -> None:
    ways: list[tuple[str | Option, int | None]] = [("no", None), ("no", 0), (("no",), None), (("no",), 0)]
    for answer, number in ways:
        game = begin(Scripted([ask(1, "well?", YES_NO), NEXT, NEXT]))
        game.answer(1, answer, number)
        assert game.diary[1] == ("second", ("no",))
        assert game.number == 1


def test_the_game_goes_on_with_the_option_it_offered() -> None:
    """True equals 1, but a record or a digest would not read the same."""
    game = begin(Scripted([ask(1, "well?", [("take", 0), ("take", 1)]), NEXT, NEXT]))
    game.answer(1, ("take", True))
    assert repr(game.diary[1]) == "('second', ('take', 1))"


# --- why not ---------------------------------------------------------------------------------------------------------


def test_why_not_gives_the_reasons_with_their_clauses_and_none_for_what_can_be_done() -> None:
    game = market()
    assert game.decision is not None
    assert game.why_not(0, game.decision.options[0]) == []
    [reason] = game.why_not(1, "bid 9")
    assert (reason.clause, reason.text) == ("market.bid.own-blood", "you have 4 blood")
    with pytest.raises(Malformed):
        game.why_not(0, "?")


def test_why_not_tells_no_seats_secrets_to_who_does_not_sit_there() -> None:
    game = market()
    for card in range(1, 16):
        for seat in (SPECTATOR, 3):
            assert [reason.text for reason in game.why_not(seat, f"offer {card}")] == [
                "only a seat at the table answers"
            ]
