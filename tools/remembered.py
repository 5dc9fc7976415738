"""What former runs of the mutation gate have found: which test noticed a change, and which tests let it pass.

A test that noticed a change is tried first on it, and early on other changes of the same function. A test that let a
change pass is not tried on it again until its file or the changed function is another one.
"""

import ast
import json
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path

from tools.blocks import functions
from tools.changes import ROOT, Mutant
from tools.reached import Passed

KEPT = ROOT / ".praxis" / "mutants.json"


class Memory:
    def __init__(self, path: Path = KEPT, anew: bool = False) -> None:
        self.path = path
        found = json.loads(path.read_text(encoding="utf-8")) if path.exists() and not anew else {}
        self.noticed: dict[str, str] = found.get("noticed", {})
        """For each change by name, the test that noticed it last."""
        self.passed: dict[str, list[str]] = found.get("passed", {})
        """For each change that was still alive, first a digest of its function, then one of each test that let it
        pass."""

    def ordered(self, mutant: Mutant, tests: Sequence[Passed], all_tests: dict[str, Passed]) -> list[Passed]:
        """The tests in the order in which they should be tried, without those that have let the change pass."""
        names = [self.noticed.get(mutant.name, ""), *self._of_neighbours().get(mutant.place, [])]
        first = [all_tests[name] for name in names if name in all_tests]
        let = self._let(mutant)
        return [test for test in dict.fromkeys([*first, *tests]) if digest_of_test(test.name) not in let]

    def _let(self, mutant: Mutant) -> set[str]:
        function, *let = self.passed.get(mutant.name, [""])
        return set(let) if function == digest_of_function(mutant) else set()

    def _of_neighbours(self) -> dict[str, list[str]]:
        """For each function, the tests that noticed some change of it."""
        found: dict[str, list[str]] = {}
        for name, test in self.noticed.items():
            found.setdefault(name.partition(": ")[0], []).append(test)
        return found

    def note(self, mutant: Mutant, tried: Sequence[str], noticed: str) -> None:
        """Remember that some tests were tried one after the other, until one noticed the change."""
        if noticed:
            self.noticed[mutant.name] = noticed
            self.passed.pop(mutant.name, None)
        elif tried:
            if self.noticed.get(mutant.name) in tried:
                del self.noticed[mutant.name]
            let = self._let(mutant) | {digest_of_test(test) for test in tried}
            self.passed[mutant.name] = [digest_of_function(mutant), *sorted(let)]

    def save(self) -> None:
        self.path.parent.mkdir(exist_ok=True)
        self.path.write_text(json.dumps({"noticed": self.noticed, "passed": self.passed}), encoding="utf-8")


def digest_of_test(name: str) -> str:
    return sha256(f"{_digest_of_file(name.partition('::')[0])} {name}".encode()).hexdigest()[:10]


@cache
def _digest_of_file(file: str) -> str:
    path = ROOT / file
    return sha256(path.read_bytes()).hexdigest() if path.exists() else ""


def digest_of_function(mutant: Mutant) -> str:
    return _functions(mutant.file).get(mutant.function, "")


@cache
def _functions(file: str) -> dict[str, str]:
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return {name: sha256(ast.dump(node).encode()).hexdigest()[:10] for name, node in functions(tree)}
