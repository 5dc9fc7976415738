"""Work in the processor's spare time: only its own thread gives way, and it never stands still for ever."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from typing import Any, Final, cast

import pytest

from praxis.table.game.spare_time import WITH_A_SHARE, Hangs, SpareTime

pytestmark = pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="only Linux has work that gives way at once")

LONG: Final = 60.0
MORE_THAN_THERE_IS: Final = 1000.0
"""A part of the time for which no work ever has a processor: all of it stands still."""


def policy() -> int:
    return os.sched_getscheduler(0)


def test_the_first_pieces_load_with_a_share_and_the_others_give_way() -> None:
    spare_time = SpareTime(first=2)
    assert [spare_time.run(policy, LONG) for _ in range(4)] == [
        os.SCHED_OTHER,
        os.SCHED_OTHER,
        os.SCHED_IDLE,
        os.SCHED_IDLE,
    ]
    assert policy() == os.SCHED_OTHER


def test_work_that_stands_still_begins_again_with_its_share_and_so_do_the_next_pieces() -> None:
    begun: list[int] = []
    spare_time = SpareTime(first=0, patience=0.01, least=MORE_THAN_THERE_IS)

    def work() -> int:
        begun.append(policy())
        while policy() == os.SCHED_IDLE:
            pass
        return policy()

    assert spare_time.run(work, LONG) == os.SCHED_OTHER
    assert begun == [os.SCHED_IDLE, os.SCHED_OTHER]
    assert [spare_time.run(policy, LONG) for _ in range(WITH_A_SHARE)] == [os.SCHED_OTHER] * WITH_A_SHARE
    assert spare_time.run(policy, LONG) == os.SCHED_IDLE


class Waited:
    """A piece of work that is not done after the first wait, but after the second. The first takes some seconds by the
    clock, and no time of the processor."""

    def __init__(self, seconds: float) -> None:
        self.age = 0.0
        self._seconds = seconds

    def is_done_within(self, _: float) -> bool:
        done = self.age > 0
        self.age += self._seconds
        return done


@pytest.mark.parametrize(("seconds", "still"), [(1.0, True), (4.0, False)])
def test_a_process_that_was_stopped_does_not_think_that_its_work_stands_still(
    monkeypatch: pytest.MonkeyPatch, seconds: float, still: bool
) -> None:
    piece = Waited(seconds)
    monkeypatch.setattr("praxis.table.game.spare_time.perf_counter", lambda: piece.age)
    monkeypatch.setattr("praxis.table.game.spare_time.process_time", lambda: 0.0)
    assert SpareTime(patience=1.0)._stands_still(cast("Any", piece), LONG) is still


@pytest.mark.parametrize("first", [0, 1])
def test_work_that_hangs_is_ended_even_if_it_handles_every_exception(first: int) -> None:
    threads: list[threading.Thread] = []

    def work() -> None:
        threads.append(threading.current_thread())
        while True:
            try:
                while True:
                    pass
            except Exception:
                continue

    with pytest.raises(Hangs):
        SpareTime(first=first, least=0.0).run(work, 0.05)
    assert [thread.is_alive() for thread in threads] == [False]


def test_what_the_work_raises_reaches_the_one_who_asked() -> None:
    def work() -> None:
        raise KeyError("no such card")

    with pytest.raises(KeyError, match="no such card"):
        SpareTime(first=0).run(work, LONG)


def test_a_process_whose_work_waits_for_ever_is_ended() -> None:
    program = (
        "import threading; from praxis.table.game import spare_time; spare_time.GRACE = 0.05\n"
        "spare_time.SpareTime().run(threading.Event().wait, 0.05)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 1
