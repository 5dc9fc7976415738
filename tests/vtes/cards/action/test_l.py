"""Action cards: L."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_tables import mira
from tests.vtes.cards.answering import acts
from tests.vtes.cards.tables import acting, bystander, editions, since_2011

# -- Legal Manipulations ----------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "words", "pool", "own"),
    [("Legal Manipulations", "PRE", 27, 31), ("Kindred Spirits", "dem", 29, 31), ("Kindred Spirits", "DEM", 28, 31)],
)
def test_a_successful_bleed_is_rewarded_with_pool(card: str, words: str, pool: int, own: int, edition: str) -> None:
    t = acting(card, who=words, edition=edition)
    t.answer(t.options("play")[-1])
    if t.asks == "target":
        t.does("target b")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("a.pool")) == (pool, own)
    t.is_quiet()


# -- Liberty Club Intrigue --------------------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize("mode", [0, 1])
def test_liberty_club_intrigue_holds_anarchs(mode: int, edition: str) -> None:
    card = "Liberty Club Intrigue"
    foe = seat(ready=["Oskar 4/5 sect:Anarch", "Kin 4/4 sect:Anarch", "Old 4/6 sect:Anarch", "Loyal 2/4"])
    t = position(mira("prince city:Paris", card), foe, bystander(), edition=edition)
    t.does(f"play {card} Mira {mode}")
    assert not t.offers("target Old")
    acts(t, "target Oskar")
    while t.g.turn_span().seat != 1 or t.asks != "minion":
        t.passes()
    assert (t.measure("Oskar.locked"), t.measure("Kin.locked")) == (1, mode)


# -- Line Brawl -------------------------------------------------------------------------------------------------------


@since_2011
def test_line_brawl_steals_pool_of_anybody(edition: str) -> None:
    t = acting("Line Brawl", who="sect:Anarch cel pre", edition=edition)
    acts(t, "play Line Brawl Mira 0", "target c")
    assert (t.measure("a.pool"), t.measure("c.pool"), t.told("action")[-1]["victims"]) == (31, 29, [2])
    t = acting("Line Brawl", who="sect:Anarch cel pre", edition=edition)
    acts(t, "play Line Brawl Mira 2")
    assert t.measure("b.pool") == 28
    t.is_quiet()


# -- Loss -------------------------------------------------------------------------------------------------------------


@editions
def test_loss_is_felt_by_neighbours(edition: str) -> None:
    t = acting(
        "Loss",
        who="qui",
        against=[("Oskar 2/4", ["Deer Rifle"])],
        more=[("Ines 2/4", ["Meat Cleaver"])],
        edition=edition,
    )
    acts(t, "play Loss Mira 0")
    assert (t.region("Deer Rifle"), t.region("Meat Cleaver")) == ("ash-heap", "attached")
    assert t.told("action")[-1]["victims"] == [1]
    t.is_quiet()


# -- Lure of the Serpent ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "words"), [("Lure of the Serpent", "ser"), ("Far Mastery", "dom")])
def test_a_retainer_of_an_ally_is_not_stolen_and_that_of_another_vampire_of_hers_is(card: str, words: str) -> None:
    t = position(
        seat(ready=[f"Mira 6/8 {words}", ("Nils 2/4", ["Raven Spy"])], hand=[card]),
        seat(ready=["Oskar 2/4 locked", ("Brute ally 2", ["Childling Muse"])]),
        bystander(),
    )
    t.does(f"play {card} Mira 0")
    assert not t.ever_offered("target Childling Muse")
    t.goes_on()
    assert t.g.host[t["Raven Spy"]] == t["Mira"]
    t.is_quiet()
