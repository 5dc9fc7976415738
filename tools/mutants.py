"""Break the engine in random places, one at a time, and see whether the tests notice.

``./check --mutants 50`` changes 50 places in rules, effects and kernel (`tools/changes.py`): a comparison, a constant,
a condition, a call left out, another seat. Each change is tried on the tests that reach the changed statements
(`tools/reached.py` knows them), those that prove its clauses first, then those that reach little else; what makes the
definitions of cards, on the tests that play cards whose definition becomes another one (`tools/defined.py`). The first
test that fails is enough (`tools/trying.py`). A change that all of them let pass is a survivor: a rule that no test
holds. ``tests/mutants.tsv`` has those that change nothing a game could show, each with its reason.
"""

import argparse
import ast
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from itertools import accumulate, chain, pairwise
from math import inf
from pathlib import Path

import pytest

from tools.blocks import block_at
from tools.changes import ROOT, Mutant, everywhere
from tools.defined import Users, differing, naming, users
from tools.reached import Passed, Reached, looked_up, read
from tools.remembered import Memory
from tools.trying import PLAIN, Gate, changed_source, is_for_loading

KNOWN = ROOT / "tests" / "mutants.tsv"
LEAST_KILLED = 0.95
LOOKED_AT = (
    "tests/vtes",
    "tests/kernel",
    "tests/golden/test_golden.py",
    "tests/vendetta",
    "tests/laws/test_procedures.py",
    "tests/laws/test_told.py",
)
"""The folders of tests that can notice something within `LONGEST`. The laws are not among them: they play whole games
for minutes."""
NEAR = 20
"""How many of the tests that prove the clauses of a function come first."""
CARDS_FIRST, CARDS_MOST = 12, 250
"""How many tests of cards are tried on a function that makes definitions: before the whole games, and altogether."""
WHOLE_GAMES = "tests/golden/test_golden.py"
"""Tests that compare whole games word for word. They take a moment, and notice most changes that they reach."""
LONGEST = 60.0
"""The seconds of tests for one change at most, by the times that the tests took when they were looked at."""
ROUNDS = (1.0, 8.0)
"""A change that is still alive after so many seconds of tests waits until all others have had as many."""


# -- which tests -------------------------------------------------------------------------------------------------------


def proving() -> dict[str, list[str]]:
    """For each clause, the tests that claim to prove it."""
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


def nearest(mutant: Mutant, proofs: dict[str, list[str]], reached: Reached, longest: float = LONGEST) -> list[Passed]:
    """The tests that reach the changed block, nearest first: those that prove its clauses, the games that are kept
    whole, those that reach little else; one of each function and file before a second one of the same.
    """
    if is_for_loading(mutant):
        return _in_time(_for_loading(mutant, reached), longest)
    tests = reached.by(block_at(mutant.file, mutant.function, mutant.line)) or reached.by(mutant.place)
    tests = tests or reached.by_others_of(mutant.place) or _of_cards(mutant, reached)
    claimed = {test for clause in mutant.clauses for test in proofs.get(clause, [])}
    near = spread([test for test in tests if test.name.partition("[")[0] in claimed])[:NEAR]
    near += [test for test in tests if test.name.startswith(WHOLE_GAMES)]
    return _in_time(list(dict.fromkeys([*near, *spread(tests)])), longest)


def _for_loading(mutant: Mutant, reached: Reached) -> list[Passed]:
    """Tests for code that runs only while definitions or actions are loaded: those of the cards whose definition
    becomes another one, or those that take the action."""
    everything = sorted(reached.tests(), key=lambda test: test.seconds)
    games = [test for test in everything if test.name.startswith(WHOLE_GAMES)]
    if "/actions/" in mutant.file:
        return [*games, *spread(reached.by_others_of(mutant.place))]
    by_name = {test.name: test for test in everything}
    cards = [] if "/vendetta/" in mutant.file else differing(mutant.file, changed_source(mutant).decode())
    callers = {mutant.place: Users(cards, [])} if cards else None
    named = [by_name[name] for name in dict.fromkeys(naming(mutant.place, list(by_name), callers))][:CARDS_MOST]
    if len(named) < CARDS_FIRST:
        named += spread(_of_cards(mutant, reached))[: CARDS_MOST - len(named)]
    return list(dict.fromkeys([*named[:CARDS_FIRST], *games, *named[CARDS_FIRST:]]))


def _while_loading(mutant: Mutant, reached: Reached, longest: float) -> list[Passed]:
    """The tests of cards, if the function is called as their definitions are loaded, though not only then."""
    called = mutant.place in users() or "/vendetta/effects/" in mutant.file
    return _in_time(_for_loading(mutant, reached), longest) if called else []


def spread(tests: list[Passed]) -> list[Passed]:
    """The same tests in another order: the first of each file, then the second of each, and so on. Of each function one
    test comes first; its other editions and cards come after all functions. Tests that stand side by side often miss
    the same things."""
    function_seen: dict[str, int] = {}
    file_seen: dict[tuple[str, int], int] = {}
    order: list[tuple[int, int, int]] = []
    for number, test in enumerate(tests):
        function, file = test.name.partition("[")[0], test.name.partition("::")[0]
        again = function_seen[function] = function_seen.get(function, -1) + 1
        turn = file_seen[file, again] = file_seen.get((file, again), -1) + 1
        order.append((again, turn, number))
    return [tests[number] for _, _, number in sorted(order)]


def _in_time(tests: list[Passed], longest: float) -> list[Passed]:
    """As many of the tests as run within some seconds. The slowest play whole games, and seldom notice what others do
    not."""
    return [test for test, ends in zip(tests, _ends(tests), strict=True) if ends <= longest]


def _ends(tests: list[Passed]) -> list[float]:
    """For each test, how many seconds have passed when it is over."""
    return list(accumulate(test.seconds for test in tests))


def _of_cards(mutant: Mutant, reached: Reached) -> list[Passed]:
    game = "vendetta" if "/vendetta/" in mutant.file else "vtes"
    tests = [test for test in reached.tests() if test.name.startswith(f"tests/{game}/") and "/rules/" not in test.name]
    return sorted(tests, key=lambda test: "/cards/" not in test.name)


# -- trying ------------------------------------------------------------------------------------------------------------


class Run:
    """A run over all changes, and the result of each."""

    def __init__(
        self,
        picked: Sequence[Mutant],
        numbers: Sequence[int],
        tests: dict[Mutant, list[Passed]] | None = None,
        loading: Callable[[Mutant], list[Passed]] = lambda mutant: [],
        memory: Memory | None = None,
    ) -> None:
        self.picked = picked
        self.numbers = numbers
        """The numbers of the changes that are tried, in their order. Those that need a fresh process come last."""
        self.tests = {} if tests is None else tests
        """The tests of each change, nearest first; empty for a change that is tried on all loaded tests."""
        self.loading = loading
        """Gives the tests for a function that is also called while definitions are loaded. A change in the running
        process comes too late there."""
        self.memory = memory
        self.killed = 0
        self.survivors: list[Mutant] = []
        self.excused = 0
        self.reasons = known()

    def files(self) -> list[str]:
        """The test files that must be loaded for all changes that are made in a running process."""
        running = (self.tests[mutant] for mutant in self._tried() if not is_for_loading(mutant))
        return sorted({test.name.partition("::")[0] for test in chain.from_iterable(running)})

    def _tried(self) -> list[Mutant]:
        return [self.picked[number - 1] for number in self.numbers]

    def files_of_noticing(self) -> list[str]:
        """The files of the tests that noticed a change in a former run."""
        noticing = {self._noticing(mutant) for mutant in self._tried()} - {""}
        files = {test.partition("::")[0] for test in noticing}
        return sorted(file for file in files if (ROOT / file).exists())

    def _noticing(self, mutant: Mutant) -> str:
        found = "" if self.memory is None else self.memory.noticed.get(mutant.name, "")
        return found if "::" in found else ""

    def confirm(self, gate: Gate) -> None:
        """Try each change on the test that noticed it in a former run. Few tests must be loaded for that."""
        left = []
        for number in self.numbers:
            mutant = self.picked[number - 1]
            test, noticed = self._noticing(mutant), ""
            if test in gate.items:
                noticed = (gate.noticed_afresh if is_for_loading(mutant) else gate.noticed_by)(mutant, [test])
            if noticed:
                self._note(number, mutant, noticed)
            else:
                left.append(number)
        self.numbers = left

    def try_all(self, gate: Gate) -> None:
        """Try all changes in rounds: each on a second of tests, then those that are still alive on more. Most are
        noticed in the first round; for a change that is known to show nowhere there is no other."""
        left = list(self.numbers)
        for begin, end in pairwise((-1.0, *ROUNDS, inf)):
            alive = []
            for number in left:
                mutant = self.picked[number - 1]
                noticed, more = self._try_one(gate, mutant, begin, end)
                if self.memory is not None:
                    self.memory.save()
                if noticed or not more or mutant.name in self.reasons:
                    self._note(number, mutant, noticed)
                else:
                    alive.append(number)
            left = alive

    def _try_one(self, gate: Gate, mutant: Mutant, begin: float, end: float) -> tuple[str, bool]:
        """The test that notices a change, among those that are over after these seconds; and whether there are later
        ones.

        A fresh process is started only once, at the end: it takes longer to load than most tests run.
        """
        tests = self.tests.get(mutant)
        if tests is None:
            return gate.noticed_by(mutant, list(gate.items)), False
        if is_for_loading(mutant):
            return self._afresh(gate, mutant, tests), False
        ends = _ends(tests)
        now = [test.name for test, over in zip(tests, ends, strict=True) if begin < over <= end]
        noticed, more = self._remembered(mutant, now, gate.noticed_by(mutant, now)), bool(ends) and ends[-1] > end
        if not noticed and not more:
            noticed = self._afresh(gate, mutant, self.loading(mutant))
        return noticed, more

    def _afresh(self, gate: Gate, mutant: Mutant, tests: list[Passed]) -> str:
        names = [test.name for test in tests]
        return self._remembered(mutant, names, gate.noticed_afresh(mutant, names))

    def _remembered(self, mutant: Mutant, tried: list[str], noticed: str) -> str:
        if self.memory is not None:
            self.memory.note(mutant, tried, noticed)
        return noticed

    def _note(self, number: int, mutant: Mutant, noticed: str) -> None:
        if noticed:
            self.killed += 1
        elif mutant.name in self.reasons:
            self.excused += 1
        else:
            self.survivors.append(mutant)
        verdict = f"killed   {mutant} by {noticed}" if noticed else f"SURVIVED {mutant}"
        print(f"{number}/{len(self.picked)} {verdict}", file=sys.__stdout__, flush=True)

    def report(self) -> int:
        counted = self.killed + len(self.survivors)
        share = self.killed / counted if counted else 1.0
        print(f"mutants: {self.killed} of {counted} killed ({share:.1%}); {self.excused} known to change nothing")
        for mutant in self.survivors:
            print(f"survivor\t{mutant.name}")
        return 0 if share >= LEAST_KILLED else 1


def known() -> dict[str, str]:
    """For each change that no test can notice, by name, the reason."""
    if not KNOWN.exists():
        return {}
    rows = [line.split("\t") for line in KNOWN.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    return {row[0]: row[1] for row in rows}


def chosen(count: int, seed: int) -> list[Mutant]:
    """A number of places, each in another function. The same seed gives the same places.

    A place stays chosen as long as it is there, whatever changes around it, so that survivors can be tried again later.
    """
    by_function: dict[str, list[Mutant]] = {}
    for mutant in everywhere():
        by_function.setdefault(mutant.place, []).append(mutant)
    functions = sorted(by_function, key=lambda place: _lot(seed, place))[:count]
    return [min(by_function[place], key=lambda mutant: _lot(seed, mutant.name)) for place in functions]


def _lot(seed: int, name: str) -> bytes:
    return sha256(f"{seed} {name}".encode()).digest()


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="./check --mutants", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("count", type=int, help="how many places to change")
    parser.add_argument("--seed", type=int, default=1, help="which places (1)")
    parser.add_argument("--from", type=int, default=1, dest="first", help="leave out the places before this one")
    parser.add_argument("--longest", type=float, default=LONGEST, help="seconds of tests for one change (60)")
    parser.add_argument("--anew", action="store_true", help="look at all tests again, not only at those that changed")
    parser.add_argument("--reached", type=Path, help="what `tools/reached.py` has written; look at nothing")
    parser.add_argument("--place", default="", help="every change of the functions whose place has these words")
    parser.add_argument(
        "--named", type=Path, help="the changes whose names stand in a file, such as those that survived"
    )
    parser.add_argument("--tests", nargs="+", help="run these tests, whatever they reach")
    parser.add_argument("--list", action="store_true", help="only name the places")
    return parser


def main(args: Sequence[str]) -> int:
    given = _arguments().parse_args(args)
    picked = chosen(given.count, given.seed)
    if given.place:
        picked = [mutant for mutant in everywhere() if given.place in f"{mutant.place}:{mutant.line}: {mutant.old}"]
    if given.named:
        names = {line.rpartition("survivor\t")[2] for line in given.named.read_text(encoding="utf-8").splitlines()}
        picked = [mutant for mutant in everywhere() if mutant.name in names]
    if given.list:
        print("\n".join(str(mutant) for mutant in picked))
        return 0
    os.chdir(ROOT)
    os.environ |= {"PRAXIS_SIZE": "quick", "PRAXIS_COMPILED": "0"}
    return _tried(picked, given)


def _tried(picked: list[Mutant], given: argparse.Namespace) -> int:
    numbers = sorted(range(given.first, len(picked) + 1), key=lambda number: is_for_loading(picked[number - 1]))
    if given.tests:
        run, files, seconds = Run(picked, numbers, {}), given.tests, {}
    else:
        reached = read(given.reached) if given.reached else looked_up(LOOKED_AT, given.anew)
        proofs = proving()
        memory, by_name = Memory(anew=given.anew), {test.name: test for test in reached.tests()}
        seconds = {name: test.seconds for name, test in by_name.items()}

        def ordered(mutant: Mutant, tests: list[Passed]) -> list[Passed]:
            return memory.ordered(mutant, tests, by_name)

        def loading(mutant: Mutant) -> list[Passed]:
            return ordered(mutant, _while_loading(mutant, reached, given.longest))

        run = Run(picked, numbers, None, loading, memory)
        if run.files_of_noticing():
            pytest.main([*PLAIN, *run.files_of_noticing()], plugins=[Gate(run.confirm, seconds)])
        left = [picked[number - 1] for number in run.numbers]
        run.tests = {mutant: ordered(mutant, nearest(mutant, proofs, reached, given.longest)) for mutant in left}
        files = run.files()
    if run.numbers:
        pytest.main([*PLAIN, *files], plugins=[Gate(run.try_all, seconds)])
    return run.report()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
