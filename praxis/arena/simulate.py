"""Bots play many games; every game can be played again from its seed."""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

import msgspec

from praxis import games
from praxis.bots.player import make
from praxis.kernel.game import Setting
from praxis.kernel.rng import derive

if TYPE_CHECKING:
    from collections.abc import Iterator

    from praxis.kernel.game import Game

CHUNK = 20


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be played. The bots are given to the seats in turn, and the turn moves on by one with every game."""

    game: str
    setting: Setting
    bots: list[str]
    games: int
    seed: int
    events: bool = False
    story: bool = False
    """Whether to report the course of each game too, if the game can tell it."""
    in_sets: bool = False
    """Whether as many games in a row as there are seats are dealt alike, so that each bot sits once at each seat of a
    deal."""

    def deal_of(self, number: int) -> int:
        return number // self.setting.players if self.in_sets else number

    def bots_of(self, number: int) -> list[str]:
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.setting.players)]


class Result(msgspec.Struct, kw_only=True):
    """How one game came out."""

    number: int
    seed: str
    bots: list[str]
    scores: list[float]
    decisions: int
    seconds: float
    facts: dict[str, list[Any]] = {}
    """Facts by seat, to count by: clans, influence, how often cards were played face down …"""
    thinking: list[float] = []
    """For each seat, the seconds that its bot took to choose, altogether; then, for each seat, the number of its
    choices."""
    error: str = ""
    events: list[Any] = []
    story: dict[str, Any] = {}
    """Pool over time, who ousted whom, what became of the cards (`praxis.arena.story`), if the task asks for it."""


def play_one(task: Task, number: int) -> Result:
    """Play one game of a task to its end."""
    kind = games.kind(task.game)
    seed = derive(task.game, task.setting.label(), task.seed, task.deal_of(number))
    names = task.bots_of(number)
    started = time.perf_counter()
    result = Result(
        number=number, seed=f"{seed:064x}", bots=names, scores=[], decisions=0, seconds=0.0, thinking=[0.0] * len(names)
    )
    try:
        header = kind.header(task.setting, seed)
        game = kind.begin(header)
        players = [make(name, task.game, derive("bot", seed, seat)) for seat, name in enumerate(names)]
        tally: dict[str, list[int]] = {}
        opening = kind.facts(game, opening=True)
        if header.decks:
            opening["deck"] = kind.deck_names(header)
        if not task.events:
            game.events = None
        watcher = games.part(place)(game) if task.story and (place := games.entry(task.game).watcher) else None
        _play(game, players, result, tally, watcher)
        result.scores = game.scores()
        result.story = msgspec.to_builtins(watcher.end()) if watcher is not None else {}
        result.facts = {**opening, **kind.facts(game, opening=False), **tally}
    except Exception as error:  # one broken game must not end a run of thousands; its error is reported and counted
        result.error = f"{type(error).__name__}: {error}"
    result.seconds = time.perf_counter() - started
    return result


def _play(game: Game, players: list[Any], result: Result, tally: dict[str, list[int]], watcher: Any = None) -> None:
    choices = [0] * len(players)
    while (decision := game.decision) is not None:
        seat = decision.seat
        player = players[seat]
        before = time.perf_counter()
        option = player.choose(game.view(seat) if player.needs_view else None, decision.options)
        result.thinking[seat] += time.perf_counter() - before
        choices[seat] += 1
        word = _counted(option)
        if word:
            tally.setdefault(word, [0] * len(players))[seat] += 1
        game._answer(option)
        result.decisions += 1
        if watcher is not None:
            watcher.saw(option)
        if game.events:
            result.events += [[event.kind, event.fields] for event in game.take_events()]
    tally["choices"] = choices


def _counted(option: tuple[str | int, ...]) -> str:
    """The word under which an option is counted: its first word, with its last part if that is a word too."""
    last = option[-1]
    return f"{option[0]} {last}" if len(option) > 1 and isinstance(last, str) else str(option[0])


def play_chunk(task: Task, numbers: list[int]) -> list[Result]:
    return [play_one(task, number) for number in numbers]


def chunks_of(task: Task, done: frozenset[int], chunk: int = CHUNK) -> list[list[int]]:
    """The numbers of the games that are left, in pieces for workers."""
    left = [number for number in range(task.games) if number not in done]
    return [left[i : i + chunk] for i in range(0, len(left), chunk)]


def run(task: Task, processes: int, done: frozenset[int] = frozenset(), chunk: int = CHUNK) -> Iterator[Result]:
    """Yield the results of a task's games in their order, except those that are `done`. With one process, the games run
    in this one; otherwise a worker hands over the results of `chunk` games at a time."""
    chunks = chunks_of(task, done, chunk)
    if processes <= 1 or len(chunks) <= 1:
        for numbers in chunks:
            for number in numbers:
                yield play_one(task, number)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("fork")) as workers:
        for found in workers.map(play_chunk, [task] * len(chunks), chunks):
            yield from found
