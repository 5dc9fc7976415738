"""Card texts as a reader of each language expects them; `texts.txt` holds them, read over by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from praxis.kernel.words import Lang
from praxis.languages import known
from praxis.vendetta.cards import Card, Trigger
from praxis.vendetta.effects.grammar import Reader
from praxis.vendetta.sets import card_set
from praxis.vendetta.words import card, card_text, labels, words_for_set
from praxis.vendetta.words.languages import tongue


def text_of(line: str, lang: Lang) -> str:
    """The text of a card of some kind with one effect: ``clan | do: gain 2 blood``."""
    kind, _, field = line.partition(" | ")
    name, _, effect = field.partition(": ")
    reader = Reader()
    made = Card(id=0, code="X", kind=kind, name="X")
    if name == "do":
        made = Card(id=0, code="X", kind=kind, name="X", does=reader.effect(effect))
    elif name == "while":
        made = Card(id=0, code="X", kind=kind, name="X", statics=(reader.static(effect),))
    else:
        trigger = Trigger(name.removeprefix("when "), reader.effect(effect))
        made = Card(id=0, code="X", kind=kind, name="X", triggers=(trigger,))
    return tongue(lang).grammar.card(made, reader.script.said)


def golden() -> dict[tuple[str, str], str]:
    found: dict[tuple[str, str], str] = {}
    line = ""
    for row in Path(__file__).with_name("texts.txt").read_text(encoding="utf-8").splitlines():
        if " | " in row.split(":")[0] and not row.startswith("#"):
            line = row
        elif row and not row.startswith("#"):
            lang, _, text = row.partition(": ")
            found[line, lang] = text
    return found


GOLDEN = golden()


@pytest.mark.parametrize(("line", "lang"), GOLDEN)
def test_a_card_reads_as_it_should(line: str, lang: Lang) -> None:
    assert text_of(line, lang) == GOLDEN[line, lang]


def test_every_text_is_there_in_every_language() -> None:
    lines = {line for line, _ in GOLDEN}
    assert len(lines) >= 40
    assert set(GOLDEN) == {(line, lang) for line in lines for lang in known()}


# -- cards ------------------------------------------------------------------------------------------------------------


def test_a_clan_card_shows_clan_power_and_step() -> None:
    shown = card("BR08", "de")
    assert (shown.name, shown.kind) == ("Jagen", "Clankarte")
    assert shown.facts["clan"] == "Brujah"
    assert shown.facts["step"] == "Konflikt"
    assert shown.facts["power"] == card_set().by_code["BR08"].power
    assert shown.text == card_text("BR08", "de")
    assert "Hauskarte" in shown.note


def test_an_ally_shows_its_four_numbers_and_its_nature() -> None:
    printed = card_set().by_code["AL30"]
    shown = card("AL30", "it")
    assert shown.kind == "alleato"
    assert shown.facts["title"] == "ballerino"
    assert shown.facts["nature"] in ("umano", "vampiro")
    numbers = [shown.facts[name] for name in ("influence", "feeding", "drain", "drained")]
    assert numbers == [printed.influence, printed.feeding, printed.drain, printed.drained]


@pytest.mark.parametrize("lang", known())
def test_every_fact_has_a_label(lang: Lang) -> None:
    used = {name for each in card_set().cards for name in card(each.code, lang).facts}
    assert used == set(labels(lang))


def test_a_pack_that_is_read_anew_is_worded_anew() -> None:
    house = card_set()
    first = house.cards[0]
    for name in ("Once", "Twice"):
        renamed = [Card(id=0, code=first.code, kind=first.kind, name=name), *house.cards[1:]]
        pack = type(house)("worded anew", renamed, house.script, house=False)
        shown = words_for_set(pack).cards("en")[0]
        assert (shown.name, shown.note) == (name, "")
