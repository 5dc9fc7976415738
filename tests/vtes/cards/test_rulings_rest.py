"""Rulings on cards in play, on torpor, and on what is not an action."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_combat import on
from tests.vtes.cards.test_replies import to_the_end, until

# -- torpor -----------------------------------------------------------------------------------------------------------


@rules_on("Regeneration", "ANK 20220218")
@rules_on("Rapid Healing", "ANK 20220218")
@pytest.mark.parametrize(("card", "n"), [("Regeneration", 5), ("Rapid Healing", 1)])
@pytest.mark.parametrize("leaves", [True, False])
def test_an_action_in_torpor_comes_to_nothing_for_who_has_left_it(card: str, n: int, leaves: bool) -> None:
    t = position(
        seat(ready=["Nils 2/4"], torpor=["Mira 1/8 FOR clan:Nosferatu"], hand=[card], play=["Warsaw Station"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    cost = t.g.face[t[card]].blood
    t.does(f"play {card} Mira 1")
    if leaves:
        until(t, "use Warsaw Station -1 -2")
        t.does("use Warsaw Station -1 -2", by="a")
        assert t.region("Mira") == "ready"
    t.goes_on()
    assert t.region("Mira") == ("ready" if leaves or card == "Rapid Healing" else "torpor")
    assert t.measure("Mira.blood") == 1 - cost + (0 if leaves else n)
    t.is_quiet()


# -- cards on minions -------------------------------------------------------------------------------------------------


@rules_on("Monster", "ANK 20180719-4", "ANK 20230314")
def test_a_monster_rises_once_in_each_turn_of_anybody() -> None:
    t = position(
        seat(ready=[("Mira 6/8 strength:3", ["Monster"])], hand=["Bum's Rush", "Bum's Rush"]),
        seat(ready=["Brute ally 1", "Wolf ally 1", "Bear ally 1 bleed:1"]),
    )
    t.does("play Bum's Rush Mira")
    t.does("target Brute", by="a")
    on(t, "after-combat")
    t.does("use Monster", by="a")
    assert (t.measure("Mira.locked"), t.region("Brute")) == (0, "ash-heap")
    t.goes_on()
    t.g.unlock(t["Mira"])
    since = len(t.asked)
    t.does("bleed Mira")
    until(t, "block Wolf")
    t.does("block Wolf", by="b")
    on(t)
    assert t.region("Wolf") == "ash-heap"
    assert not t.ever_offered("use Monster", since)
    while t.g.turn_span().seat != 1 or t.asks != "minion":
        t.does("pass")
    t.g.unlock(t["Mira"])
    t.does("bleed Bear")
    until(t, "block Mira")
    t.does("block Mira", by="a")
    on(t, "after-combat")
    t.does("use Monster", by="a")
    assert t.measure("Mira.locked") == 0


@rules_on("Judgment: Camarilla Segregation", "ANK 20181016")
@pytest.mark.parametrize("first", [True, False])
def test_who_burns_her_last_stranger_first_pays_nothing(first: bool) -> None:
    """The Society of Leopold burns the only vampire who is not of the Camarilla, before or after the judgment."""
    t = position(
        seat(ready=[("Mira 3/5 sect:Sabbat", ["Society of Leopold"]), "Nils 2/4 sect:Camarilla"]),
        seat(ready=["Oskar 2/4 sect:Camarilla"], play=["Judgment: Camarilla Segregation"]),
        bystander(),
        phase="unlock",
    )
    steps = ["Society of Leopold", "Judgment: Camarilla Segregation"]
    for step in steps if first else steps[::-1]:
        t.does(f"trigger {step}", by="a")
        if step == "Society of Leopold":
            t.does("way 1", by="a")
    assert t.region("Mira") == "ash-heap"
    assert t.measure("a.pool") == (30 if first else 29)


@pytest.mark.parametrize("blood", [0, 1])
def test_who_has_no_blood_for_the_society_of_leopold_is_burned(blood: int) -> None:
    t = position(
        seat(ready=[(f"Mira {blood}/5", ["Society of Leopold"])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
    )
    t.does("trigger Society of Leopold")
    if blood:
        t.does("way 0")
    assert t.region("Mira") == ("ready" if blood else "ash-heap")


@rules_on("Go Anarch", "ANK 20181017")
def test_to_go_anarch_by_a_card_costs_no_blood() -> None:
    t = position(seat(ready=["Mira 3/5 sect:Camarilla"], hand=["Go Anarch"]), seat(ready=["Oskar 2/4"]), bystander())
    with t.unchanged("Mira.blood", "a.pool"):
        t.does("play Go Anarch Mira")
        t.goes_on()
    assert (t.word("Mira.sect"), t.measure("Mira.locked")) == ("Anarch", 0)
    t.is_quiet()


@rules_on("Protected Resources", "LSJ 20030701-1")
@pytest.mark.parametrize("reduced", [True, False])
def test_a_bleed_for_nothing_leaves_protected_resources(reduced: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8"], play=["Protected Resources"]),
        seat(ready=["Oskar 4/8 aus"], hand=["Telepathic Counter"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "play Telepathic Counter Oskar 0")
    t.does("play Telepathic Counter Oskar 0" if reduced else "pass", by="b")
    t.goes_on()
    assert t.measure("b.pool") == (30 if reduced else 29)
    assert t.region("Protected Resources") == ("play" if reduced else "ash-heap")
    t.is_quiet()


@rules_on("Alastor", "LSJ 20100129")
@pytest.mark.parametrize("other", ["Nils 2/4 sect:Camarilla", "Nils 2/4 sect:Sabbat"])
def test_no_alastor_is_named_if_nobody_can_be(other: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8 sect:Camarilla justicar", ["Alastor"]), other], hand=["Alastor"]),
        seat(ready=["Oskar 2/4 sect:Sabbat"]),
        seat(),
    )
    assert t.offers("play Alastor#2 Mira") is ("Camarilla" in other)


@rules_on("Dark Influences", "LSJ 20030224", "ANK 20190104", "LSJ 19980212")
def test_a_cancelled_modifier_was_played_but_does_not_count_against_the_limit() -> None:
    t = position(
        seat(ready=["Mira 6/8 dom"], hand=["Conditioning", "Conditioning", "Threats"]),
        seat(ready=["Oskar 2/4 locked"], hand=["Dark Influences"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "play Conditioning Mira 0")
    t.does("play Conditioning Mira 0", by="a")
    assert t.asks == "as-played"
    t.does("play Dark Influences", by="b")
    assert not t.offers("play Conditioning#2 Mira 0")
    until(t, "play Threats Mira 0")
    t.does("play Threats Mira 0", by="a")
    t.goes_on()
    assert not t.ever_offered("play Conditioning#2 Mira 0", 2)
    assert t.measure("b.pool") == 30 - t.g.face[t["Dark Influences"]].pool - 2  # and a bleed for two
    t.is_quiet()


@rules_on("The Status Perfectus", "LSJ 19970814-2")
def test_who_cannot_strike_against_the_perfect_may_gain_strikes_for_nothing() -> None:
    t = position(
        seat(ready=["Mira 8/9 cel"], hand=["Blur"]),
        seat(ready=["Oskar 6/8 sect:Anarch", "Olga 6/8 sect:Anarch"], play=["The Status Perfectus"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on(t, "after-combat")
    t.does("use The Status Perfectus", by="b")
    if t.asks == "target":
        t.does("target Olga", by="b")
    on(t, "additional")
    t.does("play Blur Mira 0", by="a")
    on(t)
    assert len([told for told in t.told("strike") if told["minion"] == t["Mira"]]) == 1


# -- burn options -----------------------------------------------------------------------------------------------------


@rules_on("Council of Seraphim", "LSJ 20091204")
@pytest.mark.parametrize("seraph", [True, False])
def test_a_seraph_in_torpor_keeps_the_council_in_hand(seraph: bool) -> None:
    lying = "Tom 2/9 trait:black-hand sect:Sabbat" + (" trait:seraph" if seraph else "")
    t = position(
        seat(ready=["Mira 4/8"], torpor=[lying], hand=["Council of Seraphim"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
    )
    assert t.offers("burn-option Council of Seraphim") is not seraph


@rules_on("Sight Beyond Sight", "LSJ 20100203-2")
@pytest.mark.parametrize("clan", ["Salubri", "Ventrue"])
def test_a_copy_in_play_is_no_reason_to_burn_another(clan: str) -> None:
    t = position(
        seat(ready=[(f"Mira 4/8 clan:{clan}", ["Sight Beyond Sight"])], hand=["Sight Beyond Sight"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
    )
    assert t.offers("burn-option Sight Beyond Sight#2") is (clan != "Salubri")


# -- lures ------------------------------------------------------------------------------------------------------------

LURES = [("Hedonism", "for trait:path-of-Cathari", 0), ("Siren's Lure", "MEL", 2)]


@rules_on("Hedonism", "LSJ 20090826")
@rules_on("Siren's Lure", "LSJ 20090826")
@pytest.mark.parametrize(("card", "words", "mode"), LURES)
@pytest.mark.parametrize("ended", [True, False])
def test_no_combat_with_who_was_lured_if_the_action_ends_before_its_resolution(
    card: str, words: str, mode: int, ended: bool
) -> None:
    t = position(
        seat(ready=["Mira 4/8", f"Ines 5/6 {words}"], hand=[card, "Change of Target"]),
        seat(ready=["Oskar 4/8", "Olga 4/8"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, f"play {card} Ines {mode}")
    t.does(f"play {card} Ines {mode}", by="a")
    until(t, "block Olga")
    t.does("block Olga", by="b")
    until(t, "play Change of Target Mira 0")
    t.does("play Change of Target Mira 0" if ended else "pass", by="a")
    to_the_end(t)
    fights = [(told["acting"], told["opposing"]) for told in t.told("combat")]
    assert fights == ([] if ended else [(t["Mira"], t["Olga"]), (t["Ines"], t["Oskar"])])
    t.is_quiet()


@rules_on("Hedonism", "LSJ 20021121", "ANK 20170918-2")
@rules_on("Siren's Lure", "LSJ 20021121", "ANK 20170918-2")
@pytest.mark.parametrize(("card", "words", "mode"), LURES)
@pytest.mark.parametrize("lured", [True, False])
def test_no_other_combat_is_begun_before_that_with_who_was_lured(card: str, words: str, mode: int, lured: bool) -> None:
    """Neither by a Hidden Lurker nor by Psyche!, and the action is not over before it."""
    haven = "Heidelberg Castle, Germany"
    t = position(
        seat(
            ready=["Mira 6/8 CEL", f"Ines 5/6 {words}", ("Ivo 4/8 obf", ["Flak Jacket"])],
            hand=[card, "Hidden Lurker", "Psyche!"],
            play=[haven],
        ),
        seat(ready=["Oskar 6/8", "Olga 6/8"]),
        bystander(),
    )
    assert t.offers(f"use {haven}")
    t.does("bleed Mira")
    since = len(t.asked)
    until(t, "block Oskar")
    if lured:
        t.does("block Oskar", by="b")
        until(t, f"play {card} Ines {mode}")
        t.does(f"play {card} Ines {mode}", by="a")
        until(t, "block Olga")
    t.does("block Olga", by="b")
    on(t)
    assert len(t.told("combat")) == 1 + lured
    asked = [t.ever_offered(f"play {one}", since) for one in ("Hidden Lurker Ivo 0", "Psyche! Mira 1")]
    assert asked == [not lured, not lured]
    during = [options for _, options in t.asked[since:]]
    assert not any(option[0] == "use" and option[1] == t[haven] for options in during for option in options)
    t.is_quiet()


# -- what is burned besides the cost ----------------------------------------------------------------------------------


@rules_on("Graverobbing", "ANK 20210226")
def test_the_two_blood_of_a_graverobber_are_not_halved() -> None:
    t = position(
        seat(ready=[("Mira 6/8 DOM", ["The Ankara Citadel, Turkey"])], hand=["Graverobbing"]),
        seat(ready=["Oskar 2/4"], torpor=["Tom 2/4"]),
        bystander(),
    )
    half = t.g.face[t["Graverobbing"]].blood // 2
    t.does("play Graverobbing Mira 1")
    t.passes_until("may")
    t.does("yes", by="a")
    t.goes_on()
    assert (t.measure("Mira.blood"), t.region("Tom"), t.word("Tom.controller")) == (6 - half - 2, "ready", "a")


@rules_on("Panacea", "ANK 20210226")
@rules_on("Rayzeel's Song", "ANK 20210226")
@pytest.mark.parametrize(("card", "words", "target"), [("Panacea", "aus", "Kin"), ("Rayzeel's Song", "ani", "Brute")])
def test_the_blood_that_unlocks_another_is_not_halved_and_must_be_there(card: str, words: str, target: str) -> None:
    t = position(
        seat(
            ready=[(f"Mira 2/8 {words}", ["The Ankara Citadel, Turkey"]), "Kin 2/4 locked", "Brute ally 2 locked"],
            hand=[card],
        ),
        seat(ready=["Oskar 2/4 locked"]),
        seat(),
    )
    half = t.g.face[t[card]].blood // 2
    t.does(f"play {card} Mira 0")
    t.does(f"target {target}", by="a") if t.asks == "target" else None
    t.goes_on()
    assert (t.measure("Mira.blood"), t.measure(f"{target}.locked")) == (2 - half - 1, 0)
