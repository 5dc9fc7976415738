"""Rulings on what prevents damage, and on who is immune to it."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import MINION, UNPREVENTABLE, a, definition, inflict, master
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions

PREVENTING = [
    # card, words, which way
    ("Resilience", "for", 0),
    ("Resilience", "FOR", 1),
    ("Skin of Steel", "for", 0),
    ("Skin of Steel", "FOR", 1),
    ("Rego Motum", "tha", 0),
    ("Rego Motum", "THA", 1),
    ("Glancing Blow", "", 0),
    ("Touch of Valeren", "for clan:Salubri", 1),
    ("Unflinching Persistence", "for", 0),
    ("Superior Mettle", "for", 0),
    ("Superior Mettle", "FOR", 1),
]


def fought(card: str, words: str, other: str, edition: str) -> Table:
    """Mira holds the card; the other has blocked her."""
    t = position(
        seat(ready=[f"Mira 6/8 {words}".strip(), "Ines 6/8 AUS FOR clan:Salubri"], hand=[card]),
        seat(ready=[other]),
        bystander(),
        edition=edition,
    )
    name = other.split(" ally ")[0].split(" 6/")[0]
    t.does("bleed Mira")
    t.passes_until_offered(f"block {name}")
    t.does(f"block {name}", by="b")
    return t


def fights_on(t: Table, *answers: str) -> None:
    """Both strike with the hand; give each of these answers as soon as it is offered."""
    wanted = list(answers)
    while t.asks not in t.quiet:
        if wanted and t.offers(wanted[0]):
            t.does(wanted.pop(0))
        else:
            t.does("strike hand" if t.asks == "strike" else "pass")
    assert not wanted


@editions
@rules_on("Resilience", "LSJ 20001114")
@rules_on("Skin of Steel", "LSJ 20001114")
@rules_on("Rego Motum", "LSJ 20001114")
@rules_on("Glancing Blow", "LSJ 20001114")
@rules_on("Touch of Valeren", "LSJ 20001114")
@rules_on("Unflinching Persistence", "LSJ 20001114")
@rules_on("Superior Mettle", "LSJ 20001114")
@pytest.mark.parametrize(("card", "words", "way"), PREVENTING)
@pytest.mark.parametrize("strength", [0, 1])
def test_without_damage_there_is_nothing_to_prevent(
    strength: int, card: str, words: str, way: int, edition: str
) -> None:
    t = fought(card, words, f"Oskar 6/8 strength:{strength}", edition)
    fights_on(t)
    assert t.ever_offered(f"play {card} Mira {way}") is bool(strength)


@editions
@rules_on("Martyr's Resilience", "LSJ 20001114", "ANK 20181101", "LSJ 20020416")
@pytest.mark.parametrize(("strength", "asked"), [(0, False), (1, True)])
@pytest.mark.parametrize("where", ["ready", "torpor"])
@pytest.mark.parametrize("way", [0, 1])
def test_a_martyr_helps_whom_he_likes_even_out_of_torpor(
    way: int, where: str, strength: int, asked: bool, edition: str
) -> None:
    """The martyr is of a Methuselah who has no part in the combat."""
    martyr = seat(hand=["Martyr's Resilience"], **{where: ["Vera 4/8 AUS FOR"]})  # type: ignore[arg-type]
    own = seat(ready=["Mira 6/8 strength:0"])
    t = position(own, seat(ready=[f"Oskar 6/8 strength:{strength}"]), martyr, edition=edition)
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    while t.asks not in t.quiet and not t.offers(f"play Martyr's Resilience Vera {way}"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.offers(f"play Martyr's Resilience Vera {way}") is asked


@editions
@rules_on("Martyr's Resilience", "ANK 20210226")
def test_a_martyr_burns_no_more_blood_than_he_has(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 strength:0"]),
        seat(ready=["Oskar 6/8 strength:4"]),
        seat(ready=["Vera 2/8 AUS FOR"], hand=["Martyr's Resilience"]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    while not t.offers("play Martyr's Resilience Vera 1"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    t.does("play Martyr's Resilience Vera 1", by="c")
    assert t.options("amount") == ["amount 0", "amount 1", "amount 2"]
    t.does("amount 2")
    fights_on(t)
    assert (t.measure("Vera.blood"), t.measure("Mira.blood")) == (0, 5)  # of 4 damage, 2 and 1 more were prevented


LOST = [("Resilience", "FOR", 1), ("Rego Motum", "THA", 1), ("Rego Motum", "tha", 0)]


@editions
@rules_on("Resilience", "RTR 20041202", "ANK 20200318")
@rules_on("Rego Motum", "RTR 20041202", "ANK 20200318")
@pytest.mark.parametrize(("card", "words", "way"), LOST)
def test_points_that_are_not_needed_are_lost(card: str, words: str, way: int, edition: str) -> None:
    """High Top strikes twice for 1 damage each time."""
    t = fought(card, words, "High Top", edition)
    paid = t.g.face[t[card]].blood
    fights_on(t, f"play {card} Mira {way}")
    assert t.measure("Mira.blood") == 6 - paid - 1


@editions
@rules_on("Blood Tears of Kephran", "RTR 20041202", "ANK 20200318")
def test_the_tears_prevent_no_later_strike(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Blood Tears of Kephran"])]), seat(ready=["High Top"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    t.passes_until_offered("block High Top")
    t.does("block High Top", by="b")
    fights_on(t, "use Blood Tears of Kephran Mira -1")
    assert (t.measure("Mira.blood"), t.region("Blood Tears of Kephran")) == (5, "ash-heap")


@editions
@rules_on("Kevlar Vest", "RTR 20041202", "ANK 20200318")
def test_a_vest_keeps_what_it_need_not_prevent_at_once_for_guns(edition: str) -> None:
    """It can prevent 2 of guns; of another strike it prevents 1 and no more."""
    t = position(seat(ready=[("Mira 6/8", ["Kevlar Vest"])]), seat(ready=["High Top"]), bystander(), edition=edition)
    t.does_all("bleed Mira", "block High Top")
    fights_on(t, "use Kevlar Vest Mira -2")
    assert t.measure("Mira.blood") == 5


@editions
@rules_on("Resilience", "LSJ 20040812-2", "PIB 20130327")
@pytest.mark.parametrize(("words", "way", "offered"), [("for", 0, True), ("FOR", 1, False)])
def test_aggravated_damage_stays_aggravated_for_whom_it_is_normal(
    words: str, way: int, offered: bool, edition: str
) -> None:
    t = position(
        seat(ready=[(f"Mira 6/8 {words}", ["Heart of Darkness"])], hand=["Resilience"]),
        seat(ready=["Harzomatuili"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Harzomatuili")
    fights_on(t)
    assert t.ever_offered(f"play Resilience Mira {way}") is offered
    assert (t.region("Mira"), t.measure("Mira.blood")) == ("ready", 4)


def bolt() -> Face:
    return made_up("Bolt", faces.MASTER, definition=definition(master(inflict(1, a(MINION), UNPREVENTABLE))))


@editions
@rules_on("Ponticulus", "LSJ 20010627", "LSJ 20010629", "LSJ 20090304-1")
@rules_on("Tye Cooper", "LSJ 20010627", "LSJ 20010629", "LSJ 20090304-1")
@pytest.mark.parametrize("ally", ["Ponticulus", "Tye Cooper"])
def test_who_is_immune_takes_no_damage_outside_combat_either(ally: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=[bolt()]),
        seat(ready=[ally, "Wolf ally 3"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does_all("play Bolt", f"target {ally}")
    assert (t.region(ally), t.measure(f"{ally}.blood")) == ("ready", 1)


@editions
@rules_on("Carolina Vález", "ANK 20210228", "LSJ 20010627", "LSJ 20010629", "LSJ 20090304-1")
@pytest.mark.parametrize(("ready", "hurt"), [("Carolina Vález", 0), ("Mira 3/5", 2)])
def test_carolina_vález_has_nothing_to_fear_from_wendell(ready: str, hurt: int, edition: str) -> None:
    t = position(
        seat(ready=["Wendell Delburton", ready]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    name = ready.split(" 3/")[0]
    before = t.measure(f"{name}.blood")
    while t.asks != "minion":
        t.does(t.options("trigger")[0] if t.options("trigger") else "pass")
    assert t.measure(f"{name}.blood") == before - hurt
