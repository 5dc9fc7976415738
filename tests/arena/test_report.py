"""The report of a simulation: what a game was like, what the page tells, and decks tried against others."""

from __future__ import annotations

import json
import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from praxis.arena import decks, drawing, report
from praxis.arena.pairs import Pair
from praxis.arena.simulate import Result, Task, play_one
from praxis.cli.arena import verdict
from praxis.cli.main import main
from praxis.kernel.game import Setting
from praxis.vtes.dealt import dealing
from praxis.vtes.decks.deck import Deck
from praxis.vtes.decks.packed import pack, unpack
from praxis.vtes.decks.shipped import shipped

PLAYED = Task(game="vtes", setting=Setting(3, "2023"), bots=["house"], games=2, seed=1, story=True)


@pytest.fixture(scope="module")
def games() -> list[Result]:
    return [play_one(PLAYED, number) for number in range(2)]


def test_the_story_tells_pool_ousts_and_cards_as_the_game_ended(games: list[Result]) -> None:
    for result in games:
        assert not result.error
        story = result.story
        assert story["course"][0][1:4] == [30, 30, 30]
        assert [row[0] for row in story["course"]] == sorted({row[0] for row in story["course"]})
        points = [0.0, 0.0, 0.0]
        for by, whom, _ in story["ousts"]:
            assert by != whom
            points[by] += by >= 0
        last = len(story["ousts"]) == 2  # who is left over has one more point
        assert [sum(points) + last] == [sum(result.facts["vps"])]
        for seat, _, drawn, played, stuck in story["cards"]:
            assert 0 <= seat < 3
            assert stuck <= drawn
            assert played >= 0
        assert sum(stuck for *_, stuck in story["cards"]) <= 3 * 10
        assert any(played for *_, played, _ in story["cards"])


def test_a_task_that_does_not_ask_for_the_story_has_none() -> None:
    assert play_one(Task(game="vtes", setting=Setting(3, "2023"), bots=["random"], games=1, seed=1), 0).story == {}


def test_the_effect_of_a_card_has_an_interval_and_needs_games() -> None:
    assert report.difference([1.0] * 4, [0.0] * 9) == (None, 0.0)
    effect, spread = report.difference([2.0, 0.0] * 20, [1.0, 0.0] * 20)
    assert effect == pytest.approx(0.5)
    assert spread == pytest.approx(1.96 * (40 / 39 / 40 + 10 / 39 / 40) ** 0.5, rel=0.01)


def test_cards_are_told_by_deck_with_what_became_of_them() -> None:
    def game(played: int, points: int) -> Result:
        story = {"cards": [[0, 100518, 2, played, 2 - played]], "course": [], "ousts": []}
        facts: dict[str, list[Any]] = {"deck": ["A", "B"], "vps": [points, 0]}
        return Result(number=0, seed="", bots=[], scores=[1.0, 0.0], decisions=1, seconds=0, facts=facts, story=story)

    (row,) = report.card_rows([game(2, 2)] * 6 + [game(0, 1)] * 6, lambda key: f"card {key}")
    assert (row.deck, row.name, row.drawn, row.played, row.stuck) == ("A", "card 100518", 2.0, 0.5, 0.5)
    assert row.effect == pytest.approx(1.0)


class Tags(HTMLParser):
    """Counts what is open, and what would have to be fetched."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in ("meta", "rect", "path", "polyline"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if self.open and self.open[-1] == tag:
            self.open.pop()


def test_the_page_is_whole_and_needs_nothing_else(games: list[Result], tmp_path: Path) -> None:
    page = report.page(PLAYED, games, ["deck", "seat", "bot"], lambda key: f"<card> {key}")
    tags = Tags()
    tags.feed(page)
    assert tags.fetched == []
    assert [tag for tag in tags.open if tag not in ("html", "title")] == []
    assert "<card>" not in page
    for heading in (
        "Wins by deck",
        "Victory points a game by seat",
        "What each bot did, a game",
        "Pool by turn",
        "Who ousts whom",
        "What each card did",
    ):
        assert f"<h2>{heading}</h2>" in page


def test_pictures_tell_their_numbers_in_words_too() -> None:
    bars = drawing.bars([("{odd} <deck>", 0.25, 0.1, 0.5, 0.2)])
    assert "<title>{odd} &lt;deck&gt;: 25.0% (10.0% to 50.0%), fair 20.0%</title>" in bars
    told = drawing.histogram([1, 1, 2, 50])
    assert sum(int(count) for count in re.findall(r"<title>\d+ to \d+: (\d+)</title>", told)) == 4
    assert drawing.histogram([]) == "<p>No games.</p>"
    assert "polyline" in drawing.lines({"A": [(0, 1), (1, 2)]}, "turn", "pool")


def test_the_command_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "report"
    command = ["simulate", "--game", "vtes", "--players", "2", "--edition", "2012", "--games", "2", "--processes", "1"]
    assert main([*command, "--bots", "random", "--report", str(folder), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["errors"] == 0
    assert (folder / "index.html").read_text().startswith("<!doctype html>")


# -- decks against others ---------------------------------------------------------------------------------------------


def match(games: int = 4) -> decks.Match:
    field = [pack(deck) for name, deck in shipped().items() if name in ("long-watch", "old-blood", "street-fists")]
    return decks.Match(field=field, players=3, edition="2012", bot="random", games=games, seed=5)


def test_two_decks_meet_the_same_opponents_at_the_same_seats_with_the_same_seed() -> None:
    ours = pack(shipped()["quiet-word"]), pack(shipped()["small-mouths"])
    for number in range(7):
        first, second = (match().task(deck, number) for deck in ours)
        at = number % 3
        assert [first.setting.decks[at], second.setting.decks[at]] == list(ours)
        assert [d for n, d in enumerate(first.setting.decks) if n != at] == [
            d for n, d in enumerate(second.setting.decks) if n != at
        ]
        assert first.setting.label() == second.setting.label()
        assert first.seed == second.seed


def test_a_deck_compared_with_itself_differs_in_nothing() -> None:
    deck = pack(shipped()["quiet-word"])
    found = list(decks.pairs(match(), deck, deck, 1))
    told = decks.compared(match(), found)
    assert (told.difference, told.low, told.high, told.errors) == (0.0, 0.0, 0.0, 0)
    assert told.first == told.second
    assert told.played == 4


def test_decks_that_differ_in_a_few_cards_are_dealt_alike_but_for_these() -> None:
    deck = shipped()["quiet-word"]
    changed = Deck("changed", cards=dict(deck.cards))
    often, seldom = min(deck.cards), max(card for card in deck.cards if card < 200_000)
    changed.cards[seldom] += changed.cards[often] - 1
    changed.cards[often] = 1
    piles = [dealing.deal(text, "2023", 5, "casual") for text in decks.aligned(pack(deck), pack(changed))]
    for before, after in ((piles[0].crypt, piles[1].crypt), (piles[0].library, piles[1].library)):
        assert len(before) == len(after)
    differ = [one.official() for one, other in zip(piles[0].library, piles[1].library, strict=True) if one is not other]
    assert differ == [often] * (deck.cards[often] - 1)
    assert piles[0].crypt == piles[1].crypt


def test_decks_are_laid_out_so_that_they_differ_in_as_few_places_as_they_can() -> None:
    """Each of two cards gives way to one of another pair: a plain list would have them differ in three places."""
    first = "A = 12x200001 40x100001 4x100002 2x100003"
    second = "B = 12x200001 40x100001 3x100002 1x100003 1x100004 1x100005"
    piles = [
        [card for card, count in unpack(text).cards.items() for _ in range(count)]
        for text in decks.aligned(first, second)
    ]
    assert [len(pile) for pile in piles] == [58, 58]
    assert [Counter(pile) for pile in piles] == [unpack(text).cards for text in (first, second)]
    assert sum(1 for one, other in zip(*piles, strict=True) if one != other) == 2


def test_pairing_is_worth_what_it_takes_off_the_variance() -> None:
    def result(number: int, points: int) -> Result:
        facts = {"vps": [points] * 3}
        return Result(number=number, seed="", bots=[], scores=[0.0] * 3, decisions=1, seconds=0, facts=facts)

    lucky = [0, 3, 0, 3, 0, 3, 0, 3]
    found = [Pair(result(n, luck + 1), result(n, luck + n % 2)) for n, luck in enumerate(lucky)]
    told = decks.compared(match(8), found)
    assert told.difference == pytest.approx(0.5)
    assert told.played == 16
    assert told.gain > 10
    # If of each second game only half had to be played, the same certainty cost less.
    for pair in found:
        pair.played = 1.5
    assert decks.compared(match(8), found).gain == pytest.approx(told.gain * 2 / 1.5)


def test_a_deck_is_tried_by_command(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--players", "2", "--games", "2", "--bot", "random", "--processes", "1", "--edition", "2012"]
    assert main(["arena", "field", "quiet-word", "--field", "old-blood", *words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    assert main(["arena", "compare", "quiet-word", "old-blood", "--field", "street-fists", *words]) == 0
    told = capsys.readouterr().out
    assert "2 pairs of games against 1 decks" in told
    assert "4 games were really played" in told
    assert main(["arena", "field", "no such deck"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("difference", "spread", "told"),
    [
        (0.5, 0.2, "mine is better"),
        (-0.5, 0.2, "changed is better"),
        (0.2, 0.4, "not sure yet, about 400 games would tell"),
        (0.01, 0.4, "no difference was found"),
        (0.0, 0.0, "no difference was found"),
    ],
)
def test_a_comparison_says_which_deck_is_better_or_how_many_games_it_takes(
    difference: float, spread: float, told: str
) -> None:
    low, high = difference - spread, difference + spread
    found = decks.Compared(
        games=100,
        first=1.0,
        second=1.0,
        difference=difference,
        low=low,
        high=high,
        unpaired=1.0,
        played=200.0,
        gain=1.0,
        errors=0,
    )
    assert verdict(found, "mine", "changed") == told


def test_a_broken_game_is_named() -> None:
    good = Result(
        number=0, seed="a", bots=["house"], scores=[1.0, 0, 0], decisions=1, seconds=0, facts={"vps": [3, 0, 0]}
    )
    broken = Result(number=1, seed="b", bots=["house"], scores=[], decisions=1, seconds=0, error="KeyError: 5")
    assert decks.tried(match(), [good, broken]).first_error == "game 1, seed b: KeyError: 5"
    assert decks.compared(match(), [Pair(good, good), Pair(good, broken)]).first_error == "game 1, seed b: KeyError: 5"
    assert decks.tried(match(), [good]).first_error == ""
