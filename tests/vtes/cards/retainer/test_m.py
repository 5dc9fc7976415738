"""Retainer cards: M."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import acts, does, to_the_end, until
from tests.vtes.cards.combat_tables import fought, on_to, to_long
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import acting, bystander, editions, fighting, in_editions

# -- Malajit Chandramouli ---------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("caught", [False, True])
def test_malajit_hides_an_action_and_dies_if_it_is_blocked(caught: bool, edition: str) -> None:
    card = "Malajit Chandramouli"
    t = position(
        seat(ready=[("Mira 6/8 sect:Sabbat", [card])]),
        seat(ready=["Oskar 4/8", ("Kin 4/8", ["Raven Spy"])]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    acts(t, "block Oskar", f"use {card} Mira -1", *(["block Kin"] if caught else []))
    assert (len(t.told("blocked")), t.region(card)) == ((1, "ash-heap") if caught else (0, "attached"))
    assert t.measure("b.pool") == 30 if caught else 29


# -- Marijava Ghoul ---------------------------------------------------------------------------------------------------

STEALTHY = [
    ("Marijava Ghoul", "PRE", "Heart of the City", 2),
    ("Marijava Ghoul", "ani", "Army of Rats", 1),
    ("Giuseppe, Gravedigger", "nec", "Possession", 1),
    ("Giuseppe, Gravedigger", "ani", "Army of Rats", 1),
]


@editions
@pytest.mark.parametrize(("card", "words", "action", "stealth"), STEALTHY)
def test_a_retainer_hides_actions_of_a_discipline(
    card: str, words: str, action: str, stealth: int, edition: str
) -> None:
    t = position(
        seat(ready=[(f"Mira 4/8 {words}", [card])], hand=[action], ash_heap=["Anson"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {action} Mira 0")
    assert stats.stealth(t.g, t["Mira"]) == stealth
    acts(t)


# -- Masquer ----------------------------------------------------------------------------------------------------------


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
    on_to(t, "strike")
    assert t.region(card) == ("ash-heap" if lost == life else "attached")
    assert t.measure("Mira.blood") == 6  # the storm, and a fist


@editions
def test_a_masquer_is_burned_to_help_any_blocker(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 4/8"]), seat(ready=["Kin 3/4", ("Mira 6/8", ["Masquer"])]), bystander(), edition=edition
    )
    t.does("hunt Oskar")
    acts(t, "block Kin", "use Masquer")
    assert (t.region("Masquer"), len(t.told("blocked"))) == ("ash-heap", 1)


# -- Murder of Crows --------------------------------------------------------------------------------------------------

BITES = [
    # retainer, also at long range
    ("Murder of Crows", True),
    ("Dread Mastiff", False),
    ("Crypt's Sons", True),
]


@in_editions("card far", BITES)
@pytest.mark.parametrize("long", [False, True])
def test_a_retainer_hurts_the_opposing_minion_each_round(edition: str, card: str, far: bool, long: bool) -> None:
    t = fighting("Fake Out", "Boxed In", on_mira=[card], edition=edition)
    if long:
        to_long(t)
    on_to(t, "press")
    own = 0 if long else 1
    assert t.measure("Oskar.blood") == 6 - own - (1 if far or not long else 0)
    harm = [told for told in t.told("damage") if told["source"] == t[card]]
    assert [told["environmental"] for told in harm] == ([1] if far or not long else [])
    before = t.measure("Oskar.blood")
    t.does("play Boxed In Mira 0", by="a")
    on_to(t)
    assert t.measure("Oskar.blood") < before  # again in the next round
    t.is_quiet()


@in_editions("card far", BITES)
def test_no_dodge_helps_against_it_but_an_end_of_the_combat_does(edition: str, card: str, far: bool) -> None:
    for answer, mode, left in (("Dodge", 0, 5), ("Majesty", 0, 5)):
        t = fighting(on_mira=[card], answers=[answer], other="Oskar 6/8 pre", edition=edition)
        on_to(t, "strike")
        t.does(f"play {answer} Oskar {mode}", by="b")
        on_to(t)
        assert t.measure("Oskar.blood") == left  # one for the bite, or one for the card
        assert bool([told for told in t.told("damage") if told["card"] == t["Oskar"]]) is (answer == "Dodge")


@in_editions("card words mode life", [("Murder of Crows", "ANI", 1, 2)])
def test_it_has_more_life_at_superior(edition: str, card: str, words: str, mode: int, life: int) -> None:
    t = acting(card, who=words, edition=edition)
    t.does(f"play {card} Mira {mode}")
    t.goes_on()
    assert t.measure(f"{card}.blood") == life
    t.is_quiet()


@editions
@ruled_alike("card", ["Murder of Crows", "Crypt's Sons"], "RTR 19941109")
def test_a_retainer_has_no_part_in_additional_strikes(card: str, edition: str) -> None:
    t = fought(("Mira 6/8 strength:0 cel", [card]), ["Blur"], "Oskar 6/8", [], edition)
    does(t, "play Blur Mira 0")
    to_the_end(t)
    assert (len(t.told("additional")), t.measure("Oskar.blood")) == (1, 5)


@editions
@ruled_alike("card", ["Murder of Crows", "Dog Pack", "Raptor", "Feral Hound"], "ANK 20200203-2")
def test_an_animal_is_neither_a_mortal_nor_a_monster(card: str, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8 clan:Nagaraja", ["Ritual Scalpel"])]),
        seat(ready=[("Oskar 4/8", [card]), "Human ally 2 trait:mortal"]),
        bystander(),
        edition=edition,
    )
    assert not stats.is_monster(t.g, t[card])
    t.does("use Ritual Scalpel Mira -1")  # for mortals: there is only one
    assert t.told("action")[-1]["target"] == t["Human"]


@editions
@ruled_alike("card", ["Murder of Crows", "Dread Mastiff"], "ANK 20180612")
def test_the_retainer_is_the_source_of_its_damage(card: str, edition: str) -> None:
    t = position(seat(ready=[("Mira 6/8 strength:0", [card])]), seat(ready=["Oskar 6/8"]), bystander(), edition=edition)
    does(t, "bleed Mira", "block Oskar")
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert [told["source"] for told in t.told("inflicted") if told["card"] == t["Oskar"]] == [t[card]]


@editions
@ruled_alike("card", ["Murder of Crows", "Raptor", "Homunculus"], "RTR 19941109")
def test_the_level_at_which_it_was_employed_stays(card: str, edition: str) -> None:
    code = "pro" if card == "Homunculus" else "ani"
    t = position(
        seat(ready=[f"Mira 6/8 {code.upper()} clan:Gangrel"], hand=[card]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        edition=edition,
    )
    does(t, f"play {card} Mira 0")
    t.goes_on()
    assert (t.g.host[t[card]], t.g.versions.get(t[card], 0)) == (t["Mira"], 0)
    assert t.measure(f"{card}.blood") == t.g.face[t[card]].life  # no more life, though she is at superior
    assert code.upper() in stats.disciplines(t.g, t["Mira"])
