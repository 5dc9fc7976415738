"""Messages in Fluent files: gaps, plural, person, other messages, and English for what a language lacks."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest

from praxis.languages import BadMessages, Text, gaps, messages
from praxis.languages.fluent import Source
from praxis.languages.page import best_of, page_words

FILE = """\
### A file.

-name = Praxis
plain = { -name } says { $what } {"{"}so{"}"}.
    .aside = and { plain } again
cards =
    { $n ->
        [0] no card
        [one] one card
       *[other] { $n } cards
    } of { $who }
change = { SIGNED($n) } power
"""


def plural(number: int) -> str:
    return "one" if number == 1 else "other"


@pytest.fixture
def source(tmp_path: Path) -> Source:
    path = tmp_path / "a.ftl"
    path.write_text(FILE, encoding="utf-8")
    return Source(path)


def test_gaps_are_filled_and_braces_kept(source: Source) -> None:
    assert source.text("plain", plural).format(what="yes") == "Praxis says yes {so}."
    assert source.text("plain", plural, "aside").format(what="no") == "and Praxis says no {so}. again"
    assert source.text("change", plural).format(n=2) == "+2 power"


@pytest.mark.parametrize(("n", "said"), [(0, "no card"), (1, "one card"), (5, "5 cards")])
def test_a_number_chooses_its_form(source: Source, n: int, said: str) -> None:
    text = source.text("cards", plural)
    assert text.format(n=n, who="Anna") == f"{said} of Anna"
    assert gaps(text) == {"n", "who"}


def test_words_are_swapped_outside_gaps(source: Source) -> None:
    assert source.text("cards", plural, swap=str.upper).format(n=2, who="Anna") == "2 CARDS OF Anna"


def test_a_broken_message_is_named_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "b.ftl"
    path.write_text("good = fine\n\nbad = { $x\n", encoding="utf-8")
    broken = Source(path)
    assert broken.text("good", plural) == "fine"
    with pytest.raises(BadMessages, match=r"b\.ftl:3: bad: "):
        broken.text("bad", plural)


class Own(msgspec.Struct, frozen=True):
    title: str
    events: Mapping[str, Text]


def test_a_game_elsewhere_brings_its_own_files_and_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    for lang, text in (
        ("en", "title = Nim\nevent-took__last = { $who } took the last.\nevent-took = a\n"),
        ("de", "title = Nim!\nevent-took = b\n"),
    ):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "nim.ftl").write_text(text, encoding="utf-8")
    said = messages(Own, "nim", "de", folder=tmp_path)
    assert (said.title, said.events["took"]) == ("Nim!", "b")
    assert said.events["took.last"].format(who="Anna") == "Anna took the last."
    assert set(said.events) == {"took", "took.last"}
    assert said.events.get("gave") is None
    assert "gave" not in said.events


def test_the_page_gets_every_message_as_json() -> None:
    assert page_words("de")["account.change"] == "Passwort ändern"
    assert page_words("de").keys() == page_words("en").keys()


@pytest.mark.parametrize(
    ("wanted", "lang"), [(["de-AT"], "de"), (["fr", "it"], "it"), (["", "fr"], "en"), (["JA"], "ja")]
)
def test_a_browser_gets_the_best_of_its_languages(wanted: list[str], lang: str) -> None:
    assert best_of(wanted) == lang
