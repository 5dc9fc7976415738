"""The house bot of V:TES: clear choices in small positions, whole games, and nothing but its view."""

from __future__ import annotations

import msgspec
import pytest

from praxis.arena.shares import by_bot
from praxis.arena.simulate import Result, Task, play_one
from praxis.bots.player import bots_for, make, usual_bot
from praxis.kernel.decision import key, parse
from praxis.kernel.game import Setting
from praxis.kernel.rng import Dice
from praxis.kernel.walks import header_for
from praxis.vtes.editions import EDITIONS
from praxis.vtes.kind import KIND
from praxis.vtes.model.view import View
from praxis.vtes.positions.file import read
from praxis.vtes.positions.session import Posed
from tests.size import sized

AGAINST_RANDOM = sized(quick=5, normal=15, full=100)


def table(text: str) -> Posed:
    return read(f"game: vtes\nedition: 2023\n{text}").table()


def choice(t: Posed) -> str:
    """What the bot answers to the open decision."""
    decision = t.game.decision
    assert decision is not None
    return key(make("house", "vtes", 1).choose(t.game.view(decision.seat), decision.options))


def meant(t: Posed, words: str, who: str) -> str:
    return key(t.read(words, who))


BLEED = """
turn: anna, minion
[anna]
ready: Mira 3/5
[bob]
pool: {pool}
ready: {ready}
{hand}
[cleo]
pool: 20
"""


def bleeding(pool: int, ready: str, hand: str = "") -> Posed:
    t = table(BLEED.format(pool=pool, ready=ready, hand=hand))
    t.game.answer(t.seat("anna"), meant(t, "bleed Mira", "anna"))
    return t


def test_it_redirects_a_lethal_bleed_to_its_prey() -> None:
    t = bleeding(1, "Oskar 2/4 DOM", "hand: Deflection")
    t.game.answer(t.seat("bob"), "pass")  # no block
    assert choice(t).startswith("play")
    t.game.answer(t.seat("bob"), choice(t))
    pools = t.game.view(-1)
    assert isinstance(pools, View)
    assert pools.pool[1:] == [1, 19]


def test_it_blocks_a_lethal_bleed() -> None:
    t = bleeding(1, "Oskar 4/4")
    assert choice(t) == meant(t, "block Oskar", "bob")


def test_it_hunts_with_a_vampire_almost_empty() -> None:
    t = table("turn: anna, minion\n[anna]\nready: Mira 1/5\n[bob]\npool: 20\n")
    assert choice(t) == meant(t, "hunt Mira", "anna")


def test_it_bleeds_an_undefended_prey() -> None:
    t = table("turn: anna, minion\n[anna]\nready: Mira 5/5\n[bob]\npool: 20\n")
    assert choice(t) == meant(t, "bleed Mira", "anna")


INFLUENCE = """
turn: anna, influence
[anna]
pool: {pool}
ready: {ready}
uncontrolled: Small 1/3, Huge 0/10
[bob]
pool: 20
"""


def test_it_influences_out_the_vampire_it_can_afford() -> None:
    t = table(INFLUENCE.format(pool=6, ready="Mira 3/5"))
    assert choice(t) == meant(t, "invest Small", "anna")


def test_it_does_not_pay_its_last_pool() -> None:
    t = table(INFLUENCE.format(pool=1, ready="Mira 3/5"))
    assert choice(t) == "pass"


def play(bots: list[str], games: int, setting: Setting) -> list[Result]:
    task = Task(game="vtes", setting=setting, bots=bots, games=games, seed=7)
    return [play_one(task, number) for number in range(games)]


def test_among_four_random_bots_it_takes_two_thirds_of_the_victory_points() -> None:
    results = play(["house", "random", "random", "random", "random"], AGAINST_RANDOM, Setting(5, "2023"))
    assert [result.error for result in results] == [""] * AGAINST_RANDOM
    assert by_bot(results)["house"].vp_share >= 0.65


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_table_of_house_bots_plays_to_the_end(edition: str) -> None:
    (result,) = play(["house"], 1, Setting(4, edition, {"turns": 60}))
    assert result.error == ""
    assert result.decisions < 15_000


def test_it_is_the_usual_bot() -> None:
    assert usual_bot("vtes") == "house"
    assert bots_for("vtes") == ["random", "gentle", "house", "keen", "search"]


@pytest.mark.parametrize("seed", range(sized(quick=2, normal=6, full=30)))
def test_it_answers_every_decision_of_random_games_alike_from_the_bytes_of_its_view(seed: int) -> None:
    """It never raises, answers with what is offered, and needs nothing that is not written in the view."""
    game = KIND.begin(header_for(KIND, Setting(5, "2023", {"turns": 60}), seed))
    game.events = None
    dice = Dice(seed)
    asked = 0
    while (decision := game.decision) is not None:
        view = game.view(decision.seat)
        carried = msgspec.json.decode(msgspec.json.encode(view), type=View)
        assert carried.decision is not None
        options = [parse(text) for text in carried.decision.options or []]
        there = make("house", "vtes", asked).choose(view, decision.options)
        assert there in decision.options
        assert make("house", "vtes", asked).choose(carried, options) == there
        asked += 1
        game._answer(decision.options[dice.below(len(decision.options))])
    assert asked > 50


def test_it_weighs_a_vote_about_a_methuselah_and_a_card_of_hers() -> None:
    """The number of the card was taken for that of a seat, and the game broke."""
    t = table(
        "turn: anna, minion\n[anna]\nhand: Cold War\nready: Mira 8/8 sect:Sabbat cardinal\n"
        "[bob]\nready: Oskar 4/4 prince\nin play: The Barrens\n[cleo]\nready: Petra 4/4 prince\n"
    )
    t.game.answer(t.seat("anna"), meant(t, "play Cold War Mira", "anna"))
    for who in ("bob", "cleo"):
        t.game.answer(t.seat(who), "pass")  # no block
    for named in ("bob", "The Barrens"):
        assert choice(t) == meant(t, f"target {named}", "anna")
        t.game.answer(t.seat("anna"), choice(t))
    for who, side in (("anna", "call for"), ("anna", "vote Mira for"), ("bob", "vote Oskar against")):
        assert choice(t) == meant(t, side, who)
        t.game.answer(t.seat(who), choice(t))
    assert choice(t) == meant(t, "vote Petra for", "cleo")
