"""How fast the engine is. Everything is measured on one core, in this process, on fixed seeds."""

from __future__ import annotations

import gc
import random
import subprocess
import sys
import time
import tracemalloc
from typing import TYPE_CHECKING, TypeVar

import msgspec

from praxis import games
from praxis.compiled import is_compiled
from praxis.kernel import procedure
from praxis.kernel import record as records
from praxis.kernel.decision import key
from praxis.kernel.game import Setting

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from praxis.kernel.game import Game, Kind

S = TypeVar("S")


class Speed(msgspec.Struct, kw_only=True):
    """The figures of one game."""

    setting: str
    games: int
    decisions_per_game: float
    decisions_per_second: float
    decisions_per_cpu_second: float
    """Decisions by processor time of this process, which is of use on a busy machine, too."""
    games_per_second: float
    fork_us: float
    view_us: float
    resample_us: float
    """Microseconds to resample a whole game from the view of the seat that decides."""
    replay_s: float
    """Mean seconds to replay a whole game from its record, with its digests checked."""
    memory_per_game_kb: float
    """The memory that one more game in progress takes."""
    cost_by_turn: dict[str, float]
    """Microseconds for a decision by the turn of the game, "151-200" and so on, if the game measures that."""
    compiled: bool


def measure(name: str, seconds: float = 4.0, decks: list[str] | None = None) -> Speed:
    """All figures of one game. Random games run for `seconds`, with `decks` for all seats or with the usual ones."""
    kind = games.kind(name)
    setting = games.entry(name).usual
    if decks:
        setting = Setting(setting.players, setting.edition, setting.options, decks)
    _self_play(kind, setting, 0, 0.2)  # warms up the caches
    gc.collect()
    gc.freeze()  # as the server does: what is loaded stays, and the collector need not look at it again
    began = time.process_time()
    played, decisions, took = _self_play(kind, setting, 1, seconds)
    worked = time.process_time() - began
    samples = [_in_the_middle(kind, setting, seed) for seed in range(30)]
    found = Speed(
        setting=setting.label(),
        games=played,
        decisions_per_game=decisions / played,
        decisions_per_second=decisions / took,
        decisions_per_cpu_second=decisions / worked,
        games_per_second=played / took,
        fork_us=_microseconds(samples, lambda game: game.fork()),
        view_us=_microseconds(samples, lambda game: game.view(0)),
        resample_us=_resample(kind, samples),
        replay_s=_replay(kind, setting),
        memory_per_game_kb=_memory(kind, setting),
        cost_by_turn=games.part(figures)() if (figures := games.entry(name).figures) else {},
        compiled=_is_compiled(samples[0]),
    )
    gc.unfreeze()
    return found


def in_turns(name: str) -> Callable[[float], float]:
    """Plays random games of one kind for some seconds when it is called, each time where it stopped, and says how many
    decisions a second it made."""
    kind, setting = games.kind(name), games.entry(name).usual
    played = 0

    def play(seconds: float) -> float:
        nonlocal played
        if not played:
            _self_play(kind, setting, 0, 0.2)  # warms up the caches
        gc.collect()
        gc.freeze()
        count, decisions, took = _self_play(kind, setting, 1 + played, seconds)
        gc.unfreeze()
        played += count
        return decisions / took

    return play


def _is_compiled(game: Game) -> bool:
    """Whether both the kernel and this game's own rules come from a compiled build."""
    return is_compiled(procedure.__name__) and is_compiled(type(game).__module__)


def _self_play(kind: Kind, setting: Setting, first: int, seconds: float) -> tuple[int, int, float]:
    """Play random games one after the other. Gives how many, their decisions, and the time."""
    dice = random.Random(first)
    played = decisions = 0
    gc.collect()
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        game = kind.begin(kind.header(setting, first + played))
        game.events = None
        game.play_out(dice.random)
        decisions += game.number
        played += 1
    return played, decisions, time.perf_counter() - started


def _in_the_middle(kind: Kind, setting: Setting, seed: int) -> Game:
    """A random game, stopped somewhere in its middle."""
    dice = random.Random(seed)
    game = kind.begin(kind.header(setting, seed))
    game.events = None
    for _ in range(40 + 3 * seed):
        if game.decision is None:
            break
        game._answer(dice.choice(game.decision.options))
    return game


def _resample(kind: Kind, samples: list[Game]) -> float:
    views = [game.view(game.decision.seat) for game in samples if game.decision is not None]
    return _microseconds(views, lambda view: kind.resample(view, 1))


def _microseconds(samples: Sequence[S], action: Callable[[S], object]) -> float:
    """The median over positions of the mean time of an action."""
    times = []
    for sample in samples:
        started = time.perf_counter()
        for _ in range(50):
            action(sample)
        times.append((time.perf_counter() - started) / 50)
    return sorted(times)[len(times) // 2] * 1e6


def _replay(kind: Kind, setting: Setting, count: int = 10) -> float:
    texts = []
    for seed in range(count):
        header = kind.header(setting, seed)
        game = kind.begin(header)
        dice = random.Random(seed)
        record = records.Record(header, [], {})
        while (decision := game.decision) is not None:
            option = dice.choice(decision.options)
            game._answer(option)
            record.add(game, decision.seat, key(option))
        texts.append(records.write(record))
    started = time.perf_counter()
    for text in texts:
        found = records.replay(records.read(text), kind)
        assert not found.difference, found.difference
    return (time.perf_counter() - started) / count


def _memory(kind: Kind, setting: Setting, count: int = 40) -> float:
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [_in_the_middle(kind, setting, seed % 10) for seed in range(count)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept) / 1024


def start_up_seconds(times: int = 5) -> float:
    """The wall time of ``praxis --help``, the best of a few."""
    found = []
    for _ in range(times):
        started = time.perf_counter()
        subprocess.run([sys.executable, "-m", "praxis", "--help"], check=True, capture_output=True)
        found.append(time.perf_counter() - started)
    return min(found)
