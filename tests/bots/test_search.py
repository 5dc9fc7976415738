"""Search bots: what others really hold has no influence, the same seed chooses alike, and looking ahead finds what the
house bot misses."""

from __future__ import annotations

import msgspec
import pytest

from praxis import games
from praxis.bots import net
from praxis.bots.player import check, make
from praxis.bots.search import Budget, Race, think
from praxis.bots.vtes.features import NAMES, features
from praxis.bots.vtes.playout import play_on
from praxis.bots.vtes.search import VtesGuide
from praxis.bots.vtes.value import outlook, shares, value
from praxis.kernel.decision import PASS, Option, key, parse
from praxis.kernel.errors import BadSetting
from praxis.kernel.game import Game, Setting
from praxis.kernel.walks import header_for
from praxis.vtes.game import VtesGame
from praxis.vtes.model.view import View
from praxis.vtes.positions.file import read
from praxis.vtes.positions.session import Posed
from tests.size import sized

SETTINGS = {"vtes": Setting(5, "2023", {"turns": 60}), "vendetta": Setting(4)}
GAMES = sized(quick=1, normal=2, full=6)
EVERY = sized(quick=43, normal=29, full=5)
"""Which decisions of a game are asked about."""


def positions(game: str, seed: int) -> list[Game]:
    """Decisions all over a game of house bots."""
    kind = games.kind(game)
    g = kind.begin(header_for(kind, SETTINGS[game], seed))
    g.events = None
    found = []
    while (decision := g.decision) is not None and g.number < 400:
        if g.number % EVERY == 0 and len(decision.options) > 1:
            found.append(g.fork())
        g._answer(make("house", game, g.number).choose(g.view(decision.seat), decision.options))
    return found


@pytest.mark.parametrize("game", ["vtes", "vendetta"])
@pytest.mark.parametrize("seed", range(GAMES))
def test_what_is_truly_hidden_has_no_influence(game: str, seed: int) -> None:
    """The law: two games that differ only in what the seat cannot know are answered alike."""
    kind = games.kind(game)
    compared = differing = 0
    for g in positions(game, seed):
        assert g.decision is not None
        seat, options = g.decision.seat, g.decision.options
        other = kind.resample(g.view(seat), seed=1000 + g.number)
        assert other.decision is not None
        differing += other.contents() != g.contents()
        here = make("search@8p", game, g.number).choose(g.view(seat), options)
        there = make("search@8p", game, g.number).choose(other.view(seat), other.decision.options)
        assert here == there
        compared += 1
    assert compared >= 5
    assert differing >= compared // 2, "the worlds compared must really differ"


@pytest.mark.parametrize("game", ["vtes", "vendetta"])
def test_it_chooses_alike_from_the_bytes_of_its_view_alone(game: str) -> None:
    for g in positions(game, 3)[:5]:
        assert g.decision is not None
        view = g.view(g.decision.seat)
        carried = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
        options = [parse(key(option)) for option in g.decision.options]
        there = make("search@8p", game, 7).choose(view, g.decision.options)
        assert make("search@8p", game, 7).choose(carried, options) == there
        assert there in g.decision.options


SHORTSIGHTED = """
game: vtes
edition: 2023
turn: anna, minion
[anna]
pool: 20
ready: Mira 5/5
[bob]
pool: 1
ready: Oskar 1/1 locked
[cleo]
pool: 20
"""


def test_it_ousts_a_prey_that_can_be_ousted() -> None:
    t = read(SHORTSIGHTED).table()
    assert t.game.decision is not None
    chosen = make("search@40p", "vtes", 1).choose(t.game.view(0), t.game.decision.options)
    assert chosen == t.read("bleed Mira", "anna")


def promising(phase: str, anna: str) -> tuple[Posed, list[Option]]:
    """A position in a phase of Anna's turn, and the options that a search would try in it."""
    t = read(
        f"game: vtes\nedition: 2023\nturn: anna, {phase}\n[anna]\n{anna}\n[bob]\nready: Oskar 4/4\n[cleo]\n"
    ).table()
    view = t.game.view(0)
    assert isinstance(view, View)
    assert view.decision is not None
    assert (view.decision.seat, view.decision.kind) == (0, phase)
    assert t.game.decision is not None
    return t, VtesGuide().promising(view, t.game.decision.options)


def test_influence_is_left_to_the_house_bot_and_a_master_card_is_set_against_none() -> None:
    t, tried = promising("influence", "pool: 20\nuncontrolled: Mira 1/5, Petra 3/4")
    assert t.game.decision is not None
    assert len(t.game.decision.options) > 2
    assert tried == [make("house", "vtes", 1).choose(t.game.view(0), t.game.decision.options)]
    t, tried = promising("master", "pool: 20\nready: Mira 5/5\nhand: Blood Doll, The Barrens")
    assert tried[0] != PASS
    assert PASS in tried


DOOMED = """
game: vtes
edition: 2023
turn: anna, minion
[anna]
pool: 20
[bob]
pool: 1
[cleo]
pool: 20
ready: Petra 4/4, Nina 4/4, Olga 4/4, Rosa 4/4
"""


def test_a_world_is_valued_every_few_turns_and_the_mean_counts() -> None:
    def at_the_end(turn: int) -> float:
        twin = start.fork()
        assert isinstance(twin, VtesGame)
        for ahead in range(1, turn + 1):
            play_on(twin, start.turn + ahead)
        return value(twin, 0)

    start = read(DOOMED).table().game
    assert isinstance(start, VtesGame)
    each = [at_the_end(turn) for turn in (2, 4, 6)]
    assert len(set(each)) > 1
    twin = start.fork()
    assert isinstance(twin, VtesGame)
    assert outlook(twin, 0, 2, 3) == pytest.approx(sum(each) / 3)


def test_a_world_is_played_on_until_the_seat_is_ousted() -> None:
    game = read(SHORTSIGHTED).table().game
    assert isinstance(game, VtesGame)
    assert outlook(game, 1, 2, 20) == 0.0
    assert game.ousted[1]
    assert game.decision is not None, "what comes after has no influence on her points"


class OneIsBetter:
    """A guide whose own choice is the worse by a little, under a lot of luck that all options share."""

    def __init__(self, gain: float, enough: int = 0) -> None:
        self.gain = gain
        self.enough = enough
        self.played = 0

    def promising(self, view: msgspec.Struct, options: list[Option]) -> list[Option]:
        return options

    def world(self, view: msgspec.Struct, seed: int) -> Game:
        return Coin(seed % 97)

    def outcome(self, game: Game, seat: int) -> float:
        self.played += 1
        assert isinstance(game, Coin)
        return game.luck / 100 + (self.gain if game.said == ("other",) else 0.0)


class Coin(Game):
    def __init__(self, luck: int) -> None:
        super().__init__(1, 0)
        self.luck = luck
        self.said: Option = ()

    def fork(self) -> Coin:
        return Coin(self.luck)

    def _answer(self, option: Option) -> None:
        self.said = option


class NoView(msgspec.Struct):
    pass


@pytest.mark.parametrize(("gain", "chosen"), [(0.03, "other"), (-0.03, "first"), (0.0, "first")])
def test_options_are_compared_in_the_same_worlds(gain: float, chosen: str) -> None:
    guide = OneIsBetter(gain)
    thought = think(guide, NoView(), 0, [("first",), ("other",)], Budget(playouts=100), 5)
    assert thought.option == (chosen,)
    assert thought.playouts == guide.played <= 100


def test_what_is_clearly_worse_is_dropped_and_ends_the_thought() -> None:
    guide = OneIsBetter(0.5)
    thought = think(guide, NoView(), 0, [("first",), ("other",)], Budget(playouts=1000), 5)
    assert thought.playouts < 20


class Alternating(OneIsBetter):
    """A guide by whom one option is better in one world and the other in the next, so that no number of worlds
    decides."""

    def outcome(self, game: Game, seat: int) -> float:
        better = ("first",) if self.played // 2 % 2 else ("other",)
        self.played += 1
        assert isinstance(game, Coin)
        return 0.9 if game.said == better else 0.1


def test_a_thought_by_the_clock_ends_when_more_playouts_have_shown_no_gain() -> None:
    hour = Budget(seconds=3600.0)
    options: list[Option] = [("first",), ("other",)]
    assert think(Alternating(0.0, enough=40), NoView(), 0, options, hour, 5).playouts == 40
    assert think(Alternating(0.0, enough=40), NoView(), 0, options, Budget(playouts=100), 5).playouts == 100


def test_with_no_world_tried_the_guides_choice_stands() -> None:
    assert Race(3).best() == 0
    thought = think(OneIsBetter(0.5), NoView(), 0, [("first",), ("other",)], Budget(playouts=1), 5)
    assert (thought.option, thought.playouts) == (("first",), 0)


def test_the_value_of_a_position_is_shared_among_those_who_are_left() -> None:
    for g in positions("vtes", 1):
        assert isinstance(g, VtesGame)
        assert {len(numbers) for numbers in features(g).values()} == {len(NAMES)}
        assert sum(shares(g).values()) == pytest.approx(1.0)
        assert all(0.0 <= value(g, seat) <= 1.0 for seat in range(g.seats))


@pytest.mark.parametrize("game", ["vtes", "vendetta"])
def test_the_learned_weights_are_of_todays_inputs_and_tell_how_they_were_made(game: str) -> None:
    names = games.part(f"praxis.bots.{game}.features:NAMES")
    learned = net.load(f"praxis.bots.{game}", names)
    assert learned is not None
    assert learned.made_by.startswith(f"praxis arena learn --game {game} ")


@pytest.mark.parametrize(
    ("spelled", "complaint"),
    [
        ("elder", "no bot 'elder' plays vtes; there is random, gentle, house, keen, search"),
        ("house+meek", "bot 'house' of vtes does not play 'meek'; its styles are bleed, vote, fight, wall"),
        ("random+bleed", "bot 'random' of vtes does not play 'bleed'; it has no styles"),
        ("house@1", "bot 'house' of vtes answers at once: write it without @1"),
        ("search@0", "'search@0': a bot thinks for more than 0 and at most 20 seconds"),
        ("search@", "no bot 'search@' plays vtes"),
    ],
)
def test_a_bot_that_is_not_there_is_named_in_one_line(spelled: str, complaint: str) -> None:
    with pytest.raises(BadSetting) as caught:
        check(spelled, "vtes")
    assert str(caught.value).startswith(complaint)
