"""Equipment cards: I."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.answering import PAGES, acts, does, until
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.equipment_tables import armed
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, fighting

# -- Improvised Flamethrower ------------------------------------------------------------------------------------------


@rules_on("Improvised Flamethrower", "LSJ 20100709")
@pytest.mark.parametrize("long", [True, False])
def test_damage_before_range_is_at_long_range_if_the_range_was_set_so(long: bool) -> None:
    card = "Improvised Flamethrower"
    t = position(
        seat(ready=["Mira 6/8 obe TEM"], hand=["Neutral Guard", "Outside the Hourglass"]),
        seat(ready=[("Oskar 8/9", [card])]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "play Neutral Guard Mira 1")
    t.does("play Neutral Guard Mira 1" if long else "pass", by="a")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Outside the Hourglass Mira 3")
    t.does("play Outside the Hourglass Mira 3", by="a")
    on_to(t)
    assert (t.region(card), t.region("Oskar")) == (("ash-heap", "torpor") if long else ("attached", "ready"))


@editions
@rules_on("Improvised Flamethrower", "LSJ 20040802")
def test_a_flamethrower_explodes_when_its_bearer_is_hit_from_afar(edition: str) -> None:
    t = armed("Improvised Flamethrower", on_other=["Deer Rifle"], edition=edition)
    t.passes_until_offered("use Deer Rifle Oskar -2")
    t.does("use Deer Rifle Oskar -2", by="b")
    acts(t)
    assert (t.region("Improvised Flamethrower"), t.region("Mira")) == ("ash-heap", "torpor")
    t = armed("Improvised Flamethrower", on_other=["Deer Rifle"], edition=edition)
    on_to(t, "strike")
    t.does("strike hand", by="a")
    t.does("use Deer Rifle Oskar -1", by="b")
    acts(t)
    assert (t.region("Improvised Flamethrower"), t.measure("Mira.blood")) == ("attached", 5)


# -- Incriminating Videotape ------------------------------------------------------------------------------------------


def _next_own_turn(t: Table) -> Table:
    turn = t.g.turn
    while not (t.g.turn > turn and t.g.turn_span().seat == 0 and t.asks == "minion"):
        t.goes_by()
    return t


@editions
@rules_on("Incriminating Videotape", "TOM 19960114")
def test_one_minion_cannot_block_who_has_the_videotape(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8", "Ines 4/8"], hand=["Incriminating Videotape"]),
        seat(ready=["Oskar 2/4", "Kin 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Incriminating Videotape Mira 0")
    assert t.told("action")[0]["victims"] == []
    acts(t, "pick Oskar")
    t.does("bleed Ines")
    t.passes_until_offered("block Oskar")
    acts(t)
    t = _next_own_turn(t)
    t.does("bleed Mira")
    t.passes_until_offered("block Kin")
    assert not t.offers("block Oskar")


@rules_on("Incriminating Videotape", "LSJ 20090506")
@pytest.mark.parametrize("how", ["Magic of the Smith", "Alastor"])
def test_a_tape_incriminates_somebody_only_if_it_is_equipped(how: str) -> None:
    card = "Incriminating Videotape"
    t = position(
        seat(ready=["Mira 4/8 tha sect:Camarilla justicar"], hand=[how, *PAGES], library=[card, "Blank Page"]),
        seat(ready=["Oskar 4/8", "Olga 4/8"]),
        bystander(),
    )
    t.does(f"play {how} Mira 0")
    asked = len(t.asked)
    while t.asks not in t.quiet:
        if t.offers("pick Oskar"):
            t.does("pick Oskar")
        elif t.offers("target Mira"):
            t.does("target Mira")
        elif t.asks == "search":
            t.answer(t.options("find")[0])
        elif t.offers("vote Mira for"):
            t.does("vote Mira for")
        else:
            t.answer("pass" if "pass" in t.options() else t.options()[0])
    assert [t.g.face[one].name for one in t.g.on(t["Mira"])][-1] == card
    assert t.ever_offered("pick Oskar", asked) is (how != "Alastor")
    t.is_quiet()


# -- Inveraray, Scotland ----------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("there", "possible"), [(0, True), (2, True), (3, False)])
def test_inveraray_takes_blood_for_bleeds(there: int, possible: bool, edition: str) -> None:
    card = "Inveraray, Scotland"
    t = position(seat(ready=[("Mira 6/8", [card])]), seat(), bystander(), edition=edition, turn="c", phase="discard")
    t.g.gain_blood(t[card], there, 9, "card.counter.gain-from-bank")
    t.passes_until("minion")
    assert stats.bleed(t.g, t["Mira"]) == 1 + there
    assert t.offers(f"use {card}") is possible
    if possible:
        acts(t, f"use {card} Mira -1")
        assert (t.measure("Mira.blood"), stats.bleed(t.g, t["Mira"])) == (5, 2 + there)


@editions
def test_an_ally_has_nothing_of_a_location_for_vampires(edition: str) -> None:
    t = position(
        seat(ready=[("Brute ally 2 bleed:1", ["Inveraray, Scotland", "Sacré-Cœur Cathedral, France"])]),
        seat(ready=["Guard ally 2"]),
        bystander(),
        edition=edition,
    )
    t.g.blood[t["Inveraray, Scotland"]] = 2
    assert stats.bleed(t.g, t["Brute"]) == 1
    does(t, "bleed Brute", "block Guard")
    assert t.told("blocked")


# -- IR Goggles -------------------------------------------------------------------------------------------------------


@editions
def test_ir_goggles_give_one_maneuver_each_combat(edition: str) -> None:
    t = fighting("Psyche!", who="cel", on_mira=["IR Goggles"], edition=edition)
    on_to(t, "maneuver")
    t.does("use IR Goggles Mira -1", by="a")
    assert t.told("maneuver")[0]["range"] == "long"
    on_to(t, "press")
    t.does("play Psyche! Mira 0", by="a")
    on_to(t, "maneuver")
    assert t.asks != "maneuver"
    assert len(t.told("maneuver")) == 1
