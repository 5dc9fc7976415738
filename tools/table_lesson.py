"""Some seconds at tables of both games: `tools/compile.py` lets a build play them that notes which branches are
taken."""

from __future__ import annotations

import os
import random
import tempfile
from pathlib import Path
from typing import Final

from praxis import compiled

if __name__ in ("__main__", "__mp_main__"):
    compiled.use()  # before the imports below

from praxis.table.measure import pace
from praxis.table.measure.bench import run
from praxis.table.measure.load import at_pace, close_all, open_tables
from praxis.table.measure.server import Server
from praxis.table.server.config import INSTALLED

TABLES: Final = 20
"""So many that no game ends in these seconds: a load on games that are over waits in vain."""
SECONDS: Final = 1.0
TURNS: Final = 20


async def play_vendetta(address: str) -> None:
    tables = await open_tables(address, "vendetta", TABLES, random.Random(1))
    await at_pace(tables, SECONDS, (0.0, 0.0))
    await close_all(tables)


def main() -> None:
    pace.measure(turns=TURNS)  # V:TES
    with tempfile.TemporaryDirectory(prefix="praxis-lesson-") as data:
        server = Server(Path(data), INSTALLED, sorted(os.sched_getaffinity(0)))
        server.start()
        try:
            run(play_vendetta(server.address))
            server.end()  # a process that is killed leaves no notes
        finally:
            server.kill()


if __name__ == "__main__":
    main()
