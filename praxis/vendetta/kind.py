"""Vendetta as a kind of game: its settings, how one begins, how a world is drawn from a view."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product
from typing import Any, Final

import msgspec

from praxis.kernel import moments
from praxis.kernel.errors import BadSetting
from praxis.kernel.game import Game, Header, Kind, Setting, Start
from praxis.vendetta.cards import CLANS
from praxis.vendetta.game import VendettaGame
from praxis.vendetta.resample import resample
from praxis.vendetta.rules.ending import score
from praxis.vendetta.rules.setup import Setup
from praxis.vendetta.sets import card_set
from praxis.vendetta.settings import as_options, readings
from praxis.vendetta.state import Vendetta
from praxis.vendetta.view import View


class VendettaKind(Kind):
    name = "vendetta"
    version = 1
    # What is seen only for a moment: a card that its owner turns up on the way out of the Haven is in her hand again,
    # among others; and the player that was drawn for an effect which then changes nothing.
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
        """The header of a game. It names the cards exactly, so that a record is not replayed with other cards."""
        cards = card_set(readings(setting.options, setting.players).cards)
        return msgspec.structs.replace(super().header(setting, seed, names), cards=cards.digest())

    def position(self, text: str) -> tuple[Header, Game]:
        from praxis.vendetta.positions.file import read

        above, moment = moments.split(text)
        if moment:
            return self._opened(text, above, moment)
        found = read(above)
        table = found.table()
        setting = Setting(table.game.seats, options={**found.settings, "cards": found.cards})
        header = super().header(setting, found.seed, table.names)
        return msgspec.structs.replace(header, start=Start(text)), table.game

    def _opened(self, text: str, above: str, moment: str) -> tuple[Header, Game]:
        """A game exactly at the moment that a position holds, in the middle of whatever was going on."""
        view, game = moments.opened(self, View, moment)
        names = re.findall(r"^\[(\w+)\]", above, re.MULTILINE)
        if len(names) != game.seats:
            raise BadSetting(f"[moment]: {game.seats} players, and {len(names)} names above")
        header = super().header(Setting(game.seats, options=as_options(view.readings)), 1, names)
        return msgspec.structs.replace(header, start=Start(text)), game

    def exported(self, view: msgspec.Struct, names: Sequence[str]) -> str:
        from praxis.vendetta.positions.export import export

        assert isinstance(view, View)
        return moments.with_moment(export(view, names), view)

    def resample(self, view: object, seed: int) -> Game:
        assert isinstance(view, View)
        return resample(view, card_set(view.readings.cards), seed)

    def facts(self, game: Game, opening: bool) -> dict[str, list[Any]]:
        assert isinstance(game, Vendetta)
        if opening:
            start = [(seat - game.ambition) % game.seats + 1 for seat in range(game.seats)]
            sides = [min(seat, game.partner(seat)) for seat in range(game.seats)]
            return {"start": start, **({"side": sides} if game.readings.team else {})}
        return {
            "clan": [CLANS[player.clan] for player in game.players],
            "influence": [score(game, seat) for seat in range(game.seats)],
            "eliminated": [int(player.eliminated) for player in game.players],
        }

    def longest(self, setting: Setting) -> int:
        return 2_000


KIND: Final = VendettaKind()
