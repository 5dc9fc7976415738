"""The command in a process of its own, and its saved games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from praxis.kernel import record as records


def praxis(data: Path, *arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "praxis", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={**os.environ, "PRAXIS_DATA": str(data), "COLUMNS": "110", **environment},
    )


def save_of(data: Path, name: str) -> records.Record:
    return records.read((data / "saves" / f"{name}.record").read_text(encoding="utf-8"))
