"""More vampires with rare phrases: contested titles, votes of others, cards that cannot be played on them."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.rules.costs import blood_cost, pool_cost
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander

POLL = "Anarchist Uprising"


def called(*mine: str, other: str = "Oskar 4/8 votes:2", counters: str = "") -> Table:
    """Mira calls a referendum, and it comes to the votes."""
    t = position(
        seat(ready=["Mira 4/8", *mine], hand=[POLL]),
        seat(ready=[other]),
        seat(ready=["Vera 2/4"]),
        counters=[(1, "corruption", "Oskar", counters)] if counters else [],
    )
    t.does(f"play {POLL} Mira")
    t.passes_until("polling")
    return t


@pytest.mark.parametrize("edge", [True, False])
def test_the_prey_of_keith_burns_the_edge_to_take_his_blood(edge: bool) -> None:
    t = position(seat(ready=["Keith Moody blood:3"]), seat(edge=edge, ready=["Oskar 2/4"]), bystander(), phase="unlock")
    t.does("trigger Keith Moody")
    assert (t.asks == "may" and t.who() == "b") is edge
    if edge:
        with t.changes("Keith Moody.blood", -1):
            t.does("yes", by="b")
        assert t.g.edge == -1


@pytest.mark.parametrize(("name", "clan"), [("Rafael de Corazon", "Toreador"), ("Hardestadt", "Ventrue")])
def test_who_contests_their_titles_must_yield(name: str, clan: str) -> None:
    t = position(
        seat(ready=[f"Mira 9/9 clan:{clan} sect:Camarilla inner-circle"]),
        seat(ready=[name]),
        bystander(),
        phase="unlock",
    )
    assert t.measure("Mira.blood") == 9
    assert not t.ever_offered("pay Mira")
    t.does("yield Mira")
    assert not stats.title(t.g, t["Mira"])


@rules_on("Aksinya Daclau", "LSJ 20000507", "ANK 20211003", "PIB 20130711")
def test_aksinya_redirects_a_bleed_once_blocks_are_declined() -> None:
    """Not to the one who bleeds, who is no target for it."""
    t = position(
        seat(ready=["Mira 2/4"]),
        seat(ready=["Aksinya Daclau"], hand=["Blood Doll", "Dodge"]),
        seat(ready=["Vera 2/4"]),
    )
    t.does("bleed Mira")
    assert t.offers("block Aksinya Daclau")
    assert not t.offers("use Aksinya Daclau")
    t.passes()
    t.does("use Aksinya Daclau", by="b")
    if t.asks == "target":
        assert not t.offers("target a")
        t.does("target c")
    if t.asks == "discard-cost":
        t.does("discard Blood Doll")
    with t.unchanged("b.pool"):
        t.goes_on()
    assert t.measure("c.pool") == 29
    assert t.region("Blood Doll") == "ash-heap"


def test_aksinya_must_be_unlocked_and_hold_a_master_card() -> None:
    for who, hand in (("Aksinya Daclau locked", ["Blood Doll"]), ("Aksinya Daclau", ["Dodge"])):
        t = position(seat(ready=["Mira 2/4"]), seat(ready=[who], hand=hand), bystander())
        t.does("bleed Mira")
        t.goes_on()
        assert not t.ever_offered("use Aksinya Daclau")


def test_the_unnamed_gains_pool_from_a_bleed() -> None:
    t = position(seat(ready=["The unnamed"]), seat(ready=["Oskar 2/4"]), bystander())
    t.does("bleed The unnamed")
    t.passes_until("may")
    with t.changes("a.pool", 2):
        t.does("yes")


def test_maris_rearranges_her_library() -> None:
    t = position(seat(ready=["Maris Streck"], hand=["Blank Page"] * 7, library=["Dodge", "Blur"]), seat(), bystander())
    t.does("use Maris Streck Maris Streck")
    t.passes_until("pick")
    top = next(key for key in t.options() if t.g.face[int(key.split()[1])].name == "Dodge")
    t.answer(top)
    assert [t.g.face[card].name for card in t.g.library(0)] == ["Blur", "Dodge"]
    assert t.measure("Maris Streck.locked")


@pytest.mark.parametrize("name", ["Gotsdam, The Tired Warrior", "Aleister Crowley", "Laecanus"])
def test_no_frenzy_cards_on_them(name: str) -> None:
    card = "Drawing Out the Beast"
    for other, offered in ((name, False), ("Anja 4/8", True)):
        me = other.split(" 4/8")[0]
        t = position(seat(ready=[other]), seat(ready=["Oskar 6/8 ANI"], hand=[card]), bystander())
        t.does(f"bleed {me}")
        t.passes_until_offered("block Oskar")
        t.does("block Oskar")
        while t.asks not in t.quiet:
            t.goes_by("strike")
        assert t.ever_offered(f"play {card} Oskar") is offered


def test_no_contracts_on_iliana() -> None:
    for other, offered in (("Iliana", False), ("Oskar 2/4", True)):
        t = position(
            seat(ready=["Mira 4/8 clan:Banu-Haqim"], hand=["Contract"]),
            seat(ready=[other]),
            seat(ready=[]),
            phase="master",
        )
        if t.offers("play Contract"):
            t.does("play Contract")
        seen = t.offers(f"target {other.split()[0]}") or bool(t.g.on(t[other.split()[0]]))
        assert seen is offered


def test_master_cards_of_others_do_not_reach_mimir() -> None:
    for turn in ("a", "b"):
        t = position(
            seat(ready=["Mimir"], hand=["Potence"]),
            seat(ready=["Oskar 2/4"], hand=["Potence"]),
            bystander(),
            phase="master",
            turn=turn,
        )
        t.does("play Potence")
        if turn == "a":
            assert t.g.on(t["Mimir"]) or t.offers("target Mimir")
        else:
            assert not t.offers("target Mimir")


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


def test_a_maneuver_in_the_combat_of_her_own_action() -> None:
    """Massassi has one then, and none when she is blocked; Faruq is stronger."""
    t = position(seat(ready=["Massassi"]), seat(ready=["Oskar 6/8"]), bystander())
    t.does("use Massassi Massassi")
    t.does("target Oskar")
    while t.asks not in (*t.quiet, "maneuver"):
        t.passes()
    assert t.offers("maneuver")
    t = position(seat(ready=["Faruq"]), seat(ready=["Oskar 6/8 clan:Banu-Haqim"]), bystander())
    t.does("use Faruq Faruq")
    with t.changes("Oskar.blood", -2):
        t.goes_on()


@rules_on("Khay'tall, Snake of Eden", "PIB 20141226")
def test_votes_of_those_who_are_corrupted_later_do_not_count() -> None:
    me = "Khay'tall, Snake of Eden"
    t = position(seat(ready=[me], hand=[POLL]), seat(ready=["Oskar 4/8 votes:9"]), bystander())
    t.does(f"play {POLL} {me}")
    t.passes_until("polling")
    t.passes_until_offered("vote Oskar against")
    t.does("vote Oskar against")
    t.g.add_counters(t["Oskar"], "corruption", 1, 0)
    t.goes_on()
    assert t.told("result")[-1]["against"] == 0


def test_shasa_bleeds_better_with_presence() -> None:
    t = position(seat(ready=["Shasa Abu Badr"], hand=["Legal Manipulations"]), seat(ready=["Oskar 2/4"]), bystander())
    plain = stats.bleed(t.g, t["Shasa Abu Badr"])
    t.does("play Legal Manipulations Shasa Abu Badr 0")
    assert stats.bleed(t.g, t["Shasa Abu Badr"]) == plain + 3  # two of the card, one of hers


def test_khaytall_silences_the_corrupt() -> None:
    me = "Khay'tall, Snake of Eden"
    for corrupt in (True, False):
        t = position(
            seat(ready=[me], hand=[POLL]),
            seat(ready=["Oskar 4/8 votes:2"]),
            bystander(),
            counters=[(1, "corruption", "Oskar", "a")] if corrupt else [],
        )
        t.does(f"play {POLL} {me}")
        assert stats.stealth(t.g, t[me]) == 2
        t.passes_until("polling")
        t.goes_on()
        assert t.ever_offered("vote Oskar for")
        assert t.ever_offered("vote Oskar against") is not corrupt


@pytest.mark.parametrize(
    ("name", "other", "counters"),
    [("Neferu", "Oskar 4/8 votes:2", "a"), ("Ellison Humboldt", "Oskar 4/8 sect:Camarilla prince", "")],
)
def test_they_change_the_votes_of_others(name: str, other: str, counters: str) -> None:
    t = called(name, other=other, counters=counters)
    t.passes_until_offered("vote Oskar against")
    with t.changes("referendum.against", 2):
        t.does("vote Oskar against", by="b")
    t.passes_until_offered(f"use {name}")
    with t.changes(f"{name}.blood", -1), t.changes("referendum.against", -2), t.changes("referendum.favour", 2):
        t.does(f"use {name}", by="a")
        if t.asks == "target":
            t.does("target Oskar")
        t.does("way 0", by="a")
    t.goes_on()
    nobody = called(name)
    nobody.goes_on()
    assert not nobody.ever_offered(f"use {name}")


def test_enzo_votes_against() -> None:
    me = "Enzo Giovanni, Pentex Board of Directors"
    t = called(f"{me} (ADV)")
    t.passes_until_offered(f"use {me}")
    votes = stats.votes(t.g, t[me])
    with t.changes(f"{me}.blood", -1), t.changes("referendum.against", 4 + votes):
        t.does(f"use {me}", by="a")
    assert not t.offers(f"use {me}")


def test_thucimia_trades_her_hand_for_a_bleed() -> None:
    t = position(seat(ready=["Thucimia"], hand=["Blank Page"] * 8, library=9), seat(ready=["Oskar 2/4"]), bystander())
    size = stats.hand_size(t.g, 0)
    t.does("bleed Thucimia")
    t.passes_until_offered("use Thucimia")
    t.does("use Thucimia", by="a")
    while t.asks == "discard-down":
        t.answer(t.options()[0])
    assert stats.hand_size(t.g, 0) == size - 2
    assert not t.offers("use Thucimia")
    with t.changes("b.pool", -2):
        t.goes_on()
    while t.g.turn < 23:
        t.goes_by()
    assert stats.hand_size(t.g, 0) == size  # since her unlock phase


@pytest.mark.parametrize("passed", [True, False])
def test_juliet_holds_more_cards_after_her_referendum_passed(passed: bool) -> None:
    t = position(
        seat(ready=["Juliet Parr"], hand=[POLL, *["Blank Page"] * 6], library=19),
        seat(ready=["Oskar 4/8 votes:9"]),
        bystander(),
    )
    t.does(f"play {POLL} Juliet Parr")
    t.passes_until("polling")
    t.does("vote Juliet Parr for")
    while t.asks == "polling":
        t.does("vote Oskar against" if not passed and t.offers("vote Oskar against") else "pass")
    t.goes_on()
    assert stats.hand_size(t.g, 0) == (9 if passed else 7)


def test_luc_holds_more_cards_until_his_unlock_phase() -> None:
    t = position(seat(ready=["Luc"], hand=["Blank Page"] * 7, library=19), seat(ready=["Oskar 2/4"]), bystander())
    t.does("use Luc Luc")
    t.goes_on()
    assert t.measure("a.hand") == 10
    assert stats.hand_size(t.g, 1) == 7


def test_other_actions_cost_black_annis_blood() -> None:
    t = position(seat(ready=["Black Annis"]), seat(ready=["Oskar 2/4"]), bystander())
    with t.changes("Black Annis.blood", -1):
        t.does("bleed Black Annis")
        t.goes_on()


def test_jalan_shrugs_off_aggravated_damage() -> None:
    for used, where in ((True, "ready"), (False, "torpor")):
        t = position(seat(ready=["Jalan-Aajav"]), seat(ready=["Oskar 6/8 PRO"], hand=["Wolf Claws"]), bystander())
        t.does("bleed Jalan-Aajav")
        t.passes_until_offered("block Oskar")
        t.does("block Oskar")
        while t.asks not in t.quiet:
            if t.offers("play Wolf Claws Oskar"):
                t.answer(next(key for key in t.options() if key.startswith("play")))
            elif used and t.offers("use Jalan-Aajav Jalan-Aajav -1") and t.told("plays"):
                t.does("use Jalan-Aajav Jalan-Aajav -1")
            elif t.offers("pass"):
                t.passes()
            else:
                t.answer(t.options()[0])
        assert t.told("plays")
        assert t.region("Jalan-Aajav") == where


def test_nuriel_strikes_once_more_in_the_first_round() -> None:
    t = position(seat(ready=["Nuriel"]), seat(ready=["Oskar 6/8"]), bystander())
    t.does("bleed Nuriel")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    with t.unchanged(*BYSTANDER):
        while t.asks not in t.quiet:
            t.does("use Nuriel Nuriel" if t.offers("use Nuriel Nuriel") else "pass")
    assert t.measure("Oskar.blood") == 4


def test_intercept_of_marguerite_and_mark() -> None:
    for name, does, n in (
        ("Marguerite Foccart", f"play {POLL} Mira", 1),
        ("Mark", "bleed Mira", 1),
        ("Mark", f"play {POLL} Mira", 0),
    ):
        t = position(seat(ready=["Mira 4/8"], hand=[POLL]), seat(ready=[name]), bystander())
        t.does(does)
        assert stats.intercept(t.g, t[name]) == n


def test_sebastien_recruits_stealthily() -> None:
    me = "Sébastien Goulet"
    t = position(seat(ready=[f"{me} (ADV)"], hand=["Laptop Computer"]), seat(ready=["Oskar 2/4"]), bystander())
    t.does(f"play Laptop Computer {me}")
    equipping = stats.stealth(t.g, t[me])
    t = position(seat(ready=[f"{me} (ADV)"], hand=["J. S. Simmons, Esq."]), seat(ready=["Oskar 2/4"]), bystander())
    t.does(f"play J. S. Simmons, Esq. {me}")
    assert stats.stealth(t.g, t[me]) == equipping + 1


def test_baali_do_not_hurt_saulot() -> None:
    me = "Saulot, The Wanderer"
    for clan, n in (("Baali", 0), ("Ventrue", -1)):
        t = position(seat(ready=[me]), seat(ready=[f"Oskar 6/8 clan:{clan}"]), bystander())
        t.does(f"bleed {me}")
        t.passes_until_offered("block Oskar")
        with t.changes(f"{me}.blood", n):
            t.does("block Oskar")
            t.goes_on()
