"""What the terminal has played can be verified, resumed and told again, with cards of one's own, too."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from praxis.kernel import record as records
from tests.cli.running import praxis, save_of

PACK = "over: house\n[BR01]\nkind: clan\nname: Red Work\nclan: brujah\npower: 5\nstep: conflict\n"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "cards.txt").write_text(PACK, encoding="utf-8")
    return folder


def one_line(done: subprocess.CompletedProcess[str], code: int = 2) -> str:
    assert done.returncode == code, done.stdout + done.stderr
    assert done.stderr.startswith("praxis: ")
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_a_game_of_the_terminal_is_found_fair_afterwards(tmp_path: Path) -> None:
    done = praxis(tmp_path, "play", "first", "--players", "3", "--as", "Anna", typed="1\n" * 400)
    record = save_of(tmp_path, "first")
    assert record.complete
    assert record.header.deal is not None
    bound = done.stdout.index(f"bound by {record.header.deal.commitment}")
    assert bound < done.stdout.index("takes the ambition token")  # before the first card
    for named in ("first", str(tmp_path / "saves" / "first.record")):
        checked = praxis(tmp_path, "verify", named)
        assert checked.returncode == 0, checked.stderr
        assert "The shuffle was fair." in checked.stdout


def test_own_decks_of_the_terminal_are_bound(tmp_path: Path) -> None:
    arguments = ("--game", "vtes", "--players", "2", "--set", "turns=1", "--deck", "quiet-word", "--bots", "random")
    praxis(tmp_path, "play", "two", *arguments, typed="1\n" * 300)
    record = save_of(tmp_path, "two")
    assert record.header.deal is not None
    assert [seat for seat, _, _ in record.header.deal.decks] == [0, 1]
    assert praxis(tmp_path, "verify", "two").returncode == 0


def test_a_game_of_a_chosen_seed_is_told_apart(tmp_path: Path) -> None:
    """The same seed deals the same game, so nobody was bound by it."""
    praxis(tmp_path, "play", "one", "--players", "3", "--seed", "night", typed="1\n" * 400)
    done = praxis(tmp_path, "verify", "one")
    assert done.returncode == 1
    assert "answers replay to the same digests" in done.stdout
    assert "games that began with --seed" in done.stderr
    assert "broken" not in done.stderr


def test_a_game_with_cards_of_ones_own_goes_on_and_is_told_again(tmp_path: Path, mine: Path) -> None:
    praxis(tmp_path, "play", "tq", "--pack", str(mine), "--players", "3", "--as", "Anna", typed="1\n1\nq\n")
    before = len(save_of(tmp_path, "tq").answers)
    assert praxis(tmp_path, "play", "tq", typed="1\n1\nq\n").returncode == 0
    assert len(save_of(tmp_path, "tq").answers) > before
    assert praxis(tmp_path, "replay", "tq").returncode == 0
    assert praxis(tmp_path, "play", "tq", typed="1\n" * 400).returncode == 0
    assert praxis(tmp_path, "verify", "tq").returncode == 0
    elsewhere = tmp_path / "elsewhere.record"
    shutil.copy(tmp_path / "saves" / "tq.record", elsewhere)
    for command in ("replay", "verify"):
        assert "the pack 'mine'; name its folder: --pack DIR" in one_line(praxis(tmp_path, command, str(elsewhere)))
        assert praxis(tmp_path, command, str(elsewhere), "--pack", str(mine)).returncode == 0


def test_a_pack_that_is_gone_changed_or_another_is_said_in_one_line(tmp_path: Path, mine: Path) -> None:
    praxis(tmp_path, "play", "tq", "--pack", str(mine), typed="1\nq\n")
    moved = tmp_path / "there" / "mine"
    shutil.move(mine, moved)
    commands = (("play", "tq"), ("replay", "tq"), ("verify", "tq"))
    for command in commands:
        assert f"which is no longer at {mine}" in one_line(praxis(tmp_path, *command, typed="q\n"))
    assert praxis(tmp_path, "play", "tq", "--pack", str(moved), typed="q\n").returncode == 0
    assert praxis(tmp_path, "play", "tq", typed="q\n").returncode == 0  # the new place is remembered
    (moved / "cards.txt").write_text(PACK.replace("power: 5", "power: 4"), encoding="utf-8")
    other = shutil.copytree(moved, tmp_path / "other")
    for command in commands:
        assert "the pack 'mine' has changed since" in one_line(praxis(tmp_path, *command, typed="q\n"))
        wrong = one_line(praxis(tmp_path, *command, "--pack", str(other), typed="q\n"))
        assert "not played with the pack 'other'" in wrong


@pytest.mark.parametrize("lang", ["en", "de"])
def test_reasons_are_given_or_it_is_said_why_not(tmp_path: Path, lang: str) -> None:
    praxis(tmp_path, "play", "v", "--seed", "x", typed="1\n1\n1\nq\n")
    done = praxis(tmp_path, "replay", "v", "--reasons", "--lang", lang)
    said = {"en": "No reasons are given", "de": "Gründe werden nicht genannt"}
    assert said[lang] in one_line(done, 0)
    told = json.loads(praxis(tmp_path, "replay", "v", "--reasons", "--json").stdout)
    assert told["gives_reasons"] is False


def test_saves_of_before_are_still_read(tmp_path: Path) -> None:
    praxis(tmp_path, "play", "v", "--seed", "x", typed="1\nq\n")
    seats = tmp_path / "saves" / "v.seats.json"
    old = json.loads(seats.read_text(encoding="utf-8"))
    del old["pack"]
    seats.write_text(json.dumps(old), encoding="utf-8")
    assert praxis(tmp_path, "play", "v", typed="q\n").returncode == 0
    assert records.read((tmp_path / "saves" / "v.record").read_text(encoding="utf-8")).answers
