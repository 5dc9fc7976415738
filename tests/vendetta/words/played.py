"""Random games told in words, and what no sentence may have."""

from __future__ import annotations

import re
from functools import cache

from praxis.kernel.event import SPECTATOR, Event
from praxis.kernel.game import Setting
from praxis.kernel.rng import Dice
from praxis.kernel.words import Lang, Scene
from praxis.vendetta.kind import KIND
from praxis.vendetta.state import Vendetta
from praxis.vendetta.view import View

NAMES = ("Anna", "Ben", "Carla", "Dora", "Emil", "Fritz")


JAPANESE = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")


class Moment:
    """An open decision, as it was, and all events before it."""

    def __init__(self, game: Vendetta, events: list[Event]) -> None:
        self.events = events
        self.seat = game.decision.seat if game.decision else SPECTATOR
        self.names = NAMES[: game.seats]
        views = {seat: game.view(seat) for seat in {self.seat, (self.seat + 1) % game.seats, SPECTATOR}}
        self.views = {seat: view for seat, view in views.items() if isinstance(view, View)}

    def scene(self, lang: Lang, seat: int) -> Scene:
        return Scene(lang, self.names, seat, self.views[seat])


@cache
def moments() -> list[Moment]:
    """Random games, one with every variant of each number of players."""
    found: list[Moment] = []
    every: dict[str, str | int | bool] = {"locations": True, "relics": True}
    for setting in (Setting(3, options=every), Setting(4, options={**every, "team": True}), Setting(5, options=every)):
        for seed in (1, 2):
            game = KIND.begin(KIND.header(setting, seed))
            dice = Dice(seed)
            while game.decision is not None:
                found.append(Moment(game, game.take_events()))
                options = game.decision.options
                game.answer(game.decision.seat, options[dice.below(len(options))])
            found.append(Moment(game, game.take_events()))
    return found


def wrong(text: str, lang: Lang, about: str) -> list[str]:
    """What no sentence may have."""
    faults = [fault for fault in ("{", "}", "None", "  ", " .", " ,", ". .", "..", "[]", "()") if fault in text]
    if text != text.strip() or not text:
        faults.append("blank")
    if lang == "ja" and text not in NAMES and not JAPANESE.search(text) and not text.isascii():
        faults.append("not Japanese")
    return [f"{about}: {text!r} has {', '.join(faults)}"] if faults else []
