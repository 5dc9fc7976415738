"""Equipment cards: A."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from praxis.vtes.rules.costs import blood_cost
from tests.vtes.cards.answering import acts
from tests.vtes.cards.combat_tables import fights, on_to, to_long
from tests.vtes.cards.equipment_tables import armed
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, since_2011

# -- AK-47 ------------------------------------------------------------------------------------------------------------

COMMITTED = [
    # what Oskar has, whether on him, his words, how he would maneuver
    ("AK-47", True, "", "use AK-47 Oskar -2"),
    ("Kpist m/45", True, "", "use Kpist m/45 Oskar -2"),
    ("Deer Rifle", True, "", "use Deer Rifle Oskar -2"),
    ("Blade of Bellona", True, "", "use Blade of Bellona Oskar -2"),
    ("Mercury's Arrow", False, "cel", "play Mercury's Arrow Oskar 0"),
    ("Shadow Strike", False, "obt", "play Shadow Strike Oskar 0"),
    ("Stone Quills", False, "vis", "play Stone Quills Oskar 1"),
    ("Aid from Bats", False, "ani", "play Aid from Bats Oskar 0"),
]


@rules_on("AK-47", "LSJ 20021028")
@rules_on("Kpist m/45", "LSJ 20021028")
@rules_on("Deer Rifle", "LSJ 20021028")
@rules_on("Blade of Bellona", "LSJ 20021028")
@rules_on("Mercury's Arrow", "LSJ 20021028")
@rules_on("Shadow Strike", "LSJ 20021028")
@rules_on("Stone Quills", "LSJ 20021028")
@rules_on("Aid from Bats", "LSJ 20021028")
@pytest.mark.parametrize(("card", "on_him", "words", "maneuvers"), COMMITTED)
def test_who_cannot_strike_does_not_maneuver_with_a_strike(card: str, on_him: bool, words: str, maneuvers: str) -> None:
    """A hidden lurker attacks after the first combat: in the first round of the new one Oskar cannot strike."""
    t = position(
        seat(ready=["Mira 6/8", "Ilse 6/8 obf"], hand=["Hidden Lurker", "Fake Out", "Fake Out"]),
        seat(ready=[(f"Oskar 6/7 {words}".strip(), [card] if on_him else [])], hand=[] if on_him else [card]),
        bystander(),
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    if card == "Blade of Bellona":  # which only comes closer
        to_long(t)
    while not t.offers("play Hidden Lurker Ilse 0"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.ever_offered(maneuvers)
    t.does("play Hidden Lurker Ilse 0", by="a")
    since = len(t.asked)
    on_to(t, "maneuver")
    spare = "Fake Out#2" if card == "Blade of Bellona" else "Fake Out"
    t.does(f"play {spare} Ilse 0", by="a")
    on_to(t)
    assert len(t.told("combat")) == 2
    assert not t.ever_offered(maneuvers, since)
    t.is_quiet()


@editions
@pytest.mark.parametrize(("card", "n"), [("AK-47", 2), ("Kpist m/45", 1), ("Foldable Machine Gun", 1)])
def test_a_gun_strikes_again_with_nothing_but_itself(card: str, n: int, edition: str) -> None:
    t = armed(card, words="POT", hand=["Undead Strength"], edition=edition)
    on_to(t, "strike")
    t.does(f"use {card} Mira -1", by="a")
    on_to(t, "additional")
    t.does(f"use {card} Mira -3", by="a")
    since = len(t.asked)
    with t.unchanged(*BYSTANDER):
        acts(t)
    assert not t.ever_offered("strike hand", since)
    assert not t.ever_offered("play Undead Strength", since)
    assert [told["card"] for told in t.told("strike") if told["minion"] == t["Mira"]] == [t[card], t[card]]
    assert t.measure("Oskar.blood") == 9 - 2 * n
    t.is_quiet()


@editions
@pytest.mark.parametrize("card", ["AK-47", "Kpist m/45", "Foldable Machine Gun"])
def test_without_a_strike_of_it_a_gun_gives_none(card: str, edition: str) -> None:
    t = armed(card, edition=edition)
    on_to(t)  # a hand strike
    assert not t.ever_offered(f"use {card} Mira -3")
    assert t.measure("Oskar.blood") == 8


# -- An Anarch Manifesto ----------------------------------------------------------------------------------------------


@since_2011
def test_an_anarch_manifesto_hides_and_angers(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8 sect:Anarch", ["An Anarch Manifesto"])], hand=["Constant Revolution", "Dodge"]),
        seat(ready=["Oskar 6/8 prince city:Paris", "Kin 6/8"]),
        bystander(),
        edition=edition,
    )
    t.does("play Constant Revolution Mira 0")
    assert stats.stealth(t.g, t["Mira"]) == 2
    acts(t, "block Oskar")
    t = position(
        seat(ready=[("Mira 6/8 sect:Anarch", ["An Anarch Manifesto"])]),
        seat(ready=["Oskar 6/8 prince city:Paris", "Kin 6/8"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    assert stats.stealth(t.g, t["Mira"]) == 0
    assert stats.strength(t.g, t["Oskar"]) == 1
    acts(t, "block Oskar")
    assert t.measure("Mira.blood") == 4


# -- The Ankara Citadel, Turkey ---------------------------------------------------------------------------------------


@rules_on("The Ankara Citadel, Turkey", "LSJ 20090324")
def test_to_conceal_the_citadel_is_directed_at_its_controller() -> None:
    citadel = "The Ankara Citadel, Turkey"
    t = position(
        seat(ready=["Mira 6/8 OBF"], hand=["Conceal"]),
        seat(ready=[("Oskar 2/4", [citadel])]),
        seat(ready=["Vera 2/4"]),
    )
    assert not t.offers("play Conceal Mira 0")  # it is no equipment now
    t.does("play Conceal Mira 1")
    assert t.told("action")[0]["victims"] == [1]
    t.goes_on()
    assert (t.ever_offered("block Oskar"), t.ever_offered("block Vera")) == (True, False)
    assert t.region(citadel) == "ash-heap"
    t.is_quiet()


@editions
@rules_on("The Ankara Citadel, Turkey", "RTR 20070707")
@pytest.mark.parametrize(
    ("card", "words", "printed", "cost"),
    [("Majesty", "PRE", 1, 0), ("Freak Drive", "FOR", 1, 1), ("Burning Wrath", "POT", 3, 1)],
)
def test_cards_cost_half_in_the_citadel(card: str, words: str, printed: int, cost: int, edition: str) -> None:
    """But for action modifiers, and only for the vampire who has it."""
    t = position(
        seat(
            ready=[(f"Mira 6/8 clan:Tremere {words}", ["The Ankara Citadel, Turkey"]), f"Ines 6/8 {words}"], hand=[card]
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert [blood_cost(t.g, t[card], 0, t[one]) for one in ("Mira", "Ines")] == [cost, printed]


@editions
def test_a_strike_is_paid_by_half_in_the_citadel(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8 clan:Tremere PRE", ["The Ankara Citadel, Turkey"])], hand=["Majesty"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    t.passes_until_offered("play Majesty")
    t.does("play Majesty Mira 0")
    t.goes_on("strike")
    assert t.measure("Mira.blood") == 6


@editions
def test_the_citadel_is_a_location_and_no_equipment(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8 clan:Tremere", ["The Ankara Citadel, Turkey"])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    citadel = t["The Ankara Citadel, Turkey"]
    assert not stats.is_equipment(t.g, citadel)
    assert stats.bears(t.g, citadel, "location")


# -- Argent Baton -----------------------------------------------------------------------------------------------------


@editions
def test_an_argent_baton_burns_werewolves(edition: str) -> None:
    t = position(seat(ready=[("Mira 6/8", ["Argent Baton"])]), seat(ready=["Oskar 6/8"]), bystander(), edition=edition)
    fights(t, "Mira")
    t.passes_until_offered("use Argent Baton Mira -1")
    assert not t.offers("use Argent Baton Mira -2")
    t.does("use Argent Baton Mira -1")
    t.goes_on()
    assert t.measure("Oskar.blood") == 4
    t = position(
        seat(ready=[("Mira 6/8", ["Argent Baton"])]), seat(ready=["Renegade Garou"]), bystander(), edition=edition
    )
    fights(t, "Mira", "Renegade Garou")
    t.passes_until_offered("use Argent Baton Mira -2")
    t.does("use Argent Baton Mira -2")
    t.goes_on()
    assert t.region("Renegade Garou") == "ash-heap"
