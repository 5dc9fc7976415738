"""The files of a language are compared with the others: missing and unused messages and wrong gaps are named."""

from __future__ import annotations

from pathlib import Path

import pytest

from praxis.languages import gaps, known, language
from praxis.languages.checking import faults
from praxis.languages.fluent import Source
from tests.languages import pseudo


@pytest.mark.parametrize("lang", known())
def test_no_language_has_a_fault(lang: str) -> None:
    assert [str(fault) for fault in faults(lang)] == []


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """German again, under another name."""
    monkeypatch.setenv("PRAXIS_LANGUAGES", str(tmp_path))
    return pseudo.copy("de", tmp_path, "dx")


def test_a_copy_of_a_language_has_no_fault(folder: Path) -> None:
    assert faults("dx") == []


@pytest.mark.parametrize(
    ("file", "old", "new", "line", "message"),
    [
        ("vendetta_events.ftl", "event-phase = { $phase }.\n", "", 0, "'event-phase' is missing; see "),
        ("vendetta_events.ftl", "event-phase =", "event-fase =", 1, "'event-fase' is said by nobody"),
        ("vendetta_events.ftl", "event-phase = { $phase }", "event-phase = { $fase }", 1, "nothing fills: { $fase }"),
        ("vendetta_events.ftl", "event-phase = { $phase }", "event-phase = so", 1, "leaves out { $phase }"),
        ("vendetta_events.ftl", "event-phase = { $phase }", "event-phase = { $phase", 1, "Expected token"),
        (
            "vendetta_events.ftl",
            "event-phase = { $phase }.",
            "event-phase = { OF($phase) }.",
            1,
            "SIGNED($n)",
        ),
        ("vendetta_events.ftl", "event-phase =", "event-round = x\nevent-phase =", 1, "'event-round' is there already"),
        (
            "vendetta_options.ftl",
            "    .explained = Dein Zug endet",
            "    .text = Dein Zug endet",
            1,
            ".explained' is",
        ),
        ("vtes.ftl", "[one] { $n } Stimme\n", "[few] { $n } Stimme\n", 1, "has a way 'few' for { $n }; there are one"),
        ("vtes_reasons.ftl", "reason-card__cost__blood =", "reason-card__cost__blut =", 1, "is said by nobody"),
        ("vendetta_names.tsv", "BR01\t", "BR99\t", 2, "'BR99' is in no other language"),
        ("vendetta_cards.py", '"your-turn":', '"dein-zug":', 0, "MOMENTS has no 'your-turn'"),
        ("page.ftl", "account__change =", "account__changes =", 0, "'account__change' is missing"),
    ],
)
def test_a_fault_is_named_with_file_and_line(
    folder: Path, file: str, old: str, new: str, line: int, message: str
) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    found = [fault for fault in faults("dx") if message in fault.message]
    assert found
    assert {fault.file for fault in found} == {str(path)}
    assert bool(found[0].line) == bool(line)


def test_a_missing_file_is_named(folder: Path) -> None:
    (folder / "terminal.ftl").unlink()
    assert [str(fault) for fault in faults("dx")] == [f"{folder / 'terminal.ftl'}: this file is missing"]


@pytest.mark.parametrize("lang", ["en", "de", "it"])
@pytest.mark.parametrize("part", ["vendetta_events", "vendetta_stack", "vtes_events", "vtes_stack"])
def test_whatever_tells_of_a_player_can_speak_to_her(lang: str, part: str) -> None:
    """In these languages the verb follows the person."""
    source = Source(language(lang).folder / f"{part}.ftl")
    texts = {name: gaps(source.text(name, language(lang).plural)) for name in source}
    assert [name for name, asked in texts.items() if "who" in asked and "who-is" not in asked] == []


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("deed/rescue =", "deed/rescue = so\ndeed/rescue =", "'deed/rescue' is there already, in line "),
        ("lock = {who:A} sperren\n", "", "'lock' is missing; see "),
        ("when/master = ", "when/meister = ", "'when/master' is missing; see "),
        ("when/master = ", "when/meister = ", "'when/meister' is said by nobody"),
        ("burn-edge = ", "brenne = den Vorteil\nburn-edge = ", "'brenne' is said by nobody"),
        ("redirect = <der Bleed> richtet sich nun gegen {to:A}", "redirect = woanders", "'redirect' leaves out {to}"),
        ("do = nichts", "do = nichts\ndo who=you = alles", "'do who=you' is never reached, because of line "),
        ("do = nichts", "do = [nichts", "'[nichts geschieht' is not closed"),
        ("do = nichts", "do = {nichts", "'{nichts geschieht' does not begin with a gap"),
        ("deed/rescue =", "dead/rescue = so\ndeed/rescue =", "no row asks for 'dead/'"),
        ("takes-action = <{who}>", "takes-action = {who@whom} <{who}>", "there is no table 'whom/'"),
        ("do = nichts", "do nichts", "a row is written: word slot=value = phrase"),
    ],
)
def test_a_fault_in_the_rows_of_card_texts_is_named(folder: Path, old: str, new: str, message: str) -> None:
    file = folder / "vtes_cards.rows"
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    assert any(message in str(fault) for fault in faults("dx")), faults("dx")
