"""Phrases of read vampires that no other table plays, with the rulings on these vampires."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Item, position, seat
from praxis.vtes.rules.costs import blood_cost
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, passes_to
from tests.vtes.cards.test_read_most_played import POLL, polled, uses

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
