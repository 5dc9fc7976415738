"""A moment of a game as a position file: from what a reader may know, and it can be set up again."""

from __future__ import annotations

import zlib
from base64 import b64encode

import msgspec
import pytest

from praxis.bots.player import RandomPlayer
from praxis.kernel.errors import BadSetting
from praxis.kernel.game import Setting
from praxis.kernel.rng import Dice
from praxis.kernel.sight import SPECTATOR
from praxis.table.game.replays import LONGEST_POSITION
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


# -- the moment itself ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_any_moment_is_opened_as_it_was(edition: str) -> None:
    """From every seat, for a spectator and with everything open, in the middle of whatever is going on."""
    deep = 0
    for game in moments(edition, count=24, every=13):
        for view in (game.view(0), game.view(3), game.view(SPECTATOR), game.open_view()):
            assert isinstance(view, View)
            text = KIND.exported(view, NAMES)
            header, again = KIND.position(text)
            assert len(text) < LONGEST_POSITION
            assert header.seats == ["anna", "bobthesecond", "cards3", "anna4", "émile"]
            assert isinstance(again, VtesGame)
            assert again.pool == game.pool
            assert [(frame.name, frame.at) for frame in again.view(SPECTATOR).stack] == [
                (frame.name, frame.at) for frame in game.view(SPECTATOR).stack
            ]
            assert again.decision is not None
            if view.decision is not None and view.decision.options:
                assert again.decision_view(view.seat) == view.decision
            deep += len(again.stack) > 3
    assert deep, "some of them were in the middle of a phase"


def test_a_question_with_one_answer_is_open_again_only_in_a_careful_game() -> None:
    game = KIND.begin_carefully(KIND.header(Setting(3, "2023", {"turns": 60}), 7))
    player = RandomPlayer(3)
    while game.decision is not None and len(game.decision.options) > 1:
        game.answer(game.decision.seat, player.choose(None, game.decision.options))
    forced = game.decision
    assert forced is not None
    header, _ = KIND.position(KIND.exported(game.view(forced.seat), NAMES[:3]))
    careful, ordinary = KIND.open(header, careful=True).decision, KIND.open(header).decision
    assert careful is not None
    assert ordinary is not None
    assert (careful.seat, careful.kind, careful.options) == (forced.seat, forced.kind, forced.options)
    assert len(ordinary.options) > 1


def test_a_moment_tells_nothing_that_its_writer_could_not_see() -> None:
    """Two worlds that differ in what she cannot know give the same file."""
    for game in moments("2023", count=4):
        view = game.view(0)
        assert isinstance(view, View)
        other = KIND.resample(view, 99)
        other.number += 3
        assert KIND.exported(other.view(0), NAMES) == KIND.exported(view, NAMES)


def test_who_changes_a_line_gets_what_the_lines_say() -> None:
    game = moments("2023", count=1)[0]
    text = KIND.exported(game.open_view(), NAMES)
    pool = f"pool: {game.pool[0]}"
    assert text.count(pool) >= 1
    changed = KIND.position(text.replace(pool, "pool: 3", 1))[1]
    assert isinstance(changed, VtesGame)
    assert changed.pool[0] == 3
    assert len(changed.stack) <= len(game.stack)


@pytest.mark.parametrize("seed", range(20))
def test_a_block_that_was_made_up_is_refused_in_one_line(seed: int) -> None:
    """Whatever stands in it: a stack that is none, cards that lie nowhere, numbers that count nothing."""
    dice = Dice(seed)
    game = moments("2023", count=1)[0]
    fields = msgspec.to_builtins(game.view(0))
    names = [name for name in fields if name not in ("seat", "number", "decision", "edition", "options")]
    name = names[dice.below(len(names))]
    fields[name] = [[], {}, [1], [-1], 7, [[1]], [["x"]], {"1": 2}, None][dice.below(9)]
    text = KIND.exported(game.view(0), NAMES)
    block = b64encode(zlib.compress(msgspec.json.encode(fields))).decode()
    head, _, below = text.rpartition("[moment ")
    made_up = f"{head}[moment {below.partition(']')[0]}]\n{block}\n"
    refused = ""
    try:
        found = KIND.position(made_up)[1].view(0)
    except BadSetting as error:
        refused = str(error)
    else:  # what was made up can be so
        assert msgspec.to_builtins(found)[name] == fields[name]
    assert refused == "" or (refused.startswith("[moment]: ") and "\n" not in refused)


def test_a_block_that_was_cut_is_refused_in_one_line() -> None:
    text = KIND.exported(moments("2023", count=1)[0].view(0), NAMES)
    with pytest.raises(BadSetting, match="not what was written"):
        KIND.position(text[:-200])


def test_a_game_with_made_up_cards_is_told_in_lines_alone() -> None:
    game = read(ACTION).table().game
    assert "[moment" not in KIND.exported(game.view(0), ("anna", "bob"))
