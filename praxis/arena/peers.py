"""The speed of other engines, measured on the same machine in the same run, in an environment of their own.

Random self-play with each peer's own way to list legal moves, the same seconds for each: RLCard's uno and gin rummy
(hidden information), and python-chess (the model of a Python rules library).
"""

from __future__ import annotations

import subprocess
import sys
import venv
from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from pathlib import Path

PACKAGES: Final = ("rlcard==1.2.0", "chess==1.11.2", "numpy==2.4.6")

_SCRIPT: Final = """
import json, random, sys, time
seconds = float(sys.argv[1])
found = {}

def rlcard_speed(name):
    import rlcard
    env = rlcard.make(name, config={"seed": 1})
    dice = random.Random(1)
    games = decisions = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        state, player = env.reset()
        while not env.is_over():
            state, player = env.step(dice.choice(list(state["legal_actions"])))
            decisions += 1
        games += 1
    took = time.perf_counter() - started
    return {"decisions_per_second": decisions / took, "games_per_second": games / took}

def chess_speed():
    import chess
    dice = random.Random(1)
    games = decisions = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        board = chess.Board()
        while not board.is_game_over() and board.ply() < 400:
            board.push(dice.choice(list(board.legal_moves)))
            decisions += 1
        games += 1
    took = time.perf_counter() - started
    return {"decisions_per_second": decisions / took, "games_per_second": games / took}

for name in ("rlcard-uno", "rlcard-gin-rummy", "python-chess"):
    try:
        found[name] = chess_speed() if name == "python-chess" else rlcard_speed(name.removeprefix("rlcard-"))
    except Exception as error:
        found[name] = {"error": f"{type(error).__name__}: {error}"}
print(json.dumps(found))
"""


def measure(folder: Path, seconds: float) -> dict[str, dict[str, Any]]:
    """Set up the peers' environment in `folder` if it is not there, and measure them all."""
    python = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    stamp = folder / "packages.txt"
    if not stamp.exists() or stamp.read_text().split() != list(PACKAGES):
        venv.create(folder, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *PACKAGES], check=True, stdout=sys.stderr)
        stamp.write_text("\n".join(PACKAGES))
    out = subprocess.run([python, "-c", _SCRIPT, str(seconds)], check=True, capture_output=True, text=True)
    return msgspec.json.decode(out.stdout.splitlines()[-1], type=dict[str, dict[str, Any]])
