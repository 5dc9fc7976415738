"""The tests near a change, for `./check near`: those of the cards that were changed, by their names; of a module, those
that import it; of an event or a message, those that look for missing words, and the golden games. Tests that are near
nothing are never collected.

What differs from the branch `main` counts, and what is not committed yet: ``python -m tools.near [BASE]``.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
CARDS: Final = "praxis/vtes/cards/"
PAGES: Final = (
    "tests/vtes/definitions/test_writing_cards.py::test_the_page_of_coverage_is_the_one_that_the_program_makes",
)
"""What a new card changes besides its own tests."""
WORDS: Final = (
    "tests/vtes/words/test_nothing_is_missing.py",
    "tests/languages/test_checking.py::test_no_language_has_a_fault",
)
GOLDEN: Final = ("tests/golden/test_golden.py",)
MOST: Final = 12
"""So many test files of one change are run at most: those that name it most often."""
_HUNK: Final = re.compile(r"^@@ -\S+ \+(\d+)(?:,(\d+))? @@", re.M)


def git(*args: str) -> str:
    return subprocess.run(["git", *args], cwd=ROOT, capture_output=True, text=True, check=False).stdout


def changed(base: str) -> list[str]:
    """The files that differ from where this branch left `base`, with those that git does not know yet."""
    since = git("merge-base", base, "HEAD").strip() or "HEAD"
    new = git("ls-files", "--others", "--exclude-standard").splitlines()
    return sorted({*git("diff", "--name-only", "--diff-filter=d", since).splitlines(), *new})


def changed_lines(path: str, base: str) -> set[int]:
    since = git("merge-base", base, "HEAD").strip() or "HEAD"
    found: set[int] = set()
    for first, count in _HUNK.findall(git("diff", "-U0", since, "--", path)):
        found.update(range(int(first), int(first) + int(count or 1)))
    return found


def cards_in(source: str, lines: set[int]) -> list[str]:
    """The names of the cards whose definition has one of these lines; of all cards, if there are no lines."""
    found: list[str] = []
    for node in ast.parse(source).body:
        call = node.value if isinstance(node, ast.Expr) else None
        if isinstance(call, ast.Call) and not (
            lines and lines.isdisjoint(range(node.lineno, (node.end_lineno or 0) + 1))
        ):
            found += [
                arg.value for arg in call.args[1:2] if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
            ]
    return found


def naming(words: Iterable[str], under: str = "tests") -> list[str]:
    """The test files that have one of these words, those with most of them first."""
    pattern = re.compile("|".join(rf"(?<!\w){re.escape(word)}(?!\w)" for word in words))
    counts = {
        str(path.relative_to(ROOT)): len(pattern.findall(path.read_text("utf-8")))
        for path in sorted((ROOT / under).rglob("test_*.py"))
    }
    return sorted((path for path, count in counts.items() if count), key=lambda path: -counts[path])[:MOST]


def near(path: str, lines: set[int]) -> Iterator[str]:
    """The tests near one file of which these lines were changed."""
    if re.fullmatch(r"tests/(.*/)?test_\w+\.py", path):
        yield path
    elif path.startswith(CARDS) and path.endswith(".py"):
        cards = cards_in((ROOT / path).read_text("utf-8"), lines)
        folder, _, name = path.removeprefix(CARDS).removesuffix(".py").rpartition("/")
        beside = f"tests/vtes/cards/{folder}/test_{name}.py"
        if (ROOT / beside).is_file():
            yield beside
        yield from naming([f'"{name}"' for name in cards], "tests/vtes/cards")[:4] if cards else ()
        yield from PAGES
    elif re.match(r"praxis/\w+/events/", path):
        yield from (*WORDS, *GOLDEN)
    elif path.startswith("praxis/languages/"):
        yield from WORDS
    elif path.startswith(("praxis/", "tools/")) and path.endswith(".py"):
        module = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        package, _, name = module.rpartition(".")
        yield from naming([module, f"from {package} import {name}"])
        if path.startswith(("praxis/vtes/effects/", "praxis/effects/")):
            yield from WORDS
    elif path.startswith("docs/") or path.endswith(".md"):
        yield "tests/test_documents.py"


def all_near(base: str) -> list[str]:
    found: dict[str, None] = {}
    for path in changed(base):
        for test in near(path, changed_lines(path, base) if path.startswith(CARDS) else set()):
            found[test] = None
    return [test for test in found if test.partition("::")[0] == test or test.partition("::")[0] not in found]


if __name__ == "__main__":
    print("\n".join(all_near(sys.argv[1] if sys.argv[1:] else "main")))
