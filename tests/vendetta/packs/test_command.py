"""`praxis pack`, as a person meets it: one clear line for whatever is wrong, and the right exit code."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from praxis.cli.errors import BAD_INPUT, FINE, NO
from praxis.cli.main import main
from praxis.cli.pack import LARGEST, use_pack
from praxis.vendetta.effects.reference import (
    CONTROL_WORDS,
    COUNT_WORDS,
    MOMENT_WORDS,
    STATIC_WORDS,
    WHO_WORDS,
    reference,
)
from praxis.vendetta.sets import card_set
from tools.vendetta_pages import design_page, packs_page

ROOT = Path(__file__).parents[3]
SAMPLE = ROOT / "examples" / "packs" / "borrowed-night"
CARD = "[BR01]\nkind: clan\nname: Red Work\nclan: brujah\npower: 5\nstep: conflict\ndo: gain 2 blood\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    pack = tmp_path / "mine"
    pack.mkdir()
    (pack / "a.txt").write_text(CARD, encoding="utf-8")
    return pack


def check(*args: object) -> int:
    return main(["pack", "check", *map(str, args)])


def test_a_good_pack_is_told_with_its_counts(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(folder, "--partial") == FINE
    assert capsys.readouterr() == ("mine: good (1 of 63 clan)\n", "")


def test_problems_are_told_and_the_answer_is_no(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "b.txt").write_text(CARD.replace("gain", "gian"), encoding="utf-8")
    assert check(folder, "--partial") == NO
    assert capsys.readouterr().out.splitlines() == [
        "b.txt:1: card BR01 is there already, at a.txt:1",
        "b.txt:7: unknown verb 'gian'; did you mean gain?",
        "mine: 2 problems",
    ]


@pytest.mark.parametrize(
    ("language", "text"), [("en", "Gain 2 blood."), ("de", "2 Blut"), ("it", "2 Sangue"), ("ja", "血")]
)
def test_the_text_of_each_card_is_shown(
    folder: Path, capsys: pytest.CaptureFixture[str], language: str, text: str
) -> None:
    assert check(folder, "--partial", "--text", "--language", language) == FINE
    shown = capsys.readouterr().out.splitlines()
    assert shown[0] == "BR01  Red Work"
    assert text in shown[1]


def test_the_answer_for_programs(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(folder, "--partial", "--json") == FINE
    good = json.loads(capsys.readouterr().out)
    assert (good["ok"], good["name"], good["problems"]) == (True, "mine", [])
    assert good["counts"] == {"clan": 1, "ally": 0, "victim": 0, "location": 0, "relic": 0}
    assert len(good["digest"]) == 16
    assert good["cards"] == [{"code": "BR01", "kind": "clan", "name": "Red Work", "text": "Gain 2 blood."}]
    (folder / "a.txt").write_text("[BR01]\n", encoding="utf-8")
    assert check(folder, "--json") == NO
    bad = json.loads(capsys.readouterr().out)
    assert (bad["ok"], bad["digest"], bad["cards"]) == (False, "", [])
    assert bad["problems"][0] == {"file": "a.txt", "line": 1, "message": "card BR01 has no kind"}


def test_a_file_that_is_not_utf8_is_told_with_its_line(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "b.txt").write_bytes(b"# one\n# two\nname: Stra\xdfe\n")
    assert check(folder, "--partial") == NO
    assert "b.txt:3: this is not UTF-8 text; save the file as UTF-8" in capsys.readouterr().out


def test_other_files_and_folders_beside_the_cards_are_left_alone(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "notes.md").write_bytes(b"\xff")
    (folder / ".hidden.txt").write_bytes(b"\xff")
    (folder / "old").mkdir()
    assert check(folder, "--partial") == FINE
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("prepare", ["missing", "file", "empty", "no texts", "large", "folder in place of a file"])
def test_what_is_no_pack_at_all_gets_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str], prepare: str) -> None:
    path = tmp_path / "mine"
    if prepare == "file":
        path.write_text(CARD, encoding="utf-8")
    elif prepare != "missing":
        path.mkdir()
    if prepare == "no texts":
        (path / "cards.csv").write_text("a,b", encoding="utf-8")
    elif prepare == "large":
        (path / "a.txt").write_bytes(b"#" * (LARGEST + 1))
    elif prepare == "folder in place of a file":
        (path / "a.txt").mkdir()
    assert check(path) == BAD_INPUT
    out, err = capsys.readouterr()
    wanted = {
        "missing": f"{path} is not there; a pack is a folder of .txt files",
        "file": f"{path} is not a folder; a pack is a folder of .txt files",
        "empty": f"{path} has no .txt files; a pack is a folder of .txt files with cards in them",
        "no texts": f"{path} has no .txt files; a pack is a folder of .txt files with cards in them",
        "large": f"{path}/a.txt: more than 1 MB cannot be a file of cards",
        "folder in place of a file": f"{path}/a.txt: Is a directory",
    }
    assert (out, err) == ("", f"praxis: {wanted[prepare]}\n")


@pytest.mark.skipif(os.name != "posix", reason="permissions are different here")
def test_a_file_that_cannot_be_opened_gets_one_line(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    # a link to nowhere, as permissions do not stop a test that runs as root
    (folder / "b.txt").symlink_to(folder / "gone")
    assert check(folder) == BAD_INPUT
    assert capsys.readouterr().err == f"praxis: {folder}/b.txt: No such file or directory\n"


def test_an_unknown_language_gets_one_line(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(folder, "--language", "fr") == BAD_INPUT
    assert capsys.readouterr().err == "praxis: no language 'fr'; there are en, de, it, ja\n"


# -- playing with a pack -----------------------------------------------------------------------------------------------


def test_the_sample_pack_can_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert check(SAMPLE) == FINE
    assert use_pack(SAMPLE) == "borrowed-night"
    cards = card_set("borrowed-night")
    assert cards.by_code["MA06"].name == "Borrowed Night"
    assert not cards.house
    args = ["simulate", "--pack", str(SAMPLE), "--games", "6", "--bots", "random", "--json", "--processes", "1"]
    capsys.readouterr()
    assert main(args) == FINE
    assert json.loads(capsys.readouterr().out)["finished"] == 6


def test_a_pack_that_is_not_whole_cannot_be_played(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--pack", str(folder), "--games", "1"]) == BAD_INPUT
    err = capsys.readouterr().err
    assert err.startswith("praxis: the pack cannot be played: mine: ")
    assert f"(and 10 more; see: praxis pack check {folder})" in err
    assert err.count("\n") == 1


# -- the reference -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("page", "remake"), [("packs.md", packs_page), ("vendetta-design.md", design_page)])
def test_the_pages_tell_words_and_sums_as_they_are_in_the_code(page: str, remake: Callable[[str], str]) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    assert text == remake(text), "run: python tools/vendetta_pages.py"


def test_every_word_of_the_vocabulary_is_explained() -> None:
    from praxis.vendetta.effects.control import CONTROL
    from praxis.vendetta.effects.counts import COUNTS, OF_THE_EFFECT
    from praxis.vendetta.effects.statics import STATICS
    from praxis.vendetta.effects.triggers import MOMENTS
    from praxis.vendetta.effects.verbs import VERBS
    from praxis.vendetta.effects.whom import WHO

    assert set(COUNT_WORDS) == {*COUNTS, *OF_THE_EFFECT}
    assert set(WHO_WORDS) == set(WHO)
    assert set(STATIC_WORDS) == set(STATICS)
    assert set(MOMENT_WORDS) == set(MOMENTS)
    assert {words.partition(":")[0].partition(" ")[0] for words in CONTROL_WORDS} == set(CONTROL)
    assert [name for name, verb in VERBS.items() if not verb.means] == []


def test_the_words_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "words"]) == FINE
    assert capsys.readouterr().out == reference().replace("\\|", "|")
