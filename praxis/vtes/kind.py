"""V:TES as the kernel knows it: its settings, how to begin a game, how to make a world that fits a view."""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from praxis.kernel.errors import BadSetting
from praxis.kernel.game import Game, Header, Kind, Setting
from praxis.kernel.rng import Dice
from praxis.vtes import agreement, pool
from praxis.vtes.editions import EDITIONS
from praxis.vtes.face import Face
from praxis.vtes.game import VtesGame
from praxis.vtes.rules.setup import set_up
from praxis.vtes.view import View, ask_anew, fill

DECISIONS_A_TURN: Final = 400


class VtesKind(Kind):
    name: ClassVar[str] = "vtes"
    version: ClassVar[int] = 1

    def settings(self) -> list[Setting]:
        plain = [
            Setting(players, edition, {"turns": 60}, _decks(players, edition))
            for edition in EDITIONS
            for players in range(agreement.FEWEST, 7)
        ]
        agreed: list[tuple[str, str]] = [("2000", "ante"), ("2011", "draft"), ("2012", "draft"), ("2023", "beginners")]
        plain += [Setting(4, edition, {"turns": 60, option: True}, pool.built_in(4)) for edition, option in agreed]
        return [*plain, Setting(4, "2023", {"turns": 60, "legacy": True}, pool.with_imbued(4))]

    def begin(self, header: Header) -> Game:
        if header.edition not in EDITIONS:
            raise BadSetting(f"no edition {header.edition[:20]!r}; there are {', '.join(EDITIONS)}")
        agreement.check(header.edition, header.players, header.options)
        names = header.decks or pool.built_in(header.players)
        if len(names) != header.players:
            raise BadSetting(f"{len(names)} decks for {header.players} players")
        game = VtesGame(header.players, header.seed_number(), header.edition, header.options)
        decks = [pool.deck(name) for name in names]
        for crypt, library in decks:
            agreement.check_cards(header.edition, header.options, [*crypt, *library])
        set_up(game, decks)
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


def _decks(players: int, edition: str) -> list[str]:
    """With the Imbued at a table of four, where the book has them."""
    return pool.with_imbued(players) if players == 4 and EDITIONS[edition].has_imbued else pool.built_in(players)


KIND: Final = VtesKind()
