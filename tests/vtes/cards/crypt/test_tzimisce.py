"""Crypt cards: Tzimisce."""

from __future__ import annotations

import pytest

from praxis.vtes.catalogue import catalogue
from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from praxis.vtes.rules.costs import blood_cost, pool_cost
from tests.vtes.cards.action_tables import vampire_acting
from tests.vtes.cards.answering import until
from tests.vtes.cards.crypt_tables import aims, combat, leaves
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions

# -- Adrino Manauara --------------------------------------------------------------------------------------------------


def test_adrino_must_press_on_once() -> None:
    t = combat("Adrino Manauara")
    t.goes_on()
    assert t.told("press")
    t.is_quiet()


# -- Branimira --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "a", "b", "stat", "n"),
    [
        ("Branimira", seat(pool=9), seat(), "intercept", 1),
        ("Branimira", seat(pool=10), seat(), "intercept", 0),
        ("Neserian", seat(), seat(), "bleed", 0),
        ("Neserian", seat(play=["Academic Hunting Ground"]), seat(), "bleed", 1),
        ("Neserian", seat(play=["Academic Hunting Ground"]), seat(), "votes", 1),
        ("Üresség", seat(), seat(pool=10), "bleed", 2),
        ("Üresség", seat(), seat(pool=11), "bleed", 1),
        ("Damian", seat(ready=["Mira 9/9 sect:Sabbat cardinal"]), seat(), "bleed", 2),
        ("Damian", seat(ready=["Mira 9/9 sect:Sabbat"]), seat(), "bleed", 1),
        ("Anxo Vilela", seat(edge=True), seat(), "strength", 2),
        ("Anxo Vilela", seat(), seat(edge=True), "strength", 1),
        ("Devorah", seat(pool=5), seat(), "stealth", 1),
        ("Devorah", seat(pool=6), seat(), "stealth", 0),
        ("Abderrahim, Death's Hand", seat(), seat(), "strength", 2),
    ],
)
def test_numbers_while_something_is_so(name: str, a: object, b: object, stat: str, n: int) -> None:
    from praxis.vtes.positions.scenario import SeatOf

    assert isinstance(a, SeatOf)
    assert isinstance(b, SeatOf)
    mine = SeatOf(a.pool, a.edge, {**a.regions, "ready": [name, *a.regions["ready"]]})
    t = position(mine, b, bystander())
    assert getattr(stats, stat)(t.g, t[name]) == n
    t.is_quiet()


# -- John Paleologus --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("region", "blood", "phase", "offered"),
    [
        ("ready", 2, "unlock", True),
        ("ready", 1, "unlock", False),
        ("torpor", 2, "unlock", False),
        ("ready", 2, "minion", False),
    ],
)
def test_john_burns_a_pool_of_his_prey_for_two_blood(region: str, blood: int, phase: str, offered: bool) -> None:
    me = "John Paleologus"
    t = position(
        seat(**{region: [f"{me} blood:{blood}"]}),  # type: ignore[arg-type]
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase=phase,
    )
    assert t.offers(f"use {me}") is offered
    if offered:
        with t.changes("b.pool", -1), t.changes(f"{me}.blood", -2), t.unchanged(*BYSTANDER, "a.pool"):
            t.does(f"use {me}")
        assert not t.offers(f"use {me}")
    t.is_quiet()


# -- Kazimir Savostin -------------------------------------------------------------------------------------------------


def test_kazimir_presses_after_a_block_of_his_own() -> None:
    name = "Kazimir Savostin"
    t = position(seat(ready=["Mira 6/8"]), seat(ready=[name]), bystander())
    t.does("bleed Mira")
    t.passes_until_offered(f"block {name}")
    t.does(f"block {name}")
    t.goes_on()
    assert t.ever_offered(f"use {name} {name}")
    t = position(seat(ready=[name]), seat(ready=["Oskar 6/8"]), bystander())
    t.does(f"bleed {name}")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    t.goes_on()
    assert not t.ever_offered(f"use {name} {name}")


# -- Little Tailor of Prague ------------------------------------------------------------------------------------------


def test_what_the_tailor_pays_for_allies_of_his_clan() -> None:
    t = position(
        seat(ready=["Little Tailor of Prague", "Mira 4/8 clan:Tzimisce VIC"], hand=["War Ghoul"]), seat(), bystander()
    )
    ghoul = t["War Ghoul"]
    hers = blood_cost(t.g, ghoul, 0, t["Mira"]) + pool_cost(t.g, ghoul, 0, t["Mira"])
    his = blood_cost(t.g, ghoul, 0, t["Little Tailor of Prague"]) + pool_cost(
        t.g, ghoul, 0, t["Little Tailor of Prague"]
    )
    assert his == max(0, hers - 1)


# -- Marialena --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "path", "blocked", "unblocked"),
    [
        ("Marialena", "Marialena.blood", -2, 0),  # one of them in combat
        ("Aelswith, The Irresistible", "b.pool", -1, -1),  # the text, or the bleed
        ("Dónal O'Connor", "Oskar.blood", -2, 0),
    ],
)
def test_what_follows_on_a_block(name: str, path: str, blocked: int, unblocked: int) -> None:
    for does, n in (("block Oskar", blocked), ("pass", unblocked)):
        t = position(seat(ready=[f"{name} blood:4"]), seat(ready=["Oskar 4/4"]), bystander())
        t.does(f"bleed {name}")
        with t.changes(path, n), t.unchanged(*BYSTANDER):
            t.does(does, by="b")
            t.goes_on()
        assert bool(t.told("blocked")) is (does != "pass")
        t.is_quiet()


@ruled_alike("who", ["Marialena", "Aelswith, The Irresistible"], "LSJ 20011022")
def test_to_be_blocked_on_the_way_out_of_torpor_costs_what_the_text_says(who: str) -> None:
    t = leaves(who, "Oskar 4/8 intercept:1")
    until(t, "block Oskar")
    blood, pool = t.measure(f"{who}.blood"), t.measure("b.pool")
    t.does("block Oskar", by="b")
    while not t.told("blocked"):
        t.answer("pass")
    t.goes_on("diablerize")
    assert blood - t.measure(f"{who}.blood") == (who == "Marialena")
    assert pool - t.measure("b.pool") == (who != "Marialena")


# -- Righteous Endeavor -----------------------------------------------------------------------------------------------


@editions
def test_righteous_endeavor_is_for_the_infernal(edition: str) -> None:
    name = "Righteous Endeavor"
    for words, n in (("trait:infernal", 1), ("", 0)):
        t = position(
            seat(ready=[f"Mira 2/4 {words}".strip()]),
            seat(ready=[name], hand=["Fake Out"]),
            bystander(),
            edition=edition,
        )
        t.does("bleed Mira")
        assert stats.intercept(t.g, t[name]) == n
        t.does(f"block {name}", by="b")
        assert t.asks == "maneuver"
        assert stats.strength(t.g, t[name]) == 1 + n


# -- Saankaláxt -------------------------------------------------------------------------------------------------------


def test_stealing_an_equipment_costs_blood() -> None:
    t = vampire_acting("Saankaláxt", against=(("Oskar 2/4", ["Laptop Computer"]),))
    t.does("use Saankaláxt Saankaláxt")
    with t.changes("Saankaláxt.blood", -1), t.unchanged(*BYSTANDER):
        t.goes_on()
    assert t.g.host[t["Laptop Computer"]] == t["Saankaláxt"]
    assert not vampire_acting("Saankaláxt").offers("use Saankaláxt Saankaláxt")
    t.is_quiet()


# -- Sascha Vykos, The Angel of Caine ---------------------------------------------------------------------------------


def test_sascha_holds_more_cards_after_sending_a_vampire_to_torpor() -> None:
    name = "Sascha Vykos, The Angel of Caine (G2)"
    me = catalogue.find(name).name
    t = position(seat(ready=[name], hand=["Blank Page"] * 7, library=9), seat(ready=["Oskar 0/4"]), bystander())
    t.does(f"bleed {me}")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    t.passes_until("may")
    with t.changes("a.hand", 2):
        t.does("yes", by="a")
    assert stats.hand_size(t.g, 0) == 9


# -- Sascha Vykos, The Angel of Caine ---------------------------------------------------------------------------------


@rules_on("Sascha Vykos, The Angel of Caine (ADV)", "ANK 20190707")
def test_sascha_draws_first_and_her_methuselah_discards_afterwards() -> None:
    me = "Sascha Vykos, The Angel of Caine (ADV)"
    t = position(
        seat(ready=["Mira 2/4"], hand=["Blood Doll"]),
        seat(ready=[me], hand=["Blank Page"] * 7, library=["Ascendance"]),
        bystander(),
        phase="master",
    )
    t.does("play Blood Doll")
    t.does("yes", by="b")
    assert (t.asks, t.who(), t.measure("b.hand")) == ("discard-down", "b", 8)
    assert t.offers("discard Ascendance")  # what she has just drawn
    t.does("discard Ascendance")
    assert t.measure("b.hand") == 7
    t.is_quiet()


# -- Xipe Totec -------------------------------------------------------------------------------------------------------


def test_xipe_totec_steals_allies_and_retainers() -> None:
    t = position(seat(ready=["Xipe Totec"]), seat(ready=[("Oskar 2/4", ["J. S. Simmons, Esq."])]), bystander())
    with t.changes("Xipe Totec.blood", -1):
        aims(t, "Xipe Totec", "J. S. Simmons, Esq.")
        t.goes_on()
    assert t.g.host[t["J. S. Simmons, Esq."]] == t["Xipe Totec"]
    t = position(seat(ready=["Xipe Totec"]), seat(ready=["War Ghoul"]), bystander())
    aims(t, "Xipe Totec", "War Ghoul")
    t.goes_on()
    assert t.g.controller[t["War Ghoul"]] == 0
    t.is_quiet()
