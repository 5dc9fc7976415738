"""Retainers: what they do in the combats of their employer, and for him besides."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, fighting, in_editions, since_2011
from tests.vtes.cards.test_combat import on, to_long

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
    on(t, "press")
    own = 0 if long else 1
    assert t.measure("Oskar.blood") == 6 - own - (1 if far or not long else 0)
    harm = [told for told in t.told("damage") if told["source"] == t[card]]
    assert [told["environmental"] for told in harm] == ([1] if far or not long else [])
    before = t.measure("Oskar.blood")
    t.does("play Boxed In Mira 0", by="a")
    on(t)
    assert t.measure("Oskar.blood") < before  # again in the next round
    t.is_quiet()


@in_editions("card far", BITES)
def test_no_dodge_helps_against_it_but_an_end_of_the_combat_does(edition: str, card: str, far: bool) -> None:
    for answer, mode, left in (("Dodge", 0, 5), ("Majesty", 0, 5)):
        t = fighting(on_mira=[card], answers=[answer], other="Oskar 6/8 pre", edition=edition)
        on(t, "strike")
        t.does(f"play {answer} Oskar {mode}", by="b")
        on(t)
        assert t.measure("Oskar.blood") == left  # one for the bite, or one for the card
        assert bool([told for told in t.told("damage") if told["card"] == t["Oskar"]]) is (answer == "Dodge")


@in_editions("card words mode life", [("Murder of Crows", "ANI", 1, 2)])
def test_it_has_more_life_at_superior(edition: str, card: str, words: str, mode: int, life: int) -> None:
    t = acting(card, who=words, edition=edition)
    t.does(f"play {card} Mira {mode}")
    t.goes_on()
    assert t.measure(f"{card}.blood") == life
    t.is_quiet()


@in_editions("mode has", [(0, False), (1, True)])
def test_a_dread_mastiff_gives_a_press_if_it_was_employed_at_superior(edition: str, mode: int, has: bool) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Dread Mastiff"])]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        edition=edition,
    )
    t.g.versions[t["Dread Mastiff"]] = mode
    t.does_all("bleed Mira", "block Oskar")
    on(t, "press")
    assert t.offers("use Dread Mastiff Mira -1") is has


@editions
def test_nobody_ends_a_combat_with_whom_a_dog_pack_serves(edition: str) -> None:
    t = fighting(
        "Majesty", who="pre", answers=["Majesty", "Dodge"], other="Oskar 6/8 pre", on_mira=["Dog Pack"], edition=edition
    )
    on(t, "strike")
    assert t.offers("play Majesty Mira")  # her own may
    t.does("strike hand")
    assert t.offers("play Dodge Oskar")
    assert not t.offers("play Majesty Oskar")


@in_editions("mode size", [(0, 7), (1, 6)])
def test_a_raptor_makes_the_opposing_hand_smaller_while_they_fight(edition: str, mode: int, size: int) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Raptor"])]),
        seat(ready=["Oskar 6/8"], hand=["Blank Page"] * 7, library=9),
        bystander(),
        edition=edition,
    )
    t.g.versions[t["Raptor"]] = mode
    t.does_all("bleed Mira", "block Oskar")
    if size == 6:
        t.answer(t.options("discard")[0])
    assert stats.hand_size(t.g, 1) in (size, 7)
    on(t)
    assert (stats.hand_size(t.g, 1), t.measure("b.hand"), t.measure("c.hand")) == (7, 7, 1)


@since_2011
@rules_on("Crypt's Sons", "LSJ 20080611")
def test_crypts_sons_lock_the_blocker_and_the_action_goes_on(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8 sect:Anarch", ["Crypt's Sons"])]),
        seat(ready=["Oskar 4/8", "Paul 2/4"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Oskar.blood", "Mira.blood"):
        t.does_all("bleed Mira", "block Oskar")
        assert t.asks == "blocked"
        t.does("use Crypt's Sons Mira -1", by="a")
        t.goes_on()
    assert (t.measure("Oskar.locked"), t.measure("Paul.locked"), t.measure("b.pool")) == (1, 0, 29)
    assert t.measure("Crypt's Sons.blood") == 2
    assert not t.told("combat")
    t.is_quiet()


@in_editions("words mode at_once", [("ani clan:Ravnos", 0, False), ("ANI clan:Ravnos", 1, True)])
def test_who_employs_a_feral_hound_unlocks(edition: str, words: str, mode: int, at_once: bool) -> None:
    t = acting("Feral Hound", who=words, edition=edition)
    t.does(f"play Feral Hound Mira {mode}")
    t.goes_on()
    assert t.measure("Mira.locked") == (0 if at_once else 1)
    for _ in range(20):
        if t.who() == "a":
            t.answer("pass")
    assert t.measure("Mira.locked") == 0


@editions
def test_a_feral_hound_locks_for_intercept(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"]), seat(ready=[("Oskar 2/4", ["Feral Hound"]), "Paul 2/4"]), bystander(), edition=edition
    )
    t.does("hunt Mira")
    t.does("block Oskar", by="b")
    t.does("use Feral Hound", by="b")
    on(t)
    assert t.told("blocked")
    assert t.measure("Feral Hound.locked") == 1


@editions
def test_a_twisted_bloodhound_leads_its_employer_to_anybody(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["Twisted Bloodhound"]), "Ines 4/8"]),
        seat(ready=["Oskar 2/4", "Ally ally 2"], torpor=["Gone 0/4"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("use Twisted Bloodhound Ines")
    t.does("use Twisted Bloodhound Mira")
    assert (t.offers("target Oskar"), t.offers("target Vera"), t.offers("target Gone")) == (True, True, False)
    t.does("target Vera")
    t.goes_on()
    assert t.told("combat")[0]["opposing"] == t["Vera"]


@editions
def test_jackie_therman_gives_a_maneuver_each_combat(edition: str) -> None:
    t = fighting("Boxed In", on_mira=["Jackie Therman"], edition=edition)
    on(t, "maneuver")
    t.does("use Jackie Therman Mira -1", by="a")
    on(t, "press")
    t.does("play Boxed In Mira 0", by="a")
    on(t)
    assert len(t.told("maneuver")) == 1
