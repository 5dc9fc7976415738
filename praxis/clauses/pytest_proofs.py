"""Pytest plugin: after a run, `.praxis/proofs.json` says which clauses the passed tests proved.

Registered by `pytest_plugins = ["praxis.clauses.pytest_proofs"]` in tests/conftest.py. Works with pytest-xdist: the
workers know the claims, the controller hears the outcomes.
"""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from praxis.clauses import ledger
from praxis.clauses.ledger import FileProofs
from praxis.clauses.matrix import UnknownClause
from praxis.clauses.proof import MARK, claims


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", f"{MARK}(*clause_ids, editions=...): the clauses of the rulebook a test proves")
    config.addinivalue_line("markers", "rules_on(card, sources): the official rulings on a card that a test proves")
    config.pluginmanager.register(ProofRecorder(config), "praxis-proofs")


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Fail the collection of a file whose tests claim clauses that do not exist, and show the reason alone."""
    report = yield
    wrong = [problem for node in report.result or () if isinstance(node, pytest.Item) for problem in _problems(node)]
    if wrong:
        report.outcome = "failed"
        report.longrepr = "\n".join(dict.fromkeys(wrong))
        report.result = []
    return report


def _problems(item: pytest.Item) -> list[str]:
    try:
        claims(item)
    except (ValueError, UnknownClause) as problem:
        return [str(problem)]
    return []


class ProofRecorder:
    """Gathers, over one run, the claims of the collected tests and how the tests ended."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.files: dict[str, FileProofs] = {}
        self.entries: dict[Path, FileProofs | None] = {}
        self.passed: dict[str, bool] = {}
        self.is_worker = hasattr(config, "workerinput")

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Note the claims before -k and -m remove tests: the claims of a file do not depend on what is run."""
        for item in items:
            entry = self._entry(item.path)
            claimed = claims(item)
            if entry and claimed:
                entry.claims[item.nodeid] = claimed

    def _entry(self, file: Path) -> FileProofs | None:
        """The entry of a test file that mentions proofs. If it claims nothing, that is noted, too."""
        if file not in self.entries:
            root = self.config.rootpath
            speaks = file.is_relative_to(root) and ledger.claims_anything(file)
            self.entries[file] = FileProofs(ledger.digest(file), self._takes_whole_files(), {}, []) if speaks else None
            entry = self.entries[file]
            if entry:
                self.files[file.relative_to(root).as_posix()] = entry
        return self.entries[file]

    def _takes_whole_files(self) -> bool:
        picked = any("::" in arg for arg in self.config.args)
        return not picked and not self.config.getoption("lf", False)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call":
            good = report.passed and not hasattr(report, "wasxfail")
        else:
            good = report.passed
        self.passed[report.nodeid] = self.passed.get(report.nodeid, True) and good

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any, error: object | None) -> None:
        """xdist: a worker hands its claims to the controller. All workers have collected the same tests."""
        sent = getattr(node, "workeroutput", {}).get("praxis_proofs")
        if sent:
            self.files.update(msgspec.json.decode(sent, type=dict[str, FileProofs]))

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self) -> None:
        if self.is_worker:
            output: dict[str, str] = vars(self.config)["workeroutput"]
            output["praxis_proofs"] = msgspec.json.encode(self.files).decode()
        elif self.files:
            for name, entry in self.files.items():
                entry.engine = ledger.engine_digest(self.config.rootpath, name)
                entry.passed = sorted(name for name in entry.claims if self.passed.get(name, False))
            ledger.merge(self.config.rootpath, self.files, set(self.passed))
