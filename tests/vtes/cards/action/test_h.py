"""Action cards: H."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.action_tables import cursed, done, hunt_for, mira, rushed
from tests.vtes.cards.answering import acts, to_the_end, until_turn_of
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, since_2011

# -- Haqim's Law: Leadership ------------------------------------------------------------------------------------------


@editions
def test_leadership_is_paid_to_all_who_have_the_oldest(edition: str) -> None:
    t = acting(
        "Haqim's Law: Leadership",
        who="clan:Banu-Haqim",
        against=("Oskar 2/8 clan:Banu-Haqim", "Olga 2/8 clan:Banu-Haqim"),
        edition=edition,
    )
    with t.changes("a.pool", +2), t.changes("b.pool", +2), t.unchanged("c.pool"):
        acts(t, "play Haqim's Law: Leadership Mira 0")
    t.is_quiet()


# -- Harass -----------------------------------------------------------------------------------------------------------


@rules_on("Harass", "LSJ 20070411", "LSJ 20090514")
@pytest.mark.parametrize(("more", "locked", "fights"), [(0, False, True), (2, False, False), (2, True, True)])
def test_nobody_is_harassed_who_is_neither_weak_nor_locked_by_then(more: int, locked: bool, fights: bool) -> None:
    t = position(seat(ready=["Mira 6/8"], hand=["Harass"]), seat(ready=["Oskar 3/8"]), bystander())
    t.does("play Harass Mira")
    t.does("target Oskar", by="a")
    t.g.gain_blood(t["Oskar"], more, 8, "card.counter.gain-from-bank")
    if locked:
        t.g.lock(t["Oskar"])
    to_the_end(t)
    assert len(t.told("combat")) == int(fights)
    assert t.region("Harass") == "ash-heap"
    t.is_quiet()


@editions
@pytest.mark.parametrize(("other", "possible"), [("Oskar 3/8", True), ("Oskar 4/8", False), ("Oskar 4/8 locked", True)])
def test_harass_falls_upon_the_weak_and_goes_on(other: str, possible: bool, edition: str) -> None:
    t = position(mira("", "Harass"), seat(ready=[other]), seat(ready=["Vera 4/4"]), edition=edition)
    assert t.offers("play Harass Mira 0") is possible
    if possible:
        acts(t, "play Harass Mira 0", "use Harass")
        assert len(t.told("round")) == 2


# -- Harvest Rites ----------------------------------------------------------------------------------------------------


@editions
def test_harvest_rites_feed_once_a_turn(edition: str) -> None:
    t = position(seat(ready=[("Mira 2/8 sect:Sabbat", ["Harvest Rites"])]), seat(), bystander(), edition=edition)
    acts(t, "hunt Mira")
    assert t.measure("Mira.blood") == 4


BETTER_HUNTERS = [("Harvest Rites", "sect:Sabbat"), ("Aaron's Feeding Razor", "")]


@editions
@rules_on("Harvest Rites", "RTR 20030519", "RTR 20180511")
@rules_on("Aaron's Feeding Razor", "RTR 20030519", "RTR 20180511", "RTR 19980707", "LSJ 19980722")
@pytest.mark.parametrize(("card", "words"), BETTER_HUNTERS)
@pytest.mark.parametrize(("prey", "left", "gained"), [("Oskar 4/4", 2, 2), ("Oskar 1/4", 0, 1)])
def test_what_a_special_hunt_gains_more_comes_from_its_target(
    prey: str, left: int, gained: int, card: str, words: str, edition: str
) -> None:
    t = position(
        seat(ready=[(f"Mira 2/8 {words}".strip(), [card])], hand=[hunt_for()]),
        seat(ready=[prey]),
        bystander(),
        edition=edition,
    )
    t.does_all("play Prowl Mira", "target Oskar")
    t.goes_on()  # nobody is asked whether he wants it
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (left, 2 + gained)
    t.is_quiet()


@since_2011
def test_harvest_rites_help_one_hunt_a_turn(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 1/8 for sect:Sabbat", ["Harvest Rites"])], hand=[hunt_for(), "Freak Drive"]),
        seat(ready=["Oskar 4/4"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Mira")
    t.passes_until_offered("play Freak Drive Mira 0")
    assert t.measure("Mira.blood") == 3
    t.does("play Freak Drive Mira 0", by="a")
    t.goes_on()
    paid = t.g.face[t["Freak Drive"]].blood
    t.does_all("play Prowl Mira", "target Oskar")
    t.goes_on()
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (3, 4 - paid)


# -- Haunt ------------------------------------------------------------------------------------------------------------


@editions
@rules_on("Haunt", "LSJ 20090324")
def test_haunt_burns_a_location(edition: str) -> None:
    foe = seat(ready=["Oskar 4/8"], play=["The Barrens"])
    t = done("Haunt", 1, mira("NEC", "Haunt"), foe, edition=edition)
    assert (t.region("The Barrens"), t.told("action")[0]["victims"]) == ("ash-heap", [1])


# -- The Haunting -----------------------------------------------------------------------------------------------------


@editions
def test_the_haunted_bleed_until_the_ghost_is_driven_out(edition: str) -> None:
    t = cursed("The Haunting", edition=edition)
    until_turn_of(t, 1, "unlock")
    with t.changes("Oskar.blood", -1):
        t.does("trigger The Haunting")
    until_turn_of(t, 1, "minion")
    acts(t, "use The Haunting Kin")
    assert t.region("The Haunting") == "ash-heap"


# -- Heart of Darkness ------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("version", [0, 1])
def test_a_heart_of_darkness_fears_no_fire(version: int, edition: str) -> None:
    card = "Heart of Darkness"
    own = seat(ready=[("Mira 6/8", [card])])
    t = position(own, seat(ready=[("Oskar 9/9", ["Blow Torch"])]), bystander(), edition=edition)
    if version:
        t.g.versions[t[card]] = version
    t.does_all("bleed Mira", "block Oskar")
    acts(t, "use Blow Torch Oskar -1", *([f"use {card} Mira -1"] if version else []))
    assert (t.region("Mira"), t.measure("Mira.blood")) == ("ready", 6 if version else 5)
    t = position(seat(ready=["Wolf ally 2"]), seat(ready=[("Mira 6/8", [card])]), bystander(), edition=edition)
    acts(t, f"use {card} Wolf")
    assert t.region(card) == "ash-heap"


# -- Heart of the City ------------------------------------------------------------------------------------------------

PUT_ON = [
    # card, words, mode, stealth, bleed, strength
    ("Heart of the City", "PRE", 0, 1, 2, 1),
    ("Heart of the City", "PRE", 1, 1, 3, 1),
    ("Preternatural Strength", "POT", 0, 2, 1, 2),
    ("Preternatural Strength", "POT", 1, 2, 1, 3),
    ("Heroic Might", "POT", 0, 3, 1, 2),
    ("Heroic Might", "POT", 1, 3, 1, 3),
    ("Shadow of the Beast", "PRO", 0, 0, 1, 1),
    ("Shadow of the Beast", "PRO", 1, 0, 1, 1),
    ("Abbot", "sect:Sabbat", 0, 1, 1, 1),
    ("Well-Marked", "sect:Laibon", 0, 1, 1, 1),
    ("Zillah's Tears", "sect:Sabbat", 0, 1, 1, 1),
    ("Rutor's Hand", "THA", 0, 1, 1, 1),
    ("Eternal Vigilance", "sect:Sabbat archbishop city:Paris", 0, 1, 1, 1),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "stealth", "bleed", "strength"), PUT_ON)
def test_a_card_is_put_on_the_acting_vampire(
    edition: str, card: str, words: str, mode: int, stealth: int, bleed: int, strength: int
) -> None:
    if edition == "2000" and "Laibon" in words:
        pytest.skip("there are no Laibon in 2000")
    t = acting(card, who=words, more=("Ines 2/4",), edition=edition)
    with t.unchanged(*BYSTANDER, "Oskar.blood", "b.pool"):
        t.does(f"play {card} Mira {mode}")
        assert t.told("action")[-1]["stealth"] == stealth
        acts(t)
    assert t.g.host[t[card]] == t["Mira"]
    if t.region("Mira") == "ready":
        assert (stats.bleed(t.g, t["Mira"]), stats.strength(t.g, t["Mira"])) == (bleed, strength)
    t.is_quiet()
    if card != "Eternal Vigilance":  # one of them is enough
        t = position(seat(ready=[(f"Mira 4/8 {words}", [card])], hand=[card]), seat(), bystander(), edition=edition)
        assert t.clauses(f"play {card}#2 Mira {mode}", by="a") == ["card.requirement.minion"]


# -- Heroic Might -----------------------------------------------------------------------------------------------------


@editions
def test_heroic_might_strikes_and_leaves_a_fallen_vampire(edition: str) -> None:
    def fought(version: int) -> Table:
        t = position(
            seat(ready=[("Mira 6/8 POT", ["Heroic Might"])]),
            seat(ready=[("Oskar 8/8", ["Deer Rifle"])]),
            bystander(),
            edition=edition,
        )
        if version:
            t.g.versions[t["Heroic Might"]] = version
        t.does_all("bleed Mira", "block Oskar")
        while t.asks != "strike" or t.who() != "a":
            t.goes_by()
        return t

    t = fought(0)
    assert not t.offers("use Heroic Might Mira -2")
    t.does("use Heroic Might Mira -1")
    acts(t)
    assert t.region("Deer Rifle") == "ash-heap"
    t = fought(1)
    t.does("use Heroic Might Mira -2")
    acts(t)
    assert t.measure("Oskar.blood") == 6
    t = position(
        seat(ready=[("Mira 1/8", ["Heroic Might"])]), seat(ready=["Oskar 8/8 strength:3"]), bystander(), edition=edition
    )
    acts(t, "bleed Mira", "block Oskar")
    assert (t.region("Mira"), t.region("Heroic Might")) == ("torpor", "ash-heap")


# -- Hunter's Mark ----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("mode", "offered"), [(0, True), (1, False)])
def test_hunters_mark_lets_nobody_end_the_first_round(edition: str, mode: int, offered: bool) -> None:
    t = position(
        seat(ready=["Mira 6/8 CEL THA"], hand=["Hunter's Mark"]),
        seat(ready=["Oskar 6/8 PRO"], hand=["Form of Mist"]),
        bystander(),
        edition=edition,
    )
    rushed(t, "Hunter's Mark", mode)
    assert (t.asks, t.who()) == ("strike", "b")
    assert t.offers("play Form of Mist Oskar 1") is offered
    assert t.offers("play Form of Mist Oskar 0") or edition == "2000"  # he may still dodge
    t.does("strike hand")
    acts(t, "press")
    assert len(t.told("round")) == 2


# -- Hunting the Beast ------------------------------------------------------------------------------------------------


@editions
def test_hunting_the_beast_feeds_a_salubri_to_come(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 6/8 strength:3 AUS clan:Salubri"],
            hand=["Hunting the Beast"],
            uncontrolled=["Sal 0/5 clan:Salubri", "Other 0/5"],
        ),
        seat(ready=["Oskar 1/6"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged("Other.blood"), t.changes("Sal.blood", +2):
        acts(t, "play Hunting the Beast Mira 1")
    t.is_quiet()
