"""Break the engine in random places, one at a time, and see whether the tests notice.

``./check --mutants 50`` changes 50 places in rules, effects and kernel (`tools/changes.py`): a comparison, a constant,
a condition, a call left out, another seat. Each change is tried on the tests that reach the changed function
(`tools/reached.py` knows them), those that prove its clauses first; what makes the definitions of cards, on the tests
that play cards defined with it (`tools/defined.py`). The first test that fails is enough (`tools/trying.py`). A change
that all of them let pass is a survivor: a rule that no test holds. ``tests/mutants.tsv`` has those that change nothing
a game could show, each with its reason.
"""

import argparse
import ast
import os
import random
import sys
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path

import pytest

from tools.changes import ROOT, Mutant, everywhere
from tools.defined import naming
from tools.reached import Reached, looked_up, read
from tools.trying import PLAIN, Gate, is_for_loading, noticed_afresh

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
"""Where the tests are that can notice something within `LONGEST`; the laws play whole games for minutes."""
NEAR = 60
"""How many of the tests that prove the clauses of a function come before all others."""
CARDS_FIRST, CARDS_MOST = 12, 250
"""How many tests of cards are tried on what makes definitions, before the whole games and all in all."""
WHOLE_GAMES = "tests/golden/test_golden.py"
"""Games that are kept word for word: they take a moment, and notice most of what they reach."""
LONGEST = 20.0
"""Seconds of tests for one change, as long as they took when they were looked at."""


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


def nearest(mutant: Mutant, proofs: dict[str, list[str]], reached: Reached, longest: float = LONGEST) -> list[str]:
    """The tests that reach the changed function, nearest first: those that prove its clauses, the games that are kept
    whole, those of a chapter of the same name, the quickest; each in one edition before any is run in a second one.
    """
    if is_for_loading(mutant):
        return _in_time(_for_loading(mutant, reached), dict(reached.tests), longest)
    tests = reached.by(mutant.place) or reached.by_others_of(mutant.place) or _of_cards(mutant, reached)
    claimed = {test for clause in mutant.clauses for test in proofs.get(clause, [])}
    near = _one_of_each([test for test in tests if test.partition("[")[0] in claimed])[:NEAR]
    near += [test for test in tests if test.startswith(WHOLE_GAMES)]
    chapter = Path(mutant.file).stem
    near += _one_of_each([test for test in tests if chapter in test.partition("::")[0]])[:NEAR]
    others = _in_time(_one_of_each(tests), dict(reached.tests), longest)
    return list(dict.fromkeys([*near, *others]))


def _for_loading(mutant: Mutant, reached: Reached) -> list[str]:
    """What is called only as the definitions are loaded concerns the tests of cards, and what makes an action the tests
    that take it."""
    everything = [name for name, _ in sorted(reached.tests, key=lambda test: test[1])]
    games = [test for test in everything if test.startswith(WHOLE_GAMES)]
    if "/actions/" in mutant.file:
        return [*games, *_one_of_each(reached.by_others_of(mutant.place))]
    named = list(dict.fromkeys(naming(mutant.place, everything)))[:CARDS_MOST]
    if len(named) < CARDS_FIRST:
        named += _one_of_each(_of_cards(mutant, reached))[: CARDS_MOST - len(named)]
    return list(dict.fromkeys([*named[:CARDS_FIRST], *games, *named[CARDS_FIRST:]]))


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


# -- trying ------------------------------------------------------------------------------------------------------------


class Run:
    """The changes one after the other, and what became of them."""

    def __init__(self, picked: Sequence[Mutant], numbers: Sequence[int], tests: dict[Mutant, list[str]]) -> None:
        self.picked = picked
        self.numbers = numbers
        """Which of the picked ones are tried, in their order: those that take a fresh process come last."""
        self.tests = tests
        """Nearest first; none for a change that is to be tried on all that are loaded."""
        self.killed = 0
        self.survivors: list[Mutant] = []
        self.excused = 0
        self.reasons = known()

    def files(self) -> list[str]:
        """The files that have to be loaded for the tests of all changes that are made in a running process."""
        running = (self.tests[mutant] for mutant in self._tried() if not is_for_loading(mutant))
        return sorted({test.partition("::")[0] for test in chain.from_iterable(running)})

    def _tried(self) -> list[Mutant]:
        return [self.picked[number - 1] for number in self.numbers]

    def try_all(self, gate: Gate) -> None:
        for number in self.numbers:
            mutant = self.picked[number - 1]
            tests = self.tests.get(mutant) or list(gate.items)
            if is_for_loading(mutant):
                noticed = noticed_afresh(mutant, tests, gate.seconds)
            else:
                noticed = gate.noticed_by(mutant, tests)
            self._note(number, mutant, noticed)

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


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="./check --mutants", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("count", type=int, help="how many places to change")
    parser.add_argument("--seed", type=int, default=1, help="which places (1)")
    parser.add_argument("--from", type=int, default=1, dest="first", help="leave out the places before this one")
    parser.add_argument("--longest", type=float, default=LONGEST, help="seconds of tests for one change (20)")
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
        text = given.named.read_text(encoding="utf-8")
        picked = [mutant for mutant in everywhere() if mutant.name in text]
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
        tests = {mutant: nearest(mutant, proofs, reached, given.longest) for mutant in picked[given.first - 1 :]}
        run = Run(picked, numbers, tests)
        files, seconds = run.files(), dict(reached.tests)
    pytest.main([*PLAIN, *files], plugins=[Gate(run.try_all, seconds)])
    return run.report()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
