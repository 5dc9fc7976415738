"""Which tests reach which functions of the engine: a plugin of pytest that writes it down, and who reads it.

``pytest -p tools.reached`` with the variable PRAXIS_REACHED naming a file writes, for each function of `praxis`, the
tests that passed and called it. The mutation gate runs only those, and `python -m tools.reached FILE` names the
functions that carry a clause and that no test reaches.
"""

import ast
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
VARIABLE = "PRAXIS_REACHED"
KEPT = ROOT / ".praxis" / "reached.json"
"""What was seen when the tests were last looked at, with a digest of each of their files."""
_TAG = re.compile(r"\[([a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+(?:,\s*[a-z][a-z0-9.-]*)*)\]")
_called: set[CodeType] = set()


def _profile(frame: FrameType, event: str, argument: object) -> None:
    if event == "call":
        _called.add(frame.f_code)


class Reached(NamedTuple):
    tests: list[tuple[str, float]]
    """Each test that passed, with its seconds."""
    functions: dict[str, list[int]]
    """A function as ``praxis/file.py::Class.method`` -> the numbers of the tests that call it."""

    def by(self, function: str) -> list[str]:
        """The tests that call a function, the quickest first."""
        return self._quickest(set(self.functions.get(function, ())))

    def by_others_of(self, function: str) -> list[str]:
        """The tests that call another method of its class, or else another function of its file; the quickest first."""
        for around in (function.rpartition(".")[0] + ".", function.partition("::")[0] + "::"):
            near = [numbers for name, numbers in self.functions.items() if "::" in around and name.startswith(around)]
            if near:
                return self._quickest({number for numbers in near for number in numbers})
        return []

    def _quickest(self, numbers: set[int]) -> list[str]:
        return [self.tests[number][0] for number in sorted(numbers, key=lambda number: self.tests[number][1])]


class Recorder:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.found = Reached([], {})
        self.names: dict[CodeType, str] = {}
        self.passed = False

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        _called.clear()
        self.passed = True
        begun = time.perf_counter()
        sys.setprofile(_profile)
        try:
            return (yield)
        finally:
            sys.setprofile(None)
            if self.passed and "\n" not in item.nodeid:
                self.note(item.nodeid, time.perf_counter() - begun)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.passed = self.passed and report.passed

    def note(self, test: str, seconds: float) -> None:
        number = len(self.found.tests)
        self.found.tests.append((test, round(seconds, 4)))
        for code in _called:
            name = self.names.get(code)
            if name is None:
                name = self.names[code] = self._name(code)
            if name:
                self.found.functions.setdefault(name, []).append(number)

    def _name(self, code: CodeType) -> str:
        path = Path(code.co_filename)
        if not path.is_relative_to(ROOT / "praxis"):
            return ""
        outer = code.co_qualname.partition(".<locals>")[0]
        return f"{path.relative_to(ROOT).as_posix()}::{outer}"

    def pytest_sessionfinish(self) -> None:
        worker = os.environ.get("PYTEST_XDIST_WORKER", "")
        path = self.file.with_name(self.file.name + (f".{worker}" if worker else ""))
        if self.found.tests:
            path.write_text(json.dumps(self.found), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    file = os.environ.get(VARIABLE)
    if file:
        config.pluginmanager.register(Recorder(Path(file)), "praxis-reached")


def read(file: Path) -> Reached:
    """What was written, by one process or by several."""
    paths = sorted(file.parent.glob(file.name + "*"))
    return joined([Reached(*json.loads(path.read_text(encoding="utf-8"))) for path in paths])


def joined(several: Sequence[Reached]) -> Reached:
    whole = Reached([], {})
    for tests, functions in several:
        first = len(whole.tests)
        whole.tests.extend((name, seconds) for name, seconds in tests)
        for function, numbers in functions.items():
            whole.functions.setdefault(function, []).extend(first + number for number in numbers)
    return whole


# -- what was seen before ----------------------------------------------------------------------------------------------


def looked_up(where: Sequence[str], anew: bool = False) -> Reached:
    """What the tests there reach: of files that have not changed since they were last looked at, what was seen then.

    That the engine has changed meanwhile is no reason to look again: a test that does not reach the function any more
    only takes its time, and one that has come to reach it is missed until its file changes or somebody looks `anew`.
    """
    files = _files(where)
    kept = Reached([], {})
    if KEPT.exists() and not anew:
        known, *found = json.loads(KEPT.read_text(encoding="utf-8"))
        kept = without(Reached(*found), {file for file, digest in known.items() if files.get(file) != digest})
        new = [file for file, digest in files.items() if known.get(file) != digest]
    else:
        new = list(files)
    if new:
        print(f"which tests of {len(new)} files reach which functions ...", file=sys.stderr, flush=True)
        kept = joined([kept, _look(new)])
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_text(json.dumps([files, *kept]), encoding="utf-8")
    return kept


def _files(where: Sequence[str]) -> dict[str, str]:
    """The files of tests, each with a digest of what stands in it."""
    paths = [
        path for each in where for path in ([ROOT / each] if each.endswith(".py") else (ROOT / each).rglob("test_*.py"))
    ]
    return {path.relative_to(ROOT).as_posix(): sha256(path.read_bytes()).hexdigest()[:16] for path in sorted(paths)}


def _look(files: Sequence[str]) -> Reached:
    """Run them without any change; those that fail are left out, for they would notice nothing."""
    with tempfile.TemporaryDirectory(prefix="praxis-reached-") as folder:
        file = Path(folder) / "reached"
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "tools.reached", *files]
        subprocess.run(command, cwd=ROOT, env={**os.environ, VARIABLE: str(file)}, capture_output=True)
        return read(file)


def without(found: Reached, files: set[str]) -> Reached:
    """The same but for the tests of some files."""
    left = [number for number, (name, _) in enumerate(found.tests) if name.partition("::")[0] not in files]
    places = {number: place for place, number in enumerate(left)}
    functions = {
        function: [places[number] for number in numbers if number in places]
        for function, numbers in found.functions.items()
    }
    return Reached(
        [found.tests[number] for number in left], {name: tests for name, tests in functions.items() if tests}
    )


def tagged(folder: Path = ROOT / "praxis") -> Iterator[tuple[str, str]]:
    """Every function whose docstring or comment names clauses, with them."""
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        for name, node in _functions(ast.parse(text), ""):
            match = _TAG.search(ast.get_source_segment(text, node) or "")
            if match:
                yield f"{path.relative_to(ROOT).as_posix()}::{name}", match[1]


def _functions(node: ast.AST, outer: str) -> Iterator[tuple[str, ast.AST]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            yield from _functions(child, f"{outer}{child.name}.")
        elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield f"{outer}{child.name}", child


def main(args: Sequence[Any]) -> int:
    found = read(Path(args[0]))
    unreached = [(name, clauses) for name, clauses in tagged() if name not in found.functions]
    for name, clauses in unreached:
        print(f"{name}\t{clauses}")
    return 1 if unreached else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
