"""What games share is loaded before the first thread: a restart with many V:TES tables does not kill the server."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import httpx
import msgspec

from praxis.table.client import Lobby
from praxis.table.server.config import INSTALLED
from praxis.table.wire.rest_types import Health
from tests.size import sized
from tests.table.process import ROOT, ServerProcess

RESTARTS = sized(quick=2, normal=5, full=100)
TABLES = 8

WATCH = """
import sys, threading
from praxis import compiled
compiled.use()
from praxis.table.game.hosted import named
from praxis.table.server.config import INSTALLED
from praxis.table.server.prepare import prepare

hosted_games = named(INSTALLED)
if sys.argv[1] == "prepared":
    prepare(hosted_games)

import praxis.table.game.driver
from praxis.table.game.fair import new_secret
from praxis.table.game.replays import Watched
from praxis.kernel import record

built = set()

def watch(frame, event, arg):
    # msgspec builds a type; what its own Python code asks for itself is not kept.
    asks = event == "call" and frame.f_code.co_name == "get_class_annotations"
    if asks and "msgspec" not in frame.f_back.f_code.co_filename:
        built.add(str(frame.f_locals["obj"]))

def work():
    for hosted in hosted_games.values():
        setting = hosted.kind.settings()[0]
        header = hosted.kind.header(setting, 7)
        game = hosted.kind.begin(header)
        answers = []
        for _ in range(30):
            option = game.decision.options[-1]
            answers.append((game.decision.seat, record.key(option)))
            game._answer(option)
        text = record.write(record.record_of(hosted.kind, header, answers))
        Watched(hosted_games, text).frames("open", 0, 5, "de")

modules = {name for name in sys.modules if name.startswith("praxis.")}
threading.setprofile(watch)
thread = threading.Thread(target=work)
thread.start()
thread.join()
print(sorted(built), sorted({name for name in sys.modules if name.startswith("praxis.")} - modules))
"""


def watched(how: str) -> str:
    run = subprocess.run(
        [sys.executable, "-c", WATCH, how],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.strip()


def test_a_thread_that_replays_games_builds_no_type_and_imports_no_module() -> None:
    assert watched("prepared") == "[] []"
    assert "Snapshot" in watched("as before"), "the test would not see a type being built"


def test_a_type_that_is_built_first_is_read_by_many_threads() -> None:
    """Without --built the script dies of msgspec's fault, which is what makes it a report."""
    script = [sys.executable, str(ROOT / "docs" / "msgspec-race.py"), "--built"]
    assert subprocess.run(script, capture_output=True).returncode == 0


def test_a_server_with_eight_tables_of_vtes_comes_back_every_time(tmp_path: Path) -> None:
    """A hundred times with PRAXIS_SIZE=full; on the compiled engine if it is compiled."""
    with ServerProcess(tmp_path, games=INSTALLED, log="error") as server:
        asyncio.run(_open_tables(server.address))
        for _ in range(RESTARTS):
            server.kill()
            server.start()
            assert _tables_back(server) == TABLES
        assert server.stop() == 0


async def _open_tables(address: str) -> None:
    seats = [{"who": "me", "name": "Anna"}, *[{"who": "random"}] * 4]
    setting = {"players": 5, "edition": "2023"}
    async with Lobby(address) as lobby:
        for _ in range(TABLES):
            await lobby.make({"game": "vtes", "setting": setting, "seats": seats, "start": True})


def _tables_back(server: ServerProcess) -> int:
    with httpx.Client(base_url=server.address) as http:
        for _ in range(2000):
            assert server.process is not None
            assert server.process.poll() is None, f"the server died: {server.process.returncode}"
            tables = msgspec.json.decode(http.get("/health").content, type=Health).tables
            if tables == TABLES:
                return tables
    return tables
