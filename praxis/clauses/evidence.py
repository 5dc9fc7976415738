"""The tests behind the coverage: which files claim clauses, whose results are missing, and how just those are run."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from praxis.clauses import ledger
from praxis.clauses.ledger import FileProofs, Ledger

PACKAGE: Final = Path(__file__).parents[1]

_NO_TESTS_FAILED: Final = (0, 5)
"""pytest's exit codes for "all passed" and "nothing was selected"."""

_MANY: Final = 50
"""If more tests of one file have failed, the whole file is run: a command line has a limit."""


class NoTests(Exception):
    """There are no tests to measure by; the message says what would be right."""


def project_root() -> Path:
    """The directory that holds `praxis/` and `tests/`: the clone that this package is run from."""
    for root in (PACKAGE.parent, Path.cwd()):
        if (root / "tests").is_dir() and (root / "praxis" / "clauses").is_dir():
            return root
    raise NoTests("coverage counts what the tests prove, and an installed praxis carries none; run it in a clone")


def claiming_files(root: Path, game: str = "") -> list[str]:
    """The test files that mention `proves`, by path from the root, without those of other games than the named one."""
    files = sorted((root / "tests").rglob("test_*.py"))
    names = [file.relative_to(root).as_posix() for file in files if ledger.claims_anything(file)]
    others = tuple(f"tests/{name}/" for name in ledger.GAMES if game and name != game)
    return [name for name in names if not name.startswith(others)]


def wanting(root: Path, known: Ledger, names: list[str]) -> list[str]:
    """What must run: files that were never run whole with their present text and the present engine, and tests that did
    not pass."""
    current = known.current(root)
    selected: list[str] = []
    for name in names:
        entry = current.get(name)
        if entry is None or not entry.whole or entry.engine != ledger.engine_digest(root, name):
            selected.append(name)
        else:
            failed = sorted(set(entry.claims) - set(entry.passed))
            selected.extend(failed if len(failed) <= _MANY else [name])
    return selected


def can_run() -> bool:
    return importlib.util.find_spec("pytest") is not None


def run(root: Path, selected: list[str]) -> bool:
    """Run those of the chosen tests that claim clauses. Their report goes to standard error. True if all passed."""
    command = [sys.executable, "-m", "pytest", "-q", "--no-header", "--continue-on-collection-errors", "-m", "proves"]
    cores = os.cpu_count() or 1
    if len(selected) > 2 and cores > 1 and importlib.util.find_spec("xdist") is not None:
        command += ["-n", str(cores)]
    done = subprocess.run([*command, *selected], cwd=root, stdout=sys.stderr, check=False)
    return done.returncode in _NO_TESTS_FAILED


class Evidence(NamedTuple):
    """The results of the claiming tests with their present text, and how far they can be relied on."""

    files: dict[str, FileProofs]
    not_run: list[str]
    """Test files without a result for their present text."""
    older: list[str]
    """Test files with results of another engine than the present one."""


def known_here(root: Path, game: str = "") -> Evidence:
    """The results of earlier runs, without running anything."""
    current = ledger.read(root).current(root)
    files, not_run, older = {}, [], []
    for name in claiming_files(root, game):
        entry = current.get(name)
        if entry is None or not entry.whole:
            not_run.append(name)
        elif entry.engine != ledger.engine_digest(root, name):
            older.append(name)
        if entry is not None:
            files[name] = entry
    return Evidence(files, not_run, older)


def gathered(root: Path, *, game: str = "", may_run: bool, fresh: bool, say: Callable[[str], None]) -> Evidence:
    """The results after the tests were run whose results were missing or older than the engine."""
    names = claiming_files(root, game)
    selected = names if fresh else wanting(root, ledger.read(root), names)
    if selected and may_run and can_run():
        say(f"running {_counted(selected)}")
        if not run(root, selected):
            say("not all of them passed; what failed proves nothing")
    elif selected and may_run:
        say("the tests were not run here: pytest is not installed; ./check --setup installs it")
    found = known_here(root, game)
    if found.not_run:
        say(f"not run here: {len(found.not_run)} of {len(names)} test files")
    if found.older:
        say(f"run with an older engine: {len(found.older)} of {len(names)} test files")
    return found


def _counted(selected: list[str]) -> str:
    single = sum(1 for name in selected if "::" in name)
    parts = []
    if len(selected) > single:
        parts.append(f"test files without a result for what they and the engine now say: {len(selected) - single}")
    if single:
        parts.append(f"tests that did not pass when last run: {single}")
    return "; ".join(parts)
