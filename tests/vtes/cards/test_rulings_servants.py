"""Rulings on retainers, and on what lies on a minion and protects him."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_combat import on
from tests.vtes.cards.test_replies import to_the_end, until

BITERS = [
    # card, words of the employer, damage
    ("Vengeful Spirit", "", 1),
    ("Wolf Companion", "", 1),
    ("Stone Dog", "clan:Gargoyle", 1),
    ("Razor Bat", "clan:Gargoyle", 1),
    ("Elephant Guardian", "", 2),
    ("Hatch the Viper", "", 1),
]


def bitten(card: str, words: str, *answers: str, hand: tuple[str, ...] = (), name: str = "Oskar") -> Table:
    """Oskar's bleed, or that of another, is blocked by Mira, who has the retainer: their combat begins."""
    t = position(
        seat(ready=["Oskar 8/9 pre" if name == "Oskar" else name], hand=list(answers)),
        seat(ready=[(f"Mira 8/9 cel {words}".strip(), [card])], hand=list(hand)),
        bystander(),
    )
    t.does(f"bleed {name}")
    until(t, "block Mira")
    t.does("block Mira", by="b")
    return t


def bites(t: Table, whom: str, card: str) -> list[tuple[int, int]]:
    """What the retainer has inflicted, each time: how much, and whether it was environmental."""
    mine = (t[whom], t[card])
    return [
        (told["ordinary"], told["environmental"]) for told in t.told("damage") if (told["card"], told["source"]) == mine
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
    on(t, "strike")
    t.does(f"play {answer} Oskar 0", by="a")
    on(t)
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
    on(t)
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
    on(t, "additional")
    t.does("play Blur Mira 0", by="b")
    on(t)
    assert len([told for told in t.told("strike") if told["minion"] == t["Mira"]]) == 2
    assert bites(t, "Oskar", card) == [(n, 1)]
    t.is_quiet()


@pytest.mark.parametrize(("card", "n"), [("Stone Dog", 1), ("Razor Bat", 1)])
@pytest.mark.parametrize("words", ["clan:Gargoyle", "clan:Nosferatu"])
def test_a_creature_of_the_gargoyles_bites_for_a_gargoyle(card: str, n: int, words: str) -> None:
    t = bitten(card, words)
    on(t)
    assert bites(t, "Oskar", card) == [(n, 1)] * (words == "clan:Gargoyle")


def test_an_elephant_guards_against_an_acting_minion_only() -> None:
    """Two vampires whom a third one sets on each other do not act."""
    t = position(
        seat(ready=["Nils 6/8 ANI"], hand=["Taunt the Caged Beast"]),
        seat(ready=["Oskar 6/8"]),
        seat(ready=[("Mira 6/8", ["Elephant Guardian"])]),
    )
    t.does("play Taunt the Caged Beast Nils 1")
    to_the_end(t)
    assert len(t.told("combat")) == 1
    assert bites(t, "Oskar", "Elephant Guardian") == []
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (5, 5)


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


@rules_on("Masquer", "LSJ 20010627", "LSJ 20090304-1")
@pytest.mark.parametrize(("card", "lost"), [("Masquer", 0), ("Owl Companion", 1)])
def test_a_masquer_is_not_hurt_even_by_what_cannot_be_prevented(card: str, lost: int) -> None:
    t = position(
        seat(ready=["Oskar 8/9 tha"], hand=["Weather Control"]),
        seat(ready=[("Mira 8/9", [card])]),
        bystander(),
    )
    t.does("bleed Oskar")
    until(t, "block Mira")
    t.does("block Mira", by="b")
    life = t.measure(f"{card}.blood")
    until(t, "play Weather Control Oskar 0")
    t.does("play Weather Control Oskar 0", by="a")
    on(t, "strike")
    assert t.region(card) == ("ash-heap" if lost == life else "attached")
    assert t.measure("Mira.blood") == 6  # the storm, and a fist


@rules_on("Charnas the Imp", "ANK 20180408")
def test_charnas_leaves_the_game_with_who_is_ousted() -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(pool=1, ready=[("Oskar 2/4 locked", ["Charnas the Imp"])]),
        bystander(),
    )
    t.does("bleed Mira")
    t.goes_on()
    assert t.region("Charnas the Imp") == "removed"


# -- an action is made to fail ----------------------------------------------------------------------------------------

FAILING = ["Szlachta Bodyguard", "Secret Passage"]


def assaulted(card: str, *hand: str, words: str = "") -> Table:
    """Oskar is about to attack Mira, who has the card."""
    t = position(
        seat(ready=[f"Oskar 6/8 {words}".strip(), "Nils 2/4"], hand=["Bum's Rush", *hand]),
        seat(ready=[("Mira 6/8", [card]), "Kin 3/4"]),
        bystander(),
    )
    t.does("play Bum's Rush Oskar")
    t.does("target Mira", by="a")
    return t


@rules_on("Szlachta Bodyguard", "ANK 20221205", "LSJ 20041022", "ANK 20211015", "RTR 20180719", "LSJ 20070219")
@rules_on("Secret Passage", "ANK 20221205", "LSJ 20041022", "ANK 20211015", "RTR 20180719", "LSJ 20070219")
@pytest.mark.parametrize("card", FAILING)
def test_an_action_that_was_made_to_fail_has_failed_without_a_block(card: str) -> None:
    """What follows a failed action can be played, what follows a block cannot; and it counts as taken."""
    t = assaulted(card, "Zephyr", "Freak Drive", "Bum's Rush", words="CEL FOR")
    until(t, f"use {card}")
    t.does(f"use {card}", by="b")
    until(t, "play Zephyr Oskar 1")
    t.does("play Zephyr Oskar 1", by="a")
    t.goes_on()
    assert not t.ever_offered("play Freak Drive")
    assert (t.region(card), t.told("combat"), t.told("blocked")) == ("ash-heap", [], [])
    assert t.measure("Oskar.locked") == 0
    assert not t.offers("play Bum's Rush#2 Oskar")
    assert t.offers("play Bum's Rush#2 Nils")
    t.is_quiet()


@rules_on("Szlachta Bodyguard", "ANK 20260316", "LSJ 20041022")
@rules_on("Secret Passage", "ANK 20260316", "LSJ 20041022")
@pytest.mark.parametrize("card", FAILING)
def test_it_is_too_late_once_a_block_is_attempted(card: str) -> None:
    """The attempt and the combat that it leads to: it is not offered any more."""
    t = assaulted(card)
    until(t, "block Kin")
    t.does("block Kin", by="b")
    since = len(t.asked)
    to_the_end(t)
    assert t.told("combat")
    assert not t.ever_offered(f"use {card} -1", since)
    assert not t.ever_offered(f"use {card} Mira -2", since)
    t.is_quiet()
