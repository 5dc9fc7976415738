"""Some seconds at tables of both games: `tools/compile.py` lets a build play them that notes which branches are
taken."""

from __future__ import annotations

import os
import random
import tempfile
from pathlib import Path
from typing import Final

from praxis.table.measure.bench import run
from praxis.table.measure.load import at_pace, close_all, open_tables
from praxis.table.measure.server import Server
from praxis.table.server.config import INSTALLED

TABLES: Final = 4
SECONDS: Final = 3.0


async def play(address: str) -> None:
    dice = random.Random(1)
    for game in ("vendetta", "vtes"):
        tables = await open_tables(address, game, TABLES, dice)
        await at_pace(tables, SECONDS, (0.0, 0.0))
        await close_all(tables)


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="praxis-lesson-") as data:
        server = Server(Path(data), INSTALLED, sorted(os.sched_getaffinity(0)))
        server.start()
        try:
            run(play(server.address))
            server.end()  # a process that is killed leaves no notes
        finally:
            server.kill()


if __name__ == "__main__":
    main()
