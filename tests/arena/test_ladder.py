"""The ladder: balanced sets, shares that add up, a rating that knows who is better, and its page."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from praxis.arena import ladder
from praxis.arena.kept import OtherTask
from praxis.arena.ladder import Bout, Ladder, Rating, Rung, bouts, task_of
from praxis.arena.simulate import Result, Task, play_one
from praxis.kernel.game import Setting
from praxis.kernel.rng import derive


def task() -> Task:
    return task_of(Bout("house", "random", 6), "vendetta", Setting(4), 3)


def test_a_set_is_one_deal_with_the_bot_at_every_seat_once() -> None:
    found = task()
    assert found.games == 8, "whole sets only"
    assert [found.deal_of(number) for number in range(8)] == [0, 0, 0, 0, 1, 1, 1, 1]
    seats = [found.bots_of(number).index("house") for number in range(8)]
    assert sorted(seats[:4]) == sorted(seats[4:]) == [0, 1, 2, 3]


def test_each_bot_plays_among_the_reference_and_the_reference_among_the_weakest() -> None:
    found = bouts(["random", "house", "search@8p"], "house", 10)
    assert [(bout.bot, bout.among) for bout in found] == [
        ("house", "random"),
        ("random", "house"),
        ("search@8p", "house"),
    ]


def result(number: int, bots: list[str], vps: list[float]) -> Result:
    choices = [1] * len(bots)
    facts: dict[str, list[Any]] = {"vps": vps, "choices": choices}
    scores = [1.0 if n == max(vps) else 0.0 for n in vps]
    return Result(
        number=number,
        seed=f"{derive(number):x}",
        bots=bots,
        scores=scores,
        decisions=1,
        seconds=0.0,
        facts=facts,
        thinking=[0.01] * len(bots),
    )


GOOD = [result(n, ["a", "b", "b"], [3, 0, 0] if n % 4 else [0, 3, 0]) for n in range(40)]


def test_shares_and_intervals_of_a_rung() -> None:
    found = ladder.rung(Bout("a", "b", 40), GOOD)
    assert found.vp_share == pytest.approx(0.75)
    assert found.vp_low < 0.75 < found.vp_high
    assert found.fair == pytest.approx(1 / 3)
    assert found.ms_per_choice == pytest.approx(10.0)


def test_who_takes_more_is_rated_higher() -> None:
    pytest.importorskip("openskill")
    found = ladder.rate(GOOD)
    assert list(found) == ["a", "b"]
    assert found["a"].mu > found["b"].mu + 2


def test_a_page_keeps_the_sections_of_other_games(tmp_path: Path) -> None:
    rung = ladder.rung(Bout("a", "b", 40), GOOD)

    def of(game: str, rungs: list[Rung]) -> Ladder:
        ratings = {"a": Rating(mu=30, sigma=1, ordinal=27)}
        return Ladder(game=game, setting="3 players", seed=1, rungs=rungs, ratings=ratings, command="praxis")

    page = tmp_path / "ladder.md"
    ladder.write(of("vtes", [rung]), page)
    ladder.write(of("vendetta", [rung]), page)
    ladder.write(of("vtes", [rung, rung]), page)
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# The ladder of bots\n")
    assert text.count("## vtes") == text.count("## vendetta") == 1
    assert text.count("| a | b | 40 | **75.0%** |") == 3


def test_the_command_prints_one_json_object() -> None:
    pytest.importorskip("openskill")
    call = "-m praxis arena ladder --game vendetta --bots random,house --games 4 --processes 1 --json"
    out = subprocess.run([sys.executable, *call.split()], capture_output=True, text=True, check=True).stdout
    found = json.loads(out)
    assert [rung["bot"] for rung in found["rungs"]] == ["house", "random"]
    assert found["rungs"][0]["games"] == 4
    assert set(found["ratings"]) == {"house", "random"}


def test_bad_input_gets_one_clear_line() -> None:
    call = "-m praxis arena ladder --game vtes --bots house,elder"
    ended = subprocess.run([sys.executable, *call.split()], capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert "no bot 'elder' plays vtes" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_ladder_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tasks = [(bout, task_of(bout, "vendetta", Setting(4), 3)) for bout in bouts(["random", "gentle"], "gentle", 4)]
    first = list(islice(ladder.climb(tasks, 1, tmp_path), 5))
    played: list[int] = []

    def counted(task: Task, number: int) -> Result:
        played.append(number)
        return play_one(task, number)

    monkeypatch.setattr("praxis.arena.simulate.play_one", counted)
    every = list(ladder.climb(tasks, 1, tmp_path))
    assert len(played) == 3, "five of eight games were there already"
    assert [result.scores for _, result in every[:5]] == [result.scores for _, result in first]
    assert [(bout, result.number) for bout, result in every] == [(bout, n) for bout, _ in tasks for n in range(4)]
    other = [(bout, task_of(bout, "vendetta", Setting(4), 4)) for bout, _ in tasks]
    with pytest.raises(OtherTask, match="another run"):
        next(ladder.climb(other, 1, tmp_path))


def test_partners_are_rated_as_a_team() -> None:
    """In 20 games the team of a and b wins; alone, with each seat for itself, b and c would be rated apart, too."""
    pytest.importorskip("openskill")
    games = [result(n, ["a", "c", "b", "c"], [1, 0, 1, 0]) for n in range(20)]
    for each in games:
        each.facts["side"] = [0, 1, 0, 1]
    rated = ladder.rate(games)
    assert rated["a"].mu == pytest.approx(rated["b"].mu)
    assert rated["a"].mu > 25 > rated["c"].mu
    for each in games:
        del each.facts["side"]
    assert ladder.rate(games)["a"].mu != pytest.approx(rated["a"].mu), "four players of their own are rated otherwise"


def test_vendetta_names_the_sides_of_teams_only() -> None:
    six = play_one(Task(game="vendetta", setting=Setting(6), bots=["random"], games=1, seed=1), 0)
    assert six.facts["side"] == [0, 1, 2, 0, 1, 2]
    assert "side" not in play_one(task(), 0).facts
