"""The mutation gate: it finds places to break, and an engine that is broken is noticed."""

from pathlib import Path

import pytest

from tools import mutants
from tools.reached import Reached


def test_the_same_seed_gives_the_same_places_in_different_functions() -> None:
    first, again, other = mutants.chosen(40, 7), mutants.chosen(40, 7), mutants.chosen(40, 8)
    assert first == again
    assert first != other
    assert len({(mutant.file, mutant.function) for mutant in first}) == 40


def test_every_change_can_be_written_down_and_still_is_python() -> None:
    for mutant in mutants.chosen(150, 3):
        text = (mutants.ROOT / mutant.file).read_bytes()
        changed = text[: mutant.begin] + mutant.new.encode() + text[mutant.end :]
        compile(changed, mutant.file, "exec")
        assert changed != text, str(mutant)


def test_each_kind_of_place_is_found(tmp_path: Path) -> None:
    text = """
def rule(g, seat, n):
    \"\"\"[combat.dodge.protects]\"\"\"
    if n < 3 and not g.over:
        g.burn(seat, 1)
    return True
"""
    path = tmp_path / "rule.py"
    path.write_text(text)
    root, mutants.ROOT = mutants.ROOT, tmp_path
    try:
        found = {(mutant.old, mutant.new) for mutant in mutants.mutants_of(path)}
        clauses = {mutant.clauses for mutant in mutants.mutants_of(path)}
    finally:
        mutants.ROOT = root
    assert clauses == {("combat.dodge.protects",)}
    assert {
        ("n < 3", "(n <= 3)"),
        ("3", "4"),
        ("n < 3 and not g.over", "((n < 3) or (not g.over))"),
        ("not g.over", "bool(g.over)"),
        ("g.burn(seat, 1)", "pass"),
        ("seat", "((seat + 1) % g.seats)"),
        ("True", "False"),
    } <= found


DODGE = "tests/vtes/rules/combat/test_dodge.py::test_a[2023]"
QUICK = "tests/vtes/rules/turn/test_turn.py::test_b"
CARD = "tests/vtes/cards/test_actions.py::test_c"
REACHED = Reached(
    [(DODGE, 0.5), (QUICK, 0.1), (CARD, 0.2)],
    {"praxis/vtes/rules/combat.py::f": [0, 1, 1]},
)


def test_the_tests_that_prove_a_clause_come_first_and_only_those_run_that_reach_the_function() -> None:
    proofs = {"combat.dodge.protects": ["tests/vtes/rules/combat/test_dodge.py::test_a"]}
    mutant = mutants.Mutant("praxis/vtes/rules/combat.py", 1, "f", 0, 1, "a", "b", ("combat.dodge.protects",))
    assert mutants.stages(mutant, proofs, REACHED) == [[DODGE], [QUICK]]


def test_kept_games_come_early_and_each_test_runs_in_one_edition_before_any_runs_in_two() -> None:
    kept = "tests/golden/test_golden.py::test_the_game_goes_as_it_went[vtes 2012 5p]"
    tests = [
        ("tests/a.py::test_a[2000]", 0.1),
        ("tests/a.py::test_a[2012]", 0.2),
        ("tests/b.py::test_b", 0.3),
        (kept, 9.0),
    ]
    mutant = mutants.Mutant("praxis/vtes/rules/combat.py", 1, "f", 0, 1, "a", "b", ())
    reached = Reached(tests, {"praxis/vtes/rules/combat.py::f": [0, 1, 2, 3]})
    assert mutants.stages(mutant, {}, reached) == [
        [kept],
        ["tests/a.py::test_a[2000]", "tests/b.py::test_b", "tests/a.py::test_a[2012]"],
    ]
    assert mutants.stages(mutant, {}, reached, longest=0.45)[1] == ["tests/a.py::test_a[2000]", "tests/b.py::test_b"]


def test_actions_are_made_before_the_first_test_begins() -> None:
    mutant = next(
        m for m in mutants.everywhere() if m.place.startswith("praxis/vtes/actions") and "__init__" in m.place
    )
    assert mutants.is_for_loading(mutant)


def test_what_is_called_only_while_definitions_are_loaded_concerns_the_tests_of_cards() -> None:
    mutant = mutants.Mutant("praxis/vtes/effects/moving.py", 1, "put", 0, 1, "a", "b", ())
    assert mutants.stages(mutant, {}, REACHED) == [[CARD]]


def test_known_survivors_have_a_reason_and_still_exist() -> None:
    """A reason for a place that is gone would excuse whatever comes there later."""
    names = {mutant.name for mutant in mutants.everywhere()}
    for name, reason in mutants.known().items():
        assert name in names, name
        assert len(reason) > 20, name


def test_a_change_is_made_in_the_running_process_for_whoever_has_imported_the_function() -> None:
    from praxis.vtes.rules.torpor import is_older

    mutant = next(m for m in mutants.everywhere() if m.place == "praxis/vtes/rules/torpor.py::is_older")
    sound = is_older.__code__
    try:
        mutants.put_in_place(mutant)
        assert is_older.__code__ is not sound
    finally:
        is_older.__code__ = sound


def test_what_happens_while_definitions_are_loaded_is_not_changed_there() -> None:
    mutant = next(m for m in mutants.everywhere() if m.place == "praxis/effects/nodes.py::case")
    with pytest.raises(mutants.NotHere):
        mutants.put_in_place(mutant)
