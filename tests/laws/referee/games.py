"""Random games for the referee: their events, and the table that a spectator sees at the end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from praxis import games
from praxis.kernel.decision import Option
from praxis.kernel.event import SPECTATOR
from praxis.kernel.game import Game, Setting
from praxis.kernel.rng import Dice, derive
from praxis.kernel.walks import random_walk
from praxis.vtes.catalogue import catalogue
from praxis.vtes.catalogue.terms import VIRTUES
from praxis.vtes.dealt.mixing import MIXED
from praxis.vtes.decks.deck import Deck
from praxis.vtes.decks.packed import pack
from tests.laws.referee.referee import Answered, Asked, Step

KIND = games.kind("vtes")
SETTINGS = KIND.settings()
_STRIDE = 7
"""The step from one setting to the next, so that a few games already show all editions."""


def game_number(number: int) -> tuple[Setting, int]:
    """The setting and seed of the game with this number."""
    return SETTINGS[number * _STRIDE % len(SETTINGS)], number // len(SETTINGS)


def steps(walk: Iterator[tuple[Game, Option]]) -> Iterator[Step]:
    """The events, questions and answers of a game, in order."""
    for game, option in walk:
        yield from game.take_events()
        if game.decision is not None and option:
            yield Asked(game.decision.seat, game.decision.kind, list(game.decision.options))
            yield Answered(game.decision.seat, game.decision.kind, option)


def played(setting: Setting, seed: int) -> tuple[list[Step], Any]:
    """The steps of a random game, and the table at its end."""
    walk = Walk(random_walk(KIND, setting, seed))
    return list(steps(walk)), walk.game.view(SPECTATOR)


MIXED_EDITIONS = ("2000", "2011", "2012", "2023")
WITH_IMBUED = 40
"""In one of this many mixed games somebody plays Imbued."""


def mixed_game(number: int) -> tuple[Setting, int]:
    """The setting and seed of a game with decks mixed from all cards that are enforced in full, two to five players."""
    players = 2 + number // len(MIXED_EDITIONS) % 4
    edition = MIXED_EDITIONS[number % len(MIXED_EDITIONS)]
    decks = [MIXED] * players
    if number % WITH_IMBUED == 2:  # the edition of 2012
        decks[0] = imbued_deck(number)
    return Setting(players, edition, {"turns": 60}, decks), number


def imbued_deck(seed: int) -> str:
    """A deck of all Imbued who are enforced in full, their cards, and cards that anybody may play; mixed decks have no
    Imbued.
    """
    full = [face for face in catalogue.load() if catalogue.coverage_of(face.id) == "full"]
    dice = Dice(derive("imbued", seed))
    deck = Deck("Imbued")
    for face in full:
        if "Imbued" in face.types:
            deck.add(face.id, 2)
        elif {"Conviction", "Power"}.intersection(face.types) or not VIRTUES.keys().isdisjoint(
            face.requirement.disciplines
        ):
            deck.add(face.id, 4)
    general = [face for face in full if set(face.types) <= {"Master", "Equipment"} and not face.requirement.text]
    for _ in range(36):  # 60 cards in all, the most that two players may have
        deck.add(general.pop(dice.below(len(general))).id)
    return pack(deck)


def eager_walk(setting: Setting, seed: int) -> Iterator[tuple[Game, Option]]:
    """A random game in which a seat passes only after three throws of the dice that give nothing else to do."""
    game = KIND.begin(KIND.header(setting, seed))
    dice = Dice(derive("eager", seed))
    while game.decision is not None:
        options = game.decision.options
        option = options[dice.below(len(options))]
        for _ in range(2):
            if option[0] == "pass":
                option = options[dice.below(len(options))]
        yield game, option
        game._answer(option)
    yield game, ()


class Walk:
    """A walk that remembers its game."""

    def __init__(self, walk: Iterator[tuple[Game, Option]]) -> None:
        self.walk = walk

    def __iter__(self) -> Iterator[tuple[Game, Option]]:
        return self

    def __next__(self) -> tuple[Game, Option]:
        self.game, option = next(self.walk)
        return self.game, option


@lru_cache(maxsize=40)
def told(number: int) -> tuple[Step, ...]:
    """The steps of a game, kept for tests that change one of them."""
    return tuple(played(*game_number(number))[0])
