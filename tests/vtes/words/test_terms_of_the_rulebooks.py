"""V:TES speaks with the terms of the rulebook of each language, not with other words for the same things."""

from __future__ import annotations

import re

import pytest

from praxis.languages import folders
from praxis.vtes.cards import definitions
from praxis.vtes.words import told

# Words that the rulebook has another term for, which stands beside them.
OTHER_WORDS = {
    "de": {
        r"krypta": "Gruft",
        r"aschehaufen": "Ablagestapel",
        r"verbrenn|verbrann": "ablegen, vernichten",
        r"\babfangen": "Aufmerksamkeit",
        r"\bschlag|\bschläge|\bschlägt": "Angriff, angreifen (Handschlag und Erstschlag sind Terme)",
        r"nachsetzen|\bsetzt nach": "Press",
        r"schwere[rnms]? schaden": "schwer heilbarer Schaden",
        r"\b(dem|des|ein|einen|einem|eines|jeden|jedem|jedes|diesem|dieses) (\w+e[rn]? )?methusalem": "die Methusalem",
        r"methusaleme|kontrolleur": "Methusalems, die Methusalem",
        r"diableris[ie]": "diablerieren",
        r"erwachte": "Erleuchtete",
        r"\büberzeugung(en)?\b": "Überzeugungsstärke",
        r"handlungsunfähig": "leblos",
        r"infernalisch": "höllisch",
        r"justikar|\bclan": "Justiziar, Klan",
        r"einzigartig": "einmalig",
        r"lappalie": "Kleinigkeit",
        r"\bin dienst\b": "binden",
        r"\bretten|rettung": "befreien",
        r"fernwirkung": "weit reichend",
    },
}


_NAMES = re.compile(r"^[\w.-]+ ?[=\t]|\{ \$\w+ \}")
"""What no player reads: the name of a line, and those of its gaps."""


def said(lang: str) -> list[str]:
    """Every line of V:TES in this language: messages, clauses, and all made texts."""
    folder = folders.language(lang).folder
    files = [path for path in sorted(folder.glob("*vtes*")) if path.suffix in (".ftl", ".tsv")]
    lines = [line for path in files for line in path.read_text(encoding="utf-8").splitlines() if line[:1] != "#"]
    return [
        *(_NAMES.sub("", line) for line in lines),
        *(told.text(definition, lang) for definition in definitions().values()),
    ]


@pytest.mark.parametrize("lang", sorted(OTHER_WORDS))
def test_one_thing_has_the_word_that_the_rulebook_gives_it(lang: str) -> None:
    lines = said(lang)
    for word, term in OTHER_WORDS[lang].items():
        found = [line for line in lines if re.search(word, line, re.IGNORECASE)]
        assert found == [], f"the book says {term}"
