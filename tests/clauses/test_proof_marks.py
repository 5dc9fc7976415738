"""`proves`: what a test claims is checked at collection, and only what passes is written down."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import praxis.clauses
from praxis.clauses import ledger
from praxis.clauses.proof import proves

pytest_plugins = ["pytester"]

PLUGIN = ("-p", "praxis.clauses.pytest_proofs", "-p", "no:cacheprovider")

TWO_TESTS = """
    from praxis.clauses.proof import proves

    @proves("vendetta.play.face-up-free", "vendetta.play.own-position")
    def test_free():
        assert True

    @proves("vendetta.round.three-rounds")
    def test_rounds():
        assert 3 == 3
"""


@pytest.fixture(autouse=True)
def _praxis_is_importable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # for speed: these runs need no plugin but ours
    monkeypatch.setenv("PYTHONPATH", str(Path(praxis.clauses.__file__).parents[2]))


def run(pytester: pytest.Pytester, *args: str) -> pytest.RunResult:
    return pytester.runpytest_inprocess(*PLUGIN, *args)


def proofs(pytester: pytest.Pytester) -> dict[str, Any]:
    files: dict[str, Any] = json.loads((pytester.path / ".praxis/proofs.json").read_text())["files"]
    return files


def passed(pytester: pytest.Pytester) -> list[str]:
    return [name for entry in proofs(pytester).values() for name in entry["passed"]]


def test_a_passed_test_proves_its_clauses(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(test_play=TWO_TESTS)
    run(pytester).assert_outcomes(passed=2)
    entry = proofs(pytester)["test_play.py"]
    assert entry["claims"] == {
        "test_play.py::test_free": {
            "vendetta.play.face-up-free": ["vendetta"],
            "vendetta.play.own-position": ["vendetta"],
        },
        "test_play.py::test_rounds": {"vendetta.round.three-rounds": ["vendetta"]},
    }
    assert entry["passed"] == ["test_play.py::test_free", "test_play.py::test_rounds"]
    assert entry["whole"]


def test_failed_skipped_and_expected_failures_prove_nothing(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        test_play="""
        import pytest
        from praxis.clauses.proof import proves

        @proves("vendetta.play.face-up-free")
        def test_fails(): assert False

        @proves("vendetta.play.face-up-free")
        def test_skips(): pytest.skip("not today")

        @proves("vendetta.play.face-up-free")
        @pytest.mark.xfail
        def test_expected_to_fail_but_passes(): pass

        @pytest.fixture
        def broken():
            yield
            raise RuntimeError

        @proves("vendetta.play.face-up-free")
        def test_falls_over_at_the_end(broken): pass
        """
    )
    run(pytester)
    entry = proofs(pytester)["test_play.py"]
    assert len(entry["claims"]) == 4
    assert entry["passed"] == []


def test_a_partial_run_keeps_the_other_proofs(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(test_play=TWO_TESTS, test_other="from test_play import *")
    run(pytester, "test_play.py")
    run(pytester, "test_play.py::test_rounds")
    assert passed(pytester) == ["test_play.py::test_free", "test_play.py::test_rounds"]
    assert proofs(pytester)["test_play.py"]["whole"]


def test_deselected_tests_are_claims_without_proof(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(test_play=TWO_TESTS)
    run(pytester, "-k", "rounds")
    assert passed(pytester) == ["test_play.py::test_rounds"]
    assert len(proofs(pytester)["test_play.py"]["claims"]) == 2


def test_a_test_that_comes_to_fail_drops_out(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        test_play="""
        from pathlib import Path
        from praxis.clauses.proof import proves

        @proves("vendetta.play.face-up-free")
        def test_free(): assert not Path("broken").exists()
        """
    )
    run(pytester)
    assert passed(pytester) == ["test_play.py::test_free"]
    (pytester.path / "broken").touch()
    run(pytester)
    assert passed(pytester) == []


def test_removed_tests_and_files_drop_out(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(test_play=TWO_TESTS, test_more=TWO_TESTS)
    run(pytester)
    assert len(passed(pytester)) == 4
    pytester.makepyfile(test_play=TWO_TESTS.split('@proves("vendetta.round')[0])
    (pytester.path / "test_more.py").unlink()
    run(pytester)
    assert passed(pytester) == ["test_play.py::test_free"]


def test_a_changed_file_no_longer_counts(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(test_play=TWO_TESTS)
    run(pytester)
    assert list(ledger.read(pytester.path).current(pytester.path)) == ["test_play.py"]
    (pytester.path / "test_play.py").write_text("# changed\n")
    assert ledger.read(pytester.path).current(pytester.path) == {}


def test_workers_of_xdist_prove_as_well(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(test_play=TWO_TESTS + "\n\n    def test_claims_nothing(): assert True")
    pytester.runpytest_subprocess(*PLUGIN, "-p", "xdist", "-n", "2").assert_outcomes(passed=3)
    assert passed(pytester) == ["test_play.py::test_free", "test_play.py::test_rounds"]


def test_the_edition_comes_from_the_parameter(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        test_deck="""
        import pytest
        from praxis.clauses.proof import proves

        @pytest.fixture(params=["2000", 2011])
        def edition(request): return request.param

        @proves("deck.crypt.minimum")
        def test_by_fixture(edition): assert edition

        @pytest.mark.parametrize("edition", ["2012", "2023"])
        @proves("deck.crypt.minimum", "deck.groups.any")
        def test_by_parameter(edition): assert edition

        @proves("deck.crypt.no-maximum", editions="2000 2023")
        def test_by_name(): assert True

        @pytest.mark.parametrize("size", [pytest.param(12, marks=proves("deck.crypt.minimum", editions=["2012"])), 13])
        def test_one_case(size): assert size
        """
    )
    run(pytester)
    claims = proofs(pytester)["test_deck.py"]["claims"]
    assert claims == {
        "test_deck.py::test_by_fixture[2000]": {"deck.crypt.minimum": ["2000"]},
        "test_deck.py::test_by_fixture[2011]": {"deck.crypt.minimum": ["2011"]},
        "test_deck.py::test_by_parameter[2012]": {"deck.crypt.minimum": ["2012"], "deck.groups.any": ["2012"]},
        "test_deck.py::test_by_parameter[2023]": {"deck.crypt.minimum": ["2023"], "deck.groups.any": ["2023"]},
        "test_deck.py::test_by_name": {"deck.crypt.no-maximum": ["2000", "2023"]},
        "test_deck.py::test_one_case[12]": {"deck.crypt.minimum": ["2012"]},
    }


def test_an_unknown_clause_fails_the_collection_and_names_the_nearest(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(test_play=TWO_TESTS.replace("face-up-free", "face-up-fre"))
    result = run(pytester)
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines(["*no clause 'vendetta.play.face-up-fre'; nearest: vendetta.play.face-up-free*"])


def test_a_vtes_claim_without_an_edition_fails_the_collection(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        test_deck="""
        from praxis.clauses.proof import proves

        @proves("deck.crypt.minimum")
        def test_twelve(): pass
        """
    )
    result = run(pytester)
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines(["*test_twelve: in which edition does it prove deck.crypt.minimum?*"])


def test_a_project_without_claims_gets_no_ledger(pytester: pytest.Pytester) -> None:
    pytester.makepyfile("def test_nothing(): assert True")
    run(pytester).assert_outcomes(passed=1)
    assert not (pytester.path / ".praxis").exists()


@pytest.mark.parametrize(
    ("clause_id", "editions", "said"),
    [
        ("deck.crypt.minimum", "1994", "no edition '1994'; there are 2000, 2011, 2012, 2023"),
        ("deck.crypt.minimun", "2000", "nearest: deck.crypt.minimum"),
        ("vendetta.play.face-up-free", "2000", "vendetta has one edition"),
    ],
)
def test_a_wrong_claim_says_what_would_be_right(clause_id: str, editions: str, said: str) -> None:
    with pytest.raises((ValueError, LookupError)) as refused:
        proves(clause_id, editions=editions)
    assert said in str(refused.value)


def test_a_damaged_ledger_counts_as_empty(tmp_path: Path) -> None:
    (tmp_path / ".praxis").mkdir()
    ledger.path(tmp_path).write_text('{"version": 1, "files": [')
    assert ledger.read(tmp_path).files == {}
