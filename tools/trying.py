"""One change of the engine, tried on tests: in a child of a process that has loaded everything, or in a fresh process.

Most functions are changed in the running process (`put_in_place`), which costs no loading at all. What makes the
definitions of cards is called only as they are loaded: then a fresh process reads the changed source instead of the
file (`python -m tools.trying`) and loads no tests but those it is to run.
"""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from types import CodeType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tools.changes import ROOT, Mutant
from tools.defined import read_instead, users

PLAIN = ("-q", "-p", "no:cacheprovider", "--no-header")
PASSED, NOTICED, ELSEWHERE = 0, 1, 3
FIRST = 60
"""How many tests a fresh process loads before the others, because loading a file takes longer than its tests. The very
first, which may have noticed the change before, is loaded alone."""
LEAST_PATIENCE, TIMES_LONGER = 3.0, 5.0
"""After so many seconds of processor time the change has made the tests run for ever, and so it is noticed."""
LOADING = 60.0
"""Seconds of processor time for loading engine and tests."""


# -- making a change ---------------------------------------------------------------------------------------------------


class NotHere(Exception):
    """The change cannot be made in a process that has loaded the engine, because it concerns the loading."""


def is_for_loading(mutant: Mutant) -> bool:
    """Whether the function makes what exists before the first test begins: the nodes of definitions, the actions."""
    if mutant.function.endswith("__init__"):
        return "/effects/" in mutant.file or "/actions/" in mutant.file
    return "/effects/" in mutant.file and "." not in mutant.function and mutant.place in users()


def changed_source(mutant: Mutant) -> bytes:
    text = (ROOT / mutant.file).read_bytes()
    return text[: mutant.begin] + mutant.new.encode() + text[mutant.end :]


def put_in_place(mutant: Mutant) -> None:
    """Change the function in this process, also for modules that have imported it."""
    if is_for_loading(mutant):
        raise NotHere(mutant.name)
    code = _code_of(compile(changed_source(mutant), mutant.file, "exec"), mutant.function)
    function = _live(mutant)
    if code is None or (code.co_code, code.co_consts) == (function.__code__.co_code, function.__code__.co_consts):
        raise NotHere(mutant.name)  # the change is in a default value or a decorator
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


# -- in a child of a process that has loaded everything ----------------------------------------------------------------


class Gate:
    """A plugin of pytest that runs no tests itself. For each change it starts a child process that makes the change and
    runs the nearest tests."""

    def __init__(self, work: Callable[["Gate"], None], seconds: dict[str, float]) -> None:
        self.work = work
        self.seconds = seconds
        self.items: dict[str, pytest.Item] = {}
        self.sound: dict[str, bool] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        self.work(self)
        return True

    def noticed_by(self, mutant: Mutant, tests: Sequence[str]) -> str:
        """The first test that notices a change; None if there is none."""
        left = [test for test in tests if test in self.items]
        while left:
            result, place = self._in_child(mutant, left)
            if result == ELSEWHERE:
                return self.noticed_afresh(mutant, left)
            if result == PASSED:
                return ""
            if self._is_sound(left[place]):
                return left[place]
            del left[place]
        return ""

    def noticed_afresh(self, mutant: Mutant, tests: Sequence[str]) -> str:
        """What notices a change in a fresh process. Whether a test passes without the change is seen in a child of this
        process, if it has loaded the test."""
        return noticed_afresh(
            mutant, tests, self.seconds, lambda test: self._is_sound(test) if test in self.items else None
        )

    def _is_sound(self, test: str) -> bool:
        """Whether a test passes without any change. A test that fails anyway notices nothing."""
        if test not in self.sound:
            self.sound[test] = self._in_child(None, [test])[0] == PASSED
        return self.sound[test]

    def _in_child(self, mutant: Mutant | None, tests: list[str]) -> tuple[int, int]:
        """How the tests ended in a child process, and the number of the test that failed."""
        reading, writing = os.pipe()
        child = os.fork()
        if not child:
            os._exit(self._try(mutant, tests, writing))
        os.close(writing)
        with os.fdopen(reading) as told:
            place = len(told.read())
        _, status = os.waitpid(child, 0)
        code = os.waitstatus_to_exitcode(status)
        return (code if code in (PASSED, ELSEWHERE) else NOTICED), max(0, min(place, len(tests)) - 1)

    def _try(self, mutant: Mutant | None, tests: list[str], writing: int) -> int:
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        signal.signal(signal.SIGPROF, _end_as_noticed)
        try:
            if mutant is not None:
                put_in_place(mutant)
            for test in tests:
                os.write(writing, b".")
                signal.setitimer(signal.ITIMER_PROF, LEAST_PATIENCE + TIMES_LONGER * self.seconds.get(test, 1.0))
                if any(report.failed for report in runtestprotocol(self.items[test], nextitem=None, log=False)):
                    return NOTICED
        except NotHere:
            return ELSEWHERE
        except BaseException:
            return NOTICED
        return PASSED


def _end_as_noticed(number: int, frame: object) -> None:
    os._exit(NOTICED)  # the tests would run for ever


# -- in a fresh process ------------------------------------------------------------------------------------------------


def noticed_afresh(
    mutant: Mutant,
    tests: Sequence[str],
    seconds: dict[str, float],
    is_sound: Callable[[str], bool | None] = lambda test: None,
) -> str:
    """What notices a change that takes effect while the engine is loaded: a test, the loading itself, or nothing.

    A test that fails in the same way without the change notices nothing. `is_sound` says whether it passes then, if
    that is known without another fresh process.
    """
    failed = _afresh(mutant, tests, seconds) if tests else ""
    if not failed:
        return ""
    sound = is_sound(failed)
    if sound is None:
        sound = not _afresh(None, [failed] if "::" in failed else tests[:1], seconds)
    return failed if sound else ""


def _afresh(mutant: Mutant | None, tests: Sequence[str], seconds: dict[str, float]) -> str:
    order = {
        "file": mutant.file if mutant else "",
        "source": changed_source(mutant).decode() if mutant else "",
        "tests": list(tests),
        "patience": LOADING + TIMES_LONGER * sum(seconds.get(test, 0.0) for test in tests),
    }
    command = [sys.executable, "-m", "tools.trying"]
    done = subprocess.run(command, cwd=ROOT, input=json.dumps(order), capture_output=True, text=True)
    if done.returncode == PASSED:
        return ""
    return next((line[8:] for line in done.stdout.splitlines() if line.startswith("noticed ")), "the loading")


class _First:
    """A plugin of pytest that remembers the first test that failed."""

    def __init__(self) -> None:
        self.failed = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid


def main() -> int:
    order = json.load(sys.stdin)
    if order["file"]:
        read_instead(order["file"], order["source"])
    signal.signal(signal.SIGPROF, _end_as_noticed)
    signal.setitimer(signal.ITIMER_PROF, order["patience"])
    tests = order["tests"]
    for some in (tests[:1], tests[1:FIRST], tests[FIRST:]):
        first = _First()
        if some and pytest.main(["-x", *PLAIN, *some], plugins=[first]) != pytest.ExitCode.OK:
            print(f"\nnoticed {first.failed}" if first.failed else "")
            return NOTICED
    return PASSED


if __name__ == "__main__":
    sys.exit(main())
