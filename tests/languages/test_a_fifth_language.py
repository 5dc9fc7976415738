"""A language is one folder: a fifth one plays, serves and prints, and nothing else is touched."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from praxis.table.server.config import INSTALLED
from tests.languages import pseudo
from tests.table.process import ROOT, ServerProcess

LANG = "xx"
TYPED = "1\n" * 9


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PRAXIS_LANGUAGES", str(tmp_path / "tongues"))
    return pseudo.write(tmp_path / "tongues", LANG)


def praxis(data: Path, *arguments: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-m", "praxis", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={**os.environ, "PRAXIS_DATA": str(data), "COLUMNS": "110"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def plain_words(text: str) -> set[str]:
    """Words of some length without an accent: left in English."""
    return {word for word in re.findall(r"[^\W\d_]{4,}", text) if not set(word.lower()).isdisjoint("aeiou")}


@pytest.mark.usefixtures("folder")
def test_it_is_listed(tmp_path: Path) -> None:
    assert LANG in json.loads(praxis(tmp_path, "languages", "--json"))["languages"][-1]["lang"]


@pytest.mark.parametrize("game", ["vendetta", "vtes"])
@pytest.mark.usefixtures("folder")
def test_a_game_in_the_terminal_speaks_it(tmp_path: Path, game: str) -> None:
    said = praxis(
        tmp_path, "play", "--game", game, "--seed", "x", "--lang", LANG, "--set", "cards=house", typed="1\n" * 9
    )
    assert "Thís gámé ís sávéd ás" in said
    assert "Yóúr túrn" in said or "Túrn 1" in said
    log = "\n".join(line for line in said.splitlines() if line.startswith("  ") and line.strip().endswith("."))
    english = plain_words(log) & {"gains", "takes", "puts", "plays", "chooses", "phase", "turn", "blood", "influence"}
    assert english == set()


@pytest.mark.usefixtures("folder")
def test_a_position_speaks_it(tmp_path: Path) -> None:
    said = praxis(tmp_path, "position", "examples/positions/first-strike.txt", "--lang", LANG)
    assert "décídés" in said
    assert "blóck" in said


@pytest.mark.usefixtures("folder")
def test_card_texts_are_printed_in_it(tmp_path: Path) -> None:
    said = praxis(tmp_path, "pack", "check", "examples/packs/borrowed-night", "--text", "--language", LANG)
    assert plain_words("\n".join(line for line in said.splitlines() if line.startswith("      "))) == set()


@pytest.mark.usefixtures("folder")
def test_the_server_speaks_it(tmp_path: Path) -> None:
    """The visitor is a process of its own: which languages may be spoken over the wire is settled at its start."""
    with ServerProcess(tmp_path / "server", games=INSTALLED) as server:
        done = subprocess.run(
            [sys.executable, "-m", "tests.languages.visitor", server.address, LANG],
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
            cwd=ROOT,
        )
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    assert said["lang"] == LANG
    assert set(said["known"]) >= {"en", "de", LANG}
    assert said["page"] == "Chángé pásswórd"
    assert all(plain_words(title) <= {"Eternal"} for title in said["titles"])
    assert "Blóódy Fúry" in said["names"]
    assert plain_words(" ".join(said["texts"])) == set()
    assert plain_words(said["question"]) == set()


def test_a_language_that_nobody_has_written_is_refused(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "praxis", "play", "--lang", "xx"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "no language 'xx'" in done.stderr
