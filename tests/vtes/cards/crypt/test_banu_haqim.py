"""Crypt cards: Banu Haqim."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Item, position, seat
from praxis.vtes.rules.costs import blood_cost
from tests.vtes.cards.answering import answers, does, to_the_end, until
from tests.vtes.cards.combat_tables import fights, on_to
from tests.vtes.cards.crypt_tables import fight, merged, met, polled_by_otto, polled_by_prince, stands
from tests.vtes.cards.gear_tables import begins_to_fight, weapon
from tests.vtes.cards.referendum_tables import POLL
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions

# -- Algirdas, The Solar Prophet --------------------------------------------------------------------------------------


@editions
def test_algirdas_makes_strikes_dear_for_the_younger(edition: str) -> None:
    for capacity, more in ((6, 1), (8, 0)):
        t = position(
            seat(ready=["Algirdas, The Solar Prophet"]),
            seat(ready=[f"Oskar 4/{capacity}"], hand=["Dodge", "Fake Out"]),
            bystander(),
            edition=edition,
        )
        plain = blood_cost(t.g, t["Dodge"], 0, t["Oskar"])
        t.does("bleed Algirdas, The Solar Prophet")
        t.does("block Oskar", by="b")
        assert t.asks == "maneuver"
        assert blood_cost(t.g, t["Dodge"], 0, t["Oskar"]) == plain + more
        assert blood_cost(t.g, t["Fake Out"], 0, t["Oskar"]) == 0


@rules_on("Algirdas, The Solar Prophet", "LSJ 20090703")
@pytest.mark.parametrize(("blood", "offered"), [(0, False), (1, True)])
def test_a_strike_against_algirdas_is_paid_for_as_it_is_chosen(blood: int, offered: bool) -> None:
    """He would be sent to torpor by the blow that he dodges if he had to pay after it."""
    me = "Algirdas, The Solar Prophet"
    t = position(seat(ready=[me, "Ines 2/4"]), seat(ready=[f"Oskar {blood}/5"], hand=["Dodge"]), bystander())
    t.does(f"bleed {me}")
    answers(t, "block Oskar")
    while t.asks not in ("strike", *t.quiet):
        t.does("pass")
    if offered:
        until(t, "play Dodge Oskar")
        t.does("play Dodge Oskar", by="b")
        assert (t.measure("Oskar.blood"), t.told("damage")) == (0, [])
    to_the_end(t)
    assert t.ever_offered("play Dodge Oskar") is offered
    assert t.region("Oskar") == ("ready" if offered else "torpor")
    t.is_quiet()


@rules_on("Algirdas, The Solar Prophet", "LSJ 20090529")
@pytest.mark.parametrize(("age", "dearer"), [("5/6", 1), ("5/11", 0)])
def test_a_card_that_grants_a_strike_is_dearer_against_algirdas(age: str, dearer: int) -> None:
    him = "Algirdas, The Solar Prophet"
    t = position(seat(ready=[f"Mira {age} ani"], hand=["Aid from Bats"]), seat(ready=[him]), bystander())
    does(t, "bleed Mira", f"block {him}")
    on_to(t, "strike")
    with t.changes("Mira.blood", -dearer - 1):  # and one for his hand
        t.does("play Aid from Bats Mira 0", by="a")
        on_to(t)


# -- Amaravati --------------------------------------------------------------------------------------------------------


@editions
def test_amaravati_gives_votes_to_the_banu_haqim(edition: str) -> None:
    t = polled_by_prince("Amaravati", "Ines 2/4 clan:Banu-Haqim", edition=edition)
    with t.unchanged(*BYSTANDER), t.changes("Amaravati.blood", -2):
        t.does("use Amaravati", by="a")
    assert [stats.votes(t.g, t[name]) for name in ("Amaravati", "Ines", "Oskar")] == [1, 1, 2]


ONCE = [
    ("Amaravati", 2, ""),
    ("Arishat", 1, "target Vera"),
    ("Ellison Humboldt", 1, "target Otto"),
    ("Fakir al Sidi", 3, ""),
    ("Kateline Nadasdy", 1, "target Vera"),
    ("Neferu", 1, "way against"),
]


@ruled_alike("card cost choice", ONCE, "LSJ 20100902-2")
@pytest.mark.parametrize("where", ["torpor", "locked"])
def test_once_a_referendum_it_is_used_locked_or_in_torpor(card: str, cost: int, choice: str, where: str) -> None:
    t = polled_by_otto(card, where)
    with t.changes(f"{card}.blood", -cost):
        t.does(f"use {card}", by="a")
        while t.asks in ("target", "way", "pick"):
            t.does(choice if choice and t.offers(choice) else t.options()[0])
    since = len(t.asked)
    t.goes_on()
    assert not t.ever_offered(f"use {card}", since)
    t.is_quiet()


# -- Basir ------------------------------------------------------------------------------------------------------------


def test_basir_gains_blood_from_a_discipline_card() -> None:
    t = position(seat(ready=["Basir blood:1", "Mira 1/4"], hand=["Potence"]), seat(), bystander(), phase="master")
    with t.changes("Basir.blood", 1), t.unchanged("Mira.blood"):
        t.does("play Potence")
        t.does("target Basir")
        t.goes_on()
    t = position(seat(ready=["Basir blood:1", "Mira 1/4"], hand=["Potence"]), seat(), bystander(), phase="master")
    with t.unchanged("Basir.blood"):
        t.does("play Potence")
        t.does("target Mira")
        t.goes_on()


# -- Dmitri Borodin ---------------------------------------------------------------------------------------------------


@editions
def test_dmitri_prevents_a_whole_strike_once(edition: str) -> None:
    t = met("Dmitri Borodin", "Oskar 6/8 strength:4", edition=edition)
    on_to(t, "prevent")
    with t.changes("Dmitri Borodin.blood", -1):
        t.does("use Dmitri Borodin", by="a")
        on_to(t)


# -- Fatima al-Faqadi -------------------------------------------------------------------------------------------------


@ruled_alike("who", ["Fatima al-Faqadi", "White Lily"], "ANK 20221021")
def test_she_arms_herself_in_her_own_combat_only(who: str) -> None:
    t = position(seat(ready=[who, "Mira 6/8"], hand=[weapon()]), seat(ready=["Oskar 6/8 strength:0"]), bystander())
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    to_the_end(t)
    assert t.told("combat")
    assert not t.ever_offered(f"use {who}")
    t.is_quiet()


@ruled_alike("who", ["Fatima al-Faqadi", "White Lily"], "LSJ 20100130", "ANK 20180925-2", "LSJ 19991207")
@pytest.mark.parametrize("held", [True, False])
def test_the_weapon_is_in_hand_and_named_as_she_arms_herself(who: str, held: bool) -> None:
    hand: list[Item] = [weapon(), "Leather Jacket"] if held else ["Leather Jacket"]
    t = begins_to_fight(who, [*hand, ".44 Magnum"] if held else hand)
    to_the_end(t) if not held else until(t, f"use {who}")
    assert t.ever_offered(f"use {who}") is held
    if held:
        t.does(f"use {who}", by="a")
        assert t.asks == "target"
        assert [t.offers(f"target {name}") for name in ("Blade", ".44 Magnum", "Leather Jacket")] == [True, True, False]
        t.does("target Blade", by="a")
        assert t.g.host[t["Blade"]] == t[who]
        to_the_end(t)
    t.is_quiet()


# -- Imanna -----------------------------------------------------------------------------------------------------------


@editions
def test_one_more_vote_in_her_own_referendum(edition: str) -> None:
    for caller, n in (("Imanna", 2), ("Mira", 1)):
        t = position(seat(ready=["Imanna", "Mira 4/8"], hand=[POLL]), seat(), bystander(), edition=edition)
        t.does(f"play {POLL} {caller}")
        t.passes_until("polling")
        assert stats.votes(t.g, t["Imanna"]) == n


# -- Janni ------------------------------------------------------------------------------------------------------------


@editions
def test_janni_strikes_harder_with_weapons_only(edition: str) -> None:
    t = stands(("Janni", [".44 Magnum"]), "Oskar 6/8", edition=edition)
    fights(t, "Janni")
    on_to(t, "strike")
    t.does("use .44 Magnum Janni -1", by="a")
    on_to(t)
    assert t.measure("Oskar.blood") == 3
    t = stands("Janni", "Oskar 6/8", edition=edition)
    fights(t, "Janni")
    on_to(t)
    assert t.measure("Oskar.blood") == 5


@editions
@pytest.mark.parametrize(("clan", "offered"), [("Ministry", True), ("Toreador", False)])
def test_janni_attacks_the_ministry(clan: str, offered: bool, edition: str) -> None:
    t = stands("Janni", f"Oskar 6/8 clan:{clan}", edition=edition)
    assert bool(t.options("use")) is offered


@editions
@rules_on("Janni", "RTR 19960221")
@rules_on("Janni", "RTR 19970630")
@pytest.mark.parametrize(
    ("other", "region", "blood"), [("Oskar 6/9 clan:Kiasyd", "torpor", None), ("Oskar 6/9 clan:Toreador", "ready", 2)]
)
def test_what_janni_adds_is_of_the_same_kind(other: str, region: str, blood: int | None, edition: str) -> None:
    """With a blade that wounds one clan badly, the additional point does too; her own bare hand adds nothing."""
    t = stands(("Janni", ["Banshee Ironwail"]), other, edition=edition)
    t.g.blood[t["Janni"]] = 4
    fights(t, "Janni")
    on_to(t, "strike")
    t.answer(next(one for one in t.options("use") if one.startswith(f"use {t['Banshee Ironwail']} ")))
    on_to(t)
    assert t.region("Oskar") == region
    assert blood is None or t.measure("Oskar.blood") == blood


@editions
def test_janni_aims_at_the_ministry_and_at_nobody_else(edition: str) -> None:
    t = stands("Janni", "Oskar 6/8 clan:Ministry", "Ute 6/8 clan:Toreador", edition=edition)
    with t.unchanged(*BYSTANDER, "Ute.blood", "b.pool"):
        t.does("use Janni Janni -1")
        assert t.told("action")[-1]["victims"] == [1]
        t.goes_on()
    assert t.measure("Oskar.blood") == 5
    t.is_quiet()


# -- Kalinda ----------------------------------------------------------------------------------------------------------


def test_the_edge_unlocks_in_ones_turn_once() -> None:
    t = position(seat(ready=["Kalinda (G6) locked"], edge=True), seat(ready=["Oskar 2/4"]), bystander())
    t.does("use Kalinda")
    assert (t.measure("Kalinda.locked"), t.g.edge) == (0, -1)
    t = position(seat(ready=["Kalinda (G6) locked"]), seat(ready=["Oskar 2/4"], edge=True), bystander())
    assert not t.offers("use Kalinda")


# -- Kasim Bayar ------------------------------------------------------------------------------------------------------


def test_strength_for_a_political_card() -> None:
    t = fight("Kasim Bayar", hand=("Anarchist Uprising",))
    t.passes_until_offered("use Kasim Bayar Kasim Bayar")
    with t.changes("Oskar.blood", -3), t.unchanged(*BYSTANDER):
        t.does("use Kasim Bayar Kasim Bayar")
        t.goes_on()
    assert t.region("Anarchist Uprising") == "ash-heap"
    t.is_quiet()


# -- Tariq, The Silent ------------------------------------------------------------------------------------------------


def test_tariq_has_a_smaller_capacity_in_play() -> None:
    t = position(seat(ready=["Tariq, The Silent (G2) blood:3"]), seat(), bystander())
    tariq = t["Tariq, The Silent"]
    assert stats.capacity(t.g, tariq) == t.g.face[tariq].capacity - 4


@rules_on("Tariq, The Silent", "ANK 20190522")
def test_tariq_is_smaller_as_soon_as_he_is_controlled_even_if_he_is_merged_next() -> None:
    me = "Tariq, The Silent"
    t = position(
        seat(uncontrolled=[f"{me} blood:7", f"{me} (ADV)"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
    )
    t.does(f"out {me}")
    assert (stats.capacity(t.g, t[me]), t.measure(f"{me}.blood")) == (3, 3)
    t.does(f"merge {me}#2 {me}")
    assert t.measure(f"{me}.blood") == 3
    t.is_quiet()


# -- Thucimia ---------------------------------------------------------------------------------------------------------


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


# -- Wise Frog --------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("other", "left"), [("Oskar 0/4", 5), ("Oskar 0/8", 4)])
def test_wise_frog_strikes_the_younger_first(other: str, left: int, edition: str) -> None:
    t = met("Wise Frog", other, edition=edition)
    on_to(t)
    assert (t.region("Oskar"), t.measure("Wise Frog.blood")) == ("torpor", left)


# -- Yazid Tamari -----------------------------------------------------------------------------------------------------


@rules_on("Yazid Tamari (ADV)", "ANK 20180524")
@pytest.mark.parametrize("on_top", [True, False])
def test_yazid_becomes_anarch_as_he_is_merged_and_stays_a_seraph(on_top: bool) -> None:
    """He changes sects, as the Hackerspace notes."""
    t = merged("Yazid Tamari", "Yazid Tamari (ADV)", on_top, ["Hackerspace"])
    assert stats.is_anarch(t.g, t["Yazid Tamari"])
    assert stats.bears(t.g, t["Yazid Tamari"], "black hand")
    assert stats.bears(t.g, t["Yazid Tamari"], "seraph")
    assert t.measure("Hackerspace.blood") == 1
    t.is_quiet()
