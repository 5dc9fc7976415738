"""Event cards: B."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.model.rulings import extra_cost
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import to_the_end
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, in_phase, passes_to, since_2011

# -- Becoming of Ennoia -----------------------------------------------------------------------------------------------


@since_2011
@rules_on("Becoming of Ennoia", "PIB 20121031")
@pytest.mark.parametrize(("others", "played"), [(["The Unmasking", "Thirst"], True), (["The Unmasking"], False)])
def test_ennoia_hurts_a_vampire_of_everybody(others: list[str], played: bool, edition: str) -> None:
    """Ruling: the two events of others are only needed to play it."""
    t = position(
        seat(ready=["Mira 3/5"], hand=["Becoming of Ennoia"]),
        seat(ready=["Oskar 2/4"], play=others),
        bystander(),
        phase="discard",
        edition=edition,
    )
    assert t.offers("play Becoming of Ennoia") is played
    t = position(
        seat(ready=["Mira 3/5", "Ines 2/4"], play=["Becoming of Ennoia"], hand=["Earth Meld"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.answer(t.options("trigger")[0])
    t.does("pick Ines")
    assert (t.measure("Mira.blood"), t.measure("Ines.blood")) == (3, 1)
    assert extra_cost(t.g, 1, t["Mira"], t["Earth Meld"], 0, []) == 2


# -- The Bitter and Sweet Story ---------------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize("card", ["The Bitter and Sweet Story", "Narrow Minds", "NRA PAC", "Restricted Vitae"])
def test_an_event_comes_into_play(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[card]), seat(ready=["Oskar 2/4"]), bystander(), phase="discard", edition=edition
    )
    t.does(f"play {card}")
    assert t.region(card) == "play"


@since_2011
def test_the_story_gives_cards_for_victories(edition: str) -> None:
    t = in_phase("master", edition, "The Bitter and Sweet Story")
    t.g.vps[1] = 1
    assert [t.measure(f"{one}.hand_size") for one in "abc"] == [7, 9, 7]


@since_2011
@rules_on("The Bitter and Sweet Story", "ANK 20230527-2")
def test_the_story_of_one_who_is_ousted_is_over_before_her_predator_draws(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Blank Page"] * 7, library=9),
        seat(ready=["Oskar 2/4 locked"], pool=1, play=["The Bitter and Sweet Story"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    to_the_end(t)
    assert t.g.ousted[1]
    assert (t.g.vps[0], t.measure("a.hand"), t.measure("a.library"), t.told("drawn")) == (1, 7, 9, [])


# -- Blood Trade ------------------------------------------------------------------------------------------------------


@since_2011
@rules_on("Blood Trade", "LSJ 20040531-2")
def test_the_blood_trade_ends_boons_and_moves_blood(edition: str) -> None:
    """Ruling: a referendum that is called a boon is none."""
    t = position(
        seat(ready=["Mira 3/5"], hand=["Blood Trade"], play=[]),
        seat(ready=[("Oskar 2/4", ["Lesser Boon"])]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.does("play Blood Trade")
    assert t.region("Lesser Boon") == "ash-heap"
    t = position(
        seat(ready=["Mira 3/5 prince:Boston"], hand=["Consanguineous Boon"]),
        seat(ready=["Oskar 2/4"], play=["Blood Trade"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.does("use Blood Trade")
    t.does("target Oskar")
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (2, 3)
    assert not t.offers("use Blood Trade")
    passes_to(t, "minion")
    assert t.offers("play Consanguineous Boon Mira")


@since_2011
def test_no_boon_is_played_after_the_blood_trade(edition: str) -> None:
    for play in ([], ["Blood Trade"]):
        t = position(
            seat(ready=["Mira 3/5"]),
            seat(ready=["Oskar 2/4"], hand=["Lesser Boon"], play=play),
            bystander(),
            edition=edition,
        )
        t.does("bleed Mira")
        for _ in range(20):
            if t.told("combat") or t.offers("play Lesser Boon"):
                break
            t.does("block Oskar")
        assert t.offers("play Lesser Boon") is (not play)


# -- Break the Code ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["2011", "2012"])
def test_break_the_code_turns_the_hunters_into_prey(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8", "Brute ally 2 trait:mortal"]),
        seat(ready=["Abe 3/3 imbued"]),
        seat(ready=["Vera 2/4"], play=["Break the Code"]),
        edition=edition,
    )
    assert not t.offers("use Break the Code Brute")
    t.does("use Break the Code Mira")
    assert (t.told("action")[-1]["victims"], stats.intercept(t.g, t["Abe"])) == ([1], -1)
