"""Two games that differ in one deck: what is shared is what would have been played, and the rest is really played."""

from __future__ import annotations

from collections import Counter

import pytest

from praxis.arena import decks, pairs
from praxis.arena.simulate import Task
from praxis.bots.vtes.house import HousePlayer, worths
from praxis.kernel.rng import derive
from praxis.vtes.decks.deck import Deck
from praxis.vtes.decks.packed import pack
from praxis.vtes.decks.shipped import shipped
from tests.size import sized

PAIRS = sized(quick=3, normal=8, full=60)


def changed(name: str, places: int) -> tuple[str, str]:
    """A deck of ours, and the same with some library cards more often and others less often."""
    deck = shipped()[name]
    other = Deck("changed", cards=dict(deck.cards))
    library = sorted(card for card in deck.cards if card < 200_000)
    for n in range(places):
        gone = max(library, key=lambda card: (other.cards.get(card, 0), card))
        other.cards[gone] -= 1
        other.cards[library[n]] += 1
    return decks.aligned(pack(deck), pack(other))


def match(bot: str = "house") -> decks.Match:
    field = [pack(deck) for name, deck in shipped().items() if name in ("long-watch", "old-blood", "street-fists")]
    return decks.Match(field=field, players=3, edition="2023", bot=bot, games=PAIRS, seed=5)


def whole(task: Task, number: int) -> tuple[list[int], list[float], int]:
    """A game of a pair, played from its beginning to its end."""
    seed = derive(task.game, task.setting.label(), task.seed, number)
    side = pairs.Side(pairs._begun(task, seed), task.bots_of(number), seed)
    side.play_out()
    return list(side.game.vps), side.game.scores(), side.decisions


@pytest.mark.parametrize("bot", ["house", "house+wall", "gentle", "random"])
@pytest.mark.parametrize("places", [1, 4])
def test_both_games_come_out_as_if_they_had_been_played_whole(bot: str, places: int) -> None:
    first, second = changed("quiet-word", places)
    for number in range(PAIRS):
        tasks = [match(bot).task(deck, number) for deck in (first, second)]
        found = pairs.play_pair(tasks[0], tasks[1], number)
        for task, result in zip(tasks, (found.first, found.second), strict=True):
            assert not result.error
            assert (result.facts["vps"], result.scores, result.decisions) == whole(task, number)
        assert 1 <= found.played <= 2


def test_a_pair_that_never_meets_the_other_card_is_played_once() -> None:
    first, second = changed("quiet-word", 1)
    found = [pairs.play_pair(match().task(first, n), match().task(second, n), n) for n in range(8)]
    same = [pair for pair in found if pair.played == 1.0]
    assert same
    assert all(pair.first.scores == pair.second.scores for pair in same)
    assert any(1.0 < pair.played < 2.0 for pair in found)


def test_decks_of_different_sizes_share_nothing() -> None:
    deck = shipped()["quiet-word"]
    other = Deck("more", cards=dict(deck.cards))
    other.cards[min(deck.cards)] += 1
    first, second = decks.aligned(pack(deck), pack(other))
    assert pairs.play_pair(match().task(first, 0), match().task(second, 0), 0).played == 2.0


def test_bots_that_think_about_their_libraries_play_both_games() -> None:
    bots = ["random", "gentle", "house", "house+bleed", "keen", "search@0.1"]
    assert [bot for bot in bots if pairs.is_forgetful(bot)] == ["random", "gentle", "house", "house+bleed"]
    first, second = changed("quiet-word", 1)
    found = pairs.play_pair(match("search@1p").task(first, 0), match("search@1p").task(second, 0), 0)
    assert (found.played, found.first.error, found.second.error) == (2.0, "", "")


def test_the_steady_bot_chooses_what_the_house_bot_could_choose() -> None:
    task = match().task(pack(shipped()["quiet-word"]), 0)
    game = pairs._begun(task, 3)
    steady, house = pairs.SteadyHouse(1), HousePlayer(1)
    parted = 0
    while (decision := game.decision) is not None and game.number < 300:
        view = game.view(decision.seat)
        options = decision.options
        chosen, other = steady.choose(view, options), house.choose(view, options)
        if chosen != other:
            parted += 1
            found = worths(view, options)
            assert found[options.index(chosen)] == found[options.index(other)] == max(found)
        game._answer(chosen)
    assert parted


def test_a_game_that_breaks_is_reported_and_the_others_go_on() -> None:
    first, second = changed("quiet-word", 1)
    broken = match().task("quiet = 1x100001", 0)
    assert "BadSetting" in pairs.play_pair(broken, match().task(second, 0), 0).first.error
    assert not pairs.play_pair(match().task(first, 0), match().task(second, 0), 0).first.error


def test_ranks_favour_no_option() -> None:
    """Options of the same worth are equally likely, at the first time and at later ones."""
    options = [("lock", 1), ("lock", 2), ("lock", 3)]
    for times in range(2):
        won: Counter[int] = Counter()
        for seed in range(3000):
            bot = pairs.SteadyHouse(seed)
            for _ in range(times):
                max(options, key=bot._rank)
            won[max(options, key=bot._rank)[1]] += 1
        assert all(900 < count < 1100 for count in won.values())
