"""Retainer cards: W."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import acts
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions

# -- Wolf Companion ---------------------------------------------------------------------------------------------------

LEVELS = [("Wolf Companion", "ANI", 2, 3), ("Owl Companion", "ANI", 1, 2), ("Masquer", "NEC", 1, 2)]


@rules_on("Wolf Companion", "ANK 20180612", "RTR 19941109")
@rules_on("Owl Companion", "ANK 20180612", "RTR 19941109")
@rules_on("Masquer", "ANK 20180612", "RTR 19941109")
@pytest.mark.parametrize(("card", "words", "basic", "superior"), LEVELS)
@pytest.mark.parametrize("mode", [0, 1])
def test_the_level_used_decides_for_good(card: str, words: str, basic: int, superior: int, mode: int) -> None:
    """Stolen by one with another level of the Discipline, it stays what it is."""
    level = words.lower() if mode else words
    t = position(
        seat(ready=[f"Mira 6/8 {words}", f"Nils 6/8 DOM {level}"], hand=[card, "Far Mastery"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does(f"play {card} Mira {mode}")
    t.goes_on()
    assert t.measure(f"{card}.blood") == (superior if mode else basic)
    t.does("play Far Mastery Nils 0")
    t.goes_on()
    assert t.g.host[t[card]] == t["Nils"]
    assert t.measure(f"{card}.blood") == (superior if mode else basic)
    t.is_quiet()


BITES = [
    # card, words of the employer, damage at close range, at long range, bleed, intercept
    ("Vengeful Spirit", "clan:Harbinger-of-Skulls", 1, 0, 2, 0),
    ("Wolf Companion", "ani", 1, 0, 1, 0),
    ("Stone Dog", "clan:Gargoyle", 1, 0, 1, 0),
    ("Razor Bat", "clan:Gargoyle", 1, 1, 1, 1),
    ("Hatch the Viper", "pro ser", 1, 0, 1, 0),
    ("Resplendent Protector", "clan:Toreador", 0, 0, 1, 0),
    ("D'habi Revenant", "clan:Baali", 0, 0, 2, 0),
    ("D'habi Revenant", "", 0, 0, 1, 0),
    ("Childling Muse", "clan:Malkavian", 0, 0, 2, 0),
    ("Childling Muse", "", 0, 0, 1, 0),
    ("Robert Carter", "", 0, 0, 3, 0),
    ("Masquer", "nec", 0, 0, 1, 1),
    ("Elephant Guardian", "sect:Laibon", 0, 0, 1, 0),
]


@editions
@pytest.mark.parametrize(("card", "words", "close", "long", "bleed", "intercept"), BITES)
@rules_on("Wolf Companion", "TOM 19951216")
def test_a_retainer_bites_and_serves(
    card: str, words: str, close: int, long: int, bleed: int, intercept: int, edition: str
) -> None:
    if edition == "2000" and "Laibon" in words:
        pytest.skip("there are no Laibon in 2000")
    for far, damage in ((False, close), (True, long)):
        t = position(
            seat(ready=[(f"Mira 6/8 {words}".strip(), [card])], hand=["Fake Out", "Dodge"]),
            seat(ready=["Oskar 9/9 strength:0"], hand=["Dodge"]),
            bystander(),
            edition=edition,
        )
        assert (stats.bleed(t.g, t["Mira"]), stats.intercept(t.g, t["Mira"])) == (bleed, intercept)
        t.does_all("bleed Mira", "block Oskar")
        if far:
            t.passes_until_offered("play Fake Out Mira 0")
            t.does("play Fake Out Mira 0", by="a")
        while t.asks not in t.quiet:
            if t.offers("play Dodge#2 Oskar 0"):
                t.does("play Dodge#2 Oskar 0")  # which does not help against it
            else:
                t.does("strike hand" if t.asks == "strike" else "pass")
        assert t.measure("Oskar.blood") == 9 - damage
        t.is_quiet()


EMPLOYED = [
    # card, words, mode, life, blood paid
    ("Wolf Companion", "ANI", 0, 2, 1),
    ("Wolf Companion", "ANI", 1, 3, 1),
    ("Masquer", "NEC", 0, 1, 1),
    ("Masquer", "NEC", 1, 2, 1),
    ("Redcap Wilder", "MYT", 0, 2, 2),
    ("Redcap Wilder", "MYT", 1, 2, 1),
    ("Hatch the Viper", "PRO SER", 0, 1, 1),
    ("Hatch the Viper", "PRO SER", 1, 1, 1),
    ("Corpse Balloon", "VIC", 1, 1, 0),
    ("Ghoul Escort", "", 0, 4, 0),
    ("Malajit Chandramouli", "sect:Sabbat", 0, 1, 0),
    ("Omael Kuman", "clan:Banu-Haqim", 0, 1, 0),
    ("Fortune Teller", "clan:Ravnos", 0, 1, 1),
    ("Giuseppe, Gravedigger", "clan:Giovanni", 0, 1, 0),
    ("Marijava Ghoul", "", 0, 2, 2),
    ("Corpse Minion", "clan:Tremere", 0, 1, 0),
    ("Priestess of Sekhmet", "clan:Ministry", 0, 1, 1),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "life", "paid"), EMPLOYED)
def test_a_retainer_is_employed(card: str, words: str, mode: int, life: int, paid: int, edition: str) -> None:
    t = acting(card, who=words, edition=edition)
    with t.unchanged(*BYSTANDER, "b.pool"), t.changes("Mira.blood", -paid):
        acts(t, f"play {card} Mira {mode}")
    assert (t.g.host[t[card]], t.measure(f"{card}.blood")) == (t["Mira"], life)
    t.is_quiet()
