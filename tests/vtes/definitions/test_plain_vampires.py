"""Vampires whose texts name only affiliations and bonuses need no definition."""

from __future__ import annotations

import pytest

from praxis.vtes.catalogue import catalogue
from praxis.vtes.definitions.plain_vampires import is_plain
from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.tables import BYSTANDER, bystander


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("Anvil", True),
        ("Suzanne Kadim", True),
        ("Quinton McDonnell", True),
        ("Quentin King III (G3)", True),
        ("Roger Farnsworth", True),
        ("Ilse", True),
        ("Nocturn", False),
        ("Anson (G1)", False),
        ("Angelo", False),
    ],
)
def test_only_those_without_a_sentence_of_their_own_are_plain(name: str, plain: bool) -> None:
    face = catalogue.find(name)
    assert is_plain(face) is plain
    if plain:
        assert catalogue.coverage_of(face.id) == "full"


def test_no_plain_vampire_has_a_verb_in_its_text() -> None:
    words = (" can ", " gets ", " cannot ", " during ", " may ", " if ", " burn", " lock", " strike")
    for face in catalogue.load():
        if face.crypt and is_plain(face):
            assert not any(word in f" {face.text.lower()} " for word in words), face.full_name


@pytest.mark.parametrize(
    ("name", "what", "amount"),
    [
        ("Suzanne Kadim", "bleed", 2),
        ("Quinton McDonnell", "strength", 2),
        ("Anvil", "votes", 1),
        ("Quinton McDonnell", "votes", 1),
    ],
)
def test_bonuses_and_titles_are_read_from_the_data(name: str, what: str, amount: int) -> None:
    t = position(seat(ready=[name]), seat(ready=["Oskar 2/4"]), bystander())
    assert getattr(stats, what)(t.g, t[name]) == amount
    with t.unchanged(*BYSTANDER):
        t.does(f"bleed {name}")
        t.goes_on()
    assert t.measure("b.pool") == 30 - (2 if what == "bleed" else 1)
    t.is_quiet()


def test_every_plain_vampire_can_be_put_on_the_table() -> None:
    from praxis.vtes.dealt.known_faces import official

    for face in catalogue.load():
        if face.crypt and is_plain(face):
            shown = official(face.id)
            assert (shown.capacity, shown.title) == (face.capacity, face.title)
            assert len(shown.definition.gives) == len(face.bonuses) + len(face.merged.bonuses)
