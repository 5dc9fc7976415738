"""A moment of a game as a position file: from what a reader may know, and it can be set up again."""

from __future__ import annotations

import pytest

from praxis.bots.player import RandomPlayer
from praxis.kernel.game import Setting
from praxis.kernel.sight import SPECTATOR
from praxis.vtes.game import VtesGame
from praxis.vtes.kind import KIND
from praxis.vtes.model.regions import HAND, LIBRARY, READY, TORPOR
from praxis.vtes.model.view import View
from praxis.vtes.positions.export import export
from praxis.vtes.positions.file import read

NAMES = ("Anna", "Bob the Second", "cards", "Anna", "Émile")
EDITIONS = ("2000", "2012", "2023")


def moments(edition: str, count: int = 10, every: int = 23) -> list[VtesGame]:
    """Some moments of a random game."""
    game = KIND.begin(KIND.header(Setting(5, edition, {"turns": 60}), 7))
    player, found = RandomPlayer(3), []
    for number in range(count * every):
        if game.decision is None:
            break
        if number % every == every - 1:
            assert isinstance(game, VtesGame)
            found.append(game.fork())
        game.answer(game.decision.seat, player.choose(None, game.decision.options))
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_file_of_any_moment_sets_up_the_same_table(edition: str) -> None:
    found = moments(edition)
    assert len(found) > 5
    for game in found:
        text = export(game.open_view(), NAMES)
        assert "cannot be set up" not in text, text
        again = read(text).table().game
        assert isinstance(again, VtesGame)
        assert again.pool == [0 if out else pool for pool, out in zip(game.pool, game.ousted, strict=True)]
        assert again.edge == game.edge
        for seat in range(5):
            if game.ousted[seat]:
                continue
            for region in (READY, TORPOR):
                assert _shown(again, region, seat) == _shown(game, region, seat), text
            assert sorted(again.face[card].name for card in again.regions[HAND][seat]) == sorted(
                game.face[card].name for card in game.regions[HAND][seat]
            )
            assert len(again.regions[LIBRARY][seat]) == len(game.regions[LIBRARY][seat])


def _shown(game: VtesGame, region: int, seat: int) -> list[tuple[str, int, bool]]:
    cards = game.regions[region][seat]
    return sorted((game.face[card].name, game.blood[card], bool(game.locked[card])) for card in cards)


@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_a_file_has_nothing_that_its_writer_could_not_see(seat: int) -> None:
    for game in moments("2023"):
        view = game.view(seat)
        assert isinstance(view, View)
        text = export(view, NAMES)
        assert "cannot be set up" not in text, text
        public = {game.face[card].name for card, face in enumerate(view.faces) if face is not None}
        hidden = {face.name for face in game.face} - public
        lines = text.replace(";", ",").replace(" with ", ",").replace(" + ", ",").split("\n")
        words = {
            word.strip() for line in lines if not line.startswith("#") for word in line.split(":", 1)[-1].split(",")
        }
        assert not hidden & words
        again = read(text).table().game
        assert isinstance(again, VtesGame)
        for other in range(5):
            if not game.ousted[other]:
                assert len(again.regions[HAND][other]) == len(game.regions[HAND][other])


ACTION = """game: vtes
edition: 2023
turn: anna, minion
[anna]
ready: Gilbert Duane blood:5
[bob]
ready: Theo Bell blood:6
"""


def test_what_a_file_cannot_say_is_said_in_comments() -> None:
    game = read(ACTION).table().game
    assert isinstance(game, VtesGame)
    assert game.decision is not None
    game.answer(0, next(option for option in game.decision.options if option[0] == "bleed"))
    text = export(game.open_view(), ("anna", "bob"))
    assert "# in the middle of the phase" in text
    assert read(text).table().game.decision is not None
