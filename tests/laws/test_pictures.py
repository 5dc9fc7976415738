"""What a table sends of a game is the same in every world that a seat cannot tell apart: view and picture, encoded as
they go to the page, for one reader alone and for all readers together."""

from __future__ import annotations

import pytest

from praxis.kernel.event import SPECTATOR
from praxis.kernel.game import Game, Setting
from praxis.kernel.rng import Dice, derive
from praxis.kernel.walks import Broken, carried, random_walk, sampled
from praxis.table.game.hosted import HostedGame
from praxis.table.game.installed import hosted_games
from praxis.table.wire.view_diffs import Fields, ViewDiffs, fields_of
from praxis.vtes.picture.board import Picture
from tests.laws.choice import covering
from tests.size import sized

HOSTED = hosted_games()


def every_setting() -> list[object]:
    return [
        pytest.param(hosted, setting, id=f"{name} {setting.label()}")
        for name, hosted in HOSTED.items()
        for setting in covering(hosted.kind.settings())
    ]


def sent(game: Game, hosted: HostedGame, seat: int) -> list[Fields]:
    """What goes to a reader at this moment: to one who comes alone, and to one among all others."""
    seats = [*range(game.seats), SPECTATOR]
    shown = ViewDiffs()
    shown.look(game, hosted, seats)
    return [fields_of(game.view(seat), hosted), shown.patch(seat)]


def pictures_are_alike(hosted: HostedGame, setting: Setting, seed: int, every: int = 40) -> int:
    """Fail if the pictures of two worlds differ for a seat that cannot tell them apart; the number of comparisons."""
    compared = 0
    for game, _ in sampled(random_walk(hosted.kind, setting, seed), Dice(derive("pictures", seed)), every):
        for seat in [*range(game.seats), SPECTATOR]:
            view = game.view(seat)
            world = hosted.kind.resample(carried(view), derive("another picture", seed, game.number, seat))
            for one, other in zip(sent(game, hosted, seat), sent(world, hosted, seat), strict=True):
                differing = [name for name in one.keys() | other.keys() if one.get(name) != other.get(name)]
                if differing:
                    where = f"{setting.label()} seed {seed} at {game.number} for seat {seat}"
                    raise Broken(f"{where}: another world is drawn otherwise: {', '.join(sorted(differing))}")
                compared += 1
    return compared


@pytest.mark.parametrize(("hosted", "setting"), every_setting())
def test_worlds_that_a_seat_cannot_tell_apart_are_drawn_alike(hosted: HostedGame, setting: Setting) -> None:
    for seed in range(sized(quick=1, normal=1, full=10)):
        assert pictures_are_alike(hosted, setting, seed) > 10


def test_the_law_can_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    """A picture that counts the cards of all hands by their names is found out."""
    hosted = HOSTED["vtes"]
    setting = covering(hosted.kind.settings())[0]

    def leaking(game: Game, hosted: HostedGame, seat: int) -> list[Fields]:
        assert isinstance(hosted.words.picture(game.view(seat)), Picture)
        return [{"hands": str([game.view(other) for other in range(game.seats)]).encode()}]

    monkeypatch.setattr("tests.laws.test_pictures.sent", leaking)
    with pytest.raises(Broken, match="is drawn otherwise: hands"):
        pictures_are_alike(hosted, setting, 0)
