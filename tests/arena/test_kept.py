"""A simulation that was stopped goes on: no game is lost, and none is played twice."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from praxis.arena.kept import Kept, OtherTask
from praxis.arena.simulate import Result, Task, run
from praxis.cli.main import main
from praxis.kernel.game import Setting

TASK = Task(game="vendetta", setting=Setting(4), bots=["random"], games=12, seed=3)


def outcome(result: Result) -> tuple[object, ...]:
    return result.number, result.seed, result.bots, result.scores, result.decisions


def finished(path: Path, task: Task = TASK) -> list[Result]:
    there = Kept(path, task)
    done = frozenset(result.number for result in there.results)
    return list(there.keep(run(task, 1, done=done)))


@pytest.mark.parametrize("cut", [0, 1, 40, 2000])
def test_a_run_that_was_cut_off_anywhere_goes_on(tmp_path: Path, cut: int) -> None:
    whole = [outcome(result) for result in run(TASK, 1)]
    file = tmp_path / "results.jsonl"
    there = Kept(file, TASK)
    with closing(there.keep(run(TASK, 1))) as games:  # type: ignore[type-var]
        for _ in range(5):
            next(games)
    file.write_bytes(file.read_bytes()[: file.stat().st_size - cut])
    assert sorted(outcome(result) for result in finished(file)) == sorted(whole)
    again = Kept(file, TASK)
    assert sorted(outcome(result) for result in again.results) == sorted(whole)
    assert [result.number for result in run(TASK, 1, frozenset(range(12)))] == []


def test_a_file_of_another_run_is_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    finished(file)
    before = file.read_bytes()
    other = Task(game="vendetta", setting=Setting(4), bots=["random"], games=13, seed=3)
    with pytest.raises(OtherTask, match="has the results of another run; name a new file"):
        Kept(file, other)
    assert file.read_bytes() == before
    file.write_text("a letter to a friend\n")
    with pytest.raises(OtherTask, match="is no file of results"):
        Kept(file, TASK)
    assert file.read_text() == "a letter to a friend\n"


def test_the_command_goes_on_and_tells_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "results.jsonl")
    command = ["simulate", "--game", "vendetta", "--games", "6", "--bots", "random", "--processes", "1", "--keep", file]
    assert main(command) == 0
    first = capsys.readouterr().out.split("share of wins", 1)[1].split("random:")[0]
    assert main(command) == 0
    assert capsys.readouterr().out.split("share of wins", 1)[1].split("random:")[0] == first
    assert main([*command, "--seed", "2"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
