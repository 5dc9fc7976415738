"""Action cards: I."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_tables import FOE, done, mira
from tests.vtes.cards.answering import acts, until_turn_of
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions

# -- Illusory Resources -----------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("mode", [0, 1])
def test_illusory_resources_swallow_bleeds(mode: int, edition: str) -> None:
    card = "Illusory Resources"
    t = done(card, mode, mira("CHI", card), FOE, edition=edition)
    assert t.measure(f"{card}.blood") == 1 + mode
    until_turn_of(t, 2, "minion")
    t.does("bleed Vera")
    with t.unchanged("a.pool"):
        acts(t, f"use {card}")
    until_turn_of(t, 0, "unlock")
    t.does(f"use {card}")
    assert (t.measure("Mira.blood"), t.measure(f"{card}.blood")) == (5, 1 + mode)


# -- Imperial Decree --------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("card", "words"), [("Imperial Decree", "justicar"), ("Covenant of Blood", "sect:Sabbat")])
def test_a_decree_is_put_in_play(card: str, words: str, edition: str) -> None:
    t = done(card, 0, mira(words, card), FOE, edition=edition)
    assert t.region(card) == "play"


# -- Inside Dirt ------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("mode", "so"), [(0, ("Oskar.blood", 1)), (1, ("b.pool", 27))])
def test_inside_dirt_costs_the_edge(mode: int, so: tuple[str, int], edition: str) -> None:
    words = "clan:Nosferatu-antitribu"
    own = seat(edge=True, ready=[f"Mira 6/8 {words}"], hand=["Inside Dirt"])
    t = done("Inside Dirt", mode, own, FOE, *(["target Oskar"] if not mode else []), edition=edition)
    assert (t.measure(so[0]), t.g.edge) == (so[1], -1)
    without = position(mira(words, "Inside Dirt"), FOE, bystander(), edition=edition)
    assert not without.offers("play Inside Dirt")


# -- Intimidation -----------------------------------------------------------------------------------------------------

PLAIN = [
    ("Intimidation", "PRE", 0, 2, 0),
    ("Intimidation", "PRE", 1, 3, 0),
    ("Social Charm", "PRE", 0, 2, 0),
    ("Social Charm", "PRE", 1, 2, 0),
    ("Media Influence", "PRE", 0, 3, 0),
    ("Gremlins", "dom MYT", 0, 2, 0),
    ("Gremlins", "dom MYT", 2, 2, 1),
    ("Loss", "QUI", 1, 3, 0),
    ("Propaganda", "PRE", 0, 2, 0),
    ("Propaganda", "PRE", 1, 2, 0),
    ("Feast of the Soul's Secrets", "DOM clan:Salubri", 0, 3, 0),
    ("Enthrall", "obf trait:path-of-Cathari", 0, 2, 0),
    ("Enthrall", "pre trait:path-of-Cathari", 1, 2, 0),
    ("Show of Force", "POT PRE", 0, 2, 0),
    ("Show of Force", "POT PRE", 1, 3, 0),
    ("Slaughtering the Herd", "dom", 0, 3, 0),
    ("Puppet Master", "dom", 0, 3, 0),
    ("Madman's Quill", "AUS DEM", 0, 3, 0),
    ("Shroud of Decay", "obl", 0, 2, 0),
    ("Dominate Kine", "dom", 0, 2, 1),
    ("Fleetness", "cel", 0, 1, 1),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "bleed", "stealth"), PLAIN)
def test_a_bleed_with_a_card_burns_so_much_pool(
    edition: str, card: str, words: str, mode: int, bleed: int, stealth: int
) -> None:
    t = acting(card, who=words, edition=edition)
    with t.unchanged(*BYSTANDER, "Oskar.blood"):
        t.does(f"play {card} Mira {mode}")
        assert t.told("action")[-1]["stealth"] == stealth
        t.goes_on()
    assert (t.measure("b.pool"), t.measure("Mira.locked")) == (30 - bleed, 1)
    assert t.measure("Mira.blood") == 4 - t.g.face[t[card]].blood
    t = acting(card, who=words, edition=edition)
    t.does(f"play {card} Mira {mode}")
    if not stealth:
        t.does("block Oskar")
        acts(t)
        assert t.measure("b.pool") == 30
