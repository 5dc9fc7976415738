"""`praxis replay` and `praxis verify` on records that somebody else has written."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from praxis import games
from praxis.cli import replay as command
from praxis.cli.main import main
from praxis.kernel import record as records
from praxis.kernel.decision import key

ORDERS = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""What a terminal may obey, or what turns its lines around; a line feed is ours."""


def header(game: str, names: list[str] | None = None) -> dict[str, object]:
    kind = games.kind(game)
    setting = kind.settings()[0]
    made = kind.header(setting, 3, names or [f"Seat {n}" for n in range(setting.players)])
    found: dict[str, object] = msgspec.to_builtins(made)
    return found


def written(path: Path, head: object, *lines: str) -> str:
    text = head if isinstance(head, str) else json.dumps(head, ensure_ascii=False)
    path.write_text("\n".join(["praxis-record 1", text, *lines, ""]), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("game", ["vendetta", "vtes"])
@pytest.mark.parametrize("seat", ["-1", "0"])
def test_a_record_gives_the_terminal_no_orders(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str, seat: str
) -> None:
    kind = games.kind(game)
    setting = kind.settings()[0]
    names = [f"\x1b[31mred\x07\x9b2J\u202e{n}" for n in range(setting.players)]
    begun = kind.header(setting, 3, names)
    play = kind.begin(begun)
    answers = []
    for _ in range(40):
        assert play.decision is not None
        option = play.decision.options[-1]
        answers.append((play.decision.seat, key(option)))
        play._answer(option)
    path = tmp_path / "game.record"
    path.write_text(records.write(records.record_of(kind, begun, answers)), encoding="utf-8")
    for more in ([], ["--json"]):
        assert main(["replay", str(path), "--seat", seat, *more]) == 0
        said = capsys.readouterr()
        assert "red" in said.out
        assert not ORDERS.search(said.out + said.err)


BAD: dict[str, tuple[Callable[[dict[str, object]], list[Any]], int]] = {
    "an answer that gives orders": (lambda head: [head, "0 0 \x1b[2J"], 1),
    "a game that gives orders": (lambda head: [{**head, "game": "\x1b[31mgame"}], 2),
    "an option that gives orders": (lambda head: [{**head, "options": {"\x1b[31m": "\x9b31m"}}], 2),
    "a seat that nobody has": (lambda head: [head, "0 999 pass"], 2),
    "no seats": (lambda head: [{**head, "seats": []}], 2),
    "three million players": (lambda head: [{**head, "seats": ["x"] * 3_000_000}], 2),
    "a huge number of rules": (lambda head: [{**head, "rules": 10**400}], 2),
    "a huge number in an option": (lambda head: [{**head, "options": {"turns": 10**400}}], 2),
    "a deep array": (lambda head: ["[" * 2_000_000], 2),
    "a deep array inside": (lambda head: [json.dumps(head)[:-1] + ',"x":' + "[" * 99_999 + "]" * 99_999 + "}"], 2),
    "a deep object inside": (lambda head: [json.dumps(head)[:-1] + ',"x":' + '{"a":' * 99_999 + "}" * 99_999 + "}"], 2),
    "a huge number of an answer": (lambda head: [head, "9" * 5000 + " 0 pass"], 1),
}


@pytest.mark.parametrize("verb", ["replay", "verify"])
@pytest.mark.parametrize("game", ["vendetta", "vtes"])
@pytest.mark.parametrize("what", BAD)
def test_a_bad_record_is_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], what: str, game: str, verb: str
) -> None:
    make, code = BAD[what]
    path = written(tmp_path / "bad.record", *make(header(game)))
    found = main([verb, path])
    said = capsys.readouterr()
    assert found in ((code,) if verb == "replay" else (1, 2)), said.err
    assert said.err.count("\n") == 1
    assert said.err.startswith("praxis: ")
    assert not ORDERS.search(said.out + said.err)


@pytest.mark.parametrize("seat", ["-2", "99", "5" * 30])
def test_a_seat_that_the_game_does_not_have_is_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], seat: str
) -> None:
    path = written(tmp_path / "game.record", header("vendetta"))
    assert main(["replay", path, "--seat", seat]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_file_that_is_too_long_for_a_record_is_not_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "LONGEST_FILE", 100)
    path = written(tmp_path / "game.record", header("vendetta"))
    assert main(["replay", path]) == 2
    assert "more than 100 bytes" in capsys.readouterr().err
