"""Equipment cards: L."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import IN_PLAY, LOCATION, YOU, a, action, burn, control, definition, master
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_tables import masterly
from tests.vtes.cards.answering import acts
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.equipment_tables import MANSES
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, fighting

# -- Laptop Computer --------------------------------------------------------------------------------------------------


def test_unique_equipment_on_him_makes_his_bleed_stronger() -> None:
    me = "Hesha Ruhadze (G6)"
    for cards, n in (((), 1), (("Ivory Bow",), 2), (("Ivory Bow", "Laptop Computer"), 2)):
        t = position(seat(ready=[(me, list(cards))]), seat(), bystander())
        laptop = "Laptop Computer" in cards
        assert stats.bleed(t.g, t["Hesha Ruhadze"]) == n + laptop


# -- Leather Jacket ---------------------------------------------------------------------------------------------------


@editions
@rules_on("Leather Jacket", "LSJ 20001114")
def test_a_leather_jacket_is_burned_against_a_whole_strike(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Leather Jacket"])]),
        seat(ready=["Oskar 6/8 strength:4"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    on_to(t, "prevent")
    t.does("use Leather Jacket Mira -1", by="a")
    on_to(t)
    assert (t.region("Leather Jacket"), t.measure("Mira.blood")) == ("ash-heap", 6)
    t = position(
        seat(ready=[("Mira 6/8", ["Leather Jacket"])]),
        seat(ready=["Oskar 6/8 strength:0"]),
        bystander(),
        edition=edition,
    )
    acts(t, "bleed Mira", "block Oskar")
    assert not t.ever_offered("use Leather Jacket")


ONLY_ONE = [
    ("Leather Jacket", "Leather Jacket"),
    ("Helicopter", "Hawg"),
    ("Hawg", "Helicopter"),
    ("Phased Motion Detector", "Phased Motion Detector"),
    ("An Anarch Manifesto", "An Anarch Manifesto"),
    ("Reliquary: Trinket", "Reliquary: Trinket"),
    ("Body Bag", "Body Bag"),
]


@editions
@pytest.mark.parametrize(("card", "other"), ONLY_ONE)
def test_a_minion_can_have_only_one(card: str, other: str, edition: str) -> None:
    t = position(seat(ready=[("Mira 6/8", [card]), "Ines 2/4"], hand=[other]), seat(), bystander(), edition=edition)
    again = f"{other}#2" if card == other else other
    assert not t.offers(f"play {again} Mira 0")
    assert t.offers(f"play {again} Ines 0")


# -- Living Manse -----------------------------------------------------------------------------------------------------


@editions
def test_a_living_manse_is_no_equipment_and_burns_to_end_a_combat(edition: str) -> None:
    t = fighting(on_mira=["Living Manse"], edition=edition)
    with t.unchanged(*BYSTANDER, "Oskar.blood", "Mira.blood"):
        t.does("use Living Manse Mira -1", by="a")
        on_to(t)
    assert t.region("Living Manse") == "ash-heap"
    t = fighting("Canine Horde", who="ANI", on_other=["Living Manse"], edition=edition)
    on_to(t)
    assert not t.ever_offered("play Canine Horde Mira 1")
    t = position(seat(ready=[("Mira 4/8", ["Living Manse"]), "Ines 4/8"]), seat(), bystander(), edition=edition)
    assert not t.offers("take Ines Living Manse")


estates = pytest.mark.parametrize(("card", "words"), MANSES)


@editions
@rules_on("Living Manse", "RTR 19960112")
@rules_on("Palatial Estate", "RTR 19960112")
@rules_on("Ruins of Ceoris", "RTR 19960112")
@estates
@pytest.mark.parametrize("minions", [0, 1, 2])
def test_an_estate_moves_to_a_minion_of_its_new_controller(minions: int, card: str, words: str, edition: str) -> None:
    seize = masterly("Seize", master(control(a(LOCATION, IN_PLAY), YOU)))
    t = position(
        seat(ready=["Ines 4/4", "Wolf ally 3"][:minions], hand=[seize]),
        seat(ready=[(f"Oskar 4/8 {words}".strip(), [card])]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Seize")
    if minions == 2:
        assert (t.offers("pick Ines"), t.offers("pick Wolf")) == (True, True)
        t.does("pick Wolf", by="a")
    if minions:
        assert t.g.host[t[card]] == t["Wolf" if minions == 2 else "Ines"]
    else:
        assert t.region(card) == "ash-heap"


@editions
@rules_on("Living Manse", "LSJ 20090324")
@rules_on("Palatial Estate", "LSJ 20090324")
@rules_on("Ruins of Ceoris", "LSJ 20090324")
@estates
def test_an_action_at_an_estate_is_directed_at_who_controls_it(card: str, words: str, edition: str) -> None:
    """The estate is hers, though it lies on a minion whom another has taken."""
    torch = made_up("Torch", faces.ACTION, definition=definition(action("", burn(a(LOCATION, IN_PLAY)))))
    t = position(
        seat(ready=["Mira 4/4"], hand=[torch]),
        seat(ready=[(f"Oskar 4/8 {words}".strip(), [card])]),
        bystander(),
        edition=edition,
    )
    t.g.controller[t[card]] = 2
    t.does("play Torch Mira 0")
    assert t.told("action")[-1]["victims"] == [2]
    t.goes_on()
    assert t.region(card) == "ash-heap"


# -- Local 1111 -------------------------------------------------------------------------------------------------------


@editions
def test_local_1111_feeds_another_sabbat_vampire(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8 sect:Sabbat", ["Local 1111"]), "Ines 2/4 sect:Sabbat", "Alien 2/4"]),
        seat(),
        bystander(),
        edition=edition,
    )
    t.does("use Local 1111 Mira -1")
    assert not t.offers("target Alien")
    acts(t)
    assert (t.measure("Ines.blood"), t.measure("Mira.blood")) == (4, 4)
