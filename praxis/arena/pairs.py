"""Two games that differ in one deck only, with as little play as that takes.

Both have the same seats, opponents and deal. While no card in which the decks differ has left its crypt or library, the
second game is given the answers of the first, and no bot thinks twice. If they never part, the second game is the first
one. If they do, it is played from the beginning of the turn in which they part: bots that remember nothing from turn to
turn choose there as if they had played it all.

Luck that has nothing to do with the cards that were changed should stay alike, so the bots' dice are new each turn, and
where the house bot decides between options of the same worth, each option has a rank of its own (`SteadyHouse`).
"""

from __future__ import annotations

import time
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import msgspec

from praxis import games
from praxis.arena.simulate import Result, Task, play_one
from praxis.bots.player import Player, make
from praxis.bots.vtes.house import HousePlayer
from praxis.kernel.rng import derive
from praxis.vtes.game import VtesGame
from praxis.vtes.model.regions import CRYPT, LIBRARY

if TYPE_CHECKING:
    from praxis.kernel.decision import Option

FORGETFUL: Final = ("random", "gentle", "house")
"""The bots that remember nothing from turn to turn, and do not think about what is left in their libraries."""


class Pair(msgspec.Struct):
    """How two games came out that differ in one deck only."""

    first: Result
    second: Result
    played: float = 2.0
    """How many games were really played: what both have in common is played once."""


class SteadyHouse(HousePlayer):
    """The house bot, with other dice for options of the same worth: each option has a random rank each time, which does
    not depend on what else was decided. All are equally likely, as for the house bot; but if a game differs a little
    from another one of the same seed, what is the same is mostly decided alike."""

    def __init__(self, seed: int, style: str = "") -> None:
        super().__init__(seed, style)
        self._key: Final = seed.to_bytes(32, "big")
        self._times: dict[Option, int] = {}
        """How often each option was one of several of the same worth."""

    def _among(self, best: list[Option]) -> Option:
        return max(best, key=self._rank)

    def _rank(self, option: Option) -> bytes:
        times = self._times[option] = self._times.get(option, 0) + 1
        return blake2b(f"{option} {times}".encode(), digest_size=16, key=self._key).digest()


def is_forgetful(bot: str) -> bool:
    """Whether pairs of games can share their beginning with this bot."""
    return bot.partition("+")[0] in FORGETFUL


def _made(bot: str, seed: int) -> Player:
    name, _, style = bot.partition("+")
    return SteadyHouse(seed, style) if name == "house" else make(bot, "vtes", seed)


class Side:
    """One of the two games, with bots that are made anew for every turn."""

    def __init__(self, game: VtesGame, bots: list[str], seed: int) -> None:
        self.game: Final = game
        self.bots: Final = bots
        self.seed: Final = seed
        self.decisions = 0
        """How many choices the bots have made."""
        self._turn = -1
        self._players: list[Player] = []

    def begins_turn(self) -> bool:
        """Whether the open decision is the first one of a turn. The turn's bots are made then."""
        if self.game.turn == self._turn:
            return False
        self._turn = self.game.turn
        self._players = [_made(bot, derive("bot", self.seed, seat, self._turn)) for seat, bot in enumerate(self.bots)]
        return True

    def choice(self) -> Option:
        """What the bot answers that is asked."""
        decision = self.game.decision
        assert decision is not None
        player = self._players[decision.seat]
        self.decisions += 1
        return player.choose(self.game.view(decision.seat) if player.needs_view else None, decision.options)

    def play_out(self) -> None:
        while self.game.decision is not None:
            self.begins_turn()
            self.game._answer(self.choice())


class Twins:
    """Two games with the same answers, as long as nobody could tell them apart."""

    def __init__(self, one: VtesGame, other: VtesGame) -> None:
        self.one: Final = one
        self.other: Final = other
        self.alike = len(one.face) == len(other.face)
        """Whether the second game is still where the first one is."""
        self.changed: Final = [
            card for card, (face, its) in enumerate(zip(one.face, other.face, strict=False)) if face is not its
        ]
        """The cards that are not the same in both games."""
        self.turn: VtesGame = other.fork()
        """The second game at the beginning of the last turn before they part."""

    def keep_turn(self) -> bool:
        """Keep the beginning of a turn, if the games have not parted."""
        if self.alike:
            self.turn = self.other.fork()
        return self.alike

    def look(self) -> None:
        """Find out whether the games have parted."""
        if self.alike:
            self.alike = self._look_the_same() and not any(self._is_met(card) for card in self.changed)

    def _look_the_same(self) -> bool:
        one, other = self.one, self.other
        if one.where != other.where or one.pool != other.pool or one.vps != other.vps:
            return False
        asked, its = one.decision, other.decision
        if asked is None or its is None:
            return asked is its
        return (asked.seat, asked.kind, asked.options) == (its.seat, its.kind, its.options)

    def _is_met(self, card: int) -> bool:
        """Whether a card that is not the same has left the face-down piles, or somebody knows it."""
        game = self.one
        return game.where[card] not in (CRYPT, LIBRARY) or bool(game.knows[card])

    def answer(self, option: Option) -> None:
        self.one._answer(option)
        if self.alike:
            self.other._answer(option)


def play_pair(task: Task, changed: Task, number: int) -> Pair:
    """Play a game of a task, and the same with another deck."""
    if not is_forgetful(task.bots[0]):
        return Pair(play_one(task, number), play_one(changed, number))
    seed = derive(task.game, task.setting.label(), task.seed, task.deal_of(number))
    bots = task.bots_of(number)
    found = Pair(_result(number, seed, bots), _result(number, seed, bots))
    started = time.perf_counter()
    try:
        _play(found, Twins(_begun(task, seed), _begun(changed, seed)), seed)
    except Exception as error:  # one broken game must not end a run of thousands; its error is reported and counted
        found.first.error = f"{type(error).__name__}: {error}"
    found.first.seconds = time.perf_counter() - started
    return found


def _result(number: int, seed: int, bots: list[str]) -> Result:
    return Result(number=number, seed=f"{seed:064x}", bots=bots, scores=[], decisions=0, seconds=0.0)


def _begun(task: Task, seed: int) -> VtesGame:
    kind = games.kind(task.game)
    game = kind.begin(kind.header(task.setting, seed))
    assert isinstance(game, VtesGame)
    game.events = None
    return game


def _play(pair: Pair, twins: Twins, seed: int) -> None:
    """Play both games to their ends."""
    first = Side(twins.one, pair.first.bots, seed)
    common = 0
    while twins.one.decision is not None:
        if first.begins_turn() and twins.keep_turn():
            common = first.decisions
        twins.look()
        twins.answer(first.choice())
    twins.look()
    _note(pair.first, twins.one, first.decisions)
    if twins.alike:
        pair.played = 1.0
        _note(pair.second, twins.other, first.decisions)
        return
    second = Side(twins.turn, pair.second.bots, seed)
    second.play_out()
    _note(pair.second, twins.turn, common + second.decisions)
    pair.played = 1.0 + second.decisions / (common + second.decisions)


def _note(result: Result, game: VtesGame, decisions: int) -> None:
    result.scores = game.scores()
    result.facts = {"vps": list(game.vps)}
    result.decisions = decisions
