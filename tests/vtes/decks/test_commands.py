"""`praxis deck` and `praxis cards` as a person or another program meets them."""

from __future__ import annotations

import io
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from praxis.cli.main import main
from praxis.vtes import decks
from praxis.vtes.catalogue import catalogue
from tests.vtes.decks import samples


class Terminal:
    """Runs a command line and keeps what it printed."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys
        self.out = self.err = ""

    def __call__(self, *args: object) -> int:
        code = main([str(arg) for arg in args])
        self.out, self.err = self.capsys.readouterr()
        return code

    def json(self, *args: object) -> dict[str, Any]:
        self(*args, "--json")
        answer: dict[str, Any] = json.loads(self.out)
        return answer


@pytest.fixture
def praxis(capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(capsys)


@pytest.fixture
def deck_file(tmp_path: Path) -> Path:
    file = tmp_path / "good.txt"
    file.write_text(decks.write(samples.legal_deck(), "twd"), encoding="utf-8")
    return file


def test_check_answers_yes_with_exit_code_0(praxis: Terminal, deck_file: Path) -> None:
    assert praxis("deck", "check", deck_file) == 0
    assert "crypt 12, library 60: legal (2023, standard, 5 players)" in praxis.out


def test_check_answers_no_with_the_reasons_and_exit_code_1(praxis: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "short.txt"
    file.write_text("11x Gilbert Duane\n2x Nobody Knows Me\n60x Deflection\n", encoding="utf-8")
    assert praxis("deck", "check", file) == 1
    assert "line 2: no card is called 'Nobody Knows Me'" in praxis.out
    assert "the crypt has 11 cards; it needs at least 12 [deck.crypt.minimum]" in praxis.out


def test_check_gives_other_programs_the_promised_keys(praxis: Terminal, deck_file: Path) -> None:
    answer = praxis.json("deck", "check", deck_file, "--edition", "2012", "--players", "2")
    assert (answer["ok"], answer["crypt"], answer["library"], answer["problems"]) == (True, 12, 60, [])
    assert {frozenset(card) for card in answer["cards"]} == {frozenset({"id", "name", "count", "coverage", "note"})}
    assert sum(card["count"] for card in answer["cards"]) == 72
    short = praxis.json("deck", "check", deck_file, "--format", "duel")
    assert short["ok"] is False
    assert {"code", "message", "line"} <= set(short["problems"][0])


def test_several_decks_are_checked_at_once(praxis: Terminal, deck_file: Path) -> None:
    answer = praxis.json("deck", "check", deck_file, deck_file)
    assert (answer["ok"], len(answer["decks"])) == (True, 2)


def test_a_deck_is_read_from_standard_input(praxis: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(samples.TWD.encode())))
    assert praxis.json("deck", "check", "-")["crypt"] == 12


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "this file is empty"),
        (b"\x7fELF\x00\x01\x02\x03\x04\x05\x06\x07", "not a text file"),
        (b"https://vdb.im/decks/abc", "export that deck as text"),
        (b'{"cards": ', "begins like JSON"),
    ],
)
def test_what_is_no_deck_gets_one_line_and_exit_code_2(
    praxis: Terminal, tmp_path: Path, content: bytes, words: str
) -> None:
    file = tmp_path / "bad.txt"
    file.write_bytes(content)
    for command in (("check",), ("odds",), ("convert", "--to", "jol")):
        assert praxis("deck", command[0], file, *command[1:]) == 2
        assert praxis.out == ""
        assert words in praxis.err
        assert praxis.err.count("\n") == 1


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("deck", "check", "no-such-file.txt"), "no-such-file.txt"),
        (("deck", "check", "."), "is a folder"),
        (("deck", "check", "FILE", "--edition", "1994"), "there are 2000, 2011, 2012, 2023"),
        (("deck", "check", "FILE", "--format", "modern"), "there are standard, casual, v5, duel"),
        (("deck", "convert", "FILE", "--to", "docx"), "there are twd, vdb"),
        (("deck", "convert", "FILE", "FILE", "--to", "jol"), "--output"),
        (("deck", "convert", "FILE", "--to", "jol", "--output", "FILE"), "is the list itself"),
        (("cards", "show", "Deflectoin"), "did you mean Deflection"),
        (("cards", "show", "Deflection", "--edition", "x"), "no edition is called 'x'"),
    ],
)
def test_bad_usage_gets_one_line_and_exit_code_2(
    praxis: Terminal, deck_file: Path, args: tuple[str, ...], words: str
) -> None:
    assert praxis(*(str(deck_file) if arg == "FILE" else arg for arg in args)) == 2
    assert words in praxis.err
    assert praxis.err.count("\n") == 1


def test_missing_card_data_is_one_line(praxis: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PRAXIS_CARDS", str(tmp_path))
    catalogue.load.cache_clear()
    try:
        assert praxis("cards", "show", "Deflection") == 2
        assert praxis.err.startswith("praxis: PRAXIS_CARDS is")
        assert praxis.err.count("\n") == 1
    finally:
        monkeypatch.undo()
        catalogue.load.cache_clear()


@pytest.mark.parametrize("form", decks.FORMATS)
def test_convert_prints_or_writes_the_deck(praxis: Terminal, deck_file: Path, tmp_path: Path, form: str) -> None:
    assert praxis("deck", "convert", deck_file, "--to", form) == 0
    assert decks.read(praxis.out)[0].cards == samples.legal_deck().cards
    folder = tmp_path / "out"
    folder.mkdir()
    assert praxis("deck", "convert", deck_file, "--to", form, "--output", folder) == 0
    written = next(folder.iterdir())
    assert decks.read(written.read_bytes())[0].cards == samples.legal_deck().cards


def test_convert_keeps_unknown_lines_and_says_so(praxis: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "odd.txt"
    file.write_text("2x Blood Doll\n3x Deflectoin\n", encoding="utf-8")
    assert praxis("deck", "convert", file, "--to", "jol") == 1
    assert "3x Deflectoin" in praxis.out
    assert "line 2: no card is called 'Deflectoin'; did you mean Deflection" in praxis.err


def test_odds_for_people_and_for_programs(praxis: Terminal, deck_file: Path) -> None:
    assert praxis("deck", "odds", deck_file) == 0
    assert "opening crypt (4)" in praxis.out
    answer = praxis.json("deck", "odds", deck_file)
    assert answer["crypt_cards"][0]["at_least_one"] == 1.0
    assert answer["curve"] == {"7": 12}


def test_a_card_is_shown_in_the_words_of_the_edition(praxis: Terminal) -> None:
    assert praxis("cards", "show", "theo", "bell", "(g6)") == 0
    assert praxis.out.startswith(
        "Theo Bell (G6)  (201613)\nVampire, Brujah, capacity 8, CEL POT PRE aus dom, Anarch, group 6\n"
    )
    old = praxis.json("cards", "show", "Al-Ashrad, Amr of Alamut", "--edition", "2000")
    assert (old["id"], old["clans"], old["kind"]) == (200035, ["Banu Haqim"], "Vampire")
    assert old["coverage"] in ("full", "partial", "manual")
    assert praxis("cards", "show", "Al-Ashrad, Amr of Alamut", "--edition", "2000") == 0
    assert "Vampire, Assamite, capacity 9" in praxis.out


def test_a_card_is_also_shown_in_another_language(praxis: Terminal) -> None:
    assert praxis("cards", "show", "Govern the Unaligned", "--lang", "de") == 0
    assert "Bleed" in praxis.out
    assert "[dom] mit +2 Bleed bleeden" in praxis.out
    assert praxis.json("cards", "show", "Govern the Unaligned")["made"] == ""
    assert praxis.json("cards", "show", "Belinde", "--lang", "de")["made"] == "Camarilla, Prinz von Copenhagen."
    assert praxis("cards", "show", "Amaranth", "--lang", "de") == 0


def test_search_lists_cards_and_says_no_when_there_are_none(praxis: Terminal) -> None:
    answer = praxis.json("cards", "search", "govern", "unaligned")
    assert answer["cards"][0]["name"] == "Govern the Unaligned"
    assert praxis("cards", "search", "xqzzk") == 1
    assert praxis.err == "praxis: no card has all of: xqzzk\n"


def test_a_filter_that_is_given_twice_asks_for_both(praxis: Terminal) -> None:
    both = praxis.json("cards", "search", "--discipline", "DOM", "--discipline", "obf", "--limit", "999")
    at_once = praxis.json("cards", "search", "--discipline", "DOM obf", "--limit", "999")
    only_last = praxis.json("cards", "search", "--discipline", "obf", "--limit", "9")
    assert both == at_once
    assert 0 < both["found"] < only_last["found"]


def test_a_range_that_runs_backwards_is_refused(praxis: Terminal) -> None:
    assert praxis("cards", "search", "--capacity", "5-3") == 2
    assert praxis.err == "praxis: '5-3' is no capacity; write 5, 3-5 or 8+\n"


def test_the_code_of_a_known_deck_stands_apart_from_its_name(praxis: Terminal) -> None:
    assert praxis("deck", "list", "princes") == 0
    assert praxis.out.split()[:2] == ["princes-of-the-hall", "Princes"]


def test_the_shares_of_decks_with_long_names_stand_in_one_column(praxis: Terminal) -> None:
    decks = ["--deck", "Fifth Edition (Anarch): Banu Haqim", "--deck", "Fifth Edition: Ventrue"]
    assert praxis("simulate", "--game", "vtes", "--players", "2", "--games", "1", "--processes", "1", *decks) == 0
    shares = [line for line in praxis.out.splitlines() if line.startswith("  Fifth Edition")]
    assert len(shares) == 2
    assert len({line.index("%") for line in shares}) == 1


def test_a_deck_known_by_name_stands_wherever_a_file_can(praxis: Terminal) -> None:
    answer = praxis.json("deck", "check", "Fifth Edition: Tremere")
    assert (answer["name"], answer["crypt"], answer["library"]) == ("Fifth Edition: Tremere", 12, 77)


def test_the_list_of_known_decks_says_what_is_not_enforced(praxis: Terminal) -> None:
    listed = praxis.json("deck", "list")["decks"]
    tremere = next(deck for deck in listed if deck["code"] == "V5:PTr")
    assert (tremere["sold"], tremere["cards"]) == (True, 33)
    assert praxis("deck", "list", "tremere") == 0
    assert praxis.out.count("Tremere") == len([deck for deck in listed if "Tremere" in deck["name"]]) > 4
    assert praxis("deck", "list", "no such thing") == 2
    assert praxis.err == "praxis: no known deck has 'no such thing' in its name; praxis deck list shows all\n"


def test_what_is_neither_a_file_nor_a_known_deck_is_one_line(praxis: Terminal) -> None:
    assert praxis("deck", "odds", "Fifth Edition: Nosferatuu") == 2
    assert praxis.err.startswith("praxis: Fifth Edition: Nosferatuu is no file, and no deck is called")
    assert praxis.err.count("\n") == 1


def test_check_says_card_by_card_what_is_done_by_hand(praxis: Terminal, tmp_path: Path) -> None:
    manual = next(face for face in catalogue.load() if catalogue.coverage_of(face.id) == "manual" and not face.crypt)
    file = tmp_path / "mixed.txt"
    file.write_text(f"12x Anvil\n58x Deflection\n1x {manual.name}\n2x Illusions of the Kindred\n", encoding="utf-8")
    praxis("deck", "check", file)
    assert f"    1x {manual.unique_name}: what it does is done by hand\n" in praxis.out
    assert "    2x Illusions of the Kindred: not enforced: the vampire can contest" in praxis.out
    assert "Deflection:" not in praxis.out
    cards = {card["name"]: card for card in praxis.json("deck", "check", file)["cards"]}
    assert cards["Deflection"]["coverage"] == "full"
    assert cards["Illusions of the Kindred"]["note"] == "the vampire can contest others and titles"
    file.write_text("12x Anvil\n59x Deflection\n1x Deep Ecology\n", encoding="utf-8")
    praxis("deck", "check", file, "--edition", "2000")
    assert "    1x Deep Ecology: this rulebook has no rules for it\n" in praxis.out


@pytest.mark.parametrize(("coverage", "said"), [("full", ": legal ("), ("absent", "no rules for 2 of its cards (")])
def test_a_deck_with_cards_of_another_rulebook_is_not_called_legal(
    coverage: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    from praxis.cli.deck import _print_answer

    card = {"count": 2, "name": "Dodge", "coverage": coverage, "note": ""}
    _print_answer(
        {"file": "a", "name": "", "ok": True, "crypt": 12, "library": 60, "cards": [card], "problems": []}, "2000"
    )
    assert said in capsys.readouterr().out
