"""A person at the terminal: a whole game, help, why, saving, going on, and a terminal that goes away."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from praxis.kernel import record as records
from praxis.vendetta.kind import KIND
from tests.cli.running import praxis, save_of


def test_a_whole_game_can_be_played_by_numbers_and_ends_with_a_prince(tmp_path: Path) -> None:
    done = praxis(tmp_path, "play", "first", "--seed", "night", "--as", "Anna", typed="1\n" * 400)
    assert done.returncode == 0, done.stderr
    assert "Prince of Chicago" in done.stdout
    assert "praxis replay first" in done.stdout
    record = save_of(tmp_path, "first")
    assert record.complete
    assert not records.replay(record, KIND).difference


def test_question_marks_explain_and_why_names_the_clause(tmp_path: Path) -> None:
    typed = "1\n1\nh\n?\n? 1\nwhy Hunt\nwhy Nikolai Barrow\nwhy nonsense\n99\nq\n"
    done = praxis(tmp_path, "play", "--seed", "x", "--as", "Anna", typed=typed)
    assert done.returncode == 0
    assert "save and quit" in done.stdout
    assert "Face up is free" in done.stdout
    assert "Everything that can be done with it is among the options" in done.stdout
    assert "[vendetta.drain.procedure]" in done.stdout
    assert "No card you can see is called “nonsense”" in done.stdout
    assert "Type a number from 1 to" in done.stdout
    assert "Go on with:  praxis play vendetta-1" in done.stdout


def test_a_saved_game_goes_on_at_the_same_decision(tmp_path: Path) -> None:
    praxis(tmp_path, "play", "ours", "--seed", "y", typed="1\n1\n1\n1\nq\n")
    before = save_of(tmp_path, "ours")
    done = praxis(tmp_path, "play", "ours", typed="q\n")
    assert done.returncode == 0
    assert save_of(tmp_path, "ours").answers == before.answers
    again = praxis(tmp_path, "play", "ours", typed="1\n1\nq\n")
    assert again.returncode == 0
    after = save_of(tmp_path, "ours").answers
    assert after[: len(before.answers)] == before.answers
    assert len(after) > len(before.answers)
    assert praxis(tmp_path, "play", "--saved").stdout.splitlines() == ["ours"]


def test_a_terminal_closed_mid_game_loses_nothing(tmp_path: Path) -> None:
    done = praxis(tmp_path, "play", "cut", "--seed", "z", typed="1\n1\n1\n")
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    record = save_of(tmp_path, "cut")
    assert len(record.answers) > 3
    assert not records.replay(record, KIND).difference


def test_a_terminal_without_colour_gets_plain_text(tmp_path: Path) -> None:
    done = praxis(tmp_path, "play", typed="1\nq\n", NO_COLOR="1", TERM="dumb")
    assert done.returncode == 0
    assert "\x1b[" not in done.stdout


@pytest.mark.parametrize("lang", ["de", "it", "ja"])
def test_the_table_speaks_other_languages(tmp_path: Path, lang: str) -> None:
    done = praxis(tmp_path, "play", "--seed", "l", "--lang", lang, typed="1\n1\n1\n1\n1\nq\n")
    assert done.returncode == 0
    assert {"de": "Einfluss", "it": "influenza", "ja": "影響力"}[lang] in done.stdout


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--lang", "fr"], "no language 'fr'; there are en, de, it, ja"),
        (["--players", "2"], "Vendetta is for 3 to 6 players, not 2"),
        (["../away"], "cannot be the name of a saved game"),
        (["--pack", "nowhere"], "nowhere"),
    ],
)
def test_bad_input_gets_one_line(tmp_path: Path, arguments: list[str], line: str) -> None:
    done = praxis(tmp_path, "play", *arguments)
    assert done.returncode == 2
    assert line in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_damaged_save_goes_on_from_the_last_good_answer(tmp_path: Path) -> None:
    praxis(tmp_path, "play", "hurt", "--seed", "y", typed="1\n" * 12 + "q\n")
    file = tmp_path / "saves" / "hurt.record"
    lines = file.read_text().splitlines()
    assert len(lines) > 14
    lines[12] = lines[12].replace(" ", "  ", 1)
    file.write_text("\n".join(lines) + "\n")
    done = praxis(tmp_path, "play", "hurt", typed="q\n")
    assert done.returncode == 0
    assert len(done.stderr.strip().splitlines()) == 1
    assert "goes on after answer 10" in done.stderr


def test_replay_tells_the_story_and_finds_a_change(tmp_path: Path) -> None:
    praxis(tmp_path, "play", "told", "--seed", "y", typed="1\n" * 400)
    good = praxis(tmp_path, "replay", "told")
    assert good.returncode == 0
    assert "answers replayed as recorded" in good.stdout
    file = tmp_path / "saves" / "told.record"
    text = file.read_text()
    copy = tmp_path / "copy.record"
    copy.write_text(text[: len(text) // 2])
    cut = praxis(tmp_path, "replay", str(copy))
    assert cut.returncode == 1
    assert len(cut.stderr.strip().splitlines()) == 1
    for bad, line in ((b"\xff\xfe", "not text in UTF-8"), (b"hello\n", "not a record"), (b"", "the record is empty")):
        copy.write_bytes(bad)
        done = praxis(tmp_path, "replay", str(copy))
        assert done.returncode == 2
        assert line in done.stderr
    missing = praxis(tmp_path, "replay", "nobody")
    assert missing.returncode == 2
    assert "no record 'nobody'" in missing.stderr


ENGLISH = re.compile(r"\b(saved|number|phase|takes|gains|back|influence|alliance|turn|Which|why|face|the|of)\b")


def test_a_german_game_is_german_throughout(tmp_path: Path) -> None:
    typed = "1\n1\nh\n99\n1\n?\nwarum Jagen\nwarum\nwarum Unsinn\nl\nb\n1\n1\n1\nq\n"
    done = praxis(tmp_path, "play", "--seed", "l", "--lang", "de", typed=typed)
    assert done.returncode == 0, done.stderr
    for line in done.stdout.splitlines():
        assert not ENGLISH.search(line), line
    for said in ("gespeichert", "Du nimmst den Ehrgeizmarker", "Du bist am Zug", "Bündnis", "speichern und beenden"):
        assert said in done.stdout
    assert "Allianz" not in done.stdout
    assert "Du nimmt" not in done.stdout


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["You take the ambition token.", "Your turn.", "You keep", "joins your alliance"]),
        ("de", ["Du nimmst den Ehrgeizmarker.", "Du bist am Zug.", "Du behältst", "kommt in dein Bündnis"]),
        ("it", ["Prendi il segnalino Ambizione.", "È il tuo turno.", "Tieni", "entra nella tua alleanza"]),
        ("ja", ["あなた"]),
    ],
)
def test_somebody_without_a_name_is_spoken_to(tmp_path: Path, lang: str, said: list[str]) -> None:
    played = praxis(tmp_path, "play", "mine", "--seed", "l", "--lang", lang, typed="1\n" * 6 + "q\n").stdout
    replayed = praxis(tmp_path, "replay", "mine", "--lang", lang).stdout
    for each in said:
        assert each in played
        assert each in replayed
    assert "You's" not in played + replayed


def test_somebody_with_a_name_is_told_of(tmp_path: Path) -> None:
    said = praxis(tmp_path, "play", "--seed", "l", "--as", "Anna", typed="1\n" * 6 + "q\n").stdout
    assert "Anna takes the ambition token." in said
    assert "Anna's turn." in said


def test_a_saved_game_goes_on_in_another_language(tmp_path: Path) -> None:
    praxis(tmp_path, "play", "mine", "--seed", "l", typed="1\n1\nq\n")
    assert "Spiele eine Karte" in praxis(tmp_path, "play", "mine", "--lang", "de", typed="q\n").stdout


def test_an_option_that_has_only_one_candidate_names_it(tmp_path: Path) -> None:
    said = praxis(tmp_path, "play", "--seed", "l", typed="1\n1\nq\n").stdout
    assert re.search(r"^ +4 Drain Ezra Stein", said, re.MULTILINE)


def test_why_answers_in_words(tmp_path: Path) -> None:
    said = praxis(tmp_path, "play", "--seed", "l", typed="1\n1\n1\n2\nwhy Hunt\nwhy Juniper Vale\nq\n").stdout
    assert "play 1" not in said.partition("> ")[2]
    assert "Drain Juniper Vale" in said or "your own alliance" in said
    assert "[vendetta." in said


def test_drained_cards_are_marked_without_colour(tmp_path: Path) -> None:
    said = praxis(tmp_path, "play", "--seed", "l", typed="1\n1\n4\nb\nq\n", NO_COLOR="1", TERM="dumb").stdout
    assert re.search(r"1× victim\s+\(drained\)", said)
