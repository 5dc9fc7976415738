"""More vampires with effects that no other vampire has: each is played."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, passes_to
from tests.vtes.cards.test_combat import on
from tests.vtes.cards.test_notables import fights


def stands(me: Item, *theirs: Item, edition: str, phase: str = "minion", **mine: object) -> Table:
    """The vampire is ready and it is the turn of his Methuselah."""
    return position(
        seat(ready=[me], **mine),  # type: ignore[arg-type]
        seat(ready=list(theirs or ("Oskar 2/4",))),
        bystander(),
        phase=phase,
        edition=edition,
    )


# -- actions ----------------------------------------------------------------------------------------------------------


@editions
def test_dan_murdock_finds_giants_blood_and_nothing_else(edition: str) -> None:
    library = ["Giant's Blood", "Minion Tap", "Blank Page"]
    t = stands("Dan Murdock", "Oskar 2/4 locked", edition=edition, library=library)
    t.does("use Dan Murdock Dan Murdock -1")
    t.passes_until("search")
    assert len(t.options("find")) == 1
    t.answer(t.options("find")[0])
    assert t.region("Giant's Blood") == "hand"


@editions
def test_darius_shirazi_steals_no_weapon(edition: str) -> None:
    t = stands("Darius Shirazi", ("Oskar 2/4", ["Ivory Bow", "Laptop Computer"]), edition=edition)
    assert not t.options("use")
    t = stands("Darius Shirazi", ("Oskar 2/4 locked", ["Ivory Bow", "Leather Jacket"]), edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("use Darius Shirazi Darius Shirazi -1")
        t.goes_on()
    assert t.g.host[t["Leather Jacket"]] == t["Darius Shirazi"]
    assert t.g.host[t["Ivory Bow"]] == t["Oskar"]


@editions
def test_talbot_attacks_for_a_master_card(edition: str) -> None:
    assert not stands("Talbot", edition=edition, hand=["Fade"]).options("use")
    t = stands("Talbot", "Oskar 4/8", edition=edition, hand=["Fade", "Minion Tap"])
    t.does("use Talbot Talbot -1")
    t.does("target Oskar")
    assert (t.region("Minion Tap"), t.region("Fade")) == ("ash-heap", "hand")
    t.goes_on()
    assert t.measure("Oskar.blood") == 3


# -- numbers ----------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("weapon", [".44 Magnum", "Meat Cleaver"])
def test_ruth_mcginley_shoots_first(weapon: str, edition: str) -> None:
    """Whoever falls to a first strike does not strike back; a blade is as quick as the other one."""
    t = stands(("Ruth McGinley", [weapon]), ("Oskar 1/4", []), edition=edition)
    t.g.blood[t["Ruth McGinley"]] = 4
    fights(t, "Ruth McGinley")
    on(t, "strike")
    t.does(f"use {weapon} Ruth McGinley -1", by="a")
    on(t)
    assert t.region("Oskar") == "torpor"
    assert t.measure("Ruth McGinley.blood") == (4 if weapon == ".44 Magnum" else 3)


@editions
def test_janni_strikes_harder_with_weapons_only(edition: str) -> None:
    t = stands(("Janni", [".44 Magnum"]), "Oskar 6/8", edition=edition)
    fights(t, "Janni")
    on(t, "strike")
    t.does("use .44 Magnum Janni -1", by="a")
    on(t)
    assert t.measure("Oskar.blood") == 3
    t = stands("Janni", "Oskar 6/8", edition=edition)
    fights(t, "Janni")
    on(t)
    assert t.measure("Oskar.blood") == 5


@editions
@pytest.mark.parametrize(("clan", "offered"), [("Ministry", True), ("Toreador", False)])
def test_janni_attacks_the_ministry(clan: str, offered: bool, edition: str) -> None:
    t = stands("Janni", f"Oskar 6/8 clan:{clan}", edition=edition)
    assert bool(t.options("use")) is offered


@editions
def test_servius_gives_everybody_a_larger_hand_for_elders(edition: str) -> None:
    t = stands("Servius Marius Pustula", "Oskar 2/8", "Ute 2/9", "Piet 2/7", edition=edition)
    assert [stats.hand_size(t.g, seat) - 7 for seat in range(3)] == [1, 2, 0]


@editions
def test_lithrac_sneaks_up(edition: str) -> None:
    t = stands(("Lithrac", ["Archon"]), edition=edition)
    t.does("use Archon Lithrac -1")
    t.does("target Oskar")
    assert t.measure("Lithrac.stealth") == 2
    t = stands("Lithrac", edition=edition)
    t.does("bleed Lithrac")
    assert t.measure("Lithrac.stealth") == 0


@editions
@pytest.mark.parametrize(("blood", "most"), [(2, 0), (4, 2), (5, 3)])
def test_spiridonas_burns_blood_to_bleed_for_more(blood: int, most: int, edition: str) -> None:
    t = stands("Spiridonas", "Oskar 2/4 locked", edition=edition)
    t.g.blood[t["Spiridonas"]] = blood
    t.does("bleed Spiridonas")
    assert t.offers("use Spiridonas Spiridonas -1") is (most > 0)
    if most:
        t.does("use Spiridonas Spiridonas -1")
        assert len(t.options("amount")) == most
        t.does(f"amount {blood}")
        assert t.measure("b.pool") == 29 - most
        assert t.measure("Spiridonas.blood") == 0


@editions
def test_esau_tosses_a_coin_once(edition: str) -> None:
    t = stands("Esau", "Oskar 2/4 locked", edition=edition)
    t.g.blood[t["Esau"]] = 4
    t.does("bleed Esau")
    before = t.measure("Esau.bleed")
    t.does("use Esau Esau -1")
    assert t.measure("Esau.blood") == 3
    assert t.measure("Esau.bleed") in (before, before + 1)
    assert not t.offers("use Esau Esau -1")


@editions
@pytest.mark.parametrize(("way", "locked", "blood"), [(-1, 1, 3), (-2, 0, 2)])
def test_sean_rycek_gets_two_votes_once(way: int, locked: int, blood: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Anarchist Uprising"]),
        seat(ready=["Sean Rycek"]),
        bystander(),
        edition=edition,
    )
    t.g.blood[t["Sean Rycek"]] = 3
    t.does("play Anarchist Uprising Mira")
    t.passes_until_offered(f"use Sean Rycek Sean Rycek {way}")
    t.does(f"use Sean Rycek Sean Rycek {way}")
    assert (t.measure("Sean Rycek.locked"), t.measure("Sean Rycek.blood")) == (locked, blood)
    since = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("use Sean Rycek Sean Rycek -1", since)
    assert not t.ever_offered("use Sean Rycek Sean Rycek -2", since)


@editions
def test_sean_rycek_burns_a_boon(edition: str) -> None:
    t = position(
        seat(ready=["Sean Rycek"]),
        seat(ready=["Oskar 2/4"], play=["Minor Boon"]),
        bystander(),
        edition=edition,
    )
    t.does("use Sean Rycek Sean Rycek -3")
    assert (t.who(), t.measure("Sean Rycek.stealth")) == ("b", 1)
    t.goes_on()
    assert t.region("Minor Boon") == "ash-heap"


@editions
def test_soldat_gives_a_maneuver_for_the_edge(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 trait:black-hand", "Soldat"], edge=True),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    fights(t, "Mira")
    t.passes_until_offered("use Soldat -1 -1")
    t.does("use Soldat -1 -1", by="a")
    assert t.g.edge != 0
    assert (t.who(), t.options()) == ("a", ["maneuver", "pass"])


# -- what follows on something ----------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("other", "offered"), [("Oskar 3/3", True), ("Oskar 2/2", False)])
def test_whoever_is_older_than_leo_washington_maneuvers(other: str, offered: bool, edition: str) -> None:
    t = stands("Leo Washington", other, edition=edition)
    fights(t, "Leo Washington")
    assert ((t.asks, t.who()) == ("maneuver", "b")) is offered


@editions
@pytest.mark.parametrize(("card", "gone"), [("Anarchist Uprising", True), ("Blank Page", False)])
def test_kendrick_looks_for_a_political_card(card: str, gone: bool, edition: str) -> None:
    t = position(
        seat(ready=["Kendrick"]),
        seat(ready=["Oskar 2/4"], hand=[card]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use Kendrick -1 -1")
    assert (t.region(card) == "ash-heap") is gone
    assert not t.offers("use Kendrick -1 -1")


@editions
@pytest.mark.parametrize(("blood", "fed"), [(2, 1), (4, 0)])
def test_doyle_fincher_feeds_his_prey_and_himself(blood: int, fed: int, edition: str) -> None:
    t = position(
        seat(ready=["Doyle Fincher"], hand=["Blank Page"]),
        seat(ready=[f"Oskar {blood}/4"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    t.g.blood[t["Doyle Fincher"]] = 3
    with t.unchanged(*BYSTANDER):
        passes_to(t, "discard")
    assert (t.measure("Doyle Fincher.blood"), t.measure("Oskar.blood")) == (3 + fed, blood + fed)


@editions
def test_cagliostro_discards_twice(edition: str) -> None:
    t = position(
        seat(ready=["Cagliostro, The Grand Copht"], hand=["Blank Page", "Minion Tap"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    passes_to(t, "discard")
    t.does("discard Blank Page")
    t.does("discard Minion Tap")
    assert (t.region("Blank Page"), t.region("Minion Tap")) == ("ash-heap", "ash-heap")


@editions
def test_cagliostro_corrupts_who_has_blocked_him(edition: str) -> None:
    t = stands("Cagliostro, The Grand Copht", "Oskar 4/8", edition=edition)
    fights(t, "Cagliostro, The Grand Copht")
    while t.asks != "may":
        t.does("strike hand" if t.asks == "strike" else "pass")
    t.does("yes")
    t.goes_on()
    assert t.g.counters_on(t["Oskar"], "corruption") == 1


@editions
@pytest.mark.parametrize(("other", "locked"), [("Oskar 2/6", 1), ("Oskar 2/7", 0)])
def test_whoever_fails_to_block_gracis_nostinus_is_locked(other: str, locked: int, edition: str) -> None:
    t = stands("Gracis Nostinus", other, edition=edition)
    t.does("hunt Gracis Nostinus")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    t.goes_on()
    assert t.measure("Oskar.locked") == locked


@editions
@pytest.mark.parametrize(("other", "asked"), [("Oskar 2/2", True), ("Oskar 1/1", False)])
def test_an_elder_who_blocks_iris_bennett_looks_at_the_hand(other: str, asked: bool, edition: str) -> None:
    t = stands("Iris Bennett", other, edition=edition, hand=["Blank Page"])
    fights(t, "Iris Bennett")
    if asked:
        assert t.asks == "may"
        t.does("yes", by="b")
    t.goes_on()
    assert t.g.seen(t["Blank Page"], 1) is asked


@editions
@pytest.mark.parametrize(
    ("way", "pool", "title"),
    [(0, 29, ""), (1, 28, "primogen"), (2, 27, "prince"), (3, 26, "justicar")],
)
def test_victor_pelletier_buys_a_title(way: int, pool: int, title: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/4"], uncontrolled=["Victor Pelletier"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    t.g.blood[t["Victor Pelletier"]] = 4
    t.does("invest Victor Pelletier")
    t.does("out Victor Pelletier" if edition == "2023" else "pass")
    assert len(t.options()) == 4
    t.does(t.options()[way])
    assert (t.measure("a.pool"), stats.title(t.g, t["Victor Pelletier"])) == (pool, title)


@editions
def test_victor_pelletier_yields_a_title_that_another_has(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/4"], uncontrolled=["Victor Pelletier"]),
        seat(ready=["Oskar 2/4 prince:Paris"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    t.g.blood[t["Victor Pelletier"]] = 4
    t.does("invest Victor Pelletier")
    t.does("out Victor Pelletier" if edition == "2023" else "pass")
    t.does(t.options()[2])
    assert [stats.title(t.g, t[one]) for one in ("Victor Pelletier", "Oskar")] == ["", "prince"]
    assert t.measure("a.pool") == 27


@editions
@pytest.mark.parametrize(("locked", "hurt"), [("", 1), ("locked", 0)])
def test_shemti_burns_who_acts_against_you(locked: str, hurt: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=[f"Shemti {locked}".strip(), "Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        t.goes_on()
        if hurt:
            t.does("way 0", by="a")  # at once
        t.goes_on()
    assert t.measure("Mira.blood") == 4 - hurt


@editions
@pytest.mark.parametrize(
    ("other", "blood", "offered"), [("Oskar 2/3", 5, True), ("Oskar 2/4", 5, False), ("Oskar 2/3", 1, False)]
)
def test_pentweret_takes_the_weak(other: str, blood: int, offered: bool, edition: str) -> None:
    """It costs 2 blood, which must be there."""
    t = stands("Pentweret", other, edition=edition)
    t.g.blood[t["Pentweret"]] = blood
    fights(t, "Pentweret")
    on(t, "strike")
    assert t.offers("use Pentweret Pentweret -1") is offered
    if offered:
        t.does("use Pentweret Pentweret -1")
        t.goes_on()
        assert (t.g.controller[t["Oskar"]], t.measure("Pentweret.blood") <= 3) == (0, True)
