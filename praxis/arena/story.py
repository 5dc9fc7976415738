"""The course of a game of V:TES: pool and blood by turn, who ousted whom, and what became of each library card."""

from __future__ import annotations

import msgspec

from praxis.kernel.decision import Option
from praxis.kernel.game import Game
from praxis.vtes.model import face as faces
from praxis.vtes.model.regions import HAND, LIBRARY
from praxis.vtes.model.state import Vtes


class Story(msgspec.Struct, kw_only=True):
    course: list[list[int]] = []
    """One row for each turn, at its beginning: its number, the pool of each seat, then the blood on each seat's ready
    minions."""
    ousts: list[list[int]] = []
    """One row for each oust: who ousted whom, and in which turn; -1 if the victory point went to nobody."""
    cards: list[list[int]] = []
    """One row for each card of each seat: the seat, the official id, copies drawn, times played, copies still in hand
    at the end."""


class Watcher:
    """Looks at a game after every answer."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, Vtes)
        self.g = game
        self.story = Story(course=[], ousts=[], cards=[])
        self.turn = -1
        self.out = list(game.ousted)
        self.points = list(game.vps)
        self.played: dict[int, int] = {}
        self._look()

    def saw(self, option: Option) -> None:
        """Take note of what an answer has changed."""
        if option[0] == "play" and isinstance(option[1], int):
            self.played[option[1]] = self.played.get(option[1], 0) + 1
        self._look()

    def _look(self) -> None:
        g = self.g
        if g.turn != self.turn:
            self.turn = g.turn
            blood = [sum(g.blood[card] for card in g.ready(seat)) for seat in range(g.seats)]
            self.story.course.append([g.turn, *g.pool, *blood])
        if g.ousted != self.out:
            gained = [seat for seat in range(g.seats) if g.vps[seat] > self.points[seat]]
            fallen = [seat for seat in range(g.seats) if g.ousted[seat] and not self.out[seat]]
            self.story.ousts += [[gained[0] if len(gained) == 1 else -1, seat, g.turn] for seat in fallen]
            self.out = list(g.ousted)
        self.points = list(g.vps)

    def end(self) -> Story:
        """The story of the whole game."""
        g = self.g
        found: dict[tuple[int, int], list[int]] = {}
        for card, face in enumerate(g.face):
            if not face.types & faces.CRYPT:
                row = found.setdefault((g.owner[card], face.key), [0, 0, 0])
                row[0] += g.where[card] != LIBRARY
                row[1] += self.played.get(card, 0)
                row[2] += g.where[card] == HAND
        self.story.cards = [[seat, key, *row] for (seat, key), row in sorted(found.items()) if row[0] or row[1]]
        return self.story
