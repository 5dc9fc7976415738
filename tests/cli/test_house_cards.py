"""The cards of our own design, printed and checked from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from praxis.vendetta.sets import HOUSE_FOLDER, house_files, read_house
from tests.cli.running import praxis


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["BR08"], ["Hunt  (BR08)", "clan: Brujah", "Steal 2 blood from a rival of your choice.", "House card"]),
        (["br08", "--lang", "de"], ["Jagen  (BR08)", "Macht: 3", "Stiehl einem Rivalen deiner Wahl 2 Blut."]),
        (["Alles", "brennt", "--lang", "de"], ["(BR06)", "Der siegreiche Rivale verliert 1 Einfluss."]),
        (["Old", "Coin"], ["Old Coin", "master", "Gain 2 pool."]),
    ],
)
def test_a_house_card_can_be_printed(tmp_path: Path, arguments: list[str], said: list[str]) -> None:
    done = praxis(tmp_path, "cards", "show", *arguments)
    assert done.returncode == 0, done.stderr
    for each in said:
        assert each in done.stdout


def test_cards_that_share_a_name_are_all_printed(tmp_path: Path) -> None:
    found = json.loads(praxis(tmp_path, "cards", "show", "Hunt", "--json").stdout)["cards"]
    assert len(found) == 7
    assert {card["facts"]["clan"] for card in found} >= {"Brujah", "Ventrue"}


@pytest.mark.parametrize("named", ["house", str(HOUSE_FOLDER)])
def test_pack_check_reads_the_house_set(tmp_path: Path, named: str) -> None:
    done = praxis(tmp_path, "pack", "check", named, "--text", "--language", "de")
    assert done.returncode == 0, done.stdout
    assert "house: good (63 of 63 clan" in done.stdout
    assert "Der siegreiche Rivale verliert 1 Einfluss." in done.stdout


def test_a_broken_house_set_is_told_with_file_and_line() -> None:
    files = {name: text.replace("do: power", "do: pwoer", 1) for name, text in house_files().items()}
    cards, problems = read_house(files)
    assert cards is None
    assert "pwoer" in str(problems[0])
    assert problems[0].line > 0
