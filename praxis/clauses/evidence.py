"""The tests behind the coverage: which files claim clauses, whose results are missing, and running just those."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from praxis.clauses import ledger
from praxis.clauses.ledger import FileProofs, Ledger

PACKAGE: Final = Path(__file__).parents[1]

_NO_TESTS_FAILED: Final = (0, 5)
"""pytest's codes for: all passed; nothing was selected."""

_MANY: Final = 50
"""So many failed tests of one file are not named one by one: a command line has an end."""


class NoTests(Exception):
    """There is nothing to measure here; the message says what would be right."""


def project_root() -> Path:
    """The directory that holds `praxis/` and `tests/`: the clone that this package is run from."""
    for root in (PACKAGE.parent, Path.cwd()):
        if (root / "tests").is_dir() and (root / "praxis" / "clauses").is_dir():
            return root
    raise NoTests("coverage counts what the tests prove, and an installed praxis carries none; run it in a clone")


def claiming_files(root: Path) -> list[str]:
    """The test files that mention `proves`, by path from the root."""
    files = sorted((root / "tests").rglob("test_*.py"))
    return [file.relative_to(root).as_posix() for file in files if ledger.claims_anything(file)]


def wanting(root: Path, known: Ledger) -> list[str]:
    """What must run: files that were never run whole as they read now, and single tests that did not pass."""
    current = known.current(root)
    selected: list[str] = []
    for name in claiming_files(root):
        entry = current.get(name)
        if entry is None or not entry.whole:
            selected.append(name)
        else:
            failed = sorted(set(entry.claims) - set(entry.passed))
            selected.extend(failed if len(failed) <= _MANY else [name])
    return selected


def run(root: Path, selected: list[str]) -> bool:
    """Run the chosen tests as far as they prove anything. Their report goes to standard error; True if all passed."""
    if importlib.util.find_spec("pytest") is None:
        raise NoTests("pytest is not installed here, so the tests cannot be run; ./check --setup installs it")
    command = [sys.executable, "-m", "pytest", "-q", "--no-header", "--continue-on-collection-errors", "-m", "proves"]
    cores = os.cpu_count() or 1
    if len(selected) > 2 and cores > 1 and importlib.util.find_spec("xdist") is not None:
        command += ["-n", str(cores)]
    done = subprocess.run([*command, *selected], cwd=root, stdout=sys.stderr, check=False)
    return done.returncode in _NO_TESTS_FAILED


def gathered(root: Path, *, may_run: bool, fresh: bool, say: Callable[[str], None]) -> dict[str, FileProofs]:
    """The results of the claiming tests as they read now, got from the last run and, for what is missing, a new one."""
    selected = claiming_files(root) if fresh else wanting(root, ledger.read(root))
    if selected and may_run:
        say(f"running {_counted(selected)}")
        if not run(root, selected):
            say("not all of them passed; what failed proves nothing")
    elif selected:
        say(f"not run: {_counted(selected)}")
    current = ledger.read(root).current(root)
    claiming = set(claiming_files(root))
    engine = ledger.engine_digest(root / "praxis")
    older = sum(1 for name, entry in current.items() if name in claiming and entry.engine != engine)
    if older:
        say(f"the engine has changed since {older} of {len(claiming)} test files were run; --fresh runs them again")
    return {name: entry for name, entry in current.items() if name in claiming}


def _counted(selected: list[str]) -> str:
    single = sum(1 for name in selected if "::" in name)
    parts = []
    if len(selected) > single:
        parts.append(f"test files without a result for what they now say: {len(selected) - single}")
    if single:
        parts.append(f"tests that did not pass when last run: {single}")
    return "; ".join(parts)
