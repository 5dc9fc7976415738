"""Coverage counts what passed tests prove, edition by edition, and runs only the tests whose results are missing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from praxis.clauses import evidence, ledger, load
from praxis.clauses.coverage import Proved, measure
from praxis.clauses.evidence import gathered

VTES = load("vtes")
VENDETTA = load("vendetta")

PROVING = """
from praxis.clauses.proof import proves

@proves("vendetta.play.face-up-free")
def test_free(): pass

@proves("vendetta.play.own-position")
def test_own_position():
    with open("ran", "a") as ran:
        ran.write("x")

def test_without_claim():
    raise AssertionError("only tests that prove something are run")
"""


@pytest.fixture(autouse=True)
def _no_other_plugins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # for speed: these runs need no plugin but ours


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone with our package and two tests of its own."""
    (tmp_path / "praxis").symlink_to(evidence.PACKAGE, target_is_directory=True)
    (tmp_path / "tests").mkdir()
    (tmp_path / "pyproject.toml").write_text('[tool.pytest.ini_options]\npythonpath = ["."]\n')
    (tmp_path / "tests/conftest.py").write_text('pytest_plugins = ["praxis.clauses.pytest_proofs"]\n')
    (tmp_path / "tests/test_play.py").write_text(PROVING)
    return tmp_path


def praxis(root: Path, *args: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "praxis", "rules", *args],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root), "COLUMNS": "80", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def all_of(matrix: Any) -> Proved:
    return {(row.id, edition): ["tests/test_all.py::test_all"] for row in matrix for edition in row.to_prove}


def test_without_tests_nothing_is_proved() -> None:
    result = measure(VENDETTA, {})
    assert (result.clauses, result.proved, result.physical, result.exceptions) == (247, 0, 7, [])
    assert len(result.unproved) == 240
    assert result.by_edition["vendetta"].clauses == 240


@pytest.mark.parametrize("matrix", [VTES, VENDETTA], ids=["vtes", "vendetta"])
def test_with_a_proof_for_everything_nothing_is_left(matrix: Any) -> None:
    result = measure(matrix, all_of(matrix))
    assert result.unproved == []
    assert result.exceptions == []
    assert result.proved + result.physical == result.clauses == len(matrix)
    assert all(share.clauses == share.proved for share in result.by_edition.values())


def test_a_clause_is_proved_only_when_every_edition_is() -> None:
    proved = all_of(VTES)
    del proved["deck.library.minimum", "2023"]
    result = measure(VTES, proved)
    assert result.unproved == ["deck.library.minimum"]
    assert result.missing == {"deck.library.minimum": ["2023"]}
    assert result.by_edition["2023"].clauses - result.by_edition["2023"].proved == 1
    assert result.by_edition["2000"].clauses == result.by_edition["2000"].proved


def test_an_exception_stands_apart_and_a_proof_ends_it() -> None:
    ruling = "imbued.ruling.chain-of-command"
    proved = all_of(VTES)
    del proved[ruling, "2012"]
    assert [row.id for row in measure(VTES, proved).exceptions] == [ruling]
    assert measure(VTES, proved).unproved == []
    assert measure(VTES, all_of(VTES)).exceptions == []


def test_the_other_side_of_a_difference_is_counted_apart() -> None:
    proved = all_of(VTES)
    before = measure(VTES, proved)
    proved["deck.groups.one-or-two", "2000"] = ["tests/test_deck.py::test_any_mixture"]
    after = measure(VTES, proved)
    assert after.contrasts.proved == before.contrasts.proved + 1 == 1
    assert "deck.groups.one-or-two" in before.contrasts.unproved
    assert "deck.groups.one-or-two" not in after.contrasts.unproved
    assert after.proved == before.proved


def test_only_what_is_missing_is_run(clone: Path) -> None:
    said: list[str] = []

    def times_run() -> int:
        files = gathered(clone, may_run=True, fresh=False, say=said.append).files
        assert sorted(files["tests/test_play.py"].passed) == [
            "tests/test_play.py::test_free",
            "tests/test_play.py::test_own_position",
        ]
        return len((clone / "ran").read_text())

    assert times_run() == 1
    assert said == ["running test files without a result for what they and the engine now say: 1"]
    assert times_run() == 1
    assert len(said) == 1
    with (clone / "tests/test_play.py").open("a") as file:
        file.write("# changed\n")
    assert times_run() == 2
    gathered(clone, may_run=True, fresh=True, say=said.append)
    assert len((clone / "ran").read_text()) == 3


def test_a_test_that_failed_is_run_again_alone(clone: Path) -> None:
    (clone / "tests/test_play.py").write_text(
        PROVING + "\n@proves('vendetta.drain.ability-lost')\ndef test_late():\n    assert open('mended')\n"
    )
    said: list[str] = []
    files = gathered(clone, may_run=True, fresh=False, say=said.append).files
    assert "tests/test_play.py::test_late" not in files["tests/test_play.py"].passed
    (clone / "mended").touch()
    files = gathered(clone, may_run=True, fresh=False, say=said.append).files
    assert "tests/test_play.py::test_late" in files["tests/test_play.py"].passed
    assert said[-1] == "running tests that did not pass when last run: 1"
    assert (clone / "ran").read_text() == "x"


def test_without_running_only_old_results_count(clone: Path) -> None:
    said: list[str] = []
    found = gathered(clone, may_run=False, fresh=False, say=said.append)
    assert (found.files, found.not_run, found.older) == ({}, ["tests/test_play.py"], [])
    assert said == ["not run here: 1 of 1 test files"]


def as_if_run_long_ago(clone: Path) -> None:
    ledger_file = clone / ".praxis/proofs.json"
    kept = json.loads(ledger_file.read_text())
    kept["files"]["tests/test_play.py"]["engine"] = "older"
    ledger_file.write_text(json.dumps(kept))


def test_a_result_of_an_older_engine_is_named_and_got_anew(clone: Path) -> None:
    said: list[str] = []
    gathered(clone, may_run=True, fresh=False, say=said.append)
    as_if_run_long_ago(clone)
    found = gathered(clone, may_run=False, fresh=False, say=said.append)
    assert found.older == ["tests/test_play.py"]
    assert said[-1] == "run with an older engine: 1 of 1 test files"
    assert gathered(clone, may_run=True, fresh=False, say=said.append).older == []
    assert (clone / "ran").read_text() == "xx"


def test_what_tests_share_belongs_to_what_they_were_run_with(clone: Path) -> None:
    said: list[str] = []
    gathered(clone, may_run=True, fresh=False, say=said.append)
    (clone / "tests/shared.py").write_text("NUMBER = 1")
    ledger._summed.cache_clear()
    assert gathered(clone, may_run=False, fresh=False, say=said.append).older == ["tests/test_play.py"]


def test_the_tests_of_one_game_do_not_grow_old_with_the_other(clone: Path) -> None:
    names = ["tests/vtes/test_a.py", "tests/vendetta/test_b.py", "tests/laws/test_c.py"]
    digests = [ledger.engine_digest(clone, name) for name in names]
    assert len(set(digests)) == 3
    assert evidence.claiming_files(clone, "vtes") == ["tests/test_play.py"]


def test_results_that_are_old_are_named_in_the_json_and_by_the_exit_code(clone: Path) -> None:
    everything = "\n".join(f'@proves("{row.id}")' for row in VENDETTA if row.kind != "physical")
    proving = f"from praxis.clauses.proof import proves\n{everything}\ndef test_all(): pass\n"
    (clone / "tests/test_play.py").write_text(proving)
    done = praxis(clone, "coverage", "--game", "vendetta", "--json")
    answer = json.loads(done.stdout)
    assert (done.returncode, answer["unproved"], answer["not_run"]) == (0, [], [])
    assert answer["results"] == {"current": True, "tests_not_run": [], "tests_of_older_engine": []}
    as_if_run_long_ago(clone)
    done = praxis(clone, "coverage", "--game", "vendetta", "--json", "--no-run")
    answer = json.loads(done.stdout)
    assert (done.returncode, answer["unproved"]) == (1, [])
    assert answer["results"]["tests_of_older_engine"] == ["tests/test_play.py"]
    assert not answer["results"]["current"]
    shown = praxis(clone, "show", "vendetta.play.face-up-free").stdout
    assert "the engine has changed since these tests were run" in " ".join(shown.split())
    done = praxis(clone, "coverage", "--game", "vendetta", "--json")
    assert (done.returncode, json.loads(done.stdout)["results"]["current"]) == (0, True)


def test_without_pytest_nothing_is_called_unproved(clone: Path) -> None:
    (clone / "hidden").mkdir()
    (clone / "hidden/sitecustomize.py").write_text(
        "import importlib.util as util\nfound = util.find_spec\n"
        "util.find_spec = lambda name, package=None: None if name == 'pytest' else found(name, package)\n"
    )
    without = {"PYTHONPATH": f"{clone / 'hidden'}{os.pathsep}{clone}"}
    done = praxis(clone, "coverage", "--game", "vendetta", "--json", **without)
    answer = json.loads(done.stdout)
    assert (done.returncode, answer["unproved"], len(answer["not_run"])) == (1, [], 240)
    assert answer["results"]["tests_not_run"] == ["tests/test_play.py"]
    assert "pytest is not installed" in done.stderr
    table = praxis(clone, "coverage", "--game", "vendetta", **without).stdout
    assert "not run here" in table
    assert "unproved" not in table.lower()
    shown = praxis(clone, "show", "vendetta.play.face-up-free", **without).stdout
    assert "not run here" in shown
    assert "unproved" not in shown


def test_the_command_prints_the_keys_that_others_rely_on(clone: Path) -> None:
    done = praxis(clone, "coverage", "--game", "vendetta", "--json")
    assert done.returncode == 1
    answer = json.loads(done.stdout)
    assert (answer["clauses"], answer["proved"], answer["physical"], answer["exceptions"]) == (247, 2, 7, [])
    assert len(answer["unproved"]) == 238
    assert answer["by_edition"] == {"vendetta": {"clauses": 240, "proved": 2}}
    assert answer["tests"] == {
        "vendetta.play.face-up-free": ["tests/test_play.py::test_free"],
        "vendetta.play.own-position": ["tests/test_play.py::test_own_position"],
    }
    assert "running test files" in done.stderr


def test_the_command_prints_a_table_and_the_unproved(clone: Path) -> None:
    done = praxis(clone, "coverage", "--game", "vendetta", "--code")
    lines = done.stdout.splitlines()
    assert lines[0].split() == ["chapter", "clauses", "proved", "physical", "exceptions", "unproved"]
    assert "play 8 2 0 0 6".split() in [line.split() for line in lines]
    assert "all 247 2 7 0 238".split() in [line.split() for line in lines]
    assert "  vendetta.play.becomes-deployed" in lines
    assert any(line.startswith("Named in the code: ") for line in lines)
    assert praxis(clone, "show", "vendetta.play.face-up-free").stdout.count("proved by  tests/test_play.py::test_free")


def test_an_installed_package_without_tests_says_so_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "praxis").symlink_to(evidence.PACKAGE, target_is_directory=True)
    done = praxis(tmp_path, "coverage", "--game", "vendetta")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines() == [
        "praxis: coverage counts what the tests prove, and an installed praxis carries none; run it in a clone"
    ]
