"""Runs everything that a change must pass, part by part, and prints one summary. `./check` prepares the environment and
calls this.

All tests run in one pytest, whose closing line thus counts all of them; the summary then shows them by family, which is
the folder under tests/ (rules, cards, laws ...) or the file (layers, documents ...).
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CODE = ("praxis", "tests", "tools")
STATIC = {
    "lint": ("ruff", "check", *CODE),
    "format": ("ruff", "format", "--check", *CODE),
    "types": ("mypy", "--strict", *CODE),
    "web": ("tools.web", "verify"),
}


@dataclass
class Result:
    """How one part went."""

    part: str
    ok: bool
    seconds: float
    tests: int = 0
    failed: int = 0
    skipped: int = 0

    def row(self) -> str:
        # These are not pytest's words ("3 passed"), which people look for in pytest's own closing line.
        numbers = [(self.tests, "tests"), (self.failed, "wrong"), (self.skipped, "left out")]
        remark = ", ".join(f"{number} {what}" for number, what in numbers if number)
        return f"  {self.part:<16} {'ok' if self.ok else 'FAILED':<8} {self.seconds:7.1f} s   {remark}".rstrip()


def families() -> dict[str, str]:
    """For each family of tests, the path that pytest takes for it."""
    found = {"docstrings": "praxis"}
    for path in sorted((ROOT / "tests").iterdir()):
        if path.is_dir() and any(path.rglob("test_*.py")):
            found[path.name] = f"tests/{path.name}"
        elif path.match("test_*.py"):
            found[path.stem.removeprefix("test_")] = f"tests/{path.name}"
    return found


def run(title: str, command: Sequence[str]) -> tuple[int, float]:
    print(f"\n--- {title}: {' '.join(command)}", flush=True)
    start = time.monotonic()
    code = subprocess.run([sys.executable, "-m", *command], cwd=ROOT, stdin=subprocess.DEVNULL).returncode
    return code, time.monotonic() - start


def run_tests(chosen: dict[str, str], workers: int, extra: Sequence[str]) -> list[Result]:
    with tempfile.TemporaryDirectory(prefix="praxis-check-") as directory:
        report = Path(directory) / "tests.xml"
        parallel = ["-n", str(workers), "--dist", "worksteal"] if workers > 1 else []
        # If a whole family is named, a broken conftest.py fails that family alone; if files are named one by one, it
        # stops pytest.
        paths = list(chosen.values()) if chosen != families() else ["praxis", "tests"]
        doctests = ["--doctest-modules"] if "docstrings" in chosen else []
        options = ["--continue-on-collection-errors", f"--junitxml={report}", *doctests, *parallel, *extra]
        code, seconds = run("tests", ["pytest", *paths, *options])
        results = by_family(report, chosen) if report.exists() else []
    if results and not extra:  # with -k and the like, a family may be empty
        absent = set(chosen) - {result.part for result in results} - {"docstrings"}
        results += [Result(family, False, 0.0) for family in sorted(absent)]
    # If pytest itself stopped or found nothing to run, no family is to blame.
    results.append(Result("all tests", code == 0, seconds, sum(result.tests for result in results)))
    return results


def by_family(report: Path, chosen: dict[str, str]) -> list[Result]:
    results: dict[str, Result] = {}
    for case in ET.parse(report).iter("testcase"):
        # A file that could not be collected has no class name, and its own name in the place of a test's name.
        module = (case.get("classname") or case.get("name") or "").replace("/", ".").split(".")
        family = module[1].removeprefix("test_") if module[0] == "tests" and len(module) > 1 else "docstrings"
        result = results.setdefault(family, Result(family, True, 0.0))
        result.tests += 1
        result.seconds += float(case.get("time") or 0)
        result.skipped += case.find("skipped") is not None
        if case.find("failure") is not None or case.find("error") is not None:
            result.failed += 1
            result.ok = False
    order = list(chosen)
    return sorted(results.values(), key=lambda result: order.index(result.part) if result.part in order else len(order))


def chosen_options(args: Sequence[str]) -> argparse.Namespace:
    known = [*STATIC, *families()]
    parser = argparse.ArgumentParser(
        prog="./check",
        description=f"Check everything, or only the named parts: {', '.join(known)}; 'tests' is all tests, "
        "'near' (alone) those near what differs from main.",
        epilog="Example: ./check types rules -- -k torpor      (what follows -- goes to pytest)",
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help="run only these parts")
    size = parser.add_mutually_exclusive_group()
    size.add_argument("--quick", dest="size", action="store_const", const="quick", help="fewer random games")
    size.add_argument("--full", dest="size", action="store_const", const="full", help="many more random games")
    parser.add_argument("--compiled", action="store_true", help="compile the engine and test what comes of it")
    parser.add_argument("--mutants", type=int, metavar="N", help="only break the engine in N places, see who notices")
    parser.add_argument(
        "--release",
        type=int,
        nargs="?",
        const=1000,
        metavar="N",
        help="only have the referee judge N mixed games (1000)",
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="which places --mutants breaks (1)")
    parser.add_argument("--setup", action="store_true", help="only prepare .venv")
    parser.add_argument("-n", dest="workers", type=int, default=2, metavar="N", help="processes for tests (2)")
    split = list(args).index("--") if "--" in args else len(args)
    chosen = parser.parse_args(args[:split])
    chosen.pytest = list(args[split + 1 :])
    wrong = [part for part in chosen.parts if part not in (*known, "tests", "near")]
    if wrong:
        parser.error(f"no part is called {', '.join(wrong)}; there are {', '.join(known)} and tests")
    return chosen


def _near(extra: Sequence[str]) -> int:
    """Run the tests near what differs from the branch `main`; they say what has to be written anew."""
    told = subprocess.run([sys.executable, "-m", "tools.near"], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    tests = told.stdout.split()
    if not tests:
        print("check: no test is near what has changed")
        return 0
    os.environ["PRAXIS_COMPILED"] = "0"
    parallel = ["-n", "2"] if len(tests) > 1 else []
    return run("near", ["pytest", "-q", *parallel, *tests, *extra])[0]


def main(args: Sequence[str]) -> int:
    chosen = chosen_options(args)
    if chosen.setup:
        return 0
    if chosen.mutants:
        return run("mutants", ["tools.mutants", str(chosen.mutants), "--seed", str(chosen.seed)])[0]
    if chosen.release:
        built = run("compile", ["tools.compile", "--plain"])[0] if chosen.compiled else 0
        return built or run("referee", ["tools.referee", str(chosen.release), "-n", str(chosen.workers)])[0]
    if chosen.size:
        os.environ["PRAXIS_SIZE"] = chosen.size
    if chosen.parts == ["near"]:
        return _near(chosen.pytest)
    everything = not chosen.parts
    start = time.monotonic()
    results = []
    os.environ["PRAXIS_COMPILED"] = "1" if chosen.compiled else "0"
    if chosen.compiled:
        code, seconds = run("compile", ["tools.compile", "--plain"])
        results.append(Result("compile", code == 0, seconds))
    for part, command in STATIC.items():
        if everything or part in chosen.parts:
            code, seconds = run(part, command)
            results.append(Result(part, code == 0, seconds))
    tests = {part: path for part, path in families().items() if everything or {part, "tests"} & set(chosen.parts)}
    if chosen.compiled:
        tests.pop("docstrings", None)  # mypyc leaves docstrings out
    if tests:
        results += run_tests(tests, chosen.workers, chosen.pytest)
    print(f"\n--- summary (size: {os.environ.get('PRAXIS_SIZE') or 'normal'})")
    print("\n".join(result.row() for result in results))
    failed = [result.part for result in results if not result.ok]
    if failed[1:] and failed[-1] == "all tests":
        failed.pop()
    took = f"{time.monotonic() - start:.0f} s"
    print(f"check: FAILED after {took}: {', '.join(failed)}" if failed else f"check: all is well, after {took}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
