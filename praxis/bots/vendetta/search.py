"""The search bot of Vendetta: it tries promising options in worlds drawn from the view (see `praxis.bots.search`).

A world is played on to the end of the round and valued by a net that has learned from self-play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from praxis.bots.search import A_SECOND, A_TENTH, Budget, think
from praxis.bots.vendetta.house import HousePlayer, Outlook
from praxis.bots.vendetta.playout import play_on
from praxis.bots.vendetta.value import value
from praxis.bots.vendetta.worth import Eye
from praxis.vendetta.game import VendettaGame
from praxis.vendetta.kind import KIND
from praxis.vendetta.sets import card_set
from praxis.vendetta.view import View

if TYPE_CHECKING:
    import msgspec

    from praxis.bots.search import Thought
    from praxis.kernel.decision import Option
    from praxis.kernel.game import Game

WIDTH: Final = 7
"""The greatest number of options that are tried."""
LEFT_TO_THE_HOUSE: Final = frozenset({"clan", "order", "partner"})


class VendettaGuide:
    """What the search must know of Vendetta."""

    enough = 0

    def __init__(self, seed: int, width: int = WIDTH) -> None:
        self._seed = seed
        self._width = width

    def promising(self, view: msgspec.Struct, options: list[Option]) -> list[Option]:
        assert isinstance(view, View)
        assert view.decision is not None
        first = HousePlayer(self._seed).choose(view, options)
        if view.decision.kind in LEFT_TO_THE_HOUSE:
            return [first]
        others = [option for option in options if option != first]
        if view.decision.kind == "plan":
            others = _best_plans(view, others)
        return [first, *others[: self._width - 1]]

    def world(self, view: msgspec.Struct, seed: int) -> Game:
        game = KIND.resample(view, seed)
        game.events = None
        return game

    def outcome(self, game: Game, seat: int) -> float:
        assert isinstance(game, VendettaGame)
        play_on(game, self._seed)
        return value(game, seat)


def _best_plans(view: View, options: list[Option]) -> list[Option]:
    """The plays that gain most, face up and face down in turn; then the other options."""
    eye = Eye(view, card_set(view.readings.cards))
    table = Outlook(eye)

    def gain(option: Option) -> float:
        card, place = int(option[1]), int(option[2])
        hidden = 0.35 if option[3] == "down" else 0.0
        return table.gain(place, eye.card_power(card, place)) + eye.card_worth(card, place) - hidden

    plays = sorted((option for option in options if option[0] == "play"), key=gain, reverse=True)
    return [*plays[:5], *(option for option in options if option[0] != "play"), *plays[5:]]


class SearchPlayer:
    """A bot that looks ahead before it answers."""

    needs_view = True
    THINKS: Final = True

    def __init__(self, seed: int, budget: Budget = A_SECOND) -> None:
        self._seed = seed
        self._budget = budget
        self.thought: Thought | None = None

    def choose(self, view: msgspec.Struct | None, options: list[Option]) -> Option:
        assert isinstance(view, View)
        if len(options) == 1:
            return options[0]
        seed = self._seed + view.number
        self.thought = think(VendettaGuide(seed), view, view.seat, options, self._budget, seed)
        return self.thought.option


class KeenPlayer(SearchPlayer):
    """The search bot with a tenth of a second for a choice."""

    def __init__(self, seed: int, budget: Budget = A_TENTH) -> None:
        super().__init__(seed, budget)
