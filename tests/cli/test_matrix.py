"""The matrix of the command line: every command that plays, measures or shows, with both games, all editions, every
number of players and every kind of bot, small, plain and with ``--json``. No row crashes, and JSON stands alone."""

from __future__ import annotations

import io
import json
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from praxis import games, languages
from praxis.cli.errors import FINE, NO
from praxis.cli.main import main
from praxis.kernel.game import Setting
from praxis.vtes import decks
from praxis.vtes.editions import NEWEST
from tests.cli.material import prepare
from tests.cli.matrix import LEFT_OUT, OPTIONS_LEFT_OUT, Row, bots_of, editions_of, players_of, rows, table

HERE = Path("HERE")
"""Stands for the folder of the files, where rows are only looked at."""
COMMANDS = sorted({row.command for row in rows(HERE)})


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("matrix")
    prepare(folder)
    return folder


@pytest.fixture(autouse=True)
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """`praxis bench` plays games of 200 turns to see what they cost; ten are enough here."""
    monkeypatch.setattr("praxis.arena.cost_by_turn.LONG", Setting(5, NEWEST, {"turns": 10}))


def options(command: str) -> set[str]:
    """The options of a command by their first names."""
    return {param.opts[0] for param in table()[command].params if param.param_type_name == "option"}


# --- the rows are all rows --------------------------------------------------------------------------------------------


def test_every_command_has_a_row_or_a_reason() -> None:
    assert set(table()) == set(COMMANDS) | set(LEFT_OUT)
    assert not set(COMMANDS) & set(LEFT_OUT)


def test_every_option_is_in_a_row_or_has_a_reason() -> None:
    named = {f"{row.command} {word}" for row in rows(HERE) for word in row.words if word.startswith("--")}
    there = {f"{command} {option}" for command in COMMANDS for option in options(command)}
    plain = {each for each in there if each.endswith((" --json", " --help"))}
    assert there - plain - named == set(OPTIONS_LEFT_OUT)
    assert not named & set(OPTIONS_LEFT_OUT)


def test_every_value_that_is_in_a_list_is_in_a_row() -> None:
    """A new game, edition, bot, language or format, or a game for more players, has its row at once."""
    used: dict[tuple[str, str], set[str]] = defaultdict(set)
    for row in rows(HERE):
        for option, value in zip(row.words, row.words[1:], strict=False):
            used[row.command, option].add(value)
    editions = {edition for game in games.names() for edition in editions_of(game) if edition}
    bots = {bot for game in games.names() for bot in bots_of(game)}
    values = {
        "--game": set(games.names()),
        "--edition": editions,
        "--bots": bots,
        "--bot": set(bots_of("vtes")),
        "--lang": set(languages.known()),
        "--language": set(languages.known()),
        "--format": set(decks.DECK_FORMATS),
        "--to": set(decks.FORMATS),
    }
    for command in COMMANDS:
        for option in options(command) & values.keys() - {"--to"} if command == "replay" else options(command):
            assert values.get(option, set()) <= used[command, option], f"{command} {option}"
        if {"--players", "--game"} <= options(command):
            assert {count for game in games.names() for count in players_of(game)} <= used[command, "--players"]


# --- the rows run -----------------------------------------------------------------------------------------------------


def run(row: Row, more: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """Run a row in this process, and give what it printed."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(row.typed))
    code = main([*row.command.split(), *row.words, *more])
    out, err = capsys.readouterr()
    fine = {FINE, NO} if row.code < 0 else {row.code}
    assert code in fine, f"praxis {row}: exit {code}\n{err}"
    assert "Traceback" not in out + err, f"praxis {row}"
    return out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_row_is_answered_in_words(
    command: str, here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for row in rows(here):
        if row.command == command and "plain" in row.forms:
            told = run(row, (), monkeypatch, capsys)
            assert told.strip() or "--output" in row.words or row.words == ("--saved",), f"praxis {row}"


@pytest.mark.parametrize("command", [command for command in COMMANDS if "--json" in options(command)])
def test_every_row_is_answered_in_json(
    command: str, here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for row in rows(here):
        if row.command == command and "json" in row.forms:
            answer = json.loads(run(row, ("--json",), monkeypatch, capsys))
            assert isinstance(answer, dict), f"praxis {row}"
