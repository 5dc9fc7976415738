"""Break the engine in random places, one at a time, and see whether the tests notice.

``./check --mutants 50`` changes 50 places in rules, effects and kernel: a comparison, a constant, a condition, a call
left out, another seat. Each change is made in a child of a process that has loaded engine and tests, and the tests run
that reach the changed function, those that prove its clauses first (`tools/reached.py` finds them by running everything
once). What happens while definitions are loaded is changed in a copy of the project. A change that all of them let pass
is a survivor: a rule that no test holds. ``tests/mutants.tsv`` has those that change nothing a game could
show, each with its reason.
"""

import argparse
import ast
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tools.reached import VARIABLE, Reached, read

ROOT = Path(__file__).resolve().parent.parent
KNOWN = ROOT / "tests" / "mutants.tsv"
PLACES = (
    "praxis/kernel/game.py",
    "praxis/kernel/procedure.py",
    "praxis/kernel/rng.py",
    "praxis/effects",
    "praxis/vtes/rules",
    "praxis/vtes/actions",
    "praxis/vtes/effects",
    "praxis/vtes/model/board.py",
    "praxis/vtes/model/state.py",
    "praxis/vtes/model/stats.py",
    "praxis/vtes/editions.py",
    "praxis/vendetta/rules",
    "praxis/vendetta/effects",
)
LEAST_KILLED = 0.95
PLAIN = ("-q", "-p", "no:cacheprovider", "--no-header")
LOOKED_AT = ("tests/vtes", "tests/kernel", "tests/golden", "tests/vendetta", "tests/laws")
NEAR, QUICK, MANY = 60, 250, 1500
"""How many tests run at once: first those of the clauses, then the quickest, then the others."""
WHOLE_GAMES = "tests/golden/test_golden.py"
"""Games that are kept word for word: they take a moment, and notice most of what they reach."""
LONGEST = 20.0
"""Seconds of tests for one change, as long as they took when they were looked at."""
LEAST_PATIENCE, TIMES_LONGER = 8.0, 10.0
"""After so many seconds of processor time a change has made the tests run for ever, which is noticed, too."""
COMPARED = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
SAYS_ONLY = re.compile(r"\b(say|tree|describe|words?|text|reference)\b|_why\b")
"""Functions that make sentences: what they say is tested by reading, not by playing."""
_TAG = re.compile(r"\[([a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+(?:,\s*[a-z][a-z0-9.-]*)*)\]")


@dataclass(frozen=True)
class Mutant:
    """One change of one place."""

    file: str
    line: int
    function: str
    begin: int
    end: int
    old: str
    new: str
    clauses: tuple[str, ...]

    @property
    def place(self) -> str:
        """The function, as `tools/reached.py` names it."""
        return f"{self.file}::{self.function}"

    @property
    def name(self) -> str:
        """Names the change in the list of known survivors; other lines may come and go."""
        return f"{self.file}::{self.function}: {' '.join(self.old.split())} -> {' '.join(self.new.split())}"

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.function}: {' '.join(self.old.split())[:60]} -> {self.new[:60]}"


# -- where, and what ---------------------------------------------------------------------------------------------------


def sources() -> list[Path]:
    found: list[Path] = []
    for place in PLACES:
        path = ROOT / place
        found += sorted(path.rglob("*.py")) if path.is_dir() else [path] * path.exists()
    return [path for path in found if path.name != "__init__.py"]


def mutants_of(path: Path) -> Iterator[Mutant]:
    text = path.read_text(encoding="utf-8")
    offsets = [0]
    for line in text.encode().split(b"\n"):
        offsets.append(offsets[-1] + len(line) + 1)
    raw = text.encode()
    name = path.relative_to(ROOT).as_posix()
    for function, clauses, node in _functions(ast.parse(text), "", (), text):
        for spot, new in _changes(node):
            begin = offsets[spot.lineno - 1] + spot.col_offset
            end = offsets[(spot.end_lineno or spot.lineno) - 1] + (spot.end_col_offset or 0)
            old = raw[begin:end].decode()
            yield Mutant(name, spot.lineno, function, begin, end, old, new.replace("{}", old), clauses)


@cache
def everywhere() -> tuple[Mutant, ...]:
    return tuple(mutant for path in sources() for mutant in mutants_of(path))


def _functions(
    node: ast.AST, outer: str, clauses: tuple[str, ...], text: str
) -> Iterator[tuple[str, tuple[str, ...], ast.FunctionDef]]:
    """Every function that does something, with the clauses that it or the class around it names."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef | ast.FunctionDef):
            own = tuple(
                tag.strip()
                for match in _TAG.finditer(ast.get_source_segment(text, child) or "")
                for tag in match[1].split(",")
            )
            name = f"{outer}.{child.name}" if outer else child.name
            if isinstance(child, ast.ClassDef):
                yield from _functions(child, name, own[:6], text)
            elif not SAYS_ONLY.search(child.name) and child.name != "fork":
                yield name, own or clauses, child


def _changes(function: ast.FunctionDef) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """The places of a function that can be changed, each with what to write there; `{}` stands for what was there."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assert | ast.AnnAssign | ast.arguments):
            continue
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            left, right = ast.unparse(node.left), ast.unparse(node.comparators[0])
            yield node, f"({left} {COMPARED[type(node.ops[0])]} {right})"
        elif isinstance(node, ast.BoolOp):
            joined = " or " if isinstance(node.op, ast.And) else " and "
            yield node, f"({joined.join(f'({ast.unparse(value)})' for value in node.values)})"
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield node, f"bool({ast.unparse(node.operand)})"
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            yield node, str(node.value + 1)
        elif isinstance(node, ast.Constant) and type(node.value) is bool:
            yield node, str(not node.value)
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            yield node, "pass"
        elif isinstance(node, ast.Call):
            yield from _other_seats(node, function)


def _other_seats(call: ast.Call, function: ast.FunctionDef) -> Iterator[tuple[ast.expr, str]]:
    """A seat handed on: the next one instead."""
    if not any(argument.arg == "g" for argument in function.args.args):
        return
    for argument in call.args:
        if isinstance(argument, ast.Name) and argument.id in ("seat", "owner", "controller"):
            yield argument, f"(({argument.id} + 1) % g.seats)"


# -- which tests -------------------------------------------------------------------------------------------------------


def proving() -> dict[str, list[str]]:
    """Clause -> the tests that claim to prove it."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if "proves(" not in text:
            continue
        for node in ast.parse(text).body:
            if isinstance(node, ast.FunctionDef):
                for clause in _claimed(node):
                    found.setdefault(clause, []).append(f"{path.relative_to(ROOT).as_posix()}::{node.name}")
    return found


def _claimed(test: ast.FunctionDef) -> Iterator[str]:
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).endswith("proves"):
            yield from (each.value for each in decorator.args if isinstance(each, ast.Constant))  # type: ignore[misc]


def stages(mutant: Mutant, proofs: dict[str, list[str]], reached: Reached, longest: float = LONGEST) -> list[list[str]]:
    """The tests that reach the changed function, nearest first: those that prove its clauses, the games that are kept
    whole, then the quickest; each test in one edition before any is run in a second one.

    What is called only as the definitions are loaded (the words of the language of cards) concerns the tests of cards.
    """
    tests = reached.by(mutant.place) or _of_cards(mutant, reached)
    claimed = {test for clause in mutant.clauses for test in proofs.get(clause, [])}
    near = _one_of_each([test for test in tests if test.partition("[")[0] in claimed])[:NEAR]
    near += [test for test in tests if test.startswith(WHOLE_GAMES)]
    chosen = set(near)
    others = _in_time(_one_of_each([test for test in tests if test not in chosen]), dict(reached.tests), longest)
    found = [near, others[:QUICK], *(others[begin : begin + MANY] for begin in range(QUICK, len(others), MANY))]
    return [stage for stage in found if stage]


def _one_of_each(tests: list[str]) -> list[str]:
    """The same tests: of each function first one, of which functions come first stays; then the others."""
    seen: set[str] = set()
    first: list[str] = []
    later: list[str] = []
    for test in tests:
        function = test.partition("[")[0]
        (later if function in seen else first).append(test)
        seen.add(function)
    return first + later


def _in_time(tests: list[str], seconds: dict[str, float], longest: float) -> list[str]:
    """As many as run within some seconds: the slowest play whole games, and seldom notice what others do not."""
    total = 0.0
    for number, test in enumerate(tests):
        total += seconds[test]
        if total > longest:
            return tests[:number]
    return tests


def _of_cards(mutant: Mutant, reached: Reached) -> list[str]:
    game = "vendetta" if "/vendetta/" in mutant.file else "vtes"
    tests = [name for name, _ in reached.tests if name.startswith(f"tests/{game}/") and "/rules/" not in name]
    return sorted(tests, key=lambda name: "/cards/" not in name)


# -- making a change ---------------------------------------------------------------------------------------------------


class NotHere(Exception):
    """The change cannot be made in a process that has loaded the engine: it concerns the loading."""


def is_for_loading(mutant: Mutant) -> bool:
    """Whether the function makes what is there before the first test begins: the nodes of definitions, the actions."""
    if mutant.function.endswith("__init__"):
        return "/effects/" in mutant.file or "/actions/" in mutant.file
    return "/effects/" in mutant.file and "." not in mutant.function


def put_in_place(mutant: Mutant) -> None:
    """Change the function in this very process, for whoever has imported it, too."""
    if is_for_loading(mutant):
        raise NotHere(mutant.name)
    text = (ROOT / mutant.file).read_bytes()
    changed = text[: mutant.begin] + mutant.new.encode() + text[mutant.end :]
    code = _code_of(compile(changed, mutant.file, "exec"), mutant.function)
    function = _live(mutant)
    if code is None or (code.co_code, code.co_consts) == (function.__code__.co_code, function.__code__.co_consts):
        raise NotHere(mutant.name)  # a default value, or a decorator
    try:
        function.__code__ = code
    except ValueError:
        raise NotHere(mutant.name) from None


def _code_of(code: CodeType, name: str) -> CodeType | None:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            found = constant if constant.co_qualname == name else _code_of(constant, name)
            if found is not None:
                return found
    return None


def _live(mutant: Mutant) -> FunctionType:
    found: Any = sys.modules.get(mutant.file.removesuffix(".py").replace("/", "."))
    for part in mutant.function.split("."):
        found = vars(found).get(part) if found is not None else None
    if isinstance(found, property):
        found = found.fget
    while hasattr(found, "__wrapped__") or hasattr(found, "__func__"):
        if hasattr(found, "cache_clear"):
            found.cache_clear()
        found = found.__wrapped__ if hasattr(found, "__wrapped__") else found.__func__
    if not isinstance(found, FunctionType):
        raise NotHere(mutant.name)
    return found


# -- trying it ---------------------------------------------------------------------------------------------------------

PASSED, NOTICED, ELSEWHERE = 0, 1, 3


class Gate:
    """A plugin of pytest that runs no tests itself: for each change a child process makes it and runs those near it."""

    def __init__(self, picked: Sequence[Mutant], first: int, reached: Reached, longest: float = LONGEST) -> None:
        self.picked = picked
        self.first = first
        self.longest = longest
        self.reached = reached
        self.seconds = dict(reached.tests)
        self.survivors: list[Mutant] = []
        self.excused = 0
        self.copy: Copy | None = None
        self.sound: dict[str, bool] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        named = [] if self.reached.tests else [list(items)]  # where nobody has looked what tests reach, all of them run
        reasons, proofs = known(), proving()
        with tempfile.TemporaryDirectory(prefix="praxis-mutants-") as folder:
            for number, mutant in list(enumerate(self.picked, start=1))[self.first - 1 :]:
                near = named or stages(mutant, proofs, self.reached, self.longest)
                noticed = self.notices(mutant, near, items, Path(folder))
                if not noticed and mutant.name in reasons:
                    self.excused += 1
                elif not noticed:
                    self.survivors.append(mutant)
                verdict = "killed  " if noticed else "SURVIVED"
                print(f"{number}/{len(self.picked)} {verdict} {mutant}", file=sys.__stdout__, flush=True)
        return True

    def notices(self, mutant: Mutant, near: list[list[str]], items: dict[str, pytest.Item], folder: Path) -> bool:
        tests = [items[test] for stage in near for test in stage if test in items]
        while True:
            result, place = self._in_child(mutant, tests)
            if result == ELSEWHERE:
                if self.copy is None:
                    self.copy = Copy(folder / "copy", self.seconds)
                return self.copy.notices(mutant, near)
            if result == PASSED or self._is_sound(tests[place]):
                return result == NOTICED
            del tests[place]

    def _is_sound(self, item: pytest.Item) -> bool:
        """Whether a test passes without any change: one that does not notices nothing."""
        if item.nodeid not in self.sound:
            self.sound[item.nodeid] = self._in_child(None, [item])[0] == PASSED
        return self.sound[item.nodeid]

    def _in_child(self, mutant: Mutant | None, items: list[pytest.Item]) -> tuple[int, int]:
        """How the tests ended in a child process, and the number of the one that failed."""
        reading, writing = os.pipe()
        child = os.fork()
        if not child:
            os._exit(self._try(mutant, items, writing))
        os.close(writing)
        with os.fdopen(reading) as told:
            place = len(told.read())
        _, status = os.waitpid(child, 0)
        code = os.waitstatus_to_exitcode(status)
        return (code if code in (PASSED, ELSEWHERE) else NOTICED), max(0, min(place, len(items)) - 1)

    def _patience(self, test: str) -> float:
        return LEAST_PATIENCE + TIMES_LONGER * self.seconds.get(test, 1.0)

    def _try(self, mutant: Mutant | None, items: list[pytest.Item], writing: int) -> int:
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        signal.signal(signal.SIGPROF, lambda number, frame: os._exit(NOTICED))  # it would run for ever
        try:
            if mutant is not None:
                put_in_place(mutant)
            for item in items:
                os.write(writing, b".")
                signal.setitimer(signal.ITIMER_PROF, self._patience(item.nodeid))
                if any(report.failed for report in runtestprotocol(item, nextitem=None, log=False)):
                    return NOTICED
        except NotHere:
            return ELSEWHERE
        except BaseException:
            return NOTICED
        return PASSED


class Copy:
    """A copy of the project in which one file at a time is changed, for what happens while the engine is loaded."""

    def __init__(self, folder: Path, seconds: dict[str, float]) -> None:
        self.folder = folder
        self.seconds = seconds
        folder.mkdir()
        for name in ("praxis", "tests", "tools", "docs", "examples", "pyproject.toml", "README.md", "CHANGELOG.md"):
            source, target = ROOT / name, folder / name
            if source.is_dir():
                shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "static"))
            elif source.exists():
                shutil.copy2(source, target)

    def notices(self, mutant: Mutant, near: list[list[str]]) -> bool:
        path = self.folder / mutant.file
        before = path.read_bytes()
        path.write_bytes(before[: mutant.begin] + mutant.new.encode() + before[mutant.end :])
        try:
            return any(self._fails(stage) for stage in near)
        finally:
            path.write_bytes(before)

    def _fails(self, tests: Sequence[str]) -> bool:
        names = self.folder / "tests.txt"
        names.write_text("\n".join(tests), encoding="utf-8")
        patience = 60.0 + TIMES_LONGER * sum(self.seconds.get(test, 0.0) for test in tests)
        command = [sys.executable, "-m", "pytest", "-x", *PLAIN, f"@{names}"]
        try:
            done = subprocess.run(command, cwd=self.folder, capture_output=True, timeout=patience)
        except subprocess.TimeoutExpired:
            return True
        return done.returncode not in (0, 5)


def look(file: Path) -> Reached:
    """Run everything once without any change, to learn which tests reach what; those that fail would notice nothing."""
    print("which tests reach which functions ...", file=sys.stderr, flush=True)
    command = [sys.executable, "-m", "pytest", *PLAIN, "-p", "tools.reached", *LOOKED_AT]
    subprocess.run(command, cwd=ROOT, env={**os.environ, VARIABLE: str(file)}, capture_output=True)
    return read(file)


# -- the report --------------------------------------------------------------------------------------------------------


def known() -> dict[str, str]:
    """Name of a change that no test can notice -> why."""
    if not KNOWN.exists():
        return {}
    rows = [line.split("\t") for line in KNOWN.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    return {row[0]: row[1] for row in rows}


def chosen(count: int, seed: int) -> list[Mutant]:
    """So many places, in as many files and functions as possible; the same seed gives the same places."""
    dice = random.Random(seed)
    by_function: dict[tuple[str, str], list[Mutant]] = {}
    for mutant in everywhere():
        by_function.setdefault((mutant.file, mutant.function), []).append(mutant)
    functions = sorted(by_function)
    dice.shuffle(functions)
    return [dice.choice(by_function[function]) for function in functions[:count]]


def main(args: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="./check --mutants", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("count", type=int, help="how many places to change")
    parser.add_argument("--seed", type=int, default=1, help="which places (1)")
    parser.add_argument("--from", type=int, default=1, dest="first", help="leave out the places before this one")
    parser.add_argument("--longest", type=float, default=LONGEST, help="seconds of tests for one change (20)")
    parser.add_argument("--reached", type=Path, help="what `tools/reached.py` has written, if that is known already")
    parser.add_argument("--place", default="", help="every change of the functions whose place has these words")
    parser.add_argument("--tests", nargs="+", help="run these tests, whatever they reach")
    parser.add_argument("--list", action="store_true", help="only name the places")
    given = parser.parse_args(args)
    picked = chosen(given.count, given.seed)
    if given.place:
        picked = [mutant for mutant in everywhere() if given.place in f"{mutant.place}:{mutant.line}: {mutant.old}"]
    if given.list:
        print("\n".join(str(mutant) for mutant in picked))
        return 0
    os.chdir(ROOT)
    os.environ |= {"PRAXIS_SIZE": "quick", "PRAXIS_COMPILED": "0"}
    with tempfile.TemporaryDirectory(prefix="praxis-reached-") as folder:
        if given.tests:
            reached = Reached([], {})
        else:
            reached = read(given.reached) if given.reached else look(Path(folder) / "reached")
        gate = Gate(picked, given.first, reached, given.longest)
        pytest.main([*PLAIN, *(given.tests or LOOKED_AT)], plugins=[gate])
    counted = len(picked) - given.first + 1 - gate.excused
    share = (counted - len(gate.survivors)) / counted if counted else 1.0
    killed = f"{counted - len(gate.survivors)} of {counted} killed ({share:.1%})"
    print(f"mutants: {killed}; {gate.excused} known to change nothing")
    for mutant in gate.survivors:
        print(f"survivor\t{mutant.name}")
    return 0 if share >= LEAST_KILLED else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
