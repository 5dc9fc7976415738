"""A client in JavaScript that uses only what docs/protocol.md says plays at a real server."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from praxis.table.server.config import INSTALLED
from tests.size import sized
from tests.table.process import ServerProcess
from tools.web import CannotBuild, node

PLAYER = Path(__file__).parent / "clients" / "player.mjs"
PATIENCE = 300
"""Seconds after which a client that hangs is ended. Nothing is asserted of the time it takes."""


@contextmanager
def player(server: ServerProcess, plan: dict[str, Any]) -> Iterator[subprocess.Popen[str]]:
    try:
        program = node()
    except CannotBuild as error:
        pytest.skip(str(error))
    command = [str(program), str(PLAYER), server.address, json.dumps(plan)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def report(process: subprocess.Popen[str]) -> dict[str, Any]:
    """What the client saw, if it went as every session should go."""
    out, notes = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, notes
    saw: dict[str, Any] = json.loads(out)
    assert "problem" not in saw, saw["problem"]
    # Every message was understood on both sides, and every reply named a message that was sent.
    assert not set(saw["refusals"]) - {"stale", "too_fast"}, notes
    assert saw["unknown"] == []
    assert saw["strangers"] == 0
    assert not saw["gap_open"]
    assert saw["log_gaps"] == 0
    assert saw["goodbye"] == ""
    return saw


def played(server: ServerProcess, plan: dict[str, Any]) -> dict[str, Any]:
    with player(server, plan) as process:
        return report(process)


def test_it_plays_a_whole_game_of_vendetta(tmp_path: Path) -> None:
    """Hears of a lost update by the next one's number, and comes back after it hung up."""
    with ServerProcess(tmp_path, games=INSTALLED) as server:
        saw = played(server, {"game": "vendetta", "seed": 3, "lose": 6, "leave": 4, "pings": 3})
    assert saw["over"]
    assert len(saw["scores"]) == 4
    assert saw["answers"] > 10
    assert saw["gaps"] == 1
    assert saw["connections"] == 2
    assert saw["pongs"] == 3
    assert saw["refusals"] == {}


def test_it_plays_vtes_with_orders_holds_and_yields(tmp_path: Path) -> None:
    """Sits down at an open seat, waits for the deal, and is asked at every chance."""
    answers = sized(quick=15, normal=40, full=200)
    plan = {"game": "vtes", "seed": 3, "answers": answers, "chances": 3, "lose": 6, "leave": 10}
    with ServerProcess(tmp_path, games=INSTALLED) as server:
        saw = played(server, plan)
    assert saw["answers"] >= min(answers, 40)
    assert saw["answers"] >= answers or saw["over"]
    assert saw["chances"] >= 3
    assert saw["replies"] > saw["answers"], "an order, a hold or a yield was accepted, too"
    assert saw["gaps"] == 1
    assert saw["connections"] == 2


def test_it_comes_back_after_a_restart_of_the_server(tmp_path: Path) -> None:
    with (
        ServerProcess(tmp_path, games=INSTALLED) as server,
        player(server, {"game": "vendetta", "seed": 5, "rest": 5}) as process,
    ):
        assert process.stderr is not None
        assert process.stderr.readline() == "resting\n"
        server.stop()
        server.start()
        saw = report(process)
    assert saw["over"]
    assert saw["codes"][0] == 1012
    assert saw["connections"] == 2


def test_it_slows_down_when_it_is_told_to(tmp_path: Path) -> None:
    """Thirty messages at once are allowed here, and one every two seconds after that."""
    with ServerProcess(tmp_path, games=INSTALLED, limits={"messages": 30}) as server:
        saw = played(server, {"game": "vendetta", "seed": 3, "pings": 36, "answers": 2})
    assert saw["refusals"]["too_fast"] > 0
    assert saw["answers"] == 2
    assert saw["connections"] == 1
