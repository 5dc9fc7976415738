"""Phrases of read vampires that no other table plays, with the rulings on these vampires."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Item, position, seat
from praxis.vtes.rules.requirement import blood_cost
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, passes_to
from tests.vtes.cards.test_combat import on
from tests.vtes.cards.test_read_most_played import POLL, met, polled, uses

# -- numbers ----------------------------------------------------------------------------------------------------------


@editions
def test_hands_of_other_sizes(edition: str) -> None:
    for name, where, sizes in (
        ("Cassandra, Magus Prime", "ready", (8, 7)),
        ("Cassandra, Magus Prime", "torpor", (7, 7)),
        ("Abraham Mellon", "ready", (8, 7)),
        ("High Priest Angra Mainyu", "ready", (7, 6)),
    ):
        t = position(seat(**{where: [name]}), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)  # type: ignore[arg-type]
        assert (t.measure("a.hand_size"), t.measure("b.hand_size"), t.measure("c.hand_size")) == (*sizes, 7)


@editions
def test_katarina_hides_behind_another_prince(edition: str) -> None:
    for words, n in ((" prince", 1), ("", 0)):
        t = position(
            seat(ready=["Katarina Kornfeld", f"Ines 2/4{words}"]),
            seat(ready=["Oskar 2/4"]),
            bystander(),
            edition=edition,
        )
        t.does("bleed Katarina Kornfeld")
        assert stats.stealth(t.g, t["Katarina Kornfeld"]) == n


@editions
def test_allonzo_hides_with_serpentis_and_blocks_no_undirected_action(edition: str) -> None:
    t = position(seat(ready=["Mira 2/4"]), seat(ready=["Allonzo Montoya", "Oskar 2/4"]), bystander(), edition=edition)
    t.does("hunt Mira")
    assert [t.offers(f"block {name}") for name in ("Allonzo Montoya", "Oskar")] == [False, True]
    t = position(seat(ready=["Mira 2/4"]), seat(ready=["Allonzo Montoya"]), bystander(), edition=edition)
    t.does("bleed Mira")
    assert t.offers("block Allonzo Montoya")


@editions
def test_carmen_and_onaedo_hide_in_some_actions(edition: str) -> None:
    for words, n in (("sect:Sabbat", 2), ("sect:Camarilla", 1)):
        t = position(
            seat(ready=["Carmen", f"Mira 4/8 {words}"], hand=["Leather Jacket"]),
            seat(ready=["Oskar 2/4"]),
            bystander(),
            edition=edition,
        )
        t.does("play Leather Jacket Mira")
        assert stats.stealth(t.g, t["Mira"]) == n
    for more, n in ((["Otieno"], 1), ([], 0)):
        t = position(
            seat(ready=["Onaedo", *more]),
            seat(ready=["Oskar 2/4"], torpor=["Fallen 0/4"]),
            bystander(),
            edition=edition,
        )
        t.does("diablerize Onaedo Fallen")
        plain = t.told("action")[-1]["stealth"]
        assert stats.stealth(t.g, t["Onaedo"]) == plain + n


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


@editions
def test_macalister_is_watched_by_other_tremere(edition: str) -> None:
    name = "MacAlister Marshall"
    for target, n in ((name, 1), ("Oskar", 0)):
        t = position(
            seat(ready=["Mira 4/8"], hand=["Bum's Rush"]),
            seat(ready=[name, "Oskar 2/4 clan:Tremere"]),
            bystander(),
            edition=edition,
        )
        t.does("play Bum's Rush Mira")
        t.does(f"target {target}")
        assert [stats.intercept(t.g, t[who]) for who in (name, "Oskar")] == [0, n]


@editions
@pytest.mark.parametrize(
    ("name", "n"), [("Danielle Diron", 1), ("Zayyat, The Sandstorm", 2), ("Xaviar", 2), ("The Baron", 2)]
)
def test_titled_votes_count_once(name: str, n: int, edition: str) -> None:
    """Their text says what the card data has as their title."""
    t = polled(name, edition=edition)
    assert stats.votes(t.g, t[name]) == n


@editions
@pytest.mark.parametrize(("blood", "after"), [(0, 2), (1, 1)])
def test_danielle_is_fed_when_empty(blood: int, after: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/4", f"Danielle Diron blood:{blood}"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    passes_to(t, "minion", "a")
    assert t.measure("Danielle Diron.blood") == after


# -- costs ------------------------------------------------------------------------------------------------------------


@editions
def test_strohmann_makes_auspex_dear(edition: str) -> None:
    for card, words, more in (("Telepathic Misdirection", "aus", 1), ("Deflection", "dom", 0)):
        t = position(
            seat(ready=["Strohmann"]), seat(ready=[f"Oskar 4/8 {words}"], hand=[card]), bystander(), edition=edition
        )
        plain = blood_cost(t.g, t[card], 0, t["Oskar"])
        t.does("bleed Strohmann")
        assert blood_cost(t.g, t[card], 0, t["Oskar"]) == plain + more


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


@editions
@rules_on("Javier Montoya", "PIB 20110918")
@rules_on("Adelino Da Silva", "PIB 20110918")
@pytest.mark.parametrize(
    ("name", "fallen", "cost"),
    [
        ("Javier Montoya", "Ines 2/6", 1),
        ("Adelino Da Silva", "Ines 2/6", 0),
        ("Adelino Da Silva", "Ines 2/4", 2),
    ],
)
def test_rescues_for_less_whoever_pays(name: str, fallen: str, cost: int, edition: str) -> None:
    t = position(seat(ready=[name], torpor=[fallen]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    assert len(t.options("rescue")) == cost + 1


@editions
@pytest.mark.parametrize(
    ("name", "card", "less"),
    [
        ("Joshua Tarnopolski", "Carlton Van Wyk", 1),
        ("Joshua Tarnopolski", "Assault Rifle", 0),
        ("Marie Faucigny", "Laptop Computer", 1),
        ("Marie Faucigny", "Assault Rifle", 0),
    ],
)
def test_allies_and_gear_for_less(name: str, card: str, less: int, edition: str) -> None:
    t = position(seat(ready=[name], hand=[card]), seat(ready=["Oskar 2/4 locked"]), bystander(), edition=edition)
    price = t.g.face[t[card]].pool
    assert price >= 1
    with t.changes("a.pool", less - price):
        t.does(f"play {card} {name}")
        t.goes_on()


@editions
@rules_on("Étienne Fauberge", "LSJ 20030815")
def test_etienne_is_dear_to_act_against_and_no_ally_can(edition: str) -> None:
    name = "Étienne Fauberge"
    t = position(
        seat(ready=["Mira 4/8", "Werner ally 4"], hand=["Bum's Rush"]),
        seat(ready=[name, "Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Bum's Rush Mira")
    t.does(f"target {name}")
    assert t.told("action")[-1]["blood"] == 1


# -- votes ------------------------------------------------------------------------------------------------------------


@editions
@rules_on("Gravitnir", "ANK 20220705")
def test_gravitnir_silences_the_one_who_called(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 prince"], hand=[POLL]),
        seat(ready=["Gravitnir locked", "Oskar 4/8 prince"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {POLL} Mira")
    uses(t, "Gravitnir")
    with t.changes("Gravitnir.blood", -1):
        t.does("use Gravitnir", by="b")
    asked = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("vote Mira", since=asked)


@editions
@rules_on("Melissa Barton", "LSJ 20011022")
@pytest.mark.parametrize("where", ["ready", "torpor"])
def test_the_edge_is_worth_more_to_vincent_and_feeds_melissa(where: str, edition: str) -> None:
    for own, votes in ((["Vincent Day, Paladin and Paragon"], 2), ([], 1)):
        t = position(
            seat(edge=True, ready=["Mira 6/8", *own], hand=[POLL]),
            seat(**{where: ["Melissa Barton blood:3"]}),  # type: ignore[arg-type]
            bystander(),
            edition=edition,
        )
        t.does(f"play {POLL} Mira")
        t.passes_until("polling")
        with t.changes("Melissa Barton.blood", 1):
            t.does("burn-edge for")
        assert t.told("votes")[-1]["votes"] == votes


@editions
@rules_on("Donald Cargill", "LSJ 20090115-2")
def test_donald_pays_for_the_referendums_of_his_predator(edition: str) -> None:
    for at, lost in (("b", 1), ("c", 0)):
        own: dict[str, list[Item]] = {"b": ["Oskar 2/4"], "c": ["Vera 2/4"]}
        own[at].append("Donald Cargill")
        t = position(
            seat(ready=["Mira 6/8 prince"], hand=[POLL]), seat(ready=own["b"]), seat(ready=own["c"]), edition=edition
        )
        t.does(f"play {POLL} Mira")
        t.passes_until("polling")
        with t.changes("Donald Cargill.blood", -lost):
            t.does("vote Mira for")
            t.goes_on()


# -- unlocking --------------------------------------------------------------------------------------------------------


@editions
def test_vasiliy_unlocks_after_bleeding_the_prey(edition: str) -> None:
    name = "Vasiliy Vasilevich"
    t = position(seat(ready=[name]), seat(ready=["Oskar 2/4 locked"]), bystander(), edition=edition)
    t.does(f"bleed {name}")
    t.passes_until("may")
    t.does("yes", by="a")
    assert t.measure(f"{name}.locked") == 0


@editions
@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("Idalia, Prophet of Guadalajara", "Leather Jacket"),
        ("Szechenyi Jolán, Mother of Horrors", "J. S. Simmons, Esq."),
    ],
)
def test_they_unlock_in_the_next_discard_phase(name: str, card: str, edition: str) -> None:
    t = position(seat(ready=[name], hand=[card]), seat(ready=["Oskar 2/4 locked"]), bystander(), edition=edition)
    t.does(f"play {card}")
    passes_to(t, "discard", "a")
    assert t.measure(f"{name}.locked") == 1
    t.does(f"use {name}")
    assert t.measure(f"{name}.locked") == 0
    idle = position(seat(ready=[f"{name} locked"]), seat(), bystander(), phase="discard", edition=edition)
    assert not idle.offers(f"use {name}")


@editions
@rules_on("Qawiyya el-Ghaduba", "ANK 20190207")
def test_qawiyya_unlocks_once_in_your_minion_phase(edition: str) -> None:
    name = "Qawiyya el-Ghaduba"
    t = position(seat(ready=[name, "Mira 2/4"]), seat(ready=["Oskar 2/4 locked"]), bystander(), edition=edition)
    t.does(f"bleed {name}")
    t.goes_on()
    assert t.measure(f"{name}.locked") == 1
    with t.changes(f"{name}.blood", -2):
        t.does(f"use {name}", by="a")
    assert t.measure(f"{name}.locked") == 0
    t.g.lock(t[name])
    t.does("hunt Mira")
    asked = len(t.asked)
    t.goes_on()
    assert not t.ever_offered(f"use {name}", since=asked)


@editions
@rules_on("Fustuk", "LSJ 20011022")
@pytest.mark.parametrize("where", ["ready", "torpor"])
def test_fustuk_unlocks_a_tremere_antitribu(where: str, edition: str) -> None:
    own = ["Ines 2/4 clan:Tremere-antitribu locked", "Ivo 2/4 clan:Tremere locked"]
    t = position(
        seat(ready=[*own, *(["Fustuk"] if where == "ready" else [])], torpor=["Fustuk"] if where == "torpor" else []),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("use Fustuk", by="a")
    assert [t.measure(f"{name}.locked") for name in ("Ines", "Ivo", "Fustuk")] == [0, 1, 1]


@editions
def test_art_unlocks_a_werewolf(edition: str) -> None:
    t = position(
        seat(ready=["Art Morgan", "Wolf ally 3 trait:werewolf locked", "Guard ally 2 trait:mortal locked"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("use Art Morgan")
    assert [t.measure(f"{name}.locked") for name in ("Wolf", "Guard")] == [0, 1]


# -- torpor, blood, cards ---------------------------------------------------------------------------------------------


@editions
def test_venere_rises_for_blood_in_your_unlock_phase(edition: str) -> None:
    for blood, offered in ((2, True), (0, False)):
        t = position(
            seat(ready=["Mira 2/4"], torpor=[f"Venere Carboni blood:{blood}"]),
            seat(ready=["Oskar 2/4"]),
            bystander(),
            phase="unlock",
            edition=edition,
        )
        assert t.ever_offered("use Venere Carboni") is offered
        if offered:
            t.does("use Venere Carboni")
            assert (t.region("Venere Carboni"), t.measure("Venere Carboni.blood")) == ("ready", 1)


@editions
def test_eric_rises_for_the_edge_in_the_discard_phase_of_another(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/4"], hand=["Blank Page"]),
        seat(edge=True, ready=["Oskar 2/4"], torpor=["Eric Kressida"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    uses(t, "Eric Kressida")
    t.does("use Eric Kressida", by="b")
    assert (t.region("Eric Kressida"), t.g.edge) == ("ready", -1)


@editions
def test_tabitha_is_fed_by_an_archbishop(edition: str) -> None:
    t = position(
        seat(ready=["Tabitha Fisk blood:1", "Mira 4/8 sect:Sabbat archbishop city:Paris", "Ines 2/4"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    with t.changes("Tabitha Fisk.blood", 1), t.changes("Mira.blood", -1), t.unchanged("Ines.blood"):
        t.does("use Tabitha Fisk")


@editions
def test_okulos_draws_a_card_for_blood_once_a_turn(edition: str) -> None:
    t = position(
        seat(ready=["Okulos", "Mira 2/4"], hand=["Blank Page"] * 7, library=["Dodge"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    with t.changes("Okulos.blood", -1), t.unchanged(*BYSTANDER):
        t.does("use Okulos", by="a")
    assert (t.region("Dodge"), t.asks) == ("hand", "discard-down")
    t.answer(t.options()[0])
    assert not t.offers("use Okulos")


@editions
def test_tusk_looks_at_the_top_of_the_library(edition: str) -> None:
    t = position(
        seat(ready=["Tusk, The Talebearer"], library=["Blur", "Dodge"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("use Tusk, The Talebearer", by="a")
    assert [(t.g.seen(t[card], 0), t.g.seen(t[card], 1)) for card in ("Dodge", "Blur")] == [
        (True, False),
        (False, False),
    ]
    assert not t.offers("use Tusk, The Talebearer")  # she has seen it


@editions
@pytest.mark.parametrize(("name", "gained"), [("Oskar", 3), ("Wanda", 3), ("Vera", 0)])
def test_mina_feeds_when_a_neighbour_loses_a_vampire(name: str, gained: int, edition: str) -> None:
    """Of her predator or prey, not of the one across the table."""
    t = position(
        seat(ready=["Mina Grotius blood:1", "Mira 2/4"]),
        seat(ready=["Oskar 2/4", "Olga 2/4"]),
        seat(ready=["Vera 2/4", "Vesna 2/4"]),
        seat(ready=["Wanda 2/4", "Willa 2/4"]),
        edition=edition,
    )
    t.g.burn(t[name])
    t.does("bleed Mira")
    assert t.measure("Mina Grotius.blood") == 1 + gained


@editions
def test_olga_is_for_sale_to_the_black_hand(edition: str) -> None:
    t = position(
        seat(pool=10, ready=["Mira 4/8 trait:black-hand", "Ines 2/4"]),
        seat(ready=["Olga Triminov locked"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("use Olga Triminov Ines")
    with t.changes("a.pool", -1), t.unchanged(*BYSTANDER, "b.pool"):
        t.does("use Olga Triminov Mira")
        t.goes_on()
    assert t.word("Olga Triminov.controller") == "a"


@editions
def test_janet_pays_to_block(edition: str) -> None:
    for blood, offered in ((1, True), (0, False)):
        t = position(
            seat(ready=["Mira 2/4"]),
            seat(ready=[f"Janet Langer blood:{blood}", "Oskar 2/4"]),
            bystander(),
            edition=edition,
        )
        t.does("bleed Mira")
        assert (t.offers("block Janet Langer"), t.offers("block Oskar")) == (offered, True)


@editions
def test_elizabeth_is_not_blocked_by_hesha(edition: str) -> None:
    t = position(
        seat(ready=["Elizabeth Dimitros"]), seat(ready=["Hesha Ruhadze", "Oskar 2/4"]), bystander(), edition=edition
    )
    t.does("bleed Elizabeth Dimitros")
    assert (t.offers("block Hesha Ruhadze"), t.offers("block Oskar")) == (False, True)


@editions
def test_keller_makes_those_pay_who_bleed_you(edition: str) -> None:
    for words, lost in (("", 1), (" locked", 0)):
        t = position(seat(ready=["Mira 3/8"]), seat(ready=[f"Keller Thiel{words}"]), bystander(), edition=edition)
        with t.changes("Mira.blood", -lost), t.changes("b.pool", -1):
            t.does("bleed Mira")
            t.goes_on()


@editions
def test_blood_for_stealth_or_intercept(edition: str) -> None:
    for name, cost, n in (("Zayyat, The Sandstorm", 2, 2), ("Dmitri Borodin", 1, 1)):
        t = position(seat(ready=[name]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
        t.does(f"bleed {name}")
        t.does("block Oskar", by="b")
        with t.changes(f"{name}.blood", -cost):
            t.does(f"use {name}", by="a")
        assert t.told("block-failed")[0]["stealth"] == n
    t = position(seat(ready=["Mira 2/4"]), seat(ready=["Alex Camille"]), bystander(), edition=edition)
    t.does("hunt Mira")
    t.does("block Alex Camille", by="b")
    t.does("use Alex Camille", by="b")
    assert t.told("blocked")[0]["intercept"] == 1


@editions
@rules_on("Oskar Anasov", "LSJ 20011022")
def test_oskar_anasov_sees_for_another_even_from_torpor(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/4"]), seat(ready=["Olga 2/4"], torpor=["Oskar Anasov"]), bystander(), edition=edition
    )
    t.does("hunt Mira")
    t.does("block Olga", by="b")
    with t.changes("Oskar Anasov.blood", -1):
        t.does("use Oskar Anasov", by="b")
    assert t.told("blocked")[0]["intercept"] == 1


# -- combat -----------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("name", ["Jacko", "Melisande"])
def test_more_strikes_in_the_first_round(name: str, edition: str) -> None:
    t = met(name, edition=edition)
    uses(t, name)
    with t.unchanged(f"{name}.locked"):
        t.does(f"use {name}", by="a")
        on(t)
    assert len([told for told in t.told("strike") if told["minion"] == t[name]]) == 2


@editions
@pytest.mark.parametrize("name", ["Chun Hei", "Kiradin"])
def test_more_strikes_for_blood(name: str, edition: str) -> None:
    t = met(name, edition=edition)
    before = t.measure(f"{name}.blood")
    uses(t, name)
    t.does(f"use {name}", by="a")
    on(t)
    assert len([told for told in t.told("strike") if told["minion"] == t[name]]) == 2
    assert t.measure(f"{name}.blood") == before - 1


@editions
def test_crusher_dodges_for_blood(edition: str) -> None:
    t = met("Crusher", edition=edition)
    on(t, "strike")
    with t.changes("Crusher.blood", -1), t.unchanged("Oskar.blood"):
        t.does("use Crusher", by="a")
        on(t)


@editions
def test_ash_tears_from_afar_only(edition: str) -> None:
    t = met("Ash Harrison", edition=edition)
    on(t, "strike")
    assert t.asks in t.quiet  # nothing but hands at close range
    assert not t.ever_offered("use Ash Harrison")
    t = met("Ash Harrison", hand=("Fake Out",), edition=edition)
    on(t, "maneuver")
    t.does("play Fake Out", by="a")
    on(t, "strike")
    t.does("use Ash Harrison", by="a")
    on(t)
    assert [told["aggravated"] for told in t.told("inflicted") if told["card"] == t["Oskar"]] == [1]


@editions
def test_dmitri_prevents_a_whole_strike_once(edition: str) -> None:
    t = met("Dmitri Borodin", "Oskar 6/8 strength:4", edition=edition)
    on(t, "prevent")
    with t.changes("Dmitri Borodin.blood", -1):
        t.does("use Dmitri Borodin", by="a")
        on(t)


@editions
def test_germaine_meets_no_weapons(edition: str) -> None:
    for name, offered in (("Count Germaine", False), ("Mira 6/8", True)):
        t = position(seat(ready=[name]), seat(ready=[("Oskar 6/8", [".44 Magnum"])]), bystander(), edition=edition)
        t.does(f"bleed {name.split(' 6/8')[0]}")
        t.does("block Oskar", by="b")
        on(t)
        assert t.ever_offered("use .44 Magnum") is offered


@editions
@rules_on("Amelia, The Blood Red Tears", "ANK 20200420-1")
def test_amelia_costs_her_opponent_blood_after_combat(edition: str) -> None:
    """Whoever of the two has acted, and even if she has gone to torpor."""
    t = met("Amelia, The Blood Red Tears", edition=edition)
    on(t)
    assert (t.measure("Oskar.blood"), t.measure("Amelia, The Blood Red Tears.blood")) == (6 - 2, 4)
    for blood, where in ((3, "ready"), (0, "torpor")):
        t = position(
            seat(ready=["Mira 6/8"]),
            seat(ready=[f"Amelia, The Blood Red Tears blood:{blood}"]),
            bystander(),
            edition=edition,
        )
        t.does("bleed Mira")
        t.does("block Amelia, The Blood Red Tears", by="b")
        on(t)
        assert (t.measure("Mira.blood"), t.region("Amelia, The Blood Red Tears")) == (6 - 2, where)


@editions
@rules_on("Aeron", "RTR 19970630", "RTR 19941109")
def test_aeron_hurts_at_close_range_even_who_dodges(edition: str) -> None:
    t = position(seat(ready=["Aeron"]), seat(ready=["Oskar 6/8"], hand=["Dodge"]), bystander(), edition=edition)
    t.does("bleed Aeron")
    t.does("block Oskar", by="b")
    on(t, "strike")
    with t.changes("Oskar.blood", -1), t.unchanged("Aeron.blood"):
        t.does("play Dodge Oskar", by="b")
        on(t, "press")
    hurt = [told for told in t.told("damage") if told["card"] == t["Oskar"]]
    assert [told["environmental"] for told in hurt] == [1]
    t.does("use Aeron", by="a")
    assert (t.told("press")[-1]["to"], len(t.told("round"))) == ("continue", 2)


@editions
def test_rowena_prevents_a_point_each_round(edition: str) -> None:
    t = met("Rowena", edition=edition)
    uses(t, "Rowena")
    with t.unchanged("Rowena.blood"):
        t.does("use Rowena", by="a")
        on(t)


@editions
def test_wolf_valentine_presses_on_against_tremere(edition: str) -> None:
    for words, offered in (("clan:Tremere", True), ("", False)):
        t = met("Wolf Valentine", f"Oskar 6/8 {words}".strip(), edition=edition)
        on(t, "press")
        assert (t.asks == "press" and t.offers("use Wolf Valentine")) is offered


@editions
def test_sarah_has_more_against_mages(edition: str) -> None:
    for words, offered in (("trait:mage", True), ("trait:mortal", False)):
        t = position(seat(ready=["Sarah Raines"]), seat(ready=[f"Oskar ally 4 {words}"]), bystander(), edition=edition)
        t.does("bleed Sarah Raines")
        t.does("block Oskar", by="b")
        on(t, "maneuver")
        assert (t.asks == "maneuver" and t.who() == "a") is offered


@editions
@pytest.mark.parametrize(("other", "left"), [("Oskar 0/4", 5), ("Oskar 0/8", 4)])
def test_wise_frog_strikes_the_younger_first(other: str, left: int, edition: str) -> None:
    t = met("Wise Frog", other, edition=edition)
    on(t)
    assert (t.region("Oskar"), t.measure("Wise Frog.blood")) == ("torpor", left)


@editions
def test_assad_gains_blood_as_he_blocks(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8"]), seat(ready=["Assad Salhoum blood:2"], hand=["Fake Out"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    with t.changes("Assad Salhoum.blood", 1):
        t.does("block Assad Salhoum", by="b")
        assert t.asks == "maneuver"


@editions
def test_ryder_and_alcoan_read_the_hand_before_range(edition: str) -> None:
    for name in ("Ryder", "Alcoan"):
        t = position(seat(ready=[name]), seat(ready=["Oskar 6/6"], hand=["Dodge"]), bystander(), edition=edition)
        t.does(f"bleed {name}")
        t.does("block Oskar", by="b")
        assert t.asks == "before-range"
        t.does(f"use {name}", by="a")
        assert [t.g.seen(t["Dodge"], reader) for reader in (0, 2)] == [True, False]


@editions
def test_radeyah_and_joe_enter_combat(edition: str) -> None:
    for name, good, bad in (
        ("Radeyah", "Oskar 6/8 clan:Ministry", "Olga 2/4"),
        ('Joe "Boot" Hill', "Oskar ally 4 trait:werewolf", "Olga 2/4"),
    ):
        t = position(seat(ready=[name]), seat(ready=[good, bad]), bystander(), edition=edition)
        t.does(f"use {name}")
        t.goes_on()
        assert [(told["acting"], told["opposing"]) for told in t.told("combat")] == [(t[name], t["Oskar"])]


@editions
def test_karsh_is_tough_for_blood(edition: str) -> None:
    t = position(
        seat(ready=["Karsh"]), seat(ready=[("Oskar 6/8", ["Sword of the Archangel"])]), bystander(), edition=edition
    )
    t.does("bleed Karsh")
    t.does("block Oskar", by="b")
    uses(t, "Karsh")
    t.does("use Karsh", by="a")
    on(t, "strike")
    t.does("use Sword of the Archangel", by="b")
    on(t)
    assert (t.region("Karsh"), t.measure("Karsh.blood")) == ("ready", 7)  # one paid, two of damage


@editions
def test_luca_strikes_from_the_second_round_on(edition: str) -> None:
    t = met("Luca Italicus", edition=edition)
    on(t)
    assert not t.ever_offered("use Luca Italicus")


@editions
def test_caravelli_gives_a_press_to_another(edition: str) -> None:
    t = position(seat(ready=["Don Caravelli", "Mira 6/8"]), seat(ready=["Oskar 6/8"]), bystander(), edition=edition)
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    uses(t, "Don Caravelli")
    assert t.asks == "press"
    with t.changes("Don Caravelli.blood", -1):
        t.does("use Don Caravelli", by="a")
