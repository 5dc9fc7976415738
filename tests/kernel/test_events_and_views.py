"""Events say who may see which field; views hold what a seat may know, and no way back into the game."""

from __future__ import annotations

import gc
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from praxis.kernel.event import EVERYBODY, SPECTATOR, Card, Event, Fields, Hiding, Seat, declared, may_see, only, roles
from praxis.kernel.game import Game, Setting, unlinked
from praxis.kernel.procedure import NEXT, Procedure, Signal, ask
from praxis.kernel.walks import header_for, random_walk
from tests.kernel.bare import Bare, begin
from tests.kernel.scripted import YES_NO, Scripted
from tests.kernel.toy import KIND, Market

SETTING = Setting(3, options={"price": "first", "spies": True})

# --- events ----------------------------------------------------------------------------------------------------------


@given(st.sets(st.integers(0, 9)), st.integers(0, 9))
def test_a_mask_shows_a_field_to_its_seats_and_to_no_spectator(seats: set[int], seat: int) -> None:
    assert may_see(only(*seats), seat) is (seat in seats)
    assert not may_see(only(*seats), SPECTATOR)
    assert may_see(EVERYBODY, seat)
    assert may_see(EVERYBODY, SPECTATOR)


class Passed(Hiding, frozen=True):
    giver: Seat
    card: Card
    note: str | None = None
    hides = ("card", "note")
    follows = "market.pass"


class SoldFor(Event, frozen=True):
    card: Card
    price: int | None = None

    @staticmethod
    def variant(fields: Fields) -> str:
        return ".free" if "price" not in fields else ""


def test_hidden_fields_are_for_their_audience() -> None:
    event = Passed(1, 17, "a 9", audience=only(0, 1))
    for seat in (0, 1):
        assert event.seen_by(seat) == {"giver": 1, "card": 17, "note": "a 9"}
    for seat in (2, SPECTATOR):
        assert event.seen_by(seat) == {"giver": 1, "card": None, "note": None}


def test_an_event_without_hidden_fields_is_seen_whole_by_all() -> None:
    for seat in (0, 5, SPECTATOR):
        assert SoldFor(17, 3).seen_by(seat) == {"card": 17, "price": 3}


def test_an_event_for_everybody_is_seen_by_spectators_too() -> None:
    assert Passed(1, 17, audience=EVERYBODY).seen_by(SPECTATOR) == {"giver": 1, "card": 17}


def test_a_field_that_is_left_out_is_nowhere_and_hides_nothing() -> None:
    assert SoldFor(17).fields == {"card": 17}
    assert Passed(1, 17, audience=only(0)).seen_by(2) == {"giver": 1, "card": None}


def test_what_a_seat_was_given_of_an_event_is_its_own() -> None:
    event = SoldFor(17)
    event.seen_by(0)["card"] = 3
    assert event.seen_by(1) == {"card": 17}


def test_events_are_equal_when_all_of_them_is() -> None:
    assert SoldFor(1) == SoldFor(1)
    assert SoldFor(1) != SoldFor(2)
    assert Passed(1, 2, audience=only(0)) != Passed(1, 2, audience=only(1))
    assert repr(SoldFor(17, 2)) == "sold-for(card=17, price=2)"


def test_a_kind_of_event_tells_its_name_its_message_and_its_roles() -> None:
    assert (SoldFor.kind, Passed.kind, Passed.follows) == ("sold-for", "passed", "market.pass")
    assert [SoldFor.message(SoldFor(1, price).fields) for price in (None, 2)] == ["sold-for.free", "sold-for"]
    secret = Passed(0, 2, audience=only(0))
    assert [Passed.message(secret.seen_by(seat)) for seat in (0, 1)] == ["passed", "passed.hidden"]
    assert roles(Passed) == {"giver": "seat", "card": "card"}


def test_a_table_has_the_events_of_its_module_by_kind() -> None:
    assert declared(globals()) == {"passed": Passed, "sold-for": SoldFor}


def test_events_are_taken_once_and_in_order() -> None:
    game = Bare()
    told = [SoldFor(1), Passed(0, 2, audience=only(1))]
    for event in told:
        game.tell(event)
    assert game.take_events() == told
    assert game.take_events() == []


def test_a_fork_tells_nothing_until_it_is_asked_to() -> None:
    game = KIND.begin(header_for(KIND, SETTING, 0))
    twin = game.fork()
    assert twin.decision is not None
    twin._answer(twin.decision.options[-1])
    assert twin.take_events() == []
    other = game.fork()
    other.events = []
    assert other.decision is not None
    other._answer(other.decision.options[-1])
    assert other.take_events() != []


def test_in_the_market_a_draw_shows_its_card_only_to_who_drew() -> None:
    game = KIND.begin(header_for(KIND, SETTING, 0))
    draws = [event for event in game.take_events() if event.kind == "drew"]
    assert len(draws) == 9
    for event in draws:
        owner = event.fields["seat"]
        for seat in (0, 1, 2, SPECTATOR):
            assert (event.seen_by(seat)["card"] is not None) is (seat == owner)


# --- views -----------------------------------------------------------------------------------------------------------


def test_the_options_are_only_for_the_seat_that_decides() -> None:
    game = begin(Scripted([ask(1, "well?", YES_NO, 17, "rule.one"), NEXT, NEXT]))
    mine, others = game.decision_view(1), game.decision_view(0)
    assert mine is not None
    assert others is not None
    assert (mine.seat, mine.kind, mine.source, mine.clause, mine.options) == (1, "well?", 17, "rule.one", ["yes", "no"])
    assert (others.seat, others.kind, others.source, others.clause, others.options) == (
        1,
        "well?",
        17,
        "rule.one",
        None,
    )
    assert game.decision_view(SPECTATOR) == others


def test_a_secret_decision_is_nobody_elses_business() -> None:
    game = begin(Scripted([ask(1, "react?", YES_NO, 17, "rule.one", secret=True), NEXT, NEXT]))
    mine = game.decision_view(1)
    assert mine is not None
    assert mine.options == ["yes", "no"]
    for seat in (0, SPECTATOR):
        assert msgspec.to_builtins(game.decision_view(seat)) == {
            "seat": None, "kind": "", "clause": "", "source": 0, "options": None,
        }  # fmt: skip


def test_a_game_that_does_not_tell_its_chances_apart_takes_each_for_an_answer() -> None:
    assert begin(Scripted([ask(1, "well?", YES_NO), NEXT, NEXT])).is_answering()


def test_a_finished_game_has_no_decision_to_view() -> None:
    game = begin(Scripted([NEXT, NEXT, NEXT]))
    assert game.decision_view(0) is None
    assert game.stack_view() == []


class Keeper(Procedure):
    """Has something to show and something to hide."""

    __slots__ = ("hidden", "shown")
    STEPS = ("question", "note")
    SHOWS = ("shown",)

    def __init__(self, hidden: list[int], shown: list[list[int]]) -> None:
        super().__init__()
        self.hidden = hidden
        self.shown = shown

    def fork(self) -> Keeper:
        return self.resumed(Keeper(self.hidden[:], [row[:] for row in self.shown]))

    def question(self, game: Bare) -> Signal:
        return ask(0, "well?", YES_NO)

    def note(self, game: Bare) -> Signal:
        return NEXT


def test_the_stack_shows_only_the_slots_that_all_may_see_and_copies_them() -> None:
    keeper = Keeper([1, 2], [[3], [4, 5]])
    game = begin(keeper)
    [frame] = game.stack_view()
    assert (frame.name, frame.at, frame.slots) == ("Keeper", 1, {"shown": [[3], [4, 5]]})
    keeper.shown[1].append(6)
    keeper.shown.append([])
    assert frame.slots == {"shown": [[3], [4, 5]]}


class Whisperer(Keeper):
    """Shows its hidden slot to seat 1 alone."""

    __slots__ = ()

    def fork(self) -> Whisperer:
        return self.resumed(Whisperer(self.hidden[:], [row[:] for row in self.shown]))

    def shown_to(self, seat: int) -> dict[str, Any]:
        return {**super().shown_to(seat), **({"hidden": self.hidden} if seat == 1 else {})}


def test_a_procedure_may_show_a_slot_to_one_seat_and_copies_it_too() -> None:
    whisperer = Whisperer([1, 2], [[3]])
    game = begin(whisperer)
    [mine], [others], [spectators] = game.stack_view(1), game.stack_view(0), game.stack_view()
    assert mine.slots == {"shown": [[3]], "hidden": [1, 2]}
    assert others.slots == spectators.slots == {"shown": [[3]]}
    whisperer.hidden.append(9)
    assert mine.slots["hidden"] == [1, 2]


def test_unlinked_values_share_no_list_and_no_dict() -> None:
    value: dict[str, Any] = {"a": [[1], (2, 3)], "b": {"c": []}, "d": "x"}
    copy = unlinked(value)
    assert copy == value
    value["a"][0].append(9)
    value["b"]["c"].append(9)
    assert copy == {"a": [[1], (2, 3)], "b": {"c": []}, "d": "x"}


def reachable(root: object) -> list[object]:
    """Everything that can be got at from here, through data."""
    found: dict[int, object] = {}
    waiting = [root]
    while waiting:
        here = waiting.pop()
        if id(here) not in found and not isinstance(here, type):
            found[id(here)] = here
            waiting.extend(gc.get_referents(here))
    return list(found.values())


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_no_way_leads_from_a_view_back_into_the_game(seat: int) -> None:
    for game, _ in random_walk(KIND, SETTING, 4):
        assert isinstance(game, Market)
        own_lists = [part for part in reachable(game.dump()) if isinstance(part, list)]
        live = {id(part) for part in [game.blood, game.deck, *game.hands, *game.courts, game.stack, *own_lists]}
        for part in reachable(game.view(seat)):
            assert not isinstance(part, Game | Procedure)
            assert not (isinstance(part, list) and part and id(part) in live)
