"""What a board draws beside the view: the numbers are those of the rules, and nothing hidden goes into them."""

import random

import msgspec
import pytest

from praxis.games import kind
from praxis.kernel.game import Game
from praxis.kernel.words import Scene
from praxis.vtes.game import VtesGame
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.view import View
from praxis.vtes.picture.board import Picture, picture_of
from praxis.vtes.picture.in_progress import Acting, Fight, Poll
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.words import WORDS

NAMES = ("a", "b", "c", "d")


def options_of(game: Game) -> list[str]:
    assert game.decision is not None
    view = game.decision_view(game.decision.seat)
    assert view is not None
    return view.options or []


def seen_by(game: Game, reader: int) -> Picture:
    view = game.view(reader)
    assert isinstance(view, View)
    return picture_of(view)


def known(t: Table) -> Table:
    """The minions that a position makes up, told to whoever reads a view of it."""
    assert isinstance(t.game, VtesGame)
    faces.MADE_UP.update({face.key: face for face in t.game.face})
    return t


def played(seed: int, answers: int) -> VtesGame:
    """A game of house cards, with random answers."""
    vtes = kind("vtes")
    setting = next(each for each in vtes.settings() if each.players == 4 and each.options.get("cards"))
    game = vtes.begin(vtes.header(setting, seed))
    assert isinstance(game, VtesGame)
    chance = random.Random(seed)
    for _ in range(answers):
        if game.decision is None:
            break
        options = options_of(game)
        game.answer(game.decision.seat, chance.choice(options))
    return game


@pytest.mark.parametrize("seed", range(4))
def test_every_reader_sees_the_numbers_of_the_rules(seed: int) -> None:
    game = played(seed, 260)
    checked = 0
    for reader in range(-1, 4):
        found = seen_by(game, reader)
        for who in range(4):
            for minion in game.ready(who):
                shown = found.minions[str(minion)]
                assert shown.bleed == stats.bleed(game, minion)
                assert shown.strength == stats.strength(game, minion)
                assert shown.votes == stats.votes(game, minion)
                assert shown.title == stats.title(game, minion)
                checked += 1
    assert checked


@pytest.mark.parametrize("seed", range(4))
def test_worlds_that_look_the_same_have_the_same_picture(seed: int) -> None:
    game = played(seed, 200)
    vtes = kind("vtes")
    for reader in range(4):
        view = game.view(reader)
        other = vtes.resample(view, seed + 100)
        assert msgspec.json.encode(seen_by(other, reader)) == msgspec.json.encode(seen_by(game, reader))


def test_an_attempt_to_block_shows_both_numbers_and_who_may_still_block() -> None:
    t = known(
        position(
            seat(ready=["Mira 3/5 obf"], hand=["Fade"]),
            seat(pool=9, ready=["Oskar 2/4"]),
            seat(ready=["Vera 2/4"]),
            edition="2012",
        )
    )
    t.does("bleed Mira")
    action = next(each for each in seen_by(t.game, 1).going if isinstance(each, Acting))
    assert (action.kind, action.bleed, action.victims, action.undecided, action.blocker) == ("bleed", 1, [1], [1], -1)
    assert len(action.able) == 1
    t.does("block Oskar")
    blocker = action.able[0]
    action = next(each for each in seen_by(t.game, 2).going if isinstance(each, Acting))
    assert action.blocker == blocker
    t.does("play Fade Mira")
    after = seen_by(t.game, 2)
    action = next(each for each in after.going if isinstance(each, Acting))
    assert (action.stealth, action.intercept) == (1, 0)
    parts = after.minions[str(action.actor)].parts
    assert [(part.what, part.amount, part.lasts) for part in parts] == [("stealth", 1, "action")]


def test_a_combat_shows_its_steps_and_the_strikes() -> None:
    steps: set[str] = set()
    strikes: set[str] = set()
    for seed in range(12):
        game = played(seed, 0)
        chance = random.Random(seed)
        for _ in range(300):
            if game.decision is None:
                break
            for fight in seen_by(game, 0).going:
                if isinstance(fight, Fight):
                    steps.add(fight.step)
                    strikes |= {blow.how for blow in (fight.first, fight.second) if blow is not None}
            options = options_of(game)
            liked = [key for key in options if key.startswith(("block", "bleed", "strike"))]
            game.answer(game.decision.seat, chance.choice(liked or options))
    assert {"range", "strikes", "damage", "press"} <= steps
    assert "hand" in strikes


@pytest.mark.parametrize(
    ("card", "minion", "points"),
    [("Disputed Territory", "Mira 4/8", 0), ("Reckless Agitation", "Mira 4/8 sect:Anarch", 6)],
)
def test_a_referendum_shows_points_only_if_there_are_some_to_allocate(card: str, minion: str, points: int) -> None:
    t = known(
        position(
            seat(ready=[minion], hand=[card]),
            seat(ready=["Oskar 2/4"], play=["The Barrens", "Elder Library"]),
            seat(ready=["Vera 2/4"]),
        )
    )
    t.does(f"play {card} Mira 0")
    t.passes_until("terms")
    (poll,) = [each for each in seen_by(t.game, 0).going if isinstance(each, Poll)]
    assert (poll.step, poll.points) == ("terms", points)


def test_a_referendum_counts_the_votes_of_each_seat() -> None:
    for seed in range(40):
        game = played(seed, 0)
        chance = random.Random(seed)
        for _ in range(400):
            if game.decision is None:
                break
            polls = [each for each in seen_by(game, 0).going if isinstance(each, Poll)]
            if polls and polls[0].step == "polling":
                assert sum(votes[0] for votes in polls[0].by_seat) == polls[0].favour
                assert sum(votes[1] for votes in polls[0].by_seat) == polls[0].against
                if polls[0].favour and polls[0].against:
                    return
            options = options_of(game)
            liked = [key for key in options if key.startswith(("vote", "call")) or " political" in key]
            game.answer(game.decision.seat, chance.choice(liked or options))
    raise AssertionError("nobody has called a referendum")


def test_the_parts_of_an_answer_name_what_to_press() -> None:
    t = position(seat(ready=["Mira 3/5 obf"]), seat(ready=["Oskar 2/4"]), edition="2023")
    decision = t.game.decision_view(0)
    assert decision is not None
    assert isinstance(t.game, VtesGame)
    view = t.game.view(0)
    mira = t.game.ready(0)[0]
    choice = WORDS.option(f"bleed {mira}", decision, Scene("en", NAMES, 0, view))
    assert choice.path == [f"c{mira}"]
    assert choice.amount is None
