"""The registered games, as tables play them."""

from __future__ import annotations

import msgspec

from praxis import games
from praxis.bots.player import bots_for, make, usual_bot
from praxis.kernel.decision import key, parse
from praxis.kernel.game import DecisionView, Kind
from praxis.table.game.hosted import Bot, HostedGame, HostedGames
from praxis.table.game.words import PlainWords, Words
from praxis.table.server.logs import Log


class LibraryBot:
    """A bot of `praxis.bots` at a table. A new one is made for each decision, so all that it knows is in the view."""

    def __init__(self, name: str, game: str) -> None:
        self._name = name
        self._game = game

    def choose(self, view: msgspec.Struct, decision: DecisionView, seed: int) -> str:
        options = [parse(option) for option in decision.options or []]
        return key(make(self._name, self._game, seed).choose(view, options))


def hosted_games() -> HostedGames:
    """The games by name, each with its words and bots. If a game has no words, its keys are shown."""
    found: dict[str, HostedGame] = {}
    for name in games.names():
        try:
            found[name] = _hosted(games.kind(name))
        except ImportError as error:  # a broken game must not keep people from playing the others
            Log().exception("game.not_loaded", error, game=name)
    return found


def words_of(game: str) -> Words:
    """The game's `Words`, or its plain keys if it has none."""
    place = games.entry(game).words
    words: Words = games.part(place) if place else PlainWords(game)
    return words


def _hosted(kind: Kind) -> HostedGame:
    packs = games.entry(kind.name).packs
    if packs:
        games.part(packs)()
    bots: dict[str, Bot] = {name: LibraryBot(name, kind.name) for name in bots_for(kind.name)}
    box, finder = games.entry(kind.name).deck_box, games.entry(kind.name).finder
    return HostedGame(
        kind,
        words_of(kind.name),
        bots,
        games.part(box) if box else None,
        usual_bot(kind.name),
        games.part(finder) if finder else None,
    )
