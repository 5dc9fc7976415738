"""Retainer cards: V."""

from __future__ import annotations

import pytest

from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.retainer_tables import bites, bitten
from tests.vtes.cards.rulings import rules_on

# -- Vengeful Spirit --------------------------------------------------------------------------------------------------

BITERS = [
    # card, words of the employer, damage
    ("Vengeful Spirit", "", 1),
    ("Wolf Companion", "", 1),
    ("Stone Dog", "clan:Gargoyle", 1),
    ("Razor Bat", "clan:Gargoyle", 1),
    ("Elephant Guardian", "", 2),
    ("Hatch the Viper", "", 1),
]


@rules_on("Vengeful Spirit", "ANK 20180612", "RTR 19941109", "TOM 19951216")
@rules_on("Wolf Companion", "ANK 20180612", "RTR 19941109", "TOM 19951216")
@rules_on("Stone Dog", "ANK 20180612", "RTR 19941109", "TOM 19951216")
@rules_on("Razor Bat", "ANK 20180612", "RTR 19941109", "TOM 19951216")
@rules_on("Elephant Guardian", "ANK 20180612", "RTR 19941109", "TOM 19951216")
@rules_on("Hatch the Viper", "ANK 20180612", "RTR 19941109", "TOM 19951216")
@pytest.mark.parametrize(("card", "words", "n"), BITERS)
@pytest.mark.parametrize(("answer", "hit"), [("Dodge", True), ("Majesty", False)])
def test_a_dodge_does_not_help_against_a_retainer_and_the_end_of_the_combat_does(
    card: str, words: str, n: int, answer: str, hit: bool
) -> None:
    t = bitten(card, words, answer)
    on_to(t, "strike")
    t.does(f"play {answer} Oskar 0", by="a")
    on_to(t)
    assert bites(t, "Oskar", card) == [(n, 1)] * hit
    t.is_quiet()


@rules_on("Vengeful Spirit", "ANK 20211127")
@rules_on("Wolf Companion", "ANK 20211127")
@rules_on("Stone Dog", "ANK 20211127")
@rules_on("Razor Bat", "ANK 20211127")
@rules_on("Elephant Guardian", "ANK 20211127")
@rules_on("Hatch the Viper", "ANK 20211127")
@pytest.mark.parametrize(("card", "words", "n"), BITERS)
def test_who_is_immune_to_retainers_is_not_bitten(card: str, words: str, n: int) -> None:
    t = bitten(card, words, name="Carolina Vález")
    on_to(t)
    assert t.measure("Carolina Vález.blood") == t.measure("Carolina Vález.capacity") - 1  # a fist
    assert bites(t, "Carolina Vález", card) == [(n, 1)]
    t.is_quiet()


@rules_on("Vengeful Spirit", "RTR 19941109")
@rules_on("Wolf Companion", "RTR 19941109")
@rules_on("Elephant Guardian", "RTR 19941109")
@rules_on("Hatch the Viper", "RTR 19941109")
@pytest.mark.parametrize(("card", "words", "n"), BITERS)
def test_a_retainer_bites_once_however_often_its_employer_strikes(card: str, words: str, n: int) -> None:
    t = bitten(card, words, hand=("Blur",))
    on_to(t, "additional")
    t.does("play Blur Mira 0", by="b")
    on_to(t)
    assert len([told for told in t.told("strike") if told["minion"] == t["Mira"]]) == 2
    assert bites(t, "Oskar", card) == [(n, 1)]
    t.is_quiet()
