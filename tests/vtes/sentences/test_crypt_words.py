"""Sentences of crypt cards that say what a vampire is: his sect, his title, a keyword."""

from __future__ import annotations

from praxis.vtes.dealt.known_faces import official
from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table
from tests.vtes.sentences.laws import Case, law


def _is_of(t: Table, card: int, sect: str) -> bool:
    """Whether a vampire is of this sect. An older book has anarchs who are independent, and that of 2000 has none."""
    if sect == "Anarch":
        return stats.is_anarch(t.g, card) is t.g.edition.has_anarchs
    return stats.sect(t.g, card) == sect


@law("ba5b7c2c90b2", "aac0b1552d2d", "512e45ba1f59", "0e4475250c1e")
def test_sect_and_title(case: Case) -> None:
    """As in "Camarilla Prince of Boston" and "Sabbat bishop"; a title that the book does not know is of no use."""
    sect, title = case.words.rstrip(".").split(" ", 1)
    word, of, place = title.partition(" of ")
    t = case.in_play()
    card = t[official(case.face.id).name]
    assert _is_of(t, card, sect), f"is {stats.sect(t.g, card)}, not {sect}"
    held = stats.held_title(t.g, card)
    assert held == f"{word.lower()}{of}{place}", f"holds the title '{held}', not '{title}'"
    wanted = word.lower() if word.lower() in t.g.edition.titles else ""
    assert stats.title(t.g, card) == wanted, f"is '{stats.title(t.g, card)}', not '{wanted}'"


@law(
    "8d7484c5ab4d",
    "d4f9ee42fcec",
    "2e3a3de43ee3",
    "70539d3cc964",
    "34f4d9e6f6a6",
    "7f84a223b27e",
    "30486d6a9238",
    "d410e9b484a1",
)
def test_keyword(case: Case) -> None:
    """Alone, or after a sect as in "Sabbat: Black Hand"; the book of 2000 knows no such words."""
    sect, _, keyword = case.words.rstrip(".").rpartition(": ")
    if not case.face.crypt:
        stage = case.played()
        stage.ends()
        t, card = stage.t, stage.card
    else:
        t = case.in_play()
        card = t[official(case.face.id).name]
    word = keyword.split(" [")[0].lower()
    assert stats.has_trait(t.g, card, word) is t.g.edition.has_traits, f"is not {keyword}"
    assert not sect or _is_of(t, card, sect), f"is {stats.sect(t.g, card)}, not {sect}"
