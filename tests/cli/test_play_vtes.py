"""V:TES at the terminal: a whole game by numbers, what a person can ask, going on with a saved game, the replay."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from praxis.kernel import record as records
from praxis.vtes.kind import KIND
from tests.cli.running import praxis, save_of


def numbers(seed: str, count: int) -> str:
    dice = random.Random(seed)
    return "".join(f"{dice.choice((1, 1, 2, 2, 3, 4))}\n" for _ in range(count))


@pytest.mark.parametrize(("edition", "unlock"), [("2012", "Untap phase"), ("2023", "Unlock phase")])
def test_a_whole_game_can_be_played_by_numbers(edition: str, unlock: str, tmp_path: Path) -> None:
    arguments = ["play", "first", "--game", "vtes", "--edition", edition, "--players", "3", "--seed", "night"]
    done = praxis(tmp_path, *arguments, "--as", "Anna", "--set", "turns=24", typed=numbers(edition, 900))
    assert done.returncode == 0, done.stderr
    assert "The game is over" in done.stdout
    assert "Influence phase: use your transfers" in done.stdout
    assert unlock in done.stdout
    assert "a card bleeds" not in done.stdout.lower()
    record = save_of(tmp_path, "first")
    assert record.complete
    assert not records.replay(record, KIND).difference
    told = praxis(tmp_path, "replay", "first")
    assert told.returncode == 0
    assert "answers replayed as recorded" in told.stdout
    assert "(End the influence phase)" in told.stdout


def test_question_marks_explain_and_why_names_the_clause(tmp_path: Path) -> None:
    arguments = ["play", "--game", "vtes", "--players", "3", "--seed", "abc", "--as", "Anna", "--set", "cards=house"]
    typed = "?\n? 1\n? Old Coin\nwhy Fade\nwhy Old Coin\nwhy nonsense\nh\nq\n"
    done = praxis(tmp_path, *arguments, typed=typed)
    assert done.returncode == 0, done.stderr
    assert "Transfers are not" in done.stdout or "master phase action" in done.stdout
    assert "No card you can see is called “nonsense”" in done.stdout
    assert "Go on with:  praxis play vtes-1" in done.stdout
    again = praxis(tmp_path, "play", "vtes-1", typed="q\n")
    assert again.returncode == 0
    assert "Anna" in again.stdout


@pytest.mark.parametrize("lang", ["de", "it", "ja"])
def test_the_terminal_speaks_other_languages(lang: str, tmp_path: Path) -> None:
    arguments = ["play", "--game", "vtes", "--players", "2", "--seed", "x", "--lang", lang]
    done = praxis(tmp_path, *arguments, typed="1\n1\n? 1\nq\n")
    assert done.returncode == 0, done.stderr
    assert {"de": "Einflussphase", "it": "Fase influenza", "ja": "インフルエンスフェイズ"}[lang] in done.stdout


def test_a_german_game_says_what_cards_do_in_german(tmp_path: Path) -> None:
    arguments = ["play", "--game", "vtes", "--players", "2", "--seed", "4", "--lang", "de"]
    done = praxis(tmp_path, *arguments, "--deck", "Fifth Edition: Nosferatu", typed=f"{numbers('de', 9)}q\n")
    assert done.returncode == 0, done.stderr
    options = [line for line in done.stdout.splitlines() if "1 Transfer: 1 Pool auf" in line]
    assert any("Camarilla, Prinz von " in line for line in options), options
    assert not [line for line in options if "bleed" in line or "Prince" in line]


def test_an_edition_that_does_not_exist_gets_one_line(tmp_path: Path) -> None:
    done = praxis(tmp_path, "play", "--game", "vtes", "--edition", "1994", typed="")
    assert (done.returncode, len(done.stderr.strip().splitlines())) == (2, 1)
    assert "2000, 2011, 2012, 2023" in done.stderr
