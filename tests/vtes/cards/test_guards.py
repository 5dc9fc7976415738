"""Combat cards that prevent damage of strikes, and those that go on preventing it."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.tables import BYSTANDER, editions, fighting, in_editions
from tests.vtes.cards.test_combat import on

OF_STRIKES = [
    ("Rego Motum", "tha", 0),
    ("Rego Motum", "THA", 1),
    ("Skin of Steel", "for", 0),
    ("Skin of Steel", "FOR", 1),
    ("Rolling with the Punches", "FOR", 1),
    ("Glancing Blow", "", 0),
]


@in_editions("card words mode", OF_STRIKES)
def test_it_is_for_damage_of_strikes_only(edition: str, card: str, words: str, mode: int) -> None:
    t = fighting(card, who=words, answers=["Carrion Crows"], other="Oskar 6/8 ani strength:0", edition=edition)
    on(t, "before-range")
    t.does("play Carrion Crows Oskar 0", by="b")
    on(t)
    assert t.measure("Mira.blood") == 5
    assert not t.ever_offered(f"play {card} Mira {mode}")


WARDS = [("Rolling with the Punches", "FOR", 1, 1), ("Skin of Steel", "FOR", 1, 1)]


@in_editions("card words mode cost", WARDS)
def test_it_prevents_all_damage_of_strikes_for_the_round(
    edition: str, card: str, words: str, mode: int, cost: int
) -> None:
    t = fighting(card, who=words, answers=["Blur", "Boxed In"], other="Oskar 6/8 CEL strength:3", edition=edition)
    with t.unchanged(*BYSTANDER):
        on(t, "prevent")
        t.does(f"play {card} Mira {mode}", by="a")
        on(t, "additional")
        t.does("play Blur Oskar 1", by="b")
        on(t, "press")
    assert t.measure("Mira.blood") == 6 - cost
    assert len([told for told in t.told("prevented") if told["card"] == t["Mira"]]) == 3
    t.does("play Boxed In Oskar 0", by="b")
    on(t)
    assert t.measure("Mira.blood") == 6 - cost - 3  # in the next round
    t.is_quiet()


@in_editions("card words mode cost", WARDS)
def test_what_cannot_be_prevented_or_comes_from_elsewhere_still_hurts(
    edition: str, card: str, words: str, mode: int, cost: int
) -> None:
    t = fighting(card, who=words, answers=["Carrion Crows"], other="Oskar 6/8 ANI", edition=edition)
    on(t, "before-range")
    t.does("play Carrion Crows Oskar 1", by="b")
    on(t, "prevent")
    while not t.offers(f"play {card} Mira {mode}"):
        t.does("pass")
    t.does(f"play {card} Mira {mode}", by="a")
    on(t)
    assert t.measure("Mira.blood") == 6 - cost - 2


@editions
def test_rolling_with_the_punches_takes_a_blood(edition: str) -> None:
    t = fighting("Rolling with the Punches", who="FOR", other="Oskar 6/8 strength:2", edition=edition)
    on(t, "prevent")
    t.does("play Rolling with the Punches Mira 1", by="a")
    on(t)
    assert t.measure("Mira.blood") == 5
    t.is_quiet()


@editions
@pytest.mark.parametrize(("mode", "prevents"), [(0, 1), (1, 0)])
def test_resilience_at_superior_does_not_help_against_aggravated_damage(mode: int, prevents: int, edition: str) -> None:
    t = fighting("Resilience", who="FOR", answers=["Claws of the Dead"], other="Oskar 6/8 pro", edition=edition)
    on(t, "before-range", "before-strikes")
    t.does("play Claws of the Dead Oskar 0", by="b")
    on(t, "prevent")
    assert t.offers("play Resilience Mira 0")
    assert not t.offers("play Resilience Mira 1")


@editions
def test_rego_motum_is_played_once_a_round(edition: str) -> None:
    t = fighting("Rego Motum", "Rego Motum", who="tha", other="Oskar 6/8 strength:5", edition=edition)
    on(t, "prevent")
    t.does("play Rego Motum Mira 0", by="a")
    on(t)
    assert t.measure("Mira.blood") == 6 - 1 - 3
    t.is_quiet()


KEPT = [
    # card, words, mode, when it is played, for the combat
    ("Unflinching Persistence", "FOR", 1, "maneuver", False),
    ("Bear's Skin", "ani pro", 0, "before-range", False),
    ("Bear's Skin", "ANI PRO", 1, "before-range", True),
    ("Obedient Flesh", "DOM PRO", 1, "before-range", False),
    ("Horrid Form", "VIC", 1, "before-range", True),
]


@in_editions("card words mode when lasts", KEPT)
def test_one_damage_can_be_prevented_later_in_the_round_or_in_each(
    edition: str, card: str, words: str, mode: int, when: str, lasts: bool
) -> None:
    far = card == "Unflinching Persistence"
    answers = ["Boxed In", *(["Fake Out"] if far else [])]
    t = fighting(card, who=words, answers=answers, other="Oskar 8/9 strength:2", edition=edition)
    cost = t.g.face[t[card]].blood
    on(t, when)
    t.does(f"play {card} Mira {mode}", by="a")
    if far:
        t.does("play Fake Out Oskar 0", by="b")
    on(t, "prevent")
    t.does(f"use {card} Mira", by="a")
    assert not t.offers(f"use {card} Mira")
    on(t, "press")
    assert t.measure("Mira.blood") == 6 - cost - 1
    t.does("play Boxed In Oskar 0", by="b")
    asked = len(t.asked)
    on(t)
    assert t.ever_offered(f"use {card} Mira", since=asked - 1) is lasts
    t.is_quiet()


@editions
def test_obedient_flesh_gives_a_maneuver_and_keeps_allies_off(edition: str) -> None:
    t = fighting("Obedient Flesh", who="DOM PRO", edition=edition)
    on(t, "before-range")
    t.does("play Obedient Flesh Mira 1", by="a")
    on(t, "maneuver")
    assert t.offers("maneuver")


@editions
def test_superior_mettle_goes_on_for_a_blood_each_round(edition: str) -> None:
    his = ["Boxed In", "Blur"]
    t = fighting("Superior Mettle", who="FOR", answers=his, other="Oskar 8/9 strength:3 cel", edition=edition)
    on(t, "prevent")
    t.does("play Superior Mettle Mira 1", by="a")
    on(t, "press")
    t.does("play Boxed In Oskar 0", by="b")
    on(t, "prevent")
    t.does("use Superior Mettle Mira", by="a")
    assert t.measure("Mira.blood") == 4
    on(t, "additional")
    t.does("play Blur Oskar 0", by="b")
    asked = len(t.asked)
    on(t)
    assert not t.ever_offered("use Superior Mettle", since=asked)  # the initial strike only
    assert t.measure("Mira.blood") == 1


@in_editions("words mode n", [("aus for", 0, 1), ("AUS FOR", 1, 3)])
@pytest.mark.parametrize("where", ["ready", "torpor", "locked"])
def test_martyrs_resilience_helps_whoever_fights(edition: str, words: str, mode: int, n: int, where: str) -> None:
    martyr = f"Ines 4/8 {words}{' locked' if where == 'locked' else ''}"
    t = position(
        seat(ready=["Mira 6/8"]),
        seat(ready=["Oskar 6/8 strength:4"]),
        seat(
            ready=[] if where == "torpor" else [martyr],
            torpor=[martyr] if where == "torpor" else [],
            hand=["Martyr's Resilience"],
        ),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    on(t, "prevent")
    if where == "locked":
        assert t.asks != "prevent"
        return
    t.does(f"play Martyr's Resilience Ines {mode}", by="c")
    if mode:
        t.does("amount 2", by="c")
    on(t)
    assert (t.measure("Mira.blood"), t.measure("Ines.blood")) == (2 + n, 4 - (2 if mode else 0))
