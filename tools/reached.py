"""Which tests reach which blocks of the engine: a plugin of pytest that writes this down, and the functions that read
it.

``pytest -p tools.reached`` with the variable PRAXIS_REACHED naming a file writes, for each block of `praxis`
(`tools/blocks.py`), the tests that passed and ran it. The mutation gate runs only those, and
`python -m tools.reached FILE` names the functions that carry a clause and that no test reaches.
"""

import ast
import heapq
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
from typing import Any, NamedTuple

import pytest

from tools.blocks import Seen, functions

ROOT = Path(__file__).resolve().parent.parent
VARIABLE = "PRAXIS_REACHED"
KEPT = ROOT / ".praxis" / "reached.json"
"""The file that keeps what each test reached when it was last looked at, with a digest of each test file."""
MOST = 20_000
"""So many tests of one block are known at most. They take about as long as the mutation gate waits."""
_TAG = re.compile(r"\[([a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+(?:,\s*[a-z][a-z0-9.-]*)*)\]")


class Passed(NamedTuple):
    name: str
    seconds: float
    reaches: int
    """How many blocks the test reaches altogether. A test that reaches few blocks is about each of them."""


class OfFile(NamedTuple):
    """What the tests of one file reach."""

    tests: list[Passed]
    blocks: dict[str, int]
    """For each block by name, a number with the bit 1 << n set for each test n that reaches it."""


class Reached:
    """What all tests reach, by their files."""

    def __init__(self, files: dict[str, OfFile]) -> None:
        self.files = files

    def tests(self) -> list[Passed]:
        return [test for found in self.files.values() for test in found.tests]

    def by(self, block: str) -> list[Passed]:
        """The tests that reach a block. Those that reach the fewest other blocks come first."""
        return _fewest(test for found in self.files.values() for test in _of(found, found.blocks.get(block, 0)))

    def by_others_of(self, function: str) -> list[Passed]:
        """The tests that reach another method of the block's class, or else another function of its file."""
        for around in (function.rpartition(".")[0] + ".", function.partition("::")[0] + "::"):
            if "::" in around:
                near = [test for found in self.files.values() for test in _of(found, _any_of(found, around))]
                if near:
                    return _fewest(near)
        return []


def _any_of(found: OfFile, around: str) -> int:
    mask = 0
    for name, tests in found.blocks.items():
        if name.startswith(around):
            mask |= tests
    return mask


def _of(found: OfFile, mask: int) -> Iterator[Passed]:
    while mask:
        number = (mask & -mask).bit_length() - 1
        yield found.tests[number]
        mask &= mask - 1


def _fewest(tests: Iterator[Passed] | list[Passed]) -> list[Passed]:
    return heapq.nsmallest(MOST, tests, key=lambda test: (test.reaches, test.seconds))


# -- looking -----------------------------------------------------------------------------------------------------------


class Recorder:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.found: dict[str, OfFile] = {}
        self.seen = Seen()
        self.seen.begin()
        self.passed = False

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.seen.forget()
        self.passed = True
        begun = time.process_time()
        try:
            return (yield)
        finally:
            if self.passed and "\n" not in item.nodeid:
                self.note(item.nodeid, time.process_time() - begun, self.seen.reached())

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.passed = self.passed and report.passed

    def note(self, test: str, seconds: float, reached: list[str]) -> None:
        tests, blocks = self.found.setdefault(test.partition("::")[0], OfFile([], {}))
        bit = 1 << len(tests)
        tests.append(Passed(test, round(seconds, 4), len(reached)))
        for name in reached:
            blocks[name] = blocks.get(name, 0) | bit

    def pytest_sessionfinish(self) -> None:
        worker = os.environ.get("PYTEST_XDIST_WORKER", "")
        path = self.file.with_name(self.file.name + (f".{worker}" if worker else ""))
        if self.found:
            path.write_text(written(Reached(self.found)), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    file = os.environ.get(VARIABLE)
    if file:
        config.pluginmanager.register(Recorder(Path(file)), "praxis-reached")


# -- writing and reading -----------------------------------------------------------------------------------------------


def written(reached: Reached) -> str:
    """The findings as JSON. Each block is named once, and has a number where a test file reaches it."""
    numbers: dict[str, int] = {}
    files = {
        file: [tests, [[numbers.setdefault(name, len(numbers)), f"{mask:x}"] for name, mask in blocks.items()]]
        for file, (tests, blocks) in reached.files.items()
    }
    return json.dumps({"blocks": list(numbers), "files": files})


def as_written(text: str) -> Reached:
    found = json.loads(text)
    names = found["blocks"]
    return Reached(
        {
            file: OfFile([Passed(*test) for test in tests], {names[number]: int(mask, 16) for number, mask in blocks})
            for file, (tests, blocks) in found["files"].items()
        }
    )


def read(file: Path) -> Reached:
    """The findings that one or several processes have written."""
    return joined([as_written(path.read_text(encoding="utf-8")) for path in sorted(file.parent.glob(file.name + "*"))])


def joined(several: Sequence[Reached]) -> Reached:
    whole: dict[str, OfFile] = {}
    for reached in several:
        for file, (tests, blocks) in reached.files.items():
            there = whole.setdefault(file, OfFile([], {}))
            first = len(there.tests)
            there.tests.extend(tests)
            for name, mask in blocks.items():
                there.blocks[name] = there.blocks.get(name, 0) | mask << first
    return Reached(whole)


# -- what was seen before ----------------------------------------------------------------------------------------------


def looked_up(where: Sequence[str], anew: bool = False, workers: int = 1) -> Reached:
    """What these tests reach. Files that have not changed since they were last looked at are not run again.

    A change of the engine is no reason to run them again: a test that no longer reaches a block only takes time, and a
    test that newly reaches it is missed until its file changes or somebody looks `anew`.
    """
    files = _files(where)
    kept, known = Reached({}), dict[str, str]()
    if KEPT.exists() and not anew:
        digests, _, rest = KEPT.read_text(encoding="utf-8").partition("\n")
        known, kept = json.loads(digests), where_they_stand(as_written(rest))
    new = [file for file, digest in files.items() if known.get(file) != digest]
    kept = Reached({file: found for file, found in kept.files.items() if file in files and file not in new})
    if new:
        print(f"which tests of {len(new)} files reach which blocks ...", file=sys.stderr, flush=True)
        kept = joined([kept, _look(new, workers)])
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_text(f"{json.dumps(files)}\n{written(kept)}", encoding="utf-8")
    return kept


def where_they_stand(reached: Reached, folder: Path = ROOT / "praxis") -> Reached:
    """The same with the blocks of functions that stand in another file now named after that one."""
    present: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        for name, _ in functions(ast.parse(path.read_text(encoding="utf-8"))):
            present.setdefault(name, []).append(path.relative_to(folder.parent).as_posix())

    def now(block: str) -> str:
        file, _, rest = block.partition("::")
        files = present.get(rest.partition("#")[0], [])
        return f"{files[0]}::{rest}" if len(files) == 1 and file not in files else block

    renamed = {block: now(block) for found in reached.files.values() for block in found.blocks}
    return Reached(
        {
            file: OfFile(tests, {renamed[block]: mask for block, mask in blocks.items()})
            for file, (tests, blocks) in reached.files.items()
        }
    )


def _files(where: Sequence[str]) -> dict[str, str]:
    """The test files, each with a digest of its text."""
    paths = [
        path for each in where for path in ([ROOT / each] if each.endswith(".py") else (ROOT / each).rglob("test_*.py"))
    ]
    return {path.relative_to(ROOT).as_posix(): sha256(path.read_bytes()).hexdigest()[:16] for path in sorted(paths)}


def _look(files: Sequence[str], workers: int) -> Reached:
    """Run the tests without any change of the engine. Tests that fail are left out, since they would notice nothing."""
    with tempfile.TemporaryDirectory(prefix="praxis-reached-") as folder:
        file = Path(folder) / "reached"
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "tools.reached", *files]
        command += ["-n", str(workers)] * (workers > 1)
        subprocess.run(command, cwd=ROOT, env={**os.environ, VARIABLE: str(file)}, capture_output=True)
        return read(file)


# -- clauses that no test reaches --------------------------------------------------------------------------------------


def tagged(folder: Path = ROOT / "praxis") -> Iterator[tuple[str, str]]:
    """Every function whose docstring or comments name clauses, with these clauses."""
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        for name, node in functions(ast.parse(text)):
            match = _TAG.search(ast.get_source_segment(text, node) or "")
            if match:
                yield f"{path.relative_to(ROOT).as_posix()}::{name}", match[1]


def main(args: Sequence[Any]) -> int:
    found = read(Path(args[0]))
    reached = {name for of_file in found.files.values() for name in of_file.blocks}
    unreached = [(name, clauses) for name, clauses in tagged() if name not in reached]
    for name, clauses in unreached:
        print(f"{name}\t{clauses}")
    return 1 if unreached else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
