"""Action cards: K."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_tables import FOE, cursed, done
from tests.vtes.cards.answering import acts, until_turn_of
from tests.vtes.cards.tables import acting, bystander, editions, since_2011

# -- Kaymakli Barrier -------------------------------------------------------------------------------------------------


@editions
def test_a_kaymakli_barrier_confines(edition: str) -> None:
    card = "Kaymakli Barrier"
    t = cursed(card, edition=edition)
    until_turn_of(t, 1, "minion")
    with t.changes("Oskar.blood", -1):
        acts(t, "bleed Oskar")
    t = position(
        seat(ready=["Mira 4/8", "Ines 4/8"]),
        seat(ready=[("Oskar 4/8", [card]), "Kin 4/4"]),
        bystander(),
        edition=edition,
    )
    for deed, free in (("hunt Mira", False), ("bleed Ines", True)):
        t.does(deed)
        t.passes_until_offered("block Kin")
        assert t.offers("block Oskar") is free
        acts(t)


@editions
def test_behind_a_kaymakli_barrier_only_actions_at_others_are_dearer(edition: str) -> None:
    """Diablerie on a vampire of her own is not directed at anybody."""
    t = position(
        seat(ready=[("Mira 1/8", ["Kaymakli Barrier", "Talons of the Dead"]), "Kin 4/4"], torpor=["Ines 2/4"]),
        seat(ready=["Oskar 2/4"], torpor=["Lena 1/4"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("diablerize Mira Lena")
    assert t.clauses("diablerize Mira Lena", by="a") == ["card.cost.blood"]
    with t.changes("Mira.blood", 2):
        acts(t, "diablerize Mira Ines")
    assert t.region("Ines") == "ash-heap"


# -- Khabar: Glory ----------------------------------------------------------------------------------------------------


@editions
def test_khabar_glory_is_for_the_first_action_of_the_turn(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Banu-Haqim", "Ines 2/4", "Hungry 0/4"], hand=["Khabar: Glory"]),
        seat(4, ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    while t.asks != "minion":
        t.goes_by()
    acts(t, "play Khabar: Glory Mira 0")
    assert (t.measure("Mira.locked"), stats.bleed(t.g, t["Mira"])) == (0, 2)
    t.g.burn_pool(1, 4, "card.burn.counter-to-bank")
    with t.changes("a.pool", +10):
        acts(t, "bleed Mira")
    t = position(
        seat(ready=["Mira 4/8 clan:Banu-Haqim", "Ines 2/4"], hand=["Khabar: Glory"]),
        seat(),
        bystander(),
        edition=edition,
    )
    acts(t, "bleed Ines")
    assert "card.requirement.in-text" in t.clauses("play Khabar: Glory Mira 0", by="a")
    t = position(
        seat(ready=[("Mira 4/8 clan:Banu-Haqim", ["Khabar: Glory"])]), seat(), bystander(), turn="c", edition=edition
    )
    until_turn_of(t, 0, "unlock")
    t.does("trigger Khabar: Glory")
    assert t.region("Khabar: Glory") == "ash-heap"


# -- Khabar: Loyalty --------------------------------------------------------------------------------------------------

COMING = [
    ("Khabar: Loyalty", "clan:Banu-Haqim", 0, 2, 0),
    ("Disciple of Lazarus", "clan:Harbinger-of-Skulls", 0, 2, 0),
    ("Belonging Grants Protection", "sect:Laibon magaji", 1, 2, 0),
    ("Little Mountain Cemetery", "clan:Samedi", 0, 1, 0),
    ("Recruiting Party", "clan:Ventrue-antitribu", 0, 1, 1),
]


@since_2011
@pytest.mark.parametrize(("card", "words", "mode", "young", "old"), COMING)
def test_an_action_brings_blood_to_who_is_to_come(
    card: str, words: str, mode: int, young: int, old: int, edition: str
) -> None:
    if edition == "2023" and "Laibon" in words:
        pytest.skip("2023 knows no Laibon")
    kin = words.replace(" magaji", "")
    own = seat(
        ready=[f"Mira 6/8 {words}"],
        hand=[card],
        uncontrolled=[f"Young 0/4 {kin}", f"Old 0/9 {kin}", "Alien 0/4 clan:Caitiff"],
    )
    t = done(card, mode, own, FOE, edition=edition)
    assert [t.measure(f"{one}.blood") for one in ("Young", "Old", "Alien")] == [young, old, 0]


# -- Kindred Spirits --------------------------------------------------------------------------------------------------


@editions
def test_a_bleed_for_nothing_is_not_rewarded(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 DEM bleed:0"], hand=["Kindred Spirits"]),
        seat(ready=["Oskar 2/4 aus"], hand=["Telepathic Counter"]),
        bystander(),
        edition=edition,
    )
    t.does("play Kindred Spirits Mira 1")
    t.does("target b")
    t.does("play Telepathic Counter Oskar 0", by="b")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("a.pool")) == (30, 30)
    t.is_quiet()


@editions
def test_kindred_spirits_bleed_whomever_they_like_but_not_their_own(edition: str) -> None:
    t = acting("Kindred Spirits", who="dem", edition=edition)
    t.does("play Kindred Spirits Mira 0")
    assert t.options("target") == ["target 1", "target 2"]
    t.does("target c")
    assert (t.who(), t.offers("block Vera")) == ("c", True)
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("c.pool")) == (30, 29)
    t.is_quiet()
