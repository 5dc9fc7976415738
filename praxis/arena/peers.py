"""The speed of other engines, measured on the same machine in the same run, in an environment of their own.

Random self-play with each peer's own way to list legal moves: RLCard's uno and gin rummy (hidden information), and
python-chess (the model of a Python rules library). A machine is faster in one minute than in the next, so a peer and
our games play in turns, a short while each. The ratio is the median over the turns.
"""

from __future__ import annotations

import subprocess
import sys
import venv
from statistics import median
from typing import IO, TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

PACKAGES: Final = ("rlcard==1.2.0", "chess==1.11.2", "numpy==2.4.6")
NAMES: Final = ("rlcard-uno", "rlcard-gin-rummy", "python-chess")
TURNS: Final = 7
"""How often a peer and our games take turns."""

_SCRIPT: Final = """
import json, random, sys, time

def rlcard_games(name, dice):
    import rlcard
    env = rlcard.make(name, config={"seed": 1})
    while True:
        state, player = env.reset()
        decisions = 0
        while not env.is_over():
            state, player = env.step(dice.choice(list(state["legal_actions"])))
            decisions += 1
        yield decisions

def chess_games(dice):
    import chess
    while True:
        board = chess.Board()
        while not board.is_game_over() and board.ply() < 400:
            board.push(dice.choice(list(board.legal_moves)))
        yield board.ply()

players = {}
for line in sys.stdin:
    name, seconds = line.split()
    try:
        if name not in players:
            dice = random.Random(1)
            chess = name == "python-chess"
            players[name] = chess_games(dice) if chess else rlcard_games(name.removeprefix("rlcard-"), dice)
            next(players[name])
        games = decisions = 0
        started = time.perf_counter()
        while time.perf_counter() - started < float(seconds):
            decisions += next(players[name])
            games += 1
        found = {"games": games, "decisions": decisions, "seconds": time.perf_counter() - started}
    except Exception as error:
        found = {"error": f"{type(error).__name__}: {error}"}
    print(json.dumps(found), flush=True)
"""


class Turn(msgspec.Struct):
    """What a peer played in one turn, or why it could not."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    error: str = ""


class Peers:
    """A process that plays the peers' games when it is asked to."""

    def __init__(self, python: Path) -> None:
        self._process: Final = subprocess.Popen(
            [python, "-c", _SCRIPT], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )

    def play(self, name: str, seconds: float) -> Turn:
        asks, tells = _streams(self._process)
        asks.write(f"{name} {seconds}\n")
        asks.flush()
        lines = [line for line in (tells.readline(),) if line]
        return msgspec.json.decode(lines[0], type=Turn) if lines else Turn(error="the process of the peers has ended")

    def close(self) -> None:
        for stream in _streams(self._process):
            stream.close()
        self._process.wait()


def _streams(process: subprocess.Popen[str]) -> tuple[IO[str], IO[str]]:
    assert process.stdin is not None
    assert process.stdout is not None
    return process.stdin, process.stdout


def measure(folder: Path, seconds: float, ours: dict[str, Callable[[float], float]]) -> dict[str, dict[str, Any]]:
    """The speed of every peer, and how many times as fast our games are. `ours` plays one of our games for some seconds
    and says how many decisions a second it made."""
    peers = Peers(_installed(folder))
    try:
        return {name: _beside(peers, name, seconds / TURNS, ours) for name in NAMES}
    finally:
        peers.close()


def _beside(peers: Peers, name: str, seconds: float, ours: dict[str, Callable[[float], float]]) -> dict[str, Any]:
    """One peer and our games in turns."""
    turns: list[Turn] = []
    ratios: dict[str, list[float]] = {game: [] for game in ours}
    for _ in range(TURNS):
        turn = peers.play(name, seconds)
        if turn.error:
            return {"error": turn.error}
        turns.append(turn)
        for game, play in ours.items():
            ratios[game].append(play(seconds) * turn.seconds / turn.decisions)
    whole = sum(turn.seconds for turn in turns)
    return {
        "decisions_per_second": sum(turn.decisions for turn in turns) / whole,
        "games_per_second": sum(turn.games for turn in turns) / whole,
        "ratio": {game: round(median(found), 2) for game, found in ratios.items()},
    }


def _installed(folder: Path) -> Path:
    """The Python of the peers' environment in `folder`, which is set up if it is not there."""
    python = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    stamp = folder / "packages.txt"
    if not stamp.exists() or stamp.read_text().split() != list(PACKAGES):
        venv.create(folder, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *PACKAGES], check=True, stdout=sys.stderr)
        stamp.write_text("\n".join(PACKAGES))
    return python
