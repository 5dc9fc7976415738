"""Trying decks: one deck against a field of others, or two decks against the same field with the same seeds, so that
both have the same luck."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from statistics import mean, variance
from typing import Final

import msgspec

from praxis.arena.pairs import Pair, play_pair
from praxis.arena.report import difference
from praxis.arena.shares import Z_95, wilson
from praxis.arena.simulate import Result, Task, play_one
from praxis.kernel.game import Setting
from praxis.kernel.rng import Dice, derive
from praxis.vtes.decks.packed import is_packed, name_of, unpack

TRIES: Final = 2000
"""How often another order of two decks is tried, to find one in which they differ in fewer places."""
FIRST_CRYPT: Final = 200_000
"""Official ids from here on are those of crypt cards."""


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """How a deck is tried: a number of games, at each seat in turn, against decks that are drawn from the field by the
    seed."""

    field: list[str]
    """The decks of the field, as headers carry them."""
    players: int
    edition: str
    bot: str
    games: int
    seed: int

    def task(self, deck: str, number: int) -> Task:
        """The game with this number. For two decks, the two games differ only in the deck."""
        dice = Dice(derive("field", self.seed, number))
        left = list(self.field)
        others = [left.pop(dice.below(len(left))) if left else self.field[0] for _ in range(self.players - 1)]
        seat = number % self.players
        decks = [*others[:seat], deck, *others[seat:]]
        setting = Setting(self.players, self.edition, {}, decks)
        return Task(game="vtes", setting=setting, bots=[self.bot], games=1, seed=self.seed)


class Tried(msgspec.Struct, kw_only=True):
    """What a deck won against the field."""

    games: int
    points: float
    """Victory points a game."""
    low: float
    high: float
    wins: float
    wins_low: float
    wins_high: float
    errors: int
    first_error: str = ""


class Compared(msgspec.Struct, kw_only=True):
    """The difference of two decks, in victory points a game."""

    games: int
    first: float
    second: float
    difference: float
    low: float
    high: float
    unpaired: float
    """Half of the interval that as many games would give if seeds were not shared. (Half of high - low is that of the
    pairs.)"""
    played: float
    """How many games were really played: what both games of a pair have in common is played once."""
    gain: float
    """How many times as many games would have to be played for the same certainty if the two decks had nothing in
    common: no seeds, and no beginnings of games."""
    errors: int
    first_error: str = ""


def _one(match: Match, deck: str, number: int) -> Result:
    return play_one(match.task(deck, number), number)


def _both(match: Match, first: str, second: str, number: int) -> Pair:
    return play_pair(match.task(first, number), match.task(second, number), number)


def results(match: Match, deck: str, processes: int) -> Iterator[Result]:
    numbers = range(match.games)
    if processes <= 1:
        yield from (_one(match, deck, number) for number in numbers)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("fork")) as workers:
        yield from workers.map(_one, [match] * match.games, [deck] * match.games, numbers, chunksize=4)


def aligned(first: str, second: str) -> tuple[str, str]:
    """Both decks with their cards in such an order that they differ in few places. If the decks are of one size, the
    same shuffle then deals the cards in all other places alike."""
    if not (is_packed(first) and is_packed(second)):
        return first, second
    one, other = unpack(first).cards, unpack(second).cards
    orders: tuple[list[int], list[int]] = [], []
    for is_crypt in (True, False):
        found = _ordered(_part(one, is_crypt), _part(other, is_crypt))
        for order, more in zip(orders, found, strict=True):
            order += more
    return _line(first, one, orders[0]), _line(second, other, orders[1])


def _part(cards: dict[int, int], is_crypt: bool) -> dict[int, int]:
    return {card: count for card, count in cards.items() if (card >= FIRST_CRYPT) == is_crypt}


def _line(text: str, cards: dict[int, int], order: list[int]) -> str:
    return f"{name_of(text)} = {' '.join(f'{cards[card]}x{card}' for card in order)}"


def _ordered(one: dict[int, int], other: dict[int, int]) -> tuple[list[int], list[int]]:
    """Orders of two piles in which they differ in few places: what both have equally often comes first; the others are
    moved about at random as long as that helps."""
    shared = [card for card in one if other.get(card) == one[card]]
    left = [card for card in one if card not in shared]
    right = [*(card for card in left if card in other), *(card for card in other if card not in one)]
    least = sum(max(0, one[card] - other.get(card, 0)) for card in left)
    fewest = _places(one, left, other, right)
    dice = Dice(0)
    for _ in range(TRIES if left and right else 0):
        if fewest <= least:
            break
        orders = _moved(left, dice), _moved(right, dice)
        places = _places(one, orders[0], other, orders[1])
        if places <= fewest:
            fewest, (left, right) = places, orders
    return shared + left, shared + right


def _moved(order: list[int], dice: Dice) -> list[int]:
    """The order with one card moved to some other place, or to its own."""
    moved = order.copy()
    moved.insert(dice.below(len(order)), moved.pop(dice.below(len(order))))
    return moved


def _places(one: dict[int, int], left: list[int], other: dict[int, int], right: list[int]) -> int:
    """In how many places two piles differ that are laid out in these orders."""
    first = [card for card in left for _ in range(one[card])]
    second = [card for card in right for _ in range(other[card])]
    return sum(1 for card, its in zip(first, second, strict=False) if card != its)


def pairs(match: Match, first: str, second: str, processes: int) -> Iterator[Pair]:
    first, second = aligned(first, second)
    numbers = range(match.games)
    if processes <= 1:
        yield from (_both(match, first, second, number) for number in numbers)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("fork")) as workers:
        decks = [first] * match.games, [second] * match.games
        yield from workers.map(_both, [match] * match.games, *decks, numbers, chunksize=4)


def points_of(result: Result, players: int) -> float:
    """The victory points of the tried deck in each game. The deck's seat goes round with the number of the game."""
    return float(result.facts["vps"][result.number % players])


def tried(match: Match, found: list[Result]) -> Tried:
    good = [result for result in found if not result.error]
    points = [points_of(result, match.players) for result in good]
    wins = sum(_wins(result, match.players) for result in good)
    spread = Z_95 * sqrt(variance(points) / len(points)) if len(points) > 1 else 0.0
    middle = mean(points) if points else 0.0
    low, high = wilson(wins, len(good))
    return Tried(
        games=len(good),
        points=middle,
        low=max(0.0, middle - spread),
        high=middle + spread,
        wins=wins / max(1, len(good)),
        wins_low=low,
        wins_high=high,
        errors=len(found) - len(good),
        first_error=_first_error(found),
    )


def _first_error(found: list[Result]) -> str:
    """What broke first, and where; nothing if nothing did."""
    return next((f"game {result.number}, seed {result.seed}: {result.error}" for result in found if result.error), "")


def _wins(result: Result, players: int) -> bool:
    seat, top = result.number % players, max(result.scores)
    return top > 0 and result.scores[seat] == top


def compared(match: Match, found: list[Pair]) -> Compared:
    """The mean of the differences game by game, and how much the pairing of games has gained."""
    good = [pair for pair in found if not pair.first.error and not pair.second.error]
    first = [points_of(pair.first, match.players) for pair in good]
    second = [points_of(pair.second, match.players) for pair in good]
    apart = [one - other for one, other in zip(first, second, strict=True)]
    spread = Z_95 * sqrt(variance(apart) / len(apart)) if len(apart) > 1 else 0.0
    _, unpaired = difference(first, second)
    middle = mean(apart) if apart else 0.0
    played = sum(pair.played for pair in good)
    return Compared(
        games=len(good),
        first=mean(first) if first else 0.0,
        second=mean(second) if second else 0.0,
        difference=middle,
        low=middle - spread,
        high=middle + spread,
        unpaired=unpaired,
        played=played,
        gain=(unpaired / spread) ** 2 * 2 * len(good) / played if spread else 1.0,
        errors=len(found) - len(good),
        first_error=_first_error([result for pair in found for result in (pair.first, pair.second)]),
    )
