"""Procedures on the stack: what each of the six return values does, and that nothing else moves the counter."""

from __future__ import annotations

import pytest

from praxis.kernel.decision import PASS
from praxis.kernel.procedure import (
    DONE,
    MOST_PROCEDURES,
    NEXT,
    Procedure,
    Signal,
    again,
    ask,
    become,
    done,
    run,
    slots_of,
)
from tests.kernel.bare import Bare, begin
from tests.kernel.scripted import YES_NO, Scripted


class Meddler(Procedure):
    """A step that writes the counter itself."""

    __slots__ = ("to",)
    STEPS = ("meddle", "after", "last")

    def __init__(self, to: int) -> None:
        super().__init__()
        self.to = to

    def fork(self) -> Meddler:
        return self.resumed(Meddler(self.to))

    def meddle(self, game: Bare) -> Signal:
        game.diary.append("meddle")
        self.at = self.to
        return NEXT

    def after(self, game: Bare) -> Signal:
        game.diary.append("after")
        self.at = self.to
        return ask(0, "well?", YES_NO)

    def last(self, game: Bare) -> Signal:
        game.diary.append("last")
        return NEXT


class Circle(Procedure):
    """Never asks. Repeats."""

    __slots__ = ()
    STEPS = ("turn",)

    def fork(self) -> Circle:
        return self.resumed(Circle())

    def turn(self, game: Bare) -> Signal:
        return again("turn")


class Spiral(Procedure):
    """Begins another of its kind, and so on."""

    __slots__ = ()
    STEPS = ("turn",)

    def fork(self) -> Spiral:
        return self.resumed(Spiral())

    def turn(self, game: Bare) -> Signal:
        return run(Spiral())


# --- the six values --------------------------------------------------------------------------------------------------


def test_next_goes_to_the_next_step_and_after_the_last_the_procedure_ends() -> None:
    game = begin(Scripted([NEXT, NEXT, NEXT]))
    assert [step for step, _ in game.diary] == ["first", "second", "third"]
    assert game.stack == []
    assert game.over


def test_what_comes_after_the_last_step_is_called_the_end() -> None:
    game = begin(Scripted([NEXT, NEXT, ask(1, "well?", YES_NO, 17, "rule.one")]))
    assert game.decision is not None
    assert game.stack[-1].step_name() == "end"


def test_ask_opens_a_decision_and_the_next_step_reads_the_answer() -> None:
    game = begin(Scripted([ask(1, "well?", YES_NO, 17, "rule.one"), NEXT, NEXT]))
    assert game.diary == [("first", ())]
    decision = game.decision
    assert decision is not None
    assert (decision.seat, decision.kind, decision.source, decision.clause) == (1, "well?", 17, "rule.one")
    assert decision.keys() == ["yes", "no"]
    assert game.stack[-1].step_name() == "second"
    game.answer(1, "no")
    assert game.diary[1] == ("second", ("no",))


def test_run_does_the_child_first_and_the_next_step_reads_its_result() -> None:
    game = begin(Scripted([run(Scripted([NEXT, done(7, "x")])), NEXT, NEXT]))
    assert game.diary == [
        ("first", ()),
        ("first", ()),
        ("second", ()),
        ("second", (7, "x")),
        ("third", (7, "x")),
    ]


def test_a_child_that_runs_out_of_steps_has_an_empty_result() -> None:
    game = begin(Scripted([run(Scripted([run(Scripted([done(7)])), NEXT, NEXT])), NEXT, NEXT]))
    assert game.diary[3:] == [("second", (7,)), ("third", (7,)), ("second", ()), ("third", ())]


def test_an_answer_before_is_not_taken_for_the_result_of_a_child_that_has_none() -> None:
    game = begin(Scripted([ask(0, "well?", YES_NO), run(Scripted([NEXT, NEXT, NEXT])), NEXT]))
    game.answer(0, "no")
    assert game.diary[1] == ("second", ("no",))
    assert game.diary[-1] == ("third", ())


def test_become_leaves_for_another_procedure_whose_result_goes_to_the_one_beneath() -> None:
    changed = Scripted([become(Scripted([done(9)]))])
    game = begin(Scripted([run(changed), NEXT, NEXT]))
    assert game.diary == [("first", ()), ("first", ()), ("first", ()), ("second", (9,)), ("third", (9,))]


def test_again_goes_back_to_a_named_step() -> None:
    game = begin(Scripted([NEXT, again("first"), NEXT, NEXT, again("third"), NEXT]))
    assert [step for step, _ in game.diary] == ["first", "second", "first", "second", "third", "third"]


def test_done_leaves_at_once() -> None:
    game = begin(Scripted([DONE]))
    assert [step for step, _ in game.diary] == ["first"]
    assert game.over


def test_a_question_deep_in_the_stack_shows_the_whole_stack() -> None:
    game = begin(Scripted([NEXT, run(Scripted([ask(0, "well?", YES_NO)]))]))
    assert [(frame.at, frame.step_name()) for frame in game.stack] == [(2, "third"), (1, "second")]


# --- only these move the counter -------------------------------------------------------------------------------------


@pytest.mark.parametrize("to", [-1, 0, 2, 99])
def test_a_step_that_writes_its_counter_moves_nothing(to: int) -> None:
    game = begin(Meddler(to))
    assert game.diary == ["meddle", "after"]
    assert game.stack[-1].at == 2
    game.answer(0, "yes")
    assert game.diary == ["meddle", "after", "last"]
    assert game.over


def test_a_step_that_raises_leaves_the_counter_where_it_was() -> None:
    game = Bare()
    with pytest.raises(IndexError):
        game.start(Scripted([NEXT]))
    assert (game.stack[-1].at, game.stack[-1].step_name()) == (1, "second")


def test_rules_that_go_in_a_circle_are_stopped_and_named() -> None:
    with pytest.raises(AssertionError, match="in a circle without a question: Scripted > Circle"):
        begin(Scripted([run(Circle())]))


def test_rules_that_begin_ever_new_procedures_are_stopped_before_they_fill_the_memory() -> None:
    game = Bare()
    with pytest.raises(AssertionError, match="in a circle without a question: Spiral > Spiral"):
        game.start(Spiral())
    assert len(game.stack) == MOST_PROCEDURES + 1


def test_again_to_a_step_that_is_not_there_is_an_error() -> None:
    with pytest.raises(KeyError):
        begin(Scripted([again("fourth")]))


# --- questions that need no answer -----------------------------------------------------------------------------------


def test_a_decision_with_one_option_answers_itself() -> None:
    game = begin(Scripted([ask(0, "only?", [PASS]), ask(0, "well?", YES_NO)]))
    assert game.diary[1] == ("second", PASS)
    assert game.decision is not None
    assert game.decision.kind == "well?"
    assert game.number == 0


def test_a_decision_without_options_is_an_error_that_names_the_step() -> None:
    with pytest.raises(AssertionError, match=r"Scripted\.second asks 'how\?' without any option"):
        begin(Scripted([NEXT, ask(0, "how?", [])]))


class Hinge(Procedure):
    """Asks about as many things as its slot says, then about one."""

    __slots__ = ("width",)
    STEPS = ("ask_wide", "ask_narrow", "note")

    def __init__(self, width: int) -> None:
        super().__init__()
        self.width = width

    def fork(self) -> Hinge:
        return self.resumed(Hinge(self.width))

    def ask_wide(self, game: Bare) -> Signal:
        return ask(0, "wide", [("take", n) for n in range(self.width)])

    def ask_narrow(self, game: Bare) -> Signal:
        game.diary.append(self.got)
        return ask(0, "narrow", [PASS])

    def note(self, game: Bare) -> Signal:
        game.diary.append(self.got)
        return NEXT


def test_reopening_asks_the_same_question_of_the_changed_state_and_holds_it_open() -> None:
    game = begin(Hinge(3))
    frame = game.stack[-1]
    assert isinstance(frame, Hinge)
    frame.width = 1
    game.reopen()
    assert game.decision is not None
    assert game.decision.keys() == ["take 0"]
    assert (game.number, game.diary) == (0, [])
    game.answer(0, "take 0")
    assert game.diary == [("take", 0), PASS]
    assert game.over


def test_reopening_a_game_that_is_over_changes_nothing() -> None:
    game = begin(Scripted([DONE]))
    before = game.digest()
    game.reopen()
    assert game.over
    assert game.digest() == before


# --- what must be settled at once ------------------------------------------------------------------------------------


class Settling(Bare):
    __slots__ = ()

    def settle(self) -> None:
        super().settle()
        self.diary.append("settled")
        if len(self.stack) > 1:
            del self.stack[1:]
            self.stack[0].got = ("cut",)


class Strike(Procedure):
    """Makes something due, and would go on."""

    __slots__ = ()
    STEPS = ("strike", "never")

    def fork(self) -> Strike:
        return self.resumed(Strike())

    def strike(self, game: Bare) -> Signal:
        game.due = True
        return NEXT

    def never(self, game: Bare) -> Signal:
        raise AssertionError("the stack was cut before this")


def test_what_is_due_is_settled_before_the_next_step_and_may_cut_the_stack() -> None:
    game = Settling()
    game.start(Scripted([run(Strike()), NEXT, NEXT]))
    assert game.diary == [("first", ()), "settled", ("second", ("cut",)), ("third", ("cut",))]
    assert not game.due


# --- slots -----------------------------------------------------------------------------------------------------------


class Base(Procedure):
    __slots__ = ("a", "b")


class Derived(Base):
    __slots__ = ("c",)


def test_the_slots_of_a_procedure_come_base_first_without_the_machines_own() -> None:
    assert slots_of(Derived) == ("a", "b", "c")
    assert slots_of(Procedure) == ()
