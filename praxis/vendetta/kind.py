"""Vendetta as a kind of game: its settings, how one begins, how a world is drawn from a view."""

from __future__ import annotations

from itertools import product
from typing import Any, Final

import msgspec

from praxis.kernel.errors import BadSetting
from praxis.kernel.game import Game, Header, Kind, Setting, Start
from praxis.vendetta.cards import CLANS
from praxis.vendetta.game import VendettaGame
from praxis.vendetta.resample import resample
from praxis.vendetta.rules.ending import score
from praxis.vendetta.rules.setup import Setup
from praxis.vendetta.sets import card_set
from praxis.vendetta.settings import readings
from praxis.vendetta.state import Vendetta
from praxis.vendetta.view import View


class VendettaKind(Kind):
    name = "vendetta"
    version = 1
    # Seen for a moment: a card turned up by its owner on his way out of the Haven is in his hand again, among others;
    # and whom chance has picked for an effect that then changes nothing.
    fleeting = ("revealed.cards", "targets.targets")

    def settings(self) -> list[Setting]:
        """Every combination the rulebook allows. [vendetta.variant.combinable]"""
        found: list[Setting] = []
        for players in (3, 4, 5, 6):
            teams = {4: (False, True), 6: (True,)}.get(players, (False,))
            for team, locations, relics in product(teams, (False, True), (False, True)):
                options: dict[str, str | int | bool] = {}
                options.update({"locations": True} if locations else {})
                options.update({"relics": True} if relics else {})
                options.update({"team": True} if team and players == 4 else {})
                found.append(Setting(players, options=options))
        return found

    def begin(self, header: Header) -> Vendetta:
        if header.edition:
            raise BadSetting(f"Vendetta has no editions, but the header names '{header.edition}'")
        chosen = readings(header.options, header.players)
        cards = card_set(chosen.cards)
        if header.cards not in ("", cards.digest()):
            made = f"made with other cards of that name (version {header.cards}, here is {cards.digest()})"
            raise BadSetting(f"card set '{chosen.cards}': the game was {made}")
        game = VendettaGame(header.players, header.seed_number(), chosen, cards)
        game.start(Setup())
        return game

    def header(self, setting: Setting, seed: int, names: list[str] | None = None) -> Header:
        """A record names its cards exactly, so that it is not played again with others."""
        cards = card_set(readings(setting.options, setting.players).cards)
        return msgspec.structs.replace(super().header(setting, seed, names), cards=cards.digest())

    def position(self, text: str) -> tuple[Header, Game]:
        from praxis.vendetta.positions.file import read

        found = read(text.partition("\n[then]")[0])
        table = found.table()
        setting = Setting(table.game.seats, options={**found.settings, "cards": found.cards})
        header = super().header(setting, found.seed, table.names)
        return msgspec.structs.replace(header, start=Start(text)), table.game

    def resample(self, view: object, seed: int) -> Game:
        assert isinstance(view, View)
        return resample(view, card_set(view.readings.cards), seed)

    def facts(self, game: Game, opening: bool = False) -> dict[str, list[Any]]:
        assert isinstance(game, Vendetta)
        if opening:
            return {"start": [(seat - game.ambition) % game.seats + 1 for seat in range(game.seats)]}
        return {
            "clan": [CLANS[player.clan] for player in game.players],
            "influence": [score(game, seat) for seat in range(game.seats)],
            "eliminated": [int(player.eliminated) for player in game.players],
        }

    def longest(self, setting: Setting) -> int:
        return 2_000


KIND: Final = VendettaKind()
