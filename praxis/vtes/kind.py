"""V:TES as the kernel knows it: its settings, how to begin a game, how to make a world that fits a view."""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from praxis.kernel.errors import BadSetting
from praxis.kernel.game import Game, Header, Kind, Setting
from praxis.kernel.rng import Dice
from praxis.vtes import pool
from praxis.vtes.editions import EDITIONS
from praxis.vtes.face import Face
from praxis.vtes.game import VtesGame
from praxis.vtes.rules.setup import set_up
from praxis.vtes.view import View, ask_anew, fill

FEWEST: Final = 2
MOST: Final = 10
DECISIONS_A_TURN: Final = 400
MOST_TURNS: Final = 1_000


class VtesKind(Kind):
    name: ClassVar[str] = "vtes"
    version: ClassVar[int] = 1

    def settings(self) -> list[Setting]:
        return [
            Setting(players, edition, {"turns": 60}, pool.built_in(players))
            for edition in EDITIONS
            for players in range(FEWEST, 7)
        ]

    def begin(self, header: Header) -> Game:
        if header.edition not in EDITIONS:
            raise BadSetting(f"no edition {header.edition[:20]!r}; there are {', '.join(EDITIONS)}")
        if not FEWEST <= header.players <= MOST:
            raise BadSetting(f"{header.players} players; {FEWEST} to {MOST} can play")  # [setup.players.count]
        _check_options(header.options)
        names = header.decks or pool.built_in(header.players)
        if len(names) != header.players:
            raise BadSetting(f"{len(names)} decks for {header.players} players")
        game = VtesGame(header.players, header.seed_number(), header.edition, header.options)
        set_up(game, [pool.deck(name) for name in names])
        return game

    def resample(self, view: msgspec.Struct, seed: int) -> Game:
        assert isinstance(view, View)
        game = VtesGame(len(view.pool), seed, view.edition, view.options)
        seen = [pool.face(key) for key in view.faces if key is not None]

        def guess(crypt: bool) -> list[Face]:
            return pool.guesses(seen, crypt)

        dice = Dice(seed)
        fill(game, view, dice, pool.face, guess)
        if view.decision is not None:
            ask_anew(game, view, dice)
        return game

    def longest(self, setting: Setting) -> int:
        return int(setting.options.get("turns", 150)) * DECISIONS_A_TURN


def _check_options(options: dict[str, str | int | bool]) -> None:
    for name, value in options.items():
        if name != "turns":
            raise BadSetting(f"no option {name[:20]!r}; there is 'turns'")
        if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= MOST_TURNS:
            raise BadSetting(f"option 'turns' is a number from 1 to {MOST_TURNS}, not {str(value)[:20]!r}")


KIND: Final = VtesKind()
