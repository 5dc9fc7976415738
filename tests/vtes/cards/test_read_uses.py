"""What vampires can do by the texts that the grammar reads: each phrase is played by a vampire that has it."""

from __future__ import annotations

import pytest

from praxis.vtes.catalogue import catalogue
from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.tables import BYSTANDER, bystander


def short(name: str) -> str:
    """The name by which a table knows the vampire: without its group."""
    return catalogue.find(name).name


def acting(name: str, *others: str, against: tuple[Item, ...] = ("Oskar 2/4",), hand: tuple[str, ...] = ()) -> Table:
    """The vampire of seat a is to act against what seat b has; seat c has nobody ready."""
    return position(
        seat(ready=[name, *others], hand=list(hand)),
        seat(ready=list(against)),
        seat(torpor=["Vera 2/4"], hand=["Blank Page"]),
    )


# -- actions -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("Theo Bell (G6)", "Oskar 2/4", ""),
        ("Barachiel", "Thug ally 2", ""),
        ("Dafina Hanganu", "Oskar 2/4", ""),
        ("Nathaniel Bordruff", "Oskar 2/4 locked", "Oskar 2/4"),
        ("Gustaphe Brunnelle", "Oskar 2/4", ""),
        ("Anka, Priestess of Thorns", "Oskar 2/4 clan:Lasombra", "Oskar 2/4 clan:Gangrel"),
        ("Lucinde, Alastor", "Oskar 2/4 sect:Sabbat", "Oskar 2/4 sect:Camarilla"),
        ("Ignazio Giovanni", "Oskar 2/6", "Oskar 2/7"),
    ],
)
def test_entering_combat_as_an_action(name: str, good: str, bad: str) -> None:
    me = short(name)
    if bad:
        t = acting(name, against=(bad,))
        assert not t.offers(f"use {me} {me}")
    t = acting(name, against=(good,))
    t.does(f"use {me} {me}")
    with t.unchanged(*BYSTANDER):
        t.goes_on()
    assert t.told("combat")
    assert t.measure(f"{me}.locked")
    t.is_quiet()


def test_no_combat_with_ones_own_minions() -> None:
    t = position(seat(ready=["Theo Bell (G6)", "Mira 2/4"]), seat(ready=[]), seat(ready=[]))
    assert not t.offers("use Theo Bell Theo Bell")


@pytest.mark.parametrize(
    ("name", "blood", "pool", "stealth"),
    [
        ('Jeremy "Wix" Wyzchovsky', 0, -2, 0),
        ("Cybele", -1, -3, 0),
        ("Kalinda (G2)", -2, -2, 1),
    ],
)
def test_bleeding_with_more(name: str, blood: int, pool: int, stealth: int) -> None:
    me = short(name)
    t = acting(name)
    t.does(f"use {me} {me}")
    assert stats.stealth(t.g, t[me]) == stealth
    with t.changes("b.pool", pool), t.changes(f"{me}.blood", blood), t.unchanged(*BYSTANDER):
        t.goes_on()
    assert not t.offers(f"bleed {me}")
    t.is_quiet()


@pytest.mark.parametrize(
    ("name", "other", "me_gains", "other_loses"),
    [
        ("Apolonia Czarnecki", "Oskar 2/4", 1, 1),
        ("François Villon", "Oskar 3/4", 2, 2),
    ],
)
def test_stealing_blood_as_an_action(name: str, other: str, me_gains: int, other_loses: int) -> None:
    me = short(name)
    t = position(seat(ready=[f"{name} blood:1"]), seat(ready=[other.replace("/4", "/11")]), seat())
    assert not t.offers(f"use {me} {me}")
    t = position(seat(ready=[f"{name} blood:1"]), seat(ready=[other]), seat(ready=["Vera 2/11"], hand=["Blank Page"]))
    t.does(f"use {me} {me}")
    with t.changes(f"{me}.blood", me_gains), t.changes("Oskar.blood", -other_loses), t.unchanged(*BYSTANDER):
        t.goes_on()
        if t.asks == "amount":
            t.does(f"amount {me_gains}")
            t.goes_on()
    t.is_quiet()


def test_stealing_an_equipment_costs_blood() -> None:
    t = acting("Saankaláxt", against=(("Oskar 2/4", ["Laptop Computer"]),))
    t.does("use Saankaláxt Saankaláxt")
    with t.changes("Saankaláxt.blood", -1), t.unchanged(*BYSTANDER):
        t.goes_on()
    assert t.g.host[t["Laptop Computer"]] == t["Saankaláxt"]
    assert not acting("Saankaláxt").offers("use Saankaláxt Saankaláxt")
    t.is_quiet()


def test_others_enter_combat_with_a_vampire_by_its_text() -> None:
    for who, offered in (("Nangila Were", False), ("Céleste Lamontagne", True)):
        t = position(seat(ready=[who]), seat(ready=["Huang, Blood Cultist"]), bystander())
        assert t.offers(f"use Huang, Blood Cultist {who}") is offered
    t.does(f"use Huang, Blood Cultist {who}")
    t.goes_on()
    assert t.told("combat")
    t.is_quiet()


# -- phases ------------------------------------------------------------------------------------------------------------


def test_the_edge_unlocks_in_ones_turn_once() -> None:
    t = position(seat(ready=["Kalinda (G6) locked"], edge=True), seat(ready=["Oskar 2/4"]), bystander())
    t.does("use Kalinda")
    assert (t.measure("Kalinda.locked"), t.g.edge) == (0, -1)
    t = position(seat(ready=["Kalinda (G6) locked"]), seat(ready=["Oskar 2/4"], edge=True), bystander())
    assert not t.offers("use Kalinda")


def test_the_edge_unlocks_in_the_discard_phase() -> None:
    t = position(seat(ready=["Emily Carson locked"], edge=True), seat(), bystander(), phase="discard")
    t.does("use Emily Carson")
    assert (t.measure("Emily Carson.locked"), t.g.edge) == (0, -1)
    t = position(seat(ready=["Emily Carson locked"], edge=True), seat(), bystander())
    assert not t.offers("use Emily Carson")


def test_blood_moves_to_the_uncontrolled_region_once_each_unlock_phase() -> None:
    t = position(
        seat(ready=["Nikolaus Vermeulen"], uncontrolled=["Calebros, The Martyr", "Anvil"]),
        seat(),
        bystander(),
        phase="unlock",
    )
    with t.changes("Nikolaus Vermeulen.blood", -1), t.changes("Calebros, The Martyr.blood", 1):
        t.does("use Nikolaus Vermeulen")
        if t.asks == "pick":
            assert not t.offers("pick Anvil")
            t.does("pick Calebros, The Martyr")
    assert not t.offers("use Nikolaus Vermeulen")


# -- actions of anybody ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "blood"), [("Veejay Vinod", -2), ("William Biltmore", -1)])
@pytest.mark.parametrize(("spies", "blocked"), [(0, False), (1, True)])
def test_blood_for_stealth(name: str, blood: int, spies: int, blocked: bool) -> None:
    """Once each action, and only when it is needed."""
    t = position(seat(ready=[name]), seat(ready=[("Oskar 2/4", ["Raven Spy"] * spies)]), bystander())
    t.does(f"bleed {name}")
    assert not t.offers(f"use {name} {name}")
    t.does("block Oskar", by="b")
    with t.unchanged(*BYSTANDER):
        t.does(f"use {name} {name}", by="a")
    assert not t.offers(f"use {name} {name}")
    t.goes_on()
    assert bool(t.told("blocked")) is blocked
    t.is_quiet()


def test_blood_for_intercept() -> None:
    name = "Persia, The Beautiful Statue"
    t = position(seat(ready=["Mira 4/8 stealth:1"]), seat(ready=[name]), bystander())
    t.does("bleed Mira")
    t.does(f"block {name}", by="b")
    with t.unchanged(*BYSTANDER):
        t.does(f"use {name} {name}", by="b")
        t.goes_on()
    assert t.told("blocked")
    assert t.measure(f"{name}.blood") == 5 - 2  # for the intercept, and Mira's hand
    t.is_quiet()


def test_blood_for_the_stealth_of_another() -> None:
    name = "Abderrahim, Death's Hand"
    for actor, offered in (("Mira 4/8", True), ("Mira 9/9", False), ("Thug ally 3 bleed:1", True)):
        t = position(seat(ready=[name, actor]), seat(ready=["Oskar 2/4"]), bystander())
        who = actor.split()[0]
        t.does(f"bleed {who}")
        t.does("block Oskar", by="b")
        assert t.offers(f"use {name}") is offered
        if offered:
            with t.changes(f"{name}.blood", -1), t.unchanged(*BYSTANDER):
                t.does(f"use {name}", by="a")
                t.goes_on()
            assert not t.told("blocked")
            t.is_quiet()


def test_cards_discarded_for_bleed() -> None:
    hands = (("Raven Spy", True), ("Deflection", False))
    for card, offered in hands:
        t = acting("Larissa Moreira", hand=(card, "Blank Page"))
        t.does("bleed Larissa Moreira")
        assert t.offers("use Larissa Moreira Larissa Moreira") is offered
        if offered:
            t.does("use Larissa Moreira Larissa Moreira")
            with t.changes("b.pool", -2), t.unchanged(*BYSTANDER):
                t.goes_on()
            assert t.region(card) == "ash-heap"
            t.is_quiet()


def test_stealth_or_intercept_for_a_card() -> None:
    t = position(
        seat(ready=["Mira 4/8 stealth:1"]), seat(ready=["Abraham DuSable"], hand=["Theft of Vitae"]), bystander()
    )
    t.does("bleed Mira")
    t.does("block Abraham DuSable", by="b")
    t.does("use Abraham DuSable Abraham DuSable", by="b")
    t.goes_on()
    assert t.told("blocked")
    assert t.region("Theft of Vitae") == "ash-heap"


# -- referendums -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "card"), [("Alexa Draper", "Deflection"), ("Modius (G7)", "Vessel")])
def test_votes_for_a_card(name: str, card: str) -> None:
    me = short(name)
    t = position(
        seat(ready=[name, "Mira 4/8"], hand=["Anarchist Uprising", card]), seat(ready=["Oskar 2/4"]), bystander()
    )
    t.does("play Anarchist Uprising Mira")
    t.passes_until("polling")
    before = stats.votes(t.g, t[me])
    t.does(f"use {me}")
    assert stats.votes(t.g, t[me]) == before + 1
    assert not t.offers(f"use {me}")
    t.goes_on()
    t.is_quiet()


# -- after actions -----------------------------------------------------------------------------------------------------


def test_unlocking_after_an_action_that_requires_the_clan() -> None:
    t = acting("Keegan", hand=("Thing",))
    t.does("bleed Keegan")
    t.goes_on()
    assert t.measure("Keegan.locked")


def test_unlocking_after_a_political_action_even_if_it_fails() -> None:
    name = "Aaradhya, The Callous Tyrant"
    t = acting(name, hand=("Anarchist Uprising",))
    t.does(f"play Anarchist Uprising {name}")
    while t.asks != "succeeded":
        assert t.measure(f"{name}.locked")
        t.passes()
    t.does(f"use {name}")
    assert not t.measure(f"{name}.locked")
    t.goes_on()
    t.is_quiet()


def test_unlocking_after_the_action_of_another_anarch() -> None:
    for actor, offered in (("Mira 4/8 sect:Anarch", True), ("Mira 4/8", False)):
        t = acting("Aline Gädeke locked", actor)
        t.does("bleed Mira")
        t.passes_until("succeeded") if offered else t.goes_on()
        assert t.offers("use Aline Gädeke") is offered
        if offered:
            with t.changes("Aline Gädeke.blood", -1), t.changes("Aline Gädeke.locked", -1):
                t.does("use Aline Gädeke")
            t.goes_on()
            t.is_quiet()


# -- combat ------------------------------------------------------------------------------------------------------------


def fight(name: str, other: str = "Oskar 6/8", hand: tuple[str, ...] = ()) -> Table:
    t = position(seat(ready=[name], hand=list(hand)), seat(ready=[other]), bystander())
    t.does(f"bleed {short(name)}")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    return t


def reaches(t: Table, text: str) -> None:
    """Everybody strikes with the hand and passes until that is offered."""
    while not t.offers(text):
        t.does("strike hand") if t.offers("strike hand") else t.passes()


@pytest.mark.parametrize("name", ["Saku Pihlajamäki", "Abaddon"])
def test_a_maneuver_each_combat(name: str) -> None:
    """To long range, where hands do nothing; without it they do."""
    for used, hurt in ((True, 0), (False, -1)):
        t = fight(name)
        with t.changes(f"{name}.blood", hurt), t.unchanged(*BYSTANDER):
            reaches(t, f"use {name} {name} -1")
            if used:
                t.does(f"use {name} {name} -1")
                assert not t.offers(f"use {name} {name} -1")
            t.goes_on()
        t.is_quiet()


@pytest.mark.parametrize("name", ["Aidan Lyle", "Serhat Gunde, Combat Junkie", "Abaddon"])
def test_a_press_each_combat(name: str) -> None:
    at = -2 if name == "Abaddon" else -1
    t = fight(name)
    reaches(t, f"use {name} {name} {at}")
    with t.changes(f"{name}.blood", -1), t.unchanged(*BYSTANDER):  # in the second round
        t.does(f"use {name} {name} {at}")
        t.goes_on()
    t.is_quiet()


@pytest.mark.parametrize(
    ("name", "blood", "kind"),
    [
        ("Flávio Gonçalves", 0, "dodge"),
        ("Agnieszka, Tempter of Legions", -1, "combat-ends"),
    ],
)
def test_strikes(name: str, blood: int, kind: str) -> None:
    t = fight(name)
    t.passes_until("strike")
    with t.changes(f"{name}.blood", blood), t.unchanged("Vera.blood"):
        t.does(f"use {name} {name}")
        t.goes_on()
    assert t.happened("strike", minion=t[name], how=kind)
    t.is_quiet()


def test_hands_that_tear_for_blood() -> None:
    t = fight("Crossbreaker")
    t.passes_until_offered("use Crossbreaker Crossbreaker")
    t.does("use Crossbreaker Crossbreaker")
    assert not t.offers("use Crossbreaker Crossbreaker")
    t.goes_on()
    assert t.region("Oskar") == "torpor"
    t.is_quiet()


def test_strength_for_a_political_card() -> None:
    t = fight("Kasim Bayar", hand=("Anarchist Uprising",))
    t.passes_until_offered("use Kasim Bayar Kasim Bayar")
    with t.changes("Oskar.blood", -3), t.unchanged(*BYSTANDER):
        t.does("use Kasim Bayar Kasim Bayar")
        t.goes_on()
    assert t.region("Anarchist Uprising") == "ash-heap"
    t.is_quiet()


def test_damage_prevented_once_each_combat() -> None:
    name = "Lodin (Olaf Holte)"
    t = fight(name, "Oskar 6/8 strength:2")
    with t.changes(f"{name}.blood", -1):
        while not t.offers(f"use {name} {name}"):
            t.passes() if t.asks != "strike" else t.does("strike hand")
        t.does(f"use {name} {name}")
        t.goes_on()
    t.is_quiet()
