"""Simulations: repeatable from a seed, the same in one process or two, with honest shares."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from praxis.arena.habits import habits
from praxis.arena.shares import by_bot, shares_by, wilson
from praxis.arena.simulate import Result, Task, play_one, run
from praxis.cli.main import main
from praxis.kernel.game import Setting


def task(**changes: object) -> Task:
    plain: dict[str, object] = {"game": "vendetta", "setting": Setting(4), "bots": ["random"], "games": 25, "seed": 3}
    return Task(**(plain | changes))  # type: ignore[arg-type]


def outcome(result: Result) -> tuple[object, ...]:
    return result.number, result.seed, result.bots, result.scores, result.decisions, result.facts


def test_the_same_seed_gives_the_same_games_in_one_process_and_in_two() -> None:
    once = [outcome(result) for result in run(task(), 1)]
    again = [outcome(result) for result in run(task(), 2)]
    assert once == again
    assert [outcome(result) for result in run(task(seed=4), 1)] != once


def test_bots_move_on_a_seat_with_every_game() -> None:
    mixed = task(bots=["house", "random", "random", "random"])
    assert [mixed.bots_of(number).index("house") for number in range(5)] == [0, 3, 2, 1, 0]


def test_a_game_that_breaks_is_counted_and_named_and_the_others_go_on() -> None:
    broken = play_one(task(setting=Setting(9)), 0)
    assert broken.error == "BadSetting: Vendetta is for 3 to 6 players, not 9"
    assert broken.scores == []


def test_shares_count_wins_of_those_in_play_against_the_fair_share() -> None:
    results = [
        Result(
            number=0, seed="", bots=["a", "b"], scores=[1.0, 0.0], decisions=1, seconds=0, facts={"clan": ["x", "y"]}
        ),
        Result(
            number=1, seed="", bots=["b", "a"], scores=[1.0, 0.0], decisions=1, seconds=0, facts={"clan": ["x", "z"]}
        ),
        Result(number=2, seed="", bots=["a", "b"], scores=[], decisions=0, seconds=0, error="broken"),
    ]
    by_clan = {share.name: share for share in shares_by(results, "clan")}
    assert (by_clan["x"].wins, by_clan["x"].games, by_clan["x"].fair) == (2, 2, 0.5)
    assert (by_clan["y"].share, by_clan["z"].share) == (0.0, 0.0)
    by_bot = {share.name: share.share for share in shares_by(results, "bot")}
    assert by_bot == {"a": 0.5, "b": 0.5}


def test_a_bot_is_told_its_share_of_victory_points_and_of_wins() -> None:
    results = [
        Result(number=0, seed="", bots=["a", "b"], scores=[1.0, 0.0], decisions=1, seconds=0, facts={"vps": [2, 0]}),
        Result(number=1, seed="", bots=["b", "a"], scores=[1.0, 0.0], decisions=1, seconds=0, facts={"vps": [1, 1]}),
    ]
    told = by_bot(results)
    assert (told["a"].vp_share, told["a"].win_share, told["a"].games) == (0.75, 0.5, 2)
    assert (told["b"].vp_share, told["b"].win_share) == (0.25, 0.5)
    assert told["a"].vp_low < 0.75 < told["a"].vp_high


def test_games_that_all_come_out_alike_are_no_certainty() -> None:
    won = Result(number=0, seed="", bots=["a", "b"], scores=[1.0, 0.0], decisions=1, seconds=0, facts={"vps": [2, 0]})
    told = by_bot([won] * 10)
    assert told["a"].vp_low == pytest.approx(0.7225, abs=1e-4)
    assert told["a"].vp_high == pytest.approx(1.0)
    assert told["b"].vp_low == 0.0
    assert told["b"].vp_high == pytest.approx(0.2775, abs=1e-4)


def test_the_interval_of_games_in_sets_is_that_of_whole_sets() -> None:
    """In each deal one seat takes all, whoever sits there: a bot that has had every seat has just its share."""
    results = [
        Result(
            number=number,
            seed="",
            bots=["a", "b"] if number % 2 else ["b", "a"],
            scores=[1.0, 0.0],
            decisions=1,
            seconds=0,
            facts={"vps": [2, 0]},
        )
        for number in range(40)
    ]
    apart, in_sets = by_bot(results)["a"], by_bot(results, in_sets_of=2)["a"]
    assert apart.vp_share == in_sets.vp_share == 0.5
    assert apart.vp_low == pytest.approx(0.5 - 2.0 * 0.5 / 39**0.5, abs=0.005)
    assert (in_sets.vp_low, in_sets.vp_high) == (0.5, 0.5)
    # Where both games of a set come out alike, there is only half as much to go by as it seems.
    alike = [msgspec.structs.replace(r, facts={"vps": [2, 0] if r.number % 4 in (0, 3) else [0, 2]}) for r in results]
    apart, in_sets = by_bot(alike)["a"], by_bot(alike, in_sets_of=2)["a"]
    assert in_sets.vp_high - in_sets.vp_share > 1.3 * (apart.vp_high - apart.vp_share) > 0


def test_habits_count_answers_by_their_first_word_a_game() -> None:
    facts: dict[str, list[Any]] = {"choices": [8, 4], "bleed": [3, 0], "strike hand": [1, 2], "strike dodge": [1, 0]}
    one = Result(
        number=0, seed="", bots=["a", "b"], scores=[1.0, 0.0], decisions=1, seconds=0, facts=facts, thinking=[0.4, 0.2]
    )
    other = Result(
        number=1, seed="", bots=["b", "a"], scores=[1.0, 0.0], decisions=1, seconds=0, facts=facts, thinking=[0.4, 0.2]
    )
    told = habits([one, other], ("bleed", "strike"))
    assert told["a"].a_game == {"bleed": 1.5, "strike": 2.0}
    assert told["b"].a_game == {"bleed": 1.5, "strike": 2.0}
    assert habits([one], ("bleed", "strike"))["b"].a_game == {"bleed": 0.0, "strike": 2.0}
    assert habits([one])["a"].ms_per_choice == pytest.approx(50.0)
    assert habits([one])["a"].face_down is None


def test_the_command_tells_victory_points_and_habits_of_bots(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "--game", "vtes", "--players", "2", "--edition", "2012", "--games", "2", "--processes", "1"]
    assert main([*command, "--bots", "random"]) == 0
    told = capsys.readouterr().out
    assert "share of victory points by bot\n  random               100.0%  (34.2% to 100.0%)  2 games" in told
    told = re.sub(r"withdraws \d+% of the times; ", "", told)
    assert re.search(r"^random: .* ms a choice; a game: bleed \d+\.\d, hunt .*, block .*, strike .*, call ", told, re.M)


def test_the_interval_is_wilsons() -> None:
    # 50 of 100: worked out by hand from the formula.
    low, high = wilson(50, 100)
    assert low == pytest.approx(0.4038, abs=1e-4)
    assert high == pytest.approx(0.5962, abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10)[0] == 0.0


def test_the_command_prints_one_json_object_with_the_promised_keys(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "4", "--bots", "random", "--processes", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {"games", "finished", "errors", "decisions", "seconds", "decisions_per_second", "results"} <= set(told)
    assert (told["games"], told["finished"], told["errors"], len(told["results"])) == (4, 4, 0, 4)
    assert {"clan", "seat", "start", "bot"} <= set(told["shares"])


def test_events_go_to_a_file_a_line_a_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "events.jsonl"
    assert main(["simulate", "--games", "2", "--bots", "random", "--processes", "1", "--events", str(file)]) == 0
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert [line["game"] for line in lines] == [0, 1]
    assert all(any(kind == "over" for kind, _ in line["events"]) for line in lines)


def test_events_go_to_a_table_of_parquet_a_row_an_event(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    file, lines = tmp_path / "events.parquet", tmp_path / "events.jsonl"
    for path in (file, lines):
        assert main(["simulate", "--games", "2", "--bots", "random", "--processes", "1", "--events", str(path)]) == 0
    rows = parquet.read_table(file).to_pylist()
    told = [
        (game["game"], event[0])
        for line in lines.read_text().splitlines()
        for game in [json.loads(line)]
        for event in game["events"]
    ]
    assert [(row["game"], row["kind"]) for row in rows] == told


def test_parquet_without_its_package_is_refused_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    file = tmp_path / "events.parquet"
    assert main(["simulate", "--games", "1", "--bots", "random", "--processes", "1", "--events", str(file)]) == 2
    assert "needs the package pyarrow" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--game", "chess"], "no game is called 'chess'"),
        (["--players", "9"], "Vendetta is for 3 to 6 players, not 9"),
        (["--bots", "elder"], "no bot 'elder' plays vendetta; there is random, gentle, house, keen, search"),
        (["--bots", ","], "name at least one bot"),
        (["--set", "moon=full"], "the settings of Vendetta are"),
        (["--set", "=3"], "write it as name=value"),
        (["--players", "5", "--set", "team"], "teams need 4 or 6 players, not 5"),
    ],
)
def test_bad_input_gets_one_clear_line(arguments: list[str], line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *arguments]) == 2
    told = capsys.readouterr()
    assert line in told.err
    assert told.err.count("\n") == 1
    assert told.out == ""


def played_by(bots: list[str], scores: list[float], number: int = 0) -> Result:
    return Result(number=number, seed="", bots=bots, scores=scores, decisions=1, seconds=0)


def test_partners_who_win_a_game_have_equal_parts_of_it() -> None:
    """Seats 0 and 2 are partners, and so are 1 and 3."""
    told = by_bot([played_by(["a", "b", "b", "b"], [1, 0, 1, 0]), played_by(["a", "b", "b", "b"], [0, 1, 0, 1])])
    assert (told["a"].win_share, told["b"].win_share) == (0.25, 0.75)
    assert (told["a"].vp_share, told["b"].vp_share) == (0.25, 0.75), "without victory points, the share of wins"
    alone = by_bot([played_by(["a"] * 4, [1, 0, 1, 0])])["a"]
    assert (alone.win_share, alone.win_high, alone.vp_share) == (1.0, 1.0, 1.0)


def test_a_game_of_partners_counts_as_much_as_a_game_that_one_wins() -> None:
    told = by_bot([played_by(["a", "b", "b", "b"], [1, 0, 1, 0]), played_by(["a", "b", "b", "b"], [0, 0, 0, 1], 1)])
    assert (told["a"].win_share, told["a"].vp_share) == (0.25, 0.25)


def test_a_game_that_nobody_wins_counts_as_a_game_and_for_nobody() -> None:
    told = by_bot([played_by(["a", "b"], [1, 0]), played_by(["a", "b"], [0, 0], 1)])
    assert (told["a"].win_share, told["a"].games, told["a"].vp_share) == (0.5, 2, 1.0)
    assert told["b"].win_share == 0.0


def test_by_seat_each_partner_has_won_and_the_fair_share_is_that_of_a_team() -> None:
    told = shares_by([played_by(["a"] * 6, [0, 1, 0, 0, 1, 0])], "seat")
    assert [share.wins for share in told] == [0, 1, 0, 0, 1, 0]
    assert [share.fair for share in told] == [pytest.approx(1 / 3)] * 6


@pytest.mark.parametrize("how", [["--players", "6"], ["--players", "4", "--set", "team=yes"]])
def test_the_command_counts_games_of_teams(how: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "--game", "vendetta", "--games", "3", "--bots", "gentle,random", "--processes", "1", *how]
    assert main([*command, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert sum(found["win_share"] for found in told["by_bot"].values()) == pytest.approx(1.0)
    assert all(0 <= share["low"] <= share["share"] <= share["high"] <= 1 for share in told["shares"]["seat"])
    assert all(sum(game["scores"]) == 2 for game in told["results"])
