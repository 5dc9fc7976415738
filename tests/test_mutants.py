"""The mutation gate: it finds places to break, and an engine that is broken is noticed."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tools import changes, defined, mutants, remembered, trying
from tools.blocks import Seen, block_at
from tools.changes import Mutant, everywhere
from tools.reached import OfFile, Passed, Reached, as_written, joined, where_they_stand, written
from tools.remembered import Memory


def test_the_same_seed_gives_the_same_places_in_different_functions() -> None:
    first, again, other = mutants.chosen(40, 7), mutants.chosen(40, 7), mutants.chosen(40, 8)
    assert first == again
    assert first != other
    assert len({(mutant.file, mutant.function) for mutant in first}) == 40


def test_a_place_stays_chosen_while_others_come_and_go(monkeypatch: pytest.MonkeyPatch) -> None:
    before = mutants.chosen(40, 7)
    gone = before[3]
    left = tuple(mutant for mutant in everywhere() if mutant.place != gone.place)
    monkeypatch.setattr(mutants, "everywhere", lambda: left)
    assert mutants.chosen(40, 7)[:39] == [*before[:3], *before[4:]]


def test_every_change_can_be_written_down_and_still_is_python() -> None:
    for mutant in mutants.chosen(150, 3):
        text = (changes.ROOT / mutant.file).read_bytes()
        changed = text[: mutant.begin] + mutant.new.encode() + text[mutant.end :]
        compile(changed, mutant.file, "exec")
        assert changed != text, str(mutant)


def test_each_kind_of_place_is_found(tmp_path: Path) -> None:
    text = """
def rule(g, seat, n):
    \"\"\"[combat.dodge.protects]\"\"\"
    if n < 3 and not g.over:
        g.burn(seat, 1, -1)
    return True
"""
    path = tmp_path / "rule.py"
    path.write_text(text)
    root, changes.ROOT = changes.ROOT, tmp_path
    try:
        found = {(mutant.old, mutant.new) for mutant in changes.mutants_of(path)}
        clauses = {mutant.clauses for mutant in changes.mutants_of(path)}
    finally:
        changes.ROOT = root
    assert clauses == {("combat.dodge.protects",)}
    assert {
        ("n < 3", "(n <= 3)"),
        ("3", "4"),
        ("n < 3 and not g.over", "((n < 3) or (not g.over))"),
        ("not g.over", "bool(g.over)"),
        ("g.burn(seat, 1, -1)", "pass"),
        ("-1", "0"),
        ("seat", "((seat + 1) % g.seats)"),
        ("True", "False"),
    } <= found
    assert [old for old, _ in found].count("1") == 1, "the 1 of -1 is not changed by itself"


DODGE = Passed("tests/vtes/rules/combat/test_dodge.py::test_a[2023]", 0.5, 10)
QUICK = Passed("tests/vtes/rules/turn/test_turn.py::test_b", 0.1, 400)
CARD = Passed("tests/vtes/cards/test_actions.py::test_c", 0.2, 30)


def seen(*tests: tuple[Passed, tuple[str, ...]]) -> Reached:
    """Each test as if looked at by itself, with the blocks that it reaches."""
    return joined([Reached({t.name.partition("::")[0]: OfFile([t], dict.fromkeys(blocks, 1))}) for t, blocks in tests])


FIGHT = "praxis/vtes/rules/combat.py::f"
REACHED = seen((DODGE, (FIGHT,)), (QUICK, (FIGHT,)), (CARD, ()))


def test_the_tests_that_prove_a_clause_come_first_and_only_those_run_that_reach_the_function() -> None:
    proofs = {"turn.phases": [QUICK.name]}
    mutant = Mutant("praxis/vtes/rules/combat.py", 1, "f", 0, 1, "a", "b", ("turn.phases",))
    assert mutants.nearest(mutant, proofs, REACHED) == [QUICK, DODGE]
    assert mutants.nearest(mutant, {}, REACHED) == [DODGE, QUICK], "who reaches little else comes first"


def test_kept_games_come_early_and_each_test_runs_in_one_edition_before_any_runs_in_two() -> None:
    kept = Passed("tests/golden/test_golden.py::test_the_game_goes_as_it_went[vtes 2012 5p]", 0.2, 900)
    old, new = (Passed(f"tests/a.py::test_a[{edition}]", 0.1, 20) for edition in ("2000", "2012"))
    beside, elsewhere = Passed("tests/a.py::test_b", 0.1, 30), Passed("tests/b.py::test_c", 0.1, 40)
    mutant = Mutant("praxis/vtes/rules/combat.py", 1, "f", 0, 1, "a", "b", ())
    reached = seen(*((test, (FIGHT,)) for test in (old, new, beside, elsewhere, kept)))
    assert mutants.nearest(mutant, {}, reached) == [kept, old, elsewhere, beside, new]
    assert mutants.nearest(mutant, {}, reached, 0.45) == [kept, old, elsewhere]


def test_a_change_concerns_the_tests_that_reach_its_statements_not_all_that_reach_its_function() -> None:
    file, function = "praxis/vtes/rules/torpor.py", "is_older"
    mutant = next(m for m in everywhere() if m.place == f"{file}::{function}")
    block = block_at(file, function, mutant.line)
    assert mutants.nearest(mutant, {}, seen((DODGE, (block,)), (CARD, ("praxis/elsewhere.py::f",)))) == [DODGE]


def test_a_function_that_nobody_was_seen_to_reach_is_tried_on_the_tests_of_its_class_and_else_of_its_file() -> None:
    reached = seen((DODGE, ("praxis/a.py::C.f",)), (QUICK, ("praxis/a.py::g#2",)), (CARD, ("praxis/b.py::h",)))
    assert reached.by_others_of("praxis/a.py::C.new") == [DODGE]
    assert reached.by_others_of("praxis/a.py::new") == [DODGE, QUICK]
    assert reached.by_others_of("praxis/c.py::new") == []


def test_what_was_seen_is_read_as_it_was_written_and_joined_with_what_another_process_saw() -> None:
    assert as_written(written(REACHED)).files == REACHED.files
    again = Passed("tests/vtes/rules/combat/test_dodge.py::test_z", 0.1, 5)
    both = joined([REACHED, seen((again, (FIGHT,)))])
    assert both.by(FIGHT) == [again, DODGE, QUICK]


def test_what_was_seen_of_a_function_is_known_after_it_has_moved_to_another_file(tmp_path: Path) -> None:
    (tmp_path / "new.py").write_text("class Old:\n    def f(self): ...\n\ndef g(): ...\n")
    (tmp_path / "other.py").write_text("def g(): ...\n")
    there = tmp_path.name
    seen_before = seen((DODGE, (f"{there}/old.py::Old.f#1", f"{there}/old.py::g")))
    now = where_they_stand(seen_before, tmp_path)
    assert now.by(f"{there}/new.py::Old.f#1") == [DODGE]
    assert now.by(f"{there}/old.py::g") == [DODGE], "two files have such a function"


PIECES = """
def rule(n):
    \"\"\"What it does.\"\"\"
    if n < 3:
        return "few"
    for each in range(n):
        if each == 4:
            n += 1
    return "many"
"""


def test_a_function_is_divided_where_one_part_may_run_without_the_other(tmp_path: Path) -> None:
    path = tmp_path / "engine" / "rule.py"
    path.parent.mkdir()
    path.write_text(PIECES)
    watch, scope = Seen(path.parent), dict[str, Any]()
    exec(watch.marked(path), scope)
    reached = []
    for number in (1, 3, 6):
        watch.forget()
        scope["rule"](number)
        reached.append(watch.reached())
    assert [len(names) for names in reached] == [2, 3, 4]
    assert all(names[0] == "engine/rule.py::rule" for names in reached)
    assert set(reached[0]) & set(reached[1]) == {"engine/rule.py::rule"}
    assert scope["rule"].__doc__ == "What it does."


def test_changes_wait_in_rounds_and_are_counted_once(capsys: pytest.CaptureFixture[str]) -> None:
    first, second = everywhere()[:2]
    slow = [Passed(f"t.py::{number}", 3.0, 1) for number in range(4)]
    run = mutants.Run([first, second], [1, 2], {first: slow, second: slow[:1]})
    gate = Asked({first.name: "t.py::3"})
    run.try_all(gate)
    assert gate.tried == [[], [], ["t.py::0", "t.py::1"], ["t.py::0"], ["t.py::2", "t.py::3"]]
    assert (run.killed, run.survivors) == (1, [second])


def test_what_is_called_while_definitions_are_loaded_is_tried_in_a_fresh_process_when_all_else_lets_it_pass(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first, second = everywhere()[:2]
    tests = {first: [QUICK], second: [QUICK]}
    run = mutants.Run([first, second], [1, 2], tests, lambda mutant: [CARD])
    monkeypatch.setattr(trying, "noticed_afresh", lambda mutant, names, seconds, is_sound: names[0])
    run.try_all(Asked({first.name: QUICK.name}))
    assert (run.killed, run.survivors) == (2, [])
    run = mutants.Run([second], [1], tests)
    monkeypatch.undo()
    run.try_all(Asked({}))
    assert (run.killed, run.survivors) == (0, [second]), "nothing calls it then"


def test_the_test_that_noticed_a_change_is_tried_first_on_it_and_early_on_others_of_its_function(
    tmp_path: Path,
) -> None:
    function = "praxis/vtes/rules/torpor.py::wake_from_torpor"
    first, second, *_ = [m for m in everywhere() if m.place == function]
    known = {test.name: test for test in (DODGE, QUICK, CARD)}
    memory = Memory(tmp_path / "mutants.json")
    memory.note(first, [DODGE.name, QUICK.name], QUICK.name)
    memory.note(second, [], CARD.name)
    memory.save()
    memory = Memory(tmp_path / "mutants.json")
    assert memory.ordered(first, [DODGE], known) == [QUICK, CARD, DODGE]
    assert memory.ordered(second, [DODGE], known) == [CARD, QUICK, DODGE]
    assert Memory(tmp_path / "mutants.json", anew=True).ordered(first, [DODGE], known) == [DODGE]


def test_a_test_that_let_a_change_pass_is_tried_again_only_if_the_function_is_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mutant = next(m for m in everywhere() if m.place == "praxis/vtes/rules/torpor.py::is_older")
    memory = Memory(tmp_path / "mutants.json")
    memory.note(mutant, [DODGE.name], "")
    memory.note(mutant, [QUICK.name], "")
    assert memory.ordered(mutant, [DODGE, QUICK, CARD], {}) == [CARD]
    monkeypatch.setattr(remembered, "digest_of_function", lambda mutant: "another")
    assert memory.ordered(mutant, [DODGE, QUICK, CARD], {}) == [DODGE, QUICK, CARD]


def test_what_a_former_run_has_found_is_confirmed_on_that_test_alone(tmp_path: Path) -> None:
    first, second = [m for m in everywhere() if not trying.is_for_loading(m)][:2]
    memory = Memory(tmp_path / "mutants.json")
    for mutant in (first, second):
        memory.note(mutant, [], "tests/test_mutants.py::test_b")
    run = mutants.Run([first, second], [1, 2], memory=memory)
    assert run.files_of_noticing() == ["tests/test_mutants.py"]
    gate = Asked({first.name: "tests/test_mutants.py::test_b"})
    gate.items = dict.fromkeys(["tests/test_mutants.py::test_b"], None)  # type: ignore[assignment]
    run.confirm(gate)
    assert gate.tried == [["tests/test_mutants.py::test_b"]] * 2
    assert (run.killed, run.numbers) == (1, [2])


class Asked(trying.Gate):
    """A gate that only says which tests it was to run, and that some notice some changes."""

    def __init__(self, noticing: dict[str, str]) -> None:
        super().__init__(lambda gate: None, {})
        self.noticing = noticing
        self.tried: list[list[str]] = []

    def noticed_by(self, mutant: Mutant, tests: Sequence[str]) -> str:
        self.tried.append(list(tests))
        return self.noticing.get(mutant.name, "") if self.noticing.get(mutant.name) in tests else ""


def test_actions_are_made_before_the_first_test_begins() -> None:
    mutant = next(m for m in everywhere() if m.place.startswith("praxis/vtes/actions") and "__init__" in m.place)
    assert trying.is_for_loading(mutant)


def test_what_is_called_only_while_definitions_are_loaded_concerns_the_tests_of_cards() -> None:
    mutant = Mutant("praxis/vtes/effects/moving.py", 1, "nobody_calls_it", 0, 1, "a", "b", ())
    assert mutants.nearest(mutant, {}, REACHED) == [CARD]


def test_a_word_of_cards_is_tried_on_tests_that_play_cards_written_with_it() -> None:
    """`flicker` stands for a word: two definitions call it, one of them played by two tests."""
    tests = [("tests/vtes/cards/test_a.py::test_a", 0.3), ("tests/vtes/cards/test_b.py::test_b[Ember]", 0.2)]
    tests += [("tests/vtes/cards/test_b.py::test_b[Spark]", 0.1), ("tests/vtes/cards/combat/test_c.py::test_c", 0.1)]
    sources = [("tests/vtes/cards/test_a.py::test_a", "seat(hand=['Ember'])")]
    sources += [("tests/vtes/cards/test_b.py::test_b", "parametrize('card', ['Ember', 'Spark'])")]
    users = {"praxis/vtes/effects/light.py::flicker": defined.Users(["Ember", "Spark"], ["combat/test_c"])}
    found = defined.naming("praxis/vtes/effects/light.py::flicker", [name for name, _ in tests], users, sources)
    assert list(dict.fromkeys(found)) == [
        "tests/vtes/cards/test_b.py::test_b[Ember]",
        "tests/vtes/cards/test_b.py::test_b[Spark]",
        "tests/vtes/cards/test_a.py::test_a",
        "tests/vtes/cards/combat/test_c.py::test_c",
    ]


def test_a_change_is_tried_on_the_cards_whose_definition_becomes_another_one() -> None:
    """Nobody but a few cards leaves out whose pool is burned."""
    mutant = next(m for m in everywhere() if m.name.endswith("moving.py::burn: what == POOL -> (what != POOL)"))
    cards = defined.differing(mutant.file, trying.changed_source(mutant).decode())
    assert 0 < len(cards) < len(defined.users()[mutant.place].cards) / 4
    assert {"Frontal Assault", "Abuse of Power"} < set(cards)
    assert defined.differing(mutant.file, "raise RuntimeError\n") == []


def test_a_fresh_process_reads_the_changed_source_and_names_the_test_that_notices() -> None:
    """The changed file cannot be loaded: only a test that imports it notices."""
    tests = ["tests/kernel/test_rng.py"]
    needed, elsewhere = (Mutant(file, 1, "", 0, 0, "", "raise RuntimeError\n", ()) for file in LOADED)
    assert trying.noticed_afresh(needed, tests, {}) == "the loading"
    assert trying.noticed_afresh(elsewhere, tests, {}) == ""


LOADED = ("praxis/kernel/rng.py", "praxis/vtes/rules/torpor.py")


def test_no_two_changes_of_a_function_have_the_same_name() -> None:
    """An excuse for one of them would excuse the other."""
    names = [mutant.name for mutant in everywhere()]
    assert len(set(names)) == len(names)


def test_known_survivors_have_a_reason_and_still_exist() -> None:
    """A reason for a place that is gone would excuse whatever comes there later."""
    names = {mutant.name for mutant in everywhere()}
    for name, reason in mutants.known().items():
        assert name in names, name
        assert len(reason) > 20, name


def test_a_change_is_made_in_the_running_process_for_whoever_has_imported_the_function() -> None:
    from praxis.vtes.rules.torpor import is_older

    mutant = next(m for m in everywhere() if m.place == "praxis/vtes/rules/torpor.py::is_older")
    sound = is_older.__code__
    try:
        trying.put_in_place(mutant)
        assert is_older.__code__ is not sound
    finally:
        is_older.__code__ = sound


def test_what_happens_while_definitions_are_loaded_is_not_changed_there() -> None:
    mutant = next(m for m in everywhere() if m.place == "praxis/effects/amounts.py::case")
    with pytest.raises(trying.NotHere):
        trying.put_in_place(mutant)
