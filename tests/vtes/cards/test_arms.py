"""Equipment: what weapons, vehicles, relics and locations do that others of their kind do not."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, fighting, in_editions, since_2011
from tests.vtes.cards.test_combat import on

# -- weapons ----------------------------------------------------------------------------------------------------------


@editions
def test_a_righteous_blade_presses_on_once_each_combat(edition: str) -> None:
    t = fighting(on_mira=["Righteous Blade"], edition=edition)
    on(t, "press")
    t.does("use Righteous Blade Mira -2", by="a")
    on(t)
    assert len(t.told("round")) == 2
    t.is_quiet()


def sniped(*, edition: str, blocks: bool = True, **more: list[str]) -> Table:
    """Mira acts, Oskar has the rifle and blocks; or the other way round."""
    mine, his = ([], ["Sniper Rifle"]) if blocks else (["Sniper Rifle"], [])
    t = position(
        seat(ready=[("Mira 6/8 cel", mine)], hand=more.get("hand", [])),
        seat(ready=[("Oskar 6/8 CEL", his)], hand=more.get("answers", [])),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    return t


@editions
def test_a_blocker_with_a_sniper_rifle_sets_the_range_and_must_shoot(edition: str) -> None:
    t = sniped(edition=edition, hand=["Fake Out"], answers=["Dodge"])
    on(t, "before-range")
    t.does("use Sniper Rifle Oskar -2", by="b")
    asked = len(t.asked)
    on(t)
    assert not t.ever_offered("play Fake Out", since=asked)
    assert not t.ever_offered("play Dodge", since=asked)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (4, 6)
    t.is_quiet()


@editions
def test_a_sniper_rifle_is_no_use_at_close_range_or_to_who_has_not_blocked(edition: str) -> None:
    t = sniped(edition=edition)
    on(t, "before-range")
    t.does("pass", by="b")
    on(t, "strike")
    t.does("use Sniper Rifle Oskar -1", by="b")
    on(t)
    assert t.measure("Mira.blood") == 6
    t = sniped(edition=edition, blocks=False)
    on(t)
    assert not t.ever_offered("use Sniper Rifle Mira -2")


@rules_on("Sniper Rifle", "LSJ 20010814")
@editions
def test_a_new_combat_is_not_the_one_of_the_block(edition: str) -> None:
    t = sniped(edition=edition, answers=["Psyche!"])
    on(t, "would-end")
    t.does("play Psyche! Oskar 1", by="b")
    asked = len(t.asked)
    on(t)
    assert not t.ever_offered("use Sniper Rifle Oskar -2", since=asked)


@editions
def test_a_walking_stick_is_drawn_and_wears_out(edition: str) -> None:
    t = fighting(
        "Weighted Walking Stick", "Weighted Walking Stick", who="strength:3", other="Oskar 8/9", edition=edition
    )
    t.does("play Weighted Walking Stick Mira 0", by="a")
    assert (t.g.host[t["Weighted Walking Stick"]], t.measure("Weighted Walking Stick.blood")) == (t["Mira"], 5)
    assert not t.offers("play Weighted Walking Stick#2 Mira")
    on(t, "strike")
    t.does("use Weighted Walking Stick Mira -1", by="a")
    on(t)
    assert (t.measure("Oskar.blood"), t.measure("Weighted Walking Stick.blood")) == (4, 1)
    assert stats.is_equipment(t.g, t["Weighted Walking Stick"])
    t.is_quiet()


@rules_on("Weighted Walking Stick", "ANK 20201229-2")
@editions
def test_the_last_counter_is_enough_for_full_damage_even_if_it_is_prevented(edition: str) -> None:
    t = fighting(
        who="strength:3",
        on_mira=["Weighted Walking Stick"],
        answers=["Soak"],
        other="Oskar 8/9 for",
        edition=edition,
    )
    t.g.blood[t["Weighted Walking Stick"]] = 1
    t.g.total += 1
    on(t, "strike")
    t.does("use Weighted Walking Stick Mira -1", by="a")
    on(t, "prevent")
    assert t.told("damage")[-1]["ordinary"] == 4
    t.does("play Soak Oskar 0", by="b")
    on(t)
    assert (t.measure("Oskar.blood"), t.region("Weighted Walking Stick")) == (6, "ash-heap")


# -- protection -------------------------------------------------------------------------------------------------------


@in_editions("gun left", [(True, 6), (False, 5)])
def test_a_kevlar_vest_is_best_against_guns(edition: str, gun: bool, left: int) -> None:
    t = fighting(on_mira=["Kevlar Vest"], on_other=[".44 Magnum"], other="Oskar 6/8 strength:2", edition=edition)
    on(t, "strike")
    t.does("use .44 Magnum Oskar -1" if gun else "strike hand", by="b")
    on(t, "prevent")
    assert t.offers("use Kevlar Vest Mira -1") is gun
    t.does(f"use Kevlar Vest Mira {-1 if gun else -2}", by="a")
    assert not t.offers("use Kevlar Vest Mira")
    on(t)
    assert t.measure("Mira.blood") == left
    t.is_quiet()


@rules_on("Kevlar Vest", "LSJ 20081210")
@editions
def test_a_kevlar_vest_prevents_one_damage_of_each_of_two_shots(edition: str) -> None:
    t = fighting(
        answers=["Blur"],
        on_mira=["Kevlar Vest"],
        on_other=["Saturday-Night Special"],
        other="Oskar 6/8 cel",
        edition=edition,
    )
    for number in (-1, -3):
        on(t, "strike", "additional")
        if t.asks == "additional":
            t.does("play Blur Oskar 0", by="b")
        t.does("use Saturday-Night Special Oskar -1", by="b")
        on(t, "prevent")
        t.does(f"use Kevlar Vest Mira {number}", by="a")
    on(t)
    assert t.measure("Mira.blood") == 6


@editions
def test_blood_tears_protect_or_feed(edition: str) -> None:
    t = fighting(on_mira=["Blood Tears of Kephran"], other="Oskar 6/8 strength:3", edition=edition)
    on(t, "prevent")
    t.does("use Blood Tears of Kephran Mira -1", by="a")
    on(t)
    assert (t.measure("Mira.blood"), t.region("Blood Tears of Kephran")) == (5, "ash-heap")
    t = position(
        seat(ready=[("Mira 7/8", ["Blood Tears of Kephran"])]), seat(), bystander(), edition=edition, phase="master"
    )
    t.does("use Blood Tears of Kephran -1 -2")
    assert (t.measure("Mira.blood"), t.region("Blood Tears of Kephran")) == (8, "ash-heap")


# -- what they give ---------------------------------------------------------------------------------------------------


@in_editions("words gives pays", [("", 0, False), ("aus", 1, False), ("AUS", 1, True)])
def test_a_bowl_of_convergence_gives_intercept_to_those_with_auspex(
    edition: str, words: str, gives: int, pays: bool
) -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=[(f"Oskar 4/8 {words}", ["Bowl of Convergence"])]),
        bystander(),
        edition=edition,
    )
    assert stats.intercept(t.g, t["Oskar"]) == gives
    t.does("hunt Mira")  # at 1 stealth
    t.does("block Oskar", by="b")
    if pays:
        assert not t.offers("use Bowl of Convergence Oskar")  # not needed
    assert bool(t.told("blocked")) is (gives > 0)


@editions
def test_a_bowl_of_convergence_gives_one_more_for_a_blood(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 obf"], hand=["Faceless Night"]),
        seat(ready=[("Oskar 4/8 AUS", ["Bowl of Convergence"])]),
        bystander(),
        edition=edition,
    )
    t.does_all("hunt Mira", "block Oskar")
    t.does("play Faceless Night Mira 0", by="a")
    t.does("use Bowl of Convergence Oskar -1", by="b")
    on(t)
    assert t.told("blocked")
    assert t.measure("Oskar.blood") == 4 - 1 - 1


@in_editions("clan has", [("Ravnos", True), ("Brujah", False)])
def test_a_treasured_samadji_works_for_ravnos(edition: str, clan: str, has: bool) -> None:
    t = fighting(who=f"clan:{clan}", on_mira=["Treasured Samadji"], edition=edition)
    assert stats.bleed(t.g, t["Mira"]) == (2 if has else 1)
    on(t, "strike")
    assert t.offers("use Treasured Samadji Mira -1") is has
    if has:
        t.does("use Treasured Samadji Mira -1")
        on(t)
        assert t.measure("Mira.blood") == 6


@in_editions("card words stealth", [("Erebus Mask", "clan:Harbinger-of-Skulls", 1), ("Erebus Mask", "clan:Brujah", 0)])
def test_a_mask_hides_its_clan_only(edition: str, card: str, words: str, stealth: int) -> None:
    t = position(seat(ready=[(f"Mira 4/8 {words}", [card])]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    t.does_all("bleed Mira", "block Oskar")
    assert bool(t.told("block-failed")) is (stealth == 1)


@in_editions("blocker may", [("Oskar 4/8", False), ("Oskar 4/7", True), ("Oskar ally 3", True)])
def test_the_signet_keeps_elders_from_blocking_its_bearer(edition: str, blocker: str, may: bool) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["The Signet of King Saul"]), "Ines 4/8"]),
        seat(ready=[blocker]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    assert t.offers("block Oskar") is may
    t.goes_on()
    t.does("bleed Ines")
    assert t.offers("block Oskar")


@editions
def test_a_flaming_candle_keeps_vampires_from_blocking_and_is_played_once(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["Flaming Candle"]), "Ines 4/8"]),
        seat(ready=["Oskar 2/4", "Ally ally 2"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("use Flaming Candle Mira -1", by="a")
    assert not t.offers("block Oskar")
    assert t.offers("block Ally")
    t.goes_on()
    assert (t.measure("Mira.blood"), t.region("Flaming Candle"), t.measure("b.pool")) == (3, "ash-heap", 29)
    t = position(
        seat(ready=["Mira 4/8", "Ines 4/8"], hand=["Flaming Candle", "Flaming Candle"]),
        seat(),
        bystander(),
        edition=edition,
    )
    t.does("play Flaming Candle Mira 0")
    t.goes_on()
    assert not t.offers("play Flaming Candle#2 Ines")


# -- vehicles ---------------------------------------------------------------------------------------------------------


@editions
def test_an_unlicensed_taxicab_comes_at_more_stealth_and_hides_hunters(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8", "Ines 4/8"], hand=["Unlicensed Taxicab"]), seat(), bystander(), edition=edition
    )
    t.does("play Unlicensed Taxicab Mira 0")
    assert t.told("action")[0]["stealth"] == 2
    t.goes_on()
    for action, hidden in (("hunt", 2), ("bleed", 0)):
        t = position(
            seat(ready=[("Mira 4/8", ["Unlicensed Taxicab"])]),
            seat(ready=[("Oskar 2/4 prince:London", ["Raven Spy", "Raven Spy"])]),
            bystander(),
            edition=edition,
        )
        t.does(f"{action} Mira")
        assert stats.stealth(t.g, t["Mira"]) == hidden
        t.does("block Oskar", by="b")
        on(t)
        assert t.region("Unlicensed Taxicab") == "ash-heap"  # a prince has blocked


@editions
def test_a_taxicab_is_taken_over_at_more_stealth_too(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["Unlicensed Taxicab"]), "Ines 4/8"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("take Ines Unlicensed Taxicab")
    assert stats.stealth(t.g, t["Ines"]) == 2


@since_2011
def test_a_stolen_police_cruiser_is_for_anarchs(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8 sect:Anarch", ["Stolen Police Cruiser"])]),
        seat(ready=["Oskar 2/4", "Elder 2/9"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    assert (stats.bleed(t.g, t["Mira"]), stats.intercept(t.g, t["Oskar"]), stats.intercept(t.g, t["Elder"])) == (
        2,
        -1,
        0,
    )
    t.does("block Elder", by="b")
    on(t)
    while t.asks != "minion" or t.who() != "b":
        t.answer("pass")
    t.does("use Stolen Police Cruiser Oskar")
    t.goes_on()
    assert (t.region("Stolen Police Cruiser"), t.measure("Mira.locked"), t.measure("b.pool")) == ("ash-heap", 1, 29)


# -- locations --------------------------------------------------------------------------------------------------------


@editions
def test_a_living_manse_is_no_equipment_and_burns_to_end_a_combat(edition: str) -> None:
    t = fighting(on_mira=["Living Manse"], edition=edition)
    with t.unchanged(*BYSTANDER, "Oskar.blood", "Mira.blood"):
        t.does("use Living Manse Mira -1", by="a")
        on(t)
    assert t.region("Living Manse") == "ash-heap"
    t = fighting("Canine Horde", who="ANI", on_other=["Living Manse"], edition=edition)
    on(t)
    assert not t.ever_offered("play Canine Horde Mira 1")
    t = position(seat(ready=[("Mira 4/8", ["Living Manse"]), "Ines 4/8"]), seat(), bystander(), edition=edition)
    assert not t.offers("take Ines Living Manse")


@editions
def test_a_palatial_estate_feeds_its_vampire_in_the_master_phase(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["Palatial Estate"]), "Ines 4/8"]),
        seat(),
        bystander(),
        edition=edition,
        phase="master",
    )
    on(t)
    assert (t.measure("Mira.blood"), t.measure("Ines.blood")) == (5, 4)


@in_editions("clan has", [("Tremere-antitribu", True), ("Brujah", False)])
@pytest.mark.parametrize("step", ["maneuver", "press"])
def test_the_ruins_of_ceoris_give_a_maneuver_or_a_press(edition: str, clan: str, has: bool, step: str) -> None:
    t = fighting(who=f"clan:{clan}", on_mira=["Ruins of Ceoris"], edition=edition)
    on(t, step)
    number = -1 if step == "maneuver" else -2
    assert t.offers(f"use Ruins of Ceoris Mira {number}") is has
    if has:
        t.does(f"use Ruins of Ceoris Mira {number}")
        asked = len(t.asked)
        on(t)
        assert not t.ever_offered("use Ruins of Ceoris", since=asked)
        t.is_quiet()


# -- the hand ---------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("n", [1, 3])
def test_the_heart_of_nizchetus_exchanges_cards_of_the_hand(n: int, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["Heart of Nizchetus"])], hand=["Dodge"] * 7, library=9),
        seat(hand=["Dodge"] * 7, library=9),
        bystander(),
        edition=edition,
        phase="unlock",
    )
    with t.unchanged("b.hand", "c.hand"):
        t.does("use Heart of Nizchetus")
        shown = t.game.decision_view(1)
        assert shown is not None
        assert (shown.seat, shown.kind) == (0, "amount"), "everybody sees who chooses, and what"
        t.does(f"amount {n}")
        assert t.measure("a.hand") == 7 + n
        for at in range(n):
            name = "Dodge" if at == 0 else f"Dodge#{at + 1}"
            t.does(f"pick {name}")
    assert (t.measure("a.hand"), len(t.g.library(0))) == (7, 9)
    assert [t.region(name) for name in ("Dodge", "Dodge#4")] == ["library", "hand"]
    assert t["Dodge"] in t.g.library(0)[:n]  # at the bottom
    assert not t.offers("use Heart of Nizchetus")


@in_editions("bearer may", [("ready", True), ("torpor", False)])
def test_the_heart_of_nizchetus_beats_for_a_ready_bearer(edition: str, bearer: str, may: bool) -> None:
    who = [("Mira 4/8", ["Heart of Nizchetus"])]
    t = position(
        seat(ready=who if may else ["Ines 2/4"], torpor=[] if may else who, hand=["Dodge"] * 7, library=9),
        seat(),
        bystander(),
        edition=edition,
        phase="unlock",
    )
    assert t.offers("use Heart of Nizchetus") is may
